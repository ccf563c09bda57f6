// SPDX-License-Identifier: MIT
#include "core/chess/fen.hpp"
#include "gui/board/chess_board.hpp"
#include "gui/play/collection.hpp"
#include "gui/play/move_lines.hpp"
#include "gui/parts/reason_marks.hpp"
#include "gui/play/setup_editor.hpp"
#include "tests/catch.hpp"

#include <algorithm>
#include <chrono>
#include <thread>

using namespace theco;
using chess::Color;
using chess::Piece;
using chess::PieceType;
using chess::Square;

namespace {

gui::GameRecord recordOf(const char* pgn) {
    auto games = chess::readPgn(pgn);
    REQUIRE(games.size() == 1);
    return gui::GameRecord(std::move(games.front()));
}

std::string drawn(const std::vector<gui::MoveLine>& lines) {
    std::string out;
    for (const auto& line : lines)
        out += line.note.empty()
                   ? line.number + line.white.text + "|" + line.black.text + ";"
                   : (line.sideLine ? "(" + line.note + ");" : "{" + line.note + "};");
    return out;
}

gui::BoardMarks marksFor(const char* fen, const char* tried) {
    const chess::Game game(*chess::parseFen(fen));
    const auto wanted = chess::parseTry(tried);
    REQUIRE(wanted);
    const auto judged = chess::judge(game, *wanted);
    REQUIRE_FALSE(judged);
    gui::BoardMarks marks;
    gui::addReasons(marks, judged.error(), game.position(), *wanted);
    return marks;
}

bool hasArrow(const gui::BoardMarks& marks, Square from, Square to, gui::MarkKind kind) {
    const gui::ArrowMark wanted{gui::cellOf(from), gui::cellOf(to), kind};
    return std::find(marks.arrows.begin(), marks.arrows.end(), wanted) != marks.arrows.end();
}

bool hasCell(const gui::BoardMarks& marks, Square at, gui::MarkKind kind) {
    const gui::CellMark wanted{gui::cellOf(at), kind};
    return std::find(marks.cells.begin(), marks.cells.end(), wanted) != marks.cells.end();
}

void readAll(gui::PgnCollection& collection) {
    for (int i = 0; i < 2000 && !collection.complete(); ++i) {
        collection.collect();
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    REQUIRE(collection.complete());
}

} // namespace

TEST_CASE("Moves stand in two columns, in the letters asked for") {
    const auto record = recordOf("1. e4 e5 2. Nf3 *\n");
    CHECK(drawn(moveLines(record, chess::Letters::English)) == "1.e4|e5;2.Nf3|;");
    CHECK(drawn(moveLines(record, chess::Letters::Vietnamese)) == "1.e4|e5;2.Mf3|;");
}

TEST_CASE("Comments and side lines stand between the moves they belong to") {
    const auto record = recordOf("{Start} 1. e4 {best} e5 (1... c5 2. Nf3) 2. Nf3! *\n");
    CHECK(drawn(moveLines(record, chess::Letters::English)) ==
          "{Start};1.e4|;{best};1....|e5;(1... c5 2. Nf3);2.Nf3!|;");
}

TEST_CASE("A game that begins with Black shows so") {
    gui::GameRecord record(*chess::parseFen("4k3/8/8/8/8/8/4p3/K7 b - - 0 7"));
    gui::GameEvent move;
    move.kind = gui::GameEvent::Kind::Move;
    move.uci = "e2e1q";
    REQUIRE(record.apply(move));
    CHECK(drawn(moveLines(record, chess::Letters::Vietnamese)) == "7....|e1=H+;");
}

TEST_CASE("Castling through check is drawn with the attacker and the square") {
    const auto marks = marksFor("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", "O-O");
    CHECK(hasArrow(marks, Square::F3, Square::F1, gui::MarkKind::Attack));
    CHECK(hasArrow(marks, Square::E1, Square::G1, gui::MarkKind::Wrong));
}

TEST_CASE("Men in the way are marked as such") {
    const auto marks = marksFor("4k3/8/8/8/8/8/P7/R3K3 w - - 0 1", "a1a5");
    CHECK(hasCell(marks, Square::A2, gui::MarkKind::Blocker));
}

TEST_CASE("Setting up: a second king moves the first, rights go with their rook") {
    gui::SetupEditor editor;
    editor.put(Square::E4, Piece{Color::White, PieceType::King});
    CHECK_FALSE(editor.setup().at(Square::E1));
    CHECK_FALSE(editor.setup().castling.whiteKingside);
    CHECK(editor.setup().castling.blackQueenside);
    editor.carry(Square::A8, std::nullopt);
    CHECK_FALSE(editor.setup().castling.blackQueenside);
    REQUIRE(editor.undo());
    CHECK(editor.setup().castling.blackQueenside);
    REQUIRE(editor.undo());
    CHECK(editor.setup() == chess::Setup::initial());
    CHECK_FALSE(editor.undo());
    REQUIRE(editor.redo());
    CHECK(editor.setup().at(Square::E4));
}

TEST_CASE("Setting up: en passant is offered only behind a pawn that can have come by two") {
    gui::SetupEditor editor;
    editor.reset(*chess::parseSetup("4k3/8/8/8/4P1p1/8/8/4K3 b - - 0 1"));
    CHECK(editor.possibleEnPassant() == std::vector<Square>{Square::E3});
    editor.setEnPassant(Square::E3);
    CHECK(editor.setup().enPassant == Square::E3);
    editor.setTurn(Color::White);
    CHECK_FALSE(editor.setup().enPassant);
}

TEST_CASE("A collection is read in the background, searched without diacritics, opened in full") {
    std::string pgn;
    for (int i = 0; i < 1000; ++i)
        pgn += "[White \"Nguy\xE1\xBB\x85n V\xC4\x83n " + std::to_string(i) +
               "\"]\n[Black \"L\xC3\xAA\"]\n[Event \"H\xE1\xBB\x99i xu\xC3\xA2n\"]\n\n1. e4 e5 {c" +
               std::to_string(i) + "} *\n\n";
    gui::PgnCollection collection(pgn);
    readAll(collection);
    REQUIRE(collection.games().size() == 1000);
    CHECK(collection.find("").size() == 1000);
    CHECK(collection.find("nguyen 777") == std::vector<std::size_t>{777});
    CHECK(collection.find("hoi XUAN le").size() == 1000);
    CHECK(collection.find("karpov").empty());
    const auto game = collection.open(777);
    REQUIRE(game);
    CHECK(game->nodes.at(1).comment == "c777");
    CHECK(game->tag("White") == "Nguy\xE1\xBB\x85n V\xC4\x83n 777");
    CHECK_FALSE(collection.open(1000));
}

TEST_CASE("A broken game of a collection is listed with its place, the next one is read") {
    gui::PgnCollection collection(
        "[White \"A\"]\n\n1. e4 e5 2. Ke3 *\n\n[White \"B\"]\n\n1. d4 *\n");
    readAll(collection);
    REQUIRE(collection.games().size() == 2);
    REQUIRE(collection.games()[0].error);
    CHECK(collection.games()[0].error->place.line == 3);
    CHECK(collection.games()[0].plies == 2);
    CHECK_FALSE(collection.games()[1].error);
}

TEST_CASE("Closing a collection that is still being read does not wait for its end") {
    std::string pgn;
    for (int i = 0; i < 20000; ++i)
        pgn += "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n";
    const gui::PgnCollection collection(std::move(pgn));
    CHECK_FALSE(collection.complete());
}
