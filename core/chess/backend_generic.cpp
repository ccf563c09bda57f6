// SPDX-License-Identifier: MIT
#include "core/chess/backend.hpp"
#include "core/chess/sliders.hpp"

#define THECO_ISA generic
#define THECO_TARGET

namespace theco::chess::generic {
using sliders::bishop;
using sliders::rook;
} // namespace theco::chess::generic

#include "core/chess/backend_entry.hpp"

namespace theco::chess {

const Backend& genericBackend() {
    static constexpr Backend kBackend{"generic", generic::list, generic::any, generic::perft};
    return kBackend;
}

} // namespace theco::chess
