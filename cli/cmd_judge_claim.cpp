// SPDX-License-Identifier: MIT
#include "arbiter/laws/intended_move.hpp"
#include "arbiter/laws/ruling_json.hpp"
#include "arbiter/laws/ruling_words.hpp"
#include "cli/cmd_judge.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

namespace theco::cli {

namespace {

using namespace laws;
using i18n::fill;
using i18n::tr;

/// Reads the options one after the other; the first fault stands.
class ClaimReader {
public:
    explicit ClaimReader(const Arguments& arguments) : arguments_(arguments) {}

    Result<DrawClaim, std::string> read() {
        readGame();
        readWhoAndWhat();
        claim_.pressed = yes("--pressed", true);
        claim_.opponentAccepts = choice("--opponent", {"contests", "accepts"}, 0) == 1;
        claim_.drawRestriction = yes("--draw-restriction", false);
        claim_.withdraws = yes("--withdraws", false);
        claim_.rate = static_cast<Rate>(choice("--rate", {"standard", "rapid", "blitz"}, 0));
        readIntendedMove();
        readTouched();
        if (fault_) return Err{*fault_};
        return claim_;
    }

private:
    void refuse(std::string message) {
        if (!fault_) fault_ = std::move(message);
    }
    int choice(std::string_view option, const std::vector<std::string_view>& words,
               std::optional<int> usual = std::nullopt) {
        const Result<int, std::string> word = readWord(arguments_, option, words, usual);
        if (word) return *word;
        refuse(word.error());
        return 0;
    }
    bool yes(std::string_view option, bool usual) {
        return choice(option, {"no", "yes"}, usual ? 1 : 0) == 1;
    }

    void readGame() {
        const auto text = readNeeded(arguments_, "--start");
        if (!text) return refuse(text.error());
        const auto start = readPosition(*text, "--start");
        if (!start) return refuse(start.error());
        const auto game = readMoves(*start, arguments_.value("--moves").value_or(""), "--moves");
        if (!game) return refuse(game.error());
        claim_.game = *game;
    }

    void readWhoAndWhat() {
        claim_.claimant =
            static_cast<Claimant>(choice("--claimant", {"white", "black", "none", "spectator"}));
        claim_.type = static_cast<ClaimType>(
            choice("--kind", {"threefold", "fifty", "fivefold", "seventyfive", "dead"}));
        const bool byClaim = claim_.type == ClaimType::Threefold || claim_.type == ClaimType::Fifty;
        if (byClaim || claim_.claimant == Claimant::Nobody) return;
        refuse(fill(tr("--kind {kind} needs --claimant none: nobody claims this draw, the arbiter "
                       "looks himself."),
                    {{"kind", arguments_.value("--kind").value_or("")}}));
    }

    void readIntendedMove() {
        const std::optional<std::string> text = arguments_.value("--intended");
        claim_.declaresNext = choice("--declares", {"now", "next"}, text ? 1 : 0) == 1;
        if (!text || fault_) return;
        if (!claim_.declaresNext)
            return refuse(tr("--declares now and --intended exclude each other: with an intended "
                             "move he claims what comes next."));
        const auto intended = readIntended(claim_.game.position(), *text);
        if (!intended)
            return refuse("--intended: " + i18n::message(intended.error(), printable(*text)));
        claim_.intended = *intended;
        if (claim_.type == ClaimType::Threefold || claim_.type == ClaimType::Fifty) return;
        refuse(fill(tr("--kind {kind} goes without --intended: it is about the board as it "
                       "stands."),
                    {{"kind", arguments_.value("--kind").value_or("")}}));
    }

    void readTouched() {
        const std::optional<std::string> text = arguments_.value("--touched");
        if (!text || fault_) return;
        claim_.touched = chess::squareFromString(*text);
        if (!claim_.touched)
            return refuse(fill(tr("--touched must be a square such as e4, not \"{value}\"."),
                               {{"value", printable(*text)}}));
        if (!claim_.game.position().pieceAt(*claim_.touched))
            refuse(fill(tr("--touched: there is no piece on {square}."), {{"square", *text}}));
    }

    const Arguments& arguments_;
    DrawClaim claim_;
    std::optional<std::string> fault_;
};

Exit run(const Arguments& arguments) {
    const Result<DrawClaim, std::string> claim = ClaimReader(arguments).read();
    if (!claim) return complain(claim.error());
    const Ruling ruling = currentEdition().claim(*claim);
    if (arguments.json()) {
        printJson(claimJson(ruling));
        return Exit::Answered;
    }
    const auto move = claim->intended ? claim->intended->legal : std::nullopt;
    printRuling(ruling, occurrences(ruling, claim->game, move));
    return Exit::Answered;
}

} // namespace

Command judgeClaimCommand() {
    Command command;
    command.name = "judge claim";
    command.options = {
        {"--start", "FEN", tr("The position at the start, strict, or startpos."), true},
        {"--moves", "MOVES",
         tr("Every move made on the board, in order; the last one perhaps not pressed.")},
        {"--claimant", "SIDE",
         tr("white, black, spectator, or none: nobody claims, the arbiter asks himself."), true},
        {"--kind", "KIND",
         tr("threefold or fifty, which are claimed; fivefold, seventyfive or dead, which end the "
            "game by themselves."),
         true},
        {"--intended", "MOVE", tr("The move he wrote down without playing it.")},
        {"--declares", "WHEN",
         tr("now: it stands on the board; next: it will after his move. With --intended it is "
            "next, else now.")},
        {"--pressed", "yes|no", tr("Whether the clock was pressed after the last move.")},
        {"--touched", "SQUARE", tr("A piece that he touched before claiming.")},
        {"--opponent", "ANSWER", tr("contests or accepts.")},
        {"--draw-restriction", "yes|no", tr("Whether agreed draws are forbidden now.")},
        {"--withdraws", "yes|no", tr("Whether he wants his claim back.")},
        {"--rate", "RATE", tr("standard, rapid or blitz.")}};
    command.summary = tr("Rules on the claim of a draw, and on draws that need no claim.");
    command.details = {tr("With --json: ruling, articles, article, count, penalty_seconds (to the "
                          "opponent), must_play, must_play_from, result, and plies, the half-moves "
                          "after which the position stood.")};
    command.examples = {"theco-cli judge claim --start startpos --moves \"Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 "
                        "Ng1 Ng8\" --claimant white --kind threefold"};
    command.run = run;
    return command;
}

} // namespace theco::cli
