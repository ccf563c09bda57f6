// SPDX-License-Identifier: MIT
#include "arbiter/laws/ruling_json.hpp"

#include "core/chess/notation.hpp"

#include <boost/json/array.hpp>

#include <algorithm>

namespace theco::laws {

namespace {

namespace json = boost::json;

json::value sidesJson(const std::optional<BySide<int>>& both) {
    if (!both) return nullptr;
    return json::object{{"white", both->white}, {"black", both->black}};
}

template <class T> json::value orNull(const std::optional<T>& value) {
    return value ? json::value(*value) : json::value(nullptr);
}

template <class List, class Make> json::array arrayOf(const List& list, Make make) {
    json::array out;
    for (const auto& item : list)
        out.push_back(json::value(make(item)));
    return out;
}

json::array movesJson(const std::vector<chess::Move>& moves) {
    std::vector<std::string> words;
    for (const chess::Move move : moves)
        words.push_back(chess::toUci(move));
    std::sort(words.begin(), words.end());
    return arrayOf(words, [](const std::string& word) { return word; });
}

json::array articlesJson(const std::vector<std::string_view>& articles) {
    return arrayOf(articles, [](std::string_view article) { return article; });
}

json::array castlingJson(const chess::CastlingRights& barred) {
    json::array out;
    if (barred.whiteKingside) out.push_back("K");
    if (barred.whiteQueenside) out.push_back("Q");
    if (barred.blackKingside) out.push_back("k");
    if (barred.blackQueenside) out.push_back("q");
    return out;
}

json::object reasonJson(const Reason& reason) {
    json::object out{{"code", name(reason.why)}};
    if (reason.side) out["side"] = *reason.side == chess::Color::White ? "white" : "black";
    if (reason.number) out["number"] = *reason.number;
    if (reason.of) out["of"] = *reason.of;
    return out;
}

/// What every ruling carries besides its own keys.
void addCommon(json::object& out, const Ruling& ruling) {
    out["edition"] = ruling.edition;
    out["reasons"] = arrayOf(ruling.reasons, reasonJson);
    out["obliged"] = movesJson(ruling.obliged);
    out["menu"] = arrayOf(ruling.menu, [](Measure measure) { return name(measure); });
    out["record"] = arrayOf(ruling.record, [](Record record) { return name(record); });
    json::object settings;
    for (const Setting& setting : ruling.settings)
        settings[setting.name] = json::object{{"value", setting.value}, {"default", setting.usual}};
    out["settings"] = std::move(settings);
}

} // namespace

json::value resultJson(const std::optional<chess::GameResult>& result) {
    if (!result) return nullptr;
    return json::value(chess::toString(*result));
}

json::object incidentJson(const Ruling& ruling) {
    json::object out{{"ruling", name(ruling.kind)},
                     {"result", resultJson(ruling.result)},
                     {"clock_delta_s", sidesJson(ruling.clockDelta)},
                     {"clocks_after_s", sidesJson(ruling.clocksAfter)},
                     {"illegal_count_after", orNull(ruling.illegalCountAfter)}};
    out["promote_to"] = ruling.promoteTo ? json::value("queen") : json::value(nullptr);
    out["must_move"] = ruling.mustMove ? json::value(name(*ruling.mustMove)) : json::value(nullptr);
    out["increment_s"] = orNull(ruling.incrementSeconds);
    out["castling_barred"] = castlingJson(ruling.castlingBarred);
    out["articles"] = articlesJson(ruling.articles);
    out["arbiter_discretion"] = ruling.arbiterDiscretion;
    addCommon(out, ruling);
    return out;
}

json::object claimJson(const Ruling& ruling) {
    const ClaimFinding finding = ruling.claim.value_or(ClaimFinding{});
    json::object out{{"ruling", name(ruling.kind)},
                     {"articles", articlesJson(ruling.articles)},
                     {"article", ruling.articles.empty() ? "" : ruling.articles.front()},
                     {"count", finding.count},
                     {"penalty_seconds", finding.penaltySeconds}};
    out["must_play"] =
        finding.mustPlay ? json::value(chess::toUci(*finding.mustPlay)) : json::value(nullptr);
    out["must_play_from"] = finding.mustPlayFrom
                                ? json::value(chess::toString(*finding.mustPlayFrom))
                                : json::value(nullptr);
    out["result"] = resultJson(ruling.result);
    out["plies"] = arrayOf(finding.plies, [](int ply) { return ply; });
    addCommon(out, ruling);
    return out;
}

json::object touchJson(const TouchRuling& ruling) {
    return {{"obliged", movesJson(ruling.obliged)},
            {"articles", articlesJson(ruling.articles)},
            {"edition", ruling.edition}};
}

} // namespace theco::laws
