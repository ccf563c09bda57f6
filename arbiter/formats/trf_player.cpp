// SPDX-License-Identifier: MIT
#include "arbiter/formats/trf_reading.hpp"

#include <array>
#include <cctype>

namespace theco::formats {
namespace {

using event::Colour;
using event::Entry;
using event::Kind;
using event::Title;

constexpr std::array<std::pair<Title, const char*>, 9> kTitles{{{Title::None, ""},
                                                                {Title::GM, "GM"},
                                                                {Title::IM, "IM"},
                                                                {Title::WGM, "WGM"},
                                                                {Title::FM, "FM"},
                                                                {Title::WIM, "WIM"},
                                                                {Title::CM, "CM"},
                                                                {Title::WFM, "WFM"},
                                                                {Title::WCM, "WCM"}}};

/// Older files use letters: g m f c, with a w in front for women.
constexpr std::array<std::pair<const char*, Title>, 8> kOldTitles{{{"g", Title::GM},
                                                                   {"wg", Title::WGM},
                                                                   {"m", Title::IM},
                                                                   {"wm", Title::WIM},
                                                                   {"f", Title::FM},
                                                                   {"wf", Title::WFM},
                                                                   {"c", Title::CM},
                                                                   {"wc", Title::WCM}}};

constexpr std::array<Kind, 12> kKinds{Kind::Win,          Kind::Draw,         Kind::Loss,
                                      Kind::UnratedWin,   Kind::UnratedDraw,  Kind::UnratedLoss,
                                      Kind::ForfeitWin,   Kind::ForfeitLoss,  Kind::PairingBye,
                                      Kind::FullPointBye, Kind::HalfPointBye, Kind::ZeroPointBye};

/// The kind of a letter; of the last century's files with nobody as opponent, + = - are byes.
std::optional<Kind> kindOf(char letter, bool opponent) {
    if (letter == ' ') return opponent ? Kind::Pending : Kind::None;
    if (!opponent) {
        if (letter == '+') return Kind::FullPointBye;
        if (letter == '=') return Kind::HalfPointBye;
        if (letter == '-') return Kind::ZeroPointBye;
    }
    const char upper = letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 32) : letter;
    for (const Kind kind : kKinds)
        if (event::letterOf(kind) == upper) return kind;
    return std::nullopt;
}

char onlyChar(std::string_view raw) {
    return raw.size() == 1 ? raw[0] : raw.empty() ? ' ' : '?';
}

/// The ten columns of a round; the opponent's starting number stands in Entry::opponent.
Entry readRound(const TrfLine& line, int column, TrfFaults& faults) {
    Entry entry;
    const std::string_view opponent = line.field(column, column + 3);
    int number = 0;
    if (!opponent.empty())
        number = faults.whole(line, column, column + 3, "opponent", 0, kMostPlayers);
    entry.opponent = number == 0 ? event::kNobody : number;
    const char colour = onlyChar(line.raw(column + 5, column + 5));
    if (colour == 'w' || colour == 'W')
        entry.colour = Colour::White;
    else if (colour == 'b' || colour == 'B')
        entry.colour = Colour::Black;
    else if (colour != '-' && colour != ' ')
        faults.word(line, {line.raw(column + 5, column + 5), column + 5}, "colour", "w, b, -");
    const char letter = onlyChar(line.raw(column + 7, column + 7));
    const auto kind = kindOf(letter, number != 0);
    const std::string_view found = line.raw(column + 7, column + 7);
    if (!kind) {
        faults.word(line, {found, column + 7}, "result", "1, =, 0, W, D, L, +, -, H, F, U, Z");
        return entry;
    }
    entry.kind = *kind;
    if (number == 0 && isPairing(*kind))
        faults.add(TrfProblem::NoOpponent, line.number(), column, "result", found);
    if (number != 0 && !isPairing(*kind))
        faults.add(TrfProblem::ByeOnOpponent, line.number(), column + 7, "result", found);
    if (number != 0 && entry.colour == Colour::None && !isForfeit(*kind))
        faults.add(TrfProblem::NoColour, line.number(), column + 5, "colour");
    if (number == 0) entry.colour = Colour::None;
    for (const int between : {4, 6, 8})
        faults.blank(line, column + between, column + between + (between == 8 ? 1 : 0));
    return entry;
}

} // namespace

const char* titleText(Title title) {
    for (const auto& [each, text] : kTitles)
        if (each == title) return text;
    return "";
}

std::optional<Title> titleOf(std::string_view text) {
    std::string capitals(text);
    for (char& c : capitals)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    for (const auto& [title, name] : kTitles)
        if (capitals == name) return title;
    for (const auto& [name, title] : kOldTitles)
        if (text == name) return title;
    return std::nullopt;
}

void readPlayer(const TrfLine& line, TrfReading& reading) {
    TrfFaults& faults = reading.faults;
    ReadPlayer out;
    event::Player& player = out.player;
    out.line = line.number();
    int last = line.width();
    while (last > 3 && trimmed(line.raw(last, last)).empty())
        --last;
    const std::string_view text = line.raw(1, last);
    if (text.find('\t') != std::string_view::npos) {
        int column = 1;
        while (line.raw(column, column) != "\t")
            ++column;
        faults.add(TrfProblem::Tab, line.number(), column, "");
        return;
    }
    player.tpn = faults.whole(line, 5, 8, "starting number", 1, kMostPlayers);
    const char sex = onlyChar(line.raw(10, 10));
    if (sex == 'm' || sex == 'M')
        player.sex = event::Sex::Male;
    else if (sex == 'w' || sex == 'W' || sex == 'f' || sex == 'F')
        player.sex = event::Sex::Female;
    else if (sex != ' ')
        faults.word(line, {line.raw(10, 10), 10}, "sex", "m, w");
    if (const auto title = titleOf(line.field(11, 13)))
        player.title = *title;
    else
        out.otherTitle = line.field(11, 13);
    player.name = line.field(15, 47);
    if (!line.field(49, 52).empty()) player.rating = faults.whole(line, 49, 52, "rating", 0, 9999);
    player.federation = line.field(54, 56);
    player.fideId = line.field(58, 68);
    player.birth = line.field(70, 79);
    if (!line.field(81, 84).empty()) out.points = faults.points(line, 81, 84, "points");
    if (!line.field(86, 89).empty()) out.rank = faults.whole(line, 86, 89, "rank", 0, kMostPlayers);
    for (const int column : {9, 14, 53, 57, 69, 80, 85, 90, 91})
        faults.blank(line, column, column);
    for (int round = 1, column = 92; column <= last && faults.good(); ++round, column += 10) {
        if (round > kMostRounds) {
            faults.add(TrfProblem::TooManyRounds, line.number(), column, "round").most =
                kMostRounds;
            return;
        }
        player.rounds.push_back(readRound(line, column, faults));
    }
    // "0000" without a result says no more than blanks, and comes back as such.
    while (!player.rounds.empty() && player.rounds.back() == Entry{})
        player.rounds.pop_back();
    if (faults.good()) reading.players.push_back(std::move(out));
}

} // namespace theco::formats
