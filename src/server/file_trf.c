/*
 * server/file_trf.c -- the report file of FIDE: head, players with ids and births, results, points, ranks.
 */
#include "server/file.h"

#include <stdio.h>
#include <stdlib.h>

#include "adoube/trf_tour.h"
#include "text/names.h"

enum { DATE = 16, CODES = (AD_TOUR_TIEBREAKS + 1) * (AD_TIEBREAK_MAX + 1) };

/* Texts of the head and of those that take part, which the record of the file borrows. */
struct report {
    const struct page_tour *s;
    struct ad_trf was, after;
    struct ad_trf_player *people; /* entries, then players of teams */
    char (*birth)[DATE], (*id)[24];
    char start[DATE], end[DATE], codes[CODES];
    void *arena;
};

static struct ad_span span(const char *text)
{
    return (struct ad_span){text, strlen(text)};
}

static void write_day(char out[DATE], ad_date date)
{
    struct ad_day d;

    *out = '\0';
    if (date == AD_NO_DATE)
        return;
    d = ad_date_split(date);
    snprintf(out, DATE, "%04d/%02u/%02u", d.year, d.month, d.day);
}

static void put_person(struct report *r, unsigned i, const struct desk_entry *e, uint8_t title,
                       uint64_t fide)
{
    struct ad_trf_player *p = &r->people[i];

    write_day(r->birth[i], e->born);
    if (fide)
        snprintf(r->id[i], sizeof *r->id, "%llu", (unsigned long long)fide);
    *p = (struct ad_trf_player){.name = span(e->name),
                                .title = span(ad_title_text((enum ad_title)title)),
                                .federation = span(e->federation),
                                .id = span(r->id[i]),
                                .birth = span(r->birth[i]),
                                .sex = e->sex,
                                .points = AD_TRF_NO_POINTS};
}

static void put_people(struct report *r)
{
    const struct desk_tour_view *v = r->s->view;
    const struct ad_tour *tour = v->tour;

    for (unsigned i = 0; i < tour->count; i++)
        put_person(r, i, &v->entry[i], tour->entrants[i].title, tour->entry[i].fide);
    for (unsigned i = 0; i < tour->player_count; i++)
        put_person(r, tour->count + i, &v->player[i], tour->players[i].title,
                   tour->players[i].fide);
}

static void put_head(struct report *r)
{
    const struct desk_event *e = r->s->view->event;
    const struct ad_tour_rules *rules = &r->s->view->tour->rules;
    struct ad_span *head = r->was.head;
    size_t len = 0;

    write_day(r->start, e->from);
    write_day(r->end, e->to);
    for (unsigned i = 0; i < rules->tiebreaks; i++) {
        char code[AD_TIEBREAK_MAX];

        ad_tiebreak_write(code, sizeof code, &rules->order[i]);
        len +=
            (size_t)snprintf(r->codes + len, sizeof r->codes - len, "%s%s", len ? "," : "", code);
    }
    head[AD_TRF_NAME] = span(e->name);
    head[AD_TRF_CITY] = span(e->place);
    head[AD_TRF_START] = span(r->start);
    head[AD_TRF_END] = span(r->end);
    head[AD_TRF_CODE] = span(ad_trf_code((enum ad_system)rules->system));
    head[AD_TRF_TIEBREAKS] = span(r->codes);
    if (rules->system == AD_KNOCKOUT)
        head[AD_TRF_TYPE] = span("knock-out"); /* 192 has no code for it */
}

/* Places of the table: in the file the players lie in order of their numbers. */
static void put_ranks(struct report *r)
{
    struct page_ranking ranking;

    page_ranking_make(&ranking, r->s, r->s->rounds);
    for (unsigned i = 0; i < ranking.table.count; i++) {
        unsigned number = r->s->t.entrants[ranking.table.rows[i].who].number;

        for (unsigned k = 0; k < r->after.t.count && !r->after.team_event; k++)
            if (r->after.entrants[k].number == number)
                r->after.players[k].rank = ranking.table.rows[i].rank;
        for (unsigned k = 0; k < r->after.team_count; k++)
            if (r->after.team[k].number == number)
                r->after.team[k].rank = ranking.table.rows[i].rank;
    }
    page_ranking_end(&ranking);
}

static bool make(struct report *r, struct file *out)
{
    const struct ad_tour *tour = r->s->view->tour;
    size_t len, people = tour->count + tour->player_count + 1;

    r->was = (struct ad_trf){.team_event = tour->rules.boards > 0,
                             .bye_games = AD_TRF_NO_POINTS,
                             .unknown = AD_TRF_NO_POINTS};
    r->people = calloc(people, sizeof *r->people);
    r->birth = calloc(people, sizeof *r->birth);
    r->id = calloc(people, sizeof *r->id);
    len = ad_trf_tour_bytes(&r->was, tour);
    r->arena = malloc(len);
    if (!r->people || !r->birth || !r->id || !r->arena)
        return false;
    put_people(r);
    put_head(r);
    if (ad_trf_tour_write(&r->after, &r->was, tour, r->people, NULL, r->arena, len) < 0)
        return false;
    if (r->s->rounds < r->after.t.played)
        r->after.t.played = r->s->rounds; /* what is not published is not told */
    put_ranks(r);
    out->len = ad_trf_length(&r->after, AD_TRF26);
    out->bytes = malloc(out->len);
    return out->bytes && ad_trf_write(out->bytes, out->len, &r->after, AD_TRF26) >= 0;
}

bool file_trf(struct file *out, const struct page_tour *s)
{
    struct report *r = calloc(1, sizeof *r);
    bool made;

    if (r)
        r->s = s;
    made = r && make(r, out);

    if (made) {
        out->len = strlen(out->bytes);
        out->type = "text/plain; charset=utf-8";
    }
    if (r) {
        free(r->arena);
        free(r->people);
        free(r->birth);
        free(r->id);
    }
    free(r);
    return made;
}
