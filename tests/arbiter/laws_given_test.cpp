// SPDX-License-Identifier: MIT
// The rulings that were worked out by hand, and further ones read off the rules one by one.
#include "arbiter/laws/incident_reader.hpp"
#include "arbiter/laws/ruling_json.hpp"
#include "core/chess/fen.hpp"
#include "core/chess/notation.hpp"
#include "i18n/catalogue.hpp"
#include "tests/catch.hpp"

#include <boost/json.hpp>

#include <algorithm>
#include <fstream>
#include <map>
#include <sstream>

using namespace theco;
using namespace theco::laws;
namespace json = boost::json;

namespace {

json::object ruled(const std::string& input) {
    const auto read = readIncident(input);
    INFO(input);
    if (!read) FAIL(read.error().message);
    return incidentJson(read->edition->incident(read->incident));
}

/// Only the keys of `expect` count; articles may be more than expected.
void checkExpected(const json::object& expect, const json::object& got) {
    for (const auto& pair : expect) {
        INFO(std::string_view(pair.key()));
        const json::value& value = got.at(pair.key());
        if (pair.key() == "articles") {
            const json::array& cited = value.as_array();
            for (const json::value& article : pair.value().as_array()) {
                INFO(article);
                CHECK(std::find(cited.begin(), cited.end(), article) != cited.end());
            }
        } else if (pair.value().is_object()) {
            REQUIRE(value.is_object());
            for (const auto& inner : pair.value().as_object())
                CHECK(value.at(inner.key()) == inner.value());
        } else {
            CHECK(value == pair.value());
        }
    }
}

struct Row {
    const char* input; ///< without the outer brackets
    const char* expect;
};

} // namespace

TEST_CASE("Incidents worked out by hand") {
    std::ifstream in(std::string(THECO_TEST_DATA) + "/incidents_given.jsonl");
    int number = 0;
    for (std::string line; std::getline(in, line); ++number) {
        const json::value test = json::parse(line);
        INFO(line);
        checkExpected(test.at("expect").as_object(), ruled(json::serialize(test.at("input"))));
    }
    CHECK(number == 69);
}

TEST_CASE("Touched pieces worked out by hand") {
    std::ifstream in(std::string(THECO_TEST_DATA) + "/touch.tsv");
    int number = 0;
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        ++number;
        std::vector<std::string> cells;
        std::istringstream row(line);
        for (std::string cell; std::getline(row, cell, '\t');)
            cells.push_back(cell);
        INFO(line);
        const chess::Position position =
            cells[1] == "startpos" ? chess::Position() : *chess::parseFen(cells[1]);
        std::vector<Touch> touches;
        std::istringstream squares(cells[2]);
        for (std::string word; squares >> word;)
            touches.push_back({*chess::squareFromString(word)});
        const TouchRuling ruling = currentEdition().touch(position, touches);
        std::vector<std::string> found;
        for (const chess::Move move : ruling.obliged)
            found.push_back(chess::toSan(position, move));
        std::vector<std::string> expected;
        std::istringstream moves(cells[4]);
        for (std::string word; moves >> word;)
            expected.push_back(word);
        std::sort(found.begin(), found.end());
        std::sort(expected.begin(), expected.end());
        CHECK(found == expected);
        std::istringstream articles(cells[6].substr(0, cells[6].find(' ')));
        for (std::string article; std::getline(articles, article, '/');) {
            INFO(article);
            CHECK(std::count(ruling.articles.begin(), ruling.articles.end(), article) == 1);
        }
    }
    CHECK(number == 14);
}

