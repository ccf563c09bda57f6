// SPDX-License-Identifier: MIT
#include "gui/frame/native_texts.hpp"

#include "i18n/catalogue.hpp"

#include <wx/translation.h>
#include <wx/utils.h>

#include <cstdint>
#include <map>
#include <string>

namespace theco::gui {

using i18n::tr;

namespace {

/// The labels wxWidgets gives to stock buttons; Debian has no Vietnamese catalogue of it.
std::map<std::string, std::string> stockLabels() {
    return {{"&Cancel", tr("&Cancel")}, {"&Open", tr("&Open")}, {"&Save", tr("&Save")},
            {"&OK", tr("&OK")},         {"&Yes", tr("&Yes")},   {"&No", tr("&No")},
            {"&Close", tr("&Close")}};
}

/// A catalogue file (.mo) in memory: that is what wxWidgets reads.
std::string catalogueOf(std::map<std::string, std::string> texts) {
    texts[""] = "Content-Type: text/plain; charset=UTF-8\n";
    const auto count = static_cast<std::uint32_t>(texts.size());
    constexpr std::uint32_t kHeader = 28;
    const std::uint32_t tables = count * 8;
    std::string originals;
    std::string translations;
    std::string strings;
    const std::uint32_t base = kHeader + 2 * tables;
    const auto append32 = [](std::string& out, std::uint32_t value) {
        for (int shift = 0; shift < 32; shift += 8)
            out += static_cast<char>(static_cast<unsigned char>(value >> shift & 0xFFU));
    };
    const auto add = [&](std::string& table, const std::string& text) {
        append32(table, static_cast<std::uint32_t>(text.size()));
        append32(table, base + static_cast<std::uint32_t>(strings.size()));
        strings += text;
        strings += '\0';
    };
    for (const auto& [english, translated] : texts) {
        add(originals, english);
        add(translations, translated);
    }
    std::string file;
    for (const std::uint32_t word : {std::uint32_t{0x950412de}, std::uint32_t{0}, count, kHeader,
                                     kHeader + tables, std::uint32_t{0}, base})
        append32(file, word);
    return file + originals + translations + strings;
}

class StockLoader : public wxTranslationsLoader {
public:
    wxMsgCatalog* LoadCatalog(const wxString& domain, const wxString&) override {
        if (domain != "theco-stock") return nullptr;
        const std::string bytes = catalogueOf(stockLabels());
        wxCharBuffer copy(bytes.size());
        bytes.copy(copy.data(), bytes.size());
        return wxMsgCatalog::CreateFromData(copy, domain);
    }
    wxArrayString GetAvailableTranslations(const wxString&) const override {
        wxArrayString languages;
        languages.Add("vi");
        return languages;
    }
};

} // namespace

void translateNativeTexts() {
    const bool vietnamese = i18n::language() == i18n::Language::Vietnamese;
    // What GTK itself writes (file dialog) asks this at every look-up.
    wxSetEnv("LANGUAGE", vietnamese ? "vi" : "en");
    auto* translations = new wxTranslations;
    translations->SetLoader(new StockLoader);
    wxTranslations::Set(translations);
    translations->SetLanguage(vietnamese ? "vi" : "en");
    if (vietnamese) translations->AddCatalog("theco-stock");
}

} // namespace theco::gui
