// SPDX-License-Identifier: MIT
#include "arbiter/tiebreak/tiebreak.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

namespace theco::tiebreak {
namespace {

constexpr std::string_view kBlanks = " \t,;";

/// What a tie-break may be followed by.
struct Row {
    std::string_view code;
    Name name;
    int cuts = 0; ///< highest Cut-n
    bool median = false;
    std::string_view modifiers = "R"; ///< single letters
};

constexpr std::array<Row, 22> kRows = {{{"PTS", Name::Points, 0, false, ""},
                                        {"DE", Name::DE, 0, false, "P"},
                                        {"WIN", Name::WIN},
                                        {"WON", Name::WON},
                                        {"BPG", Name::BPG},
                                        {"BWG", Name::BWG},
                                        {"PS", Name::PS, 2},
                                        {"REP", Name::REP},
                                        {"STD", Name::STD},
                                        {"TPN", Name::TPN},
                                        {"BH", Name::BH, 2, true, "PFR"},
                                        {"AOB", Name::AOB, 0, false, "FR"},
                                        {"FB", Name::FB, 2, true, "PFR"},
                                        {"SB", Name::SB, 2, false, "PFR"},
                                        {"KS", Name::KS, 0, false, "PLR"},
                                        {"ARO", Name::ARO, 2, false, "UR"},
                                        {"TPR", Name::TPR, 0, false, "UR"},
                                        {"PTP", Name::PTP, 0, false, "UR"},
                                        {"APRO", Name::APRO, 0, false, "UR"},
                                        {"APPO", Name::APPO, 0, false, "UR"},
                                        {"RTNG", Name::RTNG, 0, false, "UR"},
                                        {"LOTS", Name::LOTS, 0, false, ""}}};

const Row& rowOf(Name name) {
    return kRows[static_cast<std::size_t>(name)];
}

std::optional<int> numberIn(std::string_view digits, int least, int most) {
    if (!digits.empty() && digits.front() == '+') digits.remove_prefix(1);
    int number = 0;
    const char* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || number < least || number > most)
        return std::nullopt;
    return number;
}

/// Nothing when it was taken over.
std::optional<CodeProblem> apply(std::string_view part, const Row& row, TieBreak& out) {
    if (part.empty()) return CodeProblem::BadModifier;
    const char letter = part.front();
    const std::string_view rest = part.substr(1);
    if (letter == 'C' || letter == 'M') {
        const auto count = numberIn(rest, 1, 2);
        if (!count) return CodeProblem::BadModifier;
        if (*count > row.cuts || (letter == 'M' && !row.median) || out.cutLow > 0)
            return CodeProblem::NotForThis;
        out.cutLow = *count;
        if (letter == 'M') out.cutHigh = *count;
        return std::nullopt;
    }
    if (std::string_view("PFLRU").find(letter) == std::string_view::npos)
        return CodeProblem::BadModifier;
    if (letter != 'L' && letter != 'U' && !rest.empty()) return CodeProblem::BadModifier;
    if (row.modifiers.find(letter) == std::string_view::npos) return CodeProblem::NotForThis;
    if (letter == 'P') out.forfeitsPlayed = true;
    if (letter == 'F') out.fore = true;
    if (letter == 'R') out.reverse = true;
    if (letter == 'L' || letter == 'U') {
        const auto number = letter == 'L' ? numberIn(rest, -99, 99) : numberIn(rest, 1, 4000);
        if (!number) return CodeProblem::BadModifier;
        (letter == 'L' ? out.limitShift : out.unratedAs) = *number;
    }
    return std::nullopt;
}

/// Names that people write for a code, by their beginnings.
constexpr std::array<std::pair<std::string_view, std::string_view>, 17> kNames = {
    {{"BUCH", "BH"},
     {"BUC", "BH"},
     {"MEDIAN", "BH/M1"},
     {"SONN", "SB"},
     {"BERGER", "SB"},
     {"KOYA", "KS"},
     {"PROG", "PS"},
     {"CUMUL", "PS"},
     {"DIRECT", "DE"},
     {"HEAD", "DE"},
     {"WINS", "WIN"},
     {"VICTOR", "WIN"},
     {"BLACKW", "BWG"},
     {"BLACK", "BPG"},
     {"PERF", "TPR"},
     {"RATING", "RTNG"},
     {"ELO", "RTNG"}}};

/// "BH-C1", "BHC1", "Bucholz cut1"; empty: no idea.
std::string meantBy(std::string_view capitals) {
    std::string plain;
    for (const char c : capitals)
        if ((c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9')) plain += c;
    for (const Row& row : kRows) {
        if (!plain.starts_with(row.code)) continue;
        const std::string rest = plain.substr(row.code.size());
        TieBreak unused;
        if (rest.empty()) return std::string(row.code);
        if (!apply(rest, row, unused)) return std::string(row.code) + '/' + rest;
    }
    for (const auto& [beginning, code] : kNames) {
        if (!plain.starts_with(beginning)) continue;
        const bool cut = plain.ends_with("C1") || plain.ends_with("CUT1");
        return std::string(code) + (cut && (code == "BH" || code == "SB") ? "/C1" : "");
    }
    return {};
}

} // namespace

Result<TieBreak, CodeFault> parseTieBreak(std::string_view code) {
    std::string capitals(code);
    for (char& c : capitals)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    std::string_view rest = capitals;
    std::string_view name = rest.substr(0, rest.find('/'));
    if (name == "GE") name = "REP";
    const auto row = std::find_if(kRows.begin(), kRows.end(),
                                  [name](const Row& candidate) { return candidate.code == name; });
    if (row == kRows.end())
        return Err{CodeFault{CodeProblem::Unknown, std::string(code), std::string(name),
                             meantBy(capitals)}};
    TieBreak out;
    out.name = row->name;
    for (std::size_t slash = rest.find('/'); slash != std::string_view::npos;
         slash = rest.find('/')) {
        rest.remove_prefix(slash + 1);
        const std::string_view part = rest.substr(0, rest.find('/'));
        if (const auto problem = apply(part, *row, out))
            return Err{CodeFault{*problem, std::string(code), std::string(part)}};
    }
    return out;
}

Result<std::vector<TieBreak>, CodeFault> parseTieBreaks(std::string_view codes) {
    std::vector<TieBreak> out;
    for (;;) {
        const std::size_t begin = codes.find_first_not_of(kBlanks);
        if (begin == std::string_view::npos) return out;
        codes.remove_prefix(begin);
        const std::string_view code = codes.substr(0, codes.find_first_of(kBlanks));
        codes.remove_prefix(code.size());
        auto one = parseTieBreak(code);
        if (!one) {
            CodeFault fault = one.error();
            // "BH C1": the blank stands where the stroke belongs.
            if (fault.problem == CodeProblem::Unknown && !out.empty()) {
                const auto both = parseTieBreak(codeOf(out.back()) + '/' + std::string(code));
                if (both) fault.meant = codeOf(*both);
            }
            return Err{fault};
        }
        out.push_back(*one);
    }
}

std::vector<std::string> tieBreakCodes() {
    std::vector<std::string> out;
    out.reserve(kRows.size());
    for (const Row& row : kRows)
        out.emplace_back(row.code);
    return out;
}

std::string codeOf(const TieBreak& tieBreak) {
    std::string out(rowOf(tieBreak.name).code);
    if (tieBreak.cutHigh > 0)
        out += "/M" + std::to_string(tieBreak.cutHigh);
    else if (tieBreak.cutLow > 0)
        out += "/C" + std::to_string(tieBreak.cutLow);
    if (tieBreak.limitShift != 0)
        out += std::string("/L") + (tieBreak.limitShift > 0 ? "+" : "") +
               std::to_string(tieBreak.limitShift);
    if (tieBreak.forfeitsPlayed) out += "/P";
    if (tieBreak.fore) out += "/F";
    if (tieBreak.unratedAs > 0) out += "/U" + std::to_string(tieBreak.unratedAs);
    if (tieBreak.reverse) out += "/R";
    return out;
}

bool usesRatings(Name name) {
    return name >= Name::ARO && name <= Name::RTNG;
}

bool lowerIsBetter(const TieBreak& tieBreak) {
    const bool lower =
        tieBreak.name == Name::TPN || tieBreak.name == Name::LOTS || tieBreak.name == Name::DE;
    return lower != tieBreak.reverse;
}

} // namespace theco::tiebreak
