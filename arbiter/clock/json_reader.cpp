// SPDX-License-Identifier: MIT
#include "arbiter/clock/json_reader.hpp"

#include <boost/json/array.hpp>
#include <boost/json/stream_parser.hpp>

#include <algorithm>
#include <cmath>

namespace theco::clock {
namespace {

namespace json = boost::json;

constexpr std::size_t kDeepest = 16;

void placeOf(std::string_view text, std::size_t offset, InputFault& fault) {
    fault.line = 1;
    fault.column = 1;
    for (const char c : text.substr(0, offset)) {
        ++fault.column;
        if (c != '\n') continue;
        ++fault.line;
        fault.column = 1;
    }
}

} // namespace

void JsonReader::fail(InputProblem problem, std::int64_t least, std::int64_t most) const {
    if (*fault_) return;
    failAt(where_, problem, {});
    (*fault_)->least = least;
    (*fault_)->most = most;
}

void JsonReader::failAt(std::string where, InputProblem problem,
                        std::vector<std::string_view> expected) const {
    if (*fault_) return;
    InputFault fault;
    fault.problem = problem;
    fault.where = std::move(where);
    fault.expected = std::move(expected);
    *fault_ = std::move(fault);
}

std::string JsonReader::whereOf(std::string_view field) const {
    return where_ + (where_.empty() ? "" : ".") + std::string(field);
}

const json::object* JsonReader::object() const {
    const json::object* object = value_->if_object();
    if (object == nullptr) fail(InputProblem::NotAnObject);
    return object;
}

bool JsonReader::hasOnly(std::initializer_list<std::string_view> fields) const {
    const json::object* all = object();
    if (all == nullptr) return false;
    for (const auto& field : *all) {
        const std::string_view name(field.key().data(), field.key().size());
        if (std::find(fields.begin(), fields.end(), name) != fields.end()) continue;
        failAt(whereOf(name), InputProblem::UnknownField, fields);
        return false;
    }
    return true;
}

bool JsonReader::has(std::string_view field) const {
    const json::object* all = value_->if_object();
    return all != nullptr && all->contains({field.data(), field.size()});
}

JsonReader JsonReader::at(std::string_view field) const {
    return {value_->as_object().at({field.data(), field.size()}), whereOf(field), *fault_};
}

std::optional<JsonReader> JsonReader::need(std::string_view field) const {
    if (has(field)) return at(field);
    if (object() != nullptr) failAt(whereOf(field), InputProblem::Missing, {});
    return std::nullopt;
}

std::vector<JsonReader> JsonReader::list(std::size_t most) const {
    std::vector<JsonReader> items;
    const json::array* array = value_->if_array();
    if (array == nullptr) {
        fail(InputProblem::NotAList);
        return items;
    }
    if (array->size() > most) {
        fail(InputProblem::TooMany, 0, static_cast<std::int64_t>(most));
        return items;
    }
    items.reserve(array->size());
    for (std::size_t i = 0; i < array->size(); ++i)
        items.push_back({(*array)[i], where_ + '[' + std::to_string(i) + ']', *fault_});
    return items;
}

std::int64_t JsonReader::whole(std::int64_t least, std::int64_t most) const {
    const std::int64_t* number = value_->if_int64();
    if (number != nullptr && *number >= least && *number <= most) return *number;
    fail(InputProblem::NotWhole, least, most);
    return least;
}

Nanoseconds JsonReader::seconds(Nanoseconds most) const {
    constexpr Nanoseconds kTicks = kSecond / kFinest;
    if (const std::int64_t* number = value_->if_int64()) {
        if (*number >= 0 && *number <= most / kSecond) return *number * kSecond;
    } else if (const double* fraction = value_->if_double()) {
        // JSON has no other way to say half a second; at once it is whole milliseconds again.
        const double ticks = *fraction * static_cast<double>(kTicks);
        if (ticks >= 0 && ticks <= static_cast<double>(most / kFinest)) {
            const auto nearest = static_cast<Nanoseconds>(std::llround(ticks));
            if (std::abs(ticks - static_cast<double>(nearest)) < 1e-4) return nearest * kFinest;
        }
    }
    fail(InputProblem::NotSeconds, 0, most);
    return 0;
}

bool JsonReader::boolean() const {
    if (const bool* value = value_->if_bool()) return *value;
    fail(InputProblem::NotABool);
    return false;
}

std::string JsonReader::text() const {
    if (const json::string* value = value_->if_string()) return {value->data(), value->size()};
    fail(InputProblem::NotText);
    return {};
}

std::size_t JsonReader::oneOf(const std::vector<std::string_view>& words) const {
    if (const json::string* text = value_->if_string()) {
        const auto found =
            std::find(words.begin(), words.end(), std::string_view(text->data(), text->size()));
        if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    }
    failAt(where_, InputProblem::NotOneOf, words);
    return 0;
}

std::optional<json::value> parseJson(std::string_view text, std::optional<InputFault>& fault) {
    json::parse_options options;
    options.max_depth = kDeepest;
    json::stream_parser parser({}, options);
    json::error_code failed;
    const std::size_t taken = parser.write(text.data(), text.size(), failed);
    if (!failed) {
        parser.finish(failed);
        if (!failed) return parser.release();
    }
    InputFault found;
    placeOf(text, failed ? std::min(taken, text.size()) : text.size(), found);
    fault = std::move(found);
    return std::nullopt;
}

} // namespace theco::clock
