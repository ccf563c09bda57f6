// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/laws/edition.hpp"

namespace theco::laws::fide2023 {

/// FIDE Laws of Chess, in force from 1 January 2023.
const Edition& edition();

} // namespace theco::laws::fide2023
