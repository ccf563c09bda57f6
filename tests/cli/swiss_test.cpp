// SPDX-License-Identifier: MIT
#include "run_cli.hpp"

#include "tests/catch.hpp"

#include <boost/json.hpp>

#include <filesystem>
#include <fstream>
#include <iterator>

using namespace theco::test;
namespace json = boost::json;

namespace {

std::string data(const std::string& file) {
    return std::string(THECO_TEST_DATA) + "/swiss/" + file;
}

json::value parsed(const Outcome& outcome) {
    INFO(outcome.out << outcome.err);
    json::error_code failed;
    json::value value = json::parse(outcome.out, failed);
    REQUIRE_FALSE(failed);
    return value;
}

std::string player(int id, const std::string& rounds) {
    return "001    " + std::to_string(id) +
           " m    Player                            1500 VIE                         0.0    1" +
           rounds + "\n";
}

} // namespace

TEST_CASE("A round is paired in the customary form and in JSON", "[cli][swiss]") {
    const std::string file = "XXR 3\nXXC white1\n" + player(1, "") + player(2, "") + player(3, "") +
                             player(4, "") + player(5, "");
    CHECK(cli({"swiss", "pair", "-"}, file).out == "3\n1 3\n4 2\n5 0\n");
    const json::value answer = parsed(cli({"swiss", "pair", "-", "--json"}, file));
    CHECK(answer == json::parse(R"({"round":1,"pairs":[{"board":1,"white":1,"black":3},
        {"board":2,"white":4,"black":2}],"bye":5})"));
    // Byes of the round stand in its columns.
    const std::string absent = "XXR 3\nXXC black1\n" + player(1, "") + player(2, "  0000 - H") +
                               player(3, "") + player(4, "") + player(5, "");
    CHECK(cli({"swiss", "pair", "-"}, absent).out == "2\n4 1\n3 5\n");
    CHECK(parsed(cli({"swiss", "pair", "-", "--json"}, absent)).at("bye").is_null());
}

TEST_CASE("A round that cannot be paired ends with exit 1 and says who is in the way",
          "[cli][swiss]") {
    const Outcome words = cliInEnglish({"swiss", "pair", data("no_pairing_1_next.trf")});
    CHECK(words.exit == 1);
    CHECK(words.out.empty());
    CHECK_THAT(words.err, ContainsSubstring("No pairing"));
    const Outcome outcome = cli({"swiss", "pair", data("no_pairing_1_next.trf"), "--json"});
    CHECK(outcome.exit == 1);
    const json::value answer = parsed(outcome);
    CHECK(answer.at("error") == "no_pairing");
    CHECK_FALSE(answer.at("blocked").as_array().empty());
}

TEST_CASE("Every round is checked, and a changed one is found", "[cli][swiss]") {
    const Outcome good = cli({"swiss", "check", data("plain_1.trf"), "--json"});
    CHECK(good.exit == 0);
    const json::value answer = parsed(good);
    const json::array& rounds = answer.at("rounds").as_array();
    REQUIRE_FALSE(rounds.empty());
    for (std::size_t i = 0; i < rounds.size(); ++i) {
        CHECK(rounds[i].at("round") == static_cast<std::int64_t>(i) + 1);
        CHECK(rounds[i].at("same") == true);
    }
    // 1 v 2 in round 1 is not what the rules give.
    const std::string file = "XXR 3\nXXC white1\n" + player(1, "     2 w 1") +
                             player(2, "     1 b 0") + player(3, "     4 w 1") +
                             player(4, "     3 b 0");
    const Outcome bad = cli({"swiss", "check", "-", "--json"}, file);
    CHECK(bad.exit == 1);
    CHECK(parsed(bad) == json::parse(R"({"rounds":[{"round":1,"same":false,
        "expected":[[1,3],[4,2]],"found":[[1,2],[3,4]]}]})"));
    CHECK_THAT(
        cliInEnglish({"swiss", "check", "-"}, file).out,
        ContainsSubstring("By the rules (White first): 1-3, 4-2\n  In the file: 1-2, 3-4\n"));
}

