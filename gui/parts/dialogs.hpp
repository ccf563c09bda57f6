// SPDX-License-Identifier: MIT
#pragma once

#include <wx/gdicmn.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

class wxDialog;
class wxSizer;
class wxTextCtrl;
class wxWindow;

namespace theco::gui {

/// The room around the parts of a dialog, in DIP.
inline constexpr int kDialogGap = 14;

/// Puts a question with labels of ours (stock texts stay English). True: `yes` was chosen.
bool ask(wxWindow* parent, const std::string& title, const std::string& question,
         const std::string& yes, const std::string& no);
void tell(wxWindow* parent, const std::string& title, const std::string& text);
/// The number of the button that was pressed; the first one is also what Escape means.
int askButtons(wxWindow* parent, const std::string& title, const std::string& text,
               const std::vector<std::string>& labels);

/// Which of several things; nothing when the dialog was left.
std::optional<std::size_t> choose(wxWindow* parent, const std::string& title,
                                  const std::string& question,
                                  const std::vector<std::string>& choices, const std::string& ok);

/// A text to read, selectable and native for screen readers.
void showText(wxWindow* parent, const std::string& title, const std::string& text);

// For dialogs of their own.
/// A sheet of paper to read from, `size` in DIP; its text can be selected.
wxTextCtrl* addSheet(wxDialog& dialog, wxSizer& column, const std::string& name, wxSize size);
/// OK and Cancel with our words, the last row of a dialog.
void addButtons(wxDialog& dialog, wxSizer& column, const std::string& ok,
                const std::string& cancel);
void finishDialog(wxDialog& dialog, wxSizer* column);

} // namespace theco::gui
