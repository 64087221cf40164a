/*
 * text/season_draws.c -- draws of a championship: cups, home right, groups, numbers.
 */
#include "text/season.h"

#include <string.h>

#include "federation/groups.h"
#include "adoube/template.h"
#include "federation/names.h"
#include "tournament/names.h"
#include "federation/org_inside.h"

/* V1/2: the second entry of association V1. */
static void read_cup_entry(struct ad_season_script *r, struct ad__args *a, const char *at,
                           size_t len, struct ad_cup_entry *out)
{
    const char *slash = memchr(at, '/', len);
    struct ad__word name = {at, slash ? (size_t)(slash - at) : len, false};
    struct ad__word nth = {slash ? slash + 1 : at, slash ? len - name.len - 1 : 0, false};
    struct ad__named_org *org = ad__org_named(r->state, &name);

    if (!org) {
        ad__no_org(r->state, a, &name);
        return;
    }
    *out = (struct ad_cup_entry){org->org.id, (uint8_t)(slash ? ad__word_number(a, &nth, 99) : 1)};
}

/* The matches in the order of the bracket: V1/1-V2/1 V3/1-V4/1. Returns how many. */
static unsigned read_cup(struct ad_season_script *r, struct ad__args *a, struct ad_cup_entry *entry,
                         struct ad_pair *pair)
{
    struct ad__line l;
    struct ad__word w;
    unsigned n = 0;

    ad__rest_begin(a, &l);
    while (!a->bad && ad__word_next(&w, &l)) {
        const char *dash = memchr(w.text, '-', w.len);
        if (!dash || 2 * n + 2 > AD_CUP_MAX) {
            ad__args_bad(a, AD_SCRIPT_NAME, &w);
            return 0;
        }
        read_cup_entry(r, a, w.text, (size_t)(dash - w.text), &entry[2 * n]);
        read_cup_entry(r, a, dash + 1, w.len - (size_t)(dash - w.text) - 1, &entry[2 * n + 1]);
        pair[n] = (struct ad_pair){(uint16_t)(2 * n + 1), (uint16_t)(2 * n + 2)};
        n++;
    }
    return n;
}

/* cup-draw TEMPLATE [round=N] [bracket]: V1/1-V2/1 … : may it be drawn so? */
static bool cup_draw(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_member_count counts[AD__SEASON_ORGS];
    struct ad_cup_entry entry[AD_CUP_MAX];
    struct ad_pair pair[AD_CUP_MAX / 2];
    struct ad_strongest strong;
    struct ad_template t;
    struct ad_cup cup;
    uint32_t round = 1;
    unsigned n, count, at = 0;
    enum ad_draw_bad bad;
    bool bracket = ad__arg_flag(a, "bracket");

    ad__need_template(a, &t);
    ad__arg_number(a, "round", 99, &round);
    n = read_cup(r, a, entry, pair);
    if (!ad__args_end(a))
        return false;
    count = ad__associations(r->state, counts);
    if (ad_strongest(&strong, counts, count, AD_FIGURE_MEMBERS, count < 2 ? count : 2, NULL, 0) !=
            0 ||
        ad_cup_rules(&cup, t.draw, t.draws, entry, 2 * n, strong.who, strong.count, bracket,
                     round) != 0)
        return ad__args_bad(a, AD_SCRIPT_NEEDS, NULL);
    bad = ad_draw_check(&cup.draw, pair, n, &at);
    ad__answer(r, bad == AD_DRAW_FINE ? "fine" : "invalid");
    ad__answer_number(r, "match", bad == AD_DRAW_FINE ? 0 : at + 1);
    if (bad != AD_DRAW_FINE)
        ad__answer_fact(r, "why", ad_draw_text(bad, AD_EN));
    for (unsigned i = 0; i < t.draws; i++)
        ad__answer_line(r, &t.draw[i].line);
    return true;
}

/* ---- home right ---- */

/* h or a: at home or away the last time; h2: and so often at home */
static void read_past(struct ad__args *a, const char *key, struct ad_home_past *out)
{
    struct ad__word w;

    if (!ad__arg_value(a, key, &w))
        return;
    if (*w.text != 'h' && *w.text != 'a') {
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
        return;
    }
    out->last = *w.text;
    out->home = *w.text == 'h';
    if (w.len > 1)
        out->home =
            (uint8_t)ad__word_number(a, &(struct ad__word){w.text + 1, w.len - 1, false}, 99);
}

/* The line about it that holds from the second round on. */
static const struct ad_template_line *home_line(const struct ad_template *t)
{
    for (unsigned i = 0; i < t->draws; i++)
        if (t->draw[i].kind == AD_DRAWN_HOME)
            return &t->draw[i].line;
    return NULL;
}

/* cup-home TEMPLATE first=h|a[N] second=h|a[N] */
static bool cup_home(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const names[] = {"first", "second", "need-lot"};
    struct ad_home_past first = {0}, second = {0};
    struct ad_template t;

    ad__need_template(a, &t);
    read_past(a, "first", &first);
    read_past(a, "second", &second);
    if (!a->bad && !home_line(&t))
        ad__args_bad(a, AD_SCRIPT_SILENT, NULL);
    if (!ad__args_end(a))
        return false;
    ad__answer(r, names[ad_knockout_home(&first, &second)]);
    ad__answer_line(r, home_line(&t));
    return true;
}

