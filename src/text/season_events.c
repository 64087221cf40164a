/*
 * text/season_events.c -- championships by their templates: seats, draws, stages, titles.
 */
#include "text/season.h"

#include <string.h>

#include "adoube/competition.h"
#include "adoube/groups.h"
#include "adoube/template.h"

void ad__answer_line(struct ad_season_run *r, const struct ad_template_line *line)
{
    for (unsigned i = 0; i < AD_TEMPLATE_BY; i++)
        ad__answer_by(r, (enum ad_point)line->by[i]);
}

bool ad__need_template(struct ad__args *a, struct ad_template *t)
{
    struct ad__word w;

    if (!ad__arg_need(a, &w))
        return false;
    return ad_template_find(t, w.text, w.len) == 0 || ad__args_bad(a, AD_SCRIPT_NAME, &w);
}

uint32_t ad__next_number(struct ad__args *a, uint32_t max)
{
    struct ad__word w;

    return ad__arg_need(a, &w) ? ad__word_number(a, &w, max) : 0;
}

/* ---- what a template says ---- */

/* prizes TEMPLATE money|honorary: may it have them? */
static bool prizes(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_template t;
    bool money = ad__arg_flag(a, "money");
    enum ad_template_bad bad;

    if (!money && !ad__arg_flag(a, "honorary"))
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    ad__need_template(a, &t);
    if (!ad__args_end(a))
        return false;
    t.prizes.line.given = true;
    t.prizes.word = money ? AD_PRIZES_MONEY : AD_PRIZES_HONORARY;
    bad = ad_template_check(&t, NULL, NULL);
    ad__answer(r, bad == 0 ? "fine" : bad == AD_TEMPLATE_MONEY ? "honorary-only" : "bad-template");
    ad__answer_by(r, AD_BTO_1_4);
    return true;
}

static void answer_chain(struct ad_season_run *r, const struct ad_template_order *o)
{
    char text[128];
    struct put p = {text, sizeof text, 0};

    if (!o)
        return;
    for (unsigned i = 0; i < o->count; i++) {
        put_text(&p, i ? "," : "");
        put_text(&p, ad_tiebreak_code((enum ad_tiebreak_code)o->chain[i].code));
    }
    put_end(&p);
    ad__answer_fact(r, "order", text);
    ad__answer_line(r, &o->line);
}

/* stage TEMPLATE entries=N: how is it played, and how are places told apart? */
static bool stage(struct ad_season_run *r, struct ad__args *a)
{
    static const char *const names[] = {"none",
#define X(id, word, en, de) word,
                                        AD_STAGE_MAP(X)
#undef X
    };
    struct ad_template t;
    const struct ad_template_stage *s;
    uint32_t entries = 0;

    ad__need_template(a, &t);
    ad__arg_number(a, "entries", 9999, &entries);
    if (!ad__args_end(a))
        return false;
    s = ad_template_stage_for(&t, 0, entries);
    ad__answer(r, names[s ? s->system : 0]);
    if (!s)
        return true;
    ad__answer_line(r, &s->line);
    if (s->system == AD_STAGE_ROUND_ROBIN)
        ad__answer_number(
            r, "rounds",
            ad_schedule_rounds(&(struct ad_schedule){
                .count = entries, .cycles = (unsigned)(s->cycles > 0 ? s->cycles : 1)}));
    answer_chain(r, ad_template_order_for(&t, (enum ad_stage_system)s->system, entries));
    return true;
}

/* smoking TEMPLATE */
static bool smoking(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_template t;

    ad__need_template(a, &t);
    if (!ad__args_end(a))
        return false;
    ad_template_fill(&t);
    ad__answer(r, t.smoking.rule == AD_SMOKING_BANNED ? "banned" : "running-games");
    ad__answer_line(r, &t.smoking.line);
    return true;
}

/* smoking-restricted [team-match] [in-registration] [before-bid] [in-announcement] */
static bool smoking_restricted(struct ad_season_run *r, struct ad__args *a)
{
    bool match = ad__arg_flag(a, "team-match"), entered = ad__arg_flag(a, "in-registration");
    bool bid = ad__arg_flag(a, "before-bid"), told = ad__arg_flag(a, "in-announcement");

    if (!ad__args_end(a))
        return false;
    ad__answer(r, ad_smoking_restricted(match, entered, bid, told) ? "holds" : "no-effect");
    ad__answer_by(r, AD_BTO_35_8_3);
    return true;
}

