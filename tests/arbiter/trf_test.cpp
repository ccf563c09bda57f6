// SPDX-License-Identifier: MIT
#include "swiss_support.hpp"

#include "arbiter/event/action.hpp"
#include "arbiter/formats/trf_words.hpp"
#include "arbiter/swiss/generator.hpp"
#include "i18n/catalogue.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"

#include <limits>

using namespace theco;
using namespace theco::formats;
using namespace theco::test;
using event::Colour;
using event::Kind;

namespace {

/// Columns are easier to see in a whole line.
std::string player(int id, const std::string& rounds, const std::string& rating = "1500") {
    const std::string number = std::to_string(id);
    return "001 " + std::string(4 - number.size(), ' ') + number +
           " m    Player                            " + rating +
           " VIE                         0.0    1" + rounds + "\n";
}

const std::string kTwo = player(1, "     2 w 1") + player(2, "     1 b 0");

TrfFault faultIn(const std::string& text) {
    const auto file = readTrf(text);
    REQUIRE_FALSE(file);
    return file.error();
}

} // namespace

TEST_CASE("A player's line is read by its columns", "[trf]") {
    const auto cell = [](std::string text, int width, int letters) {
        return text + std::string(static_cast<std::size_t>(width - letters), ' ');
    };
    const auto file = readTrf("012 Giải Kim Cương\n"
                              "001    1 wWGM " +
                              cell("Nguyễn, Thị Ánh Tuyết", 33, 21) +
                              " 2315 VIE    12401137 1990/05/31  1.5    1     2 w 1  0000 - H\n" +
                              "001    2 m CM " + cell("Trần, Văn", 33, 9) +
                              "      VIE             2001        0.0    2     1 b 0\n");
    REQUIRE(file);
    const event::Tournament& t = file->tournament;
    CHECK(t.name == "Giải Kim Cương");
    REQUIRE(t.players.size() == 2);
    CHECK(t.players[0].name == "Nguyễn, Thị Ánh Tuyết");
    CHECK(t.players[0].title == event::Title::WGM);
    CHECK(t.players[0].sex == event::Sex::Female);
    CHECK(t.players[0].rating == 2315);
    CHECK(t.players[0].fideId == "12401137");
    CHECK(t.players[0].birth == "1990/05/31");
    CHECK(t.players[0].in(1) == event::Entry{Kind::Win, Colour::White, 1});
    CHECK(t.players[0].in(2).kind == Kind::HalfPointBye);
    CHECK(t.players[1].rating == 0);
    CHECK(t.players[1].birth == "2001");
    CHECK(t.players[1].in(2).kind == Kind::None);
    CHECK(t.pairedRounds() == 1);
    CHECK(t.scoreAfter(0, 2) == 3);
}

TEST_CASE("A line whose columns are bytes is read as well", "[trf]") {
    const std::string name = "Nguyễn, Thị Ánh Tuyết"; // 21 characters, 28 bytes
    const auto line = [&](std::size_t blanks) {
        return "001    1 w    " + name + std::string(blanks, ' ') +
               " 2315 VIE                         1.5    1  0000 - H\n";
    };
    for (const std::size_t blanks : {33 - name.size(), std::size_t{33 - 21}}) {
        const auto file = readTrf(line(blanks));
        REQUIRE(file);
        CHECK(file->tournament.players[0].name == name);
        CHECK(file->tournament.players[0].rating == 2315);
        CHECK(file->tournament.players[0].in(1).kind == Kind::HalfPointBye);
    }
    // Of a fault in characters the column is told.
    std::string broken = line(33 - 21);
    broken.replace(broken.find("2315"), 4, "23x5");
    CHECK(faultIn(broken).column == 49);
}

