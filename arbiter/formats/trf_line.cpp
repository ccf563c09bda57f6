// SPDX-License-Identifier: MIT
#include "arbiter/formats/trf_line.hpp"

#include <algorithm>
#include <charconv>

namespace theco::formats {

TrfLine::TrfLine(std::string_view text, int number) : text_(text), number_(number) {
    const auto leads = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    const auto characters = std::count_if(text.begin(), text.end(), leads);
    width_ = static_cast<int>(characters);
    if (static_cast<std::size_t>(characters) == text.size()) return;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (leads(text[i])) offsets_.push_back(i);
}

TrfLine TrfLine::byBytes(std::string_view text, int number) {
    return {text, number, static_cast<int>(text.size())};
}

std::size_t TrfLine::offset(int column) const {
    if (column > width_) return text_.size();
    const auto i = static_cast<std::size_t>(column - 1);
    return offsets_.empty() ? i : offsets_[i];
}

std::string_view TrfLine::raw(int first, int last) const {
    const std::size_t from = offset(first);
    return text_.substr(from, offset(last + 1) - from);
}

std::string_view TrfLine::field(int first, int last) const {
    return trimmed(raw(first, last));
}

std::vector<TrfLine::Word> TrfLine::words(int first) const {
    const auto between = [this](int column) { return trimmed(raw(column, column)).empty(); };
    std::vector<Word> out;
    for (int column = first; column <= width_;) {
        if (between(column)) {
            ++column;
            continue;
        }
        int end = column;
        while (end < width_ && !between(end + 1))
            ++end;
        out.push_back({raw(column, end), column});
        column = end + 1;
    }
    return out;
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
    return text;
}

std::optional<int> wholeNumber(std::string_view text) {
    int value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end || text.empty()) return std::nullopt;
    return value;
}

std::optional<event::HalfPoints> halfPoints(std::string_view text) {
    const bool negative = !text.empty() && text.front() == '-';
    if (negative) text.remove_prefix(1);
    const std::size_t dot = text.find('.');
    const std::string_view whole = text.substr(0, dot);
    int value = 0;
    if (!whole.empty()) {
        const auto read = wholeNumber(whole);
        if (!read || *read < 0 || *read > 9999) return std::nullopt;
        value = *read * 2;
    }
    if (dot != std::string_view::npos) {
        const std::string_view fraction = text.substr(dot + 1);
        if (whole.empty() && fraction.empty()) return std::nullopt;
        if (fraction.size() > 2) return std::nullopt;
        if (!fraction.empty() && fraction[0] == '5')
            ++value;
        else if (!fraction.empty() && fraction[0] != '0')
            return std::nullopt;
        if (fraction.size() == 2 && fraction[1] != '0') return std::nullopt;
    } else if (whole.empty()) {
        return std::nullopt;
    }
    return negative ? -value : value;
}

std::string pointsText(event::HalfPoints points) {
    const std::string sign = points < 0 ? "-" : "";
    const int size = points < 0 ? -points : points;
    return sign + std::to_string(size / 2) + (size % 2 != 0 ? ".5" : ".0");
}

namespace {

/// Enough to find the place; a file may hold megabytes without a blank.
std::string shortened(std::string_view text) {
    constexpr std::size_t kMost = 60;
    if (text.size() <= kMost) return std::string(text);
    std::size_t end = kMost;
    while ((static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return std::string(text.substr(0, end)) + "...";
}

} // namespace

TrfFault& TrfFaults::add(TrfProblem problem, int line, int column, std::string_view field,
                         std::string_view found) {
    TrfFault fault;
    fault.problem = problem;
    fault.line = line;
    fault.column = column;
    fault.field = field;
    fault.found = shortened(found);
    if (fault_) return later_ = std::move(fault);
    return fault_.emplace(std::move(fault));
}

int TrfFaults::whole(const TrfLine& line, const TrfLine::Word& word, std::string_view field,
                     int least, int most) {
    const auto value = wholeNumber(word.text);
    if (value && *value >= least && *value <= most) return *value;
    TrfFault& fault = add(TrfProblem::BadNumber, line.number(), word.column, field, word.text);
    fault.least = least;
    fault.most = most;
    return 0;
}

int TrfFaults::whole(const TrfLine& line, int first, int last, std::string_view field, int least,
                     int most) {
    return whole(line, {line.field(first, last), first}, field, least, most);
}

event::HalfPoints TrfFaults::points(const TrfLine& line, const TrfLine::Word& word,
                                    std::string_view field) {
    if (const auto value = halfPoints(word.text)) return *value;
    add(TrfProblem::BadPoints, line.number(), word.column, field, word.text);
    return 0;
}

event::HalfPoints TrfFaults::points(const TrfLine& line, int first, int last,
                                    std::string_view field) {
    return points(line, {line.field(first, last), first}, field);
}

void TrfFaults::word(const TrfLine& line, const TrfLine::Word& word, std::string_view field,
                     std::string_view expected) {
    add(TrfProblem::BadWord, line.number(), word.column, field, word.text).expected = expected;
}

void TrfFaults::blank(const TrfLine& line, int first, int last) {
    for (int column = first; column <= last; ++column)
        if (const std::string_view found = line.field(column, column); !found.empty()) {
            add(TrfProblem::NotBlank, line.number(), column, "", found);
            return;
        }
}

} // namespace theco::formats
