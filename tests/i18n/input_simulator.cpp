// SPDX-License-Identifier: MIT
#include "tests/i18n/input_simulator.hpp"

#include "i18n/vietnamese.hpp"

#include <vector>

namespace theco::simulator {
namespace {

bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
bool isDigit(char c) {
    return c >= '0' && c <= '9';
}
char small(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}
bool isVowel(char c) {
    return std::string_view("aeiouy").find(small(c)) != std::string_view::npos;
}

/// One word on the screen, edited key by key.
class Word {
public:
    explicit Word(const InputMethod& method) : method_(method) {}

    bool empty() const { return letters_.empty(); }

    /// False: the key does not belong to this word; finish it first.
    bool press(char key) {
        const std::string_view tones = method_.vni ? "12345" : "sfrxj"; // sắc huyền hỏi ngã nặng
        const auto tone = tones.find(small(key));
        if (tone != std::string_view::npos && hasVowel()) {
            putTone(static_cast<int>(tone) + 1, key);
        } else if (!putShape(key)) {
            if (isDigit(key) && method_.digitsEndWord) return false;
            if (!isLetter(key) && !isDigit(key)) return false;
            letters_.push_back({key, 0});
        }
        return true;
    }

    std::string show() const {
        // Combining characters, composed at the end by the normaliser.
        static const char* const kTones[] = {"",         "\xCC\x81", "\xCC\x80",
                                             "\xCC\x89", "\xCC\x83", "\xCC\xA3"};
        std::string text;
        const std::size_t bearer = toneBearer();
        for (std::size_t i = 0; i < letters_.size(); ++i) {
            const Letter& letter = letters_[i];
            if (letter.shape == '9') {
                text += letter.base == 'D' ? "\xC4\x90" : "\xC4\x91";
            } else {
                text += letter.base;
            }
            if (letter.shape == '6') text += "\xCC\x82";
            if (letter.shape == '7') text += "\xCC\x9B";
            if (letter.shape == '8') text += "\xCC\x86";
            if (i == bearer) text += kTones[tone_];
        }
        return i18n::toNfc(text);
    }

private:
    struct Letter {
        char base;
        char shape; ///< named by the VNI key: 6 hat, 7 horn, 8 breve, 9 stroke
    };

    bool hasVowel() const {
        for (const Letter& letter : letters_)
            if (isVowel(letter.base)) return true;
        return false;
    }

    void putTone(int tone, char key) {
        if (tone_ == tone) {
            tone_ = 0;
            letters_.push_back({key, 0});
        } else {
            tone_ = tone;
        }
    }

    /// The letters a shape key can work on.
    static bool fits(char shape, char base) {
        switch (shape) {
        case '6':
            return std::string_view("aeo").find(small(base)) != std::string_view::npos;
        case '7':
            return std::string_view("ou").find(small(base)) != std::string_view::npos;
        case '8':
            return small(base) == 'a';
        default:
            return small(base) == 'd';
        }
    }

    bool putShape(char key) {
        std::string shapes;
        if (method_.vni) {
            if (key >= '6' && key <= '9') shapes = key;
        } else if (small(key) == 'w') {
            shapes = "78";
        } else if (small(key) == 'd') {
            shapes = "9";
        } else if (fits('6', key)) {
            shapes = "6";
        }
        for (std::size_t back = 0; back < letters_.size(); ++back) {
            if (back > 0 && !method_.freeMarks) break;
            Letter& letter = letters_[letters_.size() - 1 - back];
            for (const char shape : shapes) {
                const bool wanted = fits(shape, letter.base) && (method_.vni || small(key) == 'w' ||
                                                                 small(key) == small(letter.base));
                if (!wanted) continue;
                if (letter.shape == shape) {
                    letter.shape = 0;
                    letters_.push_back({key, 0});
                } else {
                    letter.shape = shape;
                }
                return true;
            }
        }
        return false;
    }

    /// The vowel that carries the tone: one with a shape, else the last before a final consonant,
    /// else the last but one of a group.
    std::size_t toneBearer() const {
        std::size_t last = letters_.size();
        std::size_t shaped = letters_.size();
        for (std::size_t i = 0; i < letters_.size(); ++i) {
            if (!isVowel(letters_[i].base)) continue;
            last = i;
            if (letters_[i].shape != 0) shaped = i;
        }
        if (shaped < letters_.size()) return shaped;
        const bool group = last > 0 && last < letters_.size() && isVowel(letters_[last - 1].base);
        return group && last + 1 == letters_.size() ? last - 1 : last;
    }

    InputMethod method_;
    std::vector<Letter> letters_;
    int tone_ = 0;
};

} // namespace

std::string typeWith(const InputMethod& method, std::string_view keys) {
    std::string text;
    Word word(method);
    for (const char key : keys) {
        if (word.press(key)) continue;
        text += word.show() + key;
        word = Word(method);
    }
    return text + word.show();
}

} // namespace theco::simulator
