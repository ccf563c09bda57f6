// SPDX-License-Identifier: MIT
#include "platform/terminal.hpp"

#include <unistd.h>

namespace theco::platform {

bool errorsGoToTerminal() {
    return isatty(STDERR_FILENO) != 0;
}

} // namespace theco::platform
