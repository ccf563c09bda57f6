// SPDX-License-Identifier: MIT
#include "arbiter/swiss/manual.hpp"

#include <algorithm>
#include <map>

namespace theco::swiss {
namespace {

using event::PlayerIndex;

class Inspector {
public:
    Inspector(const event::Tournament& tournament, int round,
              const std::vector<PlayerIndex>& players)
        : tournament_(tournament), field_(makeField(tournament, round, players)) {
        for (int i = 0; i < field_.size(); ++i)
            places_[field_.at(i).player] = i;
    }

    std::vector<FoundViolation> run(const std::vector<Pair>& pairs) {
        for (const Pair& pair : pairs) {
            if (pair.black == event::kNobody)
                lookAtBye(pair.white);
            else
                lookAtPair(pair);
        }
        for (const Entrant& entrant : field_.entrants)
            if (named_.count(entrant.player) == 0) add(Violation::LeftOut, entrant.player);
        return std::move(found_);
    }

private:
    FoundViolation& add(Violation what, PlayerIndex first, PlayerIndex second = event::kNobody) {
        FoundViolation made;
        made.what = what;
        made.first = first;
        made.second = second;
        found_.push_back(made);
        return found_.back();
    }

    /// The place in the field; -1 when he is not there.
    int place(PlayerIndex player) {
        if (++named_[player] == 2) add(Violation::NamedTwice, player);
        const auto found = places_.find(player);
        if (found != places_.end()) return found->second;
        add(Violation::NotPresent, player);
        return -1;
    }

    void lookAtBye(PlayerIndex player) {
        const int i = place(player);
        if (i >= 0 && !field_.at(i).mayTakeBye) add(Violation::HadBye, player);
    }

    void lookAtPair(const Pair& pair) {
        const int i = place(pair.white);
        const int j = place(pair.black);
        if (i < 0 || j < 0 || i == j) return;
        if (field_.met.at(i, j)) {
            FoundViolation& made = add(Violation::HaveMet, pair.white, pair.black);
            for (int round = 1; round < field_.round; ++round) {
                const event::Entry entry = tournament_.player(pair.white).in(round);
                if (isPlayed(entry.kind) && entry.opponent == pair.black) made.round = round;
            }
        }
        if (field_.forbidden.at(i, j)) add(Violation::Forbidden, pair.white, pair.black);
        const Entrant& white = field_.at(i);
        const Entrant& black = field_.at(j);
        const auto must = [](const Entrant& entrant) {
            return entrant.colours.due() == Due::Absolute ? entrant.colours.preference()
                                                          : Colour::None;
        };
        const bool topscorers = white.topscorer || black.topscorer;
        if (must(white) != Colour::None && must(white) == must(black)) {
            // Topscorers may meet so; then one of them has to do without.
            if (!topscorers)
                add(Violation::SameAbsolute, pair.white, pair.black).colour = must(white);
            return;
        }
        if (must(white) == Colour::Black)
            add(Violation::ColourRefused, pair.white, pair.black).colour = Colour::Black;
        if (must(black) == Colour::White)
            add(Violation::ColourRefused, pair.black, pair.white).colour = Colour::White;
    }

    const event::Tournament& tournament_;
    Field field_;
    std::map<PlayerIndex, int> places_;
    std::map<PlayerIndex, int> named_;
    std::vector<FoundViolation> found_;
};

} // namespace

std::vector<FoundViolation> violationsOf(const event::Tournament& tournament, int round,
                                         const std::vector<PlayerIndex>& players,
                                         const std::vector<Pair>& pairs) {
    return Inspector(tournament, round, players).run(pairs);
}

std::vector<Pair> swapped(std::vector<Pair> pairs, PlayerIndex a, PlayerIndex b) {
    for (Pair& pair : pairs)
        for (PlayerIndex* const seat : {&pair.white, &pair.black}) {
            if (*seat == a)
                *seat = b;
            else if (*seat == b)
                *seat = a;
            else
                continue;
            pair.fixed = true;
        }
    return pairs;
}

} // namespace theco::swiss
