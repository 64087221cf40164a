/*
 * desk/form.c -- what is kept in the streams of events and games, and what is asked for, as JSON.
 *
 * The version of a form is that of the store's event. Once released a table changes only by a field
 * that may be missing; anything else is a new version beside the old one.
 */
#include "desk/inside.h"

#include <stdio.h>
#include <string.h>

#include "wire/rows.h"

/* clang-format off */
static const char *const clock_list[] = {[DESK_RECORDED] = "recorded", [DESK_KEPT] = "kept"};
static const struct wire_words wire_words_clock = {clock_list, 2};

static const struct wire_field about_fields[] = {
    MUST(desk_event, name, WIRE_NAME),
    MAY(desk_event, place, WIRE_NAME),
    MAY(desk_event, from, WIRE_DATE),
    MAY(desk_event, to, WIRE_DATE),
    MUST(desk_event, edition, WIRE_WORD, OF(edition)),
};
static const struct desk_event empty_about = {.from = AD_NO_DATE, .to = AD_NO_DATE};
static RECORD(about, struct desk_event, &empty_about);

static const struct wire_field player_fields[] = {
    MAY(desk_player, person, WIRE_NAME),
    MAY(desk_player, name, WIRE_NAME),
};
static const struct desk_player empty_player;
static RECORD(player, struct desk_player, &empty_player);

#define PLAYERS(S)                                              \
    MAY_AS("white", S, side[0], WIRE_RECORD, IS(player)),       \
    MAY_AS("black", S, side[1], WIRE_RECORD, IS(player))

/* The event comes first: who asks names it elsewhere. */
static const struct wire_field game_fields[] = {
    MUST(desk_game_about, event, WIRE_NAME),
    MUST(desk_game_about, clock, WIRE_WORD, OF(clock)),
    MAY(desk_game_about, round, WIRE_NUMBER, U16),
    MAY(desk_game_about, board, WIRE_NUMBER, U16),
    PLAYERS(desk_game_about),
    MUST(desk_game_about, table, WIRE_RECORD, IS(table)),
};
static const struct desk_game_about empty_game = {
    .table = {
        .fill_from = AD_NO_EDITION, .language = {AD_DE, AD_DE}, .default_ms = -1,
        .clock_ms = {-1, -1}, .completed = {-1, -1},
    },
};
static RECORD(game, struct desk_game_about, &empty_game);
enum { ALL = -1, NO_EVENT = ~1 };

static const struct wire_field listed_fields[] = {
    MUST(desk_listed, game, WIRE_NAME),
    MUST(desk_listed, clock, WIRE_WORD, OF(clock)),
    MAY(desk_listed, round, WIRE_NUMBER, U16),
    MAY(desk_listed, board, WIRE_NUMBER, U16),
    PLAYERS(desk_listed),
};
static const struct desk_listed empty_listed;
static RECORD(listed, struct desk_listed, &empty_listed);

static const struct wire_field ended_fields[] = {
    MUST(desk_listed, game, WIRE_NAME),
    MUST(desk_listed, result, WIRE_RECORD, IS(result)),
};
static RECORD(ended, struct desk_listed, &empty_listed);

static const struct wire_field outage_fields[] = {
    MUST(desk_outage, game, WIRE_NAME),
    MUST(desk_outage, ms, WIRE_NUMBER, RANGE(0, EXACT)),
    MAY(desk_outage, behind_ms, WIRE_NUMBER, RANGE(0, EXACT)),
};
static const struct desk_outage empty_outage;
static RECORD(outage, struct desk_outage, &empty_outage);
/* clang-format on */

/* ---- reading ---- */

static bool take(void *out, const struct wire_record *record, int mask, struct wire_in *in,
                 const char *json, size_t len)
{
    uint64_t fields = (uint64_t)(int64_t)mask;
    json_t *object = wire_parse(in, json, len, WIRE_TEXT_USUAL);
    bool good;

    memcpy(out, record->shape.empty, record->shape.size);
    good = object && wire_take_fields(in, object, &record->shape, fields,
                                      wire_must(&record->shape) & fields, NULL, out);
    json_decref(object);
    return good;
}

