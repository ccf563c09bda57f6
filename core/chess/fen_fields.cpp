// SPDX-License-Identifier: MIT
#include "core/chess/fen_fields.hpp"

#include <algorithm>
#include <charconv>

namespace theco::chess {

std::string_view code(FenCode c) {
    switch (c) {
    case FenCode::Empty:
        return "empty";
    case FenCode::Fields:
        return "fields";
    case FenCode::Spacing:
        return "spacing";
    case FenCode::Ranks:
        return "ranks";
    case FenCode::Digit:
        return "digit";
    case FenCode::RankLength:
        return "rank-length";
    case FenCode::Letter:
        return "letter";
    case FenCode::Side:
        return "side";
    case FenCode::Castling:
        return "castling";
    case FenCode::CastlingImpossible:
        return "castling-impossible";
    case FenCode::EnPassant:
        return "ep";
    case FenCode::EnPassantClock:
        return "ep-clock";
    case FenCode::Kings:
        return "kings";
    case FenCode::KingsTouch:
        return "kings-touch";
    case FenCode::OpponentInCheck:
        return "opponent-in-check";
    case FenCode::PawnRank:
        return "pawn-rank";
    case FenCode::Count:
        return "count";
    case FenCode::Clock:
        return "clock";
    case FenCode::ClockInconsistent:
        return "clock-inconsistent";
    }
    return "";
}

std::string_view code(SetupWarning w) {
    switch (w) {
    case SetupWarning::ClockBeyond75:
        return "clock";
    case SetupWarning::CheckImpossible:
        return "check-impossible";
    }
    return "";
}

namespace fen {

namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool continuesUtf8(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// The character at `offset` with all the bytes that belong to it.
std::size_t characterLength(std::string_view text, std::size_t offset) {
    std::size_t length = 1;
    while (length < 4 && offset + length < text.size() && continuesUtf8(text[offset + length]))
        ++length;
    return length;
}

std::string shortened(std::string_view text) {
    if (text.size() <= kFenFoundLimit) return std::string(text);
    std::size_t end = kFenFoundLimit;
    while (end > kFenFoundLimit - 4 && continuesUtf8(text[end]))
        --end;
    return std::string(text.substr(0, end));
}

FenError characterError(FenCode code, const Field& field, std::size_t offset) {
    FenError error = errorAt(code, field, offset);
    error.found = field.text.substr(offset, characterLength(field.text, offset));
    return error;
}

/// One rank, left to right.
Result<Done, FenError> readRank(const Field& rank, int number, Digits digits, Setup& setup,
                                Columns& columns) {
    int file = 0;
    for (std::size_t i = 0; i < rank.text.size(); ++i) {
        const char c = rank.text[i];
        if (isDigit(c)) {
            const bool second = digits == Digits::Merged && i > 0 && isDigit(rank.text[i - 1]);
            if (c == '0' || c == '9' || second) return Err{characterError(FenCode::Digit, rank, i)};
            file += c - '0';
            continue;
        }
        const std::optional<Piece> piece = pieceFromFenLetter(c);
        if (!piece) return Err{characterError(FenCode::Letter, rank, i)};
        if (const std::optional<Square> square = squareAt(file, number)) {
            setup.put(*square, piece);
            columns[static_cast<std::size_t>(index(*square))] = rank.column + static_cast<int>(i);
        }
        ++file;
        // A rank of a megabyte must not overflow the count.
        file = std::min(file, 1000);
    }
    if (file != 8) return Err{errorAt(FenCode::RankLength, rank)};
    return Done{};
}

FenCode codeOf(SetupFault fault) {
    switch (fault) {
    case SetupFault::Kings:
        return FenCode::Kings;
    case SetupFault::KingsTouch:
        return FenCode::KingsTouch;
    case SetupFault::OpponentInCheck:
        return FenCode::OpponentInCheck;
    case SetupFault::PawnRank:
        return FenCode::PawnRank;
    case SetupFault::Count:
        return FenCode::Count;
    case SetupFault::CastlingImpossible:
        return FenCode::CastlingImpossible;
    case SetupFault::EnPassant:
        return FenCode::EnPassant;
    case SetupFault::EnPassantClock:
        return FenCode::EnPassantClock;
    case SetupFault::Clock:
        return FenCode::Clock;
    case SetupFault::ClockInconsistent:
        return FenCode::ClockInconsistent;
    }
    return FenCode::Kings;
}

} // namespace

FenError errorAt(FenCode code, const Field& field, std::size_t offset) {
    return {code, field.column + static_cast<int>(offset), shortened(field.text.substr(offset))};
}

Result<Done, FenError> readPlacement(const Field& field, Digits digits, Setup& setup,
                                     Columns& columns) {
    std::vector<Field> ranks;
    std::size_t begin = 0;
    for (;;) {
        const std::size_t slash = field.text.find('/', begin);
        ranks.push_back(
            {field.text.substr(begin, slash - begin), field.column + static_cast<int>(begin)});
        if (slash == std::string_view::npos) break;
        begin = slash + 1;
        if (ranks.size() == 8) return Err{errorAt(FenCode::Ranks, field, slash)};
        if (ranks.back().text.empty()) return Err{errorAt(FenCode::Ranks, field, slash)};
    }
    if (ranks.size() != 8 || ranks.back().text.empty()) return Err{errorAt(FenCode::Ranks, field)};
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        const Result<Done, FenError> read =
            readRank(ranks[i], 7 - static_cast<int>(i), digits, setup, columns);
        if (!read) return read;
    }
    return Done{};
}

std::optional<int> readNumber(std::string_view text, int least) {
    const bool digits = !text.empty() && std::all_of(text.begin(), text.end(), isDigit);
    if (!digits || (text.size() > 1 && text.front() == '0')) return std::nullopt;
    int number = 0;
    const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (failure != std::errc{} || number < least || number > kFenNumberLimit) return std::nullopt;
    return number;
}

FenError placed(SetupFault fault, const Setup& setup, const std::vector<Field>& fields,
                const Columns& columns) {
    const FenCode code = codeOf(fault);
    const auto field = [&](std::size_t i) {
        return errorAt(code, i < fields.size() ? fields[i] : fields[0]);
    };
    const auto manAt = [&](auto wanted) {
        // In reading order: the eighth rank comes first.
        for (int rank = 7; rank >= 0; --rank)
            for (int file = 0; file < 8; ++file) {
                const Square square = makeSquare(file, rank);
                const std::optional<Piece> piece = setup.at(square);
                if (!piece || !wanted(square, *piece)) continue;
                const int column = columns[static_cast<std::size_t>(index(square))];
                return FenError{code, column, std::string(1, fenLetter(*piece))};
            }
        return FenError{code, fields[0].column, {}};
    };
    switch (fault) {
    case SetupFault::Kings: {
        std::array<int, 2> seen{};
        return manAt([&](Square, Piece piece) {
            return piece.type == PieceType::King &&
                   ++seen[static_cast<std::size_t>(index(piece.color))] == 2;
        });
    }
    case SetupFault::KingsTouch:
    case SetupFault::OpponentInCheck:
        return manAt([&](Square, Piece piece) {
            return piece == Piece{~setup.turn, PieceType::King};
        });
    case SetupFault::PawnRank:
        return manAt([](Square square, Piece piece) {
            return piece.type == PieceType::Pawn && (rankOf(square) == 0 || rankOf(square) == 7);
        });
    case SetupFault::Count:
        return FenError{code, fields[0].column, {}};
    case SetupFault::CastlingImpossible:
        return field(2);
    case SetupFault::EnPassant:
    case SetupFault::EnPassantClock:
        return field(3);
    case SetupFault::Clock:
    case SetupFault::ClockInconsistent:
        return field(4);
    }
    return FenError{code, fields[0].column, {}};
}

} // namespace fen

} // namespace theco::chess
