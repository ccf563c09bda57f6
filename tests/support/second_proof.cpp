// SPDX-License-Identifier: MIT
#include "tests/support/second_proof.hpp"

#include "tests/support/free_levels.hpp"
#include "tests/support/mailbox.hpp"
#include "tests/support/second_dead.hpp"
#include "tests/support/second_reasons.hpp"

#include <tinyxml2.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

namespace theco::second {

namespace {

using mailbox::Board;
using Words = std::set<std::string>;

std::vector<std::string> split(const std::string& text) {
    std::istringstream in(text);
    std::vector<std::string> out;
    for (std::string word; in >> word;)
        out.push_back(word);
    return out;
}
Words setOf(const std::string& text) {
    const std::vector<std::string> words = split(text);
    return {words.begin(), words.end()};
}
Words setOf(const std::vector<std::string>& words) {
    return {words.begin(), words.end()};
}
std::string join(const Words& words) {
    std::string out;
    for (const std::string& word : words)
        out += word + ' ';
    return out;
}

/// What stands on a square: a FEN letter, or a dot.
char at(const Board& board, const std::string& square) {
    const std::string fen = board.fen();
    int rank = 8;
    char file = 'a';
    for (const char c : fen) {
        if (c == ' ') break;
        if (c == '/') {
            --rank;
            file = 'a';
        } else if (c >= '1' && c <= '8') {
            file = static_cast<char>(file + (c - '0'));
            if (rank == square[1] - '0' && file > square[0]) return '.';
        } else {
            if (rank == square[1] - '0' && file == square[0]) return c;
            ++file;
        }
    }
    return '.';
}
std::vector<std::string> fields(const Board& board) {
    return split(board.fen());
}
bool mated(const Board& board) {
    return board.inCheck() && board.legalMoves().empty();
}
bool isPawn(const Board& board, const std::string& square) {
    return at(board, square) == 'P' || at(board, square) == 'p';
}
bool isEnPassant(const Board& board, const std::string& move) {
    return isPawn(board, move.substr(0, 2)) && move[0] != move[2] &&
           at(board, move.substr(2, 2)) == '.';
}
bool captures(const Board& board, const std::string& move) {
    return at(board, move.substr(2, 2)) != '.' || isEnPassant(board, move);
}
bool isLegal(const Board& board, const std::string& move) {
    const std::vector<std::string> all = board.legalMoves();
    return std::find(all.begin(), all.end(), move) != all.end();
}

bool holds(const Board& before, const std::string& move, const std::string& goal) {
    const Board after = before.after(move);
    if (goal == "legal") return true;
    if (goal == "capture") return captures(before, move);
    if (goal == "ep") return isEnPassant(before, move);
    if (goal == "check") return after.inCheck();
    if (goal == "mate") return mated(after);
    if (goal == "stalemate") return !after.inCheck() && after.legalMoves().empty();
    // capture:q
    const char taken = at(before, move.substr(2, 2));
    return goal.size() == 9 && (taken == goal[8] || taken == goal[8] - 'a' + 'A');
}

bool forces(const Board& board, const std::string& move, const std::string& goal, int moves) {
    if (holds(board, move, goal)) return true;
    if (moves == 0) return false;
    const Board after = board.after(move);
    const std::vector<std::string> replies = after.legalMoves();
    if (replies.empty()) return false;
    for (const std::string& reply : replies) {
        const Board next = after.after(reply);
        bool possible = false;
        for (const std::string& mine : next.legalMoves())
            possible = possible || forces(next, mine, goal, moves - 1);
        if (!possible) return false;
    }
    return true;
}

class Prover {
public:
    Prover(const tinyxml2::XMLElement& xml, Report& report) : xml_(xml), report_(report) {}

    void prove() {
        ++report_.exercises;
        const std::string kind = get("kind");
        if (kind == "quiz") return;
        ++report_.proven;
        if (kind == "goto" || kind == "safe" || kind == "capture-all") return level(kind);
        if (kind == "setup") return setup();
        if (kind == "square" && get("ask") != "attackers") return square();
        Board board(get("fen"));
        std::vector<Board> history{board};
        for (const std::string& move : split(get("moves"))) {
            if (!isLegal(board, move)) return doubt("moves: " + move + " is not legal");
            board = board.after(move);
            history.push_back(board);
        }
        if (kind == "all-moves") allMoves(board);
        if (kind == "line") line(board);
        if (kind == "refuse") refuse();
        if (kind == "promotion") promotion(board);
        if (kind == "replies") replies(board);
        if (kind == "castle") castle();
        if (kind == "classify") classify(board);
        if (kind == "mate1" || kind == "check1") oneMove(board, kind == "mate1" ? "mate" : "check");
        if (kind == "claim") claim(history);
        if (kind == "square")
            same("attackers", setOf(board.attackers(get("square"), get("side")[0])),
                 get("answer") == "-" ? Words() : setOf(get("answer")));
    }

private:
    std::string get(const char* name) const {
        const char* value = xml_.Attribute(name);
        return value == nullptr ? "" : value;
    }
    void doubt(const std::string& what) { report_.doubts.push_back({get("id"), what}); }
    void same(const std::string& what, const Words& found, const Words& written) {
        if (found != written) doubt(what + ": found " + join(found) + ", written " + join(written));
    }

