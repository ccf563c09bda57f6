// SPDX-License-Identifier: MIT
#include "gui/board/board_geometry.hpp"
#include "tests/catch.hpp"

using namespace theco::gui;

namespace {

struct Shape {
    int width;
    int height;
    int files;
    int ranks;
};

} // namespace

TEST_CASE("A board of any shape fills its window, and every point answers its own cell") {
    const auto shape = GENERATE(Shape{160, 160, 8, 8}, Shape{800, 800, 8, 8}, Shape{801, 640, 8, 8},
                                Shape{3840, 2160, 8, 8}, Shape{700, 900, 9, 10},
                                Shape{300, 420, 5, 6}, Shape{640, 640, 1, 1});
    const bool flipped = GENERATE(false, true);
    const bool labels = GENERATE(false, true);
    INFO(shape.width << "x" << shape.height << " " << shape.files << "x" << shape.ranks);
    const BoardGeometry g({shape.width, shape.height}, shape.files, shape.ranks, flipped, labels);

    const wxRect client(0, 0, shape.width, shape.height);
    CHECK(client.Contains(g.board()));
    const int roomX = shape.width - g.margin() - g.board().width;
    const int roomY = shape.height - g.margin() - g.board().height;
    CHECK(std::min(roomX / shape.files, roomY / shape.ranks) == 0);

    for (int rank = 0; rank < shape.ranks; ++rank)
        for (int file = 0; file < shape.files; ++file) {
            const wxRect r = g.rectOf({file, rank});
            CHECK(r.width == r.height);
            CHECK(g.cellAt(r.GetTopLeft()) == Cell{file, rank});
            CHECK(g.cellAt(r.GetBottomRight()) == Cell{file, rank});
        }
    CHECK_FALSE(g.cellAt(wxPoint(-1, -1)).has_value());
    CHECK_FALSE(g.cellAt(g.board().GetBottomRight() + wxPoint(1, 1)).has_value());
}

TEST_CASE("The first rank lies at the bottom, or at the top when flipped") {
    const BoardGeometry upright({800, 800}, 8, 8, false, false);
    CHECK(upright.rectOf({0, 0}) == wxRect(0, 700, 100, 100));
    CHECK(upright.rectOf({7, 7}) == wxRect(700, 0, 100, 100));
    const BoardGeometry flipped({800, 800}, 8, 8, true, false);
    CHECK(flipped.rectOf({0, 0}) == wxRect(700, 0, 100, 100));
    CHECK(flipped.rectOf({7, 7}) == wxRect(0, 700, 100, 100));
}

TEST_CASE("Small boards keep their coordinates in a margin, large ones inside the cells") {
    CHECK(BoardGeometry({240, 240}, 8, 8, false, true).labelsInMargin());
    CHECK_FALSE(BoardGeometry({240, 240}, 8, 8, false, false).labelsInMargin());
    CHECK_FALSE(BoardGeometry({480, 480}, 8, 8, false, true).labelsInMargin());
}

TEST_CASE("Offered choices grow from their cell towards the middle and stay on the board") {
    const bool flipped = GENERATE(false, true);
    const BoardGeometry g({800, 800}, 8, 8, flipped, false);
    for (int rank = 0; rank < 8; ++rank)
        for (const int count : {1, 4, 8, 12}) {
            INFO("rank " << rank << ", " << count << " choices");
            for (int n = 0; n < count; ++n)
                CHECK(g.board().Contains(g.choiceRect({3, rank}, n, count)));
        }
    CHECK(g.choiceRect({3, 7}, 0, 4) == g.rectOf({3, 7}));
    CHECK(g.choiceRect({3, 7}, 3, 4) == g.rectOf({3, 4}));
    CHECK(g.choiceRect({3, 0}, 0, 4) == g.rectOf({3, 0}));
    CHECK(g.choiceRect({3, 0}, 3, 4) == g.rectOf({3, 3}));
}

TEST_CASE("Cell fractions and points translate into each other") {
    const bool flipped = GENERATE(false, true);
    const BoardGeometry g({900, 1000}, 9, 10, flipped, false);
    const wxPoint2DDouble there = g.centreOf(3.25, 7.5);
    const wxPoint2DDouble back = g.cellsAt(there);
    CHECK(std::abs(back.m_x - 3.25) < 1e-9);
    CHECK(std::abs(back.m_y - 7.5) < 1e-9);
}
