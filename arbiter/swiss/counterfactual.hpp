// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/swiss/bracket.hpp"

#include <optional>
#include <vector>

namespace theco::swiss {

/// What is wanted of a bracket instead of what was done.
struct Wish {
    int a = -1;
    int b = -1;       ///< -1: a leaves the bracket
    bool bye = false; ///< a gets the bye
    int stays = -1;   ///< who may not leave the bracket, since a does it instead
};

/// The least that the bracket pays, criterion by criterion in their order, with the whole field below
/// it looked at; nothing when it cannot be.
std::optional<std::vector<CriterionCost>> leastCosts(const Field& field, const BracketTask& task,
                                                     const std::optional<Wish>& wish);

} // namespace theco::swiss
