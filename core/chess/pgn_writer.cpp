// SPDX-License-Identifier: MIT
#include "core/chess/fen.hpp"
#include "core/chess/pgn.hpp"

#include <algorithm>

namespace theco::chess {

namespace {

/// The standard discourages lines of 80 characters and more.
constexpr std::size_t kColumns = 79;

std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

/// Text on one line: every run of blanks that holds a line end or another control character becomes
/// one blank, as the reader does it.
std::string onOneLine(std::string_view text) {
    std::string out;
    bool broken = false;
    const auto trim = [&out] {
        while (!out.empty() && out.back() == ' ')
            out.pop_back();
    };
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < ' ') {
            trim();
            broken = true;
        } else if (byte == ' ') {
            if (!broken && !out.empty()) out += ' ';
        } else {
            if (broken && !out.empty()) out += ' ';
            broken = false;
            out += c;
        }
    }
    trim();
    return out;
}

/// Words on lines of at most kColumns.
class Lines {
public:
    explicit Lines(std::ostream& out) : out_(out) {}

    void word(std::string_view text) {
        flush();
        word_ = std::move(prefix_);
        prefix_.clear();
        word_ += text;
    }
    /// The next word follows without a blank.
    void open() {
        flush();
        prefix_ += '(';
    }
    void close() { word_ += ')'; }
    void lineEnd() {
        flush();
        if (column_ != 0) out_ << '\n';
        column_ = 0;
    }
    void comment(std::string_view text);

private:
    void flush();
    void lineComment(std::string_view text);

    std::ostream& out_;
    std::size_t column_ = 0;
    std::string word_; ///< not written yet: a parenthesis may still close behind it
    std::string prefix_;
};

void Lines::flush() {
    if (word_.empty()) return;
    const std::size_t length = width(word_);
    if (column_ != 0 && column_ + 1 + length > kColumns) {
        out_ << '\n';
        column_ = 0;
    }
    if (column_ != 0) {
        out_ << ' ';
        ++column_;
    }
    out_ << word_;
    column_ += length;
    word_.clear();
}

/// The part of `text` up to the next place where a line may be broken. Only a single blank is such
/// a place, since it reads back as one; and no line should begin with what could be mistaken for
/// an escape or a tag.
std::string_view firstPart(std::string_view text) {
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] != ' ') continue;
        const char next = text[i + 1];
        const bool alone = next != ' ' && (i == 0 || text[i - 1] != ' ');
        if (alone && next != '%' && next != '[') return text.substr(0, i);
    }
    return text;
}

void Lines::comment(std::string_view raw) {
    const std::string text = onOneLine(raw);
    if (text.empty()) return;
    // Nothing can stand for a closing brace between braces.
    if (text.find('}') != std::string::npos) return lineComment(text);
    const std::string braced = '{' + text + '}';
    for (std::string_view rest = braced; !rest.empty();) {
        const std::string_view part = firstPart(rest);
        word(part);
        rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    }
}

void Lines::lineComment(std::string_view text) {
    if (!prefix_.empty()) {
        word_ = std::move(prefix_);
        prefix_.clear();
    }
    std::string line;
    const auto writeLine = [&] {
        lineEnd();
        out_ << "; " << line << '\n';
        line.clear();
    };
    while (!text.empty()) {
        const std::string_view part = firstPart(text);
        if (!line.empty() && 3 + width(line) + width(part) > kColumns) writeLine();
        if (!line.empty()) line += ' ';
        line += part;
        text.remove_prefix(std::min(text.size(), part.size() + 1));
    }
    writeLine();
}

void writeTag(std::ostream& out, std::string_view name, std::string_view value) {
    out << '[' << name << " \"";
    for (const char c : onOneLine(value)) {
        if (c == '"' || c == '\\') out << '\\';
        out << c;
    }
    out << "\"]\n";
}

bool isTagName(std::string_view name) {
    return !name.empty() && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
               c == '_';
    });
}

