/*
 * tournament/names.h -- the values of enums by word, for scripts and the wire, and by text, for people.
 *
 * Never NULL; "" for what is no value. Outside the library ad_word and ad_text (words.h) say the same.
 */
#ifndef AD_TOURNAMENT_NAMES_H
#define AD_TOURNAMENT_NAMES_H

#include "adoube/knockout.h"
#include "adoube/playoff.h"
#include "adoube/standings.h"
#include "adoube/tour.h"
#include "adoube/tournament.h"
#include "tournament/withdraw.h"

const char *ad_draw_text(enum ad_draw_bad why, enum ad_language lang);

const char *ad_step_word(enum ad_step_kind kind);
const char *ad_step_text(enum ad_step_kind kind, enum ad_language lang);

const char *ad_tiebreak_bad_text(enum ad_tiebreak_bad why, enum ad_language lang);
const char *ad_tiebreak_code(enum ad_tiebreak_code code);
const char *ad_tiebreak_name(enum ad_tiebreak_code code, enum ad_language lang);
const char *ad_tiebreak_formula(enum ad_tiebreak_code code, enum ad_language lang);
const char *ad_rules_code(enum ad_rules rules);
const char *ad_rules_name(enum ad_rules rules, enum ad_language lang);
const char *ad_dropped_text(enum ad_dropped why, enum ad_language lang);
const char *ad_receipt_why_text(enum ad_receipt_why why, enum ad_language lang);

const char *ad_tour_cmd_name(enum ad_tour_cmd_kind k);
const char *ad_tour_warning_name(enum ad_tour_warning w);
enum ad_tour_warning ad_tour_warning_find(const char *name, size_t len); /* AD_TOUR_WARNINGS */
const char *ad_tour_warning_text(enum ad_tour_warning w, enum ad_language lang);
const char *ad_tour_code_name(enum ad_tour_code c);
const char *ad_tour_code_text(enum ad_tour_code c, enum ad_language lang);
const char *ad_tour_event_name(enum ad_tour_event_kind k);

const char *ad_tournament_bad_text(enum ad_tournament_bad why, enum ad_language lang);

const char *ad_withdrawn_text(enum ad_withdrawn_why why, enum ad_language lang);

#endif
