// SPDX-License-Identifier: MIT
#include "gui/board/label_cache.hpp"

#include <wx/font.h>
#include <wx/image.h>
#include <wx/settings.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace theco::gui {
namespace {

wxFont fontOf(int devicePixels, bool bold) {
    wxFont font = wxSystemSettings::GetFont(wxSYS_DEFAULT_GUI_FONT);
    font.SetPixelSize(wxSize(0, devicePixels));
    font.SetWeight(bold ? wxFONTWEIGHT_SEMIBOLD : wxFONTWEIGHT_NORMAL);
    return font;
}

wxImage transparentImage(int width, int height) {
    wxImage image(width, height);
    image.InitAlpha();
    const auto pixels = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    std::fill_n(image.GetAlpha(), pixels, static_cast<unsigned char>(wxIMAGE_ALPHA_TRANSPARENT));
    return image;
}

} // namespace

const DevicePicture& LabelCache::get(wxGraphicsContext& gc, const std::string& text, int pixels,
                                     bool bold, const wxColour& colour, double deviceScale) {
    const int devicePixels = std::max(1, static_cast<int>(std::lround(pixels * deviceScale)));
    const Key key{text, devicePixels, bold, colour.GetRGBA()};
    if (const auto found = labels_.find(key); found != labels_.end()) return found->second;

    const wxString shown = wxString::FromUTF8(text.data(), text.size());
    const wxFont font = fontOf(devicePixels, bold);
    const std::unique_ptr<wxGraphicsContext> measure(wxGraphicsContext::Create());
    measure->SetFont(font, colour);
    double width = 0;
    double height = 0;
    measure->GetTextExtent(shown, &width, &height);

    wxImage image = transparentImage(std::max(1, static_cast<int>(std::ceil(width))),
                                     std::max(1, static_cast<int>(std::ceil(height))));
    {
        const std::unique_ptr<wxGraphicsContext> canvas(wxGraphicsContext::Create(image));
        canvas->SetFont(font, colour);
        canvas->DrawText(shown, 0, 0);
    }
    return labels_.emplace(key, DevicePicture(gc, image, deviceScale)).first->second;
}

} // namespace theco::gui
