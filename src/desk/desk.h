/*
 * desk/desk.h -- where a command meets the record: load, decide, append, apply, announce.
 *
 *     command --> the whole it is about, in memory --> decide --> one durable append --> apply --> reply
 *                                                                        |
 *                      feed --> every server's desk --> news, once for each face
 *
 * The desk knows the time and who may do what; the library knows the Laws; the store keeps. Nothing
 * is announced that is not durable, and all servers of one record announce the same, in the order
 * of the feed. Calls block and may come from many threads; what is about one game waits for its
 * turn.
 */
#ifndef AD_DESK_DESK_H
#define AD_DESK_DESK_H

#include "adoube/date.h"
#include "adoube/game.h"
#include "adoube/tour.h"
#include "store/store.h"
#include "wire/wire.h"

/* ---- who asks, and what he may see ---- */

enum desk_role {
    DESK_NOBODY,   /* anybody on the net: reads what is public              */
    DESK_PERSON,   /* somebody with a name: may be a player of a game       */
    DESK_KIOSK,    /* of this event: a screen at which results are entered  */
    DESK_BOARD,    /* of this event: a device at the tables, whose times are trusted */
    DESK_ARBITER,  /* of this event: records and rules                      */
    DESK_DIRECTOR, /* of this event: sets it up, names arbiters             */
    DESK_OFFICE    /* the federation's: opens events, names directors       */
};

/* The role of a person in an event, "" for everywhere. The desk asks by itself, whenever somebody wants
 * something: callers say who he is (`who`, the id of a person, "" for nobody), never what he may. */
typedef enum store_why desk_role_fn(void *payload, enum desk_role *out, const char *person,
                                    const char *event, struct store_fault *fault);

/* His own place in the tournament of an event, from 1; 0: none. Who has one reports, asks for byes and
 * leaves for himself, as far as nothing has to be confirmed. */
typedef unsigned desk_place_fn(void *payload, const char *person, const char *event);

/* What a player is told gives no help; what the arbiter is told is everything. */
enum desk_face { DESK_PUBLIC, DESK_WHITE, DESK_BLACK, DESK_ARBITERS, DESK_FACES };

/* ---- what can go wrong ---- */

#define DESK_WHY_MAP(X)                                                                         \
    X(DESK_OK, "all is well", "alles in Ordnung")                                               \
    X(DESK_NO_EVENT, "there is no such event", "diese Veranstaltung gibt es nicht")             \
    X(DESK_NO_GAME, "there is no such game", "diese Partie gibt es nicht")                      \
    X(DESK_NO_TOUR, "this event has no tournament", "diese Veranstaltung hat kein Turnier")     \
    X(DESK_BAD_INPUT, "the request cannot be understood", "die Anfrage ist nicht zu verstehen") \
    X(DESK_FORBIDDEN, "not permitted in this role", "in dieser Rolle nicht erlaubt")            \
    X(DESK_REUSED, "this key belongs to another command",                                       \
      "dieser Schlüssel gehört zu einem anderen Befehl")                                        \
    X(DESK_CONFLICT, "something else happened first", "etwas anderes ist vorher geschehen")     \
    X(DESK_IMPOSSIBLE, "that cannot have happened", "das kann nicht geschehen sein")            \
    X(DESK_REFUSED, "not done", "nicht ausgeführt")                                             \
    X(DESK_AHEAD, "the time is ahead of the service's own",                                     \
      "die Zeit läuft der des Dienstes voraus")                                                 \
    X(DESK_OVER_LIMIT, "too much for one record", "zu viel für eine Aufzeichnung")              \
    X(DESK_STORE, "the record cannot be reached or written",                                    \
      "der Datenbestand ist nicht zu erreichen oder nicht zu beschreiben")                      \
    X(DESK_NO_MEMORY, "out of memory", "kein Speicher mehr")

enum desk_why {
#define X(name, en, de) name,
    DESK_WHY_MAP(X)
#undef X
        DESK_WHYS
};

/* Every call that can fail takes one, or NULL; it is filled only if the call fails. */
struct desk_fault {
    enum desk_why why;
    struct wire_fault wire;   /* BAD_INPUT: place and reason      */
    struct store_fault store; /* STORE: what the store said       */
    enum ad_reason reason;    /* IMPOSSIBLE: why not, and what    */
    struct ad_command command;
    uint64_t seq;                /* CONFLICT: where it stands now, for the sender's face */
    int64_t most;                /* AHEAD: the latest that it may be */
    struct ad_tour_verdict tour; /* REFUSED: why, or what is to be confirmed, */
    unsigned nth;                /* … and by which command of several, from 0 */
};

/* The reason alone; and a whole sentence with place and detail. */
const char *desk_why_text(enum desk_why why, enum ad_language lang);
const char *desk_fault_text(char *out, size_t cap, const struct desk_fault *f,
                            enum ad_language lang);

/* ---- opening ---- */

struct desk;

enum {
    DESK_ID = 17,         /* letters and digits of an id, with its NUL */
    DESK_PERSON_MAX = 64, /* an id of a person, with a NUL */
    DESK_NAME_MAX = 256   /* his name */
};

