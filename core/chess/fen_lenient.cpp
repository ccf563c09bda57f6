// SPDX-License-Identifier: MIT
// The reader for what people paste. It forgives spelling, never the position itself.
#include "core/chess/fen_fields.hpp"

#include <algorithm>

namespace theco::chess {

namespace {

using fen::Columns;
using fen::errorAt;
using fen::Field;

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isLetter(char c) {
    return lower(c) >= 'a' && lower(c) <= 'z';
}

bool equalsIgnoringCase(std::string_view text, std::string_view lowerCase) {
    return std::equal(text.begin(), text.end(), lowerCase.begin(), lowerCase.end(),
                      [](char a, char b) { return lower(a) == b; });
}

/// Bytes of the blank or quotation mark at the front; 0 when something else stands there. Web
/// addresses write an underscore for a blank, editors and mail put in non-breaking blanks, byte
/// order marks and curly quotes.
std::size_t blankLength(std::string_view text) {
    if (text.empty()) return 0;
    const char c = text.front();
    if (c == ' ' || (c >= '\t' && c <= '\r') || c == '_' || c == '"' || c == '\'' || c == '`')
        return 1;
    for (const std::string_view sequence :
         {"\xC2\xA0", "\xEF\xBB\xBF", "\xE3\x80\x80", "\xE2\x80\x9C", "\xE2\x80\x9D",
          "\xE2\x80\x98", "\xE2\x80\x99", "\xC2\xAB", "\xC2\xBB"})
        if (text.starts_with(sequence)) return sequence.size();
    return 0;
}

std::vector<Field> split(std::string_view text) {
    std::vector<Field> fields;
    std::size_t i = 0;
    while (i < text.size()) {
        if (const std::size_t blank = blankLength(text.substr(i))) {
            i += blank;
            continue;
        }
        const std::size_t begin = i;
        while (i < text.size() && blankLength(text.substr(i)) == 0)
            ++i;
        fields.push_back({text.substr(begin, i - begin), static_cast<int>(begin) + 1});
    }
    return fields;
}

/// Takes away what people copy along: `[FEN "..."]`, `FEN:`, `position fen ...`.
void dropWrapping(std::vector<Field>& fields) {
    const auto first = [&](std::string_view word) {
        return !fields.empty() && equalsIgnoringCase(fields.front().text, word);
    };
    const bool tag = first("[fen");
    if (first("position")) fields.erase(fields.begin());
    if (tag || first("fen") || first("fen:")) fields.erase(fields.begin());
    if (tag && !fields.empty() && fields.back().text.ends_with(']')) {
        fields.back().text.remove_suffix(1);
        if (fields.back().text.empty()) fields.pop_back();
    }
}

bool isDash(std::string_view text) {
    return text == "-" || text == "\xE2\x80\x93" || text == "\xE2\x80\x94";
}

std::optional<Color> readSide(std::string_view text) {
    if (equalsIgnoringCase(text, "w") || equalsIgnoringCase(text, "white")) return Color::White;
    if (equalsIgnoringCase(text, "b") || equalsIgnoringCase(text, "black")) return Color::Black;
    return std::nullopt;
}

/// Any order; `HAha` are the same rights named by the rook's file, as Chess960 programs write.
std::optional<CastlingRights> readCastling(std::string_view text) {
    CastlingRights rights;
    if (isDash(text)) return rights;
    for (const char c : text) {
        switch (c) {
        case 'K':
        case 'H':
            rights.whiteKingside = true;
            break;
        case 'Q':
        case 'A':
            rights.whiteQueenside = true;
            break;
        case 'k':
        case 'h':
            rights.blackKingside = true;
            break;
        case 'q':
        case 'a':
            rights.blackQueenside = true;
            break;
        case '-':
            break;
        default:
            return std::nullopt;
        }
    }
    return rights;
}

std::optional<int> readNumber(std::string_view text, int least) {
    if (isDash(text)) return least;
    while (text.size() > 1 && text.front() == '0')
        text.remove_prefix(1);
    const std::optional<int> number = fen::readNumber(text, 0);
    return number ? std::optional(std::max(*number, least)) : std::nullopt;
}

struct Reading {
    Setup setup;
    std::vector<Field> fields;
    Columns columns{};
};

/// Half-move clock and move number. EPD has operations (`bm Nf3;`) in their place: they say nothing
/// about the position.
Result<Done, FenError> readClocks(Reading& reading) {
    const std::vector<Field>& fields = reading.fields;
    if (fields.size() <= 4 || isLetter(fields[4].text.front())) return Done{};
    const std::optional<int> halfmoves = readNumber(fields[4].text, 0);
    if (!halfmoves) return Err{errorAt(FenCode::Clock, fields[4])};
    reading.setup.halfmoveClock = *halfmoves;
    if (fields.size() <= 5) return Done{};
    const std::optional<int> number = readNumber(fields[5].text, 1);
    if (!number) return Err{errorAt(FenCode::Clock, fields[5])};
    reading.setup.fullmoveNumber = *number;
    if (fields.size() > 6) return Err{errorAt(FenCode::Fields, fields[6])};
    return Done{};
}

Result<Reading, FenError> read(std::string_view text) {
    Reading reading;
    std::vector<Field>& fields = reading.fields;
    Setup& setup = reading.setup;
    fields = split(text);
    dropWrapping(fields);
    if (fields.empty()) return Err{FenError{FenCode::Empty, 1, {}}};
    if (fields.size() == 1 && equalsIgnoringCase(fields[0].text, "startpos")) {
        setup = Setup::initial();
        return reading;
    }
    if (const auto placement =
            fen::readPlacement(fields[0], fen::Digits::Any, setup, reading.columns);
        !placement)
        return Err{placement.error()};
    if (fields.size() > 1) {
        const std::optional<Color> side = readSide(fields[1].text);
        if (!side) return Err{errorAt(FenCode::Side, fields[1])};
        setup.turn = *side;
    }
    if (fields.size() > 2) {
        const std::optional<CastlingRights> rights = readCastling(fields[2].text);
        if (!rights) return Err{errorAt(FenCode::Castling, fields[2])};
        setup.castling = *rights;
    }
    if (fields.size() > 3 && !isDash(fields[3].text)) {
        std::string square(fields[3].text.substr(0, 3));
        std::transform(square.begin(), square.end(), square.begin(), lower);
        setup.enPassant = squareFromString(square);
        if (!setup.enPassant) return Err{errorAt(FenCode::EnPassant, fields[3])};
    }
    if (const auto clocks = readClocks(reading); !clocks) return Err{clocks.error()};
    return reading;
}

void dropUnsupportedRights(Setup& setup) {
    const auto home = [&](Color color, Square king, Square rook) {
        return setup.at(king) == Piece{color, PieceType::King} &&
               setup.at(rook) == Piece{color, PieceType::Rook};
    };
    CastlingRights& rights = setup.castling;
    rights.whiteKingside &= home(Color::White, Square::E1, Square::H1);
    rights.whiteQueenside &= home(Color::White, Square::E1, Square::A1);
    rights.blackKingside &= home(Color::Black, Square::E8, Square::H8);
    rights.blackQueenside &= home(Color::Black, Square::E8, Square::A8);
}

/// Mends what says nothing about the men on the board; false when the fault is no such thing.
bool mend(SetupFault fault, Setup& setup) {
    switch (fault) {
    case SetupFault::EnPassant:
    case SetupFault::EnPassantClock:
        setup.enPassant.reset();
        return true;
    case SetupFault::ClockInconsistent:
        // The clock decides about draws, the number is only a label: the number gives way.
        setup.fullmoveNumber = (setup.halfmoveClock + 1) / 2 + 1;
        return true;
    default:
        return false;
    }
}

} // namespace

Result<Setup, FenError> parseSetup(std::string_view text) {
    Result<Reading, FenError> reading = read(text);
    if (!reading) return Err{reading.error()};
    return reading->setup;
}

Result<Position, FenError> parseFenLenient(std::string_view text) {
    Result<Reading, FenError> reading = read(text);
    if (!reading) return Err{reading.error()};
    Setup& setup = reading->setup;
    dropUnsupportedRights(setup);
    Result<Position, std::vector<SetupFault>> position = Position::fromSetup(setup);
    if (!position) {
        for (const SetupFault fault : position.error())
            if (!mend(fault, setup))
                return Err{fen::placed(fault, setup, reading->fields, reading->columns)};
        position = Position::fromSetup(setup);
    }
    if (!position)
        return Err{fen::placed(position.error().front(), setup, reading->fields, reading->columns)};
    return std::move(position).value();
}

} // namespace theco::chess