TEST_CASE("Line ends and a byte order mark make no difference", "[trf]") {
    const auto plain = readTrf(kTwo);
    REQUIRE(plain);
    for (const std::string& end : {std::string("\r\n"), std::string("\r")}) {
        std::string text = "\xEF\xBB\xBF";
        for (const char c : kTwo)
            text += c == '\n' ? end : std::string(1, c);
        const auto other = readTrf(text);
        REQUIRE(other);
        CHECK(written(*other, TrfDialect::Trf16) == written(*plain, TrfDialect::Trf16));
    }
}

TEST_CASE("Every result letter is known, with and without an opponent", "[trf]") {
    struct Row {
        std::string mine, theirs;
        Kind kind, other;
    };
    for (const Row& row : std::vector<Row>{{"1", "0", Kind::Win, Kind::Loss},
                                           {"=", "=", Kind::Draw, Kind::Draw},
                                           {"=", "0", Kind::Draw, Kind::Loss},
                                           {"W", "L", Kind::UnratedWin, Kind::UnratedLoss},
                                           {"D", "D", Kind::UnratedDraw, Kind::UnratedDraw},
                                           {"+", "-", Kind::ForfeitWin, Kind::ForfeitLoss},
                                           {"-", "-", Kind::ForfeitLoss, Kind::ForfeitLoss},
                                           {" ", " ", Kind::Pending, Kind::Pending}}) {
        INFO(row.mine << row.theirs);
        const auto file =
            readTrf(player(1, "     2 w " + row.mine) + player(2, "     1 b " + row.theirs));
        REQUIRE(file);
        CHECK(file->tournament.players[0].in(1).kind == row.kind);
        CHECK(file->tournament.players[1].in(1).kind == row.other);
    }
    for (const auto& [letter, kind] :
         std::vector<std::pair<std::string, Kind>>{{"U", Kind::PairingBye},
                                                   {"F", Kind::FullPointBye},
                                                   {"H", Kind::HalfPointBye},
                                                   {"Z", Kind::ZeroPointBye}}) {
        const auto file = readTrf(player(1, "  0000 - " + letter));
        REQUIRE(file);
        CHECK(file->tournament.players[0].in(1).kind == kind);
    }
}

TEST_CASE("The rules of a tournament are read from either dialect", "[trf]") {
    const std::string three = player(1, "") + player(2, "") + player(3, "");
    const auto old = readTrf("XXR 7\nXXC black1\nBBW 3.0\nBBD 1.0\nBBU  0.5\n" + three +
                             "XXA    1  1.0  0.5\nXXP 1 3\nXXZ 2\n");
    const auto young = readTrf("142 7\n152 B\n162  W 3.0    D 1.0    P 0.5\n192 FIDE_DUTCH_2026\n"
                               "202 DE,BH/C1,WIN\n" +
                               three +
                               "240 Z   1    2\n250       1.0   1   1    1    1\n"
                               "250       0.5   2   2    1    1\n260   1 999    1    3\n");
    REQUIRE(old);
    REQUIRE(young);
    for (const auto* const file : {&*old, &*young}) {
        const event::Tournament& t = file->tournament;
        CHECK(t.declaredRounds == 7);
        CHECK(t.initialColour == Colour::Black);
        CHECK(t.scoring.win() == 6);
        CHECK(t.scoring.draw() == 2);
        CHECK(t.scoring.fullPointBye == 6);
        CHECK(t.scoring.halfPointBye == 2);
        CHECK(t.scoring.pairingBye == 1);
        CHECK(t.players[0].virtualPoints == std::vector<int>{2, 1});
        REQUIRE(t.forbidden.size() == 1);
        CHECK(t.forbidden[0].players == std::vector<int>{0, 2});
        CHECK(t.players[1].in(1).kind == Kind::ZeroPointBye);
    }
    CHECK(young->tournament.tieBreaks == std::vector<std::string>{"DE", "BH/C1", "WIN"});
    const auto javafo = readTrf("XXS W=3.0 D=1.0 PAB=0.5\n" + three);
    REQUIRE(javafo);
    CHECK(javafo->tournament.scoring == old->tournament.scoring);
}

