/*
 * server/page_round.c -- a round: its boards and results; whoever may enters them here, by keys.
 */
#include "server/page_tour.h"

#include <stdlib.h>

/* ---- results ---- */

void page_tour_result(struct page_tour *s, char white, char black)
{
    static const char letters[] = "1=0WDL+-", *const words[] = {"1", "½", "0", "1",
                                                                "½", "0", "+", "−"};
    const char *w = strchr(letters, white), *b = strchr(letters, black);

    if (!w || !b || !white || !black)
        page_put(&s->p, "<span class=\"faint\">–</span>");
    else
        fprintf(s->p.out, "<b>%s – %s</b>", words[w - letters], words[b - letters]);
}

/* Buttons with the keys that do the same. */
static void put_entry(struct page_tour *s, unsigned board)
{
    static const struct {
        const char *key, *result, *shown;
    } ways[] = {{"1", "1-0", "1–0"}, {"5", "1/2", "½"}, {"0", "0-1", "0–1"}};
    struct page *p = &s->p;

    page_put(p, "<span class=\"keys\" role=\"group\" aria-label=\"");
    page_word(p, PAGE_BOARD);
    fprintf(p->out, " %u\">", board);
    for (unsigned i = 0; i < 3; i++)
        fprintf(p->out,
                "<button type=\"button\" id=\"b%u-%s\" data-key=\"%s\" "
                "data-do='{\"do\":\"result\",\"round\":%u,\"board\":%u,\"result\":\"%s\"}'>%s "
                "<kbd>%s</kbd></button>",
                board, ways[i].key, ways[i].key, s->round, board, ways[i].result, ways[i].shown,
                ways[i].key);
    fprintf(p->out,
            "<button type=\"button\" id=\"b%u-x\" data-key=\"x\" data-ask=\"result\" "
            "data-about=\"%u\" data-do='{\"do\":\"result\",\"round\":%u,\"board\":%u}'>"
            "<span class=\"sr\">",
            board, board, s->round, board);
    page_word(p, PAGE_OTHER_RESULT);
    page_put(p, "</span><span aria-hidden=\"true\">…</span> <kbd>x</kbd></button></span>");
}

/* A result that stands can be put right, with a reason. */
static void put_correct(struct page_tour *s, unsigned board, char white, char black)
{
    fprintf(
        s->p.out,
        "<button type=\"button\" class=\"link\" id=\"c%u\" data-ask=\"correct\" data-about=\"%u\" "
        "data-do='{\"do\":\"correct\",\"round\":%u,\"board\":%u}'><span class=\"sr\">",
        board, board, s->round, board);
    page_word(&s->p, PAGE_CORRECT);
    fprintf(s->p.out, " %u: </span>", board);
    page_tour_result(s, white, black);
    page_put(&s->p, "</button>");
}

const char *page_reported_text(const char *letters)
{
    return memcmp(letters, "10", 2) == 0   ? "1 – 0"
           : memcmp(letters, "01", 2) == 0 ? "0 – 1"
                                           : "½ – ½";
}

static const char *reported(const struct page_tour *s, unsigned who)
{
    const struct ad_tour *tour = s->view->tour;

    return tour->seats[(who - 1) * tour->stride + s->round - 1].reported;
}

/* What players say of an open game: both agree, and one press confirms it; they differ, and somebody must
 * go there; or one has spoken. */
static void put_reported(struct page_tour *s, const struct ad_pair *pair, unsigned board)
{
    const char *white = reported(s, pair->white), *black = reported(s, pair->black);
    struct page *p = &s->p;

    if (!*white && !*black)
        return;
    if (*white && *black && memcmp(white, black, 2) != 0) {
        page_put(p, " <span class=\"badge ask\">");
        page_word(p, PAGE_DIFFER);
        fprintf(p->out, " %s / %s</span>", page_reported_text(white), page_reported_text(black));
    } else if (*white && *black) {
        fprintf(p->out,
                " <button type=\"button\" class=\"btn provisional\" data-key=\"c\" "
                "data-do='{\"do\":\"result\","
                "\"round\":%u,\"board\":%u,\"result\":\"%c%c\"}'>≈ %s ",
                s->round, board, white[0], white[1], page_reported_text(white));
        page_word(p, PAGE_CONFIRM_REPORT);
        page_put(p, " <kbd>c</kbd></button>");
    } else {
        fprintf(p->out, " <span class=\"badge provisional\">≈ %s ",
                page_reported_text(*white ? white : black));
        page_word(p, *white ? PAGE_WHITE : PAGE_BLACK);
        page_put(p, "</span>");
    }
}

