// SPDX-License-Identifier: MIT
#include "arbiter/event/event_words.hpp"

#include "i18n/catalogue.hpp"

namespace theco::event {

using i18n::fill;
using i18n::tr;

std::string pointsText(HalfPoints points) {
    const HalfPoints size = points < 0 ? -points : points;
    std::string out = points < 0 ? "-" : "";
    out += std::to_string(size / 2);
    if (size % 2 != 0) out += i18n::language() == i18n::Language::Vietnamese ? ",5" : ".5";
    return out;
}

std::string pointsWithUnit(HalfPoints points) {
    return fill(points == 2 ? tr("{points} point") : tr("{points} points"),
                {{"points", pointsText(points)}});
}

std::string listed(const std::vector<std::string>& names, std::size_t most) {
    std::string out;
    for (std::size_t k = 0; k < names.size() && k < most; ++k)
        out += (out.empty() ? "" : "; ") + names[k];
    if (names.size() <= most) return out;
    return fill(i18n::trn("{names} and {n} other", "{names} and {n} others",
                          static_cast<long>(names.size() - most)),
                {{"names", out}});
}

} // namespace theco::event
