// SPDX-License-Identifier: MIT
// What the tests of the lessons without a window share.
#pragma once

#include "gui/board/chess_board.hpp"
#include "gui/lessons/classroom.hpp"
#include "gui/lessons/scene.hpp"
#include "tests/catch.hpp"
#include "tests/gui/scratch_folder.hpp"

#include <algorithm>

namespace theco::test {

/// A classroom with the built-in course and the test course.
struct Room {
    test::ScratchFolder folder;
    gui::Classroom classroom;
    Room() : classroom(prepared(folder.path())) {}

    static gui::Classroom::Folders prepared(const std::filesystem::path& at) {
        std::filesystem::create_directories(at / "lessons");
        std::filesystem::copy_file(std::filesystem::path(THECO_TEST_DATA) / "screen_course.xml",
                                   at / "lessons" / "screen_course.xml");
        return {at / "pupils", at / "lessons"};
    }
    const lessons::Exercise& exercise(const char* id) const {
        const lessons::Exercise* found = classroom.library().exercise(id);
        REQUIRE(found);
        return *found;
    }
};

inline chess::Square sq(const char* name) {
    return *chess::squareFromString(name);
}

inline bool marked(const gui::Scene& scene, const char* square, gui::MarkKind kind) {
    const gui::CellMark mark{gui::cellOf(sq(square)), kind};
    return std::find(scene.marks.cells.begin(), scene.marks.cells.end(), mark) !=
           scene.marks.cells.end();
}

inline bool arrow(const gui::Scene& scene, const char* from, const char* to, gui::MarkKind kind) {
    const gui::ArrowMark mark{gui::cellOf(sq(from)), gui::cellOf(sq(to)), kind};
    return std::find(scene.marks.arrows.begin(), scene.marks.arrows.end(), mark) !=
           scene.marks.arrows.end();
}

} // namespace theco::test
