// SPDX-License-Identifier: MIT
#include "gui/lessons/practice_words.hpp"

#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"
#include "lessons/kinds.hpp"
#include "lessons/values.hpp"

#include <algorithm>

namespace theco::gui {

using chess::PieceType;
using chess::Square;
using i18n::fill;
using i18n::tr;
using i18n::trn;
using lessons::Kind;
using lessons::Reached;
using lessons::Response;
using lessons::Verdict;

namespace {

constexpr std::size_t kLongestTitle = 42;

std::string named(const std::vector<Square>& squares) {
    std::string out;
    for (const Square square : squares)
        out += (out.empty() ? "" : ", ") + chess::toString(square);
    return out;
}

/// A short exclamation of the author's is the praise; else the program's, and the text under it.
StatusText praised(const std::string& text) {
    StatusText out{tr("Well done!"), text, Tone::Good};
    const std::size_t end = text.find_first_of("!.");
    if (end == std::string::npos || end >= kLongestTitle || text[end] != '!') return out;
    out.title = text.substr(0, end + 1);
    const std::size_t rest = text.find_first_not_of(' ', end + 1);
    out.detail = rest == std::string::npos ? std::string() : text.substr(rest);
    return out;
}

std::string ofMistake(const lessons::Attempt& attempt, const Response& response,
                      const chess::Position* before) {
    const std::string other = before ? i18n::sideName(~before->turn()) : std::string();
    switch (*response.reached) {
    case Reached::Stalemate:
        return fill(tr("{side} has no move and is not in check: stalemate, a draw."),
                    {{"side", other}});
    case Reached::Dead:
        return tr("Now nobody can mate any more: a draw.");
    case Reached::Misses:
        break;
    default:
        return {};
    }
    switch (attempt.exercise().kind) {
    case Kind::MateInOne:
        return fill(tr("{side} still has an answer: this is not mate yet."), {{"side", other}});
    case Kind::CheckInOne:
        return tr("The king is not attacked after this move.");
    case Kind::Promotion:
        return fill(tr("See what {side} answers: the goal slips away."), {{"side", other}});
    default:
        return tr("This move is allowed, but it does not do what is asked.");
    }
}

/// What to think about, without giving the answer away.
std::string ofKind(const lessons::Attempt& attempt, const Response& response) {
    switch (attempt.exercise().kind) {
    case Kind::Classify:
        return tr("Is the king in check? Has this side a legal move?");
    case Kind::Claim:
        return tr("Count again, move by move.");
    case Kind::Replies:
        return tr("It helps, but in another way.");
    case Kind::Setup:
        return tr("Another man lives on this square.");
    case Kind::Castle:
    case Kind::Refuse:
        if (response.missing > 0) return tr("There is another reason that holds here.");
        return tr("Not everything you say holds here.");
    case Kind::Quiz:
        if (response.missing > 0) return tr("There is one more that is right.");
        return {};
    case Kind::AllMoves:
    case Kind::Square:
        if (const auto* task = std::get_if<lessons::SquareTask>(&attempt.exercise().task);
            task && task->square && !response.squares.empty())
            return fill(tr("{square} is here, where the cross is."),
                        {{"square", named(response.squares)}});
        if (!response.squares.empty())
            return fill(tr("Look at {squares} once more."), {{"squares", named(response.squares)}});
        if (response.missing > 0)
            return trn("{n} square is still missing.", "{n} squares are still missing.",
                       response.missing);
        return tr("Light and dark squares take turns. The corner a1 is dark.");
    default:
        return {};
    }
}

std::string ruleOf(const lessons::Attempt& attempt) {
    const lessons::Exercise& exercise = attempt.exercise();
    if (const auto* level = attempt.level())
        if (!level->movers().empty()) return i18n::movesLike(level->movers().front().piece.type);
    if (const auto* task = std::get_if<lessons::AllMovesTask>(&exercise.task))
        if (const auto man = attempt.position()->pieceAt(task->square))
            return i18n::movesLike(man->type);
    switch (exercise.kind) {
    case Kind::Promotion:
        return tr("A pawn becomes a queen, rook, bishop or knight. What can the other side do "
                  "then?");
    case Kind::Replies:
        return tr("There are three ways out of check: move the king, capture, block.");
    case Kind::Castle:
        return tr("Have king and rook moved? Is the way free? Is the king, his way or his target "
                  "attacked?");
    case Kind::Refuse:
        return tr("How does this man move, and is the king safe afterwards?");
    case Kind::MateInOne:
        return tr("Mate: the king is in check and nothing helps.");
    case Kind::CheckInOne:
        return tr("Check: the move attacks the king.");
    case Kind::Classify:
        return tr("Is the king in check? Has this side a legal move?");
    case Kind::Claim:
        return tr("Count again, move by move.");
    case Kind::Setup:
        return tr("The queen stands on a square of her own colour, the king beside her.");
    case Kind::Square:
        return tr("First the letter of the file, then the number of the rank.");
    default:
        return tr("Read the task once more, then look at the whole board.");
    }
}

} // namespace

std::string className(lessons::Class c) {
    switch (c) {
    case lessons::Class::Mate:
        return tr("Checkmate");
    case lessons::Class::Stalemate:
        return tr("Stalemate: a draw");
    case lessons::Class::Dead:
        return tr("Nobody can mate: a draw");
    case lessons::Class::Check:
        return tr("Only a check");
    case lessons::Class::None:
        return tr("None of these: play goes on");
    }
    return {};
}

std::string groupName(lessons::ReplyGroup group) {
    switch (group) {
    case lessons::ReplyGroup::King:
        return tr("The king moves");
    case lessons::ReplyGroup::Capture:
        return tr("It captures the man that gives check");
    case lessons::ReplyGroup::Block:
        return tr("It blocks the line of the check");
    }
    return {};
}

StatusText sayingTo(const lessons::Attempt& attempt, const Response& response,
                    const chess::Position* before, const std::optional<chess::AnyTry>& wanted) {
    std::string text = lessons::shown(response.text, before);
    const Kind kind = attempt.exercise().kind;
    // What the reasons say, for the move they are about.
    std::optional<chess::AnyTry> about = wanted;
    if (const auto* task = std::get_if<lessons::RefuseTask>(&attempt.exercise().task))
        about = task->wanted;
    if (const auto* task = std::get_if<lessons::AllMovesTask>(&attempt.exercise().task);
        task && !response.squares.empty())
        about = chess::MoveTry{task->square, response.squares.front(), std::nullopt};
    std::string why;
    if (!response.reasons.empty() && before && about)
        why = i18n::sentences(response.reasons, *before, *about);
    switch (response.verdict) {
    case Verdict::NotHere:
        return {};
    case Verdict::Finished:
        return praised(text.empty() ? why : text);
    case Verdict::Accepted:
        if (text.empty()) text = why;
        // A level is a game: the board says enough.
        if (lessons::isFree(kind) || kind == Kind::Setup) return {};
        // Without a word it would look like the end.
        if (text.empty() && (kind == Kind::Line || kind == Kind::Promotion))
            text = tr("Not finished yet: play the next move.");
        return {tr("Yes!"), text, Tone::Good};
    case Verdict::Lost: {
        if (response.reached == Reached::Attacked) {
            if (text.empty())
                text = fill(tr("From {squares} your man could be taken."),
                            {{"squares", named(response.squares)}});
            return {tr("Watch out!"), text, Tone::Caution};
        }
        if (text.empty()) text = tr("There is a shorter way. Try again!");
        return {tr("That was many moves"), text, Tone::Caution};
    }
    case Verdict::Refused: {
        if (text.empty()) text = why;
        const auto* tried = wanted ? std::get_if<chess::MoveTry>(&*wanted) : nullptr;
        if (text.empty() && attempt.level() && tried) text = freeRefusal(*attempt.level(), *tried);
        return {tr("Look again!"), text, Tone::Caution};
    }
    case Verdict::Again:
        break;
    }
    if (text.empty()) text = why;
    if (text.empty() && response.reached) text = ofMistake(attempt, response, before);
    if (text.empty()) text = ofKind(attempt, response);
    return {tr("Look again!"), text, Tone::Caution};
}

StatusText sayingWith(const lessons::Attempt& attempt, const lessons::GivenHint& hint) {
    StatusText out{fill(tr("Hint {n} of 4"), {{"n", std::to_string(hint.level)}}),
                   lessons::shown(hint.text, attempt.position()), Tone::Neutral};
    if (!out.detail.empty()) return out;
    switch (hint.level) {
    case 1:
        out.detail = ruleOf(attempt);
        break;
    case 2:
        out.detail = hint.squares.empty() ? tr("What do the other answers leave out?")
                                          : tr("Look at the marked squares.");
        break;
    case 3:
        out.detail = hint.squares.empty() ? tr("Only one answer fits everything on the board.")
                     : lessons::answeredByMove(attempt.exercise().kind)
                         ? tr("This is the man to move.")
                         : tr("The answer lies here.");
        break;
    default:
        out.detail = tr("Here is the answer. Now do it yourself!");
        break;
    }
    return out;
}

std::optional<Square> freeObstacle(const lessons::FreeBoard& level, chess::MoveTry wanted) {
    const int files = chess::fileOf(wanted.to) - chess::fileOf(wanted.from);
    const int ranks = chess::rankOf(wanted.to) - chess::rankOf(wanted.from);
    const auto type = level.moverOn(wanted.from);
    if (!type) return std::nullopt;
    const bool straight = files == 0 || ranks == 0;
    const bool diagonal = files == ranks || files == -ranks;
    const bool shape = *type == PieceType::Rook     ? straight
                       : *type == PieceType::Bishop ? diagonal
                       : *type == PieceType::Queen  ? straight || diagonal
                       : *type == PieceType::Pawn   ? files == 0 && ranks > 0 && ranks <= 2
                                                    : false;
    if (!shape) return std::nullopt;
    const auto sign = [](int n) { return (n > 0) - (n < 0); };
    int file = chess::fileOf(wanted.from);
    int rank = chess::rankOf(wanted.from);
    const auto enemyOn = [&](Square square) {
        return std::any_of(level.enemies().begin(), level.enemies().end(),
                           [&](const lessons::Man& man) { return man.square == square; });
    };
    while (true) {
        file += sign(files);
        rank += sign(ranks);
        const auto square = chess::squareAt(file, rank);
        if (!square) return std::nullopt;
        const bool last = *square == wanted.to;
        const bool target = enemyOn(*square) || chess::contains(level.stars(), *square);
        const bool wall = chess::contains(level.blocked(), *square) || level.moverOn(*square);
        if (wall || (target && (!last || *type == PieceType::Pawn))) return square;
        if (last) return std::nullopt;
    }
}

std::string freeRefusal(const lessons::FreeBoard& level, chess::MoveTry wanted) {
    if (const auto obstacle = freeObstacle(level, wanted))
        return fill(tr("The way is blocked on {square}."),
                    {{"square", chess::toString(*obstacle)}});
    if (chess::contains(level.blocked(), wanted.to)) return tr("Nobody may enter this square.");
    const auto type = level.moverOn(wanted.from);
    return type ? i18n::movesLike(*type) : std::string();
}

std::string moveInWords(const chess::Position& before, chess::Move move) {
    std::string words = i18n::describe(before, move);
    if (!words.empty() && words.back() == '.') words.pop_back();
    return words;
}

std::string boardWords(const lessons::Attempt& attempt) {
    if (const auto* position = attempt.position()) return i18n::describe(*position);
    const auto* level = attempt.level();
    const std::vector<lessons::Man>& own = level ? level->movers() : attempt.placed();
    if (own.empty()) return tr("The board is empty.");
    std::string out;
    const auto add = [&](const std::string& words) { out += (out.empty() ? "" : ", ") + words; };
    for (const lessons::Man& man : own)
        add(i18n::pieceName(man.piece.type) + ' ' + chess::toString(man.square));
    if (!level) return out;
    const auto list = [&](const std::string& title, const std::string& squares) {
        if (!squares.empty()) out += ". " + title + ": " + squares;
    };
    list(tr("Stars"), named(lessons::squaresOf(level->stars())));
    std::string enemies;
    for (const lessons::Man& man : level->enemies())
        enemies += (enemies.empty() ? "" : ", ") + i18n::pieceName(man.piece.type) + ' ' +
                   chess::toString(man.square);
    list(tr("Black"), enemies);
    list(tr("Closed squares"), named(lessons::squaresOf(level->blocked())));
    return out;
}

} // namespace theco::gui