/* title TEMPLATE place=N year=N */
static bool title(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_template t;
    char text[AD_TEMPLATE_TEXT_MAX + 16];
    uint32_t place = 1, year = 0;

    ad__need_template(a, &t);
    ad__arg_number(a, "place", 99, &place);
    ad__arg_number(a, "year", AD_YEAR_LAST, &year);
    if (!ad__args_end(a))
        return false;
    if (ad_title_write(text, sizeof text, &t, place, (int)year) > 0) {
        ad__answer(r, "title");
        ad__answer_fact(r, "text", text);
    } else {
        ad__answer(r, "none");
    }
    for (unsigned i = 0; i < t.titles; i++)
        if (t.title[i].places.first <= place && place <= t.title[i].places.last)
            ad__answer_line(r, &t.title[i].line);
    return true;
}

/* invitation TEMPLATE start=DATE posted=DATE */
static bool invitation(struct ad_season_run *r, struct ad__args *a)
{
    struct ad_template t;
    struct ad_invitation v;
    ad_date start = AD_NO_DATE, posted = AD_NO_DATE;

    ad__need_template(a, &t);
    ad__need_date(a, "start", &start);
    ad__need_date(a, "posted", &posted);
    if (!ad__args_end(a))
        return false;
    v = ad_invitation_check(start, posted, t.invite.days);
    ad__answer(r, v.in_time ? "in-time" : "late");
    ad__answer_date(r, "until", v.last);
    ad__answer_number(r, "days-late", v.late);
    ad__answer_by(r, v.by);
    return true;
}

/* levels N: of an association's youth pyramid */
static bool levels(struct ad_season_run *r, struct ad__args *a)
{
    uint32_t n = ad__next_number(a, 99);
    struct ad_levels_verdict v = ad_youth_levels(n, AD_YOUTH_SEASONS);

    if (!ad__args_end(a))
        return false;
    ad__answer(r, v.fine ? "fine" : "too-many");
    ad__answer_number(r, "most", v.most);
    ad__answer_by(r, v.by);
    return true;
}

/* ---- draws ---- */

/* What stands behind the colon, word by word. */
static bool rest_word(struct ad__args *a, struct ad__line *l, struct ad__word *w)
{
    if (a->has_rest) {
        *l = *a->l;
        l->at = a->rest.text;
        l->end = a->rest.text + a->rest.len;
        a->has_rest = false;
    }
    return !a->bad && ad__word_next(w, l);
}

/* V1/2: the second entry of association V1. */
static void read_cup_entry(struct ad_season_run *r, struct ad__args *a, const char *at, size_t len,
                           struct ad_cup_entry *out)
{
    const char *slash = memchr(at, '/', len);
    struct ad__word name = {at, slash ? (size_t)(slash - at) : len, false};
    struct ad__word nth = {slash ? slash + 1 : at, slash ? len - name.len - 1 : 0, false};
    struct ad__named_org *org = ad__org_named(r->state, &name);

    if (!org) {
        ad__args_bad(a, AD_SCRIPT_NAME, &name);
        return;
    }
    *out = (struct ad_cup_entry){org->org.id, (uint8_t)(slash ? ad__word_number(a, &nth, 99) : 1)};
}

/* The matches in the order of the bracket: V1/1-V2/1 V3/1-V4/1. Returns how many. */
static unsigned read_cup(struct ad_season_run *r, struct ad__args *a, struct ad_cup_entry *entry,
                         struct ad_pair *pair)
{
    struct ad__line l;
    struct ad__word w;
    unsigned n = 0;

