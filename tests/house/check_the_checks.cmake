# SPDX-License-Identifier: MIT
# cmake -DWORK=DIR -P check_the_checks.cmake: plants one fault at a time and wants the check to fail
# and to name it; a check that lets a planted fault pass is worth nothing.
cmake_minimum_required(VERSION 3.25)
set(faults "")

# planted(SCRIPT WANTED FILE TEXT): with TEXT in FILE the check must fail, saying WANTED.
function(planted script wanted file text)
  file(REMOVE_RECURSE "${WORK}")
  file(WRITE "${WORK}/core/chess/types.hpp" "// SPDX-License-Identifier: MIT\n#include <vector>\n")
  file(WRITE "${WORK}/${file}" "${text}")
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -DROOT=${WORK} -DLINKS=${WORK}/links.txt
      -P "${CMAKE_CURRENT_LIST_DIR}/${script}"
    RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
  string(REGEX REPLACE "[ \n]+" " " output "${output}")
  string(FIND "${output}" "${wanted}" found)
  if(wanted STREQUAL "" AND NOT result EQUAL 0)
    set(faults "${faults}  ${script} refuses what is right (${file}): ${output}\n" PARENT_SCOPE)
  elseif(NOT wanted STREQUAL "" AND (result EQUAL 0 OR found EQUAL -1))
    set(faults "${faults}  ${script} overlooks ${file}: ${text}\n" PARENT_SCOPE)
  endif()
endfunction()

set(mit "// SPDX-License-Identifier: MIT\n")
set(c check_includes.cmake)
planted(${c} "" core/chess/ok.hpp "${mit}#include \"core/chess/types.hpp\"\n#include <algorithm>\n")
planted(${c} "core/chess must not know platform" core/chess/a.hpp "#include \"platform/files.hpp\"\n")
planted(${c} "core uses the standard library only" core/chess/a.cpp "  #  include <wx/string.h>\n")
planted(${c} "core uses the standard library only" core/chess/a.cpp "#include <chrono>\n")
planted(${c} "core uses the standard library only" core/chess/a.cpp "#include <boost/json.hpp>\n")
planted(${c} "arbiter/laws must not know lessons" arbiter/laws/a.cpp "#include \"lessons/a.hpp\"\n")
planted(${c} "platform must not know i18n" platform/a.cpp "#include \"i18n/catalogue.hpp\"\n")
planted(${c} "cli must not know gui/play" cli/a.cpp "#include \"gui/play/session.hpp\"\n")
planted(${c} "gui/board must not know gui/play" gui/board/a.cpp "#include \"gui/play/session.hpp\"\n")
planted(${c} "wxWidgets belongs to gui" arbiter/a.hpp "#include <wx/string.h>\n")
planted(${c} "wxWidgets belongs to gui" i18n/a.hpp "#include <wx/string.h>\n")
planted(${c} "" i18n/a.cpp "#include <wx/translation.h>\n")
planted(${c} "system headers belong to platform" gui/play/a.cpp "#include <unistd.h>\n")
planted(${c} "included from the root" core/chess/a.cpp "#include \"types.hpp\"\n")
planted(${c} "never includes its tests" core/chess/a.cpp "#include \"tests/catch.hpp\"\n")

set(c check_links.cmake)
planted(${c} "" links.txt "gui/play gui/board\ncli core/chess\n")
planted(${c} "core/chess links platform" links.txt "core/chess platform\n")
planted(${c} "gui/board links gui/play" links.txt "gui/board gui/play\n")
planted(${c} "platform links windows" links.txt "platform theco_wx\n")
planted(${c} "cli links wxWidgets" links.txt "cli theco_wx_base\n")

set(c check_files.cmake)
planted(${c} "" core/chess/a.cpp "${mit}")
planted(${c} "no SPDX line" core/chess/a.cpp "int a;\n")
planted(${c} "Windows cannot hold" core/chess/aux.cpp "${mit}")
planted(${c} "only letters, digits" "core/chess/a b.cpp" "${mit}")
planted(${c} "differs from another file by case" core/chess/Types.hpp "${mit}")
string(CONCAT home "/ho" "me/an")
planted(${c} "path of one machine" core/chess/a.cpp "${mit}// ${home}/theco\n")
string(CONCAT later "TOD" "O")
planted(${c} "unfinished" core/chess/a.cpp "${mit}// ${later}: later\n")

file(REMOVE_RECURSE "${WORK}")
if(faults)
  message(FATAL_ERROR "checks that check nothing:\n${faults}")
endif()
