// SPDX-License-Identifier: MIT
#include "core/chess/fen.hpp"
#include "gui/play/session.hpp"
#include "gui/play/status_text.hpp"
#include "tests/catch.hpp"
#include "tests/gui/scratch_folder.hpp"

#include <fstream>

namespace fs = std::filesystem;
using namespace theco;
using gui::PlaySession;

namespace {

bool play(PlaySession& session, const std::string& san) {
    const auto move = chess::parseSan(session.game().position(), san);
    return move && session.play(*move);
}

void playAll(PlaySession& session, std::initializer_list<const char*> moves) {
    for (const char* san : moves) {
        INFO(san);
        REQUIRE(play(session, san));
    }
}

std::string fenOf(const PlaySession& session) {
    return chess::toFen(session.game().position());
}

chess::PgnGame readOne(const char* pgn) {
    auto games = chess::readPgn(pgn);
    REQUIRE(games.size() == 1);
    return std::move(games.front());
}

std::string textOf(const gui::GameRecord& record) {
    return gui::toPgnText(record);
}

} // namespace

TEST_CASE("A game is there again after the program ended without a word") {
    const test::ScratchFolder folder;
    std::string fen;
    {
        PlaySession session(folder.path());
        playAll(session, {"e4", "e5", "Nf3"});
        fen = fenOf(session);
    }
    PlaySession again(folder.path());
    CHECK(fenOf(again) == fen);
    CHECK(again.game().plies() == 3);
    CHECK(again.saved());
    CHECK_FALSE(again.takeNotice());
}

TEST_CASE("Take back, redo and names survive as they were left") {
    const test::ScratchFolder folder;
    {
        PlaySession session(folder.path());
        playAll(session, {"d4", "d5", "c4"});
        session.setNames({{"White", "Lan"}, {"Black", "Minh"}});
        REQUIRE(session.takeBack());
        REQUIRE(session.takeBack());
    }
    PlaySession again(folder.path());
    CHECK(again.game().plies() == 1);
    CHECK(again.record().tag("White") == "Lan");
    REQUIRE(again.redo());
    REQUIRE(again.redo());
    CHECK_FALSE(again.redo());
    CHECK(again.game().plies() == 3);
}

TEST_CASE("A new move ends what could be put back") {
    const test::ScratchFolder folder;
    PlaySession session(folder.path());
    playAll(session, {"e4", "e5"});
    REQUIRE(session.takeBack());
    playAll(session, {"c5"});
    CHECK_FALSE(session.redo());
    CHECK(session.game().plies() == 2);
}

TEST_CASE("Taking back a resignation leaves the moves alone") {
    const test::ScratchFolder folder;
    {
        PlaySession session(folder.path());
        playAll(session, {"e4", "e5"});
        REQUIRE(session.resign(chess::Color::Black));
        REQUIRE(session.game().over());
        CHECK_FALSE(play(session, "Nf3"));
        REQUIRE(session.takeBack());
        CHECK_FALSE(session.game().over());
        CHECK(session.game().plies() == 2);
        REQUIRE(session.redo());
    }
    PlaySession again(folder.path());
    REQUIRE(again.game().over());
    CHECK(again.game().ending()->reason == chess::EndReason::Resignation);
    CHECK(again.record().result() == "1-0");
}

