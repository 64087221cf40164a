/*
 * wire/form_case.c -- version 1 of a case: how it begins, its commands and events.
 *
 * Of a filing or a decision that an event changes only in part, the parts stand beside the other
 * fields: "hearing", "fee_until", "refund". Numbers that become places in an array when an event is
 * applied are held to its size.
 */
#include "wire/order_words.h"

/* clang-format off */

/* ---- parts ---- */

static const struct wire_field party_fields[] = {
    MAY(ad_party, grounds, WIRE_BITS, OF(grounds)),
    MAY(ad_party, is_club, WIRE_BOOL),
    MUST(ad_party, id, WIRE_NUMBER, U32),
    MAY(ad_party, club, WIRE_NUMBER, U32),
};
static const struct ad_party empty_party;
static RECORD(party, struct ad_party, &empty_party);

static const struct wire_field judge_fields[] = {
    MUST(ad_judge, person, WIRE_NUMBER, U32),
    CUT(ad_judge, club, 2, WIRE_NUMBER, U32),
    MAY(ad_judge, acted_below, WIRE_BOOL),
};
static const struct ad_judge empty_judge;
static RECORD(judge, struct ad_judge, &empty_judge);

static const struct wire_field decision_fields[] = {
    MUST(ad_case_decision, by, WIRE_WORD, OF(instance)),
    MUST(ad_case_decision, outcome, WIRE_WORD, OF(outcome)),
    MAY(ad_case_decision, copies, WIRE_NUMBER, U8),
    MAY(ad_case_decision, notice, WIRE_BOOL),
    MAY(ad_case_decision, reasons, WIRE_BOOL),
    MAY(ad_case_decision, on, WIRE_DATE),
    MAY(ad_case_decision, postmark, WIRE_DATE),
};
static const struct ad_case_decision empty_decision = {.on = AD_NO_DATE, .postmark = AD_NO_DATE};
static RECORD(decision, struct ad_case_decision, &empty_decision);

static const struct wire_field filing_fields[] = {
    MUST(ad_case_filing, filed, WIRE_BOOL),
    MAY(ad_case_filing, party, WIRE_NUMBER, RANGE(0, AD_CASE_PARTIES)),
    MUST(ad_case_filing, to, WIRE_WORD, OF(instance)),
    MAY(ad_case_filing, faults, WIRE_BITS, OF(filing_fault)),
    MAY(ad_case_filing, outcome, WIRE_WORD, OF(outcome)),
    MAY(ad_case_filing, silent, WIRE_BOOL),
    MAY(ad_case_filing, payer, WIRE_RECORD, IS(account)),
    MAY(ad_case_filing, postmark, WIRE_DATE),
    MAY(ad_case_filing, received, WIRE_DATE),
    MAY(ad_case_filing, fee_until, WIRE_DATE),
    MAY(ad_case_filing, fee_on, WIRE_DATE),
    MAY(ad_case_filing, confirmed, WIRE_DATE),
    MAY(ad_case_filing, hearing, WIRE_DATE),
    MAY(ad_case_filing, mode, WIRE_WORD, OF(hearing)),
    MUST(ad_case_filing, due, WIRE_NUMBER, I64),
    MAY(ad_case_filing, paid, WIRE_NUMBER, I64),
    MAY(ad_case_filing, refund, WIRE_NUMBER, I64),
    MAY(ad_case_filing, of, WIRE_NUMBER, RANGE(0, 1)),
    MAY(ad_case_filing, judged, WIRE_WORD, OF(outcome)),
};
static const struct ad_case_filing empty_filing = {
    .party = AD_CASE_PARTIES, .postmark = AD_NO_DATE, .received = AD_NO_DATE,
    .fee_until = AD_NO_DATE, .fee_on = AD_NO_DATE, .confirmed = AD_NO_DATE, .hearing = AD_NO_DATE,
};
static RECORD(filing, struct ad_case_filing, &empty_filing);

