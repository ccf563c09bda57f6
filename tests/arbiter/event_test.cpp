// SPDX-License-Identifier: MIT
#include "swiss_support.hpp"

#include "arbiter/event/action_json.hpp"
#include "arbiter/event/event_journal.hpp"
#include "arbiter/event/import.hpp"
#include "arbiter/swiss/dutch.hpp"
#include "arbiter/swiss/generator.hpp"
#include "arbiter/swiss/random_numbers.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"
#include "tests/support/power_cut_vfs.hpp"

using namespace theco;
using namespace theco::event;
using namespace theco::test;
using platform::Journal;
using swiss::RandomNumbers;

namespace {

Journal openOn(PowerCutDisk& disk) {
    auto journal = Journal::open("/giai.theco", kEventFormat, disk.options());
    REQUIRE(journal.ok());
    return std::move(journal).value();
}

Enter entering(const std::string& name, int rating, int firstRound = 1) {
    Enter out;
    out.player.name = name;
    out.player.rating = rating;
    out.player.firstRound = firstRound;
    return out;
}

Announce announced(int rounds) {
    Announce out;
    out.name = "Giải thiếu nhi";
    out.rounds = rounds;
    out.tieBreaks = {"DE", "BH/C1"};
    return out;
}

/// Everything that a tournament is, as text.
std::string state(const Tournament& t) {
    std::string out = written({t, {}}, formats::TrfDialect::Trf26);
    for (const Player& player : t.players)
        out += std::to_string(player.key) + (player.withdrawn ? "w" : "") + player.club + ' ';
    return out;
}

Tournament afterAll(const std::vector<Action>& actions) {
    Tournament out;
    for (const Action& action : actions)
        REQUIRE(apply(out, action).ok());
    return out;
}

ActionFault faultOf(Tournament tournament, const Action& action) {
    const std::string before = state(tournament);
    const auto done = apply(tournament, action);
    REQUIRE_FALSE(done.ok());
    CHECK(state(tournament) == before);
    return done.error();
}

/// What an arbiter may do next, sensible or not.
Action anything(RandomNumbers& random, const Tournament& t) {
    const auto someone = [&] { return random.between(1, t.keysGiven + 1); };
    const int round = random.between(1, t.pairedRounds() + 1);
    switch (random.below(13)) {
    case 0:
    case 1:
        return entering("Kỳ thủ " + std::to_string(t.keysGiven), random.below(2000), round);
    case 2:
        return Remove{someone()};
    case 3:
        return Withdraw{someone()};
    case 4:
        return Return{someone()};
    case 5:
        return GrantBye{round, someone(), Kind::HalfPointBye};
    case 6:
        return Forbid{{someone(), someone()}, 1, random.between(1, 9)};
    case 7:
        return Unpair{round};
    case 8:
        return Adjust{someone(), round, random.between(-2, 2)};
    case 9: {
        Order order;
        for (const Player& player : t.players)
            order.keys.insert(order.keys.begin() +
                                  random.below(static_cast<int>(order.keys.size()) + 1),
                              player.key);
        return order;
    }
    case 10: {
        PairUp pairUp;
        pairUp.round = t.pairedRounds() + 1;
        if (const auto pairing = swiss::pairNextRound(t)) {
            for (const swiss::Pair& pair : pairing->pairs)
                pairUp.pairs.emplace_back(t.player(pair.white).key, t.player(pair.black).key);
            if (pairing->bye != kNobody) pairUp.bye = t.player(pairing->bye).key;
        }
        return pairUp;
    }
    default: {
        const Kind white = random.below(2) == 0 ? Kind::Win : Kind::ForfeitLoss;
        const Kind black = random.below(2) == 0 ? Kind::Loss : Kind::ForfeitWin;
        for (const Player& player : t.players)
            if (player.in(round).colour == Colour::White && random.below(3) != 0)
                return Report{round, player.key, t.player(player.in(round).opponent).key, white,
                              black};
        return Report{round, someone(), someone(), white, black};
    }
    }
}

} // namespace

