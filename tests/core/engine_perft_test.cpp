// SPDX-License-Identifier: MIT
#include "tests/core/engine_support.hpp"
#include "tests/support/amount.hpp"
#include "tests/support/mailbox.hpp"

using namespace theco::chess;

namespace {
void checkFile(const std::string& path) {
    const auto lines = readPerftFile(path);
    REQUIRE(lines.size() > 50);
    for (const PerftLine& line : lines) {
        const Position p = position(line.fen);
        for (const auto& [depth, leaves] : line.counts) {
            if (theco::tests::reduced() && leaves > 200'000) break;
            INFO(line.fen << " depth " << depth);
            CHECK(perft(p, depth) == leaves);
        }
    }
}
} // namespace

TEST_CASE("Perft counts of well-known and tricky positions are exact") {
    checkFile(THECO_TEST_DATA "/perft.epd");
}

TEST_CASE("Perft counts of the whole conformance set are exact at all depths") {
    if (conformanceFolder() == nullptr) {
        WARN("SKIPPED: perft conformance, THECO_CONFORMANCE is not set");
        return;
    }
    checkFile(std::string(conformanceFolder()) + "/perft.epd");
}

TEST_CASE("The simple second program counts the same leaves") {
    for (const PerftLine& line : readPerftFile(THECO_TEST_DATA "/perft.epd")) {
        for (const auto& [depth, leaves] : line.counts) {
            if (leaves > 3000) break;
            INFO(line.fen << " depth " << depth);
            CHECK(theco::mailbox::Board(line.fen).perft(depth) == leaves);
        }
    }
}

TEST_CASE("Perft of depth zero is one leaf") {
    CHECK(perft(Position{}, 0) == 1);
}
