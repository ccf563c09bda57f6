# SPDX-License-Identifier: MIT
# From the sources to vi.po. As a module: the targets catalogue-template (what is to be translated,
# for the tests) and refresh-catalogue (bring i18n/vi.po up to date). As a script it does the work.

if(CMAKE_SCRIPT_MODE_FILE)
  function(run)
    execute_process(COMMAND ${ARGN} WORKING_DIRECTORY "${SOURCE_DIR}" COMMAND_ERROR_IS_FATAL ANY)
  endfunction()

  set(sources "")
  foreach(folder i18n cli arbiter lessons gui)
    file(GLOB_RECURSE found RELATIVE "${SOURCE_DIR}" "${SOURCE_DIR}/${folder}/*.cpp" "${SOURCE_DIR}/${folder}/*.hpp")
    list(APPEND sources ${found})
  endforeach()
  list(SORT sources)
  run("${XGETTEXT}" --language=C++ --from-code=UTF-8 --package-name=theco --add-location=file --no-wrap
      --keyword --keyword=tr --keyword=trc:1c,2 --keyword=trn:1,2 --keyword=trIn:2 --keyword=trLater
      --flag=tr:1:no-c-format --flag=trn:1:no-c-format --flag=trn:2:no-c-format
      --output=${POT} ${sources})
  if(REFRESH)
    get_filename_component(folder "${POT}" DIRECTORY)
    set(po "${SOURCE_DIR}/i18n/vi.po")
    run("${MSGUNIQ}" --use-first --no-wrap --output-file=${folder}/unique.po "${po}")
    run("${MSGMERGE}" --quiet --no-fuzzy-matching --add-location=file --no-wrap
        --output-file=${folder}/merged.po ${folder}/unique.po "${POT}")
    run("${MSGATTRIB}" --no-obsolete --no-wrap --output-file=${folder}/refreshed.po ${folder}/merged.po)
    # Lines that say nothing here: no text is a printf format, and the date changes with every run.
    file(READ "${folder}/refreshed.po" text)
    string(REPLACE "#, no-c-format\n" "" text "${text}")
    string(REGEX REPLACE "\"POT-Creation-Date:[^\n]*\n" "" text "${text}")
    file(WRITE "${po}" "${text}")
  endif()
  return()
endif()

find_program(XGETTEXT xgettext)
find_program(MSGMERGE msgmerge)
find_program(MSGATTRIB msgattrib)
if(NOT XGETTEXT OR NOT MSGMERGE OR NOT MSGATTRIB)
  message(STATUS "No xgettext: the catalogue can be used but not refreshed or checked")
  return()
endif()

set(THECO_POT "${CMAKE_CURRENT_BINARY_DIR}/theco.pot" CACHE INTERNAL "what is to be translated")
set(THECO_CATALOGUE_COMMAND "${CMAKE_COMMAND}" -DSOURCE_DIR=${PROJECT_SOURCE_DIR} -DPOT=${THECO_POT}
  -DXGETTEXT=${XGETTEXT} -DMSGUNIQ=${MSGUNIQ} -DMSGMERGE=${MSGMERGE} -DMSGATTRIB=${MSGATTRIB})
# Always run: it takes a blink, and the list of sources is not known to the build system.
add_custom_target(catalogue-template
  COMMAND ${THECO_CATALOGUE_COMMAND} -P "${CMAKE_CURRENT_LIST_FILE}"
  BYPRODUCTS "${THECO_POT}"
  COMMENT "Collecting the texts to translate" VERBATIM)
add_custom_target(refresh-catalogue
  COMMAND ${THECO_CATALOGUE_COMMAND} -DREFRESH=ON -P "${CMAKE_CURRENT_LIST_FILE}"
  COMMENT "Bringing i18n/vi.po up to date" VERBATIM)