TEST_CASE("The reasons of a pairing are told on request", "[cli][swiss]") {
    const std::string file = "XXR 3\nXXC white1\n" + player(1, "     3 w 1") +
                             player(2, "     4 b 1") + player(3, "     1 b 0") +
                             player(4, "     2 w 0") + player(5, "  0000 - U");
    const Outcome told = cliInEnglish({"swiss", "pair", "-", "--explain"}, file);
    CHECK(told.exit == 0);
    CHECK_THAT(told.out, ContainsSubstring("Board 1, 5 Player (White) against 1 Player (Black): "
                                           "Both have 1 point. 1 Player gets the colour due; "));
    CHECK_THAT(told.out, ContainsSubstring("Bye: The number of players is odd, so 4 Player gets"));
    const json::value answer = parsed(cli({"swiss", "pair", "-", "--explain", "--json"}, file));
    CHECK(answer.at("pairs").at(0).at("why").as_object().contains("article"));
    CHECK(answer.at("bye_why").is_string());
    const json::value& top = answer.at("brackets").at(0);
    CHECK(top.at("score") == 1);
    CHECK(top.at("residents") == json::parse("[1,2,5]"));
    CHECK(top.at("leaving").at(0).at("why").at("cause") == "odd_group");
    const Outcome why = cliInEnglish({"swiss", "why", "-", "1", "3"}, file);
    CHECK_THAT(why.out, ContainsSubstring("1 Player and 3 Player met in round 1."));
    CHECK(parsed(cli({"swiss", "why", "-", "1", "3", "--json"}, file)).at("why") == "have_met");
    CHECK(cli({"swiss", "why", "-", "1", "9"}, file).exit == 2);
}

TEST_CASE("Whoever asks about the bye or somebody absent is told the fact", "[cli][swiss]") {
    const std::string file = "XXR 4\nXXC white1\n" + player(1, "     3 w 1     2 w 1") +
                             player(2, "     4 b 1     1 b 0") + player(3, "     1 b 0  0000 - U") +
                             player(4, "     2 w 0     5 w +") + player(5, "  0000 - U     4 b -") +
                             player(6, "  0000 - Z  0000 - Z  0000 - Z");
    const auto why = [&](const char* a, const char* b) {
        return cliInEnglish({"swiss", "why", "-", a, b}, file).out;
    };
    CHECK(why("1", "6") == "6 Player does not take part in this round.\n");
    CHECK(why("6", "0") == "6 Player does not take part in this round.\n");
    CHECK(why("3", "0") == "3 Player had the bye in round 2; nobody gets it twice.\n");
    CHECK(why("4", "0") == "4 Player had as many points as for a win in round 2 without playing; "
                           "that bars from the bye.\n");
    CHECK(why("1", "0") ==
          "1 Player has more points than 2 Player, who gets the bye with 1 point.\n");
    CHECK(why("2", "0").starts_with("The number of players is odd, so 2 Player gets the bye; the "
                                    "lowest score that can get it is 1 point."));
    CHECK(parsed(cli({"swiss", "why", "-", "3", "0", "--json"}, file)) ==
          json::parse(R"({"why":"had_bye","round":2,
              "text":"3 Player had the bye in round 2; nobody gets it twice."})"));
    CHECK(cliInEnglish({"swiss", "why", "-", "0", "3"}, file).exit == 2);
    const Outcome circle =
        cliInEnglish({"swiss", "why", "-", "1", "2"}, "092 Individual: Round-Robin\n" + file);
    CHECK(circle.exit == 2);
    CHECK_THAT(circle.err, ContainsSubstring("its Berger table"));
    const Outcome none =
        cli({"swiss", "why", "-", "1", "2", "--json"}, "XXP 1 2\n" + player(1, "") + player(2, ""));
    CHECK(none.exit == 1);
    CHECK(parsed(none).at("error") == "no_pairing");
}

TEST_CASE("Virtual points are named where a score holds them", "[cli][swiss]") {
    const std::string file = "XXR 4\nXXC white1\nXXA    1  1.0  1.0\nXXA    2  1.0  1.0\n" +
                             player(1, "     2 w =") + player(2, "     1 b =") +
                             player(3, "     4 w =") + player(4, "     3 b =");
    const Outcome told = cli({"swiss", "pair", "-", "--explain"}, file);
    CHECK_THAT(told.out, ContainsSubstring("nhóm 1,5 điểm (kể cả điểm ảo)"));
}

