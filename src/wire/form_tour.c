/*
 * wire/form_tour.c -- version 1 of a tournament while it is run: its commands and events.
 *
 * A command says "do", as people speak: {"do":"result","round":1,"board":3,"result":"1-0"}. Places
 * count from 1; points are tenths.
 */
#include "wire/order_words.h"

#include <string.h>

/* clang-format off */

#define LIST(...) (const char *const[]){__VA_ARGS__}
#define WORDS(name, ...)                                                               \
    const struct wire_words wire_words_##name = {                                      \
        LIST(__VA_ARGS__), sizeof(LIST(__VA_ARGS__)) / sizeof(char *)}

#define X(id, word) [id] = word,
WORDS(tour_command, AD_TOUR_CMD_MAP(X) [AD_TOUR_CMDS] = "imported");
static const char *const command_words[AD_TOUR_CMDS] = {AD_TOUR_CMD_MAP(X)};
static const char *const event_words[AD_TOUR_EVENTS] = {AD_TOUR_EVENT_MAP(X)};
#undef X
WORDS(tour_warning, "open-results", "missing", "repeat", "forbidden-meet", "colours", "differs",
      "bye-again", "given-again", "results-lost", "published", "rounds-changed", "rounds-many",
      "odd-scoring", "scoring-changed", "system-changed", "tiebreaks-changed", "leave-fide",
      "same-id", "late-entry", "late-numbers", "second-half-bye", "full-bye", "left-paired",
      "late-forbid", "late-acceleration", "odd-result", "past-result", "finish-open",
      "finish-early", "board-order", "empty-board", "late-member");
static WORDS(tour_system, [AD_SWISS_DUTCH_2026] = "dutch-2026", [AD_SWISS_DUTCH_2017] = "dutch-2017",
             [AD_SWISS_TEAM_2026] = "team-2026", [AD_ROUND_ROBIN] = "round-robin",
             [AD_KNOCKOUT] = "knockout", [AD_OTHER_SYSTEM] = "other");
static WORDS(tour_table, [AD_TABLE_BERGER] = "berger", [AD_TABLE_RUTSCH] = "rutsch",
             [AD_TABLE_SCHEVENINGEN] = "scheveningen",
             [AD_TABLE_SCHEVENINGEN_EVEN] = "scheveningen-even");
static WORDS(tour_letter, "F", "H", "Z", "U", "w", "b", "-");
static WORDS(tour_side, "white", "black");
static WORDS(tour_colour, "w", "b", "-");
static WORDS(tour_sex, "m", "w");
static WORDS(tour_title, "", "WCM", "WFM", "CM", "WIM", "FM", "WGM", "IM", "GM");
#define X(id, word, ...) [id] = word,
static WORDS(tour_ranking, AD_RULES_MAP(X));
#undef X

/* ---- rules ---- */

#define TENTHS RANGE(-1000, 1000)

static const struct wire_field scoring_fields[] = {
    MAY2(ad_scoring, win, WIRE_NUMBER, TENTHS),
    MAY2(ad_scoring, draw, WIRE_NUMBER, TENTHS),
    MAY2(ad_scoring, loss, WIRE_NUMBER, TENTHS),
    MAY(ad_scoring, forfeit_win, WIRE_NUMBER, TENTHS),
    MAY(ad_scoring, forfeit_loss, WIRE_NUMBER, TENTHS),
    MAY(ad_scoring, full_bye, WIRE_NUMBER, TENTHS),
    MAY(ad_scoring, half_bye, WIRE_NUMBER, TENTHS),
    MAY(ad_scoring, zero_bye, WIRE_NUMBER, TENTHS),
    MAY(ad_scoring, pairing_bye, WIRE_NUMBER, TENTHS),
    MAY(ad_scoring, absent, WIRE_NUMBER, TENTHS),
};
/* As ad_scoring_usual: what is not told is worth that. */
#define USUAL                                                                          \
    {.win = {10, 10}, .draw = {5, 5}, .forfeit_win = 10, .full_bye = 10, .half_bye = 5, .pairing_bye = 10}
static const struct ad_scoring usual = USUAL;
static RECORD(scoring, struct ad_scoring, &usual);

