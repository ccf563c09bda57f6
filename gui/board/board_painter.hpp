// SPDX-License-Identifier: MIT
#pragma once

#include "gui/board/board_geometry.hpp"
#include "gui/board/label_cache.hpp"
#include "gui/board/piece_cache.hpp"

namespace theco::gui {

/// A man that is not in its cell just now: carried by the pointer, or gliding.
struct FloatingMan {
    PieceId piece = 0;
    wxPoint2DDouble centre;
    bool lifted = false;  ///< drawn larger, with a shadow
    double opacity = 1.0; ///< a captured man fades out
};

/// The offered pictures (promotion).
struct OfferedChoice {
    Cell cell;
    std::vector<PieceId> pieces;
    int active = 0; ///< the one Enter takes
};

/// Everything one painting of the board shows. References must outlive the painting only.
struct BoardScene {
    const BoardGeometry& geometry;
    const BoardContent& content;
    const BoardMarks& marks;
    const BoardMarks& userMarks;
    bool coordinates = true;
    std::optional<Cell> selected{};
    std::vector<Cell> targets{};
    std::optional<Cell> dropCell{};
    std::optional<Cell> cursor{};
    std::vector<Cell> ghosts{}; ///< cells whose man is being carried: drawn faintly
    std::vector<Cell> hidden{}; ///< cells whose man is among the floating ones
    std::vector<FloatingMan> floating{};
    const OfferedChoice* choice = nullptr;
    std::optional<ArrowMark> drawing{}; ///< the user's arrow in progress; a circle if from == to
    double deviceScale = 1.0;
};

/// What painting keeps from one time to the next; clear after a change of size.
struct BoardCaches {
    explicit BoardCaches(std::shared_ptr<const PieceSet> set) : pieces(std::move(set)) {}
    void clear() {
        pieces.clear();
        labels.clear();
    }
    PieceCache pieces;
    LabelCache labels;
};

/// Paints the part of the scene that meets `update` (window coordinates).
void paintBoard(wxGraphicsContext& gc, const BoardScene& scene, BoardCaches& caches,
                const wxRect& update);

} // namespace theco::gui
