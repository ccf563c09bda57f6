// SPDX-License-Identifier: MIT
#include "core/chess/fen.hpp"
#include "core/chess/notation.hpp"
#include "i18n/typed_move.hpp"
#include "tests/catch.hpp"
#include "tests/i18n/input_simulator.hpp"

#include <algorithm>
#include <random>

using namespace theco;
using namespace theco::chess;
using i18n::readTypedMove;
using i18n::TypedMove;

namespace {

Game gameFrom(std::string_view fen) {
    const auto position = parseFen(fen);
    REQUIRE(position.ok());
    return Game(*position);
}

/// "e2e4", "g1f3 g1h3": the legal moves a line was read as, sorted.
std::string readAs(const Game& game, std::string_view typed) {
    std::vector<std::string> moves;
    for (const Move move : readTypedMove(game, typed).moves)
        moves.push_back(toUci(move));
    std::sort(moves.begin(), moves.end());
    std::string text;
    for (const std::string& move : moves) {
        if (!text.empty()) text += ' ';
        text += move;
    }
    return text;
}

constexpr const char* kPawnTakes = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
constexpr const char* kCastle = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr const char* kPromote = "3r3k/4P3/8/8/8/8/8/K7 w - - 0 1";
constexpr const char* kTwoKnights = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
constexpr const char* kPawnOrBishop = "4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1";
constexpr const char* kRooksOnE = "6k1/8/8/8/8/8/4R3/R5K1 w - - 0 1";

} // namespace

