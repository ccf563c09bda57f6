// SPDX-License-Identifier: MIT
#include "gui/board/piece_cache.hpp"

namespace theco::gui {
namespace {

constexpr int kNominalSize = 64;

} // namespace

PieceCache::PieceCache(std::shared_ptr<const PieceSet> pieces) : pieces_(std::move(pieces)) {}

wxGraphicsBitmap PieceCache::get(wxGraphicsContext& gc, PieceId piece, int devicePixels) {
    const auto key = std::make_pair(piece, devicePixels);
    if (const auto found = bitmaps_.find(key); found != bitmaps_.end()) return found->second;

    const auto n = static_cast<std::size_t>(piece);
    if (!pieces_ || piece < 0 || n >= pieces_->pictures.size()) return wxNullGraphicsBitmap;
    auto bundle = bundles_.find(piece);
    if (bundle == bundles_.end()) {
        const std::string& svg = pieces_->pictures[n].svg;
        bundle =
            bundles_
                .emplace(piece, svg.empty() ? wxBitmapBundle()
                                            : wxBitmapBundle::FromSVG(
                                                  svg.c_str(), wxSize(kNominalSize, kNominalSize)))
                .first;
    }
    wxGraphicsBitmap bitmap = wxNullGraphicsBitmap;
    if (bundle->second.IsOk()) {
        const wxBitmap drawn = bundle->second.GetBitmap(wxSize(devicePixels, devicePixels));
        if (drawn.IsOk()) bitmap = gc.CreateBitmap(drawn);
    }
    bitmaps_.emplace(key, bitmap);
    return bitmap;
}

std::string PieceCache::fallbackText(PieceId piece) const {
    const auto n = static_cast<std::size_t>(piece);
    if (!pieces_ || piece < 0 || n >= pieces_->pictures.size()) return "?";
    std::string letters;
    bool start = true;
    for (const char c : pieces_->pictures[n].name) {
        if (start && letters.size() < 2) letters += c;
        start = c == '-';
    }
    return letters.empty() ? "?" : letters;
}

} // namespace theco::gui
