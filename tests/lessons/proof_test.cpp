// SPDX-License-Identifier: MIT
// What must be proven of each kind: one right exercise, and each obligation broken once.
#include "tests/lessons/course_support.hpp"

#include "tests/catch.hpp"

using namespace theco;
using test::both;
using test::checked;
using test::exercise;
using test::reportOf;

namespace {

struct Case {
    std::string attributes;
    std::string children;
    std::string report; ///< part of a fault; empty: no fault
};

void checkAll(const std::string& kind, const std::vector<Case>& cases) {
    for (const Case& one : cases) {
        const lessons::CourseFile file =
            checked(exercise("kind=\"" + kind + "\" " + one.attributes, one.children));
        INFO(kind << " " << one.attributes << " " << one.children << "\nexpected: " << one.report
                  << "\nfound:\n"
                  << reportOf(file));
        if (one.report.empty()) {
            CHECK(file.findings.faults() == 0);
        } else {
            CHECK_THAT(reportOf(file), ContainsSubstring("A.1-a: "));
            CHECK_THAT(reportOf(file), ContainsSubstring(one.report));
        }
    }
}

const std::string kCheckFen = "fen=\"R3r1k1/8/8/8/8/8/8/2B1KB2 w - - 0 1\"";
const std::string kPromotionFen = "fen=\"8/k1P5/2K5/8/8/8/8/8 w - - 0 1\" ";
const std::string kWrongPieces = "<feedback promo=\"q\" outcome=\"stalemate\"/>"
                                 "<feedback promo=\"b\" outcome=\"dead\"/>"
                                 "<feedback promo=\"n\" outcome=\"dead\"/>";

} // namespace

TEST_CASE("goto: par is the minimum, a single best line is a challenge") {
    checkAll(
        "goto",
        {
            {"pieces=\"Rg4\" stars=\"b2 e4\" par=\"3\"", "", ""},
            {"pieces=\"Rg4\" stars=\"b2 e4\" par=\"4\"", "", "par: proven minimum 3, written 4"},
            {"pieces=\"Pe2\" stars=\"f7\" par=\"4\" challenge=\"yes\"", "", ""},
            {"pieces=\"Pe2\" stars=\"f7\" par=\"4\"", "", "only one shortest line"},
            {"pieces=\"Pe2\" stars=\"f7\" par=\"4\" challenge=\"no\"", "", "only one shortest"},
            {"pieces=\"Rg4\" stars=\"b2 e4\" par=\"3\" challenge=\"yes\"", "",
             "more than one shortest line"},
            {"pieces=\"Rg4\" stars=\"g4\" par=\"1\"", "", "two things stand on g4"},
            {"pieces=\"Rg4 Bg4\" stars=\"a1\" par=\"1\"", "", "two things stand on g4"},
            {"pieces=\"Rg4\" stars=\"b4\" block=\"b4\" par=\"1\"", "", "two things stand on b4"},
            {"pieces=\"Ba1\" stars=\"a2\" par=\"1\"", "", "par: no way within 16 moves"},
            {"pieces=\"Ra1\" stars=\"h1\" block=\"d1\" par=\"3\"", "", ""},
            {"pieces=\"Ra1\" stars=\"h1\" block=\"d1\" par=\"1\"", "", "proven minimum 3"},
            {"pieces=\"Pe7\" stars=\"e8\" par=\"1\"", "", "no way within"},
            {"pieces=\"Pe8\" stars=\"e7\" par=\"1\"", "", "never reaches rank 8"},
            {"pieces=\"Pe2\" stars=\"e3\" par=\"1\"", "", "no way within"},
            {"pieces=\"Ra1 Rh8\" stars=\"a5 h5\" par=\"2\"", "", ""},
            {"pieces=\"Rg4\" stars=\"b2 e4\" par=\"3\" slack=\"-1\"", "", "slack: expected"},
            {"pieces=\"Rg4\" stars=\"b2 e4\" par=\"3\"", "<hint level=\"3\" move=\"g4e4\"/>", ""},
            {"pieces=\"Rg4\" stars=\"b2 e4\" par=\"3\"", "<hint level=\"3\" move=\"g4h4\"/>",
             "hint 3: g4h4 is not a right first move"},
        });
}

