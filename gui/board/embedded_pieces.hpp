// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace theco::gui {

/// An SVG file of pieces/ as the build embedded it.
struct EmbeddedPicture {
    const char* name;
    const unsigned char* bytes;
    std::size_t size;
};

/// In the order of the CMake list, which is the order of PieceId.
const EmbeddedPicture* embeddedPieces();
int embeddedPieceCount();

} // namespace theco::gui
