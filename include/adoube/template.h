/*
 * adoube/template.h -- a championship as its order describes it: who may play, how, and for what.
 *
 * A template is a text that people write (docs/templates.md) and a struct that decisions read:
 *
 *     static const char text[] = "template my-cup\n"
 *                                "  name \"Cup\"; unit player; stage cup system=knockout\n"
 *                                "end\n";
 *     struct ad_template_reader r = {.text = text, .len = sizeof text - 1};
 *     struct ad_template_fault fault;
 *     struct ad_template t;
 *     char out[8192];
 *     int got;
 *
 *     while ((got = ad_template_next(&t, &fault, &r)) > 0)      // one after another
 *         assert(strcmp(t.id, "my-cup") == 0);
 *     assert(got == 0);                                         // below 0: see fault
 *
 *     assert(ad_template_find(&t, "nrw-em", 6) == 0);           // one that ships
 *     assert(ad_template_stage_for(&t, 0, 15)->system == AD_STAGE_SWISS);  // more than fourteen
 *     assert(ad_template_write(out, sizeof out, &t) > 0);       // the text again, in one form
 *     assert(ad_template_say(out, sizeof out, &t, AD_DE) > 0);  // as sentences for people
 *
 * A fault is told by ad_template_fault_text. Every line of a template may name the points of the
 * order it rests on. In all words and numbers 0 is: not said. What a template leaves open the
 * order's own defaults fill: ad_template_fill. The struct is a value of about 8 kB and points to
 * nothing: copy it as you like.
 */
#ifndef ADOUBE_TEMPLATE_H
#define ADOUBE_TEMPLATE_H

#include "adoube/export.h"
#include "adoube/laws.h"
#include "adoube/order.h"
#include "adoube/playoff.h"
#include "adoube/standings.h"
#include "adoube/template_words.h"

AD_BEGIN

/* ---- a template ---- */

enum {
    AD_TEMPLATE_ID_MAX = 32, /* with its \0; also names of other events: "DEM", "nrw-pem" */
    AD_TEMPLATE_NAME_MAX = 96,
    AD_TEMPLATE_TEXT_MAX = 128,
    AD_TEMPLATE_BY = 2, /* points a line rests on */
    AD_TEMPLATE_REFS = 4,
    AD_TEMPLATE_OVERRIDES = 6,
    AD_TEMPLATE_SEATS = 12,
    AD_TEMPLATE_STAGES = 4,
    AD_TEMPLATE_SLOTS = 4,
    AD_TEMPLATE_LINEUPS = 6,
    AD_TEMPLATE_ORDERS = 4,
    AD_TEMPLATE_CHAIN = 10,
    AD_TEMPLATE_PLAYOFFS = 8,
    AD_TEMPLATE_SCOPES = 4,
    AD_TEMPLATE_STEPS = 8, /* with AD_STEP_SHARED, which ends them */
    AD_TEMPLATE_DRAWS = 6,
    AD_TEMPLATE_FIXED = 4,
    AD_TEMPLATE_TITLES = 4,
    AD_TEMPLATE_QUALIFY = 4,
    AD_TEMPLATE_MOVES = 2,
    AD_TEMPLATE_WITHDRAW = 3,
    AD_TEMPLATE_LIST = 6,   /* words of a list */
    AD_TEMPLATE_BOARDS = 30 /* of a team, at most */
};

struct ad_when {
    uint8_t kind;    /* enum ad_when_kind */
    uint8_t compare; /* enum ad_compare, of AD_WHEN_ENTRIES */
    uint16_t n;
};

/* What every line has. */
struct ad_template_line {
    bool given; /* the text has it, or a default was filled in */
    struct ad_when when;
    uint16_t by[AD_TEMPLATE_BY]; /* enum ad_point; AD_NO_POINT: none, or no second */
};

struct ad_places {
    uint8_t first, last; /* 1-4; 1-1 for one; 0: not said */
};

struct ad_template_ref {
    struct ad_template_line line;
    uint16_t first, last; /* enum ad_point, both included */
};

/* A point that this area regulates in its own way, and how. */
struct ad_template_override {
    struct ad_template_line line;
    uint16_t point;
    char text[AD_TEMPLATE_TEXT_MAX];
    char german[AD_TEMPLATE_TEXT_MAX]; /* "": there is none */
};

