/*
 * text/season_league_table.c -- questions to a running championship: its tables and fixtures.
 */
#include "text/season_disputes.h"
#include "text/season_say.h"
#include "federation/template_inside.h"

#include <string.h>

/* Bounds of the facts of an answer. */
enum { ORDER = 512, POINTS = 256 };

bool ad__names_template(const struct ad__args *a)
{
    struct ad_template t;

    for (unsigned i = 0; i < a->n; i++)
        if (!a->used[i])
            return ad_template_find(&t, a->w[i].text, a->w[i].len) == 0;
    return false;
}

/* A, B … or 1, 2 …; a name of a stage means all of it. 0: all groups. */
static unsigned arg_group(const struct ad__league *h, struct ad__args *a, unsigned *stage)
{
    struct ad__word w;
    unsigned n = 0;

    *stage = ad__arg_stage(h, a);
    if (!h || !ad__arg_next(a, &w))
        return 0;
    for (unsigned i = 0; i < h->t.stages; i++)
        if (ad__word_is(&w, h->t.stage[i].id)) {
            *stage = i;
            return 0;
        }
    if (w.len == 1 && *w.text >= 'A' && *w.text <= 'Z')
        n = (unsigned)(*w.text - 'A' + 1);
    else
        n = ad__word_number(a, &w, AD_CHAMP_GROUPS);
    if (!a->bad && (n == 0 || n > ad__league_groups(h, *stage)))
        ad__args_bad(a, AD_SCRIPT_NAME, &w);
    return n;
}

static void put_points(struct put *p, int32_t tenths, bool first)
{
    put_text(p, first ? "" : ",");
    if (tenths < 0)
        put_char(p, '-');
    put_number(p, (tenths < 0 ? -tenths : tenths) / 10);
    put_text(p, tenths % 10 ? ".5" : "");
}

/* order=Porz>Elberfeld=Köln points=13,12,12 boards=38.5,37,36; of several groups A=…, B=… */
static void answer_order(struct ad_season_script *r, const struct ad__league *h, const char *key,
                         const struct ad_champ_place *list, unsigned count)
{
    char text[ORDER], name[64];
    struct put p = {text, sizeof text, 0};

    for (unsigned i = 0; i < count; i++) {
        if (i > 0)
            put_char(&p, list[i].place == list[i - 1].place ? '=' : '>');
        put_text(&p, ad__entry_text(h, list[i].entry, name));
    }
    put_end(&p);
    ad__answer_fact(r, key, text);
}

static void answer_points(struct ad_season_script *r, const char *key, bool boards,
                          const struct ad_champ_place *list, unsigned count)
{
    char text[POINTS];
    struct put p = {text, sizeof text, 0};

    for (unsigned i = 0; i < count; i++)
        put_points(&p, boards ? list[i].board_points : list[i].match_points, i == 0);
    put_end(&p);
    ad__answer_fact(r, key, text);
}

/* Who left while it ran stands last: the order gives no place (BTO 33.1). */
static void answer_left(struct ad_season_script *r, const struct ad__league *h,
                        const struct ad_champ_place *list, unsigned count)
{
    char text[400], name[64];
    struct put p = {text, sizeof text, 0};

    for (unsigned i = 0; i < count; i++)
        if (list[i].left) {
            put_text(&p, p.len ? "," : "");
            put_text(&p, ad__entry_text(h, list[i].entry, name));
        }
    if (put_end(&p) > 0)
        ad__answer_fact(r, "left", text);
}

/* Results and points for which another ruling is due. */
static void answer_overturned(struct ad_season_script *r, const struct ad__league *h,
                              unsigned stage, unsigned group)
{
    unsigned n = 0;

    for (unsigned i = 0; i < h->c.matches; i++)
        n += h->match[i].stage == stage && h->match[i].group == group &&
             ad__is_overturned(r, h, &h->match[i]);
    for (unsigned i = 0; i < h->c.run.count; i++)
        n += h->entry[i].group[stage] == group &&
             ad__points_overturned(r, &h->entry[i].taken[stage]);
    if (n) {
        ad__answer_number(r, "overturned", n);
        ad__answer_by(r, AD_BTO_5_2);
        ad__tell(ad__answer_block(r), AD__TOLD_CASE_OVERTURNED, r->lang);
    }
}

/* Results and points that count for now, because a decision is out of force. */
static void answer_stayed(struct ad_season_script *r, const struct ad__league *h, unsigned stage,
                          unsigned group)
{
    unsigned n = 0;

    for (unsigned i = 0; i < h->c.matches; i++)
        n += h->match[i].stage == stage && h->match[i].group == group && h->match[i].stayed &&
             ad__case_stayed(r, h->match[i].case_no);
    for (unsigned i = 0; i < h->c.run.count; i++)
        n += h->entry[i].group[stage] == group && h->entry[i].taken[stage].stayed &&
             ad__case_stayed(r, h->entry[i].taken[stage].case_no);
    if (n) {
        ad__answer_number(r, "stayed", n);
        ad__answer_by(r, AD_BTO_5_9);
    }
}

