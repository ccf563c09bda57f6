# SPDX-License-Identifier: MIT
# Compiles the Vietnamese C locale into the build folder, so that the tests can run under it
# without changing the machine (needs Debian's package locales; without it those runs are skipped).
find_program(LOCALEDEF localedef)
set(THECO_LOCPATH "${PROJECT_BINARY_DIR}/locale")
if(LOCALEDEF AND NOT EXISTS "${THECO_LOCPATH}/vi_VN.UTF-8")
  file(MAKE_DIRECTORY "${THECO_LOCPATH}")
  execute_process(
    COMMAND "${LOCALEDEF}" --inputfile=vi_VN --charmap=UTF-8 "${THECO_LOCPATH}/vi_VN.UTF-8"
    OUTPUT_QUIET ERROR_QUIET)
endif()
if(NOT EXISTS "${THECO_LOCPATH}/vi_VN.UTF-8")
  message(STATUS "Tests under vi_VN.UTF-8 will be skipped: install the package locales")
endif()
