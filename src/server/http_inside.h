/*
 * server/http_inside.h -- what the files of http share. Nobody else includes it.
 *
 *   http.c           start and stop
 *   http_open.c      the socket that listens
 *   http_door.c      between the library and its sockets: what the guard stops never gets in
 *   http_guard.c     what could be read in two ways is not read: pure, no library
 *   http_intake.c    requests as they come in
 *   http_crowd.c     whom a request comes from, and how many one address has
 *   http_target.c    path, query, cookies: pure, no library
 *   http_request.c   what a handler may ask
 *   http_pool.c      the threads that handle requests
 *   http_reply.c     answers, and whether they are compressed
 *   http_topic.c     streams
 *   http_clock.c     what has to be looked at now and then
 *   http_patience.c  who takes too long over a request
 *   http_linger.c    who is refused while he sends is still heard out
 *
 * The threads: one loop (the library's) reads and writes sockets and never waits for anything else;
 * handlers run in the pool; the clock wakes streams that had nothing to say. A connection is
 * suspended while its request is in the pool, and while its stream has nothing to say. Then only
 * its waker may touch it: the thread that handles the request, or who holds the topic's lock.
 *
 *     guard --> NEW --> READING --whole--> IN_POOL (suspended) --answer--> ANSWERED
 *       |        |         |                                                  |
 *     the end    +-refused-+--------------------------------------------> SENDING --> done
 */
#ifndef AD_SERVER_HTTP_INSIDE_H
#define AD_SERVER_HTTP_INSIDE_H

#include <microhttpd.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdatomic.h>

#include "server/http.h"

/* ---- what is refused, and why (http_guard.c) ---- */

/* clang-format off */
#define HTTP_REFUSAL_MAP(X) \
    X(FINE, 0, "", "") \
    X(TWO_LENGTHS, 400, "more than one Content-Length", "mehr als ein Content-Length") \
    X(ODD_LENGTH, 400, "Content-Length is not a number", "Content-Length ist keine Zahl") \
    X(LENGTH_AND_CHUNKS, 400, "Content-Length beside Transfer-Encoding", \
      "Content-Length neben Transfer-Encoding") \
    X(TWO_CODINGS, 400, "more than one Transfer-Encoding", "mehr als ein Transfer-Encoding") \
    X(OLD_CODING, 400, "Transfer-Encoding in HTTP/1.0", "Transfer-Encoding in HTTP/1.0") \
    X(ODD_HOST, 400, "Host must be given once, as a name and perhaps a port", \
      "Host muss einmal angegeben sein, als Name, allenfalls mit Port") \
    X(ODD_NAME, 400, "the name of a header field is missing or has a character that none may have", \
      "der Name einer Kopfzeile fehlt oder hat ein unerlaubtes Zeichen") \
    X(CONTROL, 400, "a control character in a header field", "ein Steuerzeichen in einer Kopfzeile") \
    X(FOLDED, 400, "a header field is folded", "eine Kopfzeile ist umgebrochen") \
    X(ODD_END, 400, "a line does not end in CR LF", "eine Zeile endet nicht mit CR LF") \
    X(ODD_LINE, 400, "the first line is not a method, a target and a version, with one blank between", \
      "die erste Zeile besteht nicht aus Methode, Ziel und Version mit je einem Leerzeichen dazwischen") \
    X(ODD_CHUNK, 400, "the body is not in chunks as announced", \
      "der Inhalt ist nicht wie angekündigt in Stücke geteilt") \
    X(ODD_TRAILER, 400, "a field behind the body that may only stand before it", \
      "ein Feld hinter dem Inhalt, das nur davor stehen darf") \
    X(BARE_BODY, 400, "GET and HEAD have no body", "GET und HEAD haben keinen Inhalt") \
    X(ODD_PATH, 400, "the path cannot be understood", "der Pfad ist nicht zu verstehen") \
    X(ODD_QUERY, 400, "the query cannot be understood", "die Abfrage ist nicht zu verstehen") \
    X(ODD_VERSION, 505, "the protocol is neither HTTP/1.1 nor HTTP/1.0", \
      "das Protokoll ist weder HTTP/1.1 noch HTTP/1.0") \
    X(UNKNOWN_METHOD, 405, "no such method here", "diese Methode gibt es hier nicht") \
    X(UNKNOWN_EXPECT, 417, "only 100-continue may be expected", "erwartet werden darf nur 100-continue") \
    X(UNKNOWN_CODING, 501, "only the transfer coding chunked is known", \
      "nur die Übertragungskodierung chunked ist bekannt") \
    X(LONG_METHOD, 501, "no such method here", "diese Methode gibt es hier nicht") \
    X(TOO_LONG, 413, "the body is too long", "der Inhalt ist zu lang") \
    X(LONG_TARGET, 414, "the target is too long", "das Ziel ist zu lang") \
    X(LONG_HEAD, 431, "the head is too long", "der Kopf ist zu lang") \
    X(TOO_MANY_LINES, 431, "too many header fields", "zu viele Kopfzeilen") \
    X(CROWDED, 429, "too many connections from this address", \
      "zu viele Verbindungen von dieser Adresse") \
    X(NO_MEMORY, 503, "out of memory", "kein Speicher mehr") \
    X(STOPPING, 503, "the server is about to stop", "der Dienst wird gerade beendet") \
    X(UNANSWERED, 500, "the server has no answer", "der Dienst weiß keine Antwort")
