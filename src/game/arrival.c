/*
 * game/arrival.c -- who is not there when the session begins, and who comes too late.
 *
 *   clause (2017)                     function
 *   6.7.1 default time                ad__default_ms, came_late, ad__settle_late
 *   6.7.1 he does not come at all     ad__late_seen; the arbiter decides otherwise: ad__arrive
 *   6.7.2 nobody there at the start   in_time
 *   I.9.2, I.9.3 absent, then there   in_time
 *   I.10 late at the resumption       late_at_resumption
 *   I.11 both absent                  in_time
 *
 * The default time runs from the start of the session; "more than" it is too late, so 60:00 is not
 * (1984 10.13). An arrival after it does not always decide the game at once:
 *
 *   - both may be too late (1984 10.15; later editions: each of them by the clause about one), so
 *     the first of two waits for the second;
 *   - at a resumption the sealed move may have ended the game (1984 10.13(a), (b); 1997 A.10; 2017
 *     I.10), and nobody may look before the replier is there. Once he is, it is opened.
 *
 * Who loses before he has played does so by forfeit; at a resumption a game was played and is lost.
 */
#include "game/adjourn.h"

int32_t ad__default_ms(const struct ad__case *k)
{
    return k->g.table.default_ms >= 0 ? k->g.table.default_ms : LAW(k, DEFAULT_TIME);
}

static bool came_late(const struct ad__case *k)
{
    return k->c->at - ad__session_began(&k->g) > ad__default_ms(k);
}

/* ---- not there ---- */

/* Who has moved in this session has been here, and is not late when he comes back. */
static bool has_moved(const struct ad_game *g, int side)
{
    for (uint32_t n = g->count; n >= 1; n--) {
        const struct ad_ply *ply = ad_game_ply(g, n);
        if (ply->flags & AD_FLAG_RECALLED || (ad__resumed(g) && ply->at < ad__session_began(g)))
            return false;
        if (ply->side == side && !(ply->flags & AD_FLAG_SEALED))
            return true;
    }
    return false;
}

void ad__absent(struct ad__case *k)
{
    int side = k->c->by;
    bool resumes = ad__adjourned(&k->g);

    if (!resumes && has_moved(k->live, side)) {
        ad__allow(k, AD_ABSENT_WAS_THERE, side, CITE(P(LATE)));
        return;
    }
    ad__mode(k, ad__presence_mode(side), AD__ABSENT);
    ad__allow(k, AD_ABSENT_NOTED, side, resumes ? CITE(P(RESUMED_LATE)) : CITE(P(LATE)));
    if (k->g.mode[AD_MODE_SESSION] == AD_SESSION_RESUMED)
        ad__resumption_clock(k);
}

/* ---- in time ---- */

static const uint16_t *in_time_cites(const struct ad__case *k, int side)
{
    static const uint16_t start[] = {P(LATE), AD__PROVISIONS};
    static const uint16_t both[] = {P(BOTH_LATE), P(LATE), AD__PROVISIONS};
    static const uint16_t sealer[] = {P(SEALER_ABSENT), AD__PROVISIONS};
    static const uint16_t replier[] = {P(REPLIER_ABSENT), AD__PROVISIONS};
    static const uint16_t replier_both[] = {P(RESUMED_BOTH_ABSENT), P(REPLIER_ABSENT),
                                            AD__PROVISIONS};
    bool alone = ad__presence(&k->g, !side) == AD__ABSENT;

    if (!ad__resumed(&k->g)) /* 10.15 of 1984 is about both being too late, not about the clock */
        return alone && ad__like(&k->g) >= AD_FIDE_1997 ? both : start;
    if (k->g.envelope.sealer == side)
        return sealer;
    return alone && ad__is_2017(&k->g) ? replier_both : replier;
}

static void in_time(struct ad__case *k, int side)
{
    const uint16_t *cites = in_time_cites(k, side);

    ad__mode(k, ad__presence_mode(side), ad__resumed(&k->g) ? AD__CAME : AD__PRESENT);
    ad__allow(k, AD_ARRIVES_IN_TIME, side, cites);
}

/* ---- too late ---- */

static enum ad_result_kind kind_of_loss(const struct ad_game *g)
{
    return ad__resumed(g) ? AD_RESULT_PLAYED : AD_RESULT_FORFEIT;
}

static void both_lose(struct ad__case *k)
{
    bool old = ad__like(&k->g) == AD_FIDE_1984 || ad__like(&k->g) == AD_BLITZ_1977;
    const uint16_t *cites = ad__resumed(&k->g) ? CITE(P(RESUMED_LATE)) : CITE(P(LATE));

    ad__end(k, kind_of_loss(&k->g), 0, 0, AD_ENDS_BOTH_LATE, old ? CITE(P(BOTH_LATE)) : cites);
}

