// SPDX-License-Identifier: MIT
// Pairings that two independent programs agree on.
#include "swiss_support.hpp"
#include "unpacked.hpp"

#include "arbiter/swiss/checker.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"

#include <cstdlib>
#include <set>
#include <sstream>

using namespace theco;
using namespace theco::test;
namespace fs = std::filesystem;

namespace {

using IdPairs = std::set<std::pair<int, int>>;

formats::TrfFile read(const fs::path& file) {
    INFO(file.string());
    auto out = formats::readTrf(fileText(file));
    REQUIRE(out);
    return std::move(*out);
}

IdPairs idsOf(const event::Tournament& tournament, const swiss::Pairing& pairing) {
    IdPairs out;
    for (const swiss::Pair& pair : pairing.pairs)
        out.emplace(tournament.player(pair.white).tpn, tournament.player(pair.black).tpn);
    if (pairing.bye != event::kNobody) out.emplace(tournament.player(pairing.bye).tpn, 0);
    return out;
}

/// The stored answer: a count, then pairs. Empty: no pairing.
IdPairs answerIn(const fs::path& file) {
    std::istringstream in(fileText(file));
    IdPairs out;
    int count = 0, white = 0, black = 0;
    in >> count;
    while (in >> white >> black)
        out.emplace(white, black);
    return out;
}

int differencesIn(const fs::path& file) {
    int different = 0;
    for (const swiss::CheckedRound& round : swiss::checkRounds(read(file).tournament)) {
        INFO(file.string() << " round " << round.round);
        CHECK(round.same);
        different += round.same ? 0 : 1;
    }
    return different;
}

} // namespace

TEST_CASE("Stored tournaments of every kind are paired as given", "[swiss]") {
    const fs::path folder = fs::path(THECO_TEST_DATA) / "swiss";
    for (const fs::path& file : filesEnding(folder, ".trf"))
        CHECK(differencesIn(file) == 0);
}

TEST_CASE("A round without any legal pairing is refused and names who is in the way", "[swiss]") {
    const fs::path folder = fs::path(THECO_TEST_DATA) / "swiss";
    for (const fs::path& file : filesEnding(folder, "_next.trf")) {
        INFO(file.string());
        const event::Tournament tournament = read(file).tournament;
        const auto pairing = swiss::pairNextRound(tournament);
        REQUIRE_FALSE(pairing);
        const swiss::NoPairing& why = pairing.error();
        CHECK(why.refusal == swiss::Refusal::NoPairing);
        // Whoever is blocked may meet only others who are blocked or wanted.
        const int round = tournament.pairedRounds() + 1;
        const auto players = swiss::playersToPair(tournament, round);
        const swiss::Field field = swiss::makeField(tournament, round, players);
        const auto has = [](const std::vector<int>& list, int player) {
            return std::find(list.begin(), list.end(), player) != list.end();
        };
        REQUIRE_FALSE(why.blocked.empty());
        for (int a = 0; a < field.size(); ++a)
            for (int b = 0; b < field.size(); ++b) {
                if (!has(why.blocked, field.at(a).player) || !field.compatible.at(a, b)) continue;
                CHECK(
                    (has(why.blocked, field.at(b).player) || has(why.wanted, field.at(b).player)));
            }
    }
}

TEST_CASE("The whole stored set is paired as given, and read and written without loss", "[swiss]") {
    const Unpacked data("swiss-dutch-2026.tar.xz");
    if (!data.ok()) return;
    const fs::path root = data.folder() / "swiss-dutch-2026";
    int rounds = 0;
    for (const fs::path& in : filesEnding(root / "sim", ".in.trf")) {
        ++rounds;
        // Under sanitizers every tenth is enough.
        if (tests::reduced() && rounds % 10 != 0) continue;
        INFO(in.string());
        std::string out = in.string();
        out.replace(out.size() - 6, 6, "out.txt");
        const formats::TrfFile file = read(in);
        const auto pairing = swiss::pairNextRound(file.tournament);
        CHECK((pairing ? idsOf(file.tournament, *pairing) : IdPairs()) == answerIn(out));
        for (const auto dialect : {formats::TrfDialect::Trf16, formats::TrfDialect::Trf26}) {
            const std::string once = written(file, dialect);
            const auto again = formats::readTrf(once);
            REQUIRE(again);
            CHECK(again->extras == file.extras);
            CHECK(written(*again, formats::TrfDialect::Trf16) ==
                  written(file, formats::TrfDialect::Trf16));
        }
    }
    CHECK(rounds > 0);
    int tournaments = 0;
    for (const fs::path& file : filesEnding(root / "rtg", ".trf")) {
        CHECK(differencesIn(file) == 0);
        ++tournaments;
    }
    CHECK(tournaments > 0);
    for (const char* const name : {"dutch_2025_C5", "dutch_2025_C9", "issue_7"}) {
        const fs::path regress = root / "regress";
        const event::Tournament tournament =
            read(regress / (std::string(name) + ".trf")).tournament;
        const auto pairing = swiss::pairNextRound(tournament);
        REQUIRE(pairing);
        CHECK(idsOf(tournament, *pairing) ==
              answerIn(regress / (std::string(name) + ".expected.txt")));
    }
}

TEST_CASE("Large fields are paired as given", "[swiss]") {
    const Unpacked data("swiss-large.tar.xz");
    if (!data.ok()) return;
    const fs::path root = data.folder() / "swiss-large";
    for (const fs::path& answer : filesEnding(root, ".txt")) {
        const std::string name = answer.stem().string();
        INFO(name);
        const event::Tournament tournament =
            read(root / std::string("f").append(name.substr(1)).append(".trf")).tournament;
        const auto pairing = swiss::pairNextRound(tournament);
        REQUIRE(pairing);
        CHECK(idsOf(tournament, *pairing) == answerIn(answer));
    }
}
