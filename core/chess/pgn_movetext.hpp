// SPDX-License-Identifier: MIT
// Internal to the PGN reader: from the tokens of the movetext to the tree of moves.
#pragma once

#include "core/chess/pgn_lexer.hpp"
#include "core/chess/pgn_spelling.hpp"

namespace theco::chess::pgn {

/// Where oddities and the fault of a game are written down.
class Report {
public:
    Report(PgnGame& game, bool strict) : game_(game), strict_(strict) {}

    /// An error, when the reading is strict.
    void warn(PgnCode code, PgnPlace place, std::string_view found = {});
    /// The first fault counts.
    void fail(PgnCode code, PgnPlace place, std::string_view found = {});
    void notesOf(const Token& token);
    bool broken() const { return game_.error.has_value(); }

private:
    PgnGame& game_;
    bool strict_;
};

/// Builds the tree. Side lines stand on a stack of their own, so that no nesting, however deep, can
/// use up the program's. A fault in the main line breaks the game; in a side line it is a warning
/// and the side line ends there.
class Movetext {
public:
    Movetext(PgnGame& game, Report& report, bool keepTree)
        : game_(game), report_(report), keepTree_(keepTree), main_(game.game.start()) {}

    /// Any token but Tag, Result and End.
    void accept(const Token& token);
    /// What was said last and has not found its move.
    void finish();

    std::size_t depth() const { return sideLines_.size(); }
    /// Of the innermost open side line.
    PgnPlace openedAt() const { return sideLines_.back().opened; }

private:
    /// One line of moves that is still being read.
    struct Line {
        explicit Line(const Position& start) : now(start), before(start) {}

        int node = -1; ///< of the last move; of the parent while there is none
        bool hasMove = false;
        bool cut = false;       ///< the rest is not understood
        bool closedOne = false; ///< a side line to the last move has been closed
        std::string waiting;    ///< comment for the next move
        PgnPlace opened;
        // Of side lines only; the main line is played in PgnGame::game.
        Position now;
        Position before; ///< where the last move was made
    };

    Line& top() { return sideLines_.empty() ? main_ : sideLines_.back(); }
    bool inMain() const { return sideLines_.empty(); }
    const Position& position();
    void fault(PgnCode code, const Token& token);
    void moveNumber(const Token& token);
    void word(const Token& token);
    bool wordThatIsNoMove(const Token& token);
    /// The position in which a side line to the last move begins.
    const Position& positionBefore();
    void playMain(const SpelledMove& found, const Token& token);
    void playSide(const SpelledMove& found, const Token& token);
    void addNode(Line& line, Move move);
    void nag(int value, PgnPlace place);
    void comment(std::string_view text);
    void open(const Token& token);
    void close(const Token& token);

    PgnGame& game_;
    Report& report_;
    bool keepTree_;
    Line main_;
    std::vector<Line> sideLines_;
    int numberShift_ = 0; ///< between the numbers written and those of the positions
};

} // namespace theco::chess::pgn
