/*
 * desk/people.h -- persons who may sign in, their roles, and the sessions they are signed in by.
 *
 *     people_sign_in(p, token, &who, "Anna", password, peer, &fault)    the token goes into a cookie
 *     people_who(p, &who, token, &fault)                                with every request
 *     people_role(p, &role, who.id, event, &fault)                      what may he do there?
 *
 * Accounts, roles and sessions are plain things of the store, not events: they can be changed and
 * are gone when they are removed. A password is kept as argon2id, a session's token as its hash
 * alone: who reads the record can sign in by neither.
 *
 * Calls block and may come from many threads; several servers may share one record. Texts are UTF-8
 * that ends with NUL. docs/design/people.md says why it is so.
 */
#ifndef AD_DESK_PEOPLE_H
#define AD_DESK_PEOPLE_H

#include "desk/desk.h"

/* ---- what can go wrong ---- */

#define PEOPLE_WHY_MAP(X)                                                                        \
    X(PEOPLE_OK, "all is well", "alles in Ordnung")                                              \
    /* of a sign-in: no such account, a wrong password, or a locked account: never told apart */ \
    X(PEOPLE_UNKNOWN, "no such account, or a wrong password",                                    \
      "kein solches Konto oder falsches Passwort")                                               \
    X(PEOPLE_TAKEN, "the name has an account already", "der Name hat schon ein Konto")           \
    X(PEOPLE_BAD_NAME, "not a name: 1 to 60 characters that can be seen, without blanks around", \
      "kein Name: 1 bis 60 sichtbare Zeichen, ohne Leerzeichen am Rand")                         \
    X(PEOPLE_WEAK, "a password has 10 to 1000 characters and is not the name",                   \
      "ein Passwort hat 10 bis 1000 Zeichen und ist nicht der Name")                             \
    X(PEOPLE_SLOW, "too many attempts; please try again later",                                  \
      "zu viele Versuche; bitte später noch einmal")                                             \
    X(PEOPLE_DENIED, "not permitted in this role", "in dieser Rolle nicht erlaubt")              \
    X(PEOPLE_OVER, "this link holds no longer: used, withdrawn, or older than seven days",       \
      "dieser Link gilt nicht mehr: benutzt, zurückgezogen oder älter als sieben Tage")          \
    X(PEOPLE_STORE, "the record cannot be reached or written",                                   \
      "der Datenbestand ist nicht zu erreichen oder nicht zu beschreiben")                       \
    X(PEOPLE_NO_MEMORY, "out of memory", "kein Speicher mehr")

enum people_why {
#define X(name, en, de) name,
    PEOPLE_WHY_MAP(X)
#undef X
        PEOPLE_WHYS
};

const char *people_why_text(enum people_why why, enum ad_language lang);

/* Each call takes a fault, or NULL; it says something only if the call returns PEOPLE_STORE. */

/* ---- opening ---- */

struct people;

/* `now_ms` as in desk.h; NULL: the machine's clock. The store must outlive it. */
enum people_why people_open(struct people **out, struct store *s, int64_t (*now_ms)(void *),
                            void *clock, struct store_fault *fault);
void people_close(struct people *p); /* NULL is fine */

struct people_account {
    char id[DESK_ID];
    char name[64 * 4];
    bool locked;
};

/* ---- accounts; of an id or name that there is none of: PEOPLE_UNKNOWN. `by` is the id of who does it, as the audit
 * has it; "": at the record itself ---- */

/* `password` may be NULL: then a token (people_token) is the only way in until he has one. Names
 * that differ only in A-Z or in capital letters of Western Europe are one name. */
enum people_why people_add(struct people *p, struct people_account *out, const char *name,
                           const char *password, struct store_fault *fault);
enum people_why people_find(struct people *p, struct people_account *out, const char *name,
                            struct store_fault *fault);
enum people_why people_get(struct people *p, struct people_account *out, const char *id,
                           struct store_fault *fault);
enum people_why people_password(struct people *p, const char *by, const char *id,
                                const char *password,
                                struct store_fault *fault); /* ends his sessions and tokens */
enum people_why people_lock(struct people *p, const char *by, const char *id, bool locked,
                            struct store_fault *fault); /* likewise */

