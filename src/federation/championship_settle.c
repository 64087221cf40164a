/*
 * federation/championship_settle.c -- after the last round: play-offs and lots until all that
 * matters is decided.
 *
 * Each group is looked at from its table on: contests that no longer fit it fall away, those that
 * ad_contests finds are taken up or go on, and each one that is decided changes the order in which
 * the next are looked for. Only when nothing more is decided are matches set: each pair once. A line of the template that asks twice for the same rows (the title and
 * the seat at the next event) makes one contest with both cuts.
 */
#include <string.h>

#include "federation/championship.h"
#include "federation/competition_inside.h"
#include "federation/template_inside.h"

/* ---- taking one up ---- */

static bool has_matches(const struct ad_championship *c, unsigned contest)
{
    for (unsigned i = 0; i < c->matches; i++)
        if (c->match[i].kind == AD_CHAMP_PLAYOFF && c->match[i].contest == contest)
            return true;
    return false;
}

/* One that fell away leaves its number, unless matches bear it. In a table a later contest may be
 * about what an earlier one left level: there its number must be the higher one. */
unsigned ad__champ_slot(struct ad__champ_settling *s, unsigned stage, unsigned group)
{
    bool cup = ad__champ_system(s->w->c, s->w->t, stage) == AD_STAGE_KNOCKOUT;
    unsigned first = 0;

    for (unsigned i = 0; i < s->count && !cup; i++)
        if (s->list[i].count && s->list[i].stage == stage && s->list[i].group == group)
            first = i + 1;
    for (unsigned i = first; i < s->count; i++)
        if (!s->list[i].count && !has_matches(s->w->c, i + 1))
            return i + 1;
    return s->count < AD_CHAMP_CONTESTS ? ++s->count : 0;
}

/* The number of the same contest, from 1; a new one; 0: there is no room. If another place is at
 * stake now it goes on with what was played. *told: the record must hear of it. */
static unsigned number_of(struct ad__champ_settling *s, const struct ad_champ_contest *k,
                          bool *told)
{
    unsigned n;

    for (unsigned i = 0; i < s->count; i++) {
        struct ad_champ_contest *old = &s->list[i];

        if (old->decided || ad__champ_stayers(s->w->c, old) != k->count ||
            !ad__champ_within(k, old))
            continue;
        *told = old->cuts != k->cuts || old->seat != k->seat;
        old->cuts = k->cuts;
        old->seat = k->seat;
        old->scope = k->scope;
        return i + 1;
    }
    *told = true;
    n = ad__champ_slot(s, k->stage, k->group);
    if (n)
        memcpy(&s->list[n - 1], k, sizeof *k);
    return n;
}

/* So many are sent to the next event: as told now, or the last time. */
static uint16_t seats_told(const struct ad__champ *w)
{
    return w->cmd->number ? w->cmd->number : w->c->national;
}

static void contest_event(struct ad__champ_settling *s, unsigned n)
{
    struct ad_champ_event *e = ad__champ_event(s->w, AD_CHAMP_EV_CONTEST);

    e->n = (uint16_t)n;
    e->group = s->list[n - 1].group;
    e->number = seats_told(s->w);
    memcpy(&e->contest, &s->list[n - 1], sizeof e->contest);
}

static void annul_matches(struct ad__champ *w, unsigned contest, bool all)
{
    for (unsigned i = 0; i < w->c->matches; i++) {
        const struct ad_champ_match *m = &w->c->match[i];

        if (m->kind == AD_CHAMP_PLAYOFF && m->contest == contest && m->state != AD_CHAMP_ANNULLED &&
            (all || ad__champ_waits(m)))
            ad__champ_match_event(w, AD_CHAMP_EV_ANNULLED, i + 1)->match.state = AD_CHAMP_ANNULLED;
    }
}

void ad__champ_drop(struct ad__champ_settling *s, unsigned n)
{
    struct ad_champ_contest *k = &s->list[n - 1];
    uint8_t stage = k->stage, group = k->group;

    memset(k, 0, sizeof *k);
    k->stage = stage;
    k->group = group;
    k->lot_on = AD_NO_DATE;
    contest_event(s, n);
    annul_matches(s->w, n, true);
}

/* ---- one contest ---- */

