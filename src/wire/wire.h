/*
 * wire/wire.h -- commands, events, tables and games as JSON, both ways.
 *
 *     {"v":1,"kind":"moves","by":"white","at":12000,"act":"e2e4"}
 *
 * Written one way: the same struct gives the same bytes, without blanks, fields in the order of
 * their table. Read strictly: what is unknown, missing, doubled, lossy or too deep is refused with
 * its place. Between the two nothing is lost: reading what was written gives the same bytes of
 * memory, if those that a kind does not use are as wire_command_init and wire_event_init set them.
 *
 * What is on the wire lives for ever. A table of fields (form_game.c) is never changed once it was
 * released; a new version gets a new one, and the old ones stay to read what was kept.
 *
 *     in the text             means
 *     "by":"white"            a word of an enum
 *     "flags":["illegal"]     words of a set
 *     "squares":["e1","+h1"]  in this order; h1 together with the one before it
 *     "act":"e7e8q"           what a hand did, legal or not; "e7e8", "O-O", "O-O-O"
 *     "move":"e7e8 to-queen"  a legal move; castling is king takes rook
 *     "ms":120000             milliseconds
 *     "points":[1,0]          half points, White first
 *     "cites":["fide-2017 7.5.3"]
 *
 * A game on the wire is the arbiter's: it holds sealed moves and what a player must not be told.
 * What the federation decides is in order.h; docs/wire.md is for who writes another program.
 */
#ifndef AD_WIRE_WIRE_H
#define AD_WIRE_WIRE_H

#include <stddef.h>
#include <stdint.h>

#include "adoube/game.h"
#include "adoube/language.h"

/* ---- why a text was refused ---- */

#define WIRE_WHY_MAP(X)                                                                    \
    X(WIRE_FINE, "nothing is wrong", "nichts ist falsch")                                  \
    X(WIRE_LONG, "the text is too long", "der Text ist zu lang")                           \
    X(WIRE_SYNTAX, "not JSON", "kein JSON")                                                \
    X(WIRE_CUT, "the text ends too early", "der Text endet zu früh")                       \
    X(WIRE_MORE, "text goes on after its end", "nach dem Ende folgt noch Text")            \
    X(WIRE_DEEP, "nested too deeply", "zu tief verschachtelt")                             \
    X(WIRE_UTF8, "not UTF-8", "kein UTF-8")                                                \
    X(WIRE_NUL, "a character that may not stand in a text",                                \
      "ein Zeichen, das in keinem Text stehen darf")                                       \
    X(WIRE_TWICE, "given twice", "doppelt angegeben")                                      \
    X(WIRE_MISSING, "missing", "fehlt")                                                    \
    X(WIRE_UNKNOWN_FIELD, "there is no such field here", "dieses Feld gibt es hier nicht") \
    X(WIRE_UNKNOWN_WORD, "unknown word", "unbekanntes Wort")                               \
    X(WIRE_UNKNOWN_KIND, "unknown kind", "unbekannte Art")                                 \
    X(WIRE_UNKNOWN_VERSION, "unknown version", "unbekannte Version")                       \
    X(WIRE_NO_OBJECT, "not an object", "kein Objekt")                                      \
    X(WIRE_NO_LIST, "not a list", "keine Liste")                                           \
    X(WIRE_NO_STRING, "not a string", "keine Zeichenkette")                                \
    X(WIRE_NO_BOOL, "neither true nor false", "weder true noch false")                     \
    X(WIRE_NO_NUMBER, "not a number", "keine Zahl")                                        \
    X(WIRE_LOSSY, "not a whole number that can be kept exactly",                           \
      "keine ganze Zahl, die genau gespeichert werden kann")                               \
    X(WIRE_RANGE, "outside its range", "außerhalb des Bereichs")                           \
    X(WIRE_COUNT, "too many or too few", "zu viele oder zu wenige")                        \
    X(WIRE_NO_SQUARE, "not a square", "kein Feld des Schachbretts")                        \
    X(WIRE_NO_ACT, "not a move of a hand", "kein Zug einer Hand")                          \
    X(WIRE_NO_MOVE, "not a move", "kein Zug")                                              \
    X(WIRE_NO_ARTICLE, "not an article of an edition", "kein Artikel einer Ausgabe")       \
    X(WIRE_NO_ORDER_POINT, "not a point of the order", "keine Ziffer der Ordnung")         \
    X(WIRE_NO_DAY, "not a day such as 1987-10-04", "kein Tag wie 1987-10-04")              \
    X(WIRE_NO_RESULT, "not a result of a board", "kein Ergebnis eines Bretts")             \
    X(WIRE_NO_TIEBREAK, "not a tie-break such as BH/C1", "keine Feinwertung wie BH/C1")    \
    X(WIRE_NO_LINEUP, "not a line-up", "keine Aufstellung")                                \
    X(WIRE_NO_TEMPLATE, "not one template in its one form",                                \
      "nicht genau eine Vorlage in ihrer festen Form")                                     \
    X(WIRE_NO_POSITION, "not a position", "keine Stellung")                                \
    X(WIRE_NO_SENSE, "does not agree with the rest", "passt nicht zum Übrigen")            \
    X(WIRE_NO_MEMORY, "out of memory", "kein Speicher mehr")                               \
    X(WIRE_UNFIT, "does not go with the edition", "passt nicht zur Fassung")

