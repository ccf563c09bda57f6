// SPDX-License-Identifier: MIT
#include "gui/board/piece_cache.hpp"

#include <wx/image.h>

namespace theco::gui {
namespace {

constexpr int kNominalSize = 64;

} // namespace

PieceCache::PieceCache(std::shared_ptr<const PieceSet> pieces) : pieces_(std::move(pieces)) {}

const DevicePicture& PieceCache::get(wxGraphicsContext& gc, PieceId piece, int devicePixels,
                                     double deviceScale) {
    const auto key = std::make_pair(piece, devicePixels);
    if (const auto found = drawn_.find(key); found != drawn_.end()) return found->second;

    DevicePicture picture;
    if (const wxBitmapBundle* bundle = bundleOf(piece)) {
        const wxBitmap drawn = bundle->GetBitmap(wxSize(devicePixels, devicePixels));
        if (drawn.IsOk()) picture = DevicePicture(gc, drawn.ConvertToImage(), deviceScale);
    }
    return drawn_.emplace(key, picture).first->second;
}

const wxBitmapBundle* PieceCache::bundleOf(PieceId piece) {
    const auto n = static_cast<std::size_t>(piece);
    if (!pieces_ || piece < 0 || n >= pieces_->pictures.size()) return nullptr;
    auto found = bundles_.find(piece);
    if (found == bundles_.end()) {
        const std::string& svg = pieces_->pictures[n].svg;
        wxBitmapBundle bundle;
        if (!svg.empty())
            bundle = wxBitmapBundle::FromSVG(svg.c_str(), wxSize(kNominalSize, kNominalSize));
        found = bundles_.emplace(piece, bundle).first;
    }
    return found->second.IsOk() ? &found->second : nullptr;
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
