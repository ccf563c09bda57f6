// SPDX-License-Identifier: MIT
// Any bytes as a tournament report file: refused with a place, or read, written and read again to the
// same tournament; small ones are paired as well.
#include "arbiter/formats/trf_notes.hpp"
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

/// Every sentence that can be asked for; the bye's neighbours of small fields only.
void explain(const event::Tournament& tournament, const swiss::Pairing& pairing) {
    for (const swiss::PairReason& reason : swiss::whyPairs(pairing))
        check(!swiss::inWords(reason, tournament).empty());
    const bool small = tournament.players.size() <= 8;
    if (const auto bye = swiss::whyBye(tournament, pairing, small))
        check(!swiss::inWords(*bye, tournament).empty());
    for (int a = 0; a < static_cast<int>(tournament.players.size()); ++a) {
        if (const auto floated = swiss::whyFloats(pairing, a, small))
            check(!swiss::inWords(*floated, tournament).empty());
        const int b = a == 0 ? 1 : 0;
        if (!small || tournament.players.size() < 2) continue;
        const auto why = swiss::whyNotPaired(tournament, pairing, a, b);
        check(!swiss::inWords(why, tournament, a, b).empty());
        const auto bye = swiss::whyNotBye(tournament, pairing, a);
        check(!swiss::inWords(bye, tournament, a, event::kNobody).empty());
    }
}

void pair(const event::Tournament& tournament) {
    swiss::hintsFor(tournament);
    const auto pairing = swiss::pairNextRound(tournament);
    if (!pairing) return;
    explain(tournament, *pairing);
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
    for (const formats::TrfNote& note : formats::notesOn(*file))
        check(!formats::message(note).empty());
    for (const auto dialect : {formats::TrfDialect::Trf16, formats::TrfDialect::Trf26}) {
        const auto once = formats::writeTrf(*file, dialect);
        if (!once) {
            check(!formats::message(once.error()).empty());
            continue;
        }
        const auto again = formats::readTrf(*once);
        check(again.ok());
        check(again->tournament == file->tournament);
        check(formats::writeTrf(*again, dialect).value() == *once);
    }
    if (file->tournament.players.size() <= 40) pair(file->tournament);
    return 0;
}
