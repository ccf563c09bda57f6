# SPDX-License-Identifier: MIT
# One place for what every target of the project shares.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

include(Pch)

add_library(theco_options INTERFACE)
target_include_directories(theco_options INTERFACE "${PROJECT_SOURCE_DIR}" "${PROJECT_BINARY_DIR}/generated")
target_compile_options(theco_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wsign-conversion -Wnon-virtual-dtor -Woverloaded-virtual
  $<$<BOOL:${THECO_WERROR}>:-Werror>)
if(THECO_WERROR AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 sees overlaps and overflows in std::string's own code that cannot happen (GCC bug 105651);
  # from a precompiled header it does not know any more that the code is the library's.
  target_compile_options(theco_options INTERFACE -Wno-error=restrict -Wno-error=stringop-overflow
    -Wno-error=stringop-overread -Wno-error=array-bounds)
endif()
# Debug builds check every index into a standard container; release builds are hardened the way
# Debian builds its own packages. No -march: the program runs on any x86-64.
target_compile_definitions(theco_options INTERFACE $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)
if(NOT THECO_SANITIZE AND UNIX AND NOT APPLE)
  target_compile_options(theco_options INTERFACE
    $<$<CONFIG:Release>:-U_FORTIFY_SOURCE> $<$<CONFIG:Release>:-D_FORTIFY_SOURCE=2>)
  target_link_options(theco_options INTERFACE -Wl,-z,relro,-z,now -Wl,--as-needed)
endif()
if(THECO_SANITIZE)
  target_compile_options(theco_options INTERFACE -fsanitize=${THECO_SANITIZE} -fno-sanitize-recover=undefined -fno-omit-frame-pointer)
  target_link_options(theco_options INTERFACE -fsanitize=${THECO_SANITIZE})
endif()

# theco_library(core_chess SOURCES a.cpp b.cpp LINKS theco_x): the library of one folder.
# PCH kind: which headers it reads once with others (cmake/Pch.cmake); none where its flags differ.
function(theco_library name)
  cmake_parse_arguments(ARG "" "PCH" "SOURCES;LINKS;PRIVATE_LINKS" ${ARGN})
  add_library(theco_${name} STATIC ${ARG_SOURCES})
  target_link_libraries(theco_${name} PUBLIC theco_options ${ARG_LINKS} PRIVATE ${ARG_PRIVATE_LINKS})
  set(links ${ARG_LINKS} ${ARG_PRIVATE_LINKS})
  if(NOT ARG_PCH)
    set(ARG_PCH std)
    if("Boost::json" IN_LIST links)
      set(ARG_PCH json)
    endif()
  endif()
  theco_pch(theco_${name} ${ARG_PCH})
endfunction()

# A test is run once for each time it is compiled, and most of it is checks: optimising it takes longer
# than it saves. What it tests is compiled in full.
function(theco_test_options target)
  if(CMAKE_BUILD_TYPE STREQUAL "Release")
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()

# theco_test(core SOURCES ... LINKS ...): a Catch2 program; each test case becomes a ctest, and one
# more runs them all (but those tagged [slow]) under vi_VN.UTF-8, where a careless reader takes 1.5
# for 1. NO_LOCALE_RUN: not that one, for programs that need more than to be started.
function(theco_test name)
  cmake_parse_arguments(ARG "NO_LOCALE_RUN" "" "SOURCES;LINKS;LABELS" ${ARGN})
  add_executable(test_${name} ${ARG_SOURCES} "${PROJECT_SOURCE_DIR}/tests/support/test_locale.cpp")
  target_link_libraries(test_${name} PRIVATE theco_options ${ARG_LINKS} Catch2::Catch2WithMain)
  theco_test_options(test_${name})
  theco_pch(test_${name} test)
  target_compile_definitions(test_${name} PRIVATE THECO_TEST_DATA="${PROJECT_SOURCE_DIR}/tests/data")
  set(properties TIMEOUT 600)
  if(ARG_LABELS)
    list(APPEND properties LABELS "${ARG_LABELS}")
  endif()
  catch_discover_tests(test_${name} PROPERTIES ${properties})
  if(NOT ARG_NO_LOCALE_RUN)
    add_test(NAME "${name} under vi_VN.UTF-8" COMMAND test_${name} "~[slow]~[.]")
    set_tests_properties("${name} under vi_VN.UTF-8" PROPERTIES
      ENVIRONMENT "THECO_TEST_LOCALE=vi_VN.UTF-8;LC_ALL=vi_VN.UTF-8;LOCPATH=${THECO_LOCPATH}"
      SKIP_RETURN_CODE 77 TIMEOUT 600 LABELS "locale;${ARG_LABELS}")
  endif()
endfunction()
