// SPDX-License-Identifier: MIT
#include "arbiter/clock/clock_words.hpp"

#include "i18n/catalogue.hpp"

namespace theco::clock {
namespace {

using i18n::fill;
using i18n::tr;

std::string listed(const std::vector<std::string_view>& words) {
    std::string out;
    for (const std::string_view word : words)
        out += (out.empty() ? "" : ", ") + std::string(word);
    return out;
}

std::string expectation(const InputFault& fault) {
    const auto number = [](std::int64_t value) { return std::to_string(value); };
    switch (fault.problem) {
    case InputProblem::NotJson:
        return fill(tr("this is not JSON from column {column} on."),
                    {{"column", number(fault.column)}});
    case InputProblem::UnknownField:
        return fill(tr("there is no such field here, only: {fields}."),
                    {{"fields", listed(fault.expected)}});
    case InputProblem::Missing:
        return tr("this field is missing.");
    case InputProblem::NotAnObject:
        return tr("a JSON object in braces was expected.");
    case InputProblem::NotAList:
        return tr("a JSON list in brackets was expected.");
    case InputProblem::EmptyList:
        return tr("the list must not be empty.");
    case InputProblem::TooMany:
        return fill(tr("the list is too long, at most {most} items are read."),
                    {{"most", number(fault.most)}});
    case InputProblem::NotWhole:
        return fill(tr("a whole number from {least} to {most} was expected."),
                    {{"least", number(fault.least)}, {"most", number(fault.most)}});
    case InputProblem::NotSeconds:
        return fill(
            tr("seconds from {least} to {most} were expected, no finer than 0.001."),
            {{"least", number(fault.least / kSecond)}, {"most", number(fault.most / kSecond)}});
    case InputProblem::NotABool:
        return tr("true or false was expected.");
    case InputProblem::NotText:
        return tr("a text in quotes was expected.");
    case InputProblem::NotOneOf:
        return fill(tr("one of these words was expected: {words}."),
                    {{"words", listed(fault.expected)}});
    case InputProblem::GoesBack:
        return fill(tr("the times of events must not decrease, the one before is at {time}."),
                    {{"time", number(fault.least)}});
    }
    return {};
}

} // namespace

std::string message(const InputFault& fault) {
    std::string place;
    if (fault.line > 0)
        place = fill(tr("line {line}"), {{"line", std::to_string(fault.line)}}) + ": ";
    if (!fault.where.empty()) place += fault.where + ": ";
    return place + expectation(fault);
}

} // namespace theco::clock
