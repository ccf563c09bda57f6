// SPDX-License-Identifier: MIT
#include "i18n/catalogue.hpp"

#include "i18n/embedded_catalogue.hpp"

#include <wx/translation.h>

#include <atomic>
#include <climits>

namespace theco::i18n {
namespace {

std::atomic<Language> currentLanguage{Language::Vietnamese};

// wxMsgCatalog is the reader of .mo files without the search for files and locales around it. It
// needs no wxApp, and looking up does not change it, so that one copy serves all threads. Never
// deleted: wx does not export its destructor, and texts may be wanted until the very end.
const wxMsgCatalog* vietnamese() {
    static const wxMsgCatalog* const catalogue = [] {
        const std::string_view bytes = embeddedCatalogue();
        return wxMsgCatalog::CreateFromData(
            wxScopedCharBuffer::CreateNonOwned(bytes.data(), bytes.size()), "theco");
    }();
    return catalogue;
}

std::string lookUp(Language language, const char* english, const char* context = "") {
    // The empty text is the catalogue's header.
    if (language == Language::English || *english == '\0' || vietnamese() == nullptr)
        return english;
    const wxString* found =
        vietnamese()->GetString(wxString::FromUTF8(english), UINT_MAX, wxString::FromUTF8(context));
    return found != nullptr ? found->utf8_string() : english;
}

} // namespace

void setLanguage(Language language) {
    currentLanguage = language;
}

Language language() {
    return currentLanguage;
}

std::string tr(const char* english) {
    return lookUp(language(), english);
}

std::string trc(const char* context, const char* english) {
    return lookUp(language(), english, context);
}

std::string trn(const char* singular, const char* plural, long n) {
    std::string text = tr(singular);
    // English, or missing in the catalogue.
    if (n != 1 && text == singular) text = plural;
    return fill(std::move(text), {{"n", std::to_string(n)}});
}

std::string trIn(Language language, const char* english) {
    return lookUp(language, english);
}

std::string fill(std::string text,
                 std::initializer_list<std::pair<std::string_view, std::string>> values) {
    std::string filled;
    std::string_view rest = text;
    while (!rest.empty()) {
        const std::size_t open = rest.find('{');
        filled += rest.substr(0, open);
        if (open == std::string_view::npos) break;
        rest.remove_prefix(open);
        const std::size_t close = rest.find('}');
        const std::string* value = nullptr;
        if (close != std::string_view::npos) {
            for (const auto& [name, candidate] : values) {
                if (name == rest.substr(1, close - 1)) value = &candidate;
            }
        }
        filled += value != nullptr ? std::string_view(*value) : rest.substr(0, 1);
        rest.remove_prefix(value != nullptr ? close + 1 : 1);
    }
    return filled;
}

} // namespace theco::i18n
