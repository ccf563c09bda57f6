// SPDX-License-Identifier: MIT
#include "arbiter/laws/can_mate.hpp"

#include "core/chess/winnable.hpp"

namespace theco::laws {

MateProof canMate(const chess::Position& position, chess::Color side) {
    chess::Winnability found = chess::winnable(position, side);
    switch (found.verdict) {
    case chess::Winnability::Verdict::CanMate:
        return {true, std::move(found.line)};
    case chess::Winnability::Verdict::CannotMate:
        return {false, {}};
    case chess::Winnability::Verdict::Undecided:
        break;
    }
    return {};
}

} // namespace theco::laws
