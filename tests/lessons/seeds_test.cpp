// SPDX-License-Identifier: MIT
// The examples of the books the course grew from, as exercises: what is true in them is proven by
// both programs, and what was misprinted is refused.
#include "tests/lessons/course_support.hpp"
#include "tests/support/second_proof.hpp"

#include "tests/catch.hpp"

using namespace theco;

namespace {

struct Fact {
    const char* name;
    std::string attributes;
    std::string children = {};
};

std::string castle(const std::string& side, const std::string& reasons) {
    return "<ask side=\"" + side + "\" answer=\"" + (reasons.empty() ? "yes" : "no") + "\">" +
           reasons + "</ask>";
}
std::string reason(const std::string& code, const std::string& squares,
                   const std::string& by = {}) {
    return "<reason code=\"" + code + "\" squares=\"" + squares + "\"" +
           (by.empty() ? "" : " by=\"" + by + "\"") + "/>";
}

std::vector<Fact> facts() {
    const auto all = [](const std::string& fen, const std::string& square,
                        const std::string& answer) {
        return "kind=\"all-moves\" fen=\"" + fen + "\" square=\"" + square + "\" answer=\"" +
               answer + "\"";
    };
    const auto classify = [](const std::string& fen, const std::string& answer) {
        return "kind=\"classify\" fen=\"" + fen + "\" answer=\"" + answer + "\"";
    };
    const auto castling = [](const std::string& fen) {
        return "kind=\"castle\" fen=\"" + fen + "\"";
    };
    const auto promotion = [](const std::string& fen, const std::string& rest) {
        return "kind=\"promotion\" fen=\"" + fen + "\" " + rest;
    };
    const std::string wrong = "<feedback promo=\"q\" outcome=\"stalemate\"/><feedback promo=\"b\" "
                              "outcome=\"dead\"/><feedback promo=\"n\" outcome=\"dead\"/>";
    return {
        {"S01 the rook on e4", all("6k1/8/1r1N4/1p6/4R3/8/8/6K1 w - - 0 1", "e4",
                                   "a4 b4 c4 d4 e1 e2 e3 e5 e6 e7 e8 f4 g4 h4")},
        {"S02 the queen on d5", all("6n1/7k/2P5/3Q4/4P3/8/3P4/6K1 w - - 0 1", "d5",
                                    "a2 a5 b3 b5 c4 c5 d3 d4 d6 d7 d8 e5 e6 f5 f7 g5 g8 h5")},
        {"S03 the bishop on c6",
         all("2k5/6r1/2B5/7b/3B4/4P3/8/2K5 w - - 0 1", "c6", "a4 a8 b5 b7 d5 d7 e4 e8 f3 g2 h1")},
        {"S03 the bishop on d4, b6 and not c6",
         all("2k5/6r1/2B5/7b/3B4/4P3/8/2K5 w - - 0 1", "d4", "a1 a7 b2 b6 c3 c5 e5 f6 g7"),
         "<why square=\"c6\" codes=\"BAD_GEOMETRY\"/>"},
        {"S04 the king on b2", all("8/6k1/6B1/8/8/1pr5/1K6/6R1 w - - 0 1", "b2", "a1 a3 b1 c3"),
         "<why square=\"b3\" codes=\"KING_TAKES_DEFENDED\"/><why square=\"c2\" "
         "codes=\"KING_INTO_ATTACK\"/>"},
        {"S04 the king on g7", all("8/6k1/6B1/8/8/1pr5/1K6/6R1 b - - 0 1", "g7", "f6 f8 g8 h6 h8"),
         "<why square=\"g6\" codes=\"KING_TAKES_DEFENDED\"/>"},
        {"S05 the knight on g1", all("4k3/8/8/3n4/1P6/7P/5PP1/4KBN1 w - - 0 1", "g1", "e2 f3")},
        {"S05 the knight on d5",
         all("4k3/8/8/3n4/1P6/7P/5PP1/4KBN1 b - - 0 1", "d5", "b4 b6 c3 c7 e3 e7 f4 f6")},
        {"S05 g1 is dark", "kind=\"square\" ask=\"color\" square=\"g1\" answer=\"dark\""},
        {"S05 f3 is light", "kind=\"square\" ask=\"color\" square=\"f3\" answer=\"light\""},
        {"S05 e2 is light", "kind=\"square\" ask=\"color\" square=\"e2\" answer=\"light\""},
        {"S06 the pawn on c2", all("4k3/8/7p/8/8/8/2P5/4K3 w - - 0 1", "c2", "c3 c4")},
        {"S06 the pawn on h6", all("4k3/8/7p/8/8/8/2P5/4K3 b - - 0 1", "h6", "h5")},
        {"S07 the pawn on d4 takes e5", all("4k3/8/3p4/4p3/3PP3/8/8/4K3 w - - 0 1", "d4", "d5 e5")},
        {"S07 the pawn on e5", all("4k3/8/3p4/4p3/3PP3/8/8/4K3 b - - 0 1", "e5", "d4")},
        {"S08 now or never",
         "kind=\"line\" fen=\"4k3/2p5/8/1P6/5p2/8/6P1/4K3 w - - 0 1\" moves=\"g2g4\" "
         "answer=\"f4g3\" goal=\"ep\""},
        {"S09 a single step", "kind=\"refuse\" fen=\"4k3/8/1p6/P5p1/5P2/8/8/4K3 b - - 0 1\" "
                              "moves=\"b6b5\" move=\"a5b6\" codes=\"EP_SINGLE_STEP\""},
        {"S10 taking and promoting mates",
         "kind=\"line\" fen=\"3r2k1/2P2ppp/8/8/8/8/8/6K1 w - - 0 1\" answer=\"c7d8q c7d8r\" "
         "goal=\"mate\""},
        {"S11",
         promotion("8/k1P5/2K5/8/8/8/8/8 w - - 0 1",
                   "move=\"c7c8\" answer=\"r\" then=\"a7a6 c8a8\" goal=\"mate\""),
         wrong},
        {"S11b",
         promotion("8/5P1k/5K2/8/8/8/8/8 w - - 0 1",
                   "move=\"f7f8\" answer=\"r\" then=\"h7h6 f8h8\" goal=\"mate\""),
         wrong},
        {"S11c",
         promotion("8/8/8/8/8/2k5/K1p5/8 b - - 0 1",
                   "move=\"c2c1\" answer=\"r\" then=\"a2a3 c1a1\" goal=\"mate\""),
         wrong},
        {"S12 White", castling("r3k1nr/8/2N5/8/5b2/8/8/R3K2R w Qkq - 0 1"),
         castle("O-O", reason("CASTLE_ROOK_MOVED", "h1")) +
             castle("O-O-O", reason("CASTLE_INTO_CHECK", "c1", "f4"))},
        {"S12 Black", castling("r3k1nr/6N1/2N5/8/5b2/8/8/R3K2R b Qkq - 0 1"),
         castle("O-O", reason("CASTLE_BLOCKED", "g8") + reason("CASTLE_IN_CHECK", "e8", "g7")) +
             castle("O-O-O", reason("CASTLE_IN_CHECK", "e8", "g7") +
                                 reason("CASTLE_THROUGH_CHECK", "d8", "c6"))},
        {"S13a b1 attacked", castling("4k3/8/8/8/8/1r6/8/R3K3 w Q - 0 1"), castle("O-O-O", "")},
        {"S13b a1 attacked", castling("r3k3/8/8/8/8/8/8/R3K3 w Q - 0 1"), castle("O-O-O", "")},
        {"S13c", castling("4kr2/8/8/8/8/8/8/4K2R w K - 0 1"),
         castle("O-O", reason("CASTLE_THROUGH_CHECK", "f1", "f8"))},
        {"S13d", castling("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1"),
         castle("O-O", reason("CASTLE_INTO_CHECK", "g1", "g8"))},
        {"S13e", castling("4r1k1/8/8/8/8/8/8/4K2R w K - 0 1"),
         castle("O-O", reason("CASTLE_IN_CHECK", "e1", "e8"))},
        {"S13f", castling("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1"),
         castle("O-O-O", reason("CASTLE_BLOCKED", "b1"))},
        {"S13g", castling("4k3/8/8/8/8/8/8/4K2R w - - 0 1"),
         castle("O-O", reason("CASTLE_RIGHT_LOST", "e1 h1"))},
        {"S13h", castling("4k2r/8/8/8/8/8/8/4K2R w Kk - 0 1"), castle("O-O", "")},
        {"S28", castling("4k3/8/8/8/8/8/8/4KB1R w K - 0 1"),
         castle("O-O", reason("CASTLE_BLOCKED", "f1"))},
        {"S15", classify("8/8/8/8/8/1KQ5/8/1k6 b - - 0 1", "stalemate")},
        {"S16", classify("6k1/1q6/8/K6p/Pp5P/1P6/8/8 w - - 0 1", "stalemate")},
        {"S17a", classify("7k/4NN2/7K/8/8/8/8/8 b - - 0 1", "mate")},
        {"S17b", classify("6nk/6B1/6K1/8/8/8/8/8 b - - 0 1", "mate")},
        {"S18a", classify("8/8/4k3/8/8/4K3/8/8 w - - 0 1", "dead")},
        {"S18d", classify("8/2b5/4k3/8/8/4K3/5B2/8 w - - 0 1", "dead")},
        {"S19 the perpetual check", "kind=\"line\" fen=\"kr6/1q6/8/8/8/8/6PP/4Q2K w - - 0 1\" "
                                    "answer=\"e1a5\" then=\"b7a7 a5d5 "
                                    "b8b7 d5d8 a7b8 d8a5\" goal=\"check\""},
        {"S20",
         "kind=\"claim\" fen=\"1r2r1k1/5ppp/8/2B5/8/8/5PPP/6K1 w - - 0 1\" moves=\"c5d6 b8b6 "
         "d6c5 b6b8 c5d6 b8b6 d6c5 b6b8 c5d6\" rule=\"threefold\" first-at=\"8\""},
        {"S22", "kind=\"claim\" fen=\"8/8/8/4k3/8/8/3RK3/8 w - - 99 80\" moves=\"d2d1\" "
                "rule=\"fifty\" first-at=\"1\""},
        {"S23",
         "kind=\"replies\" fen=\"R3r1k1/8/8/8/8/8/8/2B1KB2 w - - 0 1\" king=\"e1d1 e1d2 e1f2\" "
         "capture=\"a8e8\" block=\"f1e2 c1e3\""},
        {"S24a", classify("3R2k1/5ppp/8/8/8/8/8/6K1 b - - 0 1", "mate")},
        {"S24b", classify("3R2k1/5pp1/7p/8/8/8/8/6K1 b - - 0 1", "check")},
        {"S24c", classify("k7/2Q5/2K5/8/8/8/8/8 b - - 0 1", "stalemate")},
        {"S24d", classify("k7/3Q4/2K5/8/8/8/8/8 b - - 0 1", "none")},
        {"S25", "kind=\"refuse\" fen=\"8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1\" move=\"e5d6\" "
                "codes=\"EP_EXPOSES_KING\""},
        {"S26",
         "kind=\"line\" fen=\"8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1\" answer=\"e4d3\" goal=\"ep\""},
    };
}

} // namespace

