// SPDX-License-Identifier: MIT
// FIDE's tournament report file: TRF16 with the extensions of JaVaFo (XX.) and bbpPairings (BB.), and
// TRF26. One reader for all, a writer for each. Columns are characters, not bytes.
#pragma once

#include "arbiter/event/tournament.hpp"
#include "core/result.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace theco::formats {

enum class TrfDialect : std::uint8_t { Trf16, Trf26 };

enum class TrfProblem : std::uint8_t {
    NoPlayers,
    NotUtf8,
    NotText,       ///< a spreadsheet or another program's file
    Indented,      ///< a player's line does not begin in column 1
    Tab,           ///< columns are filled with blanks
    NotBlank,      ///< a column between two fields holds something: the line is shifted
    BadNumber,     ///< a whole number `least` ... `most` was expected
    BadPoints,     ///< points in steps of a half were expected ("3.5")
    BadWord,       ///< one of `expected` was expected
    TwiceSame,     ///< starting number `number` stands there twice
    NoSuchPlayer,  ///< starting number `number` belongs to nobody
    OwnOpponent,   ///< a player cannot meet himself
    NotReturned,   ///< `number` names somebody else as the opponent of that round
    NoGame,        ///< `number` has no opponent in that round
    SameColour,    ///< both have the colour, or only one has one
    Contradiction, ///< the two results of the pairing cannot both be
    NoColour,      ///< a game was played, so it had colours
    NoOpponent,    ///< a result of a game, but nobody to play it against
    ByeOnOpponent, ///< a bye, but there is an opponent
    TooManyRounds, ///< more than `most`
    ByeConflict,   ///< the round says another thing than this bye
    // Writing:
    TooLong,    ///< the value does not fit in its columns (`field`)
    Unwritable, ///< the format has no words for it (`field`)
};

/// Why a file was refused: nothing of it was taken over. Of a tournament that cannot be written
/// there is no line; `number` is the player's, if it is one.
struct TrfFault {
    TrfProblem problem = TrfProblem::NoPlayers;
    int line = 0;         ///< counted from 1
    int column = 0;       ///< counted from 1, in characters; 0: the whole line
    std::string field;    ///< which part of the line: "rating", "XXC" ...
    std::string found;    ///< the text there
    std::string expected; ///< of BadWord: the words, with commas
    int least = 0;
    int most = 0;
    int number = 0;
    int otherLine = 0; ///< where `number` stands, if that is another line
    /// Of NoSuchPlayer, where record 062 promises more players than there are.
    int announced = 0;
    int present = 0;
};

/// What a file says beside the tournament; kept so that it can be written back.
struct TrfExtras {
    /// Lines with tags that the model does not hold, comments too; those before the first player.
    std::vector<std::string> before;
    std::vector<std::string> after;
    /// As printed in columns 81-84 and 86-89, in the order of the players; empty: not known, then
    /// they are computed when written.
    std::vector<event::HalfPoints> points;
    std::vector<int> ranks;
    /// Titles that are none of FIDE's ("1N"), in the order of the players; empty: there is none.
    std::vector<std::string> otherTitles;

    bool operator==(const TrfExtras&) const = default;
};

struct TrfFile {
    event::Tournament tournament;
    TrfExtras extras;
    /// The line of each of the tournament's tie-breaks (record 202).
    std::vector<int> tieBreakLines{};
};

/// LF, CRLF or CR; with or without a byte order mark.
Result<TrfFile, TrfFault> readTrf(std::string_view text);

/// LF line ends.
Result<std::string, TrfFault> writeTrf(const TrfFile& file, TrfDialect dialect);

/// Most rounds of a tournament that is read.
constexpr int kMostRounds = 99;
/// Most players: their numbers have four columns.
constexpr int kMostPlayers = 9999;

} // namespace theco::formats
