// SPDX-License-Identifier: MIT
#pragma once

#include "i18n/catalogue.hpp"

namespace theco::i18n {

/// Switches the language for a scope, so that one test case cannot change the next.
class InLanguage {
public:
    explicit InLanguage(Language wanted) : before_(language()) { setLanguage(wanted); }
    ~InLanguage() { setLanguage(before_); }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;

private:
    Language before_;
};

} // namespace theco::i18n
