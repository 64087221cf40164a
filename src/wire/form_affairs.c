/*
 * wire/form_affairs.c -- version 1 of adjudications, sanctions, entries of the ledger, notes, and
 * requests to move a match.
 */
#include "wire/order_words.h"

/* clang-format off */

/* ---- parts ---- */

static const struct wire_field money_fields[] = {
    MUST(ad_money, amount, WIRE_NUMBER, I64),
    MUST(ad_money, currency, WIRE_NAME),
};
static const struct ad_money empty_money;
RECORD(money, struct ad_money, &empty_money);

static const struct wire_field account_fields[] = {
    MUST(ad_account, kind, WIRE_WORD, OF(account)),
    MAY(ad_account, id, WIRE_NUMBER, U32),
};
static const struct ad_account empty_account;
RECORD(account, struct ad_account, &empty_account);

static const struct wire_field calendar_fields[] = {
    MUST(ad_calendar, season_month, WIRE_NUMBER, U8),
    MUST(ad_calendar, season_day, WIRE_NUMBER, U8),
    MAY(ad_calendar, roll, WIRE_BOOL),
};
static const struct ad_calendar empty_calendar;
RECORD(calendar, struct ad_calendar, &empty_calendar);

/* ---- adjudications ---- */

static const struct wire_field rules_fields[] = {
    MUST(ad_adjudication_rules, limit_min, WIRE_NUMBER, I32),
    MUST(ad_adjudication_rules, long_limit_min, WIRE_NUMBER, I32),
    MUST(ad_adjudication_rules, pause_min, WIRE_NUMBER, I32),
    MUST(ad_adjudication_rules, objection_days, WIRE_NUMBER, I16),
    MUST(ad_adjudication_rules, postmark_only, WIRE_BOOL),
    MUST(ad_adjudication_rules, days, WIRE_RECORD, IS(calendar)),
};
static const struct ad_adjudication_rules empty_rules;
static RECORD(rules, struct ad_adjudication_rules, &empty_rules);

static const struct wire_field adjudication_fields[] = {
    MUST(ad_adjudication, seq, WIRE_NUMBER, U32),
    MUST(ad_adjudication, state, WIRE_WORD, OF(adj_state)),
    MUST(ad_adjudication, white, WIRE_WORD, OF(side)),
    MAY(ad_adjudication, marked, WIRE_BOOL),
    MAY(ad_adjudication, long_session, WIRE_BOOL),
    MUST(ad_adjudication, score, WIRE_WORD, OF(score)),
    MAY(ad_adjudication, cause, WIRE_WORD, OF(cause)),
    MAY(ad_adjudication, objected, WIRE_BITS, OF(sides)),
    MUST(ad_adjudication, place, WIRE_WORD, OF(side)),
    MUST(ad_adjudication, travels, WIRE_WORD, OF(side)),
    MAY(ad_adjudication, delivered, WIRE_DATE),
    MAY(ad_adjudication, resume_on, WIRE_DATE),
    MUST(ad_adjudication, rules, WIRE_RECORD, IS(rules)),
};
#define EMPTY_ADJUDICATION {.delivered = AD_NO_DATE, .resume_on = AD_NO_DATE}
static const struct ad_adjudication empty_adjudication = EMPTY_ADJUDICATION;
static RECORD(adjudication, struct ad_adjudication, &empty_adjudication);
PLAIN_FORM(adjudication, ad_adjudication, &empty_adjudication);

static const struct wire_field adj_verdict_fields[] = {
    MUST(ad_adj_verdict, code, WIRE_WORD, OF(adj_code)),
    CUT(ad_adj_verdict, by, 2, WIRE_POINT),
    MAY(ad_adj_verdict, article, WIRE_ARTICLE),
};
static const struct ad_adj_verdict empty_verdict;
RECORD(adj_verdict, struct ad_adj_verdict, &empty_verdict);

static const struct wire_field adjudication_event_fields[] = {
    MUST(ad_adj_event, seq, WIRE_NUMBER, U32),
    MUST(ad_adj_event, command, WIRE_WORD, OF(adj_command)),
    MUST(ad_adj_event, on, WIRE_DATE),
    MUST(ad_adj_event, verdict, WIRE_RECORD, IS(adj_verdict)),
    MUST(ad_adj_event, after, WIRE_RECORD, IS(adjudication)),
};
static const struct ad_adj_event empty_adj_event = {.on = AD_NO_DATE, .after = EMPTY_ADJUDICATION};
PLAIN_FORM(adjudication_event, ad_adj_event, &empty_adj_event);