static bool end(const struct wire_in *in, bool good, struct wire_fault *fault)
{
    return wire_take_end(in, good, fault) == 0;
}

bool desk__event_read(struct desk_event *out, const char *json, size_t len,
                      struct wire_fault *fault)
{
    struct wire_in in = {0};
    bool good = take(out, &rows_about, ALL, &in, json, len);

    if (good && !*out->name)
        good = wire_refuse_at(&in, "name", WIRE_MISSING);
    if (good && out->from != AD_NO_DATE && out->to != AD_NO_DATE && out->to < out->from)
        good = wire_refuse_at(&in, "to", WIRE_NO_SENSE);
    return end(&in, good, fault);
}

/* A table that no game can be played at, a person that nobody can be. */
static bool makes_sense(struct wire_in *in, const struct desk_game_about *g)
{
    struct ad_game game;

    if (ad_game_init(&game, &g->table, NULL, 0, false) < 0)
        return wire_refuse_at(in, "table", WIRE_NO_SENSE);
    in->fault.fit = ad_table_fit(&g->table);
    if (ad_fit_refused(in->fault.fit))
        return wire_refuse_at(in, "table", WIRE_UNFIT);
    for (int side = 0; side < 2; side++)
        if (!desk__is_name(g->side[side].person, DESK_PERSON_MAX - 1))
            return wire_refuse_at(in, side ? "black" : "white", WIRE_NO_SENSE);
    if (*g->side[0].person && strcmp(g->side[0].person, g->side[1].person) == 0)
        return wire_refuse_at(in, "black", WIRE_TWICE);
    return true;
}

bool desk__game_ask_read(struct desk_game_about *out, const char *json, size_t len,
                         struct wire_fault *fault)
{
    struct wire_in in = {0};
    bool good = take(out, &rows_game, NO_EVENT, &in, json, len) && makes_sense(&in, out);

    return end(&in, good, fault);
}

bool desk__game_read(struct desk_game_about *out, const char *json, size_t len,
                     struct wire_fault *fault)
{
    struct wire_in in = {0};

    return end(&in, take(out, &rows_game, ALL, &in, json, len), fault);
}

bool desk__event_game_read(struct desk_listed *out, const char *json, size_t len,
                           struct wire_fault *fault)
{
    struct wire_in in = {0};

    return end(&in, take(out, &rows_listed, ALL, &in, json, len), fault);
}

bool desk__event_result_read(struct desk_listed *out, const char *json, size_t len,
                             struct wire_fault *fault)
{
    struct wire_in in = {0};

    return end(&in, take(out, &rows_ended, ALL, &in, json, len), fault);
}

/* ---- writing ---- */

void desk__put_record(struct desk_put *p, const struct wire_record *record, const void *x)
{
    char *text = desk__put_room(p, DESK_FORM_MAX);
    struct wire_out out = {text, text ? DESK_FORM_MAX : 0, 0, false};
    int len;

    if (!text)
        return;
    wire_put_record(&out, record, x);
    len = wire_put_end(&out);
    p->failed |= len < 0;
    p->len += len < 0 ? 0 : (size_t)len;
}

void desk__put_event_about(struct desk_put *p, const struct desk_event *e)
{
    desk__put_record(p, &rows_about, e);
}

void desk__put_game_about(struct desk_put *p, const struct desk_game_about *g)
{
    desk__put_record(p, &rows_game, g);
}

void desk__put_event_game(struct desk_put *p, const struct desk_listed *g)
{
    desk__put_record(p, &rows_listed, g);
}

void desk__put_event_result(struct desk_put *p, const char *game, const struct ad_result *r)
{
    struct desk_listed g = empty_listed;

    snprintf(g.game, sizeof g.game, "%s", game);
    g.result = *r;
    desk__put_record(p, &rows_ended, &g);
}

void desk__put_outage(struct desk_put *p, const struct desk_outage *o)
{
    desk__put_record(p, &rows_outage, o);
}
