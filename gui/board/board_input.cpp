// SPDX-License-Identifier: MIT
#include "gui/board/board_view_impl.hpp"

#include <algorithm>
#include <cstdlib>

namespace theco::gui {
namespace {

constexpr int kDragThreshold = 4;

MarkKind userMarkFor(const wxMouseEvent& event) {
    if (event.ShiftDown()) return MarkKind::UserRed;
    if (event.ControlDown()) return MarkKind::UserBlue;
    if (event.AltDown()) return MarkKind::UserYellow;
    return MarkKind::UserGreen;
}

} // namespace

bool BoardView::Impl::canPickUp(Cell cell) const {
    if (readOnly || !content.at(cell)) return false;
    return freeMovement || !view.canPickUp || view.canPickUp(cell);
}

void BoardView::Impl::select(std::optional<Cell> cell) {
    if (!cell && !selected) return;
    selected = cell;
    targets.clear();
    if (cell && view.targetsOf && !freeMovement) targets = view.targetsOf(*cell);
    view.Refresh();
}

void BoardView::Impl::wish(Cell from, std::optional<Cell> to, std::optional<wxPoint> where) {
    const std::optional<PieceId> man = content.at(from);
    const long before = contentChanges;
    select(std::nullopt);
    if (where) dropped = to;
    if (view.onMove) view.onMove(from, to);
    dropped.reset();
    if (!where || !man || !animation || contentChanges != before || choice) return;
    const wxPoint2DDouble start = geometry.cellsAt(wxPoint2DDouble(where->x, where->y));
    startGlides({Glide{*man, start.m_x, start.m_y, from, std::nullopt}});
}

bool BoardView::Impl::act(Cell cell) {
    if (selected && *selected != cell) {
        const Cell from = *selected;
        const bool isTarget = std::find(targets.begin(), targets.end(), cell) != targets.end();
        if (isTarget || freeMovement || !canPickUp(cell)) {
            wish(from, cell, std::nullopt);
            return true;
        }
    }
    if (!canPickUp(cell)) return false;
    if (selected != cell) select(cell);
    return true;
}

void BoardView::Impl::capture() {
    if (!view.HasCapture()) view.CaptureMouse();
}

void BoardView::Impl::release() {
    if (view.HasCapture()) view.ReleaseMouse();
}

void BoardView::Impl::abandonGesture() {
    if (!press && !drawing) return;
    press.reset();
    drawing.reset();
    pointer.reset();
    release();
    view.Refresh();
}

void BoardView::Impl::leftDown(wxMouseEvent& event) {
    // GTK announces the second press of a double click as a press and then as a double click.
    if (leftIsDown && event.LeftDClick()) return;
    leftIsDown = true;
    view.SetFocus();
    if (drawing) {
        abandonGesture();
        return;
    }
    if (choice) {
        for (int n = 0; n < static_cast<int>(choice->pieces.size()); ++n)
            if (view.choiceRect(n).Contains(event.GetPosition())) {
                answer(choice->pieces[static_cast<std::size_t>(n)]);
                return;
            }
        answer(std::nullopt);
        return;
    }
    view.clearUserMarks();
    const auto cell = geometry.cellAt(event.GetPosition());
    if (!cell) {
        select(std::nullopt);
        return;
    }
    view.setCursorCell(std::nullopt);
    cursorHome = cell;
    Press begun{*cell, event.GetPosition(), event.GetPosition(), std::nullopt,
                false, selected == cell};
    const bool moved = act(*cell) && selected != cell;
    // The owner may have opened the chooser or shown a new position: no gesture then.
    if (moved || choice) return;
    if (selected == cell) begun.man = content.at(*cell);
    press = begun;
    capture();
}

void BoardView::Impl::motion(wxMouseEvent& event) {
    const wxPoint at = event.GetPosition();
    if (choice && !event.Dragging()) {
        for (int n = 0; n < static_cast<int>(choice->pieces.size()); ++n)
            if (view.choiceRect(n).Contains(at) && choice->active != n) {
                choice->active = n;
                view.Refresh();
            }
        return;
    }
    const auto cell = geometry.cellAt(at);
    if (press && press->man) {
        const wxPoint way = at - press->start;
        const int threshold = view.FromDIP(kDragThreshold);
        if (!press->carrying && (std::abs(way.x) >= threshold || std::abs(way.y) >= threshold)) {
            press->carrying = true;
            view.RefreshRect(geometry.rectOf(press->cell));
        }
        if (!press->carrying) return;
        const auto area = [&](wxPoint p) { return areaAround(wxPoint2DDouble(p.x, p.y)); };
        view.RefreshRect(area(press->now));
        press->now = at;
        view.RefreshRect(area(at));
        if (pointer != cell) {
            if (pointer) view.RefreshRect(geometry.rectOf(*pointer));
            if (cell) view.RefreshRect(geometry.rectOf(*cell));
            pointer = cell;
        }
        return;
    }
    if (drawing) {
        const bool changed =
            drawing->outside == cell.has_value() || (cell && drawing->mark.to != *cell);
        drawing->outside = !cell;
        if (cell) drawing->mark.to = *cell;
        if (changed) view.Refresh();
        return;
    }
    const bool grabbable = cell && canPickUp(*cell);
    view.SetCursor(wxCursor(grabbable ? wxCURSOR_HAND : wxCURSOR_ARROW));
}

void BoardView::Impl::leave() {
    if (!press && !drawing) view.SetCursor(wxNullCursor);
}

void BoardView::Impl::leftUp(wxMouseEvent& event) {
    leftIsDown = false;
    if (!press) return;
    const Press ended = *press;
    press.reset();
    pointer.reset();
    release();
    view.Refresh();
    const auto cell = geometry.cellAt(event.GetPosition());
    if (!ended.carrying) {
        if (cell != ended.cell) return;
        if (ended.wasSelected)
            select(std::nullopt);
        else if (!ended.man && view.onClick)
            view.onClick(ended.cell);
        return;
    }
    if (cell == ended.cell) return;
    if (!cell && !freeMovement) {
        select(std::nullopt);
        const wxPoint p = event.GetPosition();
        const wxPoint2DDouble start = geometry.cellsAt(wxPoint2DDouble(p.x, p.y));
        if (animation)
            startGlides({Glide{*ended.man, start.m_x, start.m_y, ended.cell, std::nullopt}});
        return;
    }
    wish(ended.cell, cell, event.GetPosition());
}

void BoardView::Impl::rightDown(wxMouseEvent& event) {
    view.SetFocus();
    if (choice) {
        answer(std::nullopt);
        return;
    }
    if (press) {
        abandonGesture();
        select(std::nullopt);
        return;
    }
    const auto cell = geometry.cellAt(event.GetPosition());
    if (!cell) return;
    drawing = Drawing{{*cell, *cell, userMarkFor(event)}, false};
    capture();
    view.Refresh();
}

void BoardView::Impl::rightUp(wxMouseEvent&) {
    if (!drawing) return;
    const Drawing ended = *drawing;
    drawing.reset();
    release();
    view.Refresh();
    if (!ended.outside) toggleUserMark(ended.mark);
}

void BoardView::Impl::toggleUserMark(const ArrowMark& mark) {
    // The same place again removes it; in another colour it is repainted in that one.
    const auto toggle = [](auto& list, const auto& wanted, const auto& samePlace) {
        const auto found = std::find_if(list.begin(), list.end(), samePlace);
        if (found == list.end())
            list.push_back(wanted);
        else if (*found == wanted)
            list.erase(found);
        else
            *found = wanted;
    };
    if (mark.from == mark.to)
        toggle(userMarks.cells, CellMark{mark.from, mark.kind},
               [&](const CellMark& m) { return m.cell == mark.from; });
    else
        toggle(userMarks.arrows, mark,
               [&](const ArrowMark& m) { return m.from == mark.from && m.to == mark.to; });
    view.Refresh();
    if (view.onUserMarks) view.onUserMarks();
}

void BoardView::Impl::wheel(wxMouseEvent& event) {
    if (!view.onWheel || event.GetWheelAxis() != wxMOUSE_WHEEL_VERTICAL) {
        event.Skip();
        return;
    }
    // Touchpads send fractions of a notch.
    wheelRest += event.GetWheelRotation();
    const int notch = std::max(1, event.GetWheelDelta());
    while (std::abs(wheelRest) >= notch) {
        const int direction = wheelRest > 0 ? 1 : -1;
        wheelRest -= direction * notch;
        view.onWheel(-direction);
    }
}

void BoardView::Impl::showCursor() {
    if (!cursor) view.setCursorCell(cursorHome.value_or(Cell{geometry.files() / 2, 0}));
}

void BoardView::Impl::moveCursor(int columns, int rows) {
    if (!cursor) {
        showCursor();
    } else {
        const int column =
            std::clamp(geometry.columnOf(*cursor) + columns, 0, geometry.files() - 1);
        const int row = std::clamp(geometry.rowOf(*cursor) + rows, 0, geometry.ranks() - 1);
        view.setCursorCell(geometry.cellAtColumnRow(column, row));
    }
    if (view.onCursor) view.onCursor(*cursor);
}

void BoardView::Impl::chooseKey(int step) {
    const int count = static_cast<int>(choice->pieces.size());
    choice->active = (choice->active + step + count) % count;
    view.Refresh();
}

void BoardView::Impl::answer(std::optional<PieceId> piece) {
    choice.reset();
    view.Refresh();
    if (view.onChoice) view.onChoice(piece);
}

void BoardView::Impl::keyDown(wxKeyEvent& event) {
    // Combinations belong to menus.
    if (event.ControlDown() || event.AltDown() || event.MetaDown()) {
        event.Skip();
        return;
    }
    const auto arrow = [&](int columns, int rows) {
        if (!choice) {
            moveCursor(columns, rows);
            return;
        }
        // The stack may grow upwards: the arrow moves as the eye sees it.
        const int count = static_cast<int>(choice->pieces.size());
        const bool down = count < 2 || view.choiceRect(1).y > view.choiceRect(0).y;
        if (rows != 0) chooseKey(down ? rows : -rows);
        if (columns != 0) chooseKey(columns);
    };
    switch (event.GetKeyCode()) {
    case WXK_LEFT:
    case WXK_NUMPAD_LEFT:
        arrow(-1, 0);
        break;
    case WXK_RIGHT:
    case WXK_NUMPAD_RIGHT:
        arrow(1, 0);
        break;
    case WXK_UP:
    case WXK_NUMPAD_UP:
        arrow(0, -1);
        break;
    case WXK_DOWN:
    case WXK_NUMPAD_DOWN:
        arrow(0, 1);
        break;
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
    case WXK_SPACE:
        if (choice)
            answer(choice->pieces[static_cast<std::size_t>(choice->active)]);
        else if (!cursor)
            event.Skip();
        else if (selected == cursor)
            select(std::nullopt);
        else if (const Cell at = *cursor; !act(at) && view.onClick)
            view.onClick(at);
        break;
    case WXK_ESCAPE:
        if (choice) {
            answer(std::nullopt);
        } else if (press || drawing || selected) {
            abandonGesture();
            select(std::nullopt);
        } else if (cursor) {
            view.setCursorCell(std::nullopt);
        } else {
            event.Skip();
        }
        break;
    case WXK_TAB:
        view.Navigate(event.ShiftDown() ? wxNavigationKeyEvent::IsBackward
                                        : wxNavigationKeyEvent::IsForward);
        break;
    default:
        event.Skip();
    }
}

} // namespace theco::gui
