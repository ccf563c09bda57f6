// SPDX-License-Identifier: MIT
// A bench program of parts. A part is one file with one function and a line
//   const theco::bench::Part kPart{"name", "what it measures", run};
// and prints its own table.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace theco::bench {

class Part {
public:
    Part(std::string_view name, std::string_view about, void (*work)());

    std::string_view name() const { return name_; }
    std::string_view about() const { return about_; }
    void run() const { work_(); }
    /// All parts of the program, in the order of their names.
    static std::vector<const Part*> all();

private:
    std::string_view name_;
    std::string_view about_;
    void (*work_)();
};

/// Processor time of this process: other programs on a busy machine do not count.
double cpuSeconds();

/// Repeats `work`, which returns how many units it did, for about a second and returns the best
/// units per second of any repetition.
template <class Work> double bestRate(Work work) {
    double best = 0;
    const double end = cpuSeconds() + 1.0;
    do {
        const double start = cpuSeconds();
        const auto units = static_cast<double>(work());
        const double seconds = cpuSeconds() - start;
        if (seconds > 0 && units / seconds > best) best = units / seconds;
    } while (cpuSeconds() < end);
    return best;
}

/// Takes the address of a result, so that the compiler cannot leave the work out.
template <class T> void keep(const T& value) {
    asm volatile("" : : "g"(&value) : "memory");
}

/// Rows of text in columns: the first left, the others right.
class Table {
public:
    explicit Table(std::vector<std::string> head) { rows_.push_back(std::move(head)); }
    void row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }
    void print() const;

private:
    std::vector<std::vector<std::string>> rows_;
};

/// "12.3".
std::string decimal(double value, int digits = 1);
/// "119,060,324".
std::string grouped(std::uint64_t value);

} // namespace theco::bench
