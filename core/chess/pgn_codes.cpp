// SPDX-License-Identifier: MIT
#include "core/chess/pgn.hpp"

namespace theco::chess {

std::string_view code(PgnCode c) {
    switch (c) {
    case PgnCode::IllegalMove:
        return "illegal-move";
    case PgnCode::AmbiguousMove:
        return "ambiguous-move";
    case PgnCode::UnreadableMove:
        return "unreadable-move";
    case PgnCode::NullMove:
        return "null-move";
    case PgnCode::MoveAfterEnd:
        return "move-after-end";
    case PgnCode::OpenComment:
        return "open-comment";
    case PgnCode::OpenVariation:
        return "open-variation";
    case PgnCode::UnmatchedParenthesis:
        return "unmatched-parenthesis";
    case PgnCode::VariationBeforeMove:
        return "variation-before-move";
    case PgnCode::BadTag:
        return "bad-tag";
    case PgnCode::BadFen:
        return "bad-fen";
    case PgnCode::TokenTooLong:
        return "token-too-long";
    case PgnCode::NestingTooDeep:
        return "nesting-too-deep";
    case PgnCode::TextAfterResult:
        return "text-after-result";
    case PgnCode::Overspecified:
        return "overspecified";
    case PgnCode::MissingCheckSign:
        return "missing-check-sign";
    case PgnCode::WrongCheckSign:
        return "wrong-check-sign";
    case PgnCode::CastleZeros:
        return "castle-zeros";
    case PgnCode::PromotionWithoutEquals:
        return "promotion-without-equals";
    case PgnCode::ResultContradiction:
        return "result-contradiction";
    case PgnCode::NoTerminator:
        return "no-terminator";
    case PgnCode::DuplicateTag:
        return "duplicate-tag";
    case PgnCode::SetupWithoutFen:
        return "setup-without-fen";
    case PgnCode::Figurine:
        return "figurine";
    case PgnCode::InvalidUtf8:
        return "invalid-utf8";
    case PgnCode::HalfResult:
        return "half-result";
    case PgnCode::MissingCaptureSign:
        return "missing-capture-sign";
    case PgnCode::WrongCaptureSign:
        return "wrong-capture-sign";
    case PgnCode::NulByte:
        return "nul-byte";
    case PgnCode::WrongMoveNumber:
        return "wrong-move-number";
    case PgnCode::BadNag:
        return "bad-nag";
    case PgnCode::FenWithoutSetup:
        return "fen-without-setup";
    case PgnCode::SloppyFen:
        return "sloppy-fen";
    case PgnCode::VietnameseLetters:
        return "vietnamese-letters";
    case PgnCode::ResultInVariation:
        return "result-in-variation";
    }
    return {};
}

std::string PgnGame::tag(std::string_view name) const {
    for (const PgnTag& t : tags) {
        if (t.name == name) return t.value;
    }
    return {};
}

} // namespace theco::chess
