// SPDX-License-Identifier: MIT
#include "tests/core/pgn_support.hpp"

using namespace theco::chess;

namespace {

std::string repeated(std::size_t n, const std::string& text) {
    std::string out;
    for (std::size_t i = 0; i < n; ++i)
        out += text;
    return out;
}

std::string sanOf(const PgnGame& game, int node) {
    // The position is found by walking up; good enough for small trees.
    std::vector<int> path;
    for (int n = game.nodes[static_cast<std::size_t>(node)].parent; n >= 0;
         n = game.nodes[static_cast<std::size_t>(n)].parent)
        path.insert(path.begin(), n);
    Position position = game.game.start();
    for (const int n : path)
        position.play(game.nodes[static_cast<std::size_t>(n)].move);
    return toSan(position, game.nodes[static_cast<std::size_t>(node)].move);
}

const PgnNode& nodeOf(const PgnGame& game, const std::string& san) {
    for (std::size_t i = 0; i < game.nodes.size(); ++i) {
        if (sanOf(game, static_cast<int>(i)) == san) return game.nodes[i];
    }
    FAIL("no move " + san);
    return game.nodes.front();
}

} // namespace

TEST_CASE("a fault is reported with line and byte column and what was found there") {
    const PgnGame game = onlyGame("[Event \"Gi\xE1\xBA\xA3i\"]\r\n\r\n1. e4 {\xC3\xA9} e5\r\n2. "
                                  "Ke3 Nf6 *\r\n");
    REQUIRE(game.error.has_value());
    CHECK(game.error->code == PgnCode::IllegalMove);
    CHECK(game.error->place.line == 4);
    CHECK(game.error->place.column == 4);
    CHECK(game.error->found == "Ke3");
    CHECK(game.game.plies() == 2);

    CHECK(onlyGame("1. e4 {\xC3\xA9} e5 2. Ke3 *").error->place.column == 18);
}