TEST_CASE("Touches that bind nobody, and castling begun with either hand") {
    const auto articlesAndCount = [](const char* fen, std::vector<Touch> touches) {
        const TouchRuling ruling = currentEdition().touch(*chess::parseFen(fen), touches);
        return std::pair(std::string(ruling.articles.front()), ruling.obliged.size());
    };
    using chess::Square;
    const char* kBoth = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    const auto adjusted = TouchKind::Adjusted;
    const auto accident = TouchKind::Accident;
    CHECK(articlesAndCount(kBoth, {{Square::E1, adjusted}}) ==
          std::pair<std::string, std::size_t>("4.2.1", 26));
    CHECK(articlesAndCount(kBoth, {{Square::A1, accident}}) ==
          std::pair<std::string, std::size_t>("4.2.2", 26));
    // An accident before does not change the order of the two that count.
    CHECK(articlesAndCount(kBoth, {{Square::H1, accident}, {Square::E1}, {Square::A1}}) ==
          std::pair<std::string, std::size_t>("4.4.1", 1));
    CHECK(articlesAndCount(kBoth, {{Square::A1}, {Square::E1}}) ==
          std::pair<std::string, std::size_t>("4.4.2", 10));
    // Castling with this rook is illegal, with the other it is not: it counts as a king's move.
    CHECK(articlesAndCount("4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1", {{Square::E1}, {Square::A1}}) ==
          std::pair<std::string, std::size_t>("4.4.3", 6));
    // A rook that was never at home is no castling: the king was touched first and moves.
    CHECK(articlesAndCount("4k3/8/8/3R4/8/8/8/4K2R w K - 0 1", {{Square::E1}, {Square::D5}}) ==
          std::pair<std::string, std::size_t>("4.3.1", 6));
}

