// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <ostream>
#include <string>
#include <vector>

namespace theco::cli {

/// Rows of equally many cells under each other; cells stand at the right of their column, those of
/// `names` at the left.
void printTable(std::ostream& out, const std::vector<std::vector<std::string>>& rows,
                const std::vector<std::size_t>& names);

} // namespace theco::cli