    if (!a->has_rest)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    while (rest_word(a, &l, &w)) {
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
static bool cup_draw(struct ad_season_run *r, struct ad__args *a)
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

/* cup-home first=h|a[N] second=h|a[N]: who was where last, and how often at home */
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

static bool cup_home(struct ad_season_run *r, struct ad__args *a)
{
    static const char *const names[] = {"first", "second", "need-lot"};
    struct ad_home_past first = {0}, second = {0};

    read_past(a, "first", &first);
    read_past(a, "second", &second);
    if (!ad__args_end(a))
        return false;
    ad__answer(r, names[ad_knockout_home(&first, &second)]);
    ad__answer_by(r, AD_BTO_12_3);
    return true;
}

/* groups N [TEMPLATE]: V1 V1 V2 | V1 … : associations of the entries, group by group */
static bool groups(struct ad_season_run *r, struct ad__args *a)
{
    static const uint8_t even[] = {AD_EVEN_ASSOCIATION};
    struct ad_group_entry entry[AD_GROUP_ENTRIES_MAX] = {{0}};
    uint8_t group[AD_GROUP_ENTRIES_MAX];
    struct ad_group_draw d = {.entries = entry, .even = even, .even_count = 1};
    struct ad_groups_verdict v;
    struct ad__named_org *org;
    struct ad__line l;
    struct ad__word w;
    char name[48];

    d.groups = 1;
    if (!a->has_rest)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    while (rest_word(a, &l, &w)) {
        if (ad__word_is(&w, "|")) {
            d.groups++;
            continue;
        }
        org = ad__org_named(r->state, &w);
        if (!org || d.count == AD_GROUP_ENTRIES_MAX)
            return ad__args_bad(a, org ? AD_SCRIPT_MANY : AD_SCRIPT_NAME, &w);
        group[d.count] = (uint8_t)(d.groups - 1);
        entry[d.count++].association = (uint16_t)org->org.id;
    }
    if (!ad__args_end(a))
        return false;
    if (ad_groups_check(&v, &d, group) != 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    ad__answer(r, ad_groups_name(v.code));
    if (v.code == AD_GROUPS_UNEVEN) {
        ad__answer_number(r, "group", v.at + 1);
        ad__answer_fact(r, "of", ad__org_text(r->state, v.value, name));
        ad__answer_number(r, "has", v.has);
    }
    ad__answer_by(r, v.by);
    r->answer.proposed = v.proposed;
    return true;
}

/* numbers: A - B A … : the clubs of those who drew number 1, 2, 3 … of a round robin */
static bool numbers(struct ad_season_run *r, struct ad__args *a)
{
    enum { MOST = 64 };
    uint16_t who[MOST], club[MOST];
    struct ad_numbers_verdict v;
    struct ad__line l;
    struct ad__word w;
    unsigned n = 0;

    if (!a->has_rest)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    while (rest_word(a, &l, &w)) {
        if (n == MOST)
            return ad__args_bad(a, AD_SCRIPT_MANY, &w);
        who[n] = (uint16_t)n;
        club[n++] = (uint16_t)(ad__word_is(&w, "-") ? 0 : (unsigned char)*w.text);
    }
    if (!ad__args_end(a))
        return false;
    if (ad_numbers_check(&v, who, club, n) < 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    ad__answer(r, v.fine ? "fine" : "too-late");
    ad__answer_number(r, "last", v.last);
    ad__answer_number(r, "least", v.least);
    ad__answer_by(r, v.by);
    return true;
}

/* ---- sent to the next event ---- */

/* qualify TEMPLATE [national=N] [second]: 1 2 entitled:3 …: the table, the best first */
static bool qualify(struct ad_season_run *r, struct ad__args *a)
{
    enum { MOST = 32 };
    static const char entitled[] = "entitled/";
    struct ad_placed table[MOST];
    struct ad_qualified lines[MOST];
    struct ad_qualify out;
    struct ad_template t;
    struct ad_qualify_how how = {.second_admitted = ad__arg_flag(a, "second")};
    struct ad__line l;
    struct ad__word w;
    uint32_t national = 1;
    unsigned n = 0;

    ad__need_template(a, &t);
    ad__arg_number(a, "national", 99, &national);
    if (!a->has_rest)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    while (rest_word(a, &l, &w) && n < MOST) {
        bool has = w.len > strlen(entitled) && memcmp(w.text, entitled, strlen(entitled)) == 0;
        struct ad__word number = {w.text + (has ? strlen(entitled) : 0),
                                  w.len - (has ? strlen(entitled) : 0), false};
        uint32_t club = ad__word_number(a, &number, UINT16_MAX);
        table[n] = (struct ad_placed){.who = n + 1, .club = club, .club_entitled = has};
        table[n].rank = (uint16_t)(n + 1);
        n++;
    }
    if (!a->bad && t.qualifies == 0)
        ad__args_bad(a, AD_SCRIPT_NEEDS, NULL);
    if (!ad__args_end(a))
        return false;
    how.row = &t.qualify[0];
    how.national = national;
    if (ad_qualifiers(&out, lines, MOST, table, n, &how) != 0)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    ad__answer(r, out.places ? "tied" : "sent");
    for (unsigned i = 0; i < out.count; i++)
        ad__answer_number(r, ad_qualified_name((enum ad_qualified_why)lines[i].why),
                          lines[i].at + 1);
    ad__answer_by(r, out.by[0]);
    ad__answer_by(r, out.by[1]);
    return true;
}

const struct ad__season_verb ad__season_events[] = {
    {{"prizes", "TEMPLATE money|honorary", true}, prizes},
    {{"stage", "TEMPLATE entries=N", true}, stage},
    {{"smoking", "TEMPLATE", true}, smoking},
    {{"smoking-restricted", "[team-match] [in-registration] [before-bid] [in-announcement]", true},
     smoking_restricted},
    {{"title", "TEMPLATE [place=N] year=N", true}, title},
    {{"invitation", "TEMPLATE start=DATE posted=DATE", true}, invitation},
    {{"levels", "N", true}, levels},
    {{"cup-draw", "TEMPLATE [round=N] [bracket]: V1/1-V2/1 …", true}, cup_draw},
    {{"cup-home", "first=h|a second=h|a", true}, cup_home},
    {{"groups", ": V1 V2 … | V1 V2 …", true}, groups},
    {{"numbers", ": A - B …", true}, numbers},
    {{"qualify", "TEMPLATE [national=N] [second]: 1 entitled/2 …", true}, qualify},
    {{0}, NULL},
};
