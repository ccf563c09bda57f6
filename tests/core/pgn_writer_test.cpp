// SPDX-License-Identifier: MIT
#include "tests/core/pgn_support.hpp"

#include <algorithm>
#include <random>

using namespace theco::chess;

namespace {

void checkSameTree(const PgnGame& a, const PgnGame& b) {
    REQUIRE(a.nodes.size() == b.nodes.size());
    CHECK(a.commentAtStart == b.commentAtStart);
    CHECK(a.result == b.result);
    CHECK(a.game.moves() == b.game.moves());
    CHECK(a.game.start().sameAs(b.game.start()));
    // The order of the nodes is that of the text in both.
    CHECK(a.first == b.first);
    for (std::size_t i = 0; i < a.nodes.size(); ++i) {
        INFO("node " << i);
        CHECK(a.nodes[i].move == b.nodes[i].move);
        CHECK(a.nodes[i].comment == b.nodes[i].comment);
        CHECK(a.nodes[i].commentBefore == b.nodes[i].commentBefore);
        CHECK(a.nodes[i].nags == b.nodes[i].nags);
        CHECK(a.nodes[i].next == b.nodes[i].next);
        CHECK(a.nodes[i].parent == b.nodes[i].parent);
    }
}

void checkRoundTrip(const PgnGame& game) {
    const std::string text = pgnText(game);
    INFO(text.substr(0, 3000));
    const PgnGame again = onlyGame(text);
    REQUIRE_FALSE(again.error.has_value());
    CHECK(warningsOf(again).empty());
    checkSameTree(game, again);
    CHECK(pgnText(again) == text);
}

/// Movetext with side lines, comments and NAGs at random places; the same for the same seed.
class RandomText {
public:
    explicit RandomText(unsigned seed) : random_(seed) {}

    std::string movetext() {
        text_.clear();
        if (chance(3)) comment();
        line(Position(), 12 + below(20), 0);
        return text_ + "*";
    }

private:
    unsigned below(unsigned n) { return static_cast<unsigned>(random_() % n); }
    bool chance(unsigned one) { return below(one) == 0; }

    void comment() {
        static const std::string words[] = {
            "ok",     "{",     "(1. e4)", "%x",
            "[Event", "\"q\"", "1-0",     "*",
            "; no",   "$5",    "  two",   "N\u00E0o",
            "dài",    "[%clk", "0:01]",   "\\",
            "e4",     "...",   "đúng",    "a-very-long-word-without-any-blank-in-it-at-all"};
        const bool toLineEnd = chance(4);
        text_ += toLineEnd ? ";" : "{";
        for (unsigned i = 0; i <= below(20); ++i) {
            text_ += words[below(static_cast<unsigned>(std::size(words)))];
            text_ += toLineEnd && chance(5) ? "}" : " ";
        }
        text_ += toLineEnd ? "\n" : "} ";
    }

    void line(Position position, unsigned length, int depth) {
        for (unsigned i = 0; i < length; ++i) {
            const MoveList moves = legalMoves(position);
            if (moves.empty() || isDeadByMaterial(position)) return;
            const auto pick = [&] {
                return moves[static_cast<int>(below(static_cast<unsigned>(moves.size())))];
            };
            const Move move = pick();
            text_ += toSan(position, move) + ' ';
            if (chance(5)) text_ += '$' + std::to_string(below(256)) + ' ';
            if (chance(5)) comment();
            while (depth < 4 && chance(6)) {
                text_ += "( ";
                if (chance(3)) comment();
                const Move other = pick();
                text_ += toSan(position, other) + ' ';
                line(position.after(other), below(6), depth + 1);
                text_ += ") ";
                if (chance(4)) comment();
            }
            position.play(move);
        }
    }

    std::mt19937 random_;
    std::string text_;
};

std::size_t longestLine(const std::string& text) {
    std::size_t longest = 0;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
        longest = std::max(longest, line.size());
    return longest;
}

} // namespace

TEST_CASE("a game is written in export format") {
    Game game;
    for (const char* san : {"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O"}) {
        REQUIRE(
            game.play(*parseSan(game.position(), san == std::string("O-O") ? "Bxc6" : san)).ok());
    }
    const PgnGame out = toPgnGame(game, {{"White", "Nguyễn \"A\" \\"}, {"Board", "3"}});
    CHECK(pgnText(out) == "[Event \"?\"]\n"
                          "[Site \"?\"]\n"
                          "[Date \"????.??.??\"]\n"
                          "[Round \"?\"]\n"
                          "[White \"Nguyễn \\\"A\\\" \\\\\"]\n"
                          "[Black \"?\"]\n"
                          "[Result \"*\"]\n"
                          "[Board \"3\"]\n"
                          "\n"
                          "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 *\n"
                          "\n");
}

TEST_CASE("the result of a game that is over is written in tag and text") {
    Game game;
    for (const char* san : {"f3", "e5", "g4", "Qh4"})
        REQUIRE(game.play(*parseSan(game.position(), san)).ok());
    const std::string text = pgnText(toPgnGame(game));
    CHECK_THAT(text, ContainsSubstring("[Result \"0-1\"]"));
    CHECK_THAT(text, ContainsSubstring("2. g4 Qh4# 0-1\n"));
}

