// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_view.hpp"
#include "gui/parts/preferences.hpp"
#include "gui/play/session.hpp"
#include "gui/play/status_text.hpp"

#include <wx/panel.h>

#include <functional>

class wxButton;
class wxTextCtrl;

namespace theco::gui {

class MoveList;
class PlayerStrip;
class StatusCard;

/// Two people on one board: the board, whose move it is, the moves, and everything that can be said
/// or done in a game. Also reads a game that was opened.
class PlayPage : public wxPanel {
public:
    PlayPage(wxWindow* parent, PlaySession& session, Preferences preferences);

    /// Another game or other preferences: shows everything anew.
    void showGame();
    void setPreferences(const Preferences& preferences);

    // What menus, buttons and keys ask for.
    void takeBack();
    void redo();
    void step(int plies); ///< in the moves shown, not in the game
    void goTo(int ply);
    void flip();
    void resign();
    void agreeDraw();
    void claimDraw();
    void editNames();
    void focusTypedMove();
    /// The position in words, in a window of its own.
    void describePosition();

    /// The game changed (menus follow, other pages hear of it).
    std::function<void()> onChanged;

    // For tests, which click and type there.
    BoardView& board() { return *board_; }
    MoveList& moves() { return *moves_; }
    wxTextCtrl& typedMove() { return *typed_; }
    const StatusText& status() const;

private:
    void build();
    wxSizer* buildPanel();
    wxButton* iconButton(wxWindow* parent, int icon, const std::string& label,
                         const std::string& tip, void (PlayPage::*action)());
    void paintColors();
    void refresh(bool animate);
    void refreshMoves();
    void refreshBoard(bool animate);
    void explain(const StatusText& status, BoardMarks marks);
    void endExplanation();
    void say(const StatusText& status);
    void refuse(const chess::Reasons& reasons, const chess::AnyTry& wanted);
    void onBoardMove(Cell from, std::optional<Cell> to);
    void onBoardClick(Cell cell);
    void playOnBoard(chess::Move move);
    void onTyped();
    void onKey(wxKeyEvent& event);
    std::optional<chess::Move> askWhich(const std::vector<chess::Move>& moves);
    BoardMarks plainMarks() const;
    void first() { goTo(0); }
    void previous() { step(-1); }
    void next() { step(1); }
    void last() { goTo(session_.game().plies()); }

    PlaySession& session_;
    Preferences preferences_;
    BoardView* board_ = nullptr;
    MoveList* moves_ = nullptr;
    StatusCard* status_ = nullptr;
    PlayerStrip* upper_ = nullptr;
    PlayerStrip* lower_ = nullptr;
    wxTextCtrl* typed_ = nullptr;
    wxButton* takeBack_ = nullptr;
    wxButton* redo_ = nullptr;
    wxButton* claim_ = nullptr;
    wxButton* draw_ = nullptr;
    wxButton* resign_ = nullptr;
    std::vector<std::pair<wxButton*, int>> icons_;
    std::optional<chess::MoveTry> promoting_;
    bool explaining_ = false; ///< the board shows why something was refused
};

} // namespace theco::gui