static const struct wire_field tour_rules_fields[] = {
    MUST(ad_tour_rules, system, WIRE_WORD, OF(tour_system)),
    MAY(ad_tour_rules, table, WIRE_WORD, OF(tour_table)),
    MAY(ad_tour_rules, cycles, WIRE_NUMBER, RANGE(0, AD_ROUNDS_MAX)),
    MAY(ad_tour_rules, unswapped, WIRE_BOOL),
    MAY(ad_tour_rules, rounds, WIRE_NUMBER, RANGE(0, AD_ROUNDS_MAX)),
    MAY(ad_tour_rules, first, WIRE_LETTER, OF(tour_side)),
    MAY(ad_tour_rules, fide, WIRE_BOOL),
    MAY(ad_tour_rules, ranking, WIRE_WORD, OF(tour_ranking)),
    {.name = "tiebreaks", .type = WIRE_TIEBREAK, .may = true, .counted = true,
     .also = offsetof(struct ad_tour_rules, tiebreaks),
     WIRE_ATS(ad_tour_rules, order, AD_TOUR_TIEBREAKS)},
    MAY(ad_tour_rules, scoring, WIRE_RECORD, IS(scoring)),
    MAY(ad_tour_rules, boards, WIRE_NUMBER, RANGE(0, AD_TOUR_BOARDS_MAX)),
    MAY(ad_tour_rules, strong_colours, WIRE_BOOL),
    MAY(ad_tour_rules, colours, WIRE_NAME),
    MAY(ad_tour_rules, games, WIRE_RECORD, IS(scoring)),
    MAY(ad_tour_rules, bye_games, WIRE_NUMBER, TENTHS),
    MAY(ad_tour_rules, fee, WIRE_NUMBER, U16),
};
static const struct ad_tour_rules empty_rules = {.scoring = USUAL, .games = USUAL};
RECORD(tour_rules, struct ad_tour_rules, &empty_rules);

/* ---- persons ---- */

#define FIDE_MOST 999999999999

static const struct wire_field tour_said_fields[] = {
    MUST(wire_tour_person, name, WIRE_NAME),
    MAY(wire_tour_person, club, WIRE_NAME),
    MAY(wire_tour_person, federation, WIRE_NAME),
    MAY(wire_tour_person, sex, WIRE_LETTER, OF(tour_sex)),
    MAY(wire_tour_person, born, WIRE_DATE),
    MAY_AS("rating", wire_tour_person, rated.rating, WIRE_NUMBER, RANGE(0, 4000)),
    MAY_AS("title", wire_tour_person, rated.title, WIRE_WORD, OF(tour_title)),
    MAY_AS("fide", wire_tour_person, rated.fide, WIRE_NUMBER, RANGE(0, FIDE_MOST)),
};
static const struct wire_tour_person empty_person = {.born = AD_NO_DATE};
static RECORD(tour_said, struct wire_tour_person, &empty_person);
enum { SAID = (1 << 5) - 1 }; /* the first five: what can be erased */

static const struct wire_field rated_fields[] = {
    MUST(ad_tour_person, id, WIRE_NUMBER, U32),
    MAY(ad_tour_person, rating, WIRE_NUMBER, RANGE(0, 4000)),
    MAY(ad_tour_person, title, WIRE_WORD, OF(tour_title)),
    MAY(ad_tour_person, fide, WIRE_NUMBER, RANGE(0, FIDE_MOST)),
};
static const struct ad_tour_person empty_rated;
static RECORD(rated, struct ad_tour_person, &empty_rated);

/* ---- commands ---- */

static const struct wire_field
    one_place = {.type = WIRE_NUMBER, .size = sizeof(uint16_t), RANGE(1, AD_ENTRANTS_MAX)},
    one_player = {.type = WIRE_NUMBER, .size = sizeof(uint16_t), U16},
    one_pair = {.type = WIRE_NUMBER, .size = sizeof(uint16_t), .many = 2, RANGE(0, AD_ENTRANTS_MAX)},
    the_rules = {.type = WIRE_RECORD, .size = sizeof(struct ad_tour_rules), IS(tour_rules)};

enum { NOTE_MAX = 2000 };

