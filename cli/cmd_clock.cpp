// SPDX-License-Identifier: MIT
#include "arbiter/clock/clock_json.hpp"
#include "arbiter/clock/clock_words.hpp"
#include "arbiter/clock/replay.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "i18n/catalogue.hpp"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include <iostream>

namespace theco::cli {

namespace {

using i18n::fill;
using i18n::tr;

Exit run(const Arguments& arguments) {
    const std::string& file = arguments.positional(0);
    const auto text = readInput(file);
    if (!text) return complain(text.error());
    const auto script = clock::parseScript(*text);
    if (!script)
        return complain(printable(fill(
            "{file}: {message}", {{"file", file}, {"message", clock::message(script.error())}})));
    boost::json::array states;
    for (const clock::ClockState& state : clock::replay(*script))
        states.push_back(clock::toJson(state, script->control));
    if (arguments.json()) {
        printJson(states);
    } else {
        for (const boost::json::value& state : states)
            std::cout << boost::json::serialize(state) << '\n';
    }
    return Exit::Answered;
}

} // namespace

Command clockReplayCommand() {
    Command command;
    command.name = "clock replay";
    command.positionals = {"FILE"};
    command.summary = tr("Shows what a chess clock reads at given instants.");
    command.details = {
        tr("FILE is JSON with control, the time control in one or more periods; events, what "
           "happened and when in nanoseconds: start, press, pause, resume, adjust, swap, "
           "undo_press; and ask, the instants one wants to know about."),
        tr("For each of them the output says both times, which side runs, whose flag fell first, "
           "the periods, the completed moves, what is left of the delay and of the byo-yomi. With "
           "--json it is one array, without it one line for each instant.")};
    command.examples = {"echo '{\"control\": {\"periods\": [\n"
                        "    {\"main_s\": 300, \"method\": \"fischer\", \"increment_s\": 3}]},\n"
                        "    \"events\": [{\"t_ns\": 0, \"do\": \"start\", \"side\": \"white\"},\n"
                        "    {\"t_ns\": 10000000000, \"do\": \"press\", \"side\": \"white\"}],\n"
                        "    \"ask\": [15000000000]}' | theco-cli clock replay -",
                        "theco-cli clock replay game.json --json"};
    command.run = run;
    return command;
}

} // namespace theco::cli
