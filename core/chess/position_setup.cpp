// SPDX-License-Identifier: MIT
#include "core/chess/position.hpp"

#include "core/chess/attacks.hpp"

#include <algorithm>

namespace theco::chess {
namespace {

/// The squares of one kind of man in a setup, which may hold any number of them.
Bitboard find(const Setup& setup, Piece piece) {
    Bitboard found = 0;
    for (int i = 0; i < 64; ++i) {
        if (setup.at(static_cast<Square>(i)) == piece) found |= bit(static_cast<Square>(i));
    }
    return found;
}

Bitboard findAll(const Setup& setup, Color c) {
    Bitboard found = 0;
    for (const PieceType t : kPieceTypes)
        found |= find(setup, {c, t});
    return found;
}

bool oneKingEach(const Setup& setup) {
    return count(find(setup, {Color::White, PieceType::King})) == 1 &&
           count(find(setup, {Color::Black, PieceType::King})) == 1;
}

bool kingsTouch(const Setup& setup) {
    const Bitboard white = find(setup, {Color::White, PieceType::King});
    const Bitboard black = find(setup, {Color::Black, PieceType::King});
    return (attacksOf({Color::White, PieceType::King}, firstSquare(white), 0) & black) != 0;
}

/// The touching king is a fault of its own, so only the other men are asked here.
bool opponentInCheck(const Setup& setup) {
    const Bitboard occupied = findAll(setup, Color::White) | findAll(setup, Color::Black);
    const Square king = firstSquare(find(setup, {~setup.turn, PieceType::King}));
    for (const PieceType t : kPieceTypes) {
        if (t == PieceType::King) continue;
        // What attacks the king stands where the same man of the other colour on the king's square
        // would attack.
        const Bitboard from = attacksOf({~setup.turn, t}, king, occupied);
        if ((from & find(setup, {setup.turn, t})) != 0) return true;
    }
    return false;
}

bool pawnOnLastRanks(const Setup& setup) {
    const Bitboard pawns =
        find(setup, {Color::White, PieceType::Pawn}) | find(setup, {Color::Black, PieceType::Pawn});
    return (pawns & (kRank1 | kRank1 << 56)) != 0;
}

/// Every man beyond the first set must once have been a pawn.
bool tooMany(const Setup& setup, Color c) {
    const auto number = [&](PieceType t) { return count(find(setup, {c, t})); };
    const int pawns = number(PieceType::Pawn);
    const int promoted =
        std::max(0, number(PieceType::Knight) - 2) + std::max(0, number(PieceType::Bishop) - 2) +
        std::max(0, number(PieceType::Rook) - 2) + std::max(0, number(PieceType::Queen) - 1);
    return count(findAll(setup, c)) > 16 || pawns + promoted > 8;
}

bool castlingImpossible(const Setup& setup) {
    for (const Color c : {Color::White, Color::Black}) {
        const int home = c == Color::White ? 0 : 7;
        for (const bool kingside : {true, false}) {
            if (!setup.castling.has(c, kingside)) continue;
            const bool kingHome = setup.at(makeSquare(4, home)) == Piece{c, PieceType::King};
            const bool rookHome =
                setup.at(makeSquare(kingside ? 7 : 0, home)) == Piece{c, PieceType::Rook};
            if (!kingHome || !rookHome) return true;
        }
    }
    return false;
}

/// A double step leaves its pawn one square further and two empty squares behind.
bool enPassantImpossible(const Setup& setup, Square target) {
    if (relativeRank(setup.turn, target) != 5) return true;
    const int forward = setup.turn == Color::White ? -8 : 8; // as the pawn ran
    const auto pawn = static_cast<Square>(index(target) + forward);
    const auto home = static_cast<Square>(index(target) - forward);
    return setup.at(pawn) != Piece{~setup.turn, PieceType::Pawn} || setup.at(target) ||
           setup.at(home);
}

bool clockInconsistent(const Setup& setup) {
    const std::int64_t played =
        2 * (std::int64_t{setup.fullmoveNumber} - 1) + (setup.turn == Color::Black ? 1 : 0);
    return setup.halfmoveClock > played;
}

std::vector<SetupFault> faultsOf(const Setup& setup) {
    std::vector<SetupFault> faults;
    const auto note = [&](SetupFault fault, bool present) {
        if (present) faults.push_back(fault);
    };
    const bool kings = oneKingEach(setup);
    const bool clock = setup.halfmoveClock < 0 || setup.fullmoveNumber < 1;
    note(SetupFault::Kings, !kings);
    note(SetupFault::KingsTouch, kings && kingsTouch(setup));
    note(SetupFault::OpponentInCheck, kings && opponentInCheck(setup));
    note(SetupFault::PawnRank, pawnOnLastRanks(setup));
    note(SetupFault::Count, tooMany(setup, Color::White) || tooMany(setup, Color::Black));
    note(SetupFault::CastlingImpossible, castlingImpossible(setup));
    note(SetupFault::EnPassant, setup.enPassant && enPassantImpossible(setup, *setup.enPassant));
    note(SetupFault::EnPassantClock, setup.enPassant && setup.halfmoveClock != 0);
    note(SetupFault::Clock, clock);
    note(SetupFault::ClockInconsistent, !clock && clockInconsistent(setup));
    return faults;
}

} // namespace

Setup Setup::initial() {
    using enum PieceType;
    constexpr std::array kBack{Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook};
    Setup setup;
    for (int file = 0; file < 8; ++file) {
        const PieceType back = kBack[static_cast<std::size_t>(file)];
        setup.put(makeSquare(file, 0), Piece{Color::White, back});
        setup.put(makeSquare(file, 1), Piece{Color::White, Pawn});
        setup.put(makeSquare(file, 6), Piece{Color::Black, Pawn});
        setup.put(makeSquare(file, 7), Piece{Color::Black, back});
    }
    setup.castling = {true, true, true, true};
    return setup;
}

Result<Position, std::vector<SetupFault>> Position::fromSetup(const Setup& setup) {
    if (auto faults = faultsOf(setup); !faults.empty()) return Err{std::move(faults)};

    Position p{Unchecked{}};
    for (const Color c : {Color::White, Color::Black}) {
        p.boards_.color[index(c)] = findAll(setup, c);
        for (const PieceType t : kPieceTypes)
            p.boards_.type[index(t)] |= find(setup, {c, t});
        for (const bool kingside : {true, false}) {
            if (setup.castling.has(c, kingside)) p.boards_.castling |= rights::bitOf(c, kingside);
        }
    }
    if (setup.enPassant) p.boards_.doubleStep = static_cast<std::uint8_t>(*setup.enPassant);
    p.turn_ = setup.turn;
    p.halfmoveClock_ = setup.halfmoveClock;
    p.fullmoveNumber_ = setup.fullmoveNumber;
    p.key_ = p.keyFromScratch();
    return p;
}

Setup Position::toSetup() const {
    Setup setup;
    for (int i = 0; i < 64; ++i) {
        setup.put(static_cast<Square>(i), pieceAt(static_cast<Square>(i)));
    }
    setup.turn = turn_;
    setup.castling = castling();
    setup.enPassant = doubleStepSquare();
    setup.halfmoveClock = halfmoveClock_;
    setup.fullmoveNumber = fullmoveNumber_;
    return setup;
}

} // namespace theco::chess
