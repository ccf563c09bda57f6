// SPDX-License-Identifier: MIT
#include "cli/table.hpp"

#include "i18n/vietnamese.hpp"

#include <algorithm>

namespace theco::cli {

namespace {

/// Columns as a terminal counts them; a file may write a letter and its marks one by one.
std::size_t width(const std::string& written) {
    const std::string text = i18n::toNfc(written);
    return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
        return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
    }));
}

} // namespace

void printTable(std::ostream& out, const std::vector<std::vector<std::string>>& rows,
                const std::vector<std::size_t>& names) {
    std::vector<std::size_t> widths(rows.front().size(), 0);
    for (const auto& row : rows)
        for (std::size_t c = 0; c < row.size(); ++c)
            widths[c] = std::max(widths[c], width(row[c]));
    for (const auto& row : rows) {
        std::string line;
        for (std::size_t c = 0; c < row.size(); ++c) {
            const std::string room(widths[c] - width(row[c]), ' ');
            const bool left = std::find(names.begin(), names.end(), c) != names.end();
            line += c == 0 ? "" : "  ";
            line += left ? row[c] + room : room + row[c];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        out << line << '\n';
    }
}

} // namespace theco::cli
