// SPDX-License-Identifier: MIT
// An XML element that knows whom to blame. Private to the reader.
#pragma once

#include "lessons/course.hpp"

#include <tinyxml2.h>

namespace theco::lessons {

using Names = std::vector<std::string_view>;

class Element {
public:
    /// `id`: under which its faults are reported.
    Element(const tinyxml2::XMLElement& xml, std::string id, Findings& findings)
        : xml_(&xml), id_(std::move(id)), findings_(&findings) {}

    std::string_view name() const { return xml_->Name(); }
    int line() const { return xml_->GetLineNum(); }
    const std::string& id() const { return id_; }
    void reportAs(std::string id) { id_ = std::move(id); }

    void fault(const char* what, Findings::Values values = {}) const {
        findings_->fault(line(), id_, what, std::move(values));
    }
    void warn(const char* what, Findings::Values values = {}) const {
        findings_->warn(line(), id_, what, std::move(values));
    }

    /// Everything that is there must be named here; text may stand nowhere but in `t`.
    void expect(const Names& attributes, const Names& children) const;

    std::optional<std::string_view> attribute(const char* name) const;
    /// A fault when it is missing.
    std::optional<std::string_view> required(const char* name) const;

    /// The attribute read by `read`; a fault (`expected`, with {name} and {found}) when it is there
    /// and unreadable.
    template <class Read>
    auto optional(const char* name, const Read& read, const char* expected) const
        -> decltype(read(std::string_view())) {
        const std::optional<std::string_view> text = attribute(name);
        if (!text) return std::nullopt;
        auto value = read(*text);
        if (!value) fault(expected, {{"name", name}, {"found", quoted(*text)}});
        return value;
    }
    /// The same, and a fault when it is missing.
    template <class Read>
    auto needed(const char* name, const Read& read, const char* expected) const
        -> decltype(read(std::string_view())) {
        if (!required(name)) return std::nullopt;
        return optional(name, read, expected);
    }

    std::vector<Element> children(std::string_view name) const;
    /// The only child of this name; a fault when there is none or more than one.
    std::optional<Element> child(std::string_view name) const;
    /// All text in it, as written.
    std::string text() const;

    /// Attribute values as they may stand in a report: one line, not too long.
    static std::string quoted(std::string_view text);

private:
    const tinyxml2::XMLElement* xml_;
    std::string id_;
    Findings* findings_;
};

/// The value is one of the names.
template <class T>
std::optional<T> oneOf(std::string_view text,
                       std::initializer_list<std::pair<std::string_view, T>> names) {
    for (const auto& [word, value] : names)
        if (word == text) return value;
    return std::nullopt;
}

// What was expected of a value, for reports.
namespace expected {
using i18n::trLater;
inline constexpr const char* kSquare =
    trLater("{name}: expected a square such as e4, found {found}");
inline constexpr const char* kSquares =
    trLater("{name}: expected squares such as \"e4 e5\", none twice, found {found}");
inline constexpr const char* kMove =
    trLater("{name}: expected a move such as e2e4 or e7e8q, found {found}");
inline constexpr const char* kMoves =
    trLater("{name}: expected moves such as \"e2e4 e7e8q\", found {found}");
inline constexpr const char* kMen =
    trLater("{name}: expected men such as \"Rg4 Pe2\", found {found}");
inline constexpr const char* kCodes =
    trLater("{name}: expected codes of reasons, none twice, found {found}");
inline constexpr const char* kNumber =
    trLater("{name}: expected a number within its limits, found {found}");
inline constexpr const char* kWord =
    trLater("{name}: {found} is not one of the words that may stand here");
} // namespace expected

// The parts of the reader.
Text readText(const Element& element, bool required);
Text readTextChild(const Element& parent, std::string_view name);
/// The position of `fen` with `moves` played; nothing (and a fault) when either is wrong.
std::optional<chess::Game> readGame(const Element& element);
std::vector<Page> readPages(const Element& lesson);
Exercise readExercise(const Element& element, const std::string& id);
/// The part that differs from kind to kind.
Task readTask(const Element& element, Exercise& exercise);
Task readSquareTask(const Element& element);

} // namespace theco::lessons
