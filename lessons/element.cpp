// SPDX-License-Identifier: MIT
#include "lessons/element.hpp"

#include "lessons/text_rules.hpp"

#include <algorithm>

namespace theco::lessons {

using i18n::trLater;

namespace {

bool isNamed(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

} // namespace

std::string Element::quoted(std::string_view text) {
    std::string out = collapsed(text);
    constexpr std::size_t kLimit = 120;
    if (out.size() > kLimit) {
        std::size_t end = kLimit;
        while (end > 0 && (static_cast<unsigned char>(out[end]) & 0xC0) == 0x80)
            --end;
        out = out.substr(0, end) + "...";
    }
    std::string shown = "'";
    for (const char c : out)
        shown += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? '?' : c;
    return shown + '\'';
}

void Element::expect(const Names& attributes, const Names& children) const {
    for (const tinyxml2::XMLAttribute* a = xml_->FirstAttribute(); a != nullptr; a = a->Next())
        if (!isNamed(attributes, a->Name()))
            fault(trLater("{element}: unknown attribute {name}"),
                  {{"element", std::string(name())}, {"name", quoted(a->Name())}});
    for (const tinyxml2::XMLNode* node = xml_->FirstChild(); node != nullptr;
         node = node->NextSibling()) {
        if (node->ToComment() != nullptr) continue;
        if (const tinyxml2::XMLElement* inner = node->ToElement()) {
            if (!isNamed(children, inner->Name()))
                findings_->fault(
                    inner->GetLineNum(), id_, trLater("{element}: unknown element {name}"),
                    {{"element", std::string(name())}, {"name", quoted(inner->Name())}});
        } else if (name() != "t" || node->ToText() == nullptr) {
            findings_->fault(node->GetLineNum(), id_,
                             trLater("{element}: no text may stand here: {found}"),
                             {{"element", std::string(name())},
                              {"found", quoted(node->Value() == nullptr ? "" : node->Value())}});
        }
    }
}

std::optional<std::string_view> Element::attribute(const char* name) const {
    const char* value = xml_->Attribute(name);
    if (value == nullptr) return std::nullopt;
    return std::string_view(value);
}

std::optional<std::string_view> Element::required(const char* wanted) const {
    const std::optional<std::string_view> value = attribute(wanted);
    if (!value)
        fault(trLater("{element}: the attribute {name} is missing"),
              {{"element", std::string(name())}, {"name", wanted}});
    return value;
}

std::vector<Element> Element::children(std::string_view wanted) const {
    std::vector<Element> out;
    for (const tinyxml2::XMLElement* e = xml_->FirstChildElement(); e != nullptr;
         e = e->NextSiblingElement())
        if (e->Name() == wanted) out.emplace_back(*e, id_, *findings_);
    return out;
}

std::optional<Element> Element::child(std::string_view wanted) const {
    const std::vector<Element> all = children(wanted);
    if (all.empty())
        fault(trLater("{element}: the element {name} is missing"),
              {{"element", std::string(name())}, {"name", std::string(wanted)}});
    for (std::size_t i = 1; i < all.size(); ++i)
        all[i].fault(trLater("{element}: the element {name} stands there twice"),
                     {{"element", std::string(name())}, {"name", std::string(wanted)}});
    if (all.empty()) return std::nullopt;
    return all.front();
}

std::string Element::text() const {
    std::string out;
    for (const tinyxml2::XMLNode* node = xml_->FirstChild(); node != nullptr;
         node = node->NextSibling())
        if (const tinyxml2::XMLText* piece = node->ToText()) out += piece->Value();
    return out;
}

} // namespace theco::lessons
