// SPDX-License-Identifier: MIT
#include "notation_support.hpp"

using namespace theco::chess;

TEST_CASE("UCI is two squares and perhaps a promotion letter", "[uci]") {
    CHECK(parseUci("e2e4") == MoveTry{Square::E2, Square::E4, std::nullopt});
    CHECK(parseUci("e7e8q") == MoveTry{Square::E7, Square::E8, PieceType::Queen});
    CHECK(parseUci("a2b1n") == MoveTry{Square::A2, Square::B1, PieceType::Knight});
    // Refusable wishes, but readable.
    CHECK(parseUci("e7e8k") == MoveTry{Square::E7, Square::E8, PieceType::King});
    CHECK(parseUci("e7e8p") == MoveTry{Square::E7, Square::E8, PieceType::Pawn});
    CHECK(parseUci("e2e2") == MoveTry{Square::E2, Square::E2, std::nullopt});
}

TEST_CASE("Nothing else is UCI", "[uci]") {
    for (const char* text : {"", "e2", "e2e", "e2e9", "i2e4", "e0e4", "E2E4", "e7e8Q", "e7e8x",
                             "e7e8qq", "0000", " e2e4", "e2e4 ", "e2-e4", "O-O", "e7e8="}) {
        INFO(text);
        CHECK_FALSE(parseUci(text));
    }
    CHECK_FALSE(parseUci(std::string("e2e4\0", 5)));
}

TEST_CASE("Every legal move is written and found again in UCI", "[uci]") {
    for (const std::string& fen : lively()) {
        const Position p = position(fen);
        for (const Move move : legalMoves(p)) {
            const auto read = parseUci(toUci(move));
            REQUIRE(read);
            CHECK(legalMove(p, *read) == move);
        }
    }
    CHECK(toUci(Move(Square::E1, Square::G1, MoveKind::Castle)) == "e1g1");
    CHECK(toUci(Move(Square::B7, Square::A8, MoveKind::Promotion, PieceType::Rook)) == "b7a8r");
}
