// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_painter.hpp"
#include "gui/board/board_view.hpp"
#include "gui/board/glide.hpp"

#include <wx/event.h>
#include <wx/stopwatch.h>
#include <wx/timer.h>

namespace theco::gui {

/// Inside of BoardView: what is shown and the gesture in progress. board_view.cpp shows,
/// board_input.cpp turns mouse and keys into wishes.
struct BoardView::Impl {
    /// The left button is down.
    struct Press {
        Cell cell;
        wxPoint start;
        wxPoint now;
        std::optional<PieceId> man; ///< what would be carried
        bool carrying = false;      ///< the pointer has moved far enough
        bool wasSelected = false;   ///< a second click on the same man puts it down
    };
    /// The right button is down.
    struct Drawing {
        ArrowMark mark;
        bool outside = false; ///< pointer off the board: nothing would be drawn
    };

    Impl(BoardView& owner, std::shared_ptr<const PieceSet> pieces);

    // Showing
    void relayout();
    void paint();
    BoardScene scene();
    void startGlides(std::vector<Glide> started);
    void tick();
    /// The area a man at `centre` covers, lifted or not.
    wxRect areaAround(wxPoint2DDouble centre) const;
    wxPoint2DDouble centreNow(const Glide& glide) const;
    void refreshGlides();

    // Gestures
    void leftDown(wxMouseEvent& event);
    void leftUp(wxMouseEvent& event);
    void rightDown(wxMouseEvent& event);
    void rightUp(wxMouseEvent& event);
    void motion(wxMouseEvent& event);
    void leave();
    void wheel(wxMouseEvent& event);
    void keyDown(wxKeyEvent& event);

    bool canPickUp(Cell cell) const;
    void select(std::optional<Cell> cell);
    /// Reports the move and puts the man back visibly when the owner did not take it.
    void wish(Cell from, std::optional<Cell> to, std::optional<wxPoint> dropped);
    /// Enter or a click on a cell; true when it was used for a move or a selection.
    bool act(Cell cell);
    /// Where the mouse was last, or in the middle of the first rank, unless it is shown already.
    void showCursor();
    void moveCursor(int columns, int rows);
    void chooseKey(int step);
    void answer(std::optional<PieceId> piece);
    void toggleUserMark(const ArrowMark& mark);
    /// Ends whatever the mouse had begun, without effect.
    void abandonGesture();
    void capture();
    void release();

    BoardView& view;
    BoardCaches caches;
    BoardGeometry geometry;
    BoardContent content;
    BoardMarks marks;
    BoardMarks userMarks;
    bool flipped = false;
    bool coordinates = true;
    bool animation = true;
    bool readOnly = false;
    bool freeMovement = false;

    std::optional<Cell> selected;
    std::vector<Cell> targets;
    std::optional<Cell> cursor;
    std::optional<Cell> cursorHome; ///< last clicked: where the arrow keys go on
    std::optional<Cell> pointer;    ///< cell under the carried man
    std::optional<Press> press;
    bool leftIsDown = false;
    std::optional<Drawing> drawing;
    std::optional<OfferedChoice> choice;
    std::optional<Cell> dropped; ///< set while the owner answers a drop: it needs no glide

    std::vector<Glide> glides;
    wxStopWatch glideClock;
    wxTimer timer;
    int wheelRest = 0;
    long contentChanges = 0;
    long lastPaint = 0;
};

} // namespace theco::gui
