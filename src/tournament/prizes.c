/*
 * tournament/prizes.c -- who is paid what.
 */
#include "adoube/prizes.h"

#include <string.h>

/* ---- reading ---- */

static size_t trim(const char **text, size_t len)
{
    while (len && (**text == ' ' || **text == '\t' || **text == '\r')) {
        (*text)++;
        len--;
    }
    while (len && strchr(" \t\r", (*text)[len - 1]))
        len--;
    return len;
}

/* "120", "7.5", "0.50": hundredths, below ten millions. */
static bool read_amount(int32_t *out, const char *text, size_t len)
{
    int32_t whole = 0, digits = -1;

    len = trim(&text, len);
    for (size_t i = 0; i < len; i++) {
        if (text[i] == '.' && digits < 0 && i > 0) {
            digits = 0;
            continue;
        }
        if (text[i] < '0' || text[i] > '9' || digits == 2 || whole > 99999999)
            return false;
        whole = 10 * whole + (text[i] - '0');
        digits += digits >= 0;
    }
    for (; digits < 2; digits++) {
        if (digits < 0)
            digits = 0;
        if (whole > 99999999)
            return false;
        whole *= 10;
    }
    *out = whole;
    return len > 0 && text[len - 1] != '.';
}

static bool read_prizes(struct ad_prize_fund *f, const char *text, size_t len)
{
    while (len) {
        const char *comma = memchr(text, ',', len);
        size_t piece = comma ? (size_t)(comma - text) : len;

        if (f->count == AD_PRIZES_MAX || !read_amount(&f->prize[f->count], text, piece) ||
            f->prize[f->count] == 0 || (f->count && f->prize[f->count] > f->prize[f->count - 1]))
            return false;
        f->count++;
        text += piece + (comma != NULL);
        len -= piece + (comma != NULL);
    }
    return f->count > 0;
}

static bool is(const char *text, size_t len, const char *word)
{
    return len == strlen(word) && memcmp(text, word, len) == 0;
}

static bool read_way(struct ad_prize_list *list, const char *text, size_t len)
{
    static const char *const words[] = {"place", "shared", "hort"};

    len = trim(&text, len);
    for (uint8_t way = 0; way < 3; way++)
        if (is(text, len, words[way])) {
            list->way = way;
            return true;
        }
    return false;
}

static bool read_fund(struct ad_prize_list *list, const char *name, size_t len, const char *prizes,
                      size_t prizes_len)
{
    struct ad_prize_fund *f = &list->fund[list->funds];

    if (list->funds == AD_PRIZE_FUNDS)
        return false;
    *f = (struct ad_prize_fund){.all = is(name, len, "all")};
    if ((!f->all && ad_category_read(&f->part, name, len) < 0) ||
        !read_prizes(f, prizes, prizes_len))
        return false;
    for (unsigned i = 0; i < list->funds; i++)
        if (f->all && list->fund[i].all)
            return false;
    list->funds++;
    return true;
}

/* The last colon parts the name, which may have one, from what is said. */
static bool read_line(struct ad_prize_list *list, const char *text, size_t len)
{
    size_t colon, name_len;

    len = trim(&text, len);
    if (len == 0 || *text == '#')
        return true;
    for (colon = len; colon > 0 && text[colon - 1] != ':'; colon--)
        ;
    if (colon == 0)
        return false;
    name_len = colon - 1;
    while (name_len && text[name_len - 1] == ' ')
        name_len--;
    if (is(text, name_len, "way"))
        return read_way(list, text + colon, len - colon);
    if (is(text, name_len, "unit"))
        return read_amount(&list->unit, text + colon, len - colon) && list->unit > 0;
    return read_fund(list, text, name_len, text + colon, len - colon);
}

int ad_prizes_read(struct ad_prize_list *out, unsigned *line, const char *text, size_t len)
{
    struct ad_prize_list list = {.unit = 1};
    unsigned n = 1;

    for (; len; n++) {
        const char *end = memchr(text, '\n', len);
        size_t piece = end ? (size_t)(end - text) : len;

        if (!read_line(&list, text, piece)) {
            if (line)
                *line = n;
            return AD_EPARSE;
        }
        text += piece + (end != NULL);
        len -= piece + (end != NULL);
    }
    *out = list;
    return 0;
}

/* ---- giving ---- */

struct giving {
    const struct ad_prize_list *list;
    const struct ad_prize_row *rows;
    unsigned count;
    struct ad_prize *out;
    unsigned cap, given;
    unsigned next[AD_PRIZE_FUNDS]; /* prizes of each fund that were given */
};

/* The largest prize that is left; of equal ones that of "all", then that of the first fund. */
static int largest(const struct giving *g)
{
    int best = -1;

    for (unsigned i = 0; i < g->list->funds; i++) {
        const struct ad_prize_fund *f = &g->list->fund[i], *b = &g->list->fund[best < 0 ? 0 : best];

        if (g->next[i] == f->count)
            continue;
        if (best < 0 || f->prize[g->next[i]] > b->prize[g->next[best]] ||
            (f->prize[g->next[i]] == b->prize[g->next[best]] && f->all && !b->all))
            best = (int)i;
    }
    return best;
}