static void put_state(struct page_tour *s, const struct ad_pair *pair, unsigned board)
{
    char white = ad_meeting_of(&s->t, pair->white - 1u, s->round - 1)->result;
    char black = ad_meeting_of(&s->t, pair->black - 1u, s->round - 1)->result;
    bool open = white == '?' || white == '\0';

    if (open && page_tour_may(s, DESK_KIOSK) && s->view->tour->phase == AD_TOUR_RUNNING) {
        put_entry(s, board);
        put_reported(s, pair, board);
    } else if (!open && page_tour_may(s, DESK_ARBITER)) {
        put_correct(s, board, white, black);
    } else {
        page_tour_result(s, white, black);
    }
}

static void put_player(struct page_tour *s, unsigned place)
{
    page_put(&s->p, "<th scope=\"row\">");
    page_tour_person(s, place, s->round, false);
    page_put(&s->p, " <span class=\"faint\">");
    page_tour_points(s, ad_entrant_points(&s->t, place - 1, s->round - 1));
    page_put(&s->p, "</span></th>");
}

/* The number leads to the reasons, where the rules have any. */
static void put_number(struct page_tour *s, unsigned board)
{
    char path[80];

    if (!page_tour_has_reasons(s)) {
        fprintf(s->p.out, "%u", board);
        return;
    }
    snprintf(path, sizeof path, "/events/%s/rounds/%u/why/%u", s->view->event->id, s->round, board);
    page_link(&s->p, "", path, "");
    fprintf(s->p.out, "%u<span class=\"sr\">: ", board);
    page_word(&s->p, PAGE_WHY);
    page_put(&s->p, "</span></a>");
}

static void put_board(struct page_tour *s, const struct ad_pair *pair, unsigned board)
{
    struct page *p = &s->p;

    fprintf(p->out, "<tr data-board=\"%u\" data-pair=\"[%u,%u]\"><td class=\"num strong\">", board,
            pair->white, pair->black);
    put_number(s, board);
    page_put(p, "</td>");
    put_player(s, pair->white);
    if (pair->black) {
        page_put(p, "<td class=\"mid rs\">");
        put_state(s, pair, board);
        page_put(p, "</td>");
        put_player(s, pair->black);
    } else {
        page_put(p, "<td class=\"mid\">+</td><td class=\"muted\">");
        page_word(p, PAGE_BYE);
        page_put(p, "</td>");
    }
    page_put(p, "</tr>\n");
}

struct ad_pair *page_tour_pairs(const struct page_tour *s, unsigned *count)
{
    struct ad_pair *pairs = calloc(s->view->tour->count / 2 + 1, sizeof *pairs);

    *count = pairs ? ad_tour_boards(pairs, s->view->tour, s->round) : 0;
    return pairs;
}

void page_tour_boards(struct page_tour *s)
{
    struct page *p = &s->p;
    unsigned n;
    struct ad_pair *pairs = page_tour_pairs(s, &n);

    page_put(p,
             "<div class=\"scroll\" tabindex=\"0\"><table class=\"pairs\"><caption class=\"sr\">");
    page_word(p, PAGE_ROUND);
    fprintf(p->out, " %u</caption><thead><tr>", s->round);
    page_column(p, "num", PAGE_BOARD);
    page_column(p, "", PAGE_WHITE);
    page_column(p, "mid", PAGE_RESULT);
    page_column(p, "", PAGE_BLACK);
    page_put(p, "</tr></thead><tbody>\n");
    for (unsigned i = 0; i < n; i++)
        put_board(s, &pairs[i], i + 1);
    page_put(p, "</tbody></table></div>\n");
    free(pairs);
}

void page_tour_round_begin(struct page_tour *s)
{
    page_put(&s->p, "<section class=\"sec\"><header><h2>");
    page_word(&s->p, PAGE_ROUND);
    if (s->round)
        fprintf(s->p.out, " %u", s->round);
    page_put(&s->p, "</h2>");
    if (s->round && s->view->tour->round[s->round - 1].by_hand) {
        page_put(&s->p, "<span class=\"badge\">↔ ");
        page_word(&s->p, PAGE_BY_HAND);
        page_put(&s->p, "</span>");
    }
    page_put(&s->p, "</header>\n");
}

/* ---- beside them ---- */

