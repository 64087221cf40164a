/*
 * text/case_say.c -- what happened in a case, one sentence an event, in English or German.
 *
 * case_words.h has the sentences; their marks are filled in here.
 */
#include "text/case_say.h"

#include "text/case_words.h"
#include "text/put.h"
#include "federation/names.h"
#include "federation/case_inside.h"

enum sentence {
#define X(id, en, de) id,
    SENTENCE_MAP(X)
#undef X
};

struct teller {
    struct put *p;
    const struct ad_case *c;
    const struct ad_case_event *e;
    const struct ad_case_names *names;
    enum ad_language lang;
    enum ad_instance instance; /* %i, %I */
    ad_date posted, until;
};

/* ---- pieces ---- */

static const char *pick(enum ad_language lang, const char *en, const char *de)
{
    return lang == AD_DE ? de : en;
}

static void put_day(struct put *p, ad_date d, enum ad_language lang)
{
    char text[AD_DATE_TEXT_MAX];

    put_text(p, ad_date_say(text, sizeof text, d, lang) > 0 ? text : "?");
}

static void put_money(struct put *p, struct ad_money m, enum ad_language lang)
{
    char text[AD_MONEY_TEXT_MAX];

    put_text(p, ad_money_write(text, sizeof text, m, lang) > 0 ? text : "?");
}

static void put_points(struct put *p, const enum ad_point by[2])
{
    char text[AD_POINT_TEXT_MAX];
    bool any = false;

    for (unsigned i = 0; i < 2; i++)
        if (by[i] != AD_NO_POINT && ad_point_write(text, sizeof text, by[i]) > 0) {
            put_text(p, any ? ", " : " (");
            put_text(p, text);
            any = true;
        }
    put_text(p, any ? ")" : "");
}

static void put_somebody(struct put *p, const struct ad_case_names *names, bool is_club,
                         uint32_t id, enum ad_language lang)
{
    for (unsigned i = 0; names && i < names->count; i++)
        if (names->row[i].is_club == is_club && names->row[i].id == id) {
            put_bytes(p, names->row[i].text, names->row[i].len);
            return;
        }
    put_text(p, is_club ? pick(lang, "club ", "Verein ") : pick(lang, "person ", "Person "));
    put_number(p, id);
}

static void put_party(const struct teller *t, unsigned n)
{
    const struct ad_party *who = &t->c->matter.party[n < AD_CASE_PARTIES ? n : 0];

    if (n < t->c->matter.parties)
        put_somebody(t->p, t->names, who->is_club, who->id, t->lang);
    else
        put_text(t->p,
                 pick(t->lang, "Somebody who is no party", "Jemand, der nicht beteiligt ist,"));
}

static void put_account(struct put *p, struct ad_account a, const struct ad_case_names *names,
                        enum ad_language lang)
{
    enum ad_account_kind kind = (enum ad_account_kind)a.kind;

    if (kind == AD_ACCOUNT_CLUB || kind == AD_ACCOUNT_PERSON) {
        put_somebody(p, names, kind == AD_ACCOUNT_CLUB, a.id, lang);
        return;
    }
    put_text(p, kind == AD_ACCOUNT_HELD ? pick(lang, "fees held", "verwahrte Gebühren")
                                        : ad_account_text(kind, lang));
    if (kind == AD_ACCOUNT_HELD || kind == AD_ACCOUNT_CASH || a.id == 0)
        return;
    put_text(p, " (");
    if (a.id < AD_INSTANCES)
        put_text(p, ad_instance_text((enum ad_instance)a.id, lang));
    else
        put_number(p, a.id);
    put_char(p, ')');
}

/* ---- the marks ---- */

/* Is it about an appeal? Remedies beside the first ones say so themselves. */
static bool is_appeal(const struct teller *t)
{
    const struct ad_case_event *e = t->e;

    if (e->kind == AD_CASE_EV_DECIDED)
        return e->n > 1; /* decisions count from the first */
    if (e->n < 2)
        return e->n > 0;
    return e->kind == AD_CASE_EV_FILED ? e->filing.of : t->c->filing[e->n % AD_CASE_FILINGS].of;
}

