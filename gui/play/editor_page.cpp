// SPDX-License-Identifier: MIT
#include "gui/play/editor_page.hpp"

#include "core/chess/fen.hpp"
#include "gui/board/chess_board.hpp"
#include "gui/parts/status_card.hpp"
#include "gui/play/palette.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/radiobut.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include <algorithm>

namespace theco::gui {

using chess::Color;
using chess::PieceType;
using chess::Setup;
using i18n::tr;

namespace {

constexpr int kPanelWidth = 340;
constexpr int kGap = 10;

std::optional<PieceType> pieceForKey(int key) {
    switch (key) {
    case 'K':
    case 'V':
        return PieceType::King;
    case 'Q':
    case 'H':
        return PieceType::Queen;
    case 'R':
    case 'X':
        return PieceType::Rook;
    case 'B':
    case 'T':
        return PieceType::Bishop;
    case 'N':
    case 'M':
        return PieceType::Knight;
    case 'P':
        return PieceType::Pawn;
    default:
        return std::nullopt;
    }
}

} // namespace

EditorPage::EditorPage(wxWindow* parent, Preferences preferences)
    : wxPanel(parent), preferences_(preferences) {
    build();
    paintColors();
    setPreferences(preferences);
    Bind(wxEVT_CHAR_HOOK, &EditorPage::onKey, this);
    Bind(wxEVT_SYS_COLOUR_CHANGED, [this](wxSysColourChangedEvent& event) {
        paintColors();
        event.Skip();
    });
    refresh();
}

void EditorPage::build() {
    board_ = new BoardView(this, wxID_ANY, chessPieces());
    board_->SetMinSize(FromDIP(wxSize(320, 320)));
    board_->setFreeMovement(true);
    board_->onMove = [this](Cell from, std::optional<Cell> to) {
        const auto source = squareOf(from);
        const auto target = to ? squareOf(*to) : std::nullopt;
        if (!source) return;
        editor_.carry(*source, target);
        refresh();
    };
    board_->onClick = [this](Cell cell) {
        const auto square = squareOf(cell);
        if (!square) return;
        const Palette::Tool& tool = palette_->tool();
        if (tool.kind == Palette::Tool::Kind::Hand) return;
        const bool again = setup().at(*square) == tool.man;
        put(cell, tool.kind == Palette::Tool::Kind::Eraser || again ? std::nullopt
                                                                    : std::optional(tool.man));
    };
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(board_, 1, wxEXPAND | wxALL, FromDIP(kGap));
    row->Add(buildPanel(), 0, wxEXPAND | wxTOP | wxBOTTOM | wxRIGHT, FromDIP(kGap));
    SetSizer(row);
}

wxSizer* EditorPage::buildPanel() {
    const int gap = FromDIP(kGap);
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* title = new wxStaticText(this, wxID_ANY, toWx(tr("Set up a position")));
    title->SetFont(title->GetFont().Scaled(1.4F).Bold());
    auto* hint = new wxStaticText(
        this, wxID_ANY,
        toWx(tr("Drag men onto the board or off it, or choose one and click squares. The hand "
                "carries men, the eraser takes them away. Keys: arrows and a piece letter; with "
                "Shift a black man; Delete empties.")));
    hint->Wrap(FromDIP(kPanelWidth));

    palette_ = new Palette(this);
    palette_->onChoose = [this] {
        // With a man in hand every click puts it down; with the hand, men are carried.
        const bool hand = palette_->tool().kind == Palette::Tool::Kind::Hand;
        board_->clearSelection();
        board_->setReadOnly(!hand);
        board_->SetFocus();
    };
    palette_->onDrop = [this](chess::Piece man, wxPoint screen) {
        if (const auto cell = board_->cellAt(board_->ScreenToClient(screen))) put(*cell, man);
    };

    auto* clear = new wxButton(this, wxID_ANY, toWx(tr("Empty board")));
    clear->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        editor_.change(Setup::empty());
        refresh();
    });
    auto* initial = new wxButton(this, wxID_ANY, toWx(tr("Starting position")));
    initial->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        editor_.change(Setup::initial());
        refresh();
    });
    auto* starts = new wxBoxSizer(wxHORIZONTAL);
    starts->Add(clear, 1, wxEXPAND | wxRIGHT, gap / 2);
    starts->Add(initial, 1, wxEXPAND);

    fen_ = new wxTextCtrl(this, wxID_ANY, wxEmptyString, wxDefaultPosition, wxDefaultSize,
                          wxTE_PROCESS_ENTER);
    fen_->SetName("FEN");
    fen_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) {
        if (!writingFen_) readFen(fromWx(fen_->GetValue()));
    });
    fen_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { board_->SetFocus(); });
    message_ = new StatusCard(this);
    play_ = new wxButton(this, wxID_ANY, toWx(tr("Play from this position")));
    play_->SetFont(play_->GetFont().Scaled(1.15F).Bold());
    play_->SetMinSize(wxSize(-1, FromDIP(44)));
    play_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (const auto ready = position(); ready && onPlay) onPlay(*ready);
    });

    column->Add(title, 0, wxEXPAND);
    column->Add(hint, 0, wxEXPAND | wxTOP, gap / 2);
    column->Add(palette_, 0, wxEXPAND | wxTOP, gap);
    column->Add(starts, 0, wxEXPAND | wxTOP, gap);
    column->Add(buildOptions(), 0, wxEXPAND | wxTOP, gap);
    column->Add(new wxStaticText(this, wxID_ANY, "FEN"), 0, wxTOP, gap);
    column->Add(fen_, 0, wxEXPAND | wxTOP, gap / 2);
    column->AddStretchSpacer();
    column->Add(message_, 0, wxEXPAND | wxTOP, gap);
    column->Add(play_, 0, wxEXPAND | wxTOP, gap);
    column->SetMinSize(FromDIP(wxSize(kPanelWidth, -1)));
    return column;
}

