// SPDX-License-Identifier: MIT
#include "gui/parts/small_men.hpp"

#include "gui/board/chess_pieces.hpp"

#include <cmath>

namespace theco::gui {

namespace {

constexpr int kUsualSize = 48;

} // namespace

SmallMen::SmallMen() {
    for (const auto& picture : chessPieces()->pictures)
        bundles_.push_back(
            wxBitmapBundle::FromSVG(picture.svg.c_str(), wxSize(kUsualSize, kUsualSize)));
}

wxBitmap SmallMen::bitmap(chess::Piece man, int pixels) const {
    return bundles_[static_cast<std::size_t>(pieceId(man))].GetBitmap(wxSize(pixels, pixels));
}

void SmallMen::draw(wxGraphicsContext& gc, chess::Piece man, double x, double y, int size,
                    double scale) const {
    const wxBitmap picture = bitmap(man, static_cast<int>(std::lround(size * scale)));
    if (picture.IsOk()) gc.DrawBitmap(picture, x, y, size, size);
}

} // namespace theco::gui
