/*
 * game/conduct.c -- the arbiter: what he sees, whom he penalises, what he answers.
 *
 *   clause (2017)                          function
 *   6.8, 7.5, 7.7, A.4.4 what he sees      ad__see, which hands on to the file of the clause
 *   6.2.3, 6.2.4, 11.1 to 11.5 conduct     see_conduct, see_offence
 *   11.3.2.2 devices                       see_device
 *   11.7, 11.8 refusing to obey            see_refusal, refusal_ruled, obeys_not
 *   12.7 third parties                     see_interference
 *   12.9 the penalties, of each edition    ad__penalise, ad__apply_penalty
 *   10.1, 10.2 points                      attainable, give_result
 *   Preface: answers to questions          ad__rule
 *
 * What is left to a person comes back here. A result that the arbiter fixes rests on the article
 * of the question that was open, and always on the one that leaves judgement to him. The kinds of
 * penalty are those of the edition (policy PENALTY_MENU): another one is refused.
 */
#include "game/case.h"

/* ---- penalties ---- */

enum { WIN = 2 }; /* half points */

static bool in_menu(const struct ad__case *k, int kind)
{
    return LAW(k, PENALTY_MENU) >> kind & 1;
}

static const uint16_t *menu_cite(int kind)
{
    static const uint16_t cites[AD_PENALTIES][2] = {
        [AD_PENALTY_NONE] = {P(PENALTY_MENU), AD__PROVISIONS},
        [AD_PENALTY_WARNING] = {P(PENALTY_WARNING), AD__PROVISIONS},
        [AD_PENALTY_TIME_PLUS] = {P(PENALTY_TIME_PLUS), AD__PROVISIONS},
        [AD_PENALTY_TIME_MINUS] = {P(PENALTY_TIME_MINUS), AD__PROVISIONS},
        [AD_PENALTY_POINTS_PLUS] = {P(PENALTY_POINTS_PLUS), AD__PROVISIONS},
        [AD_PENALTY_POINTS_MINUS] = {P(PENALTY_POINTS_MINUS), AD__PROVISIONS},
        [AD_PENALTY_LOSS] = {P(PENALTY_LOSS), AD__PROVISIONS},
        [AD_PENALTY_FINE] = {P(PENALTY_FINE), AD__PROVISIONS},
        [AD_PENALTY_ROUND] = {P(PENALTY_ROUND), AD__PROVISIONS},
        [AD_PENALTY_EXPULSION] = {P(PENALTY_EXPULSION), AD__PROVISIONS},
    };

    return cites[kind];
}

/* 1984: the opponent of who has lost has a bare king, and cannot win (§9-13). */
static bool bare_king_opposes(const struct ad__case *k, int side)
{
    struct ad_cites known = {0};

    return ad__player(side) && ad__bare_king(&k->g.now, !side) &&
           ad__cites(&known, &k->g, CITE(P(BARE_KING)));
}

/* 2017 12.9.6: he loses, and the arbiter fixes what the opponent gets; a win if he says nothing. */
static void loses_by_penalty(struct ad__case *k, int side, int points, enum ad_reason why,
                             const uint16_t *cites)
{
    int other = points < 0 ? WIN : points;

    if (other == WIN && bare_king_opposes(k, side)) {
        ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(ARBITER_STOPS)));
        ad__ask(k, AD_WHAT_CONDUCT, AD_ASKS_RESULT, side, CITE(P(PENALTY_LOSS), P(BARE_KING)));
        return;
    }
    ad__end(k, AD_RESULT_PLAYED, side == AD_WHITE ? 0 : other, side == AD_WHITE ? other : 0, why,
            cites);
}

/* The penalty is noted first; time, points and result follow as changes of their own. Fines and rounds reach beyond it: they are noted for those who keep the table. */
void ad__apply_penalty(struct ad__case *k, int side, enum ad_penalty p, int32_t ms, int points,
                       enum ad_reason why, const uint16_t *cites)
{
    struct ad_event e = ad__event(k, AD_EVENT_PENALTY, AD_PENALTY, why, side, cites);
    int gains = p == AD_PENALTY_POINTS_PLUS || p == AD_PENALTY_LOSS ? !side : side;

