/*
 * server/roster_list.c -- what a list of players is, and what stands in it.
 *
 *     XLSX --paper--> CSV ----------------+
 *     TRF ----------> CSV ----------------+--> roster (csv.h)
 *     names, a line each --lines--> CSV --+
 */
#include "server/roster_list.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>

#include "paper/paper.h"
#include "text/csv_inside.h"
#include "text/names.h"

/* ---- a report file ---- */

static bool is_trf(const char *text)
{
    for (const char *at = text; at; at = strchr(at, '\n')) {
        at += *at == '\n';
        if (strncmp(at, "001 ", 4) == 0)
            return true;
    }
    return false;
}

static void put_cell(FILE *out, struct ad_span s, const char *behind)
{
    char cell[2000];
    int len = ad_csv_write(cell, sizeof cell, s.at, s.len, ';');

    fprintf(out, "%.*s%s", len > 0 ? len : 0, cell, behind);
}

static void put_trf(FILE *out, const struct ad_trf *trf)
{
    fputs("Name;Title;Rating;Federation;FIDE-ID;Birthday;Sex\n", out);
    for (unsigned i = 0; i < trf->t.count; i++) {
        const struct ad_trf_player *p = &trf->players[i];

        put_cell(out, p->name, ";");
        put_cell(out, p->title, ";");
        fprintf(out, "%d;", trf->t.entrants[i].rating);
        put_cell(out, p->federation, ";");
        put_cell(out, p->id, ";");
        put_cell(out, p->birth, ";");
        fprintf(out, "%s\n", p->sex == 'w' ? "w" : p->sex == 'm' ? "m" : "");
    }
}

static int take_trf(struct roster_list *l, enum ad_language lang)
{
    size_t bytes = ad_trf_bytes(l->text, l->len);
    void *arena = malloc(bytes);
    struct ad_trf_note fault;
    struct ad_trf trf;
    char *csv = NULL;
    size_t len;
    FILE *out;

    if (!arena)
        return AD_EFULL;
    if (ad_trf_read(&trf, &fault, l->text, l->len, arena, bytes) < 0) {
        l->why = ad_trf_why_text(fault.why, lang);
        l->fault = (struct ad_csv_note){.line = fault.line, .column = fault.column};
        free(arena);
        return AD_EPARSE;
    }
    out = open_memstream(&csv, &len);
    if (out) {
        put_trf(out, &trf);
        fclose(out);
    }
    free(arena);
    free(l->text);
    l->text = csv;
    l->len = csv ? len : 0;
    return csv ? 0 : AD_EFULL;
}

/* ---- taking ---- */

static int take_file(struct roster_list *l, const char *base64, enum ad_language lang)
{
    size_t room = strlen(base64), len;
    char *bytes = malloc(room + 1), *csv;
    enum paper_bad why;

    if (!bytes)
        return AD_EFULL;
    if (sodium_base642bin((unsigned char *)bytes, room, base64, strlen(base64), "\r\n", &len, NULL,
                          sodium_base64_VARIANT_ORIGINAL)) {
        free(bytes);
        return AD_EINVAL;
    }
    bytes[len] = '\0';
    l->text = bytes;
    l->len = len;
    if (len < 4 || memcmp(bytes, "PK\3\4", 4) != 0)
        return 0;
    why = paper_xlsx_read(&csv, &len, bytes, len);
    if (why) {
        l->why = paper_bad_text(why, lang == AD_DE);
        return why == PAPER_NO_MEMORY ? AD_EFULL : AD_EPARSE;
    }
    free(bytes);
    l->text = csv;
    l->len = len;
    return 0;
}

static int take_picks(struct roster_list *l, json_t *picks)
{
    const char *at;
    json_t *word;

    memset(l->pick, AD_COLUMN_UNNAMED, sizeof l->pick);
    l->how.pick = l->pick;
    l->how.picks = ROSTER_PICKS;
    json_object_foreach (picks, at, word) {
        unsigned long n = strtoul(at, NULL, 10);

        if (n >= ROSTER_PICKS || !json_is_string(word))
            return AD_EINVAL;
        l->pick[n] = (uint8_t)ad_column_find(json_string_value(word));
    }
    return 0;
}

