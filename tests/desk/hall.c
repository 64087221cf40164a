/*
 * tests/desk/hall.c -- a desk with an event and people around it, and a clock of the test's own.
 */
#include "hall.h"

#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

const char *hall_who(enum desk_face face)
{
    static const char *const who[DESK_FACES] = {"", "anna", "bert", "carl"};

    return who[face];
}

enum store_why hall_role(void *payload, enum desk_role *out, const char *person, const char *event,
                         struct store_fault *fault)
{
    static const struct {
        const char *name;
        enum desk_role role;
    } people[] = {
        {"anna", DESK_PERSON},  {"bert", DESK_PERSON},   {"emil", DESK_PERSON},
        {"carl", DESK_ARBITER}, {"dora", DESK_DIRECTOR}, {"otto", DESK_OFFICE},
        {"dgt", DESK_BOARD},
    };
    struct hall *h = payload;
    enum desk_role lent = (enum desk_role)atomic_load(&h->lent);

    (void)event, (void)fault;
    for (size_t i = 0; i < sizeof people / sizeof *people; i++)
        if (strcmp(people[i].name, person) == 0)
            *out = lent > people[i].role ? lent : people[i].role;
    return STORE_OK;
}

/* ---- the desk ---- */

bool hall_stores(struct kit_row *row, enum engine_kind kind, struct store **a, struct store **b)
{
    const struct store_options make = {.create = true};
    char address[ADDRESS];

    *a = *b = NULL;
    if (!engines_fresh(address, row, kind))
        return false;
    if (store_open(a, address, &make, NULL))
        return kit_fail(row, "no store");
    *b = *a;
    if (kind != ON_MEMORY && store_open(b, address, NULL, NULL))
        return kit_fail(row, "no second store");
    return true;
}

static struct desk_wants want_all(void *payload, const char *game)
{
    (void)payload, (void)game;
    return (struct desk_wants){.news = (1u << DESK_FACES) - 1};
}

static int64_t now(void *payload)
{
    struct hall *h = payload;

    return atomic_load(&h->now_ms);
}

bool hall_hear(void *payload, const struct desk_news *n)
{
    struct hall *h = payload;
    size_t want;

    pthread_mutex_lock(&h->lock);
    want = h->len[n->face] + n->len + 200;
    if (want > h->cap[n->face]) {
        h->cap[n->face] = 2 * want;
        h->news[n->face] = realloc(h->news[n->face], 2 * want);
    }
    h->len[n->face] += (size_t)sprintf(h->news[n->face] + h->len[n->face], "%s.%llu %.*s\n",
                                       n->game, (unsigned long long)n->seq, (int)n->len, n->json);
    pthread_mutex_unlock(&h->lock);
    atomic_fetch_add(&h->news_count, 1);
    return true;
}

static void hear(void *payload, const struct desk_news *n)
{
    hall_hear(payload, n);
}

bool hall_open(struct hall *h, struct kit_row *row, struct store *s, int64_t now_ms, bool listen)
{
    struct desk_options o = {
        .now_ms = now,
        .clock = h,
        .listener = {.wants = listen ? want_all : NULL, .news = hear, .payload = h},
        .role = hall_role,
        .people = h};
    struct desk_fault fault = {0};
    char text[1200];

    *h = (struct hall){.row = row, .store = s};
    atomic_store(&h->now_ms, now_ms);
    pthread_mutex_init(&h->lock, NULL);
    if (s && desk_open(&h->desk, s, &o, &fault) == DESK_OK)
        return true;
    return kit_fail(row, "%s", s ? desk_fault_text(text, sizeof text, &fault, AD_EN) : "no store");
}

void hall_close(struct hall *h)
{
    desk_close(h->desk);
    h->desk = NULL;
    for (unsigned i = 0; i < DESK_FACES; i++) {
        free(h->news[i]);
        h->news[i] = NULL;
    }
    pthread_mutex_destroy(&h->lock);
}

/* ---- what is in it ---- */

