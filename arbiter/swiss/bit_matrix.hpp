// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace theco::swiss {

/// A square of bits; used for "these two may meet".
class BitMatrix {
public:
    BitMatrix() = default;
    explicit BitMatrix(int size)
        : words_((static_cast<std::size_t>(size) + 63) / 64),
          bits_(words_ * static_cast<std::size_t>(size)) {}

    bool at(int row, int column) const {
        return (word(row, column) >> (static_cast<unsigned>(column) % 64) & 1U) != 0;
    }
    void setOne(int row, int column, bool value) {
        const std::uint64_t bit = std::uint64_t{1} << (static_cast<unsigned>(column) % 64);
        if (value)
            word(row, column) |= bit;
        else
            word(row, column) &= ~bit;
    }
    /// Both halves of the square.
    void set(int a, int b, bool value) {
        setOne(a, b, value);
        setOne(b, a, value);
    }
    void clearRow(int row) {
        for (std::size_t i = 0; i < words_; ++i)
            bits_[static_cast<std::size_t>(row) * words_ + i] = 0;
    }

private:
    std::uint64_t& word(int row, int column) {
        return bits_[static_cast<std::size_t>(row) * words_ +
                     static_cast<std::size_t>(column) / 64];
    }
    const std::uint64_t& word(int row, int column) const {
        return bits_[static_cast<std::size_t>(row) * words_ +
                     static_cast<std::size_t>(column) / 64];
    }

    std::size_t words_ = 0;
    std::vector<std::uint64_t> bits_;
};

} // namespace theco::swiss
