// SPDX-License-Identifier: MIT
// The field of the literal reading: the criteria that are absolute, what a bracket can reach (C5 to C8)
// and the colours of a pair (Article 5).
#pragma once

#include "literal_players.hpp"

#include <functional>
#include <map>

namespace theco::test {

/// Players are numbered by score and rank, from 0.
class LiteralField {
protected:
    using Mask = unsigned;

    /// At most twelve players.
    LiteralField(const event::Tournament& t, int round, const List& players);

    const Person& at(int i) const { return p_[static_cast<std::size_t>(i)]; }
    int size() const { return n_; }
    int byeScore() const { return byeScore_; }

    // ---- absolute criteria ----

    /// C5: the lowest score that the bye can go to. False: nobody can have it, or no pairing is legal.
    bool findByeScore();
    bool legal(int a, int b) const;
    bool mayTakeBye(int i) const { return !at(i).byeBarred && at(i).score <= byeScore_; }
    /// Everybody paired but at most one, who may take the bye.
    bool completable(Mask who);

    // ---- pairs and scores that a bracket can reach: C6, C7, and C8 for the next one ----

    struct Reach {
        int pairs = -1;
        List floaterScores; // highest first
        bool better(const Reach& other) const {
            return pairs != other.pairs ? pairs > other.pairs : floaterScores < other.floaterScores;
        }
    };
    /// Visits every set of legal pairs of MDPs with residents and residents among themselves.
    void forEachMatching(const List& mdps, const List& residents,
                         const std::function<void(int, const List&)>& visit) const;
    Mask maskFrom(int below) const { return all_ & ~((Mask{1} << below) - 1); }
    static Mask maskOf(const List& players);
    List scoresOf(const List& players) const;
    Reach reachOf(const List& mdps, const List& residents, int below);
    /// C8 for these downfloaters, as failures: fewer pairs is worse.
    List lookAhead(const List& floaters, int below);
    /// What was looked ahead holds for one bracket.
    void forgetAhead() { ahead_.clear(); }

    // ---- Article 5 ----

    bool firstIsWhite(int a, int b) const;
    /// The one of two with the same preference who does not get it.
    const Person& loserOf(int a, int b) const;

private:
    const event::Tournament& t_;
    int round_;
    std::vector<Person> p_;
    int n_ = 0;
    Mask all_ = 0;
    int byeScore_ = -1;
    std::map<Mask, bool> completable_;
    std::map<Mask, List> ahead_;
};

} // namespace theco::test
