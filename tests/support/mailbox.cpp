// SPDX-License-Identifier: MIT
#include "tests/support/mailbox.hpp"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace theco::mailbox {
namespace {

// a8 is 21, h1 is 98: ten squares a line, so that north is -10 and a step off the board lands on
// the margin.
constexpr char kMargin = '#';
constexpr char kEmpty = '.';
constexpr int kNorth = -10;
constexpr int kSouth = 10;
constexpr int kEast = 1;
constexpr int kWest = -1;

const std::vector<int> kRookSteps{kNorth, kSouth, kEast, kWest};
const std::vector<int> kBishopSteps{-11, -9, 9, 11};
const std::vector<int> kAllSteps{kNorth, kSouth, kEast, kWest, -11, -9, 9, 11};
const std::vector<int> kKnightSteps{-21, -19, -12, -8, 8, 12, 19, 21};

bool isMan(char c) {
    return c != kMargin && c != kEmpty;
}
char sideOf(char man) {
    return man >= 'a' ? 'b' : 'w';
}
char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c;
}
char manOf(char side, char kind) {
    return side == 'w' ? static_cast<char>(kind - 32) : kind;
}
char other(char side) {
    return side == 'w' ? 'b' : 'w';
}
int fromName(const std::string& name) {
    return 20 + (8 - (name[1] - '0')) * 10 + (name[0] - 'a') + 1;
}
std::string nameOf(int square) {
    return {static_cast<char>('a' + square % 10 - 1), static_cast<char>('0' + 10 - square / 10)};
}
/// 1..8 as printed beside the board.
int rank(int square) {
    return 10 - square / 10;
}
const std::vector<int>& stepsOf(char kind) {
    switch (kind) {
    case 'r':
        return kRookSteps;
    case 'b':
        return kBishopSteps;
    case 'n':
        return kKnightSteps;
    default:
        return kAllSteps;
    }
}
bool slides(char kind) {
    return kind == 'r' || kind == 'b' || kind == 'q';
}

} // namespace

Board::Board(const std::string& fen) {
    std::istringstream in(fen);
    std::string men, turn, rights, enPassant;
    in >> men >> turn >> rights >> enPassant >> halfmoves_ >> number_;
    at_.fill(kMargin);
    std::size_t square = 21;
    for (const char c : men) {
        if (c == '/') {
            square += 2;
        } else if (c >= '1' && c <= '8') {
            for (int i = 0; i < c - '0'; ++i)
                at_[square++] = kEmpty;
        } else {
            at_[square++] = c;
        }
    }
    turn_ = turn[0];
    rights_ = rights == "-" ? "" : rights;
    enPassant_ = enPassant == "-" ? 0 : fromName(enPassant);
}

std::string Board::fen() const {
    std::ostringstream out;
    for (int line = 2; line < 10; ++line) {
        int run = 0;
        for (int column = 1; column <= 8; ++column) {
            const char c = at_[static_cast<std::size_t>(line * 10 + column)];
            if (c == kEmpty) {
                ++run;
                continue;
            }
            if (run != 0) out << run;
            run = 0;
            out << c;
        }
        if (run != 0) out << run;
        if (line < 9) out << '/';
    }
    out << ' ' << turn_ << ' ' << (rights_.empty() ? "-" : rights_) << ' '
        << (canEnPassant() ? nameOf(enPassant_) : "-") << ' ' << halfmoves_ << ' ' << number_;
    return out.str();
}

int Board::findKing(char side) const {
    return static_cast<int>(std::find(at_.begin(), at_.end(), manOf(side, 'k')) - at_.begin());
}

bool Board::reaches(int from, int to) const {
    const char man = at_[static_cast<std::size_t>(from)];
    const char kind = lower(man);
    if (kind == 'p') {
        const int forward = sideOf(man) == 'w' ? kNorth : kSouth;
        return to == from + forward + kEast || to == from + forward + kWest;
    }
    for (const int step : stepsOf(kind)) {
        int square = from + step;
        while (at_[static_cast<std::size_t>(square)] != kMargin) {
            if (square == to) return true;
            if (!slides(kind) || isMan(at_[static_cast<std::size_t>(square)])) break;
            square += step;
        }
    }
    return false;
}

bool Board::attacked(int square, char side) const {
    for (int from = 21; from <= 98; ++from) {
        const char man = at_[static_cast<std::size_t>(from)];
        if (isMan(man) && sideOf(man) == side && reaches(from, square)) return true;
    }
    return false;
}

