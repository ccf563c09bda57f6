// SPDX-License-Identifier: MIT
#include "core/chess/backend.hpp"

#if defined(__x86_64__)

#include "core/chess/sliders.hpp"

#include <immintrin.h>

#define THECO_ISA bmi2
#define THECO_TARGET __attribute__((target("bmi,bmi2,popcnt")))

namespace theco::chess::bmi2 {

/// The squares on which a man can block, and where the attack sets of this square begin. PEXT packs
/// the blockers into the index.
struct Slider {
    Bitboard blockers = 0;
    const Bitboard* attacks = nullptr;
};

// 800 KB that only processors which use them ever touch.
constinit std::array<Slider, 64> bishops{};
constinit std::array<Slider, 64> rooks{};
constinit std::array<Bitboard, 5248> bishopAttacks{};
constinit std::array<Bitboard, 102400> rookAttacks{};

THECO_TARGET inline Bitboard bishop(Square s, Bitboard occupied) {
    const Slider& slider = bishops[static_cast<std::size_t>(index(s))];
    return slider.attacks[_pext_u64(occupied, slider.blockers)];
}

THECO_TARGET inline Bitboard rook(Square s, Bitboard occupied) {
    const Slider& slider = rooks[static_cast<std::size_t>(index(s))];
    return slider.attacks[_pext_u64(occupied, slider.blockers)];
}

} // namespace theco::chess::bmi2

#include "core/chess/backend_entry.hpp"

namespace theco::chess {
namespace {

/// A man on the last square of a ray blocks nothing, so the edges stay out of the index.
Bitboard inner(Square s, Bitboard rays) {
    const Bitboard ranks = (kRank1 | kRank1 << 56) & ~(kRank1 << rankOf(s) * 8);
    const Bitboard files = (kFileA | kFileH) & ~(kFileA << fileOf(s));
    return rays & ~(ranks | files);
}

/// Lays out the attack sets of one kind of slider: all subsets of the blockers in rising order,
/// which is the order of their PEXT.
void fill(std::array<bmi2::Slider, 64>& sliders, Bitboard* next, const tables::BySquare& rays,
          Bitboard (*attacks)(Square, Bitboard)) {
    for (int i = 0; i < 64; ++i) {
        const auto s = static_cast<Square>(i);
        const Bitboard blockers = inner(s, tables::at(rays, s));
        sliders[static_cast<std::size_t>(i)] = {blockers, next};
        Bitboard subset = 0;
        do {
            *next++ = attacks(s, subset);
            subset = (subset - blockers) & blockers;
        } while (subset != 0);
    }
}

/// Before Zen 3, AMD ran PEXT in microcode, slower than doing without.
bool isFastHere() {
    __builtin_cpu_init();
    return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && !__builtin_cpu_is("amdfam15h") &&
           !__builtin_cpu_is("znver1") && !__builtin_cpu_is("znver2");
}

bool prepare() {
    if (!isFastHere()) return false;
    fill(bmi2::bishops, bmi2::bishopAttacks.data(), tables::kDiagonalRays, sliders::bishop);
    fill(bmi2::rooks, bmi2::rookAttacks.data(), tables::kStraightRays, sliders::rook);
    return true;
}

} // namespace

const Backend* bmi2Backend() {
    static constexpr Backend kBackend{"bmi2", bmi2::list, bmi2::any, bmi2::perft};
    static const bool usable = prepare();
    return usable ? &kBackend : nullptr;
}

} // namespace theco::chess

#else

namespace theco::chess {
const Backend* bmi2Backend() {
    return nullptr;
}
} // namespace theco::chess

#endif
