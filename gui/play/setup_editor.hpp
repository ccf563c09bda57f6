// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/setup.hpp"

#include <optional>
#include <vector>

namespace theco::gui {

/// A position being set up, with its undo. Keeps to itself what would only be a nuisance: a right
/// whose king or rook is not at home is dropped, a second king moves the first one.
class SetupEditor {
public:
    const chess::Setup& setup() const { return setup_; }

    /// Begins anew; nothing to undo.
    void reset(const chess::Setup& setup);
    /// One step for the undo; drops rights and an en passant square the men do not allow.
    void change(chess::Setup next);
    /// The same, exactly as given: what somebody typed as FEN.
    void replace(const chess::Setup& next);
    void put(chess::Square square, std::optional<chess::Piece> man);
    void carry(chess::Square from, std::optional<chess::Square> to);
    void setTurn(chess::Color side);
    void setCastling(const chess::CastlingRights& rights);
    void setEnPassant(std::optional<chess::Square> square);
    /// False when there is nothing to undo or redo.
    bool undo();
    bool redo();

    /// Rights whose king and rook are at home.
    chess::CastlingRights possibleRights() const;
    /// Squares that a double step just made can have passed over.
    std::vector<chess::Square> possibleEnPassant() const;

private:
    chess::Setup setup_ = chess::Setup::initial();
    std::vector<chess::Setup> before_;
    std::vector<chess::Setup> after_;
};

} // namespace theco::gui
