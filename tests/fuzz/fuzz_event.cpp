// SPDX-License-Identifier: MIT
// Lines "kind payload" as the journal of a tournament: each is refused, or applied and written back as
// it was understood; whatever comes of it can be looked at and paired.
#include "arbiter/event/action_json.hpp"
#include "arbiter/swiss/dutch.hpp"

#include <cstdlib>

using namespace theco;

namespace {

void check(bool held) {
    if (!held) std::abort();
}

void apply(event::Tournament& tournament, std::string_view line) {
    const std::size_t blank = line.find(' ');
    if (blank == std::string_view::npos) return;
    bool broken = false;
    const auto action = event::readAction(line.substr(0, blank), 1, line.substr(blank + 1), broken);
    if (!action) return;
    check(!broken);
    const std::string payload = event::payloadOf(*action);
    const auto again = event::readAction(event::kindOf(*action), 1, payload, broken);
    check(again && event::payloadOf(*again) == payload);
    const auto done = event::apply(tournament, *action);
    static_cast<void>(done);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    event::Tournament tournament;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        apply(tournament, text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    for (const event::Player& player : tournament.players)
        for (const event::Entry& entry : player.rounds)
            check(entry.opponent < static_cast<int>(tournament.players.size()));
    if (tournament.players.size() <= 40) {
        const auto pairing = swiss::pairNextRound(tournament);
        check(pairing.ok() || !pairing.ok());
    }
    return 0;
}
