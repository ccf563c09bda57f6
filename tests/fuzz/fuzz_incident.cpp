// SPDX-License-Identifier: MIT
// Any bytes as an incident: refused with one message, or ruled upon by the rules that every ruling
// keeps.
#include "arbiter/laws/incident_reader.hpp"
#include "arbiter/laws/ruling_json.hpp"
#include "arbiter/laws/ruling_words.hpp"

#include <boost/json/serialize.hpp>

#include <cstdlib>

using namespace theco::laws;

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = readIncident(text);
    if (!read) {
        require(!read.error().message.empty());
        require(read.error().offset <= text.size());
        return 0;
    }
    const Incident& incident = read->incident;
    const Ruling ruling = read->edition->incident(incident);
    require(!ruling.reasons.empty());
    if (ruling.result) require(!ruling.clockDelta);
    if (ruling.clocksAfter)
        require(ruling.clocksAfter->white >= 0 && ruling.clocksAfter->black >= 0);
    require(ruling.clocksAfter.has_value() == (ruling.clockDelta && incident.clocks));
    require(ruling.illegalCountAfter.has_value() == incident.side.has_value());
    require(!boost::json::serialize(incidentJson(ruling)).empty());
    require(!forPlayers(ruling).empty());
    require(forArbiter(ruling).size() >= 3);
    return 0;
}
