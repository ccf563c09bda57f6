// SPDX-License-Identifier: MIT
#include "gui/play/status_text.hpp"

#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"
#include "platform/paths.hpp"

namespace theco::gui {

using i18n::fill;
using i18n::tr;
using platform::JournalError;

namespace {

std::string sideToMove(chess::Color side) {
    return side == chess::Color::White ? tr("White to move") : tr("Black to move");
}

std::string resultInSource(const std::string& result) {
    if (result == "1-0") return tr("White won (1-0)");
    if (result == "0-1") return tr("Black won (0-1)");
    if (result == "1/2-1/2") return tr("Draw (1/2-1/2)");
    return {};
}

std::string whyNotSaved(JournalError error, const std::filesystem::path& folder) {
    switch (error) {
    case JournalError::DiskFull:
        return tr("The disk is full. Free some space: the next move saves everything.");
    case JournalError::CannotOpen:
        return fill(tr("The folder for games cannot be written to: {folder}"),
                    {{"folder", platform::toUtf8(folder)}});
    case JournalError::InUse:
        return tr("The file of the game is in use by another window.");
    default:
        return tr("The file of the game could not be written.");
    }
}

} // namespace

std::string pairOf(const std::string& white, const std::string& black) {
    return white + " \xE2\x80\x93 " + black;
}

std::string numberedMove(const chess::Game& game, int ply, chess::Letters letters) {
    const chess::Position& before = game.positionAt(ply);
    const std::string dots = before.turn() == chess::Color::White ? ". " : "... ";
    return std::to_string(before.fullmoveNumber()) + dots +
           chess::toSan(before, game.moves()[static_cast<std::size_t>(ply)], letters);
}

StatusText statusOf(const PlaySession& session, chess::Letters letters) {
    const chess::Game& game = session.game();
    StatusText status;
    if (session.viewingPast()) {
        const int ply = session.viewedPly();
        status.title =
            ply == 0 ? tr("Start of the game")
                     : fill(tr("After {move}"), {{"move", numberedMove(game, ply - 1, letters)}});
        status.detail = tr("An earlier position is shown. End goes back to the latest one.");
        return status;
    }
    if (const auto ending = game.ending()) {
        status.title = ending->result == chess::GameResult::Draw
                           ? tr("Draw")
                           : (ending->result == chess::GameResult::WhiteWins ? tr("White wins")
                                                                             : tr("Black wins"));
        status.detail = i18n::sentence(*ending);
        status.tone = Tone::Good;
        return status;
    }
    status.title = sideToMove(game.position().turn());
    if (game.position().inCheck()) {
        status.title += ", " + tr("in check");
        status.tone = Tone::Caution;
    }
    const std::string written = session.record().source() && session.record().result() != "*"
                                    ? resultInSource(session.record().result())
                                    : std::string();
    if (!written.empty()) {
        status.detail = fill(tr("Result in the file: {result}."), {{"result", written}});
    } else if (game.canClaimNow(chess::ClaimKind::Threefold)) {
        status.detail = tr("The position has occurred three times: a draw may be claimed.");
    } else if (game.canClaimNow(chess::ClaimKind::Fifty)) {
        status.detail = tr("Fifty moves without capture or pawn move: a draw may be claimed.");
    }
    return status;
}

StatusText refusalOf(const chess::Reasons& reasons, const chess::Position& position,
                     const chess::AnyTry& wanted) {
    return {tr("This move is not possible"), i18n::sentences(reasons, position, wanted), Tone::Bad};
}

StatusText unreadableMove(const std::string& typed) {
    return {fill(tr("\"{text}\" is not a move"), {{"text", typed}}),
            tr("Type a move like e4, Nf3, O-O or e2e4; Vietnamese letters work too (Mf3)."),
            Tone::Caution};
}

StatusText cannotMoveInPast(const PlaySession& session) {
    // A game out of a file stays as it is: what is played from it is a game of its own.
    if (session.onlyShown())
        return {tr("An earlier position is shown"),
                tr("Press End for the latest position, or Ctrl+G: \"Play from the position "
                   "shown\"."),
                Tone::Caution};
    return {tr("An earlier position is shown"),
            tr("Press End to go back to the latest position, or take moves back with Ctrl+Z."),
            Tone::Caution};
}

StatusText savingProblem(const PlaySession& session) {
    if (session.saved()) return {};
    return {tr("This game is not being saved"),
            whyNotSaved(session.failure()->error, session.folder()), Tone::Bad};
}

std::string words(const SessionNotice& notice) {
    const std::string file = platform::toUtf8(notice.file);
    switch (notice.kind) {
    case SessionNotice::Kind::Damaged:
        return fill(tr("The file of the last game was damaged at its end. Everything before the "
                       "damage is on the board. The damaged file was kept: {file}"),
                    {{"file", file}});
    case SessionNotice::Kind::Unreadable:
        return fill(tr("The last game could not be opened, so a new one is on the board. Its file "
                       "was left alone: {file}"),
                    {{"file", file}});
    case SessionNotice::Kind::TooNew:
        return fill(tr("The last game was written by a newer version of this program. It was left "
                       "alone and a new game is on the board: {file}"),
                    {{"file", file}});
    case SessionNotice::Kind::Empty:
        return fill(tr("The file of the last game is empty, so a new game is on the board. "
                       "Earlier games are under Ctrl+Shift+O. The file: {file}"),
                    {{"file", file}});
    case SessionNotice::Kind::InUse:
        return tr("The last game is open in another window. A new game is on this board; both are "
                  "saved.");
    }
    return {};
}

} // namespace theco::gui
