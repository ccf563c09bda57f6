// SPDX-License-Identifier: MIT
#include "arbiter/tiebreak/groups.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace theco::tiebreak {
namespace {

constexpr std::size_t kYear = 4;  // "2016"
constexpr std::size_t kDate = 10; // "2016/05/31"

/// The digits alone, so that dates compare whatever stands between.
std::string digitsOf(std::string_view date) {
    std::string out;
    for (const char c : date)
        if (c >= '0' && c <= '9') out += c;
    return out;
}

} // namespace

std::vector<GroupRow> groupRanking(const event::Tournament& tournament, const Standings& standings,
                                   const Belongs& belongs) {
    std::vector<GroupRow> out;
    for (std::size_t i = 0; i < standings.rows.size(); ++i) {
        const Row& row = standings.rows[i];
        if (!belongs(tournament.player(row.player))) continue;
        const bool shared = !out.empty() && standings.rows[out.back().row].rank == row.rank;
        const int place = shared ? out.back().place : static_cast<int>(out.size()) + 1;
        out.push_back({place, i});
    }
    return out;
}

Belongs inGroup(std::string group) {
    return
        [group = std::move(group)](const event::Player& player) { return player.group == group; };
}

Belongs bornFrom(std::string date) {
    return [date = std::move(date)](const event::Player& player) {
        if (!isDate(player.birth)) return false;
        const std::size_t known = std::min(player.birth.size(), date.size());
        return digitsOf(player.birth.substr(0, known)) >= digitsOf(date.substr(0, known));
    };
}

bool isDate(std::string_view text) {
    if (text.size() != kYear && text.size() != kDate) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool between = i == 4 || i == 7;
        const bool digit = text[i] >= '0' && text[i] <= '9';
        const bool sign = text[i] == '/' || text[i] == '-' || text[i] == '.';
        if (between ? !sign : !digit) return false;
    }
    if (text.size() == kYear) return true;
    // A day that is not known is 00 in some lists.
    return text.substr(5, 2) <= "12" && text.substr(8, 2) <= "31";
}

std::vector<std::string> groupsOf(const event::Tournament& tournament) {
    std::set<std::string> groups;
    for (const event::Player& player : tournament.players)
        if (!player.group.empty()) groups.insert(player.group);
    return {groups.begin(), groups.end()};
}

} // namespace theco::tiebreak
