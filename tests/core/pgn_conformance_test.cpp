// SPDX-License-Identifier: MIT
// Whole files: what is expected of them stands in tables beside them.
#include "tests/core/pgn_support.hpp"

using namespace theco::chess;

namespace {

void checkExpectation(const PgnGame& game, const std::string& expected) {
    if (expected == "error") {
        CHECK(game.error.has_value());
    } else {
        CHECK_FALSE(game.error.has_value());
        CHECK(game.warnings.empty() == (expected == "ok"));
    }
}

/// Compares with a row of games.tsv, whose header names the columns.
void checkGame(const PgnGame& game, const std::vector<std::string>& header,
               const std::vector<std::string>& row) {
    const auto cell = [&](const std::string& name) {
        for (std::size_t i = 0; i < header.size(); ++i) {
            if (header[i] == name) return row[i];
        }
        return std::string("no such column");
    };
    INFO("game " << cell("game"));
    REQUIRE_FALSE(game.error.has_value());
    CHECK(warningsOf(game).empty());
    CHECK(game.result == cell("result"));
    CHECK(std::to_string(game.game.plies()) == cell("plies"));
    CHECK(toFen(game.game.position()) == cell("final_fen_legal_ep"));
    CHECK(std::to_string(legalMoves(game.game.position()).size()) == cell("legal_moves"));
    CHECK(std::to_string(game.game.occurrences()) == cell("occurrences"));
    CHECK((game.game.occurrences() >= kFivefold) == (cell("fivefold") == "yes"));
    const int clock = game.game.position().halfmoveClock();
    CHECK((clock >= kFiftyMoves) == (cell("fifty_claim") == "now"));
    CHECK((clock >= kSeventyFiveMoves) == (cell("seventyfive") == "yes"));

    const std::optional<Ending> ending = game.game.ending();
    const std::string end = cell("end");
    CHECK(ending.has_value() == (end != "open"));
    if (!ending) {
        std::string claim = "no";
        for (const Claim& c : game.game.claims()) {
            if (c.kind != ClaimKind::Threefold || claim != "no") continue;
            claim = c.intended ? "by" : "now";
        }
        // By which of several fitting moves is for the reader of the table to choose.
        CHECK(cell("threefold_claim").rfind(claim, 0) == 0);
        return;
    }
    const std::pair<std::string, EndReason> names[] = {
        {"checkmate", EndReason::Checkmate},       {"stalemate", EndReason::Stalemate},
        {"insufficient", EndReason::DeadPosition}, {"fivefold", EndReason::Fivefold},
        {"seventyfive", EndReason::SeventyFive},
    };
    for (const auto& [name, reason] : names)
        CHECK((end == name) == (ending->reason == reason));
}

void checkGames(const std::string& folder) {
    const std::vector<PgnGame> games = readPgn(fileText(folder + "/games.pgn"));
    std::istringstream table(fileText(folder + "/games.tsv"));
    std::string first;
    std::getline(table, first);
    std::vector<std::string> header;
    std::istringstream names(first);
    for (std::string name; std::getline(names, name, '\t');)
        header.push_back(name);
    const auto rows = tableRows(folder + "/games.tsv");
    REQUIRE(games.size() == rows.size());
    for (std::size_t i = 0; i < games.size(); ++i)
        checkGame(games[i], header, rows[i]);
}

} // namespace

TEST_CASE("games come out with the final positions and endings that are known of them") {
    checkGames(THECO_TEST_DATA);
}

TEST_CASE("the big collection of games comes out as listed") {
    if (const std::string folder = conformanceFolder("games.pgn"); !folder.empty())
        checkGames(folder);
}

TEST_CASE("each defect is an error, a warning or fine, as listed, with its code and its plies") {
    const std::string folder = THECO_TEST_DATA "/bad_pgn/";
    for (const auto& row : tableRows(folder + "EXPECTED.tsv")) {
        INFO(row[0]);
        const std::vector<PgnGame> games = readPgn(fileText(folder + row[0]));
        REQUIRE_FALSE(games.empty());
        const PgnGame& game = games.front();
        checkExpectation(game, row[1]);
        CHECK(std::to_string(game.game.plies()) == row[2]);
        const std::string codes =
            game.error ? std::string(code(game.error->code)) : warningsOf(game);
        CHECK(codes.substr(0, row[3].size()) == (row[3] == "-" ? codes.substr(0, 1) : row[3]));

        PgnOptions strict;
        strict.strict = true;
        CHECK(readPgn(fileText(folder + row[0]), strict).front().error.has_value() ==
              (row[1] != "ok"));
    }
}

TEST_CASE("the big set of defects comes out as listed") {
    const std::string folder = conformanceFolder("bad_pgn");
    if (folder.empty()) return;
    for (const auto& row : tableRows(folder + "/bad_pgn/EXPECTED.tsv")) {
        INFO(row[0]);
        const std::vector<PgnGame> games = readPgn(fileText(folder + "/bad_pgn/" + row[0]));
        const std::string& expected = row[1];
        if (expected.find("no game") != std::string::npos) {
            CHECK(games.empty());
            continue;
        }
        REQUIRE_FALSE(games.empty());
        const PgnGame& game = games.front();
        checkExpectation(game, expected.substr(0, expected.find_first_of(" ,")));
        constexpr const char* kAtPly = "error ply ";
        if (expected.rfind(kAtPly, 0) == 0)
            CHECK(std::to_string(game.game.plies() + 1) == expected.substr(10));
    }
}
