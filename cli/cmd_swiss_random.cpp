// SPDX-License-Identifier: MIT
#include "arbiter/formats/trf.hpp"
#include "arbiter/formats/trf_words.hpp"
#include "arbiter/swiss/generator.hpp"
#include "arbiter/swiss/selftest.hpp"
#include "cli/commands.hpp"
#include "cli/input.hpp"
#include "cli/output.hpp"
#include "cli/rounds_shown.hpp"
#include "i18n/catalogue.hpp"
#include "platform/files.hpp"
#include "platform/paths.hpp"
#include "platform/terminal.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <charconv>
#include <chrono>
#include <filesystem>
#include <iostream>

namespace theco::cli {

namespace {

using i18n::fill;
using i18n::tr;
namespace json = boost::json;

std::optional<std::uint64_t> parseNumber(std::string_view text) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, value);
    if (fault != std::errc{} || stop != end || text.empty()) return std::nullopt;
    return value;
}

/// "0.05", ".05" and "5%" as 50000; no binary fractions, no locale.
std::optional<int> parsePerMillion(std::string_view text) {
    const bool percent = text.ends_with('%');
    if (percent) text.remove_suffix(1);
    const std::size_t digitsAfter = percent ? 4 : 6;
    const std::size_t dot = text.find('.');
    const auto whole = dot == 0 ? std::uint64_t{0} : parseNumber(text.substr(0, dot));
    if (!whole || *whole > 100) return std::nullopt;
    std::uint64_t value = *whole * (percent ? 10'000 : 1'000'000);
    if (dot != std::string_view::npos) {
        std::string digits(text.substr(dot + 1));
        if (digits.empty() || digits.size() > digitsAfter) return std::nullopt;
        digits.resize(digitsAfter, '0');
        const auto fraction = parseNumber(digits);
        if (!fraction) return std::nullopt;
        value += *fraction;
    }
    if (value > 1'000'000) return std::nullopt;
    return static_cast<int>(value);
}

/// Options with numbers; the first that makes no sense ends the reading.
class Numbers {
public:
    explicit Numbers(const Arguments& arguments) : arguments_(arguments) {}

    std::uint64_t number(const char* option, std::uint64_t least, std::uint64_t most) {
        const auto text = arguments_.value(option);
        if (!text) {
            fail(fill(tr("{option} is missing."), {{"option", option}}));
            return least;
        }
        const auto value = readNumber(option, *text, least, most);
        if (value) return *value;
        fail(value.error());
        return least;
    }
    int rate(const char* option) {
        const auto text = arguments_.value(option);
        if (!text) return 0;
        const auto value = parsePerMillion(*text);
        if (value) return *value;
        fail(fill(tr("{option} must be a number from 0 to 1, such as 0.05 or 5%; not "
                     "\"{value}\"."),
                  {{"option", option}, {"value", printable(*text)}}));
        return 0;
    }
    const std::string& fault() const { return fault_; }

private:
    void fail(const std::string& message) {
        if (fault_.empty()) fault_ = message;
    }
    const Arguments& arguments_;
    std::string fault_;
};

constexpr std::uint64_t kMostSeed = ~std::uint64_t{0};

/// A large field takes minutes: a place that cannot be is told before.
bool canHold(const std::filesystem::path& file) {
    std::error_code failed;
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    return file.has_filename() && std::filesystem::is_directory(folder, failed) &&
           !std::filesystem::is_directory(file, failed);
}

Exit runGenerate(const Arguments& arguments) {
    swiss::RandomTournament settings;
    Numbers numbers(arguments);
    settings.players = static_cast<int>(numbers.number("--players", 2, formats::kMostPlayers));
    settings.rounds = static_cast<int>(numbers.number("--rounds", 1, formats::kMostRounds));
    settings.seed = numbers.number("--seed", 0, kMostSeed);
    settings.forfeitRate = numbers.rate("--forfeit-rate");
    settings.byeRate = numbers.rate("--bye-rate");
    settings.withdrawRate = numbers.rate("--withdraw-rate");
    settings.lateRate = numbers.rate("--late-rate");
    if (!numbers.fault().empty()) return complain(numbers.fault());
    const auto file = arguments.value("-o");
    const bool toFile = file && *file != "-";
    const auto unwritable = [&file] {
        return complain(fill(tr("{file} could not be written."), {{"file", printableName(*file)}}));
    };
    if (toFile && !canHold(platform::toPath(*file))) return unwritable();
    settings.baku = arguments.has("--baku");
    const auto progress = roundsShown(static_cast<std::size_t>(settings.players));
    const event::Tournament tournament = swiss::generate(settings, progress);
    if (progress && tournament.pairedRounds() < settings.rounds) std::cerr << '\n';
    const auto dialect =
        arguments.has("--trf26") ? formats::TrfDialect::Trf26 : formats::TrfDialect::Trf16;
    const auto text = formats::writeTrf({tournament, {}}, dialect);
    if (!text) return complain(formats::message(text.error()));
    if (tournament.pairedRounds() < settings.rounds)
        std::cerr << fill(tr("Only {paired} of {rounds} rounds: then the rules allow no pairing."),
                          {{"paired", std::to_string(tournament.pairedRounds())},
                           {"rounds", std::to_string(settings.rounds)}})
                  << '\n';
    if (!toFile) {
        std::cout << *text;
        return Exit::Answered;
    }
    if (!platform::replaceFile(platform::toPath(*file), *text)) return unwritable();
    return Exit::Answered;
}

void showProgress(std::uint64_t done, std::uint64_t all) {
    std::cerr << '\r'
              << fill(tr("{done} of {all} tournaments"),
                      {{"done", std::to_string(done)}, {"all", std::to_string(all)}})
              << std::flush;
}

Exit runSelftest(const Arguments& arguments) {
    Numbers numbers(arguments);
    const std::uint64_t count = numbers.number("--count", 1, 10'000'000);
    const std::uint64_t seed = numbers.number("--seed", 0, kMostSeed);
    if (!numbers.fault().empty()) return complain(numbers.fault());
    const auto start = std::chrono::steady_clock::now();
    const bool watched = platform::errorsGoToTerminal();
    swiss::SelftestCount found;
    for (std::uint64_t k = 0; k < count; ++k) {
        if (watched && k % 20 == 0) showProgress(k, count);
        swiss::selftestOne(seed + k, found);
    }
    if (watched) {
        showProgress(count, count);
        std::cerr << '\n';
    }
    const auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - start);
    if (arguments.json()) {
        json::array seeds;
        for (const std::uint64_t each : found.seeds)
            seeds.push_back(each);
        printJson(json::object{{"tournaments", found.tournaments},
                               {"rounds", found.rounds},
                               {"discrepancies", found.discrepancies},
                               {"seconds", static_cast<double>(spent.count()) / 1000},
                               {"seeds", std::move(seeds)}});
    } else {
        std::cout << fill(tr("{tournaments} tournaments, {rounds} rounds, {discrepancies} "
                             "discrepancies."),
                          {{"tournaments", std::to_string(found.tournaments)},
                           {"rounds", std::to_string(found.rounds)},
                           {"discrepancies", std::to_string(found.discrepancies)}})
                  << '\n';
    }
    return found.discrepancies == 0 ? Exit::Answered : Exit::No;
}

} // namespace

