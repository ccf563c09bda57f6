// SPDX-License-Identifier: MIT
// Time controls as people write them: "10 minutes + 5 seconds per move", "90 phút cho 40 nước + 30
// giây mỗi nước, sau đó 30 phút + 30 giây mỗi nước".
#pragma once

#include "arbiter/clock/time_control.hpp"
#include "i18n/catalogue.hpp"

#include <string>
#include <string_view>

namespace theco::clock {

std::string inWords(const TimeControl& control, i18n::Language language);

/// Reads what inWords() writes, in either language, in any letter case, and besides the names of
/// presets ("15+10") and short units (h, min, s). Not odds and not the choice of the first
/// increment. Nothing when it is not understood.
std::optional<TimeControl> controlFromWords(std::string_view text);

} // namespace theco::clock
