// SPDX-License-Identifier: MIT
#include "arbiter/formats/trf_reading.hpp"

#include <algorithm>
#include <array>
#include <numeric>

namespace theco::formats {
namespace {

using event::Colour;
using event::Entry;
using event::HalfPoints;
using event::Kind;
using event::Player;
using event::Scoring;
using event::Tournament;

class Writer {
public:
    Writer(const TrfFile& file, TrfDialect dialect)
        : tournament_(file.tournament), extras_(file.extras), dialect_(dialect) {}

    Result<std::string, TrfFault> run() {
        if (tournament_.players.size() > kMostPlayers) refuse(TrfProblem::TooLong, "players", 0);
        writeHeader();
        for (const std::string& line : extras_.before)
            keep(line);
        if (dialect_ == TrfDialect::Trf26)
            writeRules26();
        else
            writeRules16();
        writePlayers();
        // Where there are teams, the records of TRF26 speak of them and not of players.
        if (dialect_ == TrfDialect::Trf26 && !hasTeams())
            writeLists26();
        else
            writeLists16();
        for (const std::string& line : extras_.after)
            keep(line);
        if (fault_) return Err{*fault_};
        return std::move(out_);
    }

private:
    void refuse(TrfProblem problem, std::string field, int number) {
        if (fault_) return;
        TrfFault fault;
        fault.problem = problem;
        fault.field = std::move(field);
        fault.number = number;
        fault_ = std::move(fault);
    }

    void put(std::string line) {
        while (!line.empty() && line.back() == ' ')
            line.pop_back();
        out_ += line + '\n';
    }
    void keep(const std::string& line) { out_ += line + '\n'; }

    bool hasTeams() const {
        return std::any_of(extras_.before.begin(), extras_.before.end(), isTeamRecord) ||
               std::any_of(extras_.after.begin(), extras_.after.end(), isTeamRecord);
    }

    static std::size_t width(std::string_view text) {
        return static_cast<std::size_t>(TrfLine(text, 0).width());
    }
    /// Text in so many columns, refused where it needs more or would break the line.
    std::string cell(const std::string& text, std::size_t columns, bool right, const char* field,
                     int number) {
        const std::size_t used = width(text);
        const bool broken = std::any_of(text.begin(), text.end(),
                                        [](char c) { return c == '\n' || c == '\r' || c == '\0'; });
        if (used > columns || broken) {
            refuse(TrfProblem::TooLong, field, number);
            return std::string(columns, ' ');
        }
        const std::string blanks(columns - used, ' ');
        return right ? blanks + text : text + blanks;
    }
    std::string number(int value, std::size_t columns, const char* field, int player = 0) {
        return cell(std::to_string(value), columns, true, field, player);
    }
    std::string points(HalfPoints value, std::size_t columns, const char* field, int player = 0) {
        return cell(pointsText(value), columns, true, field, player);
    }
    int tpn(event::PlayerIndex i) const { return tournament_.player(i).tpn; }

    void writeText(const char* tag, const std::string& text) {
        if (text.empty()) return;
        put(std::string(tag) + ' ' + cell(text, 1000, false, tag, 0));
    }

    void writeHeader() {
        writeText("012", tournament_.name);
        writeText("022", tournament_.city);
        writeText("032", tournament_.federation);
        writeText("042", tournament_.start);
        writeText("052", tournament_.end);
        writeText("102", tournament_.chiefArbiter);
        writeText("122", tournament_.timeControl);
        // A file that was read says these itself, or does without.
        if (extras_.points.empty()) writeCounts();
    }

    void writeCounts() {
        const auto rated = std::count_if(tournament_.players.begin(), tournament_.players.end(),
                                         [](const Player& player) { return player.rating > 0; });
        put("062 " + std::to_string(tournament_.players.size()));
        put("072 " + std::to_string(rated));
        put(tournament_.system == event::PairingSystem::Dutch2026
                ? "092 Individual: Swiss-System (FIDE Dutch)"
                : "092 Individual: Round-Robin");
    }

