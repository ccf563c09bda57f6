// SPDX-License-Identifier: MIT
#include "arbiter/swiss/swiss_words.hpp"

#include "arbiter/event/event_words.hpp"
#include "i18n/catalogue.hpp"

namespace theco::swiss {
using i18n::fill;
using i18n::tr;

std::string listed(const std::vector<event::PlayerIndex>& players,
                   const event::Tournament& tournament, std::size_t most) {
    std::vector<std::string> names;
    for (const event::PlayerIndex i : players)
        names.push_back(nameOf(tournament, i));
    return event::listed(names, most);
}

std::string pointsText(event::HalfPoints points, bool accelerated) {
    const std::string out = event::pointsWithUnit(points);
    return accelerated ? fill(tr("{points} (virtual points included)"), {{"points", out}}) : out;
}

std::string colourText(Colour colour) {
    return colour == Colour::White ? tr("White") : tr("Black");
}

std::string nameOf(const event::Tournament& tournament, event::PlayerIndex i) {
    const event::Player& player = tournament.player(i);
    return std::to_string(player.tpn) + (player.name.empty() ? "" : " " + player.name);
}

std::string message(const NoPairing& refused, const event::Tournament& tournament) {
    if (refused.refusal == Refusal::NobodyToPair)
        return tr("There is nobody to pair in this round.");
    if (refused.refusal == Refusal::FixedTwice && !refused.blocked.empty())
        return fill(tr("{name} is in two of the given pairs, or does not take part in this round."),
                    {{"name", nameOf(tournament, refused.blocked.front())}});
    if (refused.refusal == Refusal::FixedTwice)
        return tr("A fixed pair names somebody twice, or somebody who does not take part.");
    if (refused.refusal == Refusal::SecondBye)
        return tr("A bye is given already, and the number of the others is odd.");
    std::string out = tr("No pairing of this round keeps the rules.");
    // The most that a message is read with; --json tells all.
    constexpr std::size_t kMost = 12;
    if (refused.nobodyForBye)
        out += ' ' + tr("The number of players is odd, and nobody of them may get the bye.");
    else if (refused.wanted.empty())
        out += ' ' + fill(tr("These players cannot all be paired among themselves, and nobody else "
                             "may meet them: {players}."),
                          {{"players", listed(refused.blocked, tournament, kMost)}});
    else
        out += ' ' + fill(tr("For these players there are not enough opponents: {players}. Besides "
                             "each other they may only meet: {others}."),
                          {{"players", listed(refused.blocked, tournament, kMost)},
                           {"others", listed(refused.wanted, tournament, kMost)}});
    return out;
}

std::string message(const FoundViolation& found, const event::Tournament& tournament) {
    const std::string first = nameOf(tournament, found.first);
    const std::string second =
        found.second == event::kNobody ? "" : nameOf(tournament, found.second);
    const std::string colour = colourText(found.colour);
    switch (found.what) {
    case Violation::HaveMet:
        return fill(tr("{first} and {second} met in round {round}."),
                    {{"first", first}, {"second", second}, {"round", std::to_string(found.round)}});
    case Violation::Forbidden:
        return fill(tr("{first} and {second} are a forbidden pair."),
                    {{"first", first}, {"second", second}});
    case Violation::SameAbsolute:
        return fill(tr("{first} and {second} must both get {colour}."),
                    {{"first", first}, {"second", second}, {"colour", colour}});
    case Violation::HadBye:
        return fill(tr("{name} had a bye or a win without playing before."), {{"name", first}});
    case Violation::ColourRefused:
        return fill(tr("{name} must get {colour}."), {{"name", first}, {"colour", colour}});
    case Violation::NotPresent:
        return fill(tr("{name} does not take part in this round."), {{"name", first}});
    case Violation::NamedTwice:
        return fill(tr("{name} is in two pairs."), {{"name", first}});
    case Violation::LeftOut:
        break;
    }
    return fill(tr("{name} is in no pair."), {{"name", first}});
}

} // namespace theco::swiss
