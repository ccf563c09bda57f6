// SPDX-License-Identifier: MIT
// Actions as they stand in the journal.
#pragma once

#include "arbiter/event/action.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace theco::event {

/// The kind of journal entry: "event_enter", "event_report" ...
const char* kindOf(const Action& action);
/// The payload, version 1.
std::string payloadOf(const Action& action);

/// Nothing for kinds that are not of an event, and for payloads that make no sense (`broken` is set).
std::optional<Action> readAction(std::string_view kind, int version, std::string_view payload,
                                 bool& broken);

} // namespace theco::event