enum wire_why {
#define X(name, en, de) name,
    WIRE_WHY_MAP(X)
#undef X
        WIRE_WHYS
};

enum { WIRE_PLACE_MAX = 80 };

/* Where and why. What is no JSON has a byte, counted from the start of the text; all else has a
 * place in it, as a JSON pointer: "/act", "/squares/1", "" for the whole. */
struct wire_fault {
    enum wire_why why;
    bool in_text; /* `at` holds, not `place` */
    size_t at;
    char place[WIRE_PLACE_MAX];
    struct ad_fit fit; /* of WIRE_UNFIT */
};

/* The reason alone. Never NULL. */
const char *wire_why_text(enum wire_why why, enum ad_language lang);

/* "/act: missing", "byte 12: not JSON". Returns the length; what does not fit is cut off. */
size_t wire_fault_text(char *out, size_t cap, const struct wire_fault *fault,
                       enum ad_language lang);

/* Memory of the caller's for what lies behind pointers: lists of a command, the words of a note.
 * What was read points into it, so it must live as long. */
struct wire_room {
    void *memory;
    size_t size;
};

/* ---- commands and events ---- */

/* Bytes that always suffice, with the final NUL. */
enum { WIRE_COMMAND_MAX = 2048, WIRE_EVENT_MAX = 2048, WIRE_RULING_MAX = 4096 };

/* The empty ones: of the present version, by nobody, about nobody, every byte set. */
void wire_command_init(struct ad_command *out, enum ad_command_kind kind);
void wire_event_init(struct ad_event *out, enum ad_event_kind kind);

/* Each writes the text and a final NUL and returns the length without it; AD_EFULL if there is no
 * room; AD_EINVAL if it cannot be carried: a value outside its enum, or one in a field that the
 * kind does not have. */
int wire_command_write(char *out, size_t cap, const struct ad_command *c);
int wire_event_write(char *out, size_t cap, const struct ad_event *e);

/* Each returns 0, or AD_EPARSE with place and reason in *fault, which may be NULL; then *out is
 * untouched. Want of memory is AD_EFULL, or WIRE_SYNTAX where jansson does not tell them apart. */
int wire_command_read(struct ad_command *out, const char *text, size_t len,
                      struct wire_fault *fault);
int wire_event_read(struct ad_event *out, const char *text, size_t len, struct wire_fault *fault);

/* A command whose time is not the sender's to say: it has no `at`, and naming one is refused. */
int wire_command_read_untimed(struct ad_command *out, const char *text, size_t len,
                              struct wire_fault *fault);

