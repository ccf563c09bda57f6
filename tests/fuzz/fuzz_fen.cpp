// SPDX-License-Identifier: MIT
// Any bytes as a FEN: whatever is accepted is written again and means the same; the lenient reader
// takes all that the strict one takes; errors point into the text.
#include "core/chess/fen.hpp"
#include "core/chess/movegen.hpp"

#include <cstdlib>

using namespace theco::chess;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

void checkError(const FenError& error, std::string_view text) {
    require(error.column >= 1 && static_cast<std::size_t>(error.column) <= text.size() + 1);
    require(error.found.size() <= kFenFoundLimit);
    require(!code(error.code).empty());
}

void checkPosition(const Position& position) {
    const std::string written = toFen(position);
    const auto again = parseFen(written);
    require(again && again->sameAs(position) && toFen(*again) == written);
    require(again->repetitionKey() == position.repetitionKey());
    for (const Move move : legalMoves(position))
        require(parseFen(toFen(position.after(move))).ok());
    (void)warningsOf(position);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto strict = parseFen(text);
    const auto lenient = parseFenLenient(text);
    const auto setup = parseSetup(text);
    if (strict) {
        checkPosition(*strict);
        require(lenient && lenient->sameAs(*strict));
    } else {
        checkError(strict.error(), text);
    }
    if (lenient) {
        require(setup.ok());
        checkPosition(*lenient);
    } else {
        checkError(lenient.error(), text);
    }
    if (setup) {
        const auto again = parseSetup(toFen(*setup));
        require(again && *again == *setup);
    } else {
        checkError(setup.error(), text);
    }
    return 0;
}
