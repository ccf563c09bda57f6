// SPDX-License-Identifier: MIT
// How a ruling is put together, the same for all articles.
#pragma once

#include "arbiter/laws/ruling.hpp"
#include "arbiter/laws/situation.hpp"

namespace theco::laws::fide2023 {

inline constexpr std::string_view kEdition = "2023";

using Articles = std::vector<std::string_view>;

/// A ruling that changes nothing yet: the count as it was, no time given or taken.
Ruling draft(const Incident& incident, RulingKind kind, Articles articles);

void because(Ruling& ruling, Why why, std::optional<chess::Color> side = std::nullopt,
             std::optional<int> number = std::nullopt, std::optional<int> of = std::nullopt);
void cite(Ruling& ruling, std::string_view article);
/// The arbiter decides what is not in the text: his judgement is said to be needed.
void leaveToArbiter(Ruling& ruling);
/// The same, and he sets the times himself (or the game begins anew).
void leaveTimesToArbiter(Ruling& ruling);
/// The penalties of 12.9, cited and offered.
void offerMenu(Ruling& ruling);
/// The game is over with this.
void end(Ruling& ruling, RulingKind kind, chess::GameResult result);
void loses(Ruling& ruling, chess::Color side);

chess::GameResult winFor(chess::Color side);

/// Settles the clocks and what is to be written down; the last step of every incident.
Ruling settled(Ruling ruling, const Incident& incident);

/// The side loses, unless the opponent can never mate: then it is a draw; and who knows neither asks
/// the arbiter. Without a position either side can mate.
void losesUnlessNoMate(Ruling& ruling, const Incident& incident, chess::Color side);

} // namespace theco::laws::fide2023
