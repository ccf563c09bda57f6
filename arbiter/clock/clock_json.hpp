// SPDX-License-Identifier: MIT
// Time controls and events as `theco-cli clock replay` and the journal write them.
#pragma once

#include "arbiter/clock/clock_state.hpp"
#include "arbiter/clock/json_reader.hpp"
#include "core/result.hpp"

#include <boost/json/object.hpp>

#include <string_view>

namespace theco::clock {

boost::json::object toJson(const TimeControl& control);
/// Without the time; it has its own name in each place.
boost::json::object toJson(const Event& event);
/// As the answer to an `ask`.
boost::json::object toJson(const ClockState& state, const TimeControl& control);

/// Faults go where the reader puts them; then the value means nothing.
TimeControl readControl(const JsonReader& json);
/// `control` says which periods exist. `t_ns` is needed.
Event readEvent(const JsonReader& json, const TimeControl& control);

Result<TimeControl, InputFault> controlFromJson(std::string_view text);
Result<Event, InputFault> eventFromJson(std::string_view text, const TimeControl& control);

} // namespace theco::clock
