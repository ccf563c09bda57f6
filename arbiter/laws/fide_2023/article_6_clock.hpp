// SPDX-License-Identifier: MIT
// Article 6: the chess clock.
#pragma once

#include "arbiter/laws/fide_2023/drafting.hpp"

namespace theco::laws::fide2023 {

/// 6.8 and 6.9: one flag has fallen.
Ruling flagFall(const Incident& incident);
/// 6.4, III.3.1: both have.
Ruling bothFlags(const Incident& incident);
/// 6.7.1.
Ruling lateArrival(const Incident& incident);
/// 6.10.2, A.5.1.1.
Ruling wrongClockSetting(const Incident& incident);
/// 6.2.3.
Ruling wrongHand(const Incident& incident);
/// 6.11.
Ruling pauseOfTheClock(const Incident& incident);

} // namespace theco::laws::fide2023
