// SPDX-License-Identifier: MIT
#include "notation_support.hpp"

#include <algorithm>

using namespace theco::chess;

namespace {

const std::string kPieces = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// "reject digit", "semantic clock", "accept fine": as the table of bad FENs says it.
std::string judged(const std::string& fen) {
    const auto position = parseFen(fen);
    if (!position) return "reject " + std::string(code(position.error().code));
    const auto warnings = warningsOf(*position);
    if (warnings.empty()) return "accept fine";
    return "semantic " + std::string(code(warnings.front()));
}

void checkTable(const std::string& path) {
    const auto lines = linesOf(path);
    REQUIRE(lines.size() > 50);
    for (std::size_t i = 1; i < lines.size(); ++i) {
        std::istringstream columns(lines[i]);
        std::string fen, expect, code;
        std::getline(columns, fen, '\t');
        std::getline(columns, expect, '\t');
        std::getline(columns, code, '\t');
        INFO(fen);
        CHECK(judged(fen) == expect + " " + code);
    }
}

std::string lenient(const std::string& text) {
    const auto position = parseFenLenient(text);
    return position ? toFen(*position) : "reject " + std::string(code(position.error().code));
}

} // namespace

TEST_CASE("The strict reader answers every line of the table of bad FENs", "[fen]") {
    checkTable(std::string(THECO_TEST_DATA) + "/bad_fen.tsv");
}

TEST_CASE("The strict reader answers the whole conformance set", "[fen]") {
    const std::string path = conformanceFile("bad_fen.tsv");
    if (path.empty()) {
        WARN("SKIPPED: bad_fen.tsv of the conformance sets: THECO_CONFORMANCE is not set");
        return;
    }
    checkTable(path);
}

