/*
 * text/roster_lines.c -- a list of names as people type it, with names of columns above it.
 *
 *     3. Fischer, Anna 1850 SK Nord       what parts them is the rating
 *     Weber, Karl; 1650?; SV Süd          … or ; and tab, and then each part stands where it stands
 */
#include <string.h>

#include "adoube/csv.h"
#include "text/trf.h"

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* "3. ", "12) ", "7\t": where it stands in some list. */
static struct ad_span without_count(struct ad_span s)
{
    size_t n = 0;

    while (n < s.len && n < 4 && is_digit(s.at[n]))
        n++;
    if (n == 0 || n == s.len || !strchr(".)", s.at[n]))
        return s;
    return ad__trf_trim((struct ad_span){s.at + n + 1, s.len - n - 1});
}

/* The rating among the words: three or four digits and nothing else. Its place, or the length. */
static size_t find_rating(struct ad_span s, size_t *len)
{
    for (size_t at = 1; at < s.len; at++) {
        size_t n = 0;

        while (at + n < s.len && is_digit(s.at[at + n]))
            n++;
        if ((n == 3 || n == 4) && (is_blank(s.at[at - 1]) || strchr(",(", s.at[at - 1])) &&
            (at + n == s.len || is_blank(s.at[at + n]) || strchr(",)", s.at[at + n]))) {
            *len = n;
            return at;
        }
        at += n;
    }
    *len = 0;
    return s.len;
}

/* Without blanks, commas and brackets at its ends. */
static struct ad_span bare(struct ad_span s)
{
    while (s.len > 0 && strchr(" \t,()", s.at[0])) {
        s.at++;
        s.len--;
    }
    while (s.len > 0 && strchr(" \t,()", s.at[s.len - 1]))
        s.len--;
    return s;
}

struct lines {
    char *out;
    size_t cap, len;
};

static void put(struct lines *l, const char *text, size_t len)
{
    if (l->len + len < l->cap)
        memcpy(l->out + l->len, text, len);
    l->len += len;
}

/* A cell of its own: our separator is no part of it. */
static void put_cell(struct lines *l, struct ad_span s, const char *behind)
{
    for (size_t i = 0; i < s.len; i++)
        put(l, s.at[i] == ';' || s.at[i] == '"' ? " " : s.at + i, 1);
    put(l, behind, 1);
}

static size_t part(struct ad_span s)
{
    size_t n = 0;

    while (n < s.len && s.at[n] != ';' && s.at[n] != '\t')
        n++;
    return n;
}

static void put_parts(struct lines *l, struct ad_span s)
{
    for (;;) {
        size_t n = part(s);

        put_cell(l, ad__trf_trim((struct ad_span){s.at, n}), n < s.len ? ";" : "\n");
        if (n == s.len)
            return;
        s.at += n + 1;
        s.len -= n + 1;
    }
}

static void put_line(struct lines *l, struct ad_span s)
{
    size_t len, at;

    s = without_count(ad__trf_trim(s));
    if (part(s) < s.len) {
        put_parts(l, s);
        return;
    }
    at = find_rating(s, &len);
    put_cell(l, bare((struct ad_span){s.at, at}), ";");
    put_cell(l, (struct ad_span){s.at + at, len}, ";");
    put_cell(l, bare((struct ad_span){s.at + at + len, s.len - at - len}), "\n");
}

int ad_roster_lines(char *out, size_t cap, const char *text, size_t len)
{
    static const char names[] = "Name;TWZ;Verein\n";
    struct lines l = {out, cap, 0};
    size_t at = 0;

    put(&l, names, sizeof names - 1);
    while (at < len) {
        size_t n = 0;

        while (at + n < len && text[at + n] != '\n' && text[at + n] != '\r')
            n++;
        put_line(&l, (struct ad_span){text + at, n});
        at += n;
        at += at + 1 < len && text[at] == '\r' && text[at + 1] == '\n' ? 2 : 1;
    }
    if (l.len >= cap)
        return AD_EFULL;
    out[l.len] = '\0';
    return (int)l.len;
}

int ad_roster_guess(const struct ad_csv_note *n)
{
    int found = 0;

    if (n->why != AD_CSV_RATING)
        return 0;
    for (size_t i = 0; i < n->name.len;) {
        size_t digits = 0;

        while (i + digits < n->name.len && is_digit(n->name.at[i + digits]))
            digits++;
        if (digits > 0) {
            int rating = ad__trf_number((struct ad_span){n->name.at + i, digits}, 3999);

            if (found || rating < 100)
                return 0; /* which one? */
            found = rating;
        }
        i += digits + 1;
    }
    return found;
}
