// SPDX-License-Identifier: MIT
#include "arbiter/event/acceleration.hpp"
#include "arbiter/formats/trf_reading.hpp"
#include "core/text_lines.hpp"

#include <algorithm>

namespace theco::formats {
namespace {

using event::Entry;
using event::HalfPoints;
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

void addMissing(TrfReading& reading, int number, int line, int column, std::string_view field) {
    TrfFault& fault = reading.faults.add(TrfProblem::NoSuchPlayer, line, column, field);
    fault.number = number;
    fault.announced = reading.announced;
    fault.present = static_cast<int>(reading.players.size());
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
                else if (back.opponent == event::kNobody)
                    problem = TrfProblem::NoGame;
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
            if (problem == TrfProblem::NoSuchPlayer) {
                addMissing(reading, number, read.line, column, "opponent");
                return;
            }
            TrfFault& fault = reading.faults.add(problem, read.line, column, "opponent");
            fault.number = number;
            fault.otherLine = reading.players[static_cast<std::size_t>(opponent)].line;
            return;
        }
    }
}

/// No letter was cut in two.
bool isSound(const event::Player& player) {
    return isUtf8(player.name) && isUtf8(player.federation) && isUtf8(player.fideId) &&
           isUtf8(player.birth);
}
bool isSound(const ReadPlayer& read) {
    return isSound(read.player) && isUtf8(read.otherTitle);
}

/// What is given most often instead, new (a ZIP) or old.
bool isSpreadsheet(std::string_view text) {
    return text.starts_with("PK\x03\x04") || text.starts_with("\xD0\xCF\x11\xE0");
}

/// The line of a player begins with its tag; one moved to the right would pass for a remark.
bool beginsPlayer(std::string_view line) {
    return line.starts_with("001") && (line.size() == 3 || line[3] == ' ' || line[3] == '\t');
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
            if (again.faults.good() && isSound(again.players.front())) {
                reading.players.push_back(std::move(again.players.front()));
                return;
            }
        }
    }
    readPlayer(line, reading);
}

PlayerIndex indexOf(TrfReading& reading, int number, int line, int column) {
    const PlayerIndex index = reading.file.tournament.indexOf(number);
    if (index == event::kNobody) addMissing(reading, number, line, column, "starting number");
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
            addMissing(reading, each.firstNumber, each.line, each.column, "starting number");
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
}

/// What an abnormal result is worth everywhere, for everybody: the tournament's scoring.
void score(char type, HalfPoints points, event::Scoring& scoring) {
    switch (type) {
    case 'W':
        scoring.whiteWin = scoring.blackWin = points;
        break;
    case 'D':
        scoring.whiteDraw = scoring.blackDraw = points;
        break;
    case 'L':
        scoring.whiteLoss = scoring.blackLoss = points;
        break;
    case 'F':
        scoring.fullPointBye = points;
        break;
    case 'H':
        scoring.halfPointBye = points;
        break;
    case 'Z':
        scoring.zeroPointBye = points;
        break;
    case '+':
        scoring.forfeitWin = points;
        break;
    default:
        scoring.forfeitLoss = points;
        break;
    }
}

bool isOfType(Kind kind, char type) {
    if (type == 'W') return kind == Kind::Win || kind == Kind::UnratedWin;
    if (type == 'D') return kind == Kind::Draw || kind == Kind::UnratedDraw;
    if (type == 'L') return kind == Kind::Loss || kind == Kind::UnratedLoss;
    return event::letterOf(kind) == type;
}

/// Record 299. With a letter the points are those of such a result, in place of the usual ones:
/// what is missing to them is added. Without a letter they are added as they are.
void placeAdjustments(TrfReading& reading) {
    event::Tournament& tournament = reading.file.tournament;
    for (const ReadList& list : reading.adjustments) {
        std::vector<PlayerIndex> players;
        for (std::size_t i = 0; i < list.numbers.size(); ++i)
            players.push_back(indexOf(reading, list.numbers[i], list.line, list.columns[i]));
        if (!reading.faults.good()) return;
        if (list.type == ' ') {
            for (const PlayerIndex i : players)
                tournament.adjustments.push_back({i, list.firstRound, list.points});
            continue;
        }
        if (players.empty() && list.firstRound == 0) {
            score(list.type, list.points, tournament.scoring);
            continue;
        }
        if (players.empty())
            for (std::size_t i = 0; i < tournament.players.size(); ++i)
                players.push_back(static_cast<PlayerIndex>(i));
        for (const PlayerIndex i : players)
            for (int round = 1; round <= static_cast<int>(tournament.player(i).rounds.size());
                 ++round) {
                const Entry entry = tournament.player(i).in(round);
                const bool meant = list.firstRound == 0 || list.firstRound == round;
                if (!meant || !isOfType(entry.kind, list.type)) continue;
                const HalfPoints missing = list.points - tournament.scoring.points(entry);
                if (missing != 0) tournament.adjustments.push_back({i, round, missing});
            }
    }
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
        reading.file.extras.otherTitles.push_back(read.otherTitle);
    }
    auto& titles = reading.file.extras.otherTitles;
    if (std::all_of(titles.begin(), titles.end(), [](const auto& title) { return title.empty(); }))
        titles.clear();
    linkOpponents(reading);
    if (!reading.faults.good()) return;
    for (std::size_t i = 0; i < reading.players.size(); ++i)
        tournament.players[i].rounds = std::move(reading.players[i].player.rounds);
    if (!reading.pairingByeGiven) tournament.scoring.pairingBye = tournament.scoring.win();
    placeByes(reading);
    if (reading.faults.good()) placeAcceleration(reading);
    if (reading.faults.good()) placeLists(reading);
    if (reading.faults.good()) placeAdjustments(reading);
}

Result<TrfFile, TrfFault> readTrf(std::string_view text) {
    text = withoutByteOrderMarks(text);
    TrfReading reading;
    const std::vector<std::string_view> lines = linesOf(text);
    reading.teams = std::any_of(lines.begin(), lines.end(), isTeamRecord);
    int number = 0;
    for (const std::string_view raw : lines) {
        if (!reading.faults.good()) break;
        ++number;
        // Text never holds a NUL; UTF-16 and programs do.
        if (raw.find('\0') != std::string_view::npos || !isUtf8(raw)) {
            reading.faults.add(TrfProblem::NotUtf8, number, 0, "");
            break;
        }
        const TrfLine line(raw, number);
        if (trimmed(raw).empty()) continue;
        if (beginsPlayer(raw)) {
            readPlayerEitherWay(line, reading);
        } else if (beginsPlayer(trimmed(raw))) {
            reading.faults.add(TrfProblem::Indented, number, 1, "");
        } else if (!readRecord(line, reading)) {
            auto& kept =
                reading.players.empty() ? reading.file.extras.before : reading.file.extras.after;
            kept.emplace_back(raw);
        }
    }
    if (reading.faults.good()) finishReading(reading);
    if (reading.faults.good()) return std::move(reading.file);
    TrfFault fault = reading.faults.fault();
    const bool hopeless =
        fault.problem == TrfProblem::NotUtf8 || fault.problem == TrfProblem::NoPlayers;
    if (hopeless && isSpreadsheet(text)) {
        fault.problem = TrfProblem::NotText;
        fault.line = 0;
    }
    return Err{fault};
}

} // namespace theco::formats
