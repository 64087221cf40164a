/*
 * tests/wire/wire_random.c -- random values, one function a type of field.
 */
#include "wire_random.h"

#include <string.h>

#include "adoube/date.h"
#include "adoube/order.h"
#include "adoube/standings.h"
#include "tournament/names.h"

static void set(void *member, size_t size, int64_t value)
{
    memcpy(member, &value, size); /* little-endian, as every machine we test on */
}

/* The ends of the range as often as what lies between. */
static int64_t number(struct kit_rng *rng, int64_t lo, int64_t hi)
{
    switch (kit_below(rng, 4)) {
    case 0: return lo;
    case 1: return hi;
    case 2: return lo <= 0 && hi >= 0 ? 0 : lo;
    default: break;
    }
    uint64_t width = (uint64_t)hi - (uint64_t)lo + 1;
    return (int64_t)((uint64_t)lo + (width ? kit_random(rng) % width : kit_random(rng)));
}

static unsigned word(struct kit_rng *rng, const struct wire_words *words)
{
    unsigned i;

    do
        i = kit_below(rng, words->count);
    while (*words->word[i] == '\0');
    return i;
}

static struct ad_act act(struct kit_rng *rng)
{
    if (kit_below(rng, 8) == 0)
        return (struct ad_act){AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY,
                               (uint8_t)(AD_CASTLING_SHORT + kit_below(rng, 2))};
    return (struct ad_act){(uint8_t)kit_below(rng, 64), (uint8_t)kit_below(rng, 64),
                           (uint8_t)kit_below(rng, AD_KING + 1), AD_CASTLING_NONE};
}

static void squares(struct kit_rng *rng, const struct wire_field *f, char *x)
{
    unsigned count = kit_below(rng, (unsigned)f->hi + 1);
    uint32_t together = (uint32_t)kit_random(rng) & ~UINT32_C(1);

    if (count < 32)
        together &= (UINT32_C(1) << count) - 1;
    for (unsigned i = 0; i < count; i++)
        x[f->at + i] = (char)kit_below(rng, 64);
    x[f->also] = (char)count;
    memcpy(x + f->third, &together, sizeof together);
}

/* Letters, what JSON escapes, control characters, and UTF-8 of every length. */
static void text(struct kit_rng *rng, const struct wire_field *f, char *x)
{
    static const char *const pieces[] = {
        "a", "Sf3", "\"", "\\", "\n", "\x01", "/", "\x7f", "ü", "ß", "„", "♘", "😀", " ",
    };
    size_t len = 0, want = kit_below(rng, (unsigned)f->hi + 1);

    while (len < want) {
        const char *piece = pieces[kit_below(rng, sizeof pieces / sizeof *pieces)];
        if (len + strlen(piece) > (size_t)f->hi)
            break;
        memcpy(x + f->at + len, piece, strlen(piece));
        len += strlen(piece);
    }
    x[f->also] = (char)len;
}

static ad_article article(struct kit_rng *rng)
{
    unsigned count = 0;
    enum ad_edition e = AD_NO_EDITION;

    while (!count) {
        e = (enum ad_edition)kit_below(rng, AD_EDITIONS);
        count = ad_article_count(e);
    }
    return (ad_article)(ad_article_first(e) + kit_below(rng, count));
}

static void cites(struct kit_rng *rng, struct ad_cites *out)
{
    out->count = (uint8_t)kit_below(rng, AD_CITES_MAX + 1);
    for (unsigned i = 0; i < out->count; i++)
        out->article[i] = article(rng);
}

static void record(struct kit_rng *rng, const struct wire_shape *shape, void *x)
{
    memcpy(x, shape->empty, shape->size);
    for (unsigned i = 0; i < shape->count; i++)
        if (kit_below(rng, 2) || !shape->fields[i].may)
            random_field(rng, &shape->fields[i], x);
}

static ad_date date(struct kit_rng *rng)
{
    if (kit_below(rng, 8) == 0)
        return AD_NO_DATE;
    return (ad_date)number(rng, ad_date_make(AD_YEAR_FIRST, 1, 1),
                           ad_date_make(AD_YEAR_LAST, 12, 31));
}

