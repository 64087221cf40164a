/*
 * tests/desk/hall.h -- a desk with an event and people around it, and a clock of the test's own.
 */
#ifndef AD_TESTS_DESK_HALL_H
#define AD_TESTS_DESK_HALL_H

#include <pthread.h>
#include <stdatomic.h>

#include "desk/desk.h"
#include "../store/engines.h"

/* anna plays White, bert Black, carl is the arbiter, dora the director, otto the office, dgt a board,
 * emil has an account and no more; anna+ is anna who is the arbiter, too, anna* a board with her
 * account; anybody else is nobody. */

/* Who sees a game as this face does. */
const char *hall_who(enum desk_face face);

struct hall {
    struct kit_row *row;
    struct store *store;
    struct desk *desk;
    char event[DESK_ID], game[DESK_ID];
    _Atomic int64_t now_ms;
    _Atomic int lent; /* a role that the next to ask has besides, of enum desk_role */

    pthread_mutex_t lock; /* of the news, one text a face: "GAME.SEQ JSON\n" */
    char *news[DESK_FACES];
    size_t len[DESK_FACES], cap[DESK_FACES];
    _Atomic unsigned news_count;
};

/* An empty record, opened twice as two servers do; in memory there is one store for both. */
bool hall_stores(struct kit_row *row, enum engine_kind kind, struct store **a, struct store **b);

/* Open the store's desk; with `listen` what is announced is kept. The case fails if it cannot. */
bool hall_open(struct hall *h, struct kit_row *row, struct store *s, int64_t now_ms, bool listen);
void hall_close(struct hall *h);

/* An event, and a game at a table of this form ("" for the usual: fide-2023, five minutes). */
bool hall_event(struct hall *h);
bool hall_game(struct hall *h, const char *clock, const char *table);

/* A command of somebody's at the hall's game; `json` without its "v". */
enum desk_why hall_do(struct hall *h, struct desk_text *out, const char *name, const char *id,
                      uint64_t expect, const char *json, struct desk_fault *fault);

/* The desk_role_fn of the people above; the payload is a hall. */
enum store_why hall_role(void *payload, enum desk_role *out, const char *person, const char *event,
                         struct store_fault *fault);

/* The game as a face sees it. */
enum desk_why hall_show(struct hall *h, struct desk_text *out, enum desk_face face);

/* A desk_since_fn that puts it down in the hall given as payload. */
bool hall_hear(void *payload, const struct desk_news *n);

/* Wait until the desk has announced this event of the game to the arbiters, a minute at most. */
bool hall_wait(struct hall *h, uint64_t seq);

/* The sequence at which the game stands in the record. */
uint64_t hall_seq(struct hall *h);

/* What is at "game/clock/left/0" of a text: as JSON, "-" for nothing. out has 200 bytes. */
const char *hall_at(char *out, const char *json, size_t len, const char *path);

#endif
