/*
 * server/page_tour.h -- what the pages of a tournament share: head, tabs, what is to be done now.
 */
#ifndef AD_SERVER_PAGE_TOUR_H
#define AD_SERVER_PAGE_TOUR_H

#include "adoube/category.h"
#include "adoube/outlook.h"
#include "desk/tour.h"
#include "server/page.h"

enum page_tab {
    TAB_EVENT,
    TAB_ROUNDS,
    TAB_STANDINGS,
    TAB_CROSSTABLE,
    TAB_PLAYERS,
    TAB_PRIZES,
    TAB_FILES,
    TABS
};

/* A tournament as a page shows it: `rounds` of it to this reader, and `t` as far as that. `round` is the
 * one in the address, else the last, from 1; 0: none. */
struct page_tour {
    struct page p;
    const struct desk_tour_view *view;
    struct ad_tournament t;
    unsigned rounds, round;
};

typedef void page_tour_fn(struct page_tour *s);

/* The whole page: `body` writes what stands below the tabs. DESK_NO_TOUR if the event has none, and
 * nothing was answered; every other fault was. */
enum desk_why page_tour_show(struct call *c, enum page_tab tab, page_tour_fn *body);

/* The same on paper or a wall: without head and tabs. */
enum desk_why page_tour_bare(struct call *c, const struct page_bare *how, page_tour_fn *body);

/* The same for who writes no page: as much of it as the caller may see. */
typedef void page_tour_seen(struct page_tour *s, void *payload);
enum desk_why page_tour_look(struct call *c, page_tour_seen *seen, void *payload,
                             struct desk_fault *fault);

/* All places, from 1, in the order of their names; the caller's to free. NULL: no memory. */
uint16_t *page_tour_by_name(const struct page_tour *s);

/* May the reader do this? */
bool page_tour_may(const struct page_tour *s, enum desk_role least);

/* A card with the one thing that is to be done now, and its button for whoever may. */
void page_tour_next(struct page_tour *s);

/* <button> that sends this command (JSON without quotation marks inside attributes). */
void page_tour_button(struct page_tour *s, const char *class_name, const char *command,
                      enum page_word word);

/* What is asked before a command is sent (page_dialogs.c), closed as long as nobody does. */
void page_tour_dialogs(struct page_tour *s);

/* A name by its place, from 1, with a title before it. */
void page_tour_name(struct page_tour *s, unsigned place);

/* Tenths as people write them: 3½. */
void page_tour_points(struct page_tour *s, ad_points points);

/* <section> with its heading, "Round 3"; the caller ends it. */
void page_tour_round_begin(struct page_tour *s);

/* The pairs of its round, board by board; the caller's to free, and NULL without memory. */
struct ad_pair *page_tour_pairs(const struct page_tour *s, unsigned *count);

/* The board of its round at which each sits, by place from 0; 0: at none. The caller's to free. */
uint16_t *page_tour_boards_of(const struct page_tour *s);

/* "1 – 0", of the letters of both sides. */
void page_tour_result(struct page_tour *s, char white, char black);

/* Do the rules say why two meet (page_why.c)? */
bool page_tour_has_reasons(const struct page_tour *s);

/* A name that leads to the card of its owner; who has left by this round (from 1) is struck out, and
 * `marked` says after which. */
void page_tour_person(struct page_tour *s, unsigned place, unsigned round, bool marked);

/* A link to a page of the event, "standings", with what is to be asked there; a NULL value is left out. */
struct page_ask {
    const char *name, *value;
};
void page_tour_link(struct page_tour *s, const char *attributes, const char *path,
                    const struct page_ask *asked, unsigned count);

/* The number that the query has, at most `most`; else `otherwise`. */
unsigned page_tour_number(const struct page_tour *s, const char *name, unsigned most,
                          unsigned otherwise);

/* ---- the table (page_ranking.c) ---- */

/* After so many rounds, by what the tournament announced; the first column is points. */
struct page_ranking {
    struct ad_tiebreak chain[AD_TOUR_TIEBREAKS + 1];
    unsigned columns;
    struct ad_standings_how how;
    struct ad_standings table; /* nobody in it without memory */
    void *memory;
};

void page_ranking_make(struct page_ranking *out, const struct page_tour *s, unsigned rounds);
void page_ranking_end(struct page_ranking *r);

/* The rank of a place, from 0; 0: it has none. */
unsigned page_ranking_of(const struct page_ranking *r, unsigned who);

/* Who is in a part of the table? Everybody without one. */
bool page_tour_in(const struct page_tour *s, unsigned who, const struct ad_category *part);

/* A value of a column as people write it: 14½, 12¼, 1822. */
void page_tour_value(struct page_tour *s, int64_t value, const struct ad_tiebreak *tb);

/* ---- what if (page_whatif.c) ---- */

/* Open games of the last round that are tried in all ways: those at the top. */
struct page_whatif {
    struct ad_pair game[AD_OUTLOOK_GAMES];
    unsigned board[AD_OUTLOOK_GAMES], count;
    unsigned open; /* all of them */
};

/* False: there is nothing to suppose. */
bool page_whatif_make(struct page_whatif *out, const struct page_tour *s,
                      const struct page_ranking *r);

/* The places that each can still reach; the caller's to free, NULL without memory. */
struct ad_outlook *page_whatif_places(const struct page_whatif *w, const struct page_tour *s,
                                      const struct page_ranking *r);

/* A card to suppose results, and who is at the top then. */
void page_whatif_card(struct page_tour *s, const struct page_whatif *w,
                      const struct page_ranking *now);

/* The working of one value (page_receipt.c). */
void page_tour_receipt(struct page_tour *s, const struct page_ranking *r, unsigned who,
                       unsigned column);

/* A badge, if it was reopened after it had been finished. */
void page_tour_corrected(struct page_tour *s);

/* The boards of its round; whoever may enters results there. And the table, whole (UINT32_MAX) or
 * down to this place with points alone. */
void page_tour_boards(struct page_tour *s);
void page_tour_table(struct page_tour *s, unsigned last);
void page_tour_cross(struct page_tour *s);
void page_tour_prizes(struct page_tour *s);

/* What a player reported, of White and of Black: "1 – 0". */
const char *page_reported_text(const char *letters);

/* <th scope="col"> */
void page_column(struct page *p, const char *class_name, enum page_word word);

#endif
