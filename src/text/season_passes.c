/*
 * text/season_passes.c -- passes: their history, their calendar, showing them (annex 1).
 */
#include "text/season.h"
#include "federation/names.h"
#include "federation/person_inside.h"

#include <string.h>

/* ---- the history of a pass ---- */

/* The last pass of the person for that club, or a new one; NULL: there is none, and no room. */
static struct ad_pass *find_pass(struct ad__named_person *p, uint32_t club, bool new_one)
{
    unsigned n = p->p.pass_count;

    for (unsigned i = n; i > 0 && !new_one; i--)
        if (p->pass[i - 1].club == club)
            return &p->pass[i - 1];
    if (n == AD__SEASON_EACH)
        return NULL;
    p->pass[n] = (struct ad_pass){n + 1, club, p->event[n], 0};
    return &p->pass[n];
}

/* All other passes of the person. */
static unsigned others_of(const struct ad__named_person *p, const struct ad_pass *pass,
                          struct ad_pass out[AD__SEASON_EACH])
{
    unsigned n = 0;

    for (unsigned i = 0; i < p->p.pass_count; i++)
        if (&p->pass[i] != pass)
            out[n++] = p->pass[i];
    return n;
}

/* Append what was found fine. */
static void append(struct ad__named_person *p, struct ad_pass *pass, const struct ad_pass_event *e)
{
    unsigned i = (unsigned)(pass - p->pass);

    p->event[i][pass->count++] = *e;
    if (i == p->p.pass_count)
        p->p.pass_count++;
}

/* pass NAME CLUB EVENT on=DATE [from=DATE] [page=PAGE] [by=WHO]: something happens to a pass */
static bool pass(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const events[] = {
#define X(id, name) name,
        AD_PASS_EVENT_MAP(X)
#undef X
    };
    static const char *const pages[] = {"none", "left", "right", "four"};
    static const char *const actors[] = {"office", "federation", "club", "player", "director"};
    struct ad__named_person *p = ad__need_person(r, a);
    struct ad__named_org *c = ad__need_org(r, a);
    struct ad_pass_event e = {.on = AD_NO_DATE, .document = AD_NO_DATE, .postmark = AD_NO_DATE};
    struct ad_pass others[AD__SEASON_EACH], *it = NULL;
    enum ad_pass_bad bad;
    struct ad__word w;
    int kind = 0;

    if (ad__arg_need(a, &w) && (kind = ad__word_find(a->l, &w, events, AD_PASS_EVENT_KINDS)) < 0)
        a->bad = true;
    e.kind = (uint8_t)kind;
    e.page = (uint8_t)ad__arg_choice(a, "page", pages, 4, AD_PAGE_NONE);
    e.by = (uint8_t)ad__arg_choice(a, "by", actors, 5, AD_ACTOR_OFFICE);
    ad__need_date(a, "on", &e.on);
    e.works_from = e.on;
    ad__arg_date(a, "from", &e.works_from);
    if (!a->bad &&
        (!(it = find_pass(p, c->org.id, kind == AD_PASS_APPLIED)) || it->count == AD__PASS_EVENTS))
        ad__args_bad(a, AD_SCRIPT_MANY, &p->name);
    if (!ad__args_end(a))
        return false;
    bad = ad_pass_event_check(it, &e, others, others_of(p, it, others));
    if (bad == AD_PASS_FINE)
        append(p, it, &e);
    ad__answer(r, bad == AD_PASS_FINE ? "recorded" : "reject");
    if (bad != AD_PASS_FINE)
        ad__answer_fact(r, "why", ad_pass_bad_name(bad));
    ad__answer_fact(r, "pass", ad_pass_status_name(ad_pass_status_on(it, e.on)));
    ad__answer_by(r, bad == AD_PASS_FINE || bad == AD_PASS_NOT_NOW
                         ? ad_pass_event_point((enum ad_pass_event_kind)kind)
                         : ad_pass_bad_point(bad));
    return true;
}

/* ---- applying, transfers, the calendar ---- */

