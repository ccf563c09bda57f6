// SPDX-License-Identifier: MIT
#include "core/chess/pgn_movetext.hpp"

#include "core/chess/pgn_text.hpp"

namespace theco::chess::pgn {

namespace {

/// Nobody writes this, but a file that does must not fill the memory.
constexpr std::size_t kDeepest = 65'536;

void appendSentence(std::string& to, std::string_view text) {
    if (text.empty()) return;
    if (!to.empty()) to += ' ';
    to += text;
}

std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

} // namespace

void Report::warn(PgnCode code, PgnPlace place, std::string_view found) {
    if (strict_) return fail(code, place, found);
    game_.warnings.push_back({code, place, excerpt(found)});
}

void Report::fail(PgnCode code, PgnPlace place, std::string_view found) {
    if (!broken()) game_.error = PgnNote{code, place, excerpt(found)};
}

void Report::notesOf(const Token& token) {
    for (const PgnNote& note : token.notes)
        warn(note.code, note.place, note.found);
}

const Position& Movetext::position() {
    return inMain() ? game_.game.position() : top().now;
}

const Position& Movetext::positionBefore() {
    return inMain() ? game_.game.positionAt(game_.game.plies() - 1) : top().before;
}

void Movetext::fault(PgnCode code, const Token& token) {
    if (inMain()) return report_.fail(code, token.place, token.text);
    report_.warn(code, token.place, token.text);
    top().cut = true;
}

void Movetext::accept(const Token& token) {
    if (token.kind == TokenKind::Open) return open(token);
    if (token.kind == TokenKind::Close) return close(token);
    if (token.kind == TokenKind::Bad && token.fault == PgnCode::OpenComment) {
        return report_.fail(token.fault, token.place, token.text);
    }
    if (top().cut) return;
    switch (token.kind) {
    case TokenKind::MoveNumber:
        return moveNumber(token);
    case TokenKind::Word:
        return word(token);
    case TokenKind::Nag:
        return nag(token.number, token.place);
    case TokenKind::Comment:
        return comment(token.text);
    default:
        return fault(token.kind == TokenKind::Bad ? token.fault : PgnCode::UnreadableMove, token);
    }
}

// A collection that counts from another number than its FEN is odd once, not at every move.
void Movetext::moveNumber(const Token& token) {
    constexpr int kDotsBeforeBlack = 3;
    const int shift = token.number - position().fullmoveNumber();
    const bool wrongSide = token.dots >= kDotsBeforeBlack && position().turn() == Color::White;
    if (shift != numberShift_ || wrongSide) {
        report_.warn(PgnCode::WrongMoveNumber, token.place, std::to_string(token.number));
    }
    numberShift_ = shift;
}

/// Null moves, signs and "e.p.": true when the word has been dealt with.
bool Movetext::wordThatIsNoMove(const Token& token) {
    if (isNullMove(token.text)) {
        fault(PgnCode::NullMove, token);
        return true;
    }
    if (const int value = nagOfSign(token.text); value != 0) {
        nag(value, token.place);
        return true;
    }
    return token.text == "e.p." || token.text == "ep";
}

void Movetext::word(const Token& token) {
    if (inMain() && game_.game.over()) {
        if (!wordThatIsNoMove(token)) fault(PgnCode::MoveAfterEnd, token);
        return;
    }
    const Result<SpelledMove, PgnCode> found = findMove(position(), token.text);
    if (!found) {
        if (found.error() == PgnCode::UnreadableMove && wordThatIsNoMove(token)) return;
        return fault(found.error(), token);
    }
    for (const PgnCode oddity : found->oddities)
        report_.warn(oddity, token.place, token.text);
    if (report_.broken()) return;
    if (inMain()) {
        playMain(*found, token);
    } else {
        playSide(*found, token);
    }
}

void Movetext::playMain(const SpelledMove& found, const Token& token) {
    Game& game = game_.game;
    game.playLegal(found.move);
    if (const auto oddity = checkSignOddity(found, game.position())) {
        report_.warn(*oddity, token.place, token.text);
        if (report_.broken()) {
            game.takeBack();
            return;
        }
    }
    addNode(main_, found.move);
}

void Movetext::playSide(const SpelledMove& found, const Token& token) {
    Line& line = top();
    line.before = line.now;
    line.now.play(found.move);
    if (const auto oddity = checkSignOddity(found, line.now)) {
        report_.warn(*oddity, token.place, token.text);
    }
    addNode(line, found.move);
}

void Movetext::addNode(Line& line, Move move) {
    line.hasMove = true;
    line.closedOne = false;
    if (!keepTree_) return;
    const int added = static_cast<int>(game_.nodes.size());
    (line.node < 0 ? game_.first : game_.nodes[at(line.node)].next).push_back(added);
    PgnNode& node = game_.nodes.emplace_back();
    node.move = move;
    node.parent = line.node;
    node.commentBefore = std::move(line.waiting);
    line.waiting.clear();
    line.node = added;
}

void Movetext::nag(int value, PgnPlace place) {
    if (value == kNoNag) return;
    if (!top().hasMove) return report_.warn(PgnCode::BadNag, place);
    if (keepTree_) game_.nodes[at(top().node)].nags.push_back(value);
}

void Movetext::comment(std::string_view text) {
    if (!keepTree_) return;
    Line& line = top();
    if (!line.hasMove) {
        appendSentence(inMain() ? game_.commentAtStart : line.waiting, text);
    } else {
        appendSentence(line.closedOne ? line.waiting : game_.nodes[at(line.node)].comment, text);
    }
}

void Movetext::open(const Token& token) {
    if (sideLines_.size() >= kDeepest) {
        return report_.fail(PgnCode::NestingTooDeep, token.place, "(");
    }
    const bool lost = top().cut || !top().hasMove;
    if (!top().hasMove && !top().cut) {
        if (inMain()) return report_.fail(PgnCode::VariationBeforeMove, token.place, "(");
        report_.warn(PgnCode::VariationBeforeMove, token.place, "(");
    }
    Line line(lost ? position() : positionBefore());
    line.opened = token.place;
    line.cut = lost;
    if (!lost && keepTree_) line.node = game_.nodes[at(top().node)].parent;
    sideLines_.push_back(std::move(line));
}

void Movetext::close(const Token& token) {
    if (inMain()) return report_.fail(PgnCode::UnmatchedParenthesis, token.place, ")");
    const Line closed = std::move(sideLines_.back());
    sideLines_.pop_back();
    if (closed.hasMove && keepTree_) {
        appendSentence(game_.nodes[at(closed.node)].comment, closed.waiting);
    } else {
        comment(closed.waiting);
    }
    top().closedOne = top().hasMove;
}

void Movetext::finish() {
    if (main_.hasMove && keepTree_) {
        appendSentence(game_.nodes[at(main_.node)].comment, main_.waiting);
        main_.waiting.clear();
    }
}

} // namespace theco::chess::pgn
