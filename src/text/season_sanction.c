/*
 * text/season_sanction.c -- sanctions, who decides on remedies, and what that costs.
 */
#include "text/season_disputes.h"
#include "text/season_league_say.h"
#include "text/season_say.h"

#include <string.h>

#include "adoube/sanction.h"
#include "federation/names.h"
#include "federation/case_inside.h"
#include "federation/sanction_inside.h"

static const char *const levels[] = {
#define X(id, name) name,
    AD_LEVEL_MAP(X)
#undef X
};

static const char usual_currency[] = "DEM";

/* ---- amounts ---- */

void ad__arg_money(struct ad__args *a, const char *key, struct ad_money *out)
{
    struct ad__word w;

    if (ad__arg_value(a, key, &w) && ad_money_read(out, w.text, w.len, usual_currency) != 0)
        ad__args_bad(a, AD_SCRIPT_MONEY, &w);
}

void ad__next_money(struct ad__args *a, struct ad_money *out)
{
    struct ad__word w;

    if (ad__arg_need(a, &w) && ad_money_read(out, w.text, w.len, usual_currency) != 0)
        ad__args_bad(a, AD_SCRIPT_MONEY, &w);
}

void ad__answer_money(struct ad_season_script *r, const char *key, struct ad_money m)
{
    char text[AD_MONEY_TEXT_MAX];

    if (ad_money_write(text, sizeof text, m, AD_EN) > 0)
        ad__answer_fact(r, key, text);
}

/* max-fine AMOUNT */
static bool max_fine(struct ad_season_script *r, struct ad__args *a)
{
    struct ad_money m = {0};

    ad__next_money(a, &m);
    if (!ad__args_end(a))
        return false;
    r->disputes->max_fine = m;
    return true;
}

/* ---- sanctions ---- */

/* One of a case happened in the area of the case: whoever names another director is not competent. */
static void read_sanction(struct ad_sanction *s, struct ad__args *a, const struct ad_case *file)
{
    static const char *const issuers[] = {"director", "event-director", "instance", "other"};
    uint8_t area = file ? (uint8_t)ad_instance_level((enum ad_instance)file->matter.first)
                        : (uint8_t)AD_DISTRICT;
    uint32_t points = 0;

    *s = (struct ad_sanction){.issued = AD_NO_DATE, .from = AD_NO_DATE, .until = AD_NO_DATE};
    s->issuer = (uint8_t)ad__arg_choice(a, "by", issuers, 4, AD_ISSUER_DIRECTOR);
    s->area = (uint8_t)ad__arg_choice(a, "area", levels, AD_LEVELS, area);
    s->issuer_area = (uint8_t)ad__arg_choice(a, "issuer-area", levels, AD_LEVELS, s->area);
    if (file)
        s->area = area;
    s->playing_rules = ad__arg_flag(a, "playing-rules");
    s->pending = ad__arg_flag(a, "pending");
    s->by_likeness = ad__arg_flag(a, "by-likeness");
    s->consent = ad__arg_flag(a, "consent");
    s->earlier = ad__arg_flag(a, "earlier");
    s->automatic = ad__arg_flag(a, "automatic");
    ad__arg_point(a, "ground", &s->ground);
    ad__arg_money(a, "fine", &s->fine);
    ad__arg_number(a, "points", 99, &points);
    s->points = (int16_t)points;
    ad__arg_date(a, "issued", &s->issued);
    ad__arg_date(a, "from", &s->from);
    ad__arg_date(a, "until", &s->until);
}

/* "Fine 100.00 DEM", "Ban from 1988-03-01 to 1989-02-28" */
static void say_kind(struct put *p, const struct ad_sanction *s, enum ad_language lang)
{
    char text[AD_MONEY_TEXT_MAX];

    put_text(p, ad_sanction_text((enum ad_sanction_kind)s->kind, lang));
    if (s->kind == AD_SANCTION_FINE && ad_money_write(text, sizeof text, s->fine, lang) > 0) {
        put_char(p, ' ');
        put_text(p, text);
    }
    if (s->from != AD_NO_DATE) {
        ad__tell(p, AD__TOLD_SANCTION_FROM, lang);
        ad__tell_day(p, s->from, lang);
    }
    if (s->until != AD_NO_DATE) {
        ad__tell(p, AD__TOLD_SANCTION_TO, lang);
        ad__tell_day(p, s->until, lang);
    }
}

