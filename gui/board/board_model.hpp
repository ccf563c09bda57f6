// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <vector>

namespace theco::gui {

/// A place on a board of any size: file from the left, rank from the bottom, both from 0, as the
/// player of the first side sees it.
struct Cell {
    int file = 0;
    int rank = 0;
    friend auto operator<=>(const Cell&, const Cell&) = default;
};

/// Index of a picture in the piece set.
using PieceId = int;

/// The pictures: SVG texts with a square view box, and a name for each (for tests and fallback).
struct PieceSet {
    struct Picture {
        std::string name; ///< "white-knight"
        std::string svg;
    };
    std::vector<Picture> pictures;
};

/// What stands where.
struct BoardContent {
    int files = 8;
    int ranks = 8;
    std::vector<std::optional<PieceId>> cells; ///< files*ranks, rank by rank from the bottom
    std::vector<std::string> fileLabels;       ///< "a".."h"
    std::vector<std::string> rankLabels;       ///< "1".."8"

    std::optional<PieceId> at(Cell c) const {
        const auto i = static_cast<std::size_t>(c.rank * files + c.file);
        return i < cells.size() ? cells[i] : std::nullopt;
    }
    bool holds(Cell c) const {
        return c.file >= 0 && c.file < files && c.rank >= 0 && c.rank < ranks;
    }
};

/// Named meanings, each with its colour in light and dark and a shape of its own, so that colour is
/// never the only signal.
enum class MarkKind : unsigned char {
    LastMove,
    Check,
    Attack,
    Blocker,
    Target,
    Hint,
    Star,
    Wrong,
    UserGreen,
    UserRed,
    UserBlue,
    UserYellow
};

struct CellMark {
    Cell cell;
    MarkKind kind;
    friend bool operator==(const CellMark&, const CellMark&) = default;
};
struct ArrowMark {
    Cell from;
    Cell to;
    MarkKind kind;
    friend bool operator==(const ArrowMark&, const ArrowMark&) = default;
};
struct BoardMarks {
    std::vector<CellMark> cells;
    std::vector<ArrowMark> arrows;
};

} // namespace theco::gui
