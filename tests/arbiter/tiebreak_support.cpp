// SPDX-License-Identifier: MIT
#include "tiebreak_support.hpp"

#include <algorithm>
#include <sstream>

namespace theco::test {

using event::Colour;
using event::Entry;
using event::Kind;
using event::Tournament;

namespace {

void sortByNumber(Tournament& tournament) {
    std::sort(tournament.players.begin(), tournament.players.end(),
              [](const event::Player& a, const event::Player& b) { return a.tpn < b.tpn; });
    for (event::Player& player : tournament.players)
        for (Entry& entry : player.rounds)
            if (entry.opponent != event::kNobody)
                entry.opponent = tournament.indexOf(entry.opponent);
}

std::vector<Entry> entriesOf(const std::string& row) {
    std::istringstream in(row);
    std::vector<Entry> out;
    for (std::string word; in >> word;)
        out.push_back(entryOf(word));
    return out;
}

Kind kindOf(char sign, bool forfeit) {
    if (sign == '=') return Kind::Draw;
    if (forfeit) return sign == '+' ? Kind::ForfeitWin : Kind::ForfeitLoss;
    return sign == '+' ? Kind::Win : Kind::Loss;
}

} // namespace

// The opponent is a number here; sortByNumber() makes an index of it.
Entry entryOf(std::string_view text) {
    const char last = text.back();
    if (last == 'U') return {Kind::PairingBye, Colour::None, event::kNobody};
    if (last == 'H') return {Kind::HalfPointBye, Colour::None, event::kNobody};
    if (last == 'Z') return {Kind::ZeroPointBye, Colour::None, event::kNobody};
    Entry out;
    out.kind = kindOf(text[0], text[1] == 'F');
    if (text[1] != 'F') out.colour = text[1] == 'W' ? Colour::White : Colour::Black;
    out.opponent = std::stoi(std::string(text.substr(2)));
    return out;
}

Tournament crosstable(const boost::json::array& players) {
    Tournament out;
    for (const boost::json::value& given : players) {
        event::Player player;
        player.tpn = static_cast<int>(given.at("no").as_int64());
        player.name = std::string(given.at("name").as_string());
        player.rating = static_cast<int>(given.at("rating").as_int64());
        for (const boost::json::value& round : given.at("rounds").as_array())
            player.rounds.push_back(entryOf(std::string_view(round.as_string())));
        out.players.push_back(std::move(player));
    }
    sortByNumber(out);
    return out;
}

Tournament crosstable(const boost::json::object& rows) {
    Tournament out;
    for (const auto& [number, row] : rows) {
        event::Player player;
        player.tpn = std::stoi(std::string(number));
        player.rounds = entriesOf(std::string(row.as_string()));
        out.players.push_back(std::move(player));
    }
    sortByNumber(out);
    return out;
}

Tournament tournamentOf(const std::vector<std::string>& rows) {
    Tournament out;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        event::Player player;
        player.tpn = static_cast<int>(i) + 1;
        player.name = std::string(1, static_cast<char>('A' + i));
        player.rating = 2000 - 10 * static_cast<int>(i);
        player.rounds = entriesOf(rows[i]);
        out.players.push_back(std::move(player));
    }
    sortByNumber(out);
    return out;
}

Tournament roundRobin(const boost::json::object& given) {
    Tournament out;
    out.system = event::PairingSystem::RoundRobin;
    const boost::json::array& order = given.at("column_order").as_array();
    std::vector<std::string> results;
    for (const boost::json::value& name : order) {
        event::Player player;
        player.tpn = static_cast<int>(out.players.size()) + 1;
        player.name = std::string(name.as_string());
        out.players.push_back(std::move(player));
        std::string row(given.at("crosstable").at(name.as_string()).as_string());
        row.erase(std::remove(row.begin(), row.end(), ' '), row.end());
        results.push_back(std::move(row));
    }
    // Berger's order does not matter here: round k pairs whose numbers sum to k (modulo n - 1).
    const int n = static_cast<int>(order.size());
    for (int i = 0; i < n; ++i)
        for (int j = 0; j < n; ++j) {
            if (i == j) continue;
            int round = (i + j) % (n - 1) + 1;
            if (i == n - 1 || j == n - 1) round = 2 * std::min(i, j) % (n - 1) + 1;
            const char result = results[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
            const bool forfeit = result == '+' || result == '-';
            const char sign = result == '1' ? '+' : result == '0' ? '-' : result;
            Entry& entry = out.player(i).at(round);
            entry = {kindOf(sign, forfeit), i < j ? Colour::White : Colour::Black, j};
        }
    return out;
}

event::PlayerIndex named(const Tournament& tournament, std::string_view name) {
    for (std::size_t i = 0; i < tournament.players.size(); ++i)
        if (tournament.players[i].name == name) return static_cast<event::PlayerIndex>(i);
    return event::kNobody;
}

std::string placesText(const Tournament& tournament, const tiebreak::Standings& standings) {
    std::string out;
    for (std::size_t i = 0; i < standings.rows.size(); ++i) {
        const tiebreak::Row& row = standings.rows[i];
        if (i > 0) out += standings.rows[i - 1].rank == row.rank ? " " : " | ";
        out += tournament.player(row.player).name;
    }
    return out;
}

} // namespace theco::test
