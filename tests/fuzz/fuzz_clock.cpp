// SPDX-License-Identifier: MIT
// Any bytes as a replay script and as a time control in words: refused with a place, or played.
#include "arbiter/clock/clock_json.hpp"
#include "arbiter/clock/clock_words.hpp"
#include "arbiter/clock/control_words.hpp"
#include "arbiter/clock/pgn_time_control.hpp"
#include "arbiter/clock/replay.hpp"

#include <cstdlib>

using namespace theco::clock;

namespace {

void check(bool held) {
    if (!held) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    if (const auto pgn = parsePgnTimeControl(text); pgn && pgn->control)
        check(parsePgnTimeControl(toPgn(*pgn->control).value_or("!"))->control == pgn->control);
    if (const auto control = controlFromWords(text))
        check(controlFromWords(inWords(*control, theco::i18n::Language::Vietnamese)) == control);
    const auto script = parseScript(text);
    if (!script) {
        check(script.error().line > 0 && !message(script.error()).empty());
        return 0;
    }
    check(!theco::clock::check(script->control));
    const auto states = replay(*script);
    check(states.size() == script->ask.size());
    for (const ClockState& state : states) {
        check(state.sides[0].time >= 0 && state.sides[1].time >= 0 && state.delayLeft >= 0);
        check(state.flag.has_value() == state.flagAt.has_value());
        toJson(state, script->control);
    }
    return 0;
}
