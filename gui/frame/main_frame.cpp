// SPDX-License-Identifier: MIT
// The window and its pages; what the commands do is in frame_actions.cpp.
#include "gui/frame/main_frame.hpp"

#include "gui/frame/app_icon.hpp"
#include "gui/frame/home_page.hpp"
#include "gui/frame/native_texts.hpp"
#include "gui/frame/product.hpp"
#include "gui/lessons/lessons_page.hpp"
#include "gui/play/collection_page.hpp"
#include "gui/play/editor_page.hpp"
#include "gui/play/play_page.hpp"
#include "gui/play/status_text.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "platform/paths.hpp"

#include <wx/display.h>
#include <wx/dnd.h>
#include <wx/menu.h>
#include <wx/simplebook.h>

#include <algorithm>

namespace theco::gui {

using i18n::tr;

namespace {

constexpr int kSmallestWidth = 940;
constexpr int kSmallestHeight = 660;
constexpr int kUsualWidth = 1180;
constexpr int kUsualHeight = 760;

/// "\t" makes a key of the menu; else the key only stands behind the label.
std::string menuLabel(const Command& command) {
    if (command.key.empty()) return command.label;
    return command.label + (command.keyInMenu ? "\t" + command.key : "  (" + command.key + ")");
}

class FileDrop : public wxFileDropTarget {
public:
    explicit FileDrop(MainFrame& frame) : frame_(frame) {}
    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& files) override {
        if (files.empty()) return false;
        const auto file = platform::toPath(fromWx(files[0]));
        // A message box inside a drop would freeze the window the file came from.
        frame_.CallAfter([this, file] { frame_.openFile(file); });
        return true;
    }

private:
    MainFrame& frame_;
};

} // namespace

MainFrame::MainFrame(PlaySession& session, platform::Settings& settings)
    : wxFrame(nullptr, wxID_ANY, toWx(kProductName)), session_(session), settings_(settings),
      preferences_(Preferences::load(settings)) {
    SetName("theco");
    SetIcons(wxIconBundle(appIcon(64).GetIcon(wxSize(64, 64))));
    SetDropTarget(new FileDrop(*this));
    const wxSize screen = wxDisplay(this).GetClientArea().GetSize();
    wxSize wanted = FromDIP(wxSize(kUsualWidth, kUsualHeight));
    wanted.x = settings_.getInt("window-width", wanted.x);
    wanted.y = settings_.getInt("window-height", wanted.y);
    wanted.DecTo(screen);
    wxSize smallest = FromDIP(wxSize(kSmallestWidth, kSmallestHeight));
    smallest.DecTo(screen);
    wanted.IncTo(smallest);
    SetMinSize(smallest);
    SetSize(wanted);
    if (settings_.getBool("window-maximized", false)) Maximize();
    build();
    Centre();
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
        rememberSize();
        event.Skip();
    });
}

// Where LessonRoom is known.
MainFrame::~MainFrame() = default;

void MainFrame::rememberSize() {
    settings_.setBool("window-maximized", IsMaximized());
    if (IsMaximized() || IsFullScreen()) return;
    settings_.setInt("window-width", GetSize().x);
    settings_.setInt("window-height", GetSize().y);
}

void MainFrame::build() {
    book_ = new wxSimplebook(this);
    buildMenus();
    Bind(wxEVT_MENU, [this](wxCommandEvent& event) {
        const auto found = menuCommands_.find(event.GetId());
        if (found == menuCommands_.end()) return event.Skip();
        // A copy: the command may build the menus anew.
        const auto run = found->second.run;
        run();
    });
    Bind(wxEVT_UPDATE_UI, [this](wxUpdateUIEvent& event) {
        const auto found = menuCommands_.find(event.GetId());
        if (found == menuCommands_.end()) return event.Skip();
        if (found->second.enabled) event.Enable(found->second.enabled());
        if (found->second.checked) event.Check(found->second.checked());
    });
    showPage(page_);
    refreshTitle();
}

void MainFrame::buildMenus() {
    auto* bar = new wxMenuBar;
    for (const CommandGroup& group : commands()) {
        auto* menu = new wxMenu;
        for (const Command& command : group.commands) {
            if (command.separatorBefore) menu->AppendSeparator();
            const int id = wxWindow::NewControlId();
            menu->Append(id, toWx(menuLabel(command)), wxEmptyString,
                         command.checked ? wxITEM_CHECK : wxITEM_NORMAL);
            menuCommands_.emplace(id, command);
        }
        bar->Append(menu, toWx(group.title));
    }
    SetMenuBar(bar);
}

void MainFrame::relabelMenus() {
    // In place: pages that are made after the bar was exchanged are never laid out by GTK.
    std::size_t at = 0;
    for (const CommandGroup& group : commands()) {
        GetMenuBar()->SetMenuLabel(at, toWx(group.title));
        auto command = group.commands.begin();
        for (wxMenuItem* item : GetMenuBar()->GetMenu(at)->GetMenuItems())
            if (!item->IsSeparator()) item->SetItemLabel(toWx(menuLabel(*command++)));
        ++at;
    }
}

