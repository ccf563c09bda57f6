# SPDX-License-Identifier: MIT
# Half the work of the compiler is reading the same headers again: the standard library's, Catch's,
# Boost.JSON's, wxWidgets'. Where no ccache remembers what was compiled (it serves better), they are
# read once for each kind of target. A source must still include what it uses: a build with ccache
# has none of this, and finds out.
option(THECO_PCH "Read common headers once (for a build from nothing)" ON)
if(CCACHE)
  set(THECO_PCH OFF)
endif()

set(THECO_PCH_std <algorithm> <cstdint> <functional> <map> <memory> <optional> <string>
  <string_view> <utility> <variant> <vector>)
set(THECO_PCH_json ${THECO_PCH_std} <boost/json/array.hpp> <boost/json/object.hpp>
  <boost/json/parse.hpp> <boost/json/serialize.hpp> <boost/json/value.hpp>)
set(THECO_PCH_wx ${THECO_PCH_std} <wx/window.h> <wx/sizer.h> <wx/button.h> <wx/stattext.h>
  <wx/dcclient.h> <wx/frame.h> <wx/dialog.h>)
set(THECO_PCH_test ${THECO_PCH_std} "${PROJECT_SOURCE_DIR}/tests/catch.hpp")
set(THECO_PCH_wxtest ${THECO_PCH_wx} "${PROJECT_SOURCE_DIR}/tests/catch.hpp")

set(THECO_PCH_LINKS_json Boost::json)
set(THECO_PCH_LINKS_wx theco_wx)
set(THECO_PCH_LINKS_test Catch2::Catch2)
set(THECO_PCH_LINKS_wxtest theco_wx Catch2::Catch2)

# theco_pch(<target> <kind>): the target's sources see the kind's headers already read.
function(theco_pch target kind)
  if(NOT THECO_PCH OR kind STREQUAL "none")
    return()
  endif()
  if(NOT TARGET theco_pch_${kind})
    set(empty "${PROJECT_BINARY_DIR}/generated/pch_${kind}.cpp")
    file(CONFIGURE OUTPUT "${empty}" CONTENT "// Nothing: what is wanted are the headers.\n")
    add_library(theco_pch_${kind} OBJECT "${empty}")
    target_link_libraries(theco_pch_${kind} PRIVATE theco_options ${THECO_PCH_LINKS_${kind}})
    if(kind MATCHES "test")
      theco_test_options(theco_pch_${kind})
    endif()
    target_precompile_headers(theco_pch_${kind} PRIVATE ${THECO_PCH_${kind}})
  endif()
  target_precompile_headers(${target} REUSE_FROM theco_pch_${kind})
endfunction()
