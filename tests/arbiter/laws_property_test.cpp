// SPDX-License-Identifier: MIT
// What must hold of every ruling, tried on random situations.
#include "laws_support.hpp"

#include "arbiter/laws/ruling_json.hpp"
#include "arbiter/laws/ruling_words.hpp"
#include "core/chess/notation.hpp"
#include "tests/catch.hpp"
#include "tests/support/amount.hpp"
#include "tests/support/mailbox.hpp"

using namespace theco;
using namespace theco::laws;
using namespace theco::laws::test;

namespace {

Ruling rule(const Incident& incident) {
    return currentEdition().incident(incident);
}

DrawClaim randomClaim(Random& random) {
    DrawClaim claim;
    const auto& all = fens();
    const auto start =
        chess::parseFen(all[static_cast<std::size_t>(below(random, static_cast<int>(all.size())))]);
    claim.game = randomGame(random, *start, below(random, 40));
    claim.claimant = static_cast<Claimant>(below(random, 4));
    const bool player = claim.claimant == Claimant::White || claim.claimant == Claimant::Black;
    claim.type = static_cast<ClaimType>(below(random, player ? 2 : 5));
    const chess::MoveList moves = chess::legalMoves(claim.game.position());
    if (claim.type <= ClaimType::Fifty && chance(random) && !moves.empty()) {
        claim.intended = IntendedMove{moves[below(random, moves.size())], std::nullopt};
        claim.declaresNext = true;
        if (chance(random, 20)) claim.intended = IntendedMove{std::nullopt, moves[0].from()};
    } else {
        claim.declaresNext = chance(random, 20);
    }
    claim.pressed = chance(random, 80);
    const auto touched = static_cast<chess::Square>(below(random, 64));
    if (claim.game.position().pieceAt(touched) && chance(random, 20)) claim.touched = touched;
    claim.opponentAccepts = chance(random, 20);
    claim.drawRestriction = chance(random, 20);
    claim.withdraws = chance(random, 20);
    claim.rate = static_cast<Rate>(below(random, 3));
    return claim;
}

/// Men, side to move, rights and a legal en passant capture: what makes positions the same.
std::string sameness(const std::string& fen) {
    std::size_t end = 0;
    for (int blanks = 0; blanks < 4; ++blanks)
        end = fen.find(' ', end) + 1;
    return fen.substr(0, end);
}

/// The game's positions as the other program of the rules sees them.
std::vector<mailbox::Board> retold(const DrawClaim& claim) {
    std::vector<mailbox::Board> boards{mailbox::Board(chess::toFen(claim.game.start()))};
    for (const chess::Move move : claim.game.moves())
        boards.push_back(boards.back().after(chess::toUci(move)));
    const bool whiteToMove = claim.game.position().turn() == chess::Color::White;
    const bool waiting = claim.claimant == (whiteToMove ? Claimant::Black : Claimant::White);
    if (!waiting && claim.intended && claim.intended->legal)
        boards.push_back(boards.back().after(chess::toUci(*claim.intended->legal)));
    return boards;
}

int halfMoves(const std::string& fen) {
    const std::size_t begin = sameness(fen).size();
    return std::stoi(fen.substr(begin, fen.find(' ', begin) - begin));
}

} // namespace

TEST_CASE("Swapped colours give the swapped ruling on incidents") {
    Random random(20231);
    for (int i = tests::amount(4000); i > 0; --i) {
        const Incident incident = randomIncident(random);
        INFO(name(incident.kind));
        CHECK(toText(rule(mirrored(incident))) == toMirroredText(rule(incident)));
    }
}

TEST_CASE("Swapped colours give the swapped ruling on claims") {
    Random random(20232);
    for (int i = tests::amount(1500); i > 0; --i) {
        const DrawClaim claim = randomClaim(random);
        CHECK(toText(currentEdition().claim(mirrored(claim))) ==
              toMirroredText(currentEdition().claim(claim)));
    }
}

