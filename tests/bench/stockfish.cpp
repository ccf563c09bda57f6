// SPDX-License-Identifier: MIT
#include "tests/bench/stockfish.hpp"

#include <csignal>
#include <cstdlib>
#include <ctime>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace theco::bench {
namespace {

std::optional<std::string> findProgram() {
    const char* const path = std::getenv("PATH");
    std::istringstream folders(std::string(path != nullptr ? path : "") +
                               ":/usr/games:/usr/local/games:/usr/bin:/usr/local/bin");
    for (std::string folder; std::getline(folders, folder, ':');) {
        const std::string program = folder + "/stockfish";
        if (!folder.empty() && access(program.c_str(), X_OK) == 0) return program;
    }
    return std::nullopt;
}

} // namespace

Stockfish::Stockfish() {
    std::signal(SIGPIPE, SIG_IGN); // an engine that dies is a missing figure, not our end
    if (const auto program = findProgram()) start(*program);
}

void Stockfish::start(const std::string& program) {
    int in[2];
    int out[2];
    if (pipe(in) != 0) return;
    if (pipe(out) != 0) {
        close(in[0]);
        close(in[1]);
        return;
    }
    process_ = fork();
    if (process_ == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        for (const int fd : {in[0], in[1], out[0], out[1]})
            close(fd);
        execl(program.c_str(), program.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(in[0]);
    close(out[1]);
    toChild_ = in[1];
    fromChild_ = out[0];
}

Stockfish::~Stockfish() {
    if (!running()) return;
    send("quit");
    close(toChild_);
    close(fromChild_);
    waitpid(process_, nullptr, 0);
}

void Stockfish::send(const std::string& line) {
    const std::string text = line + "\n";
    if (write(toChild_, text.data(), text.size()) < 0) return; // seen by the next read
}

std::optional<std::string> Stockfish::readLine() {
    for (;;) {
        const std::size_t end = buffer_.find('\n');
        if (end != std::string::npos) {
            std::string line = buffer_.substr(0, end);
            buffer_.erase(0, end + 1);
            return line;
        }
        char bytes[4096];
        const ssize_t got = read(fromChild_, bytes, sizeof bytes);
        if (got <= 0) return std::nullopt;
        buffer_.append(bytes, static_cast<std::size_t>(got));
    }
}

std::optional<std::string> Stockfish::readUntil(const std::string& text) {
    while (auto line = readLine()) {
        if (line->find(text) != std::string::npos) return line;
    }
    return std::nullopt;
}

std::string Stockfish::about() {
    send("compiler");
    std::string name = readUntil("Stockfish").value_or("");
    const std::string settings = readUntil("ompilation settings").value_or("");
    const std::size_t colon = settings.find(':');
    send("isready");
    if (!readUntil("readyok")) return {};
    name.erase(std::min(name.size(), name.find(" by ")));
    if (colon == std::string::npos) return name;
    return name + " (" + settings.substr(settings.find_first_not_of(" \t", colon + 1)) + ")";
}

double Stockfish::cpuSeconds() const {
    clockid_t clock{};
    timespec time{};
    if (clock_getcpuclockid(process_, &clock) != 0 || clock_gettime(clock, &time) != 0) return 0;
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

std::optional<Stockfish::Count> Stockfish::perft(const std::string& fen, int depth) {
    send("position fen " + fen);
    send("isready"); // the network is loaded and the position set before the clock starts
    if (!readUntil("readyok")) return std::nullopt;
    const double start = cpuSeconds();
    send("go perft " + std::to_string(depth));
    const auto line = readUntil("Nodes searched");
    const double seconds = cpuSeconds() - start;
    if (!line) return std::nullopt;
    return Count{std::strtoull(line->substr(line->find(':') + 1).c_str(), nullptr, 10), seconds};
}

} // namespace theco::bench
