/*
 * server/file.c -- what can be taken along: /events/{event}/files/NAME.END
 *
 *     players rounds standings crosstable   .csv .xlsx .json
 *     tournament.trf   event.ics   games.pgn   pages.zip
 */
#include "server/file.h"

#include <stdio.h>
#include <stdlib.h>

#include "adoube/csv.h"
#include "text/csv_inside.h"

/* ---- a table in its forms ---- */

static void put_csv_cell(FILE *out, const char *text, bool first)
{
    size_t len = strlen(text), room = 2 * len + 3;
    char *cell = malloc(room);
    int n = cell ? ad_csv_write(cell, room, text, len, ',') : -1;

    if (!first)
        fputc(',', out);
    if (n > 0)
        fwrite(cell, 1, (size_t)n, out);
    free(cell);
}

static void write_csv(struct file *f, const struct paper_table *t)
{
    FILE *out = open_memstream(&f->bytes, &f->len);

    if (!out)
        return;
    for (unsigned i = 0; i < t->columns; i++)
        put_csv_cell(out, paper_key(t, i), i == 0);
    fputc('\n', out);
    for (size_t row = 0; row < paper_rows(t); row++) {
        for (unsigned i = 0; i < t->columns; i++)
            put_csv_cell(out, paper_at(t, row, i), i == 0);
        fputc('\n', out);
    }
    fclose(out);
    f->type = "text/csv; charset=utf-8";
}

static json_t *json_cell(const char *text, enum paper_kind kind)
{
    if (kind == PAPER_NUMBER && !*text)
        return json_null();
    if (kind == PAPER_NUMBER && paper_is_number(text))
        return strchr(text, '.') ? json_real(strtod(text, NULL)) : json_integer(atoll(text));
    return json_string(text);
}

static void write_json(struct file *f, const struct paper_table *t)
{
    json_t *rows = json_array();

    for (size_t row = 0; row < paper_rows(t); row++) {
        json_t *one = json_object();

        for (unsigned i = 0; i < t->columns; i++)
            json_object_set_new(one, paper_key(t, i),
                                json_cell(paper_at(t, row, i), t->column[i].kind));
        json_array_append_new(rows, one);
    }
    f->bytes = json_dumps(rows, JSON_COMPACT | JSON_REAL_PRECISION(12));
    f->len = f->bytes ? strlen(f->bytes) : 0;
    f->type = "application/json";
    json_decref(rows);
}

static bool write_table(struct file *f, struct page_tour *s, const char *name, const char *end)
{
    struct paper_table t = {0};
    bool known = file_table(&t, s, name);

    if (known && !t.failed && strcmp(end, ".csv") == 0)
        write_csv(f, &t);
    else if (known && !t.failed && strcmp(end, ".json") == 0)
        write_json(f, &t);
    else if (known && !t.failed && strcmp(end, ".xlsx") == 0 &&
             paper_xlsx_write(&f->bytes, &f->len, &t, name, s->view->now_ms / 1000) == 0)
        f->type = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    paper_release(&t);
    return f->type != NULL;
}

/* ---- a calendar: the days of the event ---- */

static void put_calendar_text(FILE *out, const char *text)
{
    for (; *text; text++)
        if (strchr(",;\\", *text))
            fprintf(out, "\\%c", *text);
        else if ((unsigned char)*text >= ' ')
            fputc(*text, out);
}

static void put_calendar_day(FILE *out, const char *name, ad_date date)
{
    struct ad_day d = ad_date_split(date);

    fprintf(out, "%s;VALUE=DATE:%04d%02u%02u\r\n", name, d.year, d.month, d.day);
}

static bool write_calendar(struct file *f, const struct page_tour *s)
{
    const struct desk_event *e = s->view->event;
    ad_date last = e->to != AD_NO_DATE ? e->to : e->from;
    FILE *out;

    if (e->from == AD_NO_DATE || !(out = open_memstream(&f->bytes, &f->len)))
        return false;
    fprintf(out,
            "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Adoube//EN\r\nBEGIN:VEVENT\r\n"
            "UID:%s@adoube\r\nSEQUENCE:%llu\r\nDTSTAMP:20000101T000000Z\r\nSUMMARY:",
            e->id, (unsigned long long)s->view->seq);
    put_calendar_text(out, e->name);
    fputs("\r\nLOCATION:", out);
    put_calendar_text(out, e->place);
    fputs("\r\n", out);
    put_calendar_day(out, "DTSTART", e->from);
    put_calendar_day(out, "DTEND", last + 1); /* the day behind the last one */
    fputs("END:VEVENT\r\nEND:VCALENDAR\r\n", out);
    fclose(out);
    f->type = "text/calendar; charset=utf-8";
    return true;
}

/* ---- the door ---- */

static void answer(struct call *c, const struct file *f)
{
    char tag[CALL_TAG], named[2 * STORE_NAME_MAX];
    bool same;

    call_tag(tag, f->bytes, f->len);
    same = call_has(c, tag);
    snprintf(named, sizeof named, "attachment; filename=\"%s\"", c->arg[1]);
    http_reply(c->http,
               &(struct http_reply){.status = same ? 304 : 200,
                                    .type = same ? NULL : f->type,
                                    .body = f->bytes,
                                    .len = same ? 0 : f->len,
                                    .field = {{"ETag", tag},
                                              {"Cache-Control", "private, no-cache"},
                                              {"Vary", "Cookie, Authorization, Accept-Language"},
                                              {"Content-Disposition", named}}});
}

struct making {
    struct call *c;
    struct file file;
    unsigned rounds, players; /* of a copy, which is made when nobody holds the tournament */
    bool made;
};

static void make(struct page_tour *s, void *payload)
{
    struct making *w = payload;
    const char *file = w->c->arg[1], *end = strrchr(file, '.');
    char name[STORE_NAME_MAX + 1];

    if (!end)
        return;
    snprintf(name, sizeof name, "%.*s", (int)(end - file), file);
    w->rounds = s->rounds;
    w->players = s->view->tour->count;
    if (strcmp(file, "tournament.trf") == 0)
        w->made = file_trf(&w->file, s);
    else if (strcmp(file, "event.ics") == 0)
        w->made = write_calendar(&w->file, s);
    else
        w->made = write_table(&w->file, s, name, end);
}

static void send_made(struct making *w)
{
    if (w->made)
        answer(w->c, &w->file);
    else
        call_problem(w->c, PROBLEM_NOT_FOUND, NULL, NULL);
}

void api_file(struct call *c)
{
    struct making w = {.c = c};
    struct desk_fault fault;

    if (strcmp(c->arg[1], "games.pgn") == 0) {
        if (file_pgn(&w.file, c))
            answer(c, &w.file);
    } else if (page_tour_look(c, make, &w, &fault)) {
        call_desk_fault(c, &fault, NULL);
    } else {
        if (strcmp(c->arg[1], "pages.zip") == 0)
            w.made = file_copy(&w.file, c, w.rounds, w.players);
        send_made(&w);
    }
    free(w.file.bytes);
}
