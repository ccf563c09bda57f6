// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace theco::swiss {

/// A signed integer of Words x 64 bits, two's complement: just what a matching needs. Overflow wraps;
/// whoever chooses the type leaves room.
template <std::size_t Words> class WideInt {
public:
    constexpr WideInt() = default;
    constexpr WideInt(std::int64_t value) {
        words_.fill(value < 0 ? ~std::uint64_t{0} : 0);
        words_[0] = static_cast<std::uint64_t>(value);
    }

    constexpr WideInt& operator+=(const WideInt& other) {
        std::uint64_t carry = 0;
        for (std::size_t i = 0; i < Words; ++i) {
            const std::uint64_t sum = words_[i] + other.words_[i];
            const std::uint64_t with = sum + carry;
            carry = (sum < words_[i] || with < sum) ? 1 : 0;
            words_[i] = with;
        }
        return *this;
    }
    constexpr WideInt operator-() const {
        WideInt out;
        for (std::size_t i = 0; i < Words; ++i)
            out.words_[i] = ~words_[i];
        return out += WideInt(1);
    }
    constexpr WideInt& operator-=(const WideInt& other) { return *this += -other; }
    friend constexpr WideInt operator+(WideInt a, const WideInt& b) { return a += b; }
    friend constexpr WideInt operator-(WideInt a, const WideInt& b) { return a -= b; }

    /// By less than 64 bits.
    constexpr WideInt operator>>(unsigned bits) const {
        if (bits == 0) return *this;
        WideInt out;
        const std::uint64_t sign = negative() ? ~std::uint64_t{0} : 0;
        for (std::size_t i = 0; i < Words; ++i) {
            const std::uint64_t above = i + 1 < Words ? words_[i + 1] : sign;
            out.words_[i] = words_[i] >> bits | above << (64 - bits);
        }
        return out;
    }
    constexpr WideInt operator<<(unsigned bits) const {
        WideInt out;
        const std::size_t whole = bits / 64;
        const unsigned rest = bits % 64;
        for (std::size_t i = whole; i < Words; ++i) {
            out.words_[i] = words_[i - whole] << rest;
            if (rest != 0 && i > whole) out.words_[i] |= words_[i - whole - 1] >> (64 - rest);
        }
        return out;
    }

    friend constexpr bool operator==(const WideInt&, const WideInt&) = default;
    friend constexpr std::strong_ordering operator<=>(const WideInt& a, const WideInt& b) {
        if (a.negative() != b.negative())
            return a.negative() ? std::strong_ordering::less : std::strong_ordering::greater;
        for (std::size_t i = Words; i-- > 0;)
            if (a.words_[i] != b.words_[i]) return a.words_[i] <=> b.words_[i];
        return std::strong_ordering::equal;
    }

private:
    constexpr bool negative() const { return words_[Words - 1] >> 63 != 0; }

    std::array<std::uint64_t, Words> words_{};
};

} // namespace theco::swiss