    e.what = (uint8_t)p;
    e.ms = ms;
    e.points[gains] = (uint8_t)(points > 0 ? points : 0);
    ad__say(k, &e);
    if (e.cites.count == 0)
        return; /* no article: it has become a question */
    switch (p) {
    case AD_PENALTY_TIME_PLUS: ad__give_time(k, !side, ms, AD_PENALISED_TIME_GIVEN, cites); break;
    case AD_PENALTY_TIME_MINUS: ad__give_time(k, side, -ms, AD_PENALISED_TIME_TAKEN, cites); break;
    case AD_PENALTY_LOSS: loses_by_penalty(k, side, points, AD_ENDS_PENALTY, cites); break;
    case AD_PENALTY_EXPULSION:
        if (ad__is_over(&k->g))
            break;
        ad__stop_clock(k, AD_CLOCK_STOPPED, cites);
        ad__ask(k, AD_WHAT_CONDUCT, AD_ASKS_RESULT, side, cites);
        break;
    case AD_PENALTY_POINTS_PLUS:
    case AD_PENALTY_POINTS_MINUS:
        if (ad__is_over(&k->g))
            ad__change_score(k, side, p == AD_PENALTY_POINTS_PLUS, points, cites);
        else
            ad__points_due(k, side, p == AD_PENALTY_POINTS_PLUS, points);
        break;
    case AD_PENALTY_NONE:
    case AD_PENALTY_WARNING:
    case AD_PENALTY_FINE:
    case AD_PENALTY_ROUND:
    case AD_PENALTIES: break;
    }
}

/* "Who has lost?" is not answered by yes or no. */
static bool needs_result(const struct ad_question *q)
{
    return q->reason == AD_ASKS_BOTH_FLAGS || q->reason == AD_ASKS_LATE_BARE_KING ||
           q->reason == AD_ASKS_REFUSAL_BARE_KING || q->reason == AD_ASKS_LATE_ENVELOPE ||
           q->reason == AD_ASKS_RESULT;
}

/* A question about his conduct is answered by a penalty, or by none; one about the game is not. */
static bool answers_question(const struct ad__case *k, const struct ad_question *q)
{
    bool spares = k->c->penalty == AD_PENALTY_NONE;

    if (q->side != k->c->side || (spares && (q->what == AD_WHAT_REFUSAL || needs_result(q))))
        return false;
    switch (q->what) {
    case AD_WHAT_OFFER:
    case AD_WHAT_NO_REASON:
    case AD_WHAT_TWO_HANDS:
    case AD_WHAT_DEVICE:
    case AD_WHAT_REFUSAL:
    case AD_WHAT_CONDUCT:
    case AD_WHAT_DISPLACED: return true;
    default: return q->reason == AD_ASKS_PENALTY || q->reason == AD_ASKS_COMPLAINT;
    }
}

static bool close_conduct(struct ad__case *k, struct ad_cites *about)
{
    struct ad_question q = k->g.question;

    for (unsigned i = 0; !answers_question(k, &q); i++) {
        if (i == k->g.waits)
            return false;
        q = k->g.waiting[i];
    }
    ad__closed(k, &q);
    *about = q.cites;
    return true;
}

/* No penalty: an answer like the others, but only to a question. */
static void spare(struct ad__case *k, int side)
{
    struct ad_event e = ad__event(k, AD_EVENT_RULES, AD_ALLOWED, AD_PENALISED_NONE, side,
                                  menu_cite(AD_PENALTY_NONE));
    struct ad_cites about = {0};

    if (!close_conduct(k, &about)) {
        ad__refuse(k, AD_RULE_NOTHING_ASKED, AD_WHO_ARBITER, CITE(P(ARBITER_DECIDES)));
        return;
    }
    ad__cite_too(&e.cites, &about);
    ad__say(k, &e);
}

static bool needs_time(int kind)
{
    return kind == AD_PENALTY_TIME_PLUS || kind == AD_PENALTY_TIME_MINUS;
}

static bool in_points(int kind)
{
    return kind == AD_PENALTY_POINTS_PLUS || kind == AD_PENALTY_POINTS_MINUS;
}

/* Time has run out for some of them: the clocks stand, and the game cannot be lost any more. */
bool ad__penalty_after_end(int kind)
{
    return !needs_time(kind) && kind != AD_PENALTY_LOSS;
}

/* Of a penalty in time the sentence about the time follows. */
static enum ad_reason said_of(int kind)
{
    static const enum ad_reason said[AD_PENALTIES] = {
        [AD_PENALTY_NONE] = AD_PENALISED,
        [AD_PENALTY_WARNING] = AD_PENALISED_WARNING,
        [AD_PENALTY_TIME_PLUS] = AD_PENALISED,
        [AD_PENALTY_TIME_MINUS] = AD_PENALISED,
        [AD_PENALTY_POINTS_PLUS] = AD_PENALISED_POINTS_PLUS,
        [AD_PENALTY_POINTS_MINUS] = AD_PENALISED_POINTS_MINUS,
        [AD_PENALTY_LOSS] = AD_PENALISED_LOSS,
        [AD_PENALTY_FINE] = AD_PENALISED_FINE,
        [AD_PENALTY_ROUND] = AD_PENALISED_ROUND,
        [AD_PENALTY_EXPULSION] = AD_PENALISED_EXPULSION,
    };
    return said[kind];
}

