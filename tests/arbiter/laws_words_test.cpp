// SPDX-License-Identifier: MIT
#include "laws_support.hpp"

#include "arbiter/laws/ruling_words.hpp"
#include "core/chess/notation.hpp"
#include "tests/catch.hpp"
#include "tests/i18n/in_language.hpp"
#include "tests/support/amount.hpp"

using namespace theco;
using namespace theco::laws;
using namespace theco::laws::test;
using theco::i18n::InLanguage;
using theco::i18n::Language;

namespace {

/// Sentences end with a full stop and a blank, or with the text.
int sentencesIn(const std::string& text) {
    int count = 0;
    for (std::size_t at = text.find('.'); at != std::string::npos; at = text.find('.', at + 1))
        if (at + 1 == text.size() || text[at + 1] == ' ') ++count;
    return count;
}

Incident illegalMove() {
    Incident incident;
    incident.side = chess::Color::White;
    incident.incrementSeconds = incident.incrementGainedSeconds = 30;
    incident.clocks = BySide<int>{742, 2769};
    return incident;
}

} // namespace

TEST_CASE("Everything a ruling can say has a name and words of its own in both languages") {
    std::vector<std::string> names;
    for (const Language language : {Language::English, Language::Vietnamese}) {
        const InLanguage scope(language);
        std::vector<std::string> all;
        for (int i = 0; i < kWhys; ++i) {
            const auto why = static_cast<Why>(i);
            names.emplace_back(name(why));
            all.push_back(words(Reason{why, chess::Color::White, 1, 2}));
        }
        for (int i = 0; i < kMeasures; ++i)
            all.push_back(words(static_cast<Measure>(i)));
        for (const std::string& text : all) {
            INFO(text);
            CHECK_FALSE(text.empty());
            CHECK(text.find('{') == std::string::npos);
            CHECK(std::count(all.begin(), all.end(), text) == 1);
        }
    }
    for (const std::string& code : names)
        CHECK(std::count(names.begin(), names.end(), code) == 2);
    for (int i = 0; i < kRulingKinds; ++i)
        CHECK_FALSE(name(static_cast<RulingKind>(i)).empty());
    for (int i = 0; i < kIncidentKinds; ++i)
        CHECK_FALSE(name(static_cast<IncidentKind>(i)).empty());
}

TEST_CASE("Players are told at most two sentences, with the article and the edition") {
    Random random(7);
    for (const Language language : {Language::English, Language::Vietnamese}) {
        const InLanguage scope(language);
        for (int i = tests::amount(1500); i > 0; --i) {
            const Ruling ruling = currentEdition().incident(randomIncident(random));
            const std::string text = forPlayers(ruling);
            INFO(text);
            CHECK(sentencesIn(text) <= 2);
            CHECK(text.back() == '.');
            CHECK(text.find('{') == std::string::npos);
            CHECK_THAT(text, ContainsSubstring("2023"));
            for (const std::string_view article : ruling.articles)
                CHECK_THAT(text, ContainsSubstring(std::string(article)));
            for (const std::string& step : forArbiter(ruling)) {
                CHECK_FALSE(step.empty());
                CHECK(step.find('{') == std::string::npos);
            }
        }
    }
}

TEST_CASE("The first illegal move, in words") {
    const Ruling ruling = currentEdition().incident(illegalMove());
    {
        const InLanguage scope(Language::English);
        CHECK(forPlayers(ruling) ==
              "The position before the illegal move is set up again, and Black gets 2:00 more; "
              "the touched piece must be moved or captured. White completed an illegal move; It "
              "is the first illegal move of White (Laws of Chess 2023, Article 7.5.1, 7.5.5, "
              "7.1).");
        const auto steps = forArbiter(ruling);
        CHECK(std::count(steps.begin(), steps.end(),
                         "Change the clocks: White -0:30, Black +2:00.") == 1);
        CHECK(std::count(steps.begin(), steps.end(),
                         "Then the clocks must show: White 11:52, Black 48:09.") == 1);
    }
    const InLanguage scope(Language::Vietnamese);
    CHECK(forPlayers(ruling) ==
          "Thế cờ trước nước đi không hợp lệ được xếp lại, Đen được cộng 2:00; phải đi hoặc bắt "
          "quân đã chạm. Trắng đã hoàn thành một nước đi không hợp lệ; Đây là nước đi không hợp lệ "
          "thứ nhất của Trắng (Luật cờ 2023, Điều 7.5.1, 7.5.5, 7.1).");
}

TEST_CASE("Where a position stood is told by its moves") {
    const InLanguage scope(Language::Vietnamese);
    DrawClaim claim;
    for (const char* move : {"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"})
        claim.game.playLegal(*chess::parseAnyMove(claim.game.position(), move));
    claim.claimant = Claimant::Black;
    claim.declaresNext = true;
    claim.intended =
        IntendedMove{*chess::parseAnyMove(claim.game.position(), "f6g8"), std::nullopt};
    const Ruling ruling = currentEdition().claim(claim);
    CHECK(ruling.kind == RulingKind::Draw);
    CHECK(occurrences(ruling, claim.game, claim.intended->legal) ==
          "Thế cờ này đã xuất hiện sau: lúc bắt đầu, 2...Mg8, 4...Mg8.");
}
