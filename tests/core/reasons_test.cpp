// SPDX-License-Identifier: MIT
#include "core/chess/reasons.hpp"
#include "notation_support.hpp"

#include <boost/json.hpp>

#include <set>

using namespace theco::chess;
namespace json = boost::json;

namespace {

json::array names(const std::vector<Square>& squares) {
    json::array out;
    for (const Square s : squares)
        out.push_back(json::value(toString(s)));
    return out;
}

/// The judge's answer as the cases write it.
json::value answer(const Game& game, const std::string& text) {
    const auto wanted = parseTry(text);
    if (!wanted) return "unreadable";
    const auto verdict = judge(game, *wanted);
    if (verdict) return "legal";
    json::array list;
    for (const Reason& reason : verdict.error())
        list.push_back(json::object{{"code", code(reason.code)},
                                    {"squares", names(reason.squares)},
                                    {"by", names(reason.by)}});
    return list;
}

std::string asText(const json::value& v) {
    return std::string(v.as_string());
}

/// Codes only, for the cases below.
std::string codes(const std::string& fen, const std::string& moves, const std::string& text) {
    const auto wanted = parseTry(text);
    if (!wanted) return "unreadable";
    const auto verdict = judge(gameOf(fen, moves), *wanted);
    if (verdict) return "legal";
    std::string out;
    for (const Reason& reason : verdict.error()) {
        if (!out.empty()) out += ' ';
        out += code(reason.code);
        for (const Square s : reason.squares)
            out += ' ' + toString(s);
        if (!reason.by.empty()) out += " by";
        for (const Square s : reason.by)
            out += ' ' + toString(s);
    }
    return out;
}

std::set<std::string> checkCases(const std::string& path) {
    std::set<std::string> seen;
    const auto lines = linesOf(path);
    REQUIRE(lines.size() > 100);
    for (const std::string& line : lines) {
        INFO(line);
        const json::object test = json::parse(line).as_object();
        const Game game = gameOf(asText(test.at("fen")), asText(test.at("moves")));
        const json::value got = answer(game, asText(test.at("move")));
        INFO(json::serialize(got));
        CHECK(got == test.at("expect"));
        if (got.is_array())
            for (const json::value& reason : got.as_array())
                seen.insert(asText(reason.at("code")));
    }
    return seen;
}

} // namespace

TEST_CASE("The judge answers every given case, and every code occurs", "[reasons]") {
    const auto seen = checkCases(std::string(THECO_TEST_DATA) + "/reasons_given.jsonl");
    for (int i = 0; i < kReasonCodes; ++i) {
        INFO(code(static_cast<ReasonCode>(i)));
        CHECK(seen.count(std::string(code(static_cast<ReasonCode>(i)))) == 1);
    }
    CHECK(seen.size() == static_cast<std::size_t>(kReasonCodes));
}

TEST_CASE("The judge answers the whole conformance set", "[reasons]") {
    const std::string path = conformanceFile("reasons_given.jsonl");
    if (path.empty()) {
        WARN("SKIPPED: reasons_given.jsonl of the conformance sets: THECO_CONFORMANCE is not set");
        return;
    }
    checkCases(path);
}

TEST_CASE("Which text is which kind of try", "[reasons]") {
    const auto kind = [](const std::string& text) -> std::string {
        const auto wanted = parseTry(text);
        if (!wanted) return "unreadable";
        if (std::holds_alternative<MoveTry>(*wanted)) return "squares";
        if (const auto* castling = std::get_if<CastleTry>(&*wanted))
            return *castling == CastleTry::Kingside ? "kingside" : "queenside";
        return "san";
    };
    CHECK(kind("e2e4") == "squares");
    CHECK(kind("e1g1") == "squares");
    CHECK(kind("e7e8k") == "squares");
    CHECK(kind("O-O") == "kingside");
    CHECK(kind("0-0+") == "kingside");
    CHECK(kind("O-O-O#") == "queenside");
    CHECK(kind("Nf3") == "san");
    CHECK(kind("Mf3") == "san");
    CHECK(kind("bb8") == "san");
    CHECK(kind("c8/H") == "san");
    for (const char* text : {"", "0000", "e7e8x", "e7e8z", "e9e4", "castle", "Sf3", "c8=Z"}) {
        INFO(text);
        CHECK(kind(text) == "unreadable");
    }
    CHECK(std::get<SanTry>(*parseTry("Tf4")).piece == PieceType::Bishop);
    CHECK(std::get<SanTry>(*parseTry("Rf4")).piece == PieceType::Rook);
    CHECK(std::get<SanTry>(*parseTry("bb8")).piece == PieceType::Pawn);
}

