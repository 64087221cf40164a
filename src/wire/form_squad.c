/*
 * wire/form_squad.c -- version 1 of a club's season: how it begins, its commands and events.
 *
 * A team's number and class stand beside the other fields: "team", "class".
 */
#include "wire/order_words.h"

/* clang-format off */

static const struct wire_field squad_opened_fields[] = {
    MUST(wire_squad_opened, club, WIRE_NUMBER, U32),
    MUST(wire_squad_opened, season, WIRE_NUMBER, RANGE(AD_YEAR_FIRST, AD_YEAR_LAST)),
    MAY(wire_squad_opened, youth, WIRE_BOOL),
};
static const struct wire_squad_opened empty_opened;
PLAIN_FORM(squad_opened, wire_squad_opened, &empty_opened);

static const struct wire_field line_fields[] = {
    MUST(ad_squad_line, person, WIRE_NUMBER, U32),
    MAY(ad_squad_line, rank, WIRE_NUMBER, U16),
    MAY(ad_squad_line, team, WIRE_NUMBER, U8),
    MAY(ad_squad_line, late, WIRE_BOOL),
    MAY(ad_squad_line, foreign, WIRE_BOOL),
    MAY(ad_squad_line, guest, WIRE_NUMBER, U32),
};
static const struct ad_squad_line empty_line;
static RECORD(line, struct ad_squad_line, &empty_line);

/* ---- commands ---- */

static const struct wire_field
    one_line = {.type = WIRE_RECORD, .size = sizeof(struct ad_squad_line), IS(line)},
    one_lineup = {.type = WIRE_LINEUP, .size = sizeof(struct ad_lineup)};

#define COMMAND(m, t, ...)    MUST(ad_squad_cmd, m, t, __VA_ARGS__)
#define COMMAND_AS(n, m, t, ...) AS(n, ad_squad_cmd, m, t, __VA_ARGS__)

#define COMMAND_FIELDS(X)                                                              \
    X(ON,        COMMAND(on, WIRE_DATE))                                               \
    X(DEADLINE,  COMMAND(deadline, WIRE_DATE))                                         \
    X(LIST,      ROWS_OF("list", ad_squad_cmd, list, list_count, 0, AD_SQUAD_LINES, &one_line)) \
    X(ONE,       ROWS_OF("list", ad_squad_cmd, list, list_count, 1, 1, &one_line))     \
    X(AT,        COMMAND(at, WIRE_NUMBER, U32))                                        \
    X(TEAM,      COMMAND_AS("team", team.number, WIRE_NUMBER, U8))                     \
    X(CLASS,     COMMAND_AS("class", team.class_of, WIRE_NUMBER, U32))                 \
    X(TOP,       COMMAND(top_league_team, WIRE_NUMBER, U8))                            \
    X(MATCH,     COMMAND(match, WIRE_NUMBER, U32))                                     \
    X(KIND,      COMMAND_AS("match_kind", kind_of_match, WIRE_WORD, OF(lineup_kind)))  \
    X(LINEUP,    COMMAND(lineup, WIRE_AT, .item = &one_lineup))

enum {
#define X(id, ...) C_##id,
    COMMAND_FIELDS(X)
#undef X
};

static const struct wire_field squad_command_fields[] = {
#define X(id, ...) __VA_ARGS__,
    COMMAND_FIELDS(X)
#undef X
};

#define C(id)               (UINT64_C(1) << C_##id)
#define K(id, must, may)    [id] = {must, (C(ON) | (may)) & ~(uint64_t)(must)}

/* kind                  has                    may have */
static const struct wire_kind command_kinds[AD_SQUAD_CMDS] = {
    K(AD_SQUAD_REGISTER,  C(LIST),               C(DEADLINE) | C(TOP)),
    K(AD_SQUAD_ENTER,     C(TEAM),               C(CLASS)),
    K(AD_SQUAD_ADD,       C(ONE),                C(AT) | C(DEADLINE)),
    K(AD_SQUAD_REORDER,   C(LIST),               0),
    K(AD_SQUAD_BEGIN,     0,                     0),
    K(AD_SQUAD_END,       0,                     0),
    K(AD_SQUAD_PLAYED,    C(TEAM) | C(LINEUP),   C(MATCH) | C(KIND) | C(CLASS)),
    K(AD_SQUAD_SERVED,    C(TEAM),               C(MATCH) | C(LINEUP) | C(CLASS) | C(KIND)),
};
#undef K

static const char *const command_words[AD_SQUAD_CMDS] = {
#define X(id, word) [id] = word,
    AD_SQUAD_CMD_MAP(X)
#undef X
};

static const struct ad_squad_cmd empty_command = {.on = AD_NO_DATE, .deadline = AD_NO_DATE};