/* application [lacks=FIELD[,FIELD…]] */
static bool application(struct ad_season_script *r, struct ad__args *a)
{
    unsigned given = AD_APPLICATION_ALL;
    struct ad_application_verdict v;
    struct ad__word w;

    if (ad__arg_value(a, "lacks", &w))
        for (const char *at = w.text, *end = w.text + w.len; at < end;) {
            const char *comma = memchr(at, ',', (size_t)(end - at));
            const char *stop = comma ? comma : end;
            enum ad_application_field f = ad_application_find(at, (size_t)(stop - at));
            if (f == AD_APPLICATION_FIELDS)
                ad__args_bad(a, AD_SCRIPT_UNKNOWN,
                             &(struct ad__word){at, (size_t)(stop - at), false});
            else
                given &= ~(1u << f);
            at = stop + 1;
        }
    if (!ad__args_end(a))
        return false;
    v = ad_application_check(given);
    ad__answer(r, v.missing ? "incomplete" : "complete");
    for (unsigned f = 0; f < AD_APPLICATION_FIELDS; f++)
        if (v.missing >> f & 1)
            ad__answer_fact(r, "missing", ad_application_name((enum ad_application_field)f));
    ad__answer_by(r, v.by);
    return true;
}

static bool answer_day(struct ad_season_script *r, struct ad__args *a,
                       struct ad_dated (*rule)(ad_date d, const struct ad_pass_rules *rules))
{
    char text[AD_DATE_TEXT_MAX];
    ad_date d = AD_NO_DATE;
    struct ad_dated v;

    ad__next_date(a, &d);
    if (!ad__args_end(a))
        return false;
    v = rule(d, &r->state->readings.passes);
    ad__answer(r, ad_date_write(text, sizeof text, v.on) > 0 ? text : "none");
    ad__answer_by(r, v.by);
    return true;
}

static bool transfer_from(struct ad_season_script *r, struct ad__args *a)
{
    return answer_day(r, a, ad_transfer_from);
}

static bool issue_window(struct ad_season_script *r, struct ad__args *a)
{
    return answer_day(r, a, ad_issue_window);
}

static bool permission_until(struct ad_season_script *r, struct ad__args *a)
{
    return answer_day(r, a, ad_permission_until);
}

/* release requested=DATE [refused=DATE [obligations]] [released=DATE] */
static bool release(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_transfer t = ad_transfer_start;
    struct ad_transfer_event e;
    ad_date asked = AD_NO_DATE, refused = AD_NO_DATE, released = AD_NO_DATE;
    bool obligations = ad__arg_flag(a, "obligations");

    ad__need_date(a, "requested", &asked);
    ad__arg_date(a, "refused", &refused);
    ad__arg_date(a, "released", &released);
    if (!ad__args_end(a))
        return false;
    struct ad_transfer_command steps[] = {
        {.step = AD_TRANSFER_DECLARE, .on = asked, .written = true},
        {.step = AD_TRANSFER_REQUEST, .on = asked},
        {.step = AD_TRANSFER_REFUSE, .on = refused, .obligations = obligations},
        {.step = AD_TRANSFER_RELEASE, .on = released},
    };
    for (unsigned i = 0; i < sizeof steps / sizeof *steps; i++) {
        if (steps[i].on == AD_NO_DATE)
            continue;
        ad_transfer_decide(&e, &t, &steps[i], &r->state->readings.passes);
        ad_transfer_apply(&t, &e);
    }
    ad__answer(r, ad_transfer_state_name((enum ad_transfer_state)e.state));
    if (e.why != AD_TRANSFER_FINE)
        ad__answer_fact(r, "why", ad_transfer_why_name((enum ad_transfer_why)e.why));
    ad__answer_by(r, e.by);
    return true;
}

/* pass-back ended=DATE on=DATE [sent=DATE] [obligations] */
static bool pass_back(struct ad_season_script *r, struct ad__args *a)
{
    ad_date ended = AD_NO_DATE, on = AD_NO_DATE, sent = AD_NO_DATE;
    bool obligations = ad__arg_flag(a, "obligations");
    struct ad_back_verdict v;

    ad__need_date(a, "ended", &ended);
    ad__need_date(a, "on", &on);
    ad__arg_date(a, "sent", &sent);
    if (!ad__args_end(a))
        return false;
    v = ad_pass_back(ended, sent, obligations, on, &r->state->readings.passes);
    ad__answer(r, ad_back_name(v.code));
    ad__answer_date(r, "by", v.until);
    ad__answer_by(r, v.by);
    return true;
}

