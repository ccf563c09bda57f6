// SPDX-License-Identifier: MIT
#pragma once

#include "gui/play/move_lines.hpp"

#include <wx/scrolwin.h>

#include <functional>

namespace theco::gui {

/// The moves in two columns with the comments between them. A click shows the position after the
/// move; the move whose position is shown is highlighted and kept in sight.
class MoveList : public wxScrolledWindow {
public:
    explicit MoveList(wxWindow* parent);

    /// `current`: half-moves played in the position shown.
    void show(std::vector<MoveLine> lines, int current);
    const std::vector<MoveLine>& lines() const { return lines_; }
    /// Where the move that leads to `ply` is on this window now (tests click there).
    wxRect rectOf(int ply) const;

    std::function<void(int ply)> onChoose;

private:
    struct Placed {
        int top = 0;
        int height = 0;
        std::vector<wxString> note; ///< wrapped
    };
    void layOut();
    void paint();
    void drawHalf(wxDC& dc, const MoveLine::Half& half, const wxRect& cell);
    wxRect cellOf(const Placed& placed, bool white) const;
    int plyAt(wxPoint point) const;
    void revealCurrent();

    std::vector<MoveLine> lines_;
    std::vector<Placed> placed_;
    int current_ = 0;
    int hover_ = 0;
    int total_ = 0;
};

} // namespace theco::gui
