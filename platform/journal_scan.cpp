// SPDX-License-Identifier: MIT
// The file format is described at https://www.sqlite.org/fileformat2.html ("B-tree Pages", "Record
// Format"). Only what our own table can contain is understood.
#include "platform/journal_scan.hpp"

#include "platform/journal_store.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <utility>

namespace theco::platform {
namespace {

constexpr std::size_t kPage = kJournalPageSize;

/// Reads forward in some bytes; once it went wrong, everything that follows is nothing.
class Reader {
public:
    explicit Reader(std::string_view bytes) : bytes_(bytes) {}

    bool good() const { return good_; }
    std::size_t at() const { return at_; }

    std::uint64_t bigEndian(std::size_t width) {
        const std::string_view part = take(width);
        std::uint64_t value = 0;
        for (const char c : part)
            value = value << 8 | static_cast<unsigned char>(c);
        return value;
    }

    /// SQLite's number of 1 to 9 bytes: seven bits each, the ninth has eight.
    std::uint64_t varint() {
        std::uint64_t value = 0;
        for (int i = 0; i < 8; ++i) {
            const std::uint64_t byte = bigEndian(1);
            value = value << 7 | (byte & 0x7F);
            if ((byte & 0x80) == 0) return value;
        }
        return value << 8 | bigEndian(1);
    }

