// SPDX-License-Identifier: MIT
#include "arbiter/swiss/bracket_graph.hpp"

#include "arbiter/swiss/completion.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

namespace theco::swiss {
namespace {

unsigned bitsFor(int greatest) {
    unsigned bits = 0;
    for (; greatest > 0; greatest >>= 1)
        ++bits;
    return bits;
}

/// In digits 18 and 20 those that stay unpaired count before all differences of score.
constexpr event::HalfPoints kLimbo = 1 << 20;
/// Digit 8: the pairs of the next bracket count before the scores of its floaters.
constexpr event::HalfPoints kPairs = 1 << 20;

} // namespace

BracketGraph::BracketGraph(const Field& field, const BracketTask& task, GraphShape shape)
    : field_(field), task_(task), shape_(shape),
      residentScore_(field.at(task.residents.front()).score) {
    for (const int i : task.mdps)
        nodes_.push_back({Role::Mdp, i});
    for (const int i : task.residents)
        nodes_.push_back({Role::Resident, i});
    if (shape.wholeField) {
        for (const int i : task.next)
            nodes_.push_back({Role::Next, i});
        for (const int i : task.below)
            nodes_.push_back({Role::Below, i});
    }
    for (int k = 0; k < shape.nobodies; ++k)
        nodes_.push_back({});
    chooseDigits();
    classify();
}

void BracketGraph::addDigit(int criterion, event::HalfPoints score, int greatest) {
    if (greatest > 0) digits_.push_back({{criterion, score, 0}, bitsFor(greatest), 0});
}

void BracketGraph::chooseDigits() {
    const int bracket = static_cast<int>(task_.mdps.size() + task_.residents.size());
    const auto among = [&](const std::vector<int>& players, auto holds) {
        return static_cast<int>(std::count_if(players.begin(), players.end(),
                                              [&](int i) { return holds(field_.at(i)); }));
    };
    std::set<event::HalfPoints, std::greater<>> scores;
    for (const int i : task_.mdps)
        scores.insert(field_.at(i).score);
    const auto mdpsOf = [&](event::HalfPoints score) {
        return among(task_.mdps, [&](const Entrant& e) { return e.score == score; });
    };
    const bool below = shape_.wholeField && !task_.next.empty();
    // Where the number of floaters is given by the number of nobodies, C6 is constant.
    addDigit(6, 0, below ? bracket : 0);
    for (const event::HalfPoints score : scores)
        addDigit(7, score, mdpsOf(score));
    if (below) {
        addDigit(8, kPairs, bracket + static_cast<int>(task_.next.size()));
        for (const event::HalfPoints score : scores)
            addDigit(8, score, mdpsOf(score));
        addDigit(8, residentScore_, static_cast<int>(task_.residents.size()));
    }
    if (shape_.missedGames) addDigit(9, 0, field_.round);
    const auto topscorer = [](const Entrant& e) { return e.topscorer; };
    if (among(task_.mdps, topscorer) + among(task_.residents, topscorer) > 0) {
        addDigit(10, 0, bracket);
        addDigit(11, 0, bracket);
    }
    if (field_.round > 1) {
        addDigit(12, 0, bracket / 2);
        addDigit(13, 0, bracket / 2);
    }
    const int mdps = static_cast<int>(task_.mdps.size());
    const auto upfloated = [&](bool before) {
        return std::min(mdps, among(task_.residents, [&](const Entrant& e) {
                            return before ? e.upBefore : e.upLast;
                        }));
    };
    const auto downfloated = [&](const std::vector<int>& players, bool before) {
        return among(players, [&](const Entrant& e) { return before ? e.downBefore : e.downLast; });
    };
    const int residents = static_cast<int>(task_.residents.size());
    const bool floats = below || shape_.nobodies > 0 || residents == 0;
    for (const bool before : {false, true}) {
        addDigit(before ? 16 : 14, 0, floats ? downfloated(task_.residents, before) : 0);
        addDigit(before ? 17 : 15, 0, upfloated(before));
    }
    for (const bool before : {false, true}) {
        const int down = downfloated(task_.mdps, before);
        addDigit(before ? 20 : 18, kLimbo, down);
        for (const event::HalfPoints score : scores)
            addDigit(before ? 20 : 18, score, std::min(down, mdpsOf(score)));
        for (const event::HalfPoints score : scores)
            addDigit(before ? 21 : 19, score, std::min(upfloated(before), mdpsOf(score)));
    }
    for (auto digit = digits_.rbegin(); digit != digits_.rend(); ++digit) {
        digit->shift = bits_;
        bits_ += digit->bits;
    }
}

void BracketGraph::classify() {
    std::map<std::vector<int>, int> classes;
    const bool topscorers = std::any_of(nodes_.begin(), nodes_.end(), [&](const Node& node) {
        return node.inBracket() && entrant(node).topscorer;
    });
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
        const Node& node = nodes_[i];
        std::vector<int> key{static_cast<int>(node.role)};
        if (node.entrant >= 0) {
            const Entrant& e = entrant(node);
            key.push_back(shape_.missedGames ? e.gamesMissed : 0);
            if (node.inBracket()) {
                const ColourHistory& colours = e.colours;
                for (const int value :
                     {e.score, static_cast<int>(colours.due()),
                      static_cast<int>(colours.preference()), static_cast<int>(e.downLast),
                      static_cast<int>(e.upLast), static_cast<int>(e.downBefore),
                      static_cast<int>(e.upBefore)})
                    key.push_back(value);
                // Who of two topscorers gets what depends on their whole histories.
                if (topscorers && colours.due() == Due::Absolute) key.push_back(node.entrant);
            }
        }
        const auto [found, isNew] = classes.try_emplace(key, static_cast<int>(classes.size()));
        if (isNew) exampleOf_.push_back(static_cast<int>(i));
        classOf_.push_back(found->second);
    }
}