TEST_CASE("A tournament is what its actions made of it", "[event]") {
    const Tournament t =
        afterAll({announced(5), DrawColour{Colour::Black}, entering("An", 1500),
                  entering("Bình", 1700), entering("Chi", 1600), entering("Dũng", 0),
                  Order{{2, 3, 1, 4}}, GrantBye{1, 4, Kind::HalfPointBye}, PairUp{1, {{3, 2}}, 1},
                  Report{1, 3, 2, Kind::Win, Kind::Loss}, entering("Em", 1200, 2), Withdraw{2}});
    REQUIRE(t.players.size() == 5);
    CHECK(t.players[0].name == "Bình");
    CHECK(t.players[0].tpn == 1);
    CHECK(t.players[0].key == 2);
    CHECK(t.players[4].tpn == 5);
    CHECK(t.pairedRounds() == 1);
    CHECK(t.scoreAfter(indexOfKey(t, 3), 1) == 2);
    CHECK(t.scoreAfter(indexOfKey(t, 1), 1) == 2);
    CHECK(t.scoreAfter(indexOfKey(t, 4), 1) == 1);
    CHECK(t.player(indexOfKey(t, 3)).in(1).opponent == indexOfKey(t, 2));
    CHECK(swiss::playersToPair(t, 2) == std::vector<int>{1, 2, 3, 4});
}

TEST_CASE("Renumbering takes results and forbidden pairs along, and ends with round 4", "[event]") {
    Tournament t =
        afterAll({announced(7), entering("A", 1), entering("B", 2), entering("C", 3),
                  Forbid{{1, 3}, 1, 9}, PairUp{1, {{1, 2}}, 3},
                  Report{1, 1, 2, Kind::Win, Kind::Loss}, Adjust{3, 1, 1}, Order{{3, 2, 1}}});
    CHECK(t.players[0].name == "C");
    CHECK(t.players[1].in(1).opponent == 2);
    CHECK(t.players[2].in(1).opponent == 1);
    CHECK(t.forbidden[0].players == std::vector<int>{2, 0});
    CHECK(t.adjustments[0].player == 0);
    for (int round = 2; round <= 4; ++round)
        REQUIRE(apply(t, PairUp{round, {}, 1 + round % 3}).ok());
    CHECK(faultOf(t, Order{{1, 2, 3}}) == ActionFault::Frozen);
}

TEST_CASE("What makes no sense is refused and changes nothing", "[event]") {
    const Tournament t = afterAll({announced(3), entering("A", 1), entering("B", 2),
                                   entering("C", 3), entering("D", 4), PairUp{1, {{1, 2}}, 3}});
    const std::vector<std::pair<Action, ActionFault>> cases{
        {Withdraw{9}, ActionFault::NoSuchPlayer},
        {Remove{1}, ActionFault::AlreadyPaired},
        {Order{{1, 2, 3}}, ActionFault::ListDiffers},
        {Order{{1, 2, 3, 3}}, ActionFault::NamedTwice},
        {PairUp{1, {{3, 4}}, 0}, ActionFault::WrongRound},
        {PairUp{3, {{1, 2}}, 0}, ActionFault::WrongRound},
        {PairUp{2, {{1, 2}, {2, 3}}, 0}, ActionFault::NamedTwice},
        {Unpair{2}, ActionFault::WrongRound},
        {Report{1, 2, 1, Kind::Win, Kind::Loss}, ActionFault::NotPaired},
        {Report{1, 1, 2, Kind::Win, Kind::Win}, ActionFault::NotAResult},
        {Report{1, 1, 2, Kind::Win, Kind::ForfeitLoss}, ActionFault::NotAResult},
        {GrantBye{1, 1, Kind::HalfPointBye}, ActionFault::AlreadyPaired},
        {GrantBye{2, 1, Kind::PairingBye}, ActionFault::NotAResult},
        {GrantBye{100, 1, Kind::HalfPointBye}, ActionFault::BadValue},
        {Forbid{{1, 2}, 3, 2}, ActionFault::BadValue},
        {entering("E", 10000), ActionFault::BadValue},
    };
    for (const auto& [action, fault] : cases) {
        INFO(kindOf(action) << ' ' << payloadOf(action));
        CHECK(faultOf(t, action) == fault);
    }
    const Tournament reported =
        afterAll({entering("A", 1), entering("B", 2), PairUp{1, {{1, 2}}, 0},
                  Report{1, 1, 2, Kind::Draw, Kind::Loss}});
    CHECK(faultOf(reported, Unpair{1}) == ActionFault::HasResults);
}

