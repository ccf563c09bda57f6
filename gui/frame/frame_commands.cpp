// SPDX-License-Identifier: MIT
// The table of everything one can ask for: labels, keys, and when it makes sense.
#include "gui/frame/about_dialog.hpp"
#include "gui/frame/main_frame.hpp"
#include "gui/frame/shortcuts_dialog.hpp"
#include "gui/lessons/lessons_page.hpp"
#include "gui/lessons/study_panel.hpp"
#include "gui/play/collection_page.hpp"
#include "gui/play/editor_page.hpp"
#include "gui/play/play_page.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>

namespace theco::gui {

using i18n::tr;

std::vector<CommandGroup> MainFrame::commands() {
    return {gameCommands(),   moveCommands(),     viewCommands(),
            lessonCommands(), settingsCommands(), helpCommands()};
}

CommandGroup MainFrame::gameCommands() {
    CommandGroup group{tr("Game"), {}};
    auto& list = group.commands;
    const auto onBoard = [this] { return page_ == Page::Play; };
    list.push_back({tr("New game..."), "Ctrl+N", [this] { newGame(); }});
    list.push_back({tr("Open games..."), "Ctrl+O", [this] { askFile(); }});
    list.push_back({tr("Earlier games..."), "Ctrl+Shift+O", [this] { chooseEarlierGame(); }});
    list.push_back({tr("Back to the game being played"), "Ctrl+B",
                    [this] {
                        if (!session_.resumePlayed()) return;
                        play().showGame();
                        showPage(Page::Play);
                    },
                    [this] { return session_.onlyShown(); }});
    list.push_back({tr("Save as PGN..."), "Ctrl+S", [this] { saveAs(); }});
    list.push_back({tr("Names of the players..."), "Ctrl+E", [this] {
                        showPage(Page::Play);
                        play().editNames();
                    }});
    list.push_back({tr("Copy the position (FEN)"), "Ctrl+C", [this] { copySelectionOrFen(); }});
    list.back().separatorBefore = true;
    list.push_back({tr("Copy the game (PGN)"), "Ctrl+Shift+C", [this] { copyPgn(); }});
    list.push_back({tr("Paste FEN or PGN"), "Ctrl+V", [this] { pasteText(); }});
    list.push_back(
        {tr("Play from the position shown"), "Ctrl+G", [this] { playFromView(); }, onBoard});
    list.push_back({tr("Quit"), "Ctrl+Q", [this] { Close(); }});
    list.back().separatorBefore = true;
    return group;
}

CommandGroup MainFrame::moveCommands() {
    CommandGroup group{tr("Moves"), {}};
    auto& list = group.commands;
    const auto onBoard = [this] { return page_ == Page::Play; };
    const auto inPlay = [this] { return page_ == Page::Play && !session_.decided(); };
    list.push_back({tr("Take back"), "Ctrl+Z", [this] { undo(); },
                    [this] {
                        return page_ == Page::Editor ||
                               (page_ == Page::Play && session_.canTakeBack());
                    }});
    list.push_back({tr("Put back"), "Ctrl+Y", [this] { redo(); },
                    [this] {
                        return page_ == Page::Editor ||
                               (page_ == Page::Play && session_.record().canRedo());
                    }});
    list.push_back({tr("Type a move"), "Ctrl+L", [this] { play().focusTypedMove(); }, onBoard});
    list.push_back({tr("Claim a draw"), "Ctrl+D", [this] { play().claimDraw(); }, inPlay});
    list.back().separatorBefore = true;
    list.push_back({tr("Agree a draw..."), "Ctrl+H", [this] { play().agreeDraw(); }, inPlay});
    list.push_back({tr("Resign..."), "Ctrl+R", [this] { play().resign(); }, inPlay});
    return group;
}

CommandGroup MainFrame::viewCommands() {
    CommandGroup group{tr("View"), {}};
    auto& list = group.commands;
    const auto onBoard = [this] { return page_ == Page::Play; };
    list.push_back({tr("Home page"), "Ctrl+1", [this] { showPage(Page::Home); }});
    list.push_back({tr("Board"), "Ctrl+2", [this] { showPage(Page::Play); }});
    list.push_back({tr("Game collection"), "Ctrl+3", [this] { showPage(Page::Collection); },
                    [this] { return collection_ && collection_->hasFile(); }});
    list.push_back({tr("Set up a position"), "Ctrl+4", [this] { setUp(); }});
    list.push_back({tr("Learn chess"), "Ctrl+5", [this] { showPage(Page::Lessons); }});
    list.push_back({tr("Search the collection"), "Ctrl+F",
                    [this] {
                        showPage(Page::Collection);
                        collection().focusSearch();
                    },
                    [this] { return collection_ && collection_->hasFile(); }});
    const auto walk = [&](const std::string& label, const char* key, std::function<void()> run) {
        Command command{label, key, std::move(run), onBoard};
        command.keyInMenu = false;
        list.push_back(std::move(command));
    };
    walk(tr("First position"), "Home", [this] { play().goTo(0); });
    list.back().separatorBefore = true;
    walk(tr("One move back"), "\xE2\x86\x90", [this] { play().step(-1); });
    walk(tr("One move forward"), "\xE2\x86\x92", [this] { play().step(1); });
    walk(tr("Latest position"), "End", [this] { play().goTo(session_.game().plies()); });
    list.push_back({tr("Flip the board"), "F", [this] { flip(); },
                    [this] { return page_ == Page::Play || page_ == Page::Editor || studying(); }});
    list.back().separatorBefore = true;
    list.back().keyInMenu = false;
    list.push_back(
        {tr("The position in words"), "F2", [this] { play().describePosition(); }, onBoard});
    list.push_back({tr("Full screen"), "F11", [this] { ShowFullScreen(!IsFullScreen()); }});
    return group;
}

CommandGroup MainFrame::lessonCommands() {
    CommandGroup group{tr("Lessons"), {}};
    auto& list = group.commands;
    const auto inLesson = [&](const std::string& label, const char* key,
                              void (StudyPanel::*action)()) {
        Command command{label, key, [this, action] { (lessonsPage().study().*action)(); },
                        [this] { return studying(); }};
        command.keyInMenu = false;
        list.push_back(std::move(command));
    };
    inLesson(tr("Done, go on"), "Ctrl+Enter", &StudyPanel::act);
    inLesson(tr("Hint"), "H", &StudyPanel::hint);
    inLesson(tr("The exercise once more"), "R", &StudyPanel::restart);
    inLesson(tr("Next exercise"), "Page Down", &StudyPanel::forward);
    inLesson(tr("Exercise before"), "Page Up", &StudyPanel::back);
    list.push_back({tr("Map of the lessons"), "Esc", [this] { lessonsPage().showMap(); },
                    [this] { return studying(); }});
    list.back().keyInMenu = false;
    list.back().separatorBefore = true;
    list.push_back({tr("Another pupil"), "Ctrl+U", [this] { lessonsPage().showPupils(); },
                    [this] { return page_ == Page::Lessons; }});
    list.push_back({tr("Show to the class, full screen"), "F5",
                    [this] { lessonsPage().demonstrate(); },
                    [this] { return page_ == Page::Lessons; }});
    return group;
}

bool MainFrame::studying() const {
    return page_ == Page::Lessons && lessons_ && lessons_->studying();
}

CommandGroup MainFrame::settingsCommands() {
    CommandGroup group{tr("Settings"), {}};
    auto& list = group.commands;
    list.push_back({tr("Settings..."), "Ctrl+P", [this] { settingsDialog(); }});
    const auto language = [&](const char* name, const char* key, i18n::Language which) {
        Command command{name, key, [this, which] {
                            if (i18n::language() != which)
                                CallAfter([this, which] { setLanguage(which); });
                        }};
        command.checked = [which] { return i18n::language() == which; };
        list.push_back(std::move(command));
    };
    language("Ti\xE1\xBA\xBFng Vi\xE1\xBB\x87t", "Ctrl+Shift+V", i18n::Language::Vietnamese);
    list.back().separatorBefore = true;
    language("English", "Ctrl+Shift+E", i18n::Language::English);
    return group;
}

CommandGroup MainFrame::helpCommands() {
    CommandGroup group{tr("Help"), {}};
    group.commands.push_back({tr("Keys"), "F1", [this] { showShortcuts(this, commands()); }});
    group.commands.push_back({tr("About"), "", [this] { showAbout(this); }});
    return group;
}

} // namespace theco::gui