static int points_of(const struct ad_command *c, int side)
{
    if (c->penalty == AD_PENALTY_LOSS)
        return c->points[!side] == 1 ? 1 : -1;
    return c->points[0];
}

void ad__penalise(struct ad__case *k)
{
    const struct ad_command *c = k->c;
    int side = c->side, kind = c->penalty;
    int32_t ms = needs_time(kind) && c->ms == 0 ? ad__penalty_ms(k) : c->ms;
    struct ad_cites about = {0};
    unsigned first;

    if (kind == AD_PENALTY_NONE) {
        spare(k, side);
        return;
    }
    if (c->points[0] > WIN || c->points[1] > WIN) {
        ad__refuse(k, AD_POINTS_NOT_ATTAINABLE, side, CITE(P(POINTS_LIMIT)));
        return;
    }
    if (!in_menu(k, kind)) {
        ad__refuse(k, AD_PENALISED_NOT_IN_MENU, side, CITE(P(PENALTY_MENU)));
        return;
    }
    if (in_points(kind) && points_of(c, side) == 0) {
        ad__refuse(k, AD_PENALISED_HOW_MANY, side, menu_cite(kind));
        return;
    }
    if (ad__is_over(&k->g) && in_points(kind) &&
        !ad__score_can_change(k, side, kind == AD_PENALTY_POINTS_PLUS, points_of(c, side),
                              menu_cite(kind)))
        return;
    close_conduct(k, &about);
    first = k->out->count;
    ad__apply_penalty(k, side, (enum ad_penalty)kind, ms, points_of(c, side), said_of(kind),
                      menu_cite(kind));
    if (k->out->count > first) /* it rests on what was asked about as well */
        ad__cite_too(&k->out->event[first].cites, &about);
}

/* ---- what the arbiter sees ---- */

/* 2017: lost, unless the regulations are milder; how many points, they do not say. Before, it is one
 * way of using advice. */
static void see_device(struct ad__case *k, int side)
{
    int milder = k->g.table.device_penalty;

    if (!ad__is_2017(&k->g) || side > AD_WHO_BOTH || in_points(milder)) {
        ad__incident(k, AD_WHAT_DEVICE, AD_SEEN_DEVICE, side, CITE(P(DEVICE)));
        ad__ask(k, AD_WHAT_DEVICE, AD_ASKS_PENALTY, side,
                CITE(P(DEVICE), P(CONDUCT_PENALTY), P(PENALTY_MENU)));
    } else if (side == AD_WHO_BOTH) {
        ad__end(k, AD_RESULT_PLAYED, 0, 0, AD_ENDS_DEVICE, CITE(P(DEVICE)));
    } else if (milder == AD_PENALTY_NONE) {
        ad__loses(k, side, AD_ENDS_DEVICE, CITE(P(DEVICE)));
    } else {
        ad__incident(k, AD_WHAT_DEVICE, AD_SEEN_DEVICE, side, CITE(P(DEVICE)));
        ad__apply_penalty(k, side, (enum ad_penalty)milder, k->g.table.device_ms, -1,
                          said_of(milder), CITE(P(DEVICE), menu_cite(milder)[0]));
    }
}

/* Only the director of a five-minute game may annul it for a word from outside (8.17). */
static void see_interference(struct ad__case *k, int side)
{
    ad__incident(k, AD_WHAT_INTERFERENCE, AD_SEEN_INTERFERENCE, side, CITE(P(INTERFERENCE)));
    if (ad__like(&k->g) != AD_BLITZ_1977)
        return;
    ad__stop_clock(k, AD_CLOCK_STOPPED, CITE(P(ARBITER_STOPS)));
    ad__ask(k, AD_WHAT_INTERFERENCE, AD_ASKS_ANNUL, side, CITE(P(INTERFERENCE)));
}

/* 1984 11.5: the opponent has asked for his sheet, which belongs to the organiser. */
static bool keeps_sheet(const struct ad__case *k, int side)
{
    return k->g.question.what == AD_WHAT_SHEET && k->g.question.side == !side;
}

static void obeys_not(struct ad__case *k, int side)
{
    if (bare_king_opposes(k, side))
        ad__ask(k, AD_WHAT_REFUSAL, AD_ASKS_REFUSAL_BARE_KING, side,
                CITE(P(REFUSES_LAWS), P(BARE_KING)));
    else if (side == AD_WHO_BOTH)
        ad__end(k, AD_RESULT_PLAYED, 0, 0, AD_ENDS_REFUSAL, CITE(P(BOTH_LOSE), P(REFUSES_LAWS)));
    else
        ad__loses(k, side, AD_ENDS_REFUSAL,
                  keeps_sheet(k, side) ? CITE(P(SHEET_BORROW), P(REFUSES_LAWS))
                                       : CITE(P(REFUSES_LAWS)));
}

