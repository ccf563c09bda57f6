// SPDX-License-Identifier: MIT
// Game events as journal entries: JSON objects, one kind each.
#include "gui/play/game_record.hpp"

#include <boost/json.hpp>

#include <array>

namespace theco::gui {

namespace json = boost::json;
using Kind = GameEvent::Kind;

namespace {

struct KindName {
    Kind kind;
    const char* name;
};
constexpr std::array kKindNames{
    KindName{Kind::Start, "start"},        KindName{Kind::Move, "move"},
    KindName{Kind::TakeBack, "take-back"}, KindName{Kind::Redo, "redo"},
    KindName{Kind::Resign, "resign"},      KindName{Kind::Agree, "agree"},
    KindName{Kind::Claim, "claim"},        KindName{Kind::Names, "names"},
};
constexpr int kPayloadVersion = 1;

json::array toJson(const Tags& tags) {
    json::array out;
    for (const auto& tag : tags)
        out.push_back(json::array{tag.name, tag.value});
    return out;
}

std::string text(const json::object& object, const char* key) {
    const json::value* found = object.if_contains(key);
    const json::string* value = found ? found->if_string() : nullptr;
    return value ? std::string(value->begin(), value->end()) : std::string();
}

Tags tagsOf(const json::object& object) {
    Tags tags;
    const json::value* found = object.if_contains("tags");
    const json::array* list = found ? found->if_array() : nullptr;
    if (!list) return tags;
    for (const json::value& item : *list) {
        const json::array* pair = item.if_array();
        if (!pair || pair->size() != 2 || !(*pair)[0].is_string() || !(*pair)[1].is_string())
            continue;
        const auto& name = (*pair)[0].get_string();
        const auto& value = (*pair)[1].get_string();
        tags.push_back(
            {std::string(name.begin(), name.end()), std::string(value.begin(), value.end())});
    }
    return tags;
}

} // namespace

platform::NewEntry toEntry(const GameEvent& event) {
    json::object payload;
    switch (event.kind) {
    case Kind::Start:
        if (event.pgn.empty()) {
            payload["fen"] = event.fen;
        } else {
            payload["pgn"] = event.pgn;
        }
        payload["tags"] = toJson(event.tags);
        break;
    case Kind::Names:
        payload["tags"] = toJson(event.tags);
        break;
    case Kind::Move:
        payload["uci"] = event.uci;
        break;
    case Kind::Resign:
        payload["side"] = event.side == chess::Color::White ? "white" : "black";
        break;
    case Kind::Claim:
        payload["rule"] = event.claim == chess::ClaimKind::Threefold ? "threefold" : "fifty";
        if (!event.uci.empty()) payload["intended"] = event.uci;
        break;
    case Kind::TakeBack:
    case Kind::Redo:
    case Kind::Agree:
        break;
    }
    platform::NewEntry entry;
    for (const KindName& k : kKindNames)
        if (k.kind == event.kind) entry.kind = k.name;
    entry.payload = json::serialize(payload);
    entry.version = kPayloadVersion;
    return entry;
}

std::optional<GameEvent> fromEntry(const platform::JournalEntry& entry) {
    if (entry.version > kPayloadVersion) return std::nullopt;
    boost::system::error_code failed;
    const json::value parsed = json::parse(entry.payload, failed);
    const json::object* payload = failed ? nullptr : parsed.if_object();
    if (!payload) return std::nullopt;
    for (const KindName& k : kKindNames) {
        if (entry.kind != k.name) continue;
        GameEvent event;
        event.kind = k.kind;
        event.fen = text(*payload, "fen");
        event.pgn = text(*payload, "pgn");
        event.uci = text(*payload, k.kind == Kind::Claim ? "intended" : "uci");
        event.side = text(*payload, "side") == "black" ? chess::Color::Black : chess::Color::White;
        event.claim = text(*payload, "rule") == "fifty" ? chess::ClaimKind::Fifty
                                                        : chess::ClaimKind::Threefold;
        event.tags = tagsOf(*payload);
        return event;
    }
    return std::nullopt;
}

} // namespace theco::gui
