// SPDX-License-Identifier: MIT
// Whether a position is dead, found the slow way with the mailbox program: a mate is looked for, by
// whichever side and with the help of both.
#pragma once

#include "tests/support/mailbox.hpp"

#include <optional>

namespace theco::second {

/// True only if no series of legal moves mates: men too few, or every position that can come was
/// looked at. False only if a mate was found. Nothing: neither within the limits.
std::optional<bool> isDead(const mailbox::Board& board);

} // namespace theco::second
