// SPDX-License-Identifier: MIT
// A list of tie-breaks in the first line, a tournament file below it: whatever the reader takes has
// standings in both editions, with traces and words.
#include "arbiter/formats/trf.hpp"
#include "arbiter/tiebreak/tiebreak_words.hpp"

#include <cstdlib>

using namespace theco;
using namespace theco::tiebreak;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

void explainAll(const event::Tournament& tournament, const Request& request) {
    const Standings table = standings(tournament, request);
    require(table.rows.size() == tournament.players.size());
    for (std::size_t i = 1; i < table.rows.size(); ++i) {
        require(table.rows[i - 1].rank <= table.rows[i].rank);
        require(!why(tournament, table, i - 1, i).empty());
        const bool tied = whyAbove(table, i - 1, i).by == Difference::By::Nothing;
        require(tied == (table.rows[i - 1].rank == table.rows[i].rank));
    }
    const Values values(tournament, {request.edition, request.rounds, request.roundRobin});
    for (const TieBreak& tieBreak : request.tieBreaks)
        for (const Row& row : table.rows) {
            const Trace trace = values.trace(row.player, tieBreak);
            require(!summary(tournament, trace).empty());
            (void)details(tournament, trace);
        }
    for (const EncounterAt& at : table.encounters)
        (void)details(tournament, at.encounter);
    for (const Warning& warning : warningsOf(tournament, table, {true, 600, 0}))
        require(!message(warning).empty());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return 0;
    auto list = parseTieBreaks(text.substr(0, end));
    if (!list) {
        require(!message(list.error()).empty());
        return 0;
    }
    for (const TieBreak& tieBreak : *list)
        require(*parseTieBreak(codeOf(tieBreak)) == tieBreak);
    if (list->size() > 12) list->resize(12);
    const auto file = formats::readTrf(text.substr(end + 1));
    if (!file) return 0;
    Request request;
    request.tieBreaks = std::move(list).value();
    for (const Edition edition : {Edition::August2024, Edition::March2026})
        for (const bool roundRobin : {false, true})
            for (const int rounds :
                 {completedRounds(file->tournament), file->tournament.roundCount()}) {
                request.edition = edition;
                request.roundRobin = roundRobin;
                request.rounds = rounds;
                explainAll(file->tournament, request);
            }
    return 0;
}
