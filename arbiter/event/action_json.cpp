// SPDX-License-Identifier: MIT
#include "arbiter/event/action_json.hpp"

#include "arbiter/clock/json_reader.hpp"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include <array>

namespace theco::event {
namespace {

namespace json = boost::json;
using clock::JsonReader;

// In the order of the variant.
constexpr std::array<const char*, std::variant_size_v<Action>> kKinds{
    "event_announce", "event_draw_colour", "event_enter",  "event_correct",    "event_remove",
    "event_order",    "event_pair",        "event_unpair", "event_report",     "event_bye",
    "event_withdraw", "event_return",      "event_forbid", "event_accelerate", "event_adjust"};

const std::vector<std::string_view> kSystems{"dutch_2026", "round_robin", "double_round_robin"};
const std::vector<std::string_view> kColours{"none", "white", "black"};
const std::vector<std::string_view> kSexes{"unknown", "male", "female"};
const std::vector<std::string_view> kTitles{"", "WCM", "CM", "WFM", "FM", "WIM", "IM", "WGM", "GM"};
/// Letters of a TRF; "?" is a pairing without a result yet, "" nothing.
const std::vector<std::string_view> kResults{"",  "?", "1", "=", "0", "W", "D",
                                             "L", "+", "-", "U", "F", "H", "Z"};

json::value word(const std::vector<std::string_view>& words, std::size_t i) {
    return json::value(json::string_view(words[i].data(), words[i].size()));
}
template <class Enum> json::value word(const std::vector<std::string_view>& words, Enum value) {
    return word(words, static_cast<std::size_t>(value));
}
template <class Enum>
Enum readWord(const JsonReader& in, std::string_view field,
              const std::vector<std::string_view>& words) {
    const auto at = in.need(field);
    return at ? static_cast<Enum>(at->oneOf(words)) : Enum{};
}
std::string readText(const JsonReader& in, std::string_view field) {
    return in.has(field) ? in.at(field).text() : std::string();
}
int readWhole(const JsonReader& in, std::string_view field, int least, int most) {
    const auto at = in.need(field);
    return at ? static_cast<int>(at->whole(least, most)) : least;
}
int readKey(const JsonReader& in, std::string_view field = "player") {
    return readWhole(in, field, 0, 1'000'000);
}
int readRound(const JsonReader& in) {
    return readWhole(in, "round", 1, kMostRoundsOfEvent);
}
std::vector<PlayerKey> readKeys(const JsonReader& in, std::string_view field) {
    std::vector<PlayerKey> out;
    if (const auto at = in.need(field))
        for (const JsonReader& each : at->list(kMostPlayersOfEvent))
            out.push_back(static_cast<int>(each.whole(1, 1'000'000)));
    return out;
}
json::array keysJson(const std::vector<PlayerKey>& keys) {
    json::array out;
    for (const PlayerKey key : keys)
        out.push_back(key);
    return out;
}

constexpr std::array<std::pair<const char*, HalfPoints Scoring::*>, 12> kScoring{
    {{"white_win", &Scoring::whiteWin},
     {"white_draw", &Scoring::whiteDraw},
     {"white_loss", &Scoring::whiteLoss},
     {"black_win", &Scoring::blackWin},
     {"black_draw", &Scoring::blackDraw},
     {"black_loss", &Scoring::blackLoss},
     {"forfeit_win", &Scoring::forfeitWin},
     {"forfeit_loss", &Scoring::forfeitLoss},
     {"pairing_bye", &Scoring::pairingBye},
     {"full_point_bye", &Scoring::fullPointBye},
     {"half_point_bye", &Scoring::halfPointBye},
     {"zero_point_bye", &Scoring::zeroPointBye}}};

constexpr std::array<std::pair<const char*, std::string Announce::*>, 7> kHead{
    {{"name", &Announce::name},
     {"city", &Announce::city},
     {"federation", &Announce::federation},
     {"start", &Announce::start},
     {"end", &Announce::end},
     {"chief_arbiter", &Announce::chiefArbiter},
     {"time_control", &Announce::timeControl}}};

constexpr std::array<std::pair<const char*, std::string Player::*>, 6> kPlayerTexts{
    {{"name", &Player::name},
     {"federation", &Player::federation},
     {"fide_id", &Player::fideId},
     {"birth", &Player::birth},
     {"club", &Player::club},
     {"group", &Player::group}}};

constexpr std::array<std::pair<const char*, std::string NameParts::*>, 3> kNameParts{
    {{"family_name", &NameParts::family},
     {"middle_name", &NameParts::middle},
     {"given_name", &NameParts::given}}};

json::object playerJson(const Player& player) {
    json::object out;
    for (const auto& [name, member] : kNameParts)
        if (!(player.nameParts.*member).empty()) out[name] = player.nameParts.*member;
    for (const auto& [name, member] : kPlayerTexts)
        if (!(player.*member).empty()) out[name] = player.*member;
    out["title"] = word(kTitles, player.title);
    out["sex"] = word(kSexes, player.sex);
    out["rating"] = player.rating;
    out["first_round"] = player.firstRound;
    return out;
}

Player readPlayer(const JsonReader& in) {
    Player out;
    for (const auto& [name, member] : kPlayerTexts)
        out.*member = readText(in, name);
    for (const auto& [name, member] : kNameParts)
        out.nameParts.*member = readText(in, name);
    out.title = readWord<Title>(in, "title", kTitles);
    out.sex = readWord<Sex>(in, "sex", kSexes);
    out.rating = readWhole(in, "rating", 0, 9999);
    out.firstRound = readWhole(in, "first_round", 1, kMostRoundsOfEvent);
    return out;
}

struct ToJson {
    json::object operator()(const Announce& a) const {
        json::object scoring;
        for (const auto& [name, member] : kScoring)
            scoring[name] = a.scoring.*member;
        json::array tieBreaks;
        for (const std::string& code : a.tieBreaks)
            tieBreaks.push_back(json::value(code));
        json::object out{{"system", word(kSystems, a.system)},
                         {"rounds", a.rounds},
                         {"half_points", std::move(scoring)},
                         {"tie_break_edition", a.tieBreakEdition},
                         {"tie_breaks", std::move(tieBreaks)}};
        for (const auto& [name, member] : kHead)
            if (!(a.*member).empty()) out[name] = a.*member;
        return out;
    }
    json::object operator()(const DrawColour& a) const {
        return {{"colour", word(kColours, a.colour)}};
    }
    json::object operator()(const Enter& a) const { return playerJson(a.player); }
    json::object operator()(const Correct& a) const {
        json::object out = playerJson(a.player);
        out["player"] = a.key;
        return out;
    }
    json::object operator()(const Remove& a) const { return {{"player", a.key}}; }
    json::object operator()(const Order& a) const { return {{"players", keysJson(a.keys)}}; }
    json::object operator()(const PairUp& a) const {
        json::array pairs;
        for (const auto& [white, black] : a.pairs)
            pairs.push_back(json::array{white, black});
        return {{"round", a.round}, {"pairs", std::move(pairs)}, {"bye", a.bye}};
    }
    json::object operator()(const Unpair& a) const { return {{"round", a.round}}; }
    json::object operator()(const Report& a) const {
        return {{"round", a.round},
                {"white", a.white},
                {"black", a.black},
                {"white_result", word(kResults, a.whiteKind)},
                {"black_result", word(kResults, a.blackKind)}};
    }
    json::object operator()(const GrantBye& a) const {
        return {{"round", a.round}, {"player", a.key}, {"bye", word(kResults, a.kind)}};
    }
    json::object operator()(const Withdraw& a) const { return {{"player", a.key}}; }
    json::object operator()(const Return& a) const { return {{"player", a.key}}; }
    json::object operator()(const Forbid& a) const {
        return {{"players", keysJson(a.keys)},
                {"first_round", a.firstRound},
                {"last_round", a.lastRound}};
    }
    json::object operator()(const Accelerate&) const { return {{"system", "baku"}}; }
    json::object operator()(const Adjust& a) const {
        return {{"player", a.key}, {"round", a.round}, {"half_points", a.points}};
    }
};

Announce readAnnounce(const JsonReader& in) {
    Announce out;
    for (const auto& [name, member] : kHead)
        out.*member = readText(in, name);
    out.system = readWord<PairingSystem>(in, "system", kSystems);
    out.rounds = readWhole(in, "rounds", 0, kMostRoundsOfEvent);
    if (const auto scoring = in.need("half_points"))
        for (const auto& [name, member] : kScoring)
            out.scoring.*member = readWhole(*scoring, name, -200, 200);
    out.tieBreakEdition = readWhole(in, "tie_break_edition", 0, 9999);
    if (const auto list = in.need("tie_breaks"))
        for (const JsonReader& each : list->list(100))
            out.tieBreaks.push_back(each.text());
    return out;
}

PairUp readPairUp(const JsonReader& in) {
    PairUp out;
    out.round = readRound(in);
    out.bye = readKey(in, "bye");
    if (const auto list = in.need("pairs"))
        for (const JsonReader& each : list->list(kMostPlayersOfEvent)) {
            const std::vector<JsonReader> two = each.list(2);
            if (two.size() != 2) {
                each.fail(clock::InputProblem::EmptyList);
                break;
            }
            out.pairs.emplace_back(static_cast<int>(two[0].whole(1, 1'000'000)),
                                   static_cast<int>(two[1].whole(1, 1'000'000)));
        }
    return out;
}

Action readByPlace(std::size_t place, const JsonReader& in) {
    switch (place) {
    case 0:
        return readAnnounce(in);
    case 1:
        return DrawColour{readWord<Colour>(in, "colour", kColours)};
    case 2:
        return Enter{readPlayer(in)};
    case 3:
        return Correct{readKey(in), readPlayer(in)};
    case 4:
        return Remove{readKey(in)};
    case 5:
        return Order{readKeys(in, "players")};
    case 6:
        return readPairUp(in);
    case 7:
        return Unpair{readRound(in)};
    case 8:
        return Report{readRound(in), readKey(in, "white"), readKey(in, "black"),
                      readWord<Kind>(in, "white_result", kResults),
                      readWord<Kind>(in, "black_result", kResults)};
    case 9:
        return GrantBye{readRound(in), readKey(in), readWord<Kind>(in, "bye", kResults)};
    case 10:
        return Withdraw{readKey(in)};
    case 11:
        return Return{readKey(in)};
    case 12:
        return Forbid{readKeys(in, "players"), readWhole(in, "first_round", 1, 999),
                      readWhole(in, "last_round", 1, 999)};
    case 13:
        return Accelerate{};
    default:
        return Adjust{readKey(in), readRound(in), readWhole(in, "half_points", -200, 200)};
    }
}

} // namespace

const char* kindOf(const Action& action) {
    return kKinds[action.index()];
}

std::string payloadOf(const Action& action) {
    return json::serialize(std::visit(ToJson(), action));
}

std::optional<Action> readAction(std::string_view kind, int version, std::string_view payload,
                                 bool& broken) {
    broken = false;
    for (std::size_t place = 0; place < kKinds.size(); ++place) {
        if (kind != kKinds[place]) continue;
        std::optional<clock::InputFault> fault;
        const auto value = clock::parseJson(payload, fault);
        broken = true;
        if (!value || version != 1) return std::nullopt;
        Action action = readByPlace(place, JsonReader(*value, "", fault));
        if (fault) return std::nullopt;
        broken = false;
        return action;
    }
    return std::nullopt;
}

} // namespace theco::event
