// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/laws/ruling.hpp"
#include "arbiter/laws/situation.hpp"

namespace theco::laws {

/// One edition of the FIDE Laws of Chess. Callers know only this; a new edition is a new folder
/// beside fide_2023/ and one more line in edition.cpp.
class Edition {
public:
    virtual ~Edition() = default;

    /// The year it is known by: "2023".
    virtual std::string_view name() const = 0;
    /// Article 4, for the side to move. Touches of empty squares bind nobody.
    virtual TouchRuling touch(const chess::Position& position,
                              const std::vector<Touch>& touches) const = 0;
    /// Articles 9.2 to 9.6 and 5.2.2.
    virtual Ruling claim(const DrawClaim& claim) const = 0;
    /// Everything else. `incident.side` must be set where needsSide().
    virtual Ruling incident(const Incident& incident) const = 0;
};

/// The edition of that year, or null.
const Edition* findEdition(std::string_view year);
/// The one in force.
const Edition& currentEdition();

} // namespace theco::laws