/* What a reader needs of an event: {"verdict":…,"reason":…,"cites":[…],"en":…,"de":…}. The two
 * sentences (ad_event_text) are there if a game is given, the one before the event or after it;
 * NULL: without. It is only written: who wants it back reads the event. */
int wire_ruling_write(char *out, size_t cap, const struct ad_game *g, const struct ad_event *e);

/* ---- tables and games ---- */

enum { WIRE_TABLE_MAX = 4096, WIRE_VERSION_STATE = 1 };

int wire_table_write(char *out, size_t cap, const struct ad_table *t);
int wire_table_read(struct ad_table *out, const char *text, size_t len, struct wire_fault *fault);

/* Bytes that always suffice for this game. */
size_t wire_game_max(const struct ad_game *g);

int wire_game_write(char *out, size_t cap, const struct ad_game *g);

/* The record goes to `plies`, which is the caller's and has room for `cap`; if there are more, the
 * answer is WIRE_COUNT. On failure plies are untouched too. A state is believed as far as it can be
 * held: whether these moves lead to this position is not asked again. */
int wire_game_read(struct ad_game *out, struct ad_ply *plies, uint32_t cap, const char *text,
                   size_t len, struct wire_fault *fault);

/* ---- faces: what is shown to whom (face.c) ---- */

/* A player is told what he could see and hear at the board, and what was ruled; nothing that helps
 * him. The arbiter is told everything. Faces are only written, never read. */
enum wire_face { WIRE_PUBLIC, WIRE_WHITE, WIRE_BLACK, WIRE_ARBITERS, WIRE_FACES };

enum { WIRE_FACE_EVENT_MAX = WIRE_EVENT_MAX + WIRE_RULING_MAX };

/* Is this face told of the event at all? `before` is the game before it. */
bool wire_event_is_told(const struct ad_game *before, const struct ad_event *e,
                        enum wire_face face);

/* The event with its sentences in both languages. Returns 0 if this face is not told. */
int wire_event_face_write(char *out, size_t cap, const struct ad_game *before,
                          const struct ad_event *e, enum wire_face face);

/* Is the ruling in it told to this face? Then it is worth a line of its own in an answer. */
bool wire_ruling_is_told(const struct ad_event *e, enum wire_face face);

/* What is shown of a game to a face that is not the arbiters': JSON and pages are made from this. */
struct wire_shown_clock {
    int32_t left[2], delay[2]; /* at the moment `at` */
    uint8_t flag[2], period[2], running;
};

struct wire_shown {
    int64_t at;
    struct ad_table table;
    uint8_t on[AD_SQUARES]; /* the men as hands have put them, */
    char board[80];         /* and the same as the first part of a FEN */
    uint8_t turn, started, session, asked, offer, postponed, sealed, sign;
    struct wire_shown_clock clock;
    struct ad_act duty;
    struct ad_result result;
    uint8_t offences[2][AD_OFFENCES];
    uint32_t plies;
};

struct wire_shown_ply {
    uint8_t side, offer, skipped;
    struct ad_act act, written;
    int32_t after[2]; /* on the clocks, once pressed; else -1 */
};

void wire_show(struct wire_shown *out, const struct ad_game *g, enum wire_face face);

/* The board with the hand over it, for who sits there: what is in the hand is off the board, what it has
 * put down is on it. All of it is seen by everybody, and none of it tells what is legal. */
struct wire_shown_hand {
    uint8_t on[AD_SQUARES];
    uint8_t held[2]; /* where the men in the hand came from, the last one first; AD_NO_SQUARE */
    uint8_t touched[AD_TOUCH_MAX], count; /* for the move in hand, in order */
};

void wire_show_hand(struct wire_shown_hand *out, const struct ad_game *g);

/* The i-th of them, from 0. One that was let go and is not made is the last, and looks like any. */
void wire_show_ply(struct wire_shown_ply *out, const struct ad_game *g, uint32_t i,
                   enum wire_face face);

/* The game, for which wire_game_max suffices; `brief` without the table and the moves. */
int wire_game_face_write(char *out, size_t cap, const struct ad_game *g, enum wire_face face,
                         bool brief);

#endif
