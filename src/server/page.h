/*
 * server/page.h -- what all pages share: head and foot, text that is escaped, words in both languages.
 */
#ifndef AD_SERVER_PAGE_H
#define AD_SERVER_PAGE_H

#include <stdio.h>

#include "server/call.h"
#include "server/page_words.h"

struct page {
    const struct call *call; /* NULL: a part for whoever reads this language */
    enum ad_language lang;
    FILE *out;
    char *text;
    size_t len;
};

/* False: no memory, and that was answered. The title is escaped. */
bool page_begin(struct page *p, struct call *c, const char *title);
void page_end(struct page *p, unsigned status); /* sends it */

/* The same without masthead and foot, for paper and walls: a class of the body, a stylesheet beside the
 * usual one, and a script. */
struct page_bare {
    const char *title, *class_name, *style, *script;
};
bool page_bare_begin(struct page *p, struct call *c, const struct page_bare *how);
void page_bare_end(struct page *p, const struct page_bare *how);

/* The same without head and foot: for a script that brings an open page up to date. */
bool page_part_begin(struct page *p, struct call *c);
void page_part_end(struct page *p);

/* A whole page about the game that was asked for, or why not; the men are there. */
typedef void page_game_fn(struct page *p, const struct desk_view *v);
void page_about_game(struct call *c, page_game_fn *put);

/* The part of a game's page that changes, in this language; the caller's to free. NULL: no memory. */
char *page_game_write(const struct desk_view *v, enum ad_language lang);

/* A page that says that there is no such thing, or that it cannot be shown now. */
void page_fault(struct call *c, const struct desk_fault *fault);

/* ---- what is written on it ---- */

void page_put(struct page *p, const char *html);  /* as it is */
void page_text(struct page *p, const char *text); /* escaped  */
void page_word(struct page *p, enum page_word word);
void page_other_word(struct page *p,
                     enum page_word word); /* in the other language, marked as such */

/* <a href="/events/ID">, with the language if the reader chose one; the caller closes it. */
void page_link(struct page *p, const char *class_name, const char *folder, const char *id);

/* The same for one of several pages, of which the reader is on this one. */
void page_link_here(struct page *p, const char *path, bool here);

/* A labelled field of a form; `fill` is what a browser may put there. */
void page_field(struct page *p, const char *name, const char *type, const char *fill,
                enum page_word label);

/* The field of an edition; without those that are laid over another for who needs it. */
void page_editions(struct page *p, bool overlays);

/* Where a script says what was refused, once on a page. */
void page_refused(struct page *p);

/* A button that makes a link for somebody, and where it is shown once. */
void page_link_for(struct page *p, const char *kind, const struct people_account *a,
                   enum page_word word);
void page_made(struct page *p);

/* As the calendar of this machine says; AD_NO_DATE if it has none. */
ad_date page_today(void);

/* A moment, in UTC; a script shows it in the reader's zone. */
void page_moment(struct page *p, int64_t ms);

/* The start of a section: its heading, in the page's words. */
void page_section(struct page *p, enum page_word heading);

/* Anna; whose name nobody knows is called by his colour. */
void page_name(struct page *p, const struct desk_player side[2], int i);

/* Anna – Bert */
void page_players(struct page *p, const struct desk_player side[2]);

/* Both ends of an event: 14.11.2026 in German, 2026-11-14 in English. */
void page_days(struct page *p, const struct desk_event *event);

/* "1 – 0", "½ – ½", "+ / −" or a word. */
void page_result(struct page *p, const struct ad_result *result);

/* 1:30:00 or 9:05, rounded up to the second. */
void page_time(struct page *p, int64_t ms);

/* ---- a game (page_board.c, page_moves.c, page_rulings.c) ---- */

enum { PAGE_MOVE_MAX = 64 };

/* A game as it is shown. An arbiter gets the public picture, and rulings of his own. */
struct page_game {
    const struct desk_view *view;
    enum wire_face face; /* of the picture */
    struct wire_shown shown;
    bool black_below;         /* whose side is nearer */
    char last[PAGE_MOVE_MAX]; /* the last move, "5. … Le7"; "" before the first */
    int mark;                 /* where it went, or 64 */
};

void page_game_begin(struct page_game *g, const struct desk_view *v, enum ad_language lang);

/* The men, once on a page that has boards. */
void page_men(struct page *p);

/* A board as a picture that is also told in words; `large` has coordinates and the last move. */
void page_board(struct page *p, const struct page_game *g, bool large);

/* The clock of one side, with the player's name. */
void page_clock(struct page *p, const struct page_game *g, int side);

/* Its time alone. */
void page_clock_time(struct page *p, const struct page_game *g, int side);

void page_moves(struct page *p, const struct page_game *g);

/* The last `most` moves of a side's own sheet, in one line. */
void page_sheet_line(struct page *p, const struct page_game *g, unsigned most);

/* Who plays: his table in place of the page that others see (page_table.c). */
void page_table(struct page *p, const struct page_game *g);

/* What stays while the table changes: its script, and what is asked back. */
void page_table_script(struct page *p, const struct desk_view *v);

/* One of them, as a card. */
void page_ruling(struct page *p, const struct desk_ruling *r);

/* All that was ruled and said aloud to this face, the latest first. */
void page_rulings(struct page *p, const struct desk_view *v);

#endif
