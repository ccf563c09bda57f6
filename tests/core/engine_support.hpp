// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/fen.hpp"
#include "core/chess/notation.hpp"

#include "tests/catch.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace theco::chess {

inline Position position(const std::string& fen) {
    const auto result = parseFen(fen);
    INFO(fen);
    REQUIRE(result.ok());
    return *result;
}

inline Square square(const std::string& name) {
    return *squareFromString(name);
}

inline std::vector<std::string> sortedUci(const Position& p) {
    std::vector<std::string> moves;
    for (const Move move : legalMoves(p))
        moves.push_back(toUci(move));
    std::sort(moves.begin(), moves.end());
    return moves;
}

inline std::vector<std::string> names(Bitboard squares) {
    std::vector<std::string> result;
    while (squares != 0)
        result.push_back(toString(popSquare(squares)));
    std::sort(result.begin(), result.end());
    return result;
}

/// A line of a perft file: `FEN ;D1 20 ;D2 400 ...`.
struct PerftLine {
    std::string fen;
    std::vector<std::pair<int, std::uint64_t>> counts;
};

inline std::vector<PerftLine> readPerftFile(const std::string& path) {
    std::vector<PerftLine> lines;
    std::ifstream in(path);
    for (std::string text; std::getline(in, text);) {
        if (text.empty() || text[0] == '#') continue;
        std::istringstream fields(text);
        PerftLine line;
        std::getline(fields, line.fen, ';');
        line.fen.erase(line.fen.find_last_not_of(' ') + 1);
        for (std::string count; std::getline(fields, count, ';');) {
            std::istringstream words(count.substr(1));
            int depth = 0;
            std::uint64_t leaves = 0;
            words >> depth >> leaves;
            line.counts.emplace_back(depth, leaves);
        }
        lines.push_back(line);
    }
    return lines;
}

/// The folder of the big conformance sets, or nothing.
inline const char* conformanceFolder() {
    return std::getenv("THECO_CONFORMANCE");
}

} // namespace theco::chess
