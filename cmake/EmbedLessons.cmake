# SPDX-License-Identifier: MIT
# The built-in course, the guide for teachers and the model lessons travel inside the program, as the
# catalogue does. Used as a module it gives theco_embed_lessons(); run as a script it writes a file.

if(CMAKE_SCRIPT_MODE_FILE)
  set(arrays "")
  set(entries "")
  set(n 0)
  string(REPLACE "|" ";" FILES "${FILES}")
  foreach(file IN LISTS FILES)
    file(READ "${file}" bytes HEX)
    string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
    string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
    get_filename_component(name "${file}" NAME)
    string(APPEND arrays "constexpr auto kFile${n} = std::to_array<unsigned char>({\n${bytes}\n});\n")
    string(APPEND entries "        {\"${name}\", text(kFile${n})},\n")
    math(EXPR n "${n} + 1")
  endforeach()
  file(WRITE "${OUT}" "// Made from the files named below.
#include \"lessons/content_files.hpp\"

#include <array>

namespace theco::lessons {
namespace {
template <class Bytes> std::string_view text(const Bytes& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}
${arrays}} // namespace

const std::vector<ContentFile>& ${FUNCTION}() {
    static const std::vector<ContentFile> files{
${entries}    };
    return files;
}
} // namespace theco::lessons
")
  return()
endif()

set(THECO_EMBED_LESSONS_SCRIPT "${CMAKE_CURRENT_LIST_FILE}")

# theco_embed_lessons(<out variable> <function> <files...>): sets the variable to the source file that
# defines the function, declared in lessons/content_files.hpp.
function(theco_embed_lessons out function)
  set(source "${CMAKE_CURRENT_BINARY_DIR}/${function}.cpp")
  string(REPLACE ";" "|" joined "${ARGN}")
  add_custom_command(OUTPUT "${source}"
    COMMAND "${CMAKE_COMMAND}" "-DFILES=${joined}" "-DFUNCTION=${function}" "-DOUT=${source}"
      -P "${THECO_EMBED_LESSONS_SCRIPT}"
    DEPENDS ${ARGN} "${THECO_EMBED_LESSONS_SCRIPT}"
    COMMENT "Embedding ${function}"
    VERBATIM)
  set(${out} "${source}" PARENT_SCOPE)
endfunction()
