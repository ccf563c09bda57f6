// SPDX-License-Identifier: MIT
// One include for Catch2 2.13 (Debian 12) and 3.x (Debian 13, Ubuntu 24.04).
#pragma once

#if __has_include(<catch2/catch_test_macros.hpp>)
#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/generators/catch_generators_range.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>
using Catch::Matchers::ContainsSubstring;
#else
#include <catch2/catch.hpp>
inline auto ContainsSubstring(const std::string& s) {
    return Catch::Matchers::Contains(s);
}
#endif
