// SPDX-License-Identifier: MIT
#include "arbiter/laws/incident_reader.hpp"

#include "arbiter/laws/incident_fields.hpp"
#include "arbiter/laws/intended_move.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <boost/json/object.hpp>
#include <boost/json/parser.hpp>

namespace theco::laws {

namespace {

using i18n::fill;
using i18n::tr;
namespace json = boost::json;

/// Where the field stands in the text, as far as a search finds it.
std::size_t offsetOf(std::string_view text, std::string_view field) {
    const std::size_t at = text.find('"' + std::string(field) + '"');
    return at == std::string_view::npos ? 0 : at;
}

class Reader {
public:
    Reader(std::string_view text, const json::object& in) : text_(text), in_(in) {}

    Result<ReadIncident, IncidentFault> read() {
        draft_.edition = &currentEdition();
        if (!readKind() || !readFields() || !checkWhatIsNeeded() || !readIntendedMove())
            return Err{*fault_};
        Incident& incident = draft_.incident;
        if (!has("increment_gained_s")) incident.incrementGainedSeconds = incident.incrementSeconds;
        return ReadIncident{draft_.edition, incident};
    }

private:
    bool has(std::string_view field) const { return in_.if_contains(field) != nullptr; }

    bool refuse(std::string message, std::string_view field) {
        fault_ = IncidentFault{std::move(message), offsetOf(text_, field)};
        return false;
    }
    std::string about(const std::string& sentence, std::string_view field) const {
        return fill(sentence, {{"field", std::string(field)},
                               {"incident", std::string(name(draft_.incident.kind))}});
    }

    bool readKind() {
        const json::value* kind = in_.if_contains("incident");
        if (kind == nullptr)
            return refuse(tr("\"incident\" is missing: it says what happened."), "incident");
        for (int i = 0; i < kIncidentKinds; ++i) {
            const auto candidate = static_cast<IncidentKind>(i);
            if (!kind->is_string() || std::string_view(kind->get_string()) != name(candidate))
                continue;
            draft_.incident.kind = candidate;
            return true;
        }
        return refuse(tr("\"incident\" names nothing that is known here."), "incident");
    }

    bool readFields() {
        for (const json::key_value_pair& pair : in_) {
            const std::string_view key = pair.key();
            const IncidentField* field = findIncidentField(key);
            if (field == nullptr)
                return refuse(about(tr("There is no field \"{field}\"."), key), key);
            if (!field->belongsTo(draft_.incident.kind))
                return refuse(
                    about(tr("\"{field}\" does not belong to the incident \"{incident}\"."), key),
                    key);
            field->read(draft_, key, pair.value());
            if (draft_.fault) return refuse(*draft_.fault, key);
        }
        return true;
    }

    bool need(bool needed, std::string_view field) {
        if (!needed || has(field)) return true;
        return refuse(
            about(tr("\"{field}\" is missing: the incident \"{incident}\" needs it."), field),
            "incident");
    }

    bool checkWhatIsNeeded() {
        const IncidentKind kind = draft_.incident.kind;
        const bool late = kind == IncidentKind::LateArrival;
        const bool five = kind == IncidentKind::GuidelinesIII5;
        return need(true, "rate") && need(needsSide(draft_.incident), "side") &&
               need(late, "arrival_s") && need(late, "start_actual_s") &&
               need(late && draft_.incident.defaultFrom == DefaultFrom::Scheduled,
                    "start_scheduled_s") &&
               need(five || kind == IncidentKind::GuidelinesIII4, "clocks_s") &&
               need(five, "decision") && needsBoard("touched") && needsBoard("intended");
    }

    bool needsBoard(std::string_view field) {
        if (!has(field) || draft_.incident.position) return true;
        return refuse(about(tr("\"{field}\" needs \"fen\", the position it is about."), field),
                      field);
    }

    bool readIntendedMove() {
        if (!draft_.intended) return true;
        const auto intended = readIntended(*draft_.incident.position, *draft_.intended);
        if (!intended)
            return refuse("\"intended\": " + i18n::message(intended.error(), *draft_.intended),
                          "intended");
        draft_.incident.intended = *intended;
        return true;
    }

    std::string_view text_;
    const json::object& in_;
    IncidentDraft draft_;
    std::optional<IncidentFault> fault_;
};

} // namespace

Result<ReadIncident, IncidentFault> readIncident(std::string_view text) {
    json::parser parser;
    boost::system::error_code failure;
    const std::size_t read = parser.write_some(text.data(), text.size(), failure);
    if (!failure && text.find_first_not_of(" \t\r\n", read) == std::string_view::npos) {
        const json::value value = parser.release();
        if (const json::object* object = value.if_object()) return Reader(text, *object).read();
        return Err{IncidentFault{tr("A JSON object was expected, in curly brackets."), 0}};
    }
    return Err{IncidentFault{
        fill(tr("This is not JSON (byte {byte})."), {{"byte", std::to_string(read + 1)}}), read}};
}

} // namespace theco::laws