TEST_CASE("Pairs that are given stay and what they break is said", "[cli][swiss]") {
    const std::string file = "XXR 3\nXXC white1\n" + player(1, "     3 w 1") +
                             player(2, "     4 b 1") + player(3, "     1 b 0") +
                             player(4, "     2 w 0") + player(5, "     6 w 1") +
                             player(6, "     5 b 0");
    const Outcome fixed = cliInEnglish({"swiss", "pair", "-", "--fix", "3-1"}, file);
    CHECK(fixed.exit == 0);
    CHECK_THAT(fixed.out, ContainsSubstring("\n3 1\n"));
    CHECK_THAT(fixed.err, ContainsSubstring("met in round 1"));
    // The others keep their own reasons on their own boards.
    const Outcome told = cliInEnglish({"swiss", "pair", "-", "--fix", "5-2", "--explain"}, file);
    const json::value answer =
        parsed(cli({"swiss", "pair", "-", "--fix", "5-2", "--explain", "--json"}, file));
    const json::array& pairs = answer.at("pairs").as_array();
    REQUIRE(pairs.size() == 3);
    for (const json::value& pair : pairs) {
        const std::string board = "Board " + std::to_string(pair.at("board").as_int64()) + ", " +
                                  std::to_string(pair.at("white").as_int64()) + " Player (White)";
        const bool given = pair.at("white") == 5;
        CHECK(pair.as_object().contains("why") == !given);
        CHECK_THAT(told.out, ContainsSubstring(board));
        if (!given)
            CHECK((pair.at("why").at("higher") == pair.at("white") ||
                   pair.at("why").at("higher") == pair.at("black")));
    }
    CHECK_THAT(told.out, ContainsSubstring("2 Player (Black): Given by the arbiter.\n"));
    for (const char* const wrong : {"x", "1", "1-", "1-9", "9-0", "1-2;3-4"}) {
        INFO(wrong);
        CHECK(cli({"swiss", "pair", "-", "--fix", wrong}, file).exit == 2);
    }
}

TEST_CASE("Random tournaments are reproducible and pass their own check", "[cli][swiss]") {
    const std::vector<std::string> line{
        "swiss",          "generate", "--players",  "15",  "--rounds",        "6",   "--seed", "42",
        "--forfeit-rate", "0.05",     "--bye-rate", "0.1", "--withdraw-rate", "0.02"};
    const Outcome made = cli(line);
    CHECK(made.exit == 0);
    CHECK(cli(line).out == made.out);
    CHECK(cli({"swiss", "check", "-"}, made.out).exit == 0);
    const auto file = std::filesystem::temp_directory_path() / "theco-swiss-generate.trf";
    std::vector<std::string> toFile = line;
    toFile.insert(toFile.end(), {"-o", file.string()});
    CHECK(cli(toFile).exit == 0);
    std::ifstream in(file, std::ios::binary);
    CHECK(std::string(std::istreambuf_iterator<char>(in), {}) == made.out);
    in.close();
    std::filesystem::remove(file);
    const json::value test =
        parsed(cli({"swiss", "selftest", "--count", "20", "--seed", "5", "--json"}));
    CHECK(test.at("tournaments") == 20);
    CHECK(test.at("discrepancies") == 0);
    CHECK(test.at("rounds").as_int64() > 20);
}

TEST_CASE("Whoever asks for a round too many, or about one player twice, is told", "[cli][swiss]") {
    const std::string file = "XXR 1\n" + player(1, "     2 w 1") + player(2, "     1 b 0") +
                             player(3, "     4 b 1") + player(4, "     3 w 0");
    const Outcome late = cliInEnglish({"swiss", "pair", "-"}, file);
    CHECK(late.exit == 0);
    CHECK(late.out.starts_with("2\n"));
    CHECK(late.err == "Warning: Rounds declared in the file: 1; this is round 2.\n");
    const Outcome self = cliInEnglish({"swiss", "why", "-", "1", "1"}, file);
    CHECK(self.exit == 2);
    CHECK(self.out.empty());
    CHECK(self.err == "theco-cli: A and B must be two players.\n");
}

