/*
 * wire/state.c -- tables and games as JSON.
 *
 * A game is kept as events; this is a picture of where it stands, for whoever shows it. The
 * positions after each half-move are not in it: they are played again from the start, so that a
 * picture whose record contradicts itself is refused.
 */
#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"
#include "wire/rows.h"

enum { GAME_TEXT_MAX = 1 << 24 };

/* clang-format off */

/* ---- the table ---- */

static const struct wire_field period_fields[] = {
    MAY(ad_period, moves, WIRE_NUMBER, RANGE(0, UINT16_MAX)),
    MUST(ad_period, ms, WIRE_NUMBER, RANGE(0, INT32_MAX)),
    MAY(ad_period, increment_ms, WIRE_NUMBER, RANGE(0, INT32_MAX)),
    MAY(ad_period, delay_ms, WIRE_NUMBER, RANGE(0, INT32_MAX)),
};
static const struct ad_period empty_period;
static RECORD(period, struct ad_period, &empty_period);

static const struct wire_field time_fields[] = {
    {"periods", WIRE_LIST, false, WIRE_AT(ad_time_control, period), .hi = AD_PERIODS_MAX,
     .also = offsetof(struct ad_time_control, periods), IS(period)},
    MAY(ad_time_control, repeats, WIRE_BOOL),
    MAY(ad_time_control, increment_from, WIRE_NUMBER, RANGE(0, UINT16_MAX)),
};
static const struct ad_time_control empty_time;
static RECORD(time, struct ad_time_control, &empty_time);

/* Offences of one player. */
struct offences {
    uint8_t illegal, two_hands, press;
};
_Static_assert(sizeof(struct offences) == AD_OFFENCES && AD_OFFENCE_TWO_HANDS == 1 &&
               AD_OFFENCE_PRESS == 2, "one name an offence");

static const struct wire_field offence_fields[] = {
    MAY(offences, illegal, WIRE_NUMBER, RANGE(0, UINT8_MAX)),
    MAY(offences, two_hands, WIRE_NUMBER, RANGE(0, UINT8_MAX)),
    MAY(offences, press, WIRE_NUMBER, RANGE(0, UINT8_MAX)),
};
static const struct offences empty_offences;
RECORD(offence, struct offences, &empty_offences);

static const struct wire_field table_fields[] = {
    MUST(ad_table, edition, WIRE_WORD, OF(edition)),
    MAY(ad_table, fill_from, WIRE_WORD, OF(edition)),
    MUST(ad_table, format, WIRE_WORD, OF(format)),
    MAY(ad_table, supervision, WIRE_WORD, OF(supervision)),
    MUST(ad_table, start, WIRE_FEN),
    MUST(ad_table, time, WIRE_RECORD, IS(time)),
    MAY(ad_table, chess960, WIRE_BOOL),
    MAY(ad_table, quickplay, WIRE_BOOL),
    MAY(ad_table, arbiter_absent, WIRE_BOOL),
    MAY(ad_table, one_offence_count, WIRE_BOOL),
    MAY(ad_table, adjourn, WIRE_BOOL),
    MAY2(ad_table, blind, WIRE_BOOL),
    MAY2(ad_table, deaf, WIRE_BOOL),
    MAY2(ad_table, assistant, WIRE_BOOL),
    MAY2(ad_table, language, WIRE_WORD, OF(language)),
    MAY(ad_table, device_penalty, WIRE_WORD, OF(penalty)),
    MAY(ad_table, draw_offers, WIRE_NUMBER, RANGE(0, UINT16_MAX)),
    MAY(ad_table, device_ms, WIRE_NUMBER, I32),
    MAY(ad_table, default_ms, WIRE_NUMBER, RANGE(-1, INT32_MAX)),
    MAY(ad_table, session_ms, WIRE_NUMBER, RANGE(0, INT32_MAX)),
    MAY2(ad_table, clock_ms, WIRE_NUMBER, RANGE(-1, INT32_MAX)),
    MAY2(ad_table, completed, WIRE_NUMBER, RANGE(-1, INT16_MAX)),
    {"offences", WIRE_RECORD, true, WIRE_ATS(ad_table, offences, 2), IS(offence)},
    MAY(ad_table, order, WIRE_BOOL),
    MAY(ad_table, no_smoking, WIRE_BOOL),
};
static const struct ad_table empty_table = {
    .fill_from = AD_NO_EDITION,
    .language = {AD_DE, AD_DE},
    .default_ms = -1,
    .clock_ms = {-1, -1},
    .completed = {-1, -1},
};
RECORD(table, struct ad_table, &empty_table);

