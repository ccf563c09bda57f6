// SPDX-License-Identifier: MIT
#include "gui/board/chess_board.hpp"
#include "tests/catch.hpp"

#include <wx/bmpbndl.h>
#include <wx/image.h>

#include <set>

using namespace theco;
using namespace theco::gui;

TEST_CASE("Picture numbers are colour times six plus type, both ways") {
    std::set<PieceId> seen;
    for (const auto color : {chess::Color::White, chess::Color::Black})
        for (const auto type : chess::kPieceTypes) {
            const chess::Piece piece{color, type};
            CHECK(pieceOf(pieceId(piece)) == piece);
            seen.insert(pieceId(piece));
        }
    CHECK(seen.size() == 12);
    CHECK(*seen.rbegin() == 11);
    CHECK_FALSE(pieceOf(-1).has_value());
    CHECK_FALSE(pieceOf(12).has_value());
}

TEST_CASE("The set names its pictures in the order of their numbers") {
    const auto set = chessPieces();
    REQUIRE(set->pictures.size() == 12);
    CHECK(set->pictures[0].name == "white-pawn");
    CHECK(set->pictures[1].name == "white-knight");
    CHECK(set->pictures[5].name == "white-king");
    CHECK(set->pictures[6].name == "black-pawn");
    CHECK(set->pictures[10].name == "black-queen");
}

TEST_CASE("Every picture draws at small and large sizes, inside its frame, unlike the others") {
    const int size = GENERATE(20, 30, 45, 120, 400);
    std::set<std::size_t> inks;
    for (const auto& picture : chessPieces()->pictures) {
        INFO(picture.name << " at " << size);
        const auto bundle = wxBitmapBundle::FromSVG(picture.svg.c_str(), wxSize(size, size));
        REQUIRE(bundle.IsOk());
        const wxImage image = bundle.GetBitmap(wxSize(size, size)).ConvertToImage();
        REQUIRE(image.HasAlpha());
        std::size_t ink = 0;
        std::size_t touching = 0;
        std::size_t hash = 0;
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x) {
                if (image.GetAlpha(x, y) < 128) continue;
                ++ink;
                hash = hash * 31 + static_cast<std::size_t>(y * size + x) + image.GetRed(x, y);
                if (x == 0 || y == 0 || x == size - 1 || y == size - 1) ++touching;
            }
        const auto area = static_cast<std::size_t>(size) * static_cast<std::size_t>(size);
        CHECK(ink > area / 6);
        CHECK(ink < area * 3 / 4);
        CHECK(touching == 0);
        inks.insert(hash);
    }
    CHECK(inks.size() == 12);
}

TEST_CASE("A setup shows its men on their squares, with letters and figures") {
    const BoardContent content = contentOf(chess::Setup::initial());
    CHECK(content.files == 8);
    CHECK(content.ranks == 8);
    CHECK(content.at({4, 0}) == pieceId({chess::Color::White, chess::PieceType::King}));
    CHECK(content.at({3, 7}) == pieceId({chess::Color::Black, chess::PieceType::Queen}));
    CHECK_FALSE(content.at({4, 3}).has_value());
    CHECK(content.fileLabels.front() == "a");
    CHECK(content.rankLabels.back() == "8");
    CHECK(contentOf(chess::Position()).cells == content.cells);
}
