/*
 * text/season_league_sheet.c -- tables of a championship, as lines for people.
 */
#include "text/season.h"

#include <string.h>

#include "adoube/err.h"
#include "federation/matchday.h"
#include "text/columns.h"
#include "text/season_league_say.h"
#include "text/season_say.h"
#include "tournament/names.h"
#include "federation/template_inside.h"

enum {
    WIDE = 100,
    CELL = 5,
    VALUE = 8,
    NAME_LEAST = 12,
    NAME_MOST = 30,
    GROUP_MOST = AD__CHAMP_ENTRIES
};

#define SAY(w) ad__tell_league(p, w, r->lang)

/* ---- cells ---- */

/* What was written from `from` on moves to the right of a cell. */
static void right(struct put *p, size_t from, unsigned width)
{
    char text[32];
    size_t len = p->len - from;
    unsigned n;

    if (p->len >= p->cap || len >= sizeof text)
        return;
    memcpy(text, p->out + from, len);
    p->len = from;
    for (n = ad__columns(text, len); n < width; n++)
        put_char(p, ' ');
    put_bytes(p, text, len);
}

static void number_cell(struct put *p, int64_t n, unsigned width)
{
    size_t from = p->len;

    put_number(p, n);
    right(p, from, width);
}

static void word_cell(struct put *p, enum ad__league_word w, enum ad_language lang, unsigned width)
{
    size_t from = p->len;

    ad__tell_league(p, w, lang);
    right(p, from, width);
}

static void tenths_cell(struct put *p, int32_t tenths, unsigned width)
{
    size_t from = p->len;

    ad__tell_tenths(p, tenths);
    right(p, from, width);
}

/* ---- a table ---- */

struct sheet {
    const struct ad__league *h;
    unsigned stage, group, count, name, played;
    const struct ad_champ_place *list;
    const struct ad_template_order *order; /* NULL: no further tie-breaks are shown */
    struct ad_standings values;
    uint16_t ids[GROUP_MOST];
    bool cross, carried, ruled, stayed, open, playoff, lot, deducted,
        left; /* marks, a word below */
};

/* The match of two in a group, not a play-off; both ways round. */
static const struct ad_champ_match *match_of(const struct sheet *s, unsigned a, unsigned b)
{
    for (unsigned i = 0; i < s->h->c.matches; i++) {
        const struct ad_champ_match *m = &s->h->match[i];
        if (m->stage == s->stage && m->kind != AD_CHAMP_PLAYOFF &&
            ((m->home == a && m->guest == b) || (m->home == b && m->guest == a)))
            return m;
    }
    return NULL;
}

static void cross_cell(struct put *p, struct sheet *s, unsigned a, unsigned b)
{
    const struct ad_champ_match *m = a == b ? NULL : match_of(s, a, b);
    struct ad_match match;
    struct ad_match_verdict v;
    size_t from = p->len;

    if (a == b) {
        put_text(p, "× ");
    } else if (!m || m->state == AD_CHAMP_DUE || m->state == AD_CHAMP_ANNULLED) {
        put_text(p, m && m->state == AD_CHAMP_ANNULLED ? "– " : "· ");
    } else {
        match = (struct ad_match){
            .home = m->home, .guest = m->guest, .ruling = m->ruling, .boards = m->boards};
        v = ad_match_decide(&s->h->t, &match, ad__league_boards(s->h));
        ad__tell_tenths(p, v.score.games[m->home == a ? 0 : 1]);
        put_char(p, m->stayed                     ? '?'
                    : m->kind == AD_CHAMP_CARRIED ? '*'
                    : m->state == AD_CHAMP_OPEN   ? '~'
                    : m->rulings                  ? '!'
                                                  : ' ');
        s->stayed |= m->stayed;
        s->carried |= m->kind == AD_CHAMP_CARRIED && !m->stayed;
        s->open |= m->state == AD_CHAMP_OPEN;
        s->ruled |= m->rulings > 0 && m->kind != AD_CHAMP_CARRIED && !m->stayed;
    }
    right(p, from, CELL);
}

/* Matches of it that have a result. */
static unsigned played(const struct sheet *s, unsigned entry)
{
    unsigned n = 0;

    for (unsigned i = 0; i < s->h->c.matches; i++) {
        const struct ad_champ_match *m = &s->h->match[i];
        n += m->stage == s->stage && m->kind != AD_CHAMP_PLAYOFF && m->state == AD_CHAMP_DONE &&
             (m->home == entry || m->guest == entry);
    }
    return n;
}

