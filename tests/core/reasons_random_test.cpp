// SPDX-License-Identifier: MIT
// The judge against the move generator, on random tries.
#include "core/chess/reasons.hpp"
#include "notation_support.hpp"
#include "tests/support/amount.hpp"

#include <set>

using namespace theco::chess;
using theco::tests::amount;
using theco::tests::reduced;

namespace {

bool sortedByName(const std::vector<Square>& squares) {
    for (std::size_t i = 1; i < squares.size(); ++i)
        if (toString(squares[i - 1]) >= toString(squares[i])) return false;
    return true;
}

bool isKingCode(ReasonCode c) {
    return c == ReasonCode::KingTakesDefended || c == ReasonCode::KingIntoAttack ||
           c == ReasonCode::LeavesKingInCheck || c == ReasonCode::EpExposesKing ||
           c == ReasonCode::ExposesKing;
}

bool isPromotionCode(ReasonCode c) {
    return c == ReasonCode::PromoMissing || c == ReasonCode::PromoKing ||
           c == ReasonCode::PromoPawn || c == ReasonCode::PromoNotHere;
}

bool isCastlingCode(ReasonCode c) {
    return c >= ReasonCode::CastleKingMoved && c <= ReasonCode::CastleIntoCheck;
}

/// Nothing or what is wrong with the shape of a list of reasons; a string so that a million lists
/// can be asked without a million assertions.
std::string shapeFault(const Game& game, const Reasons& reasons, bool unionOfMen) {
    const Position& p = game.position();
    if (reasons.empty()) return "no reason";
    std::set<ReasonCode> codesSeen;
    int king = 0, promotion = 0, castling = 0, others = 0;
    for (std::size_t i = 0; i < reasons.size(); ++i) {
        const Reason& reason = reasons[i];
        if (reason.squares.empty()) return "no squares";
        if (!sortedByName(reason.squares) || !sortedByName(reason.by)) return "not sorted";
        if (i > 0 && code(reasons[i - 1].code) > code(reason.code)) return "codes not sorted";
        if (!codesSeen.insert(reason.code).second && !unionOfMen) return "code twice";
        const bool attack = isKingCode(reason.code) || reason.code == ReasonCode::CastleInCheck ||
                            reason.code == ReasonCode::CastleThroughCheck ||
                            reason.code == ReasonCode::CastleIntoCheck;
        if (attack != !reason.by.empty() && reason.code != ReasonCode::GameOver)
            return "by filled wrongly";
        for (const Square s : reason.by)
            if (!contains(p.pieces(~p.turn()), s)) return "by is no enemy man";
        king += isKingCode(reason.code);
        promotion += isPromotionCode(reason.code);
        castling += isCastlingCode(reason.code);
        others += !isKingCode(reason.code) && !isPromotionCode(reason.code) &&
                  !isCastlingCode(reason.code);
    }
    if (unionOfMen) return {};
    if (king > 1 || promotion > 1) return "two of a kind that exclude each other";
    if (others > 0 && king + promotion + castling > 0) return "an early stage did not end the list";
    if (castling > 0 && king > 0) return "castling with a king code";
    if (others > 2) return "too many";
    return {};
}

/// A try that is often near a legal move, and often nonsense.
MoveTry randomTry(RandomGames& random, const Position& p) {
    const auto any = [&] { return static_cast<Square>(random.below(64)); };
    const auto letter = [&](int in) -> std::optional<PieceType> {
        if (random.below(in) != 0) return std::nullopt;
        return kPieceTypes[static_cast<std::size_t>(random.below(6))];
    };
    const MoveList moves = legalMoves(p);
    switch (random.below(8)) {
    case 0:
        return {any(), any(), letter(6)};
    case 1:
    case 2: {
        const Move move = moves[random.below(moves.size())];
        const bool own = random.below(3) != 0;
        return {move.from(), move.to(), own ? move.promotion() : letter(2)};
    }
    case 3:
        return {p.king(p.turn()), makeSquare(random.below(8), p.turn() == Color::White ? 0 : 7),
                letter(12)};
    default: {
        // A man of ours, a step of one or two in any direction, or anywhere on its lines.
        Bitboard men = p.pieces(p.turn());
        for (int skip = random.below(count(men)); skip > 0; --skip)
            popSquare(men);
        const Square from = firstSquare(men);
        const int reach = random.below(2) == 0 ? 2 : 1 + random.below(7);
        const auto to = squareAt(fileOf(from) + (random.below(3) - 1) * (random.below(reach) + 1),
                                 rankOf(from) + (random.below(3) - 1) * (random.below(reach) + 1));
        const bool last = to && (rankOf(*to) == 0 || rankOf(*to) == 7);
        return {from, to.value_or(any()), letter(last ? 2 : 10)};
    }
    }
}
} // namespace

