// SPDX-License-Identifier: MIT
#include "tests/support/second_reasons.hpp"

#include "tests/support/mailbox.hpp"

#include <cctype>
#include <cstdlib>
#include <map>
#include <sstream>

namespace theco::second {

namespace {

using mailbox::Board;
using Squares = std::set<std::string>;

std::vector<std::string> fieldsOf(const std::string& fen) {
    std::istringstream in(fen);
    std::vector<std::string> out;
    for (std::string field; in >> field;)
        out.push_back(field);
    return out;
}

std::map<std::string, char> menOf(const std::string& fen) {
    std::map<std::string, char> out;
    char file = 'a';
    char rank = '8';
    const std::string men = fieldsOf(fen)[0];
    for (const char c : men) {
        if (c == '/') {
            --rank;
            file = 'a';
        } else if (c >= '1' && c <= '8') {
            file = static_cast<char>(file + (c - '0'));
        } else {
            out[{file, rank}] = c;
            ++file;
        }
    }
    return out;
}

char kindOf(char man) {
    return static_cast<char>(std::tolower(static_cast<unsigned char>(man)));
}
bool isWhite(char man) {
    return man < 'a';
}

/// A game up to the try, and the try taken apart.
class Judge {
public:
    Judge(const std::string& fen, const std::vector<std::string>& moves)
        : start_(fen), moves_(moves), board_(fen) {
        for (const std::string& move : moves) {
            const char man = menOf(board_.fen())[move.substr(0, 2)];
            movers_.push_back(man);
            board_ = board_.after(move);
        }
        men_ = menOf(board_.fen());
        white_ = fieldsOf(board_.fen())[1] == "w";
        for (const auto& [square, man] : men_)
            if (man == (white_ ? 'K' : 'k')) king_ = square;
    }

    std::set<Reason> against(const std::string& tried) {
        if (board_.legalMoves().empty()) {
            add("GAME_OVER", {king_}, attackersOf(board_, king_));
            return found_;
        }
        const char home = white_ ? '1' : '8';
        if (tried[0] == 'O') return castling(tried == "O-O");
        from_ = tried.substr(0, 2);
        to_ = tried.substr(2, 2);
        letter_ = tried.size() > 4 ? tried[4] : '\0';
        const char man = at(from_);
        if (man == '.') return only("EMPTY_SQUARE", from_);
        if (isWhite(man) != white_) return only("NOT_YOUR_TURN", from_);
        if (from_ == king_ && from_ == std::string{'e', home} && to_[1] == home &&
            (to_[0] == 'g' || to_[0] == 'c')) {
            if (letter_ != '\0') add("PROMO_NOT_HERE", {to_});
            return castling(to_[0] == 'g');
        }
        if (const std::string code = geometry(kindOf(man)); !code.empty())
            return only(code, code == "PAWN_DOUBLE_NOT_HOME" ? from_ : to_);
        occupation(kindOf(man));
        if (!found_.empty()) return found_;
        promotion(kindOf(man));
        ownKing();
        return found_;
    }

private:
    char at(const std::string& square) const {
        const auto man = men_.find(square);
        return man == men_.end() ? '.' : man->second;
    }
    bool ours(const std::string& square) const {
        return at(square) != '.' && isWhite(at(square)) == white_;
    }
    bool theirs(const std::string& square) const { return at(square) != '.' && !ours(square); }
    Squares attackersOf(const Board& board, const std::string& square) const {
        const std::vector<std::string> all = board.attackers(square, white_ ? 'b' : 'w');
        return {all.begin(), all.end()};
    }
    void add(const std::string& code, const Squares& squares, const Squares& by = {}) {
        found_.insert({code, squares, by});
    }
    std::set<Reason> only(const std::string& code, const std::string& square) {
        return {{code, {square}, {}}};
    }
    /// Files to the right and ranks ahead, seen from the side to move.
    int right() const { return to_[0] - from_[0]; }
    int ahead() const { return (to_[1] - from_[1]) * (white_ ? 1 : -1); }
    bool pawnTry(int files, int ranks) const {
        return std::abs(right()) == files && ahead() == ranks;
    }

