// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/boards.hpp"

namespace theco::chess::winning {

/// False only when the material alone proves that `side` cannot mate.
bool materialAllows(const Boards& boards, Color side);

} // namespace theco::chess::winning