/* One line that is a word of an enum: owner, unit, sex, variant, prizes. `area` is enum ad_level,
 * AD_NATIONAL (0) for: not said, which means the federation. */
struct ad_template_word {
    struct ad_template_line line;
    uint8_t word;
};

struct ad_template_age {
    struct ad_template_line line;
    int16_t under;      /* completed years on the cut-off day are fewer */
    int16_t min;        /* a least age, or AD_N_YOUTH_COMMITTEE */
    uint8_t month, day; /* the cut-off day */
};

struct ad_template_field {
    struct ad_template_line line;
    uint8_t kind;                /* enum ad_field_kind */
    uint8_t body;                /* DEFAULT: who may raise it; SET_BY: who sets it */
    uint8_t count;               /* ONE_OF */
    int16_t n[AD_TEMPLATE_LIST]; /* EXACT, TARGET, DEFAULT: n[0]; ONE_OF: all */
    int16_t max;                 /* DEFAULT */
};

struct ad_template_seat {
    struct ad_template_line line;
    uint8_t kind;   /* enum ad_seat_kind */
    uint8_t per;    /* enum ad_per: every one of them gets n */
    uint8_t figure; /* EXTRA, ALLOT: enum ad_figure */
    uint8_t body;   /* WILDCARD: enum ad_body */
    uint8_t method; /* ALLOT */
    uint8_t lapse, request, if_age;
    int16_t n;                       /* or AD_N_REST, AD_N_TARGET_AREA; 0: as many as there are */
    int16_t top;                     /* EXTRA: the strongest */
    int16_t carry;                   /* RELEGATED: years for which it is kept */
    struct ad_places places;         /* PREVIOUS */
    char unless[AD_TEMPLATE_ID_MAX]; /* PREVIOUS: not those entitled to this event */
    char of[AD_TEMPLATE_ID_MAX];     /* CHAMPION: of this event */
    char from[AD_TEMPLATE_ID_MAX];   /* RELEGATED, PROMOTED: from this event */
};

struct ad_template_stage {
    struct ad_template_line line;
    char id[AD_TEMPLATE_ID_MAX];
    uint8_t system; /* enum ad_stage_system */
    uint8_t carry;
    int16_t rounds, groups; /* or AD_N_ANNOUNCED */
    int16_t cycles, size;
    char from[AD_TEMPLATE_ID_MAX]; /* an earlier stage */
    struct ad_places places;       /* of each of its groups */
};

struct ad_template_boards {
    struct ad_template_line line;
    int16_t n;
};

struct ad_template_subs {
    struct ad_template_line line;
    int16_t n; /* or AD_N_ANY */
    uint8_t moving_up, append;
};

struct ad_template_slot {
    struct ad_template_line line;
    int16_t board, under, rank;
    uint8_t sex;
};

/* Rules of a line-up. Several lines add up; one with boards or stages holds there only. */
struct ad_template_lineup {
    struct ad_template_line line;
    uint8_t ranklist, class_, per, change, violation, guests_from;
    int16_t min_present;        /* or AD_N_HALF */
    int16_t foreigners, guests; /* at most; or AD_N_NONE */
    int16_t subs_up;            /* uses in higher teams; or AD_N_UNLIMITED */
    bool subs_more;             /* written +2: so many more than the others allow */
    int16_t ban_from_use;       /* from this use on each bans for one match of the home team */
    uint32_t boards;            /* bit b - 1: board b; 0: all */
    uint8_t phases;             /* bit enum ad_phase; 0: all */
};

struct ad_template_clock {
    struct ad_template_line line;
    struct ad_time_control time;
    uint8_t laws_format;  /* 1 + enum ad_format if the text says blitz or rapid */
    uint8_t laws_edition; /* 1 + enum ad_edition */
};

/* Points of a win, a draw and a loss, in tenths. */
struct ad_template_score {
    struct ad_template_line line;
    bool match_given;
    ad_points game[3], match[3];
};

/* A chain of tie-breaks, ready for ad_standings_make. A lot is AD_TB_LOT at its end. */
struct ad_template_order {
    struct ad_template_line line;
    uint8_t count;
    bool shared; /* who is still level shares the place */
    struct ad_tiebreak chain[AD_TEMPLATE_CHAIN];
};

