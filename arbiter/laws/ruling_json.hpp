// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/laws/ruling.hpp"

#include <boost/json/object.hpp>

namespace theco::laws {

/// The answer to an incident; every key is always there.
boost::json::object incidentJson(const Ruling& ruling);
/// The answer to a claim.
boost::json::object claimJson(const Ruling& ruling);
boost::json::object touchJson(const TouchRuling& ruling);

boost::json::value resultJson(const std::optional<chess::GameResult>& result);

} // namespace theco::laws