/* 1984: to refuse is enough. Later it must be repeated, or persistent: the arbiter knows (§9-51). */
static void see_refusal(struct ad__case *k, int side)
{
    if (side <= AD_WHO_BOTH &&
        (ad__like(&k->g) == AD_FIDE_1984 || ad__like(&k->g) == AD_BLITZ_1977)) {
        obeys_not(k, side);
        return;
    }
    ad__incident(k, AD_WHAT_REFUSAL, side == AD_WHO_BOTH ? AD_SEEN_REFUSAL_BOTH : AD_SEEN_REFUSAL,
                 side, CITE(P(REFUSES_LAWS)));
    ad__ask(k, AD_WHAT_REFUSAL, side == AD_WHO_BOTH ? AD_ASKS_REFUSAL_BOTH : AD_ASKS_REFUSAL, side,
            CITE(P(REFUSES_LAWS)));
}

/* One has refused persistently, and whether the other has is still to be said: then it is not known
 * yet who has lost. */
static bool other_refuses(const struct ad__case *k, int side)
{
    unsigned i = 0;

    while (i < k->g.waits &&
           (k->g.waiting[i].what != AD_WHAT_REFUSAL || k->g.waiting[i].side != !side))
        i++;
    return ad__player(side) && i < k->g.waits;
}

static void refusal_ruled(struct ad__case *k, const struct ad_question *q)
{
    if (q->reason == AD_ASKS_REFUSAL_TOO)
        obeys_not(k, AD_WHO_BOTH);
    else if (other_refuses(k, q->side))
        ad__ask(k, AD_WHAT_REFUSAL, AD_ASKS_REFUSAL_TOO, !q->side, CITE(P(BOTH_LOSE)));
    else
        obeys_not(k, q->side);
}

/* What is noted, and the article that then demands a penalty for the arbiter to choose. */
static const struct offence {
    uint16_t what, cites[3], why, demands;
} offences[] = {
    {AD_WHAT_CONDUCT,
     {P(CONDUCT), P(DISTURBS), AD__PROVISIONS},
     AD_SEEN_CONDUCT,
     P(CONDUCT_PENALTY)},
    {AD_WHAT_ADVICE, {P(ADVICE), AD__PROVISIONS}, AD_SEEN_ADVICE, P(CONDUCT_PENALTY)},
    {AD_WHAT_LEAVING, {P(LEAVES), AD__PROVISIONS}, AD_SEEN_LEAVING, P(CONDUCT_PENALTY)},
    {AD_WHAT_SMOKING, {P(SMOKES), AD__PROVISIONS}, AD_SEEN_SMOKING, P(CONDUCT_PENALTY)},
    {AD_WHAT_INSPECTION, {P(INSPECTION), AD__PROVISIONS}, AD_SEEN_INSPECTION, P(CONDUCT_PENALTY)},
    {AD_WHAT_DISTURBANCE, {P(DISTURBS), AD__PROVISIONS}, AD_SEEN_DISTURBANCE, P(CONDUCT_PENALTY)},
    {AD_WHAT_CLOCK_HANDLING,
     {P(CLOCK_HANDLING), AD__PROVISIONS},
     AD_SEEN_CLOCK_HANDLING,
     P(CLOCK_HANDLING)},
    {AD_WHAT_OTHER_HAND, {P(SAME_HAND), AD__PROVISIONS}, AD_SEEN_OTHER_HAND, AD__PROVISIONS},
    {AD_WHAT_FINGER, {P(FINGER), AD__PROVISIONS}, AD_SEEN_FINGER, AD__PROVISIONS},
    {AD_WHAT_LEAVING_AREA,
     {P(LEAVES_AREA), AD__PROVISIONS},
     AD_SEEN_LEAVING_AREA,
     P(CONDUCT_PENALTY)},
    {AD_WHAT_LEAVING_VENUE,
     {P(LEAVES_VENUE), AD__PROVISIONS},
     AD_SEEN_LEAVING_VENUE,
     P(CONDUCT_PENALTY)},
    {AD_WHAT_OTHER_NOTATION,
     {P(OTHER_NOTATION), AD__PROVISIONS},
     AD_SEEN_OTHER_NOTATION,
     AD__PROVISIONS},
    {AD_WHAT_REMARK, {P(DISTURBS), AD__PROVISIONS}, AD_SEEN_REMARK, P(CONDUCT_PENALTY)},
    {AD_WHAT_POINTING, {P(DISTURBS), AD__PROVISIONS}, AD_SEEN_POINTING, P(CONDUCT_PENALTY)},
    {AD_WHAT_CLOCK_HINT, /* not his offence: others have spoken */
     {P(ARBITER_SILENT), P(INTERFERENCE), AD__PROVISIONS},
     AD_SEEN_CLOCK_HINT,
     AD__PROVISIONS},
};