TEST_CASE("Bad input leads to one message, the same code and nothing half-printed",
          "[cli][swiss]") {
    const std::string two = player(1, "     2 w 1") + player(2, "     1 b 0");
    for (const std::string& file : std::vector<std::string>{
             "", std::string(100, '\0'),
             "\x7F"
             "ELF\x02\xFF\n",
             "\xFF\xFE"
             "0\0"
             "0\0",
             "001", "XXR 0\n" + two, "XXR " + std::string(1'000'000, '9') + "\n" + two,
             player(0, ""), player(1, "") + player(1, ""), player(1, "     1 w 1"),
             two + "XXP 1 99999999999\n", player(1, std::string(2000, 'x'))}) {
        INFO(file.substr(0, 100));
        for (const std::vector<std::string>& command : std::vector<std::vector<std::string>>{
                 {"swiss", "pair", "-", "--json"}, {"swiss", "check", "-"}, {"standings", "-"}}) {
            for (const char* const language : {"vi", "en"}) {
                std::vector<std::string> words = command;
                words.insert(words.end(), {"--lang", language});
                const Outcome outcome = cli(words, file);
                CHECK(outcome.exit == 2);
                CHECK(outcome.out.empty());
                CHECK(outcome.err.starts_with("theco-cli: -: "));
                CHECK(outcome.err.size() < 300);
                CHECK(outcome.err.find('\n') == outcome.err.size() - 1);
            }
        }
    }
}

TEST_CASE("A rate can be written in each usual way", "[cli][swiss]") {
    const auto generated = [](const std::string& rate) {
        const Outcome outcome = cli({"swiss", "generate", "--players", "12", "--rounds", "3",
                                     "--seed", "1", "--forfeit-rate", rate});
        CHECK(outcome.exit == 0);
        return outcome.out;
    };
    const std::string half = generated("0.5");
    for (const char* const same : {".5", "50%", "50.0%", "0.500000"}) {
        INFO(same);
        CHECK(generated(same) == half);
    }
    CHECK(generated("0") == generated("0%"));
    CHECK(generated("0") != half);
}

TEST_CASE("What does not add up in a file is said, and the answer is given", "[cli][swiss]") {
    const std::string four = player(1, "     2 w  ") + player(2, "     1 b  ") +
                             player(3, "     4 b 1") + player(4, "     3 w 0");
    const Outcome open = cliInEnglish({"swiss", "pair", "-"}, four);
    CHECK_THAT(open.err, ContainsSubstring("does not say how many rounds there are"));
    const Outcome pending = cliInEnglish({"swiss", "pair", "-"}, "XXR 5\n" + four);
    CHECK(pending.exit == 0);
    CHECK(pending.err == "Warning: Games without a result: 1. They count as not played.\n");
    const Outcome missing = cliInEnglish({"swiss", "check", "-"}, "062 9\n" + four);
    CHECK_THAT(missing.err, ContainsSubstring("9 players (record 062) and has 4"));
    CHECK(parsed(cli({"standings", "-", "--json"}, "062 9\n" + four)).as_array().size() == 4);
}

TEST_CASE("What cannot be read is named by file, line and column", "[cli][swiss]") {
    const Outcome broken =
        cliInEnglish({"swiss", "pair", "-"}, player(1, "     2 w 1") + player(2, "     1 b x"));
    CHECK(broken.exit == 2);
    CHECK_THAT(broken.err, ContainsSubstring("line 2, column 99"));
    CHECK(cli({"swiss", "check", "/no/such/file.trf"}).exit == 2);
    for (const char* const rate :
         {"1.5", "-1", "x", "0,5", "0.0000001", ".", "%", "101%", "0.00001%", ""}) {
        INFO(rate);
        CHECK(cli({"swiss", "generate", "--players", "8", "--rounds", "3", "--seed", "1",
                   std::string("--bye-rate=").append(rate)})
                  .exit == 2);
    }
    CHECK(cli({"swiss", "generate", "--players", "8"}).exit == 2);
    const Outcome nowhere = cliInEnglish(
        {"swiss", "generate", "--players", "8", "--rounds", "3", "--seed", "1", "-o", ""});
    CHECK(nowhere.exit == 2);
    CHECK(nowhere.err == "theco-cli: \"\" could not be written.\n");
    // Said before a field that takes minutes is paired.
    for (const std::string& place : {std::string("/no/such/folder/a.trf"), data("")})
        CHECK(cli({"swiss", "generate", "--players", "9999", "--rounds", "40", "--seed", "1", "-o",
                   place})
                  .exit == 2);
    CHECK(cli({"swiss", "selftest", "--count", "0", "--seed", "1"}).exit == 2);
}

