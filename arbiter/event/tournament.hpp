// SPDX-License-Identifier: MIT
// A tournament as it stands: players, what happened to each of them in each round, and the rules it
// is played by. Plain data; pairing, tie-breaks and files work on it.
#pragma once

#include "arbiter/event/name_parts.hpp"
#include "arbiter/event/result.hpp"

#include <optional>
#include <string>
#include <vector>

namespace theco::event {

enum class Sex : std::uint8_t { Unknown, Male, Female };
enum class Title : std::uint8_t { None, WCM, CM, WFM, FM, WIM, IM, WGM, GM };

/// The strength of titles as FIDE orders initial rankings (C.04.2 Article 2.2): GM IM WGM FM WIM CM
/// WFM WCM none. The higher the stronger.
int strength(Title title);

struct Player {
    /// Tournament pairing number, 1 = best; as in the file, so gaps are possible.
    int tpn = 0;
    /// In an event file: who it is, for ever, whatever the numbers become. 0 elsewhere.
    int key = 0;
    /// As written: "Nguyễn Văn An" or "Last, First".
    std::string name;
    /// Where the written name does not tell its parts (a family of two words); empty: it does.
    NameParts nameParts;
    Title title = Title::None;
    Sex sex = Sex::Unknown;
    int rating = 0; ///< 0: unrated
    std::string federation;
    std::string fideId;
    std::string birth; ///< "2016/05/31", "2016" or empty
    std::string club;
    std::string group; ///< for prizes of its own inside a common pool; empty: none
    /// Withdrawn now: not paired until a return.
    bool withdrawn = false;
    /// The first round in which the player may take part; above 1 for a late entry.
    int firstRound = 1;
    /// One entry for each round, rounds[0] is round 1. May be shorter than the number of rounds:
    /// what is missing is Kind::None.
    std::vector<Entry> rounds;
    /// Virtual points of acceleration, [0] is round 1; missing ones are 0.
    std::vector<HalfPoints> virtualPoints;

    NameParts parts() const { return nameParts.empty() ? partsOf(name, federation) : nameParts; }
    /// Round counted from 1.
    Entry in(int round) const {
        const auto i = static_cast<std::size_t>(round - 1);
        return i < rounds.size() ? rounds[i] : Entry{};
    }
    HalfPoints virtualIn(int round) const {
        const auto i = static_cast<std::size_t>(round - 1);
        return i < virtualPoints.size() ? virtualPoints[i] : 0;
    }
    /// As in(), and there is room for it.
    Entry& at(int round);

    bool operator==(const Player&) const = default;
};

/// Nobody of the list may meet another of the list in rounds first ... last.
struct ForbiddenGroup {
    std::vector<PlayerIndex> players;
    int firstRound = 1;
    int lastRound = 999;

    bool operator==(const ForbiddenGroup&) const = default;
};

/// Points given or taken beside the results of a round (record 299).
struct Adjustment {
    PlayerIndex player = kNobody;
    int round = 1;
    HalfPoints points = 0;

    bool operator==(const Adjustment&) const = default;
};

enum class PairingSystem : std::uint8_t { Dutch2026, RoundRobin, DoubleRoundRobin };

struct Tournament {
    std::string name;
    std::string city;
    std::string federation;
    std::string start; ///< "2026/11/29" or empty
    std::string end;
    std::string chiefArbiter;
    std::string timeControl;

    PairingSystem system = PairingSystem::Dutch2026;
    /// Declared number of rounds; 0: not known, then the rounds there are.
    int declaredRounds = 0;
    /// Colour of the first player in round 1; None: not drawn yet.
    Colour initialColour = Colour::None;
    Scoring scoring;
    /// In the order of the initial ranking, which is that of the numbers (unless a file says XXC rank).
    std::vector<Player> players;
    std::vector<ForbiddenGroup> forbidden;
    std::vector<Adjustment> adjustments;
    /// Edition of C.07: 2024 or 2026; 0: by the start date.
    int tieBreakEdition = 0;
    /// As MTB26 writes them: "DE", "BH/C1" ...
    std::vector<std::string> tieBreaks;
    /// How many keys players were given so far; they are never given again.
    int keysGiven = 0;

    /// Rounds that were paired: up to the last one in which somebody has an opponent or a PAB.
    int pairedRounds() const;
    /// The declared number, or pairedRounds() where that is more.
    int roundCount() const;
    /// kNobody when there is none with that number.
    PlayerIndex indexOf(int tpn) const;
    const Player& player(PlayerIndex i) const { return players[static_cast<std::size_t>(i)]; }
    Player& player(PlayerIndex i) { return players[static_cast<std::size_t>(i)]; }

    /// Score in one round, with adjustments, without virtual points.
    HalfPoints pointsIn(PlayerIndex i, int round) const;
    /// Score after rounds 1 ... `rounds`.
    HalfPoints scoreAfter(PlayerIndex i, int rounds) const;

    bool operator==(const Tournament&) const = default;
};

} // namespace theco::event
