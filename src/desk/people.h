/*
 * desk/people.h -- persons who may sign in, their roles, and the sessions they are signed in by.
 *
 * Accounts, roles and sessions are plain things of the store, not events: they can be changed and
 * are gone when they are removed. A password is kept as argon2id, a session's token as its hash
 * alone: who reads the record can sign in by neither.
 */
#ifndef AD_DESK_PEOPLE_H
#define AD_DESK_PEOPLE_H

#include "desk/desk.h"

struct people;

enum people_why {
    PEOPLE_OK,
    PEOPLE_UNKNOWN,  /* no such account, or a wrong password: never told apart */
    PEOPLE_TAKEN,    /* the name has an account already          */
    PEOPLE_BAD_NAME, /* 1 to 60 characters, none of them a sign that cannot be seen */
    PEOPLE_WEAK,     /* a password of fewer than 10 characters, or the name itself */
    PEOPLE_SLOW,     /* too many attempts; later                 */
    PEOPLE_STORE,
    PEOPLE_NO_MEMORY
};

const char *people_why_text(enum people_why why, enum ad_language lang);

/* `now_ms` as in desk.h; NULL: the machine's clock. */
enum people_why people_open(struct people **out, struct store *s, int64_t (*now_ms)(void *),
                            void *clock, struct store_fault *fault);
void people_close(struct people *p);

struct people_account {
    char id[DESK_ID];
    char name[64 * 4];
    bool locked;
};

/* ---- accounts ---- */

enum people_why people_add(struct people *p, struct people_account *out, const char *name,
                           const char *password, struct store_fault *fault);
enum people_why people_find(struct people *p, struct people_account *out, const char *name,
                            struct store_fault *fault);
enum people_why people_get(struct people *p, struct people_account *out, const char *id,
                           struct store_fault *fault);
enum people_why people_password(struct people *p, const char *id, const char *password,
                                struct store_fault *fault); /* ends his sessions */
enum people_why people_lock(struct people *p, const char *id, bool locked,
                            struct store_fault *fault); /* likewise */
enum people_why people_remove(struct people *p, const char *id, struct store_fault *fault);
typedef bool people_fn(void *payload, const struct people_account *a);
enum people_why people_list(struct people *p, people_fn *each, void *payload,
                            struct store_fault *fault);

/* ---- roles: in one event, or everywhere ("") ---- */

enum people_why people_role_set(struct people *p, const char *id, const char *event,
                                enum desk_role role, struct store_fault *fault);

/* The highest that holds there: of the event or of everywhere; DESK_PERSON at least. */
enum people_why people_role(struct people *p, enum desk_role *out, const char *id,
                            const char *event, struct store_fault *fault);

/* ---- sessions ---- */

enum { PEOPLE_TOKEN = 44 }; /* 32 bytes in letters that a cookie may hold, with a NUL */

/* Hashing takes a tenth of a second by intent. `peer` and the name are slowed down each for itself
 * after wrong passwords. */
enum people_why people_sign_in(struct people *p, char token[PEOPLE_TOKEN],
                               struct people_account *out, const char *name, const char *password,
                               const char *peer, struct store_fault *fault);

/* Who is that? PEOPLE_UNKNOWN: nobody, or the session is over (30 days, 12 hours unused). */
enum people_why people_who(struct people *p, struct people_account *out, const char *token,
                           struct store_fault *fault);
enum people_why people_sign_out(struct people *p, const char *token, struct store_fault *fault);

/* A session without a password, for programs and for the first sign-in: `adoube account`. */
enum people_why people_token(struct people *p, char token[PEOPLE_TOKEN], const char *id,
                             int64_t until_ms, struct store_fault *fault);

#endif
