// SPDX-License-Identifier: MIT
// Proofs for the levels without kings.
#include "lessons/free_board.hpp"
#include "lessons/prover.hpp"
#include "lessons/values.hpp"

namespace theco::lessons {

using i18n::trLater;

namespace {

/// Faults of the squares alone; false when a search would make no sense.
bool proveSquares(Proof& proof, const FreeTask& task) {
    Bitboard seen = 0;
    bool sound = true;
    const auto put = [&](Square square) {
        if (chess::contains(seen, square)) {
            proof.fault(trLater("two things stand on {square}"),
                        {{"square", chess::toString(square)}});
            sound = false;
        }
        seen |= chess::bit(square);
    };
    for (const Man& man : task.pieces) {
        put(man.square);
        if (man.piece.type == chess::PieceType::Pawn && chess::rankOf(man.square) == 7) {
            proof.fault(trLater("pieces: a pawn never reaches rank 8 ({man})"),
                        {{"man", written(man)}});
            sound = false;
        }
    }
    for (const Man& man : task.enemies)
        put(man.square);
    for (const Square square : task.stars)
        put(square);
    for (const Square square : task.block)
        put(square);
    return sound;
}

} // namespace

void prove(Proof& proof, const FreeTask& task) {
    if (!proveSquares(proof, task)) return;
    const Kind kind = proof.exercise().kind;
    const FreeBoard start(kind, task);
    if (const Bitboard attacked = start.attackedMovers(); attacked != 0) {
        proof.fault(trLater("pieces: {squares} is attacked at the start"),
                    {{"squares", written(squaresOf(attacked))}});
        return;
    }
    const FreeSolution found = solve(start);
    if (found.gaveUp) {
        proof.fault(trLater("par: too many positions to prove a minimum"));
        return;
    }
    if (!found.minimum) {
        proof.fault(
            trLater("par: no way within {limit} moves, written {written}"),
            {{"limit", std::to_string(kFreeMoveLimit)}, {"written", std::to_string(task.par)}});
        return;
    }
    if (*found.minimum != task.par)
        proof.fault(
            trLater("par: proven minimum {proven}, written {written}"),
            {{"proven", std::to_string(*found.minimum)}, {"written", std::to_string(task.par)}});
    if (found.onlyOne != task.challenge)
        proof.fault(
            found.onlyOne
                ? trLater(
                      "challenge: there is only one shortest line, so challenge=\"yes\" is needed")
                : trLater("challenge: there is more than one shortest line"));
    if (kind == Kind::Safe) {
        FreeTask harmless = task;
        harmless.enemies.clear();
        const FreeSolution without = solve(FreeBoard(kind, harmless));
        if (!without.minimum || *without.minimum >= *found.minimum)
            proof.fault(
                trLater("enemies: the danger does not matter, the minimum without them is {n} too"),
                {{"n", std::to_string(*found.minimum)}});
    }
    const bool needsMoves =
        !proof.exercise().hints.empty() && proof.exercise().hints.back().level >= 3;
    if (needsMoves) proof.allow(bestMoves(start, *found.minimum));
}

} // namespace theco::lessons