TEST_CASE("With XXC rank the order of the lines is the order of the list", "[trf]") {
    const auto file = readTrf("XXC rank white1\n" + player(3, "     1 w 1") + player(7, "") +
                              player(1, "     3 b 0") + "XXP 1 7\n");
    REQUIRE(file);
    const event::Tournament& t = file->tournament;
    CHECK(t.players[0].tpn == 3);
    CHECK(t.players[0].in(1).opponent == 2);
    CHECK(t.forbidden[0].players == std::vector<int>{2, 1});
    const auto again = readTrf(written(*file, TrfDialect::Trf26));
    REQUIRE(again);
    CHECK(written(*again, TrfDialect::Trf16) == written(*file, TrfDialect::Trf16));
}

TEST_CASE("The last group of Baku's acceleration is even", "[trf]") {
    std::string text = "142 9\n192 FIDE_DUTCH_BAKU\n";
    for (int i = 1; i <= 22; ++i)
        text += player(i, "");
    const auto file = readTrf(text);
    REQUIRE(file);
    CHECK(file->tournament.players[11].virtualPoints == std::vector<int>{2, 2, 2, 1, 1});
    CHECK(file->tournament.players[12].virtualPoints.empty());
}

TEST_CASE("A file that names Baku but gives no points comes back without points", "[trf]") {
    const auto file =
        readTrf("142 3\n192 FIDE_DUTCH_BAKU\n" + kTwo + "250       0.0   1   1    1    1\n");
    REQUIRE(file);
    REQUIRE(file->tournament.players[0].virtualPoints.empty());
    for (const TrfDialect dialect : {TrfDialect::Trf16, TrfDialect::Trf26}) {
        const auto again = readTrf(written(*file, dialect));
        REQUIRE(again);
        CHECK(again->tournament == file->tournament);
    }
}

TEST_CASE("Two byte order marks are as good as one", "[trf]") {
    const std::string mark = "\xEF\xBB\xBF";
    const auto file = readTrf(mark + mark + "$remark\n" + kTwo);
    REQUIRE(file);
    CHECK_THAT(written(*file, TrfDialect::Trf16), !ContainsSubstring(mark));
}

TEST_CASE("Points beside the results are kept", "[trf]") {
    const auto file = readTrf(kTwo + "299     0.0   0.5    1    1\n");
    REQUIRE(file);
    REQUIRE(file->tournament.adjustments.size() == 1);
    CHECK(file->tournament.scoreAfter(0, 1) == 3);
    CHECK_THAT(written(*file, TrfDialect::Trf26),
               ContainsSubstring("299           0.5    1    1\n"));
}

TEST_CASE("Unknown lines and comments are kept and written back", "[trf]") {
    const std::string text =
        "### a remark\n132                 26/11/29\nVIE something\n" + kTwo + "013 a team\n";
    const auto file = readTrf(text);
    REQUIRE(file);
    for (const TrfDialect dialect : {TrfDialect::Trf16, TrfDialect::Trf26}) {
        const std::string out = written(*file, dialect);
        for (const char* const line : {"### a remark\n", "132                 26/11/29\n",
                                       "VIE something\n", "013 a team\n"})
            CHECK_THAT(out, ContainsSubstring(line));
    }
}

