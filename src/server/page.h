/*
 * server/page.h -- what all pages share: head and foot, text that is escaped, words in both languages.
 */
#ifndef AD_SERVER_PAGE_H
#define AD_SERVER_PAGE_H

#include <stdio.h>

#include "server/call.h"
#include "server/page_words.h"

struct page {
    const struct call *call;
    FILE *out;
    char *text;
    size_t len;
};

/* False: no memory, and that was answered. The title is escaped. */
bool page_begin(struct page *p, struct call *c, const char *title);
void page_end(struct page *p, unsigned status); /* sends it */

/* The same without head and foot: for a script that brings an open page up to date. */
bool page_part_begin(struct page *p, struct call *c);
void page_part_end(struct page *p);

/* A page that says that there is no such thing, or that it cannot be shown now. */
void page_fault(struct call *c, const struct desk_fault *fault);

/* ---- what is written on it ---- */

void page_put(struct page *p, const char *html);  /* as it is */
void page_text(struct page *p, const char *text); /* escaped  */
void page_word(struct page *p, enum page_word word);

/* <a href="/events/ID">, with the language if the reader chose one; the caller closes it. */
void page_link(struct page *p, const char *class_name, const char *folder, const char *id);

/* The start of a section: its heading, in the page's words. */
void page_section(struct page *p, enum page_word heading);

/* 14.11.2026 in German, 2026-11-14 in English; and both ends of an event. */
void page_days(struct page *p, const json_t *event);

/* "1 – 0", "½ – ½", "+ / −" or a word, from a result as it goes over the wire. */
void page_result(struct page *p, const json_t *result);

/* ---- what comes from the desk ---- */

/* A text of the desk as a value, which the caller ends with json_decref; it is freed. NULL: no
 * memory. */
json_t *page_read(struct desk_text *text);

const char *page_field(const json_t *object, const char *name); /* "" if it is not there */
const char *page_name(const json_t *game, const char *side);    /* of a player */

/* ---- a game (page_board.c, page_moves.c, page_rulings.c) ---- */

/* A game as one face sees it. An arbiter gets the public picture, and rulings of his own. */
struct page_game {
    json_t *all;
    const json_t *game; /* in it: what stands on the board, on the clocks */
    enum desk_face face;
    uint64_t seq; /* as this face counts */
    bool black_below; /* whose side is nearer */
};

/* The men, once on a page that has boards. */
void page_men(struct page *p);

/* A board as a picture that is also told in words; `large` has coordinates and the last move. */
void page_board(struct page *p, const struct page_game *g, bool large);

/* The clock of one side, with the player's name. */
void page_clock(struct page *p, const struct page_game *g, int side);

void page_moves(struct page *p, const struct page_game *g);

enum { PAGE_MOVE_MAX = 64 };

/* The last move: "5. … Le7"; "" before the first. Tells its target square, or 64. */
int page_last_move(char out[PAGE_MOVE_MAX], const struct page *p, const struct page_game *g);

/* All that was ruled and said aloud to this face, the latest first. */
void page_rulings(struct page *p, const struct page_game *g);

#endif
