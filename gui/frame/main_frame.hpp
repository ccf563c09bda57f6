// SPDX-License-Identifier: MIT
#pragma once

#include "gui/frame/command.hpp"
#include "gui/parts/preferences.hpp"
#include "gui/play/session.hpp"
#include "platform/settings.hpp"

#include <wx/frame.h>

#include <map>
#include <memory>

class wxSimplebook;

namespace theco::gui {

class CollectionPage;
class EditorPage;
class HomePage;
class LessonsPage;
class PlayPage;
struct LessonRoom;

/// The window of the program: menus, and one page at a time. Pages are made when they are first
/// wanted, so that the window is there at once.
class MainFrame : public wxFrame {
public:
    enum class Page : unsigned char { Home, Play, Collection, Editor, Lessons };

    MainFrame(PlaySession& session, platform::Settings& settings);
    ~MainFrame() override;

    void showPage(Page page);
    Page page() const { return page_; }
    /// A file from the command line, the menu or a drop. Messages tell what went wrong.
    void openFile(const std::filesystem::path& file);
    /// FEN or PGN from anywhere; `name` is shown above a list of games.
    void openText(const std::string& name, std::string text);
    void setLanguage(i18n::Language language);
    const Preferences& preferences() const { return preferences_; }

    // Pages, made if need be (tests and screenshots).
    HomePage& home();
    PlayPage& play();
    CollectionPage& collection();
    EditorPage& editor();
    LessonsPage& lessonsPage();
    /// The course and who learns; read when it is first wanted.
    LessonRoom& lessonRoom();

private:
    void build();
    void buildMenus();
    void relabelMenus();
    std::vector<CommandGroup> commands();
    CommandGroup gameCommands();
    CommandGroup moveCommands();
    CommandGroup viewCommands();
    CommandGroup lessonCommands();
    CommandGroup settingsCommands();
    CommandGroup helpCommands();
    void apply(const Preferences& next);
    void adopt(wxWindow* page);
    void rememberSize();
    void refreshTitle();
    /// A lesson is on the screen.
    bool studying() const;

    // Commands.
    void newGame();
    void askFile();
    void chooseEarlierGame();
    void saveAs();
    void copyFen();
    void copyPgn();
    void copySelectionOrFen();
    void pasteText();
    void undo();
    void redo();
    void flip();
    void setUp();
    void playFromView();
    void settingsDialog();
    void toClipboard(const std::string& text);
    void problem(const std::string& text);

    PlaySession& session_;
    platform::Settings& settings_;
    Preferences preferences_;
    wxSimplebook* book_ = nullptr;
    HomePage* home_ = nullptr;
    PlayPage* play_ = nullptr;
    CollectionPage* collection_ = nullptr;
    EditorPage* editor_ = nullptr;
    LessonsPage* lessons_ = nullptr;
    std::unique_ptr<LessonRoom> lessonRoom_;
    Page page_ = Page::Home;
    std::map<int, Command> menuCommands_;
};

} // namespace theco::gui
