// SPDX-License-Identifier: MIT
#include "arbiter/event/result.hpp"

namespace theco::event {

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
