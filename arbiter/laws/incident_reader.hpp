// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/laws/edition.hpp"
#include "core/result.hpp"

#include <string>

namespace theco::laws {

struct ReadIncident {
    const Edition* edition; ///< the one asked for; never null
    Incident incident;
};

struct IncidentFault {
    std::string message;    ///< one sentence in the current language; quotes the text as it came
    std::size_t offset = 0; ///< byte of the text where to look
};

/// One JSON object: what happened, in the fields of this incident and no others. Anything unknown,
/// missing, out of range or out of place is refused, never guessed.
Result<ReadIncident, IncidentFault> readIncident(std::string_view text);

} // namespace theco::laws