    // ---- TRF26 ----

    void writeRules26() {
        if (tournament_.declaredRounds != 0)
            put("142 " + std::to_string(tournament_.declaredRounds));
        if (tournament_.initialColour != Colour::None)
            put(tournament_.initialColour == Colour::White ? "152 W" : "152 B");
        writeScoring26();
        const auto is192 = [](const std::string& line) { return line.substr(0, 4) == "192 "; };
        if (std::none_of(extras_.before.begin(), extras_.before.end(), is192) &&
            std::none_of(extras_.after.begin(), extras_.after.end(), is192) &&
            tournament_.system == event::PairingSystem::Dutch2026)
            put("192 FIDE_DUTCH_2026");
        std::string list;
        for (const std::string& code : tournament_.tieBreaks)
            list += ' ' + code;
        if (!list.empty()) put("202" + list);
        if (orderOfFile()) put("XXC rank");
    }

    void writeScoring26() {
        const Scoring& s = tournament_.scoring;
        if (s == Scoring()) return;
        Scoring plain = Scoring::of(s.whiteWin, s.whiteDraw, s.whiteLoss);
        plain.pairingBye = s.pairingBye;
        plain.zeroPointBye = s.zeroPointBye;
        plain.forfeitLoss = s.zeroPointBye;
        const bool common = plain == s;
        if (!common) {
            writeScoringXxs();
            return;
        }
        std::string line = "162 ";
        const std::array<std::pair<char, HalfPoints>, 5> kParts{{{'W', s.whiteWin},
                                                                 {'D', s.whiteDraw},
                                                                 {'L', s.whiteLoss},
                                                                 {'A', s.zeroPointBye},
                                                                 {'P', s.pairingBye}}};
        for (const auto& [letter, value] : kParts)
            line += std::string(" ") + letter + points(value, 4, "162") + "   ";
        put(line);
    }

    void writeLists26() {
        writeByes26();
        writeAcceleration26();
        for (const event::ForbiddenGroup& group : tournament_.forbidden) {
            std::string line = "260 " + number(group.firstRound, 3, "260") + ' ' +
                               number(group.lastRound, 3, "260");
            for (const event::PlayerIndex i : group.players)
                line += ' ' + number(tpn(i), 4, "260");
            put(line);
        }
        writeAdjustments();
    }

    /// The byes of the round that is to be paired: they must be listed.
    void writeByes26() {
        const int next = tournament_.pairedRounds() + 1;
        for (const Kind kind : {Kind::FullPointBye, Kind::HalfPointBye, Kind::ZeroPointBye}) {
            std::string line;
            for (const Player& player : tournament_.players)
                if (player.in(next).kind == kind) line += ' ' + number(player.tpn, 4, "240");
            if (!line.empty())
                put(std::string("240 ") + letterOf(kind) + ' ' + number(next, 3, "240") + line);
        }
    }

    /// The system's record, kept as it was, promises Baku's points, and there are none: that has to be
    /// said, or a reader would work them out.
    bool deniesBaku() const {
        const auto& players = tournament_.players;
        if (players.empty() ||
            std::any_of(players.begin(), players.end(),
                        [](const Player& player) { return !player.virtualPoints.empty(); }))
            return false;
        const auto named = [](const std::vector<std::string>& lines) {
            return std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
                return line.starts_with("192 FIDE_DUTCH") && line.find("_BAKU") != line.npos;
            });
        };
        return named(extras_.before) || named(extras_.after);
    }