FORM(squad_command, ad_squad_cmd, &empty_command, command_kinds, command_words);

/* ---- events ---- */

static const struct wire_field use_fields[] = {
    MUST(ad_lineup_use, rank, WIRE_NUMBER, U16),
    MUST(ad_lineup_use, team, WIRE_NUMBER, U8),
    MAY(ad_lineup_use, home, WIRE_NUMBER, U8),
    MAY(ad_lineup_use, board, WIRE_NUMBER, U8),
    MAY(ad_lineup_use, counted, WIRE_BOOL),
    MAY(ad_lineup_use, named, WIRE_BOOL),
    MAY(ad_lineup_use, match, WIRE_NUMBER, U32),
    MAY(ad_lineup_use, on, WIRE_DATE),
};
static const struct ad_lineup_use empty_use = {.on = AD_NO_DATE};
static RECORD(use, struct ad_lineup_use, &empty_use);

static const struct wire_field ban_fields[] = {
    MUST(ad_squad_ban, rank, WIRE_NUMBER, U16),
    MUST(ad_squad_ban, team, WIRE_NUMBER, U8),
    MUST(ad_squad_ban, left, WIRE_NUMBER, U8),
};
static const struct ad_squad_ban empty_ban;
static RECORD(ban, struct ad_squad_ban, &empty_ban);

#define EVENT(m, t, ...)      MUST(ad_squad_event, m, t, __VA_ARGS__)
#define EVENT_AS(n, m, t, ...) AS(n, ad_squad_event, m, t, __VA_ARGS__)

#define EVENT_FIELDS(X)                                                                \
    X(SEQ,       EVENT(seq, WIRE_NUMBER, U32))                                         \
    X(COMMAND,   EVENT(command, WIRE_WORD, OF(squad_command)))                         \
    X(ON,        EVENT(on, WIRE_DATE))                                                 \
    X(DEADLINE,  EVENT(deadline, WIRE_DATE))                                           \
    X(AT,        EVENT(at, WIRE_NUMBER, U16))                                          \
    X(MATCH,     EVENT(match, WIRE_NUMBER, U32))                                       \
    X(LINE,      EVENT(line, WIRE_RECORD, IS(line)))                                   \
    X(TEAM,      EVENT_AS("team", team.number, WIRE_NUMBER, U8))                       \
    X(TOP,       EVENT_AS("top_league_team", team.number, WIRE_NUMBER, U8))            \
    X(CLASS,     EVENT_AS("class", team.class_of, WIRE_NUMBER, U32))                   \
    X(USE,       EVENT(use, WIRE_RECORD, IS(use)))                                     \
    X(BAN,       EVENT(ban, WIRE_RECORD, IS(ban)))                                     \
    X(BY,        EVENT(by, WIRE_POINT))

enum {
#define X(id, ...) E_##id,
    EVENT_FIELDS(X)
#undef X
};

static const struct wire_field squad_event_fields[] = {
#define X(id, ...) __VA_ARGS__,
    EVENT_FIELDS(X)
#undef X
};

#define E(id)               (UINT64_C(1) << E_##id)
#define K(id, must, may)                                                                 \
    [id] = {E(SEQ) | E(COMMAND) | (must), (E(ON) | E(BY) | (may)) & ~(uint64_t)(must)}

/* kind                      has                          may have */
static const struct wire_kind event_kinds[AD_SQUAD_EVENTS] = {
    K(AD_SQUAD_EV_REGISTERED, 0,                           E(DEADLINE) | E(TOP)),
    K(AD_SQUAD_EV_LISTED,     E(AT) | E(LINE),             0),
    K(AD_SQUAD_EV_ENTERED,    E(TEAM),                     E(CLASS)),
    K(AD_SQUAD_EV_BEGUN,      0,                           0),
    K(AD_SQUAD_EV_ENDED,      0,                           0),
    K(AD_SQUAD_EV_USED,       E(USE),                      E(MATCH)),
    K(AD_SQUAD_EV_BANNED,     E(BAN),                      E(MATCH)),
    K(AD_SQUAD_EV_SERVED,     E(BAN),                      E(MATCH)),
    K(AD_SQUAD_EV_SAT,        E(LINE) | E(TEAM) | E(AT),   E(MATCH)),
};
#undef K
/* clang-format on */

static const char *const event_words[AD_SQUAD_EVENTS] = {
#define X(id, word) [id] = word,
    AD_SQUAD_EVENT_MAP(X)
#undef X
};

static const struct ad_squad_event empty_event = {.on = AD_NO_DATE, .deadline = AD_NO_DATE};

FORM(squad_event, ad_squad_event, &empty_event, event_kinds, event_words);