/* clang-format on */

enum http__refusal {
#define X(name, status, en, de) HTTP__##name,
    HTTP_REFUSAL_MAP(X)
#undef X
        HTTP__REFUSALS
};

enum { HTTP__LINES = 64 };

struct http__word {
    unsigned len;
    bool cut; /* there was no room for all of it */
    char text[272];
};

/* All zero but for `body_max`, a connection begins. */
struct http__guard {
    uint64_t body_max, heads, whole; /* heads and whole requests that were let through */
    enum http__refusal why;          /* nothing more is taken */

    unsigned at; /* in this request */
    bool cr, old, bare, german, no_answer_body, trailer;
    unsigned blank, target, parts, head, lines, digits, extension, seen[3];
    enum http__refusal later; /* said when all of the head is there */
    uint64_t left, taken;     /* of the body or the chunk; of all chunks */
    struct http__word name, value;
};

/* Takes what has come. Returns how much of it the library may have: all; or, if `why` says what is
 * wrong with a request, what belongs to those before it. */
size_t http__guard_take(struct http__guard *g, const char *bytes, size_t len);

struct http__line { /* of the head; NUL-terminated, too */
    const char *name, *value;
    size_t name_len, value_len;
};

struct http__head {
    unsigned lines;
    struct http__line line[HTTP__LINES];
};

unsigned http__refusal_status(enum http__refusal why);
const char *http__refusal_text(enum http__refusal why, bool german);

/* The value of the first line of that name, or NULL; whatever the case of its letters. */
const char *http__head_find(const struct http__head *head, const char *name);

/* Is `coding` in this Accept-Encoding, with more than no weight? */
bool http__accepts(const char *list, const char *coding);

/* ---- path, query, cookies (http_target.c) ---- */

/* Pairs: a name, a NUL, its value, a NUL, and so on; an empty name is the end. */
const char *http__pair_find(const char *pairs, const char *name);

/* Cuts and decodes the target where it stands, so that it is the path. `query` has room for twice
 * its bytes and two, and gets pairs. */
enum http__refusal http__target_read(char *target, char *query);

/* A Cookie header as pairs; `out` has room for its bytes and two. Returns how many were written
 * before the last NUL, where another header's may go on. What is no cookie is passed over. */
size_t http__cookies_read(char *out, const char *value, size_t len);

/* ---- the server ---- */

struct http__worker {
    struct http *h;
    pthread_t thread;
    struct http__squeezer *squeezer; /* what compresses; made when first needed */
};

struct http__pool {
    pthread_mutex_t lock;
    pthread_cond_t work;
    struct http_request *head, *tail; /* those that wait */
    struct http__worker *worker;
    unsigned workers, idle;
    bool waking; /* a thread was woken and has not come yet */
    bool over;   /* what still waits goes unanswered        */
};

struct http__connection {
    struct http *h;
    int fd;
    char peer[INET6_ADDRSTRLEN];
    atomic_uint *crowd; /* NULL: a proxy, or turned away */
    struct http__guard guard;
    uint64_t begun, over;       /* requests that the library has found, and is done with */
    bool ended, told;           /* he sends no more; he was told why the guard takes no more */
    _Atomic(uint64_t) since_ns; /* he may send a request; 0: we are at it */
    struct http__connection *next, **back;
};

struct http__linger {
    int fd;
    uint64_t until_ns;
};

enum { HTTP__LINGERING = 64, HTTP__CROWDS = 4096 };

struct http {
    struct http_options o;
    struct MHD_Daemon *daemon;
    uint16_t port;
    unsigned limit; /* connections that can be had */
    struct http__pool pool;

