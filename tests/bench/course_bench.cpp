// SPDX-License-Identifier: MIT
#include "lessons/library.hpp"
#include "tests/bench/bench.hpp"

#include <iostream>

namespace theco::bench {
namespace {

void run() {
    int exercises = 0;
    const double rate = bestRate([&] {
        const auto library = lessons::Library::builtIn();
        exercises = 0;
        for (const lessons::CourseFile& file : library.files())
            exercises += file.course.exercises();
        keep(exercises);
        return 1;
    });
    Table table({"course", "exercises", "read and proven in ms"});
    table.row({"built in", std::to_string(exercises), decimal(1000 / rate)});
    table.print();
}

const Part kPart{"course", "reading and proving the whole course, what opening the lessons takes",
                 run};

} // namespace
} // namespace theco::bench
