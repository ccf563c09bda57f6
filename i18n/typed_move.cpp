// SPDX-License-Identifier: MIT
// A typed line is compared with every way to write every legal move, so that whatever an input
// method did to it the question is only: can these keys have become this text?
#include "i18n/typed_move.hpp"

#include "i18n/input_method.hpp"
#include "i18n/move_spellings.hpp"
#include "i18n/plain_text.hpp"

#include <algorithm>

namespace theco::i18n {
namespace {

using namespace chess;

/// Longer than any way to write a move; what is longer is not looked at.
constexpr std::size_t kLongestLine = 100;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// "12. e4", "12...e5": the number says nothing about the move.
std::string_view withoutMoveNumber(std::string_view text) {
    std::size_t digits = 0;
    while (digits < text.size() && isDigit(text[digits]))
        ++digits;
    std::size_t dots = digits;
    while (dots < text.size() && text[dots] == '.')
        ++dots;
    if (digits == 0 || dots == digits) return text;
    text.remove_prefix(dots);
    while (!text.empty() && text.front() == ' ')
        text.remove_prefix(1);
    return text;
}

std::string_view withoutSigns(std::string_view text) {
    while (!text.empty() && std::string_view(" +#!?").find(text.back()) != std::string_view::npos)
        text.remove_suffix(1);
    for (const std::string_view ending : {"e.p.", "e.p", "ep"}) {
        if (text.size() > ending.size() + 3 && text.substr(text.size() - ending.size()) == ending) {
            text.remove_suffix(ending.size());
            break;
        }
    }
    return text;
}

/// Letters, digits and whatever else is not a sign of notation.
std::string withoutPunctuation(std::string_view text) {
    std::string kept;
    for (const char c : text)
        if (std::string_view(" -:.,=/()[]+#!?").find(c) == std::string_view::npos) kept += c;
    return kept;
}

struct Castlings {
    bool kingside = false;
    bool queenside = false;
};

/// "0-0", "O-O-O" and their kin. Without hyphens Telex makes "Ô" of OO and "OO" of OOO, so that
/// "OO" may have been either.
Castlings castlingNames(std::string_view text) {
    std::string name;
    for (const char c : text) {
        if (c == ' ') continue;
        name += c == 'o' || c == '0' ? 'O' : c;
    }
    if (name == "O-O" || name == "\xC3\x94" || name == "\xC3\xB4") return {true, false};
    if (name == "O-O-O" || name == "OOO") return {false, true};
    if (name == "OO") return {true, text.find('0') == std::string_view::npos};
    return {};
}

class Reader {
public:
    Reader(const Game& game, std::string_view text)
        : game_(game), text_(text), plain_(withoutPunctuation(text)), shown_(plain_) {
        for (const Move move : legalMoves(game.position()))
            legal_.push_back(move);
    }

    TypedMove read() const {
        const Position& position = game_.position();
        const auto standard = [&](Move move) {
            return spellings(position, move, Spelling::Standard);
        };
        const auto sloppy = [&](Move move) { return spellings(position, move, Spelling::Sloppy); };
        const auto files = [&](Move move) { return fileSpellings(position, move); };
        const auto equal = [this](const std::string& way) { return way == plain_; };
        const auto composed = [this](const std::string& way) {
            return shown_.mayComeFrom(way, LetterCase::Exact);
        };
        const auto inAnyCase = [this](const std::string& way) {
            return shown_.mayComeFrom(way, LetterCase::Forgiven);
        };

        // From what is certainly meant to what can only be guessed; the first that is legal counts.
        TypedMove answer;
        answer.moves = castlings();
        if (answer.moves.empty()) answer.moves = matching(standard, equal);
        if (answer.moves.empty()) answer.moves = matching(sloppy, composed);
        if (answer.moves.empty()) answer.moves = matching(sloppy, inAnyCase);
        if (answer.moves.empty()) answer.moves = matching(files, inAnyCase);
        if (answer.moves.empty()) refuse(answer);
        return answer;
    }

private:
    std::vector<Move> castlings() const {
        const Castlings named = castlingNames(text_);
        std::vector<Move> found;
        for (const Move move : legal_) {
            if (!move.isCastle()) continue;
            const bool kingside = fileOf(move.to()) > fileOf(move.from());
            if (kingside ? named.kingside : named.queenside) found.push_back(move);
        }
        return found;
    }

    template <class Spell, class Fits>
    std::vector<Move> matching(const Spell& spell, const Fits& fits) const {
        std::vector<Move> found;
        for (const Move move : legal_) {
            const std::vector<std::string> ways = spell(move);
            if (std::any_of(ways.begin(), ways.end(), fits)) found.push_back(move);
        }
        return found;
    }

    /// The first reading that is a move in any notation, with the reasons against it.
    void refuse(TypedMove& answer) const {
        for (const std::string& reading : typedReadings(text_)) {
            for (const std::string& spelled : {reading, withCapital(reading)}) {
                const auto wanted = parseTry(spelled);
                if (!wanted) continue;
                auto judged = judge(game_, *wanted);
                if (judged) {
                    answer.moves.push_back(*judged);
                } else {
                    answer.refused = wanted;
                    answer.reasons = judged.error();
                }
                return;
            }
        }
    }

    static std::string withCapital(std::string text) {
        if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
            text[0] = static_cast<char>(text[0] - 'a' + 'A');
        return text;
    }

    const Game& game_;
    std::string text_;
    std::string plain_;
    ShownText shown_;
    std::vector<Move> legal_;
};

} // namespace

TypedMove readTypedMove(const Game& game, std::string_view typed) {
    if (typed.size() > kLongestLine) return {};
    const std::string text = plainText(typed);
    return Reader(game, withoutSigns(withoutMoveNumber(text))).read();
}

} // namespace theco::i18n
