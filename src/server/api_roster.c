/*
 * server/api_roster.c -- a pasted list of players, read: who is in it, and what was not understood. It
 * changes nothing; who is entered is said by commands.
 */
#include "server/call.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "adoube/csv.h"
#include "text/names.h"

/* ---- lists without names of columns ---- */

/* Is there a comma with a number behind it? Else commas belong to names: "Fischer, Anna". */
static bool comma_parts(const char *text)
{
    const char *at = text;

    while ((at = strchr(at, ',')))
        if (isdigit((unsigned char)*(at += 1 + strspn(at + 1, " "))))
            return true;
    return false;
}

/* A name a line, then perhaps rating and club. */
static const char *heading_for(const char *text)
{
    if (strchr(text, '\t'))
        return "Name\tTWZ\tVerein\n";
    if (strchr(text, ';'))
        return "Name;TWZ;Verein\n";
    return comma_parts(text) ? "Name,TWZ,Verein\n" : "Name;TWZ\n";
}

/* ---- reading ---- */

struct list {
    char *text;
    size_t len;
    unsigned above; /* lines that we put there ourselves */
    void *arena;
    struct ad_roster roster;
    struct ad_csv_note fault;
};

/* AD_EPARSE: the fault says why; AD_EFULL: no memory. */
static int read_list(struct list *l)
{
    size_t bytes = ad_roster_bytes(l->text, l->len);

    free(l->arena);
    l->arena = malloc(bytes);
    return l->arena ? ad_roster_read(&l->roster, &l->fault, l->text, l->len, l->arena, bytes)
                    : AD_EFULL;
}

static int read_any(struct list *l)
{
    int status = read_list(l);
    char *text;

    if (status >= 0 || (l->fault.why != AD_CSV_NO_NAME && l->fault.why != AD_CSV_EMPTY))
        return status;
    status = asprintf(&text, "%s%s", heading_for(l->text), l->text);
    if (status < 0)
        return AD_EFULL;
    free(l->text);
    l->text = text;
    l->len = (size_t)status;
    l->above = 1;
    return read_list(l);
}

/* ---- writing ---- */

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

/* As it stands in a command that enters somebody. */
static json_t *person_of(const struct ad_roster_player *p)
{
    json_t *out = json_object();
    char sex[2] = {p->sex, '\0'};

    set_span(out, "name", p->name);
    set_span(out, "title", p->title);
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

static json_t *note_of(const struct ad_csv_note *n, unsigned above, enum ad_language lang)
{
    json_t *out = json_pack("{s:s}", "text", ad_csv_why_text(n->why, lang));

    if (n->line > above) {
        json_object_set_new(out, "line", json_integer(n->line - above));
        json_object_set_new(out, "column", json_integer(n->column));
    }
    set_span(out, "name", n->name);
    return out;
}

static void answer(struct call *c, struct list *l)
{
    json_t *players = json_array(), *notes = json_array();

    ad_roster_sort(&l->roster, AD_ROSTER_HIGHER, NULL, NULL);
    for (unsigned i = 0; i < l->roster.count; i++)
        json_array_append_new(players, person_of(&l->roster.players[i]));
    for (unsigned i = 0; i < l->roster.note_count; i++)
        json_array_append_new(notes, note_of(&l->roster.notes[i], l->above, c->lang));
    call_json(c, 200, json_pack("{s:o, s:o}", "players", players, "notes", notes));
}

void api_roster_read(struct call *c)
{
    static const char *const fields[] = {"list"};
    const char *text;
    struct list l = {0};
    json_t *body;
    int status;

    if (!call_body(c, &body, fields, &text, 1))
        return;
    l.text = strdup(text);
    l.len = strlen(text);
    json_decref(body);
    status = l.text ? read_any(&l) : AD_EFULL;
    if (status >= 0)
        answer(c, &l);
    else if (status == AD_EPARSE)
        call_problem(c, PROBLEM_BAD_INPUT, NULL,
                     json_pack("{s:[o]}", "notes", note_of(&l.fault, l.above, c->lang)));
    else
        call_problem(c, PROBLEM_MEMORY, NULL, NULL);
    free(l.arena);
    free(l.text);
}
