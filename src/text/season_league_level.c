/*
 * text/season_league_level.c -- level in a running championship: play-offs and lots.
 */
#include "text/season.h"

#include "text/season_league_say.h"
#include "federation/names.h"

/* A-B of every play-off match that is to be played. */
static void answer_matches(struct ad_season_script *r, const struct ad__league *h)
{
    for (unsigned i = 0; i < h->c.matches; i++) {
        const struct ad_champ_match *m = &h->match[i];

        if (m->kind == AD_CHAMP_PLAYOFF && m->stage == h->c.run.stage && m->state == AD_CHAMP_DUE)
            ad__answer_pair(r, h, m);
    }
}

/* The order of the contests that are decided, and who waits for a lot. */
static void answer_contests(struct ad_season_script *r, const struct ad__league *h)
{
    static const char *const scopes[] = {"lot",
#define X(id, word) word,
                                         AD_SCOPE_MAP(X)
#undef X
    };
    char text[256], name[64];

    for (unsigned i = 0; i < h->c.contests; i++) {
        const struct ad_champ_contest *k = &h->c.contest[i];
        struct put p = {text, sizeof text, 0};
        uint8_t at[AD_TIED_MAX];
        unsigned n = k->stage == h->c.run.stage ? ad__league_level(at, h, k) : 0;

        if (!n) /* those who were level have left */
            continue;
        for (unsigned j = 0; j < n; j++) {
            if (j > 0)
                put_char(&p, k->decided && k->place[at[j]] != k->place[at[j - 1]] ? '>' : '=');
            put_text(&p, ad__entry_text(h, k->who[k->decided ? k->order[at[j]] : at[j]], name));
        }
        put_end(&p);
        ad__answer_fact(r, scopes[k->scope], text);
    }
}

/* Entries behind the colon, in their order. Returns how many; a fault if one is unknown. */
static unsigned list_entries(unsigned entry[AD_TIED_MAX], const struct ad__league *h,
                             struct ad__args *a)
{
    struct ad__line l = {0};
    struct ad__word w;
    unsigned n = 0;
    bool ends;

    while (h && a->has_rest && ad__list_word(a, &l, &w, &ends))
        if (n == AD_TIED_MAX)
            ad__args_bad(a, AD_SCRIPT_MANY, &w);
        else if ((entry[n++] = ad__entry_named(h, &w)) == 0)
            ad__no_entry(h, a, &w);
    return n;
}

/* Numbers 1, 2, 3 … in this order. */
static void drawn(struct ad_champ_cmd *cmd, struct ad_champ_draw *draw, const struct ad__league *h,
                  const unsigned *entry, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        draw[i] =
            (struct ad_champ_draw){.who = h->run[entry[i] - 1].who, .number = (uint16_t)(i + 1)};
    cmd->draw = draw;
    cmd->draws = n;
}

bool ad__arg_moves(struct ad__args *a, uint32_t *up, uint32_t *down)
{
    *up = *down = UINT32_MAX;
    ad__arg_number(a, "up", 999, up);
    ad__arg_number(a, "down", 999, down);
    if (*up == UINT32_MAX && *down == UINT32_MAX)
        return false;
    *up = *up == UINT32_MAX ? 0 : *up;
    *down = *down == UINT32_MAX ? 0 : *down;
    return true;
}

bool ad__league_moves(struct ad_season_script *r, struct ad__args *a, struct ad__league *h,
                      uint32_t up, uint32_t down)
{
    struct ad_champ_cmd cmd = {
        .kind = AD_CHAMP_MOVES, .number = (uint16_t)up, .amount = (int16_t)down, .on = AD_NO_DATE};
    struct ad_champ_verdict out;

    if (h->c.moves_told && h->c.up == up && h->c.down == down)
        return true;
    return ad__league_do(&out, r, a, h, &cmd) && !ad_champ_code_refuses(out.code);
}

/* settle [on=DATE] [seats=N] [up=N] [down=N][: A B C]: what is level where something is at stake, and
 * what must be played or drawn; with the numbers that were drawn for a play-off tournament */
static bool settle(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_SETTLE, .on = AD_NO_DATE};
    struct ad_champ_draw draw[AD_TIED_MAX];
    struct ad_champ_verdict out;
    unsigned entry[AD_TIED_MAX], n = list_entries(entry, h, a);
    uint32_t seats = 0, up, down;
    bool told = ad__arg_moves(a, &up, &down);

    ad__arg_date(a, "on", &cmd.on);
    ad__arg_number(a, "seats", 99, &seats);
    if (!ad__args_end(a))
        return false;
    if (told && !ad__league_moves(r, a, h, up, down))
        return !a->bad;
    drawn(&cmd, draw, h, entry, n);
    cmd.number = (uint16_t)seats;
    if (!ad__league_do(&out, r, a, h, &cmd))
        return false;
    if (ad_champ_code_refuses(out.code))
        return true;
    if (out.numbers)
        ad__answer_fact(r, "numbers", "yes");
    if (out.undrawn)
        ad__answer_fact(r, "home", "undrawn");
    answer_matches(r, h);
    answer_contests(r, h);
    if (!out.moves)
        ad__tell_level(r, h);
    if (out.undrawn)
        ad__tell_league(ad__answer_block(r), AD__LEAGUE_UNDRAWN, r->lang);
    return true;
}

/* The contest of the present stage that waits for a lot of this entry, from 1. */
static unsigned contest_of(const struct ad__league *h, unsigned entry)
{
    for (unsigned i = 0; i < h->c.contests; i++) {
        const struct ad_champ_contest *k = &h->c.contest[i];
        uint8_t at[AD_TIED_MAX];

        if (k->stage != h->c.run.stage || k->decided)
            continue;
        for (unsigned n = ad__league_level(at, h, k); n > 0; n--)
            if (k->who[at[n - 1]] == entry)
                return i + 1;
    }
    return 0;
}

/* lot [on=DATE] [by=WHO]: A B …: drawn in this order, the first is the best */
static bool lot(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    unsigned entry[AD_TIED_MAX], n = list_entries(entry, h, a);
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_LOT, .on = AD_NO_DATE};
    struct ad_champ_draw draw[AD_TIED_MAX];
    struct ad_champ_verdict out;
    struct ad__word w;

    if (!a->bad && n == 0)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    ad__arg_date(a, "on", &cmd.on);
    if (ad__arg_value(a, "by", &w) &&
        (cmd.drawer = (uint8_t)ad_drawer_find(w.text, w.len)) == AD_DRAWERS)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
    if (!ad__args_end(a))
        return false;
    cmd.contest = (uint8_t)contest_of(h, entry[0]);
    drawn(&cmd, draw, h, entry, n);
    if (!ad__league_do(&out, r, a, h, &cmd))
        return false;
    if (!ad_champ_code_refuses(out.code)) {
        answer_contests(r, h);
        ad__tell_level(r, h);
    } else if (out.code == AD_CHAMP_LACKS) {
        ad__answer_fact(r, "lacks", cmd.on != AD_NO_DATE ? "by" : cmd.drawer ? "on" : "on,by");
    }
    return true;
}

const struct ad__season_verb ad__season_levels[] = {
    {{"settle", "[on=DATE] [seats=N] [up=N] [down=N]: TEAM TEAM …", true}, settle},
    {{"lot", "[on=DATE] [by=WHO]: TEAM TEAM …", true}, lot},
    {{0}, NULL},
};
