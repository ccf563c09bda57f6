// SPDX-License-Identifier: MIT
// Article 11: the conduct of the players, and what 12.9 answers.
#pragma once

#include "arbiter/laws/fide_2023/drafting.hpp"

namespace theco::laws::fide2023 {

Ruling twoMovesInARow(const Incident& incident);
/// 11.7.
Ruling refusesTouchMove(const Incident& incident);
/// 11.3.2.2.
Ruling device(const Incident& incident);

} // namespace theco::laws::fide2023
