/*
 * cli/ranking.c -- the table of an event.
 */
#include "cli/ranking.h"
#include "tournament/names.h"
#include "text/trf_inside.h"

#include <stdlib.h>
#include <string.h>

/* ---- which tie-breaks ---- */

static enum cli_exit read_list(struct ranking *r, const struct cli *c, const char *where,
                               const char *text, size_t len)
{
    struct ad_tiebreak_fault fault;
    char quoted[CLI_QUOTE];
    int n = ad_tiebreak_read_list(r->list, RANKING_MAX, text, len, &fault);

    if (n > 0) {
        r->tiebreaks = (unsigned)n;
        return CLI_OK;
    }
    if (n == AD_EFULL) {
        cli_say(c, NULL, W_ORDER_LONG, where, RANKING_MAX);
        return CLI_BAD_INPUT;
    }
    if (n == 0)
        fault = (struct ad_tiebreak_fault){AD_TIEBREAK_EMPTY, 0};
    cli_say(c, NULL, W_ORDER_BAD, where, cli_quote(quoted, text + fault.at, len - fault.at),
            ad_tiebreak_bad_text(fault.why, c->lang));
    return CLI_BAD_INPUT;
}

/* Tag 202 has the tie-breaks without what stands before them. */
static enum cli_exit read_tiebreaks(struct ranking *r, const struct cli *c, const struct event *e)
{
    const struct ad_span *list = &e->trf.head[AD_TRF_TIEBREAKS];
    const char *points = e->t->teams ? "MPTS" : "PTS";
    char *text;
    enum cli_exit status;
    int len = asprintf(&text, "%s,%.*s", points, (int)list->len, list->at);

    if (len < 0)
        return cli_no_memory(c);
    status = read_list(r, c, "202", text, (size_t)len);
    free(text);
    return status;
}

static enum cli_exit choose_list(struct ranking *r, const struct cli *c, const struct event *e)
{
    const struct ad_span *standings = &e->trf.head[AD_TRF_STANDINGS];
    const char *text = ad_tiebreak_usual(e->t->system, e->t->teams);

    if (c->order)
        return read_list(r, c, "--order", c->order, strlen(c->order));
    if (standings->len > 0)
        return read_list(r, c, "212", standings->at, standings->len);
    if (e->trf.head[AD_TRF_TIEBREAKS].len > 0)
        return read_tiebreaks(r, c, e);
    return read_list(r, c, "", text, strlen(text));
}

/* ---- the table ---- */

/* When the event began, or else ended; 0: nobody says. */
static unsigned day_of(const struct event *e)
{
    unsigned start = ad_trf_day(e->trf.head[AD_TRF_START]);

    return start ? start : ad_trf_day(e->trf.head[AD_TRF_END]);
}

static enum cli_exit choose_how(struct ad_standings_how *how, const struct cli *c,
                                const struct event *e)
{
    char quoted[CLI_QUOTE];
    unsigned day = day_of(e);

    *how = (struct ad_standings_how){.rules = day ? ad_rules_on(day) : AD_RULES_2026,
                                     .rounds = e->t->played};
    if (c->rules && !ad_rules_read(&how->rules, c->rules, strlen(c->rules))) {
        cli_say(c, NULL, W_BAD_RULES, cli_quote(quoted, c->rules, strlen(c->rules)),
                "2026, 2023, 2009, nrw-1987");
        return CLI_BAD_INPUT;
    }
    if (c->rounds > e->t->played) {
        cli_say(c, &(struct cli_place){.name = e->name}, W_ROUNDS_MISSING, (unsigned)c->rounds,
                e->t->played);
        return CLI_BAD_INPUT;
    }
    if (c->rounds)
        how->rounds = (unsigned)c->rounds;
    return CLI_OK;
}

