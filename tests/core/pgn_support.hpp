// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/fen.hpp"
#include "core/chess/pgn.hpp"

#include "tests/catch.hpp"

#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace theco::chess {

inline std::string fileText(const std::string& path) {
    INFO(path);
    std::ifstream in(path, std::ios::binary);
    REQUIRE(in.is_open());
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

/// The folder of the big sets; empty, and said so, where it is not there.
inline std::string conformanceFolder(const std::string& set) {
    const char* folder = std::getenv("THECO_CONFORMANCE");
    if (folder != nullptr) return folder;
    WARN("SKIPPED: " + set + ", THECO_CONFORMANCE is not set");
    return {};
}

/// The rows of a table with a header line, split at tabs.
inline std::vector<std::vector<std::string>> tableRows(const std::string& path) {
    std::vector<std::vector<std::string>> rows;
    std::istringstream in(fileText(path));
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        std::istringstream fields(line);
        std::vector<std::string> row;
        for (std::string field; std::getline(fields, field, '\t');)
            row.push_back(field);
        rows.push_back(row);
    }
    return rows;
}

inline std::string pgnText(const PgnGame& game) {
    std::ostringstream out;
    writePgn(out, game);
    return out.str();
}

inline PgnGame onlyGame(const std::string& text, PgnOptions options = {}) {
    INFO(text.substr(0, 500));
    std::vector<PgnGame> games = readPgn(text, options);
    REQUIRE(games.size() == 1);
    return std::move(games.front());
}

/// Codes of the warnings, with blanks between.
inline std::string warningsOf(const PgnGame& game) {
    std::string out;
    for (const PgnNote& note : game.warnings) {
        if (!out.empty()) out += ' ';
        out += code(note.code);
    }
    return out;
}

} // namespace theco::chess