TEST_CASE("Swapped colours give the swapped obligation after touching") {
    Random random(20233);
    for (int i = tests::amount(3000); i > 0; --i) {
        const auto& all = fens();
        const auto position = *chess::parseFen(
            all[static_cast<std::size_t>(below(random, static_cast<int>(all.size())))]);
        std::vector<Touch> touches;
        std::vector<Touch> turned;
        for (int n = below(random, 4); n > 0; --n) {
            const Touch touch{static_cast<chess::Square>(below(random, 64)),
                              static_cast<TouchKind>(below(random, 3))};
            touches.push_back(touch);
            turned.push_back({mirrored(touch.square), touch.kind});
        }
        const chess::Position other = mirrored(position);
        const TouchRuling here = currentEdition().touch(position, touches);
        const TouchRuling there = currentEdition().touch(other, turned);
        std::vector<std::string> expected;
        std::vector<std::string> found;
        for (const chess::Move move : here.obliged)
            expected.push_back(chess::toUci(mirroredMove(other, move)));
        for (const chess::Move move : there.obliged)
            found.push_back(chess::toUci(move));
        std::sort(expected.begin(), expected.end());
        std::sort(found.begin(), found.end());
        INFO(chess::toFen(position));
        CHECK(found == expected);
        CHECK(there.articles == here.articles);
        // There is always a way to obey, as long as there is a move at all.
        CHECK(here.obliged.empty() == !chess::hasLegalMove(position));
    }
}

TEST_CASE("No clock goes below zero, and a finished game changes no times") {
    Random random(20234);
    for (int i = tests::amount(4000); i > 0; --i) {
        const Incident incident = randomIncident(random);
        const Ruling ruling = rule(incident);
        INFO(name(incident.kind));
        if (ruling.result) CHECK_FALSE(ruling.clockDelta.has_value());
        CHECK(ruling.clocksAfter.has_value() ==
              (ruling.clockDelta.has_value() && incident.clocks.has_value()));
        CHECK(ruling.illegalCountAfter.has_value() == incident.side.has_value());
        CHECK_FALSE(ruling.reasons.empty());
        CHECK(ruling.edition == "2023");
        if (!ruling.clocksAfter) continue;
        for (const chess::Color side : {chess::Color::White, chess::Color::Black}) {
            CHECK((*ruling.clocksAfter)[side] >= 0);
            CHECK((*ruling.clocksAfter)[side] ==
                  std::max(0, (*incident.clocks)[side] + (*ruling.clockDelta)[side]));
        }
    }
}