/* What the places rest on: the table's order, and play-offs where there were any. */
static void answer_by(struct ad_season_script *r, const struct ad__league *h, unsigned stage,
                      const struct ad_champ_place *list, unsigned count)
{
    unsigned system = stage == h->c.run.stage ? h->c.run.system : h->t.stage[stage].system;
    const struct ad_template_order *order =
        ad_template_order_for(&h->t, (enum ad_stage_system)system, h->c.run.count);
    bool playoff = false;

    if (order)
        ad__answer_line(r, &order->line);
    if (h->t.stage[stage].from[0])
        ad__answer_line(r, &h->t.stage[stage].line);
    for (unsigned i = 0; i < count; i++)
        playoff |= list[i].by_playoff;
    for (unsigned i = 0; playoff && i < h->c.contests; i++) {
        const struct ad_champ_contest *k = &h->c.contest[i];
        unsigned line = k->count == 2 ? k->two : k->more;
        if (k->stage == stage && line)
            ad__answer_line(r, &h->t.playoff[line - 1].line);
    }
}

static bool one_table(struct ad_season_script *r, struct ad__args *a, struct ad__league *h,
                      unsigned stage, unsigned group, bool alone)
{
    struct ad__leagues *g = &r->state->league;
    struct ad_champ_place list[AD__CHAMP_ENTRIES];
    char key[2] = {(char)('A' + group - 1), '\0'};
    int n = ad_championship_ranking(list, AD__CHAMP_ENTRIES, &h->c, &h->t, stage, group, g->scratch,
                                    sizeof g->scratch);

    if (n < 0)
        return ad__args_bad(a, AD_SCRIPT_NOT_BEGUN, NULL);
    answer_order(r, h, alone ? "order" : key, list, (unsigned)n);
    if (alone) {
        answer_points(r, "points", false, list, (unsigned)n);
        if (h->t.unit.word == AD_UNIT_TEAM)
            answer_points(r, "boards", true, list, (unsigned)n);
    }
    answer_left(r, h, list, (unsigned)n);
    answer_by(r, h, stage, list, (unsigned)n);
    answer_stayed(r, h, stage, group);
    answer_overturned(r, h, stage, group);
    ad__tell_table(r, h, stage, group, list, (unsigned)n);
    return true;
}

bool ad__league_table(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    unsigned stage, group = arg_group(h, a, &stage), groups;

    if (!ad__args_end(a))
        return false;
    groups = ad__league_groups(h, stage);
    if (groups == 0)
        return ad__args_bad(a, AD_SCRIPT_NOT_BEGUN, NULL);
    ad__answer(r, "table");
    if (group || groups == 1)
        return one_table(r, a, h, stage, group ? group : 1, true);
    for (unsigned i = 1; i <= groups; i++)
        if (!one_table(r, a, h, stage, i, false))
            return false;
    return true;
}

/* fixtures [ROUND] [stage=STAGE]: who plays whom, and when */
static bool fixtures(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    unsigned stage = ad__arg_stage(h, a), due = 0, open = 0, done = 0;
    struct ad__word w;
    uint32_t round = ad__arg_next(a, &w) ? ad__word_number(a, &w, 255) : 0;
    ad_date next = AD_NO_DATE;

    if (!ad__args_end(a))
        return false;
    for (unsigned i = 0; i < h->c.matches; i++) {
        const struct ad_champ_match *m = &h->match[i];
        if (m->stage != stage || (round && m->round != round) || !m->guest)
            continue;
        due += m->state == AD_CHAMP_DUE;
        open += m->state == AD_CHAMP_OPEN;
        done += m->state == AD_CHAMP_DONE;
        if (m->state == AD_CHAMP_DUE && m->on != AD_NO_DATE && (next == AD_NO_DATE || m->on < next))
            next = m->on;
    }
    ad__answer(r, "fixtures");
    ad__answer_number(r, "due", due);
    ad__answer_number(r, "open", open);
    ad__answer_number(r, "done", done);
    if (next != AD_NO_DATE)
        ad__answer_date(r, "next", next);
    ad__tell_fixtures(r, h, stage, round);
    return true;
}

const struct ad__season_verb ad__season_fixtures[] = {
    {{"fixtures", "[ROUND] [stage=STAGE]", true}, fixtures},
    {{0}, NULL},
};
