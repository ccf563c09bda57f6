// SPDX-License-Identifier: MIT
#pragma once

#include "lessons/course.hpp"

namespace theco::lessons {

/// Whether the pupil answers by playing a move, so that a hint can give one away.
constexpr bool answeredByMove(Kind kind) {
    switch (kind) {
    case Kind::Goto:
    case Kind::Safe:
    case Kind::CaptureAll:
    case Kind::Line:
    case Kind::Promotion:
    case Kind::Replies:
    case Kind::MateInOne:
    case Kind::CheckInOne:
        return true;
    case Kind::AllMoves:
    case Kind::Refuse:
    case Kind::Castle:
    case Kind::Classify:
    case Kind::Claim:
    case Kind::Quiz:
    case Kind::Square:
    case Kind::Setup:
        return false;
    }
    return false;
}

/// The other side never moves and kings may be missing.
constexpr bool isFree(Kind kind) {
    return kind == Kind::Goto || kind == Kind::Safe || kind == Kind::CaptureAll;
}

} // namespace theco::lessons
