// SPDX-License-Identifier: MIT
// Lists, warnings, groups, lots and words.
#include "tiebreak_support.hpp"

#include "arbiter/tiebreak/groups.hpp"
#include "arbiter/tiebreak/tiebreak_words.hpp"
#include "arbiter/tiebreak/warnings.hpp"
#include "i18n/catalogue.hpp"
#include "tests/catch.hpp"

#include <algorithm>
#include <set>

using namespace theco;
using namespace theco::test;
using namespace theco::tiebreak;
using event::Kind;
using event::PlayerIndex;
using event::Tournament;

namespace {

Request request(std::string_view list, int rounds, Edition edition = Edition::March2026) {
    Request out;
    auto read = parseTieBreaks(list);
    REQUIRE(read);
    out.tieBreaks = std::move(read).value();
    out.rounds = rounds;
    out.edition = edition;
    return out;
}

std::vector<std::string> codesOf(const std::vector<Warning>& warnings) {
    std::vector<std::string> out;
    for (const Warning& warning : warnings)
        out.emplace_back(nameOf(warning.code));
    return out;
}

class English {
public:
    English() { i18n::setLanguage(i18n::Language::English); }
    ~English() { i18n::setLanguage(i18n::Language::Vietnamese); }
    English(const English&) = delete;
    English& operator=(const English&) = delete;
};

/// A and C have 2 points and drew, B and D have 1.5 and drew; E has 1 and did not come back.
Tournament small() {
    return tournamentOf({"+W4 =B2 =W3", "=B3 =W1 =B4", "=W2 +B5 =B1", "-B1 U =W2", "U -W3 Z"});
}

} // namespace

TEST_CASE("Who writes a code another way is asked whether it is meant", "[tiebreak]") {
    for (const auto& [written, meant] :
         std::vector<std::pair<std::string, std::string>>{{"bh-c1", "BH/C1"},
                                                          {"BHC1", "BH/C1"},
                                                          {"DE,BH C1", "BH/C1"},
                                                          {"PS;C1", "PS/C1"},
                                                          {"Bucholz", "BH"},
                                                          {"Buchholz-cut1", "BH/C1"},
                                                          {"sonneborn", "SB"},
                                                          {"Wins", "WIN"},
                                                          {"B.P.G.", "BPG"},
                                                          {"C1", ""},
                                                          {"XYZ", ""},
                                                          {"\u0110i\u1ec3m", ""}}) {
        INFO(written);
        const auto codes = parseTieBreaks(written);
        REQUIRE_FALSE(codes);
        CHECK(codes.error().problem == CodeProblem::Unknown);
        CHECK(codes.error().meant == meant);
        if (!meant.empty()) {
            CHECK(parseTieBreak(meant));
            CHECK_THAT(message(codes.error()), ContainsSubstring(meant));
        }
    }
}

TEST_CASE("Descriptors of tie-breaks are read, written again and refused with a reason",
          "[tiebreak]") {
    for (const char* const code : {"DE", "DE/P", "BH/C1", "BH/M2/P", "SB/C2/F", "KS/L-1",
                                   "KS/L+2/P", "ARO/C1/U1400", "RTNG/R", "AOB/F", "LOTS"}) {
        INFO(code);
        const auto read = parseTieBreak(code);
        REQUIRE(read);
        CHECK(codeOf(*read) == code);
    }
    CHECK(codeOf(*parseTieBreak("bh/c1")) == "BH/C1");
    CHECK(codeOf(*parseTieBreak("GE")) == "REP");
    CHECK(parseTieBreaks("  DE, BH/C1;WIN BPG ")->size() == 4);
    CHECK(parseTieBreaks("")->empty());
    struct Case {
        const char* code;
        CodeProblem problem;
        const char* part;
    };
    for (const Case& bad : {Case{"", CodeProblem::Unknown, ""},
                            {"BHX", CodeProblem::Unknown, "BHX"},
                            {"BH/", CodeProblem::BadModifier, ""},
                            {"BH/C3", CodeProblem::BadModifier, "C3"},
                            {"BH/C1/M1", CodeProblem::NotForThis, "M1"},
                            {"SB/M1", CodeProblem::NotForThis, "M1"},
                            {"WIN/C1", CodeProblem::NotForThis, "C1"},
                            {"DE/R", CodeProblem::NotForThis, "R"},
                            {"KS/Lx", CodeProblem::BadModifier, "LX"},
                            {"KS/L99999999999999", CodeProblem::BadModifier, "L99999999999999"},
                            {"ARO/U0", CodeProblem::BadModifier, "U0"},
                            {"BH/Pp", CodeProblem::BadModifier, "PP"}}) {
        INFO(bad.code);
        const auto read = parseTieBreak(bad.code);
        REQUIRE_FALSE(read);
        CHECK(read.error().problem == bad.problem);
        CHECK(read.error().part == bad.part);
        CHECK_FALSE(message(read.error()).empty());
    }
}