/* ", club SKA, because of BTO 4.3" */
static enum ad_account_kind debtor_kind(const struct ad_sanction *s)
{
    return s->subject == AD_SUBJECT_PLAYER ? AD_ACCOUNT_PERSON : AD_ACCOUNT_CLUB;
}

static void say_whom(struct put *p, struct ad_season_script *r, const struct ad_sanction *s,
                     uint32_t who)
{
    struct ad_account account = {debtor_kind(s), who};
    struct ad_case_names names = ad__case_names(r, NULL);
    char text[AD_CASE_SAY_MAX];

    put_text(p, ", ");
    put_text(p, ad_subject_text((enum ad_subject)s->subject, r->lang));
    if (who && ad_account_say(text, sizeof text, account, &names, r->lang) > 0) {
        put_char(p, ' ');
        put_text(p, text);
    }
    if (s->ground == AD_NO_POINT || ad_point_write(text, sizeof text, s->ground) <= 0) {
        ad__tell(p, AD__TOLD_SANCTION_NO_GROUND, r->lang);
        return;
    }
    ad__tell(p, AD__TOLD_SANCTION_GROUND, r->lang);
    put_text(p, text);
}

static void say_sanction(struct ad_season_script *r, const struct ad_sanction *s, uint32_t who,
                         const struct ad_sanction_verdict *v)
{
    struct put *p = ad__answer_block(r);

    if (s->issued != AD_NO_DATE) {
        ad__tell_day(p, s->issued, r->lang);
        put_text(p, "  ");
    }
    say_kind(p, s, r->lang);
    say_whom(p, r, s, who);
    put_text(p, ": ");
    put_text(p, ad_sanction_code_text(v->code, r->lang));
    if (v->proposed)
        ad__tell(p, AD__TOLD_SANCTION_PROPOSED, r->lang);
    ad__tell_points(p, v->by, 2);
    put_char(p, '\n');
}

/* Points: do they reach a table? */
static void answer_table(struct ad_season_script *r)
{
    const struct ad_season_verdict *v = &r->state->out.verdict;

    ad__answer_fact(r, "table", v->no_table ? "none" : ad_champ_code_name(v->champ.code));
    if (v->no_table)
        ad__tell(ad__answer_block(r), AD__TOLD_SANCTION_NO_TABLE, r->lang);
    else if (ad_champ_code_refuses(v->champ.code))
        ad__tell_refusal(r, r->state->league.now, &v->champ);
}

/* Who imposed it: the director of the area, or in a case whoever has decided last. */
static uint8_t imposed_by(const struct ad_sanction *s, const struct ad_case *file)
{
    if (s->issuer == AD_ISSUER_INSTANCE)
        for (unsigned n = 3; n; n--)
            if (file->decision[n - 1].by != AD_INSTANCE_NONE)
                return file->decision[n - 1].by;
    return (uint8_t)ad_instance_director((enum ad_level)s->issuer_area);
}

/* False: no room. */
static bool book_fine(struct ad_season_script *r, struct ad__case_fine *f)
{
    int booking = f->what.fine.amount == 0 ? 0
                                           : ad_sanction_book(ad__books(r), &f->what,
                                                              ++r->disputes->sanctions, f->who, 0);

    if (booking > 0)
        r->disputes->issuer[r->disputes->sanctions] = f->what.issuer;
    f->booking = booking > 0 ? (uint32_t)booking : 0;
    return booking >= 0;
}

/* As of a ban (season/sanction.c). */
static bool is_lifted(const struct ad__disputes *d, const struct ad_case *file, unsigned n)
{
    const struct ad__case_fine *f = &d->fine[n];
    enum ad_instance by = (enum ad_instance)f->instance;

    if (ad_case_stands(file, by))
        return false;
    for (unsigned i = n + 1; i < d->fines; i++) {
        const struct ad__case_fine *g = &d->fine[i];

        if (g->of == f->of && g->instance != by && g->who == f->who &&
            g->what.subject == f->what.subject && g->what.ground == f->what.ground &&
            (ad_case_stands(file, (enum ad_instance)g->instance) ||
             ad_case_stands_in_part(file, (enum ad_instance)g->instance)))
            return true;
    }
    return !ad_case_stands_in_part(file, by);
}

