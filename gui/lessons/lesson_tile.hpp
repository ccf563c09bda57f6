// SPDX-License-Identifier: MIT
#pragma once

#include "gui/lessons/classroom.hpp"
#include "gui/parts/press_control.hpp"

namespace theco::gui {

/// A lesson on the map: a sign for how far it is (ring, half, tick), its title and its stars.
class LessonTile : public PressControl {
public:
    LessonTile(wxWindow* parent, const Classroom::Row& row);
    const lessons::Lesson& lesson() const { return *row_.lesson; }

private:
    void paint(wxDC& dc) override;
    wxSize DoGetBestClientSize() const override;
    std::string state() const;

    Classroom::Row row_;
};

} // namespace theco::gui