/* His roles, password and sessions go with him. His id is never given again. */
enum people_why people_remove(struct people *p, const char *by, const char *id,
                              struct store_fault *fault);

/* By name. Borrowed until it returns; false stops. It may call everything here. */
typedef bool people_fn(void *payload, const struct people_account *a);
enum people_why people_list(struct people *p, people_fn *each, void *payload,
                            struct store_fault *fault);

/* ---- roles: in one event, or everywhere ("") ---- */

/* The word that programs use, and what people read. */
#define PEOPLE_ROLE_MAP(X)                                               \
    X(DESK_NOBODY, "nobody", "nobody", "niemand")                        \
    X(DESK_PERSON, "person", "person", "Person")                         \
    X(DESK_KIOSK, "kiosk", "kiosk", "Eingabeplatz")                      \
    X(DESK_BOARD, "board", "electronic board", "elektronisches Brett")   \
    X(DESK_ARBITER, "arbiter", "arbiter", "Schiedsrichter")              \
    X(DESK_DIRECTOR, "director", "tournament director", "Turnierleiter") \
    X(DESK_OFFICE, "office", "office", "Geschäftsstelle")

const char *people_role_word(enum desk_role role);
const char *people_role_text(enum desk_role role, enum ad_language lang);
bool people_role_read(enum desk_role *out, const char *word);

/* 1 to 40 visible ASCII characters without blanks: may it be the id of an event? */
bool people_is_event(const char *id);

/* DESK_PERSON and below take the role away. PEOPLE_UNKNOWN also of what can be no event; that there
 * is such an event, the caller knows. */
enum people_why people_role_set(struct people *p, const char *by, const char *id, const char *event,
                                enum desk_role role, struct store_fault *fault);

/* The highest that holds there: of the event or of everywhere; DESK_PERSON at least. */
enum people_why people_role(struct people *p, enum desk_role *out, const char *id,
                            const char *event, struct store_fault *fault);

/* All roles of one person, by event. Borrowed; false stops. */
typedef bool people_role_fn(void *payload, const char *event, enum desk_role role);
enum people_why people_roles(struct people *p, const char *id, people_role_fn *each, void *payload,
                             struct store_fault *fault);

/* ---- sessions ---- */

enum { PEOPLE_TOKEN = 44 }; /* 32 bytes in letters that a cookie may hold, with a NUL */

/* So many sign in at once at most, two of them hashing and the rest waiting; more are told to come
 * again. Who calls from a pool of threads has more than these, so that some are left for others. */
enum { PEOPLE_AT_ONCE = 18 };

/* Where a sign-in comes from. A browser keeps a cookie for each name that has signed in there: who
 * shows it is not slowed down for what strangers do. */
enum { PEOPLE_COOKIE = 24, PEOPLE_DEVICE = 65 };

struct people_from {
    const char *peer;          /* an address */
    const char *device;        /* what the cookie holds, or NULL */
    char fresh[PEOPLE_DEVICE]; /* PEOPLE_OK: what it holds from now on, or "" */
    unsigned wait_s;           /* PEOPLE_SLOW: so long */
};

/* What the cookie is called. */
void people_device_cookie(char out[PEOPLE_COOKIE], const char *name);

/* Hashing takes a tenth of a second by intent. Who guesses is slowed down. */
enum people_why people_sign_in(struct people *p, char token[PEOPLE_TOKEN],
                               struct people_account *out, const char *name, const char *password,
                               struct people_from *from, struct store_fault *fault);

/* Who is that? PEOPLE_UNKNOWN: nobody, or the session is over (30 days, 12 hours unused). */
enum people_why people_who(struct people *p, struct people_account *out, const char *token,
                           struct store_fault *fault);

/* Does that session still hold, and with this role in the event at least? PEOPLE_UNKNOWN: it does not.
 * To ask is no use of it. */
enum people_why people_still(struct people *p, const char *token, const char *event,
                             enum desk_role least, struct store_fault *fault);

/* PEOPLE_OK as well if there was no such session. */
enum people_why people_sign_out(struct people *p, const char *token, struct store_fault *fault);

/* A session without a password, for programs and for the first sign-in: `adoube account`. It lasts
 * until `until_ms`, used or unused. One person has at most 64 sessions; a new one then ends the one
 * that was unused longest. */
