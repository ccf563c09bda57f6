// SPDX-License-Identifier: MIT
#include "arbiter/swiss/colour.hpp"

#include <algorithm>
#include <cstdlib>

namespace theco::swiss {

bool ColourHistory::lastTwoAlike() const {
    return games.size() >= 2 && games.back() == games[games.size() - 2];
}

Due ColourHistory::due() const {
    if (games.empty()) return Due::None;
    if (std::abs(difference) > 1 || lastTwoAlike()) return Due::Absolute;
    return difference != 0 ? Due::Strong : Due::Mild;
}

Colour ColourHistory::preference() const {
    if (games.empty()) return Colour::None;
    if (std::abs(difference) > 1 || (difference != 0 && !lastTwoAlike()))
        return difference > 0 ? Colour::Black : Colour::White;
    return event::opposite(games.back());
}

ColourChoice chooseColours(const ColourHistory& higher, const ColourHistory& lower,
                           bool higherIsOdd, Colour initialColour) {
    const Colour first = higher.preference();
    const Colour second = lower.preference();
    if (first != second) {
        const Colour granted = first != Colour::None ? first : event::opposite(second);
        return {granted, ColourRule::BothGranted};
    }
    if (first == Colour::None) {
        const Colour start = initialColour == Colour::Black ? Colour::Black : Colour::White;
        return {higherIsOdd ? start : event::opposite(start), ColourRule::InitialColour};
    }
    const Due dueFirst = higher.due();
    const Due dueSecond = lower.due();
    if (dueFirst != dueSecond)
        return {dueFirst > dueSecond ? first : event::opposite(second),
                ColourRule::StrongerGranted};
    if (dueFirst == Due::Absolute) {
        const int widthFirst = std::abs(higher.difference);
        const int widthSecond = std::abs(lower.difference);
        if (widthFirst != widthSecond)
            return {widthFirst > widthSecond ? first : event::opposite(second),
                    ColourRule::StrongerGranted};
    }
    const std::size_t common = std::min(higher.games.size(), lower.games.size());
    for (std::size_t back = 1; back <= common; ++back) {
        const Colour mine = higher.games[higher.games.size() - back];
        const Colour theirs = lower.games[lower.games.size() - back];
        if (mine != theirs) return {event::opposite(mine), ColourRule::LatestDifference};
    }
    return {first, ColourRule::HigherGranted};
}

} // namespace theco::swiss