Command swissGenerateCommand() {
    Command command;
    command.name = "swiss generate";
    command.options = {
        {"--players", "N", tr("How many players.")},
        {"--rounds", "R", tr("How many rounds.")},
        {"--seed", "S", tr("The same seed gives the same tournament on every machine.")},
        {"--forfeit-rate", "X", tr("The chance of a pair not to be played, 0 to 1.")},
        {"--bye-rate", "X", tr("The chance of a player to ask for a bye in a round.")},
        {"--withdraw-rate", "X", tr("The chance of a player to withdraw before a round.")},
        {"--late-rate", "X", tr("The chance of a player to come in round 2 or 3.")},
        {"--baku", "", tr("With Baku acceleration.")},
        {"--trf26", "", tr("Writes TRF26 instead of TRF16.")},
        {"-o", "FILE", tr("Where to write it; otherwise it goes to standard output.")}};
    command.summary = tr("Makes a random tournament.");
    command.details = {tr("Every round is paired by the Dutch Swiss system; results follow the "
                          "ratings.")};
    command.examples = {"theco-cli swiss generate --players 30 --rounds 7 --seed 1 -o open.trf"};
    command.run = runGenerate;
    return command;
}

Command swissSelftestCommand() {
    Command command;
    command.name = "swiss selftest";
    command.options = {{"--count", "N", tr("How many tournaments.")},
                       {"--seed", "S", tr("The seed of the first one.")}};
    command.summary = tr("Pairs random tournaments in several ways and compares.");
    command.details = {tr("Each tournament is written to a TRF, read again and paired anew, small "
                          "ones also by a slower method. The exit code is 1 when anything "
                          "differs.")};
    command.examples = {"theco-cli swiss selftest --count 1000 --seed 1 --json"};
    command.run = runSelftest;
    return command;
}

} // namespace theco::cli