    void level(const std::string& kind) {
        LevelText text{kind, get("pieces"), get("stars"), get("enemies"), get("block")};
        const LevelAnswer found = solveLevel(text);
        if (std::to_string(found.minimum) != get("par"))
            doubt("par: found " + std::to_string(found.minimum) + ", written " + get("par"));
        if ((found.lines == 1) != (get("challenge") == "yes"))
            doubt("challenge: found " + std::to_string(found.lines) + " shortest lines");
        if (kind == "safe") {
            text.enemies.clear();
            const LevelAnswer without = solveLevel(text);
            if (without.minimum == 0 || without.minimum >= found.minimum)
                doubt("the danger does not matter");
        }
    }

    void setup() {
        const std::string side = get("side");
        static const std::string home = "RNBQKBNR";
        Words all;
        for (const char rank : {'1', '2', '7', '8'}) {
            if ((rank < '5' && side == "black") || (rank > '5' && side == "white")) continue;
            for (char file = 'a'; file <= 'h'; ++file)
                all.insert(
                    {rank == '1' || rank == '8' ? home[static_cast<std::size_t>(file - 'a')] : 'P',
                     file, rank});
        }
        const Words written = setOf(get("answer"));
        if (get("part") != "yes") return same("setup", all, written);
        for (const std::string& man : written)
            if (all.count(man) == 0) doubt("setup: " + man + " is not at home");
    }

    void square() {
        if (get("ask") == "color") {
            const std::string at = get("square");
            // a1 is dark, and neighbours differ.
            const bool light = ((at[0] - 'a') + (at[1] - '1')) % 2 == 1;
            if (get("answer") != (light ? "light" : "dark")) doubt("color");
        } else if (get("ask") == "mark") {
            const std::string set = get("set");
            Words found;
            for (char file = 'a'; file <= 'h'; ++file)
                for (char rank = '1'; rank <= '8'; ++rank)
                    if (inSet(set, file, rank)) found.insert({file, rank});
            same("mark", found, setOf(get("answer")));
        }
    }
    static bool inSet(const std::string& set, char file, char rank) {
        if (set == "centre") return (file == 'd' || file == 'e') && (rank == '4' || rank == '5');
        if (set == "kingside") return file > 'd';
        if (set == "queenside") return file < 'e';
        if (set == "territory-white") return rank < '5';
        if (set == "territory-black") return rank > '4';
        const char last = set.back();
        if (set.rfind("file-", 0) == 0) return file == last;
        if (set.rfind("rank-", 0) == 0) return rank == last;
        const char fromFile = set[9];
        const char fromRank = set[10];
        const bool rising = (set[12] > fromFile) == (set[13] > fromRank);
        return rising ? file - rank == fromFile - fromRank : file + rank == fromFile + fromRank;
    }

    void allMoves(const Board& board) {
        Words found;
        for (const std::string& move : board.legalMoves())
            if (move.substr(0, 2) == get("square")) found.insert(move.substr(2, 2));
        same("answer", found, setOf(get("answer")));
        for (const auto* why = xml_.FirstChildElement("why"); why != nullptr;
             why = why->NextSiblingElement("why"))
            sameCodes(get("square") + why->Attribute("square"), setOf(why->Attribute("codes")));
    }

    void line(Board board) {
        const std::vector<std::string> then = split(get("then"));
        const Words answers = setOf(get("answer"));
        for (const std::string& answer : answers)
            if (!isLegal(board, answer)) return doubt(answer + " is not legal");
        if (then.empty()) {
            if (get("goal") == "legal") return;
            Words found;
            for (const std::string& move : board.legalMoves())
                if (holds(board, move, get("goal"))) found.insert(move);
            return same("answer", found, answers);
        }
        follow(board, *answers.begin(), then, get("goal"));
    }
    void follow(Board board, std::string last, const std::vector<std::string>& then,
                const std::string& goal) {
        for (const std::string& move : then) {
            if (!isLegal(board, last)) return doubt(last + " is not legal");
            board = board.after(last);
            last = move;
        }
        if (!isLegal(board, last)) return doubt(last + " is not legal");
        if (!holds(board, last, goal)) doubt("goal: not reached by " + last);
    }

    void refuse() { sameCodes(get("move"), setOf(get("codes"))); }
    void sameCodes(const std::string& tried, const Words& written) {
        const auto found = reasonsAgainst(get("fen"), split(get("moves")), tried);
        if (!found) return doubt(tried + " is not judged a second time");
        Words codes;
        for (const Reason& reason : *found)
            codes.insert(reason.code);
        same("codes of " + tried, codes, written);
    }

