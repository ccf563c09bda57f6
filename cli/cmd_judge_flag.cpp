// SPDX-License-Identifier: MIT
#include "arbiter/laws/can_mate.hpp"
#include "arbiter/laws/ruling_json.hpp"
#include "cli/cmd_judge.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "core/chess/notation.hpp"
#include "i18n/catalogue.hpp"

#include <boost/json/array.hpp>

#include <iostream>

namespace theco::cli {

namespace {

using namespace laws;
using i18n::fill;
using i18n::tr;
namespace json = boost::json;

/// The mate in the letters of the language, for people.
std::string written(chess::Position position, const std::vector<chess::Move>& line) {
    const auto letters = i18n::language() == i18n::Language::Vietnamese ? chess::Letters::Vietnamese
                                                                        : chess::Letters::English;
    std::string out;
    for (const chess::Move move : line) {
        if (!out.empty()) out += ' ';
        if (position.turn() == chess::Color::White || out.empty()) {
            out += std::to_string(position.fullmoveNumber());
            out += position.turn() == chess::Color::White ? "." : "...";
        }
        out += chess::toSan(position, move, letters);
        position.play(move);
    }
    return out;
}

Exit run(const Arguments& arguments) {
    const auto fen = readNeeded(arguments, "--fen");
    if (!fen) return complain(fen.error());
    const auto position = readPosition(*fen, "--fen");
    if (!position) return complain(position.error());
    const auto flagged = readSide(arguments, "--flagged");
    if (!flagged) return complain(flagged.error());

    Incident incident;
    incident.kind = IncidentKind::Flag;
    incident.position = *position;
    incident.side = *flagged;
    const Ruling ruling = currentEdition().incident(incident);
    const MateProof proof = canMate(*position, ~*flagged);
    if (arguments.json()) {
        json::array line;
        for (const chess::Move move : proof.line)
            line.push_back(json::value(chess::toUci(move)));
        json::object answer = incidentJson(ruling);
        answer["opponent_can_mate"] =
            proof.canMate ? json::value(*proof.canMate) : json::value(nullptr);
        answer["line"] = std::move(line);
        printJson(answer);
        return Exit::Answered;
    }
    printRuling(ruling, proof.line.empty()
                            ? std::string()
                            : fill(tr("A series of legal moves to checkmate: {line}"),
                                   {{"line", written(*position, proof.line)}}));
    return Exit::Answered;
}

} // namespace

Command judgeFlagCommand() {
    Command command;
    command.name = "judge flag";
    command.options = {{"--fen", "FEN", tr("The position when the flag fell, strict."), true},
                       {"--flagged", "SIDE", tr("white or black: whose time ran out."), true}};
    command.summary = tr("Rules on a flag fall: lost, or drawn because nobody can mate.");
    command.details = {
        tr("With --json: result, articles, opponent_can_mate (null when it could not be decided) "
           "and line, a series of legal moves to the opponent's mate where there is one.")};
    command.examples = {
        "theco-cli judge flag --fen \"8/8/8/4k3/4p3/8/4K3/8 b - - 0 1\" --flagged white"};
    command.run = run;
    return command;
}

} // namespace theco::cli
