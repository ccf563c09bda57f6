// SPDX-License-Identifier: MIT
// One line of a TRF by columns, and the reader's first fault.
#pragma once

#include "arbiter/formats/trf.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace theco::formats {

/// Text of a TRF in columns counted from 1. A letter with its accent is one column.
class TrfLine {
public:
    /// `text` must be UTF-8 and outlive the line.
    TrfLine(std::string_view text, int number);
    /// The same with bytes as columns, as some programs write names with accents.
    static TrfLine byBytes(std::string_view text, int number);
    bool isAscii() const { return offsets_.empty(); }

    int number() const { return number_; }
    int width() const { return width_; }
    std::string_view text() const { return text_; }
    std::string_view tag() const { return raw(1, 3); }
    /// Columns first ... last, what is beyond the end is missing.
    std::string_view raw(int first, int last) const;
    /// Without the blanks around it.
    std::string_view field(int first, int last) const;

    /// The words from a column on, each with its column; blanks and tabs are between them.
    struct Word {
        std::string_view text;
        int column = 0;
    };
    std::vector<Word> words(int first) const;

private:
    TrfLine(std::string_view text, int number, int width)
        : text_(text), number_(number), width_(width) {}
    std::size_t offset(int column) const;

    std::string_view text_;
    int number_;
    int width_;
    std::vector<std::size_t> offsets_; // empty: all ASCII
};

std::string_view trimmed(std::string_view text);
std::optional<int> wholeNumber(std::string_view text);
/// "3.5", "3", ".5" as half-points; at most 9999.5 to either side. Columns of a file may hold less.
std::optional<event::HalfPoints> halfPoints(std::string_view text);
std::string pointsText(event::HalfPoints points);

/// Keeps the first fault only; after it everything read is of no interest.
class TrfFaults {
public:
    bool good() const { return !fault_; }
    const TrfFault& fault() const { return *fault_; }
    TrfFault& add(TrfProblem problem, int line, int column, std::string_view field,
                  std::string_view found = {});

    /// Reads a whole number of a field; 0 after a fault. A blank field is a fault, too.
    int whole(const TrfLine& line, int first, int last, std::string_view field, int least,
              int most);
    int whole(const TrfLine& line, const TrfLine::Word& word, std::string_view field, int least,
              int most);
    event::HalfPoints points(const TrfLine& line, const TrfLine::Word& word,
                             std::string_view field);
    event::HalfPoints points(const TrfLine& line, int first, int last, std::string_view field);
    void word(const TrfLine& line, const TrfLine::Word& word, std::string_view field,
              std::string_view expected);
    /// Between the fields nothing may stand; if something does, what was read is not what was meant.
    void blank(const TrfLine& line, int first, int last);

private:
    std::optional<TrfFault> fault_;
    TrfFault later_;
};

} // namespace theco::formats
