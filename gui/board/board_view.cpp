// SPDX-License-Identifier: MIT
#include "gui/board/board_view.hpp"

#include "gui/board/accessible.hpp"
#include "gui/board/board_view_impl.hpp"
#include "gui/board/keyboard_focus.hpp"
#include "gui/theme/color_scheme.hpp"

#include <wx/dcbuffer.h>
#include <wx/dcclient.h>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace theco::gui {
namespace {

constexpr int kFrameMillis = 12;
constexpr int kSmallestSide = 160;
constexpr int kComfortableSide = 480;

} // namespace

BoardView::Impl::Impl(BoardView& owner, std::shared_ptr<const PieceSet> pieces)
    : view(owner), caches(std::move(pieces)), timer(&owner) {}

BoardView::BoardView(wxWindow* parent, wxWindowID id, std::shared_ptr<const PieceSet> pieces) {
    // Before Create: GTK would otherwise fill the background itself first.
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, id, wxDefaultPosition, wxDefaultSize,
           wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE | wxBORDER_NONE, "board");
    impl_ = std::make_unique<Impl>(*this, std::move(pieces));
    Impl& i = *impl_;
    SetMinSize(FromDIP(wxSize(kSmallestSide, kSmallestSide)));
    SetInitialSize(FromDIP(wxSize(kComfortableSide, kComfortableSide)));
    i.relayout();

    Bind(wxEVT_PAINT, [&i](wxPaintEvent&) { i.paint(); });
    Bind(wxEVT_SIZE, [&i](wxSizeEvent& e) {
        i.relayout();
        e.Skip();
    });
    Bind(wxEVT_DPI_CHANGED, [&i](wxDPIChangedEvent& e) {
        i.relayout();
        e.Skip();
    });
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& e) {
        Refresh();
        e.Skip();
    });
    Bind(wxEVT_TIMER, [&i](wxTimerEvent&) { i.tick(); });
    Bind(wxEVT_LEFT_DOWN, [&i](wxMouseEvent& e) { i.leftDown(e); });
    Bind(wxEVT_LEFT_DCLICK, [&i](wxMouseEvent& e) { i.leftDown(e); });
    Bind(wxEVT_LEFT_UP, [&i](wxMouseEvent& e) { i.leftUp(e); });
    Bind(wxEVT_RIGHT_DOWN, [&i](wxMouseEvent& e) { i.rightDown(e); });
    Bind(wxEVT_RIGHT_DCLICK, [&i](wxMouseEvent& e) { i.rightDown(e); });
    Bind(wxEVT_RIGHT_UP, [&i](wxMouseEvent& e) { i.rightUp(e); });
    Bind(wxEVT_MOTION, [&i](wxMouseEvent& e) { i.motion(e); });
    Bind(wxEVT_LEAVE_WINDOW, [&i](wxMouseEvent&) { i.leave(); });
    Bind(wxEVT_MOUSEWHEEL, [&i](wxMouseEvent& e) { i.wheel(e); });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [&i](wxMouseCaptureLostEvent&) {
        i.leftIsDown = false;
        i.abandonGesture();
    });
    Bind(wxEVT_KEY_DOWN, [&i](wxKeyEvent& e) { i.keyDown(e); });
    onKeyboardFocus(*this, [this] {
        // When a window opens, its first control gets the focus in the same way.
        const wxWindow* before = FindFocus();
        if (before != nullptr && before != this) impl_->showCursor();
    });
    for (const auto& focus : {wxEVT_SET_FOCUS, wxEVT_KILL_FOCUS})
        Bind(focus, [this](wxFocusEvent& e) {
            Refresh();
            e.Skip();
        });
}

BoardView::~BoardView() {
    impl_->release();
}

void BoardView::show(BoardContent content, bool animate) {
    Impl& i = *impl_;
    i.abandonGesture();
    ++i.contentChanges;
    std::vector<Glide> glides;
    if (animate && i.animation) glides = findGlides(i.content, content);
    if (i.dropped)
        glides.erase(std::remove_if(glides.begin(), glides.end(),
                                    [&](const Glide& g) { return g.to == *i.dropped; }),
                     glides.end());
    const bool sameSize = content.files == i.content.files && content.ranks == i.content.ranks;
    i.content = std::move(content);
    i.choice.reset();
    i.select(std::nullopt);
    if (!sameSize) {
        i.cursor.reset();
        i.cursorHome.reset();
        i.relayout();
    }
    i.startGlides(std::move(glides));
    Refresh();
}

const BoardContent& BoardView::content() const {
    return impl_->content;
}

void BoardView::setMarks(BoardMarks marks) {
    impl_->marks = std::move(marks);
    Refresh();
}

const BoardMarks& BoardView::marks() const {
    return impl_->marks;
}

const BoardMarks& BoardView::userMarks() const {
    return impl_->userMarks;
}

void BoardView::clearUserMarks() {
    if (impl_->userMarks.cells.empty() && impl_->userMarks.arrows.empty()) return;
    impl_->userMarks = {};
    Refresh();
    if (onUserMarks) onUserMarks();
}

void BoardView::setFlipped(bool flipped) {
    impl_->abandonGesture();
    impl_->flipped = flipped;
    impl_->relayout();
}

bool BoardView::flipped() const {
    return impl_->flipped;
}

void BoardView::setCoordinates(bool shown) {
    impl_->coordinates = shown;
    impl_->relayout();
}