wxSizer* EditorPage::buildOptions() {
    const int gap = FromDIP(kGap);
    auto* grid = new wxFlexGridSizer(2, gap / 2, gap);
    grid->AddGrowableCol(1);
    const auto label = [&](const std::string& text) {
        grid->Add(new wxStaticText(this, wxID_ANY, toWx(text)), 0, wxALIGN_CENTRE_VERTICAL);
    };
    label(tr("To move"));
    auto* sides = new wxBoxSizer(wxHORIZONTAL);
    white_ = new wxRadioButton(this, wxID_ANY, toWx(tr("White")), wxDefaultPosition, wxDefaultSize,
                               wxRB_GROUP);
    black_ = new wxRadioButton(this, wxID_ANY, toWx(tr("Black")));
    for (wxRadioButton* side : {white_, black_}) {
        side->Bind(wxEVT_RADIOBUTTON, [this](wxCommandEvent&) {
            editor_.setTurn(white_->GetValue() ? Color::White : Color::Black);
            refresh();
        });
        sides->Add(side, 1);
    }
    grid->Add(sides, 0, wxEXPAND);
    const std::array names{tr("short (0-0)"), tr("long (0-0-0)"), tr("short (0-0)"),
                           tr("long (0-0-0)")};
    for (const Color side : {Color::White, Color::Black}) {
        label(side == Color::White ? tr("White may castle") : tr("Black may castle"));
        auto* pair = new wxBoxSizer(wxHORIZONTAL);
        for (const int i : {0, 1}) {
            const auto n = static_cast<std::size_t>(2 * index(side) + i);
            castling_[n] = new wxCheckBox(this, wxID_ANY, toWx(names[n]));
            castling_[n]->SetName(
                toWx((side == Color::White ? tr("White may castle") : tr("Black may castle")) +
                     " " + names[n]));
            castling_[n]->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) {
                editor_.setCastling({castling_[0]->GetValue(), castling_[1]->GetValue(),
                                     castling_[2]->GetValue(), castling_[3]->GetValue()});
                refresh();
            });
            pair->Add(castling_[n], 1);
        }
        grid->Add(pair, 0, wxEXPAND);
    }
    label(tr("En passant on"));
    enPassant_ = new wxChoice(this, wxID_ANY);
    enPassant_->SetName(toWx(tr("En passant on")));
    enPassant_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) {
        editor_.setEnPassant(
            enPassantSquares_[static_cast<std::size_t>(enPassant_->GetSelection())]);
        refresh();
    });
    grid->Add(enPassant_, 0, wxEXPAND);
    return grid;
}

void EditorPage::paintColors() {
    SetBackgroundColour(ColorScheme::get(ColorName::BoardSurround));
    Refresh();
}

void EditorPage::setPreferences(const Preferences& preferences) {
    preferences_ = preferences;
    board_->setAnimation(preferences.animation);
    board_->setCoordinates(preferences.coordinates);
}

void EditorPage::edit(const Setup& setup) {
    editor_.reset(setup);
    refresh();
}

