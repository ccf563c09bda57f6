// SPDX-License-Identifier: MIT
// The same generator compiled for several processors; the program picks one when it first needs
// one, so that one binary runs everywhere and is fast where it can be.
#pragma once

#include "core/chess/boards.hpp"
#include "core/chess/movegen.hpp"

namespace theco::chess {

struct Backend {
    std::string_view name;
    void (*list)(const Boards&, Color turn, MoveList&);
    bool (*any)(const Boards&, Color turn);
    /// `depth` >= 1.
    std::uint64_t (*perft)(const Boards&, Color turn, int depth);
};

/// Runs on every processor.
const Backend& genericBackend();
/// Uses BMI2; nothing where this processor lacks it or is known to be slow at it.
const Backend* bmi2Backend();
/// The fastest of this processor.
const Backend& backend();

} // namespace theco::chess