TEST_CASE("Whatever was done stands in the journal, and undo goes back step by step", "[event]") {
    RandomNumbers random(7);
    for (int run = 0; run < tests::amount(20); ++run) {
        PowerCutDisk disk;
        std::vector<std::string> states;
        {
            Journal journal = openOn(disk);
            auto event = EventJournal::open(journal);
            REQUIRE(event.ok());
            states.push_back(state(event->tournament()));
            for (int step = 0; step < 60; ++step) {
                const Action action = anything(random, event->tournament());
                // The payload says all there is to say.
                bool broken = true;
                const auto read = readAction(kindOf(action), 1, payloadOf(action), broken);
                REQUIRE(read);
                CHECK_FALSE(broken);
                CHECK(payloadOf(*read) == payloadOf(action));
                if (event->act(action, "TT").ok()) states.push_back(state(event->tournament()));
            }
            CHECK(state(event->tournament()) == states.back());
        }
        Journal journal = openOn(disk);
        auto event = EventJournal::open(journal);
        REQUIRE(event.ok());
        CHECK(state(event->tournament()) == states.back());
        for (std::size_t k = states.size() - 1; k-- > 0;) {
            REQUIRE(event->undo().ok());
            REQUIRE(state(event->tournament()) == states[k]);
        }
        CHECK_FALSE(event->undo().ok());
        // Only what was taken back last can be put in force again.
        if (states.size() > 1) {
            REQUIRE(event->redo().ok());
            CHECK(state(event->tournament()) == states[1]);
        }
    }
}

TEST_CASE("A written name tells its parts, in Vietnamese and in FIDE's order", "[event]") {
    struct Row {
        const char* written;
        NameParts parts;
        const char *vietnamese, *fide;
    };
    for (const Row& row : std::vector<Row>{
             {"Nguyễn Văn An", {"Nguyễn", "Văn", "An"}, "Nguyễn Văn An", "Nguyễn, Văn An"},
             {"Nguyễn, Văn An", {"Nguyễn", "Văn", "An"}, "Nguyễn Văn An", "Nguyễn, Văn An"},
             {"Nguyễn Thị Ánh Tuyết",
              {"Nguyễn", "Thị Ánh", "Tuyết"},
              "Nguyễn Thị Ánh Tuyết",
              "Nguyễn, Thị Ánh Tuyết"},
             {"Lê Bình", {"Lê", "", "Bình"}, "Lê Bình", "Lê, Bình"},
             {"Van Foreest, Jorden",
              {"Van Foreest", "", "Jorden"},
              "Van Foreest Jorden",
              "Van Foreest, Jorden"},
             {"  Trần \t Chi ", {"Trần", "", "Chi"}, "Trần Chi", "Trần, Chi"},
             {"An", {"", "", "An"}, "An", "An"},
             {"Nguyễn,", {"Nguyễn", "", ""}, "Nguyễn", "Nguyễn,"},
             {"Nguyen Van An", {"Nguyen", "Van", "An"}, "Nguyen Van An", "Nguyen, Van An"},
             {"Magnus Carlsen", {"Carlsen", "", "Magnus"}, "Carlsen Magnus", "Carlsen, Magnus"},
             {"Carlsen, Sven Magnus",
              {"Carlsen", "", "Sven Magnus"},
              "Carlsen Sven Magnus",
              "Carlsen, Sven Magnus"},
             {"Élise Ẁood", {"Ẁood", "", "Élise"}, "Ẁood Élise", "Ẁood, Élise"},
             {"Ka Mỹ Anh", {"Ka", "Mỹ", "Anh"}, "Ka Mỹ Anh", "Ka, Mỹ Anh"},
             {"Ka Thu Ơi", {"Ka", "Thu", "Ơi"}, "Ka Thu Ơi", "Ka, Thu Ơi"},
             {"Ka Thi Zed", {"Zed", "", "Ka Thi"}, "Zed Ka Thi", "Zed, Ka Thi"},
             {", An", {"", "", "An"}, "An", "An"},
             {" ", {}, "", ""},
             {",", {}, "", ""},
             {"", {}, "", ""}}) {
        INFO(row.written);
        const NameParts parts = partsOf(row.written);
        CHECK(parts.family == row.parts.family);
        CHECK(parts.middle == row.parts.middle);
        CHECK(parts.given == row.parts.given);
        CHECK(inVietnameseOrder(parts) == row.vietnamese);
        CHECK(inFideOrder(parts) == row.fide);
        CHECK(partsOf(inFideOrder(parts)) == parts);
    }
    // The federation knows more than the letters.
    CHECK(partsOf("Ka Thi Zed", "VIE") == NameParts{"Ka", "Thi", "Zed"});
    CHECK(partsOf("Ka, Thi Zed", "VIE") == NameParts{"Ka", "Thi", "Zed"});
    CHECK(partsOf("Magnus Carlsen", "NOR") == NameParts{"Carlsen", "", "Magnus"});
    CHECK(partsOf("Trần Bảo", "USA") == NameParts{"Trần", "", "Bảo"});
}