enum people_why people_token(struct people *p, char token[PEOPLE_TOKEN], const char *id,
                             int64_t until_ms, struct store_fault *fault);

/* A session as its owner sees it. */
enum { PEOPLE_HASH = 65 };

struct people_session {
    char id[PEOPLE_HASH]; /* by which it is ended; it opens nothing */
    int64_t made_ms, used_ms, until_ms;
    bool own; /* that of the token */
};

/* Those of one person that hold. Borrowed; false stops. */
typedef bool people_session_fn(void *payload, const struct people_session *s);
enum people_why people_sessions(struct people *p, const char *id, const char *token,
                                people_session_fn *each, void *payload, struct store_fault *fault);

/* PEOPLE_OVER: he has no such session. */
enum people_why people_session_end(struct people *p, const char *id, const char *session,
                                   struct store_fault *fault);

/* By himself, who knows the old one; whoever has none yet needs none. A wrong one counts as a wrong
 * sign-in. Ends all his sessions. */
enum people_why people_password_change(struct people *p, const char *id, const char *old,
                                       const char *password, struct people_from *from,
                                       struct store_fault *fault);

/* ---- links: good once and for seven days, then or when they are withdrawn they are over ---- */

enum { PEOPLE_EVENT = 41 };

struct people_link {
    char id[PEOPLE_HASH];     /* by which it is withdrawn; it opens nothing */
    char by[DESK_ID];         /* who made it; over once he may not any more */
    char person[DESK_ID];     /* whose account it is for; "": it invites    */
    char event[PEOPLE_EVENT]; /* where, and as what                         */
    enum desk_role
        role; /* for an account: a person sets a password, nobody makes a browser known */
    int64_t era, until_ms;
};

enum people_link_kind { PEOPLE_INVITES, PEOPLE_SETS_PASSWORD, PEOPLE_KNOWS_BROWSER };
enum people_link_kind people_link_kind(const struct people_link *l);

/* The caller says by, and person or event, and role; the rest is filled in. The office invites to every
 * role of an event, to the office, and as a person (event ""), and sets passwords; a director
 * invites to what is below him in his event. Everybody makes a browser known for himself, the
 * office for all. PEOPLE_DENIED: he may not. */
enum people_why people_link_make(struct people *p, char token[PEOPLE_TOKEN], struct people_link *l,
                                 struct store_fault *fault);

/* PEOPLE_OVER: there is none, or no longer. */
enum people_why people_link_look(struct people *p, struct people_link *out, const char *token,
                                 struct store_fault *fault);

/* A new account with the role, or a new password: then the name is not looked at; or neither. Who tries
 * out with one link which names are taken is slowed down. From now on the browser is known: `fresh`. */
enum people_why people_link_use(struct people *p, struct people_account *out, const char *token,
                                const char *name, const char *password, struct people_from *from,
                                struct store_fault *fault);

/* The role for somebody who has an account; one that he has already is never lowered. */
enum people_why people_link_take(struct people *p, const char *id, const char *token,
                                 struct store_fault *fault);

/* By whom it was made, or by the office. PEOPLE_OVER as well if there is no such link of his. */
enum people_why people_link_withdraw(struct people *p, const char *by, const char *id,
                                     struct store_fault *fault);

/* Those that hold and were made by somebody, or all (""). Borrowed; it must not call people. */
typedef bool people_link_fn(void *payload, const struct people_link *l);
enum people_why people_links(struct people *p, const char *by, people_link_fn *each, void *payload,
                             struct store_fault *fault);

/* ---- guests: one side of one game, without an account ---- */

enum { PEOPLE_TABLES = 12 }; /* of one address at once; each goes after seven days */

/* A guest is a person at his table, and nothing anywhere else. people_who knows his seat's token. */
bool people_is_guest(const char *id);
void people_guest_id(char out[DESK_ID]);

/* PEOPLE_SLOW: this address has as many tables as it may. */
enum people_why people_guest_room(struct people *p, const char *peer, struct store_fault *fault);

/* Two guests of a game: token[0] is a seat, token[1] a link. */
enum people_why people_guests(struct people *p, char token[2][PEOPLE_TOKEN],
                              const char id[2][DESK_ID], const char *game, const char *peer,
                              struct store_fault *fault);