TEST_CASE("Each sentence about castling", "[reasons]") {
    const std::string both = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    struct Row {
        const char* what;
        std::string fen;
        std::string moves;
        const char* text;
        const char* expect;
    };
    const std::vector<Row> rows = {
        {"a rook takes the rook at home", both, "a1a8", "e8c8",
         "CASTLE_INTO_CHECK c8 by a8 CASTLE_IN_CHECK e8 by a8 CASTLE_ROOK_MOVED a8 "
         "CASTLE_THROUGH_CHECK d8 by a8"},
        {"the right absent while the other is there", "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "", "e1c1",
         "CASTLE_ROOK_MOVED a1"},
        {"both rights absent, all at home", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "", "e1c1",
         "CASTLE_RIGHT_LOST a1 e1"},
        {"king on another square at the start", "4k3/8/8/8/8/8/8/R4K1R w - - 0 1", "f1e1 e8e7",
         "O-O", "CASTLE_KING_MOVED e1"},
        {"rook not at home at the start, there now", "4k3/8/8/8/8/8/8/4K1R1 w - - 0 1", "g1h1 e8e7",
         "O-O", "CASTLE_ROOK_MOVED h1"},
        {"a new rook on the corner", "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", "g3h1 e1e2 h1g3 e2e1 g3h5",
         "O-O", "CASTLE_KING_MOVED e1 CASTLE_ROOK_MOVED h1"},
        {"another rook takes back on the corner", "4k3/8/8/8/8/6n1/8/4K1RR b K - 0 1",
         "g3h1 g1h1 e8e7", "O-O", "CASTLE_ROOK_MOVED h1"},
        {"a promoted rook has not the right", "4k3/7P/8/8/8/8/8/4K3 w - - 0 1",
         "h7h8r e8d7 h8h1 d7d6", "O-O", "CASTLE_ROOK_MOVED h1"},
        {"after castling the other wing", both, "e1g1 a8a7 g1g2 a7a8", "O-O-O",
         "CASTLE_KING_MOVED g2"},
        {"castled with this rook, king back home", both,
         "e1c1 a8a7 c1b1 a7a8 d1d2 a8a7 b1c1 a7a8 c1d1 a8a7 d1e1 a7a8", "O-O-O",
         "CASTLE_KING_MOVED e1 CASTLE_ROOK_MOVED a1"},
        {"the king elsewhere: only the rights", "4k3/8/8/8/8/8/8/R2QK2R w - - 0 1", "e1e2 e8e7",
         "O-O-O", "CASTLE_KING_MOVED e2"},
        {"b1 attacked does not matter", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", "O-O-O", "legal"},
        {"a rook attacked does not matter", "r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "", "O-O-O",
         "legal"},
        {"a rook does not look through the king", "4k3/8/8/8/8/8/8/r3K2R w K - 0 1", "", "O-O",
         "CASTLE_IN_CHECK e1 by a1"},
        {"the crossed square may be occupied and attacked", "4k3/8/8/8/2b5/8/8/4KB1R w K - 0 1", "",
         "O-O", "CASTLE_BLOCKED f1 CASTLE_THROUGH_CHECK f1 by c4"},
        {"a pinned man attacks", "4k3/8/8/8/8/4n3/8/4RK1R w - - 0 1", "", "f1g1", "legal"},
        {"a pinned knight attacks f1", "4k3/8/8/8/8/4n3/8/R3K2R w KQ - 0 1", "", "O-O",
         "CASTLE_THROUGH_CHECK f1 by e3"},
        {"two attackers", "4k3/8/8/8/8/8/1b3n2/R3K2R w KQ - 0 1", "", "O-O-O",
         "CASTLE_INTO_CHECK c1 by b2 CASTLE_THROUGH_CHECK d1 by f2"},
        {"a promotion letter", "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "", "e1c1r",
         "PROMO_NOT_HERE c1"},
        {"a promotion letter and a blocked way", "4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 1", "", "e1c1k",
         "CASTLE_BLOCKED d1 PROMO_NOT_HERE c1"},
        {"the king onto its rook", both, "", "e1h1", "BAD_GEOMETRY h1"},
        {"two squares, not to c1 or g1", "4k3/8/8/8/8/8/8/R2K3R w - - 0 1", "", "d1f1",
         "BAD_GEOMETRY f1"},
        {"a king move in SAN", both, "", "Kg1", "BAD_GEOMETRY g1"},
        {"a white king on e8", "4K3/8/8/8/4k3/8/8/8 w - - 0 1", "", "e8g8", "BAD_GEOMETRY g8"},
        {"the enemy's king", both, "", "e8g8", "NOT_YOUR_TURN e8"},
        {"mated: nothing else", "4k3/8/8/8/8/8/5PPP/3r2KR w - - 0 1", "", "O-O",
         "GAME_OVER g1 by d1"},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        CHECK(codes(row.fen, row.moves, row.text) == row.expect);
    }
}

TEST_CASE("Each sentence about pawns and en passant", "[reasons]") {
    struct Row {
        const char* what;
        std::string fen;
        std::string moves;
        const char* text;
        const char* expect;
    };
    const std::vector<Row> rows = {
        {"two steps, one blocked", "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "", "e2e4",
         "PAWN_DOUBLE_BLOCKED e3"},
        {"two steps, both blocked", "4k3/8/8/8/4N3/4n3/4P3/4K3 w - - 0 1", "", "e2e4",
         "PAWN_DOUBLE_BLOCKED e3 e4"},
        {"two steps not from home, whatever stands there", "4k3/8/8/4n3/8/4P3/8/4K3 w - - 0 1", "",
         "e3e5", "PAWN_DOUBLE_NOT_HOME e3"},
        {"two back", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "", "e5e3", "PAWN_BACKWARD e3"},
        {"one back onto an own man", "4k3/8/8/8/8/4P3/4K3/8 w - - 0 1", "", "e3e2",
         "PAWN_BACKWARD e2"},
        {"three back", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "", "e5e2", "BAD_GEOMETRY e2"},
        {"a knight's step back", "4k3/8/8/4P3/8/8/8/4K3 w - - 0 1", "", "e5c4", "BAD_GEOMETRY c4"},
        {"sideways", "4k3/8/8/8/8/4p3/8/4K3 b - - 0 1", "", "e3d3", "BAD_GEOMETRY d3"},
        {"a knight's step", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "", "e3f5", "BAD_GEOMETRY f5"},
        {"diagonal onto an own man", "4k3/8/8/8/3N4/4P3/8/4K3 w - - 0 1", "", "e3d4",
         "OWN_PIECE_ON_TARGET d4"},
        {"own pawn beside", "4k3/8/8/3PP3/8/8/8/4K3 w - - 0 1", "", "e5d6",
         "PAWN_DIAGONAL_EMPTY d6"},
        {"an own man on the target is no en passant", "7k/8/3N4/3pP3/8/8/8/4K3 w - - 0 1", "",
         "e5d6", "OWN_PIECE_ON_TARGET d6"},
        {"an enemy man on the target is a capture", "4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1", "",
         "e5d6", "legal"},
        {"came by capture", "4k3/8/2p5/3NP3/8/8/8/4K3 b - - 0 1", "c6d5", "e5d6",
         "EP_SINGLE_STEP d5"},
        {"right in the start FEN, passed", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e1e2 e8e7", "e5d6",
         "EP_TOO_LATE d5"},
        {"right in the start FEN, now", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "e5d6", "legal"},
        {"another right in the start FEN", "4k3/8/8/3pPp2/8/8/8/4K3 w - d6 0 1", "", "e5f6",
         "EP_NO_RIGHT f5"},
        {"a double step by somebody else just now", "4k3/5p2/8/3pP3/8/8/8/4K3 b - - 0 1", "f7f5",
         "e5d6", "EP_NO_RIGHT d5"},
        {"came by a double step, then replaced by another pawn",
         "4k3/3p4/2p5/4P3/8/4N3/8/4K3 b - - 0 1", "d7d5 e3d5 c6d5", "e5d6", "EP_SINGLE_STEP d5"},
        {"a queen over the square just now", "4k3/3q4/8/4P3/8/8/8/5K2 b - - 0 1", "d7d5", "e5d6",
         "EP_NOT_A_PAWN d5"},
        {"a knight from two ranks beyond is not possible, a rook from farther is nothing",
         "3rk3/8/8/4P3/8/8/8/6K1 b - - 0 1", "d8d5", "e5d6", "PAWN_DIAGONAL_EMPTY d6"},
        {"a rook over the square, long ago", "4k3/3r4/8/4P3/8/8/8/6K1 b - - 0 1", "d7d5 g1g2 e8e7",
         "e5d6", "PAWN_DIAGONAL_EMPTY d6"},
        {"a rook over the square, but our pawn stands lower", "4k3/8/3r4/8/4P3/8/8/6K1 b - - 0 1",
         "d6d4", "e4d5", "PAWN_DIAGONAL_EMPTY d5"},
        {"a rook over the square and farther, beside our pawn", "4k3/3r4/8/8/4P3/8/8/6K1 b - - 0 1",
         "d7d4", "e4d5", "PAWN_DIAGONAL_EMPTY d5"},
        {"black: a rook over the square", "4k3/8/8/8/4p3/8/3R4/6K1 w - - 0 1", "d2d4", "e4d3",
         "EP_NOT_A_PAWN d4"},
        {"the wrong rank, even right after a double step", "4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 1",
         "d7d5", "e4d5", "legal"},
        {"the wrong rank", "4k3/8/8/8/3pP3/8/8/4K3 w - - 0 1", "", "e4d5", "EP_WRONG_RANK d4"},
        {"allowed by the right, but no answer to the check", "2b1k3/3p4/8/4P3/8/7K/8/8 b - - 0 1",
         "d7d5", "e5d6", "LEAVES_KING_IN_CHECK h3 by c8"},
        {"the pawn gives check, and is taken en passant", "8/3p4/8/4P3/2K5/8/8/4k3 b - - 0 1",
         "d7d5", "e5d6", "legal"},
        {"en passant with a letter", "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "", "e5d6q",
         "PROMO_NOT_HERE d6"},
        {"last rank, straight, occupied: no word of promotion", "2r1k3/2P5/8/8/8/8/8/4K3 w - - 0 1",
         "", "c7c8", "PAWN_STRAIGHT_CAPTURE c8"},
        {"last rank, nothing to capture", "4k3/2P5/8/8/8/8/8/4K3 w - - 0 1", "", "c7d8q",
         "PAWN_DIAGONAL_EMPTY d8"},
        {"pinned and without a letter", "4k3/8/8/8/8/8/K1P4r/8 w - - 0 1", "", "c2c3",
         "EXPOSES_KING a2 by h2"},
        {"answers the check with the wrong letter", "2r4k/1P6/8/8/8/8/8/2K5 w - - 0 1", "", "b7c8p",
         "PROMO_PAWN c8"},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        CHECK(codes(row.fen, row.moves, row.text) == row.expect);
    }
}

TEST_CASE("Each sentence about the king and about what stands in the way", "[reasons]") {
    struct Row {
        const char* what;
        std::string fen;
        const char* text;
        const char* expect;
    };
    const std::vector<Row> rows = {
        {"away along the checker's line", "4r2k/8/8/8/4K3/8/8/8 w - - 0 1", "e4e3",
         "KING_INTO_ATTACK e3 by e8"},
        {"beside the other king", "8/8/8/4k3/8/4K3/8/8 w - - 0 1", "e3e4",
         "KING_INTO_ATTACK e4 by e5"},
        {"takes a protected man", "8/8/8/3k4/3p4/3K4/8/8 w - - 0 1", "d3d4",
         "KING_TAKES_DEFENDED d4 by d5"},
        {"two attackers, one of them new", "4k3/8/8/8/1b5r/8/3R4/4K2r w - - 0 1", "d2d8",
         "LEAVES_KING_IN_CHECK e1 by b4 h1"},
        {"a pinned man could have covered the king", "4k3/4r3/8/8/7b/8/4N3/4K3 w - - 0 1", "e2g3",
         "EXPOSES_KING e1 by e7"},
        {"a pinned man, and the check stands", "4k3/4r3/8/8/7b/8/4N3/4K3 w - - 0 1", "e2c3",
         "LEAVES_KING_IN_CHECK e1 by e7 h4"},
        {"a pinned man moves along its line", "4k3/4r3/8/8/8/4R3/8/4K3 w - - 0 1", "e3e5", "legal"},
        {"way and target", "4k3/8/8/8/8/8/8/RN1QK3 w - - 0 1", "a1d1",
         "OWN_PIECE_ON_TARGET d1 PATH_BLOCKED b1"},
        {"all men between", "4k3/8/8/8/q7/P7/P7/R3K3 w - - 0 1", "a1a4", "PATH_BLOCKED a2 a3"},
        {"onto the own king", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1e1", "OWN_PIECE_ON_TARGET e1"},
        {"onto the enemy king is a move like any other", "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", "e2e3",
         "legal"},
        {"a blocked and pinned man", "4k3/4r3/8/8/8/4B3/3P4/4K3 w - - 0 1", "e3c1",
         "PATH_BLOCKED d2"},
        {"a letter on a move that exposes the king", "4k3/4r3/8/8/8/4B3/8/4K3 w - - 0 1", "e3d4q",
         "EXPOSES_KING e1 by e7 PROMO_NOT_HERE d4"},
        {"nobody there, and it is mate", "4k3/8/8/8/8/8/5PPP/3r2K1 w - - 0 1", "a5a6",
         "GAME_OVER g1 by d1"},
        {"dead position: moves stay legal", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2", "legal"},
        {"75 moves: moves stay legal", "4k3/8/8/8/8/8/8/4K2R w - - 200 200", "e1e2", "legal"},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        CHECK(codes(row.fen, "", row.text) == row.expect);
    }
}

TEST_CASE("Each sentence about SAN", "[reasons]") {
    struct Row {
        const char* what;
        std::string fen;
        const char* text;
        const char* expect;
    };
    const std::vector<Row> rows = {
        {"one can, one is pinned", "4r2k/8/8/8/8/8/4N1N1/4K3 w - - 0 1", "Nf4", "legal"},
        {"both are pinned: both men's reasons", "4r2k/8/8/b7/8/2N5/4N3/4K3 w - - 0 1", "Nd5",
         "EXPOSES_KING e1 by a5"},
        {"two reasons of two men", "4r2k/8/8/b7/8/2N5/4N3/4K3 w - - 0 1", "Nd4",
         "EXPOSES_KING e1 by e8"},
        {"two men, two lines", "4r2k/8/8/b7/8/2N1N3/8/4K3 w - - 0 1", "Nd5",
         "EXPOSES_KING e1 by a5 EXPOSES_KING e1 by e8"},
        {"only the man that could go there speaks", "4r2k/8/8/8/8/2N1N3/8/4K3 w - - 0 1", "Nc4",
         "EXPOSES_KING e1 by e8"},
        {"none could ever go there", "7k/8/8/8/8/2N1N3/8/4K3 w - - 0 1", "Nh8", "BAD_GEOMETRY h8"},
        {"pawns with different faults of geometry", "7k/8/8/4P3/8/4P3/8/4K3 w - - 0 1", "e2",
         "BAD_GEOMETRY e2 PAWN_BACKWARD e2"},
        {"no such man", "7k/8/8/8/8/2N1N3/8/4K3 w - - 0 1", "Qd5", "NO_SUCH_PIECE d5"},
        {"no such man on this file", "7k/8/8/8/8/2N1N3/8/4K3 w - - 0 1", "Nbd5",
         "NO_SUCH_PIECE d5"},
        {"no pawn on the file", "7k/8/8/8/8/2N1N3/8/4K3 w - - 0 1", "d4", "NO_SUCH_PIECE d4"},
        {"a pawn capture without its file", "7k/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5",
         "NO_SUCH_PIECE d5"},
        {"the x is ignored", "7k/8/8/8/4P3/8/8/4K3 w - - 0 1", "exe5", "legal"},
        {"ambiguous", "7k/8/8/8/8/2N1N3/8/4K3 w - - 0 1", "Nd5", "AMBIGUOUS c3 e3"},
        {"ambiguous on one file, named by it", "7k/8/8/2N5/8/2N5/8/4K3 w - - 0 1", "Nce4",
         "AMBIGUOUS c3 c5"},
        {"the squares of men in the order of names", "7k/5R2/8/8/8/8/8/4R1RK w - - 0 1", "Rf1",
         "AMBIGUOUS e1 f7 g1"},
        {"three ways", "2k5/8/8/8/Q6Q/8/8/K3Q3 w - - 0 1", "Qe4", "AMBIGUOUS a4 e1 h4"},
        {"promotion missing", "7k/1P6/8/8/8/8/8/4K3 w - - 0 1", "bb8", "PROMO_MISSING b8"},
        {"a bishop needs a capital", "7k/1P6/8/8/8/8/8/4K3 w - - 0 1", "Bb8", "NO_SUCH_PIECE b8"},
        {"a piece does not promote", "7k/8/8/8/8/2N5/8/4K3 w - - 0 1", "Nd5=Q",
         "PROMO_NOT_HERE d5"},
        {"Vietnamese letters", "7k/8/8/8/8/2N5/8/4K3 w - - 0 1", "Xd5", "NO_SUCH_PIECE d5"},
        {"game over first", "4k3/8/8/8/8/8/5PPP/3r2K1 w - - 0 1", "Qd5", "GAME_OVER g1 by d1"},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        CHECK(codes(row.fen, "", row.text) == row.expect);
    }
}
