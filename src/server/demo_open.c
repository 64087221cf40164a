/*
 * server/demo_open.c -- an open of sixty to look at: four rounds are played, and in the fifth results come
 * in while one looks. It comes in by the desk, as from a director's hand.
 *
 * Who wins follows from round, names and a number of our own, and from nothing else: the same story each
 * time, whatever came first. A hand of somebody who takes over ends it.
 */
#include "server/demo.h"

#include <jansson.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "desk/tour.h"
#include "tournament/names.h"

const char demo_person[] = "demo";

enum { PLAYERS = 59, ROUNDS = 9, SHOWN = 4, CLUBS = 9, IN_ALREADY = 12 };

static const char *const surnames[] = {"Zielonka",  "Bäuerle",       "Achterberg", "Çınarlı",
                                       "Fennhoff",  "Hagedorn-Lüth", "Iwaschenko", "Kalkreuth",
                                       "Dvořáček",  "Marquardsen",   "Haxthausen", "Gollwitzer",
                                       "Vermeiren", "Oestrich",      "Woyciech",   "Nordhues",
                                       "Grotefend", "Tiefensee",     "Demirkan",   "Siebenhaar"};
static const char *const first_names[] = {"Marek", "Tilda",  "Konrad", "Ece",  "Friederike",
                                          "Till",  "Daryna", "Radim",  "Inga", "Bela",
                                          "Joris", "Greta",  "Hanno"};
static const char *const clubs[CLUBS] = {"SK Hohenwerda", "SV Marbrück",   "SC Grünfurt",
                                         "SF Lindtal",    "Turm Eschfeld", "SG Kaltenrode",
                                         "SK Rossbrunn",  "SC Weidental",  "Slavoj Krumlov"};

/* A number that follows from these three. */
static uint32_t lot(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t x = (a * 1000003 + b) * 1000003 + c + UINT64_C(0x9e3779b97f4a7c15);

    for (int i = 0; i < 2; i++) {
        x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
        x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    }
    return (uint32_t)(x >> 33);
}

/* ---- what is said to the desk ---- */

/* Every command of several has to be told what was confirmed. */
static void confirm(json_t *all, uint32_t missing)
{
    size_t i;
    json_t *one;

    json_array_foreach (all, i, one) {
        json_t *names = json_array();

        for (enum ad_tour_warning w = 0; w < AD_TOUR_WARNINGS; w++)
            if (missing >> w & 1)
                json_array_append_new(names, json_string(ad_tour_warning_name(w)));
        json_object_set_new(one, "confirmed", names);
    }
}

/* Commands, all or none; what is odd is confirmed. They are taken over. */
static bool tell(struct desk *d, const char *event, json_t *commands)
{
    json_t *all = json_pack("{s:o}", "commands", commands);
    uint32_t confirmed = 0;
    enum desk_why why = DESK_REFUSED;

    for (bool again = true; again;) {
        struct desk_fault fault = {0};
        struct desk_text out;
        char *text = json_dumps(all, JSON_COMPACT);

        why = text ? desk_tour_do(d, &out, demo_person, event, "", DESK_ANY, text, strlen(text),
                                  &fault)
                   : DESK_NO_MEMORY;
        free(text);
        if (!why)
            desk_text_free(&out);
        again = why == DESK_REFUSED && fault.tour.code == AD_TOUR_CONFIRM &&
                (fault.tour.missing & ~confirmed);
        confirmed |= fault.tour.missing;
        if (again)
            confirm(commands, confirmed);
    }
    json_decref(all);
    return !why;
}

static bool tell_one(struct desk *d, const char *event, json_t *command)
{
    return tell(d, event, json_pack("[o]", command));
}

/* ---- who plays ---- */

static json_t *enter(unsigned i, int rating)
{
    char name[100];
    const unsigned names = sizeof surnames / sizeof *surnames;

    snprintf(
        name, sizeof name, "%s, %s", surnames[i % names],
        first_names[(i % names * 7 + i / names * 5) % (sizeof first_names / sizeof *first_names)]);
    return json_pack("{s:s, s:{s:s, s:i, s:s, s:s}}", "do", "enter", "person", "name", name,
                     "rating", rating, "club", clubs[lot(1, i, 0) % CLUBS], "federation",
                     i % 19 == 8 ? "CZE" : "GER");
}

static bool enter_all(struct desk *d, const char *event)
{
    json_t *all = json_pack("[{s:s, s:{s:s, s:i, s:s}}]", "do", "open", "rules", "system",
                            "dutch-2026", "rounds", ROUNDS, "first", "white");

    for (unsigned i = 0; i < PLAYERS; i++)
        json_array_append_new(all, enter(i, (int)(2190 - i * 15 + lot(2, i, 0) % 20)));
    for (unsigned i = 0; i < PLAYERS; i++)
        json_array_append_new(all, json_pack("{s:s, s:i}", "do", "check-in", "who", (int)i + 1));
    return tell(d, event, all);
}

