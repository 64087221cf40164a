/*
 * cli/pair_simulate.c -- adoube pair simulate: a tournament that nobody played, as a file.
 */
#include "cli/pair.h"

#include <stdlib.h>
#include <string.h>

#include "tournament/simulate.h"
#include "adoube/standings.h"
#include "text/names.h"
#include "text/trf_inside.h"

enum { THOUSANDTHS = 10, PLAYER_NAME = 16 };

static void set_share(uint16_t *out, uint64_t percent)
{
    if (percent != (uint64_t)CLI_UNSET)
        *out = (uint16_t)(percent * THOUSANDTHS);
}

static void read_wish(struct ad_simulation *wish, const struct cli *c)
{
    *wish = ad_simulation_usual;
    wish->players = (unsigned)c->players;
    wish->rounds = (unsigned)c->rounds;
    wish->seed = c->seed;
    wish->accelerated = c->accelerated;
    if (c->rules && strcmp(c->rules, "2017") == 0)
        wish->system = AD_SWISS_DUTCH_2017;
    set_share(&wish->forfeits, c->forfeits);
    set_share(&wish->half_byes, c->byes);
    set_share(&wish->zero_byes, c->byes);
    set_share(&wish->withdrawals, c->withdrawals);
    set_share(&wish->late, c->late);
    set_share(&wish->forbidden, c->forbidden);
}

/* ---- playing ---- */

/* Everybody meets everybody else once, and of an odd number each has one bye. */
static void say_stuck(const struct cli *c, const struct ad_tournament *t)
{
    unsigned most = t->count - 1 + t->count % 2;

    if (t->rounds > most)
        cli_say(c, NULL, W_PAIR_TOO_LONG, t->played + 1, t->count, most);
    else
        cli_say(c, NULL, W_PAIR_STUCK, t->played + 1);
}

static enum cli_exit play(const struct cli *c, struct ad_simulated *s)
{
    struct ad_swiss how = {.way = c->plain ? AD_SWISS_PLAIN : AD_SWISS_FAST};
    int went = 1;

    while (went > 0) {
        size_t need = ad_swiss_bytes(&s->t, how.way);
        if (need > how.len) {
            free(how.scratch);
            how.scratch = malloc(need);
            how.len = need;
        }
        if (!how.scratch)
            return cli_no_memory(c);
        went = ad_simulated_step(s, &how);
    }
    free(how.scratch);
    if (went < 0) {
        cli_say(c, NULL, W_TEXT, ad_err_text(went, c->lang));
        return CLI_FAULT;
    }
    if (s->stuck)
        say_stuck(c, &s->t);
    return s->stuck ? CLI_NO : CLI_OK;
}

/* ---- as a file ---- */

struct written {
    struct ad_trf trf;
    char (*name)[PLAYER_NAME];
    char title[64];
};

static struct ad_span span(const char *text)
{
    return (struct ad_span){text, strlen(text)};
}

static void set_head(struct written *w, const struct ad_simulation *wish)
{
    struct ad_span *head = w->trf.head;

    snprintf(w->title, sizeof w->title, "Simulated, seed %llu", (unsigned long long)wish->seed);
    head[AD_TRF_NAME] = span(w->title);
    head[AD_TRF_TYPE] = span("Individual: Swiss-System");
    head[AD_TRF_CONTROLLER] = span("Adoube");
    head[AD_TRF_CODE] = span(ad_trf_code(wish->system));
    head[AD_TRF_STANDINGS] = span("PTS,BH/C1,BH,SB");
}

/* Ranks by the usual tie-breaks; without memory there are none. */
static void set_ranks(struct ad_trf *trf)
{
    static const struct ad_tiebreak list[] = {{.code = AD_TB_PTS},
                                              {.code = AD_TB_BH, .cut_low = 1},
                                              {.code = AD_TB_BH},
                                              {.code = AD_TB_SB}};
    const struct ad_standings_how how = {.rules = AD_RULES_2026, .rounds = trf->t.played};
    enum { LIST = sizeof list / sizeof *list };
    size_t len = ad_standings_bytes(&trf->t, LIST);
    void *memory = malloc(len);
    struct ad_standings s;

    if (memory && ad_standings_make(&s, &trf->t, list, LIST, &how, memory, len) == 0)
        for (unsigned i = 0; i < s.count; i++)
            trf->players[s.rows[i].who].rank = (uint16_t)(i + 1);
    free(memory);
}

static bool fill(struct written *w, const struct ad_simulated *s)
{
    unsigned count = s->t.count;

    struct ad_trf_player *players = calloc(count, sizeof *players);

    ad_trf_wrap(&w->trf, &s->t);
    w->trf.players = players;
    w->name = calloc(count, sizeof *w->name);
    if (!w->name || !players)
        return false;
    for (unsigned i = 0; i < count; i++) {
        snprintf(w->name[i], PLAYER_NAME, "Player, %u", s->t.entrants[i].number);
        w->trf.players[i].name = span(w->name[i]);
    }
    set_head(w, &s->wish);
    ad_trf_count_points(&w->trf);
    set_ranks(&w->trf);
    return true;
}

static enum cli_exit print_file(const struct cli *c, const struct ad_simulated *s)
{
    struct written w = {0};
    bool filled = fill(&w, s);
    size_t cap = filled ? ad_trf_length(&w.trf, AD_TRF26) : 0;
    char *text = filled ? malloc(cap) : NULL;
    int len = text ? ad_trf_write(text, cap, &w.trf, AD_TRF26) : 0;

    if (len > 0)
        fwrite(text, 1, (size_t)len, stdout);
    free(w.name);
    free(w.trf.players);
    free(text);
    return !text ? cli_no_memory(c) : len < 0 ? CLI_FAULT : CLI_OK;
}

enum cli_exit pair_simulate(struct cli *c)
{
    struct ad_simulation wish;
    struct ad_simulated s;
    enum cli_exit status;
    size_t len;
    void *memory;
    int error;

    if (!c->players || !c->rounds) {
        cli_say(c, NULL, W_FLAG_MISSING, c->players ? "--rounds" : "--players", "pair simulate");
        return CLI_BAD_INPUT;
    }
    read_wish(&wish, c);
    len = ad_simulated_bytes(&wish);
    memory = malloc(len);
    if (!memory)
        return cli_no_memory(c);
    error = ad_simulated_start(&s, &wish, memory, len);
    if (error) {
        cli_say(c, NULL, W_TEXT, ad_err_text(error, c->lang));
        status = CLI_FAULT;
    } else {
        status = play(c, &s);
        if (!status)
            status = print_file(c, &s);
    }
    free(memory);
    return status;
}
