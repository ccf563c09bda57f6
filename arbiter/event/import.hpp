// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/event/action.hpp"

#include <vector>

namespace theco::event {

/// The actions that make this tournament from nothing, for a file that comes from elsewhere. Numbers
/// become 1, 2, 3 ... in the order of the list; virtual points are kept where they are Baku's, and a
/// forfeit without colours gets some.
std::vector<Action> actionsThatMake(const Tournament& tournament);

} // namespace theco::event