static void loses(struct ad__case *k, int side)
{
    const uint16_t *cites = ad__resumed(&k->g) ? CITE(P(RESUMED_LATE)) : CITE(P(LATE));
    struct ad_cites bare = {0};

    if (ad__bare_king(&k->g.now, !side) && ad__cites(&bare, &k->g, CITE(P(BARE_KING)))) {
        ad__ask(k, AD_WHAT_ARBITER, AD_ASKS_LATE_BARE_KING, side, /* §9-13 */
                ad__resumed(&k->g) ? CITE(P(RESUMED_LATE), P(BARE_KING))
                                   : CITE(P(LATE), P(BARE_KING)));
        return;
    }
    ad__end(k, kind_of_loss(&k->g), side == AD_WHITE ? 0 : 2, side == AD_WHITE ? 2 : 0,
            AD_ENDS_LATE, cites);
}

/* Nothing is unread any more: who came too late has lost. */
void ad__settle_late(struct ad__case *k)
{
    int white = ad__presence(&k->g, AD_WHITE), black = ad__presence(&k->g, AD_BLACK);
    int side = white == AD__CAME_LATE ? AD_WHITE : AD_BLACK;

    if (white != AD__CAME_LATE && black != AD__CAME_LATE)
        return;
    if (white == black)
        both_lose(k);
    else if (ad__presence(&k->g, !side) == AD__ABSENT)
        ad__allow(k, AD_LATE_WAITS, side,
                  ad__resumed(&k->g) ? CITE(P(RESUMED_LATE)) : CITE(P(LATE)));
    else
        loses(k, side);
}

/* Does the closed envelope matter for somebody who is too late? In 1984 and 1997 not for a late
 * replier alone. */
static bool must_open_first(const struct ad__case *k)
{
    int sealer = k->g.envelope.sealer;

    if (ad__presence(&k->g, sealer) == AD__CAME_LATE)
        return true;
    return ad__is_2017(&k->g);
}

/* Without the replier the envelope stays closed (14.2, I.7), unless what is in it has ended the game. */
static bool may_open(struct ad__case *k)
{
    bool away =
        k->c->kind == AD_DOES_SEE && ad__presence(&k->g, !k->g.envelope.sealer) == AD__CAME_LATE;

    return !away || ad__sealed_ends(k);
}

static void late_at_resumption(struct ad__case *k, int side)
{
    int sealer = k->g.envelope.sealer;

    if (k->g.mode[AD_MODE_SESSION] == AD_SESSION_RESUMED) {
        if (ad__presence(&k->g, !sealer) == AD__ABSENT)
            ad__allow(k, AD_LATE_WAITS, side, CITE(P(RESUMED_LATE), P(OPEN_ENVELOPE)));
        else if (must_open_first(k) && may_open(k))
            ad__open_first(k);
        else
            ad__settle_late(k);
        return;
    }
    /* 10.13(c), read as 10.12 (§9-27): the player who was there has overstepped the time. */
    if (!ad__is_2017(&k->g) && side == sealer && k->g.clock.side[!sealer].flag == 1)
        ad__flag_lost(k, !sealer, CITE(P(RESUMED_LATE_TIME)));
    else
        ad__settle_late(k);
}

void ad__arrive(struct ad__case *k)
{
    int side = k->c->by;

    if (ad__presence(&k->g, side) == AD__EXCUSED) {
        ad__mode(k, ad__presence_mode(side), AD__PRESENT);
        ad__allow(k, AD_ARRIVES_EXCUSED, side,
                  ad__resumed(&k->g) ? CITE(P(RESUMED_LATE)) : CITE(P(LATE)));
        return;
    }
    if (ad__presence(&k->g, side) != AD__ABSENT) {
        ad__allow(k, AD_ARRIVES_WAS_THERE, side, NULL);
        return;
    }
    if (!came_late(k)) {
        in_time(k, side);
        return;
    }
    ad__mode(k, ad__presence_mode(side), AD__CAME_LATE);
    if (ad__resumed(&k->g))
        late_at_resumption(k, side);
    else
        ad__settle_late(k);
}

/* ---- who has not come at all ---- */

static bool can_be_late(struct ad__case *k, int side, const uint16_t *cites)
{
    if (ad__presence(&k->g, side) != AD__ABSENT)
        ad__refuse(k, AD_LATE_IS_THERE, side, cites);
    else if (!came_late(k))
        ad__refuse(k, AD_LATE_NOT_YET, side, cites);
    else
        return true;
    return false;
}

/* The arbiter states that the default time is over. Who is still away cannot come in time any more,
 * so it counts as if he had come now. */
void ad__late_seen(struct ad__case *k, int side)
{
    const uint16_t *cites = ad__resumed(&k->g) ? CITE(P(RESUMED_LATE)) : CITE(P(LATE));
    int first = side == AD_WHO_BLACK ? AD_BLACK : AD_WHITE;
    int last = side == AD_WHO_WHITE ? AD_WHITE : AD_BLACK;

    for (int who = first; who <= last; who++)
        if (!can_be_late(k, who, cites))
            return;
    for (int who = first; who <= last; who++)
        ad__mode(k, ad__presence_mode(who), AD__CAME_LATE);
    if (ad__resumed(&k->g))
        late_at_resumption(k, first == last ? first : k->g.envelope.sealer);
    else
        ad__settle_late(k);
}
