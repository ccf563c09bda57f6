// SPDX-License-Identifier: MIT
// The individual tie-breaks of FIDE's C.07 (Article 5) with their modifiers (Article 14), and how
// regulations and files write them: "DE", "BH/C1", "SB/C2", "KS/L+1", "AOB/F", "RTNG/R" (MTB26).
#pragma once

#include "core/result.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace theco::tiebreak {

/// The text of C.07 that applies: of August 2024, or of March 2026.
enum class Edition : std::uint8_t { August2024, March2026 };

enum class Name : std::uint8_t {
    Points, ///< PTS: the score itself, when a list writes it first
    DE,
    WIN,
    WON,
    BPG,
    BWG,
    PS,
    REP,
    STD,
    TPN,
    BH,
    AOB,
    FB,
    SB,
    KS,
    ARO,
    TPR,
    PTP,
    APRO,
    APPO,
    RTNG,
    LOTS, ///< drawing of lots
};

struct TieBreak {
    Name name = Name::BH;
    int cutLow = 0;              ///< Cut-1, Cut-2; Median counts here and in cutHigh
    int cutHigh = 0;             ///< Median-1, Median-2
    bool forfeitsPlayed = false; ///< /P
    bool fore = false;           ///< /F: Fore Buchholz instead of Buchholz
    int limitShift = 0;          ///< /L+n, /L-n: Koya limit moved by n half-points
    bool reverse = false;        ///< /R
    int unratedAs = 0;           ///< /U1400: rating that unrated players count with; 0: none

    bool operator==(const TieBreak&) const = default;
};

enum class CodeProblem : std::uint8_t {
    Unknown,     ///< no tie-break of this name
    BadModifier, ///< `part` means nothing
    NotForThis,  ///< `part` exists, but not for this tie-break
};
struct CodeFault {
    CodeProblem problem = CodeProblem::Unknown;
    std::string code;    ///< the whole descriptor as written
    std::string part;    ///< the part of it that is wrong
    std::string meant{}; ///< of Unknown: the code that was meant, as far as can be guessed
};

/// Capitals or not. GE, the name of REP before 2024, is understood.
Result<TieBreak, CodeFault> parseTieBreak(std::string_view code);
/// A list with commas, semicolons or blanks between.
Result<std::vector<TieBreak>, CodeFault> parseTieBreaks(std::string_view codes);
/// The codes of Article 5, in its order, with PTS and LOTS.
std::vector<std::string> tieBreakCodes();

/// "BH/C1".
std::string codeOf(const TieBreak& tieBreak);

/// ARO, TPR, PTP, APRO, APPO, RTNG.
bool usesRatings(Name name);
/// The smaller number is the better one.
bool lowerIsBetter(const TieBreak& tieBreak);

} // namespace theco::tiebreak
