// SPDX-License-Identifier: MIT
// What the parts of the TRF reader share: the tournament while it is being read, in which players are
// still named by their starting numbers.
#pragma once

#include "arbiter/formats/trf_line.hpp"

#include <array>
#include <string>
#include <vector>

namespace theco::formats {

/// A player's line. While reading, Entry::opponent holds the starting number of the opponent.
struct ReadPlayer {
    event::Player player;
    event::HalfPoints points = 0;
    int rank = 0;
    std::string otherTitle; ///< none of FIDE's
    int line = 0;
};

/// A bye of record 240, or of XXZ (round 0: the round to be paired).
struct ReadBye {
    int number = 0;
    int round = 0;
    event::Kind kind = event::Kind::ZeroPointBye;
    int line = 0;
    int column = 0;
};

/// Virtual points for a range of starting numbers and rounds (record 250, XXA).
struct ReadAcceleration {
    int firstNumber = 0, lastNumber = 0;
    int firstRound = 1;
    std::vector<event::HalfPoints> points; ///< one a round
    int line = 0;
    int column = 0;
};

/// A list of starting numbers, as in XXP, 260 and 299.
struct ReadList {
    std::vector<int> numbers;
    std::vector<int> columns;
    int firstRound = 1, lastRound = 999;
    event::HalfPoints points = 0; ///< of 299
    char type = ' ';              ///< of 299
    int line = 0;
};

/// Records of teams (310) make the numbers of 240, 250, 260 and 299 those of teams.
bool isTeamRecord(std::string_view line);

struct TrfReading {
    TrfFile file;
    TrfFaults faults;
    std::vector<ReadPlayer> players;
    std::vector<ReadBye> byes;
    std::vector<ReadAcceleration> accelerations;
    std::vector<ReadList> forbidden;
    std::vector<ReadList> adjustments;
    bool orderOfFile = false; ///< XXC rank
    bool baku = false;        ///< ..._BAKU without points of its own
    bool pairingByeGiven = false;
    bool teams = false; ///< has a record 310
    int announced = 0;  ///< players by record 062; 0: it does not say
};

/// What XXS calls the parts of a scoring.
constexpr std::array<std::pair<const char*, event::HalfPoints event::Scoring::*>, 12> kXxsCodes{
    {{"WW", &event::Scoring::whiteWin},
     {"BW", &event::Scoring::blackWin},
     {"WD", &event::Scoring::whiteDraw},
     {"BD", &event::Scoring::blackDraw},
     {"WL", &event::Scoring::whiteLoss},
     {"BL", &event::Scoring::blackLoss},
     {"ZPB", &event::Scoring::zeroPointBye},
     {"HPB", &event::Scoring::halfPointBye},
     {"FPB", &event::Scoring::fullPointBye},
     {"PAB", &event::Scoring::pairingBye},
     {"FW", &event::Scoring::forfeitWin},
     {"FL", &event::Scoring::forfeitLoss}}};

/// A line 001.
void readPlayer(const TrfLine& line, TrfReading& reading);
/// Any other line; false: not one that the model holds.
bool readRecord(const TrfLine& line, TrfReading& reading);
/// Puts everything together and checks that the rounds agree with each other.
void finishReading(TrfReading& reading);

const char* titleText(event::Title title);
std::optional<event::Title> titleOf(std::string_view text);

} // namespace theco::formats
