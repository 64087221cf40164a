/*
 * wire/order_words.h -- inside the room: words and records that the tables of the federation share.
 */
#ifndef AD_WIRE_ORDER_WORDS_H
#define AD_WIRE_ORDER_WORDS_H

#include "wire/order.h"
#include "wire/rows.h"

/* words_order.c */
extern const struct wire_words wire_words_account, wire_words_adj_code, wire_words_adj_command,
    wire_words_adj_state, wire_words_booked, wire_words_case_code, wire_words_case_command,
    wire_words_case_state, wire_words_cause, wire_words_champ_code, wire_words_champ_command,
    wire_words_clause, wire_words_draw_bad, wire_words_drawer, wire_words_filing_fault,
    wire_words_grounds, wire_words_hearing, wire_words_instance, wire_words_issuer,
    wire_words_level, wire_words_lineup_code, wire_words_lineup_kind, wire_words_lineup_why,
    wire_words_match_kind, wire_words_match_ruling, wire_words_match_state, wire_words_means,
    wire_words_move_reason, wire_words_note_by, wire_words_note_code, wire_words_note_field,
    wire_words_note_side, wire_words_outcome, wire_words_phase, wire_words_reschedule_code,
    wire_words_run, wire_words_run_code, wire_words_sanction_code, wire_words_sanction_kind,
    wire_words_scope, wire_words_score, wire_words_seat, wire_words_side, wire_words_sides,
    wire_words_squad_command, wire_words_start, wire_words_stay, wire_words_subject,
    wire_words_system, wire_words_tour_command, wire_words_tour_warning;

/* form_affairs.c, form_case.c, form_tour.c */
extern const struct wire_record rows_money, rows_account, rows_calendar, rows_adj_verdict,
    rows_case_verdict, rows_tour_rules;

/* The forms, by their thing: form_*.c. */
#define X(id, type, name) extern const struct wire_form wire_##id##_1;
WIRE_THING_MAP(X)
#undef X

#endif
