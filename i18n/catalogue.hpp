// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

namespace theco::i18n {

enum class Language : unsigned char { Vietnamese, English };

/// Vietnamese until somebody switches, whatever the system says. Not tied to the C locale; may be
/// called from any thread and before anything of the window system is set up.
void setLanguage(Language language);
Language language();

/// The text in the current language; the source text is plain English. A text that is missing in
/// the catalogue comes back in English (a test keeps that from happening).
std::string tr(const char* english);
/// With a context, for a word that needs two translations: trc("side", "White").
std::string trc(const char* context, const char* english);
/// Singular and plural; Vietnamese has one form. `{n}` is filled in.
std::string trn(const char* singular, const char* plural, long n);

/// The same in a given language, for papers printed in both and for tests.
std::string trIn(Language language, const char* english);

/// Marks a text in a table for the catalogue; it is looked up later, with tr().
constexpr const char* trLater(const char* english) {
    return english;
}

/// Fills named places: fill("{piece} on {square}", {{"piece", ..}, {"square", ..}}). A place
/// without a value stays as it is; what is filled in is not searched for further places.
std::string fill(std::string text,
                 std::initializer_list<std::pair<std::string_view, std::string>> values);

} // namespace theco::i18n
