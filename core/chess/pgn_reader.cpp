// SPDX-License-Identifier: MIT
// Where games begin and end in a file, their tags and their results.
#include "core/chess/fen.hpp"
#include "core/chess/pgn_movetext.hpp"

#include <algorithm>
#include <sstream>

namespace theco::chess {

namespace {

using pgn::Token;
using pgn::TokenKind;

/// The standard's spelling of a result; empty when it is none.
std::string_view standardResult(std::string_view text) {
    for (const std::string_view result : {"1-0", "0-1", "1/2-1/2", "*"}) {
        if (text == result) return result;
    }
    for (const std::string_view draw : {"1/2", "\u00BD-\u00BD", "\u00BD"}) {
        if (text == draw) return "1/2-1/2";
    }
    return {};
}

/// Reads one game and leaves the lexer where the next one begins.
class GameReader {
public:
    GameReader(pgn::Lexer& lexer, const PgnOptions& options, PgnGame& game)
        : lexer_(lexer), options_(options), game_(game), report_(game, options.strict) {}

    /// False at the end of the file.
    bool read();

private:
    void readTags();
    bool beginsNextGame(const Token& token) const;
    void addTag(const Token& token);
    PgnPlace placeOfTag(std::string_view name) const;
    void setUpStart();
    void readMovetext();
    bool readResult(pgn::Movetext& movetext);
    void readRestOfResultLine(pgn::Movetext& movetext);
    void settleResult(std::string_view text, PgnPlace place);
    void endWithoutResult(const pgn::Movetext& movetext);
    void skipRestOfGame(std::size_t depth);
    void take() {
        last_ = lexer_.peek().place;
        lexer_.take();
    }