TEST_CASE("The edition follows the start date unless the event says which", "[tiebreak]") {
    Tournament tournament;
    CHECK(editionOf(tournament) == Edition::March2026);
    for (const auto& [date, edition] : {std::pair{"2026/02/28", Edition::August2024},
                                        {"2026/03/01", Edition::March2026},
                                        {"2025.12.20", Edition::August2024},
                                        {"28/02/2026", Edition::August2024},
                                        {"01-03-2026", Edition::March2026},
                                        {"26/02/28", Edition::August2024},
                                        {"26/03/01", Edition::March2026},
                                        {"", Edition::March2026},
                                        {"2026", Edition::March2026},
                                        {"2027/01/01", Edition::March2026},
                                        {"soon", Edition::March2026}}) {
        tournament.start = date;
        CHECK(editionOf(tournament) == edition);
    }
    tournament.tieBreakEdition = 2024;
    CHECK(editionOf(tournament) == Edition::August2024);
}

TEST_CASE("Three tied players are ordered only where no missing game could change it",
          "[tiebreak]") {
    // A beat B, B beat C, A and C have not met: nothing is decided.
    const Tournament open = tournamentOf({"+W2 -B4", "-B1 +W3", "-B2 +W5", "U +W1", "U -B3"});
    const Encounter undecided =
        directEncounter(open, {Edition::March2026, 2, false}, false, {0, 1, 2});
    CHECK(undecided.classes.size() == 1);
    CHECK_FALSE(undecided.tables.front().allMet);
    const Encounter two = directEncounter(open, {Edition::March2026, 2, false}, false, {0, 1});
    CHECK(two.classes == std::vector<std::vector<PlayerIndex>>{{0}, {1}});
    // 1-1 between two players: the average does not separate them.
    const Tournament twice = tournamentOf({"+W2 -B2", "-B1 +W1"});
    CHECK(directEncounter(twice, {Edition::March2026, 2, false}, false, {0, 1}).classes.size() ==
          1);
    // A forfeit is no encounter, unless the regulations say so.
    const Tournament forfeit = tournamentOf({"+F2", "-F1"});
    CHECK(directEncounter(forfeit, {Edition::March2026, 1, false}, false, {0, 1}).classes.size() ==
          1);
    CHECK(directEncounter(forfeit, {Edition::March2026, 1, false}, true, {0, 1}).classes.size() ==
          2);
    CHECK(directEncounter(forfeit, {Edition::March2026, 1, true}, false, {0, 1}).classes.size() ==
          2);
}

TEST_CASE("Averages over different numbers of games stay exact however many there are",
          "[tiebreak]") {
    Fraction sum;
    for (int k = 0; k < 99; ++k)
        sum = sum + Fraction{1, k % 2 == 0 ? 2 : 4};
    CHECK(sum == Fraction{149, 4});
    CHECK(sum.over == 4);
}

