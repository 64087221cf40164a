/*
 * game/after.c -- a game that is over, and what can still happen to it.
 *
 *   clause (2017)                               function
 *   6.7.1, I.10 late, "unless the arbiter ..."  ad__otherwise, ad__reopen
 *   8.7 signed, "unless the arbiter ..."        ad__otherwise; ad__sign in sheets.c
 *   11.3.2 a device, by consent after all       ad__otherwise
 *   11.7, 12.9.6 the other's points             keeps_loss
 *   11.10 protest                               ad__protest
 *   12.9.4, 12.9.5 points in the result         ad__change_score; of a game in play ad__points_due,
 *                                               ad__settle_points
 *
 * Everything else is heard and changes nothing. What has ended by the play on the board stays as it
 * is: no edition lets the arbiter decide otherwise there.
 */
#include "game/adjourn.h"

/* ---- unless the arbiter decides otherwise ---- */

/* By what may he give another result, or let the game go on? NULL: by nothing. */
const uint16_t *ad__otherwise(const struct ad_game *g, bool reopens)
{
    static const uint16_t start[] = {P(LATE_OTHERWISE), AD__PROVISIONS};
    static const uint16_t resumed[] = {P(RESUMED_LATE_OTHERWISE), AD__PROVISIONS};
    static const uint16_t device[] = {P(DEVICE), AD__PROVISIONS};
    static const uint16_t sheets[] = {P(SHEET_SIGNED), AD__PROVISIONS};
    static const uint16_t refusal[] = {P(REFUSAL_POINTS), AD__PROVISIONS};
    static const uint16_t penalty[] = {P(PENALTY_LOSS), AD__PROVISIONS};

    if (g->result.reason == AD_ENDS_LATE || g->result.reason == AD_ENDS_BOTH_LATE)
        return ad__resumed(g) ? resumed : start;
    if (g->result.reason == AD_ENDS_DEVICE)
        return device;
    if (!reopens && g->mode[AD_MODE_SIGNED])
        return sheets;
    if (!reopens && g->result.reason == AD_ENDS_PENALTY && ad__is_2017(g))
        return penalty;
    return !reopens && g->result.reason == AD_ENDS_REFUSAL ? refusal : NULL;
}

/* Who persistently refused, or is penalised by the loss, has lost; open is only what the opponent
 * gets. */
static bool keeps_loss(const struct ad__case *k)
{
    const uint8_t *was = k->g.result.points;
    int loser = was[AD_WHITE] < was[AD_BLACK] ? AD_WHITE : AD_BLACK;
    bool lost = k->g.result.reason == AD_ENDS_REFUSAL || k->g.result.reason == AD_ENDS_PENALTY;

    return !lost || k->g.mode[AD_MODE_SIGNED] ||
           (k->c->answer == AD_ANSWER_RESULT && k->c->points[loser] == 0 &&
            was[AD_WHITE] != was[AD_BLACK]);
}

static bool may_rule(const struct ad__case *k)
{
    int said = k->c->answer;
    const uint16_t *why = ad__otherwise(&k->g, said == AD_ANSWER_REOPEN);
    struct ad_cites found = {0};

    if (k->g.result.kind == AD_RESULT_PENDING)
        return said != AD_ANSWER_REOPEN;
    if (said < AD_ANSWER_DRAW)
        return false;
    if (said != AD_ANSWER_REOPEN && k->g.question.what != AD_WHAT_NOTHING)
        return true;
    return why && ad__cites(&found, &k->g, why) && keeps_loss(k);
}

