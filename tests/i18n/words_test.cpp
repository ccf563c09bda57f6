// SPDX-License-Identifier: MIT
// Chess in words: every code has a sentence, and the sentences say what a club member would say.
#include "core/chess/fen.hpp"
#include "core/chess/notation.hpp"
#include "i18n/chess_words.hpp"
#include "tests/catch.hpp"
#include "tests/i18n/in_language.hpp"

#include <functional>
#include <vector>

using namespace theco::chess;
using namespace theco::i18n;

namespace {

Game gameFrom(std::string_view fen, const std::vector<std::string>& moves = {}) {
    const auto position = parseFen(fen);
    REQUIRE(position.ok());
    Game game(*position);
    for (const std::string& text : moves) {
        INFO(text);
        const auto move = parseAnyMove(game.position(), text);
        REQUIRE(move.ok());
        REQUIRE(game.play(*move).ok());
    }
    return game;
}

/// A full stop, question or exclamation mark that is followed by a blank or the end. "e.p." and
/// "9.2.1" end no sentence.
int countSentences(const std::string& text) {
    int count = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool mark = text[i] == '.' || text[i] == '!' || text[i] == '?';
        if (mark && (i + 1 == text.size() || text[i + 1] == ' ')) ++count;
    }
    return count;
}

/// Fit to be shown: said in both languages, differently, completely, in at most two sentences.
void checkSaid(const std::function<std::string()>& say) {
    std::string vietnamese;
    std::string english;
    {
        const InLanguage language(Language::Vietnamese);
        vietnamese = say();
    }
    {
        const InLanguage language(Language::English);
        english = say();
    }
    INFO(english << " / " << vietnamese);
    for (const std::string& text : {vietnamese, english}) {
        CHECK(!text.empty());
        CHECK(text.find('{') == std::string::npos);
        CHECK(text.find("  ") == std::string::npos);
        CHECK(text.find("..") == std::string::npos);
        CHECK(text.find(": .") == std::string::npos);
        CHECK(countSentences(text) >= 1);
        CHECK(countSentences(text) <= 2);
    }
    CHECK(vietnamese != english);
}

} // namespace

