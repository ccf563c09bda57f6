// SPDX-License-Identifier: MIT
// Reading SAN as text, without a board. What people write differs more than the standard says:
//
//   [piece] [file] [rank] [x : - ×] square [promotion] [e.p. + # ! ?]
//   promotion: c8=Q  c8Q  c8/Q  c8(Q)
//   castling:  O-O  0-0  o-o, and the same twice for the queen's side
#include "core/chess/notation.hpp"

#include <algorithm>

namespace theco::chess {

namespace {

/// In the order of PieceType. Pawns have no letter in Vietnamese; `P` is the standard's own
/// exception for English, read but never written.
constexpr std::string_view kEnglish = "PNBRQK";
constexpr std::string_view kVietnamese = " MTXHV";

constexpr std::string_view kCaptureSigns[] = {"x", ":", "\xC3\x97"};
/// A hyphen, and what word processors make of it.
constexpr std::string_view kDashes[] = {"-", "\xE2\x80\x90", "\xE2\x80\x91", "\xE2\x80\x93",
                                        "\xE2\x88\x92"};

char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

std::optional<PieceType> pieceFromLetter(char c, Letters letters) {
    const std::string_view row = letters == Letters::English ? kEnglish : kVietnamese;
    const std::size_t place = c == ' ' ? std::string_view::npos : row.find(c);
    if (place == std::string_view::npos) return std::nullopt;
    return kPieceTypes[place];
}

/// A text that is eaten from the front.
class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {}

    std::string_view rest() const { return rest_; }
    bool done() const { return rest_.empty(); }
    char peek(std::size_t ahead = 0) const { return ahead < rest_.size() ? rest_[ahead] : '\0'; }
    void skip(std::size_t bytes) { rest_.remove_prefix(bytes); }

    bool take(std::string_view wanted) {
        if (!rest_.starts_with(wanted)) return false;
        rest_.remove_prefix(wanted.size());
        return true;
    }
    template <std::size_t N> bool takeAnyOf(const std::string_view (&wanted)[N]) {
        return std::any_of(std::begin(wanted), std::end(wanted),
                           [this](std::string_view w) { return take(w); });
    }
    std::optional<int> takeBetween(char first, char last) {
        if (done() || peek() < first || peek() > last) return std::nullopt;
        const int value = peek() - first;
        skip(1);
        return value;
    }
    /// U+2654 to U+265F, white and black alike, with or without a variation selector.
    std::optional<PieceType> takeFigurine() {
        static constexpr PieceType kOrder[] = {PieceType::King,   PieceType::Queen,
                                               PieceType::Rook,   PieceType::Bishop,
                                               PieceType::Knight, PieceType::Pawn};
        if (!rest_.starts_with("\xE2\x99")) return std::nullopt;
        const int code = static_cast<unsigned char>(peek(2)) - 0x94;
        if (code < 0 || code >= 12) return std::nullopt;
        skip(3);
        if (!take("\xEF\xB8\x8E")) take("\xEF\xB8\x8F");
        return kOrder[code % 6];
    }

private:
    std::string_view rest_;
};

std::string_view trimmed(std::string_view text) {
    const auto blank = [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); };
    while (!text.empty() && blank(text.front()))
        text.remove_prefix(1);
    while (!text.empty() && blank(text.back()))
        text.remove_suffix(1);
    return text;
}

/// Everything that may follow the square and the promotion; false when something else is left.
bool readSuffixes(Reader& in, SanTry& out) {
    while (!in.done()) {
        if (in.take("+"))
            out.check = true;
        else if (in.take("#"))
            out.mate = true;
        else if (!in.take("!") && !in.take("?") && !in.take(" e.p.") && !in.take("e.p.") &&
                 !in.take(" ep") && !in.take("ep"))
            return false;
    }
    return true;
}

std::optional<SanTry> readCastling(Reader in) {
    const char zero = in.peek();
    if (zero != 'O' && zero != 'o' && zero != '0') return std::nullopt;
    int wings = 0;
    do {
        if (in.peek() != zero) return std::nullopt;
        in.skip(1);
        ++wings;
    } while (wings < 3 && in.takeAnyOf(kDashes));
    SanTry out;
    if (wings < 2 || !readSuffixes(in, out)) return std::nullopt;
    out.kind = wings == 2 ? SanTry::Kind::CastleKingside : SanTry::Kind::CastleQueenside;
    out.piece = PieceType::King;
    out.zeros = zero == '0';
    return out;
}

/// False when there is a sign of a promotion but no piece.
bool readPromotion(Reader& in, Letters letters, SanTry& out) {
    const bool equals = in.take("=");
    const bool bracket = !equals && in.take("(");
    const bool marked = equals || bracket || in.take("/");
    if (const std::optional<PieceType> figurine = in.takeFigurine()) {
        out.promotion = figurine;
        out.figurine = true;
    } else if (!in.done()) {
        // A small letter only after a sign: `e7e8x` is no promotion to a rook.
        const char letter = marked ? upper(in.peek()) : in.peek();
        out.promotion = pieceFromLetter(letter, letters);
        if (out.promotion) in.skip(1);
    }
    if (!out.promotion) return !marked;
    out.promotionWithoutEquals = !equals;
    return !bracket || in.take(")");
}

} // namespace

std::optional<SanTry> parseSanShape(std::string_view text, Letters letters) {
    text = trimmed(text);
    if (std::optional<SanTry> castling = readCastling(Reader(text))) return castling;

    Reader in(text);
    SanTry out;
    if (const std::optional<PieceType> figurine = in.takeFigurine()) {
        out.piece = *figurine;
        out.figurine = true;
    } else if (const std::optional<PieceType> piece = pieceFromLetter(in.peek(), letters)) {
        out.piece = *piece;
        in.skip(1);
    }
    // What is read first may already be the target: it is known when nothing like a square follows.
    out.fromFile = in.takeBetween('a', 'h');
    out.fromRank = in.takeBetween('1', '8');
    out.capture = in.takeAnyOf(kCaptureSigns);
    const bool dash = !out.capture && in.takeAnyOf(kDashes);
    const bool square =
        in.peek() >= 'a' && in.peek() <= 'h' && in.peek(1) >= '1' && in.peek(1) <= '8';
    if (square) {
        out.to = squareFromString(in.rest().substr(0, 2));
        in.skip(2);
    } else if (out.fromFile && out.fromRank && !out.capture && !dash) {
        out.to = makeSquare(*out.fromFile, *out.fromRank);
        out.fromFile.reset();
        out.fromRank.reset();
    } else {
        return std::nullopt;
    }
    if (!readPromotion(in, letters, out) || !readSuffixes(in, out)) return std::nullopt;
    return out;
}

} // namespace theco::chess