/* ---- further tie-breaks ---- */

/* Is the i-th of the chain a number that people like to see? Points and board points have columns
 * of their own. */
static bool is_shown(const struct sheet *s, unsigned i)
{
    enum ad_tiebreak_code code = (enum ad_tiebreak_code)s->order->chain[i].code;

    return code != AD_TB_PTS && code != AD_TB_MPTS && code != AD_TB_GPTS && code != AD_TB_DE &&
           code != AD_TB_EDE && code != AD_TB_LOT;
}

static void load_values(struct sheet *s, struct ad__leagues *g)
{
    const struct ad__league *h = s->h;

    unsigned system = s->stage == h->c.run.stage ? h->c.run.system : h->t.stage[s->stage].system;

    s->order = ad_template_order_for(&h->t, (enum ad_stage_system)system, h->c.run.count);
    if (s->order && ad_championship_table(&s->values, s->ids, NULL, &h->c, &h->t, s->stage,
                                          s->group, g->scratch, sizeof g->scratch) != 0)
        s->order = NULL;
    if (s->order && s->values.tiebreaks != s->order->count)
        s->order = NULL;
}

static void put_value_heads(struct put *p, const struct sheet *s)
{
    for (unsigned i = 0; s->order && i < s->order->count; i++)
        if (is_shown(s, i)) {
            size_t from = p->len;
            put_text(p, ad_tiebreak_code((enum ad_tiebreak_code)s->order->chain[i].code));
            right(p, from, VALUE);
        }
}

/* "186.5", in German "186,5" */
static void put_value(struct put *p, const char *text, enum ad_language lang)
{
    for (; *text; text++)
        put_char(p, *text == '.' && lang == AD_DE ? ',' : *text);
}

static void put_values(struct put *p, const struct sheet *s, unsigned entry, enum ad_language lang)
{
    unsigned who = 0;
    char text[24];

    while (s->order && who < s->values.count && s->ids[who] != entry)
        who++;
    for (unsigned i = 0; s->order && who < s->values.count && i < s->order->count; i++)
        if (is_shown(s, i)) {
            size_t from = p->len;
            ad_value_write(text, sizeof text, s->values.values[who * s->values.tiebreaks + i],
                           ad_tiebreak_digits(&s->order->chain[i]));
            put_value(p, text, lang);
            right(p, from, VALUE);
        }
}

static void measure(struct sheet *s)
{
    unsigned wide = 3 + 2 + 4 + 5 + 6 + 2; /* place, matches, points, board points, a mark */

    s->name = NAME_LEAST;
    for (unsigned i = 0; i < s->count; i++) {
        const struct ad__league_entry *t = &s->h->team[s->list[i].entry - 1];
        unsigned n = ad__columns(t->title.len ? t->title.text : t->name.text,
                                 t->title.len ? t->title.len : t->name.len);
        s->name = n > s->name ? n : s->name;
        s->played =
            played(s, s->list[i].entry) > s->played ? played(s, s->list[i].entry) : s->played;
    }
    s->name = s->name > NAME_MOST ? NAME_MOST : s->name;
    for (unsigned i = 0; s->order && i < s->order->count; i++)
        wide += is_shown(s, i) ? VALUE : 0;
    s->cross = wide + s->name + s->count * CELL <= WIDE;
}

/* ---- its lines ---- */

static void put_title(struct put *p, const struct ad_season_script *r, const struct sheet *s)
{
    const struct ad__league *h = s->h;
    char season[AD_SEASON_TEXT_MAX];

    put_text(p, h->t.name[r->lang == AD_DE && h->t.name[AD_DE][0] ? AD_DE : AD_EN]);
    if (ad_season_write(season, sizeof season, r->state->year.season) > 0) {
        put_char(p, ' ');
        put_text(p, season);
    }
    if (ad__league_groups(h, s->stage) > 1) {
        put_text(p, ", ");
        SAY(AD__LEAGUE_GROUP);
        ad__tell_group(p, h, s->stage, s->group);
    } else if (s->stage > 0) {
        put_text(p, ", ");
        SAY(AD__LEAGUE_FINAL);
    }
    SAY(AD__LEAGUE_AFTER);
    put_number(p, s->played);
    put_char(p, '\n');
}

