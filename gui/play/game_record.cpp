// SPDX-License-Identifier: MIT
#include "gui/play/game_record.hpp"

#include "core/chess/fen.hpp"

#include <algorithm>
#include <sstream>

namespace theco::gui {

using chess::Color;
using Kind = GameEvent::Kind;

namespace {

/// The moves of a source as events, so that they are taken back like moves made here.
std::vector<GameEvent> eventsOf(const chess::Game& game) {
    std::vector<GameEvent> events;
    events.reserve(game.moves().size());
    for (const chess::Move move : game.moves()) {
        GameEvent event;
        event.kind = Kind::Move;
        event.uci = chess::toUci(move);
        events.push_back(std::move(event));
    }
    return events;
}

std::optional<chess::Move> moveOf(const chess::Position& position, const std::string& uci) {
    const auto wanted = chess::parseUci(uci);
    return wanted ? chess::legalMove(position, *wanted) : std::nullopt;
}

} // namespace

GameRecord::GameRecord(const chess::Position& start, Tags tags)
    : start_(start), game_(start), tags_(std::move(tags)) {}

GameRecord::GameRecord(chess::PgnGame source)
    : start_(source.game.start()), game_(source.game), tags_(source.tags),
      done_(eventsOf(source.game)) {
    source_ = std::move(source);
}

std::string GameRecord::tag(std::string_view name) const {
    const auto found =
        std::find_if(tags_.begin(), tags_.end(), [&](const auto& t) { return t.name == name; });
    return found == tags_.end() ? std::string() : found->value;
}

bool GameRecord::pristine() const {
    return done_.empty() && undone_.empty() && tags_.empty() && !source_ &&
           start_.sameAs(chess::Position());
}

bool GameRecord::enter(const GameEvent& event) {
    switch (event.kind) {
    case Kind::Move: {
        const auto move = moveOf(game_.position(), event.uci);
        return move && game_.play(*move).ok();
    }
    case Kind::Resign:
        return game_.resign(event.side).ok();
    case Kind::Agree:
        return game_.agreeDraw().ok();
    case Kind::Claim: {
        if (event.uci.empty()) return game_.claimDraw(event.claim);
        const auto intended = moveOf(game_.position(), event.uci);
        return intended && game_.claimDraw(event.claim, *intended);
    }
    default:
        return false;
    }
}

void GameRecord::rebuild() {
    game_ = chess::Game(start_);
    for (const GameEvent& event : done_)
        enter(event);
}

bool GameRecord::apply(const GameEvent& event) {
    switch (event.kind) {
    case Kind::Start: {
        if (!event.pgn.empty()) {
            auto games = chess::readPgn(event.pgn);
            if (games.empty()) return false;
            *this = GameRecord(std::move(games.front()));
            if (!event.tags.empty()) tags_ = event.tags;
            return true;
        }
        auto start = chess::parseFen(event.fen);
        if (!start) return false;
        *this = GameRecord(*start, event.tags);
        return true;
    }
    case Kind::TakeBack: {
        if (done_.empty()) return false;
        undone_.push_back(std::move(done_.back()));
        done_.pop_back();
        // A spoken ending leaves the moves alone, which Game::takeBack() would not.
        if (undone_.back().kind == Kind::Move) {
            game_.takeBack();
        } else {
            rebuild();
        }
        return true;
    }
    case Kind::Redo: {
        if (undone_.empty() || !enter(undone_.back())) return false;
        done_.push_back(std::move(undone_.back()));
        undone_.pop_back();
        return true;
    }
    case Kind::Names:
        tags_ = event.tags;
        return true;
    default:
        if (!enter(event)) return false;
        done_.push_back(event);
        undone_.clear();
        return true;
    }
}

int GameRecord::pliesOfSource() const {
    if (!source_) return 0;
    const auto& now = game_.moves();
    const auto& then = source_->game.moves();
    const auto differ = std::mismatch(now.begin(), now.end(), then.begin(), then.end());
    return static_cast<int>(differ.first - now.begin());
}

std::string GameRecord::result() const {
    if (const auto ending = game_.ending()) return std::string(chess::toString(ending->result));
    const bool unchanged =
        source_ && pliesOfSource() == game_.plies() && game_.plies() == source_->game.plies();
    return unchanged ? source_->result : "*";
}

std::vector<GameEvent> GameRecord::transcript() const {
    GameEvent start;
    start.kind = Kind::Start;
    start.tags = tags_;
    std::vector<GameEvent> events;
    std::size_t kept = 0;
    if (source_) {
        std::ostringstream pgn;
        chess::writePgn(pgn, *source_);
        start.pgn = pgn.str();
        kept = static_cast<std::size_t>(pliesOfSource());
    } else {
        start.fen = chess::toFen(start_);
    }
    events.push_back(std::move(start));
    if (source_) {
        GameEvent back;
        back.kind = Kind::TakeBack;
        events.insert(events.end(), source_->game.moves().size() - kept, back);
    }
    events.insert(events.end(), done_.begin() + static_cast<std::ptrdiff_t>(kept), done_.end());
    return events;
}

} // namespace theco::gui
