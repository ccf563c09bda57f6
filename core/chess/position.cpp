// SPDX-License-Identifier: MIT
#include "core/chess/position.hpp"

#include "core/chess/sliders.hpp"
#include "core/chess/zobrist.hpp"

#include <limits>

namespace theco::chess {
namespace {

/// Men of `by` that would attack `target` if exactly `occupied` were on the board.
Bitboard attackersOn(const Boards& b, Square target, Color by, Bitboard occupied) {
    using tables::at;
    return b.of(by) & occupied &
           ((tables::pawn(~by, target) & b.of(PieceType::Pawn)) |
            (at(tables::kKnight, target) & b.of(PieceType::Knight)) |
            (at(tables::kKing, target) & b.of(PieceType::King)) |
            (sliders::bishop(target, occupied) & b.diagonal()) |
            (sliders::rook(target, occupied) & b.straight()));
}

/// Clocks in a FEN can be anything; counting on from the largest must not overflow.
void increment(std::int32_t& n) {
    if (n != std::numeric_limits<std::int32_t>::max()) ++n;
}

} // namespace

Position::Position() {
    static const Position initial = fromSetup(Setup::initial()).value();
    *this = initial;
}

CastlingRights Position::castling() const {
    return {(boards_.castling & rights::kWhiteKingside) != 0,
            (boards_.castling & rights::kWhiteQueenside) != 0,
            (boards_.castling & rights::kBlackKingside) != 0,
            (boards_.castling & rights::kBlackQueenside) != 0};
}

std::optional<Square> Position::legalEnPassantSquare() const {
    const auto target = doubleStepSquare();
    if (!target) return std::nullopt;
    // Both pawns leave their rank at once, which no pin mask sees: ask the board after the capture.
    const Bitboard captured = bit(static_cast<Square>(index(*target) ^ 8));
    Bitboard takers = tables::pawn(~turn_, *target) & boards_.of(turn_, PieceType::Pawn);
    while (takers != 0) {
        const Square from = popSquare(takers);
        const Bitboard after = (occupied() ^ bit(from) ^ captured) | bit(*target);
        if (attackersOn(boards_, king(turn_), ~turn_, after) == 0) return target;
    }
    return std::nullopt;
}

Bitboard Position::checkers() const {
    return attackers(king(turn_), ~turn_);
}

Bitboard Position::attackers(Square target, Color by) const {
    return attackersOn(boards_, target, by, occupied());
}

void Position::play(Move move) {
    const Square from = move.from();
    const Square to = move.to();
    const Color us = turn_;
    const PieceType type = typeAt(boards_, from);

    const auto toggle = [this](Color c, PieceType t, Square s) {
        boards_.color[index(c)] ^= bit(s);
        boards_.type[index(t)] ^= bit(s);
        key_ ^= zobrist::man(c, t, s);
    };

    const Square victim = move.isEnPassant() ? static_cast<Square>(index(to) ^ 8) : to;
    const bool capture = contains(boards_.of(~us), victim);
    if (capture) toggle(~us, typeAt(boards_, victim), victim);
    toggle(us, type, from);
    toggle(us, move.promotion().value_or(type), to);
    if (move.isCastle()) {
        const bool kingside = fileOf(to) == 6;
        toggle(us, PieceType::Rook, makeSquare(kingside ? 7 : 0, rankOf(to)));
        toggle(us, PieceType::Rook, makeSquare(kingside ? 5 : 3, rankOf(to)));
    }

    const std::uint8_t castling = boards_.castling &
                                  kKeptRights[static_cast<std::size_t>(index(from))] &
                                  kKeptRights[static_cast<std::size_t>(index(to))];
    key_ ^= zobrist::kKeys.castling[boards_.castling] ^ zobrist::kKeys.castling[castling];
    boards_.castling = castling;
    boards_.doubleStep = move.kind() == MoveKind::DoubleStep
                             ? static_cast<std::uint8_t>((index(from) + index(to)) / 2)
                             : Boards::kNoSquare;

    if (capture || type == PieceType::Pawn) {
        halfmoveClock_ = 0;
    } else {
        increment(halfmoveClock_);
    }
    if (us == Color::Black) increment(fullmoveNumber_);
    turn_ = ~us;
    key_ ^= zobrist::kKeys.blackToMove;
}

std::uint64_t Position::keyFromScratch() const {
    std::uint64_t key = zobrist::kKeys.castling[boards_.castling];
    if (turn_ == Color::Black) key ^= zobrist::kKeys.blackToMove;
    for (const Color c : {Color::White, Color::Black}) {
        for (const PieceType t : kPieceTypes) {
            for (Bitboard men = boards_.of(c, t); men != 0;) {
                key ^= zobrist::man(c, t, popSquare(men));
            }
        }
    }
    return key;
}

std::uint64_t Position::repetitionKey() const {
    if (boards_.doubleStep == Boards::kNoSquare) return key_;
    const auto target = legalEnPassantSquare();
    if (!target) return key_;
    return key_ ^ zobrist::kKeys.enPassantFile[static_cast<std::size_t>(fileOf(*target))];
}

bool Position::sameAs(const Position& other) const {
    Boards a = boards_;
    Boards b = other.boards_;
    a.doubleStep = b.doubleStep = Boards::kNoSquare;
    return a == b && turn_ == other.turn_ && legalEnPassantSquare() == other.legalEnPassantSquare();
}

} // namespace theco::chess
