// SPDX-License-Identifier: MIT
#include "cli/round_option.hpp"

#include "arbiter/swiss/checker.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/pairing_list.hpp"
#include "i18n/catalogue.hpp"

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
    const auto read = readNumber("--round", *text, 1, static_cast<std::uint64_t>(paired) + 1);
    if (!read) return Err{read.error()};
    const int round = static_cast<int>(*read);
    if (round <= paired && !arguments.has("--fix") && !swiss::checkRound(tournament, round).same)
        warn(
            fill(tr("In the file round {round} is paired otherwise than by the rules; what follows "
                    "is the pairing by the rules."),
                 {{"round", std::to_string(round)}}));
    return swiss::beforeRound(tournament, round);
}

} // namespace theco::cli
