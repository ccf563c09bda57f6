// SPDX-License-Identifier: MIT
#include "arbiter/swiss/swiss_words.hpp"

#include "i18n/catalogue.hpp"

namespace theco::swiss {
namespace {

using i18n::fill;
using i18n::tr;

std::string listed(const std::vector<event::PlayerIndex>& players,
                   const event::Tournament& tournament) {
    std::string out;
    for (const event::PlayerIndex i : players)
        out += (out.empty() ? "" : "; ") + nameOf(tournament, i);
    return out;
}

} // namespace

std::string nameOf(const event::Tournament& tournament, event::PlayerIndex i) {
    const event::Player& player = tournament.player(i);
    return std::to_string(player.tpn) + (player.name.empty() ? "" : " " + player.name);
}

std::string message(const NoPairing& refused, const event::Tournament& tournament) {
    if (refused.refusal == Refusal::NobodyToPair)
        return tr("There is nobody to pair in this round.");
    if (refused.refusal == Refusal::FixedTwice)
        return tr("A fixed pair names somebody twice, or somebody who does not take part.");
    std::string out = tr("No pairing of this round keeps the rules.");
    if (refused.nobodyForBye)
        out += ' ' + tr("The number of players is odd, and nobody of them may get the bye.");
    else if (refused.wanted.empty())
        out += ' ' + fill(tr("These players cannot all be paired among themselves, and nobody else "
                             "may meet them: {players}."),
                          {{"players", listed(refused.blocked, tournament)}});
    else
        out += ' ' + fill(tr("These players need opponents: {players}. Outside of their own group "
                             "they may only meet: {others}; these are too few."),
                          {{"players", listed(refused.blocked, tournament)},
                           {"others", listed(refused.wanted, tournament)}});
    return out;
}

} // namespace theco::swiss
