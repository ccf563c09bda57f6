// SPDX-License-Identifier: MIT
#include "gui/frame/shortcuts_dialog.hpp"

#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/display.h>
#include <wx/scrolwin.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include <algorithm>

namespace theco::gui {

using i18n::tr;

namespace {

constexpr int kColumnWidth = 322;
constexpr std::size_t kFewestColumns = 3;
constexpr std::size_t kMostColumns = 4;

struct Line {
    std::string key;
    std::string text;
};
struct Section {
    std::string title;
    std::vector<Line> lines;
};

std::vector<Section> sectionsOf(const std::vector<CommandGroup>& menus) {
    std::vector<Section> sections;
    for (const CommandGroup& group : menus) {
        Section section{group.title, {}};
        for (const Command& command : group.commands)
            if (!command.key.empty()) section.lines.push_back({command.key, command.label});
        if (!section.lines.empty()) sections.push_back(std::move(section));
    }
    sections.push_back(
        {tr("On the board"),
         {{"\xE2\x86\x91 \xE2\x86\x93", tr("show the cursor, then move it with all four arrows")},
          {tr("Enter, Space"), tr("pick a man up, put it down")},
          {"Esc", tr("let go, hide the cursor, close the choice of promotion")},
          {"Tab", tr("to the next field")},
          {tr("Right button"), tr("circle a square or draw an arrow (Shift, Ctrl, Alt: colours)")},
          {tr("Wheel"), tr("walk through the moves")}}});
    sections.push_back({tr("Setting up a position"),
                        {{"K V", i18n::pieceName(chess::PieceType::King)},
                         {"Q H", i18n::pieceName(chess::PieceType::Queen)},
                         {"R X", i18n::pieceName(chess::PieceType::Rook)},
                         {"B T", i18n::pieceName(chess::PieceType::Bishop)},
                         {"N M", i18n::pieceName(chess::PieceType::Knight)},
                         {"P", i18n::pieceName(chess::PieceType::Pawn)},
                         {tr("Shift + letter"), tr("the black man")},
                         {"Delete", tr("empty the square")}}});
    sections.push_back(
        {tr("In a lesson"),
         {{"1 ... 9", tr("choose an answer")},
          {tr("Enter, Space"), tr("what the green button says")},
          {"\xE2\x86\x90 \xE2\x86\x92", tr("walk through the game of a draw claim")}}});
    sections.push_back({tr("Showing to the class"),
                        {{"Page Down", tr("next page or exercise")},
                         {"Page Up", tr("the one before")},
                         {"H", tr("hint, up to the answer")},
                         {"R", tr("the men as at the start")},
                         {"1 2 3 4", tr("mark the square of the cursor")},
                         {"Delete", tr("take the man of the cursor away")},
                         {"Esc", tr("end")}}});
    return sections;
}

/// In lines, about: a long text takes several.
std::size_t heightOf(const Section& section) {
    constexpr std::size_t kLineLength = 26;
    std::size_t lines = 2;
    for (const Line& line : section.lines)
        lines += 1 + toWx(line.text).length() / kLineLength;
    return lines;
}

void addSection(wxWindow& page, wxSizer& column, const Section& section) {
    const int gap = page.FromDIP(6);
    auto* title = new wxStaticText(&page, wxID_ANY, toWx(section.title));
    title->SetFont(title->GetFont().Scaled(1.15F).Bold());
    title->SetForegroundColour(ColorScheme::get(ColorName::Accent));
    column.Add(title, 0, wxTOP, page.FromDIP(14));
    auto* grid = new wxFlexGridSizer(2, gap, page.FromDIP(10));
    for (const Line& line : section.lines) {
        auto* key = new wxStaticText(&page, wxID_ANY, toWx(line.key));
        key->SetFont(key->GetFont().Bold());
        key->SetMinSize(wxSize(page.FromDIP(104), -1));
        grid->Add(key);
        auto* text = new wxStaticText(&page, wxID_ANY, toWx(line.text));
        text->Wrap(page.FromDIP(180));
        grid->Add(text);
    }
    column.Add(grid, 0, wxTOP, gap);
}

} // namespace

void showShortcuts(wxWindow* parent, const std::vector<CommandGroup>& menus) {
    wxDialog dialog(parent, wxID_ANY, toWx(tr("Keys")), wxDefaultPosition, wxDefaultSize,
                    wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    const int gap = dialog.FromDIP(14);
    auto* page = new wxScrolledWindow(&dialog);
    page->SetScrollRate(0, dialog.FromDIP(16));
    // Columns of about the same length.
    const auto sections = sectionsOf(menus);
    std::size_t total = 0;
    for (const Section& section : sections)
        total += heightOf(section);
    const wxSize screen = wxDisplay(&dialog).GetClientArea().GetSize();
    const auto fitting = static_cast<std::size_t>(screen.x / dialog.FromDIP(kColumnWidth));
    const std::size_t wantedColumns = std::clamp(fitting, kFewestColumns, kMostColumns);
    auto* columns = new wxBoxSizer(wxHORIZONTAL);
    wxBoxSizer* column = nullptr;
    std::size_t used = 0;
    for (const Section& section : sections) {
        if (!column || used >= total * columns->GetItemCount() / wantedColumns) {
            column = new wxBoxSizer(wxVERTICAL);
            columns->Add(column, 1, wxEXPAND | wxLEFT | wxRIGHT, gap);
        }
        addSection(*page, *column, section);
        used += heightOf(section);
    }
    page->SetSizer(columns);
    page->FitInside();
    // As high as its lines; where the screen ends before, a bar that stays shows that there is more.
    const int highest = screen.y - dialog.FromDIP(140);
    const int wanted = columns->GetMinSize().y + gap;
    page->SetMinSize(wxSize(dialog.FromDIP(kColumnWidth) * static_cast<int>(wantedColumns),
                            std::min(wanted, highest)));
    page->ShowScrollbars(wxSHOW_SB_NEVER, wanted > highest ? wxSHOW_SB_ALWAYS : wxSHOW_SB_NEVER);
    auto* close = new wxButton(&dialog, wxID_OK, toWx(tr("Close")));
    close->SetDefault();
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(page, 1, wxEXPAND);
    all->Add(close, 0, wxALIGN_RIGHT | wxALL, gap);
    dialog.SetEscapeId(wxID_OK);
    dialog.SetSizerAndFit(all);
    dialog.CentreOnParent();
    close->SetFocus();
    dialog.ShowModal();
}

} // namespace theco::gui
