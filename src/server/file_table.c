/*
 * server/file_table.c -- players, rounds, standings and the crosstable as tables for programs.
 */
#include "server/file.h"

#include <stdio.h>
#include <stdlib.h>

#include "adoube/trf.h"
#include "text/names.h"

enum { VALUE = 24 };

static void add_points(struct paper_table *t, ad_points points)
{
    char text[VALUE];

    ad_value_write(text, sizeof text, (int64_t)points * 10, points % 10 ? 1 : 0);
    paper_cell(t, text);
}

static void add_number(struct paper_table *t, unsigned number)
{
    paper_cellf(t, number ? "%u" : "%.0u", number);
}

static void add_columns(struct paper_table *t, const char *const *keys, const char *kinds)
{
    for (size_t i = 0; keys[i]; i++)
        paper_column(t, kinds[i] == 'n' ? PAPER_NUMBER : PAPER_TEXT, keys[i], keys[i]);
}

static void add_player(struct paper_table *t, const struct page_tour *s, unsigned who)
{
    const struct desk_entry *e = &s->view->entry[who];

    add_number(t, s->t.entrants[who].number);
    paper_cell(t, ad_title_text((enum ad_title)s->t.entrants[who].title));
    paper_cell(t, e->name);
    add_number(t, (unsigned)s->t.entrants[who].rating);
    paper_cell(t, e->club);
    paper_cell(t, e->federation);
    paper_cellf(t, "%.1s", &e->sex);
}

static void add_players(struct paper_table *t, const struct page_tour *s)
{
    static const char *const keys[] = {"number", "title",      "name", "rating",
                                       "club",   "federation", "sex",  "fide",
                                       "left",   "from_round", NULL};

    add_columns(t, keys, "nttntttnnn");
    for (unsigned n = 1; n <= s->view->tour->count; n++) {
        unsigned place = ad_tour_numbered(s->view->tour, n);
        const struct ad_tour_entry *entry;

        if (!place)
            continue;
        entry = &s->view->tour->entry[place - 1];
        add_player(t, s, place - 1);
        paper_cellf(t, entry->fide ? "%llu" : "%.0llu", (unsigned long long)entry->fide);
        add_number(t, entry->left);
        add_number(t, entry->since);
    }
}

static void add_side(struct paper_table *t, const struct page_tour *s, unsigned place)
{
    add_number(t, place ? s->t.entrants[place - 1].number : 0);
    paper_cell(t, place ? s->view->entry[place - 1].name : "");
    add_number(t, place ? (unsigned)s->t.entrants[place - 1].rating : 0);
}

static void add_rounds(struct paper_table *t, struct page_tour *s)
{
    static const char *const keys[] = {"round",
                                       "board",
                                       "white_number",
                                       "white",
                                       "white_rating",
                                       "black_number",
                                       "black",
                                       "black_rating",
                                       "white_result",
                                       "black_result",
                                       NULL};
    unsigned chosen = s->round;

    add_columns(t, keys, "nnntnntntt");
    for (s->round = 1; s->round <= s->rounds; s->round++) {
        unsigned n;
        struct ad_pair *pairs = page_tour_pairs(s, &n);

        for (unsigned i = 0; i < n; i++) {
            char white = ad_meeting_of(&s->t, pairs[i].white - 1u, s->round - 1)->result;
            char black = pairs[i].black
                             ? ad_meeting_of(&s->t, pairs[i].black - 1u, s->round - 1)->result
                             : '\0';

            add_number(t, s->round);
            add_number(t, i + 1);
            add_side(t, s, pairs[i].white);
            add_side(t, s, pairs[i].black);
            paper_cellf(t, "%.1s", &white);
            paper_cellf(t, "%.1s", &black);
        }
        free(pairs);
    }
    s->round = chosen;
}

static void add_value_columns(struct paper_table *t, const struct page_ranking *r)
{
    char code[AD_TIEBREAK_MAX];

    for (unsigned k = 0; k < r->columns; k++) {
        ad_tiebreak_write(code, sizeof code, &r->chain[k]);
        paper_column(t, PAPER_NUMBER, code, code);
    }
}

static void add_values(struct paper_table *t, const struct page_ranking *r, unsigned who)
{
    char text[VALUE];

    for (unsigned k = 0; k < r->columns; k++) {
        ad_value_write(text, sizeof text, ad_standings_value(&r->table, who, k),
                       ad_tiebreak_digits(&r->chain[k]));
        paper_cell(t, text);
    }
}

static void add_standings(struct paper_table *t, const struct page_tour *s,
                          const struct page_ranking *r)
{
    static const char *const keys[] = {"rank", "number",     "title", "name", "rating",
                                       "club", "federation", "sex",   NULL};

    add_columns(t, keys, "nnttnttt");
    add_value_columns(t, r);
    for (unsigned i = 0; i < r->table.count; i++) {
        add_number(t, r->table.rows[i].rank);
        add_player(t, s, r->table.rows[i].who);
        add_values(t, r, r->table.rows[i].who);
    }
}

/* 12w1: number of the opponent, colour, result as in FIDE's report file. */
static void add_cell(struct paper_table *t, const struct page_tour *s, unsigned who, unsigned round)
{
    const struct ad_meeting *m = ad_meeting_of(&s->t, who, round);
    unsigned number = m->opponent ? s->t.entrants[m->opponent - 1].number : 0;

    if (number)
        paper_cellf(t, "%u%c%.1s", number, m->colour, &m->result);
    else
        paper_cellf(t, "%.1s", &m->result);
}

static void add_cross(struct paper_table *t, const struct page_tour *s,
                      const struct page_ranking *r)
{
    static const char *const keys[] = {"rank", "number", "name", NULL};
    char key[16];

    add_columns(t, keys, "nnt");
    for (unsigned round = 1; round <= s->rounds; round++) {
        snprintf(key, sizeof key, "%u", round);
        paper_column(t, PAPER_TEXT, key, key);
    }
    paper_column(t, PAPER_NUMBER, "points", "points");
    for (unsigned i = 0; i < r->table.count; i++) {
        unsigned who = r->table.rows[i].who;

        add_number(t, r->table.rows[i].rank);
        add_number(t, s->t.entrants[who].number);
        paper_cell(t, s->view->entry[who].name);
        for (unsigned round = 0; round < s->rounds; round++)
            add_cell(t, s, who, round);
        add_points(t, ad_entrant_points(&s->t, who, s->rounds));
    }
}

bool file_table(struct paper_table *out, struct page_tour *s, const char *name)
{
    struct page_ranking r;

    if (strcmp(name, "players") == 0)
        add_players(out, s);
    else if (strcmp(name, "rounds") == 0)
        add_rounds(out, s);
    else if (strcmp(name, "standings") == 0 || strcmp(name, "crosstable") == 0) {
        page_ranking_make(&r, s, s->rounds);
        if (*name == 's')
            add_standings(out, s, &r);
        else
            add_cross(out, s, &r);
        page_ranking_end(&r);
    } else {
        return false;
    }
    return true;
}
