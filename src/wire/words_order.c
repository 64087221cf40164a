/*
 * wire/words_order.c -- the words of what the federation decides. They live for ever: a word may be
 * added, never changed.
 */
#include "adoube/knockout.h"
#include "wire/order_words.h"

#define WORDS(name, list) \
    const struct wire_words wire_words_##name = {list, sizeof list / sizeof *list}

/* Most enums have their words beside them. */
#define X(id, word, ...) [id] = word,
#define NAMED(name, map)                               \
    static const char *const list_##name[] = {map(X)}; \
    WORDS(name, list_##name)

NAMED(run, AD_RUN_MAP);
NAMED(run_code, AD_RUN_CODE_MAP);
NAMED(champ_command, AD_CHAMP_CMD_MAP);
NAMED(champ_code, AD_CHAMP_CODE_MAP);
NAMED(drawer, AD_DRAWER_MAP);
NAMED(squad_command, AD_SQUAD_CMD_MAP);
NAMED(cause, AD_CAUSE_MAP);
NAMED(score, AD_SCORE_MAP);
NAMED(instance, AD_INSTANCE_MAP);
NAMED(level, AD_LEVEL_MAP);
NAMED(lineup_kind, AD_LINEUP_KIND_MAP);
NAMED(lineup_code, AD_LINEUP_CODE_MAP);
NAMED(clause, AD_LINEUP_CLAUSE_MAP);
NAMED(case_state, AD_CASE_STATE_MAP);
NAMED(case_command, AD_CASE_COMMAND_MAP);
NAMED(case_code, AD_CASE_CODE_MAP);
NAMED(outcome, AD_OUTCOME_MAP);
NAMED(account, AD_ACCOUNT_MAP);
NAMED(booked, AD_BOOKED_MAP);
NAMED(adj_state, AD_ADJUDICATION_STATE_MAP);
NAMED(adj_command, AD_ADJ_COMMAND_MAP);
NAMED(adj_code, AD_ADJ_CODE_MAP);
NAMED(subject, AD_SUBJECT_MAP);
NAMED(sanction_kind, AD_SANCTION_MAP);
NAMED(sanction_code, AD_SANCTION_CODE_MAP);
NAMED(note_code, AD_NOTE_CODE_MAP);
NAMED(reschedule_code, AD_RESCHEDULE_MAP);

/* The first value is that nothing was said. */
#define UNSAID(name, map)                                  \
    static const char *const list_##name[] = {"", map(X)}; \
    WORDS(name, list_##name)

UNSAID(seat, AD_SEAT_MAP);
UNSAID(system, AD_STAGE_MAP);
UNSAID(scope, AD_SCOPE_MAP);
#undef X

/* Bits: word i is bit i. */
#define X(id, bit, word, ...) [bit] = word,
NAMED(note_by, AD_NOTE_BY_MAP);
NAMED(note_field, AD_NOTE_FIELD_MAP);
#undef X

/* Called as its constant, without AD_FOUND_. */
static const char *const lineup_why[] = {
#define X(id, ...) [id] = &#id[sizeof "AD_FOUND_" - 1],
    AD_LINEUP_WHY_MAP(X)
#undef X
};
WORDS(lineup_why, lineup_why);

static const char *const draw_bad[] = {
#define X(id, ...) [id] = id == AD_DRAW_FINE ? "" : &#id[sizeof "AD_DRAW_" - 1],
    AD_DRAW_MAP(X)
#undef X
};
WORDS(draw_bad, draw_bad);

/* ---- enums without words of their own ---- */

static const char *const phase[] = {
    [AD_COMPETITION_ENTRIES] = "entries",
    [AD_COMPETITION_RUNNING] = "running",
    [AD_COMPETITION_OVER] = "over",
};
WORDS(phase, phase);

static const char *const match_kind[] = {
    [AD_CHAMP_ROUND] = "round",
    [AD_CHAMP_CARRIED] = "carried",
    [AD_CHAMP_PLAYOFF] = "playoff",
};
WORDS(match_kind, match_kind);

static const char *const match_state[] = {
    [AD_CHAMP_DUE] = "due",
    [AD_CHAMP_OPEN] = "open",
    [AD_CHAMP_DONE] = "done",
    [AD_CHAMP_ANNULLED] = "annulled",
};
WORDS(match_state, match_state);

static const char *const match_ruling[] = {
    [AD_MATCH_AS_PLAYED] = "as-played",
    [AD_MATCH_LOST_HOME] = "lost-home",
    [AD_MATCH_LOST_GUEST] = "lost-guest",
    [AD_MATCH_LOST_BOTH] = "lost-both",
};
WORDS(match_ruling, match_ruling);

static const char *const start[] = {
    [AD_START_DISPUTE] = "dispute",
    [AD_START_DECIDED] = "decided",
};
WORDS(start, start);

static const char *const means[] = {
    [AD_MEANS_PLAIN] = "plain",
    [AD_MEANS_REGISTERED] = "registered",
    [AD_MEANS_RECEIPT] = "receipt",
};
WORDS(means, means);

static const char *const stay[] = {
    [AD_STAY_NONE] = "none",
    [AD_STAY_FULL] = "full",
    [AD_STAY_LIMITED] = "limited",
};
WORDS(stay, stay);

static const char *const hearing[] = {
    [AD_HEARING_ORAL] = "oral",
    [AD_HEARING_WRITTEN] = "written",
};
WORDS(hearing, hearing);

static const char *const side[] = {
    [AD_HOME_SIDE] = "home",
    [AD_GUEST_SIDE] = "guest",
    [AD_NO_SIDE] = "none",
};
WORDS(side, side);

static const char *const issuer[] = {
    [AD_ISSUER_DIRECTOR] = "director",
    [AD_ISSUER_EVENT_DIRECTOR] = "event-director",
    [AD_ISSUER_INSTANCE] = "instance",
    [AD_ISSUER_OTHER] = "other",
};
WORDS(issuer, issuer);

static const char *const move_reason[] = {
    [AD_RESCHEDULE_PRIVATE] = "private",
    [AD_RESCHEDULE_DUTY] = "duty",
};
WORDS(move_reason, move_reason);

static const char *const note_side[] = {"", "white", "black"};
WORDS(note_side, note_side);

/* ---- sets: word i is bit i ---- */

static const char *const sides[] = {"home", "guest"};
WORDS(sides, sides);

static const char *const grounds[] = {"sanctioned", "result", "affected", "director", "disputes"};
WORDS(grounds, grounds);

static const char *const filing_fault[] = {"late",  "fee",    "standing", "reasons",
                                           "means", "copies", "address"};
WORDS(filing_fault, filing_fault);

/* The last word of each set is at its bit. */
_Static_assert(AD_DISPUTES == 1 << (sizeof grounds / sizeof *grounds - 1), "a word is missing");
_Static_assert(AD_FAULT_ADDRESS == 1 << (sizeof filing_fault / sizeof *filing_fault - 1),
               "a word is missing");
