/*
 * federation/names.h -- the values of enums by word, for scripts and the wire, and by text, for people.
 *
 * Never NULL; "" for what is no value. Outside the library ad_word and ad_text (words.h) say the same.
 */
#ifndef AD_FEDERATION_NAMES_H
#define AD_FEDERATION_NAMES_H

#include "adoube/adjudication.h"
#include "adoube/case.h"
#include "adoube/championship.h"
#include "adoube/competition.h"
#include "adoube/date.h"
#include "federation/groups.h"
#include "adoube/ledger.h"
#include "adoube/lineup.h"
#include "federation/matchday.h"
#include "federation/note.h"
#include "adoube/order.h"
#include "adoube/org.h"
#include "adoube/person.h"
#include "federation/reschedule.h"
#include "adoube/sanction.h"
#include "adoube/seats.h"
#include "adoube/squad.h"
#include "adoube/template.h"
#include "federation/competition_inside.h"
#include "federation/person_inside.h"
#include "federation/sanction_inside.h"
#include "federation/seats_inside.h"

const char *ad_score_text(enum ad_score s);
const char *ad_cause_name(enum ad_cause c);
const char *ad_cause_text(enum ad_cause c, enum ad_language lang);
enum ad_cause ad_cause_find(const char *name, size_t len); /* AD_CAUSES for no such */
const char *ad_score_code_name(enum ad_score_code c);
const char *ad_score_code_text(enum ad_score_code c, enum ad_language lang);
const char *ad_adjudication_state_name(enum ad_adjudication_state s);
const char *ad_adjudication_state_text(enum ad_adjudication_state s, enum ad_language lang);
const char *ad_adj_command_name(enum ad_adj_command_kind k);
const char *ad_adj_code_name(enum ad_adj_code c);
const char *ad_adj_code_text(enum ad_adj_code c, enum ad_language lang);

const char *ad_instance_name(enum ad_instance i);
const char *ad_instance_text(enum ad_instance i, enum ad_language lang);
enum ad_instance ad_instance_find(const char *name, size_t len); /* AD_INSTANCE_NONE */
const char *ad_case_state_name(enum ad_case_state s);
const char *ad_case_state_text(enum ad_case_state s, enum ad_language lang);
const char *ad_outcome_name(enum ad_outcome o);
const char *ad_outcome_text(enum ad_outcome o, enum ad_language lang);
enum ad_outcome ad_outcome_find(const char *name, size_t len); /* NONE for no such */
const char *ad_filing_fault_text(unsigned fault, enum ad_language lang);
const char *ad_case_command_name(enum ad_case_command_kind k);
enum ad_case_command_kind ad_case_command_find(const char *name, size_t len);
const char *ad_case_code_name(enum ad_case_code c);
const char *ad_case_code_text(enum ad_case_code c, enum ad_language lang);
const char *ad_case_event_name(enum ad_case_event_kind k);
const char *ad_due_name(enum ad_due_kind k);
const char *ad_due_text(enum ad_due_kind k, enum ad_language lang);

const char *ad_drawer_name(enum ad_drawer d);
const char *ad_drawer_text(enum ad_drawer d, enum ad_language lang);
enum ad_drawer ad_drawer_find(const char *name, size_t len); /* AD_DRAWERS */
const char *ad_champ_code_name(enum ad_champ_code c);
const char *ad_champ_code_text(enum ad_champ_code c, enum ad_language lang);
const char *ad_champ_event_name(enum ad_champ_event_kind k);
const char *ad_champ_stake_name(enum ad_champ_stake s);
const char *ad_champ_stake_text(enum ad_champ_stake s, enum ad_language lang);

const char *ad_entry_name(enum ad_entry_state s);
const char *ad_entry_text(enum ad_entry_state s, enum ad_language lang);
const char *ad_run_code_name(enum ad_run_code code);
const char *ad_run_code_text(enum ad_run_code code, enum ad_language lang);
const char *ad_league_move_name(enum ad_league_move k);
const char *ad_league_move_text(enum ad_league_move k, enum ad_language lang);
const char *ad_qualified_name(enum ad_qualified_why why);
const char *ad_qualified_text(enum ad_qualified_why why, enum ad_language lang);

const char *ad_weekday_text(enum ad_weekday w, enum ad_language lang);
const char *ad_date_bad_text(enum ad_date_bad why, enum ad_language lang);

const char *ad_groups_name(enum ad_groups_code code);
const char *ad_groups_text(enum ad_groups_code code, enum ad_language lang);

const char *ad_account_name(enum ad_account_kind k);
const char *ad_account_text(enum ad_account_kind k, enum ad_language lang);
const char *ad_booked_name(enum ad_booked b);
const char *ad_booked_text(enum ad_booked b, enum ad_language lang);

const char *ad_lineup_bad_text(enum ad_lineup_bad why, enum ad_language lang);
const char *ad_lineup_kind_name(enum ad_lineup_kind k);
const char *ad_lineup_kind_text(enum ad_lineup_kind k, enum ad_language lang);
const char *ad_lineup_stage_name(enum ad_lineup_stage s);
const char *ad_lineup_stage_text(enum ad_lineup_stage s, enum ad_language lang);
const char *ad_lineup_code_name(enum ad_lineup_code c);
const char *ad_lineup_code_text(enum ad_lineup_code c, enum ad_language lang);
const char *ad_lineup_clause_name(enum ad_lineup_clause c);
const char *ad_lineup_why_text(enum ad_lineup_why w, enum ad_language lang);

