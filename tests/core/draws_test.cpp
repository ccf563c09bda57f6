// SPDX-License-Identifier: MIT
#include "core/chess/attacks.hpp"
#include "tests/core/game_support.hpp"

#include <algorithm>
#include <cstdlib>
#include <fstream>

using namespace theco::chess;

namespace {

bool claimable(const Game& game, ClaimKind kind, const std::string& intended) {
    const std::vector<Claim> claims = game.claims();
    return std::any_of(claims.begin(), claims.end(), [&](const Claim& claim) {
        const std::string move = claim.intended ? toSan(game.position(), *claim.intended) : "now";
        return claim.kind == kind && move == intended;
    });
}

const std::string kTwice = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";

} // namespace

TEST_CASE("what may be claimed as a threefold repetition") {
    struct Row {
        const char* what;
        std::string fen;
        std::string moves;
        std::string intended; ///< SAN, or "now"
        bool right;
    };
    const std::string start(kInitialFen);
    const Row rows[] = {
        {"the third occurrence on the board", start, kTwice, "now", true},
        {"only the second", start, "Nf3 Nf6 Ng1 Ng8", "now", false},
        {"the third by an intended move", start, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "Ng8", true},
        {"another intended move", start, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1", "Nd5", false},
        {"castling right lost between", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
         "Ra2 Kd8 Ra1 Ke8 Ra2 Kd8 Ra1 Ke8", "now", false},
        {"the same without a right", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
         "Ra2 Kd8 Ra1 Ke8 Ra2 Kd8 Ra1 Ke8", "now", true},
        {"en passant was possible the first time", "4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 1",
         "b4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1", "now", false},
        {"and once more", "4k3/8/8/8/2p5/8/1P6/4K3 w - - 0 1",
         "b4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1", "now", true},
        {"a double step nobody can capture", "4k3/8/8/8/8/8/1P6/4K3 w - - 0 1",
         "b4 Kd8 Kd1 Ke8 Ke1 Kd8 Kd1 Ke8 Ke1", "now", true},
        {"a capturer that is pinned", "8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37",
         "d4 Kh3 Ra3+ Kh2 Ra2+ Kh1 Ra3 Kh2 Ra2+", "now", true},
        {"the other side to move", "8/8/2k5/6r1/2B5/1Kp5/2R5/8 w - - 10 70",
         "Rxc3 Kd6 Rh3 Kc7 Rc3 Kc6 Rf3 Kd6 Rd3+ Kc6 Rc3", "now", false},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        const Game game = gameFrom(row.fen, row.moves);
        CHECK(claimable(game, ClaimKind::Threefold, row.intended) == row.right);
        if (row.intended == "now") CHECK(game.canClaimNow(ClaimKind::Threefold) == row.right);
    }
}

TEST_CASE("what may be claimed under the 50-move rule") {
    struct Row {
        const char* what;
        const char* fen;
        const char* intended;
        bool right;
    };
    const Row rows[] = {
        {"100 half-moves on the board", "8/8/4k3/8/8/3RK3/7P/8 w - - 100 120", "now", true},
        {"99 half-moves", "8/8/4k3/8/8/3RK3/7P/8 w - - 99 120", "now", false},
        {"the 100th by an intended move", "8/8/4k3/8/8/3RK3/7P/8 w - - 99 120", "Rd4", true},
        {"but not by a pawn", "8/8/4k3/8/8/3RK3/7P/8 w - - 99 120", "h4", false},
        {"nor by a capture", "8/8/3pk3/8/8/3RK3/7P/8 w - - 99 120", "Rxd6+", false},
        {"the 99th by an intended move", "8/8/4k3/8/8/3RK3/7P/8 w - - 98 120", "Rd4", false},
        {"an intended mate is no exception", "6rk/6pp/7N/5p2/6p1/8/2q5/K7 w - - 99 60", "Nf7#",
         true},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        CHECK(claimable(Game(positionOf(row.fen)), ClaimKind::Fifty, row.intended) == row.right);
    }
}

TEST_CASE("a claim tells how often, or how many half-moves") {
    const std::vector<Claim> claims = gameOf(kTwice).claims();
    REQUIRE_FALSE(claims.empty());
    CHECK(claims.front().kind == ClaimKind::Threefold);
    CHECK_FALSE(claims.front().intended);
    CHECK(claims.front().count == 3);

    const Game fifty(positionOf("8/8/4k3/8/8/3RK3/7P/8 w - - 120 120"));
    CHECK(fifty.claims().front().count == 120);
}

TEST_CASE("a right claim draws the game without the intended move being made") {
    Game game = gameOf("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    const Move intended = moveOf(game.position(), "Ng8");
    CHECK_FALSE(game.claimDraw(ClaimKind::Threefold));
    CHECK_FALSE(game.claimDraw(ClaimKind::Fifty, intended));
    CHECK_FALSE(game.claimDraw(ClaimKind::Threefold, Move(Square::A1, Square::A8)));
    CHECK_FALSE(game.over());
    REQUIRE(game.claimDraw(ClaimKind::Threefold, intended));
    CHECK(*game.ending() == Ending{GameResult::Draw, EndReason::Threefold});
    CHECK(game.plies() == 7);
    CHECK_FALSE(game.claimDraw(ClaimKind::Threefold, intended));
}

TEST_CASE("material that decides nothing, and material that could") {
    struct Row {
        const char* men; ///< placed by the first two fields of a FEN
        bool white;
        bool black;
    };
    const Row rows[] = {
        {"4k3/8/8/8/8/8/8/4K3", false, false},
        {"4k3/8/8/8/8/8/8/2B1K3", false, false},
        {"4k3/8/8/8/8/8/8/1N2K3", false, false},
        {"4k3/8/8/8/8/8/8/1NN1K3", true, false},
        {"4k3/8/8/8/8/8/8/1NB1K3", true, false},
        {"4k3/8/8/8/8/8/P7/4K3", true, false},
        {"4k3/8/8/8/8/8/8/R3K3", true, false},
        // Bishops that never meet the squares of the other colour.
        {"2b1k3/8/8/8/8/8/8/4K3", false, false},
        {"2b1k3/8/8/8/8/8/8/5BK1", false, false},
        {"2b1k3/8/8/8/8/3B4/4B3/5BK1", false, false},
        {"2b1k3/8/8/8/8/8/8/2B1K3", true, true},
        {"4k3/8/8/8/8/8/8/2B1KB2", true, false},
        // The other side's men can box in their own king.
        {"4k3/4p3/8/8/8/8/8/1N2K3", true, true},
        {"4kn2/8/8/8/8/8/8/1N2K3", true, true},
        {"4kb2/8/8/8/8/8/8/1N2K3", true, true},
        {"4kr2/8/8/8/8/8/8/1N2K3", true, true},
        {"4kq2/8/8/8/8/8/8/1N2K3", false, true},
        {"3qkq2/8/8/8/8/8/8/1N2K3", false, true},
        {"4k3/4p3/8/8/8/8/8/2B1K3", true, true},
        {"4kn2/8/8/8/8/8/8/2B1K3", true, true},
        {"4kr2/8/8/8/8/8/8/2B1K3", false, true},
        {"4kq2/8/8/8/8/8/8/2B1K3", false, true},
    };
    for (const Row& row : rows) {
        for (const char* turn : {"w", "b"}) {
            const std::string fen = row.men + std::string(" ") + turn + " - - 0 1";
            const auto parsed = parseFen(fen);
            if (!parsed) continue; // one of the two sides may stand in check
            INFO(fen);
            CHECK(canMateByMaterial(*parsed, Color::White) == row.white);
            CHECK(canMateByMaterial(*parsed, Color::Black) == row.black);
            CHECK(isDeadByMaterial(*parsed) == (!row.white && !row.black));
        }
    }
}

namespace {

constexpr Bitboard kEverySquare = ~Bitboard{0};
constexpr Bitboard kDarkSquares = 0xAA55AA55AA55AA55;
constexpr Piece kWhiteKing{Color::White, PieceType::King};

/// Every way to stand in check from a lone piece with the checking side's king anywhere: on the
/// squares that remain to the checked king stand men of his own, as they must for a mate. Counts
/// those where none of these men can take the piece or step between.
///
/// What else may be on the board can only spoil these mates, or see to squares in `ignored`.
template <class CanReach>
int matesBy(PieceType type, Bitboard origins, Bitboard ignored, CanReach canReach) {
    int mates = 0;
    for (Bitboard kings = kEverySquare; kings != 0;) {
        const Square king = popSquare(kings);
        const Bitboard around = attacksOf(kWhiteKing, king, 0);
        for (Bitboard others = ~around & ~bit(king); others != 0;) {
            const Square other = popSquare(others);
            const Bitboard guarded = attacksOf(kWhiteKing, other, 0);
            for (Bitboard from = origins & ~bit(king) & ~bit(other); from != 0;) {
                const Square origin = popSquare(from);
                const Bitboard attacked = attacksOf({Color::White, type}, origin, bit(other));
                const bool check = contains(attacked, king);
                const bool taken = contains(around & ~guarded & ~ignored, origin);
                if (!check || taken) continue;
                const Bitboard blocked = around & ~guarded & ~attacked & ~bit(origin) & ~ignored;
                const Bitboard occupied = blocked | bit(king) | bit(other) | bit(origin);
                if ((occupied & between(origin, king)) != 0) continue;
                const Bitboard targets = bit(origin) | between(origin, king);
                bool helped = false;
                for (Bitboard men = blocked; men != 0 && !helped;)
                    helped = canReach(popSquare(men), targets, occupied);
                if (!helped) ++mates;
            }
        }
    }
    return mates;
}

auto moveOfType(PieceType type) {
    return [type](Square from, Bitboard targets, Bitboard occupied) {
        return (attacksOf({Color::Black, type}, from, occupied) & targets) != 0;
    };
}

} // namespace

TEST_CASE("a lone knight mates no king boxed in by queens, but one boxed in by rooks") {
    const auto mates = [](PieceType blockers) {
        return matesBy(PieceType::Knight, kEverySquare, 0, moveOfType(blockers));
    };
    CHECK(mates(PieceType::Queen) == 0);
    CHECK(mates(PieceType::Rook) > 0);
}

TEST_CASE("dark bishops mate no king boxed in by rooks or queens, but one boxed in by knights") {
    // Other dark bishops and men on dark squares may see to the dark squares. A step to a
    // neighbouring square is all that a rook or a queen needs, so nothing can stand in its way.
    const auto step = [](Square from, Bitboard targets, Bitboard) {
        return (attacksOf({Color::Black, PieceType::Rook}, from, kEverySquare) & targets) != 0;
    };
    CHECK(matesBy(PieceType::Bishop, kDarkSquares, kDarkSquares, step) == 0);
    CHECK(matesBy(PieceType::Bishop, kDarkSquares, kDarkSquares, moveOfType(PieceType::Knight)) >
          0);
}

TEST_CASE("material never hides a mate that exists") {
    const char* folder = std::getenv("THECO_CONFORMANCE");
    if (folder == nullptr) {
        WARN("SKIPPED: unwinnable.tsv, THECO_CONFORMANCE is not set");
        return;
    }
    std::ifstream in(std::string(folder) + "/unwinnable.tsv");
    REQUIRE(in.is_open());
    int rows = 0;
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
        std::istringstream fields(line);
        std::string fen, side, verdict, source, rule;
        for (std::string* field : {&fen, &side, &verdict, &source, &rule})
            std::getline(fields, *field, '\t');
        const auto position = parseFen(fen);
        if (!position) continue;
        INFO(line);
        const bool can =
            canMateByMaterial(*position, side == "white" ? Color::White : Color::Black);
        if (verdict == "winnable") CHECK(can);
        CHECK(can == (rule == "sufficient"));
        ++rows;
    }
    CHECK(rows > 500);
}
