// SPDX-License-Identifier: MIT
#include "core/chess/position.hpp"

#include "core/chess/attacks.hpp"

#include <algorithm>

namespace theco::chess {
namespace {

constexpr Bitboard kLightSquares = 0x55AA55AA55AA55AA;

/// The men as bit sets; a setup may hold any number of any kind.
Boards boardsOf(const Setup& setup) {
    Boards b;
    for (int i = 0; i < 64; ++i) {
        const auto s = static_cast<Square>(i);
        if (const auto piece = setup.at(s)) {
            b.color[index(piece->color)] |= bit(s);
            b.type[index(piece->type)] |= bit(s);
        }
    }
    return b;
}

bool oneKingEach(const Boards& b) {
    return count(b.of(Color::White, PieceType::King)) == 1 &&
           count(b.of(Color::Black, PieceType::King)) == 1;
}

bool kingsTouch(const Boards& b) {
    const Square white = firstSquare(b.of(Color::White, PieceType::King));
    return (attacksOf({Color::White, PieceType::King}, white, 0) &
            b.of(Color::Black, PieceType::King)) != 0;
}

/// The touching king is a fault of its own, so only the other men are asked here.
bool opponentInCheck(const Boards& b, Color turn) {
    const Square king = firstSquare(b.of(~turn, PieceType::King));
    for (const PieceType t : kPieceTypes) {
        if (t == PieceType::King) continue;
        // What attacks the king stands where the same man of the other colour on the king's square
        // would attack.
        if ((attacksOf({~turn, t}, king, b.occupied()) & b.of(turn, t)) != 0) return true;
    }
    return false;
}

bool pawnOnLastRanks(const Boards& b) {
    return (b.of(PieceType::Pawn) & (kRank1 | kRank1 << 56)) != 0;
}

/// Every man beyond the first set must once have been a pawn. A first set has one bishop on each
/// colour.
bool tooMany(const Boards& b, Color c) {
    const auto beyond = [](Bitboard men, int set) { return std::max(0, count(men) - set); };
    const Bitboard bishops = b.of(c, PieceType::Bishop);
    const int promoted = beyond(b.of(c, PieceType::Knight), 2) +
                         beyond(bishops & kLightSquares, 1) + beyond(bishops & ~kLightSquares, 1) +
                         beyond(b.of(c, PieceType::Rook), 2) + beyond(b.of(c, PieceType::Queen), 1);
    return count(b.of(c)) > 16 || count(b.of(c, PieceType::Pawn)) + promoted > 8;
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

std::vector<SetupFault> faultsOf(const Setup& setup, const Boards& b) {
    std::vector<SetupFault> faults;
    const auto note = [&](SetupFault fault, bool present) {
        if (present) faults.push_back(fault);
    };
    const bool kings = oneKingEach(b);
    const bool clock = setup.halfmoveClock < 0 || setup.fullmoveNumber < 1;
    note(SetupFault::Kings, !kings);
    note(SetupFault::KingsTouch, kings && kingsTouch(b));
    note(SetupFault::OpponentInCheck, kings && opponentInCheck(b, setup.turn));
    note(SetupFault::PawnRank, pawnOnLastRanks(b));
    note(SetupFault::Count, tooMany(b, Color::White) || tooMany(b, Color::Black));
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
    Boards boards = boardsOf(setup);
    if (auto faults = faultsOf(setup, boards); !faults.empty()) return Err{std::move(faults)};

    for (const Color c : {Color::White, Color::Black}) {
        for (const bool kingside : {true, false}) {
            if (setup.castling.has(c, kingside)) boards.castling |= rights::bitOf(c, kingside);
        }
    }
    if (setup.enPassant) boards.doubleStep = static_cast<std::uint8_t>(*setup.enPassant);
    Position p{Unchecked{}};
    p.boards_ = boards;
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
