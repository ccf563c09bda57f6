// SPDX-License-Identifier: MIT
// What should be thought about in a file that was read: nothing that forbids it.
#pragma once

#include "arbiter/formats/trf.hpp"

#include <string>
#include <vector>

namespace theco::formats {

struct TrfNote {
    enum class What : std::uint8_t {
        PointsDiffer,   ///< `count` players; the first is `number` with `printed`, but `computed`
        PlayersMissing, ///< record 062 promises `announced`, there are `count`
        EmptyRound,     ///< nobody has anything in round `number`, but in a later one
        OtherTitle,     ///< `count` players; the first is `number` with `title`
        Teams,          ///< the event of teams is looked at as one of players
    };
    What what = What::PointsDiffer;
    int count = 0;
    int number = 0;
    int announced = 0;
    event::HalfPoints printed = 0;
    event::HalfPoints computed = 0;
    std::string title;
};

/// At most one of each kind, the weightiest first. Points that nobody filled in are no note, nor are
/// those that count, or leave out, a round which is not finished.
std::vector<TrfNote> notesOn(const TrfFile& file);

/// One sentence in the current language.
std::string message(const TrfNote& note);

} // namespace theco::formats
