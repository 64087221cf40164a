/*
 * server/page_tour.h -- what the pages of a tournament share: head, tabs, what is to be done now.
 */
#ifndef AD_SERVER_PAGE_TOUR_H
#define AD_SERVER_PAGE_TOUR_H

#include "desk/tour.h"
#include "server/page.h"

enum page_tab { TAB_EVENT, TAB_ROUNDS, TAB_STANDINGS, TAB_PLAYERS, TABS };

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

/* Do the rules say why two meet (page_why.c)? */
bool page_tour_has_reasons(const struct page_tour *s);

/* The boards of its round; whoever may enters results there. And the table, whole (UINT32_MAX) or
 * down to this place with points alone. */
void page_tour_boards(struct page_tour *s);
void page_tour_table(struct page_tour *s, unsigned last);

/* What a player reported, of White and of Black: "1 – 0". */
const char *page_reported_text(const char *letters);

/* <th scope="col"> */
void page_column(struct page *p, const char *class_name, enum page_word word);

#endif
