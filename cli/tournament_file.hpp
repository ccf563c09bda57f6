// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/formats/trf.hpp"
#include "cli/arguments.hpp"
#include "core/result.hpp"

#include <string>

namespace theco::cli {

/// A TRF, 16 or 26. What should be thought about in it goes to standard error. The error is a
/// finished message that names file, line and column.
Result<formats::TrfFile, std::string> readTournament(const std::string& file);

/// What is played: `--system` (swiss, round-robin, double-round-robin), else what the file says of
/// itself. The error is a finished message.
Result<event::PairingSystem, std::string> pairingSystem(const Arguments& arguments,
                                                        const formats::TrfFile& file);

} // namespace theco::cli
