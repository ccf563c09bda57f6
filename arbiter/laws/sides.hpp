// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/types.hpp"

namespace theco::laws {

/// One thing of each player, by the colour of his pieces.
template <class T> struct BySide {
    T white{};
    T black{};

    T& operator[](chess::Color side) { return side == chess::Color::White ? white : black; }
    const T& operator[](chess::Color side) const {
        return side == chess::Color::White ? white : black;
    }
    friend bool operator==(const BySide&, const BySide&) = default;
};

} // namespace theco::laws
