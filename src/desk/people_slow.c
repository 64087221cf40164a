/*
 * desk/people_slow.c -- who guesses passwords is slowed down: after a few wrong ones a name, and a
 * peer, must wait one second, two, four ... up to a minute. Never longer, so nobody can shut others
 * out for good; and a peer has more attempts than a name, as a whole playing hall may share one.
 *
 * The tables are of fixed size and in memory: each server has its own, and they are empty when it
 * begins. Names and peers are kept as a hash with a salt of this run. Where all places are taken,
 * whoever was wrong least often is forgotten first.
 */
#include "desk/people_parts.h"

#include <string.h>

enum { WAYS = 8, NAME_FREE = 5, PEER_FREE = 20 };
enum { FIRST_MS = 1000, LONGEST_MS = 60000, FORGET_MS = 15 * 60000 };

static uint64_t key_of(const struct people *p, const char *text)
{
    uint8_t hash[crypto_shorthash_BYTES];
    uint64_t key = 0;

    crypto_shorthash(hash, (const uint8_t *)text, strlen(text), p->salt);
    memcpy(&key, hash, sizeof key);
    return key ? key : 1;
}

static struct slow_entry *row_of(struct slow_table *t, uint64_t key)
{
    return t->entry + key % (SLOW_ENTRIES / WAYS) * WAYS;
}

static struct slow_entry *find(struct slow_table *t, uint64_t key)
{
    struct slow_entry *row = row_of(t, key);

    for (unsigned i = 0; i < WAYS; i++)
        if (row[i].key == key)
            return row + i;
    return NULL;
}

static struct slow_entry *make(struct slow_table *t, uint64_t key)
{
    struct slow_entry *row = row_of(t, key), *least = row;

    for (unsigned i = 1; i < WAYS; i++)
        if (row[i].wrong < least->wrong ||
            (row[i].wrong == least->wrong && row[i].last_ms < least->last_ms))
            least = row + i;
    *least = (struct slow_entry){.key = key};
    return least;
}

/* A clock that was set back must shut out nobody. */
static bool is_open(struct slow_table *t, uint64_t key, int64_t now)
{
    const struct slow_entry *e = find(t, key);

    return !e || now >= e->open_ms || e->open_ms - now > LONGEST_MS;
}

static void add_wrong(struct slow_table *t, uint64_t key, int64_t now, unsigned free)
{
    struct slow_entry *e = find(t, key);
    int64_t wait = FIRST_MS;

    if (!e)
        e = make(t, key);
    if (now - e->last_ms > FORGET_MS)
        e->wrong = 0;
    e->last_ms = now;
    e->wrong++;
    for (unsigned i = free; i < e->wrong && wait < LONGEST_MS; i++)
        wait *= 2;
    if (e->wrong >= free)
        e->open_ms = now + (wait < LONGEST_MS ? wait : LONGEST_MS);
}

static void take_wrong(struct slow_table *t, uint64_t key, bool all)
{
    struct slow_entry *e = find(t, key);

    if (!e)
        return;
    e->wrong = all || !e->wrong ? 0 : e->wrong - 1;
    e->open_ms = 0;
    if (!e->wrong)
        *e = (struct slow_entry){0};
}

bool people__slow_try(struct people *p, const char *name, const char *peer)
{
    uint64_t n = key_of(p, name), from = key_of(p, peer);
    int64_t now = p->now_ms(p->clock);
    bool may;

    pthread_mutex_lock(&p->lock);
    may = is_open(&p->names, n, now) && is_open(&p->peers, from, now);
    if (may) {
        add_wrong(&p->names, n, now, NAME_FREE);
        add_wrong(&p->peers, from, now, PEER_FREE);
    }
    pthread_mutex_unlock(&p->lock);
    return may;
}

/* A right password clears the name. A peer keeps its wrong ones: somebody who has an account could
 * else go on guessing those of others. */
void people__slow_right(struct people *p, const char *name, const char *peer)
{
    pthread_mutex_lock(&p->lock);
    take_wrong(&p->names, key_of(p, name), true);
    take_wrong(&p->peers, key_of(p, peer), false);
    pthread_mutex_unlock(&p->lock);
}

void people__slow_undo(struct people *p, const char *name, const char *peer)
{
    pthread_mutex_lock(&p->lock);
    take_wrong(&p->names, key_of(p, name), false);
    take_wrong(&p->peers, key_of(p, peer), false);
    pthread_mutex_unlock(&p->lock);
}