static bool has_one(const struct giving *g, unsigned row)
{
    for (unsigned i = 0; i < g->given; i++)
        if (g->out[i].row == row)
            return true;
    return false;
}

static unsigned winner(const struct giving *g, const struct ad_prize_fund *f)
{
    for (unsigned i = 0; i < g->count; i++)
        if (!g->rows[i].left && (f->all || ad_category_has(&f->part, &g->rows[i].traits)) &&
            !has_one(g, i))
            return i;
    return AD_PRIZE_LAPSED;
}

static int give_next(struct giving *g, unsigned fund)
{
    const struct ad_prize_fund *f = &g->list->fund[fund];
    unsigned place = ++g->next[fund];
    int32_t prize = f->prize[place - 1];

    if (g->given == g->cap)
        return AD_EFULL;
    g->out[g->given] = (struct ad_prize){.row = (uint16_t)winner(g, f),
                                         .fund = (uint8_t)fund,
                                         .place = (uint8_t)place,
                                         .nominal = prize,
                                         .group = 1,
                                         .total = prize,
                                         .paid = prize};
    g->given++;
    return 0;
}

/* ---- equal points ---- */

static struct ad_prize *prize_of(const struct giving *g, unsigned row)
{
    for (unsigned i = 0; i < g->given; i++)
        if (g->out[i].row == row)
            return &g->out[i];
    return NULL;
}

/* Does the row stand in the table of "all": without a prize, or with one of it? */
static bool shares(const struct giving *g, unsigned row, unsigned all)
{
    const struct ad_prize *p = prize_of(g, row);

    return !g->rows[row].left && (!p || p->fund == all);
}

static int32_t part_of(const struct giving *g, int32_t nominal, int32_t total, unsigned size)
{
    int32_t equal = total / (int32_t)size;
    int32_t exact = g->list->way == AD_PRIZE_SHARED ? equal : nominal / 2 + equal / 2;

    return exact / g->list->unit * g->list->unit;
}

/* Who shares without a prize of his own gets a line. */
static struct ad_prize *line_of(struct giving *g, unsigned row, unsigned all)
{
    struct ad_prize *p = prize_of(g, row);

    if (p || g->given == g->cap)
        return p;
    p = &g->out[g->given++];
    *p = (struct ad_prize){.row = (uint16_t)row, .fund = (uint8_t)all};
    return p;
}

/* The rows from `first` that have its points, and what falls to them. */
static unsigned measure(const struct giving *g, unsigned first, unsigned all, int32_t *total)
{
    unsigned size = 0;

    *total = 0;
    for (unsigned i = first; i < g->count && g->rows[i].points == g->rows[first].points; i++) {
        const struct ad_prize *p = prize_of(g, i);

        if (!shares(g, i, all))
            continue;
        size++;
        *total += p ? p->nominal : 0;
    }
    return size;
}

static int share_group(struct giving *g, unsigned first, unsigned all)
{
    int32_t total, left;
    unsigned size = measure(g, first, all, &total);
    struct ad_prize *top = NULL;

    if (total == 0 || size < 2)
        return 0;
    left = total;
    for (unsigned i = first; i < g->count && g->rows[i].points == g->rows[first].points; i++) {
        struct ad_prize *p;

        if (!shares(g, i, all))
            continue;
        p = line_of(g, i, all);
        if (!p)
            return AD_EFULL;
        p->group = (uint16_t)size;
        p->total = total;
        p->paid = part_of(g, p->nominal, total, size);
        left -= p->paid;
        top = top ? top : p;
    }
    if (top)
        top->paid += left;
    return 0;
}

static int share(struct giving *g)
{
    unsigned all = 0;

    while (all < g->list->funds && !g->list->fund[all].all)
        all++;
    if (all == g->list->funds || g->list->way == AD_PRIZE_PLACE)
        return 0;
    for (unsigned i = 0; i < g->count; i++)
        if (i == 0 || g->rows[i].points != g->rows[i - 1].points)
            if (share_group(g, i, all) < 0)
                return AD_EFULL;
    return 0;
}

/* Fund by fund, and in each by the table; what lapsed stands behind. */
static void sort(struct giving *g)
{
    for (unsigned i = 1; i < g->given; i++) {
        struct ad_prize one = g->out[i];
        unsigned at = i;

        for (; at && (g->out[at - 1].fund > one.fund ||
                      (g->out[at - 1].fund == one.fund && g->out[at - 1].row > one.row));
             at--)
            g->out[at] = g->out[at - 1];
        g->out[at] = one;
    }
}

int ad_prizes_give(struct ad_prize *out, unsigned cap, const struct ad_prize_list *list,
                   const struct ad_prize_row *rows, unsigned count)
{
    struct giving g = {.list = list, .rows = rows, .count = count, .out = out, .cap = cap};

    for (int fund; (fund = largest(&g)) >= 0;)
        if (give_next(&g, (unsigned)fund) < 0)
            return AD_EFULL;
    if (share(&g) < 0)
        return AD_EFULL;
    sort(&g);
    return (int)g.given;
}
