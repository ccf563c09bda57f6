// SPDX-License-Identifier: MIT
// What the play page does when somebody moves, types, presses a key or a button.
#include "gui/board/chess_board.hpp"
#include "gui/parts/reason_marks.hpp"
#include "gui/play/game_dialogs.hpp"
#include "gui/play/play_page.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"
#include "i18n/typed_move.hpp"

#include <wx/textctrl.h>

namespace theco::gui {

using i18n::fill;
using i18n::tr;

namespace {

/// Without a promotion letter, any of the four will do: the chooser asks which.
bool promotes(const chess::Position& position, const chess::MoveTry& wanted) {
    return chess::legalMove(position, {wanted.from, wanted.to, chess::PieceType::Queen})
        .has_value();
}

} // namespace

void PlayPage::playOnBoard(chess::Move move) {
    if (!session_.play(move)) return;
    refresh(true);
    if (onChanged) onChanged();
}

void PlayPage::refuse(const chess::Reasons& reasons, const chess::AnyTry& wanted) {
    const chess::Position& position = session_.game().position();
    BoardMarks marks = plainMarks();
    addReasons(marks, reasons, position, wanted);
    explain(refusalOf(reasons, position, wanted), std::move(marks));
}

void PlayPage::onBoardMove(Cell from, std::optional<Cell> to) {
    const auto source = squareOf(from);
    const auto target = to ? squareOf(*to) : std::nullopt;
    if (!source || !target) return;
    if (session_.viewingPast()) return explain(cannotMoveInPast(session_), plainMarks());
    if (session_.game().over()) return refresh(false);
    const chess::MoveTry wanted{*source, *target, std::nullopt};
    const chess::Position& position = session_.game().position();
    if (promotes(position, wanted)) {
        promoting_ = wanted;
        board_->offerChoice(*to, promotionChoices(position.turn()));
        StatusText status = statusOf(session_, preferences_.letters());
        status.detail = tr("Choose what the pawn becomes.");
        return say(status);
    }
    const auto judged = chess::judge(session_.game(), wanted);
    if (!judged) return refuse(judged.error(), wanted);
    playOnBoard(*judged);
}

void PlayPage::onBoardClick(Cell cell) {
    const auto square = squareOf(cell);
    const chess::Position& position = session_.viewedPosition();
    const auto man = square ? position.pieceAt(*square) : std::nullopt;
    if (!man || man->color == position.turn() || session_.game().over() || session_.viewingPast())
        return refresh(false);
    const chess::MoveTry wanted{*square, *square, std::nullopt};
    const auto judged = chess::judge(session_.game(), wanted);
    if (!judged) refuse(judged.error(), wanted);
}

std::optional<chess::Move> PlayPage::askWhich(const std::vector<chess::Move>& moves) {
    std::vector<std::string> choices;
    const chess::Position& position = session_.game().position();
    for (const chess::Move move : moves)
        choices.push_back(chess::toSan(position, move, preferences_.letters()) + "   " +
                          i18n::describe(position, move));
    const auto chosen =
        choose(this, tr("Which move?"), tr("What was typed can mean more than one move."), choices,
               tr("Play"));
    if (!chosen) return std::nullopt;
    return moves[*chosen];
}

void PlayPage::onTyped() {
    const std::string text = fromWx(typed_->GetValue().Trim().Trim(false));
    if (text.empty()) return;
    if (session_.viewingPast()) return explain(cannotMoveInPast(session_), plainMarks());
    if (session_.game().over()) return refresh(false);
    const i18n::TypedMove read = i18n::readTypedMove(session_.game(), text);
    if (read.unreadable()) return explain(unreadableMove(text), plainMarks());
    if (read.refused) {
        typed_->SelectAll();
        return refuse(read.reasons, *read.refused);
    }
    const auto move =
        read.moves.size() == 1 ? std::optional(read.moves.front()) : askWhich(read.moves);
    if (!move) return;
    typed_->Clear();
    playOnBoard(*move);
}

void PlayPage::takeBack() {
    if (!session_.canTakeBack() || !session_.takeBack()) return;
    promoting_.reset();
    refresh(true);
    if (onChanged) onChanged();
}

void PlayPage::redo() {
    if (!session_.redo()) return;
    refresh(true);
    if (onChanged) onChanged();
}

void PlayPage::step(int plies) {
    goTo(session_.viewedPly() + plies);
}

void PlayPage::goTo(int ply) {
    const int before = session_.viewedPly();
    session_.view(ply);
    const int way = session_.viewedPly() - before;
    board_->clearSelection();
    refresh(way == 1 || way == -1);
}

void PlayPage::flip() {
    board_->setFlipped(!board_->flipped());
    refreshMoves();
}

void PlayPage::resign() {
    if (session_.decided()) return;
    const auto side = askWhoResigns(this);
    if (!side || !session_.resign(*side)) return;
    refresh(false);
    if (onChanged) onChanged();
}

void PlayPage::agreeDraw() {
    const chess::Game& game = session_.game();
    if (session_.decided()) return;
    if (game.plies() < 2)
        return explain({tr("No draw yet"),
                        tr("A draw can be agreed once both players have moved (Article 5.2.3)."),
                        Tone::Caution},
                       plainMarks());
    if (!ask(this, tr("Agree a draw"), tr("Do both players agree to a draw?"), tr("Yes, a draw"),
             tr("No, play on")))
        return;
    if (!session_.agreeDraw()) return;
    refresh(false);
    if (onChanged) onChanged();
}

void PlayPage::claimDraw() {
    const chess::Game& game = session_.game();
    if (session_.decided()) return;
    std::vector<chess::Claim> intended;
    for (const chess::Claim& claim : game.claims()) {
        if (claim.intended) {
            intended.push_back(claim);
        } else {
            const std::string question = i18n::claimSentence(game, claim.kind) + "\n" +
                                         tr("Claiming ends the game as a draw.");
            if (!ask(this, tr("Claim a draw"), question, tr("Claim a draw"), tr("No, play on")))
                return;
            if (!session_.claim(claim.kind)) return;
            refresh(false);
            if (onChanged) onChanged();
            return;
        }
    }
    const std::string why = i18n::claimSentence(game, chess::ClaimKind::Threefold) + "\n" +
                            i18n::claimSentence(game, chess::ClaimKind::Fifty);
    if (intended.empty())
        return explain({tr("No draw can be claimed now"), why, Tone::Caution}, plainMarks());
    std::vector<std::string> choices;
    for (const chess::Claim& claim : intended) {
        const std::string reason =
            claim.kind == chess::ClaimKind::Threefold
                ? fill(tr("the position occurs {n} times (Article 9.2.1)"),
                       {{"n", std::to_string(claim.count)}})
                : tr("fifty moves without capture or pawn move (Article 9.3.1)");
        choices.push_back(chess::toSan(game.position(), *claim.intended, preferences_.letters()) +
                          "   " + reason);
    }
    const auto chosen =
        choose(this, tr("Claim a draw"),
               tr("The position on the board gives no claim, but one of these moves would. The "
                  "player to move may claim with the move they intend:"),
               choices, tr("Claim a draw"));
    if (!chosen || !session_.claim(intended[*chosen].kind, intended[*chosen].intended)) return;
    refresh(true);
    if (onChanged) onChanged();
}

void PlayPage::editNames() {
    const auto tags =
        askNames(this, tr("Names of the players"), tr("Keep"), session_.record().tags());
    if (!tags) return;
    session_.setNames(*tags);
    refresh(false);
    if (onChanged) onChanged();
}

void PlayPage::focusTypedMove() {
    typed_->SetFocus();
    typed_->SelectAll();
}

void PlayPage::describePosition() {
    const int ply = session_.viewedPly();
    std::string words;
    if (ply > 0)
        words = fill(
            tr("Last move: {move}."),
            {{"move", i18n::describe(session_.game().positionAt(ply - 1),
                                     session_.game().moves()[static_cast<std::size_t>(ply - 1)])}});
    for (const std::string& line : i18n::describeInLines(session_.viewedPosition()))
        words += words.empty() ? line : "\n\n" + line;
    showText(this, tr("The position in words"), words);
}

void PlayPage::onKey(wxKeyEvent& event) {
    const bool typing = typed_->HasFocus();
    const bool plain = !event.HasAnyModifiers();
    // The arrows belong to the text while there is some, and to the board's cursor while it is
    // shown; else they walk through the game.
    const bool walking =
        plain && !(typing && !typed_->IsEmpty()) && !board_->cursorCell() && !board_->choosing();
    switch (event.GetKeyCode()) {
    case WXK_LEFT:
    case WXK_NUMPAD_LEFT:
        if (walking) return step(-1);
        break;
    case WXK_RIGHT:
    case WXK_NUMPAD_RIGHT:
        if (walking) return step(1);
        break;
    case WXK_HOME:
    case WXK_NUMPAD_HOME:
        if (walking) return goTo(0);
        break;
    case WXK_END:
    case WXK_NUMPAD_END:
        if (walking) return goTo(session_.game().plies());
        break;
    case 'F':
        if (plain && !typing) return flip();
        break;
    case WXK_ESCAPE:
        if (typing && plain) {
            typed_->Clear();
            board_->SetFocus();
            return refresh(false);
        }
        break;
    default:
        break;
    }
    event.Skip();
}

} // namespace theco::gui