TEST_CASE("The Berger table is printed for people and in JSON", "[cli][swiss]") {
    const Outcome words = cliInEnglish({"round-robin", "5"});
    CHECK(words.exit == 0);
    CHECK_THAT(words.out, Catch::Matchers::StartsWith("Round 1: 2-5 3-4; 1 is free\n"));
    const json::value twice = parsed(cli({"round-robin", "4", "--double", "--json"}));
    CHECK(twice.at("rounds").as_array().size() == 6);
    CHECK(twice.at("rounds").at(0) ==
          json::parse(R"({"round":1,"pairs":[[1,4],[2,3]],"free":null})"));
    for (const char* const wrong : {"1", "0", "-4", "four", "201", "6.5", ""}) {
        const Outcome refused = cliInEnglish({"round-robin", wrong});
        INFO(wrong);
        CHECK(refused.exit == 2);
        CHECK_THAT(refused.err, ContainsSubstring("from 2 to 200"));
    }
}

TEST_CASE("A file that says it is a round robin is paired by its Berger table", "[cli][swiss]") {
    const std::string players = player(1, "     3 b 1") + player(2, "     4 w 1") +
                                player(3, "     1 w 0") + player(4, "     2 b 0");
    const std::string file = "092 Individual: Round-Robin\n" + players;
    // 3-1 is of round 3 of the table, and so is 2-4: no Swiss of four pairs 1-4 and 2-3 now.
    const json::value answer = parsed(cli({"swiss", "pair", "-", "--json"}, file));
    CHECK(answer == json::parse(R"({"round":2,"berger_round":1,"pairs":[
        {"board":1,"white":1,"black":4},{"board":2,"white":2,"black":3}],"bye":null})"));
    CHECK(cli({"swiss", "pair", "-"}, file).out == "2\n1 4\n2 3\n");
    // Another word for it, and another wish.
    CHECK(cli({"swiss", "pair", "-", "--system", "round-robin"}, players).out == "2\n1 4\n2 3\n");
    CHECK(cli({"swiss", "pair", "-", "--system", "knockout"}, file).exit == 2);
    CHECK(cli({"swiss", "pair", "-", "--explain"}, file).exit == 2);
    CHECK(cli({"swiss", "check", "-"}, file).exit == 1);
}

TEST_CASE("The list for the wall has names, points, the bye and who does not play",
          "[cli][swiss]") {
    const std::string sample = std::string(THECO_TEST_DATA) + "/../../data/sample.trf";
    const Outcome list = cli({"swiss", "pair", sample, "--names"});
    CHECK(list.err.empty());
    CHECK(list.out == "BỐC THĂM VÁN 3\n"
                      "Bàn  Trắng               Điểm  Đen                 Điểm\n"
                      "  1  1 Nguyễn Minh Anh      2  2 Trần Gia Bảo         2\n"
                      "  2  9 Đỗ Hải Nam         1,5  6 Vũ Quang Huy       1,5\n"
                      "  3  3 Lê Khánh Chi         1  7 Đặng Tuấn Khôi       1\n"
                      "  4  11 Ngô Thiện Phúc      1  4 Phạm Đức Duy         1\n"
                      "  5  10 Ngô Thảo Nguyên     1  12 Dương Bảo Quyên     0\n"
                      "  6  8 Bùi Phương Linh      0  13 Lý Thành Trung      0\n"
                      "Không thi đấu: 5 Hoàng Ngọc Hà (miễn đấu nửa điểm)\n");
    CHECK(cli({"swiss", "check", sample}).exit == 0);
    const std::string three = "XXR 2\nXXC white1\n" + player(1, "") + player(2, "") + player(3, "");
    CHECK_THAT(cliInEnglish({"swiss", "pair", "-", "--names"}, three).out,
               ContainsSubstring("\nBye: 3 Player\n"));
    CHECK_THAT(
        cliInEnglish({"swiss", "pair", "-", "--names", "--system", "round-robin"}, three).out,
        ContainsSubstring("\nFree: 1 Player\n"));
}

