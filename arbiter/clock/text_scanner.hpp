// SPDX-License-Identifier: MIT
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace theco::clock {

/// Takes a short text apart from the left. Private to the clock.
class TextScanner {
public:
    explicit TextScanner(std::string_view text) : text_(text) {}

    bool take(std::string_view word) {
        if (!text_.substr(at_).starts_with(word)) return false;
        at_ += word.size();
        return true;
    }
    /// Digits only, at most `most`; else nothing is taken.
    std::optional<std::int64_t> number(std::int64_t most) {
        const std::string_view rest = text_.substr(at_);
        if (rest.empty() || rest.front() < '0' || rest.front() > '9') return std::nullopt;
        std::int64_t value = 0;
        const auto [end, failure] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
        if (failure != std::errc{} || value > most) return std::nullopt;
        at_ += static_cast<std::size_t>(end - rest.data());
        return value;
    }
    bool atEnd() const { return at_ == text_.size(); }
    std::size_t offset() const { return at_; }
    void goTo(std::size_t offset) { at_ = offset; }

private:
    std::string_view text_;
    std::size_t at_ = 0;
};

} // namespace theco::clock
