// SPDX-License-Identifier: MIT
#include "cli/tournament_file.hpp"

#include "arbiter/formats/trf_notes.hpp"
#include "arbiter/formats/trf_words.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "i18n/catalogue.hpp"

namespace theco::cli {

namespace {

/// A TRF16 says it in words only (record 092).
event::PairingSystem calledSystem(const formats::TrfFile& file) {
    if (file.tournament.system != event::PairingSystem::Dutch2026) return file.tournament.system;
    for (std::string line : file.extras.before) {
        if (!line.starts_with("092")) continue;
        for (char& c : line)
            if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
        const auto has = [&line](const char* word) { return line.find(word) != std::string::npos; };
        if (has("round") && has("robin"))
            return has("double") ? event::PairingSystem::DoubleRoundRobin
                                 : event::PairingSystem::RoundRobin;
    }
    return event::PairingSystem::Dutch2026;
}

} // namespace

Result<formats::TrfFile, std::string> readTournament(const std::string& file) {
    const auto text = readInput(file);
    if (!text) return Err{text.error()};
    auto read = formats::readTrf(*text);
    if (read) {
        for (const formats::TrfNote& note : formats::notesOn(*read))
            warn(formats::message(note));
        return std::move(read).value();
    }
    return Err{printable(i18n::fill(
        "{file}: {message}", {{"file", file}, {"message", formats::message(read.error())}}))};
}

Result<event::PairingSystem, std::string> pairingSystem(const Arguments& arguments,
                                                        const formats::TrfFile& file) {
    const auto text = arguments.value("--system");
    if (!text) return calledSystem(file);
    if (*text == "swiss") return event::PairingSystem::Dutch2026;
    if (*text == "round-robin") return event::PairingSystem::RoundRobin;
    if (*text == "double-round-robin") return event::PairingSystem::DoubleRoundRobin;
    return Err{i18n::fill(i18n::tr("{option} must be {words}; not \"{value}\"."),
                          {{"option", "--system"},
                           {"words", "swiss, round-robin, double-round-robin"},
                           {"value", printable(*text)}})};
}

} // namespace theco::cli
