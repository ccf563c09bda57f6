// SPDX-License-Identifier: MIT
#include "laws_support.hpp"

#include "core/chess/notation.hpp"

#include <algorithm>
#include <array>

namespace theco::laws::test {

using namespace chess;

const std::vector<std::string>& fens() {
    static const std::vector<std::string> kFens{
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 149 120",
        "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 150 120",
        "7k/7Q/6K1/8/8/8/8/8 b - - 0 80",
        "k7/2Q5/8/8/8/8/8/K7 b - - 0 50",
        "8/8/4k3/8/8/3BK3/8/8 b - - 0 60",
        "8/8/4k3/8/8/3QK3/8/8 b - - 0 80",
        "8/8/3rk3/8/8/2K5/8/8 w - - 0 1",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2",
        "4k3/8/8/p1p2p1p/P1P2P1P/8/8/4K3 w - - 0 50",
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "8/8/4k3/8/8/3RK3/7P/8 w - - 98 120",
    };
    return kFens;
}

Game randomGame(Random& random, const Position& start, int plies) {
    Game game(start, PlayOn::PastDraws);
    while (game.plies() < plies && !game.over()) {
        const MoveList moves = legalMoves(game.position());
        Move move = moves[below(random, moves.size())];
        // Mostly back to where it came from two half-moves ago, as in real repetitions.
        if (game.plies() >= 2 && chance(random, 70)) {
            const Move before = game.moves()[static_cast<std::size_t>(game.plies() - 2)];
            if (const auto back = legalMove(game.position(), {before.to(), before.from(), {}}))
                move = *back;
        }
        game.playLegal(move);
    }
    return game;
}

namespace {

template <class E> E any(Random& random, int count) {
    return static_cast<E>(below(random, count));
}

std::vector<Square> anySquares(Random& random) {
    std::vector<Square> squares;
    for (int i = below(random, 4); i > 0; --i)
        squares.push_back(static_cast<Square>(below(random, 64)));
    return squares;
}

void addBoard(Random& random, Incident& incident) {
    if (chance(random, 30)) return;
    const auto& all = fens();
    const auto start =
        parseFen(all[static_cast<std::size_t>(below(random, static_cast<int>(all.size())))]);
    incident.position = *start;
    if (chance(random)) incident.touched = anySquares(random);
    const MoveList moves = legalMoves(*start);
    if (chance(random, 30))
        incident.intended = IntendedMove{std::nullopt, static_cast<Square>(below(random, 64))};
    else if (chance(random) && !moves.empty())
        incident.intended = IntendedMove{moves[below(random, moves.size())], std::nullopt};
}

void addClock(Random& random, Incident& incident) {
    incident.incrementSeconds = chance(random) ? 0 : below(random, 40);
    incident.incrementGainedSeconds =
        chance(random) ? incident.incrementSeconds : below(random, 40);
    if (chance(random, 80)) incident.clocks = BySide<int>{below(random, 200), below(random, 200)};
    incident.completedMoves = {below(random, 14), below(random, 14)};
    if (chance(random, 40)) incident.requiredMoves = below(random, 14);
    incident.arrival = below(random, 4000);
    incident.startActual = below(random, 4000);
    incident.startScheduled = below(random, 4000);
    incident.defaultTime = below(random, 2000);
    incident.defaultFrom = any<DefaultFrom>(random, 2);
}

Square sameFileTurned(Square square) {
    return makeSquare(fileOf(square), 7 - rankOf(square));
}

template <class T> BySide<T> swapped(const BySide<T>& both) {
    return {both.black, both.white};
}
template <class T> std::optional<BySide<T>> swapped(const std::optional<BySide<T>>& both) {
    if (!both) return std::nullopt;
    return swapped(*both);
}
std::optional<Color> swapped(std::optional<Color> side) {
    if (!side) return std::nullopt;
    return ~*side;
}
std::optional<GameResult> swapped(std::optional<GameResult> result) {
    if (result == GameResult::WhiteWins) return GameResult::BlackWins;
    if (result == GameResult::BlackWins) return GameResult::WhiteWins;
    return result;
}

std::string text(const std::optional<BySide<int>>& both) {
    return both ? std::to_string(both->white) + '/' + std::to_string(both->black) : "null";
}
std::string text(std::optional<int> number) {
    return number ? std::to_string(*number) : "null";
}
std::string text(std::optional<Color> side) {
    return !side ? "null" : *side == Color::White ? "white" : "black";
}
std::string text(std::optional<Square> square) {
    return square ? toString(*square) : "null";
}
std::string text(std::vector<std::string> items) {
    std::sort(items.begin(), items.end());
    std::string out;
    for (const std::string& item : items)
        out += item + ' ';
    return out;
}

} // namespace

Incident randomIncident(Random& random) {
    Incident incident;
    incident.kind = any<IncidentKind>(random, kIncidentKinds);
    incident.rate = any<Rate>(random, 3);
    incident.supervised = chance(random);
    incident.b2PenaltySeconds = chance(random) ? 60 : 120;
    incident.guidelinesIII = chance(random, 70);
    addClock(random, incident);
    addBoard(random, incident);
    if (chance(random, 80) || needsSide(incident)) incident.side = anySide(random);
    if (incident.kind == IncidentKind::GuidelinesIII4 ||
        incident.kind == IncidentKind::GuidelinesIII5)
        incident.clocks = BySide<int>{below(random, 200), below(random, 200)};
    incident.priorIllegal = below(random, 2);
    incident.opponentHasMoved = chance(random);
    incident.seenBy = any<SeenBy>(random, 3);
    if (chance(random, 15)) incident.gameResult = any<GameResult>(random, 3);
    for (bool* flag : {&incident.nextMoveCompleted,
                       &incident.stillIllegal,
                       &incident.playersAgree,
                       &incident.accidental,
                       &incident.moveLegal,
                       &incident.fivefold,
                       &incident.lastPeriod,
                       &incident.misplaced.king.white,
                       &incident.misplaced.king.black,
                       &incident.misplaced.rookA.white,
                       &incident.misplaced.rookA.black,
                       &incident.misplaced.rookH.white,
                       &incident.misplaced.rookH.black,
                       &incident.scheduleAffected,
                       &incident.validReason,
                       &incident.warned,
                       &incident.lesserPenaltyInRegulations,
                       &incident.opponentAccepts,
                       &incident.arbiterAgrees,
                       &incident.onClaim,
                       &incident.restricted})
        *flag = chance(random);
    if (chance(random)) incident.claim = FlaggedClaim{chance(random), chance(random)};
    if (chance(random)) incident.firstFlag = anySide(random);
    incident.decision = any<GuidelineDecision>(random, 3);
    return incident;
}

Square mirrored(Square square) {
    return sameFileTurned(square);
}

Position mirrored(const Position& position) {
    const std::string fen = toFen(position);
    const std::string men = fen.substr(0, fen.find(' '));
    std::vector<std::string> ranks{""};
    for (const char c : men) {
        if (c == '/')
            ranks.emplace_back();
        else
            ranks.back() += c;
    }
    std::reverse(ranks.begin(), ranks.end());
    std::string out;
    for (const std::string& rank : ranks)
        out += (out.empty() ? "" : "/") + rank;
    for (char& c : out) {
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
        else if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    }
    const CastlingRights rights = position.castling();
    std::string castling;
    if (rights.blackKingside) castling += 'K';
    if (rights.blackQueenside) castling += 'Q';
    if (rights.whiteKingside) castling += 'k';
    if (rights.whiteQueenside) castling += 'q';
    const auto passed = position.legalEnPassantSquare();
    out += position.turn() == Color::White ? " b " : " w ";
    out += (castling.empty() ? "-" : castling) + ' ' +
           (passed ? toString(sameFileTurned(*passed)) : "-") + ' ' +
           std::to_string(position.halfmoveClock()) + ' ' +
           std::to_string(position.fullmoveNumber());
    return *parseFen(out);
}

Move mirroredMove(const Position& mirroredPosition, Move move) {
    return *legalMove(mirroredPosition,
                      {sameFileTurned(move.from()), sameFileTurned(move.to()), move.promotion()});
}

Game mirrored(const Game& game) {
    Game out(mirrored(game.start()), PlayOn::PastDraws);
    for (const Move move : game.moves())
        out.playLegal(mirroredMove(out.position(), move));
    return out;
}

namespace {

std::optional<IntendedMove> mirroredIntention(const std::optional<IntendedMove>& intended,
                                              const std::optional<Position>& turned) {
    if (!intended) return std::nullopt;
    IntendedMove out;
    if (intended->legal) out.legal = mirroredMove(*turned, *intended->legal);
    if (intended->from) out.from = sameFileTurned(*intended->from);
    return out;
}

} // namespace

Incident mirrored(const Incident& incident) {
    Incident out = incident;
    out.clocks = swapped(incident.clocks);
    out.side = swapped(incident.side);
    out.completedMoves = swapped(incident.completedMoves);
    out.gameResult = swapped(incident.gameResult);
    out.firstFlag = swapped(incident.firstFlag);
    out.misplaced = {swapped(incident.misplaced.king), swapped(incident.misplaced.rookA),
                     swapped(incident.misplaced.rookH)};
    if (incident.position) out.position = mirrored(*incident.position);
    if (incident.touched)
        for (Square& square : *out.touched)
            square = sameFileTurned(square);
    out.intended = mirroredIntention(incident.intended, out.position);
    return out;
}

DrawClaim mirrored(const DrawClaim& claim) {
    DrawClaim out = claim;
    out.game = mirrored(claim.game);
    if (claim.claimant == Claimant::White) out.claimant = Claimant::Black;
    if (claim.claimant == Claimant::Black) out.claimant = Claimant::White;
    if (claim.touched) out.touched = sameFileTurned(*claim.touched);
    out.intended = mirroredIntention(claim.intended, out.game.position());
    return out;
}

namespace {

std::string asText(const Ruling& ruling, bool turned) {
    const auto square = [&](std::optional<Square> s) {
        return text(s && turned ? std::optional(sameFileTurned(*s)) : s);
    };
    const auto move = [&](Move m) {
        return square(m.from()) + square(m.to()) +
               std::to_string(m.promotion() ? index(*m.promotion()) : 0);
    };
    const auto side = [&](std::optional<Color> c) { return text(turned ? swapped(c) : c); };
    const auto both = [&](const std::optional<BySide<int>>& b) {
        return text(turned ? swapped(b) : b);
    };
    const auto result = turned ? swapped(ruling.result) : ruling.result;
    CastlingRights barred = ruling.castlingBarred;
    if (turned)
        barred = {barred.blackKingside, barred.blackQueenside, barred.whiteKingside,
                  barred.whiteQueenside};
    std::string out{name(ruling.kind)};
    out += " edition " + std::string(ruling.edition);
    out += " result " + std::string(result ? toString(*result) : "null");
    out += " delta " + both(ruling.clockDelta) + " after " + both(ruling.clocksAfter);
    out += " count " + text(ruling.illegalCountAfter);
    out += " queen " + std::to_string(ruling.promoteTo.has_value());
    out += " must " + std::string(ruling.mustMove ? name(*ruling.mustMove) : "null");
    out += " increment " + text(ruling.incrementSeconds);
    for (const bool bar :
         {barred.whiteKingside, barred.whiteQueenside, barred.blackKingside, barred.blackQueenside})
        out += bar ? " barred" : " free";
    for (const std::string_view article : ruling.articles)
        out += ' ' + std::string(article);
    out += ruling.arbiterDiscretion ? " discretion " : " ";
    out += side(ruling.side);
    std::vector<std::string> obliged;
    for (const Move m : ruling.obliged)
        obliged.push_back(move(m));
    out += " obliged " + text(obliged);
    for (const Reason& reason : ruling.reasons)
        out += std::string(name(reason.why)) + ' ' + side(reason.side) + text(reason.number) +
               text(reason.of) + ' ';
    out += std::to_string(ruling.menu.size());
    for (const Record record : ruling.record)
        out += ' ' + std::string(name(record));
    for (const Setting& setting : ruling.settings)
        out += ' ' + std::string(setting.name) + '=' + std::string(setting.value);
    if (!ruling.claim) return out;
    out += " found " + std::to_string(ruling.claim->count) + ' ' +
           std::to_string(ruling.claim->penaltySeconds) + ' ' + square(ruling.claim->mustPlayFrom);
    if (ruling.claim->mustPlay) out += ' ' + move(*ruling.claim->mustPlay);
    for (const int ply : ruling.claim->plies)
        out += ' ' + std::to_string(ply);
    return out;
}

} // namespace

std::string toText(const Ruling& ruling) {
    return asText(ruling, false);
}
std::string toMirroredText(const Ruling& ruling) {
    return asText(ruling, true);
}

} // namespace theco::laws::test
