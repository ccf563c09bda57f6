// SPDX-License-Identifier: MIT
// A game of the board as PGN, with what its source said about the moves that are still in it.
#include "core/chess/fen.hpp"
#include "gui/play/game_record.hpp"

#include <algorithm>
#include <sstream>

namespace theco::gui {

using chess::PgnGame;
using chess::PgnNode;

namespace {

void setTag(Tags& tags, std::string_view name, const std::string& value) {
    const auto found =
        std::find_if(tags.begin(), tags.end(), [&](const auto& t) { return t.name == name; });
    if (found == tags.end()) {
        tags.push_back({std::string(name), value});
    } else {
        found->value = value;
    }
}

/// Indices of the nodes of the main line.
std::vector<int> mainLine(const PgnGame& game) {
    std::vector<int> line;
    const std::vector<int>* next = &game.first;
    while (!next->empty()) {
        line.push_back(next->front());
        next = &game.nodes[static_cast<std::size_t>(next->front())].next;
    }
    return line;
}

/// The whole tree, and the moves that were added behind its main line.
void extendTree(PgnGame& tree, const chess::Game& game) {
    const std::vector<int> line = mainLine(tree);
    int last = line.empty() ? -1 : line.back();
    for (std::size_t ply = line.size(); ply < game.moves().size(); ++ply) {
        PgnNode node;
        node.move = game.moves()[ply];
        node.parent = last;
        const int index = static_cast<int>(tree.nodes.size());
        tree.nodes.push_back(std::move(node));
        if (last < 0) {
            tree.first.insert(tree.first.begin(), index);
        } else {
            auto& next = tree.nodes[static_cast<std::size_t>(last)].next;
            next.insert(next.begin(), index);
        }
        last = index;
    }
}

/// The game left its source: what was said about the common moves stays, side lines belong to
/// moves that are gone.
void keepComments(PgnGame& fresh, const PgnGame& source, int plies) {
    const std::vector<int> from = mainLine(source);
    const std::vector<int> to = mainLine(fresh);
    fresh.commentAtStart = source.commentAtStart;
    for (int ply = 0; ply < plies; ++ply) {
        const auto i = static_cast<std::size_t>(ply);
        if (i >= from.size() || i >= to.size()) break;
        const PgnNode& old = source.nodes[static_cast<std::size_t>(from[i])];
        PgnNode& node = fresh.nodes[static_cast<std::size_t>(to[i])];
        node.commentBefore = old.commentBefore;
        node.comment = old.comment;
        node.nags = old.nags;
    }
}

} // namespace

PgnGame toPgn(const GameRecord& record) {
    Tags tags = record.tags();
    PgnGame out = chess::toPgnGame(record.game(), tags);
    if (const auto& source = record.source()) {
        const int common = record.pliesOfSource();
        if (common == source->game.plies()) {
            out = *source;
            out.game = record.game();
            out.warnings.clear();
            out.error.reset();
            extendTree(out, record.game());
        } else {
            keepComments(out, *source, common);
        }
    }
    out.result = record.result();
    setTag(tags, "Result", out.result);
    out.tags = std::move(tags);
    if (!record.game().start().sameAs(chess::Position())) {
        setTag(out.tags, "SetUp", "1");
        setTag(out.tags, "FEN", chess::toFen(record.game().start()));
    }
    return out;
}

std::string toPgnText(const GameRecord& record) {
    std::ostringstream out;
    chess::writePgn(out, toPgn(record));
    return out.str();
}

} // namespace theco::gui