void MainFrame::adopt(wxWindow* page) {
    book_->AddPage(page, wxEmptyString);
}

HomePage& MainFrame::home() {
    if (home_) return *home_;
    home_ = new HomePage(book_, session_, preferences_);
    home_->onContinue = [this] { showPage(Page::Play); };
    home_->onNewGame = [this] { newGame(); };
    home_->onOpenFile = [this] { askFile(); };
    home_->onSetUp = [this] { setUp(); };
    home_->onLearn = [this] { showPage(Page::Lessons); };
    home_->onLanguage = [this](i18n::Language language) {
        // Not at once: the page that asks is made anew by it.
        CallAfter([this, language] { setLanguage(language); });
    };
    adopt(home_);
    return *home_;
}

PlayPage& MainFrame::play() {
    if (play_) return *play_;
    play_ = new PlayPage(book_, session_, preferences_);
    play_->onChanged = [this] { refreshTitle(); };
    adopt(play_);
    return *play_;
}

CollectionPage& MainFrame::collection() {
    if (collection_) return *collection_;
    collection_ = new CollectionPage(book_);
    collection_->onOpen = [this](chess::PgnGame game) {
        session_.show(std::move(game));
        session_.view(0);
        play().showGame();
        showPage(Page::Play);
    };
    adopt(collection_);
    return *collection_;
}

EditorPage& MainFrame::editor() {
    if (editor_) return *editor_;
    editor_ = new EditorPage(book_, preferences_);
    editor_->onPlay = [this](const chess::Position& position) {
        session_.startNew(position);
        play().showGame();
        showPage(Page::Play);
    };
    adopt(editor_);
    return *editor_;
}

LessonRoom& MainFrame::lessonRoom() {
    if (!lessonRoom_) lessonRoom_ = std::make_unique<LessonRoom>(Classroom::usualFolders());
    return *lessonRoom_;
}

LessonsPage& MainFrame::lessonsPage() {
    if (lessons_) return *lessons_;
    lessons_ = new LessonsPage(book_, lessonRoom(), preferences_);
    lessons_->onHome = [this] { showPage(Page::Home); };
    adopt(lessons_);
    return *lessons_;
}

void MainFrame::showPage(Page page) {
    wxWindow* window = nullptr;
    switch (page) {
    case Page::Home:
        home().refresh();
        window = home_;
        break;
    case Page::Play:
        window = &play();
        break;
    case Page::Collection:
        window = &collection();
        break;
    case Page::Editor:
        window = &editor();
        break;
    case Page::Lessons:
        window = &lessonsPage();
        break;
    }
    page_ = page;
    book_->ChangeSelection(static_cast<std::size_t>(book_->FindPage(window)));
    if (page == Page::Play) play_->board().SetFocus();
    if (page == Page::Editor) editor_->board().SetFocus();
    if (page == Page::Lessons) lessons_->focusTask();
    if (page == Page::Collection) collection_->focusSearch();
    refreshTitle();
}

void MainFrame::refreshTitle() {
    std::string title = kProductName;
    const std::string white = session_.record().tag("White");
    const std::string black = session_.record().tag("Black");
    if (page_ == Page::Play && !(white.empty() && black.empty()))
        title = pairOf(white.empty() ? tr("White") : white, black.empty() ? tr("Black") : black) +
                " | " + title;
    SetTitle(toWx(title));
}

void MainFrame::apply(const Preferences& next) {
    const bool otherWords = next.language != preferences_.language;
    const bool otherColors = next.appearance != preferences_.appearance;
    preferences_ = next;
    preferences_.store(settings_);
    if (otherColors) ColorScheme::setAppearance(next.appearance);
    if (otherWords) {
        i18n::setLanguage(next.language);
        translateNativeTexts();
        // Windows keep the words they were made with: the pages are made anew.
        auto kept = collection_ ? collection_->release() : nullptr;
        const auto setup = editor_ ? std::optional(editor_->setup()) : std::nullopt;
        const bool flipped = play_ && play_->board().flipped();
        book_->DeleteAllPages();
        home_ = nullptr;
        play_ = nullptr;
        collection_ = nullptr;
        editor_ = nullptr;
        lessons_ = nullptr;
        relabelMenus();
        if (kept) collection().adopt(std::move(kept));
        if (setup) editor().edit(*setup);
        if (flipped) play().flip();
        showPage(page_);
        return;
    }
    if (play_) play_->setPreferences(preferences_);
    if (editor_) editor_->setPreferences(preferences_);
    if (lessons_) lessons_->setPreferences(preferences_);
}

void MainFrame::setLanguage(i18n::Language language) {
    Preferences next = preferences_;
    next.language = language;
    apply(next);
}

} // namespace theco::gui
