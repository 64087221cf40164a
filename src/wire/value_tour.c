/*
 * wire/value_tour.c -- what a tournament is made of, both ways: results as people write them, letters,
 * lots, tie-breaks.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "adoube/standings.h"
#include "adoube/tour.h"
#include "wire/field.h"

bool wire_take_score(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                     char *member)
{
    const char *text;
    size_t len;

    (void)f;
    (void)x;
    if (!wire_take_string(in, value, &text, &len))
        return false;
    return ad_tour_result_read(member, text, len) ? true : wire_refuse(in, WIRE_NO_RESULT);
}

/* Two letters are enough, and open is "?". */
void wire_put_score(struct wire_out *out, const struct wire_field *f, const char *x,
                    const char *member)
{
    size_t len = member[0] == '?' ? 1 : 2;
    char again[2];

    (void)f;
    (void)x;
    out->invalid |= !ad_tour_result_read(again, member, len) || memcmp(again, member, 2) != 0;
    wire_put_string(out, member, len);
}

/* ---- letters ---- */

bool wire_take_letter(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                      char *member)
{
    unsigned word;

    (void)x;
    if (!wire_take_word(in, f->words, value, &word))
        return false;
    *member = *wire_word(f->words, word);
    return true;
}

void wire_put_letter(struct wire_out *out, const struct wire_field *f, const char *x,
                     const char *member)
{
    unsigned i = 0;

    (void)x;
    while (i < f->words->count && *wire_word(f->words, i) != *member)
        i++;
    wire_put_word(out, wire_word(f->words, i));
}

/* ---- lots ---- */

enum { LOT_WORDS = 4, LOT_DIGITS = 16 * LOT_WORDS };

static bool is_lot(const char *text, size_t len)
{
    return len == LOT_DIGITS && strspn(text, "0123456789abcdef") == LOT_DIGITS;
}

bool wire_take_lot(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                   char *member)
{
    uint64_t lot[LOT_WORDS];
    const char *text;
    size_t len;

    (void)f;
    (void)x;
    if (!wire_take_string(in, value, &text, &len))
        return false;
    if (!is_lot(text, len))
        return wire_refuse(in, WIRE_RANGE);
    for (unsigned i = 0; i < LOT_WORDS; i++)
        sscanf(text + 16 * i, "%16" SCNx64, &lot[i]);
    memcpy(member, lot, sizeof lot);
    return true;
}

void wire_put_lot(struct wire_out *out, const struct wire_field *f, const char *x,
                  const char *member)
{
    uint64_t lot[LOT_WORDS];
    char text[LOT_DIGITS + 1];

    (void)f;
    (void)x;
    memcpy(lot, member, sizeof lot);
    for (unsigned i = 0; i < LOT_WORDS; i++)
        snprintf(text + 16 * i, 17, "%016" PRIx64, lot[i]);
    wire_put_word(out, text);
}

/* ---- tie-breaks ---- */

/* Member by member: what lies between them stays nought. */
static void keep(struct ad_tiebreak *out, const struct ad_tiebreak *tb)
{
    memset(out, 0, sizeof *out);
    out->code = tb->code;
    out->cut_low = tb->cut_low;
    out->cut_high = tb->cut_high;
    out->played = tb->played;
    out->fore = tb->fore;
    out->reversed = tb->reversed;
    out->limit_set = tb->limit_set;
    out->limit_half = tb->limit_half;
    out->limit = tb->limit;
    out->divisor = tb->divisor;
    out->unrated = tb->unrated;
    out->score = tb->score;
    out->other = tb->other;
}

bool wire_take_tiebreak(struct wire_in *in, const struct wire_field *f, const json_t *value,
                        char *x, char *member)
{
    struct ad_tiebreak tb;
    const char *text;
    size_t len;

    (void)f;
    (void)x;
    if (!wire_take_string(in, value, &text, &len))
        return false;
    if (ad_tiebreak_read(&tb, text, len, NULL))
        return wire_refuse(in, WIRE_NO_TIEBREAK);
    keep((struct ad_tiebreak *)(void *)member, &tb);
    return true;
}

/* Any byte may stand where a bool is expected. */
static bool is_bool(const bool *b)
{
    uint8_t byte;

    memcpy(&byte, b, sizeof byte);
    return byte <= 1;
}

static bool can_be_written(const struct ad_tiebreak *tb)
{
    return tb->code < AD_TIEBREAKS && is_bool(&tb->played) && is_bool(&tb->fore) &&
           is_bool(&tb->reversed) && is_bool(&tb->limit_set) && is_bool(&tb->limit_half);
}

void wire_put_tiebreak(struct wire_out *out, const struct wire_field *f, const char *x,
                       const char *member)
{
    const struct ad_tiebreak *tb = (const void *)member;
    struct ad_tiebreak read, again;
    char text[AD_TIEBREAK_MAX];
    int len = can_be_written(tb) ? ad_tiebreak_write(text, sizeof text, tb) : -1;

    (void)f;
    (void)x;
    if (len < 0 || ad_tiebreak_read(&read, text, (size_t)len, NULL))
        *text = '\0';
    else
        keep(&again, &read);
    if (*text && memcmp(&again, tb, sizeof again) != 0)
        *text = '\0'; /* with a modifier that it has not, or something between its members */
    wire_put_word(out, text);
}
