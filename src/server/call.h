/*
 * server/call.h -- one request on its way through the server, and the ways to answer it.
 */
#ifndef AD_SERVER_CALL_H
#define AD_SERVER_CALL_H

#include <jansson.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#include "desk/desk.h"
#include "desk/people.h"
#include "server/http.h"
#include "server/server.h"

enum { CALL_ARGS = 3, SERVER_STATUSES = 6, SERVER_TIMES = 12 };

struct live; /* live.c */

struct server {
    struct store *store;
    struct desk *desk;
    struct people *people;
    struct live *live;
    struct http *http;
    char *openapi; /* made once */
    pthread_mutex_t set_up_lock;
    char key[SERVER_KEY];                   /* of the office's account; "" once somebody has one */
    pthread_mutex_t demo_begins, demo_lock; /* while one is begun; of the pointer */
    struct demo *demo;                      /* goes on, or was taken over; NULL: none */
    unsigned demo_ms;
    bool is_demo, is_new; /* started to be looked at; the record had no events */
    int64_t since_ms;
    atomic_uint_fast64_t status[SERVER_STATUSES]; /* answers by hundreds      */
    atomic_uint_fast64_t time[SERVER_TIMES];      /* by duration: metrics.c   */
    atomic_uint_fast64_t time_ns;
    atomic_int_fast64_t tried_ms; /* when the record was last written to see whether it can be */
    atomic_uint unwritten;        /* why it could not be then, enum store_why */
};

struct call {
    struct server *server;
    struct http_request *http;
    const struct route *route;
    char arg[CALL_ARGS][STORE_NAME_MAX + 1]; /* what stands for {...} in the path, in order */
    enum ad_language lang;
    bool signed_in;
    bool guest; /* by a seat at the game that was asked for; then `who` is nobody elsewhere */
    struct people_account seat;
    struct people_account who;
    bool has_pass; /* a link that needs no account */
    struct people_pass pass;
    char pass_who[DESK_PERSON_MAX]; /* … as the desk knows it */
    struct http_field extra[2];     /* headers that go with the answer, if they have names */
    unsigned wait_s;                /* before he comes again, if we know */
};

/* ---- a row for everything that can be asked (route.c) ---- */

struct route {
    enum http_method method;
    const char *path; /* "/api/v1/games/{game}" */
    void (*handle)(struct call *c);
    const char *body, *answer; /* schemas of openapi.c, or NULL */
    const char *summary;       /* for who writes a program */
};

extern const struct route routes[]; /* ends with an empty row */

/* The row for a request, and the path's arguments. NULL: none; *known then tells whether there is
 * one for another method. */
const struct route *route_find(struct call *c, enum http_method method, const char *path,
                               bool *known);

/* "GET, HEAD, POST": what can be done with a path. */
void route_methods(char *out, size_t cap, const char *path);

/* ---- what went wrong, as RFC 9457 has it ---- */

#define PROBLEM_MAP(X)                                                                         \
    X(PROBLEM_BAD_INPUT, 400, "bad-input", "The request cannot be understood",                 \
      "Die Anfrage ist nicht zu verstehen")                                                    \
    X(PROBLEM_SIGN_IN, 401, "sign-in", "Please sign in", "Bitte anmelden")                     \
    X(PROBLEM_WRONG, 401, "wrong-password", "Name or password is wrong",                       \
      "Name oder Passwort ist falsch")                                                         \
    X(PROBLEM_FORBIDDEN, 403, "forbidden", "Not permitted in this role",                       \
      "In dieser Rolle nicht erlaubt")                                                         \
    X(PROBLEM_ORIGIN, 403, "origin", "The request comes from a page of somebody else",         \
      "Die Anfrage kommt von einer fremden Seite")                                             \
    X(PROBLEM_NOT_FOUND, 404, "not-found", "There is no such thing", "Das gibt es nicht")      \
    X(PROBLEM_METHOD, 405, "method", "This cannot be done with it", "Damit geht das nicht")    \
    X(PROBLEM_CONFLICT, 409, "conflict", "Something else happened first",                      \
      "Etwas anderes ist vorher geschehen")                                                    \
    X(PROBLEM_MEDIA, 415, "media", "The content must be application/json",                     \
      "Der Inhalt muss application/json sein")                                                 \
    X(PROBLEM_IMPOSSIBLE, 422, "impossible", "That cannot have happened",                      \
      "Das kann nicht geschehen sein")                                                         \
    X(PROBLEM_CONFIRM, 409, "confirm", "This has to be confirmed", "Das ist zu bestätigen")    \
    X(PROBLEM_REFUSED, 422, "refused", "Not possible as things stand", "So nicht möglich")     \
    X(PROBLEM_REUSED, 422, "key-reused", "The Idempotency-Key belongs to another request",     \
      "Der Idempotency-Key gehört zu einer anderen Anfrage")                                   \
    X(PROBLEM_AHEAD, 422, "ahead", "The time is ahead of the service's own",                   \
      "Die Zeit läuft der des Dienstes voraus")                                                \
    X(PROBLEM_LIMIT, 422, "limit", "Too much for one record", "Zu viel für eine Aufzeichnung") \
    X(PROBLEM_SLOW, 429, "slow", "Too many attempts: try again later",                         \
      "Zu viele Versuche: später noch einmal")                                                 \
    X(PROBLEM_STORE, 503, "store", "The record cannot be reached or written",                  \
      "Der Datenbestand ist nicht zu erreichen oder nicht zu beschreiben")                     \
    X(PROBLEM_MEMORY, 503, "memory", "Out of memory", "Kein Speicher mehr")

