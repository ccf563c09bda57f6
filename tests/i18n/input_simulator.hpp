// SPDX-License-Identifier: MIT
// Telex and VNI as a typist meets them, written apart from the code under test: keys in, text out.
#pragma once

#include <string>
#include <string_view>

namespace theco::simulator {

/// Input methods differ in details; the tests try them all.
struct InputMethod {
    bool vni = false;
    /// A mark may be typed anywhere in the word, not only right behind its letter.
    bool freeMarks = true;
    /// A digit that is no mark ends the word (UniKey) or belongs to it.
    bool digitsEndWord = true;
};

/// `keys` is ASCII; the answer is composed UTF-8.
std::string typeWith(const InputMethod& method, std::string_view keys);

} // namespace theco::simulator
