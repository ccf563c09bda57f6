// SPDX-License-Identifier: MIT
// Internal to the PGN reader: the tokens of a PGN file.
#pragma once

#include "core/chess/pgn_source.hpp"

namespace theco::chess::pgn {

enum class TokenKind : std::uint8_t {
    End,
    Tag,        ///< name, text
    MoveNumber, ///< number, dots
    Word,       ///< text: a move, or what stands in the place of one
    Nag,        ///< number, 0..255; or kNoNag
    Open,
    Close,
    Result,  ///< text as written
    Comment, ///< text: UTF-8, white space around it taken off, line ends made blanks
    Bad,     ///< fault, text
};

inline constexpr int kNoNag = -1;

struct Token {
    TokenKind kind = TokenKind::End;
    PgnPlace place;
    std::uint64_t offset = 0; ///< bytes of the stream before it
    bool firstOnLine = false;
    bool afterBlankLine = false; ///< or at the beginning of the file
    bool inTag = false;          ///< a Tag, or what is Bad because it should have been one
    int number = 0;
    int dots = 0;
    PgnCode fault = PgnCode::UnreadableMove;
    std::string name;
    std::string text;
    /// Oddities met in this token or in the blanks before it.
    std::vector<PgnNote> notes;
};

/// Cuts the file into tokens, one at a time. Never fails: what is no token comes out as Bad, and
/// the lexer then stands where reading on makes sense.
class Lexer {
public:
    explicit Lexer(std::istream& in) : source_(in) {}

    /// The next token without taking it; readable until the token after it is peeked.
    Token& peek() {
        if (!filled_) read();
        return token_;
    }
    void take() { filled_ = false; }

private:
    void read();
    void skipBlanks();
    void readTag();
    bool readTagValue();
    void readComment();
    void readLineComment();
    void readNag();
    void readGlyphs();
    void readNumber();
    void readWord();
    void appendText(class CommentText& out);
    bool tagFollows(std::size_t from);
    bool gameFollowsLineEnd();
    void note(PgnCode code, PgnPlace place);
    void bad(PgnCode fault, PgnPlace place, std::string_view found);

    Source source_;
    Token token_;
    bool filled_ = false;
    bool lineHasToken_ = false; ///< something was read on the present line
    bool blankLine_ = true;     ///< a blank line, or the beginning of the file, lies behind
};

} // namespace theco::chess::pgn
