/*
 * wire/form_game.c -- version 1 of commands and events: every field, and every kind.
 *
 * To add a field: a row here, its name in the rows of the kinds that have it, a sample in
 * tests/wire/v1. Once released, only a field that may be missing can be added to a version.
 */
#include <string.h>

#include "adoube/err.h"
#include "wire/rows.h"

/* clang-format off */
#define PAIR(S, m, n, h)         {n, WIRE_NUMBER, WIRE_ATS(S, m, 2), .lo = 0, .hi = h}
#define TEXT(S, m, n)            {#m, WIRE_TEXT, WIRE_AT(S, m), .also = offsetof(struct S, n), \
                                  .hi = AD_TEXT_MAX}
#define ACT_IF(S, m, n)          {#m, WIRE_ACT, WIRE_AT(S, m), .also = offsetof(struct S, n)}
#define SQUARES(S, m, n, t)      {"squares", WIRE_SQUARES, WIRE_AT(S, m), .hi = AD_TOUCH_MAX, \
                                  .also = offsetof(struct S, n), .third = offsetof(struct S, t)}

/* ---- commands ---- */

#define COMMAND_FIELDS(X)                                                  \
    X(BY,          MUST(ad_command, by, WIRE_WORD, OF(who)))               \
    X(AT,          MUST(ad_command, at, WIRE_NUMBER, I64))                 \
    X(ASSISTANT,   MUST(ad_command, assistant, WIRE_BOOL))                 \
    X(WHAT,        MUST(ad_command, what, WIRE_WORD, OF(what)))            \
    X(SIDE,        MUST(ad_command, side, WIRE_WORD, OF(who)))             \
    X(ANSWER,      MUST(ad_command, answer, WIRE_WORD, OF(answer)))        \
    X(PENALTY,     MUST(ad_command, penalty, WIRE_WORD, OF(penalty)))      \
    X(MS,          MUST(ad_command, ms, WIRE_NUMBER, I32))                 \
    X(POINTS,      PAIR(ad_command, points, "points", 255))                \
    X(PLY,         MUST(ad_command, ply, WIRE_NUMBER, U32))                \
    X(ACT,         ACT_IF(ad_command, act, has_act))                       \
    X(TWO_HANDED,  MUST(ad_command, two_handed, WIRE_BOOL))                \
    X(CONDITIONAL, MUST(ad_command, conditional, WIRE_BOOL))               \
    X(MAN,         MUST(ad_command, man, WIRE_WORD, OF(kind)))             \
    X(SQUARES,     SQUARES(ad_command, square, squares, together))         \
    X(UNKNOWN,     MUST(ad_command, unknown, WIRE_BOOL))                   \
    X(TEXT,        TEXT(ad_command, text, length))                         \
    X(MISSING,     MUST(ad_command, missing, WIRE_BITS, OF(item)))

enum {
#define X(id, ...) C_##id,
    COMMAND_FIELDS(X)
#undef X
    COMMAND_FIELD_COUNT
};

static const struct wire_field command_fields[] = {
#define X(id, ...) __VA_ARGS__,
    COMMAND_FIELDS(X)
#undef X
};

#define C(id)             (UINT64_C(1) << C_##id)
#define K(id, must, may)  [id] = {C(BY) | C(AT) | (must), C(ASSISTANT) | (may)}

/* Whom and what is claimed, seen or found may be about. */
#define FOUND             (C(SIDE) | C(PLY) | C(SQUARES) | C(UNKNOWN))