std::vector<std::string> Board::attackers(const std::string& square, char side) const {
    std::vector<std::string> found;
    for (int from = 21; from <= 98; ++from) {
        const char man = at_[static_cast<std::size_t>(from)];
        if (isMan(man) && sideOf(man) == side && reaches(from, fromName(square))) {
            found.push_back(nameOf(from));
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

bool Board::inCheck() const {
    return attacked(findKing(turn_), other(turn_));
}

void Board::tryPawn(int from, std::vector<Step>& out) const {
    const int forward = turn_ == 'w' ? kNorth : kSouth;
    const auto add = [&](int to) {
        if (rank(to) == 1 || rank(to) == 8) {
            for (const char promotion : {'q', 'r', 'b', 'n'})
                out.push_back({from, to, promotion});
        } else {
            out.push_back({from, to, 0});
        }
    };
    if (at_[static_cast<std::size_t>(from + forward)] == kEmpty) {
        add(from + forward);
        const bool home = rank(from) == (turn_ == 'w' ? 2 : 7);
        if (home && at_[static_cast<std::size_t>(from + 2 * forward)] == kEmpty) {
            add(from + 2 * forward);
        }
    }
    for (const int side : {kEast, kWest}) {
        const int to = from + forward + side;
        const char man = at_[static_cast<std::size_t>(to)];
        if ((isMan(man) && sideOf(man) != turn_) || (to == enPassant_ && man == kEmpty)) add(to);
    }
}

void Board::tryCastles(std::vector<Step>& out) const {
    const int king = turn_ == 'w' ? 95 : 25;
    if (attacked(king, other(turn_))) return;
    for (const char wing : {'k', 'q'}) {
        if (rights_.find(manOf(turn_, wing)) == std::string::npos) continue;
        const int step = wing == 'k' ? kEast : kWest;
        bool open = true;
        // Every square up to the rook must be empty, the two the king touches also safe.
        for (int square = king + step; at_[static_cast<std::size_t>(square + step)] != kMargin;
             square += step) {
            if (at_[static_cast<std::size_t>(square)] != kEmpty) open = false;
        }
        if (open && !attacked(king + step, other(turn_)) &&
            !attacked(king + 2 * step, other(turn_))) {
            out.push_back({king, king + 2 * step, 0});
        }
    }
}

std::vector<Board::Step> Board::tries() const {
    std::vector<Step> out;
    for (int from = 21; from <= 98; ++from) {
        const char man = at_[static_cast<std::size_t>(from)];
        if (!isMan(man) || sideOf(man) != turn_) continue;
        const char kind = lower(man);
        if (kind == 'p') {
            tryPawn(from, out);
            continue;
        }
        for (const int step : stepsOf(kind)) {
            for (int to = from + step; at_[static_cast<std::size_t>(to)] != kMargin; to += step) {
                const char target = at_[static_cast<std::size_t>(to)];
                if (target == kEmpty || sideOf(target) != turn_) out.push_back({from, to, 0});
                if (target != kEmpty || !slides(kind)) break;
            }
        }
    }
    tryCastles(out);
    return out;
}

Board Board::made(const Step& step) const {
    Board next = *this;
    const auto from = static_cast<std::size_t>(step.from);
    const auto to = static_cast<std::size_t>(step.to);
    const char man = at_[from];
    const bool pawn = lower(man) == 'p';
    const bool capture = at_[to] != kEmpty;

    next.at_[to] = step.promotion != 0 ? manOf(turn_, step.promotion) : man;
    next.at_[from] = kEmpty;
    if (pawn && step.to == enPassant_) {
        next.at_[static_cast<std::size_t>(step.to - (turn_ == 'w' ? kNorth : kSouth))] = kEmpty;
    }
    if (lower(man) == 'k' && std::abs(step.to - step.from) == 2) {
        const bool kingside = step.to > step.from;
        const auto corner = static_cast<std::size_t>(kingside ? step.to + 1 : step.to - 2);
        next.at_[static_cast<std::size_t>((step.from + step.to) / 2)] = next.at_[corner];
        next.at_[corner] = kEmpty;
    }

    const auto lose = [&](const std::string& letters) {
        std::erase_if(next.rights_, [&](char c) { return letters.find(c) != std::string::npos; });
    };
    for (const int square : {step.from, step.to}) {
        if (square == fromName("e1")) lose("KQ");
        if (square == fromName("h1")) lose("K");
        if (square == fromName("a1")) lose("Q");
        if (square == fromName("e8")) lose("kq");
        if (square == fromName("h8")) lose("k");
        if (square == fromName("a8")) lose("q");
    }
    const bool twoSteps = pawn && std::abs(step.to - step.from) == 20;
    next.enPassant_ = twoSteps ? (step.from + step.to) / 2 : 0;
    next.halfmoves_ = pawn || capture ? 0 : halfmoves_ + 1;
    next.number_ = number_ + (turn_ == 'b' ? 1 : 0);
    next.turn_ = other(turn_);
    return next;
}

bool Board::isLegal(const Step& step) const {
    const Board next = made(step);
    return !next.attacked(next.findKing(turn_), next.turn_);
}

std::vector<Board::Step> Board::legal() const {
    std::vector<Step> steps = tries();
    std::erase_if(steps, [this](const Step& step) { return !isLegal(step); });
    return steps;
}

bool Board::canEnPassant() const {
    if (enPassant_ == 0) return false;
    const std::vector<Step> steps = legal();
    return std::any_of(steps.begin(), steps.end(), [this](const Step& step) {
        return step.to == enPassant_ && lower(at_[static_cast<std::size_t>(step.from)]) == 'p';
    });
}

std::vector<std::string> Board::legalMoves() const {
    std::vector<std::string> moves;
    for (const Step& step : legal()) {
        std::string uci = nameOf(step.from) + nameOf(step.to);
        if (step.promotion != 0) uci += step.promotion;
        moves.push_back(uci);
    }
    std::sort(moves.begin(), moves.end());
    return moves;
}

Board Board::after(const std::string& uci) const {
    return made(
        {fromName(uci.substr(0, 2)), fromName(uci.substr(2, 2)), uci.size() > 4 ? uci[4] : '\0'});
}

std::uint64_t Board::perft(int depth) const {
    if (depth == 0) return 1;
    std::uint64_t leaves = 0;
    for (const Step& step : legal())
        leaves += made(step).perft(depth - 1);
    return leaves;
}

} // namespace theco::mailbox
