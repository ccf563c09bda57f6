// SPDX-License-Identifier: MIT
#include "arbiter/laws/ruling_words.hpp"

#include "core/chess/notation.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <algorithm>

namespace theco::laws {

namespace {

using chess::Color;
using i18n::fill;
using i18n::tr;

std::string twoDigits(int n) {
    std::string out = std::to_string(n);
    if (n < 10) out.insert(out.begin(), '0');
    return out;
}
/// "2:00", "1:02:05".
std::string timeText(int seconds) {
    const int hours = seconds / 3600;
    const int minutes = seconds / 60 % 60;
    std::string out;
    if (hours > 0)
        out = std::to_string(hours) + ':' + twoDigits(minutes);
    else
        out = std::to_string(minutes);
    return out + ':' + twoDigits(seconds % 60);
}
std::string changeText(int seconds) {
    std::string out(1, seconds < 0 ? '-' : '+');
    return out.append(timeText(seconds < 0 ? -seconds : seconds));
}

std::string joined(const std::vector<std::string>& parts, const char* between) {
    std::string out;
    for (const std::string& part : parts)
        out += (out.empty() ? "" : between) + part;
    return out;
}

chess::Letters letters() {
    return i18n::language() == i18n::Language::Vietnamese ? chess::Letters::Vietnamese
                                                          : chess::Letters::English;
}

/// Who gets time, and how much; nobody when no time is given.
std::optional<std::pair<Color, int>> timeGiven(const Ruling& ruling) {
    if (!ruling.clockDelta) return std::nullopt;
    for (const Color side : {Color::White, Color::Black})
        if ((*ruling.clockDelta)[side] > 0) return {{side, (*ruling.clockDelta)[side]}};
    return std::nullopt;
}

std::string resultClause(const Ruling& ruling) {
    return ruling.result ? i18n::resultWords(*ruling.result) : std::string();
}

std::string decisionTemplate(const Ruling& ruling) {
    switch (ruling.kind) {
    case RulingKind::NoPenalty:
        return tr("No penalty");
    case RulingKind::RestoreAndPenalise:
        return tr("The position before the illegal move is set up again, and {side} gets {time} "
                  "more");
    case RulingKind::Penalise:
        return tr("{side} gets {time} more");
    case RulingKind::Restore:
        return tr("The position is set up again");
    case RulingKind::Stands:
        return ruling.result ? tr("The result stands: {result}")
                             : tr("The move stands and the game goes on");
    case RulingKind::Lost:
        return "{result}";
    case RulingKind::Draw:
        return tr("The game is drawn");
    case RulingKind::Continue:
        return tr("The game goes on");
    case RulingKind::Wait:
        return tr("Nothing is done until the next move is completed");
    case RulingKind::NewGame:
        return tr("This game does not count and a new one is played");
    case RulingKind::Transfer:
        return tr("The position is transferred to a board placed correctly and the game goes on");
    case RulingKind::CorrectClock:
        return tr("The clock is paused and set correctly");
    case RulingKind::NoChange:
        return tr("The clock stays as it is");
    case RulingKind::ArbiterDecides:
        return tr("The arbiter decides");
    case RulingKind::DefaultLoss:
        return tr("Default loss: {result}");
    case RulingKind::MayPlay:
        return tr("The game may be played");
    case RulingKind::SetIncrement:
        return tr("From now on each move adds {increment} seconds, and {side} gets {time} more");
    case RulingKind::Postponed:
        return tr("The decision is postponed and the game goes on");
    case RulingKind::VerifyClaim:
        return tr("The claim is checked although the opponent accepts it");
    case RulingKind::NoRight:
        return tr("This cannot be asked for now");
    case RulingKind::Reject:
        return tr("The claim is rejected, and {side} gets {time} more");
    case RulingKind::MakeLegal:
        return tr("The claim is not rejected, but it must be made as the Laws say");
    case RulingKind::Agreed:
        return tr("The game is drawn by agreement");
    case RulingKind::None:
        return ruling.result ? tr("The game is over: {result}") : tr("The game goes on");
    }
    return {};
}

/// What binds the player's next move, as a clause.
std::string forcedClause(const Ruling& ruling) {
    if (ruling.claim && ruling.claim->mustPlayFrom)
        return fill(tr("the piece on {square} must be moved"),
                    {{"square", chess::toString(*ruling.claim->mustPlayFrom)}});
    if (ruling.promoteTo) return tr("the pawn becomes a queen");
    if (ruling.castlingBarred != chess::CastlingRights{})
        return tr("whoever has a misplaced king or rook cannot castle with it");
    if (!ruling.mustMove) return {};
    switch (*ruling.mustMove) {
    case MustMove::TouchedPiece:
        return tr("the touched piece must be moved or captured");
    case MustMove::IntendedMove:
        return tr("the intended move must be played");
    case MustMove::AnyLegal:
        return tr("any legal move may be played");
    }
    return {};
}

std::string decision(const Ruling& ruling) {
    const auto given = timeGiven(ruling);
    std::string text = fill(decisionTemplate(ruling),
                            {{"side", given ? i18n::sideName(given->first) : std::string()},
                             {"time", given ? timeText(given->second) : std::string()},
                             {"increment", std::to_string(ruling.incrementSeconds.value_or(0))},
                             {"result", resultClause(ruling)}});
    const std::string forced = forcedClause(ruling);
    return forced.empty() ? text : text + "; " + forced;
}

std::string reasonClauses(const Ruling& ruling) {
    std::vector<std::string> clauses;
    for (const Reason& reason : ruling.reasons)
        clauses.push_back(words(reason));
    return joined(clauses, "; ");
}

std::string articleList(const Ruling& ruling) {
    return joined({ruling.articles.begin(), ruling.articles.end()}, ", ");
}

std::string reasonSentence(const Ruling& ruling) {
    const std::string text = ruling.articles.empty()
                                 ? tr("{reasons} (Laws of Chess {edition}).")
                                 : tr("{reasons} (Laws of Chess {edition}, Article {articles}).");
    return fill(text, {{"reasons", reasonClauses(ruling)},
                       {"edition", std::string(ruling.edition)},
                       {"articles", articleList(ruling)}});
}

bool records(const Ruling& ruling, Record record) {
    return std::find(ruling.record.begin(), ruling.record.end(), record) != ruling.record.end();
}

void addClockSteps(const Ruling& ruling, std::vector<std::string>& steps) {
    if (ruling.clockDelta && *ruling.clockDelta != BySide<int>{})
        steps.push_back(fill(tr("Change the clocks: White {white}, Black {black}."),
                             {{"white", changeText(ruling.clockDelta->white)},
                              {"black", changeText(ruling.clockDelta->black)}}));
    if (ruling.clocksAfter)
        steps.push_back(fill(tr("Then the clocks must show: White {white}, Black {black}."),
                             {{"white", timeText(ruling.clocksAfter->white)},
                              {"black", timeText(ruling.clocksAfter->black)}}));
    if (!ruling.clockDelta && !ruling.result)
        steps.push_back(ruling.kind == RulingKind::NewGame
                            ? tr("Set both clocks for a new game.")
                            : tr("Set the times by your own judgement."));
}

void addMoveSteps(const Ruling& ruling, std::vector<std::string>& steps) {
    if (ruling.obliged.empty()) return;
    std::vector<std::string> moves;
    for (const chess::Move move : ruling.obliged)
        moves.push_back(chess::toUci(move));
    steps.push_back(
        fill(tr("The next move must be one of these: {moves}."), {{"moves", joined(moves, ", ")}}));
}

std::string moveName(const chess::Game& game, int ply, chess::Move move) {
    const chess::Position& before = game.positionAt(ply - 1);
    return std::to_string(before.fullmoveNumber()) + (before.turn() == Color::White ? "." : "...") +
           chess::toSan(before, move, letters());
}

} // namespace

std::string forPlayers(const Ruling& ruling) {
    return decision(ruling) + ". " + reasonSentence(ruling);
}

std::vector<std::string> forArbiter(const Ruling& ruling) {
    std::vector<std::string> steps;
    if (records(ruling, Record::BothClocks))
        steps.push_back(tr("Pause the clock and read both times."));
    steps.push_back(decision(ruling) + '.');
    steps.push_back(reasonSentence(ruling));
    addClockSteps(ruling, steps);
    addMoveSteps(ruling, steps);
    if (ruling.illegalCountAfter && records(ruling, Record::IllegalCount) && ruling.side)
        steps.push_back(fill(tr("Illegal moves of {side} counted now: {n}."),
                             {{"side", i18n::sideName(*ruling.side)},
                              {"n", std::to_string(*ruling.illegalCountAfter)}}));
    if (ruling.arbiterDiscretion) steps.push_back(tr("The Laws leave this to your judgement."));
    if (!ruling.menu.empty()) {
        std::vector<std::string> choices;
        for (const Measure measure : ruling.menu)
            choices.push_back(words(measure));
        steps.push_back(fill(tr("Choose, where a penalty is called for, from Article 12.9: "
                                "{choices}."),
                             {{"choices", joined(choices, "; ")}}));
    }
    for (const Setting& setting : ruling.settings)
        steps.push_back(fill(tr("The text leaves this open; the event decided {name} = {value} "
                                "(without a regulation: {usual})."),
                             {{"name", std::string(setting.name)},
                              {"value", std::string(setting.value)},
                              {"usual", std::string(setting.usual)}}));
    std::vector<std::string> notes;
    for (const Record record : ruling.record)
        notes.push_back(words(record));
    steps.push_back(fill(tr("Write down: {notes}."), {{"notes", joined(notes, "; ")}}));
    return steps;
}

std::string occurrences(const Ruling& ruling, const chess::Game& game,
                        std::optional<chess::Move> intended) {
    if (!ruling.claim || ruling.claim->plies.empty()) return {};
    std::vector<std::string> places;
    for (const int ply : ruling.claim->plies) {
        if (ply == 0)
            places.push_back(tr("at the start"));
        else if (ply <= game.plies())
            places.push_back(moveName(game, ply, game.moves()[static_cast<std::size_t>(ply - 1)]));
        else if (intended)
            places.push_back(moveName(game, ply, *intended));
    }
    return fill(tr("This position stood after: {moves}."), {{"moves", joined(places, ", ")}});
}

} // namespace theco::laws