    std::string_view take(std::uint64_t count) {
        if (!good_ || count > bytes_.size() - at_) {
            good_ = false;
            return {};
        }
        const std::string_view part = bytes_.substr(at_, static_cast<std::size_t>(count));
        at_ += part.size();
        return part;
    }

private:
    std::string_view bytes_;
    std::size_t at_ = 0;
    bool good_ = true;
};

std::string_view pageAt(std::string_view file, std::size_t index) {
    const std::size_t start = index * kPage;
    return start < file.size() ? file.substr(start, kPage) : std::string_view{};
}

/// The part of a row that lies on the leaf page; the rest is on overflow pages.
std::uint64_t localSize(std::uint64_t size) {
    constexpr std::uint64_t kMost = kPage - 35;
    constexpr std::uint64_t kLeast = (kPage - 12) * 32 / 255 - 23;
    if (size <= kMost) return size;
    const std::uint64_t wanted = kLeast + (size - kLeast) % (kPage - 4);
    return wanted <= kMost ? wanted : kLeast;
}

std::optional<std::string> rowBytes(std::string_view file, Reader& cell, std::uint64_t size) {
    if (size > file.size()) return std::nullopt;
    std::string bytes(cell.take(localSize(size)));
    if (!cell.good()) return std::nullopt;
    if (bytes.size() == size) return bytes;
    std::uint64_t next = cell.bigEndian(4);
    if (!cell.good()) return std::nullopt;
    while (bytes.size() < size) { // ends: each round adds a whole page or gives up
        if (next == 0 || next > file.size() / kPage + 1) return std::nullopt;
        Reader page(pageAt(file, static_cast<std::size_t>(next - 1)));
        next = page.bigEndian(4);
        bytes += page.take(std::min<std::uint64_t>(kPage - 4, size - bytes.size()));
        if (!page.good()) return std::nullopt;
    }
    return bytes;
}

struct Column {
    std::optional<std::int64_t> number;
    std::optional<std::string_view> text;
};

std::optional<Column> readColumn(Reader& content, std::uint64_t type) {
    constexpr std::array<std::size_t, 7> kWidths{0, 1, 2, 3, 4, 6, 8};
    Column column;
    if (type >= 13 && type % 2 == 1) {
        column.text = content.take((type - 13) / 2);
    } else if (type == 8 || type == 9) {
        column.number = static_cast<std::int64_t>(type - 8);
    } else if (type >= 1 && type < kWidths.size()) {
        const std::size_t width = kWidths[static_cast<std::size_t>(type)];
        const auto unused = static_cast<unsigned>(64 - 8 * width);
        // Shifted up and down again as a signed number to spread the sign.
        column.number = static_cast<std::int64_t>(content.bigEndian(width) << unused) >> unused;
    } else if (type != 0) {
        return std::nullopt;
    }
    if (!content.good()) return std::nullopt;
    return column;
}

std::optional<int> asInt(std::optional<std::int64_t> number) {
    if (!number || *number < std::numeric_limits<int>::min() ||
        *number > std::numeric_limits<int>::max()) {
        return std::nullopt;
    }
    return static_cast<int>(*number);
}

/// Columns in the order of the table (journal_store.cpp); `seq` itself is stored as the row number.
std::optional<StoredEntry> readRow(std::string_view row, std::int64_t seq) {
    Reader header(row);
    const std::uint64_t headerSize = header.varint();
    Reader content(row);
    content.take(headerSize);
    std::array<Column, kJournalColumns> columns;
    for (Column& column : columns) {
        const auto read = readColumn(content, header.varint());
        if (!read || !header.good()) return std::nullopt;
        column = *read;
    }
    if (header.at() != headerSize) return std::nullopt;
    const auto& [rowid, time, who, kind, version, payload, undoes, part, parts, checksum] = columns;
    const auto versionInt = asInt(version.number);
    const auto partInt = asInt(part.number);
    const auto partsInt = asInt(parts.number);
    if (!time.number || !who.text || !kind.text || !payload.text || !versionInt || !partInt ||
        !partsInt || !checksum.number || undoes.text || rowid.text || rowid.number) {
        return std::nullopt;
    }
    StoredEntry stored{};
    stored.entry.seq = seq;
    stored.entry.timeMs = *time.number;
    stored.entry.who = *who.text;
    stored.entry.kind = *kind.text;
    stored.entry.version = *versionInt;
    stored.entry.payload = *payload.text;
    stored.entry.undoes = undoes.number;
    stored.entry.part = *partInt;
    stored.entry.parts = *partsInt;
    stored.checksum = static_cast<std::uint64_t>(*checksum.number);
    return stored;
}

void scanPage(std::string_view file, std::size_t index, std::vector<StoredEntry>& found) {
    constexpr std::uint64_t kTableLeaf = 0x0D;
    constexpr std::size_t kFileHeader = 100; // before the first page's own header
    const std::string_view page = pageAt(file, index);
    Reader header(page);
    header.take(index == 0 ? kFileHeader : 0);
    if (header.bigEndian(1) != kTableLeaf) return;
    header.take(2);
    const std::uint64_t cells = header.bigEndian(2);
    header.take(3);
    for (std::uint64_t i = 0; i < cells; ++i) {
        const std::uint64_t start = header.bigEndian(2);
        if (!header.good()) return;
        Reader cell(page);
        cell.take(start);
        const std::uint64_t size = cell.varint();
        const auto seq = static_cast<std::int64_t>(cell.varint());
        const auto bytes = rowBytes(file, cell, size);
        if (!bytes) continue;
        if (auto row = readRow(*bytes, seq)) found.push_back(*std::move(row));
    }
}

} // namespace

std::vector<StoredEntry> scanForEntries(std::string_view fileBytes) {
    std::vector<StoredEntry> found;
    for (std::size_t index = 0; index * kPage < fileBytes.size(); ++index) {
        scanPage(fileBytes, index, found);
    }
    return found;
}

SoundEntries soundEntries(std::string_view fileBytes, std::uint32_t applicationId) {
    std::multimap<std::int64_t, StoredEntry> bySeq;
    for (StoredEntry& stored : scanForEntries(fileBytes)) {
        const std::int64_t seq = stored.entry.seq;
        bySeq.emplace(seq, std::move(stored));
    }
    ChainReader chain(applicationId);
    SoundEntries sound{};
    std::size_t whole = 0;
    for (bool going = true; going;) {
        const auto [first, last] = bySeq.equal_range(chain.lastRead() + 1);
        const auto next = std::find_if(first, last, [&](const auto& candidate) {
            return chain.fits(candidate.second.entry, candidate.second.checksum);
        });
        going = next != last && chain.read(next->second.entry, next->second.checksum);
        if (going) sound.entries.push_back(std::move(next->second));
        if (going && chain.complete()) whole = sound.entries.size();
    }
    sound.entries.resize(whole);
    const auto newest = static_cast<std::int64_t>(whole);
    for (auto at = bySeq.upper_bound(newest); at != bySeq.end();
         at = bySeq.upper_bound(at->first)) {
        ++sound.later;
    }
    return sound;
}

} // namespace theco::platform