TEST_CASE("A ruling does not depend on fields that are none of its business") {
    Random random(20235);
    for (int i = tests::amount(6000); i > 0; --i) {
        const Incident incident = randomIncident(random);
        const Incident noise = randomIncident(random);
        Incident other = incident;
        using K = IncidentKind;
        const K kind = incident.kind;
        const auto isOneOf = [&](std::initializer_list<K> kinds) {
            return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
        };
        const bool late = isOneOf({K::BothKingsInCheck, K::PawnOnLastRank});
        const bool illegal = isOneOf(
            {K::IllegalMoveCompleted, K::PawnNotPromoted, K::PressWithoutMove, K::TwoHands});
        const bool flags = isOneOf({K::Flag, K::BothFlags});
        const bool guidelines = isOneOf({K::GuidelinesIII4, K::GuidelinesIII5});
        const auto unless = [&](bool belongs, auto member) {
            if (!belongs) other.*member = noise.*member;
        };
        unless(late, &Incident::nextMoveCompleted);
        unless(late, &Incident::stillIllegal);
        unless(illegal || late, &Incident::playersAgree);
        unless(kind == K::PressWithoutMove, &Incident::accidental);
        unless(kind == K::TwoHands, &Incident::moveLegal);
        unless(flags, &Incident::fivefold);
        unless(flags, &Incident::requiredMoves);
        unless(flags, &Incident::claim);
        unless(kind == K::BothFlags, &Incident::firstFlag);
        unless(kind == K::BothFlags, &Incident::lastPeriod);
        unless(kind == K::LateArrival, &Incident::arrival);
        unless(kind == K::LateArrival, &Incident::startActual);
        unless(kind == K::LateArrival, &Incident::startScheduled);
        unless(kind == K::LateArrival, &Incident::defaultTime);
        unless(kind == K::LateArrival, &Incident::defaultFrom);
        unless(kind == K::WrongInitialPosition, &Incident::misplaced);
        unless(kind == K::WrongClockSetting, &Incident::scheduleAffected);
        unless(kind == K::PauseWithoutReason, &Incident::validReason);
        unless(kind == K::RefusesTouchMove, &Incident::warned);
        unless(kind == K::Device, &Incident::lesserPenaltyInRegulations);
        unless(kind == K::GuidelinesIII4, &Incident::opponentAccepts);
        unless(kind == K::GuidelinesIII4, &Incident::arbiterAgrees);
        unless(kind == K::GuidelinesIII5, &Incident::decision);
        unless(kind == K::AgreedDraw, &Incident::onClaim);
        unless(kind == K::AgreedDraw, &Incident::restricted);
        // Common fields, where the rules do not look at them.
        unless(illegal && !incident.competitive(), &Incident::seenBy);
        unless(illegal, &Incident::opponentHasMoved);
        unless(illegal || late, &Incident::incrementGainedSeconds);
        unless(guidelines || kind == K::BothFlags, &Incident::guidelinesIII);
        unless(guidelines || kind == K::BothFlags, &Incident::incrementSeconds);
        unless(incident.rate == Rate::Blitz && incident.supervised, &Incident::b2PenaltySeconds);
        unless(incident.rate != Rate::Standard, &Incident::supervised);
        unless(flags || isOneOf({K::ColoursReversed, K::WrongInitialPosition,
                                 K::WrongBoardOrientation, K::WrongClockSetting, K::AgreedDraw}),
               &Incident::completedMoves);
        INFO(name(kind));
        CHECK(toText(rule(other)) == toText(rule(incident)));
    }
}

TEST_CASE("Times shown change nothing but the times after") {
    Random random(20236);
    for (int i = tests::amount(2000); i > 0; --i) {
        Incident incident = randomIncident(random);
        if (incident.kind == IncidentKind::GuidelinesIII4 ||
            incident.kind == IncidentKind::GuidelinesIII5)
            continue;
        Ruling with = rule(incident);
        incident.clocks.reset();
        with.clocksAfter.reset();
        CHECK(toText(rule(incident)) == toText(with));
    }
}

TEST_CASE("Where a position is said to have stood, it stood: told by another program") {
    Random random(20237);
    int repeated = 0;
    for (int i = tests::amount(1500); i > 0; --i) {
        const DrawClaim claim = randomClaim(random);
        const Ruling ruling = currentEdition().claim(claim);
        REQUIRE(ruling.claim);
        const std::vector<mailbox::Board> boards = retold(claim);
        const std::string judged = boards.back().fen();
        INFO(judged);
        if (claim.type == ClaimType::Threefold || claim.type == ClaimType::Fivefold) {
            std::vector<int> plies;
            for (std::size_t ply = 0; ply < boards.size(); ++ply)
                if (sameness(boards[ply].fen()) == sameness(judged))
                    plies.push_back(static_cast<int>(ply));
            CHECK(ruling.claim->plies == plies);
            CHECK(ruling.claim->count == static_cast<int>(plies.size()));
            repeated += plies.size() >= 3 ? 1 : 0;
        } else if (claim.type != ClaimType::Dead) {
            CHECK(ruling.claim->count == halfMoves(judged));
        }
        if (ruling.kind == RulingKind::Draw && claim.type == ClaimType::Threefold)
            CHECK(ruling.claim->plies.size() >= 3);
        if (ruling.kind == RulingKind::Draw && claim.type == ClaimType::Fifty)
            CHECK(halfMoves(judged) >= 100);
    }
    CHECK(repeated > 0);
}
