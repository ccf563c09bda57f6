// SPDX-License-Identifier: MIT
#include "tests/core/game_support.hpp"

using namespace theco::chess;

namespace {

const Ending kWhiteMates{GameResult::WhiteWins, EndReason::Checkmate};
const Ending kBlackMates{GameResult::BlackWins, EndReason::Checkmate};

Ending drawnBy(EndReason reason) {
    return {GameResult::Draw, reason};
}

std::string times(int n, const std::string& moves) {
    std::string out;
    for (int i = 0; i < n; ++i)
        out += moves + ' ';
    return out;
}

const std::string kThereAndBack = "Nf3 Nf6 Ng1 Ng8";

} // namespace

TEST_CASE("a new game stands at the start, is not over and has nothing to take back") {
    Game game;
    CHECK(toFen(game.start()) == kInitialFen);
    CHECK(game.plies() == 0);
    CHECK_FALSE(game.over());
    CHECK_FALSE(game.takeBack());
    CHECK(game.occurrences() == 1);
}

TEST_CASE("the game keeps every position and every move") {
    const Game game = gameOf("e4 e5 Nf3");
    CHECK(game.plies() == 3);
    CHECK(game.moves().size() == 3);
    CHECK(toFen(game.positionAt(0)) == kInitialFen);
    CHECK(toFen(game.positionAt(1)) ==
          "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    CHECK(toFen(game.position()) ==
          "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
}

TEST_CASE("a move that is not legal here is refused and nothing changes") {
    Game game = gameOf("e4");
    const Move whites = game.moves().front();
    const auto refused = game.play(whites);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error() == Game::PlayError::Illegal);
    CHECK(game.plies() == 1);
}

TEST_CASE("the endings that the board shows come at once and stop the game") {
    struct Row {
        const char* what;
        const char* fen;
        const char* moves;
        Ending ending;
    };
    const Row rows[] = {
        {"fool's mate", kInitialFen.data(), "f3 e5 g4 Qh4", kBlackMates},
        {"back rank", "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1", "Ra8", kWhiteMates},
        {"stalemate", "k7/8/2K5/8/8/8/8/1Q6 w - - 0 1", "Qb6", drawnBy(EndReason::Stalemate)},
        {"stalemate with a blocked pawn", "k7/8/2K5/7p/7P/8/8/1Q6 w - - 0 1", "Qb6",
         drawnBy(EndReason::Stalemate)},
        {"stalemate with a pinned pawn", "k7/1p6/8/3B4/8/8/6QB/7K w - - 0 1", "Qg1",
         drawnBy(EndReason::Stalemate)},
        {"bare kings", "8/8/8/8/8/3k4/1q6/K7 w - - 0 1", "Kxb2", drawnBy(EndReason::DeadPosition)},
        {"king and knight", "8/8/8/8/8/3k4/1q6/K6N w - - 0 1", "Kxb2",
         drawnBy(EndReason::DeadPosition)},
        {"75 moves", "4k3/8/8/8/8/8/8/R3K3 w - - 149 120", "Ra2", drawnBy(EndReason::SeventyFive)},
        {"mate has precedence over 75 moves", "7k/5Q2/5K2/8/8/8/8/8 w - - 149 120", "Qg7",
         kWhiteMates},
        {"stalemate on the 75th move", "k7/8/2K5/8/8/8/8/1Q6 w - - 149 120", "Qb6",
         drawnBy(EndReason::Stalemate)},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        Game game = gameFrom(row.fen, row.moves);
        REQUIRE(game.over());
        CHECK(*game.ending() == row.ending);
        const auto further = game.play(Move{});
        REQUIRE_FALSE(further.ok());
        CHECK(further.error() == Game::PlayError::GameOver);
        CHECK(game.claims().empty());
    }
}

TEST_CASE("a game may begin where it is already over") {
    CHECK(*Game(positionOf("8/8/8/8/8/2k5/1q6/K7 w - - 0 1")).ending() == kBlackMates);
    CHECK(*Game(positionOf("8/8/4k3/8/8/3BK3/8/8 b - - 0 60")).ending() ==
          drawnBy(EndReason::DeadPosition));
}

