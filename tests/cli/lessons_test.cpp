// SPDX-License-Identifier: MIT
#include "run_cli.hpp"

#include "tests/catch.hpp"

#include <boost/json.hpp>

using namespace theco::test;
namespace json = boost::json;

namespace {

const std::string kSample = THECO_TEST_DATA "/sample_lesson.xml";
const std::string kPlanted = THECO_TEST_DATA "/planted/01.xml";

} // namespace

TEST_CASE("lessons check proves the built-in course", "[cli]") {
    const Outcome outcome = cli({"lessons", "check"});
    CHECK(outcome.exit == 0);
    CHECK(outcome.err.empty());
    CHECK_THAT(outcome.out, ContainsSubstring(" exercises, 0 faults, "));
}

TEST_CASE("lessons check reports in English lines, whatever the language", "[cli]") {
    const Outcome good = cli({"lessons", "check", kSample});
    CHECK(good.exit == 0);
    CHECK_THAT(good.out, ContainsSubstring(kSample + ":62: U3.4: warning: needs"));
    CHECK_THAT(good.out,
               ContainsSubstring("\n" + kSample + ": 18 exercises, 0 faults, 3 warnings\n"));
    const Outcome bad = cli({"lessons", "check", kPlanted});
    CHECK(bad.exit == 1);
    CHECK_THAT(bad.out,
               ContainsSubstring(kPlanted + ":33: U2.1-a: par: proven minimum 3, written 2\n"));
    CHECK(bad.out == cliInEnglish({"lessons", "check", kPlanted}).out);
}

TEST_CASE("lessons check takes several files, a folder, standard input", "[cli]") {
    CHECK(cli({"lessons", "check", kSample, kSample}).exit == 0);
    CHECK(cli({"lessons", "check", kSample, kPlanted}).exit == 1);
    CHECK(cli({"lessons", "check", THECO_TEST_DATA "/planted"}).exit == 1);
    const Outcome broken = cli({"lessons", "check", "-"}, "<course>\n<unit>");
    CHECK(broken.exit == 2);
    CHECK_THAT(broken.out, ContainsSubstring("-:2: course: not readable as XML"));
    const Outcome missing = cli({"lessons", "check", "no such file.xml"});
    CHECK(missing.exit == 2);
    CHECK_THAT(missing.err, ContainsSubstring("no such file.xml"));
}

TEST_CASE("lessons check --json gives each finding as an object", "[cli]") {
    const Outcome outcome = cli({"lessons", "check", kPlanted, "--json"});
    CHECK(outcome.exit == 1);
    const json::array findings = json::parse(outcome.out).as_array();
    REQUIRE(findings.size() == 4);
    CHECK(findings[0].at("line") == 33);
    CHECK(findings[0].at("id") == "U2.1-a");
    CHECK(findings[0].at("warning") == false);
}

TEST_CASE("lessons list --json names every lesson in both languages", "[cli]") {
    const Outcome outcome = cli({"lessons", "list", "--json"});
    CHECK(outcome.exit == 0);
    const json::array lessons = json::parse(outcome.out).as_array();
    REQUIRE_FALSE(lessons.empty());
    for (const json::value& lesson : lessons) {
        for (const char* key : {"id", "unit", "title_vi", "title_en"})
            CHECK_FALSE(lesson.at(key).as_string().empty());
        CHECK(lesson.at("exercises").to_number<int>() >= 1);
    }
}
