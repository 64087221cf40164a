/*
 * text/season_say.c -- a line-up and who may play, as lines for people.
 */
#include "text/season_say.h"

#include "adoube/sanction.h"
#include "text/columns.h"
#include "federation/names.h"
#include "federation/sanction_inside.h"

/* ---- pieces ---- */

const char *ad__told(enum ad__told what, enum ad_language lang)
{
    static const char *const words[][2] = {
#define X(id, en, de) {en, de},
        AD__TOLD_MAP(X)
#undef X
    };

    return words[what][lang == AD_DE];
}

void ad__tell(struct put *p, enum ad__told what, enum ad_language lang)
{
    put_text(p, ad__told(what, lang));
}

void ad__tell_line(struct put *p, enum ad__told what, enum ad_language lang)
{
    ad__tell(p, what, lang);
    put_char(p, '\n');
}

void ad__tell_word(struct put *p, const struct ad__word *w)
{
    put_bytes(p, w->text, w->len);
}

void ad__tell_day(struct put *p, ad_date d, enum ad_language lang)
{
    char text[AD_DATE_TEXT_MAX];

    if (ad_date_say(text, sizeof text, d, lang) > 0)
        put_text(p, text);
}

void ad__tell_points(struct put *p, const enum ad_point *by, unsigned count)
{
    char text[AD_POINT_TEXT_MAX];
    bool any = false;

    for (unsigned i = 0; i < count; i++)
        if (by[i] != AD_NO_POINT && ad_point_write(text, sizeof text, by[i]) > 0) {
            put_text(p, any ? ", " : " (");
            put_text(p, text);
            any = true;
        }
    put_text(p, any ? ")" : "");
}

void ad__tell_boards(struct put *p, uint32_t boards)
{
    bool any = false;

    for (int b = 0; b < 32; b++) {
        int last = b;
        if (!(boards >> b & 1))
            continue;
        while (last < 31 && boards >> (last + 1) & 1)
            last++;
        put_text(p, any ? ", " : "");
        put_number(p, b + 1);
        any = true;
        if (last > b + 1) {
            put_text(p, "–");
            put_number(p, last + 1);
            b = last;
        }
    }
}

void ad__tell_pad(struct put *p, size_t from, unsigned width)
{
    size_t end = p->len < p->cap ? p->len : p->cap;
    unsigned columns = from < end ? ad__columns(p->out + from, end - from) : 0;

    for (; columns < width; columns++)
        put_char(p, ' ');
}

/* ---- a line-up ---- */

static void put_rank(struct put *p, uint16_t rank)
{
    if (rank > AD_RANK_MAX) {
        put_number(p, rank / 1000);
        put_char(p, '/');
        put_number(p, rank % 1000);
    } else {
        put_number(p, rank);
    }
}

/* Rank and, where the script says who it is, the name. */
static void put_player(struct put *p, const struct ad_season_script *r, const struct ad__list *list,
                       uint16_t rank)
{
    const struct ad__season *s = r->state;

    ad__tell(p, AD__TOLD_RANK, r->lang);
    put_rank(p, rank);
    for (unsigned i = 0; i < list->lines; i++)
        if (list->line[i].rank == rank && list->line[i].person) {
            put_text(p, ", ");
            ad__tell_word(p, &s->person[list->line[i].person->id - 1].name);
        }
}

static void say_boards(struct put *p, const struct ad_season_script *r, const struct ad__list *list,
                       const struct ad_lineup *l)
{
    for (unsigned b = 0; b < l->boards; b++) {
        const struct ad_lineup_seat *seat = &l->seats[b];
        put_text(p, "  ");
        ad__tell(p, AD__TOLD_BOARD, r->lang);
        put_number(p, b + 1);
        put_text(p, ": ");
        if (seat->kind == AD_LINEUP_EMPTY) {
            ad__tell(p, AD__TOLD_NOBODY, r->lang);
        } else {
            if (seat->kind == AD_LINEUP_NAMED)
                ad__tell(p, AD__TOLD_ABSENT, r->lang);
            put_player(p, r, list, seat->rank);
        }
        put_char(p, '\n');
    }
}

static void say_verdicts(struct put *p, const struct ad_season_script *r,
                         const struct ad_lineup_report *rep)
{
    char text[512];

    for (unsigned i = 0; i < rep->count; i++)
        if (ad_lineup_verdict_say(text, sizeof text, &rep->list[i], r->lang) > 0) {
            put_text(p, text);
            put_char(p, '\n');
        }
}

static void say_set(struct put *p, enum ad__told what, uint32_t boards, enum ad_language lang)
{
    if (!boards)
        return;
    ad__tell(p, what, lang);
    ad__tell_boards(p, boards);
    put_char(p, '\n');
}

static void say_duty(struct put *p, enum ad__told what, enum ad_breach breach,
                     enum ad_language lang)
{
    struct ad_sanction_duty duty = ad_sanction_duty(breach);

    ad__tell(p, what, lang);
    ad__tell_points(p, duty.by, 2);
    put_char(p, '\n');
}