TEST_CASE("safe: nobody may stop where an enemy attacks, and the danger matters") {
    checkAll(
        "safe",
        {
            {"pieces=\"Rh1\" stars=\"g2 h5\" enemies=\"bf4\" par=\"4\"", "", ""},
            {"pieces=\"Rh1\" stars=\"g2 h5\" enemies=\"bf4\" par=\"3\"", "", "proven minimum 4"},
            {"pieces=\"Rh1\" stars=\"g2 h5\" enemies=\"ra1\" par=\"4\"", "",
             "attacked at the start"},
            {"pieces=\"Rh1\" stars=\"g2 h5\" enemies=\"na8\" par=\"3\"", "",
             "the danger does not matter"},
            {"pieces=\"Rh1\" stars=\"g2\" par=\"2\"", "", "the attribute enemies is missing"},
        });
}

TEST_CASE("capture-all: everything is taken without loss") {
    checkAll("capture-all",
             {
                 {"pieces=\"Rh8\" enemies=\"pa6 pd7 nc7\" par=\"5\"", "", ""},
                 {"pieces=\"Rh8\" enemies=\"pa6 pd7 nc7\" par=\"4\"", "", "proven minimum 5"},
                 {"pieces=\"Rh8\" enemies=\"bg7\" par=\"2\"", "", "attacked at the start"},
                 {"pieces=\"Rh8\" enemies=\"pa6\" stars=\"a1\" par=\"2\"", "",
                  "unknown attribute 'stars'"},
             });
}

TEST_CASE("all-moves: the answer is the set of legal squares, each why is the judge's") {
    const std::string rook = "fen=\"6k1/8/1r1N4/1p6/4R3/8/8/6K1 b - - 0 1\" square=\"b6\" ";
    const std::string castle = "fen=\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\" square=\"e1\" ";
    const std::string all = "answer=\"a6 b7 b8 c6 d6\"";
    checkAll("all-moves",
             {
                 {rook + all, "<why square=\"b5\" codes=\"OWN_PIECE_ON_TARGET\"/>", ""},
                 {rook + "answer=\"a6 b7 b8 d6\"", "", "proven 'a6 b7 b8 c6 d6'"},
                 {rook + all, "<why square=\"b5\" codes=\"PATH_BLOCKED\"/>",
                  "codes of b6b5: proven 'OWN_PIECE_ON_TARGET', written 'PATH_BLOCKED'"},
                 {rook + all, "<why square=\"b7\" codes=\"PATH_BLOCKED\"/>", "why b7"},
                 {rook + all, "<why square=\"b4\" codes=\"PATH_BLOCKED EXPOSES_KING\"/>",
                  "codes of b6b4"},
                 {"fen=\"6k1/8/1r1N4/1p6/4R3/8/8/6K1 w - - 0 1\" square=\"b6\" " + all, "",
                  "no man of the side to move stands on b6"},
                 {castle + "answer=\"d1 d2 e2 f1 f2 g1\"", "", ""},
                 {castle + "answer=\"d1 d2 e2 f1 f2\"", "", "proven 'd1 d2 e2 f1 f2 g1'"},
             });
}

TEST_CASE("line: legal to the end, and the goal stands there") {
    const std::string ep = "fen=\"4k3/2p5/8/1P6/5p2/8/6P1/4K3 b - - 0 1\" ";
    checkAll(
        "line",
        {
            {ep + "moves=\"c7c5\" answer=\"b5c6\" goal=\"ep\"", "", ""},
            {ep + "moves=\"c7c5 e1d2 e8d7\" answer=\"b5c6\" goal=\"ep\"", "", "b5c6 is not legal"},
            {ep + "moves=\"c7c5\" answer=\"b5b6\" goal=\"ep\"", "", "proven 'b5c6'"},
            {ep + "moves=\"c7c5\" answer=\"b5b6 e1d2\" goal=\"legal\"", "", ""},
            {ep + "moves=\"c7c5\" answer=\"b5c6\"", "", "the attribute goal is missing"},
            {kPromotionFen + "answer=\"c7c8r\" then=\"a7a6 c8a8\" goal=\"mate\"", "", ""},
            {kPromotionFen + "answer=\"c7c8r\" then=\"a7a6 c8b8\" goal=\"mate\"", "",
             "goal: mate is not reached by c8b8"},
            {kPromotionFen + "answer=\"c7c8r\" then=\"a7b8 c8a8\" goal=\"mate\"", "",
             "a7b8 is not legal"},
            {kPromotionFen + "answer=\"c7c8r\" then=\"a7a6\" goal=\"legal\"", "",
             "must end with an answer"},
            {kPromotionFen + "answer=\"c7c8r c7c8q\" then=\"a7a6 c8a8\" goal=\"mate\"", "",
             "there can be only one"},
            {kPromotionFen + "answer=\"c7c8q\" goal=\"stalemate\"", "", ""},
            {kPromotionFen + "answer=\"c7c8q\" goal=\"check\"", "", "answer with goal check"},
        });
}