TEST_CASE("A million random tries: the judge and the generator agree both ways", "[reasons]") {
    RandomGames random(42);
    std::set<ReasonCode> seen;
    int legal = 0;
    int asked = 0;
    while (asked < amount(1'000'000)) {
        random.step();
        const Game& game = random.current();
        const Position& p = game.position();
        if (!hasLegalMove(p)) continue;
        for (int i = 0; i < 60; ++i, ++asked) {
            const MoveTry wanted = randomTry(random, p);
            const auto verdict = judge(game, wanted);
            const auto move = legalMove(p, wanted);
            std::string fault;
            if (verdict.ok() != move.has_value())
                fault = verdict ? "the judge allows it" : "the judge refuses it";
            else if (verdict && *verdict != *move)
                fault = "another move";
            else if (!verdict)
                fault = shapeFault(game, verdict.error(), false);
            if (!fault.empty()) {
                INFO(toFen(p) << " " << toString(wanted.from) << toString(wanted.to));
                FAIL(fault);
            }
            if (verdict)
                ++legal;
            else
                for (const Reason& reason : verdict.error())
                    seen.insert(reason.code);
        }
    }
    // Otherwise the tries would not be worth a million.
    CHECK(legal > asked / 20);
    CHECK(legal < asked / 2);
    CHECK(seen.size() >= (reduced() ? 20 : 28));
}

TEST_CASE("Random SAN: the judge and the finder of moves agree", "[reasons]") {
    RandomGames random(7);
    int ambiguous = 0;
    int legal = 0;
    for (int round = 0; round < amount(4000); ++round) {
        random.step();
        const Game& game = random.current();
        const Position& p = game.position();
        if (!hasLegalMove(p)) continue;
        for (int i = 0; i < 25; ++i) {
            SanTry wanted;
            wanted.piece = kPieceTypes[static_cast<std::size_t>(random.below(6))];
            wanted.to = static_cast<Square>(random.below(64));
            if (random.below(3) == 0) wanted.fromFile = random.below(8);
            if (random.below(6) == 0) wanted.fromRank = random.below(8);
            if (random.below(6) == 0) wanted.promotion = PieceType::Queen;
            const auto verdict = judge(game, wanted);
            const auto found = findSan(p, wanted);
            std::string fault;
            if (verdict.ok() != found.ok() || (verdict && *verdict != *found))
                fault = "they differ";
            else if (!verdict)
                fault = shapeFault(game, verdict.error(), true);
            const bool two = !verdict && verdict.error().front().code == ReasonCode::Ambiguous;
            if (two != (!found && found.error() == SanError::Ambiguous))
                fault = "only one finds it ambiguous";
            if (!fault.empty()) {
                INFO(toFen(p) << " " << toString(*wanted.to));
                FAIL(fault);
            }
            ambiguous += two;
            legal += verdict.ok();
        }
    }
    CHECK(ambiguous > 0);
    CHECK(legal > amount(500));
}
