/*
 * tests/desk/verbs_desk.c -- rows that say what a desk does; each runs on every engine.
 *
 *     desk | game kept; carl {"kind":"starts","by":"arbiter"} | open; 4 FORMAT_BLITZ ...
 *
 *   game kept|recorded [TABLE]     open one                         -> open
 *   NAME[#ID][@SEQ] JSON           a command, its "v" left out      -> SEQ and reasons of rulings,
 *                                                                      = if repeated; or the fault
 *   NAME-de ...                    the same, its fault in German
 *   at MS                          the time is now                  -> -
 *   show FACE PATH                 what stands there                -> JSON, - for nothing
 *   told FACE TEXT                 how often that was announced     -> a number
 *   event NAME JSON                open an event                    -> open, or the fault
 *   list | erase                   names in the list of games; Anna's is erased
 *   reopen                         close the desk, open another
 */
#include "hall.h"

#include <jansson.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { OUT = 4096 };

struct run {
    struct hall hall;
    char out[OUT];
    size_t len;
};

__attribute__((format(printf, 2, 3))) static void say(struct run *r, const char *format, ...)
{
    va_list args;
    int n;

    va_start(args, format);
    n = vsnprintf(r->out + r->len, OUT - r->len, format, args);
    va_end(args);
    if (n > 0 && r->len + (size_t)n < OUT)
        r->len += (size_t)n;
}

static void say_fault(struct run *r, const struct desk_fault *fault, bool german)
{
    char text[1200];

    say(r, "%s", desk_fault_text(text, sizeof text, fault, german ? AD_DE : AD_EN));
}

/* ---- steps ---- */

static void say_answer(struct run *r, const struct desk_text *t)
{
    json_t *root = json_loadb(t->json, t->len, 0, NULL), *ruling;
    size_t i;

    say(r, "%llu%s", (unsigned long long)t->seq, t->repeated ? " =" : "");
    json_array_foreach (json_object_get(root, "rulings"), i, ruling) {
        const char *reason = json_string_value(json_object_get(ruling, "reason"));
        say(r, " %s", reason ? reason : json_string_value(json_object_get(ruling, "kind")));
    }
    json_decref(root);
}

static void do_command(struct run *r, char *who, const char *json)
{
    char *expect = strchr(who, '@'), *id, *german;
    struct desk_fault fault = {0};
    struct desk_text t;
    enum desk_why why;

    if (expect)
        *expect++ = '\0';
    if ((id = strchr(who, '#')))
        *id++ = '\0';
    if ((german = strstr(who, "-de")))
        *german = '\0';
    why = hall_do(&r->hall, &t, who, id ? id : "", expect ? strtoull(expect, NULL, 10) : DESK_ANY,
                  json, &fault);
    if (why)
        say_fault(r, &fault, german != NULL);
    else
        say_answer(r, &t);
    if (why == DESK_CONFLICT)
        say(r, " (%llu)", (unsigned long long)t.seq);
    desk_text_free(&t);
}

static void do_show(struct run *r, char *rest)
{
    static const char *const names[DESK_FACES] = {"public", "white", "black", "arbiter"};
    char *path = strchr(rest, ' '), text[200];
    struct desk_text t;

    if (path)
        *path++ = '\0';
    for (enum desk_face face = 0; face < DESK_FACES; face++)
        if (strcmp(names[face], rest) == 0 && hall_show(&r->hall, &t, face) == DESK_OK) {
            say(r, "%s", hall_at(text, t.json, t.len, path ? path : ""));
            desk_text_free(&t);
        }
}

static void do_told(struct run *r, char *rest)
{
    char *what = strchr(rest, ' ');
    enum desk_face face = rest[0] == 'p'   ? DESK_PUBLIC
                          : rest[0] == 'w' ? DESK_WHITE
                          : rest[0] == 'b' ? DESK_BLACK
                                           : DESK_ARBITERS;
    unsigned count = 0;

    if (!what++ || !hall_wait(&r->hall, hall_seq(&r->hall)))
        return;
    pthread_mutex_lock(&r->hall.lock);
    for (const char *at = r->hall.news[face]; at && (at = strstr(at, what)); at++)
        count++;
    pthread_mutex_unlock(&r->hall.lock);
    say(r, "%u", count);
}

