// SPDX-License-Identifier: MIT
// How long the board takes to paint: ./dev bench runs it under a virtual display, which paints in
// software; a real graphics card is faster.
#include "tests/catch.hpp"
#include "tests/gui/board_fixture.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

using namespace theco::gui;
using namespace theco::test;

namespace {

constexpr int kPaintings = 60;

struct Figures {
    long best;
    long median;
};

Figures measure(BoardView& board) {
    std::vector<long> micros;
    for (int i = 0; i < kPaintings; ++i) {
        board.Refresh();
        board.Update();
        pump();
        micros.push_back(board.lastPaintMicros());
    }
    std::sort(micros.begin(), micros.end());
    return {micros.front(), micros[micros.size() / 2]};
}

} // namespace

TEST_CASE("Whole board painted") {
    const std::vector<std::string> start{"rnbqkbnr", "pppppppp", "........", "........",
                                         "........", "........", "PPPPPPPP", "RNBQKBNR"};
    std::printf("%-28s %6s %12s %12s\n", "board, all men and marks", "scale", "best us",
                "median us");
    for (const int side : std::array{240, 480, 800, 1200}) {
        BoardFixture f(start, {side, side});
        f.board().setMarks({{{{4, 1}, MarkKind::LastMove},
                             {{4, 3}, MarkKind::LastMove},
                             {{4, 7}, MarkKind::Check},
                             {{3, 3}, MarkKind::Blocker}},
                            {{{0, 0}, {0, 7}, MarkKind::Attack}}});
        const Figures figures = measure(f.board());
        std::printf("%4d x %-4d px %13s %6.0f %12ld %12ld\n", side, side, "",
                    f.board().GetContentScaleFactor(), figures.best, figures.median);
        CHECK(figures.best > 0);
    }
}