TEST_CASE("refuse: the move is illegal for exactly these codes") {
    const std::string ep = "fen=\"4k3/2p5/8/1P6/5p2/8/6P1/4K3 b - - 0 1\" ";
    const std::string castle = "fen=\"r3k1nr/6N1/2N5/8/5b2/8/8/R3K2R b Qkq - 0 1\" ";
    checkAll("refuse",
             {
                 {ep + "moves=\"c7c5 e1d2 e8d7\" move=\"b5c6\" codes=\"EP_TOO_LATE\"", "", ""},
                 {ep + "moves=\"c7c5\" move=\"b5c6\" codes=\"EP_TOO_LATE\"", "", "b5c6 is legal"},
                 {ep + "moves=\"c7c5 e1d2 e8d7\" move=\"b5c6\" codes=\"EP_SINGLE_STEP\"", "",
                  "codes of b5c6: proven 'EP_TOO_LATE', written 'EP_SINGLE_STEP'"},
                 {castle + "move=\"O-O\" codes=\"CASTLE_IN_CHECK CASTLE_BLOCKED\"", "", ""},
                 {castle + "move=\"O-O\" codes=\"CASTLE_IN_CHECK\"", "", "codes of O-O"},
                 {castle + "move=\"Nf6\" codes=\"LEAVES_KING_IN_CHECK\"", "", ""},
                 {castle + "move=\"nonsense\" codes=\"CASTLE_IN_CHECK\"", "", "move: expected"},
             });
}

TEST_CASE("promotion: only the answer forces the goal, each wrong piece has its outcome") {
    const std::string good =
        kPromotionFen + "move=\"c7c8\" answer=\"r\" then=\"a7a6 c8a8\" goal=\"mate\"";
    const auto replaced = [](std::string text, const std::string& from, const std::string& to) {
        return text.replace(text.find(from), from.size(), to);
    };
    const std::string knight =
        "fen=\"8/2q1P1k1/8/8/8/8/8/6K1 w - - 0 1\" move=\"e7e8\" answer=\"n\" "
        "then=\"g7f7 e8c7\" goal=\"capture:q\"";
    const std::string misses = "<feedback promo=\"q\" outcome=\"misses\"/><feedback promo=\"r\" "
                               "outcome=\"misses\"/><feedback promo=\"b\" outcome=\"misses\"/>";
    checkAll(
        "promotion",
        {
            {good, kWrongPieces, ""},
            {knight, misses, ""},
            {replaced(knight, "capture:q", "mate"), misses, "does not end in the goal"},
            {replaced(knight, "g7f7 e8c7", "g7f7 e8f6"), misses, "not end in the goal"},
            {replaced(knight, "answer=\"n\"", "answer=\"nq\""), misses,
             "is a right answer, not a wrong piece"},
            {good, "", "none for the wrong piece q"},
            {good, replaced(kWrongPieces, "stalemate", "misses"),
             "outcome of q: proven 'stalemate', written 'misses'"},
            {good, replaced(kWrongPieces, "dead", "misses"), "outcome of b: proven 'dead'"},
            {good, kWrongPieces + "<feedback promo=\"n\" outcome=\"dead\"/>",
             "two for the piece n"},
            {good, replaced(kWrongPieces, " outcome=\"dead\"", ""),
             "the attribute outcome is missing"},
            {replaced(good, "answer=\"r\"", "answer=\"q\""), kWrongPieces, "A.1-a: "},
            {replaced(good, "a7a6 c8a8", ""), kWrongPieces, "does not force the goal in 1 moves"},
            {replaced(good, "move=\"c7c8\"", "move=\"c7c8r\""), kWrongPieces, "move: expected"},
            {replaced(good, "move=\"c7c8\"", "move=\"c6b6\""), kWrongPieces, "is not legal"},
            {replaced(good, "goal=\"mate\"", "goal=\"capture:k\""), kWrongPieces, "goal: "},
        });
}