TEST_CASE("after a broken game the next one is read") {
    const std::string next = "[Event \"next\"]\n[Result \"1-0\"]\n\n1. d4 1-0\n";
    struct Row {
        const char* what;
        std::string broken;
    };
    const Row rows[] = {
        {"illegal move", "[Event \"a\"]\n\n1. e4 e5 2. Ke3 Nc6 3. Nf3 1-0\n\n"},
        {"illegal move, no blank line", "[Event \"a\"]\n\n1. e4 e5 2. Ke3 Nc6 3. Nf3 1-0\n"},
        {"open comment", "[Event \"a\"]\n\n1. e4 {never closed e5 1-0\n\n"},
        {"open comment, CRLF", "[Event \"a\"]\r\n\r\n1. e4 {never closed e5 1-0\r\n\r\n"},
        {"open comment, blanks on the blank line", "[Event \"a\"]\n\n1. e4 {never closed e5\n  \n"},
        {"open comment, no blank line", "[Event \"a\"]\n\n1. e4 {never closed e5 1-0\n"},
        {"open variation", "[Event \"a\"]\n\n1. e4 e5 (1... c5 2. Nf3 1-0\n\n"},
        {"open variation and no result", "[Event \"a\"]\n\n1. e4 e5 (1... c5 2. Nf3\n\n"},
        {"closed once too often", "[Event \"a\"]\n\n1. e4) e5 (1... c5) 1-0\n\n"},
        {"unclosed quote", "[Event \"a]\n[Site \"?\"]\n\n1. e4 1-0\n\n"},
        {"a tag section alone", "[Event \"a]\n[Site \"?\"]\n\n"},
        {"bad FEN",
         "[Event \"a\"]\n[SetUp \"1\"]\n[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *\n\n"},
        {"long word", "[Event \"a\"]\n\n1. e4 " + repeated(100'000, "x") + " e5 *\n\n"},
        {"no tags at all", "1. e4 e5 2. Ke3 1-0\n"},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        const std::vector<PgnGame> games = readPgn(row.broken + next);
        REQUIRE(games.size() == 2);
        CHECK(games[0].error.has_value());
        CHECK_FALSE(games[1].error.has_value());
        CHECK(games[1].index == 2);
        CHECK(games[1].tag("Event") == "next");
        CHECK(games[1].game.plies() == 1);
        CHECK(warningsOf(games[1]).empty());
        // A reader that starts there finds the same game first.
        const PgnGame again = onlyGame((row.broken + next).substr(games[1].offset));
        CHECK(again.tag("Event") == "next");
    }
}

TEST_CASE("games need neither tags nor blank lines between them") {
    CHECK(readPgn("1. e4 e5 1-0\n1. d4 0-1\n").size() == 2);
    CHECK(readPgn("1. e4 e5 1-0 1. d4 0-1").size() == 2);
    CHECK(readPgn("1. e4 e5 2. Ke3 1-0\n1. d4 0-1\n").size() == 2);
    CHECK(readPgn("[Event \"a\"]\n\n[Event \"b\"]\n\n1. d4 *\n").size() == 2);
    CHECK(readPgn("[Event \"a\"]\n[Event \"b\"]\n\n1. d4 *\n").size() == 1);
    CHECK(readPgn("[Event \"a\"]\n\n1. e4\n[Event \"b\"]\n\n1. d4 *\n").size() == 2);
}

TEST_CASE("strict reading stops at the first oddity, before the move that has it") {
    PgnOptions strict;
    strict.strict = true;
    const std::pair<const char*, int> rows[] = {
        {"1. e4 f5 2. Qh5 g6 *", 2}, {"1. e4 d5 2. ed5 *", 2}, {"1. e4 e5 1-0 {x} 0-1", 2}};
    for (const auto& [text, plies] : rows) {
        INFO(text);
        const PgnGame game = onlyGame(text, strict);
        CHECK(game.error.has_value());
        CHECK(game.warnings.empty());
        CHECK(game.game.plies() == plies);
    }
}

TEST_CASE("a file without a game has none") {
    for (const char* text :
         {"", "\n\n", "\xEF\xBB\xBF", "% only an escape\n", "{a comment}\n", "; a comment"})
        CHECK(readPgn(text).empty());
}

TEST_CASE("comments, NAGs and side lines find their moves") {
    const PgnGame game = onlyGame("{at the start} 1. e4! {good} e5 $2 (1... c5 $13 {Sicilian} "
                                  "({another} 1... e6) 2. Nf3) {after the side line} 2. Nf3?! *");
    REQUIRE_FALSE(game.error.has_value());
    CHECK(game.commentAtStart == "at the start");
    CHECK(nodeOf(game, "e4").comment == "good");
    CHECK(nodeOf(game, "e4").nags == std::vector<int>{1});
    CHECK(nodeOf(game, "e4").next.size() == 3);
    CHECK(nodeOf(game, "e5").nags == std::vector<int>{2});
    CHECK(nodeOf(game, "c5").comment == "Sicilian");
    CHECK(nodeOf(game, "c5").nags == std::vector<int>{13});
    CHECK(nodeOf(game, "e6").commentBefore == "another");
    CHECK(nodeOf(game, "Nf3").parent == 2);
    CHECK(game.nodes.back().parent == 1);
    CHECK(game.game.plies() == 3);
    CHECK(game.nodes.back().commentBefore == "after the side line");
    CHECK(game.nodes.back().nags == std::vector<int>{6});
}

TEST_CASE("the first move can have side lines too") {
    const PgnGame game = onlyGame("1. e4 (1. d4 d5) (1. c4) e5 *");
    REQUIRE(game.first.size() == 3);
    CHECK(sanOf(game, game.first[0]) == "e4");
    CHECK(sanOf(game, game.first[1]) == "d4");
    CHECK(sanOf(game, game.first[2]) == "c4");
}

TEST_CASE("a fault in a side line costs the rest of that side line and nothing else") {
    const PgnGame game = onlyGame("1. e4 e5 (1... c5 2. Ke3 d6 (2... e6 3. d4) 3. d4 {lost}) "
                                  "(1... c6) 2. Nf3 *");
    REQUIRE_FALSE(game.error.has_value());
    CHECK(warningsOf(game) == "illegal-move");
    CHECK(game.game.plies() == 3);
    CHECK(nodeOf(game, "c5").next.empty());
    CHECK(nodeOf(game, "c6").next.empty());
}

TEST_CASE("a comment reads the same however it was broken into lines") {
    CHECK(onlyGame("1. e4 {one\ntwo  \r\n\tthree} *").nodes[0].comment == "one two three");
    CHECK(onlyGame("1. e4 {  kept  inside  } *").nodes[0].comment == "kept  inside");
    CHECK(onlyGame("1. e4 ; to the end }\n; and more\n *").nodes[0].comment ==
          "to the end } and more");
    CHECK(onlyGame("1. e4 {a} {b} *").nodes[0].comment == "a b");
    CHECK(onlyGame("1. e4 {%clk\n% no escape in here} *").nodes[0].comment ==
          "%clk % no escape in here");
}

TEST_CASE("bytes that are no UTF-8 are read as Windows-1252, with a warning") {
    const PgnGame game = onlyGame("[White \"Mus\xE9\"]\n\n1. e4 {\x80 and \xC3\xA9} *\n");
    CHECK(game.tag("White") == "Mus\xC3\xA9");
    CHECK(game.nodes[0].comment == "\xE2\x82\xAC and \xC3\xA9");
    REQUIRE(game.warnings.size() == 2);
    CHECK(game.warnings[0].code == PgnCode::InvalidUtf8);
    CHECK(game.warnings[0].place.line == 1);
    CHECK(game.warnings[0].place.column == 12);
    CHECK(game.warnings[1].place.line == 3);
}

TEST_CASE("what people write around moves is understood") {
    struct Row {
        const char* movetext;
        int plies;
    };
    const Row rows[] = {
        {"1.e4 e5 2.Nf3 *", 3},
        {"1. e4 1... e5 2 . Nf3 *", 3},
        {"1. e4 1\xE2\x80\xA6"
         "e5 *",
         2},
        {"1.e4\xC2\xA0"
         "e5 *",
         2},
        {"e4 e5 Nf3*", 3},
        {"1. e4! e5?? 2. Nf3!? Nc6 +- *", 4},
        {"1. e4 {[%clk 0:10:00][%eval 0.3]} 1... e5 {[%clk 0:10:00]} *", 2},
        {"1. e4 a6 2. e5 d5 3. exd6 e.p. *", 5},
        {"1. e4 a6 2. e5 d5 3. exd6e.p. h6 *", 6},
        {"1. e4 e5 {White won on time} 1-0", 2},
        {"1. e4 e5 1-0 {White won on time}", 2},
    };
    for (const Row& row : rows) {
        INFO(row.movetext);
        const PgnGame game = onlyGame(row.movetext);
        CHECK_FALSE(game.error.has_value());
        CHECK(warningsOf(game).empty());
        CHECK(game.game.plies() == row.plies);
    }
}

TEST_CASE("the result comes from the end of the game, else from its tag") {
    CHECK(onlyGame("[Result \"0-1\"]\n\n1. e4 0-1\n").result == "0-1");
    CHECK(onlyGame("[Result \"0-1\"]\n\n1. e4\n").result == "0-1");
    CHECK(onlyGame("[Result \"1/2\"]\n\n1. e4 1/2\n").result == "1/2-1/2");
    CHECK(onlyGame("1. e4\n").result == "*");
    CHECK(onlyGame("[Result \"nonsense\"]\n\n1. e4\n").result == "*");
}

TEST_CASE("variations nested 5,000 deep are read and written without recursion") {
    const std::string two = "(1. d4 (1. e4 ";
    const std::string text = "1. e4 " + repeated(2'500, two) + std::string(5'000, ')') + " e5 *";
    const PgnGame game = onlyGame(text);
    REQUIRE_FALSE(game.error.has_value());
    CHECK(game.first.size() == 5'001);
    CHECK(game.game.plies() == 2);

    std::string deep = "1. Nf3 ";
    for (int i = 0; i < 5'000; ++i)
        deep += i % 2 == 0 ? "Nf6 (1... Nc6 2. Ng1 " : "Ng8 (2... Nb8 3. Nf3 ";
    const PgnGame deeper = onlyGame(deep + std::string(5'000, ')') + " *");
    CHECK_FALSE(deeper.error.has_value());
    const PgnGame again = onlyGame(pgnText(deeper));
    CHECK(again.nodes.size() == deeper.nodes.size());

    const PgnGame open = onlyGame("1. e4 " + repeated(2'500, two));
    REQUIRE(open.error.has_value());
    CHECK(open.error->code == PgnCode::OpenVariation);
    const PgnGame endless = onlyGame("1. e4 " + repeated(50'000, two));
    REQUIRE(endless.error.has_value());
    CHECK(endless.error->code == PgnCode::NestingTooDeep);
}

TEST_CASE("tokens of a megabyte are errors or text, and cost no more than their length") {
    const std::string million(1'000'000, 'x');
    struct Row {
        const char* what;
        std::string text;
        bool broken;
    };
    const Row rows[] = {
        {"a word", "1. e4 " + million + " *", true},
        {"a number", "1. e4 " + std::string(1'000'000, '1') + " *", true},
        {"glyphs", "1. e4 " + std::string(1'000'000, '!') + " *", false},
        {"dots", "1. e4 " + std::string(1'000'000, '.') + " *", false},
        {"a NAG", "1. e4 $" + std::string(1'000'000, '1') + " *", false},
        {"a comment", "1. e4 {" + million + "} *", false},
        {"a line comment", "1. e4 ; " + million + "\n*", false},
        {"an escape", "1. e4\n%" + million + "\n*", false},
        {"a tag name", "[" + million + " \"v\"]\n\n1. e4 *", true},
        {"a tag value", "[White \"" + million + "\"]\n\n1. e4 *", true},
        {"NUL bytes", "1. e4 " + std::string(1'000'000, '\0') + " *", false},
        {"lines", "1. e4" + std::string(1'000'000, '\n') + "*", false},
        {"lines in a comment", "1. e4 {" + std::string(1'000'000, '\n') + "} *", false},
        {"closing signs", "1. e4 " + std::string(1'000'000, ')') + " *", true},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        const PgnGame game = onlyGame(row.text);
        CHECK(game.error.has_value() == row.broken);
        CHECK(game.warnings.size() < 100);
        if (!row.broken) CHECK(game.game.plies() == 1);
    }
}

TEST_CASE("keepVariations false checks everything and keeps the main line alone") {
    PgnOptions lean;
    lean.keepVariations = false;
    const PgnGame game =
        onlyGame("{x} 1. e4 {a} e5 $1 (1... c5 {b} (1... e6) 2. Ke3) {c} 2. Nf3 *", lean);
    CHECK_FALSE(game.error.has_value());
    CHECK(warningsOf(game) == "illegal-move");
    CHECK(game.nodes.empty());
    CHECK(game.commentAtStart.empty());
    CHECK(game.game.plies() == 3);
}