struct ad_scope {
    uint8_t kind; /* enum ad_scope_kind */
    struct ad_places places;
    char event[AD_TEMPLATE_ID_MAX];
};

/* Ready for struct ad_playoff: steps is one of its lists. */
struct ad_template_playoff {
    struct ad_template_line line;
    uint8_t scopes, step_count;
    uint8_t tied_from, tied_to; /* so many are level: 2, 2; 3, 255; 2, 255 */
    uint8_t on;                 /* enum ad_on; unsaid is AD_ON_POINTS */
    uint8_t colours, order_by, venue, draw;
    bool swapped; /* the match is played with colours swapped */
    uint8_t laws_format, laws_edition;
    struct ad_scope scope[AD_TEMPLATE_SCOPES];
    struct ad_step steps[AD_TEMPLATE_STEPS];
    struct ad_time_control clock; /* periods 0: as the event */
};

/* In round 1 the place[0]-th of the strength[0]-th association meets the place[1]-th of the
 * strength[1]-th. */
struct ad_template_fixed {
    uint8_t place[2], strength[2];
};

struct ad_template_draw {
    struct ad_template_line line;
    uint8_t kind; /* enum ad_drawn */
    uint8_t lot, same_club, same_association;
    int16_t alternate_from; /* home right alternates from this round on */
    uint8_t even_count, fixed_count;
    uint8_t even[AD_TEMPLATE_LIST]; /* enum ad_even, the most important first */
    struct ad_template_fixed fixed[AD_TEMPLATE_FIXED];
};

struct ad_template_colours {
    struct ad_template_line line;
    uint8_t home_white, neutral, home_black;
};

struct ad_template_title {
    struct ad_template_line line;
    struct ad_places places;
    char text[AD_TEMPLATE_TEXT_MAX]; /* {year} stands in it for the year */
};

struct ad_template_qualify {
    struct ad_template_line line;
    char to[AD_TEMPLATE_ID_MAX];
    int16_t n; /* or AD_N_NATIONAL */
    uint8_t second, skip;
};

/* Up or down. */
struct ad_template_move {
    struct ad_template_line line;
    int16_t n; /* or AD_N_TARGET_AREA */
    uint8_t per, to;
};

struct ad_template_invite {
    struct ad_template_line line;
    int16_t days;
};

struct ad_template_smoking {
    struct ad_template_line line;
    uint8_t rule, restrict_by, announce_count;
    uint8_t announce[AD_TEMPLATE_LIST];
    uint8_t advise; /* enum ad_smoking: only recommended (SJ 12.5) */
};

struct ad_template_withdraw {
    struct ad_template_line line;
    uint8_t rule;
};

/* In minutes. */
struct ad_template_adjudicate {
    struct ad_template_line line;
    int16_t after, may_set, pause;
};

/* All of it by value; two are the same if memcmp says so. */
struct ad_template {
    char id[AD_TEMPLATE_ID_MAX];
    char name[2][AD_TEMPLATE_NAME_MAX]; /* AD_EN, AD_DE; the German one may be "" */
    uint8_t refs, overrides, seats, stages, slots, lineups, orders, playoffs, draws, titles;
    uint8_t qualifies, ups, downs, withdraws;
    struct ad_template_word owner, area, unit, sex, variant, prizes;
    struct ad_template_age age;
    struct ad_template_field field;
    struct ad_template_boards boards;
    struct ad_template_subs subs;
    struct ad_template_clock clock;
    struct ad_template_score score;
    struct ad_template_colours colours;
    struct ad_template_invite invite;
    struct ad_template_smoking smoking;
    struct ad_template_adjudicate adjudicate;
    struct ad_template_ref ref[AD_TEMPLATE_REFS];
    struct ad_template_override override[AD_TEMPLATE_OVERRIDES];
    struct ad_template_seat seat[AD_TEMPLATE_SEATS];
    struct ad_template_stage stage[AD_TEMPLATE_STAGES];
    struct ad_template_slot slot[AD_TEMPLATE_SLOTS];
    struct ad_template_lineup lineup[AD_TEMPLATE_LINEUPS];
    struct ad_template_order order[AD_TEMPLATE_ORDERS];
    struct ad_template_playoff playoff[AD_TEMPLATE_PLAYOFFS];
    struct ad_template_draw draw[AD_TEMPLATE_DRAWS];
    struct ad_template_title title[AD_TEMPLATE_TITLES];
    struct ad_template_qualify qualify[AD_TEMPLATE_QUALIFY];
    struct ad_template_move up[AD_TEMPLATE_MOVES], down[AD_TEMPLATE_MOVES];
    struct ad_template_withdraw withdraw[AD_TEMPLATE_WITHDRAW];
};