TEST_CASE("What is wrong is told by line, column and what was expected", "[trf]") {
    struct Row {
        std::string text;
        TrfProblem problem;
        int line, column;
    };
    const std::vector<Row> rows{
        {"", TrfProblem::NoPlayers, 0, 0},
        {"012 name\n", TrfProblem::NoPlayers, 0, 0},
        {"012 \xFF\n" + kTwo, TrfProblem::NotUtf8, 1, 0},
        {std::string("012 a\0b\n", 8) + kTwo, TrfProblem::NotUtf8, 1, 0},
        {"001    x\n", TrfProblem::BadNumber, 1, 5},
        {"001 10000 m    Player\n", TrfProblem::NotBlank, 1, 9},
        {player(1, "", "15001"), TrfProblem::NotBlank, 1, 53},
        // One blank too many before the rounds: not a player without games.
        {player(1, "      2 w 1") + player(2, "      1 b 0"), TrfProblem::NotBlank, 1, 96},
        {player(1, "     2 w 1?") + player(2, "     1 b 0"), TrfProblem::NotBlank, 1, 100},
        {player(1, "", "15x0"), TrfProblem::BadNumber, 1, 49},
        {player(1, "") + player(1, ""), TrfProblem::TwiceSame, 2, 5},
        {player(1, "     2 w 1"), TrfProblem::NoSuchPlayer, 1, 92},
        {player(1, "     1 w 1"), TrfProblem::OwnOpponent, 1, 92},
        {player(1, "     2 w 1") + player(2, ""), TrfProblem::NoGame, 1, 92},
        {player(1, "     2 w 1") + player(2, "     3 b 0") + player(3, "     2 w 1"),
         TrfProblem::NotReturned, 1, 92},
        {player(1, "     2 w 1") + player(2, "     1 w 0"), TrfProblem::SameColour, 1, 92},
        {player(1, "     2 w 1") + player(2, "     1 b 1"), TrfProblem::Contradiction, 1, 92},
        {player(1, "     2 w 1") + player(2, "     1 b -"), TrfProblem::Contradiction, 1, 92},
        {player(1, "     2 - 1") + player(2, "     1 b 0"), TrfProblem::NoColour, 1, 97},
        {player(1, "     2 x 1") + player(2, "     1 b 0"), TrfProblem::BadWord, 1, 97},
        {player(1, "     2 w ?") + player(2, "     1 b 0"), TrfProblem::BadWord, 1, 99},
        {player(1, "     2 w H") + player(2, "     1 b 0"), TrfProblem::ByeOnOpponent, 1, 99},
        {player(1, "  0000 - 1"), TrfProblem::NoOpponent, 1, 92},
        {"XXR x\n" + kTwo, TrfProblem::BadNumber, 1, 4},
        {"XXC grey1\n" + kTwo, TrfProblem::BadWord, 1, 5},
        {"152 X\n" + kTwo, TrfProblem::BadWord, 1, 5},
        {"BBW 0.3\n" + kTwo, TrfProblem::BadPoints, 1, 5},
        {"XXS W=1,5\n" + kTwo, TrfProblem::BadPoints, 1, 7},
        {"XXS Q=1.5\n" + kTwo, TrfProblem::BadWord, 1, 5},
        {kTwo + "XXP 1 7\n", TrfProblem::NoSuchPlayer, 3, 7},
        {kTwo + "XXA    9  1.0\n", TrfProblem::NoSuchPlayer, 3, 5},
        {kTwo + "240 Q   2    1\n", TrfProblem::BadWord, 3, 5},
        {kTwo + "240 H   1    1\n", TrfProblem::ByeConflict, 3, 14},
        {kTwo + "260   3   1    1    2\n", TrfProblem::BadNumber, 3, 9},
    };
    for (const Row& row : rows) {
        INFO(row.text);
        const TrfFault fault = faultIn(row.text);
        CHECK(fault.problem == row.problem);
        CHECK(fault.line == row.line);
        CHECK(fault.column == row.column);
        for (const auto language : {i18n::Language::Vietnamese, i18n::Language::English}) {
            i18n::setLanguage(language);
            const std::string text = message(fault);
            CHECK_FALSE(text.empty());
            CHECK(text.find('{') == std::string::npos);
        }
        i18n::setLanguage(i18n::Language::Vietnamese);
    }
}

