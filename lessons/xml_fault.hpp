// SPDX-License-Identifier: MIT
#pragma once

#include "lessons/finding.hpp"

#include <optional>
#include <string_view>

namespace theco::lessons {

/// What keeps a text from being XML, said to somebody who wrote it by hand: where, what is wrong, and
/// what was expected there. The library that reads files has only the name of an error.
struct XmlFault {
    int line = 1;
    const char* what = ""; ///< known to the catalogue
    Findings::Values values;
};

/// The first fault of a text (line ends LF); nothing when it sees none, which does not mean that
/// there is none.
std::optional<XmlFault> xmlFault(std::string_view text);

} // namespace theco::lessons