static void put_keys(struct page_tour *s)
{
    static const struct {
        const char *keys;
        enum page_word word;
    } rows[] = {{"<kbd>1</kbd> <kbd>5</kbd> <kbd>0</kbd>", PAGE_KEYS_RESULT},
                {"<kbd>+</kbd> <kbd>-</kbd>", PAGE_KEYS_FORFEIT},
                {"<kbd>x</kbd>", PAGE_OTHER_RESULT},
                {"<kbd>↑</kbd> <kbd>↓</kbd>", PAGE_KEYS_MOVE},
                {"<kbd>u</kbd>", PAGE_KEYS_UNDO}};

    page_put(&s->p, "<div class=\"card stack tight hide-phone\"><h2>");
    page_word(&s->p, PAGE_KEYS);
    page_put(&s->p, "</h2><dl class=\"kl\">");
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        fprintf(s->p.out, "<dt>%s</dt><dd>", rows[i].keys);
        page_word(&s->p, rows[i].word);
        page_put(&s->p, "</dd>");
    }
    page_put(&s->p, "</dl></div>\n");
}

/* A heading with links to all rounds, and the boards of this one. */
static void put_rounds(struct page_tour *s)
{
    char path[64];

    page_tour_round_begin(s);
    page_put(&s->p, "<p class=\"line\">");
    for (unsigned r = 1; r <= s->rounds; r++) {
        snprintf(path, sizeof path, "/events/%s/rounds/%u", s->view->event->id, r);
        page_link_here(&s->p, path, r == s->round);
        fprintf(s->p.out, "%u</a> ", r);
    }
    page_put(&s->p, "</p>\n");
    if (s->round)
        page_tour_boards(s);
    page_put(&s->p, "</section>\n");
}

/* ---- what is done with the round as a whole ---- */

static void put_seat(struct page_tour *s, unsigned place, unsigned board, enum page_word side)
{
    fprintf(s->p.out, "<option value=\"%u\">%u ", place, board);
    page_word(&s->p, side);
    page_put(&s->p, ": ");
    page_text(&s->p, s->view->entry[place - 1].name);
    page_put(&s->p, "</option>");
}

static void put_choice(struct page_tour *s, const char *id, enum page_word word)
{
    unsigned n;
    struct ad_pair *pairs = page_tour_pairs(s, &n);

    fprintf(s->p.out, "<p class=\"field\"><label for=\"%s\">", id);
    page_word(&s->p, word);
    fprintf(s->p.out, "</label><select id=\"%s\" required><option value=\"\"></option>", id);
    for (unsigned i = 0; i < n; i++) {
        put_seat(s, pairs[i].white, i + 1, pairs[i].black ? PAGE_WHITE : PAGE_BYE);
        if (pairs[i].black)
            put_seat(s, pairs[i].black, i + 1, PAGE_BLACK);
    }
    page_put(&s->p, "</select></p>");
    free(pairs);
}

/* By hand: what the rules gave, with two players exchanged. Whoever sits at one board changes colours. */
static void put_exchange(struct page_tour *s)
{
    page_put(&s->p, "<details class=\"card\" id=\"by-hand\"><summary>");
    page_word(&s->p, PAGE_BY_HAND);
    page_put(&s->p, "</summary><form id=\"exchange\" class=\"stack tight\">");
    put_choice(s, "one", PAGE_EXCHANGE);
    put_choice(s, "other", PAGE_EXCHANGE_WITH);
    page_put(&s->p, "<p class=\"small muted\">");
    page_word(&s->p, PAGE_EXCHANGE_HOW);
    page_put(&s->p, "</p><p><button class=\"btn\">");
    page_word(&s->p, PAGE_EXCHANGE_DO);
    page_put(&s->p, "</button></p></form></details>\n");
}

static void put_redo(struct page_tour *s)
{
    if (s->round != s->rounds || s->round == 0 || !page_tour_may(s, DESK_DIRECTOR) ||
        s->view->tour->phase != AD_TOUR_RUNNING)
        return;
    put_exchange(s);
    page_put(&s->p, "<p>");
    page_tour_button(s, "btn", "{\"do\":\"unpair\"}", PAGE_UNPAIR);
    page_put(&s->p, "</p>\n");
}

static void put_round(struct page_tour *s)
{
    struct page *p = &s->p;

    page_put(p, "<div class=\"cols c-2-1\">\n");
    put_rounds(s);
    page_put(p, "<aside class=\"stack\">\n");
    page_tour_next(s);
    if (page_tour_may(s, DESK_KIOSK) && s->view->tour->phase == AD_TOUR_RUNNING)
        put_keys(s);
    put_redo(s);
    page_put(p, "</aside></div>\n");
}

void page_round(struct call *c)
{
    if (page_tour_show(c, TAB_ROUNDS, put_round) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}

/* The round that is played, for who enters results and does nothing else. */
void page_kiosk(struct call *c)
{
    page_round(c);
}
