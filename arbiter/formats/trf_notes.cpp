// SPDX-License-Identifier: MIT
#include "arbiter/formats/trf_notes.hpp"

#include "arbiter/event/event_words.hpp"
#include "arbiter/formats/trf_reading.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>

namespace theco::formats {
namespace {

using event::HalfPoints;
using event::Tournament;
using i18n::fill;
using i18n::tr;

/// The first line with this tag.
const std::string* lineWith(const TrfExtras& extras, std::string_view tag) {
    for (const auto* const lines : {&extras.before, &extras.after})
        for (const std::string& line : *lines)
            if (line.starts_with(tag)) return &line;
    return nullptr;
}

/// Record 013 alone can also tell who may not meet; then record 082 counts no teams.
bool hasTeams(const TrfExtras& extras) {
    if (lineWith(extras, "310 ") != nullptr) return true;
    const std::string* const count = lineWith(extras, "082 ");
    if (lineWith(extras, "013 ") == nullptr || count == nullptr) return false;
    const auto words = TrfLine(*count, 0).words(5);
    return !words.empty() && wholeNumber(words.front().text).value_or(1) > 0;
}

/// The last round before the first that waits for a result, or all rounds.
int finishedRounds(const Tournament& tournament) {
    int rounds = tournament.pairedRounds();
    for (const event::Player& player : tournament.players)
        for (int round = 1; round <= rounds; ++round)
            if (player.in(round).kind == event::Kind::Pending) rounds = round - 1;
    return rounds;
}

void addPoints(const TrfFile& file, std::vector<TrfNote>& notes) {
    const std::vector<HalfPoints>& printed = file.extras.points;
    const Tournament& tournament = file.tournament;
    if (printed.size() != tournament.players.size() ||
        std::all_of(printed.begin(), printed.end(), [](HalfPoints points) { return points == 0; }))
        return;
    const int finished = finishedRounds(tournament);
    TrfNote note;
    for (std::size_t k = 0; k < printed.size(); ++k) {
        const event::Player& player = tournament.players[k];
        const auto i = static_cast<event::PlayerIndex>(k);
        const int all = std::max(finished, static_cast<int>(player.rounds.size()));
        bool explained = false;
        for (int rounds = finished; rounds <= all && !explained; ++rounds)
            explained = tournament.scoreAfter(i, rounds) == printed[k];
        if (explained) continue;
        if (++note.count > 1) continue;
        note.number = player.tpn;
        note.printed = printed[k];
        note.computed = tournament.scoreAfter(i, finished);
    }
    if (note.count > 0) notes.push_back(note);
}

void addMissing(const TrfFile& file, std::vector<TrfNote>& notes) {
    const std::string* const line = lineWith(file.extras, "062 ");
    if (line == nullptr) return;
    const auto words = TrfLine(*line, 0).words(5);
    TrfNote note;
    note.what = TrfNote::What::PlayersMissing;
    note.announced = words.empty() ? 0 : wholeNumber(words.front().text).value_or(0);
    note.count = static_cast<int>(file.tournament.players.size());
    if (note.announced > note.count) notes.push_back(note);
}

void addEmptyRound(const Tournament& tournament, std::vector<TrfNote>& notes) {
    for (int round = 1; round < tournament.pairedRounds(); ++round) {
        const auto empty = [round](const event::Player& player) {
            return player.in(round).kind == event::Kind::None;
        };
        if (!std::all_of(tournament.players.begin(), tournament.players.end(), empty)) continue;
        TrfNote note;
        note.what = TrfNote::What::EmptyRound;
        note.number = round;
        notes.push_back(note);
        return;
    }
}

void addTitles(const TrfFile& file, std::vector<TrfNote>& notes) {
    TrfNote note;
    note.what = TrfNote::What::OtherTitle;
    for (std::size_t k = 0; k < file.extras.otherTitles.size(); ++k) {
        if (file.extras.otherTitles[k].empty() || ++note.count > 1) continue;
        note.number = file.tournament.players[k].tpn;
        note.title = file.extras.otherTitles[k];
    }
    if (note.count > 0) notes.push_back(note);
}

} // namespace

std::vector<TrfNote> notesOn(const TrfFile& file) {
    std::vector<TrfNote> notes;
    if (hasTeams(file.extras)) {
        notes.emplace_back();
        notes.back().what = TrfNote::What::Teams;
    }
    addMissing(file, notes);
    addPoints(file, notes);
    addEmptyRound(file.tournament, notes);
    addTitles(file, notes);
    return notes;
}

std::string message(const TrfNote& note) {
    const auto text = [](int value) { return std::to_string(value); };
    switch (note.what) {
    case TrfNote::What::PointsDiffer:
        return fill(tr("Player {number} has {printed} points in the file, but the results make "
                       "{computed} (players with such a difference: {count}). The results count: "
                       "either the points were not brought up to date, or the file leaves out how "
                       "it scores (record 162 or XXS)."),
                    {{"number", text(note.number)},
                     {"printed", event::pointsText(note.printed)},
                     {"computed", event::pointsText(note.computed)},
                     {"count", text(note.count)}});
    case TrfNote::What::PlayersMissing:
        return fill(tr("The file speaks of {announced} players (record 062) and has {count}. Is a "
                       "part of it missing?"),
                    {{"announced", text(note.announced)}, {"count", text(note.count)}});
    case TrfNote::What::EmptyRound:
        return fill(tr("Nobody has anything in round {round}, but later rounds were played. Is it "
                       "missing in the file?"),
                    {{"round", text(note.number)}});
    case TrfNote::What::OtherTitle:
        return fill(
            tr("\"{title}\" of player {number} is no title of FIDE and counts as none "
               "(players with such a title: {count})."),
            {{"title", note.title}, {"number", text(note.number)}, {"count", text(note.count)}});
    case TrfNote::What::Teams:
        return tr("This is a tournament of teams. Only its players are looked at, each on his "
                  "own.");
    }
    return {};
}

} // namespace theco::formats
