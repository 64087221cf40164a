/*
 * store/store.h -- the record: streams of events that are appended to and read, and never changed;
 * and beside them plain things, which are.
 *
 *     struct store *s;
 *     struct store_fault why;
 *
 *     if (store_open(&s, "season.db", &(struct store_options){.create = true}, &why)) ...
 *     if (store_append(s, &result, &request, &why) == STORE_CONFLICT) ...   load again, decide again
 *     store_feed(s, position, 100, each, payload, &why);                   everything since then
 *
 * The address says which engine: a path or sqlite:PATH, postgres://..., or memory: for tests and
 * demonstrations. All three behave alike; one suite of tests runs on each.
 *
 * What is promised:
 * - Whatever store_append said yes to is durable, and is never changed or lost.
 * - A request is one transaction over all its streams: all of it or nothing.
 * - A stream's events are numbered 1, 2, 3 ... without a gap; their time never runs backwards.
 * - The feed has every event of every stream, and never slips one in before what was read already.
 * - Each event carries a hash over itself and the one before it: store_check says where a record
 *   was tampered with or damaged. Things have no part in that: whoever can write the record can
 *   change them unseen.
 *
 * Calls block, and may come from many threads at once. Names (streams, kinds, people, commands,
 * shelves, keys) are visible ASCII without blanks; bytes are anybody's. Nothing here reads a clock for the record:
 * times are the caller's.
 */
#ifndef AD_STORE_STORE_H
#define AD_STORE_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- what can go wrong ---- */

#define STORE_WHY_MAP(X)                                                                          \
    X(STORE_OK, "all is well", "alles in Ordnung")                                                \
    X(STORE_CONFLICT, "the stream has moved on, it is at event",                                  \
      "die Reihe ist schon weiter, sie steht bei Ereignis")                                       \
    X(STORE_BACKWARDS, "an event is older than the last of its stream, which is of",              \
      "ein Ereignis ist älter als das letzte seiner Reihe, und das ist von")                      \
    X(STORE_BAD_NAME, "not a name: 1 to 200 visible ASCII characters without blanks",             \
      "kein Name: 1 bis 200 sichtbare ASCII-Zeichen ohne Leerzeichen")                            \
    X(STORE_BAD_REQUEST, "a request that makes no sense", "eine sinnlose Anfrage")                \
    X(STORE_TOO_LARGE, "too large to be kept", "zu groß zum Speichern")                           \
    X(STORE_BAD_POSITION, "not a position in this record", "keine Stelle in diesem Datenbestand") \
    X(STORE_BAD_ADDRESS, "not an address: PATH, sqlite:PATH, postgres://... or memory:",          \
      "keine Adresse: PFAD, sqlite:PFAD, postgres://... oder memory:")                            \
    X(STORE_NO_RECORD, "there is no such record", "diesen Datenbestand gibt es nicht")            \
    X(STORE_GONE, "its file is gone, or another lies in its place",                               \
      "die Datei ist weg, oder an ihrer Stelle liegt eine andere")                                \
    X(STORE_MISSING,                                                                              \
      "the record that was here is missing; restore it, or to begin anew remove the file that"    \
      " tells of it",                                                                             \
      "der Datenbestand, der hier lag, fehlt; zurückholen oder, um neu zu beginnen, die Datei"   \
      " löschen, die von ihm zeugt")                                                              \
    X(STORE_BEHIND,                                                                               \
      "what was answered last is missing from it; restore it, or to go on without remove the"     \
      " file that tells of it",                                                                   \
      "was zuletzt beantwortet wurde, fehlt darin; zurückholen oder, um ohne dies"               \
      " weiterzumachen, die Datei löschen, die davon zeugt")                                      \
    X(STORE_EXISTS, "is there already", "gibt es schon")                                          \
    X(STORE_NOT_EMPTY, "holds a record already", "enthält schon einen Datenbestand")              \
    X(STORE_FOREIGN, "not a record of Adoube", "kein Datenbestand von Adoube")                    \
    X(STORE_NEWER, "made by a newer Adoube; its schema is",                                       \
      "von einem neueren Adoube angelegt; sein Schema ist")                                       \
    X(STORE_OLDER, "made by an older Adoube; adoube db migrate brings it up to date from schema", \
      "von einem älteren Adoube angelegt; adoube db migrate bringt es auf den Stand, von Schema") \
    X(STORE_MOVED, "moved here from another server; adoube db migrate makes it fit",              \
      "von einem anderen Server hierher gebracht; adoube db migrate passt es an")                 \
    X(STORE_DAMAGED, "damaged", "beschädigt")                                                     \
    X(STORE_BUSY, "another program does not let go of it",                                        \
      "ein anderes Programm gibt es nicht frei")                                                  \
    X(STORE_READ_ONLY, "can only be read", "kann nur gelesen werden")                             \
    X(STORE_FULL, "no space left", "kein Platz mehr")                                             \
    X(STORE_IO, "input/output error", "Ein-/Ausgabefehler")                                       \
    X(STORE_DENIED, "not permitted", "nicht erlaubt")                                             \
    X(STORE_UNREACHABLE, "the server does not answer", "der Server antwortet nicht")              \
    X(STORE_LOST, "the server went away; whether it was stored is not known",                     \
      "der Server ist weg; ob gespeichert wurde, ist nicht bekannt")                              \
    X(STORE_NO_WORDS, "there are no such words", "diese Worte gibt es nicht")                     \
    X(STORE_ERASED, "these words were erased", "diese Worte wurden gelöscht")                     \
    X(STORE_NO_THING, "there is no such thing", "das gibt es nicht")                              \
    X(STORE_NO_MEMORY, "out of memory", "kein Speicher mehr")                                     \
    X(STORE_ENGINE, "the database refused", "die Datenbank hat abgelehnt")

