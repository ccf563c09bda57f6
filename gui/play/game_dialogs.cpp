// SPDX-License-Identifier: MIT
#include "gui/play/game_dialogs.hpp"

#include "gui/play/status_text.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/datetime.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>
#include <array>

namespace theco::gui {

using i18n::tr;

namespace {

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

std::optional<Tags> askNames(wxWindow* parent, const std::string& title, const std::string& ok,
                             const Tags& before) {
    wxDialog dialog(parent, wxID_ANY, toWx(title));
    const int gap = dialog.FromDIP(kDialogGap);
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
    finishDialog(dialog, column);
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