TEST_CASE("Who stays tied shares the rank, and lots decide the same way every time", "[tiebreak]") {
    const Tournament tournament = tournamentOf({"=W2", "=B1", "=W4", "=B3"});
    const Standings tied = standings(tournament, request("BH", 1));
    for (const Row& row : tied.rows)
        CHECK(row.rank == 1);
    CHECK(placesText(tournament, tied) == "A B C D");
    CHECK(whyAbove(tied, 0, 1).by == Difference::By::Nothing);
    Request lots = request("BH,LOTS", 1);
    std::set<std::string> orders;
    for (lots.lotsSeed = 1; lots.lotsSeed <= 200; ++lots.lotsSeed) {
        const std::string order = placesText(tournament, standings(tournament, lots));
        CHECK(order == placesText(tournament, standings(tournament, lots)));
        orders.insert(order);
    }
    CHECK(orders.size() == 24);
    lots.lotsSeed = 7;
    CHECK(placesText(tournament, standings(tournament, lots)) == "C | A | B | D");
}

TEST_CASE("Standings are those after the last round of which all is known", "[tiebreak]") {
    Tournament tournament = small();
    CHECK(completedRounds(tournament) == 3);
    tournament.player(0).at(3).kind = Kind::Pending;
    tournament.player(2).at(3).kind = Kind::Pending;
    CHECK(completedRounds(tournament) == 2);
    CHECK(completedRounds(Tournament{}) == 0);
    CHECK(standings(Tournament{}, request("DE,BH", 0)).rows.empty());
    const Standings before = standings(tournament, request("DE,BH/C1,SB/C2,AOB,TPR", 0));
    CHECK(before.rows.size() == 5);
    CHECK(before.rows.back().rank == 1);
    const Standings early = standings(tournament, request("TPN", 1));
    CHECK(placesText(tournament, early) == "A | E | B | C | D");
}

TEST_CASE("A group is ranked by the order of the whole field with places of its own",
          "[tiebreak]") {
    Tournament tournament = tournamentOf({"=W2 +B3", "=B1 =W4", "=W4 -W1", "=B3 =B2"});
    for (const int i : {1, 2, 3})
        tournament.player(i).group = "U9";
    tournament.player(0).group = "U7";
    CHECK(groupsOf(tournament) == std::vector<std::string>{"U7", "U9"});
    const Standings all = standings(tournament, request("", 2));
    CHECK(placesText(tournament, all) == "A | B D | C");
    const auto group = groupRanking(tournament, all, inGroup("U9"));
    REQUIRE(group.size() == 3);
    CHECK(group[0].place == 1);
    CHECK(group[1].place == 1);
    CHECK(group[2].place == 3);
    CHECK(all.rows[group[2].row].player == 2);
    CHECK(groupRanking(tournament, all, inGroup("U11")).empty());
    tournament.player(0).birth = "2015/12/31";
    tournament.player(1).birth = "2016/01/01";
    tournament.player(2).birth = "2016";
    const auto young = groupRanking(tournament, all, bornFrom("2016-01-01"));
    REQUIRE(young.size() == 2);
    CHECK(all.rows[young[0].row].player == 1);
    CHECK(young[1].place == 2);
    CHECK(groupRanking(tournament, all, bornFrom("2015")).size() == 3);
    for (const char* const wrong : {"", "16", "2016/1/1", "2016/01/0x", "01/01/2016", "20160101ab",
                                    "2016/13/01", "2016/12/32"})
        CHECK_FALSE(isDate(wrong));
}

TEST_CASE("A list that asks for trouble is answered with warnings", "[tiebreak]") {
    Tournament tournament = small();
    Request asked = request("BH/C1,WIN,TPR,BH/C1", 3);
    asked.roundRobin = true;
    tournament.player(4).rating = 0;
    Circumstances rapid{true, 600, 0};
    const auto warnings = warningsOf(tournament, standings(tournament, asked), rapid);
    CHECK(codesOf(warnings) == std::vector<std::string>{"buchholz_in_round_robin", "wins_ambiguous",
                                                        "ratings_with_unrated",
                                                        "buchholz_in_round_robin", "twice_listed",
                                                        "blitz_for_rating", "still_tied"});
    for (const Warning& warning : warnings)
        CHECK(message(warning).find('{') == std::string::npos);
    asked = request("BH/C1,TPR/U1400", 3);
    rapid.baseSeconds = 601;
    tournament.declaredRounds = 4;
    CHECK(codesOf(warningsOf(tournament, standings(tournament, asked), rapid)) ==
          std::vector<std::string>{"swiss_like_round_robin"});
    tournament.declaredRounds = 3;
    rapid = {false, 300, 0};
    CHECK(warningsOf(tournament, standings(tournament, asked), rapid).empty());
    CHECK(codesOf(warningsOf(tournament, standings(tournament, request("", 3)))) ==
          std::vector<std::string>{"still_tied"});
}

