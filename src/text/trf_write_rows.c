/*
 * text/trf_write_rows.c -- points of results, byes asked for, points for pairing, who must not
 * meet: in the words of TRF26 or of the extensions of TRF16.
 */
#include "text/trf_write.h"

/* ---- points of results ---- */

/* What 162 can say: it has no words for colours, nor for byes apart from results. */
static bool fits_162(const struct ad_scoring *s)
{
    return s->win[0] == s->win[1] && s->draw[0] == s->draw[1] && s->loss[0] == s->loss[1] &&
           s->forfeit_win == s->win[0] && s->full_bye == s->win[0] && s->half_bye == s->draw[0] &&
           s->zero_bye == s->forfeit_loss && s->absent == s->zero_bye;
}

static void put_162(struct trf_writer *w, unsigned *n, char letter, ad_points points,
                    ad_points usual)
{
    if (points == usual)
        return;
    if (*n == 0) {
        ad__trf_put_text(w, "162");
        w->blanks = 2;
    } else {
        w->blanks = 4;
    }
    ++*n;
    ad__trf_put(w, (struct ad_span){&letter, 1});
    ad__trf_put_points(w, points, 4);
}

static void write_162(struct trf_writer *w, const struct ad_scoring *s, ad_points unknown)
{
    unsigned n = 0;

    if (s) {
        put_162(w, &n, 'W', s->win[0], 10);
        put_162(w, &n, 'D', s->draw[0], 5);
        put_162(w, &n, 'L', s->loss[0], 0);
        put_162(w, &n, 'A', s->absent, 0);
        put_162(w, &n, 'P', s->pairing_bye, s->win[0]);
    }
    put_162(w, &n, 'X', unknown, AD_TRF_NO_POINTS);
    if (n > 0)
        ad__trf_put_end(w);
}

static void put_xxs(struct trf_writer *w, unsigned *n, const char *name, ad_points points,
                    ad_points usual)
{
    if (points == usual)
        return;
    if ((*n)++ == 0)
        ad__trf_put_text(w, "XXS");
    w->blanks = 1;
    ad__trf_put_text(w, name);
    ad__trf_put_text(w, "=");
    ad__trf_put_points(w, points, 0);
}

static void write_xxs(struct trf_writer *w, const struct ad_scoring *s)
{
    unsigned n = 0;

    put_xxs(w, &n, "WW", s->win[0], 10);
    put_xxs(w, &n, "BW", s->win[1], 10);
    put_xxs(w, &n, "WD", s->draw[0], 5);
    put_xxs(w, &n, "BD", s->draw[1], 5);
    put_xxs(w, &n, "WL", s->loss[0], 0);
    put_xxs(w, &n, "BL", s->loss[1], 0);
    put_xxs(w, &n, "ZPB", s->zero_bye, 0);
    put_xxs(w, &n, "HPB", s->half_bye, 5);
    put_xxs(w, &n, "FPB", s->full_bye, 10);
    put_xxs(w, &n, "PAB", s->pairing_bye, 10);
    put_xxs(w, &n, "FW", s->forfeit_win, 10);
    put_xxs(w, &n, "FL", s->forfeit_loss, 0);
    if (n > 0)
        ad__trf_put_end(w);
}

void ad__trf_write_scoring(struct trf_writer *w)
{
    const struct ad_scoring *s = &w->trf->t.scoring;
    bool plain = w->form == AD_TRF26 && fits_162(s);

    if (!plain)
        write_xxs(w, s);
    write_162(w, plain ? s : NULL, w->trf->unknown);
}

/* ---- byes asked for ---- */

static void write_byes_of(struct trf_writer *w, unsigned round, char bye)
{
    enum { A_LINE = 20 };
    const struct ad_tournament *t = &w->trf->t;
    unsigned n = 0;

    for (unsigned i = 0; i < t->count; i++) {
        if (ad_meeting_of(t, i, round)->result != bye)
            continue;
        if (n % A_LINE == 0) {
            if (n > 0)
                ad__trf_put_end(w);
            ad__trf_put_text(w, "240 ");
            ad__trf_put(w, (struct ad_span){&bye, 1});
            w->blanks = 1;
            ad__trf_put_number(w, round + 1, 3, true);
        }
        n++;
        w->blanks++;
        ad__trf_put_number(w, t->entrants[i].number, 4, false);
    }
    if (n > 0)
        ad__trf_put_end(w);
}

void ad__trf_write_byes(struct trf_writer *w)
{
    const struct ad_tournament *t = &w->trf->t;

    for (unsigned round = t->played; w->form == AD_TRF26 && round < t->stride; round++)
        for (const char *bye = "FHZ"; *bye; bye++)
            write_byes_of(w, round, *bye);
}

