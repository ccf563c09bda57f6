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

/// What a written name tells: "Nguyễn Văn An" the Vietnamese way, the first word being the family and
/// the last one the given name; "Nguyễn, Văn An" as FIDE and TRF write it, the family before the
/// comma. One word alone is a given name. A guess: families of two words without a comma, and first
/// names that come first, are not recognised.
NameParts partsOf(std::string_view name);

/// "Nguyễn Văn An"
std::string inVietnameseOrder(const NameParts& parts);
/// "Nguyễn, Văn An"; a given name alone stands without a comma.
std::string inFideOrder(const NameParts& parts);

} // namespace theco::event
