// SPDX-License-Identifier: MIT
// Any bytes as a PGN file: reading ends, places lie in the file, and what could be read is the same
// after writing and reading it again.
#include "core/chess/pgn.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

using namespace theco::chess;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

std::string written(const PgnGame& game) {
    std::ostringstream out;
    writePgn(out, game);
    return out.str();
}

void checkNote(const PgnNote& note, int lines) {
    require(note.place.line >= 1 && note.place.line <= lines && note.place.column >= 1);
    require(!code(note.code).empty() && note.found.size() < 64);
}

void checkRoundTrip(const PgnGame& game) {
    const std::string text = written(game);
    const std::vector<PgnGame> again = readPgn(text);
    require(again.size() == 1 && !again.front().error);
    require(again.front().nodes.size() == game.nodes.size());
    require(again.front().game.moves() == game.game.moves());
    require(written(again.front()) == text);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto ends =
        std::count_if(text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r'; });
    const int lines = static_cast<int>(ends) + 1;
    const std::vector<PgnGame> games = readPgn(text);
    PgnOptions lean;
    lean.keepVariations = false;
    const std::vector<PgnGame> leanGames = readPgn(text, lean);
    require(games.size() == leanGames.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        const PgnGame& game = games[i];
        require(game.offset <= size);
        require(game.error.has_value() == leanGames[i].error.has_value());
        require(game.game.moves() == leanGames[i].game.moves());
        require(game.warnings.size() == leanGames[i].warnings.size());
        for (const PgnNote& warning : game.warnings)
            checkNote(warning, lines);
        if (game.error) {
            checkNote(*game.error, lines);
        } else {
            checkRoundTrip(game);
        }
    }
    return 0;
}
