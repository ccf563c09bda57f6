// SPDX-License-Identifier: MIT
#include "cli/round_option.hpp"

#include "arbiter/swiss/checker.hpp"
#include "cli/output.hpp"
#include "cli/pairing_list.hpp"
#include "i18n/catalogue.hpp"

#include <charconv>

namespace theco::cli {

using event::Tournament;
using i18n::fill;
using i18n::tr;

Option roundOption() {
    return {"--round", "ROUND",
            tr("The pairing of this round, as things stood before it; else of the next one.")};
}

Result<Tournament, std::string> tournamentBefore(const Arguments& arguments,
                                                 const Tournament& tournament) {
    const auto text = arguments.value("--round");
    if (!text) return Tournament(tournament);
    const int paired = tournament.pairedRounds();
    int round = 0;
    const char* const end = text->data() + text->size();
    const auto [stop, fault] = std::from_chars(text->data(), end, round);
    if (fault != std::errc() || stop != end || round < 1 || round > paired + 1)
        return Err{fill(tr("{option} must be a number from {least} to {most}; not \"{value}\"."),
                        {{"option", "--round"},
                         {"least", "1"},
                         {"most", std::to_string(paired + 1)},
                         {"value", printable(*text)}})};
    if (round <= paired && !arguments.has("--fix") && !swiss::checkRound(tournament, round).same)
        warn(
            fill(tr("In the file round {round} is paired otherwise than by the rules; what follows "
                    "is the pairing by the rules."),
                 {{"round", std::to_string(round)}}));
    return swiss::beforeRound(tournament, round);
}

} // namespace theco::cli
