// SPDX-License-Identifier: MIT
#include "gui/frame/game_files.hpp"

#include "core/chess/fen.hpp"
#include "gui/play/memory_stream.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"
#include "platform/files.hpp"
#include "platform/paths.hpp"

#include <algorithm>
#include <sstream>

namespace theco::gui {

using i18n::fill;
using i18n::tr;
using platform::FileFault;

namespace {

/// A longer text is read as a collection, in the background: one of 5,000 nested variations would
/// else hold up the window for a second.
constexpr std::size_t kReadAtOnce = 2'000'000;

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r\n";
    const std::size_t begin = text.find_first_not_of(kBlank);
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

/// Eight ranks in one line: what a FEN begins with, and no PGN does.
bool looksLikeFen(std::string_view text) {
    if (text.find('\n') != std::string_view::npos || text.size() > 200) return false;
    const std::string_view men = text.substr(0, text.find(' '));
    return std::count(men.begin(), men.end(), '/') >= 4;
}

bool worthShowing(const chess::PgnGame& game) {
    return game.game.plies() > 0 || !game.tags.empty();
}

std::string words(FileFault fault) {
    switch (fault) {
    case FileFault::NotFound:
        return tr("There is no such file.");
    case FileFault::NoPermission:
        return tr("There is no permission for this file or folder.");
    case FileFault::IsFolder:
        return tr("This is a folder, not a file.");
    case FileFault::DiskFull:
        return tr("The disk is full.");
    case FileFault::TooLarge:
        return tr("The file is too large.");
    default:
        return tr("The system reported an error.");
    }
}

} // namespace

TextContent recognize(const std::string& text) {
    const std::string_view body = trimmed(text);
    if (body.empty()) return NothingFound{tr("There is no text to read.")};
    if (looksLikeFen(body)) {
        auto position = chess::parseFenLenient(body);
        if (!position) return NothingFound{i18n::message(position.error())};
        return std::move(*position);
    }
    if (body.size() > kReadAtOnce) return ManyGames{};
    MemoryStream in(text);
    chess::PgnReader reader(in);
    auto first = reader.next();
    if (!first) return NothingFound{tr("No game was found in the text.")};
    if (reader.next()) return ManyGames{};
    if (!worthShowing(*first))
        return NothingFound{first->error ? i18n::message(*first->error)
                                         : tr("No game was found in the text.")};
    return std::move(*first);
}

LoadedFile loadFile(const std::filesystem::path& file) {
    // A pipe would be waited for without end, /dev/zero never come to one.
    std::error_code unknown;
    if (std::filesystem::is_other(file, unknown))
        return {{},
                fill(tr("{file} cannot be read. {why}"),
                     {{"file", platform::toUtf8(file)},
                      {"why", tr("It is a device or a pipe, not a file with games.")}})};
    auto read = platform::readFile(file);
    if (read) return {std::move(*read), {}};
    return {{},
            fill(tr("{file} cannot be read. {why}"),
                 {{"file", platform::toUtf8(file)}, {"why", words(read.error().fault)}})};
}

std::string pgnForUser(const GameRecord& record, const std::string& today) {
    chess::PgnGame game = toPgn(record);
    if (!record.source() && game.tag("Date").empty()) game.tags.push_back({"Date", today});
    std::ostringstream out;
    chess::writePgn(out, game);
    return out.str();
}

std::string saveGame(const std::filesystem::path& file, const GameRecord& record,
                     const std::string& today) {
    const auto written = platform::replaceFile(file, pgnForUser(record, today));
    if (written) return {};
    return fill(tr("{file} cannot be written. {why}"),
                {{"file", platform::toUtf8(file)}, {"why", words(written.error().fault)}});
}

std::string proposedName(const GameRecord& record) {
    const auto name = [&](const char* tag, const std::string& otherwise) {
        const std::string value = record.tag(tag);
        return value.empty() || value == "?" ? otherwise : value;
    };
    return platform::safeFileName(name("White", i18n::sideName(chess::Color::White)) + " - " +
                                  name("Black", i18n::sideName(chess::Color::Black))) +
           ".pgn";
}

} // namespace theco::gui
