// SPDX-License-Identifier: MIT
// How people write a move, reduced to letters and digits. Private to i18n.
#pragma once

#include "core/chess/position.hpp"

#include <string>
#include <vector>

namespace theco::i18n {

enum class Spelling : unsigned char {
    Standard, ///< UCI and SAN with as many letters as one likes: "e2e4", "Mg1f3", "exd5", "e8Q"
    Sloppy    ///< also with a missing or needless x, or a letter for the pawn: "ed5", "Pe4"
};

/// Letters and digits only, without signs; not castling by name. Several moves of one position may
/// share a spelling.
std::vector<std::string> spellings(const chess::Position& position, chess::Move move,
                                   Spelling spelling);

/// "ed", "exd": a pawn capture that names only the two files; empty for any other move.
std::vector<std::string> fileSpellings(const chess::Position& position, chess::Move move);

} // namespace theco::i18n
