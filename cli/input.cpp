// SPDX-License-Identifier: MIT
#include "cli/input.hpp"

#include "cli/output.hpp"
#include "core/chess/notation.hpp"
#include "core/text_lines.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"
#include "platform/files.hpp"
#include "platform/paths.hpp"

#include <array>
#include <charconv>
#include <iostream>

namespace theco::cli {

namespace {

using i18n::fill;
using i18n::tr;

std::string words(platform::FileFault fault) {
    switch (fault) {
    case platform::FileFault::NotFound:
        return tr("there is no such file");
    case platform::FileFault::NoPermission:
        return tr("the file may not be read");
    case platform::FileFault::IsFolder:
        return tr("this is a folder, a file was expected");
    case platform::FileFault::TooLarge:
        return tr("the file is too large");
    default:
        return tr("the file cannot be read");
    }
}

/// False: more than a file may have, such as from a program that never ends.
bool readStandardInput(std::string& text) {
    constexpr std::size_t kMost = std::size_t{1} << 30;
    std::array<char, 65536> part{};
    while (std::cin.read(part.data(), part.size()), std::cin.gcount() > 0) {
        text.append(part.data(), static_cast<std::size_t>(std::cin.gcount()));
        if (text.size() > kMost) return false;
    }
    return true;
}

/// "12." and "12..." before a move, also without a blank between.
std::string_view withoutMoveNumber(std::string_view word) {
    std::size_t digits = 0;
    while (digits < word.size() && word[digits] >= '0' && word[digits] <= '9')
        ++digits;
    std::size_t end = digits;
    while (end < word.size() && word[end] == '.')
        ++end;
    return digits > 0 && end > digits ? word.substr(end) : word;
}

} // namespace

Result<std::string, std::string> readInput(const std::string& file) {
    std::string text;
    if (file == "-") {
        if (!readStandardInput(text))
            return Err{fill(tr("{file}: {fault}."),
                            {{"file", file}, {"fault", words(platform::FileFault::TooLarge)}})};
    } else {
        Result<std::string, platform::FileError> read = platform::readFile(platform::toPath(file));
        if (!read)
            return Err{fill(tr("{file}: {fault}."),
                            {{"file", printableName(file)}, {"fault", words(read.error().fault)}})};
        text = std::move(read).value();
    }
    text.erase(0, text.size() - withoutByteOrderMarks(text).size());
    return text;
}

Result<chess::Position, std::string> readPosition(std::string_view fen, std::string_view name) {
    if (fen == "startpos") return chess::Position();
    Result<chess::Position, chess::FenError> position = chess::parseFen(fen);
    if (!position)
        return Err{
            fill("{name}: {message}", {{"name", std::string(name)},
                                       {"message", printable(i18n::message(position.error()))}})};
    return std::move(position).value();
}

Result<chess::Game, std::string> readMoves(const chess::Position& start, std::string_view moves,
                                           std::string_view name) {
    chess::Game game(start, chess::PlayOn::PastDraws);
    constexpr std::string_view kBlanks = " \t\r\n";
    for (;;) {
        moves.remove_prefix(std::min(moves.find_first_not_of(kBlanks), moves.size()));
        if (moves.empty()) return game;
        const std::string_view whole = moves.substr(0, moves.find_first_of(kBlanks));
        moves.remove_prefix(whole.size());
        const std::string_view word = withoutMoveNumber(whole);
        if (word.empty()) continue;
        const auto move = chess::parseAnyMove(game.position(), word);
        if (!move)
            return Err{fill(tr("{name}, half-move {n}: {message}"),
                            {{"name", std::string(name)},
                             {"n", std::to_string(game.plies() + 1)},
                             {"message", i18n::message(move.error(), printable(word))}})};
        game.playLegal(*move);
    }
}

Result<std::uint64_t, std::string> readNumber(const std::string& what, const std::string& text,
                                              std::uint64_t least, std::uint64_t most) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, value);
    if (fault == std::errc() && stop == end && value >= least && value <= most) return value;
    return Err{fill(tr("{option} must be a number from {least} to {most}; not \"{value}\"."),
                    {{"option", what},
                     {"least", std::to_string(least)},
                     {"most", std::to_string(most)},
                     {"value", printable(text)}})};
}

} // namespace theco::cli
