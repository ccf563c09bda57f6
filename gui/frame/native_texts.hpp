// SPDX-License-Identifier: MIT
#pragma once

namespace theco::gui {

/// Makes the texts that are not ours (buttons of the file dialog) follow our language instead of
/// the system's. Call again after a switch of language.
void translateNativeTexts();

} // namespace theco::gui
