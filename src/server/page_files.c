/*
 * server/page_files.c -- the end of a tournament: what its report still lacks, and everything that can be
 * taken along.
 */
#include "server/page_tour.h"

enum { NAMED = 12 }; /* so many who lack something are named */

/* ---- what is missing ---- */

static void put_lack(struct page_tour *s, enum desk_lack lack, unsigned count)
{
    struct page *p = &s->p;
    unsigned named = 0;

    page_put(p, "<li><span class=\"badge warn\">");
    if (count)
        fprintf(p->out, "%u ", count);
    page_text(p, desk_lack_text(lack, p->lang));
    page_put(p, "</span><span class=\"small\">");
    for (unsigned i = 0; count && i < s->view->tour->count && named < NAMED; i++) {
        if (!(desk_entry_lacks(s->view, i) >> lack & 1))
            continue;
        page_put(p, named++ ? " · " : "");
        page_tour_person(s, i + 1, 0, false);
    }
    if (count > NAMED) {
        page_put(p, " … ");
        page_word(p, PAGE_AND_MORE);
    }
    page_put(p, "</span></li>\n");
}

static void put_report(struct page_tour *s)
{
    unsigned of_event = desk_tour_lacks(s->view), count[DESK_LACKS] = {0}, all = 0;
    struct page *p = &s->p;

    for (unsigned i = 0; i < s->view->tour->count; i++)
        for (unsigned k = 0; k < DESK_LACKS; k++)
            count[k] += desk_entry_lacks(s->view, i) >> k & 1;
    page_section(p, PAGE_REPORT);
    page_put(p, "<ul class=\"stack tight lacks\">\n");
    for (unsigned k = 0; k < DESK_LACKS; k++)
        if (count[k] || of_event >> k & 1) {
            put_lack(s, (enum desk_lack)k, count[k]);
            all++;
        }
    if (!all) {
        page_put(p, "<li><span class=\"badge ok\">");
        page_word(p, PAGE_REPORT_WHOLE);
        page_put(p, "</span></li>\n");
    }
    page_put(p, "</ul></section>\n");
}

/* ---- what there is ---- */

static void put_file(struct page_tour *s, const char *name, enum page_word word)
{
    char path[64];

    snprintf(path, sizeof path, "files/%s", name);
    page_put(&s->p, "<li>");
    page_tour_link(s, "download", path, NULL, 0);
    page_word(&s->p, word);
    page_put(&s->p, "</a></li>\n");
}

static void put_table(struct page_tour *s, const char *name, enum page_word word)
{
    static const char *const ends[] = {"csv", "xlsx", "json"};
    char path[64];

    page_put(&s->p, "<li>");
    page_word(&s->p, word);
    for (unsigned i = 0; i < 3; i++) {
        snprintf(path, sizeof path, "files/%s.%s", name, ends[i]);
        page_put(&s->p, i ? " · " : ": ");
        page_tour_link(s, "download", path, NULL, 0);
        fprintf(s->p.out, "<span class=\"sr\">");
        page_word(&s->p, word);
        fprintf(s->p.out, " </span>%s</a>", ends[i]);
    }
    page_put(&s->p, "</li>\n");
}

static void put_files_list(struct page_tour *s)
{
    page_section(&s->p, PAGE_TAKE_ALONG);
    page_put(&s->p, "<ul class=\"stack tight files\">\n");
    put_file(s, "tournament.trf", PAGE_FILE_TRF);
    put_table(s, "standings", PAGE_STANDINGS);
    put_table(s, "crosstable", PAGE_CROSSTABLE);
    put_table(s, "rounds", PAGE_PAIRINGS);
    put_table(s, "players", PAGE_PLAYERS_TAB);
    put_file(s, "games.pgn", PAGE_FILE_PGN);
    if (s->view->event->from != AD_NO_DATE)
        put_file(s, "event.ics", PAGE_FILE_ICS);
    put_file(s, "pages.zip", PAGE_FILE_ZIP);
    page_put(&s->p, "</ul></section>\n");
}

static void put_papers(struct page_tour *s)
{
    static const struct {
        const char *path;
        enum page_word word;
    } papers[] = {{"print/pairings", PAGE_PAIRINGS},   {"print/names", PAGE_A_TO_Z},
                  {"print/standings", PAGE_STANDINGS}, {"print/crosstable", PAGE_CROSSTABLE},
                  {"print/slips", PAGE_SLIPS},         {"print/cards", PAGE_CARDS},
                  {"print/matches", PAGE_MATCHES},     {"screen", PAGE_SCREEN}};

    page_section(&s->p, PAGE_ON_PAPER);
    page_put(&s->p, "<ul class=\"stack tight files\">\n");
    for (size_t i = 0; i < sizeof papers / sizeof *papers; i++) {
        if (papers[i].word == PAGE_MATCHES && !s->t.teams)
            continue;
        page_put(&s->p, "<li>");
        page_tour_link(s, "", papers[i].path, NULL, 0);
        page_word(&s->p, papers[i].word);
        page_put(&s->p, "</a></li>\n");
    }
    page_put(&s->p, "</ul></section>\n");
}

static void put_files(struct page_tour *s)
{
    page_put(&s->p, "<div class=\"cols c-2-1\"><div class=\"stack\">\n");
    if (page_tour_may(s, DESK_ARBITER))
        put_report(s);
    put_files_list(s);
    put_papers(s);
    page_put(&s->p, "</div><aside class=\"stack\">\n");
    page_tour_next(s);
    page_put(&s->p, "</aside></div>\n");
}

void page_files(struct call *c)
{
    if (page_tour_show(c, TAB_FILES, put_files) == DESK_NO_TOUR)
        page_fault(c, &(struct desk_fault){.why = DESK_NO_TOUR});
}