static void board(struct kit_rng *rng, char *at)
{
    static const char letters[] = "1=0+-WDL?UFHZ";

    if (kit_below(rng, 8) == 0)
        return;
    at[0] = letters[kit_below(rng, sizeof letters - 1)];
    at[1] = letters[kit_below(rng, sizeof letters - 1)];
}

static void score(struct kit_rng *rng, char *at)
{
    static const char results[][3] = {"10", "01", "==", "00", "+-", "-+", "--", "??", "=0"};

    memcpy(at, results[kit_below(rng, sizeof results / sizeof *results)], 2);
}

/* All that is not told is nought. */
static void tiebreak(struct kit_rng *rng, struct ad_tiebreak *out)
{
    static const enum ad_tiebreak_code codes[] = {AD_TB_PTS, AD_TB_BH, AD_TB_SB, AD_TB_WON};

    out->code = codes[kit_below(rng, 4)];
    if (out->code == AD_TB_BH)
        out->cut_low = (uint8_t)kit_below(rng, 4);
}

static void lineup(struct kit_rng *rng, struct ad_lineup *out)
{
    out->boards = (uint8_t)kit_below(rng, AD_LINEUP_BOARDS_MAX + 1);
    for (unsigned i = 0; i < out->boards; i++) {
        struct ad_lineup_seat *seat = &out->seats[i];

        seat->kind = (uint8_t)kit_below(rng, 3);
        if (seat->kind != AD_LINEUP_EMPTY)
            seat->rank = kit_below(rng, 2) ? (uint16_t)(1 + kit_below(rng, AD_RANK_MAX))
                                           : AD_YOUTH_RANK(1 + kit_below(rng, AD_YOUTH_TEAM_MAX),
                                                           1 + kit_below(rng, AD_YOUTH_RANK_MAX));
    }
}

/* Behind pointers: memory of ours, used again with every struct. */
static _Alignas(max_align_t) char room[1 << 16];
static size_t used;

static void *take(size_t size)
{
    void *at = room + used;

    used += (size + 15) & ~(size_t)15;
    return used <= sizeof room ? memset(at, 0, size) : NULL;
}

static void member(struct kit_rng *rng, const struct wire_field *f, char *at)
{
    switch (f->type) {
    case WIRE_BOOL: set(at, f->size, kit_below(rng, 2)); break;
    case WIRE_NUMBER: set(at, f->size, number(rng, f->lo, f->hi)); break;
    case WIRE_WORD: set(at, f->size, word(rng, f->words)); break;
    case WIRE_BITS: set(at, f->size, number(rng, 0, (INT64_C(1) << f->words->count) - 1)); break;
    case WIRE_NAME:
        for (unsigned n = kit_below(rng, f->size); n-- > 0;)
            at[n] = (char)('A' + kit_below(rng, 26));
        break;
    case WIRE_DATE: set(at, f->size, date(rng)); break;
    case WIRE_POINT: set(at, f->size, 1 + kit_below(rng, AD_POINTS - 1)); break;
    case WIRE_ARTICLE: set(at, f->size, article(rng)); break;
    case WIRE_SQUARE: *at = (char)kit_below(rng, 64); break;
    case WIRE_ACT: *(struct ad_act *)(void *)at = act(rng); break;
    case WIRE_MOVE: {
        ad_move m = ad_move_make((int)kit_below(rng, 64), (int)kit_below(rng, 64),
                                 (int)word(rng, &wire_words_how));
        memcpy(at, &m, sizeof m);
        break;
    }
    case WIRE_CITES: cites(rng, (struct ad_cites *)(void *)at); break;
    case WIRE_BOARD: board(rng, at); break;
    case WIRE_LINEUP: lineup(rng, (struct ad_lineup *)(void *)at); break;
    case WIRE_SCORE: score(rng, at); break;
    case WIRE_LETTER: *at = *f->words->word[kit_below(rng, f->words->count)]; break;
    case WIRE_LOT:
        for (unsigned n = 0; n < f->size; n++)
            at[n] = (char)kit_random(rng);
        break;
    case WIRE_TIEBREAK: tiebreak(rng, (struct ad_tiebreak *)(void *)at); break;
    case WIRE_RECORD: record(rng, &f->record->shape, at); break;
    case WIRE_AT: {
        char *item =
            !f->many || kit_below(rng, 4) ? take((size_t)f->item->size * wire_many(f->item)) : NULL;
        if (item)
            random_field(rng, f->item, item);
        memcpy(at, &item, sizeof item);
        break;
    }
    case WIRE_SQUARES:
    case WIRE_TEXT:
    case WIRE_PHRASE:
    case WIRE_LIST:
    case WIRE_FEN:
    case WIRE_ROWS:
    case WIRE_TYPES: break;
    }
}

