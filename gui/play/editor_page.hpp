// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/position.hpp"
#include "gui/board/board_view.hpp"
#include "gui/parts/preferences.hpp"
#include "gui/play/setup_editor.hpp"

#include <wx/panel.h>

#include <array>
#include <functional>

class wxButton;
class wxCheckBox;
class wxChoice;
class wxRadioButton;
class wxTextCtrl;

namespace theco::gui {

class Palette;
class StatusCard;

/// Sets up a position with mouse or keys, or from a FEN, and says while one works what is still
/// missing before it can be played.
class EditorPage : public wxPanel {
public:
    EditorPage(wxWindow* parent, Preferences preferences);

    void setPreferences(const Preferences& preferences);
    void edit(const chess::Setup& setup);
    const chess::Setup& setup() const { return editor_.setup(); }
    /// The setup as a position, when it is one.
    std::optional<chess::Position> position() const;
    /// A FEN in any state; false (and a message) when it cannot be read.
    bool readFen(const std::string& text);
    void undo();
    void redo();
    void flip();

    /// The user wants to play from here.
    std::function<void(const chess::Position&)> onPlay;

    // For tests.
    BoardView& board() { return *board_; }
    Palette& palette() { return *palette_; }
    wxTextCtrl& fen() { return *fen_; }
    wxButton& playButton() { return *play_; }

private:
    void build();
    wxSizer* buildPanel();
    wxSizer* buildOptions();
    void paintColors();
    void put(Cell cell, std::optional<chess::Piece> man);
    void refresh();
    void refreshOptions();
    void refreshMessage();
    void onKey(wxKeyEvent& event);
    bool onLetter(int key, bool shift);

    Preferences preferences_;
    SetupEditor editor_;
    BoardView* board_ = nullptr;
    Palette* palette_ = nullptr;
    StatusCard* message_ = nullptr;
    wxRadioButton* white_ = nullptr;
    wxRadioButton* black_ = nullptr;
    std::array<wxCheckBox*, 4> castling_{};
    wxChoice* enPassant_ = nullptr;
    std::vector<std::optional<chess::Square>> enPassantSquares_;
    wxTextCtrl* fen_ = nullptr;
    wxButton* play_ = nullptr;
    bool writingFen_ = false;
};

} // namespace theco::gui
