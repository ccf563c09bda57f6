# SPDX-License-Identifier: MIT
# The Vietnamese catalogue travels inside the binary: i18n/vi.po -> vi.mo -> an array of bytes.
# Used as a module it gives theco_embed_catalogue(); run as a script (cmake -P) it writes the array.

if(CMAKE_SCRIPT_MODE_FILE)
  file(READ "${MO}" bytes HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  file(WRITE "${OUT}" "// Made from ${PO}.
#include \"i18n/embedded_catalogue.hpp\"

#include <array>

namespace theco::i18n {
namespace {
constexpr auto kBytes = std::to_array<unsigned char>({
${bytes}
});
} // namespace

std::string_view embeddedCatalogue() {
    return {reinterpret_cast<const char*>(kBytes.data()), kBytes.size()};
}
} // namespace theco::i18n
")
  return()
endif()

set(THECO_EMBED_SCRIPT "${CMAKE_CURRENT_LIST_FILE}")

find_program(MSGUNIQ msguniq REQUIRED)

# theco_embed_catalogue(<out variable> <po file>): sets the variable to the source file to compile.
# A text that stands there twice (two people added it) is a test's business, not the build's.
function(theco_embed_catalogue out po)
  get_filename_component(name "${po}" NAME_WE)
  set(mo "${CMAKE_CURRENT_BINARY_DIR}/${name}.mo")
  set(source "${CMAKE_CURRENT_BINARY_DIR}/${name}_catalogue.cpp")
  add_custom_command(OUTPUT "${source}"
    COMMAND "${MSGUNIQ}" --use-first -o "${mo}.po" "${po}"
    COMMAND "${MSGFMT}" --check-format --check-header -o "${mo}" "${mo}.po"
    COMMAND "${CMAKE_COMMAND}" -DMO=${mo} -DOUT=${source} -DPO=i18n/${name}.po -P "${THECO_EMBED_SCRIPT}"
    DEPENDS "${po}" "${THECO_EMBED_SCRIPT}"
    BYPRODUCTS "${mo}" "${mo}.po"
    COMMENT "Compiling the catalogue ${name}.po"
    VERBATIM)
  set(${out} "${source}" PARENT_SCOPE)
endfunction()
