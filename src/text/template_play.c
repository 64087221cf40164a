/*
 * text/template_play.c -- times, points and set pairings of a template, in and out.
 *
 *     50/150 20/60*      50 moves in 150 minutes, then every 20 moves in 60
 *     40/90+30 30+30     with 30 seconds for every move; d instead of + is a delay
 *     1,1/2,0            a win, a draw, a loss
 *     first:1/second:2   the first of the strongest association meets the second of the next
 */
#include "text/template.h"

enum { MINUTE = 60000, MOVES_MAX = 500, MINUTES_MAX = 6000, SECONDS_MAX = 3600 };

/* ---- in ---- */

static bool period_value(struct ad_period *out, bool *repeats, struct ad__span v)
{
    struct ad__span rest = v, moves = ad__part(&rest, '/');
    bool has_moves = moves.len < v.len, fischer, delay;
    int32_t n = 0, minutes, seconds = 0;
    struct ad__span time = has_moves ? rest : moves, bonus;

    if (time.len > 0 && time.at[time.len - 1] == '*') {
        *repeats = true;
        time.len--;
    }
    bonus = time;
    fischer = time.len > 0 && memchr(time.at, '+', time.len);
    delay = !fischer && time.len > 0 && memchr(time.at, 'd', time.len);
    if (fischer || delay)
        time = ad__part(&bonus, fischer ? '+' : 'd');
    if ((has_moves && (!ad__digits(&n, moves, MOVES_MAX) || n < 1)) || (*repeats && !has_moves) ||
        !ad__digits(&minutes, time, MINUTES_MAX) || minutes < 1 ||
        ((fischer || delay) && (!ad__digits(&seconds, bonus, SECONDS_MAX) || seconds < 1)))
        return false;
    *out = (struct ad_period){.moves = (uint16_t)n,
                              .ms = minutes * MINUTE,
                              .increment_ms = fischer ? seconds * 1000 : 0,
                              .delay_ms = delay ? seconds * 1000 : 0};
    return true;
}

/* One more period; only the last may be for all moves, or repeat. */
static int add_period(struct ad__reading *r, struct ad_time_control *c, struct ad__span v)
{
    bool open = c->periods > 0 && (c->repeats || c->period[c->periods - 1].moves == 0);

    if (open || !period_value(&c->period[c->periods], &c->repeats, v))
        return ad__bad(r, AD_TEMPLATE_CLOCK, v);
    c->periods++;
    return 0;
}

static int times_value(struct ad__reading *r, struct ad_time_control *c, struct ad__span v)
{
    struct ad__span part;

    do {
        part = ad__part(&v, ',');
        if (c->periods == AD_PERIODS_MAX)
            return ad__bad(r, AD_TEMPLATE_MANY, part);
        if (add_period(r, c, part) < 0)
            return AD_EPARSE;
    } while (ad__more(v, part));
    return 0;
}

static int laws_value(struct ad__reading *r, uint8_t *format, struct ad__span v)
{
    uint8_t *edition = format + 1;
    struct ad__span part;

    do {
        part = ad__part(&v, ',');
        int word = ad__find(&ad__laws_words, part);
        enum ad_edition e = ad_edition_find(part.at, part.len);

        if (word == 0 && e == AD_NO_EDITION) {
            ad__bad(r, part.len > 0 ? AD_TEMPLATE_WORD : AD_TEMPLATE_VALUE, part);
            ad__near_words(r->fault, &ad__laws_words);
            for (unsigned i = 0; i < AD_EDITIONS; i++)
                ad__near(r->fault, ad_edition_name((enum ad_edition)i));
            return AD_EPARSE;
        }
        if (word ? *format : *edition)
            return ad__bad(r, AD_TEMPLATE_TWICE, part);
        if (word)
            *format = (uint8_t)word;
        else
            *edition = (uint8_t)(e + 1);
    } while (ad__more(v, part));
    return 0;
}

/* Whole and half points. */
static bool point_value(ad_points *out, struct ad__span v)
{
    int32_t n;

    if (ad__is(v, "1/2")) {
        *out = 5;
        return true;
    }
    if (v.len > 2 && v.at[v.len - 2] == '.' && (v.at[v.len - 1] == '5' || v.at[v.len - 1] == '0')) {
        bool half = v.at[v.len - 1] == '5';

        if (!ad__digits(&n, (struct ad__span){v.at, v.len - 2}, 99))
            return false;
        *out = n * 10 + (half ? 5 : 0);
        return true;
    }
    if (!ad__digits(&n, v, 99))
        return false;
    *out = n * 10;
    return true;
}