#define COMMAND(m, t, ...)    MUST(ad_adj_command, m, t, __VA_ARGS__)

#define COMMAND_FIELDS(X)                                                              \
    X(ON,        COMMAND(on, WIRE_DATE))                                               \
    X(SIDE,      COMMAND(side, WIRE_WORD, OF(side)))                                   \
    X(SCORE,     AS("score", ad_adj_command, score[0], WIRE_WORD, OF(score)))          \
    X(SCORES,    {"scores", WIRE_WORD, WIRE_ATS(ad_adj_command, score, 2), OF(score)}) \
    X(MINUTES,   COMMAND(minutes, WIRE_NUMBER, I32))                                   \
    X(SEALED,    COMMAND(sealed, WIRE_BOOL))                                           \
    X(COPY,      COMMAND(copy, WIRE_BOOL))                                             \
    X(AGREED,    COMMAND(agreed, WIRE_BOOL))                                           \
    X(CONSENT,   COMMAND(consent, WIRE_BOOL))                                          \
    X(POSTMARK,  COMMAND(postmark, WIRE_DATE))                                         \
    X(DAY,       COMMAND(day, WIRE_DATE))

enum {
#define X(id, ...) C_##id,
    COMMAND_FIELDS(X)
#undef X
};

static const struct wire_field adjudication_command_fields[] = {
#define X(id, ...) __VA_ARGS__,
    COMMAND_FIELDS(X)
#undef X
};

#define C(id)               (UINT64_C(1) << C_##id)
#define K(id, must, may)    [id] = {C(ON) | (must), may}

/* kind                 has              may have */
static const struct wire_kind command_kinds[AD_ADJ_COMMANDS] = {
    K(AD_ADJ_LIMIT,      C(MINUTES),      C(SEALED)),
    K(AD_ADJ_SIT,        0,               0),
    K(AD_ADJ_ASSESS,     C(SCORES),       0),
    K(AD_ADJ_DIRECTOR,   C(SCORE),        C(POSTMARK)),
    K(AD_ADJ_OBJECT,     C(SIDE),         C(POSTMARK) | C(COPY)),
    K(AD_ADJ_TIME,       0,               0),
    K(AD_ADJ_APPOINT,    C(DAY),          C(AGREED) | C(CONSENT)),
    K(AD_ADJ_ABSENT,     C(SIDE),         0),
    K(AD_ADJ_PLAY,       C(SCORE),        0),
};
#undef K

static const char *const command_words[AD_ADJ_COMMANDS] = {
#define X(id, word) [id] = word,
    AD_ADJ_COMMAND_MAP(X)
#undef X
};

static const struct ad_adj_command empty_command = {
    .side = AD_NO_SIDE, .on = AD_NO_DATE, .postmark = AD_NO_DATE, .day = AD_NO_DATE,
};
FORM(adjudication_command, ad_adj_command, &empty_command, command_kinds, command_words);

/* ---- sanctions ---- */

static const struct wire_field sanction_fields[] = {
    MUST(ad_sanction, subject, WIRE_WORD, OF(subject)),
    MUST(ad_sanction, kind, WIRE_WORD, OF(sanction_kind)),
    MUST(ad_sanction, issuer, WIRE_WORD, OF(issuer)),
    MUST(ad_sanction, area, WIRE_WORD, OF(level)),
    MUST(ad_sanction, issuer_area, WIRE_WORD, OF(level)),
    MAY(ad_sanction, playing_rules, WIRE_BOOL),
    MAY(ad_sanction, pending, WIRE_BOOL),
    MAY(ad_sanction, by_likeness, WIRE_BOOL),
    MAY(ad_sanction, consent, WIRE_BOOL),
    MAY(ad_sanction, earlier, WIRE_BOOL),
    MAY(ad_sanction, automatic, WIRE_BOOL),
    MAY(ad_sanction, ground, WIRE_POINT),
    MAY(ad_sanction, fine, WIRE_RECORD, IS(money)),
    MAY(ad_sanction, points, WIRE_NUMBER, I16),
    MAY(ad_sanction, issued, WIRE_DATE),
    MAY(ad_sanction, from, WIRE_DATE),
    MAY(ad_sanction, until, WIRE_DATE),
};
static const struct ad_sanction empty_sanction = {
    .issued = AD_NO_DATE, .from = AD_NO_DATE, .until = AD_NO_DATE,
};
PLAIN_FORM(sanction, ad_sanction, &empty_sanction);

/* ---- the ledger ---- */

