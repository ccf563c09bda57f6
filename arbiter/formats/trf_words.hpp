// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/formats/trf.hpp"

#include <string>

namespace theco::formats {

/// One sentence in the current language: where, what was found, what was expected.
std::string message(const TrfFault& fault);

} // namespace theco::formats
