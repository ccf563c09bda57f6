// SPDX-License-Identifier: MIT
#include "arbiter/clock/clock_journal.hpp"

#include "arbiter/clock/clock_json.hpp"

#include <boost/json/serialize.hpp>

#include <algorithm>
#include <limits>

namespace theco::clock {
namespace {

namespace json = boost::json;
using platform::Instant;

constexpr const char* kSetup = "clock_setup";
constexpr const char* kEvent = "clock_event";
constexpr const char* kGap = "clock_gap";

/// Below this the distance of the two clocks is noise.
constexpr Nanoseconds kShortestSleep = 50'000'000;

constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

json::object toJson(const Instant& instant, Nanoseconds t) {
    return {{"t_ns", t},
            {"boot", instant.bootId},
            {"boot_ns", instant.bootNs},
            {"awake_ns", instant.awakeNs},
            {"wall_ms", instant.wallMs}};
}

struct Placed {
    Instant instant;
    Nanoseconds t = 0;
};

Placed readPlaced(const JsonReader& in) {
    Placed out;
    if (!in.hasOnly({"t_ns", "boot", "boot_ns", "awake_ns", "wall_ms"})) return out;
    if (const auto t = in.need("t_ns")) out.t = t->whole(-kLatest, kLatest);
    if (const auto boot = in.need("boot")) out.instant.bootId = boot->text();
    if (const auto ns = in.need("boot_ns")) out.instant.bootNs = ns->whole(0, kLatest);
    if (const auto ns = in.need("awake_ns")) out.instant.awakeNs = ns->whole(0, kLatest);
    if (const auto ms = in.need("wall_ms")) out.instant.wallMs = ms->whole(-kMost, kMost);
    return out;
}

ClockFailure refused(ClockRefusal refusal, std::int64_t entry = 0) {
    ClockFailure failure;
    failure.refusal = refusal;
    failure.entry = entry;
    return failure;
}

Nanoseconds asleep(const Instant& instant) {
    return instant.bootNs - instant.awakeNs;
}

} // namespace

Result<ClockJournal, ClockFailure>
ClockJournal::begin(platform::Journal& journal, const TimeControl& control, const Instant& now) {
    if (check(control)) return Err{refused(ClockRefusal::BadControl)};
    for (const platform::JournalEntry& entry : journal.liveEntries())
        if (entry.kind == kSetup) return Err{refused(ClockRefusal::HasClock)};
    ClockJournal made(journal, Clock(control, 0), {now, 0});
    const json::object payload{{"at", toJson(now, 0)}, {"control", clock::toJson(control)}};
    if (auto done = made.append(kSetup, json::serialize(payload)); !done)
        return Err{std::move(done).error()};
    return made;
}

Result<ClockJournal, ClockFailure> ClockJournal::open(platform::Journal& journal,
                                                      const Instant& now) {
    std::optional<ClockJournal> made;
    for (const platform::JournalEntry& entry : journal.liveEntries()) {
        if (entry.kind != kSetup && entry.kind != kEvent && entry.kind != kGap) continue;
        std::optional<InputFault> fault;
        const auto value = parseJson(entry.payload, fault);
        const ClockFailure unreadable = refused(ClockRefusal::Unreadable, entry.seq);
        if (!value || made.has_value() == (entry.kind == kSetup)) return Err{unreadable};
        const JsonReader in(*value, "", fault);
        const auto at = in.need("at");
        if (!at) return Err{unreadable};
        Placed placed = readPlaced(*at);
        if (entry.kind == kSetup) {
            const auto control = in.need("control");
            if (!control) return Err{unreadable};
            TimeControl read = readControl(*control);
            if (fault || check(read)) return Err{unreadable};
            made =
                ClockJournal(journal, Clock(std::move(read), placed.t), {placed.instant, placed.t});
        } else if (entry.kind == kEvent) {
            const auto event = in.need("event");
            if (!event) return Err{unreadable};
            const Event read = readEvent(*event, made->clock_.control());
            if (fault || placed.t < made->anchor_.t) return Err{unreadable};
            made->clock_.apply(read);
        }
        if (fault || placed.t < made->anchor_.t) return Err{unreadable};
        made->anchor_ = {std::move(placed.instant), placed.t};
        made->sureUntil_ = placed.t;
    }
    if (!made) return Err{refused(ClockRefusal::NoClock)};
    // Where the system does not name its starts, this may be another one.
    if (now.bootId.empty()) made->anchor_.instant.bootId = "?";
    made->noticeGap(now);
    return std::move(*made);
}

Result<Done, ClockFailure> ClockJournal::append(const char* kind, const std::string& payload) {
    const auto appended = journal_->append(platform::NewEntry{kind, payload, "", 1});
    if (appended) return Done{};
    ClockFailure failure = refused(ClockRefusal::NotWritten);
    failure.journal = appended.error();
    return Err{std::move(failure)};
}

Nanoseconds ClockJournal::timeOf(std::int64_t bootNs) const {
    const Nanoseconds earliest = std::max(anchor_.t, clock_.state().asOf);
    return std::clamp(anchor_.t + (bootNs - anchor_.instant.bootNs), earliest, kLatest);
}

ClockState ClockJournal::shown(const Instant& now) const {
    return clock_.at(gap_ ? gap_->from : timeOf(now.bootNs));
}

void ClockJournal::noticeGap(const Instant& now) {
    if (gap_) return;
    const bool sameBoot =
        now.bootId == anchor_.instant.bootId && now.bootNs >= anchor_.instant.bootNs;
    const Nanoseconds slept = asleep(now) - asleep(anchor_.instant);
    Gap gap;
    gap.from = sureUntil_;
    if (sameBoot) {
        if (slept <= kShortestSleep) {
            sureUntil_ = std::max(sureUntil_, timeOf(now.bootNs));
            return;
        }
        gap.length = std::max<Nanoseconds>(timeOf(now.bootNs) - gap.from, 0);
    } else {
        gap.cause = GapCause::Restarted;
        const std::int64_t ms = std::clamp<std::int64_t>(now.wallMs - anchor_.instant.wallMs, 0,
                                                         kLongestMain / kFinest);
        gap.length = ms * kFinest;
    }
    // Nobody's time passes while the clock stands: there is nothing to decide.
    if (!clock_.at(gap.from).running) {
        anchor_ = {now, gap.from};
        return;
    }
    gap_ = gap;
}

ClockState ClockJournal::look(const Instant& now) {
    noticeGap(now);
    return shown(now);
}

Result<ClockState, ClockFailure> ClockJournal::record(Event event, const Instant& now,
                                                      std::optional<std::int64_t> at) {
    noticeGap(now);
    if (gap_) return Err{refused(ClockRefusal::AwaitingDecision)};
    event.t = timeOf(std::min(at.value_or(now.bootNs), now.bootNs));
    if (event.action == Action::Press && clock_.at(event.t).running != event.side)
        return Err{refused(ClockRefusal::NoEffect)};
    json::object written = clock::toJson(event);
    written["t_ns"] = event.t;
    // The anchor says what the machine's clocks read at that very instant.
    Instant then = now;
    then.bootNs = anchor_.instant.bootNs + (event.t - anchor_.t);
    then.awakeNs = then.bootNs - std::max(asleep(now), asleep(anchor_.instant));
    const json::object payload{{"at", toJson(then, event.t)}, {"event", std::move(written)}};
    if (auto done = append(kEvent, json::serialize(payload)); !done)
        return Err{std::move(done).error()};
    clock_.apply(event);
    anchor_ = {std::move(then), event.t};
    return shown(now);
}

Result<ClockState, ClockFailure> ClockJournal::decide(Nanoseconds charged, const Instant& now) {
    if (!gap_) return Err{refused(ClockRefusal::NoGap)};
    const Nanoseconds t = gap_->from + std::clamp<Nanoseconds>(charged, 0, kLongestMain);
    const json::object payload{{"at", toJson(now, t)},
                               {"cause", gap_->cause == GapCause::Slept ? "slept" : "restarted"},
                               {"length_ns", gap_->length},
                               {"charged_ns", t - gap_->from}};
    if (auto done = append(kGap, json::serialize(payload)); !done)
        return Err{std::move(done).error()};
    anchor_ = {now, t};
    sureUntil_ = t;
    gap_.reset();
    return shown(now);
}

} // namespace theco::clock
