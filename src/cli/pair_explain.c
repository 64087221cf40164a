/*
 * cli/pair_explain.c -- adoube pair --explain: why each pair arose.
 *
 *     Bracket 1.5: …
 *       3-8: …
 *         Not 3-7: they met in round 2 (C1).
 */
#include "cli/pair.h"

#include <stdlib.h>
#include <string.h>

#include "adoube/explain.h"

enum { CHOICES_MAX = 12, ROOM = 1 << 16 };

struct explaining {
    const struct cli *c;
    const struct event *e;
    struct ad_explanation why;
    int only; /* the place, from 1, of the one asked about; 0: all */
    char *text;
    struct text out;
};

static bool is_asked(const struct explaining *x, const struct ad_pair_view *p)
{
    return x->only == 0 || p->white == x->only || p->black == x->only;
}

/* ---- for people ---- */

static void add_sentence(struct explaining *x, const char *indent, int len)
{
    if (len > 0)
        text_addf(&x->out, "%s%s\n", indent, x->text);
}

static void add_pair(struct explaining *x, unsigned k)
{
    struct ad_choice choices[CHOICES_MAX];
    int n = ad_explain_choices(choices, CHOICES_MAX, &x->why, k);

    add_sentence(x, "  ", ad_explain_pair_text(x->text, ROOM, &x->why, k, x->c->lang));
    for (int i = 0; i < n; i++)
        add_sentence(x, "    ",
                     ad_explain_choice_text(x->text, ROOM, &x->why, k, &choices[i], x->c->lang));
}

/* " W B W": of the games played. */
static const char *colours_of(char out[2 * AD_ROUNDS_MAX + 1], const struct explaining *x,
                              unsigned place)
{
    const struct ad_tournament *t = x->e->t;
    unsigned n = 0;

    for (unsigned round = 0; round < t->played; round++) {
        const struct ad_meeting *m = ad_meeting_of(t, place, round);

        if (!ad_meeting_played(m) || m->colour == '-')
            continue;
        out[n++] = ' ';
        out[n++] = m->colour == 'w' ? 'W' : x->c->lang == AD_DE ? 'S' : 'B';
    }
    out[n] = '\0';
    return out;
}

/* "5 Schmidt, Eva" */
static void add_name(struct explaining *x, unsigned place)
{
    char name[EVENT_NAME], quoted[CLI_QUOTE];

    event_player(name, x->e, place);
    text_addf(&x->out, "%u %s", x->e->t->entrants[place].number,
              cli_quote(quoted, name, strlen(name)));
}

/* Who it is about, for the one who asks: names, and the colours they had. */
static void add_heading(struct explaining *x, const struct ad_pair_view *p)
{
    const struct ad_entrant *entrants = x->e->t->entrants;
    char white[2 * AD_ROUNDS_MAX + 1], black[2 * AD_ROUNDS_MAX + 1];

    add_name(x, p->white - 1u);
    if (p->black) {
        text_addf(&x->out, " – ");
        add_name(x, p->black - 1u);
        text_addf(&x->out, "\n");
        text_addf(&x->out, cli_text(x->c, W_EXPLAIN_COLOURS), entrants[p->white - 1].number,
                  colours_of(white, x, p->white - 1u), entrants[p->black - 1].number,
                  colours_of(black, x, p->black - 1u));
    }
    text_addf(&x->out, "\n");
}

/* Each bracket with what was paired in it, or only that of the one asked about. */
static void add_bracket(struct explaining *x, unsigned b)
{
    bool told = false;

    for (unsigned k = 0; k < x->why.pair_count; k++) {
        if (x->why.pairs[k].bracket != b || !is_asked(x, &x->why.pairs[k]))
            continue;
        if (!told)
            add_sentence(x, "", ad_explain_bracket_text(x->text, ROOM, &x->why, b, x->c->lang));
        told = true;
        add_pair(x, k);
    }
}

/* ---- for programs ---- */

static void add_json_text(struct explaining *x, int len)
{
    text_add_json(&x->out, x->text, len > 0 ? (size_t)len : 0);
}

static void add_json_pair(struct explaining *x, unsigned k)
{
    const struct ad_pair_view *p = &x->why.pairs[k];
    const struct ad_tournament *t = x->e->t;
    struct ad_choice choices[CHOICES_MAX];
    int n = ad_explain_choices(choices, CHOICES_MAX, &x->why, k);

    text_addf(&x->out, "{\"round\":%u,\"board\":%u,\"white\":%u,\"black\":", t->played + 1, k + 1,
              t->entrants[p->white - 1].number);
    if (p->black)
        text_addf(&x->out, "%u", t->entrants[p->black - 1].number);
    else
        text_addf(&x->out, "null");
    if (p->part == AD_PART_GIVEN)
        text_addf(&x->out, ",\"bracket\":null,\"why\":");
    else
        text_addf(&x->out, ",\"bracket\":%u,\"why\":", p->bracket + 1u);
    add_json_text(x, ad_explain_pair_text(x->text, ROOM, &x->why, k, x->c->lang));
    text_addf(&x->out, ",\"not\":[");
    for (int i = 0; i < n; i++) {
        text_addf(&x->out, "%s", i ? "," : "");
        add_json_text(x,
                      ad_explain_choice_text(x->text, ROOM, &x->why, k, &choices[i], x->c->lang));
    }
    text_addf(&x->out, "]}\n");
}