    pgn::Lexer& lexer_;
    const PgnOptions& options_;
    PgnGame& game_;
    pgn::Report report_;
    std::vector<PgnPlace> tagPlaces_; ///< of PgnGame::tags
    PgnPlace last_;                   ///< of the token that was taken last
};

bool GameReader::read() {
    game_.offset = lexer_.peek().offset;
    last_ = lexer_.peek().place;
    readTags();
    const bool onlyComments = game_.tags.empty() && !report_.broken();
    if (onlyComments && lexer_.peek().kind == TokenKind::End) return false;
    if (!report_.broken()) setUpStart();
    if (report_.broken()) {
        skipRestOfGame(0);
    } else {
        readMovetext();
    }
    return true;
}

void GameReader::readTags() {
    for (;; take()) {
        const Token& token = lexer_.peek();
        if (beginsNextGame(token)) return;
        if (token.kind == TokenKind::Tag) {
            report_.notesOf(token);
            addTag(token);
        } else if (token.inTag) {
            report_.notesOf(token);
            report_.fail(token.fault, token.place, token.text);
        } else if (token.kind == TokenKind::Comment) {
            report_.notesOf(token);
            if (!options_.keepVariations || token.text.empty()) continue;
            if (!game_.commentAtStart.empty()) game_.commentAtStart += ' ';
            game_.commentAtStart += token.text;
        } else {
            return;
        }
    }
}

/// Another Event after a blank line: the game so far has tags and nothing else.
bool GameReader::beginsNextGame(const Token& token) const {
    return token.kind == TokenKind::Tag && token.afterBlankLine && token.name == "Event" &&
           (!game_.tags.empty() || report_.broken());
}

void GameReader::addTag(const Token& token) {
    const bool known = std::any_of(game_.tags.begin(), game_.tags.end(),
                                   [&](const PgnTag& tag) { return tag.name == token.name; });
    if (known) return report_.warn(PgnCode::DuplicateTag, token.place, token.name);
    game_.tags.push_back({token.name, token.text});
    tagPlaces_.push_back(token.place);
}

PgnPlace GameReader::placeOfTag(std::string_view name) const {
    for (std::size_t i = 0; i < game_.tags.size(); ++i) {
        if (game_.tags[i].name == name) return tagPlaces_[i];
    }
    return {};
}

void GameReader::setUpStart() {
    const std::string fen = game_.tag("FEN");
    const bool announced = game_.tag("SetUp") == "1";
    if (fen.empty()) {
        if (announced) report_.warn(PgnCode::SetupWithoutFen, placeOfTag("SetUp"));
        return;
    }
    const PgnPlace place = placeOfTag("FEN");
    if (!announced) report_.warn(PgnCode::FenWithoutSetup, place);
    Result<Position, FenError> start = parseFen(fen);
    if (!start) {
        start = parseFenLenient(fen);
        if (!start) return report_.fail(PgnCode::BadFen, place, fen);
        report_.warn(PgnCode::SloppyFen, place, fen);
    }
    game_.game = Game(*start);
}

void GameReader::readMovetext() {
    pgn::Movetext movetext(game_, report_, options_.keepVariations);
    while (!report_.broken()) {
        const Token& token = lexer_.peek();
        if (token.kind == TokenKind::End || (token.inTag && token.firstOnLine)) {
            endWithoutResult(movetext);
            movetext.finish();
            return;
        }
        report_.notesOf(token);
        if (token.kind != TokenKind::Result) {
            movetext.accept(token);
            take();
        } else if (readResult(movetext)) {
            movetext.finish();
            if (!report_.broken()) return;
        }
    }
    skipRestOfGame(movetext.depth());
}

/// True when the game ends with it.
bool GameReader::readResult(pgn::Movetext& movetext) {
    const std::string text = lexer_.peek().text;
    const PgnPlace place = lexer_.peek().place;
    take();
    if (movetext.depth() != 0) {
        if (lexer_.peek().kind == TokenKind::Close) {
            report_.warn(PgnCode::ResultInVariation, place, text);
            return false;
        }
        report_.fail(PgnCode::OpenVariation, movetext.openedAt(), "(");
        return true;
    }
    settleResult(text, place);
    readRestOfResultLine(movetext);
    return true;
}

void GameReader::settleResult(std::string_view text, PgnPlace place) {
    const std::string_view result = standardResult(text);
    game_.result = result;
    if (result != text) report_.warn(PgnCode::HalfResult, place, text);

    const std::string tag = game_.tag("Result");
    const std::optional<Ending> ending = game_.game.ending();
    const bool tagDiffers = !tag.empty() && standardResult(tag) != result;
    const bool boardDiffers = ending && result != "*" && result != toString(ending->result);
    if (tagDiffers || boardDiffers) {
        report_.warn(PgnCode::ResultContradiction, place, text);
    } else if (!tag.empty() && tag != result && result == text) {
        report_.warn(PgnCode::HalfResult, placeOfTag("Result"), tag);
    }
}

/// Comments may follow the result, and a whole other game; moves may not.
void GameReader::readRestOfResultLine(pgn::Movetext& movetext) {
    for (;; take()) {
        const Token& token = lexer_.peek();
        const bool otherGame = token.kind == TokenKind::Tag ||
                               (token.kind == TokenKind::MoveNumber && token.number <= 1);
        if (token.kind == TokenKind::End || token.firstOnLine || otherGame) return;
        report_.notesOf(token);
        if (token.kind == TokenKind::Comment) {
            movetext.accept(token);
        } else if (token.kind != TokenKind::Result) {
            return report_.fail(PgnCode::TextAfterResult, token.place, token.text);
        } else if (standardResult(token.text) != game_.result) {
            report_.warn(PgnCode::ResultContradiction, token.place, token.text);
        }
    }
}

void GameReader::endWithoutResult(const pgn::Movetext& movetext) {
    if (movetext.depth() != 0) {
        return report_.fail(PgnCode::OpenVariation, movetext.openedAt(), "(");
    }
    report_.warn(PgnCode::NoTerminator, last_);
    const std::string tag = game_.tag("Result");
    if (const std::string_view result = standardResult(tag); !result.empty()) {
        settleResult(tag, placeOfTag("Result"));
    }
}

/// Up to the next tag section, or behind a result that closes its line: what follows such a line is
/// another game even where games have no tags.
void GameReader::skipRestOfGame(std::size_t depth) {
    const auto atNextGame = [this] {
        const Token& token = lexer_.peek();
        return token.kind == TokenKind::End || (token.inTag && token.firstOnLine);
    };
    while (!atNextGame()) {
        const TokenKind kind = lexer_.peek().kind;
        lexer_.take();
        if (kind == TokenKind::Open) ++depth;
        if (kind == TokenKind::Close && depth > 0) --depth;
        if (kind == TokenKind::Result && depth == 0 && lexer_.peek().firstOnLine) return;
    }
}

} // namespace

struct PgnReader::Impl {
    Impl(std::istream& in, PgnOptions wanted) : lexer(in), options(wanted) {}

    pgn::Lexer lexer;
    PgnOptions options;
    int games = 0;
};

PgnReader::PgnReader(std::istream& in, PgnOptions options)
    : impl_(std::make_unique<Impl>(in, options)) {}
PgnReader::~PgnReader() = default;
PgnReader::PgnReader(PgnReader&&) noexcept = default;
PgnReader& PgnReader::operator=(PgnReader&&) noexcept = default;

std::optional<PgnGame> PgnReader::next() {
    std::optional<PgnGame> game(std::in_place);
    if (!GameReader(impl_->lexer, impl_->options, *game).read()) return std::nullopt;
    game->index = ++impl_->games;
    return game;
}

std::vector<PgnGame> readPgn(std::string_view text, PgnOptions options) {
    std::istringstream in{std::string(text)};
    PgnReader reader(in, options);
    std::vector<PgnGame> games;
    while (std::optional<PgnGame> game = reader.next())
        games.push_back(std::move(*game));
    return games;
}

} // namespace theco::chess
