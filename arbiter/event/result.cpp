// SPDX-License-Identifier: MIT
#include "arbiter/event/result.hpp"

namespace theco::event {

char letterOf(Kind kind) {
    switch (kind) {
    case Kind::None:
    case Kind::Pending:
        return ' ';
    case Kind::Win:
        return '1';
    case Kind::Draw:
        return '=';
    case Kind::Loss:
        return '0';
    case Kind::UnratedWin:
        return 'W';
    case Kind::UnratedDraw:
        return 'D';
    case Kind::UnratedLoss:
        return 'L';
    case Kind::ForfeitWin:
        return '+';
    case Kind::ForfeitLoss:
        return '-';
    case Kind::PairingBye:
        return 'U';
    case Kind::FullPointBye:
        return 'F';
    case Kind::HalfPointBye:
        return 'H';
    case Kind::ZeroPointBye:
        return 'Z';
    }
    return ' ';
}

bool canBeResult(Kind one, Kind other) {
    if (!isPairing(one) || !isPairing(other)) return false;
    if (one == Kind::Pending || other == Kind::Pending) return one == other;
    if (isForfeit(one) || isForfeit(other))
        return isForfeit(one) && isForfeit(other) &&
               (one == Kind::ForfeitLoss || other == Kind::ForfeitLoss);
    const auto unrated = [](Kind kind) { return kind >= Kind::UnratedWin; };
    const auto won = [](Kind kind) { return kind == Kind::Win || kind == Kind::UnratedWin; };
    return unrated(one) == unrated(other) && !(won(one) && won(other));
}

Scoring Scoring::of(HalfPoints win, HalfPoints draw, HalfPoints loss) {
    Scoring out;
    out.whiteWin = out.blackWin = out.forfeitWin = out.pairingBye = out.fullPointBye = win;
    out.whiteDraw = out.blackDraw = out.halfPointBye = draw;
    out.whiteLoss = out.blackLoss = out.forfeitLoss = loss;
    out.zeroPointBye = 0;
    return out;
}

HalfPoints Scoring::points(const Entry& entry) const {
    const bool black = entry.colour == Colour::Black;
    switch (entry.kind) {
    case Kind::None:
    case Kind::ZeroPointBye:
        return zeroPointBye;
    case Kind::Pending:
        return 0;
    case Kind::Win:
    case Kind::UnratedWin:
        return black ? blackWin : whiteWin;
    case Kind::Draw:
    case Kind::UnratedDraw:
        return black ? blackDraw : whiteDraw;
    case Kind::Loss:
    case Kind::UnratedLoss:
        return black ? blackLoss : whiteLoss;
    case Kind::ForfeitWin:
        return forfeitWin;
    case Kind::ForfeitLoss:
        return forfeitLoss;
    case Kind::PairingBye:
        return pairingBye;
    case Kind::FullPointBye:
        return fullPointBye;
    case Kind::HalfPointBye:
        return halfPointBye;
    }
    return 0;
}

} // namespace theco::event