/* ---- what is played ---- */

/* A look at a round: commands for what is wanted are made of it. */
struct looked {
    unsigned round, most;
    json_t *commands;
    unsigned open, played, rounds;
    bool running, published;
};

static const char *score(const struct ad_tour *t, unsigned round, struct ad_pair pair)
{
    const struct ad_entrant *w = &t->entrants[pair.white - 1], *b = &t->entrants[pair.black - 1];
    int white = 50 + (w->rating - b->rating) / 12 + 3; /* of a hundred, as they stand */
    int drawn = 34 - abs(w->rating - b->rating) / 20,
        is = (int)(lot(round, pair.white, pair.black) % 100);

    white = white < 4 ? 4 : white > 96 ? 96 : white;
    drawn = drawn < 6 ? 6 : drawn;
    if (round < SHOWN && lot(round, pair.black, 7) % 61 == 0)
        return "+--";
    if (is < white - drawn / 2)
        return "1-0";
    return is < white + drawn / 2 ? "1/2" : "0-1";
}

static void look_at_round(void *payload, const struct desk_tour_view *v)
{
    struct looked *l = payload;
    const struct ad_tour *t = v->tour;
    struct ad_pair *pairs = calloc(t->count / 2 + 1, sizeof *pairs);
    unsigned count, from;

    l->running = t->phase == AD_TOUR_RUNNING;
    l->played = t->played;
    l->rounds = t->rules.rounds;
    if (!pairs || !t->played) {
        free(pairs);
        return;
    }
    if (l->round == 0)
        l->round = t->played;
    l->published = t->round[l->round - 1].published;
    l->open = ad_tour_open(t, l->round, NULL);
    count = ad_tour_boards(pairs, t, l->round);
    from = lot(l->round, l->open, 3) % count; /* boards end in no order */
    for (unsigned i = 0; i < count && json_array_size(l->commands) < l->most; i++) {
        struct ad_pair pair = pairs[(from + i) % count];
        size_t cell = (size_t)(pair.white - 1) * t->stride + l->round - 1;

        if (pair.black && (t->meetings[cell].result == '?' || !t->meetings[cell].result))
            json_array_append_new(l->commands,
                                  json_pack("{s:s, s:i, s:i, s:s}", "do", "result", "round",
                                            (int)l->round, "board", (int)((from + i) % count) + 1,
                                            "result", score(t, l->round, pair)));
    }
    free(pairs);
}

/* So many results of a round (0: the last), at once. */
static bool play(struct desk *d, const char *event, struct looked *l)
{
    bool done;

    l->commands = json_array();
    done = !desk_tour_look(d, demo_person, event, look_at_round, l, NULL);
    if (!done || json_array_size(l->commands) == 0) {
        json_decref(l->commands);
        return done;
    }
    return tell(d, event, l->commands);
}

static bool pair(struct desk *d, const char *event)
{
    return tell_one(d, event, json_pack("{s:s}", "do", "pair"));
}

static bool publish(struct desk *d, const char *event)
{
    return tell_one(d, event, json_pack("{s:s}", "do", "publish"));
}

/* Two whites of neighbouring boards are exchanged: the director wants no two of one club at board 12. */
struct by_hand {
    unsigned round;
    json_t *pairs;
};

static void take_pairs(void *payload, const struct desk_tour_view *v)
{
    struct by_hand *h = payload;
    struct ad_pair *pairs = calloc(v->tour->count / 2 + 1, sizeof *pairs);
    unsigned count = pairs ? ad_tour_boards(pairs, v->tour, h->round) : 0;

    h->pairs = json_array();
    if (count > 13) {
        uint16_t one = pairs[11].white;

        pairs[11].white = pairs[12].white;
        pairs[12].white = one;
    }
    for (unsigned i = 0; i < count; i++)
        json_array_append_new(h->pairs, json_pack("[i,i]", pairs[i].white, pairs[i].black));
    free(pairs);
}

static bool pair_by_hand(struct desk *d, const char *event, unsigned round)
{
    struct by_hand h = {.round = round};

    return !desk_tour_look(d, demo_person, event, take_pairs, &h, NULL) &&
           tell(
               d, event,
               json_pack("[{s:s}, {s:s, s:o}]", "do", "unpair", "do", "by-hand", "pairs", h.pairs));
}

