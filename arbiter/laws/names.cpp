// SPDX-License-Identifier: MIT
// How the data are spelled in JSON: the same in every language.
#include "arbiter/laws/ruling.hpp"
#include "arbiter/laws/situation.hpp"

#include <algorithm>
#include <array>

namespace theco::laws {

namespace {

constexpr std::array<std::string_view, kIncidentKinds> kIncidents{
    "both_kings_in_check",
    "pawn_on_last_rank",
    "illegal_move_completed",
    "pawn_not_promoted",
    "press_without_move",
    "two_hands",
    "illegal_move_not_completed",
    "wrong_hand",
    "two_moves_in_a_row",
    "wrong_claim",
    "resigns",
    "flag",
    "both_flags",
    "late_arrival",
    "colours_reversed",
    "wrong_initial_position",
    "wrong_board_orientation",
    "wrong_clock_setting",
    "pieces_displaced",
    "pause_without_reason",
    "refuses_touch_move",
    "device",
    "guidelines_iii_4",
    "guidelines_iii_5",
    "agreed_draw",
};

constexpr std::array<std::string_view, kRulingKinds> kRulings{
    "no_penalty",    "restore_and_penalise",
    "penalise",      "restore",
    "stands",        "lost",
    "draw",          "continue",
    "wait",          "new_game",
    "transfer",      "correct_clock",
    "no_change",     "arbiter_decides",
    "default_loss",  "may_play",
    "set_increment", "postponed",
    "verify_claim",  "no_right",
    "reject",        "make_legal",
    "agreed",        "none",
};

constexpr std::array<std::string_view, kWhys> kReasons{
    "game_already_over",  "fault_may_be_cured",     "fault_remains",
    "fault_was_cured",    "accidental_press",       "players_agree",
    "opponent_has_moved", "nobody_noticed",         "illegal_move",
    "pawn_not_replaced",  "pressed_without_move",   "two_hands_used",
    "first_illegal",      "second_illegal",         "times_need_judgement",
    "not_completed",      "wrong_hand_used",        "moved_twice",
    "claim_not_right",    "touched_before",         "checkmated",
    "stalemated",         "dead_position",          "not_dead",
    "seventy_five_moves", "fivefold_position",      "resigned",
    "opponent_can_mate",  "opponent_cannot_mate",   "mate_undecided",
    "flag_fell",          "claimed_before_flag",    "moves_completed",
    "moves_missing",      "flag_fell_first",        "order_unknown",
    "last_period",        "not_last_period",        "arrived_late",
    "arrived_in_time",    "ten_moves_played",       "fewer_than_ten_moves",
    "wrong_start",        "board_turned",           "clock_wrong",
    "schedule_suffers",   "displaced_pieces",       "pause_justified",
    "pause_unjustified",  "refused_after_warning",  "refused_unwarned",
    "device_found",       "lesser_penalty_allowed", "not_announced",
    "has_increment",      "too_much_time",          "not_on_the_move",
    "offer_accepted",     "increment_granted",      "increment_refused",
    "cannot_be_won",      "decision_postponed",     "can_still_be_won",
    "no_move_by_each",    "draws_restricted",       "claim_accepted",
    "spectator_claims",   "nobody_claims",          "move_already_made",
    "move_not_named",     "intended_is_illegal",    "position_stood",
    "half_moves_counted", "other_side_to_move",     "en_passant_differs",
    "castling_differs",   "cannot_withdraw",        "drawn_by_agreement",
};

constexpr std::array<std::string_view, kMeasures> kMeasureNames{
    "12.9.1_warning",
    "12.9.2_more_time_for_opponent",
    "12.9.3_less_time_for_offender",
    "12.9.4_more_points_for_opponent",
    "12.9.5_fewer_points_for_offender",
    "12.9.6_loss_of_the_game",
    "12.9.7_fine",
    "12.9.8_exclusion_from_rounds",
    "12.9.9_expulsion",
};

constexpr std::array<std::string_view, 8> kRecords{
    "what_happened", "both_clocks", "illegal_count", "move_counter",
    "occurrences",   "position",    "result",        "measures",
};

template <class Names, class E> std::string_view at(const Names& names, E value) {
    return names[static_cast<std::size_t>(value)];
}

} // namespace

std::string_view name(IncidentKind kind) {
    return at(kIncidents, kind);
}
std::string_view name(RulingKind kind) {
    return at(kRulings, kind);
}
std::string_view name(Why why) {
    return at(kReasons, why);
}
std::string_view name(MustMove mustMove) {
    constexpr std::array<std::string_view, 3> kNames{"touched_piece", "intended_move", "any_legal"};
    return at(kNames, mustMove);
}
std::string_view name(Measure measure) {
    return at(kMeasureNames, measure);
}
std::string_view name(Record record) {
    return at(kRecords, record);
}

bool Ruling::names(std::string_view article) const {
    return std::find(articles.begin(), articles.end(), article) != articles.end();
}

bool needsSide(const Incident& incident) {
    switch (incident.kind) {
    case IncidentKind::BothKingsInCheck:
    case IncidentKind::PawnOnLastRank:
        return incident.competitive();
    case IncidentKind::BothFlags:
    case IncidentKind::ColoursReversed:
    case IncidentKind::WrongInitialPosition:
    case IncidentKind::WrongBoardOrientation:
    case IncidentKind::WrongClockSetting:
    case IncidentKind::AgreedDraw:
        return false;
    default:
        return true;
    }
}

} // namespace theco::laws
