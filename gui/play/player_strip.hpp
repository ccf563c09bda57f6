// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/position.hpp"
#include "gui/parts/small_men.hpp"

#include <wx/panel.h>

#include <array>
#include <string>

namespace theco::gui {

/// Name of a side beside the board, whether it is to move, and the men it has captured.
class PlayerStrip : public wxPanel {
public:
    explicit PlayerStrip(wxWindow* parent);
    /// `position` decides what was captured from `start`.
    void show(chess::Color side, const std::string& name, bool toMove, const chess::Position& start,
              const chess::Position& position);

private:
    void paint();

    SmallMen men_;
    chess::Color side_ = chess::Color::White;
    std::string name_;
    bool toMove_ = false;
    std::array<int, 6> captured_{}; ///< men of the other side that are gone, by type
    int lead_ = 0;                  ///< in pawns, what this side has won since the start
};

} // namespace theco::gui
