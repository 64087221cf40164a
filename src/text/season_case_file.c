/*
 * text/season_case_file.c -- what must happen in a case and by when, its file.
 */
#include "text/season_disputes.h"
#include "text/season_say.h"
#include "federation/names.h"
#include "federation/case_inside.h"

void ad__tell_event(struct put *p, const struct ad_season_script *r, const struct ad_case_event *e,
                    const struct ad_case *c, const struct ad_case_names *names)
{
    enum { DAY = 10 };
    char text[AD_CASE_SAY_MAX];
    size_t from;

    if (ad_case_event_say(text, sizeof text, e, c, names, r->lang) <= 0)
        return;
    put_text(p, "  ");
    from = p->len;
    ad__tell_day(p, e->on, r->lang);
    ad__tell_pad(p, from, DAY);
    put_text(p, "  ");
    put_text(p, text);
    put_char(p, '\n');
}

/* ---- what must happen by when ---- */

/* The earliest day first; what has none comes last. */
static unsigned sorted_dues(struct ad_due out[AD_DUES_MAX], const struct ad_case *c)
{
    unsigned n = ad_case_due(out, c);

    for (unsigned i = 1; i < n; i++)
        for (unsigned k = i; k > 0; k--) {
            struct ad_due *a = &out[k - 1], *b = &out[k], swap = *a;
            if (b->by == AD_NO_DATE || (a->by != AD_NO_DATE && a->by <= b->by))
                break;
            *a = *b;
            *b = swap;
        }
    return n;
}

static bool has_passed(const struct ad_due *d, ad_date on)
{
    return on != AD_NO_DATE && d->by != AD_NO_DATE && d->by < on;
}

static void say_dues(struct put *p, const struct ad_season_script *r, const struct ad_case *c,
                     ad_date on)
{
    struct ad_due due[AD_DUES_MAX];
    unsigned n = sorted_dues(due, c);
    char text[AD_CASE_SAY_MAX];

    ad__tell_line(p, n ? AD__TOLD_CASE_NEXT : AD__TOLD_CASE_NOTHING, r->lang);
    for (unsigned i = 0; i < n; i++)
        if (ad_due_say(text, sizeof text, &due[i], r->lang) > 0) {
            put_text(p, "  ");
            put_text(p, text);
            if (has_passed(&due[i], on))
                ad__tell(p, AD__TOLD_CASE_PASSED, r->lang);
            put_char(p, '\n');
        }
}

static void answer_due(struct ad_season_script *r, const struct ad_due *d, bool first)
{
    char text[AD_DATE_TEXT_MAX];

    if (first) {
        ad__answer_date(r, "by", d->by);
        if (d->instance != AD_INSTANCE_NONE)
            ad__answer_fact(r, "to", ad_instance_name(d->instance));
        if (d->fee.amount)
            ad__answer_money(r, "fee", d->fee);
    }
    ad__answer_fact(r, ad_due_name(d->what),
                    ad_date_write(text, sizeof text, d->by) > 0 ? text : "open");
    ad__answer_by(r, d->point);
}

/* The case as it stands; one in which nothing has happened as it would begin. */
static bool case_now(struct ad_case *out, const struct ad_season_script *r, struct ad__args *a,
                     const struct ad__case *k)
{
    if (k->begun)
        *out = k->file;
    else if (!ad__case_open(out, r, k))
        return ad__args_bad(a, AD_SCRIPT_CASE_DAY, NULL);
    return true;
}

/* due [on=DATE] [case=NAME]: what comes first, then all there is; what has passed by that day */
static bool due(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__case *k = ad__need_case(r, a);
    struct ad_due list[AD_DUES_MAX];
    struct ad_case c;
    ad_date on = AD_NO_DATE;
    unsigned n, first = 0;

    ad__arg_date(a, "on", &on);
    if (!ad__args_end(a) || !case_now(&c, r, a, k))
        return false;
    n = sorted_dues(list, &c);
    while (first < n && has_passed(&list[first], on))
        first++;
    ad__answer(r, first < n ? ad_due_name(list[first].what) : "nothing");
    for (unsigned i = first; i < n; i++)
        answer_due(r, &list[i], i == first);
    for (unsigned i = 0; i < first; i++) {
        ad__answer_fact(r, "passed", ad_due_name(list[i].what));
        ad__answer_by(r, list[i].point);
    }
    say_dues(ad__answer_block(r), r, &c, on);
    return true;
}

/* ---- the file ---- */

static void say_head(struct put *p, struct ad_season_script *r, const struct ad__case *k,
                     const struct ad_case *c)
{
    const struct ad_matter *m = &k->matter;
    struct ad_case_names names = ad__case_names(r, k);
    char text[AD_CASE_SAY_MAX];

    ad__tell(p, AD__TOLD_CASE_CASE, r->lang);
    ad__tell_word(p, &k->name);
    if (m->incident != AD_NO_DATE) {
        ad__tell(p, AD__TOLD_CASE_INCIDENT, r->lang);
        ad__tell_day(p, m->incident, r->lang);
    }
    put_char(p, '\n');
    ad__tell(p, AD__TOLD_CASE_FIRST, r->lang);
    put_text(p, ad_instance_text((enum ad_instance)m->first, r->lang));
    if (m->youth)
        ad__tell(p, AD__TOLD_CASE_YOUTH, r->lang);
    if (m->start == AD_START_DECIDED) {
        ad__tell(p, AD__TOLD_CASE_DECIDED, r->lang);
        ad__tell_day(p, m->postmark, r->lang);
    }
    put_char(p, '\n');
    ad__tell_line(p, AD__TOLD_CASE_PARTIES, r->lang);
    for (unsigned i = 0; i < c->matter.parties; i++)
        if (ad_party_say(text, sizeof text, &c->matter.party[i], &names, r->lang) > 0) {
            put_text(p, "  ");
            put_text(p, text);
            put_char(p, '\n');
        }
}

