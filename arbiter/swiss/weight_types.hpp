// SPDX-License-Identifier: MIT
#pragma once

#include "arbiter/swiss/wide_int.hpp"

namespace theco::swiss {

/// Compilers for 32 bits have none; they use the wide one.
#ifdef __SIZEOF_INT128__
__extension__ using Int128 = __int128;
#else
using Int128 = WideInt<2>;
#endif

template <class W> constexpr unsigned kBitsOf = sizeof(W) * 8 - 1;

/// Bits that a matching of so many vertices needs beside those of the sum of its costs: prices are
/// sums and differences of doubled costs along a path.
constexpr unsigned roomForPrices(int vertices) {
    unsigned bits = 3;
    for (; vertices > 0; vertices >>= 1)
        ++bits;
    return bits;
}

} // namespace theco::swiss