TEST_CASE("A forgotten board is pointed out, an absence that is written down is not",
          "[cli][swiss]") {
    const auto file = [](const std::string& last) {
        return "XXR 3\nXXC white1\n" + player(1, "     3 w 1") + player(2, last) +
               player(3, "     1 b 0") + player(4, last);
    };
    for (const char* const command : {"pair", "standings"}) {
        INFO(command);
        const std::vector<std::string> words = command == std::string("pair")
                                                   ? std::vector<std::string>{"swiss", "pair", "-"}
                                                   : std::vector<std::string>{"standings", "-"};
        CHECK_THAT(cliInEnglish(words, file("")).err,
                   ContainsSubstring("Round 1 has no entry of 2 Player; 4 Player: this counts as "
                                     "absent"));
        CHECK_THAT(cliInEnglish(words, file("  0000 - Z")).err, !ContainsSubstring("has no entry"));
    }
}

TEST_CASE("Given pairs say which number is wrong", "[cli][swiss]") {
    const std::string file = "XXR 3\nXXC white1\n" + player(1, "") + player(2, "") + player(3, "") +
                             player(4, "") + player(5, "  0000 - Z");
    const auto fix = [&](const char* pairs) {
        return cliInEnglish({"swiss", "pair", "-", "--fix", pairs}, file);
    };
    CHECK(fix("1-2,4-3").out == "2\n1 2\n4 3\n");
    CHECK(fix("1-9").exit == 2);
    CHECK_THAT(fix("1-9").err, ContainsSubstring("no player with the number \"9\""));
    CHECK_THAT(fix("0-2").err, ContainsSubstring("no player with the number \"0\""));
    CHECK_THAT(fix("1 2").err, ContainsSubstring("not \"1 2\""));
    CHECK(fix("1-2 2-3").exit == 1);
    CHECK_THAT(fix("1-2 2-3").err, ContainsSubstring("2 Player is in two of the given pairs"));
    CHECK_THAT(fix("1-5").err, ContainsSubstring("5 Player is in two of the given pairs, or does "
                                                 "not take part"));
}

TEST_CASE("An earlier round is told as it was paired", "[cli][swiss]") {
    const std::string sample = std::string(THECO_TEST_DATA) + "/../../data/sample.trf";
    const Outcome first = cliInEnglish({"swiss", "pair", sample, "--round", "1", "--names"});
    CHECK(first.err.empty());
    CHECK_THAT(first.out, ContainsSubstring("PAIRINGS OF ROUND 1\n"));
    CHECK_THAT(first.out, ContainsSubstring("\nNot playing: 13 Lý Thành Trung ("));
    CHECK(cli({"swiss", "pair", sample, "--round", "2"}).out ==
          "7\n4 1\n2 5\n6 3\n9 8\n7 12\n13 10\n11 0\n");
    CHECK(cli({"swiss", "pair", sample, "--round", "3"}).out == cli({"swiss", "pair", sample}).out);
    CHECK_THAT(cliInEnglish({"swiss", "why", sample, "4", "1", "--round", "2"}).out,
               ContainsSubstring("Board 1, 4 Phạm Đức Duy (White) against 1 Nguyễn Minh Anh"));
    CHECK(cli({"swiss", "pair", sample, "--round", "4"}).exit == 2);
    CHECK(cli({"swiss", "why", sample, "4", "1", "--round", "x"}).exit == 2);
    // 1 v 2 in round 1 is not what the rules give.
    const std::string file = "XXR 3\nXXC white1\n" + player(1, "     2 w 1") +
                             player(2, "     1 b 0") + player(3, "     4 w 1") +
                             player(4, "     3 b 0");
    const Outcome other = cliInEnglish({"swiss", "pair", "-", "--round", "1"}, file);
    CHECK(other.out == "2\n1 3\n4 2\n");
    CHECK_THAT(other.err, ContainsSubstring("round 1 is paired otherwise"));
    // A free round in a round robin is not an absence.
    const std::string roundRobin = "092 Individual: Round-Robin\n" + player(1, "          ") +
                                   player(2, "     3 w 1") + player(3, "     2 b 0");
    CHECK(cliInEnglish({"swiss", "pair", "-", "--round", "1"}, roundRobin).out == "2\n2 3\n1 0\n");
}