#define COMMAND(m, t, ...)    AS(#m, wire_tour_command, cmd.m, t, __VA_ARGS__)
#define PLACE                 RANGE(1, AD_ENTRANTS_MAX)
#define ROUND                 RANGE(1, AD_ROUNDS_MAX)
#define GAME                  RANGE(1, AD_TOUR_BOARDS_MAX)

#define COMMAND_FIELDS(X)                                                              \
    X(WHO,       COMMAND(who, WIRE_NUMBER, PLACE))                                     \
    X(ROUND,     COMMAND(round, WIRE_NUMBER, ROUND))                                   \
    X(LAST,      COMMAND(last, WIRE_NUMBER, ROUND))                                    \
    X(BOARD,     COMMAND(board, WIRE_NUMBER, PLACE))                                   \
    X(GAME,      COMMAND(game, WIRE_NUMBER, GAME))                                     \
    X(NUMBER,    COMMAND(number, WIRE_NUMBER, U16))                                    \
    X(RESULT,    COMMAND(result, WIRE_SCORE))                                          \
    X(LETTER,    COMMAND(letter, WIRE_LETTER, OF(tour_letter)))                        \
    X(CONFIRMED, COMMAND(confirmed, WIRE_BITS, OF(tour_warning)))                      \
    X(LIST,      ROWS_OF("list", wire_tour_command, cmd.list, cmd.listed, 1, AD_ENTRANTS_MAX, &one_place)) \
    X(PAIRS,     ROWS_OF("pairs", wire_tour_command, cmd.pairs, cmd.pair_count, 1, AD_ENTRANTS_MAX, &one_pair)) \
    X(PLAYERS,   ROWS_OF("players", wire_tour_command, cmd.list, cmd.listed, 0, AD_TOUR_BOARDS_MAX, &one_player)) \
    X(POINTS,    COMMAND(points, WIRE_NUMBER, TENTHS))                                 \
    X(PERSON,    MUST(wire_tour_command, person, WIRE_RECORD, IS(tour_said)))          \
    X(RULES,     COMMAND(rules, WIRE_AT, .item = &the_rules))                          \
    X(NOTE,      {.name = "note", .type = WIRE_PHRASE, WIRE_AT(wire_tour_command, note), \
                  .also = offsetof(struct wire_tour_command, note_len), .hi = NOTE_MAX})

enum {
#define X(id, ...) C_##id,
    COMMAND_FIELDS(X)
#undef X
};

static const struct wire_field tour_command_fields[] = {
#define X(id, ...) __VA_ARGS__,
    COMMAND_FIELDS(X)
#undef X
};

#define C(id)               (UINT64_C(1) << C_##id)
#define K(id, must, may)    [id] = {must, C(CONFIRMED) | (may)}

/* kind                 has                                   may have */
static const struct wire_kind command_kinds[AD_TOUR_CMDS] = {
    K(AD_TOUR_OPEN,       C(RULES),                             0),
    K(AD_TOUR_SET,        C(RULES),                             0),
    K(AD_TOUR_ENTER,      C(PERSON),                            C(LETTER)),
    K(AD_TOUR_CHANGE,     C(WHO) | C(PERSON),                   0),
    K(AD_TOUR_NUMBER,     0,                                    C(LIST)),
    K(AD_TOUR_CHECK_IN,   C(WHO),                               0),
    K(AD_TOUR_BYE,        C(WHO) | C(ROUND),                    C(LETTER)),
    K(AD_TOUR_WITHDRAW,   C(WHO),                               0),
    K(AD_TOUR_RETURN,     C(WHO),                               0),
    K(AD_TOUR_FORBID,     C(LIST),                              C(ROUND) | C(LAST)),
    K(AD_TOUR_ACCELERATE, C(LIST) | C(POINTS),                  C(ROUND) | C(LAST)),
    K(AD_TOUR_PAIR,       0,                                    0),
    K(AD_TOUR_BY_HAND,    C(PAIRS),                             0),
    K(AD_TOUR_UNPAIR,     0,                                    0),
    K(AD_TOUR_PUBLISH,    0,                                    0),
    K(AD_TOUR_RESULT,     C(ROUND) | C(BOARD) | C(RESULT),      C(GAME) | C(LETTER)),
    K(AD_TOUR_CORRECT,    C(ROUND) | C(BOARD) | C(RESULT),      C(GAME) | C(LETTER) | C(NOTE)),
    K(AD_TOUR_ADJOURN,    C(ROUND) | C(BOARD),                  C(GAME)),
    K(AD_TOUR_CLOSE,      0,                                    0),
    K(AD_TOUR_FINISH,     0,                                    0),
    K(AD_TOUR_REOPEN,     0,                                    C(NOTE)),
    K(AD_TOUR_MEMBER,     C(WHO) | C(PERSON),                   C(NUMBER)),
    K(AD_TOUR_LINE_UP,    C(WHO) | C(ROUND) | C(PLAYERS),       0),
    K(AD_TOUR_NOT_HERE,   C(WHO),                               0),
    K(AD_TOUR_PAY,        C(WHO),                               C(NUMBER)),
    K(AD_TOUR_REPORT,     C(WHO) | C(ROUND) | C(RESULT),        0),
};
#undef K

