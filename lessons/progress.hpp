// SPDX-License-Identifier: MIT
// What a pupil has done: one journal file for each pupil, state by replaying it.
#pragma once

#include "lessons/course.hpp"
#include "platform/journal.hpp"

#include <map>

namespace theco::lessons {

inline constexpr platform::JournalFormat kPupilFormat{0x54435550, 1}; // "TCUP"
inline constexpr std::string_view kPupilExtension = ".theco-pupil";

/// What became of one exercise over all the times it was worked on.
struct ExerciseProgress {
    int attempts = 0; ///< times it was begun
    int finished = 0; ///< times it was finished
    int bestStars = 0;
    int misses = 0; ///< over all attempts
    int hints = 0;
    std::int64_t firstMs = 0; ///< first and last time something happened, ms since 1970 UTC
    std::int64_t lastMs = 0;
    /// Number of the newest entry about it while it had not two stars yet; 0: none. Looking once
    /// more at what is done is no work: it does not move the place where the pupil is.
    std::int64_t lastWork = 0;
    friend bool operator==(const ExerciseProgress&, const ExerciseProgress&) = default;
};

/// The fold over a pupil's journal. Entries it does not know are passed over, so an older program
/// can open a newer pupil's file of the same version.
struct PupilState {
    std::string name;
    std::string avatar; ///< the name of a picture of the program
    std::map<std::string, ExerciseProgress, std::less<>> exercises;
    /// Begun and not finished: where the program was closed or killed.
    std::string open;
    /// The exercise of the newest entry, and when that was, in ms since 1970 UTC.
    std::string last;
    std::int64_t lastMs = 0;
    int stars() const; ///< the best ones of all exercises

    void apply(const platform::JournalEntry& entry);
};

/// How far a lesson is: parts by weight, in thousandths.
struct LessonProgress {
    int passed = 0; ///< weight of the exercises with two stars or more, of all
    int stars = 0;  ///< sum of the best stars
    int starsPossible = 0;
    bool done = false; ///< passed reaches the lesson's mastery
    bool begun = false;
};
LessonProgress progressIn(const Lesson& lesson, const PupilState& state);

class Pupil {
public:
    /// Opens a pupil's file, or makes one for this name and picture. What is in an existing file
    /// wins over `name` and `avatar`.
    static Result<Pupil, platform::JournalFailure> open(const std::filesystem::path& file,
                                                        std::string_view name = {},
                                                        std::string_view avatar = {});

    const PupilState& state() const { return state_; }
    const std::filesystem::path& file() const { return journal_.file(); }
    const std::optional<platform::JournalDamage>& damage() const { return journal_.damage(); }

    // Each is on disk when it returns without an error.
    using Written = Result<Done, platform::JournalFailure>;
    Written rename(std::string_view name, std::string_view avatar);
    Written begin(std::string_view exercise);
    Written miss(std::string_view exercise);
    Written hint(std::string_view exercise, int level);
    /// `stars` 1..3.
    Written finish(std::string_view exercise, int stars);

private:
    explicit Pupil(platform::Journal journal);
    Written append(const platform::NewEntry& entry);

    platform::Journal journal_;
    PupilState state_;
};

/// The pupils of this machine: the files in a folder, by name in Vietnamese order. Files that are
/// no pupils' are passed over; a file in use elsewhere is listed under its file name.
struct PupilFile {
    std::filesystem::path file;
    std::string name;
    std::string avatar;
    PupilState state; ///< nothing for a file in use elsewhere
    bool inUse = false;
};
std::vector<PupilFile> pupilsIn(const std::filesystem::path& folder);
/// A file name in this folder that is not taken yet.
std::filesystem::path newPupilFile(const std::filesystem::path& folder, std::string_view name);
/// Moves a pupil's file into another folder (made if need be), whole and under a name that is free
/// there: out of the list and back into it. Nothing: it is in use, or the disk refuses.
std::optional<std::filesystem::path> movePupil(const std::filesystem::path& file,
                                               const std::filesystem::path& folder);
/// Where pupils are kept unless somebody asks otherwise; made on first use.
std::filesystem::path pupilsFolder();

} // namespace theco::lessons
