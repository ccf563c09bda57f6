# SPDX-License-Identifier: MIT
# Debian 12 has neither wxWidgetsConfig.cmake nor an imported target: wrap what FindwxWidgets finds.
# theco_wx_base is the part without windows (catalogues), theco_wx the whole.

function(theco_wrap_wx target)
  find_package(wxWidgets 3.2 REQUIRED COMPONENTS ${ARGN})
  add_library(${target} INTERFACE)
  target_include_directories(${target} SYSTEM INTERFACE ${wxWidgets_INCLUDE_DIRS})
  target_compile_definitions(${target} INTERFACE ${wxWidgets_DEFINITIONS})
  target_compile_options(${target} INTERFACE ${wxWidgets_CXX_FLAGS})
  target_link_libraries(${target} INTERFACE ${wxWidgets_LIBRARIES})
endfunction()

theco_wrap_wx(theco_wx_base base)
if(THECO_GUI)
  theco_wrap_wx(theco_wx core base html)
  find_package(PkgConfig REQUIRED)
  pkg_check_modules(GTK3 REQUIRED IMPORTED_TARGET gtk+-3.0)
endif()
