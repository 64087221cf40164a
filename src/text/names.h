/*
 * text/names.h -- the values of enums by word, for scripts and the wire, and by text, for people.
 *
 * Never NULL; "" for what is no value. Outside the library ad_word and ad_text (words.h) say the same.
 */
#ifndef AD_TEXT_NAMES_H
#define AD_TEXT_NAMES_H

#include "adoube/csv.h"
#include "adoube/trf.h"
#include "adoube/words.h"

const char *ad_csv_why_text(enum ad_csv_why why, enum ad_language lang);

const char *ad_column_word(enum ad_column f);
const char *ad_column_text(enum ad_column f, enum ad_language lang);
enum ad_column ad_column_find(const char *word); /* AD_COLUMN_NONE for any other */

const char *ad_trf_why_text(enum ad_trf_why why, enum ad_language lang);
const char *ad_trf_head_tag(enum ad_trf_head head);
const char *ad_trf_head_text(enum ad_trf_head head, enum ad_language lang);
const char *ad_title_text(enum ad_title title); /* "" for none */
const char *ad_trf_code(enum ad_system system);

const char *ad_reason_text(enum ad_reason r, enum ad_language lang);
const char *ad_reason_word(enum ad_reason r);
const char *ad_who_text(enum ad_who w, enum ad_language lang);
const char *ad_who_word(enum ad_who w);
const char *ad_format_text(enum ad_format f, enum ad_language lang);
const char *ad_verdict_text(enum ad_verdict v, enum ad_language lang);
const char *ad_verdict_word(enum ad_verdict v);
const char *ad_command_word(enum ad_command_kind k);
const char *ad_command_text(enum ad_command_kind k, enum ad_language lang);
const char *ad_event_word(enum ad_event_kind k);
const char *ad_what_word(enum ad_what w);
const char *ad_what_text(enum ad_what w, enum ad_language lang);
const char *ad_answer_word(enum ad_answer a);
const char *ad_answer_text(enum ad_answer a, enum ad_language lang);
const char *ad_penalty_word(enum ad_penalty p);
const char *ad_penalty_text(enum ad_penalty p, enum ad_language lang);
const char *ad_offence_text(enum ad_offence o, enum ad_language lang);
const char *ad_mode_text(enum ad_mode m, enum ad_language lang);
const char *ad_result_kind_text(enum ad_result_kind k, enum ad_language lang);
const char *ad_item_word(enum ad_item i);
const char *ad_item_text(enum ad_item i, enum ad_language lang);
const char *ad_language_word(enum ad_language l);

#endif
