// SPDX-License-Identifier: MIT
#include "arbiter/laws/incident_fields.hpp"

#include "core/chess/fen.hpp"
#include "i18n/catalogue.hpp"
#include "i18n/chess_words.hpp"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include <algorithm>
#include <iterator>
#include <limits>

namespace theco::laws {

namespace {

using boost::json::value;
using chess::Color;
using chess::GameResult;
using i18n::fill;
using i18n::tr;
using Kind = IncidentKind;

constexpr int kMost = std::numeric_limits<int>::max();

constexpr std::uint32_t bit(Kind kind) {
    return std::uint32_t{1} << static_cast<unsigned>(kind);
}
template <class... Kinds> constexpr std::uint32_t only(Kinds... kinds) {
    return (bit(kinds) | ...);
}
constexpr std::uint32_t kAll = (std::uint32_t{1} << kIncidentKinds) - 1;
constexpr std::uint32_t kLate = only(Kind::BothKingsInCheck, Kind::PawnOnLastRank);
constexpr std::uint32_t kIllegal =
    only(Kind::IllegalMoveCompleted, Kind::PawnNotPromoted, Kind::PressWithoutMove, Kind::TwoHands);
constexpr std::uint32_t kFlags = only(Kind::Flag, Kind::BothFlags);

void refuse(IncidentDraft& draft, const std::string& sentence, std::string_view name) {
    if (!draft.fault) draft.fault = fill(sentence, {{"field", std::string(name)}});
}

void readBool(IncidentDraft& draft, std::string_view name, const value& in, bool& out) {
    if (in.is_bool())
        out = in.get_bool();
    else
        refuse(draft, tr("\"{field}\" must be true or false."), name);
}

/// Whole, not negative, at most `most`.
bool isNumber(const value& in, int most) {
    return in.is_int64() && in.get_int64() >= 0 && in.get_int64() <= most;
}

void readNumber(IncidentDraft& draft, std::string_view name, const value& in, int& out,
                int most = kMost) {
    if (isNumber(in, most))
        out = static_cast<int>(in.get_int64());
    else
        refuse(draft,
               fill(tr("\"{field}\" must be a whole number from 0 to {most}."),
                    {{"most", std::to_string(most)}}),
               name);
}

template <class E> struct Choice {
    std::string_view word;
    E meaning;
};

template <class E>
void readChoice(IncidentDraft& draft, std::string_view name, const value& in, E& out,
                std::initializer_list<Choice<E>> choices) {
    std::string words;
    for (const Choice<E>& choice : choices) {
        if (in.is_string() && std::string_view(in.get_string()) == choice.word) {
            out = choice.meaning;
            return;
        }
        words += (words.empty() ? "\"" : ", \"") + std::string(choice.word) + '"';
    }
    refuse(draft, fill(tr("\"{field}\" must be one of {values}."), {{"values", words}}), name);
}

void readSide(IncidentDraft& draft, std::string_view name, const value& in,
              std::optional<Color>& out) {
    readChoice<std::optional<Color>>(draft, name, in, out,
                                     {{"white", Color::White}, {"black", Color::Black}});
}

void readBoth(IncidentDraft& draft, std::string_view name, const value& in, BySide<int>& out) {
    const auto* both = in.if_object();
    const value* white = both != nullptr ? both->if_contains("white") : nullptr;
    const value* black = both != nullptr ? both->if_contains("black") : nullptr;
    if (white == nullptr || black == nullptr || both->size() != 2 || !isNumber(*white, kMost) ||
        !isNumber(*black, kMost))
        return refuse(draft,
                      tr("\"{field}\" must be an object of \"white\" and \"black\", two whole "
                         "numbers of 0 or more."),
                      name);
    out = {static_cast<int>(white->get_int64()), static_cast<int>(black->get_int64())};
}

void readSquares(IncidentDraft& draft, std::string_view name, const value& in) {
    const auto* list = in.if_array();
    std::vector<chess::Square> squares;
    if (list != nullptr)
        for (const value& item : *list) {
            const auto square = item.is_string()
                                    ? chess::squareFromString(std::string_view(item.get_string()))
                                    : std::nullopt;
            if (square) squares.push_back(*square);
        }
    if (list == nullptr || squares.size() != list->size())
        return refuse(draft, tr("\"{field}\" must be a list of squares such as \"e4\"."), name);
    draft.incident.touched = std::move(squares);
}

void readMisplaced(IncidentDraft& draft, std::string_view name, const value& in) {
    const auto* list = in.if_array();
    if (list == nullptr) return refuse(draft, tr("\"{field}\" must be a list."), name);
    Misplaced& out = draft.incident.misplaced;
    for (const value& item : *list) {
        bool* place = nullptr;
        readChoice<bool*>(draft, name, item, place,
                          {{"white_king", &out.king.white},
                           {"white_rook_a", &out.rookA.white},
                           {"white_rook_h", &out.rookH.white},
                           {"black_king", &out.king.black},
                           {"black_rook_a", &out.rookA.black},
                           {"black_rook_h", &out.rookH.black}});
        if (place == nullptr) return;
        *place = true;
    }
}

void readClaim(IncidentDraft& draft, std::string_view name, const value& in) {
    const auto* claim = in.if_object();
    const value* correct = claim != nullptr ? claim->if_contains("correct") : nullptr;
    const value* before = claim != nullptr ? claim->if_contains("before_flag") : nullptr;
    if (correct == nullptr || before == nullptr || claim->size() != 2 || !correct->is_bool() ||
        !before->is_bool())
        return refuse(draft,
                      tr("\"{field}\" must be an object of \"correct\" and \"before_flag\", each "
                         "true or false."),
                      name);
    draft.incident.claim = FlaggedClaim{correct->get_bool(), before->get_bool()};
}

void readFen(IncidentDraft& draft, std::string_view name, const value& in) {
    if (!in.is_string()) return refuse(draft, tr("\"{field}\" must be a text."), name);
    const auto position = chess::parseFen(std::string_view(in.get_string()));
    if (position)
        draft.incident.position = *position;
    else
        refuse(draft, "\"{field}\": " + i18n::message(position.error()), name);
}

void readLaws(IncidentDraft& draft, std::string_view name, const value& in) {
    draft.edition = in.is_string() ? findEdition(std::string_view(in.get_string())) : nullptr;
    if (draft.edition == nullptr)
        refuse(draft, tr("\"{field}\" must be \"2023\", the edition that is known here."), name);
}

void readB2Penalty(IncidentDraft& draft, std::string_view name, const value& in) {
    if (in.is_int64() && (in.get_int64() == 60 || in.get_int64() == 120))
        draft.incident.b2PenaltySeconds = static_cast<int>(in.get_int64());
    else
        refuse(draft, tr("\"{field}\" must be 60 or 120."), name);
}

template <bool Incident::*Member>
void boolean(IncidentDraft& draft, std::string_view name, const value& in) {
    readBool(draft, name, in, draft.incident.*Member);
}
template <int Incident::*Member>
void number(IncidentDraft& draft, std::string_view name, const value& in) {
    readNumber(draft, name, in, draft.incident.*Member);
}

const IncidentField kFields[] = {
    {"laws", kAll, readLaws},
    {"incident", kAll, [](IncidentDraft&, std::string_view, const value&) {}}, // read before
    {"rate", kAll,
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         readChoice<Rate>(
             draft, name, in, draft.incident.rate,
             {{"standard", Rate::Standard}, {"rapid", Rate::Rapid}, {"blitz", Rate::Blitz}});
     }},
    {"supervised", kAll, boolean<&Incident::supervised>},
    {"b2_penalty_s", kAll, readB2Penalty},
    {"guidelines_iii", kAll, boolean<&Incident::guidelinesIII>},
    {"increment_s", kAll, number<&Incident::incrementSeconds>},
    {"increment_gained_s", kAll, number<&Incident::incrementGainedSeconds>},
    {"clocks_s", kAll,
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         draft.incident.clocks.emplace();
         readBoth(draft, name, in, *draft.incident.clocks);
     }},
    {"fen", kAll, readFen},
    {"side", kAll,
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         readSide(draft, name, in, draft.incident.side);
     }},
    {"prior_illegal", kAll,
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         readNumber(draft, name, in, draft.incident.priorIllegal, 1);
     }},
    {"opponent_has_moved", kAll, boolean<&Incident::opponentHasMoved>},
    {"seen_by", kAll,
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         readChoice<SeenBy>(draft, name, in, draft.incident.seenBy,
                            {{"arbiter", SeenBy::Arbiter},
                             {"opponent", SeenBy::Opponent},
                             {"none", SeenBy::Nobody}});
     }},
    {"completed_moves", kAll,
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         readBoth(draft, name, in, draft.incident.completedMoves);
     }},
    {"game_result", kAll,
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         if (in.is_null()) return;
         readChoice<std::optional<GameResult>>(draft, name, in, draft.incident.gameResult,
                                               {{"1-0", GameResult::WhiteWins},
                                                {"0-1", GameResult::BlackWins},
                                                {"1/2-1/2", GameResult::Draw}});
     }},
    {"next_move_completed", kLate, boolean<&Incident::nextMoveCompleted>},
    {"still_illegal", kLate, boolean<&Incident::stillIllegal>},
    {"players_agree", kIllegal, boolean<&Incident::playersAgree>},
    {"touched", kIllegal | only(Kind::IllegalMoveNotCompleted, Kind::WrongClaim), readSquares},
    {"accidental", only(Kind::PressWithoutMove), boolean<&Incident::accidental>},
    {"move_legal", only(Kind::TwoHands), boolean<&Incident::moveLegal>},
    {"intended", only(Kind::WrongClaim),
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         if (in.is_string())
             draft.intended = std::string(std::string_view(in.get_string()));
         else
             refuse(draft, tr("\"{field}\" must be a text."), name);
     }},
    // Resigning ends the game before anybody looks for a fifth occurrence, but it may be known.
    {"fivefold", kFlags | only(Kind::Resigns), boolean<&Incident::fivefold>},
    {"required_moves", kFlags,
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         if (in.is_null()) return;
         draft.incident.requiredMoves = 0;
         readNumber(draft, name, in, *draft.incident.requiredMoves);
     }},
    {"claim", only(Kind::Flag), readClaim},
    {"first_flag", only(Kind::BothFlags),
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         if (!in.is_null()) readSide(draft, name, in, draft.incident.firstFlag);
     }},
    {"last_period", only(Kind::BothFlags), boolean<&Incident::lastPeriod>},
    {"arrival_s", only(Kind::LateArrival), number<&Incident::arrival>},
    {"start_actual_s", only(Kind::LateArrival), number<&Incident::startActual>},
    {"start_scheduled_s", only(Kind::LateArrival), number<&Incident::startScheduled>},
    {"default_time_s", only(Kind::LateArrival), number<&Incident::defaultTime>},
    {"default_from", only(Kind::LateArrival),
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         readChoice<DefaultFrom>(
             draft, name, in, draft.incident.defaultFrom,
             {{"actual", DefaultFrom::Actual}, {"scheduled", DefaultFrom::Scheduled}});
     }},
    // What the clock shows never decides (6.7.1); it is only checked.
    {"clock_shows_s", only(Kind::LateArrival),
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         int ignored = 0;
         readNumber(draft, name, in, ignored);
     }},
    {"misplaced", only(Kind::WrongInitialPosition), readMisplaced},
    {"schedule_affected", only(Kind::WrongClockSetting), boolean<&Incident::scheduleAffected>},
    {"valid_reason", only(Kind::PauseWithoutReason), boolean<&Incident::validReason>},
    {"warned", only(Kind::RefusesTouchMove), boolean<&Incident::warned>},
    {"lesser_penalty_in_regulations", only(Kind::Device),
     boolean<&Incident::lesserPenaltyInRegulations>},
    {"opponent_accepts", only(Kind::GuidelinesIII4), boolean<&Incident::opponentAccepts>},
    {"arbiter_agrees", only(Kind::GuidelinesIII4), boolean<&Incident::arbiterAgrees>},
    {"decision", only(Kind::GuidelinesIII5),
     [](IncidentDraft& draft, std::string_view name, const value& in) {
         readChoice<GuidelineDecision>(draft, name, in, draft.incident.decision,
                                       {{"agree", GuidelineDecision::Agree},
                                        {"postpone", GuidelineDecision::Postpone},
                                        {"reject", GuidelineDecision::Reject}});
     }},
    {"on_claim", only(Kind::AgreedDraw), boolean<&Incident::onClaim>},
    {"restricted", only(Kind::AgreedDraw), boolean<&Incident::restricted>},
};

} // namespace

const IncidentField* findIncidentField(std::string_view name) {
    const auto* found =
        std::find_if(std::begin(kFields), std::end(kFields),
                     [&](const IncidentField& field) { return field.name == name; });
    return found == std::end(kFields) ? nullptr : found;
}

std::vector<std::string_view> incidentFieldNames() {
    std::vector<std::string_view> names;
    for (const IncidentField& field : kFields)
        names.push_back(field.name);
    return names;
}

} // namespace theco::laws