const char *ad_overstep_name(enum ad_overstep_code c);
const char *ad_overstep_text(enum ad_overstep_code c, enum ad_language lang);
const char *ad_host_name(enum ad_host_code c);
const char *ad_host_text(enum ad_host_code c, enum ad_language lang);

const char *ad_note_name(enum ad_note_kind k);
const char *ad_note_text(enum ad_note_kind k, enum ad_language lang);
enum ad_note_kind ad_note_find(const char *name, size_t len); /* AD_NOTES: none */
const char *ad_note_code_name(enum ad_note_code c);
const char *ad_note_code_text(enum ad_note_code c, enum ad_language lang);
const char *ad_note_by_name(unsigned by);
const char *ad_note_by_text(unsigned by, enum ad_language lang);
unsigned ad_note_by_find(const char *name, size_t len); /* 0: none */
const char *ad_note_field_name(unsigned field);
const char *ad_note_field_text(unsigned field, enum ad_language lang);

const char *ad_level_name(enum ad_level level);
const char *ad_level_text(enum ad_level level, enum ad_language lang);
enum ad_level ad_level_find(const char *name, size_t len);
const char *ad_book_name(enum ad_book b);
const char *ad_book_title(enum ad_book b, enum ad_language lang);
const char *ad_override_name(enum ad_override_code code);
const char *ad_override_text(enum ad_override_code code, enum ad_language lang);

const char *ad_org_bad_text(enum ad_org_bad why, enum ad_language lang);
const char *ad_org_play_name(enum ad_org_play_code code);
const char *ad_org_play_text(enum ad_org_play_code code, enum ad_language lang);

const char *ad_pass_status_name(enum ad_pass_status s);
const char *ad_pass_status_text(enum ad_pass_status s, enum ad_language lang);
const char *ad_pass_event_name(enum ad_pass_event_kind k);
const char *ad_pass_event_text(enum ad_pass_event_kind k, enum ad_language lang);
const char *ad_pass_bad_name(enum ad_pass_bad why);
const char *ad_pass_bad_text(enum ad_pass_bad why, enum ad_language lang);
const char *ad_ineligible_name(enum ad_ineligible why);
const char *ad_ineligible_text(enum ad_ineligible why, enum ad_language lang);
const char *ad_application_name(enum ad_application_field f);
const char *ad_application_text(enum ad_application_field f, enum ad_language lang);
enum ad_application_field ad_application_find(const char *name, size_t len);
const char *ad_back_name(enum ad_back b);
const char *ad_back_text(enum ad_back b, enum ad_language lang);
const char *ad_deletion_name(enum ad_deletion d);
const char *ad_deletion_text(enum ad_deletion d, enum ad_language lang);
const char *ad_transfer_state_name(enum ad_transfer_state s);
const char *ad_transfer_state_text(enum ad_transfer_state s, enum ad_language lang);
enum ad_transfer_step ad_transfer_step_find(const char *name, size_t len); /* "declare" … */
const char *ad_transfer_why_name(enum ad_transfer_why w);
const char *ad_transfer_why_text(enum ad_transfer_why w, enum ad_language lang);

const char *ad_term_name(enum ad_term t);
const char *ad_term_text(enum ad_term t, enum ad_language lang);
enum ad_term ad_term_find(const char *name, size_t len); /* AD_TERMS for no such */
const char *ad_reschedule_name(enum ad_reschedule_code c);
const char *ad_reschedule_text(enum ad_reschedule_code c, enum ad_language lang);

const char *ad_subject_name(enum ad_subject s);
const char *ad_subject_text(enum ad_subject s, enum ad_language lang);
enum ad_subject ad_subject_find(const char *name, size_t len); /* AD_SUBJECTS */
const char *ad_sanction_name(enum ad_sanction_kind k);
const char *ad_sanction_text(enum ad_sanction_kind k, enum ad_language lang);
enum ad_sanction_kind ad_sanction_find(const char *name, size_t len); /* AD_SANCTIONS */
const char *ad_sanction_code_name(enum ad_sanction_code c);
const char *ad_sanction_code_text(enum ad_sanction_code c, enum ad_language lang);
const char *ad_sanction_state_name(enum ad_sanction_state s);
const char *ad_sanction_state_text(enum ad_sanction_state s, enum ad_language lang);

const char *ad_prequal_name(enum ad_prequal_state s);
const char *ad_prequal_text(enum ad_prequal_state s, enum ad_language lang);
const char *ad_seat_field_name(enum ad_seat_field f);
const char *ad_seat_field_text(enum ad_seat_field f, enum ad_language lang);
const char *ad_seats_name(enum ad_seats_code code);
const char *ad_seats_text(enum ad_seats_code code, enum ad_language lang);
const char *ad_seat_why_name(enum ad_seat_why why);
const char *ad_seat_why_text(enum ad_seat_why why, enum ad_language lang);

const char *ad_squad_cmd_name(enum ad_squad_cmd_kind k);
const char *ad_squad_event_name(enum ad_squad_event_kind k);

const char *ad_template_bad_text(enum ad_template_bad why, enum ad_language lang);

#endif
