// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace theco::event {

/// The parts of a person's name: họ, đệm, tên. Each may be several words or empty.
struct NameParts {
    std::string family;
    std::string middle;
    std::string given;

    bool empty() const { return family.empty() && middle.empty() && given.empty(); }
    bool operator==(const NameParts&) const = default;
};

/// What a written name tells. "Nguyễn Văn An" is Vietnamese, so the first word is the family and the
/// last one the given name; "Magnus Carlsen" is not, so his family comes last. "Nguyễn, Văn An" as
/// FIDE and TRF write it has the family before the comma. One word alone is a given name.
///
/// Vietnamese are the names of Vietnam's federation ("VIE"), names with letters that only Vietnamese
/// has, and those that begin with a Vietnamese family. A guess: families of two words without a comma
/// are not recognised.
NameParts partsOf(std::string_view name, std::string_view federation = {});

/// "Nguyễn Văn An"
std::string inVietnameseOrder(const NameParts& parts);
/// "Nguyễn, Văn An"; a given name alone stands without a comma.
std::string inFideOrder(const NameParts& parts);

} // namespace theco::event
