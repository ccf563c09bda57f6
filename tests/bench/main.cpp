// SPDX-License-Identifier: MIT
#include "tests/bench/bench.hpp"

#include <algorithm>
#include <ctime>
#include <iostream>

namespace theco::bench {
namespace {

/// Built on first use: parts register themselves before main().
std::vector<const Part*>& registry() {
    static std::vector<const Part*> parts;
    return parts;
}

const Part* find(std::string_view name) {
    for (const Part* part : registry()) {
        if (part->name() == name) return part;
    }
    return nullptr;
}

int list(std::ostream& out) {
    out << "Usage: bench_theco [PART ...]   (all parts when none is named)\n";
    for (const Part* part : Part::all())
        out << "  " << part->name() << ": " << part->about() << '\n';
    return &out == &std::cout ? 0 : 2;
}

} // namespace

Part::Part(std::string_view name, std::string_view about, void (*work)())
    : name_(name), about_(about), work_(work) {
    registry().push_back(this);
}

std::vector<const Part*> Part::all() {
    std::vector<const Part*> parts = registry();
    std::sort(parts.begin(), parts.end(),
              [](const Part* a, const Part* b) { return a->name() < b->name(); });
    return parts;
}

double cpuSeconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

} // namespace theco::bench

int main(int argc, char** argv) {
    using namespace theco::bench;
    const std::vector<std::string> names(argv + 1, argv + argc);
    std::vector<const Part*> wanted = Part::all();
    if (!names.empty()) {
        wanted.clear();
        for (const std::string& name : names) {
            if (name == "--list" || name == "--help") return list(std::cout);
            const Part* part = find(name);
            if (part == nullptr) {
                std::cerr << "bench_theco: there is no part \"" << name << "\".\n";
                return list(std::cerr);
            }
            wanted.push_back(part);
        }
    }
    for (const Part* part : wanted) {
        std::cout << part->name() << ": " << part->about() << std::endl;
        part->run();
    }
    return 0;
}
