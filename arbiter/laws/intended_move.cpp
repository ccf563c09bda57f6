// SPDX-License-Identifier: MIT
#include "arbiter/laws/intended_move.hpp"

#include "core/chess/reasons.hpp"

#include <algorithm>
#include <cstdlib>

namespace theco::laws {

namespace {

using namespace chess;

/// Whether a man of this type could be meant to reach the target: the shape of its move alone.
bool couldMean(const Position& position, Square from, const SanTry& wanted) {
    const Square to = *wanted.to;
    const int files = std::abs(fileOf(to) - fileOf(from));
    const int ranks = std::abs(rankOf(to) - rankOf(from));
    switch (wanted.piece) {
    case PieceType::Pawn:
        return relativeRank(position.turn(), to) > relativeRank(position.turn(), from);
    case PieceType::Knight:
        return files * ranks == 2;
    case PieceType::Bishop:
        return files == ranks;
    case PieceType::Rook:
        return files == 0 || ranks == 0;
    case PieceType::Queen:
        return files == ranks || files == 0 || ranks == 0;
    case PieceType::King:
        return true;
    }
    return false;
}

std::vector<Square> candidates(const Position& position, const SanTry& wanted) {
    std::optional<int> file = wanted.fromFile;
    // "e5" is written without a file, but only a pawn of the e-file can be meant.
    if (wanted.piece == PieceType::Pawn && !file) file = fileOf(*wanted.to);
    std::vector<Square> found;
    for (int i = 0; i < 64; ++i) {
        const auto square = static_cast<Square>(i);
        if (position.pieceAt(square) != Piece{position.turn(), wanted.piece}) continue;
        if (file && fileOf(square) != *file) continue;
        if (wanted.fromRank && rankOf(square) != *wanted.fromRank) continue;
        found.push_back(square);
    }
    return found;
}

/// The only piece that can be meant; of two pawns on a file the nearer one.
std::optional<Square> meantPiece(const Position& position, const SanTry& wanted) {
    if (wanted.kind != SanTry::Kind::Piece) return position.king(position.turn());
    const std::vector<Square> all = candidates(position, wanted);
    if (all.size() == 1) return all.front();
    std::vector<Square> fitting;
    std::copy_if(all.begin(), all.end(), std::back_inserter(fitting),
                 [&](Square square) { return couldMean(position, square, wanted); });
    if (fitting.size() == 1) return fitting.front();
    if (wanted.piece == PieceType::Pawn && !fitting.empty())
        return position.turn() == Color::White ? fitting.back() : fitting.front();
    return std::nullopt;
}

std::optional<Square> meantPiece(const Position& position, const AnyTry& wanted) {
    if (const auto* squares = std::get_if<MoveTry>(&wanted)) {
        const auto piece = position.pieceAt(squares->from);
        if (!piece || piece->color != position.turn()) return std::nullopt;
        return squares->from;
    }
    if (const auto* san = std::get_if<SanTry>(&wanted)) return meantPiece(position, *san);
    return position.king(position.turn());
}

} // namespace

Result<IntendedMove, SanError> readIntended(const Position& position, std::string_view text) {
    const Result<Move, SanError> move = parseAnyMove(position, text);
    if (move) return IntendedMove{*move, move->from()};
    if (move.error() == SanError::Ambiguous) return Err{SanError::Ambiguous};
    const std::optional<AnyTry> wanted = parseTry(text);
    if (!wanted) return Err{SanError::Unreadable};
    return IntendedMove{std::nullopt, meantPiece(position, *wanted)};
}

} // namespace theco::laws
