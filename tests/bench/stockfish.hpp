// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace theco::bench {

/// Debian's stockfish as a yardstick: one process, spoken to over pipes.
class Stockfish {
public:
    /// Looks in the PATH and in the games directories, which are not on every PATH.
    Stockfish();
    ~Stockfish();
    Stockfish(const Stockfish&) = delete;
    Stockfish& operator=(const Stockfish&) = delete;

    bool running() const { return process_ > 0; }
    /// How it introduces itself, and how it was compiled.
    std::string about();

    struct Count {
        std::uint64_t leaves;
        double seconds; ///< processor time of the search alone, without the start of the program
    };
    std::optional<Count> perft(const std::string& fen, int depth);

private:
    void start(const std::string& program);
    void send(const std::string& line);
    /// The next line that contains `text`; nothing when the process has ended.
    std::optional<std::string> readUntil(const std::string& text);
    std::optional<std::string> readLine();
    double cpuSeconds() const;

    int process_ = -1;
    int toChild_ = -1;
    int fromChild_ = -1;
    std::string buffer_;
};

} // namespace theco::bench