enum problem {
#define X(name, status, key, en, de) name,
    PROBLEM_MAP(X)
#undef X
        PROBLEMS
};

/* `detail` says more, or is NULL; `more` are further fields, and is taken over; or NULL. */
void call_problem(struct call *c, enum problem p, const char *detail, json_t *more);

/* Does a proxy speak TLS for us? */
bool call_is_secure(const struct call *c);

/* A cookie of ours: where it goes, and for how long. */
enum { CALL_COOKIE = 200 };
void call_cookie(char out[CALL_COOKIE], const struct call *c, const char *name, const char *value,
                 const char *path, long days);

/* What the desk or the people refused, in the words of this caller. */
void call_desk_fault(struct call *c, const struct desk_fault *f, json_t *more);
void call_store_fault(struct call *c, const struct store_fault *f);
void call_people_fault(struct call *c, enum people_why why, const struct store_fault *f);

/* False: he is not, and that was answered. */
bool call_signed_in(struct call *c);

/* ---- answers ---- */

/* 204, or what was refused. */
void call_people_done(struct call *c, enum people_why why, const struct store_fault *f);

/* The value is taken over. */
void call_json(struct call *c, unsigned status, json_t *value);

/* An ETag of what is in it, whatever it is called: one sequence has as many texts as faces, and one
 * version of the program as many files as builds. And whether the caller has it already. */
enum { CALL_TAG = 40 };
void call_tag(char out[CALL_TAG], const void *bytes, size_t len);
bool call_has(const struct call *c, const char *tag);

/* A text of the desk; it is freed. One that was asked for has an ETag: 304 if the caller has it. */
void call_text(struct call *c, struct desk_text *text);

/* The same for something that was opened, which has an id and lies at `folder` from now on. */
void call_created(struct call *c, const char *folder, struct desk_text *text);

/* ---- questions about the request ---- */

/* The body as an object with the given fields, all of them strings, each NULL if `optional` and
 * missing; else false, and it was answered. The caller ends with json_decref(*out). */
bool call_body(struct call *c, json_t **out, const char *const *fields, const char **values,
               unsigned count);

/* His id for the desk, "" for nobody. */
const char *call_who(const struct call *c);

/* ?limit=, 1 to 200; 50 if it is not given. 0 if it makes no sense, and it was answered. */
unsigned call_limit(struct call *c);

/* A sequence in the query; `none` if there is none. False: it was answered. */
bool call_seq(struct call *c, const char *name, uint64_t none, uint64_t *out);

/* ?after=, an id; "" if it is not given. NULL if it can be none, and it was answered. */
const char *call_after(struct call *c);

/* Something in the query makes no sense; `wanted` would. */
void call_bad_query(struct call *c, const char *name, const char *wanted);

/* The language a caller reads best: ?lang=, or what his browser says. */
enum ad_language call_language(const struct http_request *r);

/* The session that the caller shows, from cookie or header; NULL: none. */
const char *call_token(const struct call *c);

/* That of a seat at the game that he asks for; NULL: none. */
const char *call_seat(const struct call *c);

/* The id that the sender gave his command, or "". NULL if it can be none, and it was answered. */
const char *call_command_id(struct call *c);

/* ---- what there is to be asked ---- */

