/*
 * text/season_league_say.c -- matches, fixtures and who is level, as lines for people.
 */
#include "text/season.h"

#include "federation/matchday.h"
#include "text/season_league_say.h"
#include "text/season_say.h"
#include "words/words.h"
#include "federation/names.h"
#include "federation/squad_inside.h"

void ad__tell_tenths(struct put *p, int32_t tenths)
{
    if (tenths < 0)
        put_char(p, '-');
    tenths = tenths < 0 ? -tenths : tenths;
    if (tenths >= 10 || tenths % 10 == 0)
        put_number(p, tenths / 10);
    put_text(p, tenths % 10 ? "½" : "");
}

void ad__tell_entry(struct put *p, const struct ad__league *h, unsigned entry)
{
    const struct ad__league_entry *t = &h->team[entry - 1];

    put_bytes(p, t->title.len ? t->title.text : t->name.text,
              t->title.len ? t->title.len : t->name.len);
}

void ad__tell_group(struct put *p, const struct ad__league *h, unsigned stage, unsigned group)
{
    if (ad__league_groups(h, stage) > 1)
        put_char(p, (char)('A' + group - 1));
}

void ad__tell_league(struct put *p, enum ad__league_word w, enum ad_language lang)
{
    static const char *const words[][2] = {
#define X(id, en, de) {en, de},
        AD__LEAGUE_WORD_MAP(X)
#undef X
    };

    put_text(p, words[w][ad__tongue(lang)]);
}

#define SAY(w) ad__tell_league(p, w, r->lang)

/* ---- a match ---- */

static struct ad_match_verdict verdict_of(const struct ad__league *h,
                                          const struct ad_champ_match *m)
{
    struct ad_match match = {
        .home = m->home, .guest = m->guest, .ruling = m->ruling, .boards = m->boards};

    return ad_match_decide(&h->t, &match, ad__league_boards(h));
}

/* "4½ : 3½", and what is to be said of it in a word. */
static void put_score(struct put *p, const struct ad_season_script *r, const struct ad__league *h,
                      const struct ad_champ_match *m)
{
    struct ad_match_verdict v;

    if (m->state == AD_CHAMP_DUE || m->state == AD_CHAMP_ANNULLED) {
        SAY(m->state == AD_CHAMP_DUE ? AD__LEAGUE_DUE : AD__LEAGUE_ANNULLED);
        return;
    }
    v = verdict_of(h, m);
    ad__tell_tenths(p, v.score.games[0]);
    put_text(p, " : ");
    ad__tell_tenths(p, v.score.games[1]);
    if (m->state == AD_CHAMP_OPEN)
        SAY(AD__LEAGUE_OPEN);
    if (m->kind == AD_CHAMP_CARRIED)
        SAY(AD__LEAGUE_CARRIED);
    if ((m->kind == AD_CHAMP_PLAYOFF || ad__team_cup(h)) && ad__league_boards(h) > 1 &&
        v.score.games[0] == v.score.games[1]) {
        SAY(AD__LEAGUE_BERLIN);
        ad__tell_tenths(p, v.score.berlin[0]);
        put_text(p, " : ");
        ad__tell_tenths(p, v.score.berlin[1]);
    }
    if (m->stayed) {
        SAY(AD__LEAGUE_STAYED);
        ad__tell_points(p, &(enum ad_point){AD_BTO_5_9}, 1);
    } else if (m->rulings) {
        SAY(AD__LEAGUE_RULED);
        ad__tell_points(p, &m->by, 1);
    }
}

/* "Runde 3 A  18.10.1987  " or "Stichkampf A  …" */
static void put_where(struct put *p, const struct ad_season_script *r, const struct ad__league *h,
                      const struct ad_champ_match *m)
{
    SAY(m->kind == AD_CHAMP_PLAYOFF ? AD__LEAGUE_PLAYOFF : AD__LEAGUE_ROUND);
    if (m->kind != AD_CHAMP_PLAYOFF)
        put_number(p, m->round);
    if (ad__league_groups(h, m->stage) > 1) {
        put_char(p, ' ');
        ad__tell_group(p, h, m->stage, m->group);
    }
    put_text(p, "  ");
    if (m->on != AD_NO_DATE) {
        ad__tell_day(p, m->on, r->lang);
        put_text(p, "  ");
    }
}