    void promotion(const Board& board) {
        const std::vector<std::string> then = split(get("then"));
        const std::string answers = get("answer");
        const int moves = static_cast<int>(then.size() / 2);
        for (const char piece : std::string("qrbn")) {
            const std::string move = get("move") + piece;
            if (!isLegal(board, move)) return doubt(move + " is not legal");
            const bool right = answers.find(piece) != std::string::npos;
            if (forces(board, move, get("goal"), moves) != right)
                doubt("answer: " + move + (right ? " does not force it" : " forces it too"));
            if (right) {
                follow(board, move, then, get("goal"));
                continue;
            }
            const Board after = board.after(move);
            std::string outcome = "misses";
            if (after.legalMoves().empty())
                outcome = after.inCheck() ? "misses" : "stalemate";
            else if (const std::optional<bool> dead = isDead(after); !dead)
                outcome = "not known";
            else if (*dead)
                outcome = "dead";
            std::string written;
            for (const auto* f = xml_.FirstChildElement("feedback"); f != nullptr;
                 f = f->NextSiblingElement("feedback"))
                if (f->Attribute("promo") != nullptr && f->Attribute("promo")[0] == piece)
                    written = f->Attribute("outcome");
            if (written != outcome) doubt("outcome of " + move + ": " + outcome);
        }
    }

    void replies(const Board& board) {
        if (!board.inCheck()) doubt("not in check");
        Words king;
        Words capture;
        Words block;
        for (const std::string& move : board.legalMoves()) {
            const char man = at(board, move.substr(0, 2));
            if (man == 'K' || man == 'k')
                king.insert(move);
            else if (captures(board, move))
                capture.insert(move);
            else
                block.insert(move);
        }
        same("king", king, setOf(get("king")));
        same("capture", capture, setOf(get("capture")));
        same("block", block, setOf(get("block")));
    }

    void castle() {
        for (const auto* ask = xml_.FirstChildElement("ask"); ask != nullptr;
             ask = ask->NextSiblingElement("ask")) {
            const std::string side = ask->Attribute("side");
            const bool yes = std::string(ask->Attribute("answer")) == "yes";
            std::set<Reason> written;
            for (const auto* r = ask->FirstChildElement("reason"); r != nullptr;
                 r = r->NextSiblingElement("reason")) {
                const char* by = r->Attribute("by");
                written.insert({r->Attribute("code"), setOf(r->Attribute("squares")),
                                setOf(by == nullptr ? "" : by)});
            }
            const auto found = reasonsAgainst(get("fen"), split(get("moves")), side);
            if (!found || yes != found->empty()) doubt("castling " + side);
            if (found != written) doubt("castling " + side + ": the reasons differ");
        }
    }

    void classify(const Board& board) {
        std::string found = "none";
        if (mated(board))
            found = "mate";
        else if (board.legalMoves().empty())
            found = "stalemate";
        else if (const std::optional<bool> dead = isDead(board); !dead)
            found = "not known";
        else if (*dead)
            found = "dead";
        else if (board.inCheck())
            found = "check";
        if (found != get("answer")) doubt("classify: " + found);
    }

    void oneMove(const Board& board, const std::string& goal) {
        Words found;
        for (const std::string& move : board.legalMoves())
            if (holds(board, move, goal)) found.insert(move);
        if (found.empty()) doubt("no move gives " + goal);
        if (xml_.Attribute("answer") != nullptr) same("answer", found, setOf(get("answer")));
    }

    void claim(const std::vector<Board>& history) {
        const std::string rule = get("rule");
        std::map<std::string, int> seen;
        int first = -1;
        for (std::size_t ply = 0; ply < history.size() && first < 0; ++ply) {
            const std::vector<std::string> f = fields(history[ply]);
            const int times = ++seen[f[0] + f[1] + f[2] + f[3]];
            int clock = 0;
            std::istringstream(f[4]) >> clock;
            const bool holding = rule == "threefold"  ? times >= 3
                                 : rule == "fivefold" ? times >= 5
                                 : rule == "fifty"    ? clock >= 100
                                                      : clock >= 150;
            if (holding && !mated(history[ply])) first = static_cast<int>(ply);
        }
        if (std::to_string(first) != get("first-at"))
            doubt("first-at: found " + std::to_string(first));
    }

    const tinyxml2::XMLElement& xml_;
    Report& report_;
};

void walk(const tinyxml2::XMLElement& element, Report& report) {
    if (std::string(element.Name()) == "exercise") Prover(element, report).prove();
    for (const auto* child = element.FirstChildElement(); child != nullptr;
         child = child->NextSiblingElement())
        walk(*child, report);
}

} // namespace

Report proveAgain(const std::string& xml) {
    Report report;
    tinyxml2::XMLDocument document;
    if (document.Parse(xml.c_str(), xml.size()) != tinyxml2::XML_SUCCESS) {
        report.doubts.push_back({"", "not XML"});
        return report;
    }
    walk(*document.RootElement(), report);
    return report;
}

} // namespace theco::second
