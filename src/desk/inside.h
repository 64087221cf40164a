/*
 * desk/inside.h -- inside the room: what its files share.
 *
 *     form.c        what is kept in the streams, as JSON
 *     game_fold.c   a stream of events becomes a game
 *     game_cell.c   games in memory, a lock each, the unused ones given up
 *     game_say.c    a game in words for one face: answers, pictures, news
 *     game_do.c     a command: may he, stamp, decide, append, apply, answer
 *     game_append.c what a command appends
 *     tour_fold.c   a stream of events becomes a tournament
 *     tour_do.c     commands to a tournament, likewise
 *     tour.c        looking at one
 *     game.c        opening, looking at, listing games       event.c   the same for events
 *     feed.c        the thread that follows the record and announces
 *     clock.c       kept clocks: flags, heartbeats, outages
 *
 *     stream        event/ID     event.opened, event.game, event.result, event.outage
 *                   game/ID      game.opened, then one game.event for each event of the library,
 *                                or game.noted if the arbiters alone hear of it
 *                   tour/EVENT   tour.opened, then one tour.event for each event of the library
 *                   kept/ID      of a game with a kept clock: one event while it is open, two after
 *                   desk/alive   somebody is there and watches the kept clocks
 *
 * A call holds at most one game's lock, and never the desk's together with a call of the store.
 */
#ifndef AD_DESK_INSIDE_H
#define AD_DESK_INSIDE_H

#include <pthread.h>
#include <stdatomic.h>

#include "desk/desk.h"
#include "desk/tour.h"

enum {
    DESK_STREAM = 32,    /* "game/" and an id, with a NUL */
    DESK_CELLS = 1024,   /* games in memory, unless more are in use at once */
    DESK_TRIES = 64,     /* that something else happened first, before we give up */
    DESK_BEAT_MS = 2000, /* between signs of life, while kept clocks run */
    DESK_GRACE_MS = 250, /* a press that came before the flag fell is decided before it */
    DESK_HASH_TEXT = 2 * STORE_HASH + 1,
    DESK_COMMAND_ID = 100 /* of a sender's name for his command */
};

#define DESK_ALIVE "desk/alive"

/* ---- forms ---- */

/* A player's name is here the hash of the words that hold it; in a request the name itself. */
struct desk_game_about {
    char event[DESK_ID];
    uint8_t clock; /* enum desk_clock */
    uint16_t round, board;
    struct desk_player side[2];
    struct ad_table table;
};

struct desk_outage {
    char game[DESK_ID];
    int64_t ms, behind_ms;
};

enum { DESK_FORM_MAX = 12288 };

/* Each reads strictly, and returns false with the place and reason. What a sender says has no
 * event and no result; what is kept has. */
bool desk__event_read(struct desk_event *out, const char *json, size_t len,
                      struct wire_fault *fault);
bool desk__game_ask_read(struct desk_game_about *out, const char *json, size_t len,
                         struct wire_fault *fault);
bool desk__game_read(struct desk_game_about *out, const char *json, size_t len,
                     struct wire_fault *fault);
bool desk__event_game_read(struct desk_listed *out, const char *json, size_t len,
                           struct wire_fault *fault);
bool desk__event_result_read(struct desk_listed *out, const char *json, size_t len,
                             struct wire_fault *fault);

/* ---- texts that grow ---- */

struct desk_put {
    char *text;
    size_t len, cap;
    bool failed; /* out of memory */
};

void desk__put(struct desk_put *p, const char *text);
void desk__put_bytes(struct desk_put *p, const char *text, size_t len);
void desk__put_string(struct desk_put *p, const char *text);
void desk__put_number(struct desk_put *p, const char *before, int64_t value);

/* Room for n more bytes and a NUL, or NULL; after filling it, add what was written to len. */
char *desk__put_room(struct desk_put *p, size_t n);

/* ,"next":"..."}, or just the end if there is no next. */
void desk__put_next(struct desk_put *p, const char *next);

/* The text becomes the caller's answer; false and DESK_NO_MEMORY if it could not be made. */
bool desk__put_end(struct desk_text *out, struct desk_put *p, uint64_t seq);

/* A record of the wire. */
struct wire_record;
void desk__put_record(struct desk_put *p, const struct wire_record *record, const void *x);

void desk__put_event_about(struct desk_put *p, const struct desk_event *e);
void desk__put_game_about(struct desk_put *p, const struct desk_game_about *g);
void desk__put_event_game(struct desk_put *p, const struct desk_listed *g);
void desk__put_event_result(struct desk_put *p, const char *game, const struct ad_result *r);
void desk__put_outage(struct desk_put *p, const struct desk_outage *o);