static const struct wire_field entry_fields[] = {
    MUST(ad_ledger_entry, booking, WIRE_NUMBER, U32),
    AS("on", ad_ledger_entry, head.on, WIRE_DATE),
    AS("why", ad_ledger_entry, head.why, WIRE_WORD, OF(booked)),
    AS("point", ad_ledger_entry, head.point, WIRE_POINT),
    MAY_AS("about", ad_ledger_entry, head.about, WIRE_NUMBER, U32),
    AS("account", ad_ledger_entry, posting.account, WIRE_RECORD, IS(account)),
    AS("money", ad_ledger_entry, posting.money, WIRE_RECORD, IS(money)),
};
static const struct ad_ledger_entry empty_entry = {.head = {.on = AD_NO_DATE}};
PLAIN_FORM(entry, ad_ledger_entry, &empty_entry);

/* ---- notes ---- */

enum { WORDS_MAX = 1 << 14 };

/* What a kind must name is for ad_note_check to say, with its point. */
static const struct wire_field note_fields[] = {
    MUST(ad_note, by, WIRE_BITS, OF(note_by)),
    MUST(ad_note, event, WIRE_NUMBER, U32),
    MUST(ad_note, match, WIRE_NUMBER, U32),
    MUST(ad_note, board, WIRE_NUMBER, U16),
    MUST(ad_note, side, WIRE_WORD, OF(note_side)),
    MUST(ad_note, who, WIRE_NUMBER, U32),
    MUST(ad_note, on, WIRE_DATE),
    MUST(ad_note, number, WIRE_NUMBER, I32),
    MUST(ad_note, area, WIRE_NUMBER, U32),
    {.name = "text", .type = WIRE_PHRASE, WIRE_AT(ad_note, text),
     .also = offsetof(struct ad_note, text_len), .hi = WORDS_MAX},
    MAY(ad_note, arbiter_led, WIRE_BOOL),
    MAY(ad_note, captains_lead, WIRE_BOOL),
};

#define ALL_NOTE_FIELDS ((UINT64_C(1) << sizeof note_fields / sizeof *note_fields) - 1)

static const struct wire_kind note_kinds[AD_NOTES] = {
#define X(id, ...) [AD_NOTE_##id] = {0, ALL_NOTE_FIELDS},
    AD_NOTE_MAP(X)
#undef X
};

static const char *const note_words[AD_NOTES] = {
#define X(id, word, ...) [AD_NOTE_##id] = word,
    AD_NOTE_MAP(X)
#undef X
};

static const struct ad_note empty_note = {.number = AD_NO_NUMBER, .on = AD_NO_DATE};
FORM(note, ad_note, &empty_note, note_kinds, note_words);

/* ---- moving a match ---- */

static const struct wire_field reschedule_fields[] = {
    MUST(ad_reschedule_request, old_day, WIRE_DATE),
    MUST(ad_reschedule_request, new_day, WIRE_DATE),
    MAY(ad_reschedule_request, filed, WIRE_DATE),
    MAY(ad_reschedule_request, delivered, WIRE_DATE),
    MAY(ad_reschedule_request, last_round, WIRE_DATE),
    MAY(ad_reschedule_request, in_last_round, WIRE_BOOL),
    MAY(ad_reschedule_request, whole_round, WIRE_BOOL),
    MAY(ad_reschedule_request, ex_officio, WIRE_BOOL),
    MAY(ad_reschedule_request, compelling, WIRE_BOOL),
    MUST(ad_reschedule_request, reason, WIRE_WORD, OF(move_reason)),
    MAY(ad_reschedule_request, duty_board, WIRE_NUMBER, U8),
    MAY(ad_reschedule_request, boards, WIRE_NUMBER, U8),
    MAY(ad_reschedule_request, duty_official, WIRE_BOOL),
    MUST(ad_reschedule_request, duty_level, WIRE_WORD, OF(level)),
    MUST(ad_reschedule_request, match_level, WIRE_WORD, OF(level)),
    MAY(ad_reschedule_request, duty_day, WIRE_DATE),
    MAY(ad_reschedule_request, duty_end, WIRE_DATE),
    MAY(ad_reschedule_request, duty_youth, WIRE_BOOL),
    MUST(ad_reschedule_request, senior, WIRE_BOOL),
    MAY(ad_reschedule_request, consent, WIRE_BOOL),
};
static const struct ad_reschedule_request empty_request = {
    .old_day = AD_NO_DATE, .new_day = AD_NO_DATE, .filed = AD_NO_DATE, .delivered = AD_NO_DATE,
    .last_round = AD_NO_DATE, .duty_day = AD_NO_DATE, .duty_end = AD_NO_DATE,
};
PLAIN_FORM(reschedule, ad_reschedule_request, &empty_request);
/* clang-format on */
