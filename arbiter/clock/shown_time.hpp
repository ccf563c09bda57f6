// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/clock/time_control.hpp"

#include <string>

namespace theco::clock {

/// The text of a running display: "1:29:59", "9:05"; above 20 seconds a begun second counts, from 20
/// on begun tenths do not ("19.9"). "0:00" means that the flag has fallen and nothing else: while
/// anything is left, it shows at least "0.1".
std::string shownTime(Nanoseconds left, bool flagged);

/// For a clock that counts up: full seconds.
std::string shownUpCount(Nanoseconds elapsed);

} // namespace theco::clock