static void wait_for(struct ad__champ_settling *s, unsigned n, enum ad_champ_code code,
                     bool numbers)
{
    struct ad_champ_verdict *v = &s->w->out->verdict;

    if (ad_champ_code_refuses(v->code))
        return;
    if (s->waits) {
        v->more_numbers |= numbers; /* they can be drawn today */
        return;
    }
    s->waits = n;
    v->contest = (uint8_t)n;
    v->code = code;
    v->numbers = numbers;
}

static void cite_order(struct ad__champ *w)
{
    const struct ad_template_order *order =
        ad_template_order_for(w->t, (enum ad_stage_system)w->c->run.system, w->c->run.size);

    if (order)
        ad__champ_cite_line(w, order->line.by);
}

/* A lot behind the table is the table's own (SJ 10.4 leads to 10.3). */
static void cite_lot(struct ad__champ *w, const struct ad_champ_contest *k)
{
    const struct ad_template_playoff *line = ad__champ_line(w->t, k, k->count);

    for (unsigned i = 0; line && line->steps[i].kind != AD_STEP_SHARED; i++)
        if (line->steps[i].kind == AD_STEP_ORDER)
            cite_order(w);
}

/* Its next matches, numbers or lots. */
static void go_on(struct ad__champ_settling *s, unsigned n, const struct ad__champ_next *next)
{
    if (next->answer.need == AD_PLAYOFF_LOT)
        cite_lot(s->w, &s->list[n - 1]);
    if (next->answer.need == AD_PLAYOFF_LOT)
        wait_for(s, n, AD_CHAMP_NEED_LOT, false);
    else if (next->open || ad__champ_fix(s->w, &s->list[n - 1], n, &next->answer))
        wait_for(s, n, AD_CHAMP_PLAY, false);
    else
        wait_for(s, n, AD_CHAMP_NEED_LOT, true);
}

bool ad__champ_advance(struct ad__champ_settling *s, unsigned n, bool told,
                       const struct ad__champ_rank *r, struct ad__arena *a)
{
    struct ad__champ *w = s->w;
    struct ad_champ_contest *k = &s->list[n - 1];
    struct ad__champ_next next;
    int err = ad__champ_next(&next, w, k, n, r, a);
    bool decided = !err && next.answer.need == AD_PLAYOFF_DECIDED;

    ad__champ_failed(w, err == AD_EFULL ? err : 0);
    if (err) {
        ad__champ_refuse(w, AD_CHAMP_FULL); /* more are level than a play-off takes */
        return false;
    }
    if (decided)
        ad__champ_decide(k, &next);
    if (decided && next.answer.by_table)
        cite_order(w);
    if (told || decided)
        contest_event(s, n);
    if (decided)
        annul_matches(w, n, false);
    else if (s->fix)
        go_on(s, n, &next);
    return decided;
}

/* ---- a group ---- */

static bool overlaps(const struct ad_contest *a, const struct ad_contest *b)
{
    return a->first < b->first + b->count && b->first < a->first + a->count;
}

static bool behind_waiting(const struct ad__champ_found *f, const bool *waits, unsigned i)
{
    for (unsigned k = 0; k < i; k++)
        if (waits[k] && overlaps(&f->contest[k], &f->contest[i]))
            return true;
    return false;
}

static bool failed(const struct ad__champ *w)
{
    return w->err || ad_champ_code_refuses(w->out->verdict.code);
}

/* The first contest that no longer fits the table, from 1; 0: none. */
static unsigned misfit(const struct ad__champ_settling *s, const struct ad__champ_rank *r)
{
    for (unsigned i = 0; i < s->count; i++)
        if (s->list[i].count && s->list[i].stage == s->w->c->run.stage &&
            s->list[i].group == s->group && !r->valid[i])
            return i + 1;
    return 0;
}

/* The line of a play-off; NULL: the chain of the table, which ends in a lot (SJ 10.3, 11.4). */
static void cite_lines(struct ad__champ *w, const struct ad_template_playoff *line)
{
    if (line)
        ad__champ_cite_line(w, line->line.by);
    else
        cite_order(w);
}

