/*
 * tests/server/service_kill.c -- the service is killed, told to end, or has no room, while many speak
 * to it. Whatever was answered is in the record: once, and in each sender's order.
 *
 * A sender adds time to a clock, by ever other milliseconds, which stand in the record: so what it
 * says of a command is whose it was and his how many-eth.
 */
#include "server/service.h"

#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { SENDERS = 6, GAMES = 3, EACH = 10000, PAUSE_US = 2000, BREATH_US = 100 };

struct load {
    struct service *s;
    char game[GAMES][DESK_ID];
    atomic_bool stop;       /* no new commands */
    atomic_bool once;       /* what is not answered is not sent again */
    atomic_uint other, cut; /* answers that are none of those wanted; answers that are not whole */
};

struct sender {
    struct load *load;
    unsigned number;
    atomic_uint answered, refused;
    pthread_t thread;
};

static int ms_of(const struct sender *x, unsigned n)
{
    return (int)(x->number * EACH + n + 1);
}

/* True: it was answered, by 200 or not. */
static bool send_one(struct sender *x, struct talk *t, unsigned n)
{
    struct load *load = x->load;
    char path[100], key[40], body[160];

    snprintf(path, sizeof path, "/api/v1/games/%s/commands", load->game[x->number % GAMES]);
    snprintf(key, sizeof key, "s%u-%u", x->number, n);
    snprintf(body, sizeof body,
             "{\"v\":1,\"kind\":\"adds\",\"by\":\"arbiter\",\"side\":\"white\",\"ms\":%d}",
             ms_of(x, n));
    t->len = 0;
    if (service_ask(load->s, t, "POST", path, key, body))
        return true;
    if (t->len > 0)
        load->cut++;
    return false;
}

static void *send_all(void *payload)
{
    struct sender *x = payload;
    struct load *load = x->load;
    struct talk *t = malloc(sizeof *t);
    bool pending = false;

    t->fd = -1;
    while (x->answered < EACH && (!load->stop || (pending && !load->once))) {
        pending = true;
        if (!send_one(x, t, x->answered)) {
            usleep(PAUSE_US);
        } else if (t->status == 200) {
            x->answered++;
            pending = false;
            usleep(BREATH_US);
        } else if (t->status == 503) {
            x->refused++;
            usleep(10 * PAUSE_US);
        } else {
            load->other++;
        }
    }
    talk_close(t);
    free(t);
    return NULL;
}

static bool begin(struct load *load, struct sender *x, struct service *s, struct kit_row *row)
{
    load->s = s;
    load->stop = load->once = false;
    load->other = load->cut = 0;
    for (unsigned i = 0; i < GAMES; i++)
        if (!service_game(s, row, load->game[i], "kept"))
            return false;
    for (unsigned i = 0; i < SENDERS; i++) {
        x[i].load = load;
        x[i].number = i;
        x[i].answered = x[i].refused = 0;
        pthread_create(&x[i].thread, NULL, send_all, &x[i]);
    }
    return true;
}

static unsigned join(struct load *load, struct sender *x)
{
    unsigned answered = 0;

    load->stop = true;
    for (unsigned i = 0; i < SENDERS; i++) {
        pthread_join(x[i].thread, NULL);
        answered += x[i].answered;
    }
    return answered;
}

/* ---- what the record says ---- */

struct reading {
    struct kit_row *row;
    unsigned next[SENDERS];
};

static bool take_event(void *payload, const struct store_row *row)
{
    struct reading *r = payload;
    char text[600];
    const char *at;

    snprintf(text, sizeof text, "%.*s", (int)row->event.len, (const char *)row->event.bytes);
    at = strstr(text, "\"kind\":\"time\"") ? strstr(text, "\"ms\":") : NULL;
    if (strcmp(row->event.who, "outage") == 0) /* it was away for long: not a sender's */
        return true;
    if (at) {
        unsigned ms = (unsigned)atoi(at + 5) - 1, who = ms / EACH;

        if (who >= SENDERS || r->next[who] != ms % EACH)
            return kit_fail(r->row, "%s.%u: %s", row->stream, (unsigned)row->seq, text);
        r->next[who]++;
    }
    return true;
}

/* All that was answered is there, once and in order; `most` more of each may be. */
static void compare(struct kit_row *row, const struct load *load, const struct sender *x,
                    unsigned most)
{
    struct reading r = {.row = row};
    struct store_counts counts;
    struct store *s;
    char stream[40];

    if (!kit_ok(row, !store_open(&s, load->s->db, NULL, NULL)))
        return;
    for (unsigned i = 0; i < GAMES; i++) {
        snprintf(stream, sizeof stream, "game/%s", load->game[i]);
        kit_ok(row, !store_read(s, stream, 0, UINT32_MAX, take_event, &r, NULL));
    }
    for (unsigned i = 0; i < SENDERS; i++)
        if (r.next[i] < x[i].answered || r.next[i] > x[i].answered + most)
            kit_fail(row, "sender %u: %u answered, %u there", i, (unsigned)x[i].answered,
                     r.next[i]);
    engines_check(row, s, &counts);
    store_close(s);
}

/* ---- kill -9 ---- */

