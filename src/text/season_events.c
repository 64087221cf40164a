/*
 * text/season_events.c -- championships by their templates: seats, draws, stages, titles.
 */
#include "text/season.h"

#include <string.h>

#include "adoube/competition.h"
#include "federation/matchday.h"
#include "adoube/schedule.h"
#include "adoube/template.h"
#include "federation/names.h"
#include "tournament/names.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

void ad__answer_line(struct ad_season_script *r, const struct ad_template_line *line)
{
    for (unsigned i = 0; i < AD_TEMPLATE_BY; i++)
        ad__answer_by(r, (enum ad_point)line->by[i]);
}

static bool no_template(struct ad__args *a, const struct ad__word *w)
{
    const char *shipped = ad_template_nearest(w->text, w->len);
    struct ad__near near = ad__near_to(w);
    bool first = !a->bad;

    for (unsigned i = 0; i < a->run->owns; i++)
        ad__near_try(&near, a->run->own[i].id, strlen(a->run->own[i].id));
    ad__near_try(&near, shipped, strlen(shipped));
    ad__args_bad(a, AD_SCRIPT_NAME, w);
    if (first)
        ad__near_tell(&near, a->l);
    return false;
}

/* One of the caller's, or one that ships; as the script reads the order. */
static bool find_template(struct ad__args *a, const struct ad__word *w, struct ad_template *t)
{
    unsigned i = 0;

    while (i < a->run->owns && !ad__word_is(w, a->run->own[i].id))
        i++;
    if (i < a->run->owns)
        *t = a->run->own[i];
    else if (ad_template_find(t, w->text, w->len) != 0)
        return no_template(a, w);
    ad__readings_template(ad__readings(a->run), t);
    return true;
}

bool ad__need_template(struct ad__args *a, struct ad_template *t)
{
    struct ad__word w;

    return ad__arg_need(a, &w) && find_template(a, &w, t);
}

bool ad__arg_template(struct ad__args *a, const char *key, struct ad_template *t)
{
    struct ad__word w;

    return ad__arg_value(a, key, &w) && find_template(a, &w, t);
}

/* The one that is named; else that of the championship the script is about; else the usual one. */
void ad__template_for(struct ad__args *a, const char *usual, struct ad_template *t)
{
    const struct ad__league *now = a->run->state->league.now;

    if (!ad__arg_template(a, "for", t) && !a->bad) {
        if (now)
            *t = now->t;
        else
            find_template(a, &(struct ad__word){usual, strlen(usual), false}, t);
    }
    if (!a->bad)
        ad_template_fill(t);
}

bool ad__rest_begin(struct ad__args *a, struct ad__line *l)
{
    *l = *a->l;
    l->at = l->end; /* nothing, until it is known that there is something */
    if (!a->has_rest)
        return ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    a->has_rest = false;
    l->at = a->rest.text;
    l->end = a->rest.text + a->rest.len;
    return !a->bad;
}

uint32_t ad__next_number(struct ad__args *a, uint32_t max)
{
    struct ad__word w;

    return ad__arg_need(a, &w) ? ad__word_number(a, &w, max) : 0;
}

/* ---- what a template says ---- */

/* prizes TEMPLATE money|honorary: may it have them? */
static bool prizes(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_template t;
    bool money = ad__arg_flag(a, "money");
    enum ad_template_bad bad;

    if (!money && !ad__arg_flag(a, "honorary"))
        ad__args_missing(a, "honorary");
    ad__need_template(a, &t);
    if (!ad__args_end(a))
        return false;
    ad_template_fill(&t);
    t.prizes.line.given = true;
    t.prizes.word = money ? AD_PRIZES_MONEY : AD_PRIZES_HONORARY;
    bad = ad_template_check(&t, NULL, NULL);
    ad__answer(r, bad == 0 ? "fine" : bad == AD_TEMPLATE_MONEY ? "honorary-only" : "bad-template");
    ad__answer_line(r, &t.prizes.line);
    return true;
}