/* ---- reading ---- */

/* AD_EPARSE: the fault says why; AD_EFULL: no memory. */
static int read_list(struct roster_list *l)
{
    size_t bytes = ad_roster_bytes(l->text, l->len);

    free(l->arena);
    l->arena = malloc(bytes);
    return l->arena
               ? ad_roster_read_as(&l->roster, &l->fault, l->text, l->len, &l->how, l->arena, bytes)
               : AD_EFULL;
}

static int read_any(struct roster_list *l)
{
    int status = read_list(l), len;
    size_t room = 2 * l->len + 64;
    char *text;

    if (status >= 0 || (l->fault.why != AD_CSV_NO_NAME && l->fault.why != AD_CSV_EMPTY))
        return status;
    text = malloc(room);
    if (!text)
        return AD_EFULL;
    len = ad_roster_lines(text, room, l->text, l->len);
    free(l->text);
    l->text = text;
    l->len = len < 0 ? 0 : (size_t)len;
    l->above = 1;
    return read_list(l);
}

int roster_list_read(struct roster_list *out, json_t *body, bool forgive, enum ad_language lang)
{
    const char *list = json_string_value(json_object_get(body, "list"));
    const char *file = json_string_value(json_object_get(body, "file"));
    int status;

    *out = (struct roster_list){.how.forgive = forgive};
    if (!list == !file || (status = take_picks(out, json_object_get(body, "columns"))))
        return AD_EINVAL;
    status = file ? take_file(out, file, lang) : 0;
    if (list && (out->text = strdup(list)))
        out->len = strlen(list);
    if (!status && !out->text)
        status = AD_EFULL;
    if (!status && is_trf(out->text))
        status = take_trf(out, lang);
    if (!status && (status = read_any(out)) >= 0)
        ad_roster_sort(&out->roster, AD_ROSTER_HIGHER, NULL, NULL);
    return status;
}

void roster_list_release(struct roster_list *l)
{
    free(l->arena);
    free(l->text);
}

unsigned roster_list_line(const struct roster_list *l, uint32_t line)
{
    return line > l->above ? line - l->above : 0;
}

/* ---- a player ---- */

static void set_span(json_t *out, const char *name, struct ad_span s)
{
    if (s.len > 0)
        json_object_set_new(out, name, json_stringn(s.at, s.len));
}

/* 1994/05/07 as a report file has it; a year alone is no day. */
static void set_born(json_t *out, struct ad_span birth)
{
    unsigned year, month, day;
    char text[40];

    snprintf(text, sizeof text, "%.*s", (int)birth.len, birth.at);
    if (sscanf(text, "%4u/%2u/%2u", &year, &month, &day) != 3 || !month || !day)
        return;
    snprintf(text, sizeof text, "%04u-%02u-%02u", year, month, day);
    json_object_set_new(out, "born", json_string(text));
}

json_t *roster_list_person(const struct ad_roster_player *p)
{
    json_t *out = json_object();
    char sex[2] = {p->sex, '\0'};

    set_span(out, "name", p->name);
    if (ad_title_of(p->title))
        json_object_set_new(out, "title",
                            json_string(ad_title_text((enum ad_title)ad_title_of(p->title))));
    set_span(out, "club", p->club);
    set_span(out, "federation", p->federation);
    set_born(out, p->birth);
    if (p->rating > 0)
        json_object_set_new(out, "rating", json_integer(p->rating));
    if (p->id.len > 0)
        json_object_set_new(out, "fide", json_integer(strtoll(p->id.at, NULL, 10)));
    if (p->sex)
        json_object_set_new(out, "sex", json_string(sex));
    return out;
}
