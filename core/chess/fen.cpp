// SPDX-License-Identifier: MIT
// The strict reader and the writers. The lenient reader is in fen_lenient.cpp.
#include "core/chess/fen_fields.hpp"

#include <algorithm>

namespace theco::chess {

namespace {

using fen::Columns;
using fen::errorAt;
using fen::Field;

constexpr std::size_t kFields = 6;

/// Blanks of any kind: only the plain one separates fields, and only one at a time.
bool isBlank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

Result<std::vector<Field>, FenError> splitStrictly(std::string_view text) {
    if (text.empty()) return Err{FenError{FenCode::Empty, 1, {}}};
    const Field whole{text, 1};
    std::vector<Field> fields;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && !isBlank(text[i])) continue;
        if (i < text.size() && text[i] != ' ') return Err{errorAt(FenCode::Spacing, whole, i)};
        // An empty stretch: a blank at the start, at the end, or right after another.
        if (i == begin) {
            const std::size_t blank = i == text.size() ? i - 1 : i;
            return Err{errorAt(FenCode::Spacing, whole, blank)};
        }
        fields.push_back({text.substr(begin, i - begin), static_cast<int>(begin) + 1});
        begin = i + 1;
    }
    if (fields.size() < kFields)
        return Err{FenError{FenCode::Fields, static_cast<int>(text.size()) + 1, {}}};
    if (fields.size() > kFields) return Err{errorAt(FenCode::Fields, fields[kFields])};
    return fields;
}

/// The letters of KQkq that are there, in this order and none twice; or a dash.
std::optional<CastlingRights> readCastling(std::string_view text) {
    CastlingRights rights;
    if (text == "-") return rights;
    std::size_t i = 0;
    const auto take = [&](char letter) {
        const bool there = i < text.size() && text[i] == letter;
        if (there) ++i;
        return there;
    };
    rights.whiteKingside = take('K');
    rights.whiteQueenside = take('Q');
    rights.blackKingside = take('k');
    rights.blackQueenside = take('q');
    if (i == 0 || i != text.size()) return std::nullopt;
    return rights;
}

void writePlacement(const Setup& setup, std::string& out) {
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        const auto flush = [&] {
            if (empty > 0) out += static_cast<char>('0' + empty);
            empty = 0;
        };
        for (int file = 0; file < 8; ++file) {
            if (const std::optional<Piece> piece = setup.at(makeSquare(file, rank))) {
                flush();
                out += fenLetter(*piece);
            } else {
                ++empty;
            }
        }
        flush();
        if (rank > 0) out += '/';
    }
}

void writeCastling(const CastlingRights& rights, std::string& out) {
    const std::size_t before = out.size();
    if (rights.whiteKingside) out += 'K';
    if (rights.whiteQueenside) out += 'Q';
    if (rights.blackKingside) out += 'k';
    if (rights.blackQueenside) out += 'q';
    if (out.size() == before) out += '-';
}

} // namespace

Result<Position, FenError> parseFen(std::string_view text) {
    const Result<std::vector<Field>, FenError> split = splitStrictly(text);
    if (!split) return Err{split.error()};
    const std::vector<Field>& fields = *split;

    Setup setup;
    Columns columns{};
    if (const auto read = fen::readPlacement(fields[0], fen::Digits::Merged, setup, columns); !read)
        return Err{read.error()};
    if (fields[1].text != "w" && fields[1].text != "b")
        return Err{errorAt(FenCode::Side, fields[1])};
    setup.turn = fields[1].text == "w" ? Color::White : Color::Black;
    const std::optional<CastlingRights> rights = readCastling(fields[2].text);
    if (!rights) return Err{errorAt(FenCode::Castling, fields[2])};
    setup.castling = *rights;
    if (fields[3].text != "-") {
        setup.enPassant = squareFromString(fields[3].text);
        if (!setup.enPassant) return Err{errorAt(FenCode::EnPassant, fields[3])};
    }
    const std::optional<int> halfmoves = fen::readNumber(fields[4].text, 0);
    if (!halfmoves) return Err{errorAt(FenCode::Clock, fields[4])};
    const std::optional<int> number = fen::readNumber(fields[5].text, 1);
    if (!number) return Err{errorAt(FenCode::Clock, fields[5])};
    setup.halfmoveClock = *halfmoves;
    setup.fullmoveNumber = *number;

    Result<Position, std::vector<SetupFault>> position = Position::fromSetup(setup);
    if (!position) return Err{fen::placed(position.error().front(), setup, fields, columns)};
    return std::move(position).value();
}

std::string toFen(const Setup& setup) {
    std::string out;
    out.reserve(90);
    writePlacement(setup, out);
    out += setup.turn == Color::White ? " w " : " b ";
    writeCastling(setup.castling, out);
    out += ' ';
    out += setup.enPassant ? toString(*setup.enPassant) : "-";
    out += ' ';
    out += std::to_string(setup.halfmoveClock);
    out += ' ';
    out += std::to_string(setup.fullmoveNumber);
    return out;
}

std::string toFen(const Position& position) {
    Setup setup = position.toSetup();
    setup.enPassant = position.legalEnPassantSquare();
    return toFen(setup);
}

} // namespace theco::chess
