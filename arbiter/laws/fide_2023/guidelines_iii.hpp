// SPDX-License-Identifier: MIT
// Guidelines III: games without increment including quickplay finishes.
#pragma once

#include "arbiter/laws/fide_2023/drafting.hpp"

namespace theco::laws::fide2023 {

/// Announced beforehand (III.2.1), no increment, not blitz (III.2.2).
bool guidelinesApply(const Incident& incident);
/// III.3.1: nobody knows which flag fell first.
Ruling bothFlagsUnderGuidelines(const Incident& incident);
/// III.4: "give us an increment".
Ruling incrementRequest(const Incident& incident);
/// III.5: "this cannot be won by normal means".
Ruling drawRequest(const Incident& incident);

} // namespace theco::laws::fide2023
