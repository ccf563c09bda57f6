// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/game.hpp"
#include "core/chess/notation.hpp"

#include <cstdint>
#include <functional>
#include <istream>
#include <memory>
#include <ostream>

namespace theco::chess {

struct PgnTag {
    std::string name;
    std::string value;
    friend bool operator==(const PgnTag&, const PgnTag&) = default;
};

/// A place in the file: line and byte column, both from 1.
struct PgnPlace {
    int line = 1;
    int column = 1;
};

enum class PgnCode : std::uint8_t {
    // errors; in a side line, which is cut there, warnings
    IllegalMove,
    AmbiguousMove,
    UnreadableMove,
    NullMove,
    MoveAfterEnd,
    OpenComment,
    OpenVariation,
    UnmatchedParenthesis,
    VariationBeforeMove,
    BadTag,
    BadFen,
    TokenTooLong,
    NestingTooDeep,
    TextAfterResult,
    // warnings
    Overspecified,
    MissingCheckSign,
    WrongCheckSign,
    CastleZeros,
    PromotionWithoutEquals,
    ResultContradiction,
    NoTerminator,
    DuplicateTag,
    SetupWithoutFen,
    Figurine,
    InvalidUtf8,
    HalfResult,
    MissingCaptureSign,
    WrongCaptureSign,
    NulByte,
    WrongMoveNumber,
    BadNag,
    FenWithoutSetup,
    SloppyFen,
    VietnameseLetters,
    ResultInVariation,
};
/// "illegal-move".
std::string_view code(PgnCode c);

struct PgnNote {
    PgnCode code;
    PgnPlace place;
    std::string found; ///< the offending text, shortened
};

/// One node of the move tree: a move, what was said about it, and what could have been played
/// instead of the move that follows.
struct PgnNode {
    Move move;
    std::string commentBefore;
    std::string comment;
    std::vector<int> nags;
    /// Index of the main continuation and then the side lines, into PgnGame::nodes.
    std::vector<int> next;
    int parent = -1; ///< -1: the start position
};

/// One game as read. `nodes` is the tree (no recursion, so depth costs nothing), `game` the main
/// line replayed.
struct PgnGame {
    int index = 1; ///< 1-based place in the file
    /// Byte of the stream where the game begins: a reader started there reads it as its first game.
    std::uint64_t offset = 0;
    std::vector<PgnTag> tags;
    std::string tag(std::string_view name) const; ///< empty when absent
    Game game;
    std::string commentAtStart;
    std::vector<PgnNode> nodes;
    std::vector<int> first; ///< moves possible from the start: main line first
    std::string result = "*";
    std::vector<PgnNote> warnings;
    /// Set when the game is broken; `game` then holds the legal half-moves before the fault.
    std::optional<PgnNote> error;
};

struct PgnOptions {
    bool strict = false; ///< warnings become errors
    /// false: side lines, comments and NAGs are checked but not kept and PgnGame::nodes stays
    /// empty: the main line is in PgnGame::game.
    bool keepVariations = true;
};

/// Reads game by game, so that a file of any size needs the memory of one game. A broken game is
/// reported and the next one read. Accepts LF, CRLF and CR, a byte order mark, `%` lines.
class PgnReader {
public:
    explicit PgnReader(std::istream& in, PgnOptions options = {});
    ~PgnReader();
    PgnReader(PgnReader&&) noexcept;
    PgnReader& operator=(PgnReader&&) noexcept;
    /// The next game, or nothing at the end.
    std::optional<PgnGame> next();

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

std::vector<PgnGame> readPgn(std::string_view text, PgnOptions options = {});

/// Export format of the PGN standard: seven tag roster first, lines of at most 80 columns.
void writePgn(std::ostream& out, const PgnGame& game);
/// A game without comments and side lines; `result` "*" unless the game is over.
PgnGame toPgnGame(const Game& game, std::vector<PgnTag> tags = {});

} // namespace theco::chess