void ad__reopen(struct ad__case *k)
{
    struct ad_event e = ad__event(k, AD_EVENT_RESULT, AD_ALLOWED, AD_GAME_REOPENED, AD_WHO_NOBODY,
                                  ad__otherwise(&k->g, true));

    if (!ad__is_over(&k->g)) {
        ad__refuse(k, AD_REOPENED_NOT_OVER, AD_WHO_ARBITER, CITE(P(ARBITER_DECIDES)));
        return;
    }
    ad__cites(&e.cites, &k->g, CITE(P(ARBITER_DECIDES)));
    ad__say(k, &e);
    for (int side = 0; side < 2; side++)
        if (ad__presence(&k->g, side) == AD__CAME_LATE)
            ad__mode(k, ad__presence_mode(side), AD__EXCUSED);
    ad__mode(k, AD_MODE_SIGNED, 0);
}

/* ---- points ---- */

static bool has_score(const struct ad_game *g)
{
    return g->result.kind == AD_RESULT_PLAYED || g->result.kind == AD_RESULT_FORFEIT;
}

/* How many half points can still go off the score of who offended, or onto his opponent's (10.2)? */
static int room(const struct ad_game *g, int side, bool plus)
{
    const uint8_t *now = g->result.points;

    return plus ? 2 - now[AD_WHITE] - now[AD_BLACK] : now[side];
}

/* A penalty in points for a game that is over: is its score known, and another one possible? */
bool ad__score_can_change(struct ad__case *k, int side, bool plus, int half, const uint16_t *cites)
{
    if (!has_score(&k->g))
        ad__refuse(k, AD_GAME_IS_OVER, side, cites);
    else if (half > room(&k->g, side, plus))
        ad__refuse(k, AD_POINTS_NOT_ATTAINABLE, side, CITE(P(POINTS_LIMIT)));
    else
        return true;
    return false;
}

void ad__change_score(struct ad__case *k, int side, bool plus, int half, const uint16_t *cites)
{
    int score[2] = {k->g.result.points[AD_WHITE], k->g.result.points[AD_BLACK]};

    score[plus ? !side : side] += plus ? half : -half;
    ad__end(k, AD_RESULT_PLAYED, score[AD_WHITE], score[AD_BLACK], AD_ENDS_SCORE_CHANGED, cites);
}

static enum ad_mode points_mode(int side, bool plus)
{
    if (plus)
        return side == AD_WHITE ? AD_MODE_GIVEN_BLACK : AD_MODE_GIVEN_WHITE;
    return side == AD_WHITE ? AD_MODE_TAKEN_WHITE : AD_MODE_TAKEN_BLACK;
}

/* During play there is no score yet: it is remembered. */
void ad__points_due(struct ad__case *k, int side, bool plus, int half)
{
    enum ad_mode mode = points_mode(side, plus);
    int due = k->g.mode[mode] + half;

    ad__mode(k, mode, due < 2 ? due : 2);
}

/* The arbiter has named the points: they are final. */
static bool names_points(const struct ad_command *c)
{
    return c->kind == AD_DOES_RULE ? c->answer == AD_ANSWER_RESULT
                                   : c->kind == AD_DOES_PENALISE && c->points[!c->side] > 0;
}

static void settle(struct ad__case *k, int side, bool plus)
{
    int due = k->g.mode[points_mode(side, plus)], most = room(&k->g, side, plus);
    const uint16_t *cites = plus ? CITE(P(PENALTY_POINTS_PLUS)) : CITE(P(PENALTY_POINTS_MINUS));

    if (due > most && plus && k->g.result.points[!side] < 2)
        ad__refuse(k, AD_POINTS_NOT_ATTAINABLE, !side, CITE(P(POINTS_LIMIT)));
    if (due > 0 && most > 0)
        ad__change_score(k, side, plus, due < most ? due : most, cites);
}

/* The game has ended: what was taken or given during play counts, as far as there is room. What is
 * taken makes room. */
void ad__settle_points(struct ad__case *k)
{
    if (has_score(k->live) || !has_score(&k->g) || names_points(k->c))
        return;
    for (int plus = 0; plus < 2; plus++)
        for (int side = 0; side < 2; side++)
            settle(k, side, plus);
}

/* ---- protest ---- */

