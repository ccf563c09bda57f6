// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace theco::gui {

/// Something the user can ask for. One table of these makes the menus and the window of keys, so
/// that the two never disagree.
struct Command {
    std::string label; ///< "Take back"
    std::string key;   ///< "Ctrl+Z"; empty: none
    std::function<void()> run;
    std::function<bool()> enabled = {}; ///< unset: always
    /// Letters and arrows belong to a text field while one types there: such keys are handled by
    /// the page, and a menu that took them would steal them.
    bool keyInMenu = true;
    std::function<bool()> checked = {}; ///< set: a choice among others, shown as such
    bool separatorBefore = false;
};

struct CommandGroup {
    std::string title;
    std::vector<Command> commands;
};

} // namespace theco::gui