static const struct wire_tour_command empty_command = {.person = {.born = AD_NO_DATE}};

const struct wire_form wire_tour_command_1 = {
    .version = 1,
    .shape = {tour_command_fields, sizeof tour_command_fields / sizeof *tour_command_fields,
              sizeof(struct wire_tour_command), &empty_command},
    .version_at = WIRE_NOWHERE,
    .kind_at = offsetof(struct wire_tour_command, cmd.kind),
    .kinds = command_kinds,
    .words = {command_words, AD_TOUR_CMDS},
    .max = WIRE_ORDER_TEXT,
    .asked = true,
};

/* ---- events ---- */

static const struct wire_field pairing_fields[] = {
    MUST(ad_tour_pairing, system, WIRE_WORD, OF(tour_system)),
    MAY(ad_tour_pairing, by_hand, WIRE_BOOL),
    MAY(ad_tour_pairing, first, WIRE_LETTER, OF(tour_side)),
    MUST(ad_tour_pairing, pairs, WIRE_NUMBER, U16),
    MAY(ad_tour_pairing, open, WIRE_NUMBER, U16),
    MAY(ad_tour_pairing, differ, WIRE_NUMBER, U16),
    MAY(ad_tour_pairing, lot, WIRE_LOT),
};
static const struct ad_tour_pairing empty_pairing;
static RECORD(pairing, struct ad_tour_pairing, &empty_pairing);

/* Board by board; empty chairs at the end are left out. */
static const struct wire_field line_up_fields[] = {
    CUT(ad_tour_line_up, player, AD_TOUR_BOARDS_MAX, WIRE_NUMBER, U16),
    CUT(ad_tour_line_up, colour, AD_TOUR_BOARDS_MAX, WIRE_LETTER, OF(tour_colour)),
};
static const struct ad_tour_line_up empty_line_up;
static RECORD(line_up, struct ad_tour_line_up, &empty_line_up);

#define EVENT(m, t, ...)      AS(#m, wire_tour_event, event.m, t, __VA_ARGS__)

#define EVENT_FIELDS(X)                                                                \
    X(SEQ,       EVENT(seq, WIRE_NUMBER, U32))                                         \
    X(COMMAND,   EVENT(command, WIRE_WORD, OF(tour_command)))                          \
    X(AT,        EVENT(at_ms, WIRE_NUMBER, RANGE(0, EXACT)))                           \
    X(CONFIRMED, EVENT(confirmed, WIRE_BITS, OF(tour_warning)))                        \
    X(NOTE,      EVENT(note, WIRE_NUMBER, U32))                                        \
    X(WHO,       EVENT(who, WIRE_NUMBER, U16))                                         \
    X(OTHER,     EVENT(other, WIRE_NUMBER, U16))                                       \
    X(NUMBER,    EVENT(number, WIRE_NUMBER, U16))                                      \
    X(ROUND,     EVENT(round, WIRE_NUMBER, U16))                                       \
    X(LAST,      EVENT(last, WIRE_NUMBER, U16))                                        \
    X(BOARD,     EVENT(board, WIRE_NUMBER, U16))                                       \
    X(GAME,      EVENT(game, WIRE_NUMBER, U16))                                        \
    X(RESULT,    EVENT(result, WIRE_BOARD))                                            \
    X(WAS,       EVENT(was, WIRE_BOARD))                                               \
    X(LETTER,    EVENT(letter, WIRE_LETTER, OF(tour_letter)))                          \
    X(POINTS,    EVENT(points, WIRE_NUMBER, I32))                                      \
    X(GAMES,     EVENT(games, WIRE_NUMBER, I16))                                       \
    X(PERSON,    EVENT(person, WIRE_RECORD, IS(rated)))                                \
    X(PAIRING,   EVENT(pairing, WIRE_RECORD, IS(pairing)))                             \
    X(RULES,     EVENT(rules, WIRE_RECORD, IS(tour_rules)))                            \
    X(LINE_UP,   EVENT(line_up, WIRE_RECORD, IS(line_up)))                             \
    X(WORDS,     MUST(wire_tour_event, words, WIRE_NAME))