static const struct offence *offence_of(int what)
{
    for (unsigned i = 0; i < sizeof offences / sizeof *offences; i++)
        if (offences[i].what == what)
            return &offences[i];
    return NULL;
}

bool ad__is_conduct(int what)
{
    return offence_of(what) != NULL;
}

static void see_offence(struct ad__case *k, int side, const struct offence *o)
{
    struct ad_cites found = {0};
    enum ad_what what = (enum ad_what)o->what;

    if (what == AD_WHAT_LEAVING_AREA && side == !k->g.now.turn &&
        ad__cites(&found, &k->g, o->cites)) {
        ad__allow(k, AD_MAY_LEAVE_AREA, side, o->cites);
        return;
    }
    if (what == AD_WHAT_SMOKING && k->g.table.order && !k->g.table.no_smoking &&
        !ad__is_over(&k->g) &&
        !ad__cites(&found, &k->g, o->cites)) { /* BTO 35.8.1, where the Laws say nothing */
        ad__allow(k, AD_MAY_SMOKE, side, o->cites);
        return;
    }
    ad__incident(k, what, (enum ad_reason)o->why, side, o->cites);
    if (ad__is_over(&k->g))
        return;
    if (!ad__cites(&found, &k->g, o->cites))
        ad__ask(k, what, AD_ASKS_PENALTY, side, o->cites); /* the book says nothing of it */
    else if (o->demands != AD__PROVISIONS)
        ad__ask(k, what, AD_ASKS_PENALTY, side, CITE(o->demands, P(PENALTY_MENU)));
}

static void see_conduct(struct ad__case *k, int side)
{
    bool away =
        k->c->what == AD_WHAT_LEAVING && side == !k->g.now.turn; /* the area is open to him */
    const struct offence *o = offence_of(away ? AD_WHAT_LEAVING_VENUE : k->c->what);

    if (o)
        see_offence(k, side, o);
    else
        ad__incident(k, AD_WHAT_CONDUCT, AD_SEEN_CONDUCT, side, CITE(P(CONDUCT), P(DISTURBS)));
}

/* White, Black, both; or nobody in particular. */
static int about(const struct ad_command *c)
{
    return ad__player(c->side) || c->side == AD_WHO_BOTH ? c->side : AD_WHO_NOBODY;
}

void ad__see(struct ad__case *k)
{
    int side = about(k->c);

    switch (k->c->what) {
    case AD_WHAT_FLAG: ad__flag_seen(k, side); break;
    case AD_WHAT_ILLEGAL_MOVE: ad__illegal_seen(k); break;
    case AD_WHAT_TWO_HANDS: ad__two_hands(k, ad__player(side) ? side : !k->g.now.turn); break;
    case AD_WHAT_TWO_CHECKS:
    case AD_WHAT_LAST_RANK_PAWN: ad__watch(k); break;
    case AD_WHAT_DEVICE: see_device(k, side); break;
    case AD_WHAT_INTERFERENCE: see_interference(k, side); break;
    case AD_WHAT_REFUSAL: see_refusal(k, side); break;
    case AD_WHAT_LATE: ad__late_seen(k, side); break;
    case AD_WHAT_BOARDS_DIFFER: ad__boards_differ(k); break;
    case AD_WHAT_WRONG_START:
    case AD_WHAT_WRONG_COLOURS:
    case AD_WHAT_TURNED_BOARD:
    case AD_WHAT_WRONG_CLOCK:
    case AD_WHAT_DISPLACED: ad__found(k); break;
    default: see_conduct(k, side); break;
    }
}

/* ---- answers ---- */

/* The article that a question was asked under. */
static const struct {
    uint16_t what, cites[2];
} asked[] = {
    {AD_WHAT_OFFER, {P(OFFER), AD__PROVISIONS}},
    {AD_WHAT_CLAIM, {P(CLAIM_WRONG), AD__PROVISIONS}},
    {AD_WHAT_PERPETUAL, {P(PERPETUAL), AD__PROVISIONS}},
    {AD_WHAT_FLAG, {P(FLAG_LOSES), AD__PROVISIONS}},
    {AD_WHAT_ILLEGAL_MOVE, {P(ILLEGAL_PENALTY), AD__PROVISIONS}},
    {AD_WHAT_TOUCH_MOVE, {P(TOUCH_OBJECTION), AD__PROVISIONS}},
    {AD_WHAT_SHEET, {P(SHEET_BORROW), AD__PROVISIONS}},
    {AD_WHAT_PROMOTION_PIECE, {P(PROMOTION_PIECE), AD__PROVISIONS}},
    {AD_WHAT_NO_REASON, {P(PLAYER_STOPS_NO_REASON), AD__PROVISIONS}},
    {AD_WHAT_TWO_HANDS, {P(TWO_HANDS), AD__PROVISIONS}},
    {AD_WHAT_DEVICE, {P(DEVICE), AD__PROVISIONS}},
    {AD_WHAT_INTERFERENCE, {P(INTERFERENCE), AD__PROVISIONS}},
    {AD_WHAT_WRONG_START, {P(WRONG_START), AD__PROVISIONS}},
    {AD_WHAT_WRONG_COLOURS, {P(WRONG_COLOURS), AD__PROVISIONS}},
    {AD_WHAT_TURNED_BOARD, {P(TURNED_BOARD), AD__PROVISIONS}},
    {AD_WHAT_WRONG_CLOCK, {P(CLOCK_WRONG), AD__PROVISIONS}},
    {AD_WHAT_BOARDS_DIFFER, {P(BLIND_BOARDS), AD__PROVISIONS}},
    {AD_WHAT_DISPLACED, {P(DISPLACES), AD__PROVISIONS}},
    {AD_WHAT_REFUSAL, {P(REFUSES_LAWS), AD__PROVISIONS}},
    {AD_WHAT_CONDUCT, {P(CONDUCT), AD__PROVISIONS}},
    {AD_WHAT_LATE, {P(LATE), AD__PROVISIONS}},
};