/* One that was found. Returns whether it is decided now; *waits: it is not. */
static bool take_up(struct ad__champ_settling *s, const struct ad__champ_found *f, unsigned nth,
                    const struct ad__champ_rank *r, struct ad__arena *a, bool *waits)
{
    struct ad__champ *w = s->w;
    struct ad_champ_contest k;
    unsigned number = 0;
    bool told;

    if (f->contest[nth].count <= AD_TIED_MAX) {
        ad__champ_take(&k, f, nth, w->t, w->c->run.stage, s->group, r);
        if (ad__champ_exhausted(s->list, s->count, &k))
            return false;
        number = number_of(s, &k, &told);
    }
    if (!number) {
        ad__champ_refuse(w, AD_CHAMP_FULL);
        w->out->verdict.group = (uint8_t)s->group;
        if (f->contest[nth].count > AD_TIED_MAX)
            w->out->verdict.level = (uint16_t)f->contest[nth].count;
        return false;
    }
    cite_lines(w, ad__champ_line(w->t, &s->list[number - 1], s->list[number - 1].count));
    s->seen[number - 1] = true;
    *waits = !ad__champ_advance(s, number, told, r, a);
    return !*waits;
}

/* Looks at the group once. Returns whether a contest was decided or fell away, so that it must be
 * looked at again. */
static bool look(struct ad__champ_settling *s)
{
    struct ad__champ *w = s->w;
    struct ad__arena a = ad__arena_of(w->memory, w->size);
    bool waits[AD__CHAMP_FOUND] = {false};
    struct ad__champ_found found;
    struct ad__champ_rank r;

    memset(s->seen, 0, sizeof s->seen);
    if (ad__champ_failed(
            w, ad__champ_rank(&r, w->c, w->t, w->c->run.stage, s->group, s->list, s->count, &a)))
        return false;
    if (misfit(s, &r)) {
        ad__champ_drop(s, misfit(s, &r));
        return true;
    }
    if (ad__champ_failed(
            w, ad__champ_find(&found, w->c, w->t, w->c->run.stage, seats_told(w), NULL, &r, &a)))
        return false;
    for (unsigned i = 0; i < found.count && !failed(w); i++) {
        struct ad__arena rest = a;

        if (!behind_waiting(&found, waits, i) && take_up(s, &found, i, &r, &rest, &waits[i]))
            return true;
    }
    for (unsigned i = 1; i < r.active; i++)
        s->level |= r.row[i].level && !r.row[i].by_playoff;
    return false;
}

/* Contests that nothing asks for any more. */
static void drop_unseen(struct ad__champ_settling *s)
{
    for (unsigned i = 0; i < s->count; i++)
        if (s->list[i].count && !s->list[i].decided && !s->seen[i] &&
            s->list[i].stage == s->w->c->run.stage && s->list[i].group == s->group)
            ad__champ_drop(s, i + 1);
}

/* A ruling may have changed what decided a contest, as the boards of the event do (BTO 11.8): then
 * it is open again. */
static void open_stale(struct ad__champ_settling *s)
{
    struct ad__champ *w = s->w;
    struct ad__arena a = ad__arena_of(w->memory, w->size);
    struct ad_champ_contest list[AD_CHAMP_CONTESTS];

    memcpy(list, s->list, sizeof list);
    if (ad__champ_failed(w, ad__champ_work_out(list, s->count, w, w->c->run.stage, s->group, &a)))
        return;
    for (unsigned i = 0; i < s->count; i++) {
        struct ad_champ_contest *k = &s->list[i];

        if (!k->decided || (list[i].decided && memcmp(list[i].order, k->order, k->count) == 0 &&
                            memcmp(list[i].place, k->place, k->count) == 0))
            continue;
        ad__champ_undecide(k);
        contest_event(s, i + 1);
    }
}

static unsigned unfinished(const struct ad_championship *c)
{
    for (unsigned i = 0; i < c->matches; i++)
        if (c->match[i].stage == c->run.stage && c->match[i].kind != AD_CHAMP_PLAYOFF &&
            ad__champ_waits(&c->match[i]))
            return i + 1;
    return 0;
}

bool ad__champ_may_settle(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    unsigned open = unfinished(c);

    if (c->run.phase != AD_COMPETITION_RUNNING || c->run.stage >= AD_CHAMP_STAGES) {
        w->out->verdict.run = AD_RUN_PHASE;
        ad__champ_refuse(w, AD_CHAMP_RUN_NO);
    } else if (open || !ad__champ_size(c, c->run.stage, 0) ||
               (c->run.system == AD_STAGE_SWISS && c->run.paired < c->run.rounds)) {
        w->out->verdict.match = (uint16_t)open;
        ad__champ_refuse(w, AD_CHAMP_UNFINISHED);
    } else {
        return true;
    }
    return false;
}