    std::string geometry(char kind) const {
        const int files = std::abs(right());
        const int ranks = std::abs(ahead());
        const bool straight = (files == 0) != (ranks == 0);
        const bool diagonal = files == ranks && files != 0;
        bool fits = false;
        switch (kind) {
        case 'p':
            if (pawnTry(0, -1) || pawnTry(0, -2) || pawnTry(1, -1)) return "PAWN_BACKWARD";
            if (pawnTry(0, 2) && from_[1] != (white_ ? '2' : '7')) return "PAWN_DOUBLE_NOT_HOME";
            fits = pawnTry(0, 1) || pawnTry(0, 2) || pawnTry(1, 1);
            break;
        case 'n':
            fits = files * ranks == 2;
            break;
        case 'b':
            fits = diagonal;
            break;
        case 'r':
            fits = straight;
            break;
        case 'q':
            fits = straight || diagonal;
            break;
        default:
            fits = files <= 1 && ranks <= 1 && files + ranks > 0;
        }
        return fits ? "" : "BAD_GEOMETRY";
    }

    /// The squares strictly between two squares of a line.
    static Squares between(const std::string& a, const std::string& b) {
        const auto sign = [](int n) { return n > 0 ? 1 : n < 0 ? -1 : 0; };
        Squares out;
        std::string square = a;
        while (true) {
            square[0] = static_cast<char>(square[0] + sign(b[0] - square[0]));
            square[1] = static_cast<char>(square[1] + sign(b[1] - square[1]));
            if (square == b) return out;
            out.insert(square);
        }
    }
    Squares occupied(const Squares& squares) const {
        Squares out;
        for (const std::string& square : squares)
            if (at(square) != '.') out.insert(square);
        return out;
    }

    void occupation(char kind) {
        if (kind == 'p' && pawnTry(0, 2)) {
            Squares way = between(from_, to_);
            way.insert(to_);
            if (const Squares there = occupied(way); !there.empty())
                add("PAWN_DOUBLE_BLOCKED", there);
            return;
        }
        if (ours(to_)) add("OWN_PIECE_ON_TARGET", {to_});
        if (kind == 'b' || kind == 'r' || kind == 'q')
            if (const Squares there = occupied(between(from_, to_)); !there.empty())
                add("PATH_BLOCKED", there);
        if (kind != 'p') return;
        if (pawnTry(0, 1) && theirs(to_)) add("PAWN_STRAIGHT_CAPTURE", {to_});
        if (pawnTry(1, 1) && at(to_) == '.' && !mayPass()) passing();
    }

    /// Whether the right to capture on `to_` in passing exists now.
    bool mayPass() const {
        if (moves_.empty()) return fieldsOf(start_)[3] == to_;
        const std::string& last = moves_.back();
        return kindOf(movers_.back()) == 'p' && std::abs(last[1] - last[3]) == 2 &&
               last[0] == to_[0] && (last[1] + last[3]) / 2 == to_[1];
    }
    void passing() {
        const std::string beside{to_[0], from_[1]};
        const bool fifth = from_[1] == (white_ ? '5' : '4');
        if (!theirs(beside)) return add("PAWN_DIAGONAL_EMPTY", {to_});
        if (kindOf(at(beside)) != 'p') {
            const std::string beyond{to_[0], white_ ? '7' : '2'};
            const bool jumped =
                fifth && !moves_.empty() && moves_.back().substr(0, 4) == beyond + beside;
            return jumped ? add("EP_NOT_A_PAWN", {beside}) : add("PAWN_DIAGONAL_EMPTY", {to_});
        }
        if (!fifth) return add("EP_WRONG_RANK", {beside});
        for (auto move = moves_.rbegin(); move != moves_.rend(); ++move) {
            if (move->substr(2, 2) != beside) continue;
            const bool twoSteps = std::abs((*move)[1] - (*move)[3]) == 2;
            return add(twoSteps ? "EP_TOO_LATE" : "EP_SINGLE_STEP", {beside});
        }
        add(fieldsOf(start_)[3] == to_ ? "EP_TOO_LATE" : "EP_NO_RIGHT", {beside});
    }

