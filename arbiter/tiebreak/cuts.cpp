// SPDX-License-Identifier: MIT
#include "arbiter/tiebreak/cuts.hpp"

namespace theco::tiebreak {
namespace {

bool lowerScore(const Line& a, const Line& b) {
    return a.score != b.score ? a.score < b.score : a.amount < b.amount;
}
bool lowerContribution(const Line& a, const Line& b) {
    return a.amount == b.amount ? a.score < b.score : a.amount < b.amount;
}

} // namespace

void cutLeast(std::vector<Line>& lines, int count) {
    for (; count > 0; --count) {
        Line* least = nullptr;
        Line* voluntary = nullptr;
        for (Line& line : lines) {
            if (line.fate != Fate::Counted) continue;
            if (least == nullptr || lowerScore(line, *least)) least = &line;
            if (line.voluntary && (voluntary == nullptr || lowerContribution(line, *voluntary)))
                voluntary = &line;
        }
        if (least == nullptr) return;
        if (voluntary != nullptr && !(voluntary->amount < least->amount))
            voluntary->fate = Fate::CutVoluntary;
        else
            least->fate = Fate::CutLeast;
    }
}

void cutMost(std::vector<Line>& lines, int count) {
    for (; count > 0; --count) {
        Line* most = nullptr;
        for (Line& line : lines)
            if (line.fate == Fate::Counted && (most == nullptr || most->score < line.score))
                most = &line;
        if (most == nullptr) return;
        most->fate = Fate::CutMost;
    }
}

} // namespace theco::tiebreak