TEST_CASE("A fault in a game names its round", "[trf]") {
    i18n::setLanguage(i18n::Language::English);
    const std::string first = "     2 w 1", second = "     1 b 0";
    CHECK(message(faultIn(player(1, "     2 w ?") + player(2, second)))
              .starts_with("line 1, column 99 (round 1): result: "));
    CHECK(message(faultIn(player(1, first + "     2 b 1") + player(2, second + "     1 w 1")))
              .starts_with("line 1, column 102 (round 2): "));
    CHECK(message(faultIn(player(1, "", "15x0"))).starts_with("line 1, column 49: "));
    i18n::setLanguage(i18n::Language::Vietnamese);
    CHECK(message(faultIn(player(1, "     2 w ?") + player(2, second)))
              .starts_with("dòng 1, cột 99 (ván 1): "));
}

TEST_CASE("The parts of a line have names in both languages", "[trf]") {
    TrfFault fault;
    fault.problem = TrfProblem::BadNumber;
    for (const char* const field :
         {"starting number", "players", "sex", "title", "name", "rating", "federation", "FIDE id",
          "birth", "points", "rank", "opponent", "colour", "result", "round", "rounds"}) {
        fault.field = field;
        i18n::setLanguage(i18n::Language::English);
        CHECK(message(fault).starts_with(std::string(field) + ": "));
        i18n::setLanguage(i18n::Language::Vietnamese);
        CHECK_FALSE(message(fault).starts_with(field));
    }
    fault.field = "XXC";
    CHECK(message(fault).starts_with("XXC: "));
}

TEST_CASE("A message shows enough of what was found, not all of it", "[trf]") {
    for (const char* const letter : {"9", "\u1eef"}) {
        std::string text = "XXR ";
        for (int i = 0; i < 100'000; ++i)
            text += letter;
        const std::string found = faultIn(text + "\n" + kTwo).found;
        CHECK(found.size() <= 63);
        CHECK(found.ends_with(std::string(letter) + "..."));
    }
}

TEST_CASE("A number that nobody has is nobody's", "[trf]") {
    const auto file = readTrf(kTwo);
    REQUIRE(file);
    for (const int number :
         {std::numeric_limits<int>::min(), -1, 0, 3, std::numeric_limits<int>::max()}) {
        CHECK(file->tournament.indexOf(number) == event::kNobody);
        CHECK(event::indexOfKey(file->tournament, number) == event::kNobody);
    }
}

TEST_CASE("What does not fit in its columns is refused, not garbled", "[trf]") {
    auto file = readTrf(kTwo);
    REQUIRE(file);
    const auto refused = [&](const char* field) {
        const auto text = writeTrf(*file, TrfDialect::Trf16);
        REQUIRE_FALSE(text);
        CHECK(text.error().problem == TrfProblem::TooLong);
        CHECK(text.error().field == field);
        CHECK(text.error().number == 1);
    };
    event::Player& first = file->tournament.players[0];
    first.rating = 12000;
    refused("rating");
    first.rating = 1500;
    first.name = "Nguyễn Phúc Hồng Bảo Thiên Kim Công Tằng Tôn Nữ";
    refused("name");
    first.name = "two\nlines";
    refused("name");
    first.name = std::string("nu\0l", 4);
    refused("name");
    first.name = std::string("\u1eef") + std::string(32, 'a'); // 33 characters, 35 bytes
    CHECK(writeTrf(*file, TrfDialect::Trf16));
}

TEST_CASE("Random tournaments come back the same from both dialects", "[trf]") {
    for (int seed = 1; seed <= tests::amount(60); ++seed) {
        const auto settings = swiss::randomSettings(static_cast<std::uint64_t>(seed), 40);
        const TrfFile file{swiss::generate(settings), {}};
        const std::string before = written(file, TrfDialect::Trf26);
        for (const TrfDialect dialect : {TrfDialect::Trf16, TrfDialect::Trf26}) {
            const auto again = readTrf(written(file, dialect));
            REQUIRE(again);
            CHECK(written(*again, TrfDialect::Trf26) == before);
        }
    }
}
