// SPDX-License-Identifier: MIT
#include "i18n/input_method.hpp"

#include <unicode/normalizer2.h>

#include <algorithm>
#include <optional>

namespace theco::i18n {
namespace {

enum class Mark : unsigned char { Grave, Hook, Tilde, Acute, Dot, Hat, Horn, Breve, Stroke };

bool isTone(Mark mark) {
    return mark <= Mark::Dot;
}

struct Letter {
    UChar32 base = 0; ///< without marks
    std::vector<Mark> marks;
};

std::optional<Mark> markOf(UChar32 combining) {
    switch (combining) {
    case 0x0300:
        return Mark::Grave;
    case 0x0309:
        return Mark::Hook;
    case 0x0303:
        return Mark::Tilde;
    case 0x0301:
        return Mark::Acute;
    case 0x0323:
        return Mark::Dot;
    case 0x0302:
        return Mark::Hat;
    case 0x031B:
        return Mark::Horn;
    case 0x0306:
        return Mark::Breve;
    default:
        return std::nullopt;
    }
}

std::vector<Letter> takeApart(std::string_view utf8) {
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString text = icu::UnicodeString::fromUTF8(
        icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
    if (const icu::Normalizer2* nfd = icu::Normalizer2::getNFDInstance(status))
        text = nfd->normalize(text, status);
    std::vector<Letter> letters;
    for (std::int32_t i = 0; i < text.length();) {
        const UChar32 c = text.char32At(i);
        i += U16_LENGTH(c);
        const auto mark = markOf(c);
        if (mark && !letters.empty()) {
            letters.back().marks.push_back(*mark);
        } else if (c == 0x0111 || c == 0x0110) {
            letters.push_back({c == 0x0111 ? 'd' : 'D', {Mark::Stroke}});
        } else {
            letters.push_back({c, {}});
        }
    }
    return letters;
}

UChar32 lower(UChar32 c) {
    return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c;
}

enum class Method : unsigned char { Telex, Vni };

/// The key that puts the mark on the letter; always a lower-case ASCII character.
char keyFor(Method method, Mark mark, UChar32 letter) {
    if (method == Method::Vni) {
        switch (mark) {
        case Mark::Acute:
            return '1';
        case Mark::Grave:
            return '2';
        case Mark::Hook:
            return '3';
        case Mark::Tilde:
            return '4';
        case Mark::Dot:
            return '5';
        case Mark::Hat:
            return '6';
        case Mark::Horn:
            return '7';
        case Mark::Breve:
            return '8';
        case Mark::Stroke:
            return '9';
        }
    }
    switch (mark) {
    case Mark::Acute:
        return 's';
    case Mark::Grave:
        return 'f';
    case Mark::Hook:
        return 'r';
    case Mark::Tilde:
        return 'x';
    case Mark::Dot:
        return 'j';
    case Mark::Horn:
    case Mark::Breve:
        return 'w';
    case Mark::Hat:
        return static_cast<char>(lower(letter)); // aa, ee, oo
    case Mark::Stroke:
        return 'd';
    }
    return '\0';
}

bool isToneKey(Method method, UChar32 key) {
    const std::string_view keys = method == Method::Telex ? "sfrxj" : "12345";
    return key < 0x80 && keys.find(static_cast<char>(lower(key))) != std::string_view::npos;
}

/// Searches for keys that turn into the marks of `letters`. Every key either shows as the next
/// letter, or is the key of a mark, or its mark was replaced by a later one, or (once) was taken
/// away by pressing the same key again, which then shows.
class Composition {
public:
    Composition(Method method, std::string_view keys, const std::vector<Letter>& letters,
                LetterCase letterCase)
        : method_(method), keys_(keys), letters_(letters), letterCase_(letterCase) {
        for (std::size_t i = 0; i < letters.size(); ++i) {
            for (const Mark mark : letters[i].marks) {
                const char key = keyFor(method, mark, letters[i].base);
                if (isTone(mark)) {
                    tones_ += key;
                } else {
                    shapes_.push_back({i, key, false});
                }
            }
        }
    }

    bool possible() { return from({}); }

private:
    struct Shape {
        std::size_t letter;
        char key;
        bool used;
    };
    struct State {
        std::size_t key = 0;   ///< keys read
        std::size_t shown = 0; ///< letters accounted for
        std::size_t tone = 0;  ///< tones accounted for
        bool toneLost = false; ///< a tone waits for the one that replaced it
        bool mayCancel = true;
        UChar32 cancelled = 0; ///< a key waits for its repetition
    };

    bool from(State now) {
        if (now.key == keys_.size()) return complete(now);
        const auto pressed = static_cast<UChar32>(static_cast<unsigned char>(keys_[now.key++]));
        return shows(now, pressed) || marksShape(now, pressed) || marksTone(now, pressed) ||
               cancels(now, pressed);
    }

    bool complete(const State& now) const {
        return now.shown == letters_.size() && now.tone == tones_.size() && !now.toneLost &&
               now.cancelled == 0 &&
               std::all_of(shapes_.begin(), shapes_.end(),
                           [](const Shape& shape) { return shape.used; });
    }

    bool shows(State now, UChar32 pressed) {
        if (now.shown == letters_.size() || !same(pressed, letters_[now.shown].base)) return false;
        ++now.shown;
        if (lower(pressed) == now.cancelled) now.cancelled = 0;
        return from(now);
    }

    bool marksShape(const State& now, UChar32 pressed) {
        for (Shape& shape : shapes_) {
            if (shape.used || shape.letter >= now.shown) continue;
            if (lower(pressed) == shape.key) {
                shape.used = true;
                if (from(now)) return true;
                shape.used = false;
            } else if (changesShape(pressed, letters_[shape.letter].base) && from(now)) {
                return true; // replaced by the shape that shows
            }
        }
        return false;
    }

    bool marksTone(State now, UChar32 pressed) {
        if (now.tone == tones_.size() || !isToneKey(method_, pressed) || !afterVowel(now))
            return false;
        State replaced = now;
        replaced.toneLost = true;
        ++now.tone;
        now.toneLost = false;
        return (lower(pressed) == tones_[now.tone - 1] && from(now)) || from(replaced);
    }

    bool cancels(State now, UChar32 pressed) {
        const bool isKey = isToneKey(method_, pressed) ||
                           (method_ == Method::Vni && pressed >= '6' && pressed <= '9');
        if (!now.mayCancel || !isKey || !afterVowel(now)) return false;
        now.mayCancel = false;
        now.cancelled = lower(pressed);
        return from(now);
    }

    bool afterVowel(const State& now) const {
        for (std::size_t i = 0; i < now.shown; ++i)
            if (isVowel(letters_[i].base)) return true;
        return false;
    }

    bool changesShape(UChar32 pressed, UChar32 letter) const {
        if (method_ == Method::Telex)
            return lower(pressed) == 'w' || lower(pressed) == lower(letter);
        return pressed == '6' || pressed == '7' || pressed == '8';
    }

    static bool isVowel(UChar32 c) {
        return c < 0x80 && std::string_view("aeiouyAEIOUY").find(static_cast<char>(c)) !=
                               std::string_view::npos;
    }

    bool same(UChar32 a, UChar32 b) const {
        return a == b || (letterCase_ == LetterCase::Forgiven && lower(a) == lower(b));
    }

    Method method_;
    std::string_view keys_;
    const std::vector<Letter>& letters_;
    LetterCase letterCase_;
    std::vector<Shape> shapes_;
    std::string tones_; ///< their keys, in the order of the letters
};

constexpr std::size_t kMostReadings = 64;

/// A reading under construction: `tail` waits for the end of the word.
struct Reading {
    std::string text;
    std::string tail;
};

bool inWord(UChar32 c) {
    return (c >= '0' && c <= '9') || (lower(c) >= 'a' && lower(c) <= 'z');
}

void appendUtf8(std::string& text, UChar32 c) {
    icu::UnicodeString(c).toUTF8String(text);
}

std::vector<Reading> readingsOf(Method method, const std::vector<Letter>& letters) {
    std::vector<Reading> readings(1);
    for (const Letter& letter : letters) {
        std::string shapes;
        std::string tones;
        for (const Mark mark : letter.marks)
            (isTone(mark) ? tones : shapes) += keyFor(method, mark, letter.base);
        std::vector<Reading> next;
        for (Reading& reading : readings) {
            if (!inWord(letter.base)) {
                reading.text += reading.tail;
                reading.tail.clear();
            }
            appendUtf8(reading.text, letter.base);
            next.push_back({reading.text + shapes + tones, reading.tail});
            if (!tones.empty()) next.push_back({reading.text + shapes, reading.tail + tones});
            if (!shapes.empty()) next.push_back({reading.text, reading.tail + shapes + tones});
        }
        if (next.size() > kMostReadings) next.resize(kMostReadings);
        readings = std::move(next);
    }
    return readings;
}

} // namespace

std::vector<std::string> typedReadings(std::string_view utf8) {
    std::vector<std::string> found{std::string(utf8)};
    const std::vector<Letter> letters = takeApart(utf8);
    for (const Method method : {Method::Telex, Method::Vni}) {
        for (const Reading& reading : readingsOf(method, letters)) {
            std::string text = reading.text + reading.tail;
            if (found.size() < kMostReadings &&
                std::find(found.begin(), found.end(), text) == found.end())
                found.push_back(std::move(text));
        }
    }
    return found;
}

struct ShownText::Letters {
    std::vector<Letter> list;
    bool marked = false;
};

ShownText::ShownText(std::string_view utf8) {
    Letters letters{takeApart(utf8), false};
    for (const Letter& letter : letters.list)
        letters.marked = letters.marked || !letter.marks.empty();
    letters_ = std::make_unique<const Letters>(std::move(letters));
}

ShownText::~ShownText() = default;

bool ShownText::mayComeFrom(std::string_view keys, LetterCase letterCase) const {
    const std::vector<Letter>& letters = letters_->list;
    // Most questions end here: without marks at most one key can be gone.
    if (letters.size() > keys.size()) return false;
    if (!letters_->marked && keys.size() > letters.size() + 1) return false;
    return Composition(Method::Telex, keys, letters, letterCase).possible() ||
           Composition(Method::Vni, keys, letters, letterCase).possible();
}

} // namespace theco::i18n