static const struct wire_field case_verdict_fields[] = {
    MUST(ad_case_verdict, code, WIRE_WORD, OF(case_code)),
    CUT(ad_case_verdict, by, 2, WIRE_POINT),
    MAY(ad_case_verdict, faults, WIRE_BITS, OF(filing_fault)),
    MAY(ad_case_verdict, party, WIRE_NUMBER, RANGE(0, AD_CASE_PARTIES)),
    MAY(ad_case_verdict, proposed, WIRE_BOOL),
};
static const struct ad_case_verdict empty_verdict = {.party = AD_CASE_PARTIES};
RECORD(case_verdict, struct ad_case_verdict, &empty_verdict);

/* ---- the beginning ---- */

/* A number for each instance, by its name. */
struct numbers {
    uint32_t n[AD_INSTANCES];
};
static const struct wire_field numbers_fields[] = {
#define X(id, word) {.name = word, .type = WIRE_NUMBER, .may = true, \
                             .size = sizeof(uint32_t), .at = id * sizeof(uint32_t), U32},
    AD_INSTANCE_MAP(X)
#undef X
};
static const struct numbers empty_numbers;
static RECORD(numbers, struct numbers, &empty_numbers);

struct amounts {
    int64_t n[AD_INSTANCES];
};
static const struct wire_field amounts_fields[] = {
#define X(id, word) {.name = word, .type = WIRE_NUMBER, .may = true, \
                             .size = sizeof(int64_t), .at = id * sizeof(int64_t), I64},
    AD_INSTANCE_MAP(X)
#undef X
};
static const struct amounts empty_amounts;
static RECORD(amounts, struct amounts, &empty_amounts);

static const struct wire_field matter_fields[] = {
    MUST(ad_matter, start, WIRE_WORD, OF(start)),
    MUST(ad_matter, first, WIRE_WORD, OF(instance)),
    MAY(ad_matter, youth, WIRE_BOOL),
    MAY(ad_matter, blitz_rule, WIRE_BOOL),
    MAY(ad_matter, incident, WIRE_DATE),
    MAY(ad_matter, decided_by, WIRE_NUMBER, U32),
    MAY(ad_matter, postmark, WIRE_DATE),
    MAY(ad_matter, copies, WIRE_NUMBER, U8),
    MAY(ad_matter, org, WIRE_RECORD, IS(numbers)),
    {.name = "parties", .type = WIRE_LIST, WIRE_AT(ad_matter, party), .hi = AD_CASE_PARTIES,
     .also = offsetof(struct ad_matter, parties), IS(party)},
};
static const struct ad_matter empty_matter = {.incident = AD_NO_DATE, .postmark = AD_NO_DATE};
static RECORD(matter, struct ad_matter, &empty_matter);

static const struct wire_field fees_fields[] = {
    MAY(ad_fees, season, WIRE_NUMBER, I32),
    MUST(ad_fees, currency, WIRE_NAME),
    MUST(ad_fees, protest, WIRE_RECORD, IS(amounts)),
    MUST(ad_fees, appeal, WIRE_RECORD, IS(amounts)),
};
static const struct ad_fees empty_fees;
static RECORD(fees, struct ad_fees, &empty_fees);

static const struct wire_field rules_fields[] = {
    MUST(ad_case_rules, request_days, WIRE_NUMBER, I16),
    MUST(ad_case_rules, remedy_days, WIRE_NUMBER, I16),
    MUST(ad_case_rules, confirm_days, WIRE_NUMBER, I16),
    MUST(ad_case_rules, withdraw_days, WIRE_NUMBER, I16),
    MUST(ad_case_rules, panel_least, WIRE_NUMBER, U8),
    MUST(ad_case_rules, late_withdrawal, WIRE_BOOL),
    MUST(ad_case_rules, director_recuses, WIRE_BOOL),
    MUST(ad_case_rules, days, WIRE_RECORD, IS(calendar)),
    MUST(ad_case_rules, fees, WIRE_RECORD, IS(fees)),
};
static const struct ad_case_rules empty_rules;
static RECORD(rules, struct ad_case_rules, &empty_rules);