/* The link becomes a seat, once. PEOPLE_OVER: it was used, or holds no longer. */
enum people_why people_guest_sit(struct people *p, char seat[PEOPLE_TOKEN], char game[DESK_ID],
                                 const char *link, struct store_fault *fault);

/* ---- the audit: who came in and was refused, and what became of roles, locks and links ---- */

#define PEOPLE_WHAT_MAP(X)                                                  \
    X(PEOPLE_SIGNED_IN, "sign-in", "signed in", "angemeldet")               \
    X(PEOPLE_REFUSED, "refused", "sign-in refused", "Anmeldung abgewiesen") \
    X(PEOPLE_GAVE_TOKEN, "token", "token made", "Token erzeugt")            \
    X(PEOPLE_ADDED, "added", "account made", "Konto angelegt")              \
    X(PEOPLE_REMOVED, "removed", "account erased", "Konto gelöscht")        \
    X(PEOPLE_SET_PASSWORD, "password", "password set", "Passwort gesetzt")  \
    X(PEOPLE_GAVE_ROLE, "role", "role given", "Rolle gegeben")              \
    X(PEOPLE_TOOK_ROLE, "role-taken", "role taken away", "Rolle entzogen")  \
    X(PEOPLE_LOCKED, "locked", "locked", "gesperrt")                        \
    X(PEOPLE_UNLOCKED, "unlocked", "unlocked", "entsperrt")                 \
    X(PEOPLE_LINK_MADE, "link-made", "link made", "Link erzeugt")           \
    X(PEOPLE_LINK_USED, "link-used", "link used", "Link benutzt")           \
    X(PEOPLE_LINK_WITHDRAWN, "link-withdrawn", "link withdrawn", "Link zurückgezogen")

enum people_what {
#define X(name, word, en, de) name,
    PEOPLE_WHAT_MAP(X)
#undef X
        PEOPLE_WHATS
};

const char *people_what_word(enum people_what what);
const char *people_what_text(enum people_what what, enum ad_language lang);

/* One line of it. It names people by their ids, and holds no secret: not even a name that nobody has, as
 * that may be a password in the wrong field. */
struct people_note {
    int64_t at_ms;
    enum people_what what;
    char by[DESK_ID], whom[DESK_ID]; /* "": nobody, or at the record itself */
    char event[PEOPLE_EVENT];
    enum desk_role role; /* DESK_NOBODY: it is about none */
    char peer[48];       /* where a sign-in came from */
};

/* Of refused sign-ins and of all else so many are kept, or a few more: guessing pushes out no role. */
enum { PEOPLE_NOTES = 4096 };

/* The latest first, at most `limit`. Borrowed; false stops. It may call everything here. */
typedef bool people_note_fn(void *payload, const struct people_note *n);
enum people_why people_audit(struct people *p, unsigned limit, people_note_fn *each, void *payload,
                             struct store_fault *fault);

/* ---- passes: links that need no account (people_pass.c) ---- */

/* Opens one thing of one event: results are entered there (place 0), or a player's own card. Good for
 * sixty days, until it is withdrawn, or until who made it is no arbiter there any more. */
struct people_pass {
    char id[PEOPLE_HASH]; /* by which it is withdrawn; it opens nothing */
    char by[DESK_ID];
    char event[PEOPLE_EVENT];
    unsigned place; /* of a player, from 1; 0: a kiosk */
    int64_t until_ms;
};

/* `by`, event and place are given. A player has one: what he had before is over. */
enum people_why people_pass_make(struct people *p, char token[PEOPLE_TOKEN],
                                 struct people_pass *pass, struct store_fault *fault);
enum people_why people_pass_look(struct people *p, struct people_pass *out, const char *token,
                                 struct store_fault *fault);

/* `by` is an arbiter of the event. */
enum people_why people_pass_withdraw(struct people *p, const char *by, const char *event,
                                     const char *id, struct store_fault *fault);

/* Of an event, kiosks first. Borrowed; false stops. */
typedef bool people_pass_fn(void *payload, const struct people_pass *pass);
enum people_why people_passes(struct people *p, const char *event, people_pass_fn *each,
                              void *payload, struct store_fault *fault);

#endif
