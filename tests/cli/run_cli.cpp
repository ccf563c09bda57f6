// SPDX-License-Identifier: MIT
#include "run_cli.hpp"

#include <array>
#include <cerrno>
#include <cstdio>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace theco::test {

namespace {

/// A file without a name: big outputs and inputs cannot block each other as pipes do.
class Scratch {
public:
    explicit Scratch(const std::string& content = {}) : file_(std::tmpfile()) {
        if (file_ == nullptr) return;
        std::fwrite(content.data(), 1, content.size(), file_);
        std::rewind(file_);
    }
    ~Scratch() {
        if (file_ != nullptr) std::fclose(file_);
    }
    Scratch(const Scratch&) = delete;
    Scratch& operator=(const Scratch&) = delete;

    int descriptor() const { return fileno(file_); }
    std::string read() const {
        std::string text;
        std::array<char, 65536> block{};
        std::rewind(file_);
        for (;;) {
            const std::size_t size = std::fread(block.data(), 1, block.size(), file_);
            if (size == 0) return text;
            text.append(block.data(), size);
        }
    }

private:
    std::FILE* file_;
};

} // namespace

Outcome cli(const std::vector<std::string>& arguments, const std::string& input) {
    const Scratch in(input);
    const Scratch out;
    const Scratch err;
    std::string program = THECO_CLI;
    std::vector<std::string> words = arguments;
    std::vector<char*> argv{program.data()};
    for (std::string& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);

    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in.descriptor(), STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out.descriptor(), STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err.descriptor(), STDERR_FILENO);
    pid_t child = 0;
    const int failure =
        posix_spawn(&child, program.c_str(), &actions, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    Outcome outcome;
    if (failure != 0) return outcome;
    int status = 0;
    while (waitpid(child, &status, 0) == -1 && errno == EINTR) {
    }
    outcome.exit = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    outcome.out = out.read();
    outcome.err = err.read();
    return outcome;
}

Outcome cliInEnglish(std::vector<std::string> arguments, const std::string& input) {
    arguments.push_back("--lang=en");
    return cli(arguments, input);
}

} // namespace theco::test
