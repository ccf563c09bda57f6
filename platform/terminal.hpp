// SPDX-License-Identifier: MIT
#pragma once

namespace theco::platform {

/// Whether a person is watching standard error: progress is shown to people only.
bool errorsGoToTerminal();

} // namespace theco::platform