static void put_remedy(const struct teller *t, char mark)
{
    bool appeal = is_appeal(t);

    if (t->lang != AD_DE)
        put_text(t->p, appeal ? "appeal" : "protest");
    else if (mark == 'r')
        put_text(t->p, appeal ? "die Berufung" : "den Protest");
    else if (mark == 'g')
        put_text(t->p, appeal ? "der Berufung" : "des Protests");
    else
        put_text(t->p, appeal ? "Berufung" : "Protest");
}

static void put_instance(const struct teller *t, bool starts)
{
    if (starts && t->lang == AD_DE)
        put_text(t->p, t->instance == AD_TRIBUNAL ? "Das " : "Der ");
    else if (starts)
        put_text(t->p, "The ");
    put_text(t->p, ad_instance_text(t->instance, t->lang));
    if (t->c->matter.youth && t->instance != AD_TRIBUNAL)
        put_text(t->p, pick(t->lang, " (youth)", " (Jugend)"));
}

static const char *command_text(unsigned kind, enum ad_language lang)
{
    static const char *const texts[][2] = {
#define X(id, en, de) [id] = {en, de},
        COMMAND_MAP(X)
#undef X
    };

    return kind < AD_CASE_COMMANDS ? texts[kind][lang == AD_DE] : "";
}

static struct ad_money amount(const struct teller *t)
{
    const char *currency = t->c->rules.fees.currency;

    if (t->e->kind == AD_CASE_EV_FILED)
        return ad_money(t->e->filing.due, currency);
    if (t->e->kind == AD_CASE_EV_SETTLED)
        return ad_money(t->e->filing.refund, currency);
    return t->e->money;
}

static enum ad_outcome outcome(const struct ad_case_event *e)
{
    return (enum ad_outcome)(e->kind == AD_CASE_EV_DECIDED ? e->decision.outcome
                                                           : e->filing.outcome);
}

static void put_mark(const struct teller *t, char mark)
{
    const struct ad_case_event *e = t->e;
    switch (mark) {
    case 'p': put_party(t, e->verdict.party); break;
    case 'q': put_party(t, e->filing.party); break;
    case 'j': put_somebody(t->p, t->names, false, e->judge.person, t->lang); break;
    case 'I': put_instance(t, true); break;
    case 'i': put_instance(t, false); break;
    case 'r':
    case 'g':
    case 'e': put_remedy(t, mark); break;
    case 'k': put_text(t->p, command_text(e->command, t->lang)); break;
    case 'c': put_text(t->p, ad_case_code_text(e->verdict.code, t->lang)); break;
    case 'o': put_text(t->p, ad_outcome_text(outcome(e), t->lang)); break;
    case 'd': put_day(t->p, t->posted, t->lang); break;
    case 'u': put_day(t->p, t->until, t->lang); break;
    case 'm': put_money(t->p, amount(t), t->lang); break;
    case 'n': put_number(t->p, e->decision.copies); break;
    case 'x': put_text(t->p, ad_booked_text((enum ad_booked)e->booked, t->lang)); break;
    case 's': put_account(t->p, e->from, t->names, t->lang); break;
    case 'v': put_account(t->p, e->to, t->names, t->lang); break;
    default: break;
    }
}

static void say(const struct teller *t, enum sentence what)
{
    static const char *const sentences[][2] = {
#define X(id, en, de) {en, de},
        SENTENCE_MAP(X)
#undef X
    };

    for (const char *at = sentences[what][t->lang == AD_DE]; *at; at++)
        if (*at == '%')
            put_mark(t, *++at);
        else
            put_char(t->p, *at);
}

/* ---- the events that have more to tell ---- */

static void say_faults(const struct teller *t)
{
    bool any = false;

    for (unsigned bit = 1; bit <= AD_FAULT_ADDRESS; bit <<= 1)
        if (t->e->verdict.faults & bit) {
            put_text(t->p, any ? ", " : "");
            put_text(t->p, ad_filing_fault_text(bit, t->lang));
            any = true;
        }
}

static void put_grounds(struct put *p, unsigned has, enum ad_language lang)
{
    static const struct {
        unsigned bit;
        const char *text[2];
    } grounds[] = {
#define X(id, en, de) {id, {en, de}},
        GROUND_MAP(X)
#undef X
    };
    bool any = false;

    for (unsigned i = 0; i < sizeof grounds / sizeof *grounds; i++)
        if (has & grounds[i].bit) {
            put_text(p, any ? ", " : ": ");
            put_text(p, grounds[i].text[lang == AD_DE]);
            any = true;
        }
}

