// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/event/tournament.hpp"
#include "arbiter/tiebreak/standings.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace theco::test {

/// "+W9", "=B13", "-F12", "U", "H", "Z" (with or without a sign before it).
event::Entry entryOf(std::string_view text);

/// Players of FIDE's exercises: an array with "no", "name", "rating", "rounds" ...
event::Tournament crosstable(const boost::json::array& players);
/// ... or rows of text by number.
event::Tournament crosstable(const boost::json::object& rows);
/// Rows of text, players 1, 2 ...: short tournaments made for a test. Rating 2000, 1990 ...
event::Tournament tournamentOf(const std::vector<std::string>& rows);
/// The round robin of the exercises: "* 1 1 0 1 =", + and - are forfeits.
event::Tournament roundRobin(const boost::json::object& given);

event::PlayerIndex named(const event::Tournament& tournament, std::string_view name);
/// "Alyx | Bruno Charline | Helene": who shares a rank stands together.
std::string placesText(const event::Tournament& tournament, const tiebreak::Standings& standings);

} // namespace theco::test