TEST_CASE("A trace adds up to its value and says what was cut", "[tiebreak]") {
    const Tournament tournament = small();
    const Values values(tournament, {Edition::March2026, 3, false});
    for (const char* const code : {"BH", "BH/C1", "BH/M1", "FB/C2", "SB", "SB/C1", "KS", "PS/C1",
                                   "WIN", "WON", "BPG", "BWG", "REP", "STD"})
        for (PlayerIndex i = 0; i < 5; ++i) {
            INFO(code << " of " << i);
            const Trace trace = values.trace(i, *parseTieBreak(code));
            Fraction sum;
            int cut = 0;
            for (const Line& line : trace.lines) {
                if (line.fate == Fate::Counted) sum = sum + line.amount;
                if (line.fate != Fate::Counted && line.fate != Fate::LeftOut) ++cut;
            }
            CHECK(trace.value == sum);
            CHECK(cut == trace.tieBreak.cutLow + trace.tieBreak.cutHigh);
            CHECK(trace.lines.size() == 3);
        }
    // E: a pairing bye, a loss, then absent to the end: the absence counts as a draw for opponents.
    CHECK(values.scores(false).score(4) == 2);
    CHECK(values.scores(false).adjusted(4) == 3);
    const Trace cut = values.trace(4, *parseTieBreak("BH/C1"));
    CHECK(cut.lines[2].voluntary);
    CHECK(cut.lines[2].fate == Fate::CutVoluntary);
    CHECK(cut.lines[2].score == 2);
}

TEST_CASE("Neighbours are told in at most two sentences what separates them", "[tiebreak]") {
    const English english;
    const Tournament tournament = small();
    const Standings byBuchholz = standings(tournament, request("DE,BH/C1", 3));
    CHECK(placesText(tournament, byBuchholz) == "A C | B | D | E");
    CHECK(why(tournament, byBuchholz, 0, 1) ==
          "A and C share the place: both have 2 points, and no tie-break separates them.");
    CHECK(why(tournament, byBuchholz, 1, 2) == "C has 2 points, B has 1.5 points.");
    CHECK(why(tournament, byBuchholz, 2, 3) ==
          "Both have 1.5 points, and these do not decide: direct encounter. Then Buchholz Cut-1 "
          "decides: B has 4, D has 3.5.");
    const Tournament met = tournamentOf({"+W2 -B3", "-B1 +W4", "U +W1", "Z -B2"});
    const Standings byEncounter = standings(met, request("DE", 2));
    CHECK(placesText(met, byEncounter) == "C | A | B | D");
    CHECK(why(met, byEncounter, 1, 2) ==
          "Both have 1 point. A won the direct encounter with B in round 1.");
    const auto lines = details(met, byEncounter.encounters.front().encounter);
    CHECK(lines == std::vector<std::string>{"All have met; the points among them:",
                                            "A: 1, place 1 among them (round 1 against B: win)",
                                            "B: 0, place 2 among them (round 1 against A: loss)"});
}

