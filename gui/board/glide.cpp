// SPDX-License-Identifier: MIT
#include "gui/board/glide.hpp"

#include <algorithm>
#include <limits>

namespace theco::gui {
namespace {

int distance(Cell a, Cell b) {
    const int f = a.file - b.file;
    const int r = a.rank - b.rank;
    return f * f + r * r;
}

} // namespace

std::vector<Glide> findGlides(const BoardContent& before, const BoardContent& after) {
    if (before.files != after.files || before.ranks != after.ranks) return {};
    std::vector<Cell> departures;
    std::vector<Cell> arrivals;
    for (int rank = 0; rank < after.ranks; ++rank)
        for (int file = 0; file < after.files; ++file) {
            const Cell c{file, rank};
            if (before.at(c) == after.at(c)) continue;
            if (before.at(c)) departures.push_back(c);
            if (after.at(c)) arrivals.push_back(c);
        }
    std::vector<Glide> glides;
    for (const Cell to : arrivals) {
        const PieceId piece = *after.at(to);
        auto nearest = departures.end();
        int best = std::numeric_limits<int>::max();
        for (auto it = departures.begin(); it != departures.end(); ++it) {
            if (before.at(*it) != piece || distance(*it, to) >= best) continue;
            best = distance(*it, to);
            nearest = it;
        }
        if (nearest == departures.end()) continue;
        const Cell from = *nearest;
        departures.erase(nearest);
        glides.push_back({piece, static_cast<double>(from.file), static_cast<double>(from.rank), to,
                          before.at(to)});
    }
    return glides;
}

double glideProgress(long elapsed) {
    const double t = std::clamp(static_cast<double>(elapsed) / kGlideMillis, 0.0, 1.0);
    const double left = 1.0 - t;
    return 1.0 - left * left * left;
}

} // namespace theco::gui
