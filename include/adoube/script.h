/*
 * adoube/script.h -- game scripts: a table, then what happened at it, line by line.
 *
 *     static const char text[] = "edition fide-2017\n"
 *                                "position 4k3/8/8/8/8/3R4/8/r3K3 w - - 0 1\n"
 *                                "@0:00:10 white moves Td8     # leaves his king in check\n"
 *                                "         white presses\n"
 *                                "         arbiter sees illegal-move\n"
 *                                "expect ruling 7.5.1 7.5.3\n";
 *     static struct ad_ply plies[100];
 *     static char scratch[AD_GAME_SCRATCH];
 *     struct ad_script s;
 *     enum ad_script_step step;
 *
 *     assert(ad_script_start(&s, text, strlen(text), plies, 100, scratch, sizeof scratch) == 0);
 *     while ((step = ad_script_next(&s)) != AD_SCRIPT_END) {  // through ad_game_decide and _apply
 *         assert(step != AD_SCRIPT_FAILED);                   // s.line was wanted, s.got is so
 *         assert(step != AD_SCRIPT_BAD);                      // s.fault: line, column, why
 *     }
 *
 * The text is the caller's and must stay where it is. docs/game-script.md describes the format.
 */
#ifndef ADOUBE_SCRIPT_H
#define ADOUBE_SCRIPT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "adoube/export.h"
#include "adoube/game.h"
#include "adoube/language.h"

AD_BEGIN

/* ---- what can be wrong with the text ---- */

/* clang-format off */
#define AD_SCRIPT_WHY_MAP(X)                                                                   \
    X(AD_SCRIPT_FINE) X(AD_SCRIPT_NOT_UTF8) X(AD_SCRIPT_UNKNOWN) X(AD_SCRIPT_MISSING)          \
    X(AD_SCRIPT_MORE) X(AD_SCRIPT_QUOTE) X(AD_SCRIPT_NO_EDITION) X(AD_SCRIPT_VI)               \
    X(AD_SCRIPT_TWICE) X(AD_SCRIPT_LATE) X(AD_SCRIPT_TIME) X(AD_SCRIPT_NUMBER)                 \
    X(AD_SCRIPT_SQUARE) X(AD_SCRIPT_SQUARES) X(AD_SCRIPT_MOVE) X(AD_SCRIPT_AMBIGUOUS)          \
    X(AD_SCRIPT_NO_MAN) X(AD_SCRIPT_UPTURNED) X(AD_SCRIPT_LANGUAGES) X(AD_SCRIPT_STUCK)        \
    X(AD_SCRIPT_FEN) X(AD_SCRIPT_POSITION) X(AD_SCRIPT_SUPERVISION) X(AD_SCRIPT_GROUP)         \
    X(AD_SCRIPT_RESULT) X(AD_SCRIPT_LONG) X(AD_SCRIPT_TABLE) X(AD_SCRIPT_RECORD)               \
    X(AD_SCRIPT_FULL) X(AD_SCRIPT_DATE) X(AD_SCRIPT_SEASON) X(AD_SCRIPT_NAME)                  \
    X(AD_SCRIPT_ENTRY) X(AD_SCRIPT_ORG) X(AD_SCRIPT_TAKEN) X(AD_SCRIPT_NEEDS)                  \
    X(AD_SCRIPT_NO_SEASON) X(AD_SCRIPT_NO_LIST) X(AD_SCRIPT_NO_EVENT) X(AD_SCRIPT_NOT_BEGUN)   \
    X(AD_SCRIPT_NO_RESULTS) X(AD_SCRIPT_NO_GAME) X(AD_SCRIPT_NO_CASE) X(AD_SCRIPT_CASE_BEGUN)  \
    X(AD_SCRIPT_CASE_DAY) X(AD_SCRIPT_SILENT) X(AD_SCRIPT_CLUB) X(AD_SCRIPT_UNASKED)           \
    X(AD_SCRIPT_POINT) X(AD_SCRIPT_LINEUP) X(AD_SCRIPT_MONEY) X(AD_SCRIPT_MANY)                \
    X(AD_SCRIPT_SECOND_PASS) X(AD_SCRIPT_UNFIT) X(AD_SCRIPT_NO_SQUAD) X(AD_SCRIPT_NO_RANKLIST) \
    X(AD_SCRIPT_NO_YOUTH_LIST) X(AD_SCRIPT_BOARDS) X(AD_SCRIPT_NO_SENIOR_LIST)
