// SPDX-License-Identifier: MIT
#include "gui/lessons/guide_dialog.hpp"

#include "gui/parts/dialogs.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "lessons/content_files.hpp"
#include "platform/files.hpp"
#include "platform/paths.hpp"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include <system_error>

namespace theco::gui {

using i18n::fill;
using i18n::tr;

namespace {

constexpr int kWidth = 760;
constexpr int kHeight = 470;

const lessons::ContentFile* teacherFile(std::string_view name) {
    for (const lessons::ContentFile& file : lessons::teacherFiles())
        if (file.name == name) return &file;
    return nullptr;
}

void write(wxTextCtrl& view, const GuideBlock& block) {
    using Kind = GuideBlock::Kind;
    wxFont font = view.GetFont();
    if (block.kind == Kind::Title) font = font.Scaled(1.5F).Bold();
    if (block.kind == Kind::Heading) font = font.Scaled(1.2F).Bold();
    if (block.kind == Kind::Code)
        font = wxFont(wxFontInfo(font.GetPointSize()).Family(wxFONTFAMILY_TELETYPE));
    wxTextAttr style;
    style.SetFont(font);
    view.SetDefaultStyle(style);
    // A blank line before everything but the points of a list.
    const bool point = block.kind == Kind::Point;
    const bool numbered = point && block.text[0] >= '1' && block.text[0] <= '9';
    const std::string sign = point && !numbered ? "\xE2\x80\xA2 " : "";
    const bool first = view.GetLastPosition() == 0;
    view.AppendText(toWx((first ? "" : point ? "\n" : "\n\n") + sign + block.text));
}

/// True: the file is there now and was not before.
bool putModel(wxWindow* parent, const std::filesystem::path& folder, std::string_view name) {
    const auto* model = teacherFile(name);
    const auto target = folder / platform::toPath(name);
    const std::string shown = platform::toUtf8(target);
    const std::string title = tr("How to write lessons");
    std::error_code ignored;
    if (!model || std::filesystem::exists(target, ignored)) {
        tell(parent, title,
             fill(tr("{file} is there already. It stays as it is."), {{"file", shown}}));
        return false;
    }
    if (!platform::replaceFile(target, model->text)) {
        tell(parent, title, fill(tr("{file} cannot be written."), {{"file", shown}}));
        return false;
    }
    tell(parent, title,
         fill(tr("{file} is there now, and its lesson stands at the end of the map. Open it with a "
                 "text editor and make it yours."),
              {{"file", shown}}));
    return true;
}

} // namespace

bool showLessonGuide(wxWindow* parent, const std::filesystem::path& folder) {
    wxDialog dialog(parent, wxID_ANY, toWx(tr("How to write lessons")), wxDefaultPosition,
                    wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER);
    const int gap = dialog.FromDIP(kDialogGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* view = addSheet(dialog, *column, tr("How to write lessons"), wxSize(kWidth, kHeight));
    const bool vietnamese = i18n::language() == i18n::Language::Vietnamese;
    if (const auto* guide = teacherFile(vietnamese ? "own-lessons.vi.md" : "own-lessons.en.md"))
        for (const GuideBlock& block : guideBlocks(guide->text))
            write(*view, block);
    view->SetInsertionPoint(0);
    view->ShowPosition(0);
    bool put = false;
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    const auto model = [&](const std::string& label, const char* name) {
        auto* button = new wxButton(&dialog, wxID_ANY, toWx(label));
        button->SetName(name);
        button->Bind(wxEVT_BUTTON, [&dialog, &put, &folder, name](wxCommandEvent&) {
            put = putModel(&dialog, folder, name) || put;
        });
        row->Add(button, 0, wxRIGHT, gap / 2);
    };
    model(tr("Copy the model into the folder"), "bai-mau.xml");
    model(tr("Copy one exercise of each kind"), "bai-mau-cac-loai.xml");
    row->AddStretchSpacer();
    auto* close = new wxButton(&dialog, wxID_OK, toWx(tr("Close")));
    close->SetDefault();
    row->Add(close);
    column->Add(row, 0, wxEXPAND | wxALL, gap);
    dialog.SetEscapeId(wxID_OK);
    finishDialog(dialog, column);
    view->SetFocus();
    dialog.ShowModal();
    return put;
}

} // namespace theco::gui