TEST_CASE("replies: the three groups are the exact partition") {
    checkAll(
        "replies",
        {
            {kCheckFen + " king=\"e1d1 e1d2 e1f2\" capture=\"a8e8\" block=\"f1e2 c1e3\"", "", ""},
            {kCheckFen + " king=\"e1d1 e1d2\" capture=\"a8e8\" block=\"f1e2 c1e3\"", "",
             "king: proven 'e1d1 e1d2 e1f2', written 'e1d1 e1d2'"},
            {kCheckFen + " king=\"e1d1 e1d2 e1f2\" capture=\"a8e8 f1e2\" block=\"c1e3\"", "",
             "block: proven 'c1e3 f1e2'"},
            {kCheckFen + " king=\"e1d1 e1d2 e1f2\" block=\"f1e2 c1e3\"", "",
             "capture: proven 'a8e8', written '-'"},
            {"fen=\"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1\" king=\"c5b4 c5b5 c5b6 c5c4 c5c6 c5d4 "
             "c5d5 c5d6\" capture=\"e4d3\"",
             "", ""},
            {"fen=\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\" king=\"e1d1\"", "", "not in check"},
        });
}

TEST_CASE("castle: the judge's reasons with squares and attackers") {
    const std::string fen = "fen=\"r3k1nr/8/2N5/8/5b2/8/8/R3K2R w Qkq - 0 1\"";
    const std::string shortSide =
        "<ask side=\"O-O\" answer=\"no\"><reason code=\"CASTLE_ROOK_MOVED\" squares=\"h1\"/></ask>";
    checkAll("castle", {
                           {fen, shortSide, ""},
                           {fen, shortSide + shortSide, "O-O stands there twice"},
                           {fen, "<ask side=\"O-O\" answer=\"yes\"/>",
                            "answer of O-O: proven 'no', written 'yes'"},
                           {fen, "<ask side=\"O-O\" answer=\"no\"/>", "reasons of O-O"},
                           {fen,
                            "<ask side=\"O-O-O\" answer=\"no\"><reason code=\"CASTLE_INTO_CHECK\" "
                            "squares=\"c1\" by=\"f4\"/></ask>",
                            ""},
                           {fen,
                            "<ask side=\"O-O-O\" answer=\"no\"><reason code=\"CASTLE_INTO_CHECK\" "
                            "squares=\"c1\"/></ask>",
                            "proven 'CASTLE_INTO_CHECK c1 by f4'"},
                           {fen, "", "the element ask is missing"},
                           {fen, "<ask side=\"0-0\" answer=\"no\"/>", "side: '0-0'"},
                       });
}