TEST_CASE("The strict reader stands at every border", "[fen]") {
    struct Row {
        const char* what;
        std::string fen;
        const char* expect;
    };
    const std::string start = kPieces + " w KQkq - ";
    const std::vector<Row> rows = {
        {"no text", "", "reject empty"},
        {"one blank", " ", "reject spacing"},
        {"a trailing blank", start + "0 1 ", "reject spacing"},
        {"a line end", start + "0 1\n", "reject spacing"},
        {"a carriage return", start + "0 1\r", "reject spacing"},
        {"a tab between fields", kPieces + "\tw KQkq - 0 1", "reject spacing"},
        {"seven fields", start + "0 1 1", "reject fields"},
        {"EPD operations", kPieces + " w KQkq - bm e4;", "reject clock"},
        {"a dash", "-", "reject fields"},
        {"an empty rank at the end", "8/8/8/8/8/8/4k3/ w - - 0 1", "reject ranks"},
        {"seven ranks", "4k3/8/8/8/8/8/4K3 w - - 0 1", "reject ranks"},
        {"a missing slash", "4k3/88/8/8/8/8/4K3 w - - 0 1", "reject ranks"},
        {"a zero", "4k3/08/8/8/8/8/8/4K3 w - - 0 1", "reject digit"},
        {"two digits in a row", "4k3/44/8/8/8/8/8/4K3 w - - 0 1", "reject digit"},
        {"a short rank", "4k3/7/8/8/8/8/8/4K3 w - - 0 1", "reject rank-length"},
        {"nine men on a rank", "4k3/nnnnnnnnn/8/8/8/8/8/4K3 w - - 0 1", "reject rank-length"},
        {"a zero byte", std::string("4k3/8/8/\0/8/8/8/4K3 w - - 0 1", 29), "reject letter"},
        {"a zero byte at the end", std::string("4k3/8/8/8/8/8/8/4K3 w - - 0 1\0", 30),
         "reject clock"},
        {"full-width digits", "4k3/８/8/8/8/8/8/4K3 w - - 0 1", "reject letter"},
        {"a byte order mark", "\xEF\xBB\xBF" + start + "0 1", "reject letter"},
        {"a Vietnamese letter", "4v3/8/8/8/8/8/8/4V3 w - - 0 1", "reject letter"},
        {"broken UTF-8", "4k3/\xFF/8/8/8/8/8/4K3 w - - 0 1", "reject letter"},
        {"a word for the side", kPieces + " white KQkq - 0 1", "reject side"},
        {"a dash for the side", kPieces + " - KQkq - 0 1", "reject side"},
        {"the same right twice", kPieces + " w KK - 0 1", "reject castling"},
        {"black rights first", kPieces + " w kqKQ - 0 1", "reject castling"},
        {"two dashes", kPieces + " w -- - 0 1", "reject castling"},
        {"a right of one wing", kPieces + " w Kq - 0 1", "accept fine"},
        {"en passant off the board", "4k3/8/8/8/8/8/8/4K3 w - i3 0 1", "reject ep"},
        {"en passant, empty board", "4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "reject ep"},
        {"en passant, pawn still at home", "4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", "reject ep"},
        {"en passant, own pawn", "4k3/8/8/4P3/8/8/8/4K3 w - e6 0 1", "reject ep"},
        {"en passant nobody can use", "4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1", "accept fine"},
        {"en passant after a quiet move", "4k3/8/8/4p3/8/8/8/4K3 w - e6 1 9", "reject ep-clock"},
        {"a leading zero", start + "00 1", "reject clock"},
        {"a leading zero in the number", start + "0 01", "reject clock"},
        {"minus zero", start + "-0 1", "reject clock"},
        {"a dash for the clock", start + "- 1", "reject clock"},
        {"a hexadecimal number", start + "0 0x10", "reject clock"},
        {"more than 32 bits", start + "0 4294967297", "reject clock"},
        {"more than 64 bits", start + "18446744073709551616 1", "reject clock"},
        {"the highest number", start + "0 99999", "accept fine"},
        {"one more", start + "0 100000", "reject clock"},
        {"a thousand digits", start + "0 " + std::string(1000, '9'), "reject clock"},
        {"one half-move before Black's first", kPieces + " b KQkq - 1 1", "accept fine"},
        {"two half-moves before Black's first", kPieces + " b KQkq - 2 1",
         "reject clock-inconsistent"},
        {"two kings of one side", "4k3/8/8/8/8/8/8/3KK3 w - - 0 1", "reject kings"},
        {"ten knights", "4k3/8/8/8/8/NNNNN3/NNNNN3/4K3 w - - 0 1", "accept fine"},
        {"eleven knights", "4k3/8/8/8/8/NNNNNN2/NNNNN3/4K3 w - - 0 1", "reject count"},
        {"eight pawns and a bishop on each colour", "4k3/8/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1",
         "accept fine"},
        {"eight pawns and two bishops of one colour", "4k3/8/8/8/8/1B6/PPPPPPPP/4KB2 w - - 0 1",
         "reject count"},
        {"seven pawns and two bishops of one colour", "4k3/8/8/8/8/1B6/PPPPPPP1/4KB2 w - - 0 1",
         "accept fine"},
        {"the 75th move", "4k3/8/8/8/8/8/8/4K3 w - - 150 200", "accept fine"},
        {"a megabyte of men", std::string(1 << 20, 'p') + " w - - 0 1", "reject ranks"},
        {"a megabyte of a rank", std::string(1 << 20, 'p') + "/8/8/8/8/8/8/8 w - - 0 1",
         "reject rank-length"},
        {"a megabyte of blanks", std::string(1 << 20, ' '), "reject spacing"},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        CHECK(judged(row.fen) == row.expect);
    }
}

TEST_CASE("A FEN error points at the character and shows it", "[fen]") {
    struct Row {
        std::string fen;
        int column;
        std::string found;
    };
    const std::vector<Row> rows = {
        {"4k3/8/8/8/x7/8/8/4K3 w - - 0 1", 11, "x"},
        {"4k3/8/8/8/8/8/8/4K2♔ w - - 0 1", 20, "♔"},
        {"4k3/8/9/8/8/8/8/4K3 w - - 0 1", 7, "9"},
        {"4k3/8/8/8/ppp/8/8/4K3 w - - 0 1", 11, "ppp"},
        {"4k3/8/8/8/8/8/8/4K3 x - - 0 1", 21, "x"},
        {"4k3/8/8/8/8/8/8/4K3 w KQqk - 0 1", 23, "KQqk"},
        {"4k3/8/8/8/8/8/8/4K3 w - e9 0 1", 25, "e9"},
        {"4k3/8/8/8/8/8/8/4K3 w - - zero 1", 27, "zero"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 0", 29, "0"},
        {"4k3/8/8/8/8/8/8/4K3 w - -  1", 27, " 1"},
        {"4k3/8/8/8/8/8/8/4K3 w -", 24, ""},
        {"4k3/8/8/P7/8/8/8/P3K3 w - - 0 1", 18, "P"},
        {"4k3/4Q3/8/8/8/8/8/4K3 w - - 0 1", 2, "k"},
        {"4k3/8/8/4K3/8/8/8/4K3 w - - 0 1", 20, "K"},
        {"4k3/8/8/8/8/8/8/4K3 w K - 0 1", 23, "K"},
    };
    for (const Row& row : rows) {
        INFO(row.fen);
        const auto position = parseFen(row.fen);
        REQUIRE_FALSE(position.ok());
        CHECK(position.error().column == row.column);
        CHECK(position.error().found == row.found);
    }
}

TEST_CASE("The text found is shortened between characters", "[fen]") {
    std::string side = "x";
    for (int i = 0; i < 100; ++i)
        side += "ệ";
    const auto position = parseFen(kPieces + " " + side + " - - 0 1");
    REQUIRE_FALSE(position.ok());
    const std::string& found = position.error().found;
    CHECK(found.size() <= kFenFoundLimit);
    CHECK(found.size() > kFenFoundLimit - 3);
    CHECK(found.size() % 3 == 1);
}

TEST_CASE("What is written is what was read", "[fen]") {
    auto fens = linesOf(std::string(THECO_TEST_DATA) + "/perft.epd");
    REQUIRE_FALSE(fens.empty());
    for (const std::string& line : fens) {
        if (line.empty() || line[0] == '#') continue;
        const std::string fen = line.substr(0, line.find(" ;"));
        const Position read = position(fen);
        CHECK(parseFen(toFen(read))->sameAs(read));
        CHECK(toFen(read.toSetup()) == fen);
    }
}

TEST_CASE("An en passant square is written only where the capture is legal", "[fen]") {
    const std::string nobody = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq ";
    CHECK(toFen(position(nobody + "e3 0 1")) == nobody + "- 0 1");
    const std::string taker = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq ";
    CHECK(toFen(position(taker + "e3 0 1")) == taker + "e3 0 1");
    // Both pawns would leave the rank between king and rook.
    CHECK(toFen(position("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1")) ==
          "8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1");
}

TEST_CASE("The lenient reader takes what people paste", "[fen]") {
    const std::string start = kPieces + " w KQkq - 0 1";
    const std::string bare = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    struct Row {
        const char* what;
        std::string text;
        std::string fen;
    };
    const std::vector<Row> rows = {
        {"a strict FEN", start, start},
        {"four fields", kPieces + " w KQkq -", start},
        {"the men alone", "4k3/8/8/8/8/8/8/4K3", bare},
        {"blanks all over", "  4k3/8/8/8/8/8/8/4K3 \t w  -   - 0\n1\r\n", bare},
        {"a non-breaking blank", "4k3/8/8/8/8/8/8/4K3\xC2\xA0w - - 0 1", bare},
        {"a byte order mark", "\xEF\xBB\xBF" + bare, bare},
        {"a web address", "4k3/8/8/8/8/8/8/4K3_w_-_-_0_1", bare},
        {"quotation marks", "\"" + bare + "\"", bare},
        {"curly quotation marks", "“" + bare + "”", bare},
        {"a PGN tag", "[FEN \"" + bare + "\"]", bare},
        {"a label", "FEN: " + bare, bare},
        {"a UCI command", "position fen " + bare, bare},
        {"the word for the start", "startpos", start},
        {"castling in any order", kPieces + " w qkQK - 0 1", start},
        {"castling by the rook's file", kPieces + " w HAha - 0 1", start},
        {"a right without its rook", "4k3/8/8/8/8/8/8/4K2R w KQkq - 0 1",
         "4k3/8/8/8/8/8/8/4K2R w K - 0 1"},
        {"a capital for the side", "4k3/8/8/8/8/8/8/4K3 B - - 0 1",
         "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
        {"a word for the side", "4k3/8/8/8/8/8/8/4K3 Black - - 0 1",
         "4k3/8/8/8/8/8/8/4K3 b - - 0 1"},
        {"an en passant square of long ago", kPieces + " w KQkq e3 0 1", start},
        {"an en passant square after a quiet move", "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 3 9",
         "4k3/8/8/3Pp3/8/8/8/4K3 w - - 3 9"},
        {"a capital en passant square", "4k3/8/8/3Pp3/8/8/8/4K3 w - E6 0 9",
         "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 9"},
        {"dashes for the numbers", kPieces + " w KQkq - - -", start},
        {"long dashes", "4k3/8/8/8/8/8/8/4K3 w – — 0 1", bare},
        {"move number 0", kPieces + " w KQkq - 0 0", start},
        {"leading zeros", kPieces + " w KQkq - 00 001", start},
        {"a clock ahead of the number", "4k3/8/8/8/8/8/8/4K3 w - - 11 1",
         "4k3/8/8/8/8/8/8/4K3 w - - 11 7"},
        {"EPD operations", kPieces + " w KQkq - bm e4; id \"first\";", start},
        {"empty squares one by one", "4k3/11111111/44/8/8/8/8/4K3 w - - 0 1", bare},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        CHECK(lenient(row.text) == row.fen);
    }
}

TEST_CASE("The lenient reader guesses no position", "[fen]") {
    struct Row {
        std::string text;
        const char* expect;
    };
    const std::vector<Row> rows = {
        {"", "reject empty"},
        {" \t\n", "reject empty"},
        {"[FEN \"\"]", "reject empty"},
        {"hello", "reject ranks"},
        {"position startpos moves e2e4", "reject ranks"},
        {"4k3/8/8/8/8/8/8/4K2 w - - 0 1", "reject rank-length"},
        {"4k3/8/8/8/8/8/8/4K3 x - - 0 1", "reject side"},
        {"4k3/8/8/8/8/8/8/4K3 w xyz - 0 1", "reject castling"},
        {"4k3/8/8/8/8/8/8/4K3 w - e99 0 1", "reject ep"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 1.5 1", "reject clock"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999", "reject clock"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e2", "reject fields"},
        {"8/8/8/8/8/8/8/8 w - - 0 1", "reject kings"},
        {"4k3/8/8/8/8/8/8/P3K3 w - - 0 1", "reject pawn-rank"},
        {"4k3/4Q3/8/8/8/8/8/4K3 w - e6 9 1", "reject opponent-in-check"},
    };
    for (const Row& row : rows) {
        INFO(row.text);
        CHECK(lenient(row.text) == row.expect);
    }
}

TEST_CASE("The editor can read a setup that is no position", "[fen]") {
    for (const char* fen :
         {"8/8/8/8/8/8/8/8 w - - 0 1", "kkkkkkkk/PPPPPPPP/8/8/8/8/pppppppp/PPPPPPPP b KQkq e6 7 3",
          "8/8/8/3N4/8/8/8/8 b - - 0 1"}) {
        INFO(fen);
        const auto setup = parseSetup(fen);
        REQUIRE(setup);
        CHECK(toFen(*setup) == fen);
    }
    CHECK_FALSE(parseSetup("8/8/8/8/8/8/8 w - - 0 1"));
}

TEST_CASE("No mutilated FEN is misread or read twice in two ways", "[fen]") {
    const std::string whole =
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b KQkq - 12 34";
    REQUIRE(parseFen(whole));
    for (std::size_t length = 0; length + 1 < whole.size(); ++length) {
        INFO(length);
        CHECK_FALSE(parseFen(whole.substr(0, length)).ok());
    }
    int accepted = 0;
    for (std::size_t i = 0; i < whole.size(); ++i) {
        for (int byte = 0; byte < 256; ++byte) {
            std::string changed = whole;
            changed[i] = static_cast<char>(byte);
            const auto position = parseFen(changed);
            const auto mild = parseFenLenient(changed);
            if (!position) continue;
            ++accepted;
            // Whatever the strict reader takes, the lenient one reads the same.
            CHECK(toFen(*position) == changed);
            REQUIRE(mild);
            CHECK(mild->sameAs(*position));
        }
    }
    CHECK(accepted > static_cast<int>(whole.size()));
}