/* The names of both, in place of their hashes. Looked up whenever they are shown, so that one who was
 * erased is gone at once. */
void desk__names(struct store *s, struct desk_player side[2]);

/* "white":{"person":"...","name":"..."}; "erased":true if it is gone. */
void desk__put_players(struct desk_put *p, const struct desk_player side[2]);

/* ---- a game as far as it was read ---- */

struct desk_fold {
    char id[DESK_ID];
    uint64_t seq; /* of the stream: one more than g.seq */
    struct desk_game_about about;
    struct ad_game g;
    uint64_t told[DESK_FACES]; /* so many of them each face was told of: the sequence it knows */
    int64_t last_ms;           /* when the last event was stored  */
    int64_t began_ms;   /* when its clock was first started; before that, when it was opened */
    int64_t started_ms; /* when a kept clock was; -1: not yet, or recorded */
    struct desk_ruling *ruling;
    size_t rulings, rulings_cap;
};

/* Called before an event is folded in. */
typedef void desk_before_fn(void *payload, const struct desk_fold *f, const struct ad_event *e,
                            const struct store_row *row);

struct desk_reading {
    desk_before_fn *before; /* or NULL */
    void *payload;
    uint64_t until; /* the last sequence to fold in */
};

/* Read on from where it stands. DESK_NO_GAME if there is nothing at all. */
enum desk_why desk__fold_read(struct desk_fold *f, struct store *s, const struct desk_reading *r,
                              struct desk_fault *fault);

/* One event of the stream; false if it cannot follow: the record is damaged or a newer one's. */
bool desk__fold_row(struct desk_fold *f, const struct store_row *row, const struct desk_reading *r);

/* Is this face told of an event that was stored as this kind, and comes next? */
bool desk__is_told(const struct desk_fold *f, const struct ad_event *e, const char *kind,
                   enum desk_face face);

/* The same as a row for an event that was just stored. */
bool desk__fold_event(struct desk_fold *f, const struct ad_event *e, const char *kind,
                      int64_t at_ms);

/* Room for whatever one decision makes. */
bool desk__fold_reserve(struct desk_fold *f);
void desk__fold_release(struct desk_fold *f);

/* ---- a tournament as far as it was read (tour_fold.c) ---- */

struct desk_tour_fold {
    char id[DESK_ID]; /* of its event */
    uint64_t seq;     /* of the stream, and of the tournament */
    int64_t last_ms;
    struct ad_tour tour;
    void *memory;                    /* of its arrays */
    char (*words)[DESK_HASH_TEXT];   /* by place: the hash of what was said about the person, */
    char (*members)[DESK_HASH_TEXT]; /* … and about each player of the teams */
};

struct wire_tour_event;

/* The same, with this room; false: no memory. */
bool desk__tour_copy(struct desk_tour_fold *out, const struct desk_tour_fold *f,
                     const struct ad_tour_room *room);
struct ad_tour_room desk__tour_room(const struct desk_tour_fold *f); /* that it has */

/* Room for twice as many of those whom it is full of; for these rules. */
bool desk__tour_grow(struct desk_tour_fold *f);
bool desk__tour_fit(struct desk_tour_fold *f, const struct ad_tour_rules *rules);

/* One event more; false if it cannot follow, or there is no memory. */
bool desk__tour_fold_event(struct desk_tour_fold *f, const struct wire_tour_event *e,
                           int64_t at_ms);
void desk__tour_release(struct desk_tour_fold *f);

/* Hand it out, with what is said about its persons. */
enum desk_why desk__tour_view(struct desk *d, const struct desk_tour_fold *f,
                              const struct desk_event *event, enum desk_role role,
                              desk_tour_fn *look, void *payload, struct desk_fault *fault);

/* A view as JSON, to a struct desk_put. */
void desk__put_tour(void *put, const struct desk_tour_view *v);

/* ---- games and tournaments in memory ---- */

struct desk_cell {
    struct desk_cell *next;          /* in its bucket */
    struct desk_cell *newer, *older; /* by last use   */
    char id[DESK_ID];                /* what it holds */
    unsigned users;                  /* so far the shelf's lock; from here on the cell's */
    pthread_mutex_t lock;
    const struct desk_sort *sort;
    union { /* all begin with id and seq */
        struct desk_fold fold;
        struct desk_tour_fold tour;
    };
    _Atomic uint64_t known; /* the feed has shown so many events: there may be more to read */
    bool doubtful;          /* whether the last append was stored is not known */
};

enum { DESK_BUCKETS = 1024, DESK_SCRATCHES = 16 };

/* What lies in a cell. */
struct desk_sort {
    enum desk_why none; /* there is no such thing */
    enum desk_why (*read)(struct desk_cell *c, struct store *s, struct desk_fault *fault);
    void (*release)(struct desk_cell *c);
};

