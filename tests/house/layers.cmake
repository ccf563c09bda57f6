# SPDX-License-Identifier: MIT
# The arrows of the house. A folder may use itself and what is listed; nothing else of the project.
set(LAYER_core "")
set(LAYER_platform core)
set(LAYER_i18n core)
set(LAYER_arbiter i18n platform core)
set(LAYER_lessons arbiter i18n platform core)
set(LAYER_cli lessons arbiter i18n platform core)
set(LAYER_gui lessons arbiter i18n platform core)
set(LAYERS core platform i18n arbiter lessons cli gui)

# Inside gui: the board is reused by every other part, so it knows none of them; the parts do not know
# the frame that holds them.
set(ROOM_gui/theme "")
set(ROOM_gui/board gui/theme)
set(ROOM_gui/play gui/board gui/theme)
set(ROOMS gui/theme gui/board gui/play)

# may_use(result FROM TO): folders as seen from the root, e.g. gui/board core/chess.
function(may_use result from to)
  string(REGEX MATCH "^[^/]+" from_layer "${from}")
  string(REGEX MATCH "^[^/]+" to_layer "${to}")
  set(allowed FALSE)
  if(from_layer STREQUAL to_layer OR to_layer IN_LIST LAYER_${from_layer})
    set(allowed TRUE)
  endif()
  foreach(room IN LISTS ROOMS)
    if("${from}/" MATCHES "^${room}/" AND to_layer STREQUAL "gui")
      set(allowed FALSE)
      foreach(neighbour IN ITEMS ${room} LISTS ROOM_${room})
        if("${to}/" MATCHES "^${neighbour}/")
          set(allowed TRUE)
        endif()
      endforeach()
    endif()
  endforeach()
  set(${result} ${allowed} PARENT_SCOPE)
endfunction()