TEST_CASE("taking back undoes the move and any ending") {
    Game game = gameOf("f3 e5 g4 Qh4");
    REQUIRE(game.over());
    REQUIRE(game.takeBack());
    CHECK_FALSE(game.over());
    CHECK(game.plies() == 3);
    play(game, "d5");

    REQUIRE(game.resign(Color::White).ok());
    REQUIRE(game.takeBack());
    CHECK_FALSE(game.over());
}

TEST_CASE("the position counts from the start position on") {
    Game game = gameOf(kThereAndBack);
    CHECK(game.occurrences() == 2);
    CHECK(game.occurrencesAt(0) == 1);
    play(game, kThereAndBack);
    CHECK(game.occurrences() == 3);
    CHECK(game.occurrencesAt(4) == 2);
    CHECK(game.occurrencesAt(6) == 2);
    CHECK_FALSE(game.over());
}

TEST_CASE("the fifth occurrence ends the game") {
    Game game = gameOf(times(3, kThereAndBack) + "Nf3 Nf6 Ng1");
    CHECK_FALSE(game.over());
    play(game, "Ng8");
    REQUIRE(game.over());
    CHECK(*game.ending() == drawnBy(EndReason::Fivefold));
}

TEST_CASE("a record of what was played runs on past draws that need no claim") {
    Game game(Position(), PlayOn::PastDraws);
    play(game, times(6, kThereAndBack));
    CHECK(game.occurrences() == 7);
    CHECK_FALSE(game.over());

    Game mated(positionOf("6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1"), PlayOn::PastDraws);
    play(mated, "Ra8");
    CHECK(mated.over());
}

TEST_CASE("resigning and running out of time lose unless the opponent cannot mate") {
    struct Row {
        const char* fen;
        Color loser;
        GameResult result;
    };
    const Row rows[] = {
        {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::Black, GameResult::WhiteWins},
        {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::White, GameResult::Draw},
        {"4k3/4n3/8/8/8/8/4P3/4K3 w - - 0 1", Color::White, GameResult::BlackWins},
        {"4k3/4n3/8/8/8/8/4Q3/4K3 w - - 0 1", Color::White, GameResult::Draw},
    };
    for (const Row& row : rows) {
        INFO(row.fen);
        Game resigned(positionOf(row.fen));
        REQUIRE(resigned.resign(row.loser).ok());
        CHECK(*resigned.ending() == Ending{row.result, EndReason::Resignation});
        Game flagged(positionOf(row.fen));
        REQUIRE(flagged.flagFall(row.loser).ok());
        CHECK(*flagged.ending() == Ending{row.result, EndReason::Flag});
    }
}

TEST_CASE("a draw can be agreed once each side has moved") {
    Game game = gameOf("e4");
    const auto early = game.agreeDraw();
    REQUIRE_FALSE(early.ok());
    CHECK(early.error() == Game::SayError::NeedsAMoveByEach);
    play(game, "e5");
    REQUIRE(game.agreeDraw().ok());
    CHECK(*game.ending() == drawnBy(EndReason::Agreement));
}

TEST_CASE("nothing can be said once the game is over") {
    Game game = gameOf("f3 e5 g4 Qh4");
    CHECK(game.resign(Color::Black).error() == Game::SayError::GameOver);
    CHECK(game.agreeDraw().error() == Game::SayError::GameOver);
    CHECK(game.flagFall(Color::Black).error() == Game::SayError::GameOver);
    CHECK(*game.ending() == kBlackMates);
}

TEST_CASE("every ending names its article") {
    const std::pair<EndReason, const char*> rows[] = {
        {EndReason::Checkmate, "5.1.1"},    {EndReason::Stalemate, "5.2.1"},
        {EndReason::DeadPosition, "5.2.2"}, {EndReason::Fivefold, "9.6.1"},
        {EndReason::SeventyFive, "9.6.2"},  {EndReason::Threefold, "9.2"},
        {EndReason::Fifty, "9.3"},          {EndReason::Agreement, "5.2.3"},
        {EndReason::Resignation, "5.1.2"},  {EndReason::Flag, "6.9"},
    };
    for (const auto& [reason, name] : rows)
        CHECK(article(reason) == name);
}
