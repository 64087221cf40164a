/*
 * desk/people_hash.c -- argon2id, with bounds on how much of it goes on at a time.
 *
 * Two rounds over 64 MB take about 85 ms of one core: a sign-in is not felt, and who has stolen the
 * hashes tries a dozen passwords a second on each core, each of which needs its 64 MB. A small
 * machine in a playing hall must not be brought down by many sign-ins, so few are hashed at a time
 * and few wait; the rest are told to come again.
 */
#include "desk/people_parts.h"

#include <limits.h>
#include <string.h>

enum { AT_A_TIME = 2, WAITING = PEOPLE_AT_ONCE - AT_A_TIME, STRANGERS = WAITING - 4 };

void people__set_work(struct people *p, unsigned long long work, size_t memory)
{
    p->work = work;
    p->memory = memory;
}

bool people__hash_begin(struct people *p, enum people_haste haste)
{
    static const unsigned waiting[] = {STRANGERS, WAITING, UINT_MAX};
    bool may;

    pthread_mutex_lock(&p->lock);
    may = p->hashing < AT_A_TIME || p->waiting < waiting[haste];
    if (may) {
        p->waiting++;
        while (p->hashing >= AT_A_TIME)
            pthread_cond_wait(&p->free, &p->lock);
        p->waiting--;
        p->hashing++;
    }
    pthread_mutex_unlock(&p->lock);
    return may;
}

void people__hash_end(struct people *p)
{
    pthread_mutex_lock(&p->lock);
    p->hashing--;
    pthread_cond_signal(&p->free);
    pthread_mutex_unlock(&p->lock);
}

static void count(struct people *p)
{
    pthread_mutex_lock(&p->lock);
    p->hashes++;
    pthread_mutex_unlock(&p->lock);
}

bool people__hash_make(struct people *p, char out[crypto_pwhash_STRBYTES], const char *password)
{
    count(p);
    return crypto_pwhash_str(out, password, strlen(password), p->work, p->memory) == 0;
}

bool people__hash_fits(struct people *p, const char *kept, const char *password)
{
    char nothing[crypto_pwhash_STRBYTES];

    if (!kept) {
        people__hash_make(p, nothing, password);
        return false;
    }
    count(p);
    return crypto_pwhash_str_verify(kept, password, strlen(password)) == 0;
}

bool people__hash_is_old(const struct people *p, const char *kept)
{
    return crypto_pwhash_str_needs_rehash(kept, p->work, p->memory) != 0;
}
