/*
 * server/api_roster.c -- a list of players, read: who is in it, what its columns mean, and what was not
 * understood. It changes nothing; who is entered is said by commands.
 */
#include "server/roster_list.h"

#include "text/names.h"

static json_t *note_of(const struct roster_list *l, const struct ad_csv_note *n,
                       enum ad_language lang)
{
    unsigned line = roster_list_line(l, n->line);
    json_t *out = json_pack("{s:s}", "text", l->why ? l->why : ad_csv_why_text(n->why, lang));

    if (line) {
        json_object_set_new(out, "line", json_integer(line));
        json_object_set_new(out, "column", json_integer(n->column));
    }
    if (n->name.len > 0)
        json_object_set_new(out, "name", json_stringn(n->name.at, n->name.len));
    return out;
}

static json_t *columns_of(const struct roster_list *l)
{
    json_t *out = json_array();

    for (unsigned i = 0; i < l->roster.columns; i++) {
        const struct ad_roster_column *c = &l->roster.column[i];

        json_array_append_new(out, json_pack("{s:s%, s:s%, s:s}", "name",
                                             c->name.len ? c->name.at : "", c->name.len, "example",
                                             c->example.len ? c->example.at : "", c->example.len,
                                             "means", ad_column_word((enum ad_column)c->field)));
    }
    return out;
}

static void answer(struct call *c, const struct roster_list *l)
{
    json_t *players = json_array(), *notes = json_array();

    for (unsigned i = 0; i < l->roster.count; i++)
        json_array_append_new(players, roster_list_person(&l->roster.players[i]));
    for (unsigned i = 0; i < l->roster.note_count; i++)
        json_array_append_new(notes, note_of(l, &l->roster.notes[i], c->lang));
    call_json(
        c, 200,
        json_pack("{s:o, s:o, s:o}", "players", players, "notes", notes, "columns", columns_of(l)));
}

void api_roster_read(struct call *c)
{
    size_t len;
    const char *text = http_body(c->http, &len);
    json_t *body = json_loadb(text, len, JSON_REJECT_DUPLICATES, NULL);
    struct roster_list l;
    int status = roster_list_read(&l, body, false, c->lang);

    if (status >= 0)
        answer(c, &l);
    else if (status == AD_EINVAL)
        call_problem(c, PROBLEM_BAD_INPUT, "list, file, columns", NULL);
    else if (status == AD_EPARSE)
        call_problem(c, PROBLEM_BAD_INPUT, NULL,
                     json_pack("{s:[o]}", "notes", note_of(&l, &l.fault, c->lang)));
    else
        call_problem(c, PROBLEM_MEMORY, NULL, NULL);
    roster_list_release(&l);
    json_decref(body);
}
