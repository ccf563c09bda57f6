// SPDX-License-Identifier: MIT
// Can everybody be paired at all (C4), and if not, who is in the way?
#pragma once

#include "arbiter/swiss/field.hpp"

#include <optional>
#include <vector>

namespace theco::swiss {

/// C2 and C5: only players with at most `byeScore`, nobody where it is not set.
bool mayTakeBye(const Field& field, int i, std::optional<event::HalfPoints> byeScore);

/// Whether all these players can be paired, one taking the bye if their number is odd.
bool canComplete(const Field& field, const std::vector<int>& players,
                 std::optional<event::HalfPoints> byeScore);

/// The same for an arbitrary choice of those who may stay out (`mayStayOut`, one for each player).
/// The player who stays out in one such matching, -1 with an even number; nothing when there is none.
std::optional<int> completeBut(const Field& field, const std::vector<int>& players,
                               const std::vector<char>& mayStayOut);

/// More players than may stay out find all their possible opponents among fewer others.
struct Obstacle {
    std::vector<int> blocked;
    std::vector<int> wanted;
};
/// Only when canComplete() says no.
Obstacle findObstacle(const Field& field, const std::vector<int>& players,
                      std::optional<event::HalfPoints> byeScore);

} // namespace theco::swiss
