/*
 * cli/movetext.h -- movetext as people write it, in any form, read into a list of items.
 *
 * More lenient than PGN: marks may stand apart (`exd6 e.p.`, `Sf3 (=)`), numbers may lack their
 * dots, and announcements come one a line. Several games follow each other, each but the last
 * with its result.
 */
#ifndef AD_CLI_MOVETEXT_H
#define AD_CLI_MOVETEXT_H

#include "cli/cli.h"
#include "cli/forms.h"

enum item_kind {
    ITEM_END, /* of the text */
    ITEM_MOVE,
    ITEM_COMMENT, /* without its braces or semicolon */
    ITEM_NAG,     /* $ and its number */
    ITEM_OPEN,
    ITEM_CLOSE,
    ITEM_RESULT,      /* the next move, if there is one, starts a game */
    ITEM_TAG,         /* [: never in a finished list */
    ITEM_OPEN_COMMENT /* a { without its }: likewise */
};

struct item {
    enum item_kind kind;
    const char *text; /* in the caller's text */
    size_t len;
    ad_move move;
    uint8_t marks; /* AD_MARK_* */
};

struct movetext {
    const char *text;
    size_t len;
    struct ad_position start; /* of every game */

    struct item *item;
    size_t items, cap;

    /* If it could not be read: */
    enum cli_word trouble;
    const char *at;            /* where */
    size_t at_len;             /* the text it is about */
    struct ad_reading reading; /* of a move */
    struct ad_position board;  /* before that move */
};

/* Read all of m->text from m->start. Returns CLI_OK; CLI_NO if a move is illegal or ambiguous;
 * CLI_BAD_INPUT if something cannot be read; CLI_FAULT without memory. Says nothing. */
enum cli_exit movetext_read(struct movetext *m, const struct form *form);

void movetext_release(struct movetext *m);

/* Are the same moves played in both? */
bool movetext_same(const struct movetext *a, const struct movetext *b);

/* Say what the trouble was. */
void movetext_say(const struct cli *c, const struct movetext *m, const char *name);

/* Where a line of play stands; a variation leaves from before the last move. */
struct line {
    struct ad_position before, now;
    bool moved;
};

struct lines {
    struct line *line;
    size_t depth, cap;
};

bool lines_start(struct lines *l, const struct ad_position *p); /* false without memory */
bool lines_open(struct lines *l);
void lines_close(struct lines *l);
void lines_play(struct lines *l, ad_move m);
struct line *lines_now(const struct lines *l);
void lines_release(struct lines *l);

#endif