enum store_why {
#define X(name, en, de) name,
    STORE_WHY_MAP(X)
#undef X
        STORE_WHYS
};

enum {
    STORE_NAME_MAX = 200,
    STORE_BYTES_MAX = 1 << 24, /* of one event, answer or file */
    STORE_MANY = 4096,         /* events, parts, needs, words or changes in one request */
    STORE_SORT_MAX = 200,      /* bytes that a thing is listed by */
    STORE_HASH = 32,
    STORE_SALT = 16,
    STORE_POSITION = 56,
    STORE_DETAIL = 400
};

/* Every call that can fail takes one, or NULL; it is filled only if the call fails. */
struct store_fault {
    enum store_why why;
    char place[STORE_DETAIL];  /* the stream, the file, the address without its password; or "" */
    char detail[STORE_DETAIL]; /* a number, a time, the engine's own words; or ""               */
    uint64_t seq;              /* CONFLICT, BACKWARDS: where the stream is now, or ...          */
    bool thing;                /* CONFLICT: ... the version of the thing, 0 if it is not there  */
    int64_t at_ms;             /* BACKWARDS: the time of its last event                         */
};

/* "game/1: the stream has moved on, it is at event 5". Returns out. */
const char *store_fault_text(char *out, size_t cap, const struct store_fault *f, bool german);

/* ---- opening ---- */

struct store;

struct store_options {
    bool create;    /* make the record if there is none; else that is STORE_NO_RECORD           */
    bool migrate;   /* bring an older schema up to date, after a backup; else STORE_OLDER        */
    bool read_only; /* append and erase are STORE_READ_ONLY, and the file may be                */
    unsigned wait_ms; /* for a lock that another program holds; 0 means 5000                      */
    unsigned pool;    /* connections to a server, at most; 0 means 8                              */
};

/* The options may be NULL: nothing is created and nothing is migrated. */
enum store_why store_open(struct store **out, const char *address,
                          const struct store_options *options, struct store_fault *fault);

/* No other call may be under way. NULL is fine. */
void store_close(struct store *s);

/* As it may be shown: without a password. Borrowed until the store is closed. */
const char *store_address(const struct store *s);

/* What whoever opened it should be told. */
struct store_notes {
    bool made;    /* there was no record: this one is new and empty */
    bool exposed; /* its file is open to everybody on the machine   */
};

const struct store_notes *store_notes(const struct store *s);

/* Is the record still where it was opened? STORE_GONE if its file was removed, moved or replaced since;
 * then nothing is read from it or acknowledged any more. Cheap: the disk is asked a few times a
 * second at most. */
enum store_why store_there(struct store *s, struct store_fault *fault);

/* The schema as this program writes it; stores of an older one need `migrate`. */
unsigned store_schema(void);

/* ---- appending ---- */

struct store_event {
    const char *kind;
    unsigned version; /* of the kind */
    int64_t at_ms;    /* UTC, not before 1970 */
    const char *who;
    const void *bytes;
    size_t len;
};

#define STORE_ANY UINT64_MAX /* behind whatever is there */

/* What to append to one stream. One stream may have several parts. */
struct store_part {
    const char *stream;
    uint64_t expect; /* the sequence of its last event, 0 if it has none; or STORE_ANY */
    const struct store_event *event;
    unsigned events;
};

