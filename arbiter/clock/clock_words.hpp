// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/clock/json_reader.hpp"

#include <string>

namespace theco::clock {

/// One sentence in the current language: where, what was found wrong, what was expected.
std::string message(const InputFault& fault);

} // namespace theco::clock