/* Told from its start: each event with the state it led to. */
static unsigned say_events(struct put *p, struct ad_season_script *r, const struct ad__case *k)
{
    const struct ad__disputes *d = r->disputes;
    struct ad_case_names names = ad__case_names(r, k);
    struct ad_case c;
    unsigned count = 0;

    if (!ad__case_open(&c, r, k))
        return 0;
    for (unsigned i = 0; i < d->events; i++)
        if (&d->cases[d->event[i].of] == k) {
            ad_case_apply(&c, &d->event[i].e);
            ad__tell_event(p, r, &d->event[i].e, &c, &names);
            count++;
        }
    return count;
}

static bool named_before(const struct ad__disputes *d, unsigned i)
{
    for (unsigned k = 0; k < i; k++)
        if (d->event[k].of == d->event[i].of &&
            d->event[k].e.judge.person == d->event[i].e.judge.person)
            return true;
    return false;
}

static bool is_over(const struct ad_case *c)
{
    return c->state >= AD_CASE_FINAL;
}

/* Those who sat or could not, asked anew: who decided below may not sit above (5.11). */
static void say_judges(struct put *p, struct ad_season_script *r, const struct ad__case *k,
                       const struct ad_case *c)
{
    const struct ad__disputes *d = r->disputes;
    struct ad_case_names names = ad__case_names(r, k);
    char text[AD_CASE_SAY_MAX];
    bool any = false;

    for (unsigned i = 0; i < d->events && !is_over(c); i++) {
        const struct ad_judge *j = &d->event[i].e.judge;
        struct ad_case_verdict v = ad_case_judge(c, j);
        struct ad_account who = {AD_ACCOUNT_PERSON, j->person};
        if (&d->cases[d->event[i].of] != k || !j->person || named_before(d, i) ||
            ad_account_say(text, sizeof text, who, &names, r->lang) <= 0)
            continue;
        if (!any)
            ad__tell_line(p, AD__TOLD_CASE_JUDGES, r->lang);
        any = true;
        put_text(p, "  ");
        put_text(p, text);
        ad__tell(p, v.code == AD_CASE_OK ? AD__TOLD_CASE_MAY : AD__TOLD_CASE_MAY_NOT, r->lang);
        ad__tell_points(p, v.by, 2);
        put_char(p, '\n');
    }
}

static void say_state(struct put *p, const struct ad_season_script *r, const struct ad_case *c)
{
    ad__tell(p, AD__TOLD_CASE_STATE, r->lang);
    put_text(p, ad_case_state_text((enum ad_case_state)c->state, r->lang));
    put_text(p, ". ");
    if (c->decision[0].by == AD_INSTANCE_NONE && c->decision[1].by == AD_INSTANCE_NONE &&
        c->decision[2].by == AD_INSTANCE_NONE)
        ad__tell_line(p, AD__TOLD_CASE_NO_DECISION, r->lang);
    else
        ad__tell_line(p, ad_case_in_force(c) ? AD__TOLD_CASE_IN_FORCE : AD__TOLD_CASE_STAYED,
                      r->lang);
}

/* case-file [case=NAME] [on=DATE]: all of it, in plain words */
static bool case_file(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__case *k = ad__need_case(r, a);
    struct put *p = ad__answer_block(r);
    struct ad_case c;
    ad_date on = AD_NO_DATE;

    ad__arg_date(a, "on", &on);
    if (!ad__args_end(a) || !case_now(&c, r, a, k))
        return false;
    ad__answer(r, "case-file");
    ad__answer_fact(r, "state", ad_case_state_name((enum ad_case_state)c.state));
    ad__answer_fact(r, "in-force", ad_case_in_force(&c) ? "yes" : "no");
    say_head(p, r, k, &c);
    ad__tell_line(p, AD__TOLD_CASE_EVENTS, r->lang);
    ad__answer_number(r, "events", say_events(p, r, k));
    say_state(p, r, &c);
    say_dues(p, r, &c, on);
    say_judges(p, r, k, &c);
    return true;
}

const char *ad_season_script_case(const struct ad_season_script *r, unsigned i, size_t *len)
{
    const struct ad__disputes *d = r->disputes;

    if (i >= d->case_count)
        return NULL;
    *len = d->cases[i].name.len;
    return d->cases[i].name.text;
}

const struct ad__season_verb ad__season_case_files[] = {
    {{"due", "[on=DATE] [case=NAME]", true}, due},
    {{"case-file", "[case=NAME] [on=DATE]", true}, case_file},
    {{0}, NULL},
};