static void kill_on(struct kit_row *row, enum engine_kind kind, unsigned kills)
{
    struct kit_rng rng = kit_seed(row);
    struct sender x[SENDERS];
    struct load load;
    struct service s;
    bool lives;
    unsigned answered;

    if (!service_record(&s, row, kind) || !service_start(&s, row) || !begin(&load, x, &s, row))
        return;
    for (unsigned i = 0; i < kills; i++) {
        usleep(20000 + kit_below(&rng, 300000));
        kit_isf(row, "137", "%d", service_end(&s, SIGKILL));
        if (!(lives = service_start(&s, row)))
            break;
    }
    load.once = !lives;
    answered = join(&load, x);
    kit_isf(row, "0", "%d", service_end(&s, SIGTERM));
    kit_ok(row, answered > 5 * kills);
    kit_isf(row, "0", "%u", (unsigned)load.other);
    compare(row, &load, x, 0);
}

static void killed_on_sqlite(struct kit_row *row)
{
    kill_on(row, ON_SQLITE, row->long_run ? 100 : 6);
}

static void killed_on_server(struct kit_row *row)
{
    kill_on(row, ON_SERVER, row->long_run ? 50 : 3);
}

/* ---- SIGTERM ---- */

/* Whoever was let in is answered; whoever was not finds no server. */
static void told_to_end(struct kit_row *row)
{
    struct sender x[SENDERS];
    struct load load;
    struct service s;

    for (unsigned i = 0; i < (row->long_run ? 30u : 3u); i++) {
        if (!service_record(&s, row, ON_SQLITE) || !service_start(&s, row) ||
            !begin(&load, x, &s, row))
            return;
        load.once = true;
        usleep(100000 + i * 7000);
        kit_isf(row, "0", "%d", service_end(&s, SIGTERM));
        kit_ok(row, join(&load, x) > 0);
        kit_isf(row, "0", "%u", (unsigned)load.other);
        kit_isf(row, "0", "%u", (unsigned)load.cut);
        compare(row, &load, x, 0);
    }
}

/* ---- no room ---- */

/* Refused while there is none, taken when there is some again; without a new start. Whoever asks how
 * the service is hears of it, too. */
static void no_room(struct kit_row *row)
{
    struct sender x[SENDERS];
    struct load load;
    struct service s;
    struct talk *t = malloc(sizeof *t);
    unsigned refused = 0, before = 0, after;

    t->fd = -1;

    if (!service_record(&s, row, ON_SQLITE))
        return;
    s.file_max = 600000;
    if (!service_start(&s, row) || !begin(&load, x, &s, row))
        return;
    for (unsigned ms = 0; refused == 0 && ms < 20000; ms += 20) {
        usleep(20000);
        for (unsigned i = 0; i < SENDERS; i++)
            refused += x[i].refused;
    }
    kit_ok(row, refused > 0);
    kit_ok(row, service_becomes(&s, t, 503) && strstr(t->body, "\"detail\":\""));
    for (unsigned i = 0; i < SENDERS; i++)
        before += x[i].answered;
    prlimit(s.pid, RLIMIT_FSIZE, &(struct rlimit){RLIM_INFINITY, RLIM_INFINITY}, NULL);
    kit_ok(row, service_becomes(&s, t, 200));
    usleep(300000);
    talk_close(t);
    free(t);
    after = join(&load, x);
    kit_ok(row, after > before);
    kit_isf(row, "0", "%u", (unsigned)load.other);
    kit_isf(row, "0", "%d", service_end(&s, SIGTERM));
    compare(row, &load, x, 0);
}

/* ---- the clock ---- */

/* The record's last sign of life is of an hour from now: the machine's clock was set back since. */
static void set_back(struct kit_row *row)
{
    struct store_event e = {"desk.alive", 1, (time(NULL) + 3600) * INT64_C(1000), "desk", "", 0};
    struct store_part part = {"desk/alive", STORE_ANY, &e, 1};
    struct store_result result = {0};
    struct talk *t = malloc(sizeof *t);
    struct service s;
    struct store *store;
    const char *at = NULL;

    if (!t || !service_record(&s, row, ON_SQLITE) ||
        !kit_ok(row, !store_open(&store, s.db, NULL, NULL)))
        return;
    kit_ok(row,
           !store_append(store, &result, &(struct store_request){.part = &part, .parts = 1}, NULL));
    store_close(store);
    t->fd = -1;
    if (service_start(&s, row) && kit_ok(row, service_ask(&s, t, "GET", "/metrics", "", "")))
        at = strstr(t->body, "\nadoube_clock_behind_seconds ");
    kit_ok(row, at && atoi(at + 29) > 3500 && atoi(at + 29) <= 3600);
    talk_close(t);
    free(t);
    kit_isf(row, "0", "%d", service_end(&s, SIGTERM));
}

static const struct kit_test tests[] = {
    {"service: kill -9 under load, sqlite", killed_on_sqlite},
    {"service: kill -9 under load, server", killed_on_server},
    {"service: told to end under load", told_to_end},
    {"service: no room on the disk", no_room},
    {"service: the machine's clock was set back", set_back},
    {0},
};

const struct kit_suite suite_service_kill = {NULL, tests};
