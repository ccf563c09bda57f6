// SPDX-License-Identifier: MIT
#include "arbiter/clock/control_words.hpp"

#include "arbiter/clock/presets.hpp"
#include "arbiter/clock/text_scanner.hpp"

#include <string>

namespace theco::clock {
namespace {

using i18n::Language;

/// The same phrase in both languages: what is written and, with both, what is read.
struct Phrase {
    std::string_view english;
    std::string_view vietnamese;

    std::string_view in(Language language) const {
        return language == Language::Vietnamese ? vietnamese : english;
    }
    bool takenFrom(TextScanner& text) const { return text.take(vietnamese) || text.take(english); }
};

// Not in the catalogue: reading must know both languages at once, and one must undo the other.
constexpr Phrase kFor{" for ", " cho "};
constexpr Phrase kMoves{" moves", " nước"};
constexpr Phrase kPlus{" + ", " + "};
constexpr Phrase kPerMove{" per move", " mỗi nước"};
constexpr Phrase kDelay{", delay ", ", chờ "};
constexpr Phrase kGivenBack{", gives back up to ", ", hoàn lại tối đa "};
constexpr Phrase kByoYomi{", byo-yomi ", ", byo-yomi "};
constexpr Phrase kTimes{" times ", " lần "};
constexpr Phrase kOvertime{", overtime ", ", phụ trội "};
constexpr Phrase kEach{" moves in each ", " nước trong mỗi "};
constexpr Phrase kHourglass{", hourglass", ", đồng hồ cát"};
constexpr Phrase kUpCount{", counting up", ", đếm tiến"};
constexpr Phrase kThen{", then ", ", sau đó "};
constexpr Phrase kBlack{"; Black: ", "; Đen: "};

struct Unit {
    Nanoseconds size;
    std::string_view one; ///< English, for exactly one
    Phrase many;
    std::string_view brief;
};
constexpr Unit kUnits[] = {{kHour, " hour", {" hours", " giờ"}, "h"},
                           {kMinute, " minute", {" minutes", " phút"}, "min"},
                           {kSecond, " second", {" seconds", " giây"}, "s"}};
constexpr const Unit& kMinutes = kUnits[1];
constexpr const Unit& kSeconds = kUnits[2];

std::string unitText(Nanoseconds count, const Unit& unit, Language language) {
    const bool singular = language == Language::English && count == 1;
    return std::to_string(count) + std::string(singular ? unit.one : unit.many.in(language));
}

/// "90 minutes", "1 minute 30 seconds", "0.5 seconds"; hours are read, never written.
std::string duration(Nanoseconds time, Language language) {
    const Nanoseconds minutes = time / kMinute;
    const Nanoseconds rest = time % kMinute;
    std::string out;
    if (minutes > 0) out = unitText(minutes, kMinutes, language);
    if (rest == 0 && minutes > 0) return out;
    if (!out.empty()) out += ' ';
    if (rest % kSecond == 0) return out + unitText(rest / kSecond, kSeconds, language);
    std::string thousandths = std::to_string(rest % kSecond / kFinest + 1000).substr(1);
    thousandths.erase(thousandths.find_last_not_of('0') + 1);
    return out + std::to_string(rest / kSecond) + '.' + thousandths +
           std::string(kSeconds.many.in(language));
}

std::optional<Nanoseconds> readDuration(TextScanner& in) {
    Nanoseconds total = 0;
    bool some = false;
    for (;;) {
        const std::size_t before = in.offset();
        if (some && !in.take(" ")) return total;
        const auto count = in.number(kLongestMain / kSecond);
        Nanoseconds thousandths = 0;
        if (count && in.take(".")) {
            const std::size_t begin = in.offset();
            const auto digits = in.number(999);
            const std::size_t length = in.offset() - begin;
            if (!digits || length > 3) return std::nullopt;
            thousandths = *digits * (length == 1 ? 100 : length == 2 ? 10 : 1);
        }
        const Unit* found = nullptr;
        for (const Unit& unit : kUnits) {
            if (found != nullptr || !count) break;
            const std::size_t unitAt = in.offset();
            if (unit.many.takenFrom(in) || in.take(unit.one)) found = &unit;
            if (found != nullptr) break;
            in.take(" ");
            if (in.take(unit.brief)) found = &unit;
            if (found == nullptr) in.goTo(unitAt);
        }
        if (found == nullptr) {
            in.goTo(before);
            if (!some) return std::nullopt;
            return total;
        }
        if (*count > kLongestMain / found->size) return std::nullopt;
        total += *count * found->size + thousandths * (found->size / 1000);
        if (total > kLongestMain) return std::nullopt;
        some = true;
    }
}

std::string bonusText(const Period& period, Language language) {
    const auto word = [&](const Phrase& phrase) { return std::string(phrase.in(language)); };
    switch (period.method) {
    case Method::Sudden:
        return {};
    case Method::Fischer:
        return word(kPlus) + duration(period.increment, language) + word(kPerMove);
    case Method::Bronstein:
        return word(kGivenBack) + duration(period.delay, language) + word(kPerMove);
    case Method::Delay:
        return word(kDelay) + duration(period.delay, language) + word(kPerMove);
    case Method::ByoYomi:
        return word(kByoYomi) + std::to_string(period.byoYomiCount) + word(kTimes) +
               duration(period.byoYomi, language);
    case Method::Canadian:
        return word(kOvertime) + std::to_string(period.overtimeMoves) + word(kEach) +
               duration(period.overtime, language);
    case Method::Hourglass:
        return word(kHourglass);
    case Method::UpCount:
        return word(kUpCount);
    }
    return {};
}

/// Into `to`, where it is there.
bool readBonus(TextScanner& in, Nanoseconds& to) {
    const auto time = readDuration(in);
    if (!time || !kPerMove.takenFrom(in)) return false;
    to = *time;
    return true;
}

bool readCounted(TextScanner& in, const Phrase& between, int& count, Nanoseconds& time) {
    const auto number = in.number(kMostMoves);
    if (!number || !between.takenFrom(in)) return false;
    const auto read = readDuration(in);
    if (!read) return false;
    count = static_cast<int>(*number);
    time = *read;
    return true;
}

bool readMethod(TextScanner& in, Period& period) {
    if (kPlus.takenFrom(in)) {
        period.method = Method::Fischer;
        return readBonus(in, period.increment);
    }
    if (kGivenBack.takenFrom(in)) {
        period.method = Method::Bronstein;
        return readBonus(in, period.delay);
    }
    if (kDelay.takenFrom(in)) {
        period.method = Method::Delay;
        return readBonus(in, period.delay);
    }
    if (kByoYomi.takenFrom(in)) {
        period.method = Method::ByoYomi;
        return readCounted(in, kTimes, period.byoYomiCount, period.byoYomi);
    }
    if (kOvertime.takenFrom(in)) {
        period.method = Method::Canadian;
        return readCounted(in, kEach, period.overtimeMoves, period.overtime);
    }
    if (kHourglass.takenFrom(in)) period.method = Method::Hourglass;
    if (kUpCount.takenFrom(in)) period.method = Method::UpCount;
    return true;
}

std::optional<Period> readPeriod(TextScanner& in) {
    Period period;
    const auto main = readDuration(in);
    if (!main) return std::nullopt;
    period.main = *main;
    if (kFor.takenFrom(in)) {
        const auto moves = in.number(kMostMoves);
        if (!moves || *moves == 0 || !kMoves.takenFrom(in)) return std::nullopt;
        period.moves = static_cast<int>(*moves);
    }
    if (!readMethod(in, period)) return std::nullopt;
    return period;
}

/// Capitals of ASCII only: the Vietnamese phrases begin a text with a number.
std::string lowered(std::string_view text) {
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

} // namespace

std::string inWords(const TimeControl& control, Language language) {
    std::string out;
    const auto add = [&](const std::vector<Period>& periods) {
        for (std::size_t i = 0; i < periods.size(); ++i) {
            const Period& period = periods[i];
            if (i > 0) out += kThen.in(language);
            out += duration(period.main, language);
            if (period.moves > 0) {
                out += kFor.in(language);
                out += std::to_string(period.moves);
                out += kMoves.in(language);
            }
            out += bonusText(period, language);
        }
    };
    add(control.periods);
    if (control.blackPeriods.empty()) return out;
    out += kBlack.in(language);
    add(control.blackPeriods);
    return out;
}

std::optional<TimeControl> controlFromWords(std::string_view text) {
    if (auto named = controlByName(text)) return named;
    const std::string low = lowered(text);
    TextScanner in(low);
    TimeControl control;
    do {
        const auto period = readPeriod(in);
        if (!period) return std::nullopt;
        control.periods.push_back(*period);
    } while (kThen.takenFrom(in));
    if (!in.atEnd() || check(control)) return std::nullopt;
    return control;
}

} // namespace theco::clock
