// SPDX-License-Identifier: MIT
#include "arbiter/laws/edition.hpp"

#include "arbiter/laws/fide_2023/edition_2023.hpp"

namespace theco::laws {

const Edition* findEdition(std::string_view year) {
    for (const Edition* edition : {&fide2023::edition()})
        if (edition->name() == year) return edition;
    return nullptr;
}

const Edition& currentEdition() {
    return fide2023::edition();
}

} // namespace theco::laws
