// SPDX-License-Identifier: MIT
#include "gui/play/move_list.hpp"

#include "gui/board/accessible.hpp"
#include "gui/parts/wrap.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/dcbuffer.h>
#include <wx/dcclient.h>

#include <algorithm>

namespace theco::gui {

namespace {

constexpr int kNumberWidth = 52;
constexpr int kPadding = 8;
constexpr int kRowExtra = 10;

} // namespace

MoveList::MoveList(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                       wxVSCROLL | wxFULL_REPAINT_ON_RESIZE) {
    SetName("moves");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetScrollRate(0, FromDIP(12));
    SetFont(GetFont().Scaled(1.12F));
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { paint(); });
    Bind(wxEVT_SIZE, [this](wxSizeEvent& event) {
        layOut();
        event.Skip();
    });
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent& event) {
        const int ply = plyAt(CalcUnscrolledPosition(event.GetPosition()));
        if (ply > 0 && onChoose) onChoose(ply);
        event.Skip();
    });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        const int ply = plyAt(CalcUnscrolledPosition(event.GetPosition()));
        if (ply == hover_) return;
        hover_ = ply;
        SetCursor(ply > 0 ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
        Refresh();
    });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) {
        hover_ = 0;
        Refresh();
    });
}

void MoveList::show(std::vector<MoveLine> lines, int current) {
    lines_ = std::move(lines);
    current_ = current;
    layOut();
    revealCurrent();
    std::string spoken;
    for (const MoveLine& line : lines_) {
        if (!line.note.empty()) continue;
        for (const auto* half : {&line.white, &line.black})
            if (half->ply == current_ && current_ > 0) spoken = line.number + " " + half->text;
    }
    describeForScreenReader(*this, i18n::tr("Moves"), spoken);
    Refresh();
}

void MoveList::layOut() {
    wxClientDC dc(this);
    dc.SetFont(GetFont());
    const int width = GetClientSize().x;
    const int row = dc.GetCharHeight() + FromDIP(kRowExtra);
    int y = FromDIP(kPadding);
    placed_.clear();
    for (const MoveLine& line : lines_) {
        Placed placed;
        placed.top = y;
        placed.height = row;
        if (!line.note.empty()) {
            dc.SetFont(GetFont().Scaled(0.9F));
            const int indent = FromDIP(line.sideLine ? kNumberWidth : kNumberWidth / 2);
            placed.note = wrapText(dc, toWx(line.note), width - indent - FromDIP(2 * kPadding));
            placed.height =
                static_cast<int>(placed.note.size()) * dc.GetCharHeight() + FromDIP(kRowExtra);
        }
        y += placed.height;
        placed_.push_back(std::move(placed));
    }
    total_ = y + FromDIP(kPadding);
    SetVirtualSize(width, total_);
}

wxRect MoveList::cellOf(const Placed& placed, bool white) const {
    const int left = FromDIP(kNumberWidth);
    const int width = std::max(1, (GetClientSize().x - left - FromDIP(kPadding)) / 2);
    return wxRect(left + (white ? 0 : width), placed.top, width, placed.height);
}

int MoveList::plyAt(wxPoint point) const {
    for (std::size_t i = 0; i < placed_.size(); ++i) {
        if (point.y < placed_[i].top || point.y >= placed_[i].top + placed_[i].height) continue;
        if (cellOf(placed_[i], true).Contains(point)) return lines_[i].white.ply;
        if (cellOf(placed_[i], false).Contains(point)) return lines_[i].black.ply;
    }
    return 0;
}

wxRect MoveList::rectOf(int ply) const {
    for (std::size_t i = 0; i < placed_.size(); ++i) {
        if (!lines_[i].note.empty()) continue;
        for (const bool white : {true, false}) {
            const auto& half = white ? lines_[i].white : lines_[i].black;
            if (half.ply != ply) continue;
            wxRect cell = cellOf(placed_[i], white);
            cell.SetPosition(CalcScrolledPosition(cell.GetPosition()));
            return cell;
        }
    }
    return {};
}