/* ---- what is wrong ---- */

/* clang-format off */
#define AD_TEMPLATE_BAD_MAP(X)                                                                 \
    X(AD_TEMPLATE_FINE) X(AD_TEMPLATE_UTF8) X(AD_TEMPLATE_BYTE) X(AD_TEMPLATE_START)           \
    X(AD_TEMPLATE_ID) X(AD_TEMPLATE_END) X(AD_TEMPLATE_KEY) X(AD_TEMPLATE_ITEM)                \
    X(AD_TEMPLATE_WORD) X(AD_TEMPLATE_VALUE) X(AD_TEMPLATE_MISSING) X(AD_TEMPLATE_TWICE)       \
    X(AD_TEMPLATE_MANY) X(AD_TEMPLATE_NUMBER) X(AD_TEMPLATE_RANGE) X(AD_TEMPLATE_STRING)       \
    X(AD_TEMPLATE_UNCLOSED) X(AD_TEMPLATE_LONG) X(AD_TEMPLATE_POINT) X(AD_TEMPLATE_DATE)       \
    X(AD_TEMPLATE_CLOCK) X(AD_TEMPLATE_SCORE) X(AD_TEMPLATE_TIEBREAK)                          \
    X(AD_TEMPLATE_CHAIN_START) X(AD_TEMPLATE_CHAIN_END) X(AD_TEMPLATE_STEP)                    \
    X(AD_TEMPLATE_STEP_END) X(AD_TEMPLATE_STEP_MATCH) X(AD_TEMPLATE_SCOPE) X(AD_TEMPLATE_TIED) \
    X(AD_TEMPLATE_WHEN) X(AD_TEMPLATE_FIXED_FORM) X(AD_TEMPLATE_BRACE) X(AD_TEMPLATE_NO_NAME)  \
    X(AD_TEMPLATE_NO_UNIT) X(AD_TEMPLATE_NO_STAGE) X(AD_TEMPLATE_TEAMS_ONLY)                   \
    X(AD_TEMPLATE_NO_BOARDS) X(AD_TEMPLATE_BOARD) X(AD_TEMPLATE_STAGE_FROM)                    \
    X(AD_TEMPLATE_STAGE_SAME) X(AD_TEMPLATE_STAGE_UNFIT) X(AD_TEMPLATE_GROUPS)                 \
    X(AD_TEMPLATE_FIELD_MAX) X(AD_TEMPLATE_FIELD_LIST) X(AD_TEMPLATE_SEATS_MORE)               \
    X(AD_TEMPLATE_REST_TWICE) X(AD_TEMPLATE_REST_OPEN) X(AD_TEMPLATE_MONEY)                    \
    X(AD_TEMPLATE_GENERAL) X(AD_TEMPLATE_CONGRESS) X(AD_TEMPLATE_CHOICE) X(AD_TEMPLATE_AREA)   \
    X(AD_TEMPLATE_UNFIT) X(AD_TEMPLATE_IDLE)
/* clang-format on */
enum ad_template_bad { AD_TEMPLATE_BAD_MAP(AD_ID) AD_TEMPLATE_BADS };

enum { AD_TEMPLATE_NEAR_MAX = 32 };

/* Line and column count from 1, columns in characters. */
struct ad_template_fault {
    enum ad_template_bad why;
    uint32_t line, column;
    char word[AD_TEMPLATE_NEAR_MAX]; /* what stands there, cut short; or "" */
    char near[AD_TEMPLATE_NEAR_MAX]; /* the nearest word that is known here, or "" */
    struct ad_fit fit;               /* of AD_TEMPLATE_UNFIT */
};