/* A stream that must stand where it was read, though nothing is appended to it. */
struct store_need {
    const char *stream;
    uint64_t seq;
};

/* What a person wrote or handed in. It lies beside the streams; events name it by its hash. */
struct store_words {
    uint8_t hash[STORE_HASH]; /* over salt and bytes: nobody can try words out against it */
    uint8_t salt[STORE_SALT];
    const void *bytes;
    size_t len;
    int64_t erased_ms; /* 0: they are there; else there are neither bytes nor salt any more */
};

/* Draw a salt and take the hash. The bytes are borrowed. */
void store_words_seal(struct store_words *out, const void *bytes, size_t len);

/* What can be changed: it lies on a shelf under its key, and the version counts its changes. */
struct store_thing {
    const char *shelf, *key;
    uint64_t version; /* 1, 2, 3 ... */
    const void *sort; /* what it is listed by; may be nothing */
    size_t sort_len;
    const void *bytes;
    size_t len;
};

enum store_act {
    STORE_PUT,
    STORE_REMOVE, /* only shelf and key of the thing count; put anew it begins at version 1 */
    STORE_HOLD    /* nothing is changed: it must stand where it was read */
};

/* What to do with one thing; a request names a thing only once. */
struct store_change {
    enum store_act act;
    uint64_t expect;          /* its version, 0 if it must not be there; or STORE_ANY */
    struct store_thing thing; /* version 0: the next one; another is for a copy of a record */
};

/* A command and what was answered. */
struct store_answer {
    const char *command;
    const void *bytes;
    size_t len;
};

struct store_request {
    struct store_answer answer; /* without a command's id, sent twice it would be done twice */
    const struct store_part *part;
    unsigned parts;
    const struct store_need *need;
    unsigned needs;
    const struct store_words *words;
    unsigned words_count;
    const struct store_change *change;
    unsigned changes;
    bool scrub; /* what changes and removals leave behind is overwritten in the log at once, too */
    const struct store_answer *others; /* given elsewhere: for a copy of a record */
    unsigned others_count;
};

struct store_result {
    bool repeated; /* the command was there already: nothing was appended, and ... */
    void *answer;  /* ... this is what was kept with it; store_result_release frees it */
    size_t answer_len;
    uint64_t *seq; /* the caller's, or NULL: for each part the sequence of its last event */
};

/*
 * All of the request or nothing. It is durable once this returns STORE_OK. A command that is there
 * already comes first: then nothing else is looked at. STORE_CONFLICT names the stream or
 * thing and where it is; STORE_BACKWARDS likewise: events were decided at a time that is past, and a store that put
 * them later would keep another time than the one that was judged by, so it refuses.
 */
enum store_why store_append(struct store *s, struct store_result *out,
                            const struct store_request *r, struct store_fault *fault);

/* Is this command there? If so *out is as if it had been sent again; if not, it is left alone. */
enum store_why store_known(struct store *s, struct store_result *out, const char *command,
                           struct store_fault *fault);

void store_result_release(struct store_result *r);

/* ---- reading ---- */

struct store_row {
    const char *stream;
    uint64_t seq;
    struct store_event event;
    const uint8_t *hash; /* STORE_HASH bytes */
    char
        position[STORE_POSITION]; /* in the feed; opaque, and good on every server of this record */
};

/* All of it is borrowed until the function returns; false stops the reading, which is no fault.
 * It may call the store. */
typedef bool store_row_fn(void *payload, const struct store_row *row);

/* At most `limit` events of a stream behind the sequence `after`, in their order. A stream without
 * events has none: no fault. */
enum store_why store_read(struct store *s, const char *stream, uint64_t after, uint64_t limit,
                          store_row_fn *each, void *payload, struct store_fault *fault);

/* At most `limit` events of all streams behind the position; "" is the beginning. Within a stream
 * they come in its order. */
enum store_why store_feed(struct store *s, const char *position, uint64_t limit, store_row_fn *each,
                          void *payload, struct store_fault *fault);

/* Wait until there is something behind the position, or the time is over; *out tells which. */
enum store_why store_wait(struct store *s, bool *out, const char *position, unsigned timeout_ms,
                          struct store_fault *fault);

struct store_head {
    const char *stream;
    uint64_t seq;
    int64_t at_ms;
    const uint8_t *hash;
};

/* Likewise, but it must not call the store. */
typedef bool store_head_fn(void *payload, const struct store_head *head);

/* At most `limit` streams whose name begins so, behind the name `after` ("" for the first), in the
 * order of their bytes. */