bool hall_event(struct hall *h)
{
    static const char json[] = "{\"name\":\"Stadtmeisterschaft\",\"place\":\"Köln\","
                               "\"from\":\"2026-11-16\",\"edition\":\"fide-2023\"}";
    struct desk_fault fault = {0};
    struct desk_text t;
    char text[1200];

    if (desk_event_open(h->desk, &t, "otto", "", json, strlen(json), &fault))
        return kit_fail(h->row, "%s", desk_fault_text(text, sizeof text, &fault, AD_EN));
    memcpy(h->event, t.id, DESK_ID);
    desk_text_free(&t);
    return true;
}

bool hall_game(struct hall *h, const char *clock, const char *table)
{
    static const char usual[] =
        "{\"edition\":\"fide-2023\",\"format\":\"blitz\",\"start\":\"rnbqkbnr/pppppppp/8/8/8/8/"
        "PPPPPPPP/RNBQKBNR w KQkq - 0 1\",\"time\":{\"periods\":[{\"ms\":300000}]}}";
    struct desk_fault fault = {0};
    struct desk_text t;
    char json[8192], text[1200];

    snprintf(json, sizeof json,
             "{\"clock\":\"%s\",\"round\":1,\"board\":3,\"white\":{\"person\":\"anna\",\"name\":"
             "\"Anna Groß\"},\"black\":{\"person\":\"bert\",\"name\":\"Bert Klein\"},\"table\":%s}",
             clock, *table ? table : usual);
    if (desk_game_open(h->desk, &t, "carl", h->event, "", json, strlen(json), &fault))
        return kit_fail(h->row, "%s", desk_fault_text(text, sizeof text, &fault, AD_EN));
    memcpy(h->game, t.id, DESK_ID);
    desk_text_free(&t);
    return true;
}

enum desk_why hall_do(struct hall *h, struct desk_text *out, const char *name, const char *id,
                      uint64_t expect, const char *json, struct desk_fault *fault)
{
    size_t len = strcspn(name, "+*");
    char text[4096], who[16];
    enum desk_why why;

    snprintf(text, sizeof text, "{\"v\":1,%s", *json == '{' ? json + 1 : json);
    snprintf(who, sizeof who, "%.*s", strcmp(name, "nobody") == 0 ? 0 : (int)len, name);
    if (name[len])
        atomic_store(&h->lent, name[len] == '+' ? DESK_ARBITER : DESK_BOARD);
    why = desk_game_do(h->desk, out, who, h->game, id, expect, text, strlen(text), fault);
    atomic_store(&h->lent, DESK_NOBODY);
    return why;
}

enum desk_why hall_show(struct hall *h, struct desk_text *out, enum desk_face face)
{
    return desk_game_show(h->desk, out, hall_who(face), h->game, NULL);
}

bool hall_wait(struct hall *h, uint64_t seq)
{
    char mark[64];
    bool there = false;

    snprintf(mark, sizeof mark, "%s.%llu ", h->game, (unsigned long long)seq);
    for (unsigned i = 0; i < 12000 && !there; i++) {
        pthread_mutex_lock(&h->lock);
        there = h->len[DESK_ARBITERS] && strstr(h->news[DESK_ARBITERS], mark);
        pthread_mutex_unlock(&h->lock);
        if (!there)
            usleep(5000);
    }
    return kit_ok(h->row, there);
}

static bool take_seq(void *payload, const struct store_head *head)
{
    *(uint64_t *)payload = head->seq;
    return false;
}

uint64_t hall_seq(struct hall *h)
{
    char stream[32];
    uint64_t seq = 0;

    snprintf(stream, sizeof stream, "game/%s", h->game);
    store_streams(h->store, stream, "", 1, take_seq, &seq, NULL);
    return seq;
}

const char *hall_at(char *out, const char *json, size_t len, const char *path)
{
    json_t *root = json_loadb(json, len, 0, NULL), *at = root;
    char copy[200], *rest, *text;

    snprintf(copy, sizeof copy, "%s", path);
    for (char *step = strtok_r(copy, "/", &rest); step && at; step = strtok_r(NULL, "/", &rest))
        at = json_is_array(at) ? json_array_get(at, strtoul(step, NULL, 10))
                               : json_object_get(at, step);
    text = at ? json_dumps(at, JSON_COMPACT | JSON_ENCODE_ANY) : NULL;
    snprintf(out, 200, "%s", text ? text : "-");
    free(text);
    json_decref(root);
    return out;
}