int BracketGraph::amount(const Digit& digit, const Node& u, const Node& v) const {
    if (u.inBracket() && v.inBracket())
        return u.entrant < v.entrant ? pairAmount(digit, entrant(u), entrant(v), u, v)
                                     : pairAmount(digit, entrant(v), entrant(u), v, u);
    int sum = 0;
    if (u.inBracket()) sum += floatAmount(digit, u, v);
    if (v.inBracket()) sum += floatAmount(digit, v, u);
    const int criterion = digit.what.criterion;
    if (criterion == 8 && digit.what.score == kPairs) {
        const auto unpaired = [](const Node& a, const Node& b) {
            return a.role == Role::Next && (b.role == Role::Below || b.role == Role::Nobody);
        };
        if (unpaired(u, v) || unpaired(v, u)) ++sum;
    }
    if (criterion == 9) {
        if (u.role == Role::Nobody && v.entrant >= 0) sum += entrant(v).gamesMissed;
        if (v.role == Role::Nobody && u.entrant >= 0) sum += entrant(u).gamesMissed;
    }
    return sum;
}

int BracketGraph::floatAmount(const Digit& digit, const Node& floater, const Node& other) const {
    const Entrant& e = entrant(floater);
    const bool mdp = floater.role == Role::Mdp;
    const bool further = other.role != Role::Next;
    const event::HalfPoints score = digit.what.score;
    bool counts = false;
    switch (digit.what.criterion) {
    case 6:
        counts = true;
        break;
    case 7:
        counts = mdp && e.score == score;
        break;
    case 8:
        counts = further && (score == kPairs || e.score == score);
        break;
    case 14:
        counts = !mdp && e.downLast;
        break;
    case 16:
        counts = !mdp && e.downBefore;
        break;
    case 18:
        counts = mdp && e.downLast && score == kLimbo;
        break;
    case 20:
        counts = mdp && e.downBefore && score == kLimbo;
        break;
    default:
        break;
    }
    return counts ? 1 : 0;
}

int BracketGraph::pairAmount(const Digit& digit, const Entrant& a, const Entrant& b, const Node& u,
                             const Node& v) const {
    const int criterion = digit.what.criterion;
    if (criterion >= 10 && criterion <= 13) {
        const Colour wanted = a.colours.preference();
        if (wanted == Colour::None || wanted != b.colours.preference()) return 0;
        const Due dueA = a.colours.due();
        const Due dueB = b.colours.due();
        if (criterion == 12) return 1;
        if (criterion == 13) return std::min(dueA, dueB) == Due::Strong ? 1 : 0;
        if (dueA != Due::Absolute || dueB != Due::Absolute) return 0;
        const ColourChoice choice = field_.colours(u.entrant, v.entrant);
        const Entrant& loser = choice.first == wanted ? b : a;
        if (criterion == 10) return std::abs(loser.colours.difference) > 1 ? 1 : 0;
        return loser.colours.lastTwoAlike() && loser.colours.games.back() != wanted ? 1 : 0;
    }
    if (u.role != Role::Mdp) return 0;
    const bool ofScore = a.score == digit.what.score;
    bool counts = false;
    switch (criterion) {
    case 15:
        counts = b.upLast;
        break;
    case 17:
        counts = b.upBefore;
        break;
    case 18:
        counts = ofScore && a.downLast;
        break;
    case 19:
        counts = ofScore && b.upLast;
        break;
    case 20:
        counts = ofScore && a.downBefore;
        break;
    case 21:
        counts = ofScore && b.upBefore;
        break;
    default:
        break;
    }
    return counts ? 1 : 0;
}

bool BracketGraph::mayMeet(const Node& u, const Node& v) const {
    if (u.role == Role::Nobody && v.role == Role::Nobody) return false;
    if (u.role == Role::Nobody) return mayMeet(v, u);
    if (v.role == Role::Nobody)
        return !(shape_.wholeField || task_.isLast()) ||
               mayTakeBye(field_, u.entrant, task_.byeScore);
    if (u.role == Role::Mdp && v.role == Role::Mdp) return false;
    return field_.compatible.at(u.entrant, v.entrant);
}

BitMatrix BracketGraph::edges() const {
    BitMatrix out(size());
    for (int u = 0; u < size(); ++u)
        for (int v = u + 1; v < size(); ++v)
            if (mayMeet(node(u), node(v))) out.set(u, v, true);
    return out;
}

std::vector<CriterionCost> BracketGraph::paid(const std::vector<std::pair<int, int>>& edges) const {
    std::vector<CriterionCost> out;
    for (const Digit& digit : digits_) {
        CriterionCost cost = digit.what;
        for (const auto& [u, v] : edges)
            cost.count += amount(digit, node(u), node(v));
        out.push_back(cost);
    }
    return out;
}

} // namespace theco::swiss
