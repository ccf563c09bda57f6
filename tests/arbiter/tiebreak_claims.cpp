// SPDX-License-Identifier: MIT
#include "tiebreak_claims.hpp"

#include "arbiter/tiebreak/tiebreak_words.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>

namespace theco::test {
namespace {

using event::Tournament;
using tiebreak::Fate;
using tiebreak::Fraction;
using tiebreak::Line;
using tiebreak::Name;

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// "9.25" in hundredths, whatever the locale takes for a decimal mark.
long hundredths(const std::string& text) {
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return std::lround(value * 100);
}

/// "2.5 + 3 = 5.5" and "(2.5 + 3) / 2 = 2.75".
bool sumHolds(std::string text, const std::string& value) {
    const std::size_t equal = text.find(" = ");
    if (text.substr(equal + 3) != value) return false;
    long divisor = 1;
    if (const std::size_t slash = text.find(") / "); slash != std::string::npos)
        divisor = std::strtol(text.c_str() + slash + 4, nullptr, 10);
    long sum = 0;
    std::size_t at = text.front() == '(' ? 1 : 0;
    for (;;) {
        sum += hundredths(text.substr(at));
        at = text.find_first_of("+-=)", at + 1);
        if (text[at] == '-') {
            sum -= hundredths(text.substr(at + 2));
            break;
        }
        if (text[at] != '+') break;
        at += 2;
    }
    const long twice = 2 * sum - 2 * divisor * hundredths(value);
    return std::abs(twice) <= divisor; // rounded to hundredths
}

/// A value that was cut is the lowest (highest) of those that are left.
bool cutHolds(const tiebreak::Trace& trace, const Line& cut) {
    const bool ratings = tiebreak::usesRatings(trace.tieBreak.name);
    const auto valueOf = [&](const Line& line) { return ratings ? line.rating : line.score; };
    return std::all_of(trace.lines.begin(), trace.lines.end(), [&](const Line& line) {
        if (line.fate != Fate::Counted) return true;
        if (cut.fate == Fate::CutMost) return valueOf(line) <= valueOf(cut);
        if (cut.fate == Fate::CutVoluntary) return !line.voluntary || !(line.amount < cut.amount);
        return valueOf(line) >= valueOf(cut);
    });
}

std::string untrueLine(const Tournament& tournament, const tiebreak::Values& values,
                       const tiebreak::Trace& trace, const Line& line, const std::string& text) {
    const auto& scoring = tournament.scoring;
    const auto& scores = values.scoresOf(trace.tieBreak);
    if (contains(text, "unrated") != (line.rating != 0 && !contains(text, "performance") &&
                                      tournament.player(line.entry.opponent).rating == 0))
        return "unrated";
    if (contains(text, "draws in all rounds") &&
        (line.score != scoring.draw() * values.rules().rounds || line.score >= line.face))
        return "draws in all rounds";
    if (contains(text, "scheduled opponent") &&
        (line.score != scores.adjusted(line.entry.opponent) || line.score >= line.face))
        return "scheduled opponent";
    if (contains(text, "player's own") && line.score != scores.score(trace.player)) return "own";
    if (contains(text, "the opponent has") && trace.tieBreak.name != Name::KS &&
        (line.face != scores.score(line.entry.opponent) ||
         line.score != scores.adjusted(line.entry.opponent)))
        return "opponent's score";
    if (contains(text, "cut: ") && !(trace.tieBreak.name == Name::PS) && !cutHolds(trace, line))
        return "cut";
    if (trace.tieBreak.name == Name::KS &&
        contains(text, "does not count") == (line.score >= trace.limit))
        return "limit";
    if (trace.tieBreak.name == Name::BPG || trace.tieBreak.name == Name::BWG) {
        const char* const colour = line.entry.colour == event::Colour::White ? "White" : "Black";
        if (line.entry.opponent != event::kNobody &&
            !contains(text, std::string("with ") + colour + ','))
            return "colour";
    }
    return {};
}

std::string untrue(const Tournament& tournament, const tiebreak::Values& values,
                   const tiebreak::Trace& trace) {
    const std::vector<std::string> said = tiebreak::details(tournament, trace);
    const std::string value = tiebreak::valueText(trace.tieBreak, trace.value);
    std::size_t at = 0;
    for (const Line& line : trace.lines) {
        if (line.source == tiebreak::Source::Nothing) continue;
        if (at == said.size()) return "a round without a line";
        const std::string& text = said[at++];
        if (!text.starts_with("Round " + std::to_string(line.round) + ',')) return text;
        if (const std::string fault = untrueLine(tournament, values, trace, line, text);
            !fault.empty())
            return fault + ": " + text;
    }
    for (; at < said.size(); ++at)
        if (contains(said[at], " = ") && !sumHolds(said[at], value)) return said[at];
    return {};
}

/// "... A has 2, B has 0.5." or "... A has 2; B could have at most 1, ...": the first has more.
bool firstHasMore(const std::string& text) {
    const std::size_t first = text.find(" has ", text.find("among themselves"));
    std::size_t second = text.find(" has ", first + 1);
    second = second != std::string::npos ? second + 5 : text.find("at most ") + 8;
    return hundredths(text.substr(first + 5)) > hundredths(text.substr(second));
}

/// "A won the direct encounter with B in round 3": so it was.
std::string untrueEncounter(const Tournament& tournament, const std::string& text,
                            const tiebreak::Row& above, const tiebreak::Row& below) {
    const std::size_t in = text.rfind("in round ");
    if (contains(text, "In the games of these ")) return firstHasMore(text) ? "" : text;
    if (contains(text, " games against ") && contains(text, " won ")) return {};
    if (!contains(text, "won the direct encounter")) return "nothing said: " + text;
    const int round = std::atoi(text.c_str() + in + 9);
    const event::Entry entry = tournament.player(above.player).in(round);
    const bool forfeit = entry.kind == event::Kind::ForfeitWin;
    const bool won =
        forfeit || entry.kind == event::Kind::Win || entry.kind == event::Kind::UnratedWin;
    if (entry.opponent != below.player || !won || forfeit != contains(text, "by forfeit"))
        return text;
    return {};
}

class English {
public:
    English() : before_(i18n::language()) { i18n::setLanguage(i18n::Language::English); }
    ~English() { i18n::setLanguage(before_); }
    English(const English&) = delete;
    English& operator=(const English&) = delete;

private:
    i18n::Language before_;
};

} // namespace

std::string untrueOf(const Tournament& tournament, const tiebreak::Values& values,
                     const tiebreak::Trace& trace) {
    const English english;
    return untrue(tournament, values, trace);
}

std::string untrueOf(const Tournament& tournament, const tiebreak::Standings& standings,
                     std::size_t aboveRow) {
    const English english;
    const tiebreak::Row& above = standings.rows[aboveRow];
    const tiebreak::Row& below = standings.rows[aboveRow + 1];
    const std::string text = tiebreak::why(tournament, standings, aboveRow, aboveRow + 1);
    const tiebreak::Difference difference = tiebreak::whyAbove(standings, aboveRow, aboveRow + 1);
    if (text.find_first_of("{}") != std::string::npos) return text;
    if (difference.by == tiebreak::Difference::By::Nothing)
        return contains(text, "share the place") == (above.rank == below.rank) ? "" : text;
    if (difference.by == tiebreak::Difference::By::Points) return {};
    const tiebreak::TieBreak& tieBreak = standings.request.tieBreaks[difference.tieBreak];
    if (tieBreak.name == Name::DE) return untrueEncounter(tournament, text, above, below);
    if (contains(text, "smaller one first") != tiebreak::lowerIsBetter(tieBreak)) return text;
    return contains(text, "has none") == !difference.below ? "" : text;
}

} // namespace theco::test
