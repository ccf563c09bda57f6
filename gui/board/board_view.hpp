// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_model.hpp"

#include <wx/window.h>

#include <functional>
#include <memory>

namespace theco::gui {

/// A board that shows what it is told and reports what the user wants. It knows cells, pictures
/// and marks, but no rules: who owns the game decides. Works for any number of files and ranks.
class BoardView : public wxWindow {
public:
    BoardView(wxWindow* parent, wxWindowID id, std::shared_ptr<const PieceSet> pieces);
    ~BoardView() override;

    /// Shows a new content. With `animate`, men that changed their cell glide there (unless
    /// animation is off). Ends a gesture or a choice in progress without reporting it.
    void show(BoardContent content, bool animate = true);
    const BoardContent& content() const;
    /// Marks that explain (reasons, hints, last move ...); replaces the ones shown before.
    void setMarks(BoardMarks marks);
    const BoardMarks& marks() const;
    /// Arrows and circles the user has drawn; cleared by a left click.
    const BoardMarks& userMarks() const;
    void clearUserMarks();

    void setFlipped(bool flipped); ///< true: the last rank is at the bottom
    bool flipped() const;
    void setCoordinates(bool shown);
    void setAnimation(bool on);
    /// No moving: a click still reports onClick.
    void setReadOnly(bool readOnly);
    /// Editing: any man may be carried anywhere, also off the board (onMove with `to` empty).
    void setFreeMovement(bool free);

    /// Asks for one of several pictures at a cell (promotion), drawn over the board. The answer
    /// comes through onChoice; Escape or a click elsewhere answers "none".
    void offerChoice(Cell cell, std::vector<PieceId> choices);
    bool choosing() const;

    /// Cursor of the arrow keys.
    void setCursorCell(std::optional<Cell> cell);
    std::optional<Cell> cursorCell() const;
    std::optional<Cell> selectedCell() const;
    void clearSelection();

    /// Name and description for the screen reader ("Bàn cờ, Trắng đi" ...).
    void setAccessibleText(const std::string& name, const std::string& description);

    // What the user wants. All optional.
    /// Which cells the man on this cell may go to (dots). Empty: no dots; the man can still be
    /// carried, so that a move that is not allowed is reported and can be explained.
    std::function<std::vector<Cell>(Cell)> targetsOf;
    /// May this cell be picked up at all? Unset: every cell with a man.
    std::function<bool(Cell)> canPickUp;
    /// A man was carried or clicked from one cell to another, legal or not.
    std::function<void(Cell from, std::optional<Cell> to)> onMove;
    std::function<void(std::optional<PieceId>)> onChoice;
    std::function<void(Cell)> onClick;  ///< a click that was no move
    std::function<void(Cell)> onCursor; ///< arrow-key cursor moved (for reading aloud)
    std::function<void()> onUserMarks;
    /// Mouse wheel: +1 forward, -1 back.
    std::function<void(int)> onWheel;

    /// Where a cell is on this window now, in its own coordinates (tests click there).
    wxRect cellRect(Cell cell) const;
    std::optional<Cell> cellAt(wxPoint point) const;
    /// Rectangle of the n-th offered choice.
    wxRect choiceRect(int n) const;
    /// Time of the last paint in microseconds (bench).
    long lastPaintMicros() const;

    /// Coming here by Tab shows the cursor: the focus is then visible.
    void SetFocusFromKbd() override;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

} // namespace theco::gui
