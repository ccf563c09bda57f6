// SPDX-License-Identifier: MIT
#pragma once

#include "gui/lessons/scene.hpp"
#include "gui/parts/press_control.hpp"
#include "gui/parts/small_men.hpp"

namespace theco::gui {

/// A large button with a text that may take several lines, the key that presses it, and perhaps a
/// man. Chosen ones have a tinted face and, where several can be chosen, a tick; hinted ones have a
/// second frame, and the one under the keyboard a dashed one.
class ChoiceButton : public PressControl {
public:
    enum class Look : unsigned char { Choice, Tick, Main, Quiet };

    ChoiceButton(wxWindow* parent, Look look);
    void show(const Choice& choice, const std::string& key);
    const Choice& shown() const { return choice_; }
    void setLook(Look look);
    Look look() const { return look_; }
    /// Lower than usual, where room is short.
    void setLow(bool low);

private:
    void paint(wxDC& dc) override;
    wxSize DoGetBestClientSize() const override;
    int textLeft() const;
    int textRight() const;
    wxFont textFont() const;

    Look look_;
    bool low_ = false;
    Choice choice_;
    std::string key_;
};

} // namespace theco::gui