void MoveList::revealCurrent() {
    const wxRect cell = rectOf(current_);
    int unit = 1;
    int ignored = 0;
    GetScrollPixelsPerUnit(&ignored, &unit);
    if (unit <= 0) return;
    if (current_ == 0) {
        Scroll(0, 0);
    } else if (cell.GetTop() < 0 || cell.GetBottom() > GetClientSize().y) {
        const int top = CalcUnscrolledPosition(cell.GetPosition()).y;
        Scroll(0, std::max(0, top - GetClientSize().y / 2) / unit);
    }
}

void MoveList::drawHalf(wxDC& dc, const MoveLine::Half& half, const wxRect& cell) {
    if (half.text.empty()) return;
    const bool current = half.ply > 0 && half.ply == current_;
    const bool hovered = half.ply > 0 && half.ply == hover_;
    if (current || hovered) {
        dc.SetPen(*wxTRANSPARENT_PEN);
        dc.SetBrush(wxBrush(ColorScheme::get(current ? ColorName::Accent : ColorName::PanelEdge)));
        wxRect box = cell;
        box.Deflate(FromDIP(1), FromDIP(1));
        dc.DrawRoundedRectangle(box, FromDIP(5));
    }
    dc.SetTextForeground(ColorScheme::get(current ? ColorName::OnAccent : ColorName::Text));
    const int y = cell.y + (cell.height - dc.GetCharHeight()) / 2;
    dc.DrawText(toWx(half.text), cell.x + FromDIP(kPadding), y);
}

void MoveList::paint() {
    wxAutoBufferedPaintDC dc(this);
    dc.SetBackground(wxBrush(ColorScheme::get(ColorName::Panel)));
    dc.Clear();
    DoPrepareDC(dc);
    if (lines_.empty()) {
        dc.SetFont(GetFont().Scaled(0.95F));
        dc.SetTextForeground(ColorScheme::get(ColorName::TextMuted));
        int y = FromDIP(2 * kPadding);
        const wxString hint = toWx(i18n::tr("The moves of the game will stand here."));
        for (const wxString& line : wrapText(dc, hint, GetClientSize().x - FromDIP(4 * kPadding))) {
            dc.DrawText(line, FromDIP(2 * kPadding), y);
            y += dc.GetCharHeight();
        }
        return;
    }
    const int top = CalcUnscrolledPosition(wxPoint(0, 0)).y;
    const int bottom = top + GetClientSize().y;
    for (std::size_t i = 0; i < placed_.size(); ++i) {
        const Placed& placed = placed_[i];
        if (placed.top + placed.height < top || placed.top > bottom) continue;
        const MoveLine& line = lines_[i];
        if (!line.note.empty()) {
            dc.SetFont(line.sideLine ? GetFont().Scaled(0.9F) : GetFont().Scaled(0.9F).Italic());
            dc.SetTextForeground(ColorScheme::get(ColorName::TextMuted));
            int y = placed.top + FromDIP(kRowExtra) / 2;
            for (const wxString& text : placed.note) {
                dc.DrawText(text, FromDIP(line.sideLine ? kNumberWidth : kNumberWidth / 2), y);
                y += dc.GetCharHeight();
            }
            continue;
        }
        dc.SetFont(GetFont());
        dc.SetTextForeground(ColorScheme::get(ColorName::TextMuted));
        const wxString number = toWx(line.number);
        const wxSize extent = dc.GetTextExtent(number);
        dc.DrawText(number, FromDIP(kNumberWidth - kPadding) - extent.x,
                    placed.top + (placed.height - extent.y) / 2);
        drawHalf(dc, line.white, cellOf(placed, true));
        drawHalf(dc, line.black, cellOf(placed, false));
    }
}

} // namespace theco::gui