/* What happens beside the boards, before a round is paired and behind it. */
static bool before(struct desk *d, const char *event, unsigned round)
{
    if (round == 2)
        return tell_one(d, event, enter(PLAYERS, 1698));
    if (round == 4)
        return tell(d, event,
                    json_pack("[{s:s, s:i}, {s:s, s:i, s:i, s:s}]", "do", "withdraw", "who", 43,
                              "do", "bye", "who", 12, "round", 4, "letter", "H"));
    if (round == 5)
        return tell_one(d, event,
                        json_pack("{s:s, s:i, s:i, s:s, s:s}", "do", "correct", "round", 2, "board",
                                  9, "result", "1/2", "note", "both scoresheets say draw"));
    return true;
}

static bool play_round(struct desk *d, const char *event, unsigned round)
{
    struct looked l = {.round = round, .most = round > SHOWN ? IN_ALREADY : PLAYERS};

    return before(d, event, round) && pair(d, event) &&
           (round != 3 || pair_by_hand(d, event, round)) && publish(d, event) && play(d, event, &l);
}

/* ---- opening ---- */

static json_t *day(int from_today)
{
    time_t then = time(NULL) + from_today * 86400L;
    struct tm local;
    char text[16];

    localtime_r(&then, &local);
    strftime(text, sizeof text, "%Y-%m-%d", &local);
    return json_string(text);
}

static bool open_event(struct desk *d, char event[DESK_ID])
{
    json_t *json =
        json_pack("{s:s, s:s, s:s, s:o, s:o}", "name", "Hohenwerda Open", "place",
                  "Hohenwerda (demo)", "edition", "fide-2023", "from", day(-2), "to", day(2));
    char *text = json ? json_dumps(json, JSON_COMPACT) : NULL;
    struct desk_text out;
    bool done = text && !desk_event_open(d, &out, demo_person, "", text, strlen(text), NULL);

    if (done) {
        memcpy(event, out.id, DESK_ID);
        desk_text_free(&out);
    }
    free(text);
    json_decref(json);
    return done;
}

static bool open_it(struct desk *d, char event[DESK_ID])
{
    bool done = open_event(d, event) && enter_all(d, event);

    for (unsigned round = 1; done && round <= SHOWN + 1; round++)
        done = play_round(d, event, round);
    return done;
}

/* ---- while one looks ---- */

struct demo {
    struct desk *desk;
    char event[DESK_ID];
    unsigned step_ms;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t stop;
    bool ended, running;
};

/* One thing that happens next. False: nothing more does. */
static bool step(struct demo *x)
{
    struct looked l = {.most = 1};

    if (!play(x->desk, x->event, &l) || !l.running)
        return false;
    if (l.open > 0)
        return true;
    if (!l.published)
        return publish(x->desk, x->event);
    if (l.played < l.rounds)
        return pair(x->desk, x->event);
    tell_one(x->desk, x->event, json_pack("{s:s}", "do", "finish"));
    return false;
}

/* False: it is to end. */
static bool wait_a_little(struct demo *x)
{
    struct timespec until;
    bool go;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += x->step_ms / 1000;
    until.tv_nsec += x->step_ms % 1000 * 1000000L;
    if (until.tv_nsec >= 1000000000L) {
        until.tv_nsec -= 1000000000L;
        until.tv_sec++;
    }
    pthread_mutex_lock(&x->lock);
    while (!x->ended && !pthread_cond_timedwait(&x->stop, &x->lock, &until))
        ;
    go = !x->ended;
    pthread_mutex_unlock(&x->lock);
    return go;
}

static void *go_on(void *payload)
{
    struct demo *x = payload;

    while (wait_a_little(x) && step(x))
        ;
    return NULL;
}

struct demo *demo_start(struct desk *d, unsigned step_ms)
{
    struct demo *x = calloc(1, sizeof *x);

    if (!x || !open_it(d, x->event)) {
        free(x);
        return NULL;
    }
    x->desk = d;
    x->step_ms = step_ms;
    pthread_mutex_init(&x->lock, NULL);
    pthread_cond_init(&x->stop, NULL);
    x->running = !pthread_create(&x->thread, NULL, go_on, x);
    return x;
}

const char *demo_event(const struct demo *x)
{
    return x->event;
}

void demo_take_over(struct demo *x)
{
    pthread_mutex_lock(&x->lock);
    x->ended = true;
    pthread_cond_signal(&x->stop);
    pthread_mutex_unlock(&x->lock);
}

bool demo_goes_on(struct demo *x)
{
    bool ended;

    pthread_mutex_lock(&x->lock);
    ended = x->ended;
    pthread_mutex_unlock(&x->lock);
    return !ended;
}

void demo_stop(struct demo *x)
{
    if (!x)
        return;
    demo_take_over(x);
    if (x->running)
        pthread_join(x->thread, NULL);
    pthread_mutex_destroy(&x->lock);
    pthread_cond_destroy(&x->stop);
    free(x);
}