static void ask_for_one(struct ad_season_script *r, enum ad_account_kind kind, uint32_t who)
{
    struct ad_case_names names = ad__case_names(r, NULL);
    struct put *p = ad__answer_block(r);
    char text[AD_CASE_SAY_MAX];

    ad_account_say(text, sizeof text, (struct ad_account){kind, who}, &names, r->lang);
    ad__answer_fact(r, "ask", "sanctions");
    ad__answer_fact(r, "of", text);
    ad__answer_by(r, AD_BTO_4_5);
    put_text(p, "    ");
    put_text(p, text);
    ad__tell(p, AD__TOLD_CASE_IN_PART, r->lang);
}

static void ask_for_bans(struct ad_season_script *r, const struct ad_case *file,
                         enum ad_account_kind kind, uint32_t who, const struct ad_bar *bars,
                         unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (bars[i].case_no == file->id &&
            ad_case_stands_in_part(file, (enum ad_instance)bars[i].instance))
            ask_for_one(r, kind, AD__DECLARED + who);
}

void ad__ask_for_sanctions(struct ad_season_script *r, const struct ad_case *file)
{
    const struct ad_season *s = &r->state->year;

    for (unsigned i = 0; i < r->disputes->fines; i++) {
        const struct ad__case_fine *f = &r->disputes->fine[i];

        if (f->of == file->id && ad_case_stands_in_part(file, (enum ad_instance)f->instance))
            ask_for_one(r, debtor_kind(&f->what), f->who);
    }
    for (uint32_t i = 0; i < s->people; i++)
        ask_for_bans(r, file, AD_ACCOUNT_PERSON, i + 1, s->person[i].bars,
                     s->person[i].p->bar_count);
    for (uint32_t i = 0; i < s->orgs; i++)
        ask_for_bans(r, file, AD_ACCOUNT_CLUB, i + 1, s->org[i].bars, s->org[i].bar_count);
}

bool ad__follow_in_fines(struct ad_season_script *r, const struct ad_case *file, ad_date on)
{
    for (unsigned i = 0; i < r->disputes->fines; i++) {
        struct ad__case_fine *f = &r->disputes->fine[i];
        bool lifted = f->of == file->id && is_lifted(r->disputes, file, i);

        if (f->of != file->id || f->lifted == lifted)
            continue;
        f->lifted = lifted;
        if (lifted && !f->booking)
            continue;
        if (lifted ? ad_ledger_reverse(ad__books(r), f->booking, on) < 0 : !book_fine(r, f))
            return false;
    }
    return true;
}

static bool impose_fine(struct ad_season_script *r, const struct ad_sanction *s, uint32_t who,
                        const struct ad_case *file)
{
    struct ad__disputes *d = r->disputes;
    struct ad__case_fine f = {.what = *s, .who = who};

    if (s->kind != AD_SANCTION_FINE)
        return true;
    if (!book_fine(r, &f) || (file && d->fines == AD__CASE_FINES))
        return false;
    if (file) {
        f.of = file->id;
        f.instance = imposed_by(s, file);
        d->fine[d->fines++] = f;
    }
    return true;
}

/* What follows of one that is valid: a fine is booked, a ban holds, points are taken away. False:
 * no room. */
static bool take_effect(struct ad_season_script *r, const struct ad_sanction *s, uint32_t who,
                        uint32_t team, const struct ad_case *file)
{
    const struct ad__league *h = r->state->league.now;
    bool player = s->subject == AD_SUBJECT_PLAYER;
    struct ad_season_cmd cmd = {.kind = AD_SEASON_SANCTION,
                                .league = h ? ad__league_number(r, h) : 0,
                                .sanction = s,
                                .team = (uint8_t)team,
                                .file = file,
                                .instance = file ? imposed_by(s, file) : 0};

    if (s->kind != AD_SANCTION_BAN && s->kind != AD_SANCTION_POINTS)
        return impose_fine(r, s, who, file);
    if (who <= AD__DECLARED)
        return true;
    *(player ? &cmd.person : &cmd.club) = who - AD__DECLARED;
    if (ad__year_do(r, &cmd) != 0)
        return false;
    if (s->kind == AD_SANCTION_POINTS)
        answer_table(r);
    return true;
}

/* What was left of an earlier one ends with it. */
static bool replace(struct ad_season_script *r, const struct ad_case *file, ad_date on)
{
    struct ad_season_cmd cmd = {.kind = AD_SEASON_STAY, .file = file, .on = on};

    return ad__year_do(r, &cmd) == 0 && ad__follow_in_fines(r, file, on);
}

/* A declared organisation that is no club. */
static bool is_area(const struct ad__season *s, uint32_t who)
{
    return who > AD__DECLARED && s->org[who - AD__DECLARED - 1].org.level != AD_CLUB;
}

