// SPDX-License-Identifier: MIT
#include "cli/rounds_shown.hpp"

#include "i18n/catalogue.hpp"
#include "platform/terminal.hpp"

#include <iostream>

namespace theco::cli {

namespace {

constexpr std::size_t kManyPlayers = 400;

/// The line is written over by the next.
void showRound(int round, int rounds) {
    std::cerr << '\r'
              << i18n::fill(i18n::tr("Round {n} of {all}"),
                            {{"n", std::to_string(round)}, {"all", std::to_string(rounds)}})
              << (round == rounds ? "\n" : "") << std::flush;
}

} // namespace

std::function<void(int, int)> roundsShown(std::size_t players) {
    if (players < kManyPlayers || !platform::errorsGoToTerminal()) return nullptr;
    return showRound;
}

} // namespace theco::cli
