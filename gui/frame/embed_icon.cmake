# SPDX-License-Identifier: MIT
# cmake -DOUT=x.cpp -DFILE=a.svg -P embed_icon.cmake: the drawing as bytes in a source file.
file(READ "${FILE}" hex HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
string(REGEX REPLACE "(................................................................................)" "\\1\n" bytes "${bytes}")
file(WRITE "${OUT}.new" "// Written by the build from the icon in data/icons.
#include \"gui/frame/app_icon.hpp\"

namespace theco::gui {
namespace {
constexpr unsigned char kIcon[] = {
${bytes}};
} // namespace

std::string_view embeddedIcon() {
    return {reinterpret_cast<const char*>(kIcon), sizeof(kIcon)};
}
} // namespace theco::gui
")
file(RENAME "${OUT}.new" "${OUT}")
