/*
 * server/demo.c -- an event to look at. It comes in by the desk, like anybody's: what is ruled is
 * decided, not written here.
 */
#include "server/demo.h"

#include <jansson.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "adoube/fen.h"

static const char office[] = "demo";

static enum store_why is_office(void *payload, enum desk_role *out, const char *person,
                                const char *event, struct store_fault *fault)
{
    (void)payload, (void)person, (void)event, (void)fault;
    *out = DESK_OFFICE;
    return STORE_OK;
}

/* Moves with the seconds each took, then what else happens, as it goes over the wire but for v, at
 * and its quotation marks. */
struct demo_game {
    const char *white, *black, *fen;
    int32_t clock_s; /* each side's, when the record begins */
    const char *moves;
    const char *then;
};

static const struct demo_game games[] = {
    {"Mette Harding", "Jonas Eichner", NULL, 5400,
     "e2e4 7 e7e5 12 g1f3 9 b8c6 15 f1b5 11 a7a6 8 b5a4 14 g8f6 31 O-O 22 f8e7 18", NULL},
    /* the king is in check and stays there: illegal */
    {"Paul Ritter", "Ines Wolff", NULL, 5400, "e2e4 5 d7d5 9 e4d5 12 d8d5 6 b1c3 8 d5e5 40",
     "{'kind':'moves','by':'white','act':'a2a3'};{'kind':'presses','by':'white'};"
     "{'kind':'sees','by':'arbiter','what':'illegal-move'}"},
    /* the last knight goes, and nobody can mate any more: drawn before the flag falls */
    {"Till Fenner", "Inga Marquard", "3b4/2Nk4/3p4/p1pPp1p1/P1P1P1P1/5B2/5K2/8 b - - 0 43", 40,
     "d8c7 38", "{'kind':'falls','by':'clock','side':'black'}"},
};

/* ---- what is said to the desk ---- */

static int tell(struct desk *d, const char *game, json_t *command, int64_t at)
{
    struct desk_text out = {0};
    char *text;
    int why = -1;

    json_object_set_new(command, "v", json_integer(AD_GAME_VERSION));
    json_object_set_new(command, "at", json_integer(at));
    text = json_dumps(command, JSON_COMPACT);
    if (text)
        why = (int)desk_game_do(d, &out, office, game, "", DESK_ANY, text, strlen(text), NULL);
    free(text);
    json_decref(command);
    desk_text_free(&out);
    return why;
}

static int play(struct desk *d, const char *game, const struct demo_game *g, int64_t *at)
{
    char act[8];
    int seconds, n, why = 0;
    const char *by = g->fen && strstr(g->fen, " b ") ? "black" : "white";

    for (const char *m = g->moves; !why && sscanf(m, "%7s %d%n", act, &seconds, &n) == 2; m += n) {
        *at += seconds * INT64_C(1000);
        why =
            tell(d, game, json_pack("{s:s, s:s, s:s}", "kind", "moves", "by", by, "act", act), *at);
        if (!why)
            why = tell(d, game, json_pack("{s:s, s:s}", "kind", "presses", "by", by), *at);
        by = *by == 'w' ? "black" : "white";
    }
    return why;
}

static int play_rest(struct desk *d, const char *game, const char *then, int64_t at)
{
    char text[200];
    int why = 0;

    for (; !why && then && *then; then += strcspn(then, ";"), then += *then == ';') {
        size_t len = strcspn(then, ";");

        snprintf(text, sizeof text, "%.*s", (int)len, then);
        for (char *c = text; *c; c++)
            *c = *c == '\'' ? '"' : *c;
        at += 5000;
        why = tell(d, game, json_loads(text, 0, NULL), at);
    }
    return why;
}

/* ---- opening ---- */

static bool id_of(char out[DESK_ID], struct desk_text *text)
{
    memcpy(out, text->id, DESK_ID);
    desk_text_free(text);
    return true;
}

static bool open_event(struct desk *d, char event[DESK_ID])
{
    static const char json[] =
        "{\"name\":\"Adoube Open\",\"place\":\"Hohenwerda\",\"from\":\"2026-11-14\","
        "\"to\":\"2026-11-22\",\"edition\":\"fide-2023\"}";
    struct desk_text out;

    return !desk_event_open(d, &out, office, "", json, strlen(json), NULL) && id_of(event, &out);
}

static json_t *table_of(const struct demo_game *g)
{
    char text[WIRE_TABLE_MAX];
    struct ad_table table;
    struct ad_setup setup;
    json_t *out;

    ad_table_init(&table, AD_FIDE_2023);
    if (g->fen && (ad_fen_read(&setup, g->fen, strlen(g->fen), NULL) < 0 ||
                   ad_position_from(&table.start, &setup)))
        return NULL;
    table.clock_ms[0] = table.clock_ms[1] = g->clock_s * 1000;
    if (wire_table_write(text, sizeof text, &table) < 0)
        return NULL;
    out = json_loads(text, 0, NULL);
    json_object_del(out, "v"); /* a part of something has no version of its own */
    return out;
}

static bool open_game(struct desk *d, char game[DESK_ID], const char *event, unsigned board)
{
    const struct demo_game *g = &games[board - 1];
    struct desk_text out;
    json_t *all = json_pack("{s:o, s:s, s:i, s:i, s:{s:s}, s:{s:s}}", "table", table_of(g), "clock",
                            "recorded", "round", 1, "board", (int)board, "white", "name", g->white,
                            "black", "name", g->black);
    char *text = json_dumps(all, JSON_COMPACT);
    bool done = text && !desk_game_open(d, &out, office, event, "", text, strlen(text), NULL);

    json_decref(all);
    free(text);
    return done && id_of(game, &out);
}

/* ---- all of it ---- */

enum { GAMES = sizeof games / sizeof *games, THOUGHT_MS = 300000 };

static int64_t read_clock(void *payload)
{
    return atomic_load((_Atomic int64_t *)payload);
}

/* The games began a while ago; what was written down since then comes now. */
static bool fill(struct desk *d, _Atomic int64_t *clock)
{
    char event[DESK_ID], game[GAMES][DESK_ID];
    bool done = open_event(d, event);

    for (unsigned i = 0; done && i < GAMES; i++)
        done = open_game(d, game[i], event, i + 1) &&
               !tell(d, game[i], json_pack("{s:s, s:s}", "kind", "starts", "by", "arbiter"), 0);
    atomic_fetch_add(clock, THOUGHT_MS);
    for (unsigned i = 0; done && i < GAMES; i++) {
        int64_t at = 0;

        done = !play(d, game[i], &games[i], &at) && !play_rest(d, game[i], games[i].then, at);
    }
    return done;
}

static bool see(void *payload, const struct store_head *head)
{
    (void)head;
    *(bool *)payload = true;
    return false;
}

bool demo_fill(struct store *s, bool *is_new, struct store_fault *fault)
{
    _Atomic int64_t clock = time(NULL) * INT64_C(1000) - THOUGHT_MS;
    struct desk_fault why = {.store.why = STORE_BAD_REQUEST};
    bool some = false, done;
    struct desk *d;

    if (store_streams(s, "event/", "", 1, see, &some, fault))
        return false;
    *is_new = !some;
    if (some)
        return true;
    done =
        !desk_open(&d, s,
                   &(struct desk_options){.now_ms = read_clock, .clock = &clock, .role = is_office},
                   &why) &&
        fill(d, &clock);
    desk_close(d);
    *fault = why.store;
    return done;
}