/* "unknown key: sead; did you mean seat?", without the place. Returns `out`, cut if need be. */
AD_API const char *ad_template_fault_text(char *out, size_t cap, const struct ad_template_fault *f,
                                          enum ad_language lang);

/* ---- text in and out ---- */

struct ad_template_reader {
    const char *text;
    size_t len;
    size_t at;     /* how far it was read; 0 at first */
    uint32_t line; /* lines before that; 0 at first */
    bool kept;     /* a record's: AD_TEMPLATE_UNFIT and _IDLE, which came later, are let pass */
};

/* The next template of a file. Returns 1; 0 at the end of the file; AD_EPARSE with the place and
 * the reason in *fault. *out is whole or untouched. What it says was checked (ad_template_check). */
AD_API int ad_template_next(struct ad_template *out, struct ad_template_fault *fault,
                            struct ad_template_reader *reader);

enum { AD_TEMPLATE_WRITE_MAX = 32768 }; /* bytes that suffice for any template */

/* The text, in one form: what is the same is written the same, and reads back as the same.
 * Returns the length, or AD_EFULL. */
AD_API int ad_template_write(char *out, size_t cap, const struct ad_template *t);

/* In sentences, one a line, with the points. Returns the length, or AD_EFULL. */
AD_API int ad_template_say(char *out, size_t cap, const struct ad_template *t,
                           enum ad_language lang);

/* ---- those that ship with the library ---- */

AD_API unsigned ad_template_count(void);
AD_API const char *ad_template_id(unsigned i); /* "nrw-em"; "" if there is none */

/* Read the one of that name. Returns 0, or AD_EINVAL if there is none. */
AD_API int ad_template_find(struct ad_template *out, const char *id, size_t len);

/* ---- what holds ---- */

/* What is wrong with it as a whole. *key is then the word of the line, such as "seat", and *nth
 * which of these lines, from 0; both may be NULL. */
AD_API enum ad_template_bad ad_template_check(const struct ad_template *t, const char **key,
                                              unsigned *nth);

/* The Laws that its games are played by: those it names; else those that the order prints (BTO 34),
 * for blitz annex 2. AD_NO_EDITION: an organiser of his own who names none. */
AD_API enum ad_edition ad_template_laws(const struct ad_template *t);

/* Does a time go with the Laws? Of its play-off `p`, or of the event itself: NULL. */
AD_API struct ad_fit ad_template_fit(const struct ad_template *t,
                                     const struct ad_template_playoff *p);

/* Fill in what the order says where the template is silent: score, clock (BTO 28), prizes (BTO
 * 1.4), withdrawals (BTO 33), colours of teams (BTO 17), smoking (BTO 35.8.1). */
AD_API void ad_template_fill(struct ad_template *t);

/* FIELD_MISMATCH: proposed, as a person may let it start all the same. */
struct ad_field_verdict {
    bool fits;
    bool proposed;
    uint16_t by[AD_TEMPLATE_BY]; /* enum ad_point of the line, or of the template */
    unsigned least, most;        /* what would fit; most is UINT_MAX without a limit */
};

/* Seats that the lines give away for sure, and at most, with so many organisations below. A line
 * without a number makes `most` open: UINT_MAX. */
struct ad_seat_sum {
    unsigned least, most;
    bool rest; /* one line takes what is left */
};

/* May whoever it is announce this rule on smoking? Stricter than the template: only who may restrict
 * it there (BTO 35.8.2); freer: nobody (BTO 35.8.1, SJ 12.5). */
struct ad_smoking_verdict {
    bool allowed;
    enum ad_smoking rule;        /* what holds */
    uint16_t by[AD_TEMPLATE_BY]; /* enum ad_point */
};

/* The stage at position `nth`, from 0, of a competition with so many entries; NULL: there is none.
 * Lines of one name are one stage in several forms. */
AD_API const struct ad_template_stage *ad_template_stage_for(const struct ad_template *t,
                                                             unsigned nth, unsigned entries);

/* The chain of the table under this system and with so many entries; NULL: none is said. */
AD_API const struct ad_template_order *
ad_template_order_for(const struct ad_template *t, enum ad_stage_system system, unsigned entries);

AD_END

#endif
