/*
 * text/season_league_end.c -- how a championship ended: titles, up and down, who is sent on.
 */
#include "text/season.h"

#include <string.h>

#include "text/season_league_say.h"
#include "text/season_say.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

#define SAY(w) ad__tell_league(p, w, r->lang)

/* ---- for people ---- */

static void put_titles(struct put *p, const struct ad__league *h,
                       const struct ad_champ_outcome *list, unsigned count)
{
    char title[AD_TEMPLATE_TEXT_MAX + 8];

    for (unsigned i = 0; i < count; i++)
        if (list[i].title &&
            ad_title_write(title, sizeof title, &h->t, list[i].place, h->year) > 0) {
            ad__tell_entry(p, h, list[i].entry);
            put_text(p, ": ");
            put_text(p, title);
            ad__tell_points(p, &list[i].by[0], 1);
            put_char(p, '\n');
        }
}

/* "Absteiger (SJ 8.3)", and below it those of each group. */
static void put_movers(struct put *p, struct ad_season_script *r, const struct ad__league *h,
                       const struct ad_champ_outcome *list, unsigned count,
                       enum ad_league_move move, enum ad__league_word word)
{
    unsigned groups = ad__league_groups(h, 0);
    bool told = false;

    for (unsigned g = 1; g <= groups; g++) {
        unsigned n = 0;
        for (unsigned i = 0; i < count; i++) {
            if (list[i].move != move || h->entry[list[i].entry - 1].group[0] != g)
                continue;
            if (!told) {
                SAY(word);
                ad__tell_points(p, &list[i].by[2], 1);
                put_text(p, ":\n");
                told = true;
            }
            put_text(p, n ? ", " : "  ");
            if (n++ == 0 && groups > 1) {
                ad__tell_group(p, h, 0, g);
                put_text(p, "  ");
            }
            ad__tell_entry(p, h, list[i].entry);
        }
        put_text(p, n ? "\n" : "");
    }
}

static void put_sent(struct put *p, struct ad_season_script *r, const struct ad__league *h,
                     const struct ad_champ_outcome *list, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (!list[i].qualified)
            continue;
        SAY(AD__LEAGUE_SENT);
        put_text(p, h->t.qualifies ? h->t.qualify[0].to : "");
        put_text(p, ": ");
        ad__tell_entry(p, h, list[i].entry);
        ad__tell_points(p, &list[i].by[1], 1);
        put_char(p, '\n');
    }
}

static bool shared(const struct ad_champ_outcome *o)
{
    return o->shared;
}

static bool is_open(const struct ad_champ_outcome *o)
{
    return o->open;
}

/* Those of whom it holds, on a line. */
static void put_those(struct put *p, struct ad_season_script *r, const struct ad__league *h,
                      const struct ad_champ_outcome *list, unsigned count,
                      bool (*holds)(const struct ad_champ_outcome *o), enum ad__league_word word)
{
    bool any = false;

    for (unsigned i = 0; i < count; i++) {
        if (!holds(&list[i]))
            continue;
        if (!any)
            SAY(word);
        put_text(p, any ? ", " : "");
        ad__tell_entry(p, h, list[i].entry);
        any = true;
    }
    put_text(p, any ? "\n" : "");
}

void ad__tell_outcome(struct ad_season_script *r, const struct ad__league *h,
                      const struct ad_champ_outcome *list, unsigned count)
{
    struct put *p = ad__answer_block(r);

    put_titles(p, h, list, count);
    put_those(p, r, h, list, count, shared, AD__LEAGUE_SHARED);
    put_those(p, r, h, list, count, is_open, AD__LEAGUE_STILL_OPEN);
    put_sent(p, r, h, list, count);
    put_movers(p, r, h, list, count, AD_LEAGUE_UP, AD__LEAGUE_UP);
    put_movers(p, r, h, list, count, AD_LEAGUE_DOWN, AD__LEAGUE_DOWN);
    put_movers(p, r, h, list, count, AD_LEAGUE_ASK, AD__LEAGUE_ASK);
}

/* ---- the answer ---- */

/* Names of those of whom something holds, with commas. */
static void answer_names(struct ad_season_script *r, const struct ad__league *h, const char *key,
                         const struct ad_champ_outcome *list, unsigned count,
                         bool (*holds)(const struct ad_champ_outcome *o))
{
    char text[400], name[64];
    struct put p = {text, sizeof text, 0};

    for (unsigned i = 0; i < count; i++)
        if (holds(&list[i])) {
            put_text(&p, p.len ? "," : "");
            put_text(&p, ad__entry_text(h, list[i].entry, name));
        }
    if (put_end(&p) > 0)
        ad__answer_fact(r, key, text);
}

static bool champion(const struct ad_champ_outcome *o)
{
    return o->title;
}

static bool qualified(const struct ad_champ_outcome *o)
{
    return o->qualified && !o->tied;
}

