// SPDX-License-Identifier: MIT
// The move generator as any x86-64 (and any other processor) can run it.
#pragma once

#include "core/chess/sliders.hpp"

#define THECO_ISA generic
#define THECO_TARGET

namespace theco::chess::generic {
using sliders::bishop;
using sliders::rook;
} // namespace theco::chess::generic

#include "core/chess/generator.hpp"