    /// Ranges of players and rounds that share their points.
    void writeAcceleration26() {
        if (deniesBaku()) {
            const std::string first = number(tournament_.players.front().tpn, 4, "250");
            put("250      " + points(0, 4, "250") + ' ' + number(1, 3, "250") + ' ' +
                number(1, 3, "250") + ' ' + first + ' ' + first);
        }
        std::size_t rounds = 0;
        for (const Player& player : tournament_.players)
            rounds = std::max(rounds, player.virtualPoints.size());
        const auto& players = tournament_.players;
        for (int round = 1; round <= static_cast<int>(rounds); ++round)
            for (std::size_t first = 0; first < players.size();) {
                const HalfPoints value = players[first].virtualIn(round);
                std::size_t last = first;
                while (last + 1 < players.size() && players[last + 1].virtualIn(round) == value)
                    ++last;
                if (value != 0)
                    put("250      " + points(value, 4, "250") + ' ' + number(round, 3, "250") +
                        ' ' + number(round, 3, "250") + ' ' + number(players[first].tpn, 4, "250") +
                        ' ' + number(players[last].tpn, 4, "250"));
                first = last + 1;
            }
    }

    // ---- TRF16 with extensions ----

    bool orderOfFile() const {
        return !std::is_sorted(tournament_.players.begin(), tournament_.players.end(),
                               [](const Player& a, const Player& b) { return a.tpn < b.tpn; });
    }

    void writeRules16() {
        if (tournament_.declaredRounds != 0)
            put("XXR " + std::to_string(tournament_.declaredRounds));
        std::string colour = orderOfFile() ? " rank" : "";
        if (tournament_.initialColour != Colour::None)
            colour += tournament_.initialColour == Colour::White ? " white1" : " black1";
        if (!colour.empty()) put("XXC" + colour);
        if (!(tournament_.scoring == Scoring())) writeScoring16();
        std::string list;
        for (const std::string& code : tournament_.tieBreaks)
            list += ' ' + code;
        if (!list.empty()) put("202" + list);
    }

    /// In the words of both programs; they agree.
    void writeScoring16() {
        const Scoring& s = tournament_.scoring;
        Scoring plain = Scoring::of(s.whiteWin, s.whiteDraw, s.whiteLoss);
        plain.pairingBye = s.pairingBye;
        plain.zeroPointBye = s.zeroPointBye;
        plain.forfeitLoss = s.forfeitLoss;
        if (plain == s) {
            const std::array<std::pair<const char*, HalfPoints>, 6> kParts{{{"BBW", s.whiteWin},
                                                                            {"BBD", s.whiteDraw},
                                                                            {"BBL", s.whiteLoss},
                                                                            {"BBZ", s.zeroPointBye},
                                                                            {"BBF", s.forfeitLoss},
                                                                            {"BBU", s.pairingBye}}};
            for (const auto& [tag, value] : kParts)
                put(std::string(tag) + ' ' + points(value, 4, tag));
        }
        writeScoringXxs();
    }

    void writeScoringXxs() {
        std::string line = "XXS";
        for (const auto& [code, part] : kXxsCodes)
            line += std::string(" ") + code + '=' + pointsText(tournament_.scoring.*part);
        put(line);
    }

    void writeLists16() {
        if (deniesBaku())
            put("XXA " + number(tournament_.players.front().tpn, 4, "XXA") + ' ' +
                points(0, 4, "XXA"));
        for (const Player& player : tournament_.players) {
            if (player.virtualPoints.empty()) continue;
            std::string line = "XXA " + number(player.tpn, 4, "XXA");
            for (const HalfPoints value : player.virtualPoints)
                line += ' ' + points(value, 4, "XXA");
            put(line);
        }
        for (const event::ForbiddenGroup& group : tournament_.forbidden) {
            // Limits of rounds only the newer record can tell.
            const bool always = group.firstRound == 1 && group.lastRound == 999;
            if (!always && hasTeams()) refuse(TrfProblem::Unwritable, "260", 0);
            std::string line = always ? "XXP"
                                      : "260 " + number(group.firstRound, 3, "260") + ' ' +
                                            number(group.lastRound, 3, "260");
            for (const event::PlayerIndex i : group.players)
                line += ' ' + (always ? std::to_string(tpn(i)) : number(tpn(i), 4, "260"));
            put(line);
        }
        writeAdjustments();
    }

