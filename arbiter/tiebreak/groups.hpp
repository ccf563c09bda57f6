// SPDX-License-Identifier: MIT
// Rankings of a group inside a larger field: children of two ages who play together and have prizes of
// their own.
#pragma once

#include "arbiter/tiebreak/standings.hpp"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace theco::tiebreak {

/// The order of the whole, filtered; places counted anew. The values stay those of the whole field.
struct GroupRow {
    int place = 0;
    std::size_t row = 0; ///< index into Standings::rows
};
using Belongs = std::function<bool(const event::Player&)>;
std::vector<GroupRow> groupRanking(const event::Tournament& tournament, const Standings& standings,
                                   const Belongs& belongs);

/// Players of this group (Player::group).
Belongs inGroup(std::string group);
/// Players born on that day or later; where only the year of one is known, the years count. Whose
/// birth is not known does not belong. Dates as in Player::birth.
Belongs bornFrom(std::string date);
/// "2016", "2016/05/31" (with / - or . between).
bool isDate(std::string_view text);

/// The groups of the players, in order of their names, without the empty one.
std::vector<std::string> groupsOf(const event::Tournament& tournament);

} // namespace theco::tiebreak
