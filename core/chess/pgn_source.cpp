// SPDX-License-Identifier: MIT
#include "core/chess/pgn_source.hpp"

#include <algorithm>
#include <limits>

namespace theco::chess::pgn {

namespace {
constexpr std::size_t kChunk = 64 * 1024;
}

bool Source::fill(std::size_t wanted) {
    while (buffer_.size() - at_ < wanted && !ended_) {
        before_ += at_;
        buffer_.erase(0, at_);
        at_ = 0;
        const std::size_t kept = buffer_.size();
        buffer_.resize(kept + kChunk);
        in_->read(buffer_.data() + kept, static_cast<std::streamsize>(kChunk));
        const auto got = static_cast<std::size_t>(in_->gcount());
        buffer_.resize(kept + got);
        ended_ = got == 0;
    }
    return buffer_.size() - at_ >= wanted;
}

bool Source::startsWith(std::string_view text, std::size_t from) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (peek(from + i) != static_cast<unsigned char>(text[i])) return false;
    }
    return true;
}

bool Source::skipLineEnd() {
    const int c = peek();
    if (!isLineEnd(c)) return false;
    at_ += c == '\r' && peek(1) == '\n' ? 2U : 1U;
    lineStart_ = before_ + at_;
    if (line_ < std::numeric_limits<int>::max()) ++line_;
    return true;
}

void Source::skipRestOfLine() {
    for (int c = peek(); c != kEnd && !isLineEnd(c); c = peek())
        skip();
}

PgnPlace Source::place() const {
    const std::uint64_t column = before_ + at_ - lineStart_ + 1;
    constexpr std::uint64_t kMost = std::numeric_limits<int>::max();
    return {line_, static_cast<int>(std::min(column, kMost))};
}

} // namespace theco::chess::pgn