TEST_CASE("the books' examples are proven by both programs") {
    for (const Fact& fact : facts()) {
        const std::string exercise = test::exercise(fact.attributes, fact.children);
        const lessons::CourseFile file = test::checked(exercise);
        INFO(fact.name << "\n" << test::reportOf(file));
        CHECK(file.findings.faults() == 0);
        const second::Report again = second::proveAgain(test::courseWith(exercise));
        CHECK(again.exercises == 1);
        for (const second::Doubt& doubt : again.doubts) {
            INFO(doubt.what);
            CHECK(again.doubts.empty());
        }
    }
}

TEST_CASE("the books' misprints are refused") {
    const std::pair<const char*, const char*> misprints[] = {
        {"kind=\"all-moves\" fen=\"2k5/6r1/2B5/7b/3B4/4P3/8/2K5 w - - 0 1\" square=\"d4\" "
         "answer=\"a1 a7 b2 c6 c3 c5 e5 f6 g7\"",
         "proven 'a1 a7 b2 b6 c3 c5 e5 f6 g7'"},
        {"kind=\"square\" ask=\"color\" square=\"g1\" answer=\"light\"", "proven 'dark'"},
        {"kind=\"line\" fen=\"4k3/8/3p4/4p3/3PP3/8/8/4K3 w - - 0 1\" answer=\"d4d5\" "
         "goal=\"capture\"",
         "proven 'd4e5'"},
        {"kind=\"classify\" fen=\"7k/4NN2/7K/8/8/8/8/8 b - - 0 1\" answer=\"dead\"",
         "proven 'mate'"},
        {"kind=\"claim\" fen=\"1r2r1k1/5ppp/8/2B5/8/8/5PPP/6K1 w - - 0 1\" moves=\"c5d6 b8b6 d6c5 "
         "b6b8 c5d6 b8b6 d6c5 b6b8 c5d6\" rule=\"threefold\" first-at=\"9\"",
         "proven '8'"},
    };
    for (const auto& [attributes, report] : misprints) {
        const std::string exercise = test::exercise(attributes);
        CHECK_THAT(test::reportOf(test::checked(exercise)), ContainsSubstring(report));
        CHECK_FALSE(second::proveAgain(test::courseWith(exercise)).doubts.empty());
    }
}
