// SPDX-License-Identifier: MIT
#pragma once

#include "gui/parts/status_line.hpp"

#include <wx/panel.h>

namespace theco::gui {

/// The large sentence of a page: a title that is readable from across the table, one or two
/// sentences under it, and a coloured edge with a sign that says how it is meant. Grows in height
/// with its text.
class StatusCard : public wxPanel {
public:
    explicit StatusCard(wxWindow* parent);
    void show(const StatusText& status);
    /// Larger words than usual, or smaller ones and a lower card.
    void setScale(float scale);
    const StatusText& shown() const { return status_; }

private:
    void paint();
    /// Lays the text out for a width; the height needed.
    int layOut(wxDC& dc, int width, bool draw);
    wxSize DoGetBestClientSize() const override;
    void fit();

    StatusText status_;
    float scale_ = 1.0F;
};

} // namespace theco::gui
