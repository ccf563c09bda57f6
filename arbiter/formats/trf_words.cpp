// SPDX-License-Identifier: MIT
#include "arbiter/formats/trf_words.hpp"

#include "i18n/catalogue.hpp"

#include <utility>

namespace theco::formats {
namespace {

using i18n::fill;
using i18n::tr;

/// In a player's line each round takes ten columns from here on.
constexpr int kFirstRoundColumn = 92;

/// The parts of a line in words; records keep their tags.
std::string fieldName(const std::string& field) {
    const std::pair<const char*, std::string> names[] = {{"starting number", tr("starting number")},
                                                         {"players", tr("players")},
                                                         {"sex", tr("sex")},
                                                         {"title", tr("title")},
                                                         {"name", tr("name")},
                                                         {"rating", tr("rating")},
                                                         {"federation", tr("federation")},
                                                         {"FIDE id", tr("FIDE id")},
                                                         {"birth", tr("birth")},
                                                         {"points", tr("points")},
                                                         {"rank", tr("rank")},
                                                         {"opponent", tr("opponent")},
                                                         {"colour", tr("colour")},
                                                         {"result", tr("result")},
                                                         {"round", tr("round")},
                                                         {"rounds", tr("rounds")}};
    for (const auto& [known, words] : names)
        if (field == known) return words;
    return field;
}

std::string whatIsWrong(const TrfFault& fault) {
    const auto text = [](int value) { return std::to_string(value); };
    switch (fault.problem) {
    case TrfProblem::NoPlayers:
        return tr("There is no line of a player (001). Is this a tournament report file (TRF)?");
    case TrfProblem::NotUtf8:
        return tr(
            "This line is not UTF-8 but perhaps Windows-1258 or UTF-16. Save the file as UTF-8 "
            "(in Notepad: Save As, Encoding: UTF-8) and try again.");
    case TrfProblem::NotText:
        return tr("This is a spreadsheet or another file that is not text; a tournament report "
                  "file (TRF) was expected.");
    case TrfProblem::Indented:
        return tr("The line begins with a blank: 001 must stand in columns 1 to 3.");
    case TrfProblem::Tab:
        return tr("A tab stands here. The columns of a player's line are filled with blanks.");
    case TrfProblem::NotBlank:
        return fill(tr("This column must be blank, found \"{found}\". Is the line shifted?"),
                    {{"found", fault.found}});
    case TrfProblem::BadNumber:
        return fill(
            tr("A whole number from {least} to {most} was expected, found \"{found}\"."),
            {{"least", text(fault.least)}, {"most", text(fault.most)}, {"found", fault.found}});
    case TrfProblem::BadPoints:
        return fill(tr("Points in steps of a half were expected, such as 3.5; found \"{found}\"."),
                    {{"found", fault.found}});
    case TrfProblem::BadWord:
        return fill(tr("One of these was expected: {words}; found \"{found}\"."),
                    {{"words", fault.expected}, {"found", fault.found}});
    case TrfProblem::TwiceSame:
        return fill(tr("Starting number {number} is there twice."),
                    {{"number", text(fault.number)}});
    case TrfProblem::NoSuchPlayer:
        if (fault.announced > fault.present)
            return fill(tr("There is no player with starting number {number}. The file speaks of "
                           "{announced} players (record 062) and has {count}: was it cut off?"),
                        {{"number", text(fault.number)},
                         {"announced", text(fault.announced)},
                         {"count", text(fault.present)}});
        return fill(tr("There is no player with starting number {number}."),
                    {{"number", text(fault.number)}});
    case TrfProblem::OwnOpponent:
        return tr("A player cannot be his own opponent.");
    case TrfProblem::NotReturned:
        return fill(tr("Player {number} (line {other}) has another opponent in this round."),
                    {{"number", text(fault.number)}, {"other", text(fault.otherLine)}});
    case TrfProblem::NoGame:
        return fill(tr("Player {number} (line {other}) has no game in this round."),
                    {{"number", text(fault.number)}, {"other", text(fault.otherLine)}});
    case TrfProblem::SameColour:
        return fill(tr("The colours of this game do not agree with those of player {number} (line "
                       "{other})."),
                    {{"number", text(fault.number)}, {"other", text(fault.otherLine)}});
    case TrfProblem::Contradiction:
        return fill(tr("The result of this game does not agree with that of player {number} (line "
                       "{other})."),
                    {{"number", text(fault.number)}, {"other", text(fault.otherLine)}});
    case TrfProblem::NoColour:
        return tr("The colour of a game is missing: w or b was expected.");
    case TrfProblem::NoOpponent:
        return fill(tr("The result \"{found}\" needs an opponent."), {{"found", fault.found}});
    case TrfProblem::ByeOnOpponent:
        return fill(tr("\"{found}\" is a bye, but there is an opponent."),
                    {{"found", fault.found}});
    case TrfProblem::TooManyRounds:
        return fill(tr("At most {most} rounds are read."), {{"most", text(fault.most)}});
    case TrfProblem::ByeConflict:
        return fill(tr("Player {number} has another entry in this round."),
                    {{"number", text(fault.number)}});
    case TrfProblem::TooLong:
        return fault.number == 0
                   ? fill(tr("\"{field}\" does not fit in its columns."),
                          {{"field", fieldName(fault.field)}})
                   : fill(tr("\"{field}\" of player {number} does not fit in its columns."),
                          {{"field", fieldName(fault.field)}, {"number", text(fault.number)}});
    case TrfProblem::Unwritable:
        return fill(tr("The format has no way to say \"{field}\"."),
                    {{"field", fieldName(fault.field)}});
    }
    return {};
}

} // namespace

std::string message(const TrfFault& fault) {
    std::string place;
    const bool ofRound =
        fault.field == "opponent" || fault.field == "colour" || fault.field == "result";
    const std::string line = std::to_string(fault.line), column = std::to_string(fault.column);
    if (fault.line > 0 && fault.column >= kFirstRoundColumn && ofRound)
        place = fill(tr("line {line}, column {column} (round {round})"),
                     {{"line", line},
                      {"column", column},
                      {"round", std::to_string((fault.column - kFirstRoundColumn) / 10 + 1)}}) +
                ": ";
    else if (fault.line > 0 && fault.column > 0)
        place =
            fill(tr("line {line}, column {column}"), {{"line", line}, {"column", column}}) + ": ";
    else if (fault.line > 0)
        place = fill(tr("line {line}"), {{"line", line}}) + ": ";
    const bool writing =
        fault.problem == TrfProblem::TooLong || fault.problem == TrfProblem::Unwritable;
    if (!fault.field.empty() && !writing) place += fieldName(fault.field) + ": ";
    return place + whatIsWrong(fault);
}

} // namespace theco::formats