uint16_t ad__article_of(int what)
{
    const struct offence *o = offence_of(what);

    for (unsigned i = 0; !o && i < sizeof asked / sizeof *asked; i++)
        if (asked[i].what == what)
            return asked[i].cites[0];
    return o ? o->cites[0] : P(PLAYER_STOPS);
}

static const uint16_t *asked_under(const struct ad_game *g)
{
    static const uint16_t none[] = {AD__PROVISIONS};
    static const uint16_t rapid[] = {P(ILLEGAL_RAPID_OTHER), AD__PROVISIONS};
    static const uint16_t blitz[] = {P(ILLEGAL_BLITZ_OTHER), AD__PROVISIONS};
    static const uint16_t resigns[] = {P(RESIGNS), AD__PROVISIONS};
    static const uint16_t sealed[] = {P(SEALED_ILLEGAL), AD__PROVISIONS};
    static const uint16_t seal[] = {P(SEAL), AD__PROVISIONS};
    static const uint16_t times[] = {P(RESUMED_TIMES), AD__PROVISIONS};
    const struct ad_question *q = &g->question;

    if (q->what == AD_WHAT_ILLEGAL_MOVE &&
        (ad__unwatched(g) || (g->table.format == AD_BLITZ && !ad__is_2017(g))))
        return g->table.format == AD_BLITZ ? blitz : rapid;
    if (q->what == AD_WHAT_ARBITER && q->reason == AD_ASKS_CAN_MATE)
        return resigns;
    if (q->reason == AD_ASKS_SEALED_CAN_WIN)
        return sealed;
    if (q->reason == AD_ASKS_TIMES_LATE)
        return times;
    if (q->reason == AD_ASKS_SEALED_OTHER)
        return g->has_duty ? seal : ad__why_not_open(g, AD_NO_MOVE);
    for (unsigned i = 0; i < sizeof asked / sizeof *asked; i++)
        if (asked[i].what == q->what)
            return asked[i].cites;
    return none;
}

/* 10.2: no more than a game can give, and to nobody what no result gives. */
static bool attainable(int white, int black)
{
    return white <= WIN && black <= WIN && white + black <= WIN;
}

/* What the arbiter decides about: an open question, or an end that is left to him. */
static const uint16_t *basis(const struct ad_game *g)
{
    static const uint16_t means[] = {P(QUICKPLAY_ALONE_MEANS), AD__PROVISIONS};
    static const uint16_t effort[] = {P(QUICKPLAY_ALONE_EFFORT), AD__PROVISIONS};

    if (g->result.kind == AD_RESULT_PENDING)
        return g->mode[AD_MODE_CLAIM] == AD_WHAT_NORMAL_MEANS ? means : effort;
    return ad__is_over(g) ? ad__otherwise(g, false) : asked_under(g);
}

static void give_result(struct ad__case *k, enum ad_result_kind kind, int white, int black,
                        enum ad_reason why, const uint16_t *first)
{
    struct ad_event e =
        ad__event(k, AD_EVENT_RESULT, AD_GAME_OVER, why, AD_WHO_NOBODY, basis(&k->g));
    int loser = white == WIN ? AD_WHO_BLACK : black == WIN ? AD_WHO_WHITE : AD_WHO_NOBODY;

    if (bare_king_opposes(k, loser)) {
        ad__refuse(k, AD_POINTS_BARE_KING, !loser, CITE(P(BARE_KING)));
        return;
    }
    ad__cites(&e.cites, &k->g, first);
    ad__cites(&e.cites, &k->g, CITE(P(ARBITER_DECIDES)));
    e.value = (int32_t)kind;
    e.points[AD_WHITE] = (uint8_t)white;
    e.points[AD_BLACK] = (uint8_t)black;
    if (white != black)
        e.side = white > black ? AD_WHO_WHITE : AD_WHO_BLACK;
    ad__say(k, &e);
}