static const struct wire_field case_opened_fields[] = {
    MUST(wire_case_opened, id, WIRE_NUMBER, U32),
    MUST(wire_case_opened, matter, WIRE_RECORD, IS(matter)),
    MUST(wire_case_opened, rules, WIRE_RECORD, IS(rules)),
};
static const struct wire_case_opened empty_opened = {
    .matter = {.incident = AD_NO_DATE, .postmark = AD_NO_DATE},
};
PLAIN_FORM(case_opened, wire_case_opened, &empty_opened);

/* ---- commands ---- */

#define COMMAND(m, t, ...)    MUST(ad_case_command, m, t, __VA_ARGS__)

#define COMMAND_FIELDS(X)                                                              \
    X(ON,        COMMAND(on, WIRE_DATE))                                               \
    X(PARTY,     COMMAND(party, WIRE_NUMBER, RANGE(0, AD_CASE_PARTIES)))               \
    X(WHO,       COMMAND(who, WIRE_RECORD, IS(party)))                                 \
    X(POSTMARK,  COMMAND(postmark, WIRE_DATE))                                         \
    X(RECEIVED,  COMMAND(received, WIRE_DATE))                                         \
    X(DAY,       COMMAND(day, WIRE_DATE))                                              \
    X(MEANS,     COMMAND(means, WIRE_WORD, OF(means)))                                 \
    X(STAY,      COMMAND(stay, WIRE_WORD, OF(stay)))                                   \
    X(MODE,      COMMAND(mode, WIRE_WORD, OF(hearing)))                                \
    X(OUTCOME,   COMMAND(outcome, WIRE_WORD, OF(outcome)))                             \
    X(INSTANCE,  COMMAND(instance, WIRE_WORD, OF(instance)))                           \
    X(COPIES,    COMMAND(copies, WIRE_NUMBER, U8))                                     \
    X(NOTICE,    COMMAND(notice, WIRE_BOOL))                                           \
    X(REASONS,   COMMAND(reasons, WIRE_BOOL))                                          \
    X(UNCOVERED, COMMAND(uncovered, WIRE_BOOL))                                        \
    X(PERSON,    COMMAND(person, WIRE_NUMBER, U32))                                    \
    X(JUDGE,     COMMAND(judge, WIRE_RECORD, IS(judge)))                               \
    X(MONEY,     COMMAND(money, WIRE_RECORD, IS(money)))                               \
    X(EXPENSES,  COMMAND(expenses, WIRE_NUMBER, I64))                                  \
    X(REFUND,    COMMAND(refund, WIRE_NUMBER, I64))                                    \
    X(BELOW,     COMMAND(refund_below, WIRE_NUMBER, I64))                              \
    X(CHARGE,    COMMAND(charge, WIRE_NUMBER, I64))

enum {
#define X(id, ...) C_##id,
    COMMAND_FIELDS(X)
#undef X
};

static const struct wire_field case_command_fields[] = {
#define X(id, ...) __VA_ARGS__,
    COMMAND_FIELDS(X)
#undef X
};

#define C(id)               (UINT64_C(1) << C_##id)
#define K(id, must, may)    [id] = {C(ON) | (must), (may) & ~(uint64_t)(must)}

/* What a remedy brings, and what a decision that goes out has with it. */
#define FILING              (C(PARTY) | C(WHO) | C(POSTMARK) | C(RECEIVED) | C(MEANS) |        \
                             C(REASONS) | C(COPIES) | C(INSTANCE))
#define DELIVERY            (C(POSTMARK) | C(COPIES) | C(NOTICE) | C(REASONS))