/* What is decided and cannot go out yet is no refusal of the decision. */
static enum sentence refused(const struct ad_case_event *e)
{
    bool posting = e->verdict.code == AD_CASE_NO_NOTICE || e->verdict.code == AD_CASE_NO_REASONS;

    if (posting && e->command != AD_CASE_DELIVER)
        return S_UNDELIVERED;
    if (e->verdict.code != AD_CASE_NOT_HEARD)
        return S_REFUSED;
    if (e->verdict.party < AD_CASE_PARTIES)
        return S_UNHEARD;
    return e->verdict.by[1] == AD_BTO_5_4_4 ? S_UNHEARD_DIRECTOR : S_UNSEATED;
}

static void say_joined(const struct teller *t)
{
    say(t, S_JOINED);
    put_grounds(t->p, t->e->party.grounds, t->lang);
}

static void say_decided(struct teller *t)
{
    t->instance = (enum ad_instance)t->e->decision.by;
    say(t, t->e->n ? S_DECIDED : S_RULED);
    if (t->e->verdict.faults) {
        put_text(t->p, " – ");
        say_faults(t);
    }
}

/* Whether the notice can name a remedy: the ladder above the one who decided. */
static void say_delivered(struct teller *t)
{
    const struct ad_case_event *e = t->e;
    enum ad_instance by = (enum ad_instance)e->decision.by;
    bool none = e->n == 2 || t->c->matter.blitz_rule;

    t->instance = by;
    t->posted = e->decision.postmark;
    t->until = e->filing.fee_until;
    say(t, S_DELIVERED);
    t->instance = none ? AD_INSTANCE_NONE : ad_instance_protest(by);
    say(t, t->instance == AD_INSTANCE_NONE ? S_NO_REMEDY : S_REMEDY);
}

static void say_filed(struct teller *t)
{
    const struct ad_case_event *e = t->e;

    t->instance = (enum ad_instance)e->filing.to;
    t->posted = e->filing.postmark;
    say(t, is_appeal(t) ? S_FILED_APPEAL : S_FILED);
    if (e->filing.silent)
        say(t, S_SILENT);
    if (e->verdict.faults) {
        say(t, e->verdict.faults & AD_FAULT_REJECTS ? S_FAULTY : S_NOTED);
        say_faults(t);
    }
}

static void say_paid(const struct teller *t)
{
    say(t, S_PAID);
    if (t->e->verdict.faults & AD_FAULT_FEE)
        say(t, S_PAID_LATE);
}

static void say_confirmed(const struct teller *t)
{
    say(t, t->e->n < 2 ? S_CONFIRMED : S_CONFIRMED_OF);
    if (t->e->verdict.code == AD_CASE_OVERDUE)
        say(t, S_OVERDUE);
}

/* Of several, whose it is. */
static void say_settled(const struct teller *t)
{
    bool back = t->e->filing.refund > 0;

    if (t->e->n >= 2)
        say(t, back ? S_SETTLED_OF : S_ENDED_OF);
    else
        say(t, back ? S_SETTLED : S_ENDED);
}

static enum sentence stay(unsigned how)
{
    return how == AD_STAY_FULL ? S_STAYED : how == AD_STAY_LIMITED ? S_LIMITED : S_UNSTAYED;
}

/* To whom the remedy goes about which the case is now; before one, who decides at first. */
static enum ad_instance at_present(const struct ad_case *c, const struct ad_case_event *e)
{
    if (e->instance != AD_INSTANCE_NONE)
        return (enum ad_instance)e->instance;
    if (e->kind == AD_CASE_EV_REQUESTED || e->kind == AD_CASE_EV_LAPSED || !c->filing[0].filed)
        return (enum ad_instance)c->matter.first;
    return (enum ad_instance)c->filing[c->filing[1].filed].to;
}

