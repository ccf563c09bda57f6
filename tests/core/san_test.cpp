// SPDX-License-Identifier: MIT
#include "notation_support.hpp"

#include <algorithm>
#include <set>

using namespace theco::chess;

namespace {

Move uci(const Position& p, const std::string& text) {
    const auto move = legalMove(p, *parseUci(text));
    INFO(text);
    REQUIRE(move);
    return *move;
}

std::string found(const Position& p, const std::string& text, Letters letters) {
    const auto move = parseSan(p, text, letters);
    if (move) return toUci(*move);
    switch (move.error()) {
    case SanError::Unreadable:
        return "unreadable";
    case SanError::NoSuchMove:
        return "none";
    case SanError::Ambiguous:
        return "ambiguous";
    }
    return "";
}

std::string any(const Position& p, const std::string& text) {
    const auto move = parseAnyMove(p, text);
    if (move) return toUci(*move);
    return move.error() == SanError::Ambiguous    ? "ambiguous"
           : move.error() == SanError::NoSuchMove ? "none"
                                                  : "unreadable";
}

} // namespace

TEST_CASE("A move is written in English and in Vietnamese letters", "[san]") {
    struct Row {
        const char* fen;
        const char* uci;
        const char* english;
        const char* vietnamese;
    };
    const std::vector<Row> rows = {
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4", "e4", "e4"},
        {"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3", "Nf3", "Mf3"},
        {"4k3/8/8/8/8/8/8/B3K2R w K - 0 1", "e1g1", "O-O", "0-0"},
        {"4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O", "0-0-0"},
        {"3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1", "O-O-O+", "0-0-0+"},
        {"4k3/8/8/8/8/8/8/B3K2R w K - 0 1", "a1d4", "Bd4", "Td4"},
        {"4k2n/8/8/8/8/8/8/B3K2R w K - 0 1", "h1h8", "Rxh8+", "Xxh8+"},
        {"4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", "d4e5", "Qe5+", "He5+"},
        {"4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1", "e1e2", "Ke2", "Ve2"},
        {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6", "exd6", "exd6"},
        {"8/k1P5/2K5/8/8/8/8/8 w - - 0 1", "c7c8r", "c8=R", "c8=X"},
        {"8/k1P5/2K5/8/8/8/8/8 w - - 0 1", "c7c8q", "c8=Q", "c8=H"},
        {"8/k1P5/2K5/8/8/8/8/8 w - - 0 1", "c7c8b", "c8=B", "c8=T"},
        {"1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8n", "axb8=N", "axb8=M"},
        {"1n5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8q", "axb8=Q+", "axb8=H+"},
        {"7k/5Q2/6K1/8/8/8/8/8 w - - 0 1", "f7g7", "Qg7#", "Hg7#"},
        {"7k/8/6K1/8/8/8/8/R7 w - - 0 1", "a1a8", "Ra8#", "Xa8#"},
    };
    for (const Row& row : rows) {
        INFO(row.fen << " " << row.uci);
        const Position p = position(row.fen);
        CHECK(toSan(p, uci(p, row.uci)) == row.english);
        CHECK(toSan(p, uci(p, row.uci), Letters::Vietnamese) == row.vietnamese);
    }
}

TEST_CASE("The origin is told by the fewest letters, counting legal rivals only", "[san]") {
    struct Row {
        const char* what;
        const char* fen;
        const char* uci;
        const char* san;
    };
    const std::vector<Row> rows = {
        {"by the file", "4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", "a1d1", "Rad1"},
        {"by the rank", "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "a1a3", "R1a3"},
        {"the file goes before the rank", "4k3/8/8/1N6/8/8/8/4KN2 w - - 0 1", "b5d4", "Nd4"},
        {"three queens: file and rank", "2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"},
        {"three queens: the file is enough", "2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "e4e1", "Qee1"},
        {"three queens: the rank is enough", "2k5/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h1e1", "Q1e1"},
        {"the rival is pinned", "4r2k/8/8/q7/8/4P3/3N4/4K1N1 w - - 0 1", "g1f3", "Nf3"},
        {"the rival is pinned along its way", "4r2k/8/8/8/8/4R3/8/R3K3 w - - 0 1", "a1a3", "Ra3"},
        {"the rival does not answer the check", "4r2k/8/8/8/8/8/3N2N1/4K3 w - - 0 1", "g2e3",
         "Ne3"},
        {"the rival is blocked", "4k3/8/8/8/8/8/8/R1B2RK1 w - - 0 1", "f1d1", "Rd1"},
        {"both can capture", "4k3/8/8/3p4/8/2N1N3/8/4K3 w - - 0 1", "c3d5", "Ncxd5"},
        {"pawns name the file they leave", "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "c4d5", "cxd5"},
        {"kings have no rivals", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1d1", "Kd1"},
        {"a check is a check in disguise", "8/8/8/8/k2NR3/8/8/4K3 w - - 0 1", "d4c6", "Nc6+"},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        const Position p = position(row.fen);
        CHECK(toSan(p, uci(p, row.uci)) == row.san);
    }
}

TEST_CASE("Many ways of writing are read", "[san]") {
    const Position p = position("1n2k3/P1P5/8/3pP3/8/2N5/8/R3K2R w KQ d6 0 2");
    struct Row {
        const char* text;
        const char* uci;
    };
    const std::vector<Row> english = {
        {"Ne4", "c3e4"},
        {"Nxd5", "c3d5"},
        {"Nd5", "c3d5"},
        {"N:d5", "c3d5"},
        {"N×d5", "c3d5"},
        {"Nc3xd5", "c3d5"},
        {"Nc3-e4", "c3e4"},
        {"Nc3–e4", "c3e4"},
        {"Nce4", "c3e4"},
        {"N3e4", "c3e4"},
        {"Nc3e4", "c3e4"},
        {"♘e4", "c3e4"},
        {"♞e4", "c3e4"},
        {"♘\xEF\xB8\x8E"
         "e4",
         "c3e4"},
        {"e6", "e5e6"},
        {"e5e6", "e5e6"},
        {"e5-e6", "e5e6"},
        {"Pe6", "e5e6"},
        {"exd6", "e5d6"},
        {"ed6", "e5d6"},
        {"e5xd6", "e5d6"},
        {"exd6e.p.", "e5d6"},
        {"exd6 e.p.", "e5d6"},
        {"exd6ep", "e5d6"},
        {"exd6 ep!", "e5d6"},
        {"♙e6", "e5e6"},
        {"c8=R", "c7c8r"},
        {"c8R", "c7c8r"},
        {"c8/R", "c7c8r"},
        {"c8(R)", "c7c8r"},
        {"c8=r", "c7c8r"},
        {"c8=♖", "c7c8r"},
        {"axb8=Q+", "a7b8q"},
        {"ab8Q", "a7b8q"},
        {"cxb8=N", "c7b8n"},
        {"O-O", "e1g1"},
        {"0-0", "e1g1"},
        {"o-o", "e1g1"},
        {"O–O", "e1g1"},
        {"O-O-O", "e1c1"},
        {"0-0-0", "e1c1"},
        {"O-O+", "e1g1"},
        {"O-O-O!?", "e1c1"},
        {"Ne4+", "c3e4"},
        {"Ne4#", "c3e4"},
        {"Ne4+#", "c3e4"},
        {"Ne4++", "c3e4"},
        {"Ne4!!", "c3e4"},
        {"Ne4?!", "c3e4"},
        {" Ne4 ", "c3e4"},
        {"Kd2", "e1d2"},
        {"Rb1", "a1b1"},
    };
    for (const Row& row : english) {
        INFO(row.text);
        CHECK(found(p, row.text, Letters::English) == row.uci);
        CHECK(any(p, row.text) == row.uci);
    }
    const std::vector<Row> vietnamese = {
        {"Me4", "c3e4"},    {"Mxd5", "c3d5"},  {"Mc3xd5", "c3d5"}, {"Vd2", "e1d2"},
        {"Xb1", "a1b1"},    {"c8=X", "c7c8r"}, {"c8X", "c7c8r"},   {"c8/X", "c7c8r"},
        {"c8(X)", "c7c8r"}, {"c8=x", "c7c8r"}, {"c8=H", "c7c8q"},  {"axb8=T", "a7b8b"},
        {"c8=M", "c7c8n"},  {"0-0", "e1g1"},   {"O-O-O", "e1c1"},  {"e6", "e5e6"},
        {"exd6", "e5d6"},   {"♘e4", "c3e4"},
    };
    for (const Row& row : vietnamese) {
        INFO(row.text);
        CHECK(found(p, row.text, Letters::Vietnamese) == row.uci);
        CHECK(any(p, row.text) == row.uci);
    }
}

TEST_CASE("What is no move is not read as one", "[san]") {
    const Position p = position("1n2k3/P1P5/8/3pP3/8/2N5/8/R3K2R w KQ d6 0 2");
    for (const char* text :
         {"",       " ",    "N",        "Nx",      "Nz4",     "N9",   "e",    "e9",      "ex",
          "exd",    "e5-",  "Ne4x",     "Ne4 Ne5", "Sf3",     "Ke2e", "c8=",  "c8=Z",    "c8()",
          "c8(R",   "c8r",  "c7c8x",    "c8=♥",    "O",       "O-",   "O-O-", "O-O-O-",  "O-O-O-O",
          "O-0",    "OO",   "0-0-O",    "1-0",     "1/2-1/2", "*",    "--",   "0000",    "Z0",
          "e4e5e6", "NNe4", "\xE2\x99", "♘",       "Nf3\xFF", "nf3",  "đ4",   "exd6e.p", "P@e4"}) {
        INFO(text);
        CHECK(any(p, text) == "unreadable");
    }
    CHECK(any(p, std::string("Ne4\0", 4)) == "unreadable");
    CHECK(any(p, std::string(1 << 20, 'N')) == "unreadable");
    CHECK(any(p, "Ne4" + std::string(1 << 20, '!')) == "c3e4");
}

TEST_CASE("The letters of one language are never read as the other's", "[san]") {
    const Position p = position("1n2k3/P1P5/8/8/8/2N5/8/R3K2R w KQ - 0 2");
    for (const char* text : {"Me4", "Xb1", "Vd2", "c8=X", "c8H", "Td3", "Hd1"}) {
        INFO(text);
        CHECK(found(p, text, Letters::English) == "unreadable");
    }
    for (const char* text : {"Ne4", "Rb1", "Kd2", "c8=R", "c8Q", "Bd3", "Qd1", "Pa8"}) {
        INFO(text);
        CHECK(found(p, text, Letters::Vietnamese) == "unreadable");
    }
    // T is a bishop, X a rook, in front and behind.
    CHECK(parseSanShape("Tf4", Letters::Vietnamese)->piece == PieceType::Bishop);
    CHECK(parseSanShape("Xxf4", Letters::Vietnamese)->piece == PieceType::Rook);
    CHECK(parseSanShape("Hf4", Letters::Vietnamese)->piece == PieceType::Queen);
}

TEST_CASE("A small b in front is a pawn, a capital B a bishop", "[san]") {
    const Position p = position("4k3/1P6/8/8/2p5/1P1B4/8/4K3 w - - 0 1");
    CHECK(any(p, "bxc4") == "b3c4");
    CHECK(any(p, "Bxc4") == "d3c4");
    CHECK(any(p, "bc4") == "b3c4");
    CHECK(any(p, "Bc4") == "d3c4");
    CHECK(any(p, "b4") == "b3b4");
    CHECK(any(p, "bb8=Q") == "b7b8q");
}

TEST_CASE("SAN that fits no move or several says which", "[san]") {
    const Position p = position("4k3/P7/8/3p4/2P1P3/8/8/R4RK1 w - - 0 1");
    CHECK(any(p, "Rd1") == "ambiguous");
    CHECK(any(p, "Rad1") == "a1d1");
    CHECK(any(p, "Rbd1") == "none");
    CHECK(any(p, "a8") == "none");
    CHECK(any(p, "a8=K") == "none");
    CHECK(any(p, "e5=Q") == "none");
    CHECK(any(p, "O-O") == "none");
    CHECK(any(p, "Kg3") == "none");
    CHECK(any(p, "e2e4") == "none");
    // A pawn that captures must name its file.
    CHECK(any(p, "d5") == "none");
    CHECK(any(p, "xd5") == "none");
    CHECK(any(p, "exd5") == "e4d5");
    // A king move by two squares is written as castling or not at all.
    const Position castle = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    CHECK(any(castle, "Kg1") == "none");
    CHECK(any(castle, "e1g1") == "e1g1");
    CHECK(any(castle, "e1h1") == "none");
}

TEST_CASE("The shape tells how the text departs from the standard", "[san]") {
    const auto shape = [](const char* text, Letters letters = Letters::English) {
        return parseSanShape(text, letters).value();
    };
    CHECK(shape("0-0").zeros);
    CHECK_FALSE(shape("O-O").zeros);
    CHECK(shape("c8Q").promotionWithoutEquals);
    CHECK(shape("c8/X", Letters::Vietnamese).promotionWithoutEquals);
    CHECK_FALSE(shape("c8=Q").promotionWithoutEquals);
    CHECK(shape("♘f3").figurine);
    CHECK(shape("c8=♕").figurine);
    CHECK_FALSE(shape("Nf3").figurine);
    CHECK(shape("Nxf3+").capture);
    CHECK(shape("Nxf3+").check);
    CHECK_FALSE(shape("Nf3").capture);
    CHECK(shape("Qf7#").mate);
    CHECK(shape("Nbd2").fromFile == 1);
    CHECK(shape("N1d2").fromRank == 0);
    CHECK(shape("O-O-O").kind == SanTry::Kind::CastleQueenside);
}

TEST_CASE("In random games every move is written uniquely, minimally and is found again", "[san]") {
    RandomGames games(20261129);
    for (int i = 0; i < 1500; ++i) {
        games.step();
        const Position& p = games.current().position();
        INFO(toFen(p));
        for (const Letters letters : {Letters::English, Letters::Vietnamese}) {
            std::set<std::string> seen;
            for (const Move move : legalMoves(p)) {
                const std::string san = toSan(p, move, letters);
                INFO(san);
                CHECK(seen.insert(san).second);
                const auto read = parseSan(p, san, letters);
                REQUIRE(read);
                CHECK(*read == move);
                CHECK((san.find("+#") == std::string::npos));
                const auto shape = parseSanShape(san, letters);
                if (shape->piece == PieceType::Pawn) continue;
                // Without the file, or without the rank, it would be another move or two.
                if (shape->fromFile) {
                    SanTry less = *shape;
                    less.fromFile.reset();
                    CHECK_FALSE(findSan(p, less).ok());
                }
                if (shape->fromRank) {
                    SanTry less = *shape;
                    less.fromRank.reset();
                    CHECK_FALSE(findSan(p, less).ok());
                }
            }
        }
    }
}