/* kind                    has                     may have */
static const struct wire_kind command_kinds[AD_CASE_COMMANDS] = {
    K(AD_CASE_REQUEST,      0,                      C(PARTY) | C(POSTMARK) | C(INSTANCE)),
    K(AD_CASE_JOIN,         C(WHO),                 C(PARTY)),
    K(AD_CASE_RULE,         0,                      C(PERSON) | C(INSTANCE) | DELIVERY),
    K(AD_CASE_DELIVER,      0,                      DELIVERY),
    K(AD_CASE_PROTEST,      0,                      FILING),
    K(AD_CASE_APPEAL,       0,                      FILING),
    K(AD_CASE_PAY,          C(MONEY),               C(PARTY)),
    K(AD_CASE_EXAMINE,      0,                      C(PERSON) | DELIVERY),
    K(AD_CASE_ASK_STAY,     0,                      C(PARTY)),
    K(AD_CASE_STAY_IT,      C(STAY),                C(INSTANCE)),
    K(AD_CASE_SET_HEARING,  C(DAY),                 C(MODE)),
    K(AD_CASE_SEAT,         C(JUDGE),               0),
    K(AD_CASE_HEAR,         0,                      C(PARTY) | C(WHO)),
    K(AD_CASE_WITHDRAW,     0,                      C(PARTY) | C(EXPENSES)),
    K(AD_CASE_JUDGE,        C(OUTCOME),             C(PARTY) | C(INSTANCE) | C(PERSON) |
                                                    C(REFUND) | C(BELOW) |
                                                    C(UNCOVERED) | C(CHARGE) | C(EXPENSES) |
                                                    DELIVERY),
    K(AD_CASE_UNABLE,       0,                      C(INSTANCE)),
    K(AD_CASE_TIME,         0,                      0),
};
#undef K

static const char *const command_words[AD_CASE_COMMANDS] = {
#define X(id, word) [id] = word,
    AD_CASE_COMMAND_MAP(X)
#undef X
};

static const struct ad_case_command empty_command = {
    .party = AD_CASE_PARTIES, .on = AD_NO_DATE, .postmark = AD_NO_DATE, .received = AD_NO_DATE,
    .day = AD_NO_DATE, .refund = AD_NO_AMOUNT, .refund_below = AD_NO_AMOUNT,
};

FORM(case_command, ad_case_command, &empty_command, command_kinds, command_words);

/* ---- events ---- */

#define EVENT(m, t, ...)      MUST(ad_case_event, m, t, __VA_ARGS__)
#define EVENT_AS(n, m, t, ...) AS(n, ad_case_event, m, t, __VA_ARGS__)

#define EVENT_FIELDS(X)                                                                \
    X(SEQ,       EVENT(seq, WIRE_NUMBER, U32))                                         \
    X(COMMAND,   EVENT(command, WIRE_WORD, OF(case_command)))                          \
    X(STATE,     EVENT(state, WIRE_WORD, OF(case_state)))                              \
    X(ON,        EVENT(on, WIRE_DATE))                                                 \
    X(DECISION_N, EVENT(n, WIRE_NUMBER, RANGE(0, 2)))                                  \
    X(FILING_N,  EVENT(n, WIRE_NUMBER, RANGE(0, AD_CASE_FILINGS - 1)))                 \
    X(PARTY_N,   EVENT(n, WIRE_NUMBER, RANGE(0, AD_CASE_PARTIES - 1)))                 \
    X(VERDICT,   EVENT(verdict, WIRE_RECORD, IS(case_verdict)))                             \
    X(PARTY,     EVENT(party, WIRE_RECORD, IS(party)))                                 \
    X(JUDGE,     EVENT(judge, WIRE_RECORD, IS(judge)))                                 \
    X(DECISION,  EVENT(decision, WIRE_RECORD, IS(decision)))                           \
    X(FILING,    EVENT(filing, WIRE_RECORD, IS(filing)))                               \
    X(UNTIL,     EVENT_AS("fee_until", filing.fee_until, WIRE_DATE))                   \
    X(FEE_ON,    EVENT_AS("fee_on", filing.fee_on, WIRE_DATE))                         \
    X(HEARING,   EVENT_AS("hearing", filing.hearing, WIRE_DATE))                       \
    X(MODE,      EVENT_AS("mode", filing.mode, WIRE_WORD, OF(hearing)))                \
    X(OUTCOME,   EVENT_AS("outcome", filing.outcome, WIRE_WORD, OF(outcome)))          \
    X(REFUND,    EVENT_AS("refund", filing.refund, WIRE_NUMBER, I64))                  \
    X(STAY,      EVENT(stay, WIRE_WORD, OF(stay)))                                     \
    X(INSTANCE,  EVENT(instance, WIRE_WORD, OF(instance)))                             \
    X(BOOKED,    EVENT(booked, WIRE_WORD, OF(booked)))                                 \
    X(MONEY,     EVENT(money, WIRE_RECORD, IS(money)))                                 \
    X(FROM,      EVENT(from, WIRE_RECORD, IS(account)))                                \
    X(TO,        EVENT(to, WIRE_RECORD, IS(account)))                                  \
    X(PERSON,    EVENT(person, WIRE_NUMBER, U32))