/* ---- the game ---- */

static const struct wire_field ply_fields[] = {
    MUST(ad_ply, side, WIRE_WORD, OF(colour)),
    MUST(ad_ply, at, WIRE_NUMBER, RANGE(-EXACT, EXACT)),
    MAY(ad_ply, act, WIRE_ACT),
    MAY(ad_ply, move, WIRE_MOVE),
    MAY(ad_ply, flags, WIRE_BITS, OF(flag)),
    MUST(ad_ply, seen, WIRE_NUMBER, RANGE(0, UINT16_MAX)),
    MAY2(ad_ply, left, WIRE_NUMBER, I32),
    MAY2(ad_ply, after, WIRE_NUMBER, I32),
    MAY2(ad_ply, written, WIRE_ACT),
};
#define NO_ACT {AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE}
static const struct ad_ply empty_ply = {
    .left = {-1, -1}, .after = {-1, -1}, .act = NO_ACT, .written = {NO_ACT, NO_ACT},
};
static RECORD(ply, struct ad_ply, &empty_ply);
static const struct wire_field one_ply = {
    .type = WIRE_RECORD, .size = sizeof(struct ad_ply), IS(ply),
};

static const struct wire_field hand_fields[] = {
    {"touched", WIRE_SQUARES, true, WIRE_AT(ad_hand, touched), .hi = AD_TOUCH_MAX,
     .also = offsetof(struct ad_hand, count), .third = offsetof(struct ad_hand, together)},
    MAY(ad_hand, lifted, WIRE_SQUARE),
    MAY(ad_hand, lifted2, WIRE_SQUARE),
    MAY(ad_hand, released, WIRE_SQUARE),
    MAY(ad_hand, removed, WIRE_SQUARE),
    MAY(ad_hand, removed2, WIRE_SQUARE),
    MAY(ad_hand, placed, WIRE_WORD, OF(kind)),
    MAY(ad_hand, placed_on, WIRE_SQUARE),
    MAY(ad_hand, castling, WIRE_WORD, OF(castling)),
    MAY(ad_hand, stands, WIRE_ACT),
    MAY(ad_hand, flags, WIRE_BITS, OF(flag)),
};
#define EMPTY_HAND                                                                             \
    {                                                                                          \
        .lifted = AD_NO_SQUARE, .lifted2 = AD_NO_SQUARE, .released = AD_NO_SQUARE,             \
        .removed = AD_NO_SQUARE, .removed2 = AD_NO_SQUARE, .placed_on = AD_NO_SQUARE,          \
        .stands = NO_ACT                                                                       \
    }
static const struct ad_hand empty_hand = EMPTY_HAND;
static RECORD(hand, struct ad_hand, &empty_hand);

static const struct wire_field side_fields[] = {
    MUST(ad_side_clock, main_ms, WIRE_NUMBER, I32),
    MAY(ad_side_clock, delay_ms, WIRE_NUMBER, I32),
    MAY(ad_side_clock, used_ms, WIRE_NUMBER, I32),
    MAY(ad_side_clock, completed, WIRE_NUMBER, RANGE(0, UINT16_MAX)),
    MAY(ad_side_clock, completed_total, WIRE_NUMBER, RANGE(0, UINT16_MAX)),
    MAY(ad_side_clock, period, WIRE_NUMBER, RANGE(0, UINT8_MAX)),
    MAY(ad_side_clock, flag, WIRE_WORD, OF(flag_state)),
    MAY(ad_side_clock, credited, WIRE_BOOL),
};
static const struct ad_side_clock empty_side;
static RECORD(side, struct ad_side_clock, &empty_side);

#define EMPTY_CLOCK {.running = AD_WHO_NOBODY, .first_down = AD_WHO_NOBODY}
static const struct wire_field clock_fields[] = {
    MUST2(ad_clock, side, WIRE_RECORD, IS(side)),
    MUST(ad_clock, running, WIRE_WORD, OF(colour)),
    MAY(ad_clock, first_down, WIRE_WORD, OF(colour)),
};
static const struct ad_clock empty_clock = EMPTY_CLOCK;
static RECORD(clock, struct ad_clock, &empty_clock);