TEST_CASE("Agreement and claims are kept with the game") {
    const test::ScratchFolder folder;
    {
        PlaySession session(folder.path());
        CHECK_FALSE(session.agreeDraw());
        playAll(session, {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"});
        CHECK_FALSE(session.claim(chess::ClaimKind::Threefold));
        playAll(session, {"Ng8"});
        REQUIRE(session.claim(chess::ClaimKind::Threefold));
    }
    PlaySession again(folder.path());
    REQUIRE(again.game().over());
    CHECK(again.game().ending()->reason == chess::EndReason::Threefold);
    CHECK(again.record().result() == "1/2-1/2");
}

TEST_CASE("A claim by an intended move is kept with the game") {
    const test::ScratchFolder folder;
    {
        PlaySession session(folder.path());
        playAll(session, {"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"});
        const auto intended = chess::parseSan(session.game().position(), "Ng8");
        REQUIRE(intended);
        REQUIRE(session.claim(chess::ClaimKind::Threefold, *intended));
    }
    PlaySession again(folder.path());
    REQUIRE(again.game().ending());
    CHECK(again.game().ending()->reason == chess::EndReason::Threefold);
}

TEST_CASE("Looking at earlier positions changes nothing") {
    const test::ScratchFolder folder;
    PlaySession session(folder.path());
    playAll(session, {"e4", "e5", "Nf3"});
    session.view(1);
    CHECK(session.viewingPast());
    CHECK(session.viewedPosition().turn() == chess::Color::Black);
    CHECK(session.game().plies() == 3);
    session.view(-5);
    CHECK(session.viewedPly() == 0);
    session.view(99);
    CHECK_FALSE(session.viewingPast());
}

TEST_CASE("A game that is replaced can be opened again") {
    const test::ScratchFolder folder;
    PlaySession session(folder.path());
    playAll(session, {"e4", "e5"});
    session.setNames({{"White", "An"}, {"Black", "B\xC3\xACnh"}});
    session.startNew();
    CHECK(session.game().plies() == 0);
    playAll(session, {"d4"});
    const auto games = session.savedGames(10);
    REQUIRE(games.size() == 1);
    CHECK(games[0].white == "An");
    CHECK(games[0].plies == 2);
    CHECK(games[0].result == "*");
    REQUIRE(session.reopen(games[0].file));
    CHECK(session.game().plies() == 2);
    playAll(session, {"Nf3"});
    PlaySession second(folder.path() / "elsewhere");
    CHECK(second.game().plies() == 0);
}

TEST_CASE("An untouched board leaves no file") {
    const test::ScratchFolder folder;
    {
        PlaySession session(folder.path());
        session.startNew();
        session.startNew();
    }
    CHECK(gui::GameStore(folder.path()).games().empty());
}

TEST_CASE("A second window gets a new game and says why") {
    const test::ScratchFolder folder;
    PlaySession first(folder.path());
    playAll(first, {"e4"});
    PlaySession second(folder.path());
    const auto notice = second.takeNotice();
    REQUIRE(notice);
    CHECK(notice->kind == gui::SessionNotice::Kind::InUse);
    CHECK(second.game().plies() == 0);
    playAll(second, {"d4", "d5"});
    CHECK(second.saved());
    playAll(first, {"c5"});
    CHECK(first.saved());
}

TEST_CASE("A damaged last game keeps what came before the damage") {
    const test::ScratchFolder folder;
    fs::path file;
    {
        PlaySession session(folder.path());
        playAll(session, {"e4", "e5", "Nf3"});
        // Later entries, so that the damage is behind the moves.
        for (int i = 0; i < 80; ++i)
            session.setNames({{"Event", std::string(200, 'x')}});
        file = *gui::GameStore(folder.path()).current();
        session.startNew();
    }
    // The end of the file is where the newest entries are.
    const auto size = fs::file_size(file);
    {
        std::fstream damaged(file, std::ios::in | std::ios::out | std::ios::binary);
        damaged.seekp(static_cast<std::streamoff>(size - 3000));
        damaged << std::string(2500, '\x55');
    }
    PlaySession again(folder.path());
    const auto notice = again.takeNotice();
    REQUIRE(notice);
    CHECK(notice->kind == gui::SessionNotice::Kind::Damaged);
    CHECK_FALSE(gui::words(*notice).empty());
    CHECK(again.game().plies() == 3);
    CHECK(play(again, "Nc6"));
    CHECK(again.saved());
}

TEST_CASE("A last game that is no game at all is left alone") {
    const test::ScratchFolder folder;
    std::ofstream(folder.path() / "2026-01-01_00-00-00.theco-game") << "no journal";
    PlaySession session(folder.path());
    REQUIRE(session.takeNotice());
    CHECK(session.game().plies() == 0);
    CHECK(play(session, "e4"));
    CHECK(session.saved());
    CHECK(fs::file_size(folder.path() / "2026-01-01_00-00-00.theco-game") == 10);
}

TEST_CASE("A last game whose file was emptied is told, and the earlier one can be opened") {
    const test::ScratchFolder folder;
    fs::path lost;
    {
        PlaySession session(folder.path());
        playAll(session, {"e4", "e5"});
        session.startNew();
        playAll(session, {"d4"});
        lost = *gui::GameStore(folder.path()).current();
    }
    fs::resize_file(lost, 0);
    PlaySession again(folder.path());
    const auto notice = again.takeNotice();
    REQUIRE(notice);
    CHECK(notice->kind == gui::SessionNotice::Kind::Empty);
    CHECK_THAT(gui::words(*notice), ContainsSubstring(lost.filename().string()));
    CHECK(again.game().plies() == 0);
    CHECK(again.savedGames(10).size() == 1);
    SECTION("once: what is played then is the last game") {
        playAll(again, {"c4"});
        again.startNew();
        PlaySession third(folder.path());
        CHECK_FALSE(third.takeNotice());
        CHECK(third.game().plies() == 1);
    }
}

TEST_CASE("Where nothing can be written, play goes on and says so") {
    const test::ScratchFolder folder;
    std::ofstream(folder.path() / "games") << "a file where the folder should be";
    PlaySession session(folder.path() / "games");
    playAll(session, {"e4", "e5"});
    CHECK_FALSE(session.saved());
    CHECK_THAT(gui::savingProblem(session).detail,
               ContainsSubstring((folder.path() / "games").string()));
    CHECK(session.game().plies() == 2);
    SECTION("and everything is written as soon as it works again") {
        fs::remove(folder.path() / "games");
        fs::create_directories(folder.path() / "games");
        playAll(session, {"Nf3"});
        CHECK(session.saved());
        CHECK(gui::savingProblem(session).title.empty());
    }
}

TEST_CASE("A game that is only shown becomes a file of its own when somebody moves") {
    const test::ScratchFolder folder;
    {
        PlaySession session(folder.path());
        playAll(session, {"d4"});
        session.show(
            readOne("[White \"A\"]\n[Black \"B\"]\n\n1. e4 {king's pawn} e5 (1... c5) *\n"));
        CHECK(session.onlyShown());
        session.view(0);
        CHECK(gui::GameStore(folder.path()).games().size() == 1);
        REQUIRE(session.resumePlayed());
        CHECK(session.game().plies() == 1);
        session.show(
            readOne("[White \"A\"]\n[Black \"B\"]\n\n1. e4 {king's pawn} e5 (1... c5) *\n"));
        playAll(session, {"Nf3"});
        CHECK_FALSE(session.onlyShown());
        CHECK(gui::GameStore(folder.path()).games().size() == 2);
    }
    PlaySession again(folder.path());
    CHECK(again.game().plies() == 3);
    CHECK_THAT(textOf(again.record()), ContainsSubstring("king's pawn"));
    CHECK_THAT(textOf(again.record()), ContainsSubstring("1... c5"));
}

TEST_CASE("An unchanged game is saved with its comments and side lines, a changed one without") {
    const char* pgn =
        "[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 {good} e5 (1... c5 {sharp}) 2. Nf3 $1 1-0\n";
    gui::GameRecord record(readOne(pgn));
    CHECK(record.result() == "1-0");
    CHECK_THAT(textOf(record), ContainsSubstring("sharp"));
    gui::GameEvent back;
    back.kind = gui::GameEvent::Kind::TakeBack;
    REQUIRE(record.apply(back));
    gui::GameEvent move;
    move.kind = gui::GameEvent::Kind::Move;
    move.uci = "f2f4";
    REQUIRE(record.apply(move));
    CHECK(record.result() == "*");
    const std::string text = textOf(record);
    CHECK_THAT(text, ContainsSubstring("good"));
    CHECK_THAT(text, ContainsSubstring("f4"));
    CHECK_THAT(text, !ContainsSubstring("Nf3"));
}

TEST_CASE("A record starts anew in another journal as it was") {
    gui::GameRecord record(readOne("1. e4 e5 2. Nf3 Nc6 *\n"));
    gui::GameEvent event;
    event.kind = gui::GameEvent::Kind::TakeBack;
    REQUIRE(record.apply(event));
    event.kind = gui::GameEvent::Kind::Move;
    event.uci = "d7d6";
    REQUIRE(record.apply(event));
    gui::GameRecord copy;
    for (const auto& step : record.transcript()) {
        const auto entry = gui::toEntry(step);
        platform::JournalEntry stored;
        stored.kind = entry.kind;
        stored.payload = entry.payload;
        const auto read = gui::fromEntry(stored);
        REQUIRE(read);
        REQUIRE(copy.apply(*read));
    }
    CHECK(chess::toFen(copy.game().position()) == chess::toFen(record.game().position()));
}

TEST_CASE("Entries that no game understands are refused") {
    const auto readable = [](const char* kind, const char* payload, int version = 1) {
        platform::JournalEntry entry;
        entry.kind = kind;
        entry.payload = payload;
        entry.version = version;
        return gui::fromEntry(entry).has_value();
    };
    CHECK(readable("move", "{\"uci\":\"e2e4\"}"));
    CHECK_FALSE(readable("move", "{\"uci\":\"e2e4\"}", 2));
    CHECK_FALSE(readable("move", "[1]"));
    CHECK_FALSE(readable("move", "{"));
    CHECK_FALSE(readable("castle-twice", "{}"));
    gui::GameRecord record;
    gui::GameEvent illegal;
    illegal.kind = gui::GameEvent::Kind::Move;
    for (const char* uci : {"e2e5", "", "e2", "0000", "e7e5"}) {
        illegal.uci = uci;
        INFO(uci);
        CHECK_FALSE(record.apply(illegal));
    }
    CHECK(record.pristine());
}