void BoardView::setAnimation(bool on) {
    impl_->animation = on;
    if (!on) impl_->startGlides({});
}

void BoardView::setReadOnly(bool readOnly) {
    impl_->readOnly = readOnly;
    impl_->abandonGesture();
    clearSelection();
}

void BoardView::setFreeMovement(bool free) {
    impl_->freeMovement = free;
    clearSelection();
}

void BoardView::offerChoice(Cell cell, std::vector<PieceId> choices) {
    impl_->abandonGesture();
    clearSelection();
    if (choices.empty())
        impl_->choice.reset();
    else
        impl_->choice = OfferedChoice{cell, std::move(choices), 0};
    Refresh();
}

bool BoardView::choosing() const {
    return impl_->choice.has_value();
}

void BoardView::setCursorCell(std::optional<Cell> cell) {
    if (cell && !impl_->content.holds(*cell)) return;
    impl_->cursor = cell;
    Refresh();
}

std::optional<Cell> BoardView::cursorCell() const {
    return impl_->cursor;
}

std::optional<Cell> BoardView::selectedCell() const {
    return impl_->selected;
}

void BoardView::clearSelection() {
    impl_->select(std::nullopt);
}

void BoardView::setAccessibleText(const std::string& name, const std::string& description) {
    describeForScreenReader(*this, name, description);
}

wxRect BoardView::cellRect(Cell cell) const {
    return impl_->geometry.rectOf(cell);
}

std::optional<Cell> BoardView::cellAt(wxPoint point) const {
    return impl_->geometry.cellAt(point);
}

wxRect BoardView::choiceRect(int n) const {
    if (!impl_->choice) return {};
    const int count = static_cast<int>(impl_->choice->pieces.size());
    if (n < 0 || n >= count) return {};
    return impl_->geometry.choiceRect(impl_->choice->cell, n, count);
}

void BoardView::SetFocusFromKbd() {
    wxWindow::SetFocusFromKbd();
    impl_->showCursor();
}

long BoardView::lastPaintMicros() const {
    return impl_->lastPaint;
}

void BoardView::Impl::relayout() {
    geometry =
        BoardGeometry(view.GetClientSize(), content.files, content.ranks, flipped, coordinates);
    caches.clear();
    view.Refresh();
}

BoardScene BoardView::Impl::scene() {
    BoardScene s{geometry, content, marks, userMarks};
    s.coordinates = coordinates;
    s.selected = selected;
    s.targets = targets;
    s.deviceScale = view.GetContentScaleFactor();
    if (view.HasFocus()) s.cursor = cursor;
    for (const Glide& g : glides) {
        const double progress = glideProgress(glideClock.Time());
        s.hidden.push_back(g.to);
        if (g.captured)
            s.floating.push_back({*g.captured, geometry.centreOf(g.to.file, g.to.rank), false,
                                  std::max(0.0, 1.0 - progress)});
    }
    for (const Glide& g : glides)
        s.floating.push_back({g.piece, centreNow(g)});
    if (press && press->carrying && press->man) {
        s.ghosts.push_back(press->cell);
        s.floating.push_back({*press->man, wxPoint2DDouble(press->now.x, press->now.y), true, 1.0});
        if (pointer && *pointer != press->cell) s.dropCell = pointer;
    }
    if (drawing && !drawing->outside) s.drawing = drawing->mark;
    if (choice) s.choice = &*choice;
    return s;
}

void BoardView::Impl::paint() {
    const auto start = std::chrono::steady_clock::now();
    {
        wxAutoBufferedPaintDC dc(&view);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
        if (!gc) return;
        wxRect update = view.GetUpdateRegion().GetBox();
        if (update.IsEmpty()) update = wxRect(view.GetClientSize());
        paintBoard(*gc, scene(), caches, update);
        gc->Flush();
    }
    const auto spent = std::chrono::steady_clock::now() - start;
    lastPaint =
        static_cast<long>(std::chrono::duration_cast<std::chrono::microseconds>(spent).count());
}

wxPoint2DDouble BoardView::Impl::centreNow(const Glide& g) const {
    const double done = glideProgress(glideClock.Time());
    return geometry.centreOf(g.fromFile + (g.to.file - g.fromFile) * done,
                             g.fromRank + (g.to.rank - g.fromRank) * done);
}

wxRect BoardView::Impl::areaAround(wxPoint2DDouble centre) const {
    const int reach = static_cast<int>(geometry.cellSize() * 0.66) + 2;
    return {static_cast<int>(centre.m_x) - reach, static_cast<int>(centre.m_y) - reach, 2 * reach,
            2 * reach};
}

void BoardView::Impl::startGlides(std::vector<Glide> started) {
    refreshGlides();
    glides = std::move(started);
    if (glides.empty()) {
        timer.Stop();
        return;
    }
    glideClock.Start();
    timer.Start(kFrameMillis);
}

void BoardView::Impl::refreshGlides() {
    for (const Glide& g : glides) {
        // The whole way: cheaper to reason about than where the last frame stood.
        const wxRect from = areaAround(geometry.centreOf(g.fromFile, g.fromRank));
        view.RefreshRect(from.Union(areaAround(geometry.centreOf(g.to.file, g.to.rank))));
    }
}

void BoardView::Impl::tick() {
    if (glideClock.Time() >= kGlideMillis)
        startGlides({});
    else
        refreshGlides();
}

} // namespace theco::gui