static bool tied(const struct ad_champ_outcome *o)
{
    return o->qualified && o->tied;
}

static bool up(const struct ad_champ_outcome *o)
{
    return o->move == AD_LEAGUE_UP;
}

static bool down(const struct ad_champ_outcome *o)
{
    return o->move == AD_LEAGUE_DOWN;
}

static bool undecided(const struct ad_champ_outcome *o)
{
    return o->move == AD_LEAGUE_ASK;
}

static void answer_title(struct ad_season_script *r, const struct ad__league *h,
                         const struct ad_champ_outcome *list, unsigned count)
{
    char text[AD_TEMPLATE_TEXT_MAX + 8];

    for (unsigned i = 0; i < count; i++)
        if (list[i].title && ad_title_write(text, sizeof text, &h->t, list[i].place, h->year) > 0)
            ad__answer_fact(r, "title", text);
}

/* By which points of the template those who share a place could not be parted. */
static void answer_shared(struct ad_season_script *r, const struct ad__league *h,
                          const struct ad_champ_outcome *list, unsigned count)
{
    const struct ad_template_order *order =
        ad_template_order_for(&h->t, h->c.run.system, h->c.run.size);
    const struct ad_template_playoff *line;
    unsigned n = 0;

    for (unsigned i = 0; i < count; i++)
        n += list[i].shared;
    if (!n || ad__league_groups(h, h->c.run.stage) > 1) /* group winners who have not met */
        return;
    line = ad_template_playoff_for(&h->t, AD_SCOPE_PLACE, 1, n);
    for (unsigned i = 0; i < AD_TEMPLATE_BY; i++) {
        if (order)
            ad__answer_by(r, (enum ad_point)order->line.by[i]);
        if (line)
            ad__answer_by(r, (enum ad_point)line->line.by[i]);
    }
}

/* [up=N] [down=N]: of all groups together, where they are others than the template's (BTO 20).
 * Returns how many, below 0 while it is not over. A fault: a->bad. */
static int ask(struct ad_champ_outcome list[AD__CHAMP_ENTRIES], struct ad_season_script *r,
               struct ad__args *a, const struct ad__league *h)
{
    struct ad__leagues *g = &r->state->league;
    struct ad_class_moves moves = {.by = {AD_BTO_3_4, AD_BTO_20}};
    uint32_t rise, fall;
    bool set = ad__arg_moves(a, &rise, &fall);

    if (!ad__args_end(a))
        return -1;
    moves.groups = (uint16_t)ad__league_groups(h, 0);
    moves.up = (uint16_t)rise;
    moves.down = (uint16_t)fall;
    return ad_championship_outcome(list, AD__CHAMP_ENTRIES, &h->c, &h->t, set ? &moves : NULL,
                                   g->scratch, sizeof g->scratch);
}

/* The first match that is still to be played. */
static void answer_open(struct ad_season_script *r, const struct ad__league *h)
{
    for (unsigned i = 0; i < h->c.matches; i++)
        if (h->match[i].guest && h->match[i].stage == h->c.run.stage &&
            (h->match[i].state == AD_CHAMP_DUE || h->match[i].state == AD_CHAMP_OPEN)) {
            ad__answer_pair(r, h, &h->match[i]);
            return;
        }
}

/* Those who share a title have no order among them, though a seat may have parted them. */
static void unorder(struct ad_champ_outcome *list, unsigned count)
{
    for (unsigned i = 1; i < count; i++)
        for (unsigned k = i;
             k > 0 && list[k].shared && list[k - 1].shared && list[k].entry < list[k - 1].entry;
             k--) {
            struct ad_champ_outcome kept = list[k];

            list[k] = list[k - 1];
            list[k - 1] = kept;
        }
}

/* outcome [up=N] [down=N]: who is champion, who goes up and down, who is sent on */
static bool outcome(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_outcome list[AD__CHAMP_ENTRIES];
    int n = ask(list, r, a, h);

    if (a->bad)
        return false;
    ad__answer(r, n < 0 ? "unfinished" : "over");
    if (n < 0) {
        answer_open(r, h);
        return true;
    }
    unorder(list, (unsigned)n);
    answer_names(r, h, "champion", list, (unsigned)n, champion);
    answer_title(r, h, list, (unsigned)n);
    answer_names(r, h, "shared", list, (unsigned)n, shared);
    answer_names(r, h, "qualified", list, (unsigned)n, qualified);
    answer_names(r, h, "level", list, (unsigned)n, tied);
    answer_names(r, h, "open", list, (unsigned)n, is_open);
    answer_names(r, h, "up", list, (unsigned)n, up);
    answer_names(r, h, "down", list, (unsigned)n, down);
    answer_names(r, h, "undecided", list, (unsigned)n, undecided);
    for (int i = 0; i < n; i++)
        ad__answer_points(r, list[i].by, 3);
    answer_shared(r, h, list, (unsigned)n);
    ad__tell_outcome(r, h, list, (unsigned)n);
    return true;
}

