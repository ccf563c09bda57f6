// SPDX-License-Identifier: MIT
// Any bytes as a tournament report file: refused with a place, or read, written and read again to the
// same tournament; small ones are paired as well.
#include "arbiter/formats/trf_words.hpp"
#include "arbiter/swiss/explanation_words.hpp"
#include "arbiter/swiss/hints.hpp"
#include "arbiter/swiss/manual.hpp"

#include <cstdlib>

using namespace theco;

namespace {

void check(bool held) {
    if (!held) std::abort();
}

void pair(const event::Tournament& tournament) {
    swiss::hintsFor(tournament);
    const auto pairing = swiss::pairNextRound(tournament);
    if (!pairing) return;
    swiss::whyPairs(*pairing);
    const auto players = swiss::playersToPair(tournament, pairing->round);
    auto pairs = pairing->pairs;
    if (pairing->bye != event::kNobody) pairs.push_back({pairing->bye, event::kNobody});
    for (const auto& found : swiss::violationsOf(tournament, pairing->round, players, pairs))
        check(found.what == swiss::Violation::ColourRefused);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto file = formats::readTrf(text);
    if (!file) {
        check(!formats::message(file.error()).empty());
        return 0;
    }
    for (const auto dialect : {formats::TrfDialect::Trf16, formats::TrfDialect::Trf26}) {
        const auto once = formats::writeTrf(*file, dialect);
        if (!once) {
            check(!formats::message(once.error()).empty());
            continue;
        }
        const auto again = formats::readTrf(*once);
        check(again.ok());
        check(formats::writeTrf(*again, dialect).value() == *once);
    }
    if (file->tournament.players.size() <= 40) pair(file->tournament);
    return 0;
}