/* kind                   has                     may have */
static const struct wire_kind command_kinds[AD_COMMANDS] = {
    K(AD_DOES_RECALL,      C(ACT),                 0),
    K(AD_DOES_BE_ABSENT,   0,                      0),
    K(AD_DOES_ARRIVE,      0,                      0),
    K(AD_DOES_ADJUST,      C(SQUARES),             0),
    K(AD_DOES_TOUCH,       C(SQUARES),             0),
    K(AD_DOES_BRUSH,       C(SQUARES),             0),
    K(AD_DOES_LIFT,        C(SQUARES),             0),
    K(AD_DOES_RELEASE,     C(SQUARES),             0),
    K(AD_DOES_REMOVE,      C(SQUARES),             0),
    K(AD_DOES_PLACE,       C(MAN) | C(SQUARES),    C(SIDE)),
    K(AD_DOES_MOVE,        C(ACT),                 C(TWO_HANDED)),
    K(AD_DOES_PRESS,       0,                      0),
    K(AD_DOES_OFFER,       0,                      C(CONDITIONAL) | C(TEXT)),
    K(AD_DOES_ACCEPT,      0,                      0),
    K(AD_DOES_DECLINE,     0,                      0),
    K(AD_DOES_POSTPONE,    0,                      0),
    K(AD_DOES_WITHDRAW,    C(WHAT),                0),
    K(AD_DOES_CLAIM,       C(WHAT),                C(ACT) | FOUND),
    K(AD_DOES_REQUEST,     C(WHAT),                0),
    K(AD_DOES_RESIGN,      0,                      0),
    K(AD_DOES_STOP,        0,                      C(WHAT)),
    K(AD_DOES_DISPLACE,    C(SQUARES),             0),
    K(AD_DOES_RESTORE,     C(SQUARES),             0),
    K(AD_DOES_WRITE,       C(ACT),                 0),
    K(AD_DOES_SKIP,        0,                      0),
    K(AD_DOES_ANNOUNCE,    C(TEXT),                C(ACT)),
    K(AD_DOES_REPEAT,      C(TEXT),                C(ACT)),
    K(AD_DOES_SEAL,        C(TEXT),                C(MISSING)),
    K(AD_DOES_FALL,        C(SIDE),                0),
    K(AD_DOES_STICK,       C(SIDE),                0),
    K(AD_DOES_START,       0,                      0),
    K(AD_DOES_RESTART,     0,                      0),
    K(AD_DOES_SEE,         C(WHAT),                FOUND),
    K(AD_DOES_FIND,        C(WHAT),                FOUND),
    K(AD_DOES_SET,         C(SIDE) | C(MS),        0),
    K(AD_DOES_ADD,         C(SIDE) | C(MS),        0),
    K(AD_DOES_RULE,        C(ANSWER),              C(SIDE) | C(POINTS)),
    K(AD_DOES_PENALISE,    C(SIDE) | C(PENALTY),   C(MS) | C(POINTS) | C(TEXT)),
    K(AD_DOES_END_SESSION, 0,                      0),
    K(AD_DOES_OPEN,        0,                      0),
    K(AD_DOES_LOSE,        0,                      C(UNKNOWN)),
    K(AD_DOES_AGREE,       C(WHAT),                C(ANSWER) | C(POINTS)),
    K(AD_DOES_PROTEST,     0,                      C(TEXT)),
};
#undef K

static const char *const command_words[AD_COMMANDS] = {
#define X(id, word) [id] = word,
    AD_COMMAND_MAP(X)
#undef X
};

static const struct ad_command empty_command = {
    .version = 1,
    .by = AD_WHO_NOBODY,
    .side = AD_WHO_NOBODY,
    .act = {.from = AD_NO_SQUARE, .to = AD_NO_SQUARE},
};

/* ---- events ---- */

/* A kind that means something else by `what` or `value` gives it another name. */
#define EVENT_FIELDS(X)                                                    \
    X(BY,          MUST(ad_event, by, WIRE_WORD, OF(who)))                 \
    X(AT,          MUST(ad_event, at, WIRE_NUMBER, I64))                   \
    X(VERDICT,     MUST(ad_event, verdict, WIRE_WORD, OF(verdict)))        \
    X(SIDE,        MUST(ad_event, side, WIRE_WORD, OF(who)))               \
    X(WHAT,        MUST(ad_event, what, WIRE_WORD, OF(what)))              \
    X(OFFENCE,     AS("offence", ad_event, what, WIRE_WORD, OF(offence)))  \
    X(MODE,        AS("mode", ad_event, what, WIRE_WORD, OF(mode)))        \
    X(PENALTY,     AS("penalty", ad_event, what, WIRE_WORD, OF(penalty)))  \
    X(MAN,         MUST(ad_event, man, WIRE_WORD, OF(kind)))               \
    X(SQUARE,      MUST(ad_event, square, WIRE_SQUARE))                    \
    X(SQUARES,     SQUARES(ad_event, text, length, together))              \
    X(ACT,         MUST(ad_event, act, WIRE_ACT))                          \
    X(MOVE,        MUST(ad_event, move, WIRE_MOVE))                        \
    X(PLY,         MUST(ad_event, ply, WIRE_NUMBER, U32))                  \
    X(FLAGS,       MUST(ad_event, flags, WIRE_BITS, OF(flag)))             \
    X(LACKS,       AS("missing", ad_event, flags, WIRE_BITS, OF(item)))    \
    X(MS,          MUST(ad_event, ms, WIRE_NUMBER, I32))                   \
    X(VALUE,       MUST(ad_event, value, WIRE_NUMBER, I32))                \
    X(DOES,        AS("does", ad_event, value, WIRE_WORD, OF(part)))       \
    X(FLAG,        AS("flag", ad_event, value, WIRE_WORD, OF(flag_state))) \
    X(RESULT,      AS("result", ad_event, value, WIRE_WORD, OF(result)))   \
    X(POINTS,      PAIR(ad_event, points, "points", 255))                  \
    X(GONE,        PAIR(ad_event, points, "gone", 255))                    \
    X(TEXT,        TEXT(ad_event, text, length))                           \
    X(REASON,      MUST(ad_event, reason, WIRE_WORD, OF(reason)))          \
    X(CITES,       MUST(ad_event, cites, WIRE_CITES))                      \
    X(POINT,       AS("point", ad_event, point, WIRE_POINT))

