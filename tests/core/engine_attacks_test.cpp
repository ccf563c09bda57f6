// SPDX-License-Identifier: MIT
#include "core/chess/attacks.hpp"
#include "tests/core/engine_support.hpp"

using namespace theco::chess;
using Names = std::vector<std::string>;

namespace {
Bitboard set(const Names& squares) {
    Bitboard b = 0;
    for (const std::string& name : squares)
        b |= bit(square(name));
    return b;
}
Names attacks(char piece, const std::string& from, const Names& occupied = {}) {
    return names(attacksOf(*pieceFromFenLetter(piece), square(from), set(occupied)));
}
} // namespace

TEST_CASE("Pawns attack their two capture squares and never around the edge") {
    CHECK(attacks('P', "e4") == Names{"d5", "f5"});
    CHECK(attacks('p', "e4") == Names{"d3", "f3"});
    CHECK(attacks('P', "a2") == Names{"b3"});
    CHECK(attacks('P', "h7") == Names{"g8"});
    CHECK(attacks('p', "h2") == Names{"g1"});
    CHECK(attacks('P', "e8").empty());
}

TEST_CASE("Knights and kings reach each square once and stay on the board") {
    CHECK(attacks('N', "a1") == Names{"b3", "c2"});
    CHECK(attacks('n', "e4") == Names{"c3", "c5", "d2", "d6", "f2", "f6", "g3", "g5"});
    CHECK(attacks('K', "h8") == Names{"g7", "g8", "h7"});
}

TEST_CASE("Sliders stop at the first man, whose square they attack") {
    CHECK(attacks('R', "a1", {"a3", "c1", "h8"}) == Names{"a2", "a3", "b1", "c1"});
    CHECK(attacks('B', "c1", {"e3", "b2"}) == Names{"b2", "d2", "e3"});
    CHECK(attacks('Q', "a1", {"a2", "b1", "b2"}) == Names{"a2", "b1", "b2"});
    CHECK(attacks('R', "h5", {"h5", "a5", "h1", "h8"}).size() == 14);
    CHECK(attacks('Q', "d4").size() == 27);
}

TEST_CASE("Sliders agree with walking square by square on every board of random men") {
    std::uint64_t state = 88172645463325252U;
    const auto random = [&] {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return state;
    };
    const auto walk = [](Square from, Bitboard occupied, bool diagonal) {
        Bitboard reached = 0;
        for (const int a : {-1, 1}) {
            for (const int b : {-1, 1}) {
                const int df = diagonal ? a : (a + b) / 2;
                const int dr = diagonal ? b : (a - b) / 2;
                for (int i = 1;; ++i) {
                    const auto to = squareAt(fileOf(from) + i * df, rankOf(from) + i * dr);
                    if (!to) break;
                    reached |= bit(*to);
                    if (contains(occupied, *to)) break;
                }
            }
        }
        return reached;
    };
    int differences = 0;
    for (int round = 0; round < 2000; ++round) {
        const Bitboard occupied = round % 2 == 0 ? random() & random() : random();
        for (int i = 0; i < 64; ++i) {
            const auto from = static_cast<Square>(i);
            const Bitboard rook = attacksOf({Color::White, PieceType::Rook}, from, occupied);
            const Bitboard bishop = attacksOf({Color::White, PieceType::Bishop}, from, occupied);
            const Bitboard queen = attacksOf({Color::Black, PieceType::Queen}, from, occupied);
            if (rook != walk(from, occupied, false) || bishop != walk(from, occupied, true) ||
                queen != (rook | bishop)) {
                ++differences;
            }
        }
    }
    CHECK(differences == 0);
}

TEST_CASE("Between and line are defined for squares of one line only") {
    CHECK(names(between(square("a1"), square("d4"))) == Names{"b2", "c3"});
    CHECK(names(between(square("h5"), square("e5"))) == Names{"f5", "g5"});
    CHECK(between(square("a1"), square("a2")) == 0);
    CHECK(between(square("a1"), square("b3")) == 0);
    CHECK(between(square("e4"), square("e4")) == 0);
    CHECK(names(lineThrough(square("b2"), square("a1"))).size() == 8);
    CHECK(names(lineThrough(square("b1"), square("a2"))) == Names{"a2", "b1"});
    CHECK(lineThrough(square("a1"), square("b3")) == 0);
    for (int a = 0; a < 64; ++a) {
        for (int b = 0; b < 64; ++b) {
            const auto s = static_cast<Square>(a);
            const auto t = static_cast<Square>(b);
            REQUIRE(between(s, t) == between(t, s));
            REQUIRE(lineThrough(s, t) == lineThrough(t, s));
            REQUIRE((between(s, t) & ~lineThrough(s, t)) == 0);
        }
    }
}
