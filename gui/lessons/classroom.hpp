// SPDX-License-Identifier: MIT
#pragma once

#include "lessons/library.hpp"
#include "lessons/progress.hpp"

#include <optional>

namespace theco::gui {

/// The course, the pupils of this machine and who is sitting here now. Without a window.
class Classroom {
public:
    struct Folders {
        std::filesystem::path pupils;
        std::filesystem::path teacher;
    };
    /// Where the program keeps them.
    static Folders usualFolders();

    explicit Classroom(Folders folders);

    const lessons::Library& library() const { return library_; }
    const Folders& folders() const { return folders_; }
    /// Reads the teacher's folder anew. Lessons got before must not be used any more.
    void reload();

    // Pupils.
    std::vector<lessons::PupilFile> pupils() const;
    /// False: the file cannot be opened now.
    bool enter(const std::filesystem::path& file);
    bool add(const std::string& name, const std::string& avatar);
    void leave();
    /// Another name or picture. False: the file cannot be opened or written now.
    bool change(const std::filesystem::path& file, const std::string& name,
                const std::string& avatar);
    /// Takes a pupil out of the list; the file is kept, and where it is now comes back. Nothing: the
    /// file is in use, or the disk refuses.
    std::optional<std::filesystem::path> remove(const std::filesystem::path& file);
    std::vector<lessons::PupilFile> removed() const;
    bool bringBack(const std::filesystem::path& file);
    std::filesystem::path removedFolder() const { return folders_.pupils / "removed"; }
    lessons::Pupil* pupil() { return pupil_ ? &*pupil_ : nullptr; }
    const lessons::Pupil* pupil() const { return pupil_ ? &*pupil_ : nullptr; }

    /// A lesson as the map shows it.
    struct Row {
        const lessons::Lesson* lesson;
        lessons::LessonProgress progress;
        bool suggested = false;
    };
    struct UnitRows {
        const lessons::Unit* unit;
        std::vector<Row> rows;
    };
    std::vector<UnitRows> map() const;

    /// What to do next: the lesson worked on last as long as it is not done (or an exercise of it was
    /// interrupted), else the first one behind it that is not done.
    /// Who skipped lessons is not sent back to them before there is nothing left ahead. Nothing when
    /// everything is done.
    const lessons::Lesson* suggested() const;
    /// The first lesson behind this one that is not done, else as for a new pupil: the first one that
    /// is not done and whose needs are. Never this one.
    const lessons::Lesson* after(const lessons::Lesson& lesson) const;
    /// All sound lessons in the order of the map.
    std::vector<const lessons::Lesson*> allLessons() const;
    /// The exercise of this lesson to begin with: the interrupted one, else the first that has not
    /// two stars yet, else the first.
    std::size_t firstExercise(const lessons::Lesson& lesson) const;

private:
    lessons::LessonProgress progressOf(const lessons::Lesson& lesson) const;
    const lessons::Lesson* workedOnLast() const;
    const lessons::Lesson* firstReady(const lessons::Lesson* but) const;

    Folders folders_;
    lessons::Library library_;
    std::optional<lessons::Pupil> pupil_;
};

/// The pictures a pupil can choose from, by name: "white-knight" ...
const std::vector<std::string>& avatars();
/// Its man; for an unknown name the first.
chess::Piece avatarMan(const std::string& name);

/// Nobody could tell these two apart in the list: the same picture, and the same name but for case
/// and accents.
bool alike(const std::string& name, const std::string& avatar, const lessons::PupilFile& other);

} // namespace theco::gui