static const struct wire_field offer_fields[] = {
    MUST(ad_offer, by, WIRE_WORD, OF(colour)),
    MAY(ad_offer, flags, WIRE_BITS, OF(flag)),
    MAY(ad_offer, postponed, WIRE_BOOL),
};
static const struct ad_offer empty_offer = {.by = AD_WHO_NOBODY};
static RECORD(offer, struct ad_offer, &empty_offer);

static const struct wire_field question_fields[] = {
    MAY(ad_question, what, WIRE_WORD, OF(what)),
    MAY(ad_question, side, WIRE_WORD, OF(who)),
    MAY(ad_question, reason, WIRE_WORD, OF(reason)),
    MAY(ad_question, cites, WIRE_CITES),
};
static const struct ad_question empty_question = {.side = AD_WHO_NOBODY};
static RECORD(question, struct ad_question, &empty_question);

static const struct wire_field result_fields[] = {
    MUST(ad_result, kind, WIRE_WORD, OF(result)),
    MUST2(ad_result, points, WIRE_NUMBER, RANGE(0, UINT8_MAX)),
    MAY(ad_result, reason, WIRE_WORD, OF(reason)),
    MAY(ad_result, cites, WIRE_CITES),
};
static const struct ad_result empty_result;
RECORD(result, struct ad_result, &empty_result);

static const struct wire_field envelope_fields[] = {
    MUST(ad_envelope, sealer, WIRE_WORD, OF(colour)),
    MAY(ad_envelope, missing, WIRE_BITS, OF(item)),
    {"text", WIRE_TEXT, true, WIRE_AT(ad_envelope, text), .hi = AD_TEXT_MAX,
     .also = offsetof(struct ad_envelope, length)},
};
static const struct ad_envelope empty_envelope = {.sealer = AD_WHO_NOBODY};
static RECORD(envelope, struct ad_envelope, &empty_envelope);

static const struct wire_field mode_fields[] = {
#define X(id, word) {word, WIRE_NUMBER, true, sizeof(int32_t), .at = id * sizeof(int32_t), I32},
    AD_MODE_MAP(X)
#undef X
};
struct modes {
    int32_t value[AD_MODES];
};
static const struct modes empty_modes;
static RECORD(mode, struct modes, &empty_modes);

static const struct wire_field game_fields[] = {
    MUST(ad_game, table, WIRE_RECORD, IS(table)),
    MUST(ad_game, seq, WIRE_NUMBER, RANGE(0, UINT32_MAX)),
    MUST(ad_game, at, WIRE_NUMBER, RANGE(-EXACT, EXACT)),
    MUST(ad_game, now, WIRE_FEN, .hi = 1),
    MAY(ad_game, irregular, WIRE_BOOL),
    MAY2(ad_game, made_unpressed, WIRE_BOOL),
    MUST(ad_game, clock, WIRE_RECORD, IS(clock)),
    MAY(ad_game, hand, WIRE_RECORD, IS(hand)),
    MAY(ad_game, before, WIRE_RECORD, IS(hand)),
    MAY(ad_game, has_duty, WIRE_BOOL),
    MAY(ad_game, duty, WIRE_ACT),
    MAY(ad_game, offer, WIRE_RECORD, IS(offer)),
    MAY(ad_game, question, WIRE_RECORD, IS(question)),
    MAY(ad_game, result, WIRE_RECORD, IS(result)),
    MAY(ad_game, envelope, WIRE_RECORD, IS(envelope)),
    MAY(ad_game, second, WIRE_RECORD, IS(envelope)),
    MAY(ad_game, mode, WIRE_RECORD, IS(mode)),
    {"offences", WIRE_RECORD, true, WIRE_ATS(ad_game, offences, 2), IS(offence)},
    MAY2(ad_game, offers_made, WIRE_NUMBER, RANGE(0, UINT8_MAX)),
    MAY2(ad_game, incidents, WIRE_NUMBER, RANGE(0, UINT8_MAX)),
    MAY2(ad_game, penalties, WIRE_NUMBER, RANGE(0, UINT8_MAX)),
    {"waiting", WIRE_LIST, true, WIRE_AT(ad_game, waiting), .hi = AD_WAITING_MAX,
     .also = offsetof(struct ad_game, waits), IS(question)},
    {"plies", WIRE_ROWS, false, WIRE_AT(ad_game, plies), .item = &one_ply, .hi = UINT32_MAX,
     .also = offsetof(struct ad_game, count)},
};
static const struct ad_game empty_game = {
    .hand = EMPTY_HAND,
    .before = EMPTY_HAND,
    .clock = EMPTY_CLOCK,
    .duty = NO_ACT,
    .offer = {.by = AD_WHO_NOBODY},
    .question = {.side = AD_WHO_NOBODY},
    .envelope = {.sealer = AD_WHO_NOBODY},
    .second = {.sealer = AD_WHO_NOBODY},
};
/* clang-format on */

