// SPDX-License-Identifier: MIT
#include "gui/play/move_lines.hpp"

#include <algorithm>

namespace theco::gui {

using chess::Color;
using chess::PgnGame;
using chess::PgnNode;

namespace {

/// A side line is shown as a foretaste; whole trees stay in the file.
constexpr int kSideLinePlies = 24;
constexpr int kSideLineDepth = 2;
constexpr std::size_t kNoteBytes = 2000;

std::string nagSigns(const std::vector<int>& nags) {
    static constexpr const char* kSigns[] = {"", "!", "?", "‼", "⁇", "⁉", "⁈"};
    std::string out;
    for (const int nag : nags)
        if (nag >= 1 && nag <= 6) out += kSigns[nag];
    return out;
}

std::string shortened(std::string text) {
    if (text.size() <= kNoteBytes) return text;
    std::size_t cut = kNoteBytes;
    while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U)
        --cut;
    return text.substr(0, cut) + " ...";
}

const PgnNode& nodeAt(const PgnGame& game, int index) {
    return game.nodes[static_cast<std::size_t>(index)];
}

std::string sideLine(const PgnGame& source, int first, chess::Position position,
                     chess::Letters letters, int depth) {
    std::string out;
    int at = first;
    for (int plies = 0; at >= 0; ++plies) {
        if (plies == kSideLinePlies || out.size() > kNoteBytes) return out + " ...";
        const PgnNode& node = nodeAt(source, at);
        const bool white = position.turn() == Color::White;
        if (!out.empty()) out += ' ';
        if (white || plies == 0)
            out += std::to_string(position.fullmoveNumber()) + (white ? ". " : "... ");
        out += chess::toSan(position, node.move, letters) + nagSigns(node.nags);
        if (!node.comment.empty()) out += " - " + node.comment;
        position.play(node.move);
        if (depth > 1)
            for (std::size_t i = 1; i < node.next.size(); ++i)
                out += " (" + sideLine(source, node.next[i], position, letters, depth - 1) + ")";
        at = node.next.empty() ? -1 : node.next.front();
    }
    return out;
}

/// Fills in lines from left to right; a note in the middle of a full move breaks the line.
class Builder {
public:
    void move(const chess::Position& before, std::string text, int ply) {
        const bool white = before.turn() == Color::White;
        if (white || !open_) {
            MoveLine line;
            line.number = std::to_string(before.fullmoveNumber()) + ".";
            if (!white) line.white.text = "...";
            lines.push_back(std::move(line));
        }
        MoveLine::Half& half = white ? lines.back().white : lines.back().black;
        half = {std::move(text), ply};
        open_ = white;
    }
    void note(std::string text, bool side) {
        if (text.empty()) return;
        MoveLine line;
        line.note = shortened(std::move(text));
        line.sideLine = side;
        lines.push_back(std::move(line));
        open_ = false;
    }
    std::vector<MoveLine> lines;

private:
    bool open_ = false;
};

} // namespace

std::vector<MoveLine> moveLines(const GameRecord& record, chess::Letters letters) {
    Builder builder;
    const chess::Game& game = record.game();
    const PgnGame* source = record.source() ? &*record.source() : nullptr;
    const int common = record.pliesOfSource();
    const std::vector<int>* siblings = source ? &source->first : nullptr;
    if (source) builder.note(source->commentAtStart, false);
    for (int ply = 0; ply < game.plies(); ++ply) {
        const chess::Position& before = game.positionAt(ply);
        const chess::Move move = game.moves()[static_cast<std::size_t>(ply)];
        const bool known = source && ply < common && !siblings->empty();
        const PgnNode* node = known ? &nodeAt(*source, siblings->front()) : nullptr;
        std::string text = chess::toSan(before, move, letters);
        if (node) {
            builder.note(node->commentBefore, false);
            text += nagSigns(node->nags);
        }
        builder.move(before, std::move(text), ply + 1);
        if (!node) continue;
        builder.note(node->comment, false);
        for (std::size_t i = 1; i < siblings->size(); ++i)
            builder.note(sideLine(*source, (*siblings)[i], before, letters, kSideLineDepth), true);
        siblings = &node->next;
    }
    return std::move(builder.lines);
}

} // namespace theco::gui
