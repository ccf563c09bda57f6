// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/clock/clock.hpp"
#include "arbiter/clock/json_reader.hpp"
#include "core/result.hpp"

#include <string_view>
#include <vector>

namespace theco::clock {

/// What `theco-cli clock replay` reads: a control, what happened, and the instants asked about.
struct Script {
    TimeControl control;
    std::vector<Event> events; ///< times never decrease
    std::vector<Nanoseconds> ask;
};

Result<Script, InputFault> parseScript(std::string_view json);

/// For each asked instant, in the order asked, the state after all events up to and at it.
std::vector<ClockState> replay(const Script& script);

} // namespace theco::clock