static void rule_points(struct ad__case *k)
{
    int white = k->c->points[AD_WHITE], black = k->c->points[AD_BLACK];

    if (!attainable(white, black))
        ad__refuse(k, AD_POINTS_NOT_ATTAINABLE, AD_WHO_ARBITER, CITE(P(POINTS_LIMIT)));
    else if (white + black == 0 && k->g.question.what == AD_WHAT_REFUSAL)
        give_result(k, AD_RESULT_PLAYED, 0, 0, AD_ENDS_RULED, CITE(P(BOTH_LOSE)));
    else
        give_result(k, AD_RESULT_PLAYED, white, black, AD_ENDS_RULED,
                    CITE(P(POINTS_LIMIT), P(POINTS)));
}

/* 11.8, 1997 12.8: one of them has lost by refusing; the other may have, too. Questions are answered in
 * their order, or at once by a result. */
static void refusal_loses(struct ad__case *k)
{
    struct ad_question q = k->g.question;

    if (q.side != k->c->side) {
        ad__refuse(k, AD_RULE_NEEDS_RESULT, AD_WHO_ARBITER, CITE(P(BOTH_LOSE)));
        return;
    }
    refusal_ruled(k, &q);
    if (!ad__is_over(&k->g))
        ad__answered(k);
}

static void rule_loss(struct ad__case *k)
{
    int loser = k->c->side;

    if (loser == AD_WHO_BOTH)
        give_result(k, AD_RESULT_PLAYED, 0, 0, AD_ENDS_RULED, CITE(P(BOTH_LOSE)));
    else if (ad__player(loser) && k->g.question.what == AD_WHAT_REFUSAL &&
             (k->g.question.side == loser || other_refuses(k, k->g.question.side)))
        refusal_loses(k);
    else if (!ad__player(loser))
        ad__refuse(k, AD_RULE_NEEDS_RESULT, AD_WHO_ARBITER, CITE(P(ARBITER_DECIDES)));
    else
        give_result(k, AD_RESULT_PLAYED, loser == AD_WHITE ? 0 : WIN, loser == AD_WHITE ? WIN : 0,
                    AD_ENDS_RULED, CITE(P(POINTS)));
}

/* "Can he still win?" Yes: the one it is about has lost. No: drawn. */
static bool about_mate(const struct ad_question *q)
{
    return ad__player(q->side) &&
           (q->reason == AD_ASKS_CAN_MATE || q->reason == AD_ASKS_SEALED_CAN_WIN);
}

static void rule_mate(struct ad__case *k, int side, bool possible)
{
    int other = possible ? WIN : 1, own = possible ? 0 : 1;

    give_result(k, AD_RESULT_PLAYED, side == AD_WHITE ? own : other, side == AD_WHITE ? other : own,
                AD_ENDS_RULED, CITE(P(POINTS)));
}

static void rule_yes(struct ad__case *k, const struct ad_question *q)
{
    if (q->reason == AD_ASKS_ADJOURNMENT || q->reason == AD_ASKS_SEAL_EARLY) {
        ad__ask_to_seal(k);
        return;
    }
    switch (q->what) {
    case AD_WHAT_WRONG_START:
    case AD_WHAT_WRONG_COLOURS:
    case AD_WHAT_INTERFERENCE: give_result(k, AD_RESULT_VOID, 0, 0, AD_ENDS_ANNULLED, NULL); break;
    case AD_WHAT_REFUSAL: refusal_ruled(k, q); break;
    case AD_WHAT_TWO_HANDS:
        ad__allow(k, AD_RULED_YES, q->side, asked_under(&k->g));
        if (q->reason == AD_ASKS_TWO_HANDS)
            ad__two_hands(k, q->side);
        break;
    case AD_WHAT_DRAW:
        give_result(k, AD_RESULT_PLAYED, 1, 1, AD_ENDS_AGREED, CITE(P(AGREED), P(OFFER_FORBIDDEN)));
        break;
    case AD_WHAT_PERPETUAL: give_result(k, AD_RESULT_PLAYED, 1, 1, AD_ENDS_RULED, NULL); break;
    case AD_WHAT_TOUCH_MOVE:
        ad__allow(k, AD_RULED_YES, q->side, asked_under(&k->g));
        if (q->reason == AD_ASKS_TOUCHED)
            ad__touch_ruled(k, q->side);
        else if (q->reason == AD_ASKS_SEALED_OTHER)
            ad__sealed_counts(k, true);
        else if (q->reason == AD_ASKS_ENDED_BY_BREACH)
            ad__end_tests(k); /* nobody objects: the move stands, and with it the end */
        break;
    case AD_WHAT_PROMOTION_PIECE:
        ad__allow(k, AD_RULED_PIECE_BROUGHT, q->side, asked_under(&k->g));
        break;
    default: ad__allow(k, AD_RULED_YES, q->side, asked_under(&k->g)); break;
    }
}

