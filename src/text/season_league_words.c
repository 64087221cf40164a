/*
 * text/season_league_words.c -- how lists, results and line-ups are written.
 */
#include "base/utf8.h"
#include "text/season.h"

#include <string.h>

bool ad__list_word(struct ad__args *a, struct ad__line *l, struct ad__word *w, bool *ends)
{
    const char *bar;

    *ends = false;
    if (!l->at && a->rest.text) {
        *l = *a->l;
        l->at = a->rest.text;
        l->end = a->rest.text + a->rest.len;
    }
    if (a->bad || !l->at || !ad__word_next(w, l)) {
        a->has_rest = false;
        return false;
    }
    if (w->quoted) { /* "Anna Berg", : the comma stands alone behind it */
        if (l->at < l->end && *l->at == ',') {
            l->at++;
            *ends = true;
        }
        return true;
    }
    bar = memchr(w->text, '|', w->len);
    if (bar) {
        w->len = bar == w->text ? 1 : (size_t)(bar - w->text);
        l->at = w->text + w->len;
        return true;
    }
    while (w->len > 1 && w->text[w->len - 1] == ',') {
        w->len--;
        *ends = true;
    }
    return true;
}

unsigned ad__league_boards(const struct ad__league *h)
{
    return h->t.unit.word == AD_UNIT_TEAM ? (unsigned)h->t.boards.n : 1;
}

/* ---- results ---- */

bool ad__read_letter(struct ad_board *out, char c)
{
    static const char letters[] = "1=0+-xo?";
    static const struct ad_board means[] = {{'1', '0'}, {'=', '='}, {'0', '1'}, {'+', '-'},
                                            {'-', '+'}, {'-', '-'}, {'0', '0'}, {'?', '?'}};
    const char *at = c ? strchr(letters, c) : NULL;

    if (at)
        *out = means[at - letters];
    return at;
}

/* 4, 4.5, 4½: in halves. Returns how many bytes. */
static size_t read_halves(const char *at, const char *end, unsigned *out)
{
    const char *start = at;

    for (*out = 0; at < end && *at >= '0' && *at <= '9' && *out < 100; at++)
        *out = *out * 10 + 2 * (unsigned)(*at - '0');
    if (end - at >= 2 && (memcmp(at, ".5", 2) == 0 || memcmp(at, "½", 2) == 0)) {
        ++*out;
        at += 2;
    }
    return (size_t)(at - start);
}

/* 5:3 without its boards: as many won, drawn and lost games as it takes. */
static bool read_sum(struct ad_board *out, unsigned boards, const char *at, const char *end)
{
    unsigned home, guest;
    size_t len = read_halves(at, end, &home);

    if (len == 0 || at + len == end || at[len] != ':')
        return false;
    at += len + 1;
    len = read_halves(at, end, &guest);
    if (len == 0 || at + len != end || home + guest != 2 * boards)
        return false;
    for (unsigned b = 0; b<boards; b++, home -= home> 1 ? 2 : home)
        ad__read_letter(&out[b], home > 1 ? '1' : home == 1 ? '=' : '0');
    return true;
}

/* Does only the sum of the boards matter in this match, and is nobody's list known? */
bool ad__sum_is_enough(const struct ad__league *h, const struct ad_champ_match *m, bool lists)
{
    for (unsigned i = 0; i < h->t.orders; i++)
        for (unsigned k = 0; k < h->t.order[i].count; k++)
            if (h->t.order[i].chain[k].code == AD_TB_BER)
                return false;
    return m->kind != AD_CHAMP_PLAYOFF && !ad__team_cup(h) && !lists;
}

/* Bytes of the letter that begins here. */
static size_t letter(const char *at, const char *end)
{
    size_t len = 1;

    while (at + len < end && ad__utf8_goes_on(at[len]))
        len++;
    return len;
}

