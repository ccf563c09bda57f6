// SPDX-License-Identifier: MIT
#include "lessons/square_sets.hpp"

#include "lessons/element.hpp"
#include "lessons/values.hpp"

namespace theco::lessons {

using i18n::trLater;

namespace {

template <class Wanted> Bitboard all(const Wanted& wanted) {
    Bitboard out = 0;
    for (int i = 0; i < 64; ++i)
        if (wanted(i & 7, i >> 3)) out |= Bitboard{1} << i;
    return out;
}

bool onEdge(int file, int rank) {
    return file == 0 || file == 7 || rank == 0 || rank == 7;
}

std::optional<Bitboard> diagonal(std::string_view ends) {
    if (ends.size() != 5 || ends[2] != '-') return std::nullopt;
    const auto from = chess::squareFromString(ends.substr(0, 2));
    const auto to = chess::squareFromString(ends.substr(3));
    if (!from || !to || *from == *to) return std::nullopt;
    const int files = chess::fileOf(*to) - chess::fileOf(*from);
    const int ranks = chess::rankOf(*to) - chess::rankOf(*from);
    if ((files != ranks && files != -ranks) ||
        !onEdge(chess::fileOf(*from), chess::rankOf(*from)) ||
        !onEdge(chess::fileOf(*to), chess::rankOf(*to)))
        return std::nullopt;
    Bitboard out = 0;
    const int fileStep = files > 0 ? 1 : -1;
    const int rankStep = ranks > 0 ? 1 : -1;
    for (int i = 0; i <= files * fileStep; ++i)
        out |= chess::bit(chess::makeSquare(chess::fileOf(*from) + i * fileStep,
                                            chess::rankOf(*from) + i * rankStep));
    return out;
}

std::optional<SquareTask::Ask> readAsk(std::string_view text) {
    using Ask = SquareTask::Ask;
    return oneOf<Ask>(text, {{"find", Ask::Find},
                             {"name", Ask::Name},
                             {"color", Ask::Color},
                             {"mark", Ask::Mark},
                             {"attackers", Ask::Attackers}});
}

std::optional<std::vector<Square>> readSquaresOrNone(std::string_view text) {
    if (text == "-") return std::vector<Square>();
    return readSquares(text);
}

std::optional<chess::Color> readSide(std::string_view text) {
    return oneOf<chess::Color>(text,
                               {{"white", chess::Color::White}, {"black", chess::Color::Black}});
}

} // namespace

std::optional<Bitboard> squareSet(std::string_view name) {
    if (name.substr(0, 5) == "file-" && name.size() == 6 && name[5] >= 'a' && name[5] <= 'h')
        return all([&](int file, int) { return file == name[5] - 'a'; });
    if (name.substr(0, 5) == "rank-" && name.size() == 6 && name[5] >= '1' && name[5] <= '8')
        return all([&](int, int rank) { return rank == name[5] - '1'; });
    if (name.substr(0, 9) == "diagonal-") return diagonal(name.substr(9));
    if (name == "centre")
        return all([](int file, int rank) {
            return (file == 3 || file == 4) && (rank == 3 || rank == 4);
        });
    if (name == "kingside") return all([](int file, int) { return file >= 4; });
    if (name == "queenside") return all([](int file, int) { return file < 4; });
    if (name == "territory-white") return all([](int, int rank) { return rank < 4; });
    if (name == "territory-black") return all([](int, int rank) { return rank >= 4; });
    return std::nullopt;
}

Task readSquareTask(const Element& element) {
    using Ask = SquareTask::Ask;
    SquareTask task;
    const auto ask = element.needed("ask", readAsk, expected::kWord);
    Names names{"id", "kind", "weight", "ask", "answer"};
    if (!ask || *ask == Ask::Color || *ask == Ask::Attackers) names.push_back("square");
    if (!ask || *ask == Ask::Mark) names.push_back("set");
    if (!ask || *ask == Ask::Attackers) names.insert(names.end(), {"fen", "moves", "side"});
    element.expect(names, {"prompt", "hint", "feedback"});
    if (!ask) return {};
    task.ask = *ask;
    switch (task.ask) {
    case Ask::Find:
    case Ask::Name:
        task.square = element.needed("answer", chess::squareFromString, expected::kSquare);
        return task.square ? Task(task) : Task();
    case Ask::Color: {
        task.square = element.needed("square", chess::squareFromString, expected::kSquare);
        const auto light = element.needed(
            "answer",
            [](std::string_view text) {
                return oneOf<bool>(text, {{"light", true}, {"dark", false}});
            },
            expected::kWord);
        if (!task.square || !light) return {};
        task.light = *light;
        return task;
    }
    case Ask::Mark: {
        const auto answer = element.needed("answer", readSquares, expected::kSquares);
        const auto set = element.needed("set", squareSet, expected::kWord);
        if (!answer || !set) return {};
        task.answer = *answer;
        task.set = *element.attribute("set");
        return task;
    }
    case Ask::Attackers: {
        const auto answer = element.needed("answer", readSquaresOrNone, expected::kSquares);
        const auto side = element.needed("side", readSide, expected::kWord);
        task.square = element.needed("square", chess::squareFromString, expected::kSquare);
        if (!answer || !side || !task.square) return {};
        task.answer = *answer;
        task.side = *side;
        return task;
    }
    }
    return {};
}

} // namespace theco::lessons
