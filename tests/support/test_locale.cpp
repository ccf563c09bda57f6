// SPDX-License-Identifier: MIT
// Linked into every test program: with THECO_TEST_LOCALE set it runs under that C locale, as it
// would inside a window on a Vietnamese machine, where 1.5 is written 1,5.
#include <clocale>
#include <cstdio>
#include <cstdlib>

namespace {

constexpr int kSkipped = 77;

[[maybe_unused]] const bool kLocaleSet = [] {
    const char* wanted = std::getenv("THECO_TEST_LOCALE");
    if (wanted == nullptr) return false;
    const bool set = std::setlocale(LC_ALL, wanted) != nullptr;
    char written[8];
    std::snprintf(written, sizeof written, "%.1f", 1.5);
    // Checked by what it does: a locale of that name that changes nothing would prove nothing.
    if (set && written[1] == ',') return true;
    std::printf("SKIPPED: the locale %s is not installed\n", wanted);
    std::fflush(stdout);
    std::_Exit(kSkipped);
}();

} // namespace
