// SPDX-License-Identifier: MIT
#include "gui/parts/dialogs.hpp"

#include "gui/parts/wrap.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/button.h>
#include <wx/dcclient.h>
#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace theco::gui {

using i18n::tr;

void addButtons(wxDialog& dialog, wxSizer& column, const std::string& ok,
                const std::string& cancel) {
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->AddStretchSpacer();
    const int gap = dialog.FromDIP(kDialogGap);
    if (!cancel.empty())
        row->Add(new wxButton(&dialog, wxID_CANCEL, toWx(cancel)), 0, wxRIGHT, gap / 2);
    auto* accept = new wxButton(&dialog, wxID_OK, toWx(ok));
    accept->SetDefault();
    row->Add(accept);
    column.Add(row, 0, wxEXPAND | wxALL, gap);
}

void finishDialog(wxDialog& dialog, wxSizer* column) {
    dialog.SetSizerAndFit(column);
    dialog.CentreOnParent();
}

// A window of ours: the toolkit's own keeps English labels and cannot be given a readable width.
int askButtons(wxWindow* parent, const std::string& title, const std::string& text,
               const std::vector<std::string>& labels) {
    wxDialog dialog(parent, wxID_ANY, toWx(title));
    const int gap = dialog.FromDIP(kDialogGap);
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
    finishDialog(dialog, column);
    const int answer = dialog.ShowModal();
    return answer == wxID_CANCEL ? 0 : answer;
}

bool ask(wxWindow* parent, const std::string& title, const std::string& question,
         const std::string& yes, const std::string& no) {
    return askButtons(parent, title, question, {no, yes}) == 1;
}

void tell(wxWindow* parent, const std::string& title, const std::string& text) {
    askButtons(parent, title, text, {tr("Close")});
}

std::optional<std::size_t> choose(wxWindow* parent, const std::string& title,
                                  const std::string& question,
                                  const std::vector<std::string>& choices, const std::string& ok) {
    wxDialog dialog(parent, wxID_ANY, toWx(title), wxDefaultPosition, wxDefaultSize,
                    wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    auto* column = new wxBoxSizer(wxVERTICAL);
    const int gap = dialog.FromDIP(kDialogGap);
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
    finishDialog(dialog, column);
    list->SetFocus();
    if (dialog.ShowModal() != wxID_OK || list->GetSelection() == wxNOT_FOUND) return std::nullopt;
    return static_cast<std::size_t>(list->GetSelection());
}

wxTextCtrl* addSheet(wxDialog& dialog, wxSizer& column, const std::string& name, wxSize size) {
    const int gap = dialog.FromDIP(kDialogGap);
    // The margins of GTK's text are for a single line only: a sheet of paper around it has them.
    auto* sheet = new wxPanel(&dialog, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxBORDER_SIMPLE);
    auto* view =
        new wxTextCtrl(sheet, wxID_ANY, wxEmptyString, wxDefaultPosition, dialog.FromDIP(size),
                       wxTE_MULTILINE | wxTE_READONLY | wxTE_BESTWRAP | wxBORDER_NONE);
    // Our own colours: what the system says of a text stays light in a dark program.
    for (wxWindow* part : {static_cast<wxWindow*>(sheet), static_cast<wxWindow*>(view)}) {
        part->SetBackgroundColour(ColorScheme::get(ColorName::Panel));
        part->SetForegroundColour(ColorScheme::get(ColorName::Text));
    }
    auto* margin = new wxBoxSizer(wxVERTICAL);
    margin->Add(view, 1, wxEXPAND | wxALL, gap);
    sheet->SetSizer(margin);
    view->SetName(toWx(name));
    column.Add(sheet, 1, wxEXPAND | wxLEFT | wxRIGHT | wxTOP, gap);
    return view;
}

void showText(wxWindow* parent, const std::string& title, const std::string& text) {
    wxDialog dialog(parent, wxID_ANY, toWx(title), wxDefaultPosition, wxDefaultSize,
                    wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* view = addSheet(dialog, *column, title, wxSize(520, 250));
    view->SetFont(view->GetFont().Scaled(1.15F));
    view->SetValue(toWx(text));
    addButtons(dialog, *column, tr("Close"), {});
    dialog.SetEscapeId(wxID_OK);
    finishDialog(dialog, column);
    view->SetFocus();
    dialog.ShowModal();
}

} // namespace theco::gui
