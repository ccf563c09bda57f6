// SPDX-License-Identifier: MIT
// Reading JSON that people or other programs wrote: strict about names and kinds of values, and
// with one fault that says where it is and what was expected there.
#pragma once

#include "arbiter/clock/time_control.hpp"

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace theco::clock {

enum class InputProblem : std::uint8_t {
    NotJson,
    UnknownField, ///< `expected` lists the known ones
    Missing,
    NotAnObject,
    NotAList,
    EmptyList,
    TooMany,    ///< `most`
    NotWhole,   ///< a whole number `least` ... `most`
    NotSeconds, ///< seconds `least` ... `most` (in nanoseconds), whole milliseconds
    NotABool,
    NotText,
    NotOneOf, ///< `expected` lists the words
    GoesBack, ///< `t_ns` below that of the event before
};

struct InputFault {
    InputProblem problem = InputProblem::NotJson;
    std::string where; ///< "events[3].side"; empty: the whole
    int line = 0;      ///< counted from 1; 0: not known
    int column = 0;    ///< of NotJson
    std::vector<std::string_view> expected;
    std::int64_t least = 0;
    std::int64_t most = 0;
};

/// A value with its place. The first fault of a whole reading is kept in the `fault` all share;
/// after it every read gives its default.
class JsonReader {
public:
    JsonReader(const boost::json::value& value, std::string where, std::optional<InputFault>& fault)
        : value_(&value), where_(std::move(where)), fault_(&fault) {}

    /// Refuses every other field. False: not an object, or such a field.
    bool hasOnly(std::initializer_list<std::string_view> fields) const;
    bool has(std::string_view field) const;
    /// Only after has().
    JsonReader at(std::string_view field) const;
    /// As at(), and a fault when it is missing.
    std::optional<JsonReader> need(std::string_view field) const;
    std::vector<JsonReader> list(std::size_t most) const;

    std::int64_t whole(std::int64_t least, std::int64_t most) const;
    Nanoseconds seconds(Nanoseconds most) const;
    bool boolean() const;
    std::string text() const;
    /// Its place in `words`; 0 when it is none of them.
    std::size_t oneOf(const std::vector<std::string_view>& words) const;

    bool good() const { return !*fault_; }
    void fail(InputProblem problem, std::int64_t least = 0, std::int64_t most = 0) const;

private:
    void failAt(std::string where, InputProblem problem,
                std::vector<std::string_view> expected) const;
    std::string whereOf(std::string_view field) const;
    const boost::json::object* object() const;

    const boost::json::value* value_;
    std::string where_;
    std::optional<InputFault>* fault_;
};

/// Parses the whole text; only syntax can be at fault.
std::optional<boost::json::value> parseJson(std::string_view text,
                                            std::optional<InputFault>& fault);

/// The line on which the value at `where` ("events[3].side") begins, or the innermost part of it
/// that is there. `text` must be sound JSON.
int lineOf(std::string_view text, std::string_view where);

} // namespace theco::clock