static void answer_chain(struct ad_season_script *r, const struct ad_template_order *o)
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

/* What a start would say of the field. Where no association is told, as many nominate as enter. */
static bool field_fits(struct ad_season_script *r, const struct ad_template *t, unsigned entries)
{
    unsigned associations = ad__associations(r->state, NULL);
    struct ad_field_verdict v =
        ad_template_field(t, entries, associations ? associations : entries);

    if (!entries || v.fits)
        return true;
    ad__answer(r, ad_run_code_name(AD_RUN_FIELD));
    for (unsigned i = 0; i < AD_TEMPLATE_BY; i++)
        ad__answer_by(r, (enum ad_point)v.by[i]);
    r->answer.proposed = v.proposed;
    return false;
}

/* Of a round robin by the largest group, else as the template sets them. */
static unsigned rounds_of(const struct ad_template_stage *s, unsigned entries)
{
    unsigned groups = s->groups > 1 ? (unsigned)s->groups : 1;

    if (s->system != AD_STAGE_ROUND_ROBIN)
        return s->rounds > 0 ? (unsigned)s->rounds : 0;
    return ad_schedule_rounds(
        &(struct ad_schedule){.count = (entries + groups - 1) / groups,
                              .cycles = (unsigned)(s->cycles > 0 ? s->cycles : 1)});
}

/* stage TEMPLATE entries=N: how is it played, and how are places told apart? */
static bool stage(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const names[] = {"none",
#define X(id, word) word,
                                        AD_STAGE_MAP(X)
#undef X
    };
    struct ad_template t;
    const struct ad_template_stage *s;
    uint32_t entries = 0, rounds;

    ad__need_template(a, &t);
    ad__arg_number(a, "entries", 9999, &entries);
    if (!ad__args_end(a))
        return false;
    if (!field_fits(r, &t, entries))
        return true;
    s = ad_template_stage_for(&t, 0, entries);
    ad__answer(r, names[s ? s->system : 0]);
    if (!s)
        return true;
    ad__answer_line(r, &s->line);
    if ((rounds = rounds_of(s, entries)) > 0)
        ad__answer_number(r, "rounds", rounds);
    answer_chain(r, ad_template_order_for(&t, (enum ad_stage_system)s->system, entries));
    return true;
}

/* smoking TEMPLATE [announced=running-games|banned [by=BODY]]: what holds, and may it be announced? */
static bool smoking(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const rules[] = {"",
#define X(id, word) word,
                                        AD_SMOKING_MAP(X)};
    static const char *const bodies[] = {"", AD_BODY_MAP(X)
#undef X
    };
    struct ad_smoking_verdict v;
    struct ad_template t;
    unsigned wanted = ad__arg_choice(a, "announced", rules, 3, AD_SMOKING_UNSAID);
    unsigned who = ad__arg_choice(a, "by", bodies, sizeof bodies / sizeof *bodies, AD_BODY_UNSAID);

    ad__need_template(a, &t);
    if (!ad__args_end(a))
        return false;
    ad_template_fill(&t);
    v = ad_template_smoking(&t, wanted ? (enum ad_smoking)wanted : (enum ad_smoking)t.smoking.rule,
                            (enum ad_body)who);
    ad__answer(r, v.allowed ? rules[v.rule] : "refused");
    ad__answer_fact(r, "rule", rules[v.rule]);
    if (t.smoking.advise && v.rule != (enum ad_smoking)t.smoking.advise)
        ad__answer_fact(r, "advised", rules[t.smoking.advise]);
    for (unsigned i = 0; i < AD_TEMPLATE_BY; i++)
        ad__answer_by(r, (enum ad_point)v.by[i]);
    return true;
}

/* smoking-restricted [team-match] [in-registration] [before-bid] [in-announcement] */
static bool smoking_restricted(struct ad_season_script *r, struct ad__args *a)
{
    bool match = ad__arg_flag(a, "team-match"), entered = ad__arg_flag(a, "in-registration");
    bool bid = ad__arg_flag(a, "before-bid"), told = ad__arg_flag(a, "in-announcement");
    struct ad_restriction v = ad_smoking_restricted(match, entered, bid, told);

    if (!ad__args_end(a))
        return false;
    ad__answer(r, v.holds ? "holds" : "no-effect");
    ad__answer_by(r, v.by);
    return true;
}

