# SPDX-License-Identifier: MIT
# The Debian package: `./dev package`, or cpack -G DEB in a release build.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME theco)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "chess board for a club: play under the real rules")
set(CPACK_PACKAGE_VENDOR "Thế Cờ")
set(CPACK_PACKAGE_CONTACT "Thế Cờ <theco@users.noreply.github.com>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION education)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# DejaVu has every Vietnamese letter; the program runs with any other font that has them.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS fonts-dejavu-core)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION "Two people play chess on one board under the Laws of Chess. A refused move
comes with its reasons, on the board and in one sentence. PGN collections are
opened and searched, games and positions saved, copied and pasted, and a game
survives a crash or a power cut. In Vietnamese, with English as a switch.
.
The command theco-cli answers the same questions without a window.")
include(CPack)