static void list(struct kit_rng *rng, const struct wire_field *f, char *x)
{
    unsigned count = kit_below(rng, (unsigned)f->hi + 1);

    for (unsigned i = 0; i < count; i++)
        record(rng, &f->record->shape, x + f->at + i * f->record->shape.size);
    x[f->also] = (char)count;
}

static void rows(struct kit_rng *rng, const struct wire_field *f, char *x)
{
    uint32_t count = (uint32_t)number(rng, f->lo, f->hi < 5 ? f->hi : 5);
    size_t size = (size_t)f->item->size * wire_many(f->item);
    char *first = count ? take(count * size) : NULL;

    for (uint32_t i = 0; i < count; i++)
        random_field(rng, f->item, first + i * size);
    memcpy(x + f->at, &first, sizeof first);
    memcpy(x + f->also, &count, sizeof count);
}

static void phrase(struct kit_rng *rng, const struct wire_field *f, char *x)
{
    static const char words[] = "Weiß hatte „matt“ gerufen.\n";
    size_t len = kit_below(rng, 2) ? sizeof words - 1 : sizeof "Weiß" - 1;
    const char *at = words;

    memcpy(x + f->at, &at, sizeof at);
    memcpy(x + f->also, &len, sizeof len);
}

/* A list: of as many as there must be, of as many as another has, or of any number. */
static void members(struct kit_rng *rng, const struct wire_field *f, char *x)
{
    unsigned n = wire_many(f);

    if (f->follows)
        n = (uint8_t)x[f->also];
    else if (f->counted || f->cut)
        n = kit_below(rng, n + 1);
    for (unsigned i = 0; i < n; i++)
        member(rng, f, x + f->at + i * f->size);
    if (f->counted && !f->follows)
        x[f->also] = (char)n;
}

void random_field(struct kit_rng *rng, const struct wire_field *f, void *x)
{
    char *bytes = x;

    if (f->type == WIRE_SQUARES)
        squares(rng, f, bytes);
    else if (f->type == WIRE_TEXT)
        text(rng, f, bytes);
    else if (f->type == WIRE_PHRASE)
        phrase(rng, f, bytes);
    else if (f->type == WIRE_LIST)
        list(rng, f, bytes);
    else if (f->type == WIRE_ROWS)
        rows(rng, f, bytes);
    else
        members(rng, f, bytes);
    if (f->type == WIRE_ACT && f->also)
        bytes[f->also] = 1;
}

void random_form(struct kit_rng *rng, const struct wire_form *form, unsigned kind, void *out)
{
    struct wire_kind k = wire_kind_of(form, kind);
    char *bytes = out;

    used = 0;
    memcpy(out, form->shape.empty, form->shape.size);
    if (form->version_at != WIRE_NOWHERE)
        bytes[form->version_at] = (char)form->version;
    if (form->kinds)
        bytes[form->kind_at] = (char)kind;
    for (unsigned i = 0; i < form->shape.count; i++)
        if (k.must >> i & 1 || (k.may >> i & 1 && kit_below(rng, 2)))
            random_field(rng, &form->shape.fields[i], out);
}