/* title TEMPLATE place=N year=N */
static bool title(struct ad_season_script *r, struct ad__args *a)
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
    if (ad_template_title_of(&t, place))
        ad__answer_line(r, &ad_template_title_of(&t, place)->line);
    return true;
}

/* invitation TEMPLATE start=DATE posted=DATE */
static bool invitation(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_template t;
    struct ad_invitation v;
    ad_date start = AD_NO_DATE, posted = AD_NO_DATE;

    ad__need_template(a, &t);
    ad__need_date(a, "start", &start);
    ad__need_date(a, "posted", &posted);
    if (!ad__args_end(a))
        return false;
    if (!t.invite.line.given) {
        ad__answer(r, "no-term"); /* the template names none */
        return true;
    }
    v = ad_invitation_check(start, posted, t.invite.days);
    ad__answer(r, v.in_time ? "in-time" : "late");
    ad__answer_date(r, "until", v.last);
    ad__answer_number(r, "days-late", v.late);
    ad__answer_line(r, &t.invite.line);
    return true;
}

/* levels N: of an association's youth pyramid */
static bool levels(struct ad_season_script *r, struct ad__args *a)
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

/* ---- sent to the next event ---- */

enum { PLACED = 32 };

/* 1 2 entitled/3 …: the clubs of the table, the best first. Returns how many. */
static unsigned read_placed(struct ad__args *a, struct ad_placed table[PLACED])
{
    static const char entitled[] = "entitled/";
    const size_t len = sizeof entitled - 1;
    struct ad__line l;
    struct ad__word w;
    unsigned n = 0;

    ad__rest_begin(a, &l);
    while (!a->bad && ad__word_next(&w, &l)) {
        bool has = w.len > len && memcmp(w.text, entitled, len) == 0;

        if (n == PLACED) {
            ad__args_bad(a, AD_SCRIPT_MANY, &w);
            return n;
        }
        if (has)
            w = (struct ad__word){w.text + len, w.len - len, false};
        table[n] = (struct ad_placed){.who = n + 1,
                                      .club = ad__word_number(a, &w, UINT16_MAX),
                                      .rank = (uint16_t)(n + 1),
                                      .club_entitled = has};
        n++;
    }
    return n;
}

/* qualify TEMPLATE [national=N] [second]: 1 2 entitled/3 …: who of the table is sent */
static bool qualify(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_placed table[PLACED];
    struct ad_qualified lines[PLACED];
    struct ad_qualify out;
    struct ad_template t;
    struct ad_qualify_how how = {.second_admitted = ad__arg_flag(a, "second")};
    uint32_t national = 1;
    unsigned n;

    ad__need_template(a, &t);
    ad__arg_number(a, "national", 99, &national);
    n = read_placed(a, table);
    if (!a->bad && t.qualifies == 0)
        ad__args_bad(a, AD_SCRIPT_SILENT, NULL);
    if (!ad__args_end(a))
        return false;
    how.row = &t.qualify[0];
    how.national = national;
    if (ad_qualifiers(&out, lines, PLACED, table, n, &how) != 0)
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
    {{"smoking", "TEMPLATE [announced=running-games|banned [by=BODY]]", true}, smoking},
    {{"smoking-restricted", "[team-match] [in-registration] [before-bid] [in-announcement]", true},
     smoking_restricted},
    {{"title", "TEMPLATE [place=N] year=N", true}, title},
    {{"invitation", "TEMPLATE start=DATE posted=DATE", true}, invitation},
    {{"levels", "N", true}, levels},
    {{"qualify", "TEMPLATE [national=N] [second]: 1 entitled/2 …", true}, qualify},
    {{0}, NULL},
};
