// SPDX-License-Identifier: MIT
// People look for a fault by its line, the JSON library forgets lines: so the text is walked again.
#include "arbiter/clock/json_reader.hpp"

#include <algorithm>

namespace theco::clock {
namespace {

class Walk {
public:
    explicit Walk(std::string_view text) : text_(text) {}

    int line() const {
        return 1 + static_cast<int>(std::count(text_.begin(), text_.begin() + offset(at_), '\n'));
    }

    /// Goes from the beginning of a value to that of the part `step`: "events" or "[3]".
    bool enter(std::string_view step) {
        const bool inList = step.starts_with('[');
        skipBlanks();
        if (peek() != (inList ? '[' : '{')) return false;
        ++at_;
        for (int index = 0;; ++index) {
            skipBlanks();
            const char next = peek();
            if (next == '}' || next == ']' || next == '\0') return false;
            if (next == ',') {
                ++at_;
                skipBlanks();
            }
            if (inList) {
                if (step.substr(1, step.size() - 2) == std::to_string(index)) return true;
            } else {
                const std::size_t key = at_;
                skipText();
                const std::string_view name = text_.substr(key + 1, at_ - key - 2);
                if (name == step) {
                    skipToValue();
                    return true;
                }
                skipToValue();
            }
            skipValue();
        }
    }

private:
    static std::ptrdiff_t offset(std::size_t at) { return static_cast<std::ptrdiff_t>(at); }
    char peek() const { return at_ < text_.size() ? text_[at_] : '\0'; }
    void skipBlanks() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }
    void skipToValue() {
        at_ = std::min(text_.find(':', at_), text_.size() - 1) + 1;
        skipBlanks();
    }
    void skipText() {
        for (++at_; at_ < text_.size() && text_[at_] != '"'; ++at_)
            if (text_[at_] == '\\') ++at_;
        at_ = std::min(at_ + 1, text_.size());
    }
    void skipValue() {
        int depth = 0;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '"') {
                skipText();
                continue;
            }
            if (depth == 0 && (c == ',' || c == ']' || c == '}')) return;
            if (c == '[' || c == '{') ++depth;
            if (c == ']' || c == '}') --depth;
            ++at_;
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace

int lineOf(std::string_view text, std::string_view where) {
    Walk walk(text);
    while (!where.empty()) {
        if (where.front() == '.') where.remove_prefix(1);
        const std::size_t end = where.find_first_of(".[", 1);
        if (!walk.enter(where.substr(0, end))) break;
        where.remove_prefix(std::min(end, where.size()));
    }
    return walk.line();
}

} // namespace theco::clock
