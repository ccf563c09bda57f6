// SPDX-License-Identifier: MIT
#include "arbiter/laws/fide_2023/drafting.hpp"

#include "arbiter/laws/can_mate.hpp"

#include <algorithm>

namespace theco::laws::fide2023 {

using chess::Color;

Ruling draft(const Incident& incident, RulingKind kind, Articles articles) {
    Ruling ruling;
    ruling.kind = kind;
    ruling.edition = kEdition;
    ruling.articles = std::move(articles);
    ruling.clockDelta = BySide<int>{};
    ruling.side = incident.side;
    if (incident.side) ruling.illegalCountAfter = incident.priorIllegal;
    return ruling;
}

void because(Ruling& ruling, Why why, std::optional<Color> side, std::optional<int> number,
             std::optional<int> of) {
    ruling.reasons.push_back({why, side, number, of});
}

void cite(Ruling& ruling, std::string_view article) {
    if (!ruling.names(article)) ruling.articles.push_back(article);
}

void leaveToArbiter(Ruling& ruling) {
    ruling.arbiterDiscretion = true;
}

void leaveTimesToArbiter(Ruling& ruling) {
    leaveToArbiter(ruling);
    ruling.clockDelta.reset();
}

void offerMenu(Ruling& ruling) {
    cite(ruling, "12.9");
    for (int i = 0; i < kMeasures; ++i)
        ruling.menu.push_back(static_cast<Measure>(i));
}

void end(Ruling& ruling, RulingKind kind, chess::GameResult result) {
    ruling.kind = kind;
    ruling.result = result;
}

chess::GameResult winFor(Color side) {
    return side == Color::White ? chess::GameResult::WhiteWins : chess::GameResult::BlackWins;
}

void loses(Ruling& ruling, Color side) {
    end(ruling, RulingKind::Lost, winFor(~side));
}

Ruling settled(Ruling ruling, const Incident& incident) {
    if (ruling.result) ruling.clockDelta.reset();
    if (ruling.clockDelta && incident.clocks) {
        const auto after = [&](Color side) {
            // Wide, so that no input can overflow.
            const long long sum =
                static_cast<long long>((*incident.clocks)[side]) + (*ruling.clockDelta)[side];
            return static_cast<int>(std::clamp<long long>(sum, 0, 2'000'000'000));
        };
        ruling.clocksAfter = BySide<int>{after(Color::White), after(Color::Black)};
    }
    ruling.record = {Record::WhatHappened};
    const bool timesMove = ruling.clockDelta && *ruling.clockDelta != BySide<int>{};
    const bool timesOpen = !ruling.clockDelta && !ruling.result;
    if (timesMove || timesOpen) ruling.record.push_back(Record::BothClocks);
    if (ruling.illegalCountAfter && *ruling.illegalCountAfter > incident.priorIllegal)
        ruling.record.push_back(Record::IllegalCount);
    const bool restores =
        ruling.kind == RulingKind::RestoreAndPenalise || ruling.kind == RulingKind::Restore;
    if (restores) ruling.record.push_back(Record::Position);
    if (ruling.kind == RulingKind::RestoreAndPenalise) ruling.record.push_back(Record::MoveCounter);
    if (ruling.result) ruling.record.push_back(Record::Result);
    if (!ruling.menu.empty()) ruling.record.push_back(Record::Measures);
    return ruling;
}

void losesUnlessNoMate(Ruling& ruling, const Incident& incident, Color side) {
    const std::optional<bool> mate =
        incident.position ? canMate(*incident.position, ~side).canMate : true;
    if (!mate) {
        ruling.kind = RulingKind::ArbiterDecides;
        because(ruling, Why::MateUndecided, ~side);
        leaveTimesToArbiter(ruling);
    } else if (*mate) {
        because(ruling, Why::OpponentCanMate, ~side);
        loses(ruling, side);
    } else {
        because(ruling, Why::OpponentCannotMate, ~side);
        end(ruling, RulingKind::Draw, chess::GameResult::Draw);
    }
}

} // namespace theco::laws::fide2023