enum {
#define X(id, ...) E_##id,
    EVENT_FIELDS(X)
#undef X
};

static const struct wire_field tour_event_fields[] = {
#define X(id, ...) __VA_ARGS__,
    EVENT_FIELDS(X)
#undef X
};

#define E(id)               (UINT64_C(1) << E_##id)
#define K(id, must, more)                                                              \
    [id] = {E(SEQ) | E(COMMAND) | (must), E(AT) | E(CONFIRMED) | E(NOTE) | E(WORDS) | (more)}

/* kind                       has                                            may have */
static const struct wire_kind event_kinds[AD_TOUR_EVENTS] = {
    K(AD_TOUR_EV_OPENED,       E(RULES),                                      0),
    K(AD_TOUR_EV_SET,          E(RULES),                                      0),
    K(AD_TOUR_EV_ENTERED,      E(PERSON) | E(NUMBER) | E(ROUND),              E(WHO) | E(LETTER)),
    K(AD_TOUR_EV_CHANGED,      E(WHO) | E(PERSON),                            E(ROUND)),
    K(AD_TOUR_EV_NUMBERED,     E(WHO) | E(NUMBER),                            E(ROUND)),
    K(AD_TOUR_EV_HERE,         E(WHO),                                        E(ROUND)),
    K(AD_TOUR_EV_BYE,          E(WHO) | E(ROUND),                             E(LETTER)),
    K(AD_TOUR_EV_LEFT,         E(WHO) | E(ROUND),                             0),
    K(AD_TOUR_EV_RETURNED,     E(WHO) | E(ROUND),                             0),
    K(AD_TOUR_EV_FORBIDDEN,    E(WHO) | E(NUMBER) | E(ROUND),                 E(LAST)),
    K(AD_TOUR_EV_ACCELERATED,  E(WHO) | E(OTHER) | E(ROUND) | E(POINTS),      E(LAST)),
    K(AD_TOUR_EV_PAIRED,       E(ROUND) | E(PAIRING),                         0),
    K(AD_TOUR_EV_BOARD,        E(ROUND) | E(BOARD) | E(WHO),                  E(OTHER) | E(LETTER)),
    K(AD_TOUR_EV_UNPAIRED,     E(ROUND),                                      0),
    K(AD_TOUR_EV_PUBLISHED,    E(ROUND),                                      0),
    K(AD_TOUR_EV_RESULT,       E(ROUND) | E(BOARD) | E(WHO) | E(OTHER) | E(RESULT), E(WAS) | E(LETTER) | E(GAME)),
    K(AD_TOUR_EV_ADJOURNED,    E(ROUND) | E(BOARD) | E(WHO) | E(OTHER),       E(GAME)),
    K(AD_TOUR_EV_CLOSED,       E(ROUND),                                      0),
    K(AD_TOUR_EV_FINISHED,     E(ROUND),                                      0),
    K(AD_TOUR_EV_REOPENED,     0,                                             0),
    K(AD_TOUR_EV_GIVEN,        E(WHO) | E(ROUND) | E(POINTS),                 E(GAMES)),
    K(AD_TOUR_EV_MEMBER,       E(WHO) | E(NUMBER) | E(PERSON),                E(ROUND)),
    K(AD_TOUR_EV_LINE_UP,      E(WHO) | E(ROUND) | E(LINE_UP),                0),
    K(AD_TOUR_EV_NOT_HERE,     E(WHO),                                        E(ROUND)),
    K(AD_TOUR_EV_PAID,         E(WHO),                                        E(NUMBER) | E(ROUND)),
    K(AD_TOUR_EV_REPORTED,     E(WHO) | E(ROUND) | E(RESULT),                 0),
};
#undef K
/* clang-format on */