TEST_CASE("Parts that are given count, and the name stays as it was written", "[event]") {
    Enter entering;
    entering.player.name = "Công Tằng Tôn Nữ Thị  Hoa";
    CHECK(entering.player.parts().family == "Công");
    const NameParts parts{"Công Tằng Tôn Nữ", "Thị", "Hoa"};
    Enter known = entering;
    known.player.nameParts = parts;
    PowerCutDisk disk;
    {
        Journal journal = openOn(disk);
        auto event = EventJournal::open(journal);
        REQUIRE(event.ok());
        REQUIRE(event->act(entering).ok());
        REQUIRE(event->act(Correct{1, known.player}).ok());
    }
    Journal journal = openOn(disk);
    auto event = EventJournal::open(journal);
    REQUIRE(event.ok());
    const auto player = [&] { return event->tournament().players.at(0); };
    CHECK(player().parts() == parts);
    CHECK(player().name == entering.player.name);
    CHECK_THAT(written({event->tournament(), {}}, formats::TrfDialect::Trf16),
               ContainsSubstring(entering.player.name + " "));
    REQUIRE(event->undo().ok());
    CHECK(player().nameParts.empty());
    // What was written before there were parts says the same as ever.
    CHECK(
        payloadOf(entering) ==
        R"({"name":"Công Tằng Tôn Nữ Thị  Hoa","title":"","sex":"unknown","rating":0,"first_round":1})");
    bool broken = true;
    const auto old = readAction("event_enter", 1, payloadOf(entering), broken);
    REQUIRE(old);
    CHECK(std::get<Enter>(*old).player.nameParts.empty());
}

TEST_CASE("Several actions at once are all done or none", "[event]") {
    PowerCutDisk disk;
    Journal journal = openOn(disk);
    auto event = EventJournal::open(journal);
    REQUIRE(event.ok());
    const auto refused = event->act({entering("A", 1), Withdraw{5}});
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().problem == EventProblem::Refused);
    CHECK(refused.error().action == ActionFault::NoSuchPlayer);
    CHECK(journal.entries().empty());
    REQUIRE(event->act({entering("A", 1), entering("B", 2)}).ok());
    CHECK(event->tournament().players.size() == 2);
    REQUIRE(event->undo().ok());
    CHECK(event->tournament().players.empty());
}

TEST_CASE("Nothing is written that could not be read again", "[event]") {
    std::vector<Announce> announces(3, announced(3));
    announces[0].scoring.whiteWin = 2 * 9999; // as a tournament file may say
    announces[1].tieBreaks.assign(1000, "BH");
    announces[2].tieBreakEdition = -1;
    for (const Announce& announce : announces) {
        PowerCutDisk disk;
        {
            Journal journal = openOn(disk);
            auto event = EventJournal::open(journal);
            REQUIRE(event.ok());
            const auto refused = event->act({entering("A", 1), announce});
            REQUIRE_FALSE(refused.ok());
            CHECK(refused.error().problem == EventProblem::Refused);
            CHECK(refused.error().action == ActionFault::BadValue);
            CHECK(event->tournament().players.empty());
        }
        Journal journal = openOn(disk);
        CHECK(journal.entries().empty());
        CHECK(EventJournal::open(journal).ok());
    }
}

TEST_CASE("A payload that makes no sense is named, not guessed at", "[event]") {
    for (const char* const payload :
         {"", "[]", "{}",
          R"({"round":0,"white":1,"black":2,"white_result":"1","black_result":"0"})",
          R"({"round":1,"white":1,"black":2,"white_result":"x","black_result":"0"})"}) {
        INFO(payload);
        bool broken = false;
        CHECK_FALSE(readAction("event_report", 1, payload, broken));
        CHECK(broken);
    }
    bool broken = true;
    CHECK_FALSE(readAction("clock_event", 1, "{}", broken));
    CHECK_FALSE(broken);
    PowerCutDisk disk;
    Journal journal = openOn(disk);
    REQUIRE(journal.append(platform::NewEntry{"event_withdraw", R"({"player":3})", "", 1}).ok());
    const auto event = EventJournal::open(journal);
    REQUIRE_FALSE(event.ok());
    CHECK(event.error().problem == EventProblem::Unreadable);
    CHECK(event.error().entry == 1);
}

TEST_CASE("A tournament from elsewhere is made again from actions", "[event]") {
    for (int seed = 1; seed <= tests::amount(60); ++seed) {
        const auto settings = swiss::randomSettings(static_cast<std::uint64_t>(seed), 40);
        const Tournament made = swiss::generate(settings);
        Tournament again = afterAll(actionsThatMake(made));
        for (Player& player : again.players)
            player.key = 0;
        CHECK(state(again) == state(made));
    }
}
