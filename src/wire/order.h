/*
 * wire/order.h -- what the federation decides as JSON: championships, clubs' seasons, cases,
 * adjudications, sanctions, the ledger, notes. wire.h says how texts are written and read.
 *
 *     {"v":1,"kind":"report","match":7,"boards":["10","==","+-","01"],"on":"1987-10-04"}
 *
 *     in the text                means
 *     "on":"1987-10-04"          a day; null, or left out: none
 *     "by":["BTO 16.7"]          points of the order, as order.h writes them
 *     "boards":["10","==",""]    what home and guest got, by the letters of tournament.h
 *     "lineup":["1 2 (3) 4",""]  as lineup.h writes it; "" or null: not known
 *     "cause":["over_board"]     a list may end early: the rest is as if nothing was said
 *
 * A command holds what somebody says. What is looked up to decide it (reports about line-ups,
 * records of persons, facts about a club, rules) is not in it: who reads a command puts that in.
 */
#ifndef AD_WIRE_ORDER_H
#define AD_WIRE_ORDER_H

#include "adoube/adjudication.h"
#include "adoube/case.h"
#include "text/case_say.h"
#include "adoube/championship.h"
#include "adoube/ledger.h"
#include "federation/note.h"
#include "federation/reschedule.h"
#include "adoube/sanction.h"
#include "adoube/squad.h"
#include "adoube/tour.h"
#include "wire/wire.h"

/* ---- what a stream begins with ---- */

/* A case: all that ad_case_init wants. */
struct wire_case_opened {
    uint32_t id;
    struct ad_matter matter;
    struct ad_case_rules rules;
};

/* A club's season: the first members of struct ad_squad. */
struct wire_squad_opened {
    uint32_t club;
    int32_t season;
    bool youth;
};

/* A championship begins with its template, as a text: wire_template_write. */

/* ---- a tournament ---- */

/* Who enters. What is said about a person can be erased and is not in the events: they have its hash. */
struct wire_tour_person {
    char name[256], club[128];
    char federation[4]; /* "GER", or "" */
    char sex;           /* 'm', 'w', or 0 */
    ad_date born;
    struct ad_tour_person rated;
};

/* Its `person`, `lot`, `way`, `note` and time are not here but whoever decides puts them in. */
struct wire_tour_command {
    struct ad_tour_cmd cmd;
    struct wire_tour_person person;
    const char *note; /* why; NULL: not told */
    size_t note_len;
};

enum { WIRE_TOUR_HASH = 65, WIRE_TOUR_MANY = 1000 };

struct wire_tour_event {
    struct ad_tour_event event;
    char words[WIRE_TOUR_HASH]; /* of what was said about the person, or of a note; "": none */
};

/* ---- the things ---- */

/* name in C, struct, what it is called on the wire's outside: file names, columns of a store */
#define WIRE_THING_MAP(X)                                           \
    X(champ_command, ad_champ_cmd, "championship-command")          \
    X(champ_event, ad_champ_event, "championship-event")            \
    X(squad_opened, wire_squad_opened, "squad-opened")              \
    X(squad_command, ad_squad_cmd, "squad-command")                 \
    X(squad_event, ad_squad_event, "squad-event")                   \
    X(case_opened, wire_case_opened, "case-opened")                 \
    X(case_command, ad_case_command, "case-command")                \
    X(case_event, ad_case_event, "case-event")                      \
    X(adjudication, ad_adjudication, "adjudication")                \
    X(adjudication_command, ad_adj_command, "adjudication-command") \
    X(adjudication_event, ad_adj_event, "adjudication-event")       \
    X(sanction, ad_sanction, "sanction")                            \
    X(entry, ad_ledger_entry, "ledger-entry")                       \
    X(note, ad_note, "note")                                        \
    X(reschedule, ad_reschedule_request, "reschedule-request")      \
    X(tour_command, wire_tour_command, "tournament-command")        \
    X(tour_event, wire_tour_event, "tournament-event")

enum wire_thing {
#define X(id, type, name) WIRE_THING_##id,
    WIRE_THING_MAP(X)
#undef X
        WIRE_THINGS
};

/* "championship-event"; "" for none. */
const char *wire_thing_name(enum wire_thing t);

/* Bytes of its struct. */
size_t wire_thing_size(enum wire_thing t);

/* Bytes that suffice, with the final NUL, for all but commands with long lists: AD_EFULL. */
enum { WIRE_THING_MAX = 4096 };