static const struct wire_tour_event empty_event;

const struct wire_form wire_tour_event_1 = {
    .version = 1,
    .shape = {tour_event_fields, sizeof tour_event_fields / sizeof *tour_event_fields,
              sizeof(struct wire_tour_event), &empty_event},
    .version_at = WIRE_NOWHERE,
    .kind_at = offsetof(struct wire_tour_event, event.kind),
    .kinds = event_kinds,
    .words = {event_words, AD_TOUR_EVENTS},
    .max = WIRE_ORDER_TEXT,
};

_Static_assert(sizeof(struct wire_tour_command) <= WIRE_FORM_SIZE &&
                   sizeof(struct wire_tour_event) <= WIRE_FORM_SIZE,
               "a reader fills it apart");

/* ---- what is said about a person ---- */

int wire_tour_said_write(char *text, size_t cap, const struct wire_tour_person *p)
{
    struct wire_out out = {text, cap, 0, false};

    wire_put(&out, "{\"v\":1");
    wire_put_fields(&out, &rows_tour_said.shape, SAID, 1, p);
    wire_put(&out, "}");
    return wire_put_end(&out);
}

int wire_tour_said_read(struct wire_tour_person *out, const char *text, size_t len,
                        struct wire_fault *fault)
{
    struct wire_in in = {0};
    json_t *object = wire_parse(&in, text, len, WIRE_TEXT_USUAL);
    struct wire_tour_person p = empty_person;
    bool good = object && wire_take_version(&in, object, 1) &&
                wire_take_fields(&in, object, &rows_tour_said.shape, SAID, 1,
                                 (const char *const[]){"v", NULL}, &p);

    json_decref(object);
    if (good)
        *out = p;
    return wire_take_end(&in, good, fault);
}

/* ---- several commands ---- */

/* A command of thirteen letters, {"do":"pair"} and a comma, is the shortest. */
size_t wire_tour_room(size_t len)
{
    return sizeof(struct wire_tour_command) * (1 + len / 13) + sizeof(struct ad_tour_rules) +
           16 * (len + 16);
}

static bool take_command(struct wire_in *in, const json_t *object, struct wire_tour_command *out)
{
    static const struct wire_form *const forms[] = {NULL, &wire_tour_command_1};

    return json_is_object(object) ? wire_take_object(in, object, forms, 1, (char *)out)
                                  : wire_refuse(in, WIRE_NO_OBJECT);
}

static bool take_list(struct wire_in *in, const json_t *list, struct wire_tour_command *out)
{
    for (size_t i = 0; i < json_array_size(list); i++) {
        size_t here = wire_push_index(in, i);
        if (!take_command(in, json_array_get(list, i), &out[i]))
            return false;
        wire_pop(in, here);
    }
    return true;
}

static struct wire_tour_command *take_all(struct wire_in *in, const json_t *object, unsigned *count)
{
    const json_t *list = json_object_get(object, "commands");
    struct wire_tour_command *out;
    size_t here = list ? wire_push(in, "commands") : 0;

    if (list && !wire_take_list(in, list, 1, WIRE_TOUR_MANY))
        return NULL;
    *count = list ? (unsigned)json_array_size(list) : 1;
    out = wire_room_take(in, *count * sizeof *out);
    if (!out || !(list ? take_list(in, list, out) : take_command(in, object, out)))
        return NULL;
    if (!list)
        return out;
    wire_pop(in, here);
    return wire_take_fields(in, object, &(struct wire_shape){0}, 0, 0,
                            (const char *const[]){"commands", NULL}, NULL)
               ? out
               : NULL;
}

int wire_tour_commands_read(struct wire_tour_command **out, unsigned *count,
                            const struct wire_room *room, const char *text, size_t len,
                            struct wire_fault *fault)
{
    struct wire_in in = {.room = room->memory, .room_left = room->size};
    json_t *object = wire_parse(&in, text, len, WIRE_ORDER_TEXT);
    struct wire_tour_command *all = object ? take_all(&in, object, count) : NULL;

    json_decref(object);
    if (all)
        *out = all;
    return wire_take_end(&in, all, fault);
}