enum {
#define X(id, ...) E_##id,
    EVENT_FIELDS(X)
#undef X
};

static const struct wire_field case_event_fields[] = {
#define X(id, ...) __VA_ARGS__,
    EVENT_FIELDS(X)
#undef X
};

#define E(id)               (UINT64_C(1) << E_##id)
#define K(id, must, may)                                                                 \
    [id] = {E(SEQ) | E(COMMAND) | E(STATE) | E(ON) | E(VERDICT) | (must), may}

#define MOVES_MONEY         (E(BOOKED) | E(MONEY) | E(FROM) | E(TO))

/* kind                    has                                       may have */
static const struct wire_kind event_kinds[AD_CASE_EVENTS] = {
    K(AD_CASE_EV_REFUSED,     0,                                        0),
    K(AD_CASE_EV_REQUESTED,   0,                                        0),
    K(AD_CASE_EV_LAPSED,      0,                                        0),
    K(AD_CASE_EV_JOINED,      E(PARTY_N) | E(PARTY),                    0),
    K(AD_CASE_EV_DECIDED,     E(DECISION_N) | E(DECISION),              E(REFUND) | E(PERSON)),
    K(AD_CASE_EV_DELIVERED,   E(DECISION_N) | E(DECISION) | E(UNTIL),   0),
    K(AD_CASE_EV_FILED,       E(FILING_N) | E(FILING),                  0),
    K(AD_CASE_EV_PAID,        E(FILING_N) | MOVES_MONEY | E(FEE_ON),    0),
    K(AD_CASE_EV_CONFIRMED,   E(FILING_N),                              0),
    K(AD_CASE_EV_STAY_ASKED,  0,                                        0),
    K(AD_CASE_EV_STAYED,      E(STAY) | E(INSTANCE),                    0),
    K(AD_CASE_EV_HEARING,     E(FILING_N) | E(HEARING) | E(MODE),       0),
    K(AD_CASE_EV_SEATED,      E(JUDGE),                                 0),
    K(AD_CASE_EV_RECUSED,     E(JUDGE),                                 0),
    K(AD_CASE_EV_HEARD,       E(PARTY_N),                               0),
    K(AD_CASE_EV_ALL_HEARD,   0,                                        0),
    K(AD_CASE_EV_WITHDRAWN,   E(FILING_N),                              0),
    K(AD_CASE_EV_MOVED_UP,    E(FILING_N) | E(INSTANCE),                0),
    K(AD_CASE_EV_FINAL,       0,                                        0),
    K(AD_CASE_EV_SETTLED,     E(FILING_N) | E(OUTCOME),                 E(REFUND)),
    K(AD_CASE_EV_MONEY,       MOVES_MONEY,                              E(FILING_N)),
    K(AD_CASE_EV_LEADS,       E(FILING_N),                              0),
    K(AD_CASE_EV_JUDGED,      E(FILING_N) | E(OUTCOME),                 E(REFUND)),
};
#undef K
/* clang-format on */

static const char *const event_words[AD_CASE_EVENTS] = {
#define X(id, word) [id] = word,
    AD_CASE_EVENT_MAP(X)
#undef X
};

static const struct ad_case_event empty_event = {.on = AD_NO_DATE};

FORM(case_event, ad_case_event, &empty_event, event_kinds, event_words);
