// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_view.hpp"
#include "gui/parts/preferences.hpp"
#include "gui/play/session.hpp"

#include <wx/panel.h>

#include <functional>

class wxStaticText;

namespace theco::gui {

class Card;
class StatusCard;

/// The first thing one sees: the game that was on the board, and the parts of the program.
class HomePage : public wxPanel {
public:
    HomePage(wxWindow* parent, const PlaySession& session, const Preferences& preferences);

    /// The game has changed meanwhile.
    void refresh();
    /// Something the user must read, above everything else.
    void showNotice(const std::string& text);

    std::function<void()> onContinue;
    std::function<void()> onNewGame;
    std::function<void()> onOpenFile;
    std::function<void()> onSetUp;
    std::function<void()> onLearn;
    std::function<void(i18n::Language)> onLanguage;

    // For tests.
    Card& continueCard() { return *continue_; }
    Card& newGameCard() { return *newGame_; }
    Card& learnCard() { return *learn_; }

private:
    void build();
    wxSizer* buildHead();
    void paintColors();

    const PlaySession& session_;
    Preferences preferences_;
    StatusCard* notice_ = nullptr;
    wxStaticText* title_ = nullptr;
    wxStaticText* subtitle_ = nullptr;
    BoardView* board_ = nullptr;
    Card* continue_ = nullptr;
    Card* newGame_ = nullptr;
    Card* learn_ = nullptr;
    Card* open_ = nullptr;
    Card* setUp_ = nullptr;
};

} // namespace theco::gui