/* ---- groups ---- */

/* V1+promoted+club:SKA: the association of an entry, and what else is to be evened out */
static bool read_entry(struct ad_season_script *r, struct ad__args *a, const struct ad__word *w,
                       struct ad_group_entry *out)
{
    const char *end = w->text + w->len;
    struct ad__named_org *org;
    struct ad__word part;

    for (const char *at = w->text, *stop; at <= end; at = stop + 1) {
        const char *plus = memchr(at, '+', (size_t)(end - at));

        stop = plus ? plus : end;
        part = (struct ad__word){at, (size_t)(stop - at), false};
        org = ad__org_named(r->state, &part);
        if (ad__word_is(&part, "promoted"))
            out->promoted = true;
        else if (ad__word_is(&part, "relegated"))
            out->relegated = true;
        else if (ad__word_is(&part, "last-finalists"))
            out->last_finalist = true;
        else if (org && org->org.level == AD_CLUB)
            out->club = (uint16_t)org->org.id;
        else if (org)
            out->association = (uint16_t)org->org.id;
        else
            return ad__args_bad(a, AD_SCRIPT_NAME, &part);
    }
    return true;
}

static void answer_groups(struct ad_season_script *r, const struct ad_groups_verdict *v)
{
    static const char *const evens[] = {"",
#define X(id, word) word,
                                        AD_EVEN_MAP(X)
#undef X
    };
    char name[48];

    ad__answer(r, ad_groups_name(v->code));
    if (v->code == AD_GROUPS_UNEVEN) {
        ad__answer_number(r, "group", v->at + 1);
        ad__answer_fact(r, "in", evens[v->even]);
        if (v->even == AD_EVEN_ASSOCIATION || v->even == AD_EVEN_CLUB)
            ad__answer_fact(r, "of", ad__org_text(r->state, v->value, name));
        ad__answer_number(r, "has", v->has);
    }
    ad__answer_by(r, v->by);
    r->answer.proposed = v->proposed;
}

/* groups TEMPLATE: V1 V1+promoted V2 | V1 … : the entries, group by group */
static bool groups(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_group_entry entry[AD_GROUP_ENTRIES_MAX] = {{0}};
    uint8_t group[AD_GROUP_ENTRIES_MAX];
    struct ad_group_draw d = {.entries = entry, .groups = 1};
    struct ad_groups_verdict v;
    struct ad_template t;
    struct ad__line l;
    struct ad__word w;

    if (ad__need_template(a, &t) && !ad_groups_even(&d, &t))
        ad__args_bad(a, AD_SCRIPT_SILENT, NULL);
    ad__rest_begin(a, &l);
    while (!a->bad && ad__word_next(&w, &l)) {
        if (ad__word_is(&w, "|")) {
            d.groups++;
            continue;
        }
        if (d.count == AD_GROUP_ENTRIES_MAX)
            return ad__args_bad(a, AD_SCRIPT_MANY, &w);
        group[d.count] = (uint8_t)(d.groups - 1);
        read_entry(r, a, &w, &entry[d.count++]);
    }
    if (!ad__args_end(a))
        return false;
    if (ad_groups_check(&v, &d, group) != 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    answer_groups(r, &v);
    return true;
}

/* numbers: A - B A … : the clubs of those who drew number 1, 2, 3 … of a round robin */
static bool numbers(struct ad_season_script *r, struct ad__args *a)
{
    enum { MOST = 64 };
    uint16_t who[MOST], club[MOST];
    struct ad_numbers_verdict v;
    struct ad__line l;
    struct ad__word w[MOST + 1];
    unsigned n = 0;

    ad__rest_begin(a, &l);
    while (!a->bad && ad__word_next(&w[n], &l)) {
        unsigned same = 0;

        if (n == MOST)
            return ad__args_bad(a, AD_SCRIPT_MANY, &w[n]);
        while (!ad__word_same(&w[same], &w[n]))
            same++;
        who[n] = (uint16_t)n;
        club[n] = (uint16_t)(ad__word_is(&w[n], "-") ? 0 : same + 1);
        n++;
    }
    if (!ad__args_end(a))
        return false;
    if (ad_numbers_check(&v, who, club, n) < 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    ad__answer(r, v.fine ? "fine" : "too-late");
    ad__answer_number(r, "last", v.last);
    ad__answer_number(r, "least", v.least);
    ad__answer_by(r, v.by);
    r->answer.proposed = v.proposed;
    return true;
}

const struct ad__season_verb ad__season_draws[] = {
    {{"cup-draw", "TEMPLATE [round=N] [bracket]: V1/1-V2/1 …", true}, cup_draw},
    {{"cup-home", "TEMPLATE first=h|a second=h|a", true}, cup_home},
    {{"groups", "TEMPLATE: V1 V2+promoted … | V1+last-finalists V2+CLUB …", true}, groups},
    {{"numbers", ": A - B …", true}, numbers},
    {{0}, NULL},
};