static void rule_no(struct ad__case *k, const struct ad_question *q)
{
    if (q->what == AD_WHAT_PROMOTION_PIECE) /* it was there: he stopped the clock for nothing */
        ad__incident(k, AD_WHAT_NO_REASON, AD_STOPPED_NO_REASON, q->side,
                     CITE(P(PLAYER_STOPS_NO_REASON)));
    ad__allow(k, AD_RULED_NO, q->side, asked_under(&k->g));
    if (q->reason == AD_ASKS_REFUSAL_TOO)
        obeys_not(k, !q->side);
    else if (q->reason == AD_ASKS_SEALED_OTHER)
        ad__sealed_counts(k, false);
}

/* What a player complained of is so: it is as if the arbiter had seen it. */
static void uphold(struct ad__case *k, const struct ad_question *q)
{
    const struct ad_command *said = k->c;
    struct ad_command seen = *said;

    seen.kind = AD_DOES_SEE;
    seen.what = q->what;
    seen.side = q->side;
    ad__allow(k, AD_RULED_YES, q->side, asked_under(&k->g));
    ad__answered(k);
    k->c = &seen;
    ad__see(k);
    k->c = said;
}

static void answer(struct ad__case *k, bool yes)
{
    struct ad_question q = k->g.question;

    if (yes && q.reason == AD_ASKS_COMPLAINT) {
        uphold(k, &q);
        return;
    }
    if (needs_result(&q)) {
        ad__refuse(k, AD_RULE_NEEDS_RESULT, AD_WHO_ARBITER, CITE(P(ARBITER_DECIDES)));
        return; /* still open */
    }
    if (about_mate(&q))
        rule_mate(k, q.side, yes);
    else if (q.reason == AD_ASKS_FLAG_EARLY)
        ad__flag_early_ruled(k, q.side, yes);
    else if (q.reason == AD_ASKS_COUNT)
        ad__count_ruled(k, yes);
    else if (yes)
        rule_yes(k, &q);
    else
        rule_no(k, &q);
    if (!ad__is_over(&k->g) && q.reason != AD_ASKS_COUNT)
        ad__answered(k);
}

static bool about_quickplay(const struct ad_game *g)
{
    int what = g->question.what;

    if (what == AD_WHAT_NORMAL_MEANS || what == AD_WHAT_NO_EFFORT || what == AD_WHAT_INCREMENT)
        return true;
    return g->mode[AD_MODE_POSTPONED] && what == AD_WHAT_NOTHING && !ad__is_over(g);
}

static bool is_result(int answer)
{
    return answer == AD_ANSWER_RESULT || answer == AD_ANSWER_VOID;
}

/* An answer that is a result, whatever was asked. */
static bool rule_result(struct ad__case *k)
{
    switch (k->c->answer) {
    case AD_ANSWER_DRAW:
        give_result(k, AD_RESULT_PLAYED, 1, 1, AD_ENDS_RULED, CITE(P(POINTS)));
        return true;
    case AD_ANSWER_LOSS: rule_loss(k); return true;
    case AD_ANSWER_RESULT: rule_points(k); return true;
    case AD_ANSWER_VOID: give_result(k, AD_RESULT_VOID, 0, 0, AD_ENDS_ANNULLED, NULL); return true;
    default: return false;
    }
}

static void rule_pending(struct ad__case *k, bool accepted)
{
    if (accepted)
        give_result(k, AD_RESULT_PLAYED, 1, 1, AD_ENDS_FINISH, NULL);
    else
        ad__refuse(k, AD_RULE_NEEDS_RESULT, AD_WHO_ARBITER, basis(&k->g));
}

void ad__rule(struct ad__case *k)
{
    int said = k->c->answer;

    if (said == AD_ANSWER_REOPEN) {
        ad__reopen(k);
        return;
    }
    if (about_quickplay(&k->g) && !is_result(said)) {
        ad__quickplay_ruled(k);
        return;
    }
    if (rule_result(k))
        return;
    if (ad__is_over(&k->g)) /* by a claim, which is accepted or leads to another result */
        rule_pending(k, said == AD_ANSWER_ACCEPT);
    else if (k->g.question.what == AD_WHAT_NOTHING)
        ad__refuse(k, AD_RULE_NOTHING_ASKED, AD_WHO_ARBITER, CITE(P(ARBITER_DECIDES)));
    else if (said == AD_ANSWER_POSTPONE) /* it stays open */
        ad__allow(k, AD_RULED_LATER, k->g.question.side, asked_under(&k->g));
    else
        answer(k, said == AD_ANSWER_ACCEPT);
}
