// SPDX-License-Identifier: MIT
// The fields of an incident file: to which incidents each belongs and how it is read.
#pragma once

#include "arbiter/laws/edition.hpp"

#include <boost/json/value.hpp>

#include <string>
#include <string_view>
#include <vector>

namespace theco::laws {

/// What is known while a file is read. `fault` is a finished sentence; the first one stands.
struct IncidentDraft {
    const Edition* edition = nullptr;
    Incident incident;
    std::optional<std::string> intended; ///< looked for on the board once the board is known
    std::optional<std::string> fault;
};

struct IncidentField {
    std::string_view name;
    std::uint32_t incidents; ///< bit of each IncidentKind it belongs to
    void (*read)(IncidentDraft&, std::string_view name, const boost::json::value&);

    bool belongsTo(IncidentKind kind) const {
        return (incidents >> static_cast<unsigned>(kind) & 1U) != 0;
    }
};

/// Null when no incident has such a field.
const IncidentField* findIncidentField(std::string_view name);

/// In the order of the help.
std::vector<std::string_view> incidentFieldNames();

} // namespace theco::laws
