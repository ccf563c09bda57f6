// SPDX-License-Identifier: MIT
// Files as other programs and hurried people write them; one peculiarity or defect each.
#include "swiss_support.hpp"

#include "arbiter/formats/trf_notes.hpp"
#include "arbiter/formats/trf_words.hpp"
#include "i18n/catalogue.hpp"
#include "tests/catch.hpp"

#include <fstream>
#include <sstream>

using namespace theco;
using namespace theco::formats;
using namespace theco::test;
using event::Colour;
using event::Kind;

namespace {

std::string textOf(const std::string& name) {
    std::ifstream in(std::string(THECO_TEST_DATA) + "/trf/" + name, std::ios::binary);
    REQUIRE(in);
    std::ostringstream out;
    out << in.rdbuf();
    return out.str();
}

TrfFile read(const std::string& name) {
    INFO(name);
    auto file = readTrf(textOf(name));
    if (!file) FAIL(message(file.error()));
    return std::move(file).value();
}

std::vector<TrfNote::What> kindsOf(const std::vector<TrfNote>& notes) {
    std::vector<TrfNote::What> out;
    for (const TrfNote& note : notes)
        out.push_back(note.what);
    return out;
}

} // namespace

TEST_CASE("Files of other programs come back the same from both dialects", "[trf]") {
    for (const char* const name :
         {"swiss_manager.trf", "vega.trf", "lichess.trf", "national_titles.trf", "teams.trf",
          "other_points.trf", "players_missing.trf", "empty_round.trf", "abnormal_points.trf"}) {
        INFO(name);
        const TrfFile file = read(name);
        for (const TrfDialect dialect : {TrfDialect::Trf16, TrfDialect::Trf26}) {
            const std::string once = written(file, dialect);
            const auto again = readTrf(once);
            REQUIRE(again);
            CHECK(again->tournament == file.tournament);
            CHECK(again->extras == file.extras);
            CHECK(written(*again, dialect) == once);
        }
    }
}

TEST_CASE("Swiss-Manager's export of a round that is being played is read", "[trf]") {
    const TrfFile file = read("swiss_manager.trf");
    const event::Tournament& t = file.tournament;
    CHECK(t.name == "Giải Mùa Thu");
    CHECK(t.declaredRounds == 3);
    CHECK(t.players[1].sex == event::Sex::Female);
    CHECK(t.players[0].in(2).kind == Kind::Pending);
    CHECK(t.players[2].in(2).kind == Kind::PairingBye);
    CHECK(t.players[4].rating == 0);
    // The bye of the round in play does not count in the file yet; that is no difference.
    CHECK(notesOn(file).empty());
}

TEST_CASE("Vega's names are as wide as their bytes", "[trf]") {
    const TrfFile file = read("vega.trf");
    CHECK(file.tournament.players[0].name == "Müller, Jörg");
    CHECK(file.tournament.players[0].rating == 2201);
    CHECK(file.tournament.players[1].title == event::Title::WFM);
    CHECK(file.tournament.players[3].in(1).kind == Kind::Draw);
}

TEST_CASE("A last round of nothing is no round", "[trf]") {
    const std::string text = textOf("cut_line.trf");
    const auto file = readTrf(text.substr(0, text.find("     2 w 1")) + "  0000 - H  0000 -\n");
    REQUIRE(file);
    CHECK(file->tournament.players[0].rounds.size() == 1);
}

TEST_CASE("Byes without a dash in the column of the colour are byes", "[trf]") {
    const event::Tournament t = read("lichess.trf").tournament;
    CHECK(t.players[0].in(2).kind == Kind::PairingBye);
    CHECK(t.players[0].in(3).kind == Kind::ZeroPointBye);
    CHECK(t.pairedRounds() == 2);
}

TEST_CASE("A national title is none of FIDE's, and stays in the file", "[trf]") {
    const TrfFile file = read("national_titles.trf");
    CHECK(file.tournament.players[0].title == event::Title::None);
    CHECK(file.tournament.players[1].title == event::Title::GM);
    CHECK_THAT(written(file, TrfDialect::Trf26), ContainsSubstring("001    1 m 1N Rossi"));
    const auto notes = notesOn(file);
    REQUIRE(kindsOf(notes) == std::vector{TrfNote::What::OtherTitle});
    CHECK(notes[0].count == 2);
    CHECK(notes[0].number == 1);
    CHECK(notes[0].title == "1N");
}

TEST_CASE("Records that number teams are not taken for players", "[trf]") {
    const TrfFile file = read("teams.trf");
    CHECK(file.tournament.forbidden.empty());
    CHECK(file.tournament.adjustments.empty());
    CHECK(file.tournament.players[0].virtualPoints.empty());
    CHECK(file.tournament.players[1].in(2).kind == Kind::None);
    CHECK(kindsOf(notesOn(file)) == std::vector{TrfNote::What::Teams});
    // What this program would say in those records it says in others, or not at all.
    TrfFile more = file;
    more.tournament.players[0].at(2).kind = Kind::HalfPointBye;
    more.tournament.players[1].virtualPoints = {2};
    more.tournament.forbidden.push_back({{0, 1}, 1, 999});
    const auto again = readTrf(written(more, TrfDialect::Trf26));
    REQUIRE(again);
    CHECK(again->tournament == more.tournament);
    more.tournament.forbidden[0].lastRound = 2;
    const auto refused = writeTrf(more, TrfDialect::Trf26);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().problem == TrfProblem::Unwritable);
}

