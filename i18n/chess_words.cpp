// SPDX-License-Identifier: MIT
#include "i18n/chess_words.hpp"

#include "i18n/catalogue.hpp"

namespace theco::i18n {

using namespace chess;

namespace {

Letters letters() {
    return language() == Language::Vietnamese ? Letters::Vietnamese : Letters::English;
}

/// "Chiếu hết.", "Đen hết giờ.": what happened.
std::string what(const Ending& ending) {
    const bool draw = ending.result == GameResult::Draw;
    const Color loser = ending.result == GameResult::WhiteWins ? Color::Black : Color::White;
    const std::string side = sideName(loser);
    switch (ending.reason) {
    case EndReason::Checkmate:
        return tr("Checkmate.");
    case EndReason::Stalemate:
        return tr("Stalemate: the side to move has no legal move.");
    case EndReason::DeadPosition:
        return tr("Dead position: neither side can checkmate any more.");
    case EndReason::Fivefold:
        return tr("The same position has appeared five times.");
    case EndReason::SeventyFive:
        return tr("75 moves by each side without a capture or a pawn move.");
    case EndReason::Threefold:
        return tr("Claimed: the same position has appeared three times.");
    case EndReason::Fifty:
        return tr("Claimed: 50 moves by each side without a capture or a pawn move.");
    case EndReason::Agreement:
        return tr("Draw agreed.");
    case EndReason::Resignation:
        return draw ? tr("One side resigned, but the other cannot checkmate.")
                    : fill(tr("{side} resigned."), {{"side", side}});
    case EndReason::Flag:
        return draw ? tr("Time has run out, but the other side cannot checkmate.")
                    : fill(tr("{side} has run out of time."), {{"side", side}});
    }
    return {};
}

std::string claimByMove(const Game& game, const Claim& claim) {
    const std::string side = sideName(game.position().turn());
    const std::string move = toSan(game.position(), *claim.intended, letters());
    return claim.kind == ClaimKind::Threefold
               ? fill(tr("With {move} this position would have appeared {n} times: {side} may "
                         "claim a draw (Article 9.2.1)."),
                      {{"move", move}, {"n", std::to_string(claim.count)}, {"side", side}})
               : fill(tr("With {move} there would be 50 moves by each side without a capture or a "
                         "pawn move: {side} may claim a draw (Article 9.3.1)."),
                      {{"move", move}, {"side", side}});
}

} // namespace

std::string pieceName(PieceType type) {
    switch (type) {
    case PieceType::Pawn:
        return trc("piece", "pawn");
    case PieceType::Knight:
        return trc("piece", "knight");
    case PieceType::Bishop:
        return trc("piece", "bishop");
    case PieceType::Rook:
        return trc("piece", "rook");
    case PieceType::Queen:
        return trc("piece", "queen");
    case PieceType::King:
        return trc("piece", "king");
    }
    return {};
}

std::string sideName(Color side) {
    return side == Color::White ? tr("White") : tr("Black");
}

std::string resultWords(GameResult result) {
    switch (result) {
    case GameResult::WhiteWins:
        return tr("White wins");
    case GameResult::BlackWins:
        return tr("Black wins");
    case GameResult::Draw:
        return tr("Draw");
    }
    return {};
}

std::string sentence(const Ending& ending) {
    return fill(tr("{what} {result} (Article {article})."),
                {{"what", what(ending)},
                 {"result", resultWords(ending.result)},
                 {"article", std::string(article(ending.reason))}});
}

std::string claimSentence(const Game& game, ClaimKind kind) {
    if (game.over()) return tr("The game is over: there is nothing to claim any more.");
    const std::string side = sideName(game.position().turn());
    const std::string times = std::to_string(game.occurrences());
    const std::string moves = std::to_string(game.position().halfmoveClock() / 2);
    if (game.canClaimNow(kind)) {
        return kind == ClaimKind::Threefold
                   ? fill(tr("This position has appeared {n} times: {side} may claim a draw "
                             "(Article 9.2.2)."),
                          {{"n", times}, {"side", side}})
                   : fill(tr("{n} moves by each side without a capture or a pawn move: {side} may "
                             "claim a draw (Article 9.3.2)."),
                          {{"n", moves}, {"side", side}});
    }
    for (const Claim& claim : game.claims())
        if (claim.kind == kind && claim.intended) return claimByMove(game, claim);
    return kind == ClaimKind::Threefold
               ? fill(tr("A draw cannot be claimed yet: the position has appeared {n} of 3 times "
                         "(Article 9.2)."),
                      {{"n", times}})
               : fill(tr("A draw cannot be claimed yet: there have been {n} of 50 moves by each "
                         "side without a capture or a pawn move (Article 9.3)."),
                      {{"n", moves}});
}

} // namespace theco::i18n