    pthread_mutex_t lock;         /* of those below; topics' locks come after it */
    pthread_cond_t tick;          /* the clock is to stop */
    struct http_topic *topics;    /* all of them */
    struct http__kept *kept;      /* kept bodies, compressed */
    struct http__connection *all; /* connections */
    struct http__linger linger[HTTP__LINGERING];
    unsigned lingering;
    bool clock_over;
    pthread_t clock;

    uint8_t salt[16]; /* of the crowds */
    atomic_uint crowd[HTTP__CROWDS];
    atomic_ullong crowded;

    atomic_bool stopping; /* nobody new            */
    atomic_bool closing;  /* not even those within */
    atomic_ullong requests, refused;
    atomic_uint connections, streams, waiting, open; /* `open`: requests begun, not yet gone */
};

enum http__stage { HTTP__NEW, HTTP__READING, HTTP__IN_POOL, HTTP__ANSWERED, HTTP__SENDING };

struct http_request {
    struct http *h;
    struct MHD_Connection *connection;
    struct http__connection *from; /* NULL: there was no memory for it */
    enum http__stage stage;
    enum http_method method;
    const char *query; /* pairs */
    char *cookies;     /* pairs; NULL until somebody asks */
    char *body;
    size_t len, cap;
    struct MHD_Response *response;
    unsigned status;
    uint64_t whole_ns;           /* when all of it had come */
    struct http__worker *worker; /* who handles it          */
    struct http_request *next;   /* in the queue            */
    atomic_uint *crowd;          /* if it came by a proxy   */
    char peer[INET6_ADDRSTRLEN];
    struct http_taken *taken; /* our own question: the answer goes here */
    struct http__head head;
    char target[]; /* the path, once it is decoded */
};

uint64_t http__now(void); /* ns; the clock that only goes forwards */

/* http_open.c */
int http__listen(int *out, const char *host, uint16_t port); /* 0 or an errno */
uint16_t http__port_of(int fd);
unsigned http__room_for(unsigned connections); /* so many can there be */

/* http_door.c */
enum { HTTP__FILES = 1 << 16 }; /* a socket beyond is not guarded, so nothing is taken from it */

void http__door_open(struct http__connection *c);
void http__door_close(struct http__connection *c);
void http__turn_away(struct http__connection *c, enum http__refusal why);
void http__request_over(struct http__connection *c);

/* http_intake.c: what the library calls */
void *http__on_target(void *server, const char *target, struct MHD_Connection *connection);
size_t http__leave_escaped(void *server, struct MHD_Connection *connection, char *text);
enum MHD_Result http__on_request(void *server, struct MHD_Connection *connection, const char *url,
                                 const char *method, const char *version, const char *piece,
                                 size_t *len, void **request);
void http__on_completed(void *server, struct MHD_Connection *connection, void **request,
                        enum MHD_RequestTerminationCode how);
void http__on_connection(void *server, struct MHD_Connection *connection, void **context,
                         enum MHD_ConnectionNotificationCode what);

/* http_pool.c */
int http__pool_start(struct http *h);
void http__pool_push(struct http_request *r);
void http__pool_stop(struct http *h); /* those that still wait go on, unanswered */

/* http_crowd.c */
void http__peer_write(char out[INET6_ADDRSTRLEN], const struct http *h, const char *address,
                      const char *forwarded);
bool http__crowd_join(struct http *h, atomic_uint **place, const char *peer); /* false: full */
void http__crowd_leave(atomic_uint *place);                                   /* NULL is fine */

/* http_patience.c */
struct http__connection *http__came(struct http *h, int fd); /* may be NULL, as everywhere here */
void http__went(struct http *h, struct http__connection *c);
void http__his_turn(
    struct http__connection *c); /* his next request may take its time from now on */
void http__our_turn(struct http__connection *c);
void http__patience_tick(struct http *h, uint64_t now); /* with h->lock held */

/* http_linger.c */
void http__linger(struct http *h, int fd);
void http__linger_tick(struct http *h, uint64_t now); /* with h->lock held */
void http__linger_end(struct http *h);

/* http_reply.c */
void http__refuse(struct http_request *r, enum http__refusal why);
int http__refusal_write(char *out, size_t cap, enum http__refusal why, bool german, bool no_body);
bool http__common_fields(struct MHD_Response *response); /* those that all answers have */
void http__squeezer_free(struct http__squeezer *s);
void http__kept_free(struct http *h);

/* http_clock.c */
int http__clock_start(struct http *h);
void http__clock_stop(struct http *h);

/* http_topic.c */
void http__topics_beat(struct http *h, uint64_t now); /* with h->lock held */
void http__topics_end(struct http *h);                /* all who follow are let go */
void http__topics_free(struct http *h);               /* nobody follows any more   */

#endif