enum {
#define X(id, ...) E_##id,
    EVENT_FIELDS(X)
#undef X
    EVENT_FIELD_COUNT
};

static const struct wire_field event_fields[] = {
#define X(id, ...) __VA_ARGS__,
    EVENT_FIELDS(X)
#undef X
};

#define E(id)             (UINT64_C(1) << E_##id)

/* What the sentence of a ruling may speak of, whatever the kind. */
#define SPOKEN            (E(SIDE) | E(MAN) | E(SQUARE) | E(ACT) | E(PLY) | E(MS))
#define K(id, must, may)                                                     \
    [id] = {E(BY) | E(AT) | E(VERDICT) | (must),                             \
            (SPOKEN | E(REASON) | E(CITES) | E(POINT) | (may)) & ~(uint64_t)(must)}

/* Most kinds have these as they are. */
#define PLAIN             (E(FLAGS) | E(VALUE))

/* kind                    has                         may have */
static const struct wire_kind event_kinds[AD_EVENTS] = {
    K(AD_EVENT_RULES,       0,                          E(WHAT) | E(MOVE) | PLAIN),
    K(AD_EVENT_TOUCHES,     E(SQUARES),                 PLAIN),
    K(AD_EVENT_HAND,        E(DOES),                    E(FLAGS)),
    K(AD_EVENT_LETS_GO,     0,                          E(MOVE) | PLAIN),
    K(AD_EVENT_MAKES,       E(VALUE),                   E(MOVE) | E(FLAGS)),
    K(AD_EVENT_PRESSES,     E(SIDE),                    PLAIN),
    K(AD_EVENT_COMPLETES,   E(SIDE),                    PLAIN),
    K(AD_EVENT_RUNS,        E(SIDE),                    PLAIN),
    K(AD_EVENT_TIME,        E(SIDE) | E(MS),            PLAIN),
    K(AD_EVENT_PERIOD,      E(SIDE) | E(MS) | E(VALUE), E(FLAGS)),
    K(AD_EVENT_FLAG,        E(SIDE) | E(FLAG),          E(FLAGS)),
    K(AD_EVENT_OFFERS,      E(SIDE),                    PLAIN),
    K(AD_EVENT_DUTY,        0,                          E(MOVE) | PLAIN),
    K(AD_EVENT_OFFENCE,     E(SIDE) | E(OFFENCE) | E(VALUE), E(FLAGS)),
    K(AD_EVENT_BACK,        E(PLY),                     E(GONE) | PLAIN),
    K(AD_EVENT_ASKS,        E(WHAT),                    E(MOVE) | PLAIN),
    K(AD_EVENT_ANSWERED,    0,                          E(WHAT) | PLAIN),
    K(AD_EVENT_RESULT,      E(RESULT) | E(POINTS),      E(FLAGS)),
    K(AD_EVENT_SHEET,       E(SIDE) | E(PLY),           E(MOVE) | PLAIN),
    K(AD_EVENT_MODE,        E(MODE) | E(VALUE),         E(FLAGS)),
    K(AD_EVENT_SEALS,       E(SIDE) | E(TEXT),          E(LACKS) | E(VALUE)),
    K(AD_EVENT_PENALTY,     E(SIDE) | E(PENALTY),       E(POINTS) | E(TEXT) | PLAIN),
    K(AD_EVENT_INCIDENT,    E(SIDE),                    E(WHAT) | PLAIN),
    K(AD_EVENT_WAITS,       E(WHAT),                    E(MOVE) | PLAIN),
};
#undef K
/* clang-format on */

