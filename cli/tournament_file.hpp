// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/formats/trf.hpp"
#include "core/result.hpp"

#include <string>

namespace theco::cli {

/// A TRF, 16 or 26. The error is a finished message that names file, line and column.
Result<formats::TrfFile, std::string> readTournament(const std::string& file);

} // namespace theco::cli
