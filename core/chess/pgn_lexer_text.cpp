// SPDX-License-Identifier: MIT
// The tokens that hold text for people: tags and comments.
#include "core/chess/pgn_lexer.hpp"
#include "core/chess/pgn_text.hpp"

namespace theco::chess::pgn {

namespace {

constexpr std::size_t kLongestTagName = 255;
constexpr std::size_t kLongestTagValue = 64 * 1024;
constexpr std::size_t kLongestComment = 16 * 1024 * 1024;

constexpr bool isNameChar(int c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

} // namespace

/// The text of a comment while it is read: line ends and other control characters become single
/// blanks, so that a comment reads the same however it was broken into lines.
class CommentText {
public:
    explicit CommentText(std::string& out) : out_(out) {}

    void add(std::string_view text) {
        if (broken_ && !out_.empty()) out_ += ' ';
        broken_ = false;
        out_ += text;
    }
    void blank() {
        if (!broken_ && !out_.empty()) out_ += ' ';
    }
    void breakLine() {
        trim();
        broken_ = true;
    }
    void trim() {
        while (!out_.empty() && out_.back() == ' ')
            out_.pop_back();
    }

private:
    std::string& out_;
    bool broken_ = false;
};

// --- tags ----------------------------------------------------------------------------------------

void Lexer::readTag() {
    const PgnPlace start = source_.place();
    const auto skipSpaces = [this] {
        while (source_.peek() == ' ' || source_.peek() == '\t')
            source_.skip();
    };
    token_.kind = TokenKind::Tag;
    token_.inTag = true;
    token_.name.clear();
    source_.skip();
    skipSpaces();
    while (isNameChar(source_.peek()) && token_.name.size() < kLongestTagName) {
        token_.name += static_cast<char>(source_.peek());
        source_.skip();
    }
    skipSpaces();
    if (token_.name.empty() || source_.peek() != '"') {
        bad(PgnCode::BadTag, token_.name.empty() ? start : source_.place(), token_.name);
        source_.skipRestOfLine();
        return;
    }
    if (!readTagValue()) {
        source_.skipRestOfLine();
        return;
    }
    skipSpaces();
    if (source_.peek() != ']') {
        bad(PgnCode::BadTag, source_.place(), token_.name);
        source_.skipRestOfLine();
        return;
    }
    source_.skip();
}

/// False when the value is faulty, which the token then says.
bool Lexer::readTagValue() {
    const PgnPlace open = source_.place();
    source_.skip();
    CommentText value(token_.text);
    for (;;) {
        int c = source_.peek();
        if (c == Source::kEnd || isLineEnd(c)) {
            bad(PgnCode::BadTag, open, token_.name);
            return false;
        }
        if (token_.text.size() > kLongestTagValue) {
            bad(PgnCode::TokenTooLong, open, token_.text);
            return false;
        }
        if (c == '"') {
            source_.skip();
            value.trim();
            return true;
        }
        if (c == '\\' && (source_.peek(1) == '"' || source_.peek(1) == '\\')) source_.skip();
        appendText(value);
    }
}

/// `[Name "` at this distance from here.
bool Lexer::tagFollows(std::size_t from) {
    std::size_t i = from;
    if (source_.peek(i++) != '[') return false;
    const std::size_t name = i;
    while (isNameChar(source_.peek(i)) && i - name < kLongestTagName)
        ++i;
    if (i == name || source_.peek(i) != ' ') return false;
    while (source_.peek(i) == ' ' && i - name < kLongestTagName)
        ++i;
    return source_.peek(i) == '"';
}

// --- comments ------------------------------------------------------------------------------------

/// A game begins behind the line end that stands here: a tag after a blank line, or an Event tag on
/// the very next line. So an open comment costs its own game and no other.
bool Lexer::gameFollowsLineEnd() {
    std::size_t i = 0;
    int lines = 0;
    for (int c = source_.peek(); i < kLongestTagName; c = source_.peek(i)) {
        if (isLineEnd(c)) {
            i += c == '\r' && source_.peek(i + 1) == '\n' ? 2U : 1U;
            ++lines;
        } else if (c == ' ' || c == '\t') {
            ++i;
        } else {
            break;
        }
    }
    return tagFollows(i) && (lines >= 2 || source_.startsWith("[Event ", i));
}

/// One character of a comment or a tag value.
void Lexer::appendText(CommentText& out) {
    const int c = source_.peek();
    if (c == ' ') {
        out.blank();
    } else if ((c >= 0 && c < ' ')) {
        if (c == 0) note(PgnCode::NulByte, source_.place());
        out.breakLine();
    } else if (c < 0x80) {
        const char plain = static_cast<char>(c);
        out.add({&plain, 1});
    } else {
        std::size_t available = 1;
        while (available < 4 && source_.peek(available) != Source::kEnd)
            ++available;
        if (const std::size_t length = utf8Length(source_.view(available)); length != 0) {
            out.add(source_.view(length));
            source_.skip(length);
            return;
        }
        note(PgnCode::InvalidUtf8, source_.place());
        std::string character;
        appendWindows1252(character, static_cast<unsigned char>(c));
        out.add(character);
    }
    source_.skip();
}

void Lexer::readComment() {
    const PgnPlace open = source_.place();
    token_.kind = TokenKind::Comment;
    source_.skip();
    CommentText text(token_.text);
    for (int c = source_.peek(); c != '}'; c = source_.peek()) {
        if (c == Source::kEnd || (isLineEnd(c) && gameFollowsLineEnd())) {
            bad(PgnCode::OpenComment, open, token_.text);
            return;
        }
        if (token_.text.size() > kLongestComment) {
            bad(PgnCode::TokenTooLong, open, token_.text);
            return;
        }
        if (isLineEnd(c)) {
            text.breakLine();
            source_.skipLineEnd();
        } else {
            appendText(text);
        }
    }
    source_.skip();
    text.trim();
}

void Lexer::readLineComment() {
    token_.kind = TokenKind::Comment;
    source_.skip();
    CommentText text(token_.text);
    for (int c = source_.peek(); c != Source::kEnd && !isLineEnd(c); c = source_.peek()) {
        if (token_.text.size() > kLongestComment) {
            bad(PgnCode::TokenTooLong, token_.place, token_.text);
            source_.skipRestOfLine();
            return;
        }
        appendText(text);
    }
    text.trim();
}

} // namespace theco::chess::pgn