static void put_pair(struct put *p, const struct ad__league *h, const struct ad_champ_match *m)
{
    ad__tell_entry(p, h, m->home);
    put_text(p, " – ");
    ad__tell_entry(p, h, m->guest);
}

static void put_side(struct put *p, const struct ad_season_script *r, const struct ad__league *h,
                     unsigned entry, const struct ad_lineup_report *rep)
{
    char text[512];

    for (unsigned i = 0; rep && i < rep->count; i++) {
        if (rep->list[i].code == AD_LINEUP_OK ||
            ad_lineup_verdict_say(text, sizeof text, &rep->list[i], r->lang) < 0)
            continue;
        put_text(p, "    ");
        ad__tell_entry(p, h, entry);
        put_text(p, ": ");
        put_text(p, text);
        put_char(p, '\n');
    }
}

static void put_name(struct put *p, struct ad_season_script *r, const struct ad__league *h,
                     unsigned entry, uint16_t rank)
{
    struct ad__season *s = r->state;
    struct ad__club_squad *q =
        ad__club_squad_of(s, h->team[entry - 1].org, h->t.owner.word == AD_OWNER_YOUTH);
    const struct ad_squad_line *line = q ? ad_squad_line_of_rank(&q->s, rank) : NULL;

    if (!line) {
        put_text(p, rank ? "?" : "–");
        return;
    }
    ad__tell_word(p, &s->person[line->person - 1].name);
}

/* A letter of the result as people write it. */
static void put_letter(struct put *p, char c)
{
    if (c == '=')
        put_text(p, "½");
    else
        put_char(p, c);
}

/* The rank of who sits there; 0: nobody, or not known. */
static uint16_t seated(const struct ad_lineup *l, unsigned b)
{
    return b < l->boards && l->seats[b].kind == AD_LINEUP_TAKEN ? l->seats[b].rank : 0;
}

static void put_boards(struct put *p, struct ad_season_script *r, const struct ad__league *h,
                       unsigned n)
{
    const struct ad_champ_match *m = &h->match[n - 1];

    for (unsigned b = 0; b < ad__league_boards(h); b++) {
        size_t from;
        put_text(p, "  ");
        put_number(p, b + 1);
        put_text(p, b < 9 ? "   " : "  ");
        from = p->len;
        put_name(p, r, h, m->home, seated(&m->lineup[AD_HOME], b));
        ad__tell_pad(p, from, 28);
        put_letter(p, m->boards[b].home);
        put_text(p, " : ");
        put_letter(p, m->boards[b].guest);
        put_text(p, "   ");
        from = p->len;
        put_name(p, r, h, m->guest, seated(&m->lineup[AD_GUEST], b));
        if (m->cause[b] != AD_CAUSE_OVER_BOARD && m->ruling == AD_MATCH_AS_PLAYED) {
            ad__tell_pad(p, from, 28);
            put_text(p, ad_cause_text((enum ad_cause)m->cause[b], r->lang));
        }
        put_char(p, '\n');
    }
    if (m->ruling != AD_MATCH_AS_PLAYED) {
        SAY(AD__LEAGUE_LOST_ALL);
        put_text(p, ad_cause_text((enum ad_cause)m->cause[0], r->lang));
        put_char(p, '\n');
    }
}

void ad__tell_match(struct ad_season_script *r, const struct ad__league *h, unsigned match,
                    const struct ad_season_verdict *v, bool boards)
{
    const struct ad_champ_match *m = &h->match[match - 1];
    struct put *p = ad__answer_block(r);

    put_where(p, r, h, m);
    put_pair(p, h, m);
    put_text(p, "  ");
    put_score(p, r, h, m);
    put_char(p, '\n');
    if (boards && m->state != AD_CHAMP_DUE)
        put_boards(p, r, h, match);
    if (v) {
        put_side(p, r, h, m->home, v->report[AD_HOME]);
        put_side(p, r, h, m->guest, v->report[AD_GUEST]);
    }
}