TEST_CASE("Abnormal points are added without a letter and replace with one", "[trf]") {
    const event::Tournament t = read("abnormal_points.trf").tournament;
    CHECK(t.scoring.fullPointBye == 1); // every round, everybody
    CHECK(t.scoring.forfeitLoss == 0);
    CHECK(t.scoreAfter(0, 1) == 1); // a win and a penalty
    CHECK(t.scoreAfter(2, 1) == 1); // a forfeit that was worth half a point
    CHECK(t.scoreAfter(3, 1) == 2);
    CHECK(t.scoreAfter(4, 1) == 1);
    const std::string two = textOf("other_points.trf");
    for (const char* const line : {"299          -0.5         1", "299          -0.5  000    1",
                                   "299 Q         0.5    1    1"}) {
        INFO(line);
        CHECK_FALSE(readTrf(two + line + '\n'));
    }
}

TEST_CASE("What does not add up in a file is noted, not refused", "[trf]") {
    const auto points = notesOn(read("other_points.trf"));
    REQUIRE(kindsOf(points) == std::vector{TrfNote::What::PointsDiffer});
    CHECK(points[0].number == 1);
    CHECK(points[0].printed == 6);
    CHECK(points[0].computed == 2);
    const auto missing = notesOn(read("players_missing.trf"));
    REQUIRE(kindsOf(missing) == std::vector{TrfNote::What::PlayersMissing});
    CHECK(missing[0].announced == 9);
    CHECK(missing[0].count == 2);
    const auto empty = notesOn(read("empty_round.trf"));
    REQUIRE(kindsOf(empty) == std::vector{TrfNote::What::EmptyRound});
    CHECK(empty[0].number == 2);
    for (const auto language : {i18n::Language::Vietnamese, i18n::Language::English}) {
        i18n::setLanguage(language);
        for (const char* const name : {"other_points.trf", "players_missing.trf", "empty_round.trf",
                                       "national_titles.trf", "teams.trf"})
            for (const TrfNote& note : notesOn(read(name)))
                CHECK(message(note).find('{') == std::string::npos);
    }
    i18n::setLanguage(i18n::Language::Vietnamese);
}

TEST_CASE("A broken file is refused with the place and what was expected", "[trf]") {
    struct Row {
        const char* file;
        TrfProblem problem;
        int line, column;
        const char* english;
    };
    i18n::setLanguage(i18n::Language::English);
    for (const Row& row : std::vector<Row>{
             {"latin_1.trf", TrfProblem::NotUtf8, 1, 0, "UTF-8"},
             {"windows_1258.trf", TrfProblem::NotUtf8, 1, 0, "UTF-8"},
             {"cut_off.trf", TrfProblem::NoSuchPlayer, 3, 92, "4 players (record 062) and has 2"},
             {"cut_line.trf", TrfProblem::NoGame, 1, 92, "Player 2 (line 2) has no game"},
             {"tabs.trf", TrfProblem::Tab, 1, 4, "blanks"},
             {"indented.trf", TrfProblem::Indented, 2, 1, "columns 1 to 3"},
             {"one_column_right.trf", TrfProblem::NotBlank, 2, 53, "shifted"},
             {"rating_letter.trf", TrfProblem::BadNumber, 2, 49, "17O0"},
             {"decimal_comma.trf", TrfProblem::BadPoints, 1, 81, "such as 3.5"}}) {
        INFO(row.file);
        const auto file = readTrf(textOf(row.file));
        REQUIRE_FALSE(file);
        CHECK(file.error().problem == row.problem);
        CHECK(file.error().line == row.line);
        CHECK(file.error().column == row.column);
        CHECK_THAT(message(file.error()), ContainsSubstring(row.english));
    }
    i18n::setLanguage(i18n::Language::Vietnamese);
    for (const std::string& sheet :
         {std::string("PK\x03\x04\x14"), std::string("\xD0\xCF\x11\xE0")}) {
        const auto file = readTrf(sheet + std::string(20, '\0') + "\n001\n");
        REQUIRE_FALSE(file);
        CHECK(file.error().problem == TrfProblem::NotText);
    }
}

TEST_CASE("Each tie-break of a file has its line", "[trf]") {
    const TrfFile file = read("unknown_tie_break.trf");
    CHECK(file.tournament.tieBreaks == std::vector<std::string>{"DE", "BH/C1", "BUCHHOLZ"});
    CHECK(file.tieBreakLines == std::vector{2, 2, 3});
}
