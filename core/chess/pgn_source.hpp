// SPDX-License-Identifier: MIT
// Internal to the PGN reader: bytes with their line and column.
#pragma once

#include "core/chess/pgn.hpp"

#include <cstddef>

namespace theco::chess::pgn {

/// Bytes of a stream through a window that only grows when somebody looks further ahead. LF, CRLF
/// and CR each end a line.
class Source {
public:
    explicit Source(std::istream& in) : in_(&in) {}

    static constexpr int kEnd = -1;
    int peek() { return peek(0); }
    int peek(std::size_t ahead) {
        if (at_ + ahead >= buffer_.size() && !fill(ahead + 1)) return kEnd;
        return static_cast<unsigned char>(buffer_[at_ + ahead]);
    }
    /// Whether this text stands at a distance of `from` bytes.
    bool startsWith(std::string_view text, std::size_t from = 0);
    /// The next `length` bytes, which must have been peeked; valid until the next peek.
    std::string_view view(std::size_t length) const { return {buffer_.data() + at_, length}; }
    /// Skips bytes that were peeked and hold no line end.
    void skip(std::size_t length = 1) { at_ += length; }
    /// Skips a line end if there is one.
    bool skipLineEnd();
    /// Skips up to, not including, the line end or the end.
    void skipRestOfLine();

    PgnPlace place() const;
    /// Bytes of the stream before this one.
    std::uint64_t offset() const { return before_ + at_; }
    bool atLineStart() const { return offset() == lineStart_; }

private:
    bool fill(std::size_t wanted);

    std::istream* in_;
    std::string buffer_;
    std::size_t at_ = 0;
    std::uint64_t before_ = 0; ///< bytes that have left the window
    std::uint64_t lineStart_ = 0;
    int line_ = 1;
    bool ended_ = false;
};

inline bool isLineEnd(int c) {
    return c == '\n' || c == '\r';
}

} // namespace theco::chess::pgn
