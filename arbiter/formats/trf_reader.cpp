// SPDX-License-Identifier: MIT
#include "arbiter/event/acceleration.hpp"
#include "arbiter/formats/trf_reading.hpp"

#include <algorithm>

namespace theco::formats {
namespace {

using event::Entry;
using event::Kind;
using event::PlayerIndex;

/// Well-formed UTF-8 without overlong forms and surrogates.
bool isUtf8(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t size = lead < 0x80   ? 1
                                 : lead < 0xC2 ? 0
                                 : lead < 0xE0 ? 2
                                 : lead < 0xF0 ? 3
                                 : lead < 0xF5 ? 4
                                               : 0;
        if (size == 0 || i + size > text.size()) return false;
        for (std::size_t k = 1; k < size; ++k) {
            const auto c = static_cast<unsigned char>(text[i + k]);
            if ((c & 0xC0) != 0x80) return false;
            if (k == 1 && ((lead == 0xE0 && c < 0xA0) || (lead == 0xED && c > 0x9F) ||
                           (lead == 0xF0 && c < 0x90) || (lead == 0xF4 && c > 0x8F)))
                return false;
        }
        i += size;
    }
    return true;
}

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find_first_of("\r\n");
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        const bool crlf = text[end] == '\r' && end + 1 < text.size() && text[end + 1] == '\n';
        text.remove_prefix(end + (crlf ? 2 : 1));
    }
    return lines;
}

/// Starting numbers become indices, and each pairing is looked at from both sides.
void linkOpponents(TrfReading& reading) {
    const event::Tournament& tournament = reading.file.tournament;
    for (ReadPlayer& read : reading.players) {
        for (std::size_t r = 0; r < read.player.rounds.size(); ++r) {
            Entry& entry = read.player.rounds[r];
            if (entry.opponent == event::kNobody) continue;
            const int column = 92 + 10 * static_cast<int>(r);
            const int number = entry.opponent;
            const PlayerIndex opponent = tournament.indexOf(number);
            TrfProblem problem = TrfProblem::NoSuchPlayer;
            if (opponent != event::kNobody) {
                // The other's entries may be linked already: they are compared in the copy.
                const Entry back = tournament.player(opponent).in(static_cast<int>(r) + 1);
                if (number == read.player.tpn)
                    problem = TrfProblem::OwnOpponent;
                else if (back.opponent != read.player.tpn)
                    problem = TrfProblem::NotReturned;
                else if (back.colour != opposite(entry.colour))
                    problem = TrfProblem::SameColour;
                else if (!canBeResult(entry.kind, back.kind))
                    problem = TrfProblem::Contradiction;
                else {
                    entry.opponent = opponent;
                    continue;
                }
            }
            reading.faults.add(problem, read.line, column, "opponent").number = number;
            return;
        }
    }
}

/// No letter was cut in two.
bool isSound(const event::Player& player) {
    return isUtf8(player.name) && isUtf8(player.federation) && isUtf8(player.fideId) &&
           isUtf8(player.birth);
}

/// Columns are characters; a line that makes no sense so, but does with bytes, was written by bytes.
void readPlayerEitherWay(const TrfLine& line, TrfReading& reading) {
    if (!line.isAscii()) {
        TrfReading alone;
        readPlayer(line, alone);
        if (!alone.faults.good()) {
            TrfReading again;
            const TrfLine bytes = TrfLine::byBytes(line.text(), line.number());
            readPlayer(bytes, again);
            if (again.faults.good() && isSound(again.players.front().player)) {
                reading.players.push_back(std::move(again.players.front()));
                return;
            }
        }
    }
    readPlayer(line, reading);
}

PlayerIndex indexOf(TrfReading& reading, int number, int line, int column) {
    const PlayerIndex index = reading.file.tournament.indexOf(number);
    if (index == event::kNobody)
        reading.faults.add(TrfProblem::NoSuchPlayer, line, column, "starting number").number =
            number;
    return index;
}

void placeByes(TrfReading& reading) {
    event::Tournament& tournament = reading.file.tournament;
    const int next = tournament.pairedRounds() + 1;
    for (const ReadBye& bye : reading.byes) {
        const PlayerIndex i = indexOf(reading, bye.number, bye.line, bye.column);
        if (i == event::kNobody) return;
        Entry& entry = tournament.player(i).at(bye.round == 0 ? next : bye.round);
        if (entry.kind == Kind::None) {
            entry.kind = bye.kind;
        } else if (entry.kind != bye.kind && bye.round != 0) {
            reading.faults.add(TrfProblem::ByeConflict, bye.line, bye.column, "240").number =
                bye.number;
            return;
        }
    }
}