TEST_CASE("another start is written as SetUp and FEN, and Black may begin") {
    const std::string fen = "4k3/8/8/8/8/8/8/R3K3 b Q - 0 7";
    Game game(*parseFen(fen));
    REQUIRE(game.play(*parseSan(game.position(), "Kd7")).ok());
    REQUIRE(game.play(*parseSan(game.position(), "O-O-O")).ok());
    const std::string text = pgnText(toPgnGame(game, {{"FEN", "old"}, {"SetUp", "0"}}));
    CHECK_THAT(text, ContainsSubstring("[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n"));
    CHECK_THAT(text, ContainsSubstring("\n7... Kd7 8. O-O-O+ *\n"));
    CHECK(text.find("old") == std::string::npos);
}

TEST_CASE("numbers come before Black's move after comments and side lines") {
    const PgnGame game =
        onlyGame("1. e4 {x} e5 (1... c5 $1 (1... c6 2. d4 d5) 2. Nf3) 2. Nf3 Nc6 *");
    CHECK_THAT(pgnText(game),
               ContainsSubstring("\n1. e4 {x} 1... e5 (1... c5 $1 2. Nf3) (1... c6 2. d4 d5) "
                                 "2. Nf3 Nc6 *\n"));
}

TEST_CASE("a comment with a closing brace is written to the end of the line") {
    PgnGame game = onlyGame("1. e4 e5 *");
    game.nodes[0].comment = "a } b";
    const std::string text = pgnText(game);
    CHECK_THAT(text, ContainsSubstring("\n1. e4\n; a } b\n1... e5 *\n"));
    checkRoundTrip(game);
}

TEST_CASE("lines have fewer than 80 columns") {
    PgnGame game = onlyGame("1. e4 e5 2. Nf3 Nc6 *");
    for (int i = 0; i < 200; ++i)
        game.nodes[1].comment += "word ";
    game.nodes[1].comment.pop_back();
    for (int i = 0; i < 200; ++i)
        game.nodes[2].comment += "w}d ";
    game.nodes[2].comment.pop_back();
    CHECK(longestLine(pgnText(game)) < 80);
    checkRoundTrip(game);
}

TEST_CASE("control characters and line ends in tags and comments do not break the file") {
    PgnGame game = onlyGame("1. e4 e5 *");
    game.nodes[0].comment = "one\n\n[Event \"no\"]\ttwo\x01";
    game.tags = {{"White", "A\nB\" ]"}, {"not a name", "x"}, {"", "y"}};
    const PgnGame again = onlyGame(pgnText(game));
    REQUIRE_FALSE(again.error.has_value());
    CHECK(again.nodes[0].comment == "one [Event \"no\"] two");
    CHECK(again.tag("White") == "A B\" ]");
    CHECK(again.tags.size() == 7);
}

TEST_CASE("what was read is the same after writing and reading it again") {
    for (const PgnGame& game : readPgn(fileText(THECO_TEST_DATA "/games.pgn")))
        checkRoundTrip(game);
}

TEST_CASE("every game of the big collection survives the round trip") {
    const std::string folder = conformanceFolder("games.pgn");
    if (folder.empty()) return;
    for (const PgnGame& game : readPgn(fileText(folder + "/games.pgn")))
        checkRoundTrip(game);
}

TEST_CASE("a game of thousands of moves survives the round trip") {
    // Pieces walk about; what a pawn or a capture changes is kept for when 75 moves have nearly
    // passed.
    std::mt19937 random(7);
    Game game;
    bool stuck = false;
    while (game.plies() < 3000 && !stuck) {
        const MoveList legal = legalMoves(game.position());
        std::vector<Move> moves(legal.begin(), legal.end());
        std::shuffle(moves.begin(), moves.end(), random);
        const bool late = game.position().halfmoveClock() > 140;
        std::stable_partition(moves.begin(), moves.end(), [&](Move move) {
            return (game.position().after(move).halfmoveClock() == 0) == late;
        });
        stuck = true;
        for (std::size_t i = 0; i < moves.size() && stuck; ++i) {
            REQUIRE(game.play(moves[i]).ok());
            stuck = game.over();
            if (stuck) game.takeBack();
        }
    }
    CHECK(game.plies() > 2000);
    const PgnGame again = onlyGame(pgnText(toPgnGame(game)));
    CHECK_FALSE(again.error.has_value());
    CHECK(again.game.moves() == game.moves());
    CHECK(again.game.occurrences() == game.occurrences());
}

TEST_CASE("random trees with comments and NAGs survive the round trip") {
    for (unsigned seed = 1; seed <= 300; ++seed) {
        const std::string text = RandomText(seed).movetext();
        INFO("seed " << seed << ": " << text);
        const PgnGame game = onlyGame(text);
        REQUIRE_FALSE(game.error.has_value());
        checkSameTree(game, onlyGame(pgnText(game)));
        CHECK(pgnText(onlyGame(pgnText(game))) == pgnText(game));
    }
}