TEST_CASE("Rules that no worked-out case needs") {
    const Row rows[] = {
        // Rule 0
        {R"("rate":"standard","incident":"device","side":"white","game_result":"1-0")",
         R"({"ruling":"arbiter_decides","result":null,"clock_delta_s":null,"articles":["11.3.2.2"],"arbiter_discretion":true})"},
        {R"("rate":"standard","incident":"wrong_hand","side":"white","game_result":"0-1")",
         R"({"ruling":"stands","result":"0-1","clock_delta_s":null,"illegal_count_after":0,"arbiter_discretion":false})"},
        // Rule 1 where the Competitive Rules hold
        {R"("rate":"standard","incident":"pawn_on_last_rank","side":"black","increment_s":30)",
         R"({"ruling":"penalise","promote_to":"queen","clock_delta_s":{"white":120,"black":0},"arbiter_discretion":true,"illegal_count_after":1,"articles":["7.5.2","7.5.5"]})"},
        {R"("rate":"rapid","supervised":true,"incident":"both_kings_in_check","side":"white")",
         R"({"ruling":"restore_and_penalise","must_move":"touched_piece","clock_delta_s":{"white":0,"black":60},"articles":["7.5.1","7.5.5","7.1","A.3","A.4"]})"},
        // Rule 2
        {R"("rate":"standard","incident":"two_hands","side":"white","move_legal":false,"increment_s":30,"increment_gained_s":7)",
         R"({"ruling":"restore_and_penalise","clock_delta_s":{"white":-7,"black":120},"articles":["7.5.4","7.5.5","7.1","7.5.1"]})"},
        {R"("rate":"blitz","incident":"illegal_move_completed","side":"white","opponent_has_moved":true,"players_agree":true)",
         R"({"ruling":"restore","clock_delta_s":null,"illegal_count_after":0,"articles":["A.5.2","B.3"]})"},
        {R"("rate":"standard","incident":"illegal_move_completed","side":"white","clocks_s":{"white":3,"black":9},"increment_s":5)",
         R"({"clock_delta_s":{"white":-5,"black":120},"clocks_after_s":{"white":0,"black":129}})"},
        {R"("rate":"standard","incident":"press_without_move","side":"white","prior_illegal":1)",
         R"({"ruling":"lost","result":"0-1","illegal_count_after":2,"clock_delta_s":null})"},
        {R"("rate":"standard","incident":"illegal_move_completed","side":"white","fen":"4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1","touched":["e2"])",
         R"({"must_move":"any_legal"})"},
        {R"("rate":"rapid","incident":"illegal_move_not_completed","side":"white","fen":"4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1","touched":["e2"])",
         R"({"ruling":"no_penalty","must_move":"any_legal","articles":["7.5.1","4.5"]})"},
        {R"("rate":"rapid","incident":"illegal_move_completed","side":"white","fen":"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2","touched":["d5"])",
         R"({"must_move":"touched_piece"})"},
        // Rule 5
        {R"("rate":"blitz","incident":"wrong_claim","side":"white","fen":"4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1","touched":["e2"])",
         R"({"ruling":"penalise","must_move":"any_legal","clock_delta_s":{"white":0,"black":60},"articles":["9.5.3","A.3","9.4"]})"},
        {R"("rate":"standard","incident":"wrong_claim","side":"white","fen":"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1","intended":"e4")",
         R"({"must_move":"intended_move"})"},
        {R"("rate":"standard","incident":"wrong_claim","side":"white")", R"({"must_move":null})"},
        // Rules 6 to 9
        {R"("rate":"standard","incident":"resigns","side":"white","fen":"8/8/4k3/8/8/3RK3/8/8 w - - 150 130")",
         R"({"ruling":"draw","articles":["5.1.2"]})"},
        {R"("rate":"standard","incident":"resigns","side":"black","fen":"8/8/4k3/8/8/3BK3/8/8 b - - 0 60")",
         R"({"ruling":"draw","articles":["5.2.2","5.1.2"]})"},
        {R"("rate":"standard","incident":"resigns","side":"black","fen":"7k/7Q/6K1/8/8/8/8/8 b - - 0 80")",
         R"({"ruling":"stands","result":"1-0","articles":["5.1.1"]})"},
        {R"("rate":"rapid","incident":"flag","side":"black","required_moves":40,"completed_moves":{"white":40,"black":40})",
         R"({"ruling":"continue","result":null,"articles":["6.4","6.2.1"]})"},
        {R"("rate":"rapid","incident":"both_flags","first_flag":"white","required_moves":40,"completed_moves":{"white":39,"black":40})",
         R"({"ruling":"lost","result":"0-1","articles":["6.4","6.9","6.2.1","A.5.3"]})"},
        {R"("rate":"rapid","incident":"both_flags","guidelines_iii":true)",
         R"({"ruling":"draw","result":"1/2-1/2","articles":["III.3.1.2"],"illegal_count_after":null})"},
        {R"("rate":"rapid","incident":"both_flags","guidelines_iii":true,"increment_s":2)",
         R"({"ruling":"arbiter_decides","clock_delta_s":null,"articles":["6.4"]})"},
        // Rule 10
        {R"("rate":"rapid","incident":"late_arrival","side":"black","default_time_s":1800,"start_actual_s":900,"start_scheduled_s":0,"arrival_s":2000,"default_from":"scheduled")",
         R"({"ruling":"default_loss","result":"1-0","arbiter_discretion":true})"},
        // Rules 12 and 14
        {R"("rate":"blitz","incident":"wrong_initial_position","completed_moves":{"white":10,"black":10},"misplaced":["black_rook_a","white_rook_h"])",
         R"({"ruling":"continue","castling_barred":["K","q"]})"},
        {R"("rate":"standard","incident":"pause_without_reason","side":"white","valid_reason":true)",
         R"({"ruling":"no_penalty","articles":["6.11.2"],"clock_delta_s":{"white":0,"black":0}})"},
        {R"("rate":"standard","incident":"device","side":"white","lesser_penalty_in_regulations":true)",
         R"({"ruling":"arbiter_decides","clock_delta_s":null,"arbiter_discretion":true})"},
        // Rules 15 and 16
        {R"("rate":"rapid","guidelines_iii":true,"clocks_s":{"white":60,"black":60},"incident":"guidelines_iii_4","side":"white","fen":"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1")",
         R"({"ruling":"no_right","articles":["III.4"]})"},
        {R"("rate":"rapid","clocks_s":{"white":60,"black":60},"incident":"guidelines_iii_4","side":"white")",
         R"({"ruling":"no_right","articles":["III.2.1"]})"},
        {R"("rate":"blitz","guidelines_iii":true,"clocks_s":{"white":60,"black":60},"incident":"guidelines_iii_5","decision":"agree","side":"white")",
         R"({"ruling":"no_right","articles":["III.2.2"]})"},
        {R"("rate":"rapid","guidelines_iii":true,"clocks_s":{"white":60,"black":60},"incident":"guidelines_iii_4","side":"white","arbiter_agrees":false)",
         R"({"ruling":"continue","increment_s":null,"arbiter_discretion":true})"},
        {R"("rate":"rapid","incident":"agreed_draw","restricted":true,"completed_moves":{"white":9,"black":9})",
         R"({"ruling":"arbiter_decides","clock_delta_s":null,"articles":["9.1.1","12.9"]})"},
    };
    for (const Row& row : rows) {
        INFO(row.input);
        checkExpected(json::parse(row.expect).as_object(),
                      ruled('{' + std::string(row.input) + '}'));
    }
}

