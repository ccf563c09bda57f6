# SPDX-License-Identifier: MIT
# cmake -DOUT=x.cpp -DFILES=a.svg|b.svg -P embed.cmake: the drawings as bytes in one source file.
string(REPLACE "|" ";" files "${FILES}")
set(arrays "")
set(table "")
foreach(file IN LISTS files)
  get_filename_component(name "${file}" NAME_WE)
  string(REPLACE "-" "_" id "${name}")
  file(READ "${file}" hex HEX)
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${hex}")
  string(REGEX REPLACE "(................................................................................)" "\\1\n" bytes "${bytes}")
  string(APPEND arrays "constexpr unsigned char k_${id}[] = {\n${bytes}};\n")
  string(APPEND table "    {\"${name}\", k_${id}, sizeof(k_${id})},\n")
endforeach()
file(WRITE "${OUT}.new" "// Written by the build from gui/board/pieces/*.svg.
#include \"gui/board/embedded_pieces.hpp\"

namespace theco::gui {
namespace {
${arrays}
constexpr EmbeddedPicture kTable[] = {
${table}};
} // namespace

const EmbeddedPicture* embeddedPieces() {
    return kTable;
}
int embeddedPieceCount() {
    return static_cast<int>(sizeof(kTable) / sizeof(kTable[0]));
}
} // namespace theco::gui
")
file(RENAME "${OUT}.new" "${OUT}")