static const char *const event_words[AD_EVENTS] = {
#define X(id, word) [id] = word,
    AD_EVENT_MAP(X)
#undef X
};

static const struct ad_event empty_event = {
    .version = 1,
    .by = AD_WHO_NOBODY,
    .side = AD_WHO_NOBODY,
    .square = AD_NO_SQUARE,
    .act = {.from = AD_NO_SQUARE, .to = AD_NO_SQUARE},
};

/* ---- forms ---- */

_Static_assert(COMMAND_FIELD_COUNT <= 64 && EVENT_FIELD_COUNT <= 64, "fields are bits");

const struct wire_form wire_command_1 = {
    .version = 1,
    .shape = {command_fields, COMMAND_FIELD_COUNT, sizeof(struct ad_command), &empty_command},
    .version_at = offsetof(struct ad_command, version),
    .kind_at = offsetof(struct ad_command, kind),
    .kinds = command_kinds,
    .words = {command_words, AD_COMMANDS},
};

/* What a hand did, before anybody has said when. */
static const struct wire_form wire_untimed_1 = {
    .version = 1,
    .shape = {command_fields, COMMAND_FIELD_COUNT, sizeof(struct ad_command), &empty_command},
    .version_at = offsetof(struct ad_command, version),
    .kind_at = offsetof(struct ad_command, kind),
    .kinds = command_kinds,
    .words = {command_words, AD_COMMANDS},
    .never = C(AT),
};

const struct wire_form wire_event_1 = {
    .version = 1,
    .shape = {event_fields, EVENT_FIELD_COUNT, sizeof(struct ad_event), &empty_event},
    .version_at = offsetof(struct ad_event, version),
    .kind_at = offsetof(struct ad_event, kind),
    .kinds = event_kinds,
    .words = {event_words, AD_EVENTS},
};

/* By version; none has number 0. A new one is added here, and written from then on. */
static const struct wire_form *const commands[] = {NULL, &wire_command_1};
static const struct wire_form *const untimed[] = {NULL, &wire_untimed_1};
static const struct wire_form *const events[] = {NULL, &wire_event_1};

enum { COMMAND_NEWEST = 1, EVENT_NEWEST = 1 };
_Static_assert(COMMAND_NEWEST == (int)AD_GAME_VERSION && EVENT_NEWEST == (int)AD_GAME_VERSION,
               "a new version of commands and events needs a form");

void wire_command_init(struct ad_command *out, enum ad_command_kind kind)
{
    memcpy(out, &empty_command, sizeof *out);
    out->kind = (uint8_t)kind;
}

void wire_event_init(struct ad_event *out, enum ad_event_kind kind)
{
    memcpy(out, &empty_event, sizeof *out);
    out->kind = (uint8_t)kind;
}

int wire_command_write(char *out, size_t cap, const struct ad_command *c)
{
    return wire_form_write(out, cap, commands[COMMAND_NEWEST], c);
}

int wire_event_write(char *out, size_t cap, const struct ad_event *e)
{
    return wire_form_write(out, cap, events[EVENT_NEWEST], e);
}

int wire_command_read(struct ad_command *out, const char *text, size_t len,
                      struct wire_fault *fault)
{
    return wire_form_read(out, commands, COMMAND_NEWEST, NULL, text, len, fault);
}

int wire_command_read_untimed(struct ad_command *out, const char *text, size_t len,
                              struct wire_fault *fault)
{
    return wire_form_read(out, untimed, COMMAND_NEWEST, NULL, text, len, fault);
}

int wire_event_read(struct ad_event *out, const char *text, size_t len, struct wire_fault *fault)
{
    return wire_form_read(out, events, EVENT_NEWEST, NULL, text, len, fault);
}

/* ---- rulings ---- */

void wire_put_ruling(struct wire_out *out, const struct ad_event *e)
{
    const uint64_t must = E(VERDICT) | E(CITES);

    wire_put_fields(out, &wire_event_1.shape, must | E(REASON), must, e);
}
