// SPDX-License-Identifier: MIT
#include "core/chess/pgn_lexer.hpp"

#include "core/chess/pgn_text.hpp"

#include <algorithm>
#include <array>
#include <limits>

namespace theco::chess::pgn {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kNoBreakSpace = "\xC2\xA0";
constexpr std::string_view kEllipsis = "\u2026";
/// The standard's own limit for a token of the movetext.
constexpr std::size_t kLongestWord = 255;

constexpr bool isDigit(int c) {
    return c >= '0' && c <= '9';
}
constexpr bool isControl(int c) {
    return c >= 0 && c < ' ';
}

/// Bytes that can be part of a word: everything but white space and what means something alone.
constexpr std::array<bool, 256> kWordChars = [] {
    std::array<bool, 256> word{};
    for (std::size_t c = '!'; c < 256; ++c)
        word[c] = true;
    for (const char c : std::string_view(".;!?$*\"(){}[]<>\x7F"))
        word[static_cast<unsigned char>(c)] = false;
    return word;
}();

constexpr bool isWordChar(int c) {
    return c >= 0 && kWordChars[static_cast<std::size_t>(c)];
}

constexpr std::string_view kResults[] = {"1-0", "0-1", "1/2-1/2", "1/2", "\u00BD-\u00BD", "\u00BD"};

struct Glyphs {
    std::string_view text;
    int nag;
};
constexpr Glyphs kMoveGlyphs[] = {{"!", 1}, {"?", 2}, {"!!", 3}, {"??", 4}, {"!?", 5}, {"?!", 6}};

} // namespace

void Lexer::note(PgnCode code, PgnPlace place) {
    // A run of bytes of one kind is one oddity.
    if (!token_.notes.empty() && token_.notes.back().code == code) return;
    token_.notes.push_back({code, place, {}});
}

void Lexer::bad(PgnCode fault, PgnPlace place, std::string_view found) {
    token_.kind = TokenKind::Bad;
    token_.fault = fault;
    token_.place = place;
    token_.text = excerpt(found);
}

void Lexer::skipBlanks() {
    for (;;) {
        const int c = source_.peek();
        if (c == '%' && source_.atLineStart()) {
            source_.skipRestOfLine();
        } else if (isLineEnd(c)) {
            if (!lineHasToken_) blankLine_ = true;
            lineHasToken_ = false;
            source_.skipLineEnd();
        } else if (c == ' ' || isControl(c) || c == 0x7F) {
            if (c == 0) note(PgnCode::NulByte, source_.place());
            source_.skip();
        } else if (c == '.') {
            source_.skip(); // "1 . e4", "1. ... e5": dots carry nothing
        } else if (c >= 0x80 && source_.startsWith(kByteOrderMark)) {
            source_.skip(kByteOrderMark.size());
        } else if (c >= 0x80 && source_.startsWith(kNoBreakSpace)) {
            source_.skip(kNoBreakSpace.size());
        } else if (c >= 0x80 && source_.startsWith(kEllipsis)) {
            source_.skip(kEllipsis.size());
        } else {
            return;
        }
    }
}

void Lexer::read() {
    token_.notes.clear();
    skipBlanks();
    filled_ = true;
    token_.text.clear();
    token_.inTag = false;
    token_.place = source_.place();
    token_.offset = source_.offset();
    token_.firstOnLine = !lineHasToken_;
    token_.afterBlankLine = blankLine_;
    lineHasToken_ = true;
    blankLine_ = false;

    const int c = source_.peek();
    switch (c) {
    case Source::kEnd:
        token_.kind = TokenKind::End;
        return;
    case '[':
        return readTag();
    case '{':
        return readComment();
    case ';':
        return readLineComment();
    case '$':
        return readNag();
    case '!':
    case '?':
        return readGlyphs();
    case '(':
    case ')':
        token_.kind = c == '(' ? TokenKind::Open : TokenKind::Close;
        source_.skip();
        return;
    case '*':
        token_.kind = TokenKind::Result;
        token_.text = '*';
        source_.skip();
        return;
    default:
        break;
    }
    if (isDigit(c)) return readNumber();
    if (isWordChar(c)) return readWord();
    const char found = static_cast<char>(c);
    bad(PgnCode::UnreadableMove, source_.place(), {&found, 1});
    source_.skip();
}

