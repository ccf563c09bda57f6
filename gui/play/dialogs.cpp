// SPDX-License-Identifier: MIT
#include "gui/play/dialogs.hpp"

#include "gui/play/status_text.hpp"
#include "gui/play/wrap.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/button.h>
#include <wx/datetime.h>
#include <wx/dcclient.h>
#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/panel.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

namespace theco::gui {

using i18n::tr;

namespace {

constexpr int kGap = 14;

/// OK and Cancel with our words, the last row of a dialog.
void addButtons(wxDialog& dialog, wxSizer& column, const std::string& ok,
                const std::string& cancel) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    const int gap = dialog.FromDIP(kGap);
    if (!cancel.empty())
        row->Add(new wxButton(&dialog, wxID_CANCEL, toWx(cancel)), 0, wxRIGHT, gap / 2);
    auto* accept = new wxButton(&dialog, wxID_OK, toWx(ok));
    accept->SetDefault();
    row->Add(accept);
    column.Add(row, 0, wxEXPAND | wxALL, gap);
}

void finish(wxDialog& dialog, wxSizer* column) {
    dialog.SetSizerAndFit(column);
    dialog.CentreOnParent();
}

/// A question in a window of ours (the toolkit's own keeps English labels and cannot be given a
/// readable width). The number of the button; the first one is also what Escape means.
int askButtons(wxWindow* parent, const std::string& title, const std::string& text,
               const std::vector<std::string>& labels) {
    wxDialog dialog(parent, wxID_ANY, toWx(title));
    const int gap = dialog.FromDIP(kGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* words = new wxStaticText(&dialog, wxID_ANY, wxEmptyString);
    words->SetFont(words->GetFont().Scaled(1.12F));
    wxClientDC dc(words);
    dc.SetFont(words->GetFont());
    wxString lines;
    // The size is what the lines take: GTK's own guess is narrower, wraps them anew, and the last
    // words would be cut off.
    wxSize size = dialog.FromDIP(wxSize(320, 0));
    for (const wxString& line : wrapText(dc, toWx(text), dialog.FromDIP(440))) {
        lines += (lines.empty() ? wxString() : wxString("\n")) + line;
        const wxSize extent = dc.GetTextExtent(line);
        size.x = std::max(size.x, extent.x + dialog.FromDIP(8));
        size.y += extent.y;
    }
    words->SetLabelText(lines);
    words->SetMinSize(size);
    column->Add(words, 0, wxEXPAND | wxALL, dialog.FromDIP(20));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    for (std::size_t i = 0; i < labels.size(); ++i) {
        auto* button = new wxButton(&dialog, i == 0 ? wxID_CANCEL : wxID_ANY, toWx(labels[i]));
        button->Bind(wxEVT_BUTTON,
                     [&dialog, i](wxCommandEvent&) { dialog.EndModal(static_cast<int>(i)); });
        if (i == 0) {
            button->SetDefault();
            button->SetFocus();
        }
        row->Add(button, 0, wxLEFT, gap / 2);
    }
    column->Add(row, 0, wxEXPAND | wxLEFT | wxRIGHT | wxBOTTOM, gap);
    finish(dialog, column);
    const int answer = dialog.ShowModal();
    return answer == wxID_CANCEL ? 0 : answer;
}

void setTag(Tags& tags, const std::string& name, const std::string& value) {
    const auto at =
        std::find_if(tags.begin(), tags.end(), [&](const auto& t) { return t.name == name; });
    if (at != tags.end()) {
        at->value = value;
    } else if (!value.empty()) {
        tags.push_back({name, value});
    }
}

std::string tagOf(const Tags& tags, const std::string& name) {
    const auto at =
        std::find_if(tags.begin(), tags.end(), [&](const auto& t) { return t.name == name; });
    return at == tags.end() || at->value == "?" ? std::string() : at->value;
}

std::string described(const SavedGame& game) {
    const wxDateTime at(static_cast<time_t>(game.changedMs / 1000));
    const std::string when = fromWx(at.Format(
        i18n::language() == i18n::Language::Vietnamese ? "%d/%m/%Y %H:%M" : "%Y-%m-%d %H:%M"));
    return i18n::fill(tr("{when}   {players}   {result}   {moves}"),
                      {{"when", when},
                       {"players", pairOf(game.white.empty() ? tr("White") : game.white,
                                          game.black.empty() ? tr("Black") : game.black)},
                       {"result", game.result == "*" ? tr("unfinished") : game.result},
                       {"moves", i18n::trn("{n} move", "{n} moves", (game.plies + 1) / 2)}});
}

} // namespace

bool ask(wxWindow* parent, const std::string& title, const std::string& question,
         const std::string& yes, const std::string& no) {
    return askButtons(parent, title, question, {no, yes}) == 1;
}

void tell(wxWindow* parent, const std::string& title, const std::string& text) {
    askButtons(parent, title, text, {tr("Close")});
}

std::optional<chess::Color> askWhoResigns(wxWindow* parent) {
    switch (askButtons(parent, tr("Resign"), tr("Who resigns?"),
                       {tr("Play on"), tr("White resigns"), tr("Black resigns")})) {
    case 1:
        return chess::Color::White;
    case 2:
        return chess::Color::Black;
    default:
        return std::nullopt;
    }
}

std::optional<std::size_t> choose(wxWindow* parent, const std::string& title,
                                  const std::string& question,
                                  const std::vector<std::string>& choices, const std::string& ok) {
    wxDialog dialog(parent, wxID_ANY, toWx(title), wxDefaultPosition, wxDefaultSize,
                    wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    auto* column = new wxBoxSizer(wxVERTICAL);
    const int gap = dialog.FromDIP(kGap);
    auto* text = new wxStaticText(&dialog, wxID_ANY, toWx(question));
    text->Wrap(dialog.FromDIP(600));
    column->Add(text, 0, wxLEFT | wxRIGHT | wxTOP, gap);
    auto* list = new wxListBox(&dialog, wxID_ANY, wxDefaultPosition,
                               wxSize(dialog.FromDIP(620), dialog.FromDIP(240)));
    list->SetName(toWx(question));
    for (const std::string& choice : choices)
        list->Append(toWx(choice));
    list->SetSelection(0);
    list->Bind(wxEVT_LISTBOX_DCLICK, [&](wxCommandEvent&) { dialog.EndModal(wxID_OK); });
    column->Add(list, 1, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, gap);
    addButtons(dialog, *column, ok, tr("Cancel"));
    finish(dialog, column);
    list->SetFocus();
    if (dialog.ShowModal() != wxID_OK || list->GetSelection() == wxNOT_FOUND) return std::nullopt;
    return static_cast<std::size_t>(list->GetSelection());
}

std::optional<Tags> askNames(wxWindow* parent, const std::string& title, const std::string& ok,
                             const Tags& before) {
    wxDialog dialog(parent, wxID_ANY, toWx(title));
    const int gap = dialog.FromDIP(kGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* grid = new wxFlexGridSizer(2, gap, gap);
    grid->AddGrowableCol(1);
    struct Field {
        const char* tag;
        std::string label;
        wxTextCtrl* input;
    };
    std::array fields{Field{"White", tr("White"), nullptr}, Field{"Black", tr("Black"), nullptr},
                      Field{"Event", tr("Event"), nullptr}};
    for (Field& field : fields) {
        grid->Add(new wxStaticText(&dialog, wxID_ANY, toWx(field.label)), 0,
                  wxALIGN_CENTRE_VERTICAL);
        field.input = new wxTextCtrl(&dialog, wxID_ANY, toWx(tagOf(before, field.tag)),
                                     wxDefaultPosition, wxSize(dialog.FromDIP(300), -1));
        field.input->SetName(toWx(field.label));
        field.input->SetMaxLength(200);
        grid->Add(field.input, 1, wxEXPAND);
    }
    column->Add(grid, 1, wxEXPAND | wxALL, gap);
    addButtons(dialog, *column, ok, tr("Cancel"));
    finish(dialog, column);
    fields[0].input->SetFocus();
    if (dialog.ShowModal() != wxID_OK) return std::nullopt;
    Tags tags = before;
    for (const Field& field : fields)
        setTag(tags, field.tag, fromWx(field.input->GetValue().Trim().Trim(false)));
    tags.erase(
        std::remove_if(tags.begin(), tags.end(), [](const auto& t) { return t.value.empty(); }),
        tags.end());
    return tags;
}

void showText(wxWindow* parent, const std::string& title, const std::string& text) {
    wxDialog dialog(parent, wxID_ANY, toWx(title), wxDefaultPosition, wxDefaultSize,
                    wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    const int gap = dialog.FromDIP(kGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    // The margins of GTK's text are for a single line only: a sheet of paper around it has them.
    auto* sheet = new wxPanel(&dialog, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_SIMPLE);
    auto* view = new wxTextCtrl(sheet, wxID_ANY, toWx(text), wxDefaultPosition,
                                wxSize(dialog.FromDIP(520), dialog.FromDIP(250)),
                                wxTE_MULTILINE | wxTE_READONLY | wxTE_BESTWRAP | wxBORDER_NONE);
    sheet->SetBackgroundColour(wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOW));
    auto* margin = new wxBoxSizer(wxVERTICAL);
    margin->Add(view, 1, wxEXPAND | wxALL, gap);
    sheet->SetSizer(margin);
    view->SetName(toWx(title));
    view->SetFont(view->GetFont().Scaled(1.15F));
    column->Add(sheet, 1, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, gap);
    addButtons(dialog, *column, tr("Close"), {});
    dialog.SetEscapeId(wxID_OK);
    finish(dialog, column);
    view->SetFocus();
    dialog.ShowModal();
}

std::optional<std::filesystem::path> chooseSavedGame(wxWindow* parent,
                                                     const std::vector<SavedGame>& games) {
    if (games.empty()) {
        tell(parent, tr("Earlier games"), tr("There are no earlier games yet."));
        return std::nullopt;
    }
    std::vector<std::string> lines;
    for (const SavedGame& game : games)
        lines.push_back(described(game));
    const auto chosen = choose(parent, tr("Earlier games"),
                               tr("Every game on this board is kept. Which one shall be opened?"),
                               lines, tr("Open"));
    if (!chosen) return std::nullopt;
    return games[*chosen].file;
}

} // namespace theco::gui