/* ---- one who is not paired ---- */

static void say_away(struct explaining *x)
{
    const struct ad_tournament *t = x->e->t;
    unsigned number = t->entrants[x->only - 1].number;
    char result = ad_meeting_of(t, (unsigned)x->only - 1, t->played)->result;
    enum cli_word word = result == 'F'   ? W_EXPLAIN_FULL
                         : result == 'H' ? W_EXPLAIN_HALF
                                         : W_EXPLAIN_ZERO;
    int len = snprintf(x->text, ROOM, cli_text(x->c, word), number, t->played + 1);

    if (!x->c->json) {
        add_sentence(x, "", len);
        return;
    }
    text_addf(&x->out,
              "{\"round\":%u,\"board\":null,\"white\":%u,\"black\":null,\"bracket\":null,\"why\":",
              t->played + 1, number);
    add_json_text(x, len);
    text_addf(&x->out, ",\"not\":[]}\n");
}

/* ---- all of it ---- */

static void add_all(struct explaining *x)
{
    if (x->c->json) {
        for (unsigned k = 0; k < x->why.pair_count; k++)
            if (is_asked(x, &x->why.pairs[k]))
                add_json_pair(x, k);
        return;
    }
    for (unsigned k = 0; x->only && k < x->why.pair_count; k++)
        if (is_asked(x, &x->why.pairs[k]))
            add_heading(x, &x->why.pairs[k]);
    for (unsigned b = 0; b < x->why.bracket_count; b++)
        add_bracket(x, b);
    for (unsigned k = 0; k < x->why.pair_count; k++)
        if (x->why.pairs[k].part == AD_PART_GIVEN && is_asked(x, &x->why.pairs[k]))
            add_sentence(x, "", ad_explain_pair_text(x->text, ROOM, &x->why, k, x->c->lang));
}

/* --explain=ID: who is meant. */
static enum cli_exit find_player(struct explaining *x)
{
    const char *text = x->c->explain;
    char quoted[CLI_QUOTE];
    uint64_t number;

    if (!*text)
        return CLI_OK;
    if (!cli_read_number(&number, text, strlen(text), 1, AD_ENTRANTS_MAX)) {
        cli_say(x->c, NULL, W_BAD_NUMBER, "explain", cli_quote(quoted, text, strlen(text)), 1ull,
                (unsigned long long)AD_ENTRANTS_MAX);
        return CLI_BAD_INPUT;
    }
    x->only = event_find(x->e->t, (unsigned)number) + 1;
    if (x->only > 0)
        return CLI_OK;
    cli_say(x->c, &(struct cli_place){.name = x->e->name}, W_NO_SUCH_PLAYER, (unsigned)number);
    return CLI_BAD_INPUT;
}

static enum cli_exit explain(struct explaining *x, const struct pairing *p, struct ad_swiss *how)
{
    int error = ad_explain(&x->why, x->e->t, p->pairs, p->round.count, how);

    if (error) {
        cli_say(x->c, &(struct cli_place){.name = x->e->name}, W_TEXT,
                ad_err_text(error, x->c->lang));
        return CLI_FAULT;
    }
    add_all(x);
    if (x->only && x->out.len == 0 && !x->out.failed)
        say_away(x);
    if (x->out.failed)
        return cli_no_memory(x->c);
    if (x->out.len > 0)
        fwrite(x->out.at, 1, x->out.len, stdout);
    return CLI_OK;
}

enum cli_exit pair_explain(const struct cli *c, const struct event *e, const struct pairing *p)
{
    struct ad_swiss how = {.way = c->plain ? AD_SWISS_PLAIN : AD_SWISS_FAST};
    struct explaining x = {.c = c, .e = e};
    enum cli_exit status = find_player(&x);

    if (status)
        return status;
    if (e->t->system == AD_SWISS_TEAM_2026) {
        cli_say(c, &(struct cli_place){.name = e->name}, W_EXPLAIN_TEAMS);
        return CLI_BAD_INPUT;
    }
    how.len = ad_explain_bytes(e->t, how.way);
    how.scratch = malloc(how.len ? how.len : 1);
    x.text = malloc(ROOM);
    status = how.scratch && x.text ? explain(&x, p, &how) : cli_no_memory(c);
    free(how.scratch);
    free(x.text);
    text_release(&x.out);
    return status;
}