/* stays [up=N] [down=N]: who goes neither up nor down has a claim to a seat of the next season */
static bool stays(struct ad_season_script *r, struct ad__args *a)
{
    struct ad__season *s = r->state;
    struct ad__league *h = ad__need_league(r, a);
    struct ad_champ_outcome list[AD__CHAMP_ENTRIES];
    int n = ask(list, r, a, h);
    unsigned teams = 0;

    if (a->bad)
        return false;
    for (int i = 0; i < n; i++)
        teams += list[i].move == AD_LEAGUE_STAYS;
    if (s->claims + teams > AD__SEASON_CLAIMS)
        return ad__args_bad(a, AD_SCRIPT_MANY, NULL);
    for (int i = 0; i < n; i++)
        if (list[i].move == AD_LEAGUE_STAYS) {
            s->claim_name[s->claims] = h->team[list[i].entry - 1].name;
            s->claim[s->claims] = (struct ad_claim){.kind = AD_SEAT_STAYS, .who = s->claims + 1};
            memcpy(s->claim_for[s->claims], h->t.id, sizeof h->t.id);
            s->claims++;
        }
    ad__answer(r, n < 0 ? "unfinished" : "ok");
    ad__answer_number(r, "teams", teams);
    return true;
}

/* ---- classes ---- */

static bool read_class(struct ad_class_plan *out, struct ad__args *a, const struct ad__word *w)
{
    static const char *const keys[] = {"teams", "target", "groups", "up", "down", "enter", "leave"};
    uint16_t *fields[] = {&out->teams, &out->target, &out->groups, &out->up,
                          &out->down,  &out->enter,  &out->leave};
    const char *eq = memchr(w->text, '=', w->len);
    struct ad__word n;

    for (unsigned i = 0; eq && i < sizeof keys / sizeof *keys; i++)
        if (strlen(keys[i]) == (size_t)(eq - w->text) &&
            memcmp(keys[i], w->text, (size_t)(eq - w->text)) == 0) {
            n = (struct ad__word){eq + 1, (size_t)(w->text + w->len - eq - 1), false};
            *fields[i] = (uint16_t)ad__word_number(a, &n, 9999);
            return !a->bad;
        }
    return ad__args_bad(a, AD_SCRIPT_UNKNOWN, w);
}

static void answer_class(struct ad_season_script *r, const struct ad__word *name,
                         const struct ad_class_moves *m)
{
    char key[64], text[80];
    struct put k = {key, sizeof key, 0}, p = {text, sizeof text, 0};

    put_bytes(&k, name->text, name->len);
    put_end(&k);
    put_text(&p, "up:");
    put_number(&p, m->up);
    put_text(&p, ",down:");
    put_number(&p, m->down);
    put_text(&p, ",extra:");
    put_number(&p, m->extra);
    put_text(&p, ",next:");
    put_number(&p, m->next);
    put_end(&p);
    ad__answer_fact(r, key, text);
    ad__answer_points(r, m->by, 2);
    r->answer.proposed |= m->proposed;
}

/* movement [from-above=N]: CLASS teams=N [groups=N] [up=N] [down=N] …, … */
static bool movement(struct ad_season_script *r, struct ad__args *a)
{
    enum { CLASSES = 12 };
    struct ad_class_plan plan[CLASSES] = {{0}};
    struct ad_class_moves moves[CLASSES];
    struct ad__word name[CLASSES], w;
    struct ad__line l = {0};
    uint32_t above = 0;
    bool ends, fresh = true;
    unsigned n = 0;

    ad__arg_number(a, "from-above", 999, &above);
    while (ad__list_word(a, &l, &w, &ends)) {
        if (fresh && n == CLASSES)
            return ad__args_bad(a, AD_SCRIPT_MANY, &w);
        if (fresh)
            name[n++] = w;
        else if (!read_class(&plan[n - 1], a, &w))
            return false;
        fresh = ends;
    }
    if (!a->bad && n == 0)
        ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    if (!ad__args_end(a))
        return false;
    if (ad_movement(moves, plan, n, above) != 0) {
        ad__answer(r, "impossible");
        return true;
    }
    ad__answer(r, "movement");
    for (unsigned i = 0; i < n; i++)
        answer_class(r, &name[i], &moves[i]);
    return true;
}

const struct ad__season_verb ad__season_ends[] = {
    {{"outcome", "[up=N] [down=N]", true}, outcome},
    {{"stays", "[up=N] [down=N]", true}, stays},
    {{"movement",
      "[from-above=N]: CLASS teams=N [target=N] [groups=N] [up=N] [down=N] [enter=N] [leave=N], …",
      true},
     movement},
    {{0}, NULL},
};
