// SPDX-License-Identifier: MIT
// Any bytes typed as a move, on several boards: what comes back is legal, said once, or refused
// with a sentence.
#include "core/chess/fen.hpp"
#include "i18n/chess_words.hpp"
#include "i18n/typed_move.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

using namespace theco;
using namespace theco::chess;

namespace {

constexpr std::array<std::string_view, 6> kBoards{
    kInitialFen,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
    "7k/6pp/1Q3Q2/R2R4/8/1Q3Q2/8/R2RK3 w Q - 0 1",
    "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"};

void check(bool held) {
    if (!held) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    if (size == 0) return 0;
    const auto position = parseFen(kBoards[data[0] % kBoards.size()]);
    check(position.ok());
    const Game game(*position);
    const std::string_view typed(reinterpret_cast<const char*>(data + 1), size - 1);

    const i18n::TypedMove read = i18n::readTypedMove(game, typed);
    const MoveList legal = legalMoves(game.position());
    for (const Move move : read.moves) {
        check(std::find(legal.begin(), legal.end(), move) != legal.end());
        check(std::count(read.moves.begin(), read.moves.end(), move) == 1);
    }
    check(read.moves.empty() || !read.refused);
    check(read.refused.has_value() == !read.reasons.empty());
    if (read.refused) check(!i18n::sentences(read.reasons, game.position(), *read.refused).empty());
    return 0;
}
