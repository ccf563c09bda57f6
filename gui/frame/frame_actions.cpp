// SPDX-License-Identifier: MIT
// What the commands of the window do.
#include "core/chess/fen.hpp"
#include "gui/frame/game_files.hpp"
#include "gui/frame/main_frame.hpp"
#include "gui/frame/product.hpp"
#include "gui/frame/settings_dialog.hpp"
#include "gui/lessons/lessons_page.hpp"
#include "gui/lessons/study_panel.hpp"
#include "gui/play/collection_page.hpp"
#include "gui/play/editor_page.hpp"
#include "gui/play/game_dialogs.hpp"
#include "gui/play/play_page.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"
#include "platform/paths.hpp"

#include <wx/clipbrd.h>
#include <wx/dataobj.h>
#include <wx/datetime.h>
#include <wx/filedlg.h>
#include <wx/stdpaths.h>
#include <wx/textctrl.h>

namespace theco::gui {

using i18n::fill;
using i18n::tr;

namespace {

constexpr std::size_t kEarlierGames = 200;

std::string today() {
    return fromWx(wxDateTime::Today().Format("%Y.%m.%d"));
}

/// Where games were last opened or saved; at first the user's documents.
wxString lastFolder(const platform::Settings& settings) {
    const std::string last = settings.get("folder");
    return last.empty() ? wxStandardPaths::Get().GetDocumentsDir() : toWx(last);
}

wxString pgnPattern() {
    return toWx(tr("Games (PGN)")) + "|*.pgn;*.PGN|" + toWx(tr("All files")) + "|*";
}

wxTextEntry* focusedText() {
    return dynamic_cast<wxTextEntry*>(wxWindow::FindFocus());
}

} // namespace

void MainFrame::problem(const std::string& text) {
    tell(this, kProductName, text);
}

void MainFrame::newGame() {
    const auto tags = askNames(this, tr("New game"), tr("Play"), {});
    if (!tags) return;
    session_.startNew(chess::Position(), *tags);
    play().showGame();
    showPage(Page::Play);
}

void MainFrame::askFile() {
    wxFileDialog dialog(this, toWx(tr("Open games")), lastFolder(settings_), wxEmptyString,
                        pgnPattern(), wxFD_OPEN | wxFD_FILE_MUST_EXIST);
    if (dialog.ShowModal() != wxID_OK) return;
    settings_.set("folder", fromWx(dialog.GetDirectory()));
    openFile(platform::toPath(fromWx(dialog.GetPath())));
}

void MainFrame::openFile(const std::filesystem::path& file) {
    LoadedFile loaded = loadFile(file);
    if (!loaded.error.empty()) return problem(loaded.error);
    openText(platform::toUtf8(file.filename()), std::move(loaded.bytes));
}

void MainFrame::openText(const std::string& name, std::string text) {
    TextContent content = recognize(text);
    if (const auto* nothing = std::get_if<NothingFound>(&content))
        return problem(name.empty() ? nothing->why : name + ": " + nothing->why);
    if (std::holds_alternative<ManyGames>(content)) {
        collection().load(name.empty() ? tr("Game collection") : name, std::move(text));
        return showPage(Page::Collection);
    }
    if (const auto* position = std::get_if<chess::Position>(&content)) {
        if (page_ == Page::Editor) return editor().edit(position->toSetup());
        session_.startNew(*position);
    }
    std::string broken;
    if (auto* game = std::get_if<chess::PgnGame>(&content)) {
        if (game->error) broken = i18n::message(*game->error);
        session_.show(std::move(*game));
        session_.view(0);
    }
    play().showGame();
    showPage(Page::Play);
    if (!broken.empty()) problem(broken + " " + tr("The moves before it are on the board."));
}

void MainFrame::chooseEarlierGame() {
    const auto file = chooseSavedGame(this, session_.savedGames(kEarlierGames));
    if (!file) return;
    if (!session_.reopen(*file))
        return problem(tr("This game cannot be opened now; perhaps another window has it open."));
    play().showGame();
    showPage(Page::Play);
}

void MainFrame::saveAs() {
    wxFileDialog dialog(this, toWx(tr("Save as PGN")), lastFolder(settings_),
                        toWx(proposedName(session_.record())), pgnPattern(),
                        wxFD_SAVE | wxFD_OVERWRITE_PROMPT);
    if (dialog.ShowModal() != wxID_OK) return;
    settings_.set("folder", fromWx(dialog.GetDirectory()));
    auto file = platform::toPath(fromWx(dialog.GetPath()));
    if (file.extension().empty()) file += ".pgn";
    const std::string error = saveGame(file, session_.record(), today());
    if (!error.empty()) problem(error);
}

void MainFrame::toClipboard(const std::string& text) {
    if (!wxTheClipboard->Open())
        return problem(tr("The clipboard is in use by another program. Please try again."));
    wxTheClipboard->SetData(new wxTextDataObject(toWx(text)));
    // What was copied stays when the program is closed.
    wxTheClipboard->Flush();
    wxTheClipboard->Close();
}

void MainFrame::copySelectionOrFen() {
    if (wxTextEntry* text = focusedText(); text && text->CanCopy()) return text->Copy();
    copyFen();
}

void MainFrame::copyFen() {
    if (page_ == Page::Editor) return toClipboard(chess::toFen(editor().setup()));
    toClipboard(chess::toFen(session_.viewedPosition()));
}

void MainFrame::copyPgn() {
    toClipboard(pgnForUser(session_.record(), today()));
}

void MainFrame::pasteText() {
    if (wxTextEntry* text = focusedText(); text && text->CanPaste()) return text->Paste();
    wxTextDataObject data;
    bool got = false;
    if (wxTheClipboard->Open()) {
        got = wxTheClipboard->GetData(data);
        wxTheClipboard->Close();
    }
    if (!got) return problem(tr("There is no text in the clipboard."));
    openText({}, fromWx(data.GetText()));
}

void MainFrame::undo() {
    if (page_ == Page::Editor) return editor().undo();
    play().takeBack();
}

void MainFrame::redo() {
    if (page_ == Page::Editor) return editor().redo();
    play().redo();
}

void MainFrame::flip() {
    if (page_ == Page::Editor) return editor().flip();
    if (page_ == Page::Lessons) return lessonsPage().study().flip();
    play().flip();
}

void MainFrame::setUp() {
    // Coming from a game, one wants to change its position.
    if (page_ == Page::Play) editor().edit(session_.viewedPosition().toSetup());
    showPage(Page::Editor);
}

void MainFrame::playFromView() {
    const chess::Position position = session_.viewedPosition();
    session_.startNew(position);
    play().showGame();
    showPage(Page::Play);
}

void MainFrame::settingsDialog() {
    const auto chosen = askPreferences(this, preferences_);
    if (chosen) CallAfter([this, next = *chosen] { apply(next); });
}

} // namespace theco::gui
