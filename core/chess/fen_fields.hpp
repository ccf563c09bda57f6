// SPDX-License-Identifier: MIT
// What the strict and the lenient FEN reader share. Not for use outside core/chess.
#pragma once

#include "core/chess/fen.hpp"

namespace theco::chess::fen {

/// A stretch of the text that was read, with the 1-based byte column of its first character.
struct Field {
    std::string_view text;
    int column = 1;
};

FenError errorAt(FenCode code, const Field& field, std::size_t offset = 0);

/// Where each man was read, so that a fault of the position can point into the text.
using Columns = std::array<int, 64>;

/// Whether neighbouring empty squares must be counted by one digit (`8`, not `44`).
enum class Digits : std::uint8_t { Merged, Any };

/// The placement field; `columns` receives the column of every man.
Result<Done, FenError> readPlacement(const Field& field, Digits digits, Setup& setup,
                                     Columns& columns);

/// A plain decimal number from `least` to kFenNumberLimit, without sign and leading zeros.
std::optional<int> readNumber(std::string_view text, int least);

/// The error for a fault of the whole position, pointing at the man or the field that shows it.
/// `fields[0]` must be there.
FenError placed(SetupFault fault, const Setup& setup, const std::vector<Field>& fields,
                const Columns& columns);

} // namespace theco::chess::fen