    bool promotes(char kind) const { return kind == 'p' && to_[1] == (white_ ? '8' : '1'); }
    void promotion(char kind) {
        if (!promotes(kind)) {
            if (letter_ != '\0') add("PROMO_NOT_HERE", {to_});
        } else if (letter_ == '\0') {
            add("PROMO_MISSING", {to_});
        } else if (letter_ == 'k' || letter_ == 'p') {
            add(letter_ == 'k' ? "PROMO_KING" : "PROMO_PAWN", {to_});
        }
    }
    void ownKing() {
        const bool kingMoves = from_ == king_;
        const Board after = board_.after(from_ + to_ + (promotes(kindOf(at(from_))) ? "q" : ""));
        const std::string king = kingMoves ? to_ : king_;
        const Squares attackers = attackersOf(after, king);
        if (attackers.empty()) return;
        bool checkedBefore = false;
        for (const std::string& one : attackersOf(board_, king_))
            checkedBefore = checkedBefore || attackers.count(one) != 0;
        const bool passes = kindOf(at(from_)) == 'p' && right() != 0 && at(to_) == '.';
        add(kingMoves       ? at(to_) == '.' ? "KING_INTO_ATTACK" : "KING_TAKES_DEFENDED"
            : checkedBefore ? "LEAVES_KING_IN_CHECK"
            : passes        ? "EP_EXPOSES_KING"
                            : "EXPOSES_KING",
            {king}, attackers);
    }

    std::set<Reason> castling(bool kingside) {
        const char rank = white_ ? '1' : '8';
        const std::string home{'e', rank};
        const std::string corner{kingside ? 'h' : 'a', rank};
        const char letter = kingside ? (white_ ? 'K' : 'k') : (white_ ? 'Q' : 'q');
        if (fieldsOf(board_.fen())[2].find(letter) == std::string::npos)
            rightIsGone(home, corner, letter);
        if (king_ != home) return found_;
        if (const Squares there = occupied(between(home, corner)); !there.empty())
            add("CASTLE_BLOCKED", there);
        const std::pair<const char*, char> path[] = {{"CASTLE_IN_CHECK", 'e'},
                                                     {"CASTLE_THROUGH_CHECK", kingside ? 'f' : 'd'},
                                                     {"CASTLE_INTO_CHECK", kingside ? 'g' : 'c'}};
        for (const auto& [code, file] : path)
            if (const Squares by = attackersOf(board_, {file, rank}); !by.empty())
                add(code, {{file, rank}}, by);
        return found_;
    }
    void rightIsGone(const std::string& home, const std::string& corner, char letter) {
        std::map<std::string, char> first = menOf(start_);
        const char king = white_ ? 'K' : 'k';
        const char rook = white_ ? 'R' : 'r';
        bool kingMoved = king_ != home || first[home] != king;
        bool rookMoved = at(corner) != rook || first[corner] != rook;
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            const std::string from = moves_[i].substr(0, 2);
            const std::string to = moves_[i].substr(2, 2);
            kingMoved = kingMoved || movers_[i] == king;
            rookMoved = rookMoved || from == corner || to == corner;
            // Castling moves the rook of that side too.
            if (movers_[i] == king && std::abs(from[0] - to[0]) == 2)
                rookMoved = rookMoved || (to[0] > from[0]) == (corner[0] == 'h');
        }
        const std::string rights = fieldsOf(start_)[2];
        const char other = kindOf(letter) == 'k' ? (white_ ? 'Q' : 'q') : (white_ ? 'K' : 'k');
        if (rights.find(letter) == std::string::npos && rights.find(other) != std::string::npos)
            rookMoved = true;
        if (kingMoved) add("CASTLE_KING_MOVED", {king_});
        if (rookMoved) add("CASTLE_ROOK_MOVED", {corner});
        if (!kingMoved && !rookMoved) add("CASTLE_RIGHT_LOST", {home, corner});
    }

    std::string start_;
    std::vector<std::string> moves_;
    std::vector<char> movers_; ///< who made each of the moves
    Board board_;
    std::map<std::string, char> men_;
    bool white_ = true;
    std::string king_;
    std::string from_;
    std::string to_;
    char letter_ = '\0';
    std::set<Reason> found_;
};

bool isUci(const std::string& text) {
    if (text.size() < 4 || text.size() > 5) return false;
    for (const std::size_t i : {0u, 2u})
        if (text[i] < 'a' || text[i] > 'h' || text[i + 1] < '1' || text[i + 1] > '8') return false;
    return text.size() == 4 || std::string("qrbnkp").find(text[4]) != std::string::npos;
}

} // namespace

std::optional<std::set<Reason>> reasonsAgainst(const std::string& fen,
                                               const std::vector<std::string>& moves,
                                               const std::string& tried) {
    if (tried != "O-O" && tried != "O-O-O" && !isUci(tried)) return std::nullopt;
    return Judge(fen, moves).against(tried);
}

} // namespace theco::second
