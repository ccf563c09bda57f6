// SPDX-License-Identifier: MIT
#include "cli/tournament_file.hpp"

#include "arbiter/formats/trf_words.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "i18n/catalogue.hpp"

namespace theco::cli {

Result<formats::TrfFile, std::string> readTournament(const std::string& file) {
    const auto text = readInput(file);
    if (!text) return Err{text.error()};
    auto read = formats::readTrf(*text);
    if (read) return std::move(read).value();
    return Err{printable(i18n::fill(
        "{file}: {message}", {{"file", file}, {"message", formats::message(read.error())}}))};
}

} // namespace theco::cli