TEST_CASE("A number is explained in two sentences and a line for each round", "[tiebreak]") {
    const English english;
    const Tournament tournament = small();
    const Values values(tournament, {Edition::March2026, 3, false});
    const Trace buchholz = values.trace(4, *parseTieBreak("BH/C1"));
    CHECK(summary(tournament, buchholz) ==
          "E, Buchholz Cut-1: 3. It is the sum of the opponents' scores.");
    CHECK(details(tournament, buchholz) ==
          std::vector<std::string>{
              "Round 1, pairing-allocated bye: a dummy opponent with the player's own 1 point.",
              "Round 2, loss against C: the opponent has 2 points.",
              "Round 3, zero-point bye: a dummy opponent with the player's own 1 point (cut: a "
              "round missed by choice goes first).",
              "1 + 2 = 3"});
    CHECK(details(tournament, values.trace(4, *parseTieBreak("TPR"))) ==
          std::vector<std::string>{"Round 2, loss against C: rating 1980.", "The average is 1980.",
                                   "0 of 1: 0 %; by FIDE's table -800.", "1980 - 800 = 1180"});
    CHECK(details(tournament, values.trace(2, *parseTieBreak("SB"))).at(1) ==
          "Round 2, win against E: the opponent has 1 point, adjusted 1.5 points; times 1 is 1.5.");
    CHECK(adjustedDetails(tournament, values.scores(false), 4) ==
          std::vector<std::string>{
              "E, round 3, zero-point bye: for the opponents this counts 0.5 and "
              "not 0, because no round was played after it."});
    CHECK(adjustedDetails(tournament, values.scores(false), 0).empty());
    // Nothing of all tie-breaks is left unfilled.
    for (const std::string& code : tieBreakCodes())
        for (PlayerIndex i = 0; i < 5; ++i) {
            const Trace trace = values.trace(i, *parseTieBreak(code));
            std::string all = summary(tournament, trace);
            for (const std::string& line : details(tournament, trace))
                all += line;
            CHECK(all.find_first_of("{}") == std::string::npos);
        }
}

TEST_CASE("Each line shows the fact on which its number rests", "[tiebreak]") {
    const English english;
    const Tournament tournament = tournamentOf(
        {"+W2 H =B3 +F4", "-B1 +W4 U -B3", "=B4 +F5 =W1 +W2", "=W3 -B2 +B5 -F1", "U -F3 -W4 Z"});
    const Values values(tournament, {Edition::March2026, 4, false});
    const auto lines = [&](PlayerIndex player, const char* code) {
        return details(tournament, values.trace(player, *parseTieBreak(code)));
    };
    const auto all = [&](PlayerIndex player, const char* code) {
        return summary(tournament, values.trace(player, *parseTieBreak(code)));
    };
    CHECK(lines(0, "BPG") ==
          std::vector<std::string>{"Round 1, with White, win against B: counts 0.",
                                   "Round 2, half-point bye: counts 0.",
                                   "Round 3, with Black, draw against C: counts 1.",
                                   "Round 4, win by forfeit against D: counts 0."});
    CHECK(lines(0, "WIN").at(3) == "Round 4, win by forfeit against D: 1 point, counts 1.");
    CHECK(lines(0, "WON").at(3) == "Round 4, win by forfeit against D: counts 0.");
    CHECK(lines(0, "PS/C1").front() ==
          "Round 1, win against B: 1 point, 1 point so far (not counted).");
    CHECK(lines(0, "PS/C1").back() == "1.5 + 2 + 3 = 6.5");
    CHECK(lines(0, "STD").at(1) == "Round 2, half-point bye: 0.5 against 0.5, counts 0.5.");
    CHECK(lines(0, "BH").at(1) == "Round 2, half-point bye: a dummy opponent with 2 points, since "
                                  "the player has 3 points and more than draws in all rounds does "
                                  "not count.");
    CHECK(lines(0, "BH").at(3) == "Round 4, win by forfeit against D: a dummy opponent with 1.5 "
                                  "points, since the player has 3 points and more than the "
                                  "scheduled opponent's score does not count.");
    CHECK(lines(2, "SB/C1").at(0) == "Round 1, draw against D: the opponent has 1.5 points; times "
                                     "0.5 is 0.75 (cut: the opponent with the lowest score).");
    CHECK(lines(2, "SB/C1").at(1) ==
          "Round 2, win by forfeit against E: a dummy opponent with 1.5 points, since the player "
          "has 3 points and more than the scheduled opponent's score does not count; times 1 is "
          "1.5.");
    CHECK(all(0, "KS") == "A, Koya: 1.5. It is the points won against opponents who have at least "
                          "2 points.");
    CHECK(all(0, "KS/L+2") == "A, Koya, limit moved by 1: 0.5. It is the points won against "
                              "opponents who have at least 3 points.");
    CHECK(lines(0, "KS").front() == "Round 1, win against B: the opponent has 2 points: counts 1.");
    CHECK_THAT(all(0, "FB"), ContainsSubstring("as if the pairs of the last round had drawn"));
    CHECK(lines(3, "ARO").back() == "The average is 1977.");
    CHECK(lines(4, "AOB").back().starts_with("There is no game") == false);
    Tournament unrated = tournament;
    unrated.player(1).rating = 0;
    const Values some(unrated, {Edition::March2026, 4, false});
    CHECK(summary(unrated, some.trace(0, *parseTieBreak("TPR"))) ==
          "A, performance rating: -. It is left out, because some players have no rating.");
    CHECK(details(unrated, some.trace(0, *parseTieBreak("ARO/U1400"))).front() ==
          "Round 1, win against B: unrated, counts as 1400.");
}