TEST_CASE("classify: mate, stalemate, dead, check, none, in this order") {
    const std::pair<const char*, const char*> positions[] = {
        {"3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "mate"},
        {"8/8/8/8/8/1KQ5/8/1k6 b - - 0 1", "stalemate"},
        {"8/8/4k3/8/8/4KB2/8/8 w - - 0 1", "dead"},
        {"8/2b5/4k3/8/8/4K3/5B2/8 w - - 0 1", "dead"},
        {"3R2k1/5pp1/7p/8/8/8/8/6K1 b - - 0 1", "check"},
        {"k7/3Q4/2K5/8/8/8/8/8 b - - 0 1", "none"},
        {"7k/4NN2/7K/8/8/8/8/8 b - - 0 1", "mate"},
    };
    for (const auto& [fen, right] : positions)
        for (const char* written : {"mate", "stalemate", "dead", "check", "none"})
            checkAll(
                "classify",
                {{std::string("fen=\"") + fen + "\" answer=\"" + written + "\"", "",
                  std::string(right) == written ? std::string()
                                                : std::string("answer: proven '") + right + "'"}});
}

TEST_CASE("mate1 and check1: at least one, and all of them when written") {
    const std::string mate = "fen=\"6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1\" ";
    checkAll("mate1", {
                          {mate, "", ""},
                          {mate + "answer=\"d1d8\"", "", ""},
                          {mate + "answer=\"d1d7\"", "", "answer: proven 'd1d8', written 'd1d7'"},
                          {"fen=\"6k1/5pp1/7p/8/8/8/8/3R2K1 w - - 0 1\"", "", "no move gives mate"},
                      });
    const std::string check = "fen=\"6k1/5p1p/8/8/4N3/8/8/3R2K1 w - - 0 1\" ";
    checkAll("check1", {
                           {check + "answer=\"d1d8 e4f6\"", "", ""},
                           {check + "answer=\"d1d8\"", "", "proven 'd1d8 e4f6'"},
                           {"fen=\"4k3/8/8/8/4K3/8/8/4R3 w - - 0 1\" answer=\"e4d3 e4d4 e4d5 e4f3 "
                            "e4f4 e4f5\"",
                            "", ""},
                           {"fen=\"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"", "", "no move gives check"},
                       });
}

TEST_CASE("claim: the first half-move after which the rule holds") {
    const std::string start = "fen=\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\" ";
    const std::string lap = "g1f3 g8f6 f3g1 f6g8 ";
    const std::string fifty = "fen=\"8/8/8/4k3/8/8/3RK3/8 w - - 99 80\" moves=\"d2d1 e5e4\" ";
    checkAll(
        "claim",
        {
            {start + "moves=\"" + lap + lap + "\" rule=\"threefold\" first-at=\"8\"", "", ""},
            {start + "moves=\"" + lap + lap + "\" rule=\"threefold\" first-at=\"7\"", "",
             "first-at: proven '8', written '7'"},
            {start + "moves=\"" + lap + lap + lap + lap + "\" rule=\"fivefold\" first-at=\"16\"",
             "", ""},
            {start + "moves=\"" + lap + "\" rule=\"threefold\" first-at=\"4\"", "", "never holds"},
            {fifty + "rule=\"fifty\" first-at=\"1\"", "", ""},
            {fifty + "rule=\"fifty\" first-at=\"2\"", "", "proven '1'"},
            {"fen=\"8/8/8/4k3/8/8/3RK3/8 w - - 150 90\" moves=\"d2d1\" rule=\"seventyfive\" "
             "first-at=\"0\"",
             "", ""},
            // The move that would complete the count mates: mate comes first.
            {"fen=\"6k1/5ppp/8/8/8/8/8/3R2K1 w - - 99 80\" moves=\"d1d8\" rule=\"fifty\" "
             "first-at=\"1\"",
             "", "never holds"},
            {fifty + "rule=\"thirty\" first-at=\"1\"", "", "rule: 'thirty'"},
        });
}

TEST_CASE("quiz: right and wrong options, each wrong one explained") {
    const auto option = [](bool right, bool feedback) {
        return std::string("<option") + (right ? " right=\"yes\"" : "") + "><text>" +
               both("a", "b") + "</text>" +
               (feedback ? "<feedback>" + both("a", "b") + "</feedback>" : "") + "</option>";
    };
    checkAll(
        "quiz",
        {
            {"", option(true, false) + option(false, true), ""},
            {"", option(true, true) + option(false, true), ""},
            {"", option(true, false) + option(false, false), "needs a feedback"},
            {"", option(true, false), "at least two options"},
            {"", option(false, true) + option(false, true), "no option is right"},
            {"", option(true, false) + option(true, false), "no option is wrong"},
            {"", option(true, false) + option(true, false) + option(false, true), "needs multi"},
            {"multi=\"yes\"", option(true, false) + option(true, false) + option(false, true), ""},
        });
}

TEST_CASE("square: found, named, coloured, marked, counted") {
    const auto prompted = [](const std::string& attributes, const std::string& prompt) {
        return checked(exercise("kind=\"square\" " + attributes, {},
                                "<prompt>" + both(prompt, prompt) + "</prompt>"));
    };
    CHECK(prompted("ask=\"find\" answer=\"e4\"", "{sq:e4}?").findings.faults() == 0);
    CHECK(prompted("ask=\"find\" answer=\"e4\"", "{sq:d4}?").findings.faults() == 1);
    CHECK(prompted("ask=\"find\" answer=\"e4\"", "e4?").findings.faults() == 1);
    CHECK(prompted("ask=\"name\" answer=\"e4\"", "?").findings.faults() == 0);
    CHECK(prompted("ask=\"name\" answer=\"e4\"", "{sq:e4}?").findings.faults() == 1);

    const std::string white = "fen=\"4k3/8/8/8/8/8/4r3/4K2R w - - 0 1\" side=\"";
    checkAll(
        "square",
        {
            {"ask=\"color\" square=\"g1\" answer=\"dark\"", "", ""},
            {"ask=\"color\" square=\"g1\" answer=\"light\"", "", "proven 'dark', written 'light'"},
            {"ask=\"color\" square=\"f3\" answer=\"light\"", "", ""},
            {"ask=\"mark\" set=\"centre\" answer=\"d4 d5 e4 e5\"", "", ""},
            {"ask=\"mark\" set=\"centre\" answer=\"d4 d5 e4\"", "", "proven 'd4 d5 e4 e5'"},
            {"ask=\"mark\" set=\"file-e\" answer=\"e1 e2 e3 e4 e5 e6 e7 e8\"", "", ""},
            {"ask=\"mark\" set=\"rank-4\" answer=\"a4 b4 c4 d4 e4 f4 g4 h4\"", "", ""},
            {"ask=\"mark\" set=\"diagonal-a1-h8\" answer=\"a1 b2 c3 d4 e5 f6 g7 h8\"", "", ""},
            {"ask=\"mark\" set=\"diagonal-a4-d1\" answer=\"a4 b3 c2 d1\"", "", ""},
            {"ask=\"mark\" set=\"diagonal-a1-g7\" answer=\"a1 b2 c3 d4 e5 f6 g7\"", "", "set: "},
            {"ask=\"mark\" set=\"file-i\" answer=\"e1\"", "", "set: 'file-i'"},
            {"ask=\"attackers\" square=\"e2\" answer=\"e1\" " + white + "white\"", "", ""},
            {"ask=\"attackers\" square=\"h2\" answer=\"h1\" " + white + "white\"", "", ""},
            {"ask=\"attackers\" square=\"a8\" answer=\"-\" " + white + "white\"", "", ""},
            {"ask=\"attackers\" square=\"a8\" answer=\"h1\" " + white + "white\"", "",
             "proven '-', written 'h1'"},
            // A pinned man attacks.
            {"ask=\"attackers\" square=\"f5\" side=\"white\" answer=\"e3\" "
             "fen=\"4r1k1/8/8/8/8/4N3/8/4K3 w - - 0 1\"",
             "", ""},
        });
}

TEST_CASE("setup: every man at home, all of them unless it is a part") {
    const std::string pieces = "Ra1 Nb1 Bc1 Qd1 Ke1 Bf1 Ng1 Rh1";
    const std::string pawns = " Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2";
    checkAll("setup",
             {
                 {"side=\"white\" part=\"yes\" answer=\"" + pieces + "\"", "", ""},
                 {"side=\"white\" answer=\"" + pieces + pawns + "\"", "", ""},
                 {"side=\"white\" answer=\"" + pieces + "\"", "", "the man of a2 is missing"},
                 {"side=\"both\" part=\"yes\" answer=\"Qd1 Qd8\"", "", ""},
                 {"side=\"white\" part=\"yes\" answer=\"Qd8\"", "", "Qd8 is not at home"},
                 {"side=\"white\" part=\"yes\" answer=\"Qe1 Kd1\"", "", "Qe1 is not at home"},
                 {"side=\"white\" part=\"yes\" answer=\"Qd1 Qd1\"", "", "Qd1 stands there twice"},
                 {"side=\"black\" part=\"yes\" answer=\"qd8\"", "", "capital letters"},
             });
}

TEST_CASE("one exercise's fault hides no other's") {
    const std::string a = exercise("kind=\"goto\" pieces=\"Rg4\" stars=\"b2 e4\" par=\"2\"");
    std::string b = exercise("kind=\"mate1\" fen=\"6k1/5ppp/8/8/8/8/8/3R2K1 w - - 0 1\" x=\"\"");
    b.replace(b.find("A.1-a"), 5, "A.1-b");
    const lessons::CourseFile file = checked(a + "\n" + b);
    CHECK(reportOf(file) == "thu.xml:5: A.1-a: par: proven minimum 3, written 2\n"
                            "thu.xml:6: A.1-b: exercise: unknown attribute 'x'\n");
}