TEST_CASE("An incident that cannot be understood is refused with its reason") {
    const Row rows[] = {
        {R"("rate":"rapid","incident":"colours_reversed","colour":1)", "\"colour\""},
        {R"("rate":"quick","incident":"colours_reversed")", "\"standard\", \"rapid\", \"blitz\""},
        {R"("rate":"rapid","incident":"sneezing")", "\"incident\""},
        {R"("rate":"rapid")", "\"incident\" is missing"},
        {R"("incident":"colours_reversed")", "\"rate\" is missing"},
        {R"("rate":"rapid","incident":"flag")", "\"side\" is missing"},
        {R"("rate":"standard","incident":"pawn_on_last_rank")", "\"side\" is missing"},
        {R"("rate":"rapid","incident":"late_arrival","side":"white","arrival_s":1)",
         "\"start_actual_s\" is missing"},
        {R"("rate":"rapid","incident":"late_arrival","side":"white","arrival_s":1,"start_actual_s":1,"default_from":"scheduled")",
         "\"start_scheduled_s\" is missing"},
        {R"("rate":"rapid","incident":"guidelines_iii_4","side":"white")",
         "\"clocks_s\" is missing"},
        {R"("rate":"rapid","incident":"guidelines_iii_5","side":"white","clocks_s":{"white":1,"black":1})",
         "\"decision\" is missing"},
        {R"("rate":"rapid","incident":"colours_reversed","warned":true)", "does not belong"},
        {R"("rate":"rapid","incident":"flag","side":"white","prior_illegal":2)", "from 0 to 1"},
        {R"("rate":"rapid","incident":"flag","side":"white","increment_s":-1)",
         "\"increment_s\" must be a whole number"},
        {R"("rate":"rapid","incident":"flag","side":"white","increment_s":1.5)",
         "\"increment_s\" must be a whole number"},
        {R"("rate":"rapid","incident":"flag","side":"white","clocks_s":{"white":1})",
         "\"white\" and \"black\""},
        {R"("rate":"rapid","incident":"flag","side":"white","fen":"8/8/8/8/8/8/8/8 w - - 0 1")",
         "\"fen\""},
        {R"("rate":"rapid","incident":"wrong_claim","side":"white","touched":["e4"])",
         "needs \"fen\""},
        {R"("rate":"rapid","incident":"wrong_claim","side":"white","intended":"e4")",
         "needs \"fen\""},
        {R"("rate":"rapid","incident":"flag","side":"white","laws":"2018")", "2023"},
        {R"("rate":"blitz","incident":"flag","side":"white","b2_penalty_s":90)", "60 or 120"},
        {R"("rate":"blitz","incident":"flag","side":"green")", "\"white\", \"black\""},
        {R"("rate":"blitz","incident":"flag","side":"white","claim":{"correct":true})",
         "before_flag"},
        {R"("rate":"blitz","supervised":1,"incident":"flag","side":"white")", "true or false"},
    };
    i18n::setLanguage(i18n::Language::English);
    for (const Row& row : rows) {
        INFO(row.input);
        const auto read = readIncident('{' + std::string(row.input) + '}');
        REQUIRE_FALSE(read.ok());
        CHECK_THAT(read.error().message, ContainsSubstring(row.expect));
    }
    for (const char* text : {"", "{", "[]", "{} {}", "{\"rate\":", "nothing", "\xFF"})
        CHECK_FALSE(readIncident(text).ok());
    i18n::setLanguage(i18n::Language::Vietnamese);
}
