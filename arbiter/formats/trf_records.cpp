// SPDX-License-Identifier: MIT
// Every line of a TRF but those of players: the header, the records of TRF26, the codes of JaVaFo
// and bbpPairings.
#include "arbiter/formats/trf_reading.hpp"

#include <algorithm>
#include <array>

namespace theco::formats {
namespace {

using event::Colour;
using event::Kind;
using event::Scoring;
using Word = TrfLine::Word;

int readNumber(const TrfLine& line, const Word& word, TrfFaults& faults) {
    return faults.whole(line, word, "starting number", 1, kMostPlayers);
}

/// Starting numbers in the words from `from` on.
ReadList readNumbers(const TrfLine& line, const std::vector<Word>& words, std::size_t from,
                     TrfFaults& faults) {
    ReadList out;
    out.line = line.number();
    for (std::size_t i = from; i < words.size() && faults.good(); ++i) {
        out.numbers.push_back(readNumber(line, words[i], faults));
        out.columns.push_back(words[i].column);
    }
    return out;
}

void setWin(Scoring& scoring, event::HalfPoints points) {
    scoring.whiteWin = scoring.blackWin = scoring.forfeitWin = scoring.fullPointBye = points;
}
void setDraw(Scoring& scoring, event::HalfPoints points) {
    scoring.whiteDraw = scoring.blackDraw = scoring.halfPointBye = points;
}
void setLoss(Scoring& scoring, event::HalfPoints points) {
    scoring.whiteLoss = scoring.blackLoss = points;
}
void setPairingBye(TrfReading& reading, event::HalfPoints points) {
    reading.file.tournament.scoring.pairingBye = points;
    reading.pairingByeGiven = true;
}

/// 162: pairs of a letter and its points, in columns 6, 15, 24 ... or close to them.
void readScoring(const TrfLine& line, TrfReading& reading) {
    Scoring& scoring = reading.file.tournament.scoring;
    std::vector<Word> words;
    for (const Word& word : line.words(5)) {
        // "W3.0" is a letter and its points, too.
        if (word.text.size() > 1 && word.text[0] >= 'A' && word.text[0] <= 'Z') {
            words.push_back({word.text.substr(0, 1), word.column});
            words.push_back({word.text.substr(1), word.column + 1});
        } else {
            words.push_back(word);
        }
    }
    for (std::size_t i = 0; i < words.size() && reading.faults.good(); i += 2) {
        if (words[i].text.size() != 1 ||
            std::string_view("WDLAPXZ").find(words[i].text[0]) == std::string_view::npos) {
            reading.faults.word(line, words[i], "162", "W, D, L, A, P, X, Z");
            return;
        }
        const Word value = i + 1 < words.size() ? words[i + 1] : Word{"", line.width() + 1};
        const event::HalfPoints points = reading.faults.points(line, value, "162");
        switch (words[i].text[0]) {
        case 'W':
            setWin(scoring, points);
            break;
        case 'D':
            setDraw(scoring, points);
            break;
        case 'L':
            setLoss(scoring, points);
            break;
        case 'A':
            scoring.zeroPointBye = scoring.forfeitLoss = points;
            break;
        case 'Z':
            scoring.zeroPointBye = points;
            break;
        case 'P':
            setPairingBye(reading, points);
            break;
        default:
            break; // X: a result nobody knows does not occur here
        }
    }
}

/// XXS CODE=VALUE ...
void readJavafoScoring(const TrfLine& line, TrfReading& reading) {
    Scoring& s = reading.file.tournament.scoring;
    for (const Word& word : line.words(5)) {
        const std::size_t equals = word.text.find('=');
        const std::string_view code = word.text.substr(0, equals);
        std::vector<event::HalfPoints*> targets;
        if (code == "W") targets = {&s.whiteWin, &s.blackWin, &s.forfeitWin, &s.fullPointBye};
        if (code == "D") targets = {&s.whiteDraw, &s.blackDraw, &s.halfPointBye};
        if (code == "L") targets = {&s.whiteLoss, &s.blackLoss};
        for (const auto& [name, part] : kXxsCodes)
            if (code == name) targets = {&(s.*part)};
        if (targets.empty() || equals == std::string_view::npos) {
            reading.faults.word(line, word, "XXS",
                                "W=, D=, L=, WW=, BW=, WD=, BD=, WL=, BL=, ZPB=, HPB=, FPB=, "
                                "PAB=, FW=, FL=");
            return;
        }
        const Word value{word.text.substr(equals + 1), word.column + static_cast<int>(equals) + 1};
        const event::HalfPoints points = reading.faults.points(line, value, "XXS");
        for (event::HalfPoints* const target : targets)
            *target = points;
        if (code == "PAB") reading.pairingByeGiven = true;
    }
}

void readColour(const TrfLine& line, TrfReading& reading) {
    event::Tournament& tournament = reading.file.tournament;
    for (const Word& word : line.words(5)) {
        if (word.text == "white1")
            tournament.initialColour = Colour::White;
        else if (word.text == "black1")
            tournament.initialColour = Colour::Black;
        else if (word.text == "rank")
            reading.orderOfFile = true;
        else
            reading.faults.word(line, word, "XXC", "white1, black1, rank");
    }
}

void readInitialColour(const TrfLine& line, TrfReading& reading) {
    const std::string_view letter = line.field(5, line.width());
    if (letter == "W" || letter == "w")
        reading.file.tournament.initialColour = Colour::White;
    else if (letter == "B" || letter == "b")
        reading.file.tournament.initialColour = Colour::Black;
    else
        reading.faults.word(line, {letter, 5}, "152", "W, B");
}

/// XXA NNNN pp.p pp.p ...
void readJavafoAcceleration(const TrfLine& line, TrfReading& reading) {
    ReadAcceleration out;
    out.line = line.number();
    out.column = 5;
    out.firstNumber = out.lastNumber =
        reading.faults.whole(line, 5, 8, "starting number", 1, kMostPlayers);
    for (const Word& word : line.words(9)) {
        if (out.points.size() == kMostRounds) {
            reading.faults.add(TrfProblem::TooManyRounds, line.number(), word.column, "XXA").most =
                kMostRounds;
            return;
        }
        out.points.push_back(reading.faults.points(line, word, "XXA"));
    }
    reading.accelerations.push_back(std::move(out));
}

/// 250 MMMM GGGG RRF RRL PPPF PPPL; false: the points are of matches, so the numbers are of teams.
bool readAcceleration(const TrfLine& line, TrfReading& reading) {
    if (line.field(10, 13).empty() && !line.field(5, 8).empty()) return false;
    TrfFaults& faults = reading.faults;
    ReadAcceleration out;
    out.line = line.number();
    out.column = 23;
    const event::HalfPoints points = faults.points(line, 10, 13, "250");
    out.firstRound = faults.whole(line, 15, 17, "round", 1, kMostRounds);
    const int last = faults.whole(line, 19, 21, "round", out.firstRound, kMostRounds);
    out.firstNumber = faults.whole(line, 23, 26, "starting number", 1, kMostPlayers);
    out.lastNumber = faults.whole(line, 28, 31, "starting number", out.firstNumber, kMostPlayers);
    if (!faults.good()) return true;
    out.points.assign(static_cast<std::size_t>(last - out.firstRound + 1), points);
    reading.accelerations.push_back(std::move(out));
    return true;
}

/// 240 T RRR IIII IIII ...
void readByes(const TrfLine& line, TrfReading& reading) {
    const std::string_view type = line.field(5, 5);
    Kind kind = Kind::ZeroPointBye;
    if (type == "F")
        kind = Kind::FullPointBye;
    else if (type == "H")
        kind = Kind::HalfPointBye;
    else if (type != "Z")
        reading.faults.word(line, {type, 5}, "240", "F, H, Z");
    const int round = reading.faults.whole(line, 7, 9, "round", 1, kMostRounds);
    for (const Word& word : line.words(10)) {
        const int number = readNumber(line, word, reading.faults);
        reading.byes.push_back({number, round, kind, line.number(), word.column});
    }
}

void readAbsent(const TrfLine& line, TrfReading& reading) {
    for (const Word& word : line.words(4)) {
        const int number = readNumber(line, word, reading.faults);
        reading.byes.push_back({number, 0, Kind::ZeroPointBye, line.number(), word.column});
    }
}

/// 260 RR1 RRL id id ...
void readForbidden(const TrfLine& line, TrfReading& reading) {
    TrfFaults& faults = reading.faults;
    const int first = faults.whole(line, 5, 7, "round", 1, 999);
    const int last = faults.whole(line, 9, 11, "round", first, 999);
    const std::vector<Word> words = line.words(12);
    ReadList list = readNumbers(line, words, 0, faults);
    list.firstRound = first;
    list.lastRound = last;
    reading.forbidden.push_back(std::move(list));
}

/// 299 T MMMM PPPP RRR id id ...: points beside those of the results, or in their place.
bool readAdjustments(const TrfLine& line, TrfReading& reading) {
    // Match points are a team's affair; a line without game points is kept as it is.
    if (line.field(14, 17).empty()) return false;
    TrfFaults& faults = reading.faults;
    const event::HalfPoints points = faults.points(line, 14, 17, "299");
    std::string type(line.raw(5, 5));
    if (type.size() == 1 && type[0] >= 'a' && type[0] <= 'z')
        type[0] = static_cast<char>(type[0] - 'a' + 'A');
    if (type.size() != 1 || std::string_view(" WDLFHZ+-").find(type[0]) == std::string_view::npos)
        faults.word(line, {line.raw(5, 5), 5}, "299", "W, D, L, F, H, Z, +, -");
    // Of a result every round can be meant; points that are added need to know when.
    const bool every = type != " " && line.field(20, 22).empty();
    const int round =
        every ? 0 : faults.whole(line, 20, 22, "round", type == " " ? 1 : 0, kMostRounds);
    const std::vector<Word> words = line.words(23);
    ReadList list = readNumbers(line, words, 0, faults);
    list.firstRound = round;
    list.points = points;
    if (faults.good()) list.type = type[0];
    reading.adjustments.push_back(std::move(list));
    return true;
}

bool readSystem(const TrfLine& line, TrfReading& reading) {
    const std::string_view code = line.field(5, line.width());
    const bool baku = code.size() > 5 && code.substr(code.size() - 5) == "_BAKU";
    const std::string_view base = baku ? code.substr(0, code.size() - 5) : code;
    if (base != "FIDE_DUTCH" && base != "FIDE_DUTCH_2026" && base != "FIDE_DUTCH_2025")
        return false;
    reading.baku = baku;
    return !baku && base == "FIDE_DUTCH_2026";
}

/// BBW BBD BBL BBZ BBF BBU pp.p
bool readBbpScoring(const TrfLine& line, TrfReading& reading) {
    const std::string_view tag = line.tag();
    Scoring& scoring = reading.file.tournament.scoring;
    if (std::string_view("WDLZFU").find(tag[2]) == std::string_view::npos) return false;
    const event::HalfPoints points =
        reading.faults.points(line, {line.field(4, line.width()), 5}, tag);
    switch (tag[2]) {
    case 'W':
        setWin(scoring, points);
        break;
    case 'D':
        setDraw(scoring, points);
        break;
    case 'L':
        setLoss(scoring, points);
        break;
    case 'Z':
        scoring.zeroPointBye = points;
        break;
    case 'F':
        scoring.forfeitLoss = points;
        break;
    default:
        setPairingBye(reading, points);
        break;
    }
    return true;
}

bool readHeader(const TrfLine& line, event::Tournament& tournament) {
    const std::array<std::pair<const char*, std::string*>, 7> kTexts{
        {{"012", &tournament.name},
         {"022", &tournament.city},
         {"032", &tournament.federation},
         {"042", &tournament.start},
         {"052", &tournament.end},
         {"102", &tournament.chiefArbiter},
         {"122", &tournament.timeControl}}};
    for (const auto& [tag, text] : kTexts) {
        if (line.tag() != tag) continue;
        if (!text->empty()) return false; // a second one is kept as it is
        *text = line.field(5, line.width());
        return !text->empty();
    }
    return false;
}

/// The numbers of these are teams' where there are teams.
bool isOfTeams(std::string_view tag) {
    return tag == "240" || tag == "250" || tag == "260" || tag == "299";
}

} // namespace

bool isTeamRecord(std::string_view line) {
    return line.starts_with("310 ");
}

bool readRecord(const TrfLine& line, TrfReading& reading) {
    event::Tournament& tournament = reading.file.tournament;
    const std::string_view tag = line.tag();
    if (line.width() > 3 && !trimmed(line.raw(4, 4)).empty()) return false;
    if (reading.teams && isOfTeams(tag)) return false;
    if (tag == "062") {
        // "163" or, by Swiss-Manager, "163 (73)".
        const auto words = line.words(5);
        if (!words.empty()) reading.announced = wholeNumber(words.front().text).value_or(0);
        return false;
    }
    if (tag == "142") {
        tournament.declaredRounds =
            reading.faults.whole(line, 5, line.width(), "rounds", 1, kMostRounds);
        return true;
    }
    if (tag == "XXR") {
        tournament.declaredRounds =
            reading.faults.whole(line, 4, line.width(), "rounds", 1, kMostRounds);
        return true;
    }
    if (tag == "202") {
        std::string text(line.field(5, line.width()));
        std::replace(text.begin(), text.end(), ',', ' ');
        const TrfLine list(text, line.number());
        for (const Word& word : list.words(1)) {
            tournament.tieBreaks.emplace_back(word.text);
            reading.file.tieBreakLines.push_back(line.number());
        }
        return true;
    }
    if (tag == "192") return readSystem(line, reading);
    if (tag == "250") return readAcceleration(line, reading);
    if (tag == "299") return readAdjustments(line, reading);
    if (tag.size() == 3 && tag.substr(0, 2) == "BB") return readBbpScoring(line, reading);
    constexpr std::array<std::pair<const char*, void (*)(const TrfLine&, TrfReading&)>, 9> kRest{
        {{"152", readInitialColour},
         {"162", readScoring},
         {"240", readByes},
         {"260", readForbidden},
         {"XXC", readColour},
         {"XXS", readJavafoScoring},
         {"XXA", readJavafoAcceleration},
         {"XXZ", readAbsent},
         {"XXP", [](const TrfLine& l, TrfReading& r) {
              r.forbidden.push_back(readNumbers(l, l.words(4), 0, r.faults));
          }}}};
    for (const auto& [name, read] : kRest)
        if (tag == name) return read(line, reading), true;
    return readHeader(line, tournament);
}

} // namespace theco::formats
