// SPDX-License-Identifier: MIT
#include "tests/i18n/po_file.hpp"

#include <fstream>

namespace theco::test {
namespace {

/// The text between the outer quotes, escapes resolved.
std::string quoted(const std::string& line) {
    std::string text;
    for (std::size_t i = line.find('"') + 1; i < line.size() && line[i] != '"'; ++i) {
        if (line[i] != '\\' || i + 1 == line.size()) {
            text += line[i];
            continue;
        }
        ++i;
        text += line[i] == 'n' ? '\n' : line[i] == 't' ? '\t' : line[i];
    }
    return text;
}

bool startsWith(const std::string& line, const char* prefix) {
    return line.rfind(prefix, 0) == 0;
}

} // namespace

PoFile readPo(const std::string& path) {
    PoFile file;
    std::ifstream in(path);
    PoEntry entry;
    bool any = false;
    std::string* field = nullptr;
    const auto finish = [&] {
        if (any && !entry.english.empty()) file.entries.push_back(entry);
        entry = {};
        any = false;
        field = nullptr;
    };
    std::string line;
    for (int number = 1; std::getline(in, line); ++number) {
        if (startsWith(line, "#~")) {
            file.obsolete += startsWith(line, "#~ msgid ") ? 1 : 0;
            continue;
        }
        if (startsWith(line, "#,") && line.find("fuzzy") != std::string::npos) {
            finish();
            entry.fuzzy = true;
        } else if (line.empty()) {
            finish();
        } else if (startsWith(line, "msgctxt ")) {
            field = &entry.context;
        } else if (startsWith(line, "msgid ")) {
            field = &entry.english;
            entry.line = number;
            any = true;
        } else if (startsWith(line, "msgid_plural ")) {
            field = &entry.plural;
        } else if (startsWith(line, "msgstr ") || startsWith(line, "msgstr[0] ")) {
            field = &entry.translation;
        }
        if (field != nullptr && line.find('"') != std::string::npos && line[0] != '#')
            *field += quoted(line);
    }
    finish();
    return file;
}

} // namespace theco::test