// --- movetext ------------------------------------------------------------------------------------

void Lexer::readNag() {
    source_.skip();
    int value = 0;
    int digits = 0;
    for (; isDigit(source_.peek()); source_.skip(), ++digits) {
        value = std::min(value * 10 + (source_.peek() - '0'), 256);
    }
    token_.kind = TokenKind::Nag;
    token_.number = value;
    if (digits == 0 || value > 255) {
        token_.number = kNoNag;
        note(PgnCode::BadNag, token_.place);
    }
}

void Lexer::readGlyphs() {
    std::size_t length = 0;
    while ((source_.peek(length) == '!' || source_.peek(length) == '?') && length < kLongestWord)
        ++length;
    const std::string_view text = source_.view(length);
    token_.kind = TokenKind::Nag;
    token_.number = kNoNag;
    for (const Glyphs& glyphs : kMoveGlyphs) {
        if (glyphs.text == text) token_.number = glyphs.nag;
    }
    if (token_.number == kNoNag) note(PgnCode::BadNag, token_.place);
    source_.skip(length);
    while (source_.peek() == '!' || source_.peek() == '?')
        source_.skip(); // the rest of a run too long to look at
}

/// A move number, a result, castling with zeros, or `0000`.
void Lexer::readNumber() {
    std::size_t length = 0;
    int value = 0;
    constexpr int kMost = std::numeric_limits<int>::max() / 10 - 1;
    for (int c = source_.peek(); isDigit(c) && length <= kLongestWord; c = source_.peek(++length)) {
        value = std::min(value * 10 + (c - '0'), kMost);
    }
    const int next = source_.peek(length);
    // "1.e4", "1e4" and "1\u2658f3" begin with a number, "1-0", "1/2" and "0-0" are one word.
    const bool letter = (next | 0x20) >= 'a' && (next | 0x20) <= 'z';
    const bool sign = next < 0x80 && isWordChar(next) && !letter;
    if (length > kLongestWord || sign || source_.view(length) == "0000") return readWord();
    token_.kind = TokenKind::MoveNumber;
    token_.number = value;
    token_.dots = 0;
    source_.skip(length);
    for (;;) {
        if (source_.peek() == '.') {
            source_.skip();
            ++token_.dots;
        } else if (source_.startsWith(kEllipsis)) {
            source_.skip(kEllipsis.size());
            token_.dots += 3;
        } else {
            return;
        }
    }
}

void Lexer::readWord() {
    std::size_t length = 0;
    for (int c = source_.peek(); length <= kLongestWord; c = source_.peek(length)) {
        // "e.p." behind an en passant capture holds the only dots that belong to a word.
        if (c == '.' && length > 0 && source_.view(length).back() == 'e' &&
            source_.peek(length + 1) == 'p') {
            length += source_.peek(length + 2) == '.' ? 3U : 2U;
            continue;
        }
        if (!isWordChar(c)) break;
        if (c == 0xC2 && source_.peek(length + 1) == 0xA0) break;
        ++length;
    }
    if (length > kLongestWord) {
        bad(PgnCode::TokenTooLong, token_.place, source_.view(kLongestWord));
        while (isWordChar(source_.peek()))
            source_.skip();
        return;
    }
    token_.text = source_.view(length);
    source_.skip(length);
    const bool result =
        std::find(std::begin(kResults), std::end(kResults), token_.text) != std::end(kResults);
    token_.kind = result ? TokenKind::Result : TokenKind::Word;
}

} // namespace theco::chess::pgn
