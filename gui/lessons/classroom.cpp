// SPDX-License-Identifier: MIT
#include "gui/lessons/classroom.hpp"

#include "i18n/vietnamese.hpp"

#include <algorithm>
#include <array>
#include <system_error>

namespace theco::gui {

namespace {

struct Avatar {
    const char* name;
    chess::Piece man;
};
using chess::Color;
using chess::PieceType;
constexpr std::array kAvatars{
    Avatar{"white-knight", {Color::White, PieceType::Knight}},
    Avatar{"black-knight", {Color::Black, PieceType::Knight}},
    Avatar{"white-rook", {Color::White, PieceType::Rook}},
    Avatar{"black-rook", {Color::Black, PieceType::Rook}},
    Avatar{"white-bishop", {Color::White, PieceType::Bishop}},
    Avatar{"black-bishop", {Color::Black, PieceType::Bishop}},
    Avatar{"white-queen", {Color::White, PieceType::Queen}},
    Avatar{"black-queen", {Color::Black, PieceType::Queen}},
    Avatar{"white-king", {Color::White, PieceType::King}},
    Avatar{"black-king", {Color::Black, PieceType::King}},
    Avatar{"white-pawn", {Color::White, PieceType::Pawn}},
    Avatar{"black-pawn", {Color::Black, PieceType::Pawn}},
};

} // namespace

const std::vector<std::string>& avatars() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> out;
        for (const Avatar& avatar : kAvatars)
            out.emplace_back(avatar.name);
        return out;
    }();
    return names;
}

chess::Piece avatarMan(const std::string& name) {
    for (const Avatar& avatar : kAvatars)
        if (name == avatar.name) return avatar.man;
    return kAvatars.front().man;
}

bool alike(const std::string& name, const std::string& avatar, const lessons::PupilFile& other) {
    return avatarMan(avatar) == avatarMan(other.avatar) &&
           i18n::searchKey(name) == i18n::searchKey(other.name);
}

Classroom::Folders Classroom::usualFolders() {
    return {lessons::pupilsFolder(), lessons::teacherFolder()};
}

Classroom::Classroom(Folders folders) : folders_(std::move(folders)) {
    std::error_code ignored;
    std::filesystem::create_directories(folders_.pupils, ignored);
    std::filesystem::create_directories(folders_.teacher, ignored);
    reload();
}

void Classroom::reload() {
    library_ = lessons::Library::builtIn();
    library_.addFolder(folders_.teacher);
}

std::vector<lessons::PupilFile> Classroom::pupils() const {
    return lessons::pupilsIn(folders_.pupils);
}

bool Classroom::enter(const std::filesystem::path& file) {
    pupil_.reset();
    auto opened = lessons::Pupil::open(file);
    if (!opened) return false;
    pupil_.emplace(std::move(opened).value());
    return true;
}

bool Classroom::add(const std::string& name, const std::string& avatar) {
    pupil_.reset();
    auto made = lessons::Pupil::open(lessons::newPupilFile(folders_.pupils, name), name, avatar);
    if (!made) return false;
    pupil_.emplace(std::move(made).value());
    return true;
}

void Classroom::leave() {
    pupil_.reset();
}

bool Classroom::change(const std::filesystem::path& file, const std::string& name,
                       const std::string& avatar) {
    leave();
    auto pupil = lessons::Pupil::open(file);
    return pupil && pupil->rename(name, avatar);
}

std::optional<std::filesystem::path> Classroom::remove(const std::filesystem::path& file) {
    leave();
    return lessons::movePupil(file, removedFolder());
}

std::vector<lessons::PupilFile> Classroom::removed() const {
    return lessons::pupilsIn(removedFolder());
}

bool Classroom::bringBack(const std::filesystem::path& file) {
    leave();
    return lessons::movePupil(file, folders_.pupils).has_value();
}

lessons::LessonProgress Classroom::progressOf(const lessons::Lesson& lesson) const {
    static const lessons::PupilState nobody;
    return lessons::progressIn(lesson, pupil_ ? pupil_->state() : nobody);
}

std::vector<Classroom::UnitRows> Classroom::map() const {
    const lessons::Lesson* next = suggested();
    std::vector<UnitRows> out;
    for (const auto& unit : library_.units()) {
        UnitRows rows{unit.unit, {}};
        for (const lessons::Lesson* lesson : unit.lessons)
            rows.rows.push_back({lesson, progressOf(*lesson), lesson == next});
        if (!rows.rows.empty()) out.push_back(std::move(rows));
    }
    return out;
}

std::vector<const lessons::Lesson*> Classroom::allLessons() const {
    std::vector<const lessons::Lesson*> out;
    for (const auto& unit : library_.units())
        out.insert(out.end(), unit.lessons.begin(), unit.lessons.end());
    return out;
}

const lessons::Lesson* Classroom::workedOnLast() const {
    if (!pupil_) return nullptr;
    const auto& done = pupil_->state().exercises;
    const lessons::Lesson* last = nullptr;
    std::int64_t newest = 0;
    for (const lessons::Lesson* lesson : allLessons()) {
        for (const lessons::Exercise& exercise : lesson->exercises) {
            const auto found = done.find(exercise.id);
            if (found == done.end() || found->second.lastWork <= newest) continue;
            newest = found->second.lastWork;
            last = lesson;
        }
    }
    return last;
}

const lessons::Lesson* Classroom::firstReady(const lessons::Lesson* but) const {
    for (const lessons::Lesson* lesson : allLessons()) {
        if (lesson == but || progressOf(*lesson).done) continue;
        const bool ready =
            std::all_of(lesson->needs.begin(), lesson->needs.end(), [&](const std::string& id) {
                const lessons::Lesson* needed = library_.lesson(id);
                return !needed || progressOf(*needed).done;
            });
        if (ready) return lesson;
    }
    return nullptr;
}

const lessons::Lesson* Classroom::after(const lessons::Lesson& lesson) const {
    const auto all = allLessons();
    auto at = std::find(all.begin(), all.end(), &lesson);
    if (at != all.end())
        for (++at; at != all.end(); ++at)
            if (!progressOf(**at).done) return *at;
    return firstReady(&lesson);
}

const lessons::Lesson* Classroom::suggested() const {
    const lessons::Lesson* last = workedOnLast();
    if (!last) return firstReady(nullptr);
    // Also where enough of the lesson is done: somebody was in the middle of something.
    const std::string& open = pupil_->state().open;
    const bool interrupted =
        std::any_of(last->exercises.begin(), last->exercises.end(), [&](const auto& exercise) {
            return exercise.id == open && pupil_->state().exercises.at(open).bestStars == 0;
        });
    return progressOf(*last).done && !interrupted ? after(*last) : last;
}

std::size_t Classroom::firstExercise(const lessons::Lesson& lesson) const {
    if (!pupil_) return 0;
    const lessons::PupilState& state = pupil_->state();
    std::optional<std::size_t> open;
    for (std::size_t i = 0; i < lesson.exercises.size(); ++i) {
        const std::string& id = lesson.exercises[i].id;
        const auto found = state.exercises.find(id);
        const int stars = found == state.exercises.end() ? 0 : found->second.bestStars;
        if (id == state.open && stars == 0) return i;
        if (!open && stars < 2) open = i;
    }
    return open.value_or(0);
}

} // namespace theco::gui