void api_health(struct call *c);
void api_metrics(struct call *c);
void api_openapi(struct call *c);
void api_set_up(struct call *c);
void api_pass_make(struct call *c);
void api_passes_list(struct call *c);
void api_pass_withdraw(struct call *c);
void api_pass_open(struct call *c);
void page_links(struct call *c);
void page_pass_open(struct call *c);
void page_own(struct call *c);
void page_kiosk(struct call *c);
void api_demo_start(struct call *c);
void api_demo_take_over(struct call *c);
void api_links_list(struct call *c);
void api_link_invite(struct call *c);
void api_link_password(struct call *c);
void api_link_browser(struct call *c);
void api_link_look(struct call *c);
void api_link_use(struct call *c);
void api_link_take(struct call *c);
void api_link_withdraw(struct call *c);
void api_session_open(struct call *c);
void api_session_show(struct call *c);
void api_session_close(struct call *c);
void api_sessions_list(struct call *c);
void api_session_end(struct call *c);
void api_password_change(struct call *c);
void api_people_list(struct call *c);
void api_audit_list(struct call *c);
void api_person_lock(struct call *c);
void api_person_unlock(struct call *c);
void api_events_list(struct call *c);
void api_event_open(struct call *c);
void api_event_show(struct call *c);
void api_role_set(struct call *c);
void api_roster_read(struct call *c);
void api_games_list(struct call *c);
void api_game_open(struct call *c);
void api_game_show(struct call *c);
void api_game_do(struct call *c);
void api_game_record(struct call *c);
void api_game_live(struct call *c);
void api_table_open(struct call *c);
void api_table_sit(struct call *c);
void api_words(struct call *c);
void api_time(struct call *c);
void api_tour_show(struct call *c);
void api_tour_do(struct call *c);
void api_tour_live(struct call *c);
void page_home(struct call *c);
void page_event(struct call *c);
void page_entries(struct call *c);
void page_import(struct call *c);
void page_import_read(struct call *c);
void page_round(struct call *c);
void page_why(struct call *c);
void page_standings(struct call *c);
void page_crosstable(struct call *c);
void page_card(struct call *c);
void page_print(struct call *c);
void page_screen(struct call *c);
void page_files(struct call *c);
void api_file(struct call *c);
void page_prizes(struct call *c);
void api_prizes_show(struct call *c);
void api_prizes_change(struct call *c);
void page_new_event(struct call *c);
void page_game(struct call *c);
void page_game_part(struct call *c);
void page_game_live(struct call *c);
void page_explain(struct call *c);
void page_play(struct call *c);
void page_sit(struct call *c);
void page_sign_in(struct call *c);
void page_set_up(struct call *c);
void page_link_open(struct call *c);
void page_people(struct call *c);
void page_audit(struct call *c);
void page_account(struct call *c);
void page_asset(struct call *c);

/* ---- parts of the server ---- */

/* server.c: has nobody set it up yet? Is it the key for that? Then it is over. */
bool server_is_new(const struct server *s);
bool server_key_fits(struct server *s, const char *key);
void server_key_forget(struct server *s);

/* api_demo.c: is this event the demonstration, and goes on by itself? */
bool demo_is_on(struct server *s, const char *event);

/* server.c: the page or file at this path as everybody gets it, in the caller's language; *text is the
 * caller's to free. False: it is not there, or there is no memory. */
bool server_ask(struct call *c, const char *path, char **text, size_t *len);

/* api_session.c: signs in and answers with the session. `device`: what the browser is known by; NULL: its cookie. */
void session_begin(struct call *c, const char *person, const char *password, const char *device);
/* From now on the browser is known there; nobody is signed in. */
void session_know(struct call *c, const struct people_account *who, const char *device);

/* openapi.c: the description as one text, the caller's to free; NULL: no memory. */
char *openapi_write(void);

/* live.c: who follows what. */
struct live *live_new(void);
int live_start(struct server *s); /* from now on sessions are judged; 0 or an errno */
void live_stop(struct live *l);   /* nothing is told any more: topics may go */
void live_free(struct live *l);
void live_listen(struct live *l, struct desk_listener *out);
char live_letter(enum desk_face face); /* that ids of this face begin with */
void live_judge(struct server *s);     /* sessions or roles have changed: who may still see it? */
unsigned live_topics(struct live *l);

/* metrics.c */
void metrics_count(struct server *s, unsigned status, uint64_t ns);

#endif
