/*
 * desk/people_parts.h -- inside people: what its files share. Tests look in here, nobody else.
 *
 *     shelf             key                 holds
 *     account           id                  {"name":..,"locked":..,"era":..,"roles":{"":"office",...}}
 *     account.name      hash of the name    the id: no two accounts have one name
 *     secret.password   id                  argon2id, with its parameters
 *     secret.session    hash of the token   its era and times; sorted by the id
 *     secret.link       hash of the token   {"by":..,"person":..,"event":..,"role":..,..}; sorted by who made it
 *     audit             by lot              {"what":..,"by":..,"whom":..,..}; sorted by time, the latest first
 *     secret.guest      hash of the token   "guest, game, until, is it a link"; sorted by a hash of the address
 *     secret.device     "key"               what browsers that have signed in are known by
 *
 * The era of an account counts what ends all its sessions: each knows the era it began in, and is
 * over with it. So none can be missed, though it began on another server at that very moment.
 */
#ifndef AD_DESK_PEOPLE_PARTS_H
#define AD_DESK_PEOPLE_PARTS_H

#include <jansson.h>
#include <pthread.h>
#include <sodium.h>
#include <stdatomic.h>

#include "desk/people.h"

#define SHELF_ACCOUNT  "account"
#define SHELF_NAME     "account.name"
#define SHELF_PASSWORD "secret.password"
#define SHELF_SESSION  "secret.session"
#define SHELF_LINK     "secret.link"
#define SHELF_PASS     "secret.pass"
#define SHELF_AUDIT    "audit"
#define SHELF_GUEST    "secret.guest"

enum {
    PEOPLE_NAME = sizeof((struct people_account *)0)->name,
    PEOPLE_KEY = PEOPLE_HASH,   /* a hash as a key of the store */
    PEOPLE_PASSWORD_MAX = 1000, /* bytes */
    PEOPLE_TRIES = 6            /* if somebody else changes the same thing */
};

/* ---- slowing down (people_slow.c) ---- */

enum { SLOW_ENTRIES = 16384 };

enum slow_kind { SLOW_PAIR, SLOW_NAME, SLOW_PEER, SLOW_DEVICE };

struct slow_entry {
    uint64_t key; /* 0: empty */
    int64_t last_ms, open_ms;
    int64_t level; /* wrong ones, in milliseconds: a day for each */
};

struct slow_table {
    struct slow_entry entry[SLOW_ENTRIES];
};

struct people {
    struct store *store;
    int64_t (*now_ms)(void *);
    void *clock;
    unsigned long long work; /* of one hash: rounds and bytes */
    size_t memory;

    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t free;
    unsigned hashing, waiting;
    uint64_t hashes; /* that were ever made */
    uint8_t salt[crypto_shorthash_KEYBYTES];
    uint8_t device_key[crypto_generichash_KEYBYTES];
    bool device_key_there;
    struct slow_table names, others;

    atomic_uint notes; /* that were made here */
};

/* A fault of the store as one of ours. */
enum people_why people__store_why(enum store_why why);

/* What an attempt is counted against. */
struct slow_attempt {
    unsigned count;
    struct {
        enum slow_kind kind;
        uint64_t key;
    } by[3];
    unsigned wait_s; /* before the next, if it may not be made */
};

/* May a sign-in be tried, with a device that is known, or NULL? If so it counts as wrong until
 * people__slow_undo takes that back: it was right, or was never made. */
bool people__slow_try(struct people *p, struct slow_attempt *a, const char *name, const char *peer,
                      const char *device);
void people__slow_undo(struct people *p, const struct slow_attempt *a, bool right);

/* ---- known browsers (people_device.c) ---- */

/* "" if there is no key to be had. */
void people__device_new(struct people *p, char out[PEOPLE_DEVICE], const char *folded);
bool people__device_known(struct people *p, const char *device, const char *folded);

/* ---- names and passwords (people_name.c) ---- */

/* The form that is compared. False if it is no name. */
bool people__fold(char out[PEOPLE_NAME], const char *name);
bool people__is_weak(const char *password, const char *name);

/* A hash as a key of the store. */
void people__key(char out[PEOPLE_KEY], const void *bytes, size_t len);

/* ---- hashing (people_hash.c) ---- */

/* Less work for a hash: for tests alone. */
void people__set_work(struct people *p, unsigned long long work, size_t memory);

