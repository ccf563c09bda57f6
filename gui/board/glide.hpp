// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_model.hpp"

namespace theco::gui {

/// A man on its way to the cell where it already stands in the content.
struct Glide {
    PieceId piece = 0;
    double fromFile = 0; ///< where it starts, in cells
    double fromRank = 0;
    Cell to;
    std::optional<PieceId> captured; ///< stood on `to` before, fades out
};

/// Which men changed their cell from `before` to `after`: each arrival is matched with the nearest
/// departure of the same picture. Contents of different sizes match nothing.
std::vector<Glide> findGlides(const BoardContent& before, const BoardContent& after);

/// Duration of every glide.
inline constexpr int kGlideMillis = 150;
/// Share of the way covered after `elapsed` milliseconds, 0..1: fast start, soft landing.
double glideProgress(long elapsed);

} // namespace theco::gui
