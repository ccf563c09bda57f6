// SPDX-License-Identifier: MIT
#include "gui/play/session.hpp"

#include "core/chess/fen.hpp"
#include "platform/time_source.hpp"

#include <algorithm>
#include <utility>

namespace theco::gui {

using platform::Journal;
using platform::JournalError;
using Kind = GameEvent::Kind;

namespace {

struct Replay {
    GameRecord record;
    bool whole = true; ///< every entry could be applied
};

Replay replay(const Journal& journal) {
    Replay out;
    bool started = false;
    for (const auto& entry : journal.liveEntries()) {
        const auto event = fromEntry(entry);
        const bool fits = event && (started || event->kind == Kind::Start);
        if (!fits || !out.record.apply(*event)) {
            out.whole = false;
            break;
        }
        started = true;
    }
    return out;
}

SessionNotice::Kind noticeFor(JournalError error) {
    switch (error) {
    case JournalError::InUse:
        return SessionNotice::Kind::InUse;
    case JournalError::TooNew:
        return SessionNotice::Kind::TooNew;
    default:
        return SessionNotice::Kind::Unreadable;
    }
}

} // namespace

PlaySession::PlaySession(std::filesystem::path folder) : store_(std::move(folder)) {
    const auto last = store_.current();
    if (!last || !load(*last, true)) begin(GameRecord());
}

bool PlaySession::load(const std::filesystem::path& file, bool tell) {
    auto opened = Journal::open(file, kGameFormat);
    if (!opened) {
        if (tell) notice_ = {noticeFor(opened.error().error), file, opened.error().detail};
        return false;
    }
    Replay found = replay(*opened);
    if (opened->entries().empty()) {
        if (tell && store_.names(file)) notice_ = {SessionNotice::Kind::Empty, file, "no entries"};
        return false;
    }
    const auto damage = opened->damage();
    if (damage) {
        notice_ = {SessionNotice::Kind::Damaged, damage->damagedCopy, damage->detail};
    }
    if (!found.whole) {
        // Entries behind one that does not fit would never be read again: go on in a new file.
        notice_ = {SessionNotice::Kind::Damaged, file, "an entry does not fit the game"};
        begin(std::move(found.record));
        if (!record_.pristine()) write();
        return true;
    }
    record_ = std::move(found.record);
    viewed_ = game().plies();
    journal_ = std::move(*opened);
    pending_.clear();
    failure_.reset();
    onlyShown_ = false;
    store_.setCurrent(file);
    named_ = true;
    return true;
}

void PlaySession::begin(GameRecord record) {
    record_ = std::move(record);
    viewed_ = game().plies();
    journal_.reset();
    named_ = false;
    failure_.reset();
    pending_.clear();
    for (const GameEvent& event : record_.transcript())
        pending_.push_back(toEntry(event));
    onlyShown_ = false;
}

void PlaySession::write() {
    if (!journal_) {
        auto opened = Journal::open(store_.newFile(platform::wallClockMs()), kGameFormat);
        if (!opened) {
            failure_ = opened.error();
            return;
        }
        journal_ = std::move(*opened);
    }
    const auto written = journal_->append(pending_);
    if (!written) {
        failure_ = written.error();
        return;
    }
    // Named only now, so that a named game without entries is known to have lost them.
    if (!std::exchange(named_, true)) store_.setCurrent(journal_->file());
    pending_.clear();
    failure_.reset();
}

bool PlaySession::change(const GameEvent& event) {
    if (!record_.apply(event)) return false;
    pending_.push_back(toEntry(event));
    onlyShown_ = false;
    write();
    viewed_ = game().plies();
    return true;
}

void PlaySession::view(int ply) {
    viewed_ = std::clamp(ply, 0, game().plies());
}

bool PlaySession::decided() const {
    return record_.result() != "*";
}

bool PlaySession::canTakeBack() const {
    return record_.canTakeBack() && !(onlyShown_ && decided());
}

bool PlaySession::play(chess::Move move) {
    GameEvent event;
    event.kind = Kind::Move;
    event.uci = chess::toUci(move);
    return change(event);
}

bool PlaySession::takeBack() {
    GameEvent event;
    event.kind = Kind::TakeBack;
    return change(event);
}

bool PlaySession::redo() {
    GameEvent event;
    event.kind = Kind::Redo;
    return change(event);
}

bool PlaySession::resign(chess::Color side) {
    GameEvent event;
    event.kind = Kind::Resign;
    event.side = side;
    return change(event);
}

bool PlaySession::agreeDraw() {
    GameEvent event;
    event.kind = Kind::Agree;
    return change(event);
}

bool PlaySession::claim(chess::ClaimKind kind, std::optional<chess::Move> intended) {
    GameEvent event;
    event.kind = Kind::Claim;
    event.claim = kind;
    if (intended) event.uci = chess::toUci(*intended);
    return change(event);
}

void PlaySession::setNames(Tags tags) {
    const int viewed = viewed_;
    GameEvent event;
    event.kind = Kind::Names;
    event.tags = std::move(tags);
    change(event);
    view(viewed);
}

void PlaySession::startNew(const chess::Position& start, Tags tags) {
    begin(GameRecord(start, std::move(tags)));
    // The plain starting position is worth a file only when something happens on it.
    if (!record_.pristine()) write();
}

void PlaySession::show(chess::PgnGame game) {
    begin(GameRecord(std::move(game)));
    onlyShown_ = true;
}

bool PlaySession::reopen(const std::filesystem::path& file) {
    return load(file, false);
}

bool PlaySession::resumePlayed() {
    const auto last = store_.current();
    return last && load(*last, false);
}

std::vector<SavedGame> PlaySession::savedGames(std::size_t limit) const {
    std::vector<SavedGame> out;
    for (const auto& file : store_.games()) {
        if (out.size() == limit) break;
        if (journal_ && journal_->file() == file) continue;
        const auto opened = Journal::open(file, kGameFormat);
        if (!opened || opened->entries().empty()) continue;
        const GameRecord record = replay(*opened).record;
        // A position that was only looked at is not worth a line of the list.
        if (record.game().plies() == 0 && record.tags().empty()) continue;
        SavedGame game;
        game.file = file;
        game.changedMs = opened->entries().back().timeMs;
        game.white = record.tag("White");
        game.black = record.tag("Black");
        game.result = record.result();
        game.plies = record.game().plies();
        out.push_back(std::move(game));
    }
    return out;
}

std::optional<SessionNotice> PlaySession::takeNotice() {
    return std::exchange(notice_, std::nullopt);
}

} // namespace theco::gui