/* Against any decision, in play and after it, the sheets signed or not. Who hears it is for others. */
void ad__protest(struct ad__case *k)
{
    if (ad__like(&k->g) == AD_BLITZ_1977) /* 8.18 */
        ad__refuse(k, AD_PROTEST_FINAL, k->c->by, CITE(P(PROTEST)));
    else
        ad__incident(k, AD_WHAT_PROTEST, AD_PROTEST_NOTED, k->c->by, CITE(P(PROTEST)));
}

/* ---- heard ---- */

static bool about_flag(const struct ad_command *c)
{
    return c->kind == AD_DOES_FALL || c->kind == AD_DOES_STICK || c->what == AD_WHAT_FLAG;
}

/* Why a flag does not matter any more. */
static const uint16_t *flag_too_late(const struct ad_game *g)
{
    static const uint16_t none[] = {AD__PROVISIONS};
    static const uint16_t by_words[] = {P(RESULT_STANDS), AD__PROVISIONS};
    static const uint16_t by_move[] = {P(MATE_BEFORE_FLAG), AD__PROVISIONS};

    switch (g->result.reason) {
    case AD_ENDS_RESIGNED:
    case AD_ENDS_AGREED: return by_words;
    case AD_ENDS_MATE:
    case AD_ENDS_STALEMATE:
    case AD_ENDS_DEAD: return by_move;
    default: return none;
    }
}

/* ... and why the move in the envelope does not. */
static const uint16_t *opened_too_late(const struct ad_game *g)
{
    static const uint16_t none[] = {AD__PROVISIONS};
    static const uint16_t drawn[] = {P(AGREED_ADJOURNED), AD__PROVISIONS};
    static const uint16_t resigned[] = {P(RESIGNS_ADJOURNED), AD__PROVISIONS};
    static const uint16_t late[] = {P(RESUMED_LATE), AD__PROVISIONS};

    if (!ad__adjourned(g))
        return none;
    switch (g->result.reason) {
    case AD_ENDS_AGREED: return drawn;
    case AD_ENDS_RESIGNED:
    case AD_ENDS_RESIGNED_DRAW: return resigned;
    case AD_ENDS_LATE:
    case AD_ENDS_BOTH_LATE: return late;
    default: return none;
    }
}

static const uint16_t *stands_because(const struct ad__case *k)
{
    static const uint16_t none[] = {AD__PROVISIONS};

    if (about_flag(k->c))
        return flag_too_late(&k->g);
    if (k->c->kind == AD_DOES_OPEN)
        return opened_too_late(&k->g);
    if (k->c->kind != AD_DOES_ARRIVE || k->g.envelope.sealer == AD_WHO_NOBODY)
        return none;
    return ad__stands_though_late(&k->g);
}

static bool may_still(const struct ad__case *k)
{
    switch ((int)k->c->kind) {
    case AD_DOES_AGREE: /* what is over can be signed */
        return k->c->what == AD_WHAT_RESULT || k->g.result.kind == AD_RESULT_PENDING;
    case AD_DOES_RULE: return may_rule(k);
    case AD_DOES_PENALISE: return ad__penalty_after_end(k->c->penalty);
    case AD_DOES_SEE: return ad__is_conduct(k->c->what);
    case AD_DOES_PROTEST: return true;
    default: return false;
    }
}

bool ad__heard_only(struct ad__case *k)
{
    const uint16_t *why;
    bool closed; /* an envelope that stays so */
    struct ad_event e;

    if (!ad__is_over(&k->g) || may_still(k))
        return false;
    why = stands_because(k);
    closed = k->c->kind == AD_DOES_OPEN && *why != AD__PROVISIONS;
    e = ad__event(k, AD_EVENT_RULES, AD_REFUSED, closed ? AD_ENVELOPE_TOO_LATE : AD_GAME_IS_OVER,
                  k->c->by, why);
    ad__cite_too(&e.cites, &k->g.result.cites);
    ad__say(k, &e);
    return true;
}
