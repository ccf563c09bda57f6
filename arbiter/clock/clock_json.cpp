// SPDX-License-Identifier: MIT
#include "arbiter/clock/clock_json.hpp"

#include <boost/json/array.hpp>

namespace theco::clock {
namespace {

namespace json = boost::json;

using Words = std::vector<std::string_view>;

// In the order of the enumerations.
const Words kMethods{"sudden",  "fischer",  "bronstein", "delay",
                     "byoyomi", "canadian", "hourglass", "upcount"};
const Words kFirstIncrements{"at_start", "after_first_move"};
const Words kActions{"start", "press", "pause", "resume", "adjust", "swap", "undo_press"};
const Words kSides{"white", "black"};

json::value word(const Words& words, std::size_t i) {
    return json::value(json::string_view(words[i].data(), words[i].size()));
}
template <class Enum> json::value word(const Words& words, Enum value) {
    return word(words, static_cast<std::size_t>(value));
}

json::value secondsJson(Nanoseconds time) {
    if (time % kSecond == 0) return time / kSecond;
    return static_cast<double>(time / kFinest) / static_cast<double>(kSecond / kFinest);
}

json::value sideJson(const std::optional<Color>& side) {
    return side ? word(kSides, *side) : json::value(nullptr);
}

json::array periodsJson(const std::vector<Period>& periods) {
    json::array out;
    for (const Period& p : periods)
        out.push_back(json::object{{"moves", p.moves},
                                   {"main_s", secondsJson(p.main)},
                                   {"method", word(kMethods, p.method)},
                                   {"increment_s", secondsJson(p.increment)},
                                   {"delay_s", secondsJson(p.delay)},
                                   {"byoyomi_s", secondsJson(p.byoYomi)},
                                   {"byoyomi_count", p.byoYomiCount},
                                   {"overtime_moves", p.overtimeMoves},
                                   {"overtime_s", secondsJson(p.overtime)}});
    return out;
}

Period readPeriod(const JsonReader& in) {
    Period p;
    if (!in.hasOnly({"moves", "main_s", "method", "increment_s", "delay_s", "byoyomi_s",
                     "byoyomi_count", "overtime_moves", "overtime_s"}))
        return p;
    if (in.has("method")) p.method = static_cast<Method>(in.at("method").oneOf(kMethods));
    if (in.has("moves")) p.moves = static_cast<int>(in.at("moves").whole(0, kMostMoves));
    if (in.has("main_s")) p.main = in.at("main_s").seconds(kLongestMain);
    if (in.has("increment_s")) p.increment = in.at("increment_s").seconds(kLongestBonus);
    if (in.has("delay_s")) p.delay = in.at("delay_s").seconds(kLongestBonus);
    if (in.has("byoyomi_s")) p.byoYomi = in.at("byoyomi_s").seconds(kLongestBonus);
    if (in.has("byoyomi_count"))
        p.byoYomiCount = static_cast<int>(in.at("byoyomi_count").whole(0, kMostMoments));
    if (in.has("overtime_moves"))
        p.overtimeMoves = static_cast<int>(in.at("overtime_moves").whole(0, kMostMoves));
    if (in.has("overtime_s")) p.overtime = in.at("overtime_s").seconds(kLongestMain);
    // What a method cannot do without must be there and above zero.
    const auto above0 = [&](const char* field, bool holds) {
        if (holds) return;
        if (const auto found = in.need(field)) found->whole(1, kMostMoves);
    };
    if (p.method == Method::ByoYomi) {
        above0("byoyomi_s", p.byoYomi > 0);
        above0("byoyomi_count", p.byoYomiCount > 0);
    } else if (p.method == Method::Canadian) {
        above0("overtime_moves", p.overtimeMoves > 0);
        above0("overtime_s", p.overtime > 0);
    }
    return p;
}

std::vector<Period> readPeriods(const JsonReader& in) {
    std::vector<Period> periods;
    const auto field = in.need("periods");
    if (!field) return periods;
    for (const JsonReader& item : field->list(kMostPeriods))
        periods.push_back(readPeriod(item));
    if (periods.empty()) field->fail(InputProblem::EmptyList);
    return periods;
}

SideCorrection readCorrection(const JsonReader& in, const std::string& side, std::size_t periods) {
    SideCorrection out;
    if (in.has(side + "_ns")) out.time = in.at(side + "_ns").whole(0, kLongestMain);
    if (in.has(side + "_moves"))
        out.moves = static_cast<int>(in.at(side + "_moves").whole(0, kMostMoves));
    if (in.has(side + "_period"))
        out.period = static_cast<int>(
            in.at(side + "_period").whole(1, static_cast<std::int64_t>(periods)) - 1);
    return out;
}

void readByAction(const JsonReader& in, const TimeControl& control, Event& event) {
    switch (event.action) {
    case Action::Start:
    case Action::Press:
        if (!in.hasOnly({"t_ns", "do", "side"})) return;
        if (const auto side = in.need("side")) event.side = static_cast<Color>(side->oneOf(kSides));
        return;
    case Action::Resume:
        if (!in.hasOnly({"t_ns", "do", "side"})) return;
        if (in.has("side")) event.side = static_cast<Color>(in.at("side").oneOf(kSides));
        return;
    case Action::Adjust:
        if (!in.hasOnly({"t_ns", "do", "white_ns", "black_ns", "white_moves", "black_moves",
                         "white_period", "black_period"}))
            return;
        event.corrections = {readCorrection(in, "white", control.of(Color::White).size()),
                             readCorrection(in, "black", control.of(Color::Black).size())};
        return;
    case Action::Pause:
    case Action::Swap:
    case Action::UndoPress:
        in.hasOnly({"t_ns", "do"});
        return;
    }
}

} // namespace

json::object toJson(const TimeControl& control) {
    json::object out{{"periods", periodsJson(control.periods)},
                     {"first_increment", word(kFirstIncrements, control.firstIncrement)},
                     {"freeze", control.freeze}};
    if (!control.blackPeriods.empty())
        out["black"] = json::object{{"periods", periodsJson(control.blackPeriods)}};
    return out;
}

json::object toJson(const Event& event) {
    json::object out{{"do", word(kActions, event.action)}};
    if (event.side) out["side"] = word(kSides, *event.side);
    for (const std::size_t i : {0U, 1U}) {
        const SideCorrection& correction = event.corrections[i];
        const std::string side(kSides[i]);
        if (correction.time) out[side + "_ns"] = *correction.time;
        if (correction.moves) out[side + "_moves"] = *correction.moves;
        if (correction.period) out[side + "_period"] = *correction.period + 1;
    }
    return out;
}

json::object toJson(const ClockState& state, const TimeControl& control) {
    const SideClock& white = state.of(Color::White);
    const SideClock& black = state.of(Color::Black);
    const auto momentsLeft = [&](Color side) {
        const SideClock& mine = state.of(side);
        const Period& period = control.of(side)[static_cast<std::size_t>(mine.period)];
        return period.method == Method::ByoYomi ? mine.byoYomiLeft : 0;
    };
    return {{"t_ns", state.asOf},
            {"white_ns", white.time},
            {"black_ns", black.time},
            {"running", sideJson(state.running)},
            {"flag", sideJson(state.flag)},
            {"white_period", white.period + 1},
            {"black_period", black.period + 1},
            {"white_moves", white.moves},
            {"black_moves", black.moves},
            {"delay_left_ns", state.delayLeft},
            {"white_byoyomi_left", momentsLeft(Color::White)},
            {"black_byoyomi_left", momentsLeft(Color::Black)}};
}

TimeControl readControl(const JsonReader& in) {
    TimeControl control;
    if (!in.hasOnly({"periods", "first_increment", "freeze", "black"})) return control;
    control.periods = readPeriods(in);
    if (in.has("first_increment"))
        control.firstIncrement =
            static_cast<FirstIncrement>(in.at("first_increment").oneOf(kFirstIncrements));
    if (in.has("freeze")) control.freeze = in.at("freeze").boolean();
    if (in.has("black")) {
        const JsonReader black = in.at("black");
        if (black.hasOnly({"periods"})) control.blackPeriods = readPeriods(black);
    }
    return control;
}

Event readEvent(const JsonReader& in, const TimeControl& control) {
    Event event;
    const auto action = in.need("do");
    if (!action) return event;
    event.action = static_cast<Action>(action->oneOf(kActions));
    if (!in.good()) return event;
    readByAction(in, control, event);
    if (const auto t = in.need("t_ns")) event.t = t->whole(-kLatest, kLatest);
    return event;
}

Result<TimeControl, InputFault> controlFromJson(std::string_view text) {
    std::optional<InputFault> fault;
    if (const auto value = parseJson(text, fault)) {
        TimeControl control = readControl(JsonReader(*value, "", fault));
        if (!fault) return control;
    }
    return Err{std::move(*fault)};
}

Result<Event, InputFault> eventFromJson(std::string_view text, const TimeControl& control) {
    std::optional<InputFault> fault;
    if (const auto value = parseJson(text, fault)) {
        const Event event = readEvent(JsonReader(*value, "", fault), control);
        if (!fault) return event;
    }
    return Err{std::move(*fault)};
}

} // namespace theco::clock
