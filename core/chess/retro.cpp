// SPDX-License-Identifier: MIT
// Whether a check can have come about: looks for any last move that explains it.
#include "core/chess/attacks.hpp"
#include "core/chess/position.hpp"

namespace theco::chess {
namespace {

/// A board being taken back by one move. `victim` marks the check's owner.
class LastMove {
public:
    explicit LastMove(const Position& position)
        : position_(position), mover_(~position.turn()), king_(position.king(position.turn())) {}

    /// True when some move of the other side can have led from a position without check to this.
    bool exists() const {
        if (const auto passed = position_.doubleStepSquare()) return doubleStepPossible(*passed);
        for (Bitboard men = position_.pieces(mover_); men != 0;) {
            const Square to = popSquare(men);
            if (anyUnmove(to, *position_.pieceAt(to))) return true;
        }
        return castlePossible(true) || castlePossible(false);
    }

private:
    /// Before the move the king must not have stood in check: `men` are the mover's men then,
    /// `occupied` all men.
    bool quiet(Bitboard occupied, Bitboard gone,
               std::optional<std::pair<Piece, Square>> back) const {
        for (const PieceType t : kPieceTypes) {
            Bitboard men = position_.pieces(mover_, t) & ~gone;
            if (back && back->first.type == t) men |= bit(back->second);
            const Bitboard from = attacksOf({~mover_, t}, king_, occupied);
            if ((from & men) != 0) return false;
        }
        return true;
    }

    bool unmove(Square from, Square to, Piece before, bool wasCapture) const {
        const Bitboard occupied = position_.occupied();
        if (contains(occupied, from)) return false;
        const Bitboard then = (occupied | bit(from)) & (wasCapture ? ~Bitboard{} : ~bit(to));
        return quiet(then, bit(to), std::pair{before, from});
    }

    bool anyUnmove(Square to, Piece piece) const {
        if (hasKeptRights(to, piece)) return false;
        if (piece.type == PieceType::Pawn) return pawnUnmove(to);
        if (relativeRank(mover_, to) == 7 && piece.type != PieceType::King && pawnSteps(to, 6)) {
            return true;
        }
        // Men move back as they move forth. A captured man stays behind and may cover the king.
        for (Bitboard from = attacksOf(piece, to, position_.occupied()) & ~position_.occupied();
             from != 0;) {
            const Square s = popSquare(from);
            if (unmove(s, to, piece, false) || unmove(s, to, piece, true)) return true;
        }
        return false;
    }

    /// King and rook of a right that still stands have never moved.
    bool hasKeptRights(Square s, Piece piece) const {
        if (relativeRank(mover_, s) != 0) return false;
        const bool king = position_.castling().has(mover_, true);
        const bool queen = position_.castling().has(mover_, false);
        if (piece.type == PieceType::King) return king || queen;
        return piece.type == PieceType::Rook &&
               ((king && fileOf(s) == 7) || (queen && fileOf(s) == 0));
    }

    bool pawnUnmove(Square to) const {
        const int rank = relativeRank(mover_, to);
        if (rank < 2) return false;
        if (pawnSteps(to, rank - 1)) return true;
        if (rank == 3 && unmoveDouble(to)) return true;
        return rank == 5 && enPassantPossible(to);
    }

    /// One step or a capture from the rank below (relative ranks), perhaps with promotion.
    bool pawnSteps(Square to, int fromRank) const {
        const int rank = mover_ == Color::White ? fromRank : 7 - fromRank;
        for (const int side : {-1, 0, 1}) {
            const auto from = squareAt(fileOf(to) + side, rank);
            if (from && unmove(*from, to, {mover_, PieceType::Pawn}, side != 0)) return true;
        }
        return false;
    }

    bool unmoveDouble(Square to) const {
        const int back = mover_ == Color::White ? -8 : 8;
        const auto passed = static_cast<Square>(index(to) + back);
        const auto home = static_cast<Square>(index(to) + 2 * back);
        return !contains(position_.occupied(), passed) &&
               unmove(home, to, {mover_, PieceType::Pawn}, false);
    }

    bool doubleStepPossible(Square passed) const {
        return unmoveDouble(static_cast<Square>(index(passed) ^ 8));
    }

    /// The captured pawn stood beside the capturing one and had come from two squares behind.
    bool enPassantPossible(Square to) const {
        const Bitboard occupied = position_.occupied();
        const int back = mover_ == Color::White ? -8 : 8;
        const auto captured = static_cast<Square>(index(to) + back);
        const auto home = static_cast<Square>(index(to) - back);
        if (((bit(captured) | bit(home)) & occupied) != 0) return false;
        for (const int side : {-1, 1}) {
            const auto from = squareAt(fileOf(to) + side, rankOf(captured));
            if (!from || contains(occupied, *from)) continue;
            const Bitboard then = (occupied & ~bit(to)) | bit(*from) | bit(captured);
            if (quiet(then, bit(to), std::pair{Piece{mover_, PieceType::Pawn}, *from})) return true;
        }
        return false;
    }

    bool castlePossible(bool kingside) const {
        const int rank = mover_ == Color::White ? 0 : 7;
        const Square king = makeSquare(kingside ? 6 : 2, rank);
        const Square rook = makeSquare(kingside ? 5 : 3, rank);
        const Square kingHome = makeSquare(4, rank);
        const Square rookHome = makeSquare(kingside ? 7 : 0, rank);
        const Bitboard occupied = position_.occupied();
        if (position_.king(mover_) != king ||
            position_.pieceAt(rook) != Piece{mover_, PieceType::Rook} ||
            ((bit(kingHome) | bit(rookHome) | (kingside ? 0 : bit(makeSquare(1, rank)))) &
             occupied) != 0) {
            return false;
        }
        const Bitboard then = (occupied & ~(bit(king) | bit(rook))) | bit(kingHome) | bit(rookHome);
        return quiet(then, bit(king) | bit(rook),
                     std::pair{Piece{mover_, PieceType::Rook}, rookHome});
    }

    const Position& position_;
    Color mover_;
    Square king_;
};

} // namespace

std::vector<SetupWarning> warningsOf(const Position& position) {
    std::vector<SetupWarning> warnings;
    if (position.halfmoveClock() > 150) warnings.push_back(SetupWarning::ClockBeyond75);
    if (position.inCheck() && !LastMove(position).exists()) {
        warnings.push_back(SetupWarning::CheckImpossible);
    }
    return warnings;
}

} // namespace theco::chess
