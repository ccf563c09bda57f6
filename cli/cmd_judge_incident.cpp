// SPDX-License-Identifier: MIT
#include "arbiter/laws/incident_fields.hpp"
#include "arbiter/laws/incident_reader.hpp"
#include "arbiter/laws/ruling_json.hpp"
#include "cli/cmd_judge.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "core/text_lines.hpp"
#include "i18n/catalogue.hpp"

#include <algorithm>
#include <iostream>

namespace theco::cli {

namespace {

using namespace laws;
using i18n::fill;
using i18n::tr;

Exit misread(const std::string& file, std::size_t line, const IncidentFault& fault) {
    return complain(
        fill(tr("{file}, line {line}: {fault}"), {{"file", printable(file)},
                                                  {"line", std::to_string(line)},
                                                  {"fault", printable(fault.message)}}));
}

void answer(const Arguments& arguments, const Ruling& ruling) {
    if (arguments.json())
        printJson(incidentJson(ruling));
    else
        printRuling(ruling);
}

std::size_t lineOf(std::string_view text, std::size_t offset) {
    return linesOf(text.substr(0, offset + 1)).size();
}

/// Every line is read before the first answer: a broken file has no half result.
Exit runBatch(const Arguments& arguments, const std::string& file, std::string_view text) {
    std::vector<ReadIncident> incidents;
    std::size_t number = 0;
    for (const std::string_view line : linesOf(text)) {
        ++number;
        if (line.find_first_not_of(" \t") == std::string_view::npos) continue;
        const auto incident = readIncident(line);
        if (!incident) return misread(file, number, incident.error());
        incidents.push_back(*incident);
    }
    bool first = true;
    for (const ReadIncident& read : incidents) {
        if (!first && !arguments.json()) std::cout << '\n';
        first = false;
        answer(arguments, read.edition->incident(read.incident));
    }
    return Exit::Answered;
}

Exit run(const Arguments& arguments) {
    const std::string& file = arguments.positional(0);
    const auto text = readInput(file);
    if (!text) return complain(text.error());
    if (arguments.has("--batch")) return runBatch(arguments, file, *text);
    const auto read = readIncident(*text);
    if (!read)
        return misread(file, std::max<std::size_t>(1, lineOf(*text, read.error().offset)),
                       read.error());
    answer(arguments, read->edition->incident(read->incident));
    return Exit::Answered;
}

} // namespace

Command judgeIncidentCommand() {
    std::string kinds;
    for (int i = 0; i < kIncidentKinds; ++i)
        kinds += (i == 0 ? "" : ", ") + std::string(name(static_cast<IncidentKind>(i)));
    std::string fields;
    for (const std::string_view field : incidentFieldNames())
        fields += (fields.empty() ? "" : ", ") + std::string(field);
    Command command;
    command.name = "judge incident";
    command.positionals = {"FILE"};
    command.options = {
        {"--batch", "", tr("FILE holds one incident a line; one answer a line comes out.")}};
    command.summary = tr("Rules on everything else that happens at a board.");
    command.details = {
        tr("FILE is a JSON object, - is standard input. It names the incident, the rate (standard, "
           "rapid, blitz), the side, the clocks, the position and what else the incident needs; "
           "unknown fields are refused."),
        fill(tr("The incidents: {list}."), {{"list", kinds}}),
        fill(tr("The fields: {list}. A message says which of them an incident still needs, and "
                "which ones do not belong to it."),
             {{"list", fields}}),
        tr("With --json: ruling, result, clock_delta_s, clocks_after_s, illegal_count_after, "
           "promote_to, must_move, increment_s, castling_barred, articles, arbiter_discretion; "
           "besides reasons, obliged moves, the menu of Article 12.9 and what to write down.")};
    command.examples = {"echo '{\"incident\": \"illegal_move_completed\", \"rate\": \"rapid\",\n"
                        "    \"side\": \"white\"}' | theco-cli judge incident -",
                        "theco-cli judge incident incident.json",
                        "theco-cli judge incident --batch incidents.jsonl --json"};
    command.run = run;
    return command;
}

} // namespace theco::cli
