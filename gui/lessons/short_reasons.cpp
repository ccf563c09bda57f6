// SPDX-License-Identifier: MIT
#include "gui/lessons/practice_words.hpp"
#include "i18n/catalogue.hpp"

#include <array>

namespace theco::gui {

namespace {

using chess::ReasonCode;
using i18n::trLater;

/// In the order of ReasonCode, short enough for a button.
constexpr std::array<const char*, chess::kReasonCodes> kShort{
    trLater("The game is over"),
    trLater("There is no man on this square"),
    trLater("It is not this side's turn"),
    trLater("This man does not move like that"),
    trLater("A pawn never goes back"),
    trLater("Two steps only from its first square"),
    trLater("A man of one's own stands there"),
    trLater("A man stands in the way"),
    trLater("A pawn does not capture straight ahead"),
    trLater("A man stands in front of the pawn"),
    trLater("A pawn goes diagonally only to capture"),
    trLater("The pawn is not on the right rank"),
    trLater("Too late: only at once"),
    trLater("The pawn made one step, not two"),
    trLater("No pawn has just made two steps"),
    trLater("It was not a pawn that moved two squares"),
    trLater("It has to be said what the pawn becomes"),
    trLater("A pawn cannot become a king"),
    trLater("It cannot stay a pawn"),
    trLater("A pawn changes only on the last rank"),
    trLater("The man on that square is defended"),
    trLater("The king would stand in check there"),
    trLater("The king is in check and stays so"),
    trLater("Both pawns leave, and the king is in check"),
    trLater("The man is pinned: the king would be in check"),
    trLater("The king has moved before"),
    trLater("The rook has moved or is gone"),
    trLater("King or rook has moved before"),
    trLater("Men stand between king and rook"),
    trLater("The king is in check"),
    trLater("The king would pass an attacked square"),
    trLater("The king would arrive on an attacked square"),
    trLater("There is no such man"),
    trLater("It is not clear which man is meant"),
};

} // namespace

std::string shortReason(ReasonCode code) {
    return i18n::tr(kShort.at(static_cast<std::size_t>(code)));
}

} // namespace theco::gui