static void do_event(struct run *r, char *rest)
{
    char *json = strchr(rest, ' ');
    struct desk_fault fault = {0};
    struct desk_text t;

    if (!json)
        return;
    *json++ = '\0';
    if (desk_event_open(r->hall.desk, &t, rest, "e1", json, strlen(json), &fault))
        say_fault(r, &fault, false);
    else
        say(r, "open%s", t.repeated ? " =" : "");
    desk_text_free(&t);
}

static void do_list(struct run *r)
{
    char text[200];
    struct desk_text t;

    if (desk_game_list(r->hall.desk, &t, r->hall.event, "", 10, NULL))
        return;
    say(r, "%s", hall_at(text, t.json, t.len, "games/0/white"));
    say(r, " %s", hall_at(text, t.json, t.len, "games/0/ended/result/points"));
    desk_text_free(&t);
}

/* ---- erasing a name ---- */

struct hash {
    uint8_t of[STORE_HASH];
};

static bool take_hash(void *payload, const struct store_row *row)
{
    struct hash *h = payload;
    char text[200];
    unsigned byte;

    hall_at(text, row->event.bytes, row->event.len, "white/name");
    for (unsigned i = 0; i < STORE_HASH && sscanf(text + 1 + 2 * i, "%2x", &byte) == 1; i++)
        h->of[i] = (uint8_t)byte;
    return false;
}

static void do_erase(struct run *r)
{
    struct hash h = {{0}};
    char stream[32];

    snprintf(stream, sizeof stream, "game/%s", r->hall.game);
    if (store_read(r->hall.store, stream, 0, 1, take_hash, &h, NULL) == STORE_OK &&
        store_words_erase(r->hall.store, h.of, 5000, NULL) == STORE_OK)
        say(r, "gone");
}

static void do_reopen(struct run *r)
{
    struct hall old = r->hall;

    hall_close(&r->hall);
    hall_open(&r->hall, old.row, old.store, atomic_load(&old.now_ms), true);
    memcpy(r->hall.event, old.event, DESK_ID);
    memcpy(r->hall.game, old.game, DESK_ID);
}

static void do_step(struct run *r, char *step)
{
    char *rest = strchr(step, ' ');

    if (rest)
        *rest++ = '\0';
    if (strcmp(step, "game") == 0 && rest) {
        char *table = strchr(rest, ' ');
        if (table)
            *table++ = '\0';
        say(r, "%s", hall_game(&r->hall, rest, table ? table : "") ? "open" : "");
    } else if (strcmp(step, "at") == 0 && rest)
        atomic_store(&r->hall.now_ms, strtoll(rest, NULL, 10));
    else if (strcmp(step, "show") == 0 && rest)
        do_show(r, rest);
    else if (strcmp(step, "told") == 0 && rest)
        do_told(r, rest);
    else if (strcmp(step, "event") == 0 && rest)
        do_event(r, rest);
    else if (strcmp(step, "list") == 0)
        do_list(r);
    else if (strcmp(step, "erase") == 0)
        do_erase(r);
    else if (strcmp(step, "reopen") == 0)
        do_reopen(r);
    else
        do_command(r, step, rest ? rest : "");
}

static void run_on(struct kit_row *row, enum engine_kind kind)
{
    struct run r = {.len = 0};
    char script[OUT], want[OUT + 16], got[OUT + 16], *rest;
    struct store *s = engines_open(row, kind);

    snprintf(script, sizeof script, "%s", row->field[0]);
    if (s && hall_open(&r.hall, row, s, 1000000, true) && hall_event(&r.hall))
        for (char *step = strtok_r(script, ";", &rest); step; step = strtok_r(NULL, ";", &rest)) {
            size_t before;
            say(&r, "%s", step == script ? "" : "; ");
            before = r.len;
            do_step(&r, step + strspn(step, " "));
            if (r.len == before)
                say(&r, "-");
        }
    snprintf(want, sizeof want, "%s: %s", engine_names[kind], row->field[1]);
    snprintf(got, sizeof got, "%s: %s", engine_names[kind], r.out);
    kit_is(row, want, got);
    hall_close(&r.hall);
    store_close(s);
}

/* desk | steps | what comes of each */
static void desk(struct kit_row *row)
{
    for (enum engine_kind kind = 0; kind < ENGINES; kind++)
        run_on(row, kind);
}

static const struct kit_verb verbs[] = {{"desk", 2, desk}, {0}};

const struct kit_suite suite_desk = {verbs, NULL};