/*
 * One thing that happened in a game, as one face sees it:
 *
 *     {"seq":..,"at_ms":..,"event":{..},"started_ms":..,"game":{..}}
 *
 * the game after it without its table and moves; the first has no "event". A face that is not told
 * gets none, and its numbers have no gap there: `seq` counts what this face was told, so that
 * numbers tell nobody what he may not know. All of it is borrowed until the function returns, which
 * may call the desk.
 */
struct desk_news {
    const char *game;
    uint64_t seq; /* this face's */
    enum desk_face face;
    const char *json;
    size_t len;
};

typedef void desk_news_fn(void *payload, const struct desk_news *news);

/* Somebody who listens. For each game he is asked which faces he wants, as bits by enum desk_face: for
 * the others nothing is written. */
struct desk_wants {
    unsigned news;   /* each event */
    unsigned stands; /* where the game stands, once all that came by at the same time was told */
};

struct desk_view;
typedef void desk_view_fn(void *payload, const struct desk_view *v);

/* All are called from one thread, in the order of the feed. A face that was told nothing new does not
 * hear where the game stands either. */
struct desk_listener {
    struct desk_wants (*wants)(void *payload, const char *game);
    desk_news_fn *news;
    desk_view_fn *stands;
    void *payload;

    /* Tournaments, by their event: who wants to hear that one has moved on, and up to where. NULL:
     * nobody. */
    bool (*wants_tour)(void *payload, const char *event);
    void (*tour)(void *payload, const char *event, uint64_t seq);
};

struct desk_options {
    int64_t (*now_ms)(void *payload); /* UTC; NULL: the machine's clock. Never runs backwards.    */
    void *clock;
    struct desk_listener listener; /* all NULL: nobody listens */
    desk_role_fn *role;            /* NULL: nobody has any */
    desk_place_fn *place;          /* NULL: nobody has any */
    void *people;
    int64_t outage_ms; /* a longer one stops kept clocks and asks the arbiter; 0 means a minute */
};

enum desk_why desk_open(struct desk **out, struct store *s, const struct desk_options *o,
                        struct desk_fault *fault);
void desk_close(struct desk *d);

/* A text that a call made; the caller frees it with desk_text_free. */
struct desk_text {
    char *json;
    size_t len;
    uint64_t seq;     /* of what it shows or changed, as its face counts */
    bool repeated;    /* the command was known: this is the first answer */
    char id[DESK_ID]; /* of what was opened */
};

void desk_text_free(struct desk_text *t);

/* ---- events: tournaments, matches, leagues, as far as games belong to them ---- */

/* {"name":"...","place":"...","from":"2026-11-16","to":"2026-11-18","edition":"fide-2023"}, of
 * which place and days may be missing; the office only. Answers with the event as it is shown,
 * {"id":"...","event":{...}}. `command` is the id that the sender gave his command, "" for none: at
 * most 100 visible ASCII characters, his alone. Sent again, it gets the first answer; with other
 * bytes, or about something else, it is DESK_REUSED. */
enum desk_why desk_event_open(struct desk *d, struct desk_text *out, const char *who,
                              const char *command, const char *json, size_t len,
                              struct desk_fault *fault);

struct desk_event {
    char id[DESK_ID];
    char name[DESK_NAME_MAX], place[DESK_NAME_MAX];
    ad_date from, to;
    uint8_t edition;
};

typedef void desk_event_fn(void *payload, const struct desk_event *e);

enum desk_why desk_event_look(struct desk *d, struct desk_event *out, const char *event,
                              struct desk_fault *fault);

/* At most `limit`, and never more than 200, behind the id `after` ("" for the first). `next` is the
 * last one's id if there are more, else "". */
enum desk_why desk_event_each(struct desk *d, char next[DESK_ID], const char *after, unsigned limit,
                              desk_event_fn *each, void *payload, struct desk_fault *fault);

/* The same as {"id":"...","event":{...}}, and {"events":[...],"next":"..."}. */
enum desk_why desk_event_show(struct desk *d, struct desk_text *out, const char *event,
                              struct desk_fault *fault);
enum desk_why desk_event_list(struct desk *d, struct desk_text *out, const char *after,
                              unsigned limit, struct desk_fault *fault);

/* ---- games ---- */

/* {"table":{...},"clock":"kept"|"recorded","round":1,"board":3,"white":{"person":"..","name":".."},
 * "black":{..}}; arbiters and directors of the event. Round, board, players, their persons and
 * names may be missing. Answers {"id":"...","event":"...","seq":1}: kept for ever, so without
 * names. */
enum desk_why desk_game_open(struct desk *d, struct desk_text *out, const char *who,
                             const char *event, const char *command, const char *json, size_t len,
                             struct desk_fault *fault);

enum desk_clock { DESK_RECORDED, DESK_KEPT };

struct desk_player {
    char person[DESK_PERSON_MAX];
    char name[DESK_NAME_MAX];
    bool erased; /* the name is gone */
};

