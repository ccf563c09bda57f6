// SPDX-License-Identifier: MIT
#pragma once

#include "i18n/catalogue.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace theco::lessons {

/// Something that is wrong (or odd) in a course file. Data first; words come last.
struct Finding {
    int line = 1;   ///< 1-based, of the start tag; of the text itself for texts and hints
    std::string id; ///< of the exercise, else the lesson, the unit, the course
    bool warning = false;
    const char* what = ""; ///< English sentence with named places, known to the catalogue
    std::vector<std::pair<std::string, std::string>> values;
};

/// What is wrong, without file and line: "par: proven minimum 3, written 2".
std::string words(const Finding& finding, i18n::Language language);

/// One line of the report: "file:line: id: what"; warnings say so after the id.
std::string reportLine(const std::string& file, const Finding& finding,
                       i18n::Language language = i18n::Language::English);

/// Collects findings while a file is read and proven. Knows whose turn it is.
class Findings {
public:
    using Values = std::vector<std::pair<std::string, std::string>>;
    void fault(int line, const std::string& id, const char* what, Values values = {}) {
        list_.push_back({line, id, false, what, std::move(values)});
    }
    void warn(int line, const std::string& id, const char* what, Values values = {}) {
        list_.push_back({line, id, true, what, std::move(values)});
    }
    int faults() const {
        int n = 0;
        for (const Finding& finding : list_)
            n += finding.warning ? 0 : 1;
        return n;
    }
    const std::vector<Finding>& list() const { return list_; }
    /// In the order of the file; what stands on one line stays in the order it was found.
    void sort();
    template <class Condition> void dropIf(const Condition& condition) {
        list_.erase(std::remove_if(list_.begin(), list_.end(), condition), list_.end());
    }

private:
    std::vector<Finding> list_;
};

} // namespace theco::lessons