/* A federation's own text is chosen, not in force. */
static void say_other_rules(const struct cli *c, const struct event *e, enum ad_rules rules)
{
    unsigned day = day_of(e);

    if (day && rules != ad_rules_on(day) && rules != AD_RULES_NRW_1987 && !c->quiet)
        cli_say(c, &(struct cli_place){.name = e->name}, W_OTHER_RULES,
                ad_rules_name(ad_rules_on(day), c->lang), ad_rules_name(rules, c->lang));
}

static bool all_fit(const struct ranking *r, const struct cli *c, const struct event *e)
{
    char code[AD_TIEBREAK_MAX];

    for (unsigned i = 0; i < r->tiebreaks; i++)
        if (!ad_tiebreak_fits(&r->list[i], e->t)) {
            cli_say(c, &(struct cli_place){.name = e->name}, W_NO_BOARDS, ranking_code(code, r, i));
            return false;
        }
    return true;
}

static void say_provisional(const struct cli *c, const struct event *e, unsigned rounds)
{
    unsigned open = 0;

    for (unsigned round = 0; round < rounds; round++)
        open += event_open_games(e->t, round);
    if (open > 0 && !c->quiet)
        cli_say(c, &(struct cli_place){.name = e->name}, W_PROVISIONAL, open);
}

static void say_dropped(const struct cli *c, const struct event *e, const struct ranking *r)
{
    char code[AD_TIEBREAK_MAX];

    for (unsigned i = 0; i < r->tiebreaks && !c->quiet; i++)
        if (r->s.dropped[i])
            cli_say(c, &(struct cli_place){.name = e->name}, W_DROPPED, ranking_code(code, r, i),
                    ad_dropped_text((enum ad_dropped)r->s.dropped[i], c->lang));
}

enum cli_exit ranking_make(struct ranking *r, const struct cli *c, const struct event *e)
{
    enum cli_exit status;
    size_t len;
    int error;

    *r = (struct ranking){0};
    status = choose_list(r, c, e);
    if (!status)
        status = choose_how(&r->how, c, e);
    if (status)
        return status;
    len = ad_standings_bytes(e->t, r->tiebreaks);
    r->memory = malloc(len);
    if (!r->memory)
        return cli_no_memory(c);
    if (!all_fit(r, c, e))
        return CLI_BAD_INPUT;
    error = ad_standings_make(&r->s, e->t, r->list, r->tiebreaks, &r->how, r->memory, len);
    if (error) {
        cli_say(c, &(struct cli_place){.name = e->name}, W_TEXT, ad_err_text(error, c->lang));
        return CLI_FAULT;
    }
    say_other_rules(c, e, r->how.rules);
    say_provisional(c, e, r->how.rounds);
    say_dropped(c, e, r);
    if (r->s.lots_missing && !c->quiet)
        cli_say(c, &(struct cli_place){.name = e->name}, W_LOTS_MISSING);
    return CLI_OK;
}

enum cli_exit ranking_run(const struct cli *c, ranking_show *show)
{
    struct event e;
    struct ranking r = {0};
    enum cli_exit status = event_read_only(&e, c);

    if (!status)
        status = ranking_make(&r, c, &e);
    if (!status)
        status = show(c, &e, &r);
    ranking_release(&r);
    event_release(&e);
    return status;
}

void ranking_release(struct ranking *r)
{
    free(r->memory);
    r->memory = NULL;
}

const char *ranking_value(char out[RANKING_VALUE], const struct ranking *r, unsigned who,
                          unsigned i)
{
    if (ad_value_write(out, RANKING_VALUE, ad_standings_value(&r->s, who, i),
                       ad_tiebreak_digits(&r->list[i])) < 0)
        out[0] = '\0';
    return out;
}

const char *ranking_code(char out[AD_TIEBREAK_MAX], const struct ranking *r, unsigned i)
{
    if (ad_tiebreak_write(out, AD_TIEBREAK_MAX, &r->list[i]) < 0)
        out[0] = '\0';
    return out;
}