const struct wire_form wire_table_1 = {
    .version = 1,
    .shape = {table_fields, sizeof table_fields / sizeof *table_fields, sizeof(struct ad_table),
              &empty_table},
    .version_at = WIRE_NOWHERE,
};

const struct wire_form wire_game_1 = {
    .version = 1,
    .shape = {game_fields, sizeof game_fields / sizeof *game_fields, sizeof(struct ad_game),
              &empty_game},
    .version_at = WIRE_NOWHERE,
    .max = GAME_TEXT_MAX,
};

static const struct wire_form *const tables[] = {NULL, &wire_table_1};
static const struct wire_form *const games[] = {NULL, &wire_game_1};

int wire_table_write(char *out, size_t cap, const struct ad_table *t)
{
    return wire_form_write(out, cap, &wire_table_1, t);
}

int wire_table_read(struct ad_table *out, const char *text, size_t len, struct wire_fault *fault)
{
    return wire_form_read(out, tables, WIRE_VERSION_STATE, NULL, text, len, fault);
}

/* ---- games ---- */

size_t wire_game_max(const struct ad_game *g)
{
    enum { FIXED = 8192, A_PLY = 640 };

    return FIXED + (size_t)A_PLY * g->count;
}

int wire_game_write(char *out, size_t cap, const struct ad_game *g)
{
    return g->count > g->cap ? AD_EINVAL : wire_form_write(out, cap, &wire_game_1, g);
}

/* The same half-move once more; false if it cannot have been made. */
static bool play_again(struct ad_game *again, const struct ad_ply *ply)
{
    struct ad_event e;

    wire_event_init(&e, AD_EVENT_MAKES);
    e.at = again->at;
    e.move = ply->move;
    e.act = ply->act;
    e.flags = ply->flags;
    e.value = ply->seen;
    return ply->side == again->now.turn && ad_game_apply(again, &e) == 0;
}

/* The record leads from the table to the position, and fills in what each half-move left. */
static bool agrees(struct wire_in *in, struct ad_game *g, struct ad_ply *room)
{
    struct ad_game again;

    if (ad_game_init(&again, &g->table, room, g->cap, false) < 0)
        return wire_refuse_at(in, "table", WIRE_NO_SENSE);
    for (uint32_t i = 0; i < g->count; i++) {
        if (!play_again(&again, &g->plies[i]))
            return wire_refuse_at(in, "plies", WIRE_NO_SENSE);
        g->plies[i].packed = room[i].packed;
        g->plies[i].key = room[i].key;
    }
    if (memcmp(&again.now, &g->now, sizeof g->now) != 0)
        return wire_refuse_at(in, "now", WIRE_NO_SENSE);
    return again.irregular == g->irregular ? true : wire_refuse_at(in, "irregular", WIRE_NO_SENSE);
}

/* Room for the record twice: as it is read, and as it is played again. */
static bool take_game(struct wire_in *in, struct ad_game *g, uint32_t cap, const char *text,
                      size_t len, struct ad_ply *both)
{
    in->room = (char *)both;
    in->room_left = cap * sizeof *both;
    if (!wire_take_form(in, games, WIRE_VERSION_STATE, text, len, (char *)g))
        return false;
    g->cap = cap;
    return agrees(in, g, both + cap);
}

int wire_game_read(struct ad_game *out, struct ad_ply *plies, uint32_t cap, const char *text,
                   size_t len, struct wire_fault *fault)
{
    struct wire_in in = {0};
    struct ad_game g;
    struct ad_ply *both = calloc(2 * (size_t)cap + 1, sizeof *both);
    bool good = both ? take_game(&in, &g, cap, text, len, both) : wire_refuse(&in, WIRE_NO_MEMORY);

    if (good) {
        if (g.count > 0)
            memcpy(plies, both, g.count * sizeof *both);
        g.plies = plies;
        memcpy(out, &g, sizeof g);
    }
    free(both);
    return wire_take_end(&in, good, fault);
}