static void settle_groups(struct ad__champ_settling *s)
{
    struct ad__champ *w = s->w;
    unsigned groups = ad__champ_groups(w->c, w->c->run.stage);

    for (s->group = 1; s->group <= groups && !failed(w); s->group++) {
        open_stale(s);
        for (s->fix = false; !failed(w) && look(s);)
            ;
        s->fix = true;
        if (!failed(w))
            look(s);
        if (!failed(w))
            drop_unseen(s);
    }
}

/* Some are level, and nobody knows whether promotion or relegation hangs on it. */
static bool ask_moves(struct ad__champ_settling *s)
{
    struct ad__champ *w = s->w;

    if (s->waits || !s->level || w->c->run.stage || !ad__champ_moves_open(w->c, w->t))
        return false;
    w->out->verdict.code = AD_CHAMP_ASK_MOVES;
    w->out->verdict.moves = true;
    ad__champ_cite_line(w, w->t->playoff[0].line.by);
    ad__champ_cite(w, AD_BTO_3_4);
    ad__champ_cite(w, AD_BTO_20);
    return true;
}

void ad__champ_tell_moves(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    struct ad_champ_event *e;

    if (c->run.phase != AD_COMPETITION_RUNNING || c->run.stage) {
        w->out->verdict.run = AD_RUN_PHASE;
        ad__champ_refuse(w, AD_CHAMP_RUN_NO);
        return;
    }
    ad__champ_cite(w, AD_BTO_3_4);
    ad__champ_cite(w, AD_BTO_20);
    if (c->run.system != AD_STAGE_ROUND_ROBIN) { /* nobody goes up or down in a cup */
        ad__champ_refuse(w, AD_CHAMP_SYSTEM);
        return;
    }
    if (w->cmd->amount < 0 || w->cmd->number + (unsigned)w->cmd->amount > c->run.size) {
        ad__champ_refuse(w, AD_CHAMP_AMOUNT);
        return;
    }
    e = ad__champ_event(w, AD_CHAMP_EV_MOVES);
    e->number = w->cmd->number;
    e->amount = w->cmd->amount;
}

static bool asks_numbers(const struct ad__champ *w)
{
    return w->out->verdict.numbers || w->out->verdict.more_numbers;
}

void ad__champ_settle(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    struct ad__champ_settling s = {.w = w, .count = c->contests};

    if (!ad__champ_may_settle(w))
        return;
    if (c->settled && seats_told(w) == c->national && !w->cmd->draws)
        return;
    memcpy(s.list, c->contest, c->contests * sizeof *s.list);
    if (c->run.system == AD_STAGE_KNOCKOUT)
        ad__champ_cup_settle(&s);
    else
        settle_groups(&s);
    if (!failed(w) && w->cmd->draws && !w->drawn &&
        !asks_numbers(w)) /* their match is set, or they are not level */
        ad__champ_refuse(w, AD_CHAMP_NO_CONTEST);
    if (!failed(w) && !s.waits && !ask_moves(&s))
        ad__champ_event(w, AD_CHAMP_EV_SETTLED)->number = seats_told(w);
}

/* ---- lots ---- */

/* Who must draw now in contest n (from 1), as places in it; returns how many. */
static unsigned draw_now(uint8_t who[AD_TIED_MAX], struct ad__champ *w,
                         const struct ad_champ_contest *k, unsigned n)
{
    struct ad__arena a = ad__arena_of(w->memory, w->size);
    struct ad__champ_rank r;
    struct ad__champ_next next;
    bool cup = w->c->run.system == AD_STAGE_KNOCKOUT;

    if (!cup && (ad__champ_failed(w, ad__champ_rank(&r, w->c, w->t, k->stage, k->group,
                                                    w->c->contest, w->c->contests, &a)) ||
                 !r.valid[n - 1]))
        return 0;
    if (ad__champ_failed(w, ad__champ_next(&next, w, k, n, cup ? NULL : &r, &a)) ||
        next.answer.need != AD_PLAYOFF_LOT)
        return 0;
    memcpy(who, next.answer.order + next.answer.first, next.answer.count);
    return next.answer.count;
}

/* A number that nobody of them has. */
static bool is_free(const struct ad_champ_contest *k, unsigned place, unsigned number)
{
    for (unsigned i = 0; i < k->count; i++)
        if (k->lot[i] == number && i != place)
            return false;
    return number > 0;
}

static bool draws(const uint8_t *who, unsigned count, unsigned place)
{
    return memchr(who, (int)place, count) != NULL;
}