/* deletion DATE [tidies] [no-double-play] */
static bool deletion(struct ad_season_script *r, struct ad__args *a)
{
    bool tidies = ad__arg_flag(a, "tidies"), sure = ad__arg_flag(a, "no-double-play");
    struct ad_deletion_verdict v;
    ad_date d = AD_NO_DATE;

    ad__next_date(a, &d);
    if (!ad__args_end(a))
        return false;
    v = ad_deletion_check(d, tidies, sure, &r->state->readings.passes);
    ad__answer(r, ad_deletion_name(v.code));
    ad__answer_by(r, v.by);
    return true;
}

/* pass-not-shown end=DATE [on-list] [not-possessed] [shown=DATE|never] [club-at-fault] */
static bool pass_not_shown(struct ad_season_script *r, struct ad__args *a)
{
    static const char *const names[] = {"shown", "shown-by-list", "shown-later", "reservation",
                                        "not-shown"};
    struct ad_pass_showing s = {.missing = true, .shown_on = AD_NO_DATE};
    struct ad_pass_verdict v;
    ad_date end = AD_NO_DATE;

    s.on_pass_list = ad__arg_flag(a, "on-list");
    s.not_possessed = ad__arg_flag(a, "not-possessed");
    s.club_at_fault = ad__arg_flag(a, "club-at-fault");
    s.known = ad__arg_flag(a, "never");
    ad__need_date(a, "end", &end);
    ad__arg_date(a, "shown", &s.shown_on);
    if (!ad__args_end(a))
        return false;
    s.known |= s.shown_on != AD_NO_DATE;
    ad_pass_show(&v, &s, end, &r->state->readings.passes);
    ad__answer(r, names[v.shown]);
    ad__answer_date(r, "until", v.until);
    ad__answer_fact(r, "note", v.note ? "yes" : "no");
    ad__answer_fact(r, "sanction", v.sanction_due ? "yes" : "no");
    ad__answer_by(r, v.by);
    ad__answer_by(r, v.fine_by);
    return true;
}

/* youth-entry team=N rank=N */
static bool youth_entry(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_youth_entry v;
    uint32_t team = 0, rank = 0;

    ad__arg_number(a, "team", 99, &team);
    ad__arg_number(a, "rank", 99, &rank);
    if (r->state->year.season == AD_NO_SEASON)
        ad__args_bad(a, AD_SCRIPT_NO_SEASON, NULL);
    if (!ad__args_end(a))
        return false;
    ad__answer(r,
               ad_youth_entry_make(&v, r->state->year.season, team, rank) == 0 ? "entry" : "none");
    if (v.text[0])
        ad__answer_fact(r, "text", v.text);
    ad__answer_by(r, v.by);
    return true;
}

const struct ad__season_verb ad__season_passes[] = {
    {{"pass", "NAME CLUB EVENT on=DATE [from=DATE] [page=left|right|four] [by=WHO]", true}, pass},
    {{"application", "[lacks=FIELD,…]", true}, application},
    {{"transfer-from", "DATE", true}, transfer_from},
    {{"issue-window", "DATE", true}, issue_window},
    {{"permission-until", "DATE", true}, permission_until},
    {{"release", "requested=DATE [refused=DATE [obligations]] [released=DATE]", true}, release},
    {{"pass-back", "ended=DATE on=DATE [sent=DATE] [obligations]", true}, pass_back},
    {{"deletion", "DATE [tidies] [no-double-play]", true}, deletion},
    {{"pass-not-shown", "end=DATE [on-list] [not-possessed] [shown=DATE|never] [club-at-fault]",
      true},
     pass_not_shown},
    {{"youth-entry", "team=N rank=N", true}, youth_entry},
    {{0}, NULL},
};