static int score_value(struct ad__reading *r, ad_points out[3], struct ad__span v)
{
    struct ad__span all = v, part = v;

    for (unsigned i = 0; i < 3; i++) {
        part = ad__part(&v, ',');
        if (!point_value(&out[i], part))
            return ad__bad(r, AD_TEMPLATE_SCORE, all);
    }
    if (ad__more(v, part) || out[0] <= out[1] || out[1] < out[2])
        return ad__bad(r, AD_TEMPLATE_SCORE, all);
    return 0;
}

static bool one_side(uint8_t *place, uint8_t *strength, struct ad__span v)
{
    struct ad__span rest = v, first = ad__part(&rest, ':');
    int32_t n;

    for (unsigned i = 0; i < 8; i++)
        if (ad__is(first, ad__ordinals[i]))
            *place = (uint8_t)(i + 1);
    if (!ad__digits(&n, rest, 99) || n < 1)
        return false;
    *strength = (uint8_t)n;
    return *place != 0;
}

static int fixed_value(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    struct ad_template_fixed *out = (struct ad_template_fixed *)(void *)(r->row + it->at);
    uint8_t *count = r->row + it->also;
    struct ad__span part;

    do {
        struct ad__span second = part = ad__part(&v, ','), first = ad__part(&second, '/');

        if (*count == AD_TEMPLATE_FIXED)
            return ad__bad(r, AD_TEMPLATE_MANY, part);
        if (!one_side(&out[*count].place[0], &out[*count].strength[0], first) ||
            !one_side(&out[*count].place[1], &out[*count].strength[1], second))
            return ad__bad(r, AD_TEMPLATE_FIXED_FORM, part);
        ++*count;
    } while (ad__more(v, part));
    return 0;
}

int ad__value_play(struct ad__reading *r, const struct ad__item *it, struct ad__span v)
{
    void *at = r->row + it->at;

    if (it->kind == V_TIMES || it->kind == V_CLOCK)
        return times_value(r, at, v);
    if (it->kind == V_LAWS)
        return laws_value(r, at, v);
    if (it->kind == V_FIXED)
        return fixed_value(r, it, v);
    if (it->also)
        r->row[it->also] = true;
    return score_value(r, at, v);
}

/* ---- out ---- */

void ad__put_clock(struct put *p, const struct ad_time_control *c, char between)
{
    for (unsigned i = 0; i < c->periods; i++) {
        const struct ad_period *q = &c->period[i];

        if (i > 0)
            put_char(p, between);
        if (q->moves) {
            put_number(p, q->moves);
            put_char(p, '/');
        }
        put_number(p, q->ms / MINUTE);
        if (q->increment_ms || q->delay_ms) {
            put_char(p, q->increment_ms ? '+' : 'd');
            put_number(p, (q->increment_ms ? q->increment_ms : q->delay_ms) / 1000);
        }
        if (c->repeats && i + 1 == c->periods)
            put_char(p, '*');
    }
}

void ad__put_points(struct put *p, ad_points n)
{
    if (n == 5) {
        put_text(p, "1/2");
        return;
    }
    put_number(p, n / 10);
    if (n % 10)
        put_text(p, ".5");
}

static void put_laws(struct put *p, const unsigned char *format)
{
    if (format[0])
        put_text(p, ad__laws_words.word[format[0]].word);
    if (format[0] && format[1])
        put_char(p, ',');
    if (format[1])
        put_text(p, ad_edition_name((enum ad_edition)(format[1] - 1)));
}

static void put_fixed(struct put *p, const struct ad_template_fixed *f, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        for (unsigned side = 0; side < 2; side++) {
            if (i > 0 || side > 0)
                put_char(p, side ? '/' : ',');
            put_text(p, ad__ordinals[f[i].place[side] - 1]);
            put_char(p, ':');
            put_number(p, f[i].strength[side]);
        }
}

static bool said(const struct ad__item *it, const unsigned char *row)
{
    const void *at = row + it->at;

    if (it->kind == V_TIMES || it->kind == V_CLOCK)
        return ((const struct ad_time_control *)at)->periods > 0;
    if (it->kind == V_LAWS)
        return row[it->at] || row[it->at + 1];
    return it->also == 0 || row[it->also];
}

void ad__put_play(struct put *p, const struct ad__item *it, const unsigned char *row)
{
    const void *at = row + it->at;

    if (!said(it, row))
        return;
    put_char(p, ' ');
    if (it->key[0]) {
        put_text(p, it->key);
        put_char(p, '=');
    }
    if (it->kind == V_TIMES || it->kind == V_CLOCK)
        ad__put_clock(p, at, it->kind == V_TIMES ? ' ' : ',');
    else if (it->kind == V_LAWS)
        put_laws(p, at);
    else if (it->kind == V_FIXED)
        put_fixed(p, at, row[it->also]);
    for (unsigned i = 0; it->kind == V_SCORE && i < 3; i++) {
        if (i > 0)
            put_char(p, ',');
        ad__put_points(p, ((const ad_points *)at)[i]);
    }
}
