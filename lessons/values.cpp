// SPDX-License-Identifier: MIT
#include "lessons/values.hpp"

#include "core/chess/bitboard.hpp"
#include "core/chess/notation.hpp"

#include <algorithm>
#include <array>
#include <charconv>

namespace theco::lessons {

namespace {

constexpr std::array<std::pair<std::string_view, Kind>, 16> kKinds{{
    {"goto", Kind::Goto},
    {"safe", Kind::Safe},
    {"capture-all", Kind::CaptureAll},
    {"all-moves", Kind::AllMoves},
    {"line", Kind::Line},
    {"refuse", Kind::Refuse},
    {"promotion", Kind::Promotion},
    {"replies", Kind::Replies},
    {"castle", Kind::Castle},
    {"classify", Kind::Classify},
    {"mate1", Kind::MateInOne},
    {"check1", Kind::CheckInOne},
    {"claim", Kind::Claim},
    {"quiz", Kind::Quiz},
    {"square", Kind::Square},
    {"setup", Kind::Setup},
}};

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// By name: a1 < a2 < b1.
bool byName(Square a, Square b) {
    return std::pair(chess::fileOf(a), chess::rankOf(a)) <
           std::pair(chess::fileOf(b), chess::rankOf(b));
}

template <class T, class Read>
std::optional<std::vector<T>> readList(std::string_view text, const Read& read) {
    std::vector<T> out;
    for (const std::string_view word : wordsOf(text)) {
        const std::optional<T> value = read(word);
        if (!value) return std::nullopt;
        out.push_back(*value);
    }
    return out;
}

template <class T> bool noneTwice(const std::vector<T>& list) {
    for (std::size_t i = 0; i < list.size(); ++i)
        if (std::find(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(i), list[i]) !=
            list.begin() + static_cast<std::ptrdiff_t>(i))
            return false;
    return true;
}

std::optional<Man> readMan(std::string_view word) {
    if (word.size() != 3) return std::nullopt;
    const std::optional<chess::Piece> piece = chess::pieceFromFenLetter(word[0]);
    const std::optional<Square> square = chess::squareFromString(word.substr(1));
    if (!piece || !square) return std::nullopt;
    return Man{*piece, *square};
}

template <class List, class Word> std::string joined(const List& list, const Word& word) {
    std::string out;
    for (const auto& item : list)
        out += (out.empty() ? "" : " ") + word(item);
    return out.empty() ? "-" : out;
}

} // namespace

std::string_view name(Kind kind) {
    return kKinds[static_cast<std::size_t>(kind)].first;
}

std::optional<Kind> readKind(std::string_view text) {
    for (const auto& [word, kind] : kKinds)
        if (word == text) return kind;
    return std::nullopt;
}

std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> out;
    for (std::size_t i = 0; i < text.size();) {
        if (isBlank(text[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < text.size() && !isBlank(text[end]))
            ++end;
        out.push_back(text.substr(i, end - i));
        i = end;
    }
    return out;
}

std::optional<std::vector<Square>> readSquares(std::string_view text) {
    auto squares = readList<Square>(text, chess::squareFromString);
    if (!squares || squares->empty() || !noneTwice(*squares)) return std::nullopt;
    return squares;
}

std::optional<MoveTry> readMove(std::string_view text) {
    const std::optional<MoveTry> move = chess::parseUci(text);
    if (!move || move->from == move->to) return std::nullopt;
    if (move->promotion == chess::PieceType::Pawn || move->promotion == chess::PieceType::King)
        return std::nullopt;
    return move;
}

std::optional<std::vector<MoveTry>> readLine(std::string_view text) {
    return readList<MoveTry>(text, readMove);
}

std::optional<std::vector<MoveTry>> readMoves(std::string_view text) {
    auto moves = readLine(text);
    if (!moves || moves->empty() || !noneTwice(*moves)) return std::nullopt;
    return moves;
}

std::optional<std::vector<Man>> readMen(std::string_view text) {
    auto men = readList<Man>(text, readMan);
    if (!men || men->empty()) return std::nullopt;
    return men;
}

std::optional<chess::ReasonCode> readCode(std::string_view text) {
    for (int i = 0; i < chess::kReasonCodes; ++i) {
        const auto reason = static_cast<chess::ReasonCode>(i);
        if (chess::code(reason) == text) return reason;
    }
    return std::nullopt;
}

std::optional<std::set<chess::ReasonCode>> readCodes(std::string_view text) {
    const auto codes = readList<chess::ReasonCode>(text, readCode);
    if (!codes || codes->empty() || !noneTwice(*codes)) return std::nullopt;
    return std::set<chess::ReasonCode>(codes->begin(), codes->end());
}

std::optional<chess::PieceType> readPromotion(std::string_view text) {
    if (text == "q") return chess::PieceType::Queen;
    if (text == "r") return chess::PieceType::Rook;
    if (text == "b") return chess::PieceType::Bishop;
    if (text == "n") return chess::PieceType::Knight;
    return std::nullopt;
}

std::optional<int> readNumber(std::string_view text, int limit) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size() || text[0] == '-' || value > limit)
        return std::nullopt;
    return value;
}