/* One number, as it is drawn. */
static enum ad_champ_code draw_one(struct ad_champ_contest *k, const struct ad__champ *w,
                                   const uint8_t *who, unsigned count)
{
    unsigned place = ad__champ_member(k, ad_championship_entry(w->c, w->cmd->run.who));

    if (place == k->count || !draws(who, count, place) || !is_free(k, place, w->cmd->number))
        return AD_CHAMP_NO_CONTEST;
    k->lot[place] = w->cmd->number;
    return AD_CHAMP_OK;
}

/* Forgets the lots of those who draw now. Returns the highest number of the others: a contest may
 * leave several level, and each of them draws for itself. */
static unsigned clear_lots(struct ad_champ_contest *k, const uint8_t *who, unsigned count)
{
    unsigned most = 0;

    for (unsigned i = 0; i < k->count; i++)
        if (draws(who, count, i))
            k->lot[i] = 0;
        else if (k->lot[i] > most)
            most = k->lot[i];
    return most;
}

/* The whole lot: exactly those who are level, each once. */
static enum ad_champ_code draw_all(struct ad_champ_contest *k, const struct ad__champ *w,
                                   const uint8_t *who, unsigned count)
{
    unsigned before = clear_lots(k, who, count);

    for (unsigned i = 0; i < w->cmd->draws; i++) {
        const struct ad_champ_draw *d = &w->cmd->draw[i];
        unsigned place = ad__champ_member(k, ad_championship_entry(w->c, d->who));

        if (place == k->count || !draws(who, count, place))
            return AD_CHAMP_NOT_TIED;
        if (k->lot[place] || !d->number || !is_free(k, place, before + d->number))
            return AD_CHAMP_TWICE;
        k->lot[place] = (uint16_t)(before + d->number);
    }
    return w->cmd->draws == count ? AD_CHAMP_OK : AD_CHAMP_NOT_TIED;
}

/* 13.4 leaves the lot of a cup match to the captains. */
static bool may_draw(const struct ad_template_playoff *line, unsigned drawer)
{
    return !line || line->line.by[0] != AD_BTO_13_4 || drawer == AD_DRAWER_UNSAID ||
           drawer == AD_DRAWER_CAPTAINS;
}

/* Nobody can look at a lot again: when and by whom it was drawn is part of it. */
static bool is_told(const struct ad_champ_cmd *cmd)
{
    return cmd->on != AD_NO_DATE && cmd->drawer != AD_DRAWER_UNSAID;
}

void ad__champ_lot(struct ad__champ *w)
{
    const struct ad_championship *c = w->c;
    const struct ad_champ_cmd *cmd = w->cmd;
    unsigned n = cmd->contest, count = 0;
    struct ad_champ_contest k = {0};
    const struct ad_template_playoff *line;
    uint8_t who[AD_TIED_MAX];
    struct ad_champ_event *e;
    enum ad_champ_code code;

    w->out->verdict.contest = (uint8_t)n;
    if (n && n <= c->contests)
        memcpy(&k, &c->contest[n - 1], sizeof k);
    if (k.count && !k.decided && ad__champ_stayers(c, &k) > 1 && k.stage == c->run.stage &&
        c->run.phase == AD_COMPETITION_RUNNING && cmd->drawer < AD_DRAWERS)
        count = draw_now(who, w, &k, n);
    line = count ? ad__champ_line(w->t, &k, k.count) : NULL;
    code = !count                         ? AD_CHAMP_NO_CONTEST
           : !may_draw(line, cmd->drawer) ? AD_CHAMP_ISSUER
           : cmd->draws                   ? draw_all(&k, w, who, count)
                                          : draw_one(&k, w, who, count);
    if (code == AD_CHAMP_OK && !is_told(cmd))
        code = AD_CHAMP_LACKS;
    if (count) {
        cite_lines(w, line);
        cite_lot(w, &k);
    }
    if (code != AD_CHAMP_OK) {
        ad__champ_refuse(w, code);
        return;
    }
    k.lot_on = cmd->on;
    k.drawer = cmd->drawer;
    e = ad__champ_event(w, AD_CHAMP_EV_CONTEST);
    e->n = (uint16_t)n;
    e->who = (uint16_t)(cmd->draws ? 0 : ad_championship_entry(c, cmd->run.who));
    e->number = cmd->number;
    memcpy(&e->contest, &k, sizeof k);
}
