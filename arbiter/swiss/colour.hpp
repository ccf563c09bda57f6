// SPDX-License-Identifier: MIT
// Colours: what a player is due, and who gets what (C.04.3 Articles 1.6, 1.7 and 5). Only games that
// were played count.
#pragma once

#include "arbiter/event/result.hpp"

#include <vector>

namespace theco::swiss {

using event::Colour;

enum class Due : std::uint8_t { None, Mild, Strong, Absolute };

struct ColourHistory {
    std::vector<Colour> games; ///< of the played games, the first one first
    int difference = 0;        ///< games with White minus games with Black

    /// How strong the wish is, and for which colour (None only with Due::None).
    Due due() const;
    Colour preference() const;
    bool lastTwoAlike() const;
};

/// Which part of Article 5.2 decided.
enum class ColourRule : std::uint8_t {
    BothGranted = 1,  ///< 5.2.1
    StrongerGranted,  ///< 5.2.2
    LatestDifference, ///< 5.2.3
    HigherGranted,    ///< 5.2.4
    InitialColour,    ///< 5.2.5
};

struct ColourChoice {
    Colour first = Colour::White; ///< of the higher-ranked player
    ColourRule rule = ColourRule::BothGranted;
};

/// `higher` is the higher-ranked player, `higherIsOdd` the parity of his pairing number.
ColourChoice chooseColours(const ColourHistory& higher, const ColourHistory& lower,
                           bool higherIsOdd, Colour initialColour);

} // namespace theco::swiss