/* By number, for who keeps many; each thing has functions with its own type below. They return as
 * those of wire.h do. `room` is for what lies behind pointers, and may be NULL for things without:
 * only commands of championships and squads and notes have any. */
int wire_thing_write(enum wire_thing t, char *out, size_t cap, const void *x);
int wire_thing_read(enum wire_thing t, void *out, const struct wire_room *room, const char *text,
                    size_t len, struct wire_fault *fault);

/*
 * int wire_champ_event_write(char *out, size_t cap, const struct ad_champ_event *x);
 * int wire_champ_event_read(struct ad_champ_event *out, const struct wire_room *room,
 *                           const char *text, size_t len, struct wire_fault *fault);
 *
 * and so on. Boards of a championship's REPORT and RULE lie in an array of AD_CHAMP_BOARDS: reading
 * gives one, writing wants one, for a command does not say how many a match has.
 */
#define X(id, type, name)                                                                      \
    static inline int wire_##id##_write(char *out, size_t cap, const struct type *x)           \
    {                                                                                          \
        return wire_thing_write(WIRE_THING_##id, out, cap, x);                                 \
    }                                                                                          \
    static inline int wire_##id##_read(struct type *out, const struct wire_room *room,         \
                                       const char *text, size_t len, struct wire_fault *fault) \
    {                                                                                          \
        return wire_thing_read(WIRE_THING_##id, out, room, text, len, fault);                  \
    }
WIRE_THING_MAP(X)
#undef X

/* ---- a tournament's persons, and several commands ---- */

/* {"v":1,"name":"..","club":..}: what can be erased of a person. */
enum { WIRE_TOUR_SAID_MAX = 4096 };
int wire_tour_said_write(char *out, size_t cap, const struct wire_tour_person *p);
int wire_tour_said_read(struct wire_tour_person *out, const char *text, size_t len,
                        struct wire_fault *fault);

/* One command, or up to WIRE_TOUR_MANY that belong together: {"commands":[{..},{..}]}. They lie in the
 * room, for which wire_tour_room suffices. */
int wire_tour_commands_read(struct wire_tour_command **out, unsigned *count,
                            const struct wire_room *room, const char *text, size_t len,
                            struct wire_fault *fault);
size_t wire_tour_room(size_t len);

/* ---- templates ---- */

enum { WIRE_TEMPLATE_MAX = 2 * AD_TEMPLATE_WRITE_MAX };

/*
 * {"v":1,"template":"…"}: the text of ad_template_write. Carried, not named: a template that ships
 * may change with a version, and a championship is decided to its end by the one it began with. It
 * is read back only if it is one template, in the one form; else it is WIRE_NO_TEMPLATE.
 */
int wire_template_write(char *out, size_t cap, const struct ad_template *t);
int wire_template_read(struct ad_template *out, const char *text, size_t len,
                       struct wire_fault *fault);

/* ---- rulings ---- */

/*
 * What a reader needs of an answer, only written:
 *
 *     {"refused":true,"code":"home-right","by":["BTO 12.3"],"proposed":true,"pair":3,"en":…,"de":…}
 *
 * `refused`: it was not done. `by` is what it rests on. `proposed`: a person must confirm it. `en`
 * and `de` say it in words; a case tells them as its file does.
 */
enum { WIRE_ORDER_RULING_MAX = 8192 };
int wire_champ_ruling_write(char *out, size_t cap, const struct ad_champ_verdict *v);
int wire_squad_ruling_write(char *out, size_t cap, const struct ad_squad_verdict *v);
int wire_adjudication_ruling_write(char *out, size_t cap, const struct ad_adj_verdict *v);
int wire_sanction_ruling_write(char *out, size_t cap, const struct ad_sanction_verdict *v);
int wire_note_ruling_write(char *out, size_t cap, const struct ad_note_verdict *v);
int wire_reschedule_ruling_write(char *out, size_t cap, const struct ad_reschedule_verdict *v);

/* One of a case, as its file tells it; `c` is the case after the event, names may be NULL. */
int wire_case_ruling_write(char *out, size_t cap, const struct ad_case_event *e,
                           const struct ad_case *c, const struct ad_case_names *names);

/* All about a line-up: {"refused":false,"code":"game-lost","lost":[3],"verdicts":[{…}],…}, boards
 * from 1. */
enum { WIRE_LINEUP_RULING_MAX = 1 << 16 };
int wire_lineup_ruling_write(char *out, size_t cap, const struct ad_lineup_report *r);

#endif
