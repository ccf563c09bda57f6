// SPDX-License-Identifier: MIT
// What is wrong with a text somebody gave us: what, where, and what was expected.
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

namespace theco::i18n {
namespace {

using namespace chess;

std::string fault(FenCode code) {
    switch (code) {
    case FenCode::Empty:
        return tr("A FEN was expected, but there is no text");
    case FenCode::Fields:
        return tr("A FEN has six parts: men, side to move, castling, en passant and two numbers");
    case FenCode::Spacing:
        return tr("The parts of a FEN are separated by exactly one blank");
    case FenCode::Ranks:
        return tr("A FEN lists eight ranks, separated by /");
    case FenCode::Digit:
        return tr("Empty squares are written as one digit from 1 to 8");
    case FenCode::RankLength:
        return tr("Each rank must add up to exactly eight squares");
    case FenCode::Letter:
        return tr("A man is written with one of the letters KQRBNP or kqrbnp");
    case FenCode::Side:
        return tr("The side to move is written w or b");
    case FenCode::Castling:
        return tr("Castling rights are written with the letters KQkq in this order, or -");
    case FenCode::CastlingImpossible:
        return message(SetupFault::CastlingImpossible);
    case FenCode::EnPassant:
        return message(SetupFault::EnPassant);
    case FenCode::EnPassantClock:
        return message(SetupFault::EnPassantClock);
    case FenCode::Kings:
        return message(SetupFault::Kings);
    case FenCode::KingsTouch:
        return message(SetupFault::KingsTouch);
    case FenCode::OpponentInCheck:
        return message(SetupFault::OpponentInCheck);
    case FenCode::PawnRank:
        return message(SetupFault::PawnRank);
    case FenCode::Count:
        return message(SetupFault::Count);
    case FenCode::Clock:
        return message(SetupFault::Clock);
    case FenCode::ClockInconsistent:
        return message(SetupFault::ClockInconsistent);
    }
    return {};
}

std::string note(PgnCode code) {
    switch (code) {
    case PgnCode::IllegalMove:
        return tr("this move is not legal here");
    case PgnCode::AmbiguousMove:
        return tr("this can be more than one move; say which piece moves");
    case PgnCode::UnreadableMove:
        return tr("a move was expected, such as e4, Nf3 or O-O");
    case PgnCode::NullMove:
        return tr("a game has no null moves");
    case PgnCode::MoveAfterEnd:
        return tr("the game is already over here, no further move was expected");
    case PgnCode::OpenComment:
        return tr("this comment is not closed, } was expected");
    case PgnCode::OpenVariation:
        return tr("this variation is not closed, ) was expected");
    case PgnCode::UnmatchedParenthesis:
        return tr("this ) closes no variation");
    case PgnCode::VariationBeforeMove:
        return tr("a variation was opened before any move it could replace");
    case PgnCode::BadTag:
        return tr("a tag was expected, such as [White \"Name\"]");
    case PgnCode::BadFen:
        return tr("the FEN tag gives no legal position");
    case PgnCode::TokenTooLong:
        return tr("this word is too long to be part of a game");
    case PgnCode::NestingTooDeep:
        return tr("the variations are nested too deeply");
    case PgnCode::Overspecified:
        return tr("the move names more squares than needed");
    case PgnCode::MissingCheckSign:
        return tr("the move gives check or mate, but its sign is missing");
    case PgnCode::WrongCheckSign:
        return tr("the sign for check or mate does not fit the move");
    case PgnCode::CastleZeros:
        return tr("castling is written with zeros instead of the letter O");
    case PgnCode::PromotionWithoutEquals:
        return tr("the promotion is written without =");
    case PgnCode::ResultContradiction:
        return tr("the result does not fit the Result tag or the board");
    case PgnCode::NoTerminator:
        return tr("the result was expected at the end of the game");
    case PgnCode::DuplicateTag:
        return tr("this tag stands there twice; the first one counts");
    case PgnCode::SetupWithoutFen:
        return tr("a SetUp tag without a FEN tag has no meaning");
    case PgnCode::Figurine:
        return tr("the piece is written as a figurine instead of a letter");
    case PgnCode::InvalidUtf8:
        return tr("the text is not UTF-8 and was read as Latin-1");
    case PgnCode::HalfResult:
        return tr("a draw is written 1/2-1/2 in PGN");
    case PgnCode::MissingCaptureSign:
        return tr("the move captures, but x is missing");
    case PgnCode::WrongCaptureSign:
        return tr("x is written, but the move does not capture");
    case PgnCode::NulByte:
        return tr("a zero byte stands in the text");
    case PgnCode::WrongMoveNumber:
        return tr("this move number does not fit");
    case PgnCode::BadNag:
        return tr("a number from 0 to 255 was expected after $");
    case PgnCode::TextAfterResult:
        return tr("the game ends with its result; nothing of it was expected after that");
    case PgnCode::FenWithoutSetup:
        return tr("a FEN tag needs the tag [SetUp \"1\"]");
    case PgnCode::SloppyFen:
        return tr("the FEN tag is not written as it should be, but can be understood");
    case PgnCode::VietnameseLetters:
        return tr("the piece is written with its Vietnamese letter; PGN uses K Q R B N");
    case PgnCode::ResultInVariation:
        return tr("a variation has no result of its own");
    }
    return {};
}

std::string withoutPeriod(std::string sentence) {
    if (!sentence.empty() && sentence.back() == '.') sentence.pop_back();
    return sentence;
}

} // namespace

std::string message(SetupFault fault) {
    switch (fault) {
    case SetupFault::Kings:
        return tr("Each side must have exactly one king.");
    case SetupFault::KingsTouch:
        return tr("The two kings may not stand on neighbouring squares.");
    case SetupFault::OpponentInCheck:
        return tr("The side that is not to move may not be in check.");
    case SetupFault::PawnRank:
        return tr("No pawn may stand on the first or the last rank.");
    case SetupFault::Count:
        return tr("A side has more men, or more promoted men, than is possible in a game.");
    case SetupFault::CastlingImpossible:
        return tr("To have the right to castle, king and rook must stand on their starting "
                  "squares.");
    case SetupFault::EnPassant:
        return tr("En passant needs - or the square a pawn has just passed over by moving two "
                  "squares.");
    case SetupFault::EnPassantClock:
        return tr("Right after a pawn has moved two squares the half-move count must be 0.");
    case SetupFault::Clock:
        return tr("The half-move count must be 0 or more, and the move number 1 or more.");
    case SetupFault::ClockInconsistent:
        return tr("The half-move count is larger than the number of moves played.");
    }
    return {};
}

std::string message(SetupWarning warning) {
    switch (warning) {
    case SetupWarning::ClockBeyond75:
        return tr("By the 75-move rule this game would already be drawn.");
    case SetupWarning::CheckImpossible:
        return tr("No last move can have given this check.");
    }
    return {};
}

std::string message(const FenError& error) {
    const std::string text = error.found.empty()
                                 ? tr("{fault} (FEN, character {column}).")
                                 : tr("{fault} (FEN, character {column}: \"{found}\").");
    return fill(text, {{"fault", withoutPeriod(fault(error.code))},
                       {"column", std::to_string(error.column)},
                       {"found", error.found}});
}

std::string message(const PgnNote& n) {
    const std::string text = n.found.empty() ? tr("Line {line}, column {column}: {note}.")
                                             : tr("Line {line}, column {column}, \"{found}\": "
                                                  "{note}.");
    return fill(text, {{"line", std::to_string(n.place.line)},
                       {"column", std::to_string(n.place.column)},
                       {"found", n.found},
                       {"note", note(n.code)}});
}

std::string message(SanError error, std::string_view typed) {
    std::string text;
    switch (error) {
    case SanError::Unreadable:
        text = tr("\"{typed}\" is not a move: write for example e4, Nf3, O-O or e2e4.");
        break;
    case SanError::NoSuchMove:
        text = tr("No legal move fits \"{typed}\" in this position.");
        break;
    case SanError::Ambiguous:
        text = tr("\"{typed}\" can be more than one move: add the file or the rank of the piece "
                  "that moves.");
        break;
    }
    return fill(text, {{"typed", std::string(typed)}});
}

} // namespace theco::i18n