/* sanction SUBJECT KIND ground=POINT [who=NAME] …; one of somebody known takes effect */
static bool sanction(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__disputes *d = r->disputes;
    struct ad_sanction s;
    struct ad_sanction_verdict v;
    struct ad__word w;
    unsigned found = 0;
    uint32_t who, team = 0, number = 0;
    const struct ad_case *file;
    bool further = ad__arg_flag(a, "further");

    if (ad__arg_value(a, "case", &w) && (number = ad__case_number(r, &w)) == 0)
        ad__args_bad(a, AD_SCRIPT_NAME, &w);
    file = number ? ad__case_file(r, number) : NULL;
    read_sanction(&s, a, file);
    if (ad__arg_need(a, &w) && (found = ad_subject_find(w.text, w.len)) == AD_SUBJECTS)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
    s.subject = (uint8_t)found;
    if (ad__arg_need(a, &w) && (found = ad_sanction_find(w.text, w.len)) == AD_SANCTIONS)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, &w);
    s.kind = (uint8_t)found;
    who =
        s.subject == AD_SUBJECT_PLAYER ? ad__arg_somebody(r, a, "who") : ad__arg_club(r, a, "who");
    if (s.subject != AD_SUBJECT_PLAYER && is_area(r->state, who))
        s.subject = AD_SUBJECT_AREA;
    if (who && s.kind == AD_SANCTION_FINE && s.issued == AD_NO_DATE)
        ad__args_missing(a, "issued");
    ad__arg_number(a, "team", 99, &team);
    if (who && s.subject == AD_SUBJECT_TEAM && team == 0)
        ad__args_missing(a, "team");
    if (!ad__args_end(a))
        return false;
    if (who && s.kind == AD_SANCTION_FINE && !further)
        s.earlier |= ad_sanction_booked(ad__books(r), &s, who, d->issuer) > 0;
    v = ad_sanction_check(&s, &ad__readings(r)->sanctions, d->max_fine);
    ad__answer(r, ad_sanction_code_name(v.code));
    ad__answer_date(r, "until", v.until);
    ad__answer_by(r, v.by[0]);
    ad__answer_by(r, v.by[1]);
    if (v.code == AD_SANCTION_VALID)
        ad__answer_by(r, s.ground);
    r->answer.proposed = v.proposed;
    say_sanction(r, &s, who, &v);
    if (who && v.code == AD_SANCTION_VALID &&
        (!take_effect(r, &s, who, team, file) || (file && !replace(r, file, s.issued))))
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    if (s.kind == AD_SANCTION_BAN)
        ad__tell_anew(r);
    return true;
}

/* ---- instances ---- */

enum ad_instance ad__read_instance(struct ad__args *a, const struct ad__word *w)
{
    enum ad_instance i = ad_instance_find(w->text, w->len);

    if (i == AD_INSTANCE_NONE)
        ad__args_bad(a, AD_SCRIPT_UNKNOWN, w);
    return i;
}

/* remedy INSTANCE: against its first decision */
static bool remedy(struct ad_season_script *r, struct ad__args *a)
{
    enum ad_instance first = AD_INSTANCE_NONE;
    struct ad_remedies v;
    struct ad__word w;

    if (ad__arg_need(a, &w))
        first = ad__read_instance(a, &w);
    if (!ad__args_end(a))
        return false;
    v = ad_remedies_of(first, &ad__readings(r)->cases.fees);
    ad__answer(r, ad_instance_name(v.protest));
    ad__answer_money(r, "fee", v.protest_fee);
    ad__answer_fact(r, "appeal", ad_instance_name(v.appeal));
    if (v.appeal != AD_INSTANCE_NONE)
        ad__answer_money(r, "appeal-fee", v.appeal_fee);
    ad__answer_points(r, v.by, 2);
    return true;
}

const struct ad__season_verb ad__season_sanctions[] = {
    {{"max-fine", "AMOUNT", false}, max_fine},
    {{"sanction",
      "club|team|player KIND ground=POINT [who=NAME [team=N]] [area=LEVEL] "
      "[by=director|event-director|instance|other] [issuer-area=LEVEL] [fine=AMOUNT] [points=N] "
      "[issued=DATE] [from=DATE until=DATE] [consent] [by-likeness] [earlier|further] [pending] "
      "[playing-rules] [automatic] [case=NAME]",
      true},
     sanction},
    {{"remedy", "INSTANCE", true}, remedy},
    {{0}, NULL},
};