/* The right to hash now; false if too many wait for it already. Strangers leave some places to who is
 * known; a change of a password is always made. */
enum people_haste { HASH_STRANGER, HASH_KNOWN, HASH_ALWAYS };
bool people__hash_begin(struct people *p, enum people_haste haste);
void people__hash_end(struct people *p);

/* Between the two. `kept` may be NULL: then a hash is made for nothing, which takes as long. */
bool people__hash_make(struct people *p, char out[crypto_pwhash_STRBYTES], const char *password);
bool people__hash_fits(struct people *p, const char *kept, const char *password);
bool people__hash_is_old(const struct people *p, const char *kept);

/* ---- an account as it was read (people.c) ---- */

struct held {
    struct people_account account;
    uint64_t version;
    int64_t era;
    json_t *json;
};

enum people_why people__hold(struct people *p, struct held *out, const char *id,
                             struct store_fault *fault);
enum people_why people__hold_by_name(struct people *p, struct held *out, const char *name,
                                     struct store_fault *fault);
void people__let_go(struct held *h);

/* ---- sessions of one account (people_session.c) ---- */

enum { SESSIONS_AT_ONCE = 100 };

struct sessions {
    char key[SESSIONS_AT_ONCE][PEOPLE_KEY];
    int64_t made_ms[SESSIONS_AT_ONCE], used_ms[SESSIONS_AT_ONCE], until_ms[SESSIONS_AT_ONCE];
    bool over[SESSIONS_AT_ONCE];
    unsigned count;
};

/* By lot, and what is kept of it. False: that is no token. */
void people__token_new(char token[PEOPLE_TOKEN], char key[PEOPLE_KEY]);
bool people__token_key(char key[PEOPLE_KEY], const char *token);

enum people_why people__sessions(struct people *p, struct sessions *out, const char *id,
                                 struct store_fault *fault);

/* ---- guests (people_guest.c): who holds this seat? ---- */

enum people_why people__guest(struct people *p, struct people_account *out, const char *token,
                              struct store_fault *fault);

/* ---- the audit (people_audit.c) ---- */

struct note_put {
    char key[2 * 8 + 1], text[400];
    uint8_t sort[12];
};

/* A note as a change that goes with what it is about; `put` outlives it. The time is filled in. */
struct store_change people__note(struct people *p, struct note_put *put, struct people_note n);

/* ---- changing an account (people_change.c) ---- */

enum { CHANGES = SESSIONS_AT_ONCE + 6 };

/* A request that grows. What it names is its own or outlives it. */
struct changes {
    struct store_change change[CHANGES];
    unsigned count;
    bool scrub;
    char *json, sort[PEOPLE_NAME], name_key[PEOPLE_KEY], link_key[PEOPLE_KEY];
    struct sessions sessions;
    struct note_put note;
};

/* Into the request: what is written down about it, once. */
void people__write_down(struct people *p, struct changes *c, enum people_what what, const char *by,
                        const char *whom, const char *event, enum desk_role role);

/* What to do with an account that was read; fills the request. */
typedef enum people_why people__edit_fn(struct people *p, struct held *h, struct changes *c,
                                        const void *payload, struct store_fault *fault);

/* Read, edit and store it; anew if it was changed meanwhile. */
enum people_why people__edit(struct people *p, const char *id, people__edit_fn *edit,
                             const void *payload, struct store_fault *fault);

/* Into the request: the link that is used up, as it was read. */
struct link_read {
    struct people_link link;
    uint64_t version;
};
void people__use_up(struct changes *c, const struct link_read *l);

/* The same for a new account, which gets the role; PEOPLE_TAKEN also if the link was used meanwhile. */
enum people_why people__add(struct people *p, struct people_account *out, const char *name,
                            const char *password, const struct link_read *l,
                            struct store_fault *fault);

/* A new password, and the end of all sessions. */
enum people_why people__hash(struct people *p, char out[crypto_pwhash_STRBYTES],
                             const char *password);
enum people_why people__new_password(struct people *p, struct held *h, struct changes *c,
                                     const char *hashed, struct store_fault *fault);

/* What he is there, whatever he is everywhere (people_role.c). */
enum desk_role people__role_in(const struct held *h, const char *event);
bool people__set_role(struct held *h, const char *event, enum desk_role role);

/* Into the request: the account as it is now. */
bool people__put(struct changes *c, const struct held *h);

#endif