    void writeAdjustments() {
        if (!tournament_.adjustments.empty() && hasTeams())
            refuse(TrfProblem::Unwritable, "299", 0);
        for (const event::Adjustment& adjustment : tournament_.adjustments)
            put("299          " + points(adjustment.points, 4, "299") + "  " +
                number(adjustment.round, 3, "299") + ' ' +
                number(tpn(adjustment.player), 4, "299"));
    }

    // ---- players ----

    std::vector<HalfPoints> scores() const {
        std::vector<HalfPoints> out;
        const int rounds = tournament_.pairedRounds();
        for (std::size_t i = 0; i < tournament_.players.size(); ++i)
            out.push_back(tournament_.scoreAfter(static_cast<int>(i), rounds));
        return out;
    }

    void writePlayers() {
        const std::size_t count = tournament_.players.size();
        std::vector<HalfPoints> total = extras_.points;
        if (total.size() != count) total = scores();
        std::vector<int> ranks = extras_.ranks;
        if (ranks.size() != count) {
            std::vector<std::size_t> order(count);
            std::iota(order.begin(), order.end(), std::size_t{0});
            std::stable_sort(order.begin(), order.end(),
                             [&](std::size_t a, std::size_t b) { return total[a] > total[b]; });
            ranks.resize(count);
            for (std::size_t place = 0; place < count; ++place)
                ranks[order[place]] = static_cast<int>(place) + 1;
        }
        const bool titled = extras_.otherTitles.size() == count;
        for (std::size_t i = 0; i < count; ++i)
            writePlayer(tournament_.players[i], total[i], ranks[i],
                        titled ? extras_.otherTitles[i] : "");
    }

    void writePlayer(const Player& player, HalfPoints total, int rank,
                     const std::string& otherTitle) {
        const int id = player.tpn;
        const char* const sex = player.sex == event::Sex::Male     ? "m"
                                : player.sex == event::Sex::Female ? "w"
                                                                   : " ";
        std::string line =
            "001 " + number(id, 4, "starting number", id) + ' ' + sex +
            cell(player.title == event::Title::None ? otherTitle : titleText(player.title), 3, true,
                 "title", id) +
            ' ' + cell(player.name, 33, false, "name", id) + ' ' +
            cell(player.rating == 0 ? "" : std::to_string(player.rating), 4, true, "rating", id) +
            ' ' + cell(player.federation, 3, false, "federation", id) + ' ' +
            cell(player.fideId, 11, true, "FIDE id", id) + ' ' +
            cell(player.birth, 10, false, "birth", id) + ' ' + points(total, 4, "points", id) +
            ' ' + number(rank, 4, "rank", id);
        for (const Entry& entry : player.rounds)
            line += round(entry, id);
        put(line);
    }

    std::string round(const Entry& entry, int id) {
        if (entry.kind == Kind::None) return std::string(10, ' ');
        if (entry.opponent == event::kNobody)
            return std::string("  0000 - ") + letterOf(entry.kind);
        const char colour = entry.colour == Colour::White   ? 'w'
                            : entry.colour == Colour::Black ? 'b'
                                                            : '-';
        const char letter = entry.kind == Kind::Pending ? ' ' : letterOf(entry.kind);
        return "  " + number(tpn(entry.opponent), 4, "opponent", id) + ' ' + colour + ' ' + letter;
    }

    const Tournament& tournament_;
    const TrfExtras& extras_;
    TrfDialect dialect_;
    std::string out_;
    std::optional<TrfFault> fault_;
};

} // namespace

Result<std::string, TrfFault> writeTrf(const TrfFile& file, TrfDialect dialect) {
    return Writer(file, dialect).run();
}

} // namespace theco::formats