enum store_why store_streams(struct store *s, const char *prefix, const char *after, uint64_t limit,
                             store_head_fn *each, void *payload, struct store_fault *fault);

/* ---- words ---- */

/* STORE_ERASED if they were, STORE_NO_WORDS if there never were any. *out is the caller's to free;
 * it ends with a NUL that is not counted. */
enum store_why store_words_read(struct store *s, void **out, size_t *len,
                                const uint8_t hash[STORE_HASH], struct store_fault *fault);

/* Words and salt are gone for ever; that they were erased, and when, is kept. Erasing again is
 * STORE_OK and changes nothing. */
enum store_why store_words_erase(struct store *s, const uint8_t hash[STORE_HASH], int64_t at_ms,
                                 struct store_fault *fault);

/* ---- things (things.c) ---- */

/* Put and remove things, and nothing else: a request with these changes. */
enum store_why store_things_change(struct store *s, const struct store_change *change,
                                   unsigned changes, struct store_fault *fault);

/* STORE_NO_THING if there is none. *out is the caller's to free, in one piece; sort and bytes
 * each end with a NUL that is not counted. */
enum store_why store_thing_read(struct store *s, struct store_thing **out, const char *shelf,
                                const char *key, struct store_fault *fault);

/* Which things of a shelf: those whose sort begins so, behind one that was seen before. */
struct store_listing {
    const char *shelf;
    const void *prefix;
    size_t prefix_len;
    const struct store_thing *after; /* its sort and key count; NULL: from the beginning */
    uint64_t limit;
};

/* Borrowed until it returns; false stops the listing. It must not call the store. */
typedef bool store_thing_fn(void *payload, const struct store_thing *thing);

/* By their sort, and by their keys if that is the same: both in the order of bytes. */
enum store_why store_things(struct store *s, const struct store_listing *l, store_thing_fn *each,
                            void *payload, struct store_fault *fault);

/* Is it a shelf that an export leaves out? Its name begins with "secret." */
bool store_is_secret(const char *shelf);

/* ---- looking after a record (care.c, copy.c) ---- */

/* Called now and then during long work; `all` is 0 where it is not known. */
struct store_progress {
    void (*tell)(void *payload, uint64_t done, uint64_t all);
    void *payload;
};

struct store_counts {
    uint64_t streams, events, commands, words, erased, things;
};

/* A fault that store_check found: in `place` the stream and event or the hash of words. */
typedef void store_finding_fn(void *payload, const char *place, const char *english,
                              const char *german);

/* Look at everything: the file as its engine sees it, numbers, times, every link of every chain, every
 * salt; of things only that they have a name and a version. Each finding is told, and *out_bad counts them; a record with findings is no fault. */
enum store_why store_check(struct store *s, struct store_counts *out, uint64_t *out_bad,
                           store_finding_fn *finding, void *payload,
                           const struct store_progress *progress, struct store_fault *fault);

/* Append all of one record to another, which must be empty: events, commands, words, hashes, things
 * with their versions, secret ones as well. Reads one moment of a record that is in use, and stops at
 * a chain that does not hold. One transaction: if it fails, the other record is still empty; but
 * after STORE_LOST nobody knows. */
enum store_why store_copy(struct store *to, struct store *from, struct store_counts *out,
                          const struct store_progress *progress, struct store_fault *fault);

/* Likewise to an address. A file that is not there is made as store_backup makes one, and if that
 * fails there is none; a server without a record has an empty one then. */
enum store_why store_copy_to(const char *address, struct store *from, struct store_counts *out,
                             const struct store_progress *progress, struct store_fault *fault);

/* Everything in one moment, for a copy in another form. NULL leaves a kind out. The functions must
 * not call the store that is visited. */
struct store_visitor {
    store_row_fn *row;
    bool (*answer)(void *payload, const struct store_answer *answer);
    bool (*words)(void *payload, const struct store_words *words);
    store_thing_fn *thing; /* secret ones as well */
    void *payload;
};

enum store_why store_visit(struct store *s, const struct store_visitor *v,
                           struct store_fault *fault);

/* A record in use to a new SQLite file: written aside, forced to the disk, renamed; only its owner may
 * read it. A file that is there is STORE_EXISTS unless `replace`. */
enum store_why store_backup(struct store *s, const char *path, bool replace,
                            const struct store_progress *progress, struct store_fault *fault);

/* A backup becomes the record at `address`, likewise: a file is replaced only if asked for, and a
 * server's record must be empty. */
enum store_why store_restore(const char *address, const char *path, bool replace,
                             const struct store_progress *progress, struct store_fault *fault);

#endif