extern const struct desk_sort desk__games, desk__tours;

/* Things of one sort by their id. Of games there are two shelves: one for commands, where a game is as
 * far as we know, and the feed's own, where it is as far as it was announced. */
struct desk_shelf {
    pthread_mutex_t lock;
    const struct desk_sort *sort;
    struct desk_cell *bucket[DESK_BUCKETS], *newest, *oldest;
    unsigned cells;
};

/* A kept clock that runs. */
struct desk_flag {
    char id[DESK_ID];
    int64_t falls_ms; /* UTC */
};

enum { DESK_AT_ONCE = 256 }; /* events that are read from the feed */

/* A game of which these faces were told something, and not yet where it stands. */
struct desk_moved {
    char id[DESK_ID];
    unsigned faces;
};

struct desk {
    struct store *store;
    struct desk_options options;
    int64_t base_ms;   /* UTC less the clock that nobody sets */
    int64_t behind_ms; /* what of it the record asked for; 0: nothing worth telling */
    struct desk_shelf games, told, tours;

    pthread_mutex_t lock; /* of the scratches */
    void *scratch[DESK_SCRATCHES];
    unsigned scratches;

    _Atomic uint64_t commands, repeated, conflicts, events, loads;
    _Atomic unsigned kept;
    _Atomic bool closing;

    pthread_t thread; /* the rest is the feed's */
    char position[STORE_POSITION];
    struct desk_moved moved[DESK_AT_ONCE];
    unsigned moves;
    char tour_moved[DESK_ID]; /* its last events were not told yet; "": none */
    uint64_t tour_seq;
    struct desk_flag *flag;
    size_t flags, flags_cap;
    int64_t alive_ms; /* the last sign of life in the record */
    uint64_t alive_seq;
    uint64_t alive_commands; /* how many there were then */
    int64_t lost_ms;         /* ... before the record could not be written; 0: it can */
};

/* Find a game or make an empty place for it, and lock it. NULL: no memory. */
struct desk_cell *desk__cell_hold(struct desk_shelf *s, const char *id);
void desk__cell_give(struct desk_shelf *s, struct desk_cell *c);

/* The game to decide about: loaded, up to date as far as is known, locked. */
enum desk_why desk__game_take(struct desk *d, struct desk_cell **out, const char *id,
                              struct desk_fault *fault);
void desk__game_give(struct desk *d, struct desk_cell *c);

/* Read what others have appended. */
enum desk_why desk__cell_catch_up(struct desk *d, struct desk_cell *c, struct desk_fault *fault);

/* The same for any shelf; `fresh`: it may still be empty. */
enum desk_why desk__cell_take(struct desk *d, struct desk_shelf *s, struct desk_cell **out,
                              const char *id, bool fresh, struct desk_fault *fault);

/* The feed has shown this event of it. */
void desk__cell_known(struct desk_shelf *s, const char *id, uint64_t seq);
void desk__shelf_init(struct desk_shelf *s, const struct desk_sort *sort);
void desk__shelf_free(struct desk_shelf *s);

/* Memory for one decision; NULL if there is none. */
void *desk__scratch_take(struct desk *d);
void desk__scratch_give(struct desk *d, void *scratch);

/* ---- commands ---- */

struct desk_order {
    const char *who;   /* stands in the record */
    const char *key;   /* the command's name in the store, "" for none */
    const char *print; /* ... and what was said */
    enum desk_face face;
    struct ad_command command;
    bool stamped; /* its time is settled, by us or by somebody who is trusted; else we say it */
    int64_t now_ms;
    uint64_t expect;
    int64_t outage_ms; /* the arbiters are told of it; 0: of none */
};

enum { DESK_PARTS = 3, DESK_KEPT_ANSWER = 96 };

/* What a command appends, and the room for it. */
struct desk_append {
    struct ad_events events;
    struct store_event event[AD_EVENTS_MAX], ended[2], closed;
    struct store_part part[DESK_PARTS];
    char stream[DESK_PARTS][DESK_STREAM];
    char answer[DESK_KEPT_ANSWER];
    struct store_request request;
    struct desk_put bytes, more; /* of the game's events; of the event's          */
    int64_t at_ms, floor_ms;     /* of the event's stream, which others write, too */
};

/* The request for the events that were decided; false: no memory. */
bool desk__append_make(struct desk_append *a, const struct desk_order *o,
                       const struct desk_fold *f);
void desk__append_free(struct desk_append *a);

/* Decide, append, apply, answer; *out may be NULL. The cell is locked. */
enum desk_why desk__carry_out(struct desk *d, struct desk_text *out, struct desk_cell *c,
                              struct desk_order *o, struct desk_fault *fault);

