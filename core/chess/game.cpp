// SPDX-License-Identifier: MIT
#include "core/chess/game.hpp"

#include "core/chess/winnable.hpp"

#include <algorithm>
#include <cassert>

namespace theco::chess {

std::string_view toString(GameResult r) {
    switch (r) {
    case GameResult::WhiteWins:
        return "1-0";
    case GameResult::BlackWins:
        return "0-1";
    case GameResult::Draw:
        return "1/2-1/2";
    }
    return {};
}

std::string_view article(EndReason r) {
    switch (r) {
    case EndReason::Checkmate:
        return "5.1.1";
    case EndReason::Stalemate:
        return "5.2.1";
    case EndReason::DeadPosition:
        return "5.2.2";
    case EndReason::Fivefold:
        return "9.6.1";
    case EndReason::SeventyFive:
        return "9.6.2";
    case EndReason::Threefold:
        return "9.2";
    case EndReason::Fifty:
        return "9.3";
    case EndReason::Agreement:
        return "5.2.3";
    case EndReason::Resignation:
        return "5.1.2";
    case EndReason::Flag:
        return "6.9";
    }
    return {};
}

namespace {

GameResult winFor(Color side) {
    return side == Color::White ? GameResult::WhiteWins : GameResult::BlackWins;
}

bool isLegal(const Position& position, Move move) {
    const MoveList moves = legalMoves(position);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

} // namespace

Game::Game(Position start, PlayOn playOn) : playOn_(playOn) {
    keys_.push_back(start.repetitionKey());
    positions_.push_back(std::move(start));
    ending_ = endingOnBoard();
}

Result<Done, Game::PlayError> Game::play(Move move) {
    if (over()) return Err{PlayError::GameOver};
    if (!isLegal(position(), move)) return Err{PlayError::Illegal};
    playLegal(move);
    return Done{};
}

void Game::playLegal(Move move) {
    assert(!over() && isLegal(position(), move));
    positions_.push_back(positions_.back());
    positions_.back().play(move);
    keys_.push_back(positions_.back().repetitionKey());
    moves_.push_back(move);
    ending_ = endingOnBoard();
}

bool Game::takeBack() {
    if (moves_.empty()) return false;
    moves_.pop_back();
    positions_.pop_back();
    keys_.pop_back();
    // Asked again, not just cleared: a record that runs on past draws may have been over before.
    ending_ = endingOnBoard();
    return true;
}

// Mate and stalemate come first: 9.6.2 gives mate precedence, and both end the game the moment the
// move is made, before anybody could note a repetition.
std::optional<Ending> Game::endingOnBoard() const {
    if (const auto reason = boardEnding(position())) {
        if (*reason == EndReason::Checkmate) return Ending{winFor(~position().turn()), *reason};
        if (*reason == EndReason::Stalemate || playOn_ == PlayOn::No) {
            return Ending{GameResult::Draw, *reason};
        }
    }
    if (playOn_ == PlayOn::PastDraws) return std::nullopt;
    if (occurrences() >= kFivefold) return Ending{GameResult::Draw, EndReason::Fivefold};
    if (position().halfmoveClock() >= kSeventyFiveMoves) {
        return Ending{GameResult::Draw, EndReason::SeventyFive};
    }
    return std::nullopt;
}

GameResult Game::lossOf(Color side) const {
    const Winnability opponent = winnable(position(), ~side);
    // Only a proof takes the win away.
    return opponent.verdict == Winnability::Verdict::CannotMate ? GameResult::Draw : winFor(~side);
}

Result<Done, Game::SayError> Game::resign(Color side) {
    if (over()) return Err{SayError::GameOver};
    ending_ = Ending{lossOf(side), EndReason::Resignation};
    return Done{};
}

Result<Done, Game::SayError> Game::agreeDraw() {
    if (over()) return Err{SayError::GameOver};
    if (plies() < 2) return Err{SayError::NeedsAMoveByEach};
    ending_ = Ending{GameResult::Draw, EndReason::Agreement};
    return Done{};
}

Result<Done, Game::SayError> Game::flagFall(Color side) {
    if (over()) return Err{SayError::GameOver};
    ending_ = Ending{lossOf(side), EndReason::Flag};
    return Done{};
}

} // namespace theco::chess