std::optional<int> readThousandths(std::string_view text, int limit) {
    const std::size_t point = text.find('.');
    const std::optional<int> whole = readNumber(text.substr(0, point), limit / 1000);
    if (!whole) return std::nullopt;
    int value = *whole * 1000;
    if (point != std::string_view::npos) {
        std::string places(text.substr(point + 1));
        if (places.empty() || places.size() > 3) return std::nullopt;
        places.resize(3, '0');
        const std::optional<int> part = readNumber(places, 999);
        if (!part) return std::nullopt;
        value += *part;
    }
    return value <= limit ? std::optional(value) : std::nullopt;
}

std::optional<bool> readYesNo(std::string_view text) {
    if (text == "yes") return true;
    if (text == "no") return false;
    return std::nullopt;
}

std::string written(std::vector<Square> squares) {
    std::sort(squares.begin(), squares.end(), byName);
    return joined(squares, [](Square s) { return chess::toString(s); });
}

std::string written(MoveTry move) {
    std::string out = chess::toString(move.from) + chess::toString(move.to);
    if (move.promotion) out += chess::fenLetter({chess::Color::Black, *move.promotion});
    return out;
}

std::string written(const std::vector<MoveTry>& moves) {
    return joined(sorted(moves), [](MoveTry move) { return written(move); });
}

std::string written(const std::set<chess::ReasonCode>& codes) {
    std::vector<std::string> names;
    for (const chess::ReasonCode code : codes)
        names.emplace_back(chess::code(code));
    std::sort(names.begin(), names.end());
    return joined(names, [](const std::string& code) { return code; });
}

std::string written(const chess::Reasons& reasons) {
    if (reasons.empty()) return "-";
    std::string out;
    for (const chess::Reason& reason : reasons) {
        if (!out.empty()) out += "; ";
        out += std::string(chess::code(reason.code)) + ' ' + written(reason.squares);
        if (!reason.by.empty()) out += " by " + written(reason.by);
    }
    return out;
}

std::string written(const Man& man) {
    return chess::fenLetter(man.piece) + chess::toString(man.square);
}

MoveTry tryOf(chess::Move move) {
    return {move.from(), move.to(), move.promotion()};
}

std::vector<MoveTry> sorted(std::vector<MoveTry> moves) {
    std::sort(moves.begin(), moves.end(),
              [](MoveTry a, MoveTry b) { return written(a) < written(b); });
    return moves;
}

bool sameMoves(const std::vector<MoveTry>& a, const std::vector<MoveTry>& b) {
    return sorted(a) == sorted(b);
}

bool sameSquares(const std::vector<Square>& a, const std::vector<Square>& b) {
    return bitsOf(a) == bitsOf(b);
}

Bitboard bitsOf(const std::vector<Square>& squares) {
    Bitboard out = 0;
    for (const Square square : squares)
        out |= chess::bit(square);
    return out;
}

std::vector<Square> squaresOf(Bitboard squares) {
    std::vector<Square> out;
    while (squares != 0)
        out.push_back(chess::popSquare(squares));
    return out;
}

std::set<chess::ReasonCode> codesOf(const chess::Reasons& reasons) {
    std::set<chess::ReasonCode> out;
    for (const chess::Reason& reason : reasons)
        out.insert(reason.code);
    return out;
}

} // namespace theco::lessons
