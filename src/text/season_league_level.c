/*
 * text/season_league_level.c -- level in a running championship: play-offs and lots.
 */
#include "text/season.h"

/* A-B of every play-off match that is to be played. */
static void answer_matches(struct ad_season_run *r, const struct ad__league *h)
{
    char text[160], name[64];

    for (unsigned i = 0; i < h->c.matches; i++) {
        const struct ad_champ_match *m = &h->match[i];
        struct put p = {text, sizeof text, 0};
        if (m->kind != AD_CHAMP_PLAYOFF || m->stage != h->c.run.stage || m->state != AD_CHAMP_DUE)
            continue;
        put_text(&p, ad__entry_text(h, m->home, name));
        put_char(&p, '-');
        put_text(&p, ad__entry_text(h, m->guest, name));
        put_end(&p);
        ad__answer_fact(r, "match", text);
    }
}

/* The order of the contests that are decided, and who waits for a lot. */
static void answer_contests(struct ad_season_run *r, const struct ad__league *h)
{
    static const char *const scopes[] = {"",
#define X(id, word, en, de) word,
                                         AD_SCOPE_MAP(X)
#undef X
    };
    char text[256], name[64];

    for (unsigned i = 0; i < h->c.contests; i++) {
        const struct ad_champ_contest *k = &h->c.contest[i];
        struct put p = {text, sizeof text, 0};
        if (k->stage != h->c.run.stage)
            continue;
        for (unsigned j = 0; j < k->count; j++) {
            if (j > 0)
                put_char(&p, k->decided && k->place[j] != k->place[j - 1] ? '>' : '=');
            put_text(&p, ad__entry_text(h, k->who[k->decided ? k->order[j] : j], name));
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

/* settle [on=DATE] [seats=N][: A B C]: what is level where something is at stake, and what must be
 * played or drawn; with the numbers that were drawn for a play-off tournament */
static bool settle(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_cmd cmd = {.kind = AD_CHAMP_SETTLE, .on = AD_NO_DATE};
    struct ad_champ_draw draw[AD_TIED_MAX];
    struct ad_champ_events out;
    unsigned entry[AD_TIED_MAX], n = list_entries(entry, h, a);
    uint32_t seats = 0;

    ad__arg_date(a, "on", &cmd.on);
    ad__arg_number(a, "seats", 99, &seats);
    if (!ad__args_end(a))
        return false;
    for (unsigned i = 0; i < n; i++)
        draw[i] =
            (struct ad_champ_draw){.who = h->run[entry[i] - 1].who, .number = (uint16_t)(i + 1)};
    cmd.draw = draw;
    cmd.draws = n;
    cmd.number = (uint16_t)seats;
    if (!ad__league_do(&out, r, a, h, &cmd))
        return false;
    if (ad_champ_code_refuses(out.verdict.code))
        return true;
    if (out.verdict.numbers)
        ad__answer_fact(r, "numbers", "yes");
    answer_matches(r, h);
    answer_contests(r, h);
    ad__tell_level(r, h);
    return true;
}

/* The contest of the present stage that waits for a lot of this entry, from 1. */
static unsigned contest_of(const struct ad__league *h, unsigned entry)
{
    for (unsigned i = 0; i < h->c.contests; i++) {
        const struct ad_champ_contest *k = &h->c.contest[i];
        for (unsigned j = 0; j < k->count; j++)
            if (k->stage == h->c.run.stage && !k->decided && k->who[j] == entry)
                return i + 1;
    }
    return 0;
}

/* lot: A B …: drawn in this order, the first is the best */
static bool lot(struct ad_season_run *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    unsigned entry[AD_TIED_MAX], n = list_entries(entry, h, a);
    struct ad_champ_events out;

    if (!a->bad && n == 0)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    if (!ad__args_end(a))
        return false;
    for (unsigned i = 0; i < n; i++) {
        struct ad_champ_cmd cmd = {.kind = AD_CHAMP_LOT,
                                   .contest = (uint8_t)contest_of(h, entry[i]),
                                   .run = {.who = h->run[entry[i] - 1].who},
                                   .number = (uint16_t)(i + 1),
                                   .on = AD_NO_DATE};
        if (!ad__league_do(&out, r, a, h, &cmd))
            return false;
        if (ad_champ_code_refuses(out.verdict.code))
            return true;
    }
    answer_contests(r, h);
    return true;
}

const struct ad__season_verb ad__season_levels[] = {
    {{"settle", "[on=DATE] [seats=N]: TEAM TEAM …", true}, settle},
    {{"lot", ": TEAM TEAM …", true}, lot},
    {{0}, NULL},
};