static void put_head(struct put *p, const struct ad_season_script *r, const struct sheet *s)
{
    bool teams = s->h->t.unit.word == AD_UNIT_TEAM;
    size_t from;

    word_cell(p, AD__LEAGUE_PLACE, r->lang, 3);
    put_text(p, "  ");
    from = p->len;
    SAY(teams ? AD__LEAGUE_TEAM : AD__LEAGUE_PLAYER);
    ad__tell_pad(p, from, s->name);
    for (unsigned i = 0; s->cross && i < s->count; i++) {
        from = p->len;
        put_number(p, i + 1);
        put_char(p, ' ');
        right(p, from, CELL);
    }
    word_cell(p, AD__LEAGUE_MATCHES, r->lang, 4);
    word_cell(p, teams ? AD__LEAGUE_MP : AD__LEAGUE_POINTS, r->lang, 5);
    if (teams)
        word_cell(p, AD__LEAGUE_BP, r->lang, 6);
    put_value_heads(p, s);
    put_char(p, '\n');
}

/* Did a lot give it the place? */
static bool by_lot(const struct sheet *s, unsigned entry)
{
    for (unsigned i = 0; i < s->h->c.contests; i++) {
        const struct ad_champ_contest *k = &s->h->c.contest[i];

        for (unsigned j = 0; k->stage == s->stage && k->decided && j < k->count; j++)
            if (k->who[j] == entry && k->lot[j])
                return true;
    }
    return false;
}

static void put_row(struct put *p, struct sheet *s, unsigned i, enum ad_language lang)
{
    const struct ad_champ_place *row = &s->list[i];
    bool shared = i > 0 && s->list[i - 1].place == row->place;
    bool lot = row->by_playoff && by_lot(s, row->entry);
    int16_t deducted = s->h->entry[row->entry - 1].deducted[s->stage];
    size_t from;

    if (shared)
        put_text(p, "   ");
    else
        number_cell(p, row->place, 3);
    put_char(p, lot ? '#' : row->by_playoff ? '^' : ' ');
    put_char(p, ' ');
    s->lot |= lot;
    s->playoff |= row->by_playoff && !lot;
    s->left |= row->left;
    from = p->len;
    ad__tell_entry(p, s->h, row->entry);
    ad__tell_pad(p, from, s->name);
    for (unsigned k = 0; s->cross && k < s->count; k++)
        cross_cell(p, s, row->entry, s->list[k].entry);
    number_cell(p, played(s, row->entry), 4);
    tenths_cell(p, row->match_points, 5);
    if (s->h->t.unit.word == AD_UNIT_TEAM)
        tenths_cell(p, row->board_points, 6);
    put_values(p, s, row->entry, lang);
    if (deducted) {
        put_text(p, " -");
        s->deducted = true;
    }
    put_char(p, '\n');
}

static void put_keys(struct put *p, const struct ad_season_script *r, const struct sheet *s)
{
    const struct {
        bool on;
        enum ad__league_word word;
    } keys[] = {{s->carried, AD__LEAGUE_KEY_CARRIED},   {s->ruled, AD__LEAGUE_KEY_RULED},
                {s->stayed, AD__LEAGUE_KEY_STAYED},     {s->open, AD__LEAGUE_KEY_OPEN},
                {s->playoff, AD__LEAGUE_KEY_PLAYOFF},   {s->lot, AD__LEAGUE_KEY_LOT},
                {s->deducted, AD__LEAGUE_KEY_DEDUCTED}, {s->left, AD__LEAGUE_KEY_LEFT}};
    bool any = false;

    for (unsigned i = 0; i < sizeof keys / sizeof *keys; i++)
        if (keys[i].on) {
            put_text(p, any ? ", " : "     ");
            SAY(keys[i].word);
            any = true;
        }
    put_text(p, any ? "\n" : "");
}

void ad__tell_table(struct ad_season_script *r, const struct ad__league *h, unsigned stage,
                    unsigned group, const struct ad_champ_place *list, unsigned count)
{
    struct put *p = ad__answer_block(r);
    struct sheet s = {.h = h, .stage = stage, .group = group, .count = count, .list = list};

    load_values(&s, &r->state->league);
    measure(&s);
    if (p->len > 0)
        put_char(p, '\n');
    put_title(p, r, &s);
    put_head(p, r, &s);
    for (unsigned i = 0; i < count; i++)
        put_row(p, &s, i, r->lang);
    put_keys(p, r, &s);
}
