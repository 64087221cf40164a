/*
 * text/words_of.c -- the words and texts of all enums, behind three doors.
 *
 * In the library each enum has functions of its own (names.h of its room), so that a clock is not
 * linked with the order. From outside they are asked for by the name of the enum.
 */
#include "adoube/words.h"
#include "core/names.h"
#include "laws/names.h"
#include "tournament/names.h"
#include "federation/names.h"
#include "text/names.h"
#include "federation/competition_inside.h"
#include "federation/person_inside.h"
#include "federation/sanction_inside.h"
#include "federation/seats_inside.h"

#include <string.h>

#define NO_TEXT(value, lang) ""
#define NO_WORD(value)       ""

/* the enum, its type, its text, its word */
/* clang-format off */
#define ENUMS(X) \
    X(ACCOUNT, enum ad_account_kind, ad_account_text, ad_account_name) \
    X(ADJUDICATION_STATE, enum ad_adjudication_state, ad_adjudication_state_text, \
      ad_adjudication_state_name) \
    X(ADJ_CODE, enum ad_adj_code, ad_adj_code_text, ad_adj_code_name) \
    X(ADJ_COMMAND, enum ad_adj_command_kind, NO_TEXT, ad_adj_command_name) \
    X(ANSWER, enum ad_answer, ad_answer_text, ad_answer_word) \
    X(APPLICATION, enum ad_application_field, ad_application_text, ad_application_name) \
    X(BACK, enum ad_back, ad_back_text, ad_back_name) \
    X(BAD, unsigned, ad_bad_text, NO_WORD) \
    X(BOOK, enum ad_book, ad_book_title, ad_book_name) \
    X(BOOKED, enum ad_booked, ad_booked_text, ad_booked_name) \
    X(CASE_CODE, enum ad_case_code, ad_case_code_text, ad_case_code_name) \
    X(CASE_COMMAND, enum ad_case_command_kind, NO_TEXT, ad_case_command_name) \
    X(CASE_EVENT, enum ad_case_event_kind, NO_TEXT, ad_case_event_name) \
    X(CASE_STATE, enum ad_case_state, ad_case_state_text, ad_case_state_name) \
    X(CAUSE, enum ad_cause, ad_cause_text, ad_cause_name) \
    X(CHAMP_CODE, enum ad_champ_code, ad_champ_code_text, ad_champ_code_name) \
    X(CHAMP_EVENT, enum ad_champ_event_kind, NO_TEXT, ad_champ_event_name) \
    X(CHAMP_STAKE, enum ad_champ_stake, ad_champ_stake_text, ad_champ_stake_name) \
    X(COMMAND, enum ad_command_kind, ad_command_text, ad_command_word) \
    X(CSV_WHY, enum ad_csv_why, ad_csv_why_text, NO_WORD) \
    X(DATE_BAD, enum ad_date_bad, ad_date_bad_text, NO_WORD) \
    X(DELETION, enum ad_deletion, ad_deletion_text, ad_deletion_name) \
    X(DRAW, enum ad_draw_bad, ad_draw_text, NO_WORD) \
    X(DRAWER, enum ad_drawer, ad_drawer_text, ad_drawer_name) \
    X(DROPPED, enum ad_dropped, ad_dropped_text, NO_WORD) \
    X(DUE, enum ad_due_kind, ad_due_text, ad_due_name) \
    X(ENTRY, enum ad_entry_state, ad_entry_text, ad_entry_name) \
    X(EVENT, enum ad_event_kind, NO_TEXT, ad_event_word) \
    X(FILING_FAULT, unsigned, ad_filing_fault_text, NO_WORD) \
    X(FORMAT, enum ad_format, ad_format_text, ad_format_name) \
    X(FORMULA, enum ad_tiebreak_code, ad_tiebreak_formula, NO_WORD) \
    X(GROUPS, enum ad_groups_code, ad_groups_text, ad_groups_name) \
    X(HOST, enum ad_host_code, ad_host_text, ad_host_name) \
    X(INELIGIBLE, enum ad_ineligible, ad_ineligible_text, ad_ineligible_name) \
    X(INSTANCE, enum ad_instance, ad_instance_text, ad_instance_name) \
    X(ITEM, enum ad_item, ad_item_text, ad_item_word) \
    X(LANGUAGE, enum ad_language, NO_TEXT, ad_language_word) \
    X(LEAGUE_MOVE, enum ad_league_move, ad_league_move_text, ad_league_move_name) \
    X(LEVEL, enum ad_level, ad_level_text, ad_level_name) \
    X(LINEUP_BAD, enum ad_lineup_bad, ad_lineup_bad_text, NO_WORD) \
    X(LINEUP_CLAUSE, enum ad_lineup_clause, NO_TEXT, ad_lineup_clause_name) \
    X(LINEUP_CODE, enum ad_lineup_code, ad_lineup_code_text, ad_lineup_code_name) \
    X(LINEUP_KIND, enum ad_lineup_kind, ad_lineup_kind_text, ad_lineup_kind_name) \
    X(LINEUP_STAGE, enum ad_lineup_stage, ad_lineup_stage_text, ad_lineup_stage_name) \
    X(LINEUP_WHY, enum ad_lineup_why, ad_lineup_why_text, NO_WORD) \
    X(MATE_PROOF, enum ad_mate_proof, ad_mate_proof_text, NO_WORD) \
    X(MODE, enum ad_mode, ad_mode_text, NO_WORD) \
    X(NOTE, enum ad_note_kind, ad_note_text, ad_note_name) \
    X(NOTE_BY, unsigned, ad_note_by_text, ad_note_by_name) \
    X(NOTE_CODE, enum ad_note_code, ad_note_code_text, ad_note_code_name) \
    X(NOTE_FIELD, unsigned, ad_note_field_text, ad_note_field_name) \
    X(OFFENCE, enum ad_offence, ad_offence_text, NO_WORD) \
    X(ORG_BAD, enum ad_org_bad, ad_org_bad_text, NO_WORD) \
    X(ORG_PLAY, enum ad_org_play_code, ad_org_play_text, ad_org_play_name) \
    X(OUTCOME, enum ad_outcome, ad_outcome_text, ad_outcome_name) \
    X(OVERRIDE, enum ad_override_code, ad_override_text, ad_override_name) \
    X(OVERSTEP, enum ad_overstep_code, ad_overstep_text, ad_overstep_name) \
    X(PASS_BAD, enum ad_pass_bad, ad_pass_bad_text, ad_pass_bad_name) \
    X(PASS_EVENT, enum ad_pass_event_kind, ad_pass_event_text, ad_pass_event_name) \
    X(PASS_STATUS, enum ad_pass_status, ad_pass_status_text, ad_pass_status_name) \
    X(PENALTY, enum ad_penalty, ad_penalty_text, ad_penalty_word) \
    X(PGN_RESULT, enum ad_pgn_result, NO_TEXT, ad_pgn_result_text) \
    X(PGN_WHY, enum ad_pgn_why, ad_pgn_why_text, NO_WORD) \
    X(PREQUAL, enum ad_prequal_state, ad_prequal_text, ad_prequal_name) \
    X(QUALIFIED, enum ad_qualified_why, ad_qualified_text, ad_qualified_name) \
    X(REACH, enum ad_reach_why, ad_reach_text, NO_WORD) \
    X(REASON, enum ad_reason, ad_reason_text, ad_reason_word) \
    X(RECEIPT_WHY, enum ad_receipt_why, ad_receipt_why_text, NO_WORD) \
    X(RESCHEDULE, enum ad_reschedule_code, ad_reschedule_text, ad_reschedule_name) \
    X(RESULT_KIND, enum ad_result_kind, ad_result_kind_text, NO_WORD) \
    X(RULES, enum ad_rules, ad_rules_name, ad_rules_code) \
    X(RUN_CODE, enum ad_run_code, ad_run_code_text, ad_run_code_name) \
    X(SANCTION, enum ad_sanction_kind, ad_sanction_text, ad_sanction_name) \
    X(SANCTION_CODE, enum ad_sanction_code, ad_sanction_code_text, ad_sanction_code_name) \
    X(SANCTION_STATE, enum ad_sanction_state, ad_sanction_state_text, ad_sanction_state_name) \
    X(SCORE, enum ad_score, NO_TEXT, ad_score_text) \
    X(SCORE_CODE, enum ad_score_code, ad_score_code_text, ad_score_code_name) \
    X(SEATS, enum ad_seats_code, ad_seats_text, ad_seats_name) \
    X(SEAT_FIELD, enum ad_seat_field, ad_seat_field_text, ad_seat_field_name) \
    X(SEAT_WHY, enum ad_seat_why, ad_seat_why_text, ad_seat_why_name) \
    X(SQUAD_CMD, enum ad_squad_cmd_kind, NO_TEXT, ad_squad_cmd_name) \
    X(SQUAD_EVENT, enum ad_squad_event_kind, NO_TEXT, ad_squad_event_name) \
    X(STEP, enum ad_step_kind, ad_step_text, ad_step_word) \
    X(SUBJECT, enum ad_subject, ad_subject_text, ad_subject_name) \
    X(SYSTEM, enum ad_system, NO_TEXT, ad_trf_code) \
    X(TEMPLATE_BAD, enum ad_template_bad, ad_template_bad_text, NO_WORD) \
    X(TERM, enum ad_term, ad_term_text, ad_term_name) \
    X(TIEBREAK, enum ad_tiebreak_code, ad_tiebreak_name, ad_tiebreak_code) \
    X(TIEBREAK_BAD, enum ad_tiebreak_bad, ad_tiebreak_bad_text, NO_WORD) \
    X(TITLE, enum ad_title, NO_TEXT, ad_title_text) \
    X(TOURNAMENT_BAD, enum ad_tournament_bad, ad_tournament_bad_text, NO_WORD) \
    X(TOUR_CMD, enum ad_tour_cmd_kind, NO_TEXT, ad_tour_cmd_name) \
    X(TOUR_CODE, enum ad_tour_code, ad_tour_code_text, ad_tour_code_name) \
    X(TOUR_EVENT, enum ad_tour_event_kind, NO_TEXT, ad_tour_event_name) \
    X(TOUR_WARNING, enum ad_tour_warning, ad_tour_warning_text, ad_tour_warning_name) \
    X(TRANSFER_STATE, enum ad_transfer_state, ad_transfer_state_text, ad_transfer_state_name) \
    X(TRANSFER_WHY, enum ad_transfer_why, ad_transfer_why_text, ad_transfer_why_name) \
    X(TRF_HEAD, enum ad_trf_head, ad_trf_head_text, ad_trf_head_tag) \
    X(TRF_WHY, enum ad_trf_why, ad_trf_why_text, NO_WORD) \
    X(VERDICT, enum ad_verdict, ad_verdict_text, ad_verdict_word) \
    X(WEEKDAY, enum ad_weekday, ad_weekday_text, NO_WORD) \
    X(WHAT, enum ad_what, ad_what_text, ad_what_word) \
    X(WHO, enum ad_who, ad_who_text, ad_who_word) \
    X(WITHDRAWN, enum ad_withdrawn_why, ad_withdrawn_text, NO_WORD)
/* clang-format on */

const char *ad_word(enum ad_words of, int value)
{
    switch (of) {
#define X(name, type, text, word) \
    case AD_WORDS_##name: return word((type)value);
        ENUMS(X)
#undef X
    case AD_WORDS_ALL: break;
    }
    return "";
}

const char *ad_text(enum ad_words of, int value, enum ad_language lang)
{
    switch (of) {
#define X(name, type, text, word) \
    case AD_WORDS_##name: return text((type)value, lang);
        ENUMS(X)
#undef X
    case AD_WORDS_ALL: break;
    }
    return "";
}

int ad_word_find(enum ad_words of, const char *word, size_t len)
{
    enum { DENSE = 512, LAST = 1 << 15 }; /* beyond them values are bits */

    for (int v = 0; len && v <= LAST; v = v < DENSE ? v + 1 : v * 2) {
        const char *is = ad_word(of, v);

        if (strlen(is) == len && memcmp(is, word, len) == 0)
            return v;
    }
    return AD_EPARSE;
}