/* The letters of the home team behind the colon, with or without blanks. */
bool ad__read_results(struct ad_board *out, struct ad__args *a, unsigned boards, bool sum)
{
    const char *at = a->rest.text, *end;
    unsigned n = 0;

    if (!a->has_rest)
        return ad__args_bad(a, AD_SCRIPT_MISSING, NULL);
    end = at + a->rest.len;
    a->has_rest = false;
    while (at < end && *at == ' ')
        at++;
    if (memchr(at, ':', (size_t)(end - at))) {
        bool fine = read_sum(out, boards, at, end);

        return (fine && sum) || ad__args_bad(a, fine ? AD_SCRIPT_BOARDS : AD_SCRIPT_RESULT,
                                             &(struct ad__word){at, (size_t)(end - at), false});
    }
    for (; at < end; at++) {
        if (*at == ' ' || *at == '\n' || *at == '\t')
            continue;
        if (n == boards || !ad__read_letter(&out[n++], *at))
            return ad__args_bad(a, AD_SCRIPT_RESULT,
                                &(struct ad__word){at, letter(at, end), false});
    }
    return n == boards || ad__args_bad(a, AD_SCRIPT_RESULT, &(struct ad__word){end, 0, false});
}

/* ---- line-ups ---- */

/* One rank: 4, 2/7 of a youth list; a number alone is of the own team there. */
static size_t read_rank(const char *at, const char *end, bool youth, unsigned team, unsigned *out)
{
    const char *start = at;
    unsigned n = 0, whole = 0;

    for (; at < end && *at >= '0' && *at <= '9' && n < 1000; at++)
        n = n * 10 + (unsigned)(*at - '0');
    if (at == start)
        return 0;
    if (youth && at < end && *at == '/') {
        whole = n;
        for (n = 0, at++; at < end && *at >= '0' && *at <= '9' && n < 1000; at++)
            n = n * 10 + (unsigned)(*at - '0');
    }
    if (n == 0 || n > (youth ? (unsigned)AD_YOUTH_RANK_MAX : (unsigned)AD_RANK_MAX) ||
        whole > AD_YOUTH_TEAM_MAX)
        return 0;
    *out = youth ? AD_YOUTH_RANK(whole ? whole : team, n) : n;
    return (size_t)(at - start);
}

static bool add_seat(struct ad_lineup *out, enum ad_lineup_seat_kind kind, unsigned rank)
{
    if (out->boards == AD_LINEUP_BOARDS_MAX)
        return false;
    out->seats[out->boards++] = (struct ad_lineup_seat){(uint8_t)kind, (uint16_t)rank};
    return true;
}

/* One of 4, 4-8, (4), - */
static bool read_seats(struct ad_lineup *out, const char *at, const char *end, bool youth,
                       unsigned team)
{
    bool named = at < end && *at == '(';
    unsigned first = 0, last;
    size_t len;

    if (end - at == 1 && *at == '-')
        return add_seat(out, AD_LINEUP_EMPTY, 0);
    if (named && (end - at < 3 || *--end != ')'))
        return false;
    at += named;
    len = read_rank(at, end, youth, team, &first);
    at += len;
    last = first;
    if (len > 0 && at < end && *at == '-' && !named) {
        len = read_rank(at + 1, end, youth, team, &last);
        at += len + 1;
    }
    if (len == 0 || at != end || last < first)
        return false;
    for (; first <= last; first++)
        if (!add_seat(out, named ? AD_LINEUP_NAMED : AD_LINEUP_TAKEN, first))
            return false;
    return true;
}

/* home=1,3,2,4-8: board by board; how many there must be is for the order to say (BTO 15.1) */
bool ad__read_ranks(struct ad_lineup *out, struct ad__args *a, const struct ad__word *w,
                    const struct ad__club_squad *q, unsigned team)
{
    const char *at = w->text, *end = at + w->len;

    *out = (struct ad_lineup){0};
    while (at < end) {
        const char *comma = memchr(at, ',', (size_t)(end - at)), *stop = comma ? comma : end;
        if (!read_seats(out, at, stop, q->s.youth, team))
            return ad__args_bad(a, AD_SCRIPT_LINEUP,
                                &(struct ad__word){at, (size_t)(stop - at), false});
        at = stop + 1;
    }
    return true;
}
