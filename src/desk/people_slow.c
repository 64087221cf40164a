/*
 * desk/people_slow.c -- who guesses passwords is slowed down, and nobody else.
 *
 *                        wrong ones for nothing   then 1 s, 2 s, 4 s ... up to   given back a day
 *     a name from a peer          5                      an hour                       20
 *     a name, in all             90                      a quarter of an hour          90
 *     a peer, in all            100                      a second                    1000
 *     a known browser            10                      an hour                       20
 *
 * A browser that has signed in as somebody shows a cookie for that (people_device.c) and has a budget
 * of its own for that name. So whatever strangers do, and from wherever, he gets in from there. The
 * first three are for strangers: together they have fewer than 200 guesses a day at one name.
 *
 * The tables are of fixed size and in memory: each server has its own, and they are empty when it
 * begins. What is counted is kept as a hash with a salt of this run. Where all places are taken,
 * whoever was wrong least often is forgotten first; docs/design/people.md says what that costs.
 */
#include "desk/people_parts.h"

#include <string.h>

enum { WAYS = 8, SECOND = 1000, HOUR = 3600 * SECOND, DAY = 24 * HOUR };

static const struct budget {
    unsigned free;
    int64_t longest_ms;
    unsigned back; /* a day */
    bool own;      /* a right password clears it; else it only takes its own attempt back */
} budgets[] = {
    [SLOW_PAIR] = {5, HOUR, 20, true},
    [SLOW_NAME] = {90, HOUR / 4, 90, false},
    [SLOW_PEER] = {100, SECOND, 1000, false},
    [SLOW_DEVICE] = {10, HOUR, 20, true},
};

/* ---- the tables ---- */

static uint64_t hash(const struct people *p, const void *bytes, size_t len)
{
    uint8_t out[crypto_shorthash_BYTES];
    uint64_t key;

    crypto_shorthash(out, bytes, len, p->salt);
    memcpy(&key, out, sizeof key);
    return key ? key : 1;
}

static uint64_t key_of(const struct people *p, enum slow_kind kind, const char *a, const char *b)
{
    uint64_t parts[] = {kind, hash(p, a, strlen(a)), hash(p, b, strlen(b))};

    return hash(p, parts, sizeof parts);
}

static struct slow_entry *row_of(struct people *p, enum slow_kind kind, uint64_t key)
{
    struct slow_table *t = kind == SLOW_NAME ? &p->names : &p->others;

    return t->entry + key % (SLOW_ENTRIES / WAYS) * WAYS;
}

static struct slow_entry *find(struct people *p, enum slow_kind kind, uint64_t key)
{
    struct slow_entry *row = row_of(p, kind, key);

    for (unsigned i = 0; i < WAYS; i++)
        if (row[i].key == key)
            return row + i;
    return NULL;
}

static struct slow_entry *make(struct people *p, enum slow_kind kind, uint64_t key, int64_t now)
{
    struct slow_entry *row = row_of(p, kind, key), *least = row;

    for (unsigned i = 1; i < WAYS; i++)
        if (row[i].level < least->level ||
            (row[i].level == least->level && row[i].last_ms < least->last_ms))
            least = row + i;
    *least = (struct slow_entry){.key = key, .last_ms = now};
    return least;
}

/* ---- counting: a wrong one is worth a day's milliseconds, which time gives back ---- */

/* Nought if it is open. A clock that was set back must shut out nobody. */
static int64_t wait_of(struct people *p, enum slow_kind kind, uint64_t key, int64_t now)
{
    const struct slow_entry *e = find(p, kind, key);
    int64_t wait = e ? e->open_ms - now : 0;

    return wait > 0 && wait <= budgets[kind].longest_ms ? wait : 0;
}

static void add_wrong(struct people *p, enum slow_kind kind, uint64_t key, int64_t now)
{
    const struct budget *b = &budgets[kind];
    struct slow_entry *e = find(p, kind, key);
    int64_t wait = SECOND, since, wrong, n = b->free;

    if (!e)
        e = make(p, kind, key, now);
    since = now < e->last_ms ? 0 : now - e->last_ms > DAY ? DAY : now - e->last_ms;
    e->level = (e->level > since * b->back ? e->level - since * b->back : 0) + DAY;
    e->last_ms = now;
    wrong = (e->level + DAY / 2) / DAY;
    if (wrong < n)
        return;
    for (; n < wrong && wait < b->longest_ms; n++)
        wait *= 2;
    if (wait >= b->longest_ms) { /* more would not make it longer */
        wait = b->longest_ms;
        e->level = n * DAY;
    }
    e->open_ms = now + wait;
}

static void take_back(struct people *p, enum slow_kind kind, uint64_t key, bool right)
{
    struct slow_entry *e = find(p, kind, key);

    if (e)
        e->level = (right && budgets[kind].own) || e->level < DAY ? 0 : e->level - DAY;
    if (e && e->level == 0)
        *e = (struct slow_entry){0};
}

/* ---- attempts ---- */

bool people__slow_try(struct people *p, struct slow_attempt *a, const char *name, const char *peer,
                      const char *device)
{
    int64_t now = p->now_ms(p->clock), wait, longest = 0;

    if (device)
        *a = (struct slow_attempt){1, {{SLOW_DEVICE, key_of(p, SLOW_DEVICE, name, device)}}, 0};
    else
        *a = (struct slow_attempt){3,
                                   {{SLOW_PAIR, key_of(p, SLOW_PAIR, name, peer)},
                                    {SLOW_NAME, key_of(p, SLOW_NAME, name, "")},
                                    {SLOW_PEER, key_of(p, SLOW_PEER, "", peer)}},
                                   0};
    pthread_mutex_lock(&p->lock);
    for (unsigned i = 0; i < a->count; i++)
        if ((wait = wait_of(p, a->by[i].kind, a->by[i].key, now)) > longest)
            longest = wait;
    for (unsigned i = 0; longest == 0 && i < a->count; i++)
        add_wrong(p, a->by[i].kind, a->by[i].key, now);
    pthread_mutex_unlock(&p->lock);
    a->wait_s = (unsigned)((longest + SECOND - 1) / SECOND);
    return longest == 0;
}

/* A name and a peer keep their wrong ones: somebody who has an account could else go on guessing
 * those of others, and whoever it is signs in often enough for those who guess. */
void people__slow_undo(struct people *p, const struct slow_attempt *a, bool right)
{
    pthread_mutex_lock(&p->lock);
    for (unsigned i = 0; i < a->count; i++)
        take_back(p, a->by[i].kind, a->by[i].key, right);
    pthread_mutex_unlock(&p->lock);
}