TEST_CASE("A direct encounter is told with its games", "[tiebreak]") {
    const English english;
    const Tournament forfeit = tournamentOf({"+F2 -W3", "-F1 +W4", "+W4 +B1", "-B3 -B2"});
    const Standings open = standings(forfeit, request("DE,DE/P", 2));
    CHECK(placesText(forfeit, open) == "C | A | B | D");
    CHECK(details(forfeit, open.encounters.front().encounter) ==
          std::vector<std::string>{
              "Not all have met; a place counts only if no missing game could change it:",
              "A: 0, at most 1 (round 1 against B: win by forfeit, does not count)",
              "B: 0, at most 1 (round 1 against A: loss by forfeit, does not count)"});
    CHECK(why(forfeit, open, 1, 2) ==
          "Both have 1 point, and these do not decide: direct encounter. A won the direct "
          "encounter with B by forfeit in round 1.");
    const Tournament circle = tournamentOf({"+W2 =B3 Z", "-B1 U =W3", "H =W1 =B2"});
    const Standings round = standings(circle, request("WIN/R,DE", 3));
    CHECK(why(circle, standings(circle, request("DE", 3)), 0, 1) ==
          "3 players have 1.5 points: A; C; B. In the games of these 3 among themselves A has 1.5, "
          "C has 1.");
    CHECK(why(circle, round, 0, 1) ==
          "Both have 1.5 points. Then number of wins, in reverse order decides, the smaller one "
          "first: C has 0, A has 1.");
    CHECK(why(circle, round, 1, 2) ==
          "Both have 1.5 points, and these do not decide: number of wins, in reverse order. A won "
          "the direct encounter with B in round 1.");
    const Tournament apart = tournamentOf({"+W2 +B3 Z", "-B1 U +W4", "+B4 -W1 U", "-W3 Z -B2"});
    CHECK(why(apart, standings(apart, request("DE", 3)), 0, 1) ==
          "3 players have 2 points: A; B; C. In the games of these 3 among themselves A has 2; B "
          "could have at most 1, also with those that were not played.");
    // Two games of the same two: the better one of them is told by points.
    const Tournament twice = tournamentOf({"+W2 =B2", "-B1 =W1"});
    Request both = request("DE", 2);
    both.roundRobin = true;
    const Encounter encounter =
        directEncounter(twice, {Edition::March2026, 2, true}, false, {0, 1});
    CHECK(details(twice, encounter) ==
          std::vector<std::string>{
              "All have met; the points among them:",
              "A: 0.75, place 1 among them (round 1 against B: win; round 2 against B: draw)",
              "B: 0.25, place 2 among them (round 1 against A: loss; round 2 against A: draw)",
              "Several games of two players count with their average."});
}

TEST_CASE("Numbers are written as the language does", "[tiebreak]") {
    const TieBreak mean = *parseTieBreak("AOB");
    const TieBreak sum = *parseTieBreak("SB");
    CHECK(valueText(sum, Fraction{37, 4}) == "9,25");
    CHECK(valueText(sum, Fraction{26, 4}) == "6,5");
    CHECK(valueText(mean, Fraction{13, 1}) == "13,00");
    CHECK(valueText(mean, Fraction{133, 10}) == "13,30");
    CHECK(valueText(mean, Fraction{107, 8}) == "13,38");
    CHECK(valueText(mean, std::nullopt) == "-");
    const English english;
    CHECK(valueText(sum, Fraction{37, 4}) == "9.25");
    CHECK(nameOf(*parseTieBreak("BH/C1")) == "Buchholz Cut-1");
}