/* ---- fixtures ---- */

static bool is_in_round(const struct ad_champ_match *m, unsigned stage, unsigned round)
{
    return m->stage == stage && m->round == round && m->kind != AD_CHAMP_PLAYOFF;
}

/* The day of most of its matches: some may have been moved. Of two the later one, as a match is moved
 * to an earlier day where nobody must move it (BTO 23.2). */
static bool round_day(const struct ad__league *h, unsigned stage, unsigned round, ad_date *day)
{
    unsigned most = 0;

    *day = AD_NO_DATE;
    for (unsigned i = 0; i < h->c.matches; i++) {
        ad_date on = h->match[i].on;
        unsigned n = 0;

        if (!is_in_round(&h->match[i], stage, round))
            continue;
        for (unsigned k = 0; k < h->c.matches; k++)
            n += is_in_round(&h->match[k], stage, round) && h->match[k].on == on;
        if (n > most || (n == most && on > *day)) {
            most = n;
            *day = on;
        }
    }
    return most > 0;
}

static void put_round(struct put *p, struct ad_season_script *r, const struct ad__league *h,
                      unsigned stage, unsigned round)
{
    ad_date day;

    if (!round_day(h, stage, round, &day))
        return;
    SAY(AD__LEAGUE_ROUND);
    put_number(p, round);
    if (day != AD_NO_DATE) {
        put_text(p, ", ");
        ad__tell_day(p, day, r->lang);
    }
    put_char(p, '\n');
    for (unsigned i = 0; i < h->c.matches; i++) {
        const struct ad_champ_match *m = &h->match[i];
        size_t from;
        if (!is_in_round(m, stage, round))
            continue;
        put_text(p, "  ");
        ad__tell_group(p, h, stage, m->group);
        put_text(p, ad__league_groups(h, stage) > 1 ? "  " : "");
        from = p->len;
        if (!m->guest) {
            ad__tell_entry(p, h, m->home);
            ad__tell_pad(p, from, 56);
            SAY(AD__LEAGUE_FREE);
            put_char(p, '\n');
            continue;
        }
        put_pair(p, h, m);
        ad__tell_pad(p, from, 56);
        put_score(p, r, h, m);
        if (m->on != day && m->on != AD_NO_DATE) {
            SAY(AD__LEAGUE_ON);
            ad__tell_day(p, m->on, r->lang);
        }
        put_char(p, '\n');
    }
}

void ad__tell_fixtures(struct ad_season_script *r, const struct ad__league *h, unsigned stage,
                       unsigned round)
{
    struct put *p = ad__answer_block(r);

    for (unsigned i = 1; i <= 255; i++)
        if (round == 0 || round == i)
            put_round(p, r, h, stage, i);
}

/* ---- who is level ---- */

/* Where it does not fit: the match of a cup, or the group. */
static void put_full(struct put *p, const struct ad_season_script *r, const struct ad__league *h,
                     const struct ad_champ_verdict *v)
{
    if (v->level) {
        SAY(AD__LEAGUE_FULL_LEVEL);
        put_number(p, v->level);
        SAY(AD__LEAGUE_FULL_MOST);
        put_number(p, AD_TIED_MAX);
    } else if (v->group || v->match) {
        SAY(AD__LEAGUE_FULL_CONTESTS);
        put_number(p, AD_CHAMP_CONTESTS);
    }
    if (v->match) {
        put_text(p, " (");
        put_pair(p, h, &h->match[v->match - 1]);
        put_char(p, ')');
    } else if (v->group && ad__league_groups(h, h->c.run.stage) > 1) {
        put_text(p, " (");
        SAY(AD__LEAGUE_GROUP);
        ad__tell_group(p, h, h->c.run.stage, v->group);
        put_char(p, ')');
    }
}

