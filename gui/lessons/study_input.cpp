// SPDX-License-Identifier: MIT
// What a pupil does with mouse and keys.
#include "gui/board/chess_board.hpp"
#include "gui/lessons/choice_button.hpp"
#include "gui/lessons/study_panel.hpp"
#include "i18n/chess_words.hpp"

namespace theco::gui {

template <class Action> void StudyPanel::doing(const Action& action) {
    if (!study_) return;
    const std::size_t before = study_->step();
    const auto leave = action(*study_);
    if (leave) return onLeave(*leave);
    render(true);
    if (study_->step() == before) return;
    board_->clearUserMarks();
    board_->setCursorCell(std::nullopt);
    focusTask();
}

template <class Action> void StudyPanel::practising(const Action& action) {
    doing([&](Study& study) {
        if (study.practice()) action(*study.practice());
        return std::optional<Study::Leave>();
    });
}

void StudyPanel::bindBoard() {
    board_->targetsOf = [this](Cell cell) {
        std::vector<Cell> cells;
        const auto square = squareOf(cell);
        if (!study_ || !study_->practice() || !square) return cells;
        for (const chess::Square to : study_->practice()->targetsOf(*square))
            cells.push_back(cellOf(to));
        return cells;
    };
    board_->canPickUp = [this](Cell cell) {
        const auto square = squareOf(cell);
        return study_ && study_->practice() && square && study_->practice()->canPickUp(*square);
    };
    board_->onMove = [this](Cell from, std::optional<Cell> to) {
        const auto source = squareOf(from);
        const auto target = to ? squareOf(*to) : std::nullopt;
        if (!source || !target) return;
        practising([&](Practice& practice) { practice.move(*source, *target); });
    };
    board_->onClick = [this](Cell cell) {
        const auto square = squareOf(cell);
        if (!square) return;
        practising([&](Practice& practice) {
            if (scene_.takes == Scene::Takes::Squares)
                practice.press(*square);
            else if (scene_.takes == Scene::Takes::Nothing && !practice.finished() &&
                     !practice.attempt().lost() && scene_.choices.empty())
                practice.act();
        });
    };
    board_->onChoice = [this](std::optional<PieceId> chosen) {
        const auto man = chosen ? pieceOf(*chosen) : std::nullopt;
        practising([&](Practice& practice) {
            practice.promote(man ? std::optional(man->type) : std::nullopt);
        });
    };
    board_->onCursor = [this](Cell cell) {
        // Read out where the cursor is; the task comes back with the next answer.
        const auto square = squareOf(cell);
        if (!square) return;
        std::string words = chess::toString(*square);
        const auto id = board_->content().at(cell);
        if (const auto man = id ? pieceOf(*id) : std::nullopt)
            words += ' ' + i18n::pieceName(man->type) + ' ' + i18n::sideName(man->color);
        board_->setAccessibleText(words, scene_.task);
    };
}

void StudyPanel::hint() {
    practising([](Practice& practice) { practice.hint(); });
}

void StudyPanel::restart() {
    if (scene_.canRestart) practising([](Practice& practice) { practice.restart(); });
}

void StudyPanel::walk(int plies) {
    practising([&](Practice& practice) { practice.walk(plies); });
}

void StudyPanel::walkTo(int ply) {
    practising([&](Practice& practice) { practice.goTo(ply); });
}

void StudyPanel::act() {
    doing([](Study& study) { return study.act(); });
}

void StudyPanel::choose(std::size_t index) {
    doing([&](Study& study) { return study.choose(index); });
}

void StudyPanel::forward() {
    doing([](Study& study) {
        study.forward();
        return std::optional<Study::Leave>();
    });
}

void StudyPanel::back() {
    doing([](Study& study) {
        study.back();
        return std::optional<Study::Leave>();
    });
}

void StudyPanel::flip() {
    if (!study_) return;
    turned_ = !turned_;
    render(false);
}

bool StudyPanel::handleKey(const wxKeyEvent& event) {
    if (!study_) return false;
    const bool cursor = board_->HasFocus() && board_->cursorCell();
    const bool busy = board_->choosing() || board_->selectedCell();
    const int code = event.GetKeyCode();
    if (event.ControlDown() && (code == WXK_RETURN || code == WXK_NUMPAD_ENTER)) {
        act();
        return true;
    }
    if (event.HasAnyModifiers()) return false;
    if (code >= '1' && code <= '9') {
        if (static_cast<std::size_t>(code - '1') >= scene_.choices.size()) return false;
        choose(static_cast<std::size_t>(code - '1'));
        return true;
    }
    switch (code) {
    case WXK_RETURN:
    case WXK_NUMPAD_ENTER:
    case WXK_SPACE:
        // The board's cursor and the button under the keyboard come first.
        if (board_->choosing() || scene_.main.empty()) return false;
        if (cursor && scene_.takes != Scene::Takes::Nothing) return false;
        if (const auto* button = dynamic_cast<const ChoiceButton*>(FindFocus())) {
            // Of several answers the space bar ticks each, and Enter is what the green button says.
            if (code == WXK_SPACE || button->look() != ChoiceButton::Look::Tick) return false;
        }
        act();
        return true;
    case 'H':
        if (scene_.canHint) hint();
        return true;
    case 'R':
        restart();
        return true;
    case 'F':
        flip();
        return true;
    case WXK_LEFT:
    case WXK_RIGHT:
        if (!scene_.walks) return false;
        walk(code == WXK_LEFT ? -1 : 1);
        return true;
    case WXK_HOME:
    case WXK_END:
        if (!scene_.walks) return false;
        walkTo(code == WXK_HOME ? 0 : 1 << 20);
        return true;
    case WXK_PAGEDOWN:
        forward();
        return true;
    case WXK_PAGEUP:
        back();
        return true;
    case WXK_ESCAPE:
        if (busy || cursor) return false;
        onMap();
        return true;
    default:
        return false;
    }
}

} // namespace theco::gui