static void tell(struct teller *t)
{
    const struct ad_case_event *e = t->e;
    bool nobody = e->verdict.party == AD_CASE_PARTIES;

    switch ((enum ad_case_event_kind)e->kind) {
    case AD_CASE_EV_REFUSED: say(t, refused(e)); break;
    case AD_CASE_EV_REQUESTED: say(t, S_REQUESTED); break;
    case AD_CASE_EV_LAPSED:
        t->until = ad_case_request_until(t->c->matter.incident, &t->c->rules);
        say(t, nobody ? S_LAPSED : S_LAPSED_LATE);
        break;
    case AD_CASE_EV_JOINED: say_joined(t); break;
    case AD_CASE_EV_DECIDED: say_decided(t); break;
    case AD_CASE_EV_DELIVERED: say_delivered(t); break;
    case AD_CASE_EV_FILED: say_filed(t); break;
    case AD_CASE_EV_PAID: say_paid(t); break;
    case AD_CASE_EV_CONFIRMED: say_confirmed(t); break;
    case AD_CASE_EV_STAY_ASKED: say(t, S_STAY_ASKED); break;
    case AD_CASE_EV_STAYED: say(t, stay(e->stay)); break;
    case AD_CASE_EV_HEARING:
        t->until = e->filing.hearing;
        say(t, e->filing.mode == AD_HEARING_WRITTEN ? S_WRITTEN : S_HEARING);
        break;
    case AD_CASE_EV_SEATED: say(t, S_SEATED); break;
    case AD_CASE_EV_RECUSED: say(t, nobody ? S_RECUSED_ACTED : S_RECUSED_CLUB); break;
    case AD_CASE_EV_HEARD: say(t, S_HEARD); break;
    case AD_CASE_EV_ALL_HEARD: say(t, S_ALL_HEARD); break;
    case AD_CASE_EV_WITHDRAWN: say(t, S_WITHDRAWN); break;
    case AD_CASE_EV_MOVED_UP: say(t, S_MOVED_UP); break;
    case AD_CASE_EV_FINAL: say(t, S_FINAL); break;
    case AD_CASE_EV_SETTLED: say_settled(t); break;
    case AD_CASE_EV_LEADS: say(t, S_LEADS); break;
    case AD_CASE_EV_JUDGED: say(t, S_JUDGED); break;
    case AD_CASE_EV_MONEY: say(t, S_MONEY); break;
    case AD_CASE_EVENTS: break;
    }
}

int ad_case_event_say(char *out, size_t cap, const struct ad_case_event *e, const struct ad_case *c,
                      const struct ad_case_names *names, enum ad_language lang)
{
    struct put p = {out, cap, 0};
    struct teller t = {.p = &p, .c = c, .e = e, .names = names, .lang = lang};

    t.instance = at_present(c, e);
    t.posted = t.until = AD_NO_DATE;
    tell(&t);
    if (e->verdict.proposed)
        put_text(&p, pick(lang, " – proposed, to be confirmed", " – Vorschlag, zu bestätigen"));
    put_points(&p, e->verdict.by);
    return put_end(&p);
}

/* ---- what must happen, and who owns money ---- */

int ad_due_say(char *out, size_t cap, const struct ad_due *d, enum ad_language lang)
{
    struct put p = {out, cap, 0};

    if (d->by == AD_NO_DATE) {
        put_text(&p, pick(lang, "no term: ", "ohne Frist: "));
    } else {
        put_text(&p, pick(lang, "until ", "bis "));
        put_day(&p, d->by, lang);
        put_text(&p, ": ");
    }
    put_text(&p, ad_due_text(d->what, lang));
    if (d->instance != AD_INSTANCE_NONE) {
        put_text(&p, " – ");
        put_text(&p, ad_instance_text(d->instance, lang));
    }
    if (d->fee.amount) {
        put_text(&p, "; ");
        put_money(&p, d->fee, lang);
    }
    put_points(&p, (enum ad_point[2]){d->point, AD_NO_POINT});
    return put_end(&p);
}

int ad_account_say(char *out, size_t cap, struct ad_account a, const struct ad_case_names *names,
                   enum ad_language lang)
{
    struct put p = {out, cap, 0};

    put_account(&p, a, names, lang);
    return put_end(&p);
}

int ad_party_say(char *out, size_t cap, const struct ad_party *who,
                 const struct ad_case_names *names, enum ad_language lang)
{
    struct put p = {out, cap, 0};

    put_somebody(&p, names, who->is_club, who->id, lang);
    put_grounds(&p, who->grounds, lang);
    return put_end(&p);
}