void placeAcceleration(TrfReading& reading) {
    event::Tournament& tournament = reading.file.tournament;
    for (const ReadAcceleration& each : reading.accelerations) {
        bool found = false;
        for (event::Player& player : tournament.players) {
            if (player.tpn < each.firstNumber || player.tpn > each.lastNumber) continue;
            found = true;
            const std::size_t first = static_cast<std::size_t>(each.firstRound - 1);
            if (player.virtualPoints.size() < first + each.points.size())
                player.virtualPoints.resize(first + each.points.size());
            std::copy(each.points.begin(), each.points.end(),
                      player.virtualPoints.begin() + static_cast<std::ptrdiff_t>(first));
        }
        if (!found) {
            reading.faults.add(TrfProblem::NoSuchPlayer, each.line, each.column, "starting number")
                .number = each.firstNumber;
            return;
        }
    }
    if (reading.baku && reading.accelerations.empty()) event::accelerateByBaku(tournament);
    for (event::Player& player : tournament.players)
        while (!player.virtualPoints.empty() && player.virtualPoints.back() == 0)
            player.virtualPoints.pop_back();
}

void placeLists(TrfReading& reading) {
    event::Tournament& tournament = reading.file.tournament;
    for (const ReadList& list : reading.forbidden) {
        event::ForbiddenGroup group;
        group.firstRound = list.firstRound;
        group.lastRound = list.lastRound;
        for (std::size_t i = 0; i < list.numbers.size(); ++i)
            group.players.push_back(indexOf(reading, list.numbers[i], list.line, list.columns[i]));
        tournament.forbidden.push_back(std::move(group));
    }
    for (const ReadList& list : reading.adjustments)
        for (std::size_t i = 0; i < list.numbers.size(); ++i)
            tournament.adjustments.push_back(
                {indexOf(reading, list.numbers[i], list.line, list.columns[i]), list.firstRound,
                 list.points, list.type});
}

} // namespace

void finishReading(TrfReading& reading) {
    event::Tournament& tournament = reading.file.tournament;
    if (reading.players.empty()) {
        reading.faults.add(TrfProblem::NoPlayers, 0, 0, "");
        return;
    }
    const auto byNumber = [](const ReadPlayer& a, const ReadPlayer& b) {
        return a.player.tpn < b.player.tpn;
    };
    std::vector<ReadPlayer> sorted = reading.players;
    std::stable_sort(sorted.begin(), sorted.end(), byNumber);
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (sorted[i].player.tpn == sorted[i - 1].player.tpn) {
            reading.faults.add(TrfProblem::TwiceSame, sorted[i].line, 5, "starting number").number =
                sorted[i].player.tpn;
            return;
        }
    if (!reading.orderOfFile) reading.players = std::move(sorted);
    for (const ReadPlayer& read : reading.players) {
        tournament.players.push_back(read.player);
        reading.file.extras.points.push_back(read.points);
        reading.file.extras.ranks.push_back(read.rank);
    }
    linkOpponents(reading);
    if (!reading.faults.good()) return;
    for (std::size_t i = 0; i < reading.players.size(); ++i)
        tournament.players[i].rounds = std::move(reading.players[i].player.rounds);
    if (!reading.pairingByeGiven) tournament.scoring.pairingBye = tournament.scoring.win();
    placeByes(reading);
    if (reading.faults.good()) placeAcceleration(reading);
    if (reading.faults.good()) placeLists(reading);
}

Result<TrfFile, TrfFault> readTrf(std::string_view text) {
    // Joined files have more than one; written back, the second would pass for the file's own.
    while (text.substr(0, 3) == "\xEF\xBB\xBF")
        text.remove_prefix(3);
    TrfReading reading;
    int number = 0;
    for (const std::string_view raw : linesOf(text)) {
        ++number;
        // Text never holds a NUL; UTF-16 and programs do.
        if (raw.find('\0') != std::string_view::npos || !isUtf8(raw)) {
            reading.faults.add(TrfProblem::NotUtf8, number, 0, "");
            break;
        }
        const TrfLine line(raw, number);
        if (trimmed(raw).empty()) continue;
        if (line.tag() == "001" && (line.width() == 3 || line.raw(4, 4) == " ")) {
            readPlayerEitherWay(line, reading);
        } else if (!readRecord(line, reading)) {
            auto& kept =
                reading.players.empty() ? reading.file.extras.before : reading.file.extras.after;
            kept.emplace_back(raw);
        }
        if (!reading.faults.good()) break;
    }
    if (reading.faults.good()) finishReading(reading);
    if (!reading.faults.good()) return Err{reading.faults.fault()};
    return std::move(reading.file);
}

} // namespace theco::formats