TEST_CASE("A refused move is explained in one Vietnamese sentence") {
    struct Case {
        const char* fen;
        const char* move;
        const char* vietnamese;
    };
    for (const auto& c : {
             Case{kInitialFen.data(), "e4e5", "Ô e4 không có quân nào."},
             Case{kInitialFen.data(), "g8f6", "Đang đến lượt Trắng, mà Mã g8 là quân Đen."},
             Case{kInitialFen.data(), "b1b3",
                  "Mã đi theo hình chữ L: hai ô theo một hướng rồi một ô sang bên."},
             Case{kInitialFen.data(), "a1a5", "Đường đi của Xe bị Tốt a2 chặn."},
             Case{kInitialFen.data(), "a1a2", "Ô a2 đã có Tốt của mình."},
             Case{kInitialFen.data(), "Xa4", "Đường đi của Xe bị Tốt a2 chặn."},
             Case{kInitialFen.data(), "e2d3", "Tốt chỉ đi chéo khi bắt quân, mà ô d3 đang trống."},
             Case{kInitialFen.data(), "Xe3", "Xe chỉ đi dọc hoặc đi ngang."},
             Case{"4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5",
                  "Tốt chỉ tiến hai ô từ ô xuất phát, mà Tốt e3 đã rời ô đó rồi."},
             Case{"4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e2", "Tốt không bao giờ đi lùi."},
             Case{"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e4",
                  "Tốt không tiến hai ô được: đường đi bị Mã e3 chặn."},
             Case{"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2e3",
                  "Tốt không bắt quân khi đi thẳng, mà ô e3 đang có Mã."},
             Case{"4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e1d1",
                  "Vua không đến ô d1 được: ô đó đang bị Mã e3 kiểm soát."},
             Case{"4k3/8/8/8/8/8/4q3/4K2r w - - 0 1", "e1e2", ""},
             Case{"4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3",
                  "Mã đang bị ghim: nếu đi nước này, Vua e1 sẽ bị Xe e8 chiếu."},
             Case{"4r1k1/8/8/8/8/8/3N4/4K3 w - - 0 1", "d2f3",
                  "Nước đi này chưa thoát chiếu: Vua e1 vẫn bị Xe e8 chiếu."},
             Case{"k7/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8",
                  "Tốt đến hàng cuối cùng phải phong cấp: hãy chọn Hậu, Xe, Tượng hoặc Mã."},
             Case{"k7/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7e8k",
                  "Tốt không phong cấp thành Vua được: hãy chọn Hậu, Xe, Tượng hoặc Mã."},
             Case{"4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6",
                  "Chỉ bắt Tốt d5 qua đường được ngay sau khi nó tiến hai ô, mà nước vừa rồi không "
                  "phải vậy."},
             Case{"4k3/8/b7/8/8/8/8/4K2R w K - 0 1", "O-O",
                  "Không nhập thành gần được: Vua phải đi qua ô f1 đang bị Tượng a6 kiểm soát."},
             Case{"4k3/8/b7/8/8/5n2/8/4KB1R w K - 0 1", "0-0",
                  "Không nhập thành gần được: giữa Vua và Xe còn có Tượng f1, Vua đang bị Mã f3 "
                  "chiếu, Vua phải đi qua ô f1 đang bị Tượng a6 kiểm soát và ô đến g1 đang bị Mã "
                  "f3 kiểm soát."},
             Case{"4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "0-0-0",
                  "Không nhập thành xa được: Vua hoặc Xe a1 đã di chuyển."},
             Case{"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1h1",
                  "Vua chỉ đi một ô; muốn nhập thành, hãy đưa Vua hai ô về phía Xe."},
             Case{"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Md2",
                  "Mã b1 và Mã f3 đều đi được đến ô d2; hãy ghi rõ quân nào."},
             Case{"4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "Xd2", "Trắng không còn Xe nào."},
             Case{"4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "Mbd2", "Trắng không có Mã ở cột b."},
             Case{"4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "M1d2", "Trắng không có Mã ở hàng 1."},
             Case{"4k3/8/8/8/8/5N2/8/4K3 w - - 0 1", "e4", "Trắng không có Tốt ở cột e."},
             Case{"7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "h8h7",
                  "Ván cờ đã hòa: Đen hết nước đi mà không bị chiếu (pat)."},
             Case{"7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", "h8g7",
                  "Ván cờ đã kết thúc: Vua Đen đã bị chiếu hết."},
         }) {
        INFO(c.fen << "  " << c.move);
        const Game game = gameFrom(c.fen);
        const auto wanted = parseTry(c.move);
        REQUIRE(wanted);
        const auto judged = judge(game, *wanted);
        if (*c.vietnamese == '\0') {
            CHECK(judged.ok());
            continue;
        }
        REQUIRE_FALSE(judged.ok());
        CHECK(sentences(judged.error(), game.position(), *wanted) == c.vietnamese);
        checkSaid([&] { return sentences(judged.error(), game.position(), *wanted); });
    }
}

TEST_CASE("What history proves is said: the rook of h1 has moved, the pawn came a step at a time") {
    const Game castle = gameFrom("4k3/p7/8/8/8/8/8/4K2R w K - 0 1", {"Rg1", "a6", "Rh1", "a5"});
    const auto castling = parseTry("O-O");
    REQUIRE(castling);
    const auto refused = judge(castle, *castling);
    REQUIRE_FALSE(refused.ok());
    CHECK(sentences(refused.error(), castle.position(), *castling) ==
          "Không nhập thành gần được: Xe h1 đã di chuyển.");

    const Game step = gameFrom("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", {"d6", "Ke2", "d5"});
    const auto capture = parseTry("e5d6");
    REQUIRE(capture);
    const auto late = judge(step, *capture);
    REQUIRE_FALSE(late.ok());
    CHECK(sentences(late.error(), step.position(), *capture) ==
          "Không bắt Tốt d5 qua đường được: nó không đến đó bằng nước tiến hai ô.");
}

TEST_CASE("Every reason has its sentence in both languages") {
    const Game game = gameFrom("r3k2r/ppp2ppp/2n2n2/3pP3/1b1P4/2N2N2/PPP2PPP/R3K2R w KQkq d6 0 9");
    const AnyTry tries[] = {MoveTry{Square::E1, Square::G1, std::nullopt}, CastleTry::Queenside,
                            *parseTry("Nd2")};
    for (int i = 0; i < kReasonCodes; ++i) {
        const auto reasonCode = static_cast<ReasonCode>(i);
        for (const AnyTry& wanted : tries) {
            const Reason reason{reasonCode, {Square::D5}, {Square::B4, Square::C6}};
            INFO(code(reasonCode));
            checkSaid([&] { return sentence(reason, game.position(), wanted); });
            checkSaid([&] { return sentences({reason}, game.position(), wanted); });
        }
    }
}

TEST_CASE("However many reasons hold, two sentences say them") {
    const Game game = gameFrom("r3k2r/ppp2ppp/2n2n2/3pP3/1b1P4/2N2N2/PPP2PPP/R3K2R w KQkq d6 0 9");
    Reasons all;
    for (int i = 0; i < kReasonCodes; ++i)
        all.push_back({static_cast<ReasonCode>(i), {Square::D5}, {Square::B4}});
    const AnyTry wanted = CastleTry::Kingside;
    checkSaid([&] { return sentences(all, game.position(), wanted); });
    CHECK(sentences({}, game.position(), wanted).empty());
}

TEST_CASE("Every kind of end is told with its result and its article") {
    for (const auto reason :
         {EndReason::Checkmate, EndReason::Stalemate, EndReason::DeadPosition, EndReason::Fivefold,
          EndReason::SeventyFive, EndReason::Threefold, EndReason::Fifty, EndReason::Agreement,
          EndReason::Resignation, EndReason::Flag}) {
        for (const auto result : {GameResult::WhiteWins, GameResult::BlackWins, GameResult::Draw}) {
            checkSaid([&] { return sentence(Ending{result, reason}); });
            CHECK(sentence(Ending{result, reason}).find(article(reason)) != std::string::npos);
        }
    }
    CHECK(sentence(Ending{GameResult::WhiteWins, EndReason::Checkmate}) ==
          "Chiếu hết. Trắng thắng (Điều 5.1.1).");
    CHECK(sentence(Ending{GameResult::Draw, EndReason::Flag}) ==
          "Một bên hết giờ, nhưng bên kia không thể chiếu hết. Hòa (Điều 6.9).");
    CHECK(sentence(Ending{GameResult::BlackWins, EndReason::Resignation}) ==
          "Trắng xin thua. Đen thắng (Điều 5.1.2).");
}

TEST_CASE("A claim is explained, right or not right yet") {
    const Game start;
    CHECK(claimSentence(start, ClaimKind::Threefold) ==
          "Chưa đủ ba lần: thế cờ này mới xuất hiện 1 lần (Điều 9.2).");
    CHECK(claimSentence(start, ClaimKind::Fifty) ==
          "Chưa đủ 50 nước: mỗi bên mới đi 0 nước không bắt quân và không đi Tốt (Điều 9.3).");

    std::vector<std::string> dance{"Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"};
    const Game before = gameFrom(kInitialFen, dance);
    CHECK(claimSentence(before, ClaimKind::Threefold) ==
          "Nếu đi Mg8, thế cờ sẽ xuất hiện lần thứ 3: Đen được yêu cầu xử hòa (Điều 9.2.1).");
    dance.push_back("Ng8");
    const Game now = gameFrom(kInitialFen, dance);
    CHECK(claimSentence(now, ClaimKind::Threefold) ==
          "Thế cờ này đã xuất hiện 3 lần: Trắng được yêu cầu xử hòa (Điều 9.2.2).");

    const Game fifty = gameFrom("4k3/8/8/8/8/8/8/R3K3 w - - 100 90");
    const Game almost = gameFrom("4k3/8/8/8/8/8/8/R3K3 w - - 99 90");
    Game over = fifty;
    REQUIRE(over.claimDraw(ClaimKind::Fifty));
    for (const Game& game : std::vector<Game>{start, before, now, fifty, almost, over}) {
        for (const auto kind : {ClaimKind::Threefold, ClaimKind::Fifty})
            checkSaid([&] { return claimSentence(game, kind); });
    }
}

TEST_CASE("A faulty text is answered with what, where and what was expected") {
    for (int i = 0; i <= static_cast<int>(FenCode::ClockInconsistent); ++i) {
        const auto fenCode = static_cast<FenCode>(i);
        INFO(code(fenCode));
        checkSaid([&] { return message(FenError{fenCode, 12, "x"}); });
        checkSaid([&] { return message(FenError{fenCode, 12, ""}); });
        CHECK(message(FenError{fenCode, 12, "x"}).find("12") != std::string::npos);
    }
    for (int i = 0; i <= static_cast<int>(SetupFault::ClockInconsistent); ++i)
        checkSaid([&] { return message(static_cast<SetupFault>(i)); });
    for (const auto warning : {SetupWarning::ClockBeyond75, SetupWarning::CheckImpossible})
        checkSaid([&] { return message(warning); });
    for (int i = 0; i <= static_cast<int>(PgnCode::ResultInVariation); ++i) {
        const auto pgnCode = static_cast<PgnCode>(i);
        INFO(code(pgnCode));
        checkSaid([&] { return message(PgnNote{pgnCode, {34, 5}, "Nf6"}); });
        checkSaid([&] { return message(PgnNote{pgnCode, {34, 5}, ""}); });
        CHECK(message(PgnNote{pgnCode, {34, 5}, "Nf6"}).find("34") != std::string::npos);
    }
    for (const auto error : {SanError::Unreadable, SanError::NoSuchMove, SanError::Ambiguous})
        checkSaid([&] { return message(error, "Zz9"); });

    const auto fen = parseFen("rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    REQUIRE_FALSE(fen.ok());
    CHECK(message(fen.error()) ==
          "Các ô trống được ghi bằng một chữ số từ 1 đến 8 (FEN, ký tự thứ 19: \"9\").");
    CHECK(message(PgnNote{PgnCode::IllegalMove, {3, 14}, "Ke3"}) ==
          "Dòng 3, cột 14, \"Ke3\": nước đi này không hợp lệ ở đây.");
    CHECK(message(SanError::Unreadable, "hả") ==
          "\"hả\" chưa phải là nước đi: hãy ghi như e4, Mf3, 0-0 hoặc e2e4.");
}

TEST_CASE("A screen reader hears the position and each move") {
    const Position start;
    CHECK(describe(start) ==
          "Đến lượt Trắng đi. Trắng: Vua e1, Hậu d1, Xe a1 h1, Tượng c1 f1, Mã b1 g1, Tốt a2 b2 c2 "
          "d2 e2 f2 g2 h2. Đen: Vua e8, Hậu d8, Xe a8 h8, Tượng c8 f8, Mã b8 g8, Tốt a7 b7 c7 d7 "
          "e7 f7 g7 h7.");
    struct Case {
        const char* fen;
        const char* move;
        const char* words;
    };
    for (const auto& c : {
             Case{kInitialFen.data(), "g1f3", "Trắng: Mã g1 đến f3."},
             Case{"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6",
                  "Trắng: Tốt e5 đến d6, bắt Tốt qua đường."},
             Case{"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "e4d5", "Trắng: Tốt e4 bắt Tốt d5."},
             Case{"3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q",
                  "Trắng: Tốt e7 bắt Xe d8, phong cấp thành Hậu, chiếu."},
             Case{"r3k3/8/8/8/8/8/8/4K3 b q - 0 1", "e8c8", "Đen nhập thành xa."},
             Case{"6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8", "Trắng: Xe a1 đến a8, chiếu hết."},
         }) {
        const Game game = gameFrom(c.fen);
        const auto move = parseAnyMove(game.position(), c.move);
        REQUIRE(move.ok());
        CHECK(describe(game.position(), *move) == c.words);
    }
    const Game mate = gameFrom("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1");
    CHECK_THAT(describe(mate.position()), ContainsSubstring("Vua Đen đã bị chiếu hết."));
}

TEST_CASE("Names of pieces, sides and results are those of the club") {
    const char* const pieces[] = {"Tốt", "Mã", "Tượng", "Xe", "Hậu", "Vua"};
    for (const PieceType type : kPieceTypes)
        CHECK(pieceName(type) == pieces[index(type)]);
    CHECK(sideName(Color::White) == "Trắng");
    CHECK(resultWords(GameResult::Draw) == "Hòa");
    const InLanguage english(Language::English);
    CHECK(pieceName(PieceType::Queen) == "queen");
    CHECK(resultWords(GameResult::BlackWins) == "Black wins");
}
