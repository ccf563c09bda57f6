// SPDX-License-Identifier: MIT
// How long the board takes to paint: ./dev bench runs it under a virtual display, which paints in
// software; a real graphics card is faster.
#include "tests/catch.hpp"
#include "tests/gui/board_fixture.hpp"

#include <wx/stopwatch.h>

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
    long shown; ///< median until the display has carried out all of it
};

Figures measure(BoardView& board) {
    std::vector<long> painting;
    std::vector<long> shown;
    for (int i = 0; i < kPaintings; ++i) {
        pump();
        waitForDisplay();
        const wxStopWatch clock;
        board.Refresh();
        board.Update();
        waitForDisplay();
        shown.push_back(static_cast<long>(clock.TimeInMicro().GetValue()));
        painting.push_back(board.lastPaintMicros());
    }
    std::sort(painting.begin(), painting.end());
    std::sort(shown.begin(), shown.end());
    return {painting.front(), painting[painting.size() / 2], shown[shown.size() / 2]};
}

} // namespace

TEST_CASE("Whole board painted") {
    const std::vector<std::string> start{"rnbqkbnr", "pppppppp", "........", "........",
                                         "........", "........", "PPPPPPPP", "RNBQKBNR"};
    std::printf("%-28s %6s %12s %12s %12s\n", "board, all men and marks", "scale", "best us",
                "median us", "shown us");
    for (const int side : std::array{240, 480, 800, 1200}) {
        BoardFixture f(start, {side, side});
        f.board().setMarks({{{{4, 1}, MarkKind::LastMove},
                             {{4, 3}, MarkKind::LastMove},
                             {{4, 7}, MarkKind::Check},
                             {{3, 3}, MarkKind::Blocker}},
                            {{{0, 0}, {0, 7}, MarkKind::Attack}}});
        const Figures figures = measure(f.board());
        std::printf("%4d x %-4d px %13s %6.0f %12ld %12ld %12ld\n", side, side, "",
                    f.board().GetContentScaleFactor(), figures.best, figures.median, figures.shown);
        CHECK(figures.best > 0);
    }
}
