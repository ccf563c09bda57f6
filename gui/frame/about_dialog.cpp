// SPDX-License-Identifier: MIT
#include "gui/frame/about_dialog.hpp"

#include "gui/frame/app_icon.hpp"
#include "gui/frame/product.hpp"
#include "gui/theme/color_scheme.hpp"
#include "gui/theme/wx_text.hpp"
#include "i18n/catalogue.hpp"

#include <wx/button.h>
#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/statbmp.h>
#include <wx/stattext.h>

namespace theco::gui {

using i18n::fill;
using i18n::tr;

void showAbout(wxWindow* parent) {
    wxDialog dialog(parent, wxID_ANY, toWx(tr("About")));
    const int gap = dialog.FromDIP(18);
    auto* column = new wxBoxSizer(wxVERTICAL);
    const auto add = [&](const std::string& text, float scale, ColorName color) {
        auto* label = new wxStaticText(&dialog, wxID_ANY, toWx(text), wxDefaultPosition,
                                       wxDefaultSize, wxALIGN_CENTRE_HORIZONTAL);
        label->SetFont(scale > 1.5F ? label->GetFont().Scaled(scale).Bold()
                                    : label->GetFont().Scaled(scale));
        label->SetForegroundColour(ColorScheme::get(color));
        label->Wrap(dialog.FromDIP(380));
        column->Add(label, 0, wxALIGN_CENTRE_HORIZONTAL | wxTOP, gap / 2);
    };
    column->Add(new wxStaticBitmap(&dialog, wxID_ANY, appIcon(dialog.FromDIP(96))), 0,
                wxALIGN_CENTRE_HORIZONTAL | wxTOP, gap);
    add(kProductName, 2.0F, ColorName::Accent);
    add(fill(tr("Version {version}"), {{"version", THECO_VERSION}}), 1.0F, ColorName::TextMuted);
    add(tr("Chess for the club: play on one board under the real rules, read game collections, "
           "set up positions."),
        1.05F, ColorName::Text);
    add(tr("Free software under the MIT licence."), 1.0F, ColorName::TextMuted);
    auto* close = new wxButton(&dialog, wxID_OK, toWx(tr("Close")));
    close->SetDefault();
    column->Add(close, 0, wxALIGN_CENTRE_HORIZONTAL | wxALL, gap);
    dialog.SetEscapeId(wxID_OK);
    auto* padded = new wxBoxSizer(wxHORIZONTAL);
    padded->Add(column, 1, wxLEFT | wxRIGHT, 2 * gap);
    dialog.SetSizerAndFit(padded);
    dialog.CentreOnParent();
    dialog.ShowModal();
}

} // namespace theco::gui
