// SPDX-License-Identifier: MIT
#pragma once

#include "core/chess/pgn.hpp"

#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <vector>

namespace theco::gui {

/// What the list shows of one game of a collection.
struct CollectionGame {
    std::string white;
    std::string black;
    std::string event;
    std::string date;
    std::string result;
    int plies = 0;
    std::uint64_t offset = 0; ///< byte of the file at which the reader finds it again
    std::optional<chess::PgnNote> error;
};

/// A PGN file of many games, read in the background: a window stays usable while a hundred thousand
/// games come in. Only the list is kept; a game is read again when somebody opens it.
class PgnCollection {
public:
    /// Starts reading.
    explicit PgnCollection(std::string bytes);
    ~PgnCollection();
    PgnCollection(const PgnCollection&) = delete;
    PgnCollection& operator=(const PgnCollection&) = delete;

    /// Takes over what was read since the last call; the number of new games.
    std::size_t collect();
    /// Everything was read and collected.
    bool complete() const { return complete_; }
    /// How much of the file was read, 0..100.
    int percent() const;

    const std::vector<CollectionGame>& games() const { return games_; }
    /// The whole game with comments and side lines.
    std::optional<chess::PgnGame> open(std::size_t index) const;
    /// Games (by index, in order, from `from` on) in which every word of `query` occurs in names,
    /// event, date or result, whatever the diacritics.
    std::vector<std::size_t> find(std::string_view query, std::size_t from = 0) const;

private:
    struct Batch {
        std::vector<CollectionGame> games;
        std::vector<std::string> keys;
    };
    void read();

    std::string bytes_;
    std::vector<CollectionGame> games_;
    std::vector<std::string> keys_;
    bool complete_ = false;

    std::mutex mutex_; // guards batch_ and finished_
    Batch batch_;
    bool finished_ = false;
    std::atomic<std::uint64_t> position_{0};
    std::atomic<bool> stop_{false};
    std::thread reader_;
};

} // namespace theco::gui
