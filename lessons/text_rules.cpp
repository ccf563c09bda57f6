// SPDX-License-Identifier: MIT
#include "lessons/text_rules.hpp"

#include <array>

namespace theco::lessons {

namespace {

bool isIn(char c, std::string_view set) {
    return set.find(c) != std::string_view::npos;
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
/// A byte of a word or a number; bytes of letters such as ố count.
bool inWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// The places in a text, read one after another.
class Cursor {
public:
    Cursor(std::string_view text, std::size_t at) : text_(text), at_(at) {}
    std::size_t at() const { return at_; }
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    bool take(std::string_view set) {
        if (at_ >= text_.size() || !isIn(text_[at_], set)) return false;
        ++at_;
        return true;
    }
    bool word(std::string_view wanted) {
        if (text_.substr(at_, wanted.size()) != wanted) return false;
        at_ += wanted.size();
        return true;
    }
    bool square() { return at_ + 1 < text_.size() && take("abcdefgh") && take("12345678"); }
    bool boundary() const { return !inWord(peek()) || static_cast<unsigned char>(peek()) >= 0x80; }

private:
    std::string_view text_;
    std::size_t at_;
};

constexpr std::string_view kPieceLetters = "KQRBNVHXTM";

/// Nf3, Txe8, Nbd2, R1e2, Qh4xe1.
std::size_t pieceMove(std::string_view text, std::size_t from) {
    Cursor c(text, from);
    if (!c.take(kPieceLetters)) return 0;
    // The longest form first: letter, whole square, capture sign or dash, square.
    Cursor whole = c;
    if (whole.square()) {
        Cursor further = whole;
        (void)further.take("x:-");
        if (further.square()) return further.at();
        return whole.at();
    }
    Cursor part = c;
    (void)part.take("abcdefgh12345678");
    (void)part.take("x:");
    if (part.square()) return part.at();
    (void)c.take("x:");
    return c.square() ? c.at() : 0;
}

/// ♘f3 and ♞xf3 (U+2654 to U+265F).
std::size_t figurineMove(std::string_view text, std::size_t from) {
    Cursor c(text, from);
    if (!c.word("\xE2\x99")) return 0;
    const auto last = static_cast<unsigned char>(c.peek());
    if (last < 0x94 || last > 0x9F) return 0;
    Cursor after(text, c.at() + 1);
    (void)after.take("x");
    return after.square() ? after.at() : 0;
}

/// exd5, c8=X, c8/H, c8X, e2e4, e7e8q, c4+, c4#.
std::size_t pawnMove(std::string_view text, std::size_t from) {
    Cursor c(text, from);
    Cursor capture = c;
    if (capture.take("abcdefgh") && capture.take("x:") && capture.square()) return capture.at();
    if (!c.square()) return 0;
    Cursor again = c;
    (void)again.take("x");
    if (again.square()) {
        (void)again.take("qrbn");
        return again.at();
    }
    Cursor sign = c;
    (void)sign.take(" ");
    if (sign.take("=/")) {
        (void)sign.take(" ");
        if (sign.take("KQRBNVHXTMPqrbnkp") && !inWord(sign.peek())) return sign.at();
    }
    Cursor letter = c;
    if ((text[c.at() - 1] == '8' || text[c.at() - 1] == '1') && letter.take("QRBNVHXTM") &&
        letter.boundary())
        return letter.at();
    if (c.take("+#")) return c.at();
    return 0;
}

/// e2-e4: but two ends of a whole line ("a1-h8") are its name.
std::size_t longMove(std::string_view text, std::size_t from) {
    Cursor c(text, from);
    if (!c.square() || !c.take("-") || !c.square()) return 0;
    const auto file = [&](std::size_t i) { return text[from + i] - 'a'; };
    const auto rank = [&](std::size_t i) { return text[from + i] - '1'; };
    const auto edge = [](int n) { return n == 0 || n == 7; };
    const int files = file(3) - file(0);
    const int ranks = rank(4) - rank(1);
    const bool wholeLine = (ranks == 0 && (files == 7 || files == -7)) ||
                           (files == 0 && (ranks == 7 || ranks == -7)) ||
                           ((files == ranks || files == -ranks) && files != 0 &&
                            (edge(file(0)) || edge(rank(1))) && (edge(file(3)) || edge(rank(4))));
    return wholeLine ? 0 : c.at();
}

/// 0-0, O-O-O, with hyphens of any length.
std::size_t castling(std::string_view text, std::size_t from) {
    constexpr std::array<std::string_view, 4> kDashes{"-", "\xE2\x80\x91", "\xE2\x80\x93",
                                                      "\xE2\x88\x92"};
    Cursor c(text, from);
    const char zero = c.peek();
    if (zero != '0' && zero != 'O' && zero != 'o') return 0;
    const std::string_view wanted(text.data() + from, 1);
    (void)c.word(wanted);
    int times = 1;
    for (std::size_t end = c.at();; ++times) {
        Cursor next(text, end);
        bool dash = false;
        for (const std::string_view d : kDashes)
            dash = dash || next.word(d);
        if (!dash || !next.word(wanted)) break;
        end = next.at();
        c = next;
    }
    return times == 2 || times == 3 ? c.at() : 0;
}

/// 1.e4, 12...c5.
std::size_t numberedMove(std::string_view text, std::size_t from) {
    Cursor c(text, from);
    while (c.take("0123456789")) {
    }
    if (c.at() == from || !c.take(".")) return 0;
    if (c.take(".")) {
        if (!c.take(".")) return 0;
        (void)c.take(" ");
    }
    return c.square() ? c.at() : 0;
}

// Lower case for the few letters that the unwanted words hold.
std::string lowered(std::string_view text) {
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text.compare(i, 3, "\u1ED0") == 0) {
            out += "\u1ED1"; // ố
            i += 2;
        } else if (text.compare(i, 3, "\u1EAE") == 0) {
            out += "\u1EAF"; // ắ
            i += 2;
        } else if (text.compare(i, 3, "\u1EAC") == 0) {
            out += "\u1EAD"; // ậ
            i += 2;
        } else if (text.compare(i, 2, "\u00A0") == 0) {
            out += ' ';
            i += 1;
        } else {
            const char c = text[i];
            out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
    }
    return out;
}

/// `word` as a whole word from `at` on, its blanks matching any run of blanks; the end, or 0.
std::size_t wordsAt(std::string_view text, std::size_t at, std::string_view word) {
    if (at > 0 && inWord(text[at - 1])) return 0;
    for (const char c : word) {
        if (c == ' ') {
            if (at >= text.size() || text[at] != ' ') return 0;
            while (at < text.size() && text[at] == ' ')
                ++at;
        } else if (at < text.size() && text[at] == c) {
            ++at;
        } else {
            return 0;
        }
    }
    return at < text.size() && inWord(text[at]) ? 0 : at;
}

bool opensSentence(std::string_view text, std::size_t at) {
    while (at > 0 && isIn(text[at - 1], " \"'("))
        --at;
    if (at == 0 || isIn(text[at - 1], ".!?:;")) return true;
    const std::string_view before = text.substr(0, at);
    for (const std::string_view mark : {"\u2026", "\u201C", "\u2014", "\u2013", "\u00AB"})
        if (before.size() >= mark.size() && before.substr(before.size() - mark.size()) == mark)
            return true;
    return false;
}

} // namespace

std::optional<std::string> handWrittenMove(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (i > 0 && inWord(text[i - 1]) && !(static_cast<unsigned char>(text[i]) == 0xE2))
            continue;
        for (const auto find :
             {castling, numberedMove, pieceMove, figurineMove, pawnMove, longMove}) {
            const std::size_t end = find(text, i);
            if (end == 0) continue;
            // "Na1b" is no move; letters such as the ones of "Nf3là" may follow by mistake.
            if (end < text.size() && inWord(text[end]) &&
                static_cast<unsigned char>(text[end]) < 0x80)
                continue;
            return std::string(text.substr(i, end - i));
        }
    }
    return std::nullopt;
}

std::optional<std::string> unwantedWord(std::string_view vietnamese) {
    const std::string text = collapsed(lowered(vietnamese));
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (const std::size_t end = wordsAt(text, i, "sai");
            end != 0 && wordsAt(text, i, "sai lu\u1EADt") == 0)
            return "sai";
        if (wordsAt(text, i, "t\u1ED1t l\u1EAFm") != 0) return "t\u1ED1t l\u1EAFm";
        if (std::size_t end = wordsAt(text, i, "t\u1ED1t"); end != 0 && opensSentence(text, i)) {
            while (end < text.size() && text[end] == ' ')
                ++end;
            if (end < text.size() && text[end] == '!') return "T\u1ED1t!";
        }
    }
    return std::nullopt;
}

std::string collapsed(std::string_view text) {
    std::string out;
    bool blank = false;
    for (const char c : text) {
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
            blank = !out.empty();
            continue;
        }
        if (blank) out += ' ';
        blank = false;
        out += c;
    }
    return out;
}

} // namespace theco::lessons
