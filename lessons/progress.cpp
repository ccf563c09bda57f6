// SPDX-License-Identifier: MIT
#include "lessons/progress.hpp"

#include "i18n/vietnamese.hpp"
#include "platform/paths.hpp"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include <algorithm>
#include <system_error>

namespace theco::lessons {

namespace {

namespace json = boost::json;
using platform::JournalFailure;
using platform::NewEntry;

/// From here on an exercise counts for its lesson.
constexpr int kPassingStars = 2;

NewEntry entryOf(std::string kind, const json::object& payload) {
    NewEntry entry;
    entry.kind = std::move(kind);
    entry.payload = json::serialize(payload);
    return entry;
}

std::string textIn(const json::object& payload, std::string_view key) {
    const json::value* value = payload.if_contains(key);
    if (value == nullptr || !value->is_string()) return {};
    return std::string(value->get_string());
}

int numberIn(const json::object& payload, std::string_view key, int least, int most) {
    const json::value* value = payload.if_contains(key);
    if (value == nullptr || !value->is_int64()) return least;
    return static_cast<int>(std::clamp<std::int64_t>(value->get_int64(), least, most));
}

} // namespace

void PupilState::apply(const platform::JournalEntry& entry) {
    boost::system::error_code unreadable;
    const json::value value = json::parse(entry.payload, unreadable);
    if (unreadable || !value.is_object()) return;
    const json::object& payload = value.get_object();
    if (entry.kind == "pupil") {
        name = textIn(payload, "name");
        avatar = textIn(payload, "avatar");
        return;
    }
    const std::string id = textIn(payload, "exercise");
    const bool known = entry.kind == "begin" || entry.kind == "miss" || entry.kind == "hint" ||
                       entry.kind == "finish";
    if (id.empty() || !known) return;
    ExerciseProgress& exercise = exercises[id];
    if (exercise.firstMs == 0) exercise.firstMs = entry.timeMs;
    exercise.lastMs = entry.timeMs;
    last = id;
    lastMs = entry.timeMs;
    if (exercise.bestStars < kPassingStars) exercise.lastWork = entry.seq;
    if (entry.kind == "begin") {
        ++exercise.attempts;
        open = id;
    } else if (entry.kind == "miss") {
        ++exercise.misses;
    } else if (entry.kind == "hint") {
        ++exercise.hints;
    } else {
        ++exercise.finished;
        exercise.bestStars = std::max(exercise.bestStars, numberIn(payload, "stars", 1, 3));
        if (open == id) open.clear();
    }
}

int PupilState::stars() const {
    int sum = 0;
    for (const auto& [id, exercise] : exercises)
        sum += exercise.bestStars;
    return sum;
}

LessonProgress progressIn(const Lesson& lesson, const PupilState& state) {
    LessonProgress out;
    std::int64_t all = 0;
    std::int64_t passed = 0;
    for (const Exercise& exercise : lesson.exercises) {
        all += exercise.weight;
        out.starsPossible += 3;
        const auto found = state.exercises.find(exercise.id);
        if (found == state.exercises.end()) continue;
        out.begun = true;
        out.stars += found->second.bestStars;
        if (found->second.bestStars >= kPassingStars) passed += exercise.weight;
    }
    if (all == 0) return out;
    out.passed = static_cast<int>(passed * 1000 / all);
    out.done = passed * 1000 >= all * lesson.mastery;
    return out;
}

Pupil::Pupil(platform::Journal journal) : journal_(std::move(journal)) {
    for (const platform::JournalEntry& entry : journal_.liveEntries())
        state_.apply(entry);
}

Result<Pupil, JournalFailure> Pupil::open(const std::filesystem::path& file, std::string_view name,
                                          std::string_view avatar) {
    auto journal = platform::Journal::open(file, kPupilFormat);
    if (!journal) return Err{journal.error()};
    Pupil pupil(std::move(journal).value());
    if (pupil.state_.name.empty() && !name.empty())
        if (auto written = pupil.rename(name, avatar); !written) return Err{written.error()};
    return pupil;
}

Pupil::Written Pupil::append(const NewEntry& entry) {
    const auto seq = journal_.append(entry);
    if (!seq) return Err{seq.error()};
    // The entry as it stands in the file, with its time.
    state_.apply(journal_.entries().back());
    return Done{};
}

Pupil::Written Pupil::rename(std::string_view name, std::string_view avatar) {
    return append(entryOf("pupil", {{"name", i18n::toNfc(name)}, {"avatar", avatar}}));
}

Pupil::Written Pupil::begin(std::string_view exercise) {
    return append(entryOf("begin", {{"exercise", exercise}}));
}

Pupil::Written Pupil::miss(std::string_view exercise) {
    return append(entryOf("miss", {{"exercise", exercise}}));
}

Pupil::Written Pupil::hint(std::string_view exercise, int level) {
    return append(entryOf("hint", {{"exercise", exercise}, {"level", level}}));
}

Pupil::Written Pupil::finish(std::string_view exercise, int stars) {
    return append(entryOf("finish", {{"exercise", exercise}, {"stars", stars}}));
}

std::vector<PupilFile> pupilsIn(const std::filesystem::path& folder) {
    std::vector<PupilFile> out;
    std::error_code failed;
    for (std::filesystem::directory_iterator it(folder, failed), end; !failed && it != end;
         it.increment(failed)) {
        if (it->path().extension() != platform::toPath(kPupilExtension)) continue;
        PupilFile one{it->path(), platform::toUtf8(it->path().stem()), {}, {}, false};
        if (const auto pupil = Pupil::open(it->path())) {
            if (!pupil->state().name.empty()) one.name = pupil->state().name;
            one.avatar = pupil->state().avatar;
            one.state = pupil->state();
        } else if (pupil.error().error != platform::JournalError::InUse) {
            continue;
        } else {
            one.inUse = true;
        }
        out.push_back(one);
    }
    std::sort(out.begin(), out.end(), [](const PupilFile& a, const PupilFile& b) {
        const int order = i18n::compareNames(a.name, b.name);
        return order != 0 ? order < 0 : a.file < b.file;
    });
    return out;
}

std::filesystem::path newPupilFile(const std::filesystem::path& folder, std::string_view name) {
    for (int n = 1;; ++n) {
        std::string base = platform::safeFileName(name);
        if (n > 1) base.append(1, ' ').append(std::to_string(n));
        const auto file = folder / platform::toPath(base.append(kPupilExtension));
        std::error_code ignored;
        if (!std::filesystem::exists(file, ignored)) return file;
    }
}

std::optional<std::filesystem::path> movePupil(const std::filesystem::path& file,
                                               const std::filesystem::path& folder) {
    // Opened once, so that nobody works on it and nothing of a crash is left beside it.
    if (!Pupil::open(file)) return std::nullopt;
    std::error_code failed;
    std::filesystem::create_directories(folder, failed);
    const auto target = newPupilFile(folder, platform::toUtf8(file.stem()));
    std::filesystem::rename(file, target, failed);
    if (failed) return std::nullopt;
    return target;
}

std::filesystem::path pupilsFolder() {
    const std::filesystem::path folder = platform::dataDir() / "pupils";
    std::error_code ignored;
    std::filesystem::create_directories(folder, ignored);
    return folder;
}

} // namespace theco::lessons