void ad__tell_reversed(struct ad_season_script *r, const struct ad__league *h,
                       const struct ad_champ_match *m)
{
    struct put *p = ad__answer_block(r);

    SAY(AD__LEAGUE_REVERSED);
    put_pair(p, h, m);
    put_char(p, '\n');
}

void ad__tell_refusal(struct ad_season_script *r, const struct ad__league *h,
                      const struct ad_champ_verdict *v)
{
    struct put *p = ad__answer_block(r);
    size_t from = p->len;

    if (v->code == AD_CHAMP_FULL)
        put_full(p, r, h, v);
    if (p->len == from)
        put_text(p, ad_champ_code_text(v->code, r->lang));
    put_char(p, '\n');
}

static void put_contest(struct put *p, struct ad_season_script *r, const struct ad__league *h,
                        const struct ad_champ_contest *k, const uint8_t *at, unsigned n)
{
    static const char *const scopes[][AD__TONGUES] = {{"by lot", "durch das Los"},
#define X(id, word) {AD__SAID(id)},
                                                      AD_SCOPE_MAP(X)
#undef X
    };

    if (ad__league_groups(h, k->stage) > 1) {
        SAY(AD__LEAGUE_GROUP);
        ad__tell_group(p, h, k->stage, k->group);
        put_text(p, ", ");
    }
    put_text(p, scopes[k->scope][ad__tongue(r->lang)]);
    if (k->scope == AD_SCOPE_PLACE) {
        put_char(p, ' ');
        put_number(p, k->first + 1);
    }
    put_text(p, ": ");
    for (unsigned i = 0; i < n; i++) {
        put_text(p, i ? k->decided && k->place[at[i]] != k->place[at[i - 1]] ? " > " : " = " : "");
        ad__tell_entry(p, h, k->who[k->decided ? k->order[at[i]] : at[i]]);
    }
    put_char(p, '\n');
}

/* When and by whom lots were drawn, in their order. */
static void put_lot(struct put *p, struct ad_season_script *r, const struct ad__league *h,
                    const struct ad_champ_contest *k)
{
    bool any = false;

    for (unsigned number = 1; number <= AD_TIED_MAX; number++)
        for (unsigned i = 0; i < k->count; i++)
            if (k->lot[i] == number) {
                if (!any)
                    SAY(AD__LEAGUE_LOT);
                put_text(p, any ? " > " : "");
                ad__tell_entry(p, h, k->who[i]);
                any = true;
            }
    if (!any)
        return;
    if (k->lot_on == AD_NO_DATE) {
        SAY(AD__LEAGUE_LOT_DAY);
    } else {
        put_text(p, ", ");
        ad__tell_day(p, k->lot_on, r->lang);
    }
    SAY(AD__LEAGUE_LOT_BY);
    put_text(p, ad_drawer_text((enum ad_drawer)k->drawer, r->lang));
    put_char(p, '\n');
}

static void put_playoffs(struct put *p, struct ad_season_script *r, const struct ad__league *h,
                         unsigned contest)
{
    for (unsigned i = 0; i < h->c.matches; i++) {
        const struct ad_champ_match *m = &h->match[i];
        if (m->kind != AD_CHAMP_PLAYOFF || m->contest != contest)
            continue;
        put_text(p, "    ");
        put_where(p, r, h, m);
        put_pair(p, h, m);
        put_text(p, "  ");
        put_score(p, r, h, m);
        put_char(p, '\n');
    }
}

void ad__tell_level(struct ad_season_script *r, const struct ad__league *h)
{
    struct put *p = ad__answer_block(r);
    bool any = false;

    for (unsigned i = 0; i < h->c.contests; i++) {
        const struct ad_champ_contest *k = &h->c.contest[i];
        uint8_t at[AD_TIED_MAX];
        unsigned n = k->stage == h->c.run.stage ? ad__league_level(at, h, k) : 0;

        if (!n)
            continue;
        put_contest(p, r, h, k, at, n);
        put_playoffs(p, r, h, i + 1);
        put_lot(p, r, h, k);
        any = true;
    }
    if (!any)
        SAY(AD__LEAGUE_NOTHING_LEVEL);
}