/* What was ruled and is not in the score: who heard it, when, and the sentence without its articles. */
struct desk_ruling {
    unsigned faces; /* bits by enum desk_face */
    int64_t at_ms;
    struct ad_event event;
    char *sentence[2]; /* by enum ad_language */
};

/* A table open to whoever has a link to it: no arbiter, a kept clock, an event for all of a month. The
 * caller has made sure that those two persons may, and names both. Answers as desk_game_open. */
enum desk_why desk_free_open(struct desk *d, struct desk_text *out, const struct ad_table *table,
                             const struct desk_player side[2], struct desk_fault *fault);

/* What two players at a table without an arbiter do for themselves: may this side say it now? */
bool desk_may_alone(const struct ad_game *g, int side, const struct ad_command *c);

/* Our time: what views call now_ms. */
int64_t desk_now(const struct desk *d);

/* A game as somebody looks at it. `game` and `ruling` are the record's: who writes shows of them what
 * `face` may see (wire_show, `faces`). All of it is borrowed until the function returns. */
struct desk_view {
    const char *id, *event;
    unsigned round, board;
    enum desk_clock clock;
    struct desk_player side[2];
    enum desk_face face;
    uint64_t seq;               /* as this face counts */
    int64_t now_ms, started_ms; /* started_ms is -1 unless a kept clock was started */
    const struct ad_game *game;
    const struct desk_ruling *ruling;
    size_t rulings;
};

/* Look at a game. Which face he gets is found here: his own, the arbiters', or the public one; who plays
 * is a player, whatever else he is. The game waits until the function returns, which must not ask for
 * a game itself. */
enum desk_why desk_game_look(struct desk *d, const char *who, const char *game, desk_view_fn *look,
                             void *payload, struct desk_fault *fault);

/* The view as {"id":..,"round":..,"board":..,"clock":"kept","white":{"person":..,"name":..},
 * "black":{..},"event":..,"seq":..,"now_ms":..,"started_ms":..,"game":{..}}; "erased":true in place
 * of a name that is gone. At now_ms the running side has used now_ms - started_ms - game.at of what
 * it had left. */
enum desk_why desk_game_show(struct desk *d, struct desk_text *out, const char *who,
                             const char *game, struct desk_fault *fault);

/* The same of a view that is there; false: no memory. */
bool desk_view_write(struct desk_text *out, const struct desk_view *v);

#define DESK_ANY UINT64_MAX /* no sequence was named: decide on what is there */

enum { DESK_AHEAD_MS = 5000 }; /* a clock at a table may be off by what the way to us takes */

/*
 * A command in its form of the wire. It has `at` if the clock is recorded and its sender an arbiter
 * or a board: at most DESK_AHEAD_MS ahead of ours, else DESK_AHEAD. Without it the desk stamps:
 * where the clock is kept, and whatever a player sends. Answers {"seq":..,"rulings":[...],
 * "game":{...}} as the sender's face sees it. `expect` is the sequence that the sender saw last, as his
 * face counts: if the game has moved on, DESK_CONFLICT, and *out holds it as it is now.
 */
enum desk_why desk_game_do(struct desk *d, struct desk_text *out, const char *who, const char *game,
                           const char *command, uint64_t expect, const char *json, size_t len,
                           struct desk_fault *fault);

/* What an event's own stream says about one of its games; to read it no game is loaded. */
struct desk_listed {
    char game[DESK_ID];
    uint8_t clock; /* enum desk_clock */
    uint16_t round, board;
    struct desk_player side[2];
    struct ad_result result;
};

typedef void desk_listed_fn(void *payload, const struct desk_listed *g);

/* Games of an event in the order in which they were opened, as desk_event_each tells events. */
enum desk_why desk_game_each(struct desk *d, char next[DESK_ID], const char *event,
                             const char *after, unsigned limit, desk_listed_fn *each, void *payload,
                             struct desk_fault *fault);

/* Has its clock been started? False as well if there is no such game, or it cannot be read. */
bool desk_game_started(struct desk *d, const char *game);

/* {"games":[{"id":..,"round":..,..,"ended":{"game":..,"result":{..}}}],"next":".."} */
enum desk_why desk_game_list(struct desk *d, struct desk_text *out, const char *event,
                             const char *after, unsigned limit, struct desk_fault *fault);

/* What happened in a game behind the sequence `after`, as his face sees and counts it: for who comes
 * back. False stops. */
typedef bool desk_since_fn(void *payload, const struct desk_news *news);
enum desk_why desk_game_since(struct desk *d, const char *who, const char *game, uint64_t after,
                              desk_since_fn *each, void *payload, struct desk_fault *fault);

/* The same as {"record":[..],"seq":..,"more":false}, at most `limit` of them; seq is that of the last. */
enum desk_why desk_game_record(struct desk *d, struct desk_text *out, const char *who,
                               const char *game, uint64_t after, unsigned limit,
                               struct desk_fault *fault);

struct desk_counts {
    uint64_t commands, repeated, conflicts, events, loads;
    unsigned games, kept; /* in memory; of which a clock is kept */
    int64_t behind_ms;    /* the record's time was so far ahead of ours at opening, and goes on */
};

void desk_count(struct desk *d, struct desk_counts *out);

#endif
