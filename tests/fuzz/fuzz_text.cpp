// SPDX-License-Identifier: MIT
// Any bytes as Vietnamese text: composing, sorting, searching and taking apart hold their promises.
#include "i18n/catalogue.hpp"
#include "i18n/input_method.hpp"
#include "i18n/vietnamese.hpp"

#include <algorithm>
#include <cstdlib>

using namespace theco::i18n;

namespace {

void check(bool held) {
    if (!held) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::string_view a = text.substr(0, size / 2);
    const std::string_view b = text.substr(size / 2);

    const std::string composed = toNfc(text);
    check(toNfc(composed) == composed);
    check(compare(text, composed) == 0);
    check((compare(a, b) < 0) == (compare(b, a) > 0));
    check((compareNames(a, b) < 0) == (compareNames(b, a) > 0));
    check(sortKey(a) == sortKey(a) && nameSortKey(b) == nameSortKey(b));
    check(searchKey(composed) == searchKey(text));

    const auto readings = typedReadings(text);
    check(!readings.empty() && readings.size() <= 64);
    check(readings.front() == text);
    if (size < 12) {
        for (const std::string& keys : readings)
            ShownText(a).mayComeFrom(keys.substr(0, 12), LetterCase::Forgiven);
    }
    fill(std::string(a), {{"a", std::string(b)}, {"", "x"}});
    return 0;
}