/* The role of a person in an event. */
enum desk_why desk__role(struct desk *d, enum desk_role *out, const char *who, const char *event,
                         struct desk_fault *fault);

/* The face of a person at this game: he plays, or is an arbiter, or neither. */
enum desk_face desk__face_of(const char *who, enum desk_role role, const struct desk_game_about *g);
enum desk_why desk__face(struct desk *d, enum desk_face *out, const char *who, const char *game,
                         struct desk_fault *fault);

/* ---- words for one face ---- */

void desk__put_event_face(struct desk_put *p, const struct ad_game *before,
                          const struct ad_event *e, enum desk_face face);
void desk__put_game_face(struct desk_put *p, const struct ad_game *g, enum desk_face face,
                         bool brief);

/* {"seq":..,"rulings":[..],"game":{..}}: the rulings as it goes, the rest when it is over. */
struct desk_answer {
    struct desk_put rulings;
    enum desk_face face;
};

void desk__answer_event(struct desk_answer *a, const struct ad_game *before,
                        const struct ad_event *e);
bool desk__answer_end(struct desk_text *out, struct desk_answer *a, const struct desk_fold *f);

/* Fold a row in and tell it, if its number is above `after`, to those of the faces (bits by enum
 * desk_face) that are told of it. */
bool desk__tell_game(struct desk_fold *f, const struct store_row *row, unsigned faces,
                     uint64_t after, desk_news_fn *each, void *payload);

/* ---- the feed and the clocks ---- */

enum desk_why desk__feed_start(struct desk *d, struct desk_fault *fault);
void desk__feed_stop(struct desk *d);

/* Where the clock of a kept game stands now: the flag list follows. */
void desk__clock_follow(struct desk *d, const struct desk_fold *f);

/* Let fall what is due; write a sign of life if one is due. Milliseconds until the next thing. */
unsigned desk__clock_tick(struct desk *d);

/* Hand out the game as this face sees it. */
void desk__look_at(struct desk *d, const struct desk_fold *f, enum desk_face face,
                   desk_view_fn *look, void *payload);

/* Append a sign of life; *out is its sequence. And has anything been done since the last one? */
enum desk_why desk__clock_beat(struct desk *d, uint64_t *out, struct desk_fault *fault);
bool desk__clock_is_late(const struct desk *d);

/* Load every kept game that is open, and make good what was missed while nobody was there. */
enum desk_why desk__clock_open(struct desk *d, struct desk_fault *fault);

/* ---- small things ---- */

int64_t desk__now(const struct desk *d);
void desk__new_id(char out[DESK_ID]);
bool desk__is_id(const char *text);
bool desk__is_name(const char *text, size_t max); /* visible ASCII without blanks, or "" */
void desk__stream(char out[DESK_STREAM], const char *what, const char *id);

enum { DESK_PRINT = 32 };

/* A command's name in the store, its sender's alone; "" for none. And the print of what was said and
 * of what it is about: with another one the name is not his command's. */
struct desk_key {
    char name[STORE_NAME_MAX + 1], print[DESK_PRINT + 1];
};

enum desk_why desk__key(struct desk_key *out, const char *who, const char *about,
                        const char *command, const char *json, size_t len,
                        struct desk_fault *fault);

/* What is to be kept with a command, which ends with a blank and its print; nothing if it has no
 * name. */
static inline struct store_answer desk__kept(const struct desk_key *k, const struct desk_text *t)
{
    return *k->name ? (struct store_answer){k->name, t->json, t->len} : (struct store_answer){0};
}

/* `first`, or what was answered when the command came before, without the print. Takes over either. */
enum desk_why desk__answer_kept(struct desk *d, struct desk_text *out, struct desk_text *first,
                                struct store_result *result, struct desk_fault *fault);

/* ---- opening: what was read and may be done ---- */

enum desk_why desk__event_store(struct desk *d, struct desk_text *out,
                                const struct desk_event *about, const char *who,
                                const struct desk_key *key, struct desk_fault *fault);
enum desk_why desk__game_store(struct desk *d, struct desk_text *out, const char *who,
                               const struct desk_key *key, const struct desk_game_about *about,
                               struct desk_fault *fault);

/* Fill *fault, if there is one, and return why. */
enum desk_why desk__fail(struct desk_fault *fault, enum desk_why why);
enum desk_why desk__fail_store(struct desk_fault *fault, const struct store_fault *s);
enum desk_why desk__fail_wire(struct desk_fault *fault, const struct wire_fault *w);
enum desk_why desk__fail_damaged(struct desk_fault *fault, const char *stream, uint64_t seq);

#endif
