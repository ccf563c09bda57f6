// SPDX-License-Identifier: MIT
#include "gui/board/glide.hpp"
#include "tests/catch.hpp"
#include "tests/gui/board_fixture.hpp"

using namespace theco::gui;
using theco::test::boardOf;
using theco::test::nameOf;

namespace {

std::vector<std::string> glidesOf(const std::vector<std::string>& before,
                                  const std::vector<std::string>& after) {
    std::vector<std::string> names;
    for (const Glide& g : findGlides(boardOf(before), boardOf(after))) {
        names.push_back(nameOf({static_cast<int>(g.fromFile), static_cast<int>(g.fromRank)}));
        names.back().append(nameOf(g.to)).append(g.captured ? "x" : "");
    }
    return names;
}

using Names = std::vector<std::string>;

} // namespace

TEST_CASE("A man that changed its cell glides there") {
    CHECK(glidesOf({"...", "...", "N.."}, {".N.", "...", "..."}) == Names{"a1b3"});
    CHECK(glidesOf({".p.", "...", "N.."}, {".N.", "...", "..."}) == Names{"a1b3x"});
}

TEST_CASE("Castling moves two men at once") {
    CHECK(glidesOf({"....K..R"}, {".....RK."}) == Names{"h1f1", "e1g1"});
}

TEST_CASE("A new man, a lost man and an unchanged board do not glide") {
    CHECK(glidesOf({"K.."}, {"K.Q"}).empty());
    CHECK(glidesOf({"K.Q"}, {"K.."}).empty());
    CHECK(glidesOf({"K.Q"}, {"K.Q"}).empty());
}

TEST_CASE("Two men of one kind each take the shorter way") {
    CHECK(glidesOf({"R......R"}, {".R....R."}) == Names{"a1b1", "h1g1"});
}

TEST_CASE("Boards of different sizes share no glides") {
    CHECK(glidesOf({"K.."}, {"..K."}).empty());
}

TEST_CASE("A glide starts at once, ends on time and only goes forward") {
    CHECK(glideProgress(0) == 0.0);
    CHECK(glideProgress(kGlideMillis) == 1.0);
    CHECK(glideProgress(kGlideMillis * 10) == 1.0);
    CHECK(kGlideMillis <= 180);
    for (long t = 1; t <= kGlideMillis; ++t)
        CHECK(glideProgress(t) > glideProgress(t - 1));
}
