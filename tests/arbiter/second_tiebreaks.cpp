// SPDX-License-Identifier: MIT
#include "second_tiebreaks.hpp"

#include <algorithm>
#include <sstream>

namespace theco::test {
namespace {

using event::Kind;

bool has(const std::vector<std::string>& code, const std::string& part) {
    return std::find(code.begin() + 1, code.end(), part) != code.end();
}
/// The number behind a letter: 2 of "C2"; `otherwise` when the letter is missing.
int behind(const std::vector<std::string>& code, char letter, int otherwise) {
    for (std::size_t i = 1; i < code.size(); ++i)
        if (code[i][0] == letter) return std::stoi(code[i].substr(1));
    return otherwise;
}
std::vector<std::string> partsOf(const std::string& text) {
    std::vector<std::string> out;
    std::istringstream in(text);
    for (std::string part; std::getline(in, part, '/');)
        out.push_back(part);
    return out;
}
long long halfUp(long long top, long long over) {
    long long whole = (2 * top + over) / (2 * over);
    while (whole * 2 * over > 2 * top + over)
        --whole;
    return whole;
}
/// Table 8.1.1, for p = 1.00, 0.99 ... 0.50.
int tableDifference(int hundredths) {
    static const int rows[] = {800, 677, 589, 538, 501, 470, 444, 422, 401, 383, 366, 351, 336,
                               322, 309, 296, 284, 273, 262, 251, 240, 230, 220, 211, 202, 193,
                               184, 175, 166, 158, 149, 141, 133, 125, 117, 110, 102, 95,  87,
                               80,  72,  65,  57,  50,  43,  36,  29,  21,  14,  7,   0};
    return hundredths >= 50 ? rows[100 - hundredths] : -rows[hundredths];
}

/// Table 8.1.2: one hundredth more from each of these differences on.
int tableExpectation(int difference) {
    static const int steps[] = {4,   11,  18,  26,  33,  40,  47,  54,  62,  69,  77,  84,  92,
                                99,  107, 114, 122, 130, 138, 146, 154, 163, 171, 180, 189, 198,
                                207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345,
                                358, 375, 392, 412, 433, 457, 485, 518, 560, 620, 736};
    int out = 50;
    for (const int step : steps) {
        if (difference >= step) ++out;
        if (-difference >= step) --out;
    }
    return out;
}

} // namespace

SecondTieBreaks::SecondTieBreaks(const event::Tournament& tournament, int year, int rounds,
                                 bool roundRobin)
    : t_(tournament), year_(year), rounds_(rounds), circle_(roundRobin) {
    const event::Scoring& pay = t_.scoring;
    for (const event::Player& player : t_.players) {
        std::vector<Round> mine;
        for (int r = 1; r <= rounds; ++r) {
            const event::Entry entry = player.in(r);
            Round round;
            round.against = entry.opponent;
            round.black = entry.colour == event::Colour::Black;
            round.points = pay.points(entry);
            switch (entry.kind) {
            case Kind::Win:
            case Kind::UnratedWin:
                round.won = true;
                [[fallthrough]];
            case Kind::Loss:
            case Kind::UnratedLoss:
                round.what = 'G';
                break;
            case Kind::Draw:
            case Kind::UnratedDraw:
                round.what = 'G';
                round.drawn = true;
                break;
            case Kind::ForfeitWin:
                round.what = '+';
                break;
            case Kind::ForfeitLoss:
                round.what = '-';
                break;
            case Kind::PairingBye:
                round.what = 'U';
                break;
            case Kind::FullPointBye:
                round.what = 'F';
                break;
            case Kind::HalfPointBye:
                round.what = 'H';
                break;
            default:
                round.what = 'Z';
            }
            round.board = round.what == 'G';
            mine.push_back(round);
        }
        real_.push_back(mine);
        if (!mine.empty() && std::string("G+-").find(mine.back().what) != std::string::npos) {
            mine.back().what = 'G';
            mine.back().points = mine.back().black ? pay.blackDraw : pay.whiteDraw;
        }
        fore_.push_back(mine);
        extra_.push_back(0);
    }
    for (const event::Adjustment& more : t_.adjustments)
        if (more.round <= rounds) extra_[static_cast<std::size_t>(more.player)] += more.points;
}

const SecondTieBreaks::Round& SecondTieBreaks::at(int player, int round, bool fore) const {
    const auto& table = fore ? fore_ : real_;
    return table[static_cast<std::size_t>(player)][static_cast<std::size_t>(round)];
}

int SecondTieBreaks::total(int player, bool fore) const {
    int sum = extra_[static_cast<std::size_t>(player)];
    for (int r = 0; r < rounds_; ++r)
        sum += at(player, r, fore).points;
    return sum;
}

// 16.3
int SecondTieBreaks::adjusted(int player, bool fore) const {
    int sum = total(player, fore);
    if (circle_) return sum;
    for (int r = 0; r < rounds_; ++r) {
        const Round& round = at(player, r, fore);
        if (round.what != 'H' && round.what != 'Z') continue;
        bool backAgain = false;
        for (int later = r + 1; later < rounds_; ++later) {
            const char what = at(player, later, fore).what;
            if (what != 'H' && what != 'Z' && what != '-') backAgain = true;
        }
        if (!backAgain) sum += t_.scoring.draw() - round.points;
    }
    return sum;
}

// 16.4
int SecondTieBreaks::dummy(int player, int round, bool fore) const {
    const int own = total(player, fore);
    if (year_ == 2024) return own;
    const Round& missed = at(player, round, fore);
    if ((missed.what == '+' || missed.what == '-') && missed.against >= 0)
        return std::min(own, adjusted(missed.against, fore));
    return std::min(own, t_.scoring.draw() * rounds_);
}

std::vector<SecondTieBreaks::Part> SecondTieBreaks::parts(int player, bool fore,
                                                          bool forfeitsToo) const {
    std::vector<Part> out;
    for (int r = 0; r < rounds_; ++r) {
        const Round& round = at(player, r, fore);
        const bool forfeit = round.what == '+' || round.what == '-';
        if (round.what == 'G' || (forfeit && round.against >= 0 && (forfeitsToo || circle_)))
            out.push_back({adjusted(round.against, fore), round.points, false});
        else if (!circle_)
            out.push_back({dummy(player, r, fore), round.points,
                           std::string("HZ-").find(round.what) != std::string::npos});
    }
    return out;
}

std::optional<Ratio> SecondTieBreaks::value(int player, const std::string& text) {
    const auto key = std::make_pair(player, text);
    const auto found = known_.find(key);
    if (found != known_.end()) return found->second;
    const Code code = partsOf(text);
    const std::string& name = code[0];
    std::optional<Ratio> out;
    if (name == "BH" || name == "FB" || name == "SB") {
        const bool product = name == "SB";
        auto list = parts(player, name == "FB" || has(code, "F"), has(code, "P"));
        const auto worth = [product](const Part& part) {
            return product ? part.score * part.points : part.score;
        };
        for (int cut = behind(code, 'C', behind(code, 'M', 0)); cut > 0 && !list.empty(); --cut) {
            // 16.5: lowest score, then lowest contribution; a round missed by choice may go instead.
            auto least =
                std::min_element(list.begin(), list.end(), [](const Part& a, const Part& b) {
                    return std::pair(a.score, a.score * a.points) <
                           std::pair(b.score, b.score * b.points);
                });
            auto missed = list.end();
            for (auto it = list.begin(); it != list.end(); ++it)
                if (it->missedByChoice &&
                    (missed == list.end() ||
                     std::pair(worth(*it), it->score) < std::pair(worth(*missed), missed->score)))
                    missed = it;
            list.erase(missed != list.end() && worth(*missed) >= worth(*least) ? missed : least);
        }
        std::sort(list.begin(), list.end(),
                  [](const Part& a, const Part& b) { return a.score < b.score; });
        for (int high = behind(code, 'M', 0); high > 0 && !list.empty(); --high)
            list.pop_back();
        long long sum = 0;
        for (const Part& part : list)
            sum += worth(part);
        out = Ratio{sum, product ? 4 : 2};
    } else if (name == "AOB") {
        long long sum = 0, met = 0;
        for (int r = 0; r < rounds_; ++r) {
            const Round& round = at(player, r, false);
            if (!round.board && !(circle_ && (round.what == '+' || round.what == '-'))) continue;
            sum += value(round.against, has(code, "F") ? "FB" : "BH")->top;
            ++met;
        }
        if (met > 0) out = Ratio{sum, 2 * met};
    } else if (name == "KS") {
        int games = circle_ ? 0 : rounds_;
        for (const auto& rounds : real_) // round robin: a round is free where the field is odd
            games = std::max(games, static_cast<int>(std::count_if(
                                        rounds.begin(), rounds.end(),
                                        [](const Round& round) { return round.against >= 0; })));
        long long sum = 0;
        for (int r = 0; r < rounds_; ++r) {
            const Round& round = at(player, r, false);
            const bool forfeit = round.what == '+' || round.what == '-';
            if (!round.board && !(forfeit && (circle_ || has(code, "P")))) continue;
            const int score = total(round.against, false);
            // Twice the score against the maximum, and twice the shift.
            if (2 * (score - behind(code, 'L', 0)) >= games * t_.scoring.win()) sum += round.points;
        }
        out = Ratio{sum, 2};
    } else if (name == "ARO" || name == "TPR" || name == "PTP" || name == "APRO" ||
               name == "APPO" || name == "RTNG") {
        out = ratingValue(player, code);
    } else {
        out = ownValue(player, code);
    }
    known_[key] = out;
    return out;
}

std::optional<Ratio> SecondTieBreaks::ownValue(int player, const Code& code) const {
    const std::string& name = code[0];
    const event::Scoring& pay = t_.scoring;
    if (name == "PTS") return Ratio{total(player, false), 2};
    if (name == "TPN") return Ratio{t_.player(player).tpn, 1};
    long long sum = 0;
    long long running = 0;
    for (int r = 0; r < rounds_; ++r) {
        const Round& round = at(player, r, false);
        // Round robin: forfeits are games, since 2026 only the won ones here.
        const bool asGame =
            round.board || (circle_ && (round.what == '+' || (round.what == '-' && year_ == 2024)));
        const bool won = asGame && (round.won || round.what == '+');
        running += t_.pointsIn(player, r + 1);
        if (name == "WIN")
            sum += round.points >= (round.board && round.black ? pay.blackWin : pay.whiteWin);
        if (name == "WON") sum += won;
        if (name == "BPG") sum += asGame && round.black;
        if (name == "BWG") sum += won && round.black;
        if (name == "REP")
            sum += round.what != 'H' && round.what != 'Z' && !(round.what == '-' && !asGame);
        if (name == "PS" && r >= behind(code, 'C', 0)) sum += running;
        if (name == "STD") {
            int other = pay.draw();
            if (asGame) other = at(round.against, r, false).points;
            sum += round.points > other ? 2 : round.points == other ? 1 : 0;
        }
    }
    return Ratio{sum, name == "PS" || name == "STD" ? 2 : 1};
}

int SecondTieBreaks::perfect(const std::vector<int>& ratings, int halves) {
    static const std::vector<int> table = [] {
        std::vector<int> out;
        for (int difference = -4000; difference <= 4000; ++difference)
            out.push_back(tableExpectation(difference));
        return out;
    }();
    int rating = *std::min_element(ratings.begin(), ratings.end()) - 800;
    if (halves == 0) return rating;
    for (;; ++rating) {
        int expected = 0;
        for (const int other : ratings)
            expected += table[static_cast<std::size_t>(rating - other + 4000)];
        if (2 * expected >= 100 * halves) return rating;
    }
}

std::optional<Ratio> SecondTieBreaks::ratingValue(int player, const Code& code) {
    const int stand = behind(code, 'U', 0);
    for (const event::Player& each : t_.players)
        if (each.rating == 0 && stand == 0) return std::nullopt;
    const auto ratingOf = [&](int i) {
        return t_.player(i).rating == 0 ? stand : t_.player(i).rating;
    };
    const std::string& name = code[0];
    if (name == "RTNG") return Ratio{ratingOf(player), 1};
    const std::string suffix = stand == 0 ? "" : "/U" + std::to_string(stand);
    std::vector<int> list;
    int halves = 0;
    for (int r = 0; r < rounds_; ++r) {
        const Round& round = at(player, r, false);
        const bool forfeit = round.what == '+' || round.what == '-';
        if (!round.board && !(circle_ && year_ == 2024 && forfeit)) continue;
        halves += round.won || round.what == '+' ? 2 : round.drawn ? 1 : 0;
        if (name == "APRO")
            list.push_back(static_cast<int>(value(round.against, "TPR" + suffix)->top));
        else if (name == "APPO")
            list.push_back(static_cast<int>(value(round.against, "PTP" + suffix)->top));
        else
            list.push_back(ratingOf(round.against));
    }
    std::sort(list.begin(), list.end());
    for (int cut = behind(code, 'C', 0); cut > 0 && !list.empty(); --cut)
        list.erase(list.begin());
    if (list.empty()) return std::nullopt;
    if (name == "PTP") return Ratio{perfect(list, halves), 1};
    long long sum = 0;
    for (const int rating : list)
        sum += rating;
    const auto games = static_cast<long long>(list.size());
    long long out = halfUp(sum, games);
    if (name == "TPR") out += tableDifference(static_cast<int>(halfUp(50 * halves, games)));
    return Ratio{out, 1};
}

// Article 6, by trying every outcome of the games that are missing.
std::vector<std::vector<int>> SecondTieBreaks::encounter(const std::vector<int>& tied,
                                                         bool forfeitsToo) const {
    if (tied.size() == 1) return {tied};
    constexpr int kUnit = 27720; // every average of up to 12 games is whole
    const std::size_t n = tied.size();
    std::vector<int> score(n, 0);
    std::vector<std::pair<std::size_t, std::size_t>> missing;
    for (std::size_t a = 0; a < n; ++a)
        for (std::size_t b = 0; b < n; ++b) {
            if (a == b) continue;
            int games = 0, points = 0;
            for (int r = 0; r < rounds_; ++r) {
                const Round& round = at(tied[a], r, false);
                const bool forfeit = round.what == '+' || round.what == '-';
                if (round.against != tied[b] ||
                    !(round.board || (forfeit && (forfeitsToo || circle_))))
                    continue;
                ++games;
                points += round.points;
            }
            if (games > 0)
                score[a] += points * (kUnit / games);
            else if (a < b)
                missing.emplace_back(a, b);
        }
    std::vector<std::vector<int>> out;
    std::vector<int> rest = tied;
    if (missing.empty()) {
        std::map<int, std::vector<int>, std::greater<>> byScore;
        for (std::size_t a = 0; a < n; ++a)
            byScore[score[a]].push_back(tied[a]);
        if (byScore.size() == 1) return {tied};
        for (const auto& [points, part] : byScore)
            for (const auto& finer : encounter(part, forfeitsToo))
                out.push_back(finer);
        return out;
    }
    // Who is above whom whatever happens? Only extreme outcomes matter.
    std::vector<std::vector<bool>> above(n, std::vector<bool>(n, true));
    const std::size_t tried = std::min<std::size_t>(missing.size(), 12);
    const bool all = tried == missing.size();
    for (std::size_t outcome = 0; all && outcome < (std::size_t{1} << tried); ++outcome) {
        std::vector<int> then = score;
        for (std::size_t m = 0; m < tried; ++m)
            then[(outcome >> m & 1U) != 0 ? missing[m].first : missing[m].second] +=
                t_.scoring.win() * kUnit;
        for (std::size_t a = 0; a < n; ++a)
            for (std::size_t b = 0; b < n; ++b)
                if (then[a] <= then[b]) above[a][b] = false;
    }
    if (!all) // too many to try: every missing game of b is won, none of a's
        for (std::size_t a = 0; a < n; ++a)
            for (std::size_t b = 0; b < n; ++b) {
                int best = score[b];
                for (const auto& [x, y] : missing)
                    if (x == b || y == b) best += t_.scoring.win() * kUnit;
                above[a][b] = score[a] > best;
            }
    std::vector<std::size_t> left(n);
    for (std::size_t a = 0; a < n; ++a)
        left[a] = a;
    for (bool found = true; found && !left.empty();) {
        found = false;
        for (const std::size_t a : left) {
            if (!std::all_of(left.begin(), left.end(),
                             [&](std::size_t b) { return a == b || above[a][b]; }))
                continue;
            out.push_back({tied[a]});
            left.erase(std::find(left.begin(), left.end(), a));
            found = true;
            break;
        }
    }
    if (left.empty()) return out;
    rest.clear();
    for (const std::size_t a : left)
        rest.push_back(tied[a]);
    if (out.empty()) return {tied};
    for (const auto& finer : encounter(rest, forfeitsToo))
        out.push_back(finer);
    return out;
}

void SecondTieBreaks::rank(const std::vector<int>& tied, std::size_t next,
                           const std::vector<std::string>& codes, int place,
                           std::vector<int>& out) {
    if (tied.size() == 1 || next == codes.size()) {
        for (const int player : tied)
            out[static_cast<std::size_t>(player)] = place;
        return;
    }
    const Code code = partsOf(codes[next]);
    std::vector<std::vector<int>> parts;
    if (code[0] == "DE") {
        parts = encounter(tied, has(code, "P"));
    } else {
        const bool lowFirst = (code[0] == "TPN") != has(code, "R");
        for (const int player : tied) {
            // Insertion among the parts so far.
            const auto mine = value(player, codes[next]);
            std::size_t k = 0;
            bool same = false;
            for (; k < parts.size(); ++k) {
                const auto theirs = value(parts[k].front(), codes[next]);
                if (!mine && !theirs) same = true;
                if (mine && theirs) {
                    const long long x = mine->top * theirs->over, y = theirs->top * mine->over;
                    same = x == y;
                    if (lowFirst ? x < y : x > y) break;
                }
                if (mine && !theirs) break;
                if (same) break;
            }
            if (same)
                parts[k].push_back(player);
            else
                parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(k), {player});
        }
    }
    for (const std::vector<int>& part : parts) {
        rank(part, next + 1, codes, place, out);
        place += static_cast<int>(part.size());
    }
}

std::vector<int> SecondTieBreaks::ranks(const std::vector<std::string>& codes) {
    std::vector<std::string> list = {"PTS"};
    list.insert(list.end(), codes.begin(), codes.end());
    std::vector<int> all, out(t_.players.size(), 0);
    for (std::size_t i = 0; i < t_.players.size(); ++i)
        all.push_back(static_cast<int>(i));
    rank(all, 0, list, 1, out);
    return out;
}

} // namespace theco::test