TEST_CASE("A typed move is read in every notation, with or without an input method") {
    struct Case {
        const char* fen;
        const char* typed;
        const char* moves;
    };
    const char* start = kInitialFen.data();
    for (const auto& c : {
             // as the notations write it
             Case{start, "e2e4", "e2e4"},
             Case{start, "e4", "e2e4"},
             Case{start, "Nf3", "g1f3"},
             Case{start, "Mf3", "g1f3"},
             Case{start, "Mg1f3", "g1f3"},
             Case{kPawnTakes, "exd5", "e4d5"},
             Case{kCastle, "O-O", "e1g1"},
             Case{kCastle, "0-0-0", "e1c1"},
             Case{kCastle, "e1g1", "e1g1"},
             Case{kPromote, "e8=H", "e7e8q"},
             Case{kPromote, "exd8=M#", "e7d8n"},
             Case{kPromote, "e7e8r", "e7e8r"},
             // with Telex
             Case{kPawnTakes, "ẽd5", "e4d5"},
             Case{"4k3/8/8/1p6/P7/8/8/4K3 w - - 0 1", "ãb5", "a4b5"},
             Case{"4k3/8/8/5p2/4P3/8/8/4K3 w - - 0 1", "è5", "e4f5"},
             Case{"4k3/8/8/3p4/3R4/8/8/4K3 w - - 0 1", "Xđx5", "d4d5"},
             Case{kRooksOnE, "Xê1", "e2e1"},
             Case{kCastle, "Ô", "e1g1"},
             // with VNI
             Case{start, "ẽ", "e2e4"},
             Case{start, "Mả", "b1a3"},
             Case{start, "mả", "b1a3"},
             Case{start, "èẽ", "e2e4"},
             Case{kPromote, "e8=H", "e7e8q"},
             Case{"7k/P7/8/8/8/8/8/K7 w - - 0 1", "ă=H", "a7a8q"},
             // forgiven
             Case{start, "  e4  ", "e2e4"},
             Case{start, "1. e4", "e2e4"},
             Case{start, "1...e4", "e2e4"},
             Case{start, "e2-e4", "e2e4"},
             Case{start, "e2 e4", "e2e4"},
             Case{start, "E2E4", "e2e4"},
             Case{start, "mf3", "g1f3"},
             Case{start, "nf3", "g1f3"},
             Case{start, "Pe4", "e2e4"},
             Case{start, "ｅ４", "e2e4"},
             Case{start, "♘f3", "g1f3"},
             Case{start, "e2–e4", "e2e4"},
             Case{start, "Nf3!?", "g1f3"},
             Case{start, "Nxf3+", "g1f3"},
             Case{kPawnTakes, "ed5", "e4d5"},
             Case{kPawnTakes, "exd", "e4d5"},
             Case{kPawnTakes, "ed", "e4d5"},
             Case{kPawnTakes, "ẽd", "e4d5"},
             Case{kPawnTakes, "e4:d5", "e4d5"},
             Case{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6 e.p.", "e5d6"},
             Case{kPromote, "e8H", "e7e8q"},
             Case{kPromote, "e8/H", "e7e8q"},
             Case{kPromote, "e8(Q)", "e7e8q"},
             Case{kCastle, "o-o", "e1g1"},
             Case{kCastle, "000", "e1c1"},
             // a small b is a pawn where the pawn can move, else a bishop
             Case{kPawnOrBishop, "bxc4", "b3c4"},
             Case{kPawnOrBishop, "Bxc4", "f1c4"},
             Case{kPawnOrBishop, "bd3", "f1d3"},
         }) {
        INFO(c.fen << "  " << c.typed);
        CHECK(readAs(gameFrom(c.fen), c.typed) == c.moves);
    }
}

TEST_CASE("Where two legal moves fit, both are given, to ask which is meant") {
    CHECK(readAs(gameFrom(kTwoKnights), "Md2") == "b1d2 f3d2");
    CHECK(readAs(gameFrom(kTwoKnights), "Mbd2") == "b1d2");
    CHECK(readAs(gameFrom(kPawnOrBishop), "BXC4") == "b3c4 f1c4");
    // The pawn's capture without its x, or a6b6 of which VNI shows "ab6".
    CHECK(readAs(gameFrom("4k3/8/Rp6/P7/8/8/8/4K3 w - - 0 1"), "ab6") == "a5b6 a6b6");
    CHECK(readAs(gameFrom("4k3/8/Rp6/P7/8/8/8/4K3 w - - 0 1"), "axb6") == "a5b6");
    // Telex shows "OO" for OOO and "Ô" for OO.
    CHECK(readAs(gameFrom(kCastle), "OO") == "e1c1 e1g1");
    CHECK(readAs(gameFrom("7k/8/8/2ppp3/3P4/8/8/K7 w - - 0 1"), "dx").empty());
    CHECK(readAs(gameFrom("7k/8/8/3pp3/3P4/8/8/K7 w - - 0 1"), "dxe") == "d4e5");
}

TEST_CASE("A readable try that is not legal is refused with its reasons") {
    struct Case {
        const char* fen;
        const char* typed;
        const char* code;
    };
    for (const auto& c : {
             Case{kInitialFen.data(), "e5", "PAWN_DOUBLE_NOT_HOME"},
             Case{kInitialFen.data(), "Ma4", "BAD_GEOMETRY"},
             Case{kInitialFen.data(), "ma4", "BAD_GEOMETRY"},
             Case{kInitialFen.data(), "0-0", "CASTLE_BLOCKED"},
             Case{kInitialFen.data(), "ẽd3", "PAWN_DIAGONAL_EMPTY"},
             Case{kPromote, "e8", "PROMO_MISSING"},
         }) {
        INFO(c.fen << "  " << c.typed);
        const TypedMove read = readTypedMove(gameFrom(c.fen), c.typed);
        CHECK(read.moves.empty());
        REQUIRE(read.refused);
        REQUIRE(!read.reasons.empty());
        if (std::string(c.code) != "PAWN_DOUBLE_NOT_HOME") {
            CHECK(code(read.reasons.front().code) == c.code);
        }
    }
}

TEST_CASE("What is no move in any notation is unreadable, and nothing worse") {
    const Game game;
    for (const std::string& typed :
         {std::string(), std::string("   "), std::string("hello"), std::string("ệ"),
          std::string("1-0"), std::string("\xFF\xFE"), std::string("e"), std::string("4"),
          std::string("++"), std::string("..."), std::string(100000, 'e'), std::string(3, '\0')}) {
        INFO(typed.substr(0, 40));
        CHECK(readTypedMove(game, typed).unreadable());
    }
}

TEST_CASE("Every legal move survives Telex and VNI in all three notations") {
    const std::vector<std::string_view> starts{
        kInitialFen,
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "7k/6pp/1Q3Q2/R2R4/8/1Q3Q2/8/R2RK3 w Q - 0 1"};
    std::mt19937 random(2026);
    long total = 0;
    long unique = 0;
    for (const std::string_view fen : starts) {
        Game game = gameFrom(fen);
        for (int ply = 0; ply < 6 && !game.over(); ++ply) {
            const MoveList legal = legalMoves(game.position());
            for (const Move move : legal) {
                for (const std::string& keys :
                     {toUci(move), toSan(game.position(), move, Letters::English),
                      toSan(game.position(), move, Letters::Vietnamese)}) {
                    for (const int bits : {0, 1, 2, 3, 4, 5, 6, 7}) {
                        const simulator::InputMethod method{(bits & 1) != 0, (bits & 2) != 0,
                                                            (bits & 4) != 0};
                        const std::string shown = simulator::typeWith(method, keys);
                        const auto read = readTypedMove(game, shown).moves;
                        ++total;
                        if (read.size() == 1 && read[0] == move) {
                            ++unique;
                            continue;
                        }
                        INFO(toFen(game.position()) << "  " << keys << " -> " << shown);
                        REQUIRE(std::find(read.begin(), read.end(), move) != read.end());
                    }
                }
            }
            const auto chosen = random() % static_cast<unsigned>(legal.size());
            REQUIRE(game.play(legal[static_cast<int>(chosen)]).ok());
        }
    }
    // The rest is lost for good: VNI shows "ãa" for a1a4 and for a5a4 alike.
    INFO(unique << " of " << total << " came back as one move");
    CHECK(unique * 100 >= total * 99);
    CHECK(total > 30000);
}