/* ---- points for pairing ---- */

static void write_250(struct trf_writer *w, const struct ad_virtual *v, unsigned first,
                      unsigned last)
{
    const struct ad_entrant *e = w->trf->t.entrants;

    ad__trf_put_text(w, "250");
    w->blanks = 6;
    ad__trf_put_points(w, v->points, 4);
    w->blanks++;
    ad__trf_put_number(w, v->first_round + 1u, 3, true);
    w->blanks++;
    ad__trf_put_number(w, v->last_round + 1u, 3, true);
    w->blanks++;
    ad__trf_put_number(w, e[first].number, 4, true);
    w->blanks++;
    ad__trf_put_number(w, e[last].number, 4, true);
    ad__trf_put_end(w);
}

/* Can four columns hold it to the tenth? */
static bool fits(ad_points p)
{
    return p % 10 == 0 ? p >= -9990 && p <= 99990 : p >= -99 && p <= 999;
}

static void put_xxa(struct trf_writer *w, unsigned place, const ad_points *of, unsigned rounds)
{
    while (rounds > 0 && of[rounds - 1] == 0)
        rounds--;
    if (rounds == 0)
        return;
    ad__trf_put_text(w, "XXA ");
    ad__trf_put_number(w, w->trf->t.entrants[place].number, 4, false);
    for (unsigned r = 0; r < rounds; r++) {
        w->blanks++;
        ad__trf_put_points(w, of[r], 4);
    }
    ad__trf_put_end(w);
}

static void add(ad_points *of, const struct ad_virtual *v, unsigned place)
{
    bool his = place >= v->first && place <= v->last;

    for (unsigned r = v->first_round; his && r <= v->last_round && r < AD_ROUNDS_MAX; r++)
        of[r] += v->points;
}

/* Points of one player, round by round. Where a sum has too many digits, a line for each of its
 * parts: these came out of such lines. */
static void write_xxa(struct trf_writer *w, unsigned place)
{
    const struct ad_tournament *t = &w->trf->t;
    ad_points sum[AD_ROUNDS_MAX] = {0};
    bool whole = true;

    for (unsigned i = 0; i < t->virtual_count; i++)
        add(sum, &t->virtuals[i], place);
    for (unsigned r = 0; r < AD_ROUNDS_MAX; r++)
        whole &= fits(sum[r]);
    if (whole)
        put_xxa(w, place, sum, AD_ROUNDS_MAX);
    for (unsigned i = 0; !whole && i < t->virtual_count; i++) {
        ad_points of[AD_ROUNDS_MAX] = {0};

        add(of, &t->virtuals[i], place);
        put_xxa(w, place, of, AD_ROUNDS_MAX);
    }
}

void ad__trf_write_virtuals(struct trf_writer *w)
{
    const struct ad_tournament *t = &w->trf->t;

    if (w->form == AD_TRF16 && t->virtual_count > 0)
        for (unsigned i = 0; i < t->count; i++)
            write_xxa(w, i);
    for (unsigned i = 0; w->form == AD_TRF26 && i < t->virtual_count; i++) {
        const struct ad_virtual *v = &t->virtuals[i];

        if (w->ascending)
            write_250(w, v, v->first, v->last);
        for (unsigned k = v->first; !w->ascending && k <= v->last; k++)
            write_250(w, v, k, k);
    }
}

/* ---- who must not meet ---- */

static void write_who(struct trf_writer *w, const struct ad_forbidden *f, unsigned width)
{
    const struct ad_tournament *t = &w->trf->t;

    for (uint32_t i = 0; i < f->count; i++) {
        w->blanks++;
        ad__trf_put_number(w, t->entrants[t->forbidden_who[f->at + i]].number, width, false);
    }
    ad__trf_put_end(w);
}

void ad__trf_write_forbidden(struct trf_writer *w)
{
    const struct ad_tournament *t = &w->trf->t;
    unsigned all = t->rounds ? t->rounds : AD_ROUNDS_MAX;

    for (unsigned i = 0; i < t->forbidden_count; i++) {
        const struct ad_forbidden *f = &t->forbidden[i];

        if (w->form == AD_TRF16 && f->first_round == 0 && f->last_round + 1u >= all) {
            ad__trf_put_text(w, "XXP");
            write_who(w, f, 0);
            continue;
        }
        ad__trf_put_text(w, "260 ");
        ad__trf_put_number(w, f->first_round + 1u, 3, true);
        w->blanks++;
        ad__trf_put_number(w, f->last_round + 1u, 3, true);
        write_who(w, f, 4);
    }
}