void writeTags(std::ostream& out, const PgnGame& game) {
    struct Standard {
        std::string_view name;
        std::string_view unknown;
    };
    static constexpr Standard kRoster[] = {{"Event", "?"}, {"Site", "?"},  {"Date", "????.??.??"},
                                           {"Round", "?"}, {"White", "?"}, {"Black", "?"}};
    std::vector<std::string_view> written{"Result", "SetUp", "FEN"};
    for (const Standard& tag : kRoster) {
        const std::string value = game.tag(tag.name);
        writeTag(out, tag.name, value.empty() ? tag.unknown : std::string_view(value));
        written.push_back(tag.name);
    }
    writeTag(out, "Result", game.result);
    if (const std::string fen = toFen(game.game.start()); fen != kInitialFen) {
        writeTag(out, "SetUp", "1");
        writeTag(out, "FEN", fen);
    }
    for (const PgnTag& tag : game.tags) {
        const bool done = std::find(written.begin(), written.end(), tag.name) != written.end();
        if (done || !isTagName(tag.name)) continue;
        writeTag(out, tag.name, tag.value);
        written.push_back(tag.name);
    }
}

/// Writes the tree along a stack of its own, so that nesting may be as deep as memory is.
class TreeWriter {
public:
    TreeWriter(const PgnGame& game, Lines& out) : game_(game), out_(out) {}

    void write();

private:
    /// A line of moves of which `current` comes next.
    struct Line {
        int current;
        const std::vector<int>* choices; ///< with `current` at the front; none for a side line
        Position position;
        std::size_t side = 1;    ///< the choice to come next as a side line
        bool written = false;    ///< `current` is
        bool needsNumber = true; ///< also before a move of Black
    };

    void writeMove(Line& line);
    void advance(Line& line);

    const PgnGame& game_;
    Lines& out_;
    std::vector<Line> lines_;
};

void TreeWriter::writeMove(Line& line) {
    const PgnNode& node = game_.nodes[at(line.current)];
    if (!node.commentBefore.empty()) {
        out_.comment(node.commentBefore);
        line.needsNumber = true;
    }
    const bool white = line.position.turn() == Color::White;
    if (white || line.needsNumber) {
        out_.word(std::to_string(line.position.fullmoveNumber()) + (white ? "." : "..."));
    }
    out_.word(toSan(line.position, node.move));
    for (const int nag : node.nags)
        out_.word('$' + std::to_string(nag));
    out_.comment(node.comment);
    line.needsNumber = !node.comment.empty();
    line.written = true;
}

void TreeWriter::advance(Line& line) {
    const PgnNode& node = game_.nodes[at(line.current)];
    line.position.play(node.move);
    line.choices = &node.next;
    line.current = node.next.empty() ? -1 : node.next.front();
    line.side = 1;
    line.written = false;
}

void TreeWriter::write() {
    if (game_.first.empty()) return;
    lines_.push_back({game_.first.front(), &game_.first, game_.game.start()});
    while (!lines_.empty()) {
        Line& line = lines_.back();
        if (line.current < 0) {
            lines_.pop_back();
            if (!lines_.empty()) out_.close();
            continue;
        }
        if (!line.written) writeMove(line);
        if (line.choices != nullptr && line.side < line.choices->size()) {
            line.needsNumber = true;
            out_.open();
            const int first = (*line.choices)[line.side++];
            lines_.push_back(Line{first, nullptr, Position(line.position)});
        } else {
            advance(line);
        }
    }
}

} // namespace

void writePgn(std::ostream& out, const PgnGame& game) {
    writeTags(out, game);
    out << '\n';
    Lines lines(out);
    lines.comment(game.commentAtStart);
    if (game.nodes.empty()) {
        const PgnGame bare = toPgnGame(game.game);
        TreeWriter(bare, lines).write();
    } else {
        TreeWriter(game, lines).write();
    }
    lines.word(game.result);
    lines.lineEnd();
    out << '\n';
}

PgnGame toPgnGame(const Game& game, std::vector<PgnTag> tags) {
    PgnGame out;
    out.game = game;
    out.tags = std::move(tags);
    if (const std::optional<Ending> ending = game.ending()) out.result = toString(ending->result);
    for (const Move move : game.moves()) {
        const int added = static_cast<int>(out.nodes.size());
        (added == 0 ? out.first : out.nodes.back().next).push_back(added);
        PgnNode& node = out.nodes.emplace_back();
        node.move = move;
        node.parent = added - 1;
    }
    return out;
}

} // namespace theco::chess