static void say_sum(struct put *p, const struct ad_lineup_report *rep, enum ad_language lang)
{
    ad__tell(p, AD__TOLD_VERDICT, lang);
    put_text(p, ad_lineup_code_text((enum ad_lineup_code)rep->code, lang));
    if (rep->code == AD_GAME_LOST) {
        ad__tell(p, AD__TOLD_ON_BOARD, lang);
        ad__tell_boards(p, rep->lost | rep->lost_if);
    }
    if (rep->proposed) {
        ad__tell(p, AD__TOLD_PROPOSED, lang);
        put_text(p, ad_lineup_code_text((enum ad_lineup_code)rep->declined, lang));
        put_char(p, ')');
    } else if (rep->code != AD_LINEUP_OK) {
        ad__tell(p, AD__TOLD_BINDING, lang);
    } else {
        ad__tell_points(p, rep->kept, rep->kept_count);
    }
    put_char(p, '\n');
}

static void say_consequences(struct put *p, const struct ad_season_script *r,
                             const struct ad__list *list, const struct ad_lineup_report *rep)
{
    say_set(p, AD__TOLD_EMPTY, rep->forfeit, r->lang);
    say_set(p, AD__TOLD_RESERVED, rep->note_due ? rep->reserved : 0, r->lang);
    if (rep->fine_due)
        say_duty(p, AD__TOLD_FINE, AD_BREACH_NO_SHOW, r->lang);
    if (rep->sanction_due)
        say_duty(p, AD__TOLD_SANCTION, AD_BREACH_PASS, r->lang);
    for (unsigned i = 0; i < rep->use_count; i++) {
        const struct ad_lineup_use *use = &rep->uses[i];
        ad__tell(p, use->counted && !use->named ? AD__TOLD_USE : AD__TOLD_USE_NOT, r->lang);
        put_player(p, r, list, use->rank);
        ad__tell(p, AD__TOLD_IN_TEAM, r->lang);
        put_number(p, use->team);
        put_char(p, '\n');
    }
    for (unsigned i = 0; i < rep->ban_count; i++) {
        ad__tell(p, AD__TOLD_BAN, r->lang);
        put_number(p, rep->bans[i].matches);
        put_text(p, "; ");
        put_player(p, r, list, rep->bans[i].rank);
        ad__tell(p, AD__TOLD_TEAM, r->lang);
        put_number(p, rep->bans[i].team);
        put_char(p, '\n');
    }
    say_set(p, AD__TOLD_UNASKED, rep->unasked, r->lang);
}

void ad__tell_lineup(struct ad_season_script *r, const struct ad__named_org *club,
                     const struct ad__list *list, const struct ad_lineup_case *c,
                     const struct ad_lineup_report *rep)
{
    struct put *p = ad__answer_block(r);

    ad__tell_word(p, &club->name);
    ad__tell(p, AD__TOLD_TEAM, r->lang);
    put_number(p, c->team);
    put_text(p, " (");
    put_text(p, ad_lineup_kind_text((enum ad_lineup_kind)c->kind, r->lang));
    put_text(p, ", ");
    put_text(p, ad_lineup_stage_text((enum ad_lineup_stage)c->stage, r->lang));
    put_text(p, ")\n");
    say_boards(p, r, list, &c->lineup);
    say_verdicts(p, r, rep);
    say_sum(p, rep, r->lang);
    say_consequences(p, r, list, rep);
}

/* ---- who may play ---- */

void ad__tell_eligible(struct ad_season_script *r, const struct ad__named_person *person,
                       const struct ad__named_org *club, const struct ad_terms *terms,
                       const struct ad_eligibility *e)
{
    struct put *p = ad__answer_block(r);
    char season[AD_SEASON_TEXT_MAX];

    ad__tell_word(p, &person->name);
    ad__tell(p, AD__TOLD_FOR, r->lang);
    ad__tell_word(p, &club->name);
    if (ad_season_write(season, sizeof season, terms->season) > 0) {
        ad__tell(p, AD__TOLD_SEASON, r->lang);
        put_text(p, season);
    }
    if (terms->under) {
        ad__tell(p, AD__TOLD_UNDER, r->lang);
        put_number(p, terms->under);
    }
    if (terms->sex == AD_GENDER_FEMALE)
        ad__tell(p, AD__TOLD_FEMALE, r->lang);
    ad__tell(p, AD__TOLD_ON, r->lang);
    ad__tell_day(p, terms->on, r->lang);
    ad__tell(p, e->count ? AD__TOLD_NO : AD__TOLD_YES, r->lang);
    if (e->count == 0)
        ad__tell_points(p, e->by, AD_ELIGIBLE_BY);
    put_char(p, '\n');
    for (unsigned i = 0; i < e->count; i++) {
        put_text(p, "  ");
        put_text(p, ad_ineligible_text((enum ad_ineligible)e->list[i].why, r->lang));
        ad__tell_points(p, e->list[i].by, 2);
        put_char(p, '\n');
    }
}

/* ---- names ---- */

const char *ad_season_script_person(const struct ad_season_script *r, unsigned i, size_t *len)
{
    const struct ad__season *s = r->state;

    if (i >= s->year.people)
        return NULL;
    *len = s->person[i].name.len;
    return s->person[i].name.text;
}

const char *ad_season_script_org(const struct ad_season_script *r, unsigned i, size_t *len)
{
    const struct ad__season *s = r->state;

    if (i >= s->year.orgs)
        return NULL;
    *len = s->org[i].name.len;
    return s->org[i].name.text;
}