/* clang-format on */
enum ad_script_why { AD_SCRIPT_WHY_MAP(AD_ID) AD_SCRIPT_WHYS };

struct ad_script_fault {
    enum ad_script_why why;
    uint32_t line, column; /* both counted from 1; columns count bytes */
    const char *word;      /* in the script */
    size_t len;
    const char *near; /* the known word that may have been meant, or what is missing; or NULL */
    size_t near_len;
    unsigned detail; /* AD_SCRIPT_FEN: enum ad_why; AD_SCRIPT_POSITION: AD_BAD_*;
                       * AD_SCRIPT_DATE: enum ad_date_bad; AD_SCRIPT_LINEUP: enum ad_lineup_bad;
                       * AD_SCRIPT_UNFIT: the bytes of an ad_fit, the first lowest */
};

/* The fault as a phrase. Returns the length, or AD_EFULL. */
AD_API int ad_script_fault_text(char *out, size_t cap, const struct ad_script_fault *f,
                                enum ad_language lang);

/* ---- running it ---- */

enum ad_script_step {
    AD_SCRIPT_END,        /* nothing follows                                               */
    AD_SCRIPT_EVENT,      /* something happened: see command, event, events                */
    AD_SCRIPT_IMPOSSIBLE, /* it cannot have happened, nor was that expected: see impossible */
    AD_SCRIPT_HELD,       /* an expectation holds                                          */
    AD_SCRIPT_FAILED,     /* one does not: see line, got                                   */
    AD_SCRIPT_BAD         /* a line cannot be read: see fault. Behind it only faults are told */
};

enum {
    AD_SCRIPT_EVENTS_MAX = 3 * AD_EVENTS_MAX, /* a move, its announcement and the press */
    AD_SCRIPT_GOT_MAX = 1024,
    AD_SCRIPT_TOLD_MAX = 16
};

struct ad_script {
    struct ad_game game;
    struct ad_command command; /* of the last event line; of `both play` the move     */
    struct ad_event event[AD_SCRIPT_EVENTS_MAX];
    unsigned events;           /* that followed from it                               */
    enum ad_reason impossible; /* why it cannot have happened, or none                */
    struct ad_script_fault fault;
    const char *line; /* the present one, without its comment                         */
    size_t line_len;
    uint32_t number;     /* ... counted from 1                                     */
    const char *name[2]; /* of the players, in the script; NULL if none is given   */
    size_t name_len[2];
    char got[AD_SCRIPT_GOT_MAX]; /* after AD_SCRIPT_FAILED                            */

    const char *text, *at, *end; /* from here on the reader's own affair */
    const char *playing;         /* in the middle of `both play`         */
    const char *said;
    size_t said_len;
    void *scratch;
    size_t scratch_len;
    int64_t now, each;
    bool begun, bad, resumed, unset;
    uint32_t told[AD_SCRIPT_TOLD_MAX]; /* lines of settings whose fault was told */
    unsigned tolds;
    struct ad_ply *plies;
    uint32_t cap;
    struct ad_events out; /* too large for the stack below a proof */
};

/*
 * Read the settings, set the table up, play the record. `plies` and `scratch` are the caller's, as
 * in game.h. Returns 0; or AD_EPARSE, and s->fault says where and why: ad_script_next then tells the
 * other faults alone.
 */
AD_API int ad_script_start(struct ad_script *s, const char *text, size_t len, struct ad_ply *plies,
                           uint32_t cap, void *scratch, size_t scratch_len);

AD_API enum ad_script_step ad_script_next(struct ad_script *s);

/* So many half-moves suffice for a script of that length. */
static inline size_t ad_script_plies(size_t len)
{
    return len / 3 + 16;
}

/* ---- one line ---- */

/* Read an event line, without playing it: about s->game, at the moment s->now if it names none. No
 * more of *s need be set. Returns 0; or AD_EPARSE, and s->fault says why: `both play` is many. */
AD_API int ad_script_command(struct ad_command *out, struct ad_script *s, const char *text,
                             size_t len);

/* ---- one move ---- */

/* Read a move as scripts write it: in the letters of `lang`, else of any other of the five
 * languages that agree; as g1f3; legal or not. e7e8 leaves the pawn a pawn. */
AD_API enum ad_script_why ad_act_read(struct ad_act *out, const struct ad_position *p,
                                      const char *text, size_t len, enum ad_language lang);

AD_END

#endif