std::optional<chess::Position> EditorPage::position() const {
    auto made = chess::Position::fromSetup(setup());
    if (!made) return std::nullopt;
    return std::move(*made);
}

void EditorPage::put(Cell cell, std::optional<chess::Piece> man) {
    const auto square = squareOf(cell);
    if (!square) return;
    editor_.put(*square, man);
    refresh();
}

void EditorPage::undo() {
    if (editor_.undo()) refresh();
}

void EditorPage::redo() {
    if (editor_.redo()) refresh();
}

void EditorPage::flip() {
    board_->setFlipped(!board_->flipped());
}

bool EditorPage::readFen(const std::string& text) {
    const auto read = chess::parseSetup(text);
    if (!read) {
        message_->show({tr("This FEN cannot be read"), i18n::message(read.error()), Tone::Caution});
        play_->Disable();
        return false;
    }
    editor_.replace(*read);
    board_->show(contentOf(setup()), true);
    refreshOptions();
    refreshMessage();
    return true;
}

void EditorPage::refresh() {
    board_->show(contentOf(setup()), false);
    refreshOptions();
    const wxString fen = toWx(chess::toFen(setup()));
    if (fen != fen_->GetValue()) {
        writingFen_ = true;
        fen_->ChangeValue(fen);
        writingFen_ = false;
    }
    refreshMessage();
}

void EditorPage::refreshOptions() {
    (setup().turn == Color::White ? white_ : black_)->SetValue(true);
    const chess::CastlingRights can = editor_.possibleRights();
    for (const Color side : {Color::White, Color::Black})
        for (const bool kingside : {true, false}) {
            const auto n = static_cast<std::size_t>(2 * index(side) + (kingside ? 0 : 1));
            castling_[n]->SetValue(setup().castling.has(side, kingside));
            castling_[n]->Enable(can.has(side, kingside));
        }
    enPassantSquares_ = {std::nullopt};
    for (const chess::Square square : editor_.possibleEnPassant())
        enPassantSquares_.emplace_back(square);
    enPassant_->Clear();
    for (const auto& square : enPassantSquares_)
        enPassant_->Append(square ? toWx(chess::toString(*square)) : toWx(tr("no square")));
    const auto chosen =
        std::find(enPassantSquares_.begin(), enPassantSquares_.end(), setup().enPassant);
    enPassant_->SetSelection(chosen == enPassantSquares_.end()
                                 ? 0
                                 : static_cast<int>(chosen - enPassantSquares_.begin()));
    enPassant_->Enable(enPassantSquares_.size() > 1);
}

void EditorPage::refreshMessage() {
    const auto made = chess::Position::fromSetup(setup());
    play_->Enable(made.ok());
    std::string name = tr("Board being set up");
    if (made) {
        StatusText ready{tr("Ready to play"), {}, Tone::Good};
        for (const auto warning : chess::warningsOf(*made)) {
            if (!ready.detail.empty()) ready.detail += ' ';
            ready.detail += i18n::message(warning);
            ready.tone = Tone::Caution;
        }
        message_->show(ready);
        board_->setAccessibleText(name, i18n::describe(*made));
        return;
    }
    StatusText missing{tr("Not a position yet"), {}, Tone::Caution};
    for (std::size_t i = 0; i < made.error().size() && i < 2; ++i) {
        if (i > 0) missing.detail += ' ';
        missing.detail += i18n::message(made.error()[i]);
    }
    message_->show(missing);
    board_->setAccessibleText(name, missing.detail);
}

bool EditorPage::onLetter(int key, bool shift) {
    const auto type = pieceForKey(key);
    const bool erase = key == WXK_DELETE || key == WXK_BACK || key == WXK_NUMPAD_DELETE;
    if (!type && !erase) return false;
    const auto cursor = board_->cursorCell();
    if (!cursor) {
        board_->setCursorCell(Cell{4, 3});
        return true;
    }
    if (erase) {
        put(*cursor, std::nullopt);
    } else {
        put(*cursor, chess::Piece{shift ? Color::Black : Color::White, *type});
    }
    return true;
}

void EditorPage::onKey(wxKeyEvent& event) {
    const bool combined = event.ControlDown() || event.AltDown() || event.MetaDown();
    if (board_->HasFocus() && !combined) {
        if (event.GetKeyCode() == 'F' && !event.ShiftDown()) return flip();
        if (onLetter(event.GetKeyCode(), event.ShiftDown())) return;
    }
    event.Skip();
}

} // namespace theco::gui
