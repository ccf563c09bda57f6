// SPDX-License-Identifier: MIT
#include "gui/play/setup_editor.hpp"

#include <algorithm>

namespace theco::gui {

using chess::CastlingRights;
using chess::Color;
using chess::Piece;
using chess::PieceType;
using chess::Setup;
using chess::Square;

namespace {

constexpr std::size_t kUndoSteps = 500;

CastlingRights rightsAllowedBy(const Setup& setup) {
    const auto stands = [&](Color side, int file, PieceType type) {
        return setup.at(chess::makeSquare(file, side == Color::White ? 0 : 7)) == Piece{side, type};
    };
    const auto right = [&](Color side, int file) {
        return stands(side, 4, PieceType::King) && stands(side, file, PieceType::Rook);
    };
    return {right(Color::White, 7), right(Color::White, 0), right(Color::Black, 7),
            right(Color::Black, 0)};
}

CastlingRights common(const CastlingRights& a, const CastlingRights& b) {
    return {a.whiteKingside && b.whiteKingside, a.whiteQueenside && b.whiteQueenside,
            a.blackKingside && b.blackKingside, a.blackQueenside && b.blackQueenside};
}

std::vector<Square> enPassantAllowedBy(const Setup& setup) {
    std::vector<Square> found;
    const bool whiteToMove = setup.turn == Color::White;
    const int home = whiteToMove ? 6 : 1;
    const int passed = whiteToMove ? 5 : 2;
    const int stands = whiteToMove ? 4 : 3;
    for (int file = 0; file < 8; ++file)
        if (setup.at(chess::makeSquare(file, stands)) == Piece{~setup.turn, PieceType::Pawn} &&
            !setup.at(chess::makeSquare(file, passed)) && !setup.at(chess::makeSquare(file, home)))
            found.push_back(chess::makeSquare(file, passed));
    return found;
}

} // namespace

void SetupEditor::reset(const Setup& setup) {
    setup_ = setup;
    before_.clear();
    after_.clear();
}

void SetupEditor::replace(const Setup& next) {
    if (next == setup_) return;
    before_.push_back(setup_);
    if (before_.size() > kUndoSteps) before_.erase(before_.begin());
    after_.clear();
    setup_ = next;
}

void SetupEditor::change(Setup next) {
    next.castling = common(next.castling, rightsAllowedBy(next));
    const auto squares = enPassantAllowedBy(next);
    if (next.enPassant &&
        std::find(squares.begin(), squares.end(), *next.enPassant) == squares.end())
        next.enPassant.reset();
    replace(next);
}

void SetupEditor::put(Square square, std::optional<Piece> man) {
    Setup next = setup_;
    if (man && man->type == PieceType::King)
        std::replace(next.board.begin(), next.board.end(), man, std::optional<Piece>());
    next.put(square, man);
    change(next);
}

void SetupEditor::carry(Square from, std::optional<Square> to) {
    Setup next = setup_;
    const auto man = next.at(from);
    next.put(from, std::nullopt);
    if (to) next.put(*to, man);
    change(next);
}

void SetupEditor::setTurn(Color side) {
    Setup next = setup_;
    next.turn = side;
    change(next);
}

void SetupEditor::setCastling(const CastlingRights& rights) {
    Setup next = setup_;
    next.castling = rights;
    change(next);
}

void SetupEditor::setEnPassant(std::optional<Square> square) {
    Setup next = setup_;
    next.enPassant = square;
    if (square) next.halfmoveClock = 0;
    change(next);
}

bool SetupEditor::undo() {
    if (before_.empty()) return false;
    after_.push_back(setup_);
    setup_ = before_.back();
    before_.pop_back();
    return true;
}

bool SetupEditor::redo() {
    if (after_.empty()) return false;
    before_.push_back(setup_);
    setup_ = after_.back();
    after_.pop_back();
    return true;
}

CastlingRights SetupEditor::possibleRights() const {
    return rightsAllowedBy(setup_);
}

std::vector<Square> SetupEditor::possibleEnPassant() const {
    return enPassantAllowedBy(setup_);
}

} // namespace theco::gui
