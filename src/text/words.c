/*
 * text/words.c -- rulings as sentences, by key, with their citation.
 */
#include "adoube/words.h"

#include <string.h>

#include "adoube/notation.h"
#include "adoube/order.h"
#include "text/put.h"
#include "words/words.h"
#include "text/names.h"
#include "game/game_inside.h"

/* ---- acts ---- */

int ad_act_text(char *out, size_t cap, struct ad_act act)
{
    static const char letters[] = {0, 'p', 'n', 'b', 'r', 'q', 'k'};
    struct put p = {out, cap, 0};

    if (act.castling != AD_CASTLING_NONE) {
        put_text(&p, act.castling == AD_CASTLING_SHORT ? "0-0" : "0-0-0");
    } else if (act.from >= AD_SQUARES || act.to >= AD_SQUARES) {
        put_char(&p, '-');
    } else {
        put_square(&p, act.from);
        put_square(&p, act.to);
        if (act.promotion > AD_EMPTY && act.promotion <= AD_KING)
            put_char(&p, letters[act.promotion]);
    }
    return put_end(&p);
}

/* ---- scoresheets ---- */

static unsigned sheet_form(enum ad_edition e)
{
    switch (e) {
    case AD_FIDE_1984:
    case AD_BLITZ_1977:
    case AD_VI_NRW:
    case AD_FIDE_1997: return AD_FORM_1997;
    case AD_FIDE_2014:
    case AD_FIDE_2017:
    case AD_FIDE_2023:
    case AD_EDITIONS: break;
    }
    return AD_FORM_2017;
}

static void put_long(struct put *p, struct ad_act act)
{
    char text[AD_MOVE_TEXT_MAX];

    ad_act_text(text, sizeof text, act);
    put_char(p, '[');
    put_text(p, text);
    put_char(p, ']');
}

int ad_sheet_text(char *out, size_t cap, const struct ad_game *g, int side, uint32_t n)
{
    struct put p = {out, cap, 0};
    struct ad_position before;
    struct ad_act act;
    char text[AD_MOVE_TEXT_MAX];
    bool regular = ad_game_position(&before, g, n - 1);
    const struct ad_ply *ply = ad_game_ply(g, n);

    if (ad_game_written(&act, g, side, n) != 0) {
        put_char(&p, '-');
    } else {
        ad_move m = regular || ply->move != AD_NO_MOVE ? ad_act_move(&before, act) : AD_NO_MOVE;
        if (m == AD_NO_MOVE) {
            put_long(&p, act);
        } else {
            ad_san_write(text, sizeof text, &before, m, (enum ad_language)g->table.language[side],
                         sheet_form((enum ad_edition)g->table.edition));
            put_text(&p, text);
        }
        if (ply->flags & AD_FLAG_OFFER)
            put_text(&p, " (=)");
    }
    return put_end(&p);
}

/* ---- citations ---- */

static void put_filled(struct put *p, const struct ad_table *t, enum ad_language lang)
{
    put_text(p, lang == AD_DE ? " (ergänzt für " : " (filled in for ");
    put_text(p, ad_edition_name((enum ad_edition)t->edition));
    put_char(p, ')');
}

/* The articles of one edition stand together behind its name. */
static void put_cites(struct put *p, const struct ad_table *t, const struct ad_cites *c,
                      enum ad_language lang, bool for_people)
{
    bool done[AD_CITES_MAX] = {false};

    for (unsigned i = 0; i < c->count; i++) {
        enum ad_edition e = ad_article_edition(c->article[i]);
        if (done[i])
            continue;
        if (i > 0)
            put_text(p, for_people ? "; " : " ");
        put_text(p, e < AD_EDITIONS ? ad_edition_name(e) : "?");
        for (unsigned j = i, any = 0; j < c->count; j++) {
            if (ad_article_edition(c->article[j]) != e)
                continue;
            done[j] = true;
            put_text(p, for_people && any++ ? ", " : " ");
            for (const char *at = for_people ? ad_article_label(c->article[j], lang)
                                             : ad_article_number(c->article[j]);
                 *at; at++)
                put_char(p, *at == ' ' && !for_people ? '_' : *at);
        }
        if (t->fill_from < AD_EDITIONS && e == (enum ad_edition)t->fill_from &&
            t->fill_from != t->edition)
            put_filled(p, t, lang);
    }
}

int ad_cites_text(char *out, size_t cap, const struct ad_table *t, const struct ad_cites *c,
                  enum ad_language lang)
{
    struct put p = {out, cap, 0};

    put_cites(&p, t, c, lang, false);
    return put_end(&p);
}

/* ---- results ---- */

static void put_points(struct put *p, unsigned halves, const char *half)
{
    if (halves == AD_POINTS_BROKEN) {
        put_char(p, '?');
        return;
    }
    if (halves / 2 > 0 || halves == 0)
        put_number(p, halves / 2);
    if (halves % 2)
        put_text(p, half);
}

static void put_result(struct put *p, const struct ad_result *r, const char *half)
{
    if (r->kind == AD_RESULT_FORFEIT && r->points[0] % 2 == 0 && r->points[1] % 2 == 0) {
        put_char(p, r->points[0] ? '+' : '-');
        put_char(p, '/');
        put_char(p, r->points[1] ? '+' : '-');
        return;
    }
    put_points(p, r->points[0], half);
    put_char(p, '-');
    put_points(p, r->points[1], half);
}

static bool has_points(const struct ad_result *r)
{
    return r->kind == AD_RESULT_PLAYED || r->kind == AD_RESULT_FORFEIT;
}

int ad_result_word(char *out, size_t cap, const struct ad_result *r)
{
    static const char *const words[] = {"none", "", "", "void", "pending"};
    struct put p = {out, cap, 0};

    if (has_points(r))
        put_result(&p, r, "1/2");
    else
        put_text(&p, r->kind <= AD_RESULT_PENDING ? words[r->kind] : "");
    return put_end(&p);
}

int ad_result_text(char *out, size_t cap, const struct ad_result *r, enum ad_language lang)
{
    struct put p = {out, cap, 0};

    if (has_points(r))
        put_result(&p, r, "½");
    else
        put_text(&p, ad_result_kind_text((enum ad_result_kind)r->kind, lang));
    return put_end(&p);
}

/* "1", "1/2", "3/4", up to the end; false if it is no number. */
static bool read_points(uint8_t *halves, const char *text, size_t len)
{
    unsigned n[2] = {0, 1}, part = 0, digits = 0;

    for (size_t i = 0; i < len; i++) {
        if (text[i] == '/' && part == 0 && digits > 0) {
            n[++part] = 0;
            digits = 0;
        } else if (text[i] >= '0' && text[i] <= '9' && ++digits <= 2) {
            n[part] = n[part] * 10 + (unsigned)(text[i] - '0');
        } else {
            return false;
        }
    }
    if (digits == 0 || n[1] == 0)
        return false;
    *halves = (uint8_t)(n[0] * 2 % n[1] ? AD_POINTS_BROKEN : n[0] * 2 / n[1]);
    return true;
}

int ad_result_read(struct ad_result *out, const char *text, size_t len)
{
    static const struct {
        char word[8];
        uint8_t kind, white, black;
    } words[] = {
        {"none", AD_RESULT_NONE, 0, 0},       {"void", AD_RESULT_VOID, 0, 0},
        {"pending", AD_RESULT_PENDING, 0, 0}, {"+/-", AD_RESULT_FORFEIT, 2, 0},
        {"-/+", AD_RESULT_FORFEIT, 0, 2},     {"-/-", AD_RESULT_FORFEIT, 0, 0},
    };
    struct ad_result r = {.kind = AD_RESULT_PLAYED};
    const char *dash = memchr(text, '-', len);

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i].word) == len && memcmp(words[i].word, text, len) == 0) {
            *out = (struct ad_result){.kind = words[i].kind,
                                      .points = {words[i].white, words[i].black}};
            return 0;
        }
    if (!dash || !read_points(&r.points[0], text, (size_t)(dash - text)) ||
        !read_points(&r.points[1], dash + 1, len - (size_t)(dash - text) - 1))
        return AD_EPARSE;
    *out = r;
    return 0;
}

/* ---- reasons ---- */

AD__TEXTS(ad_reason_text, enum ad_reason, AD_REASON_MAP)

const char *ad_reason_word(enum ad_reason r)
{
    static const char *const words[] = {
#define X(id) #id,
        AD_REASON_MAP(X)
#undef X
    };

    return (unsigned)r < AD_REASONS ? words[r] + strlen("AD_") : "";
}

/* ---- sentences ---- */

/* For events without a reason of their own. */
static const char *const kind_texts[][AD__TONGUES] = {AD_EVENT_MAP(AD__PAIR)};

struct telling {
    const struct ad_game *g; /* NULL if there is none */
    const struct ad_event *e;
    enum ad_language lang;
};

/* A sentence may begin with it, and then with a capital. */
static void put_who(struct put *p, int who, enum ad_language lang)
{
    const char *text = ad_who_text((enum ad_who)who, lang);

    if (p->len == 0 && *text >= 'a' && *text <= 'z') {
        put_char(p, (char)(*text - 'a' + 'A'));
        text++;
    }
    put_text(p, text);
}

static int side_of(const struct telling *t)
{
    return t->e->side != AD_WHO_NOBODY ? t->e->side : t->e->by;
}

static void fill_side(struct put *p, const struct telling *t)
{
    bool stands = t->e->kind == AD_EVENT_RUNS || t->e->kind == AD_EVENT_OFFERS;

    put_who(p, stands ? t->e->side : side_of(t), t->lang);
}

static void fill_other(struct put *p, const struct telling *t)
{
    int side = side_of(t);

    put_who(p, side <= AD_WHO_BLACK ? !side : side, t->lang);
}

static void fill_time(struct put *p, const struct telling *t)
{
    put_time(p, t->e->ms < 0 ? -(int64_t)t->e->ms : t->e->ms);
}

static void fill_signed(struct put *p, const struct telling *t)
{
    if (t->e->ms >= 0)
        put_char(p, '+');
    put_time(p, t->e->ms);
}

static void fill_n(struct put *p, const struct telling *t)
{
    put_number(p, t->e->kind == AD_EVENT_PERIOD ? t->e->value + 1 : t->e->value);
}

static void fill_ply(struct put *p, const struct telling *t)
{
    put_number(p, t->e->ply);
}

/* The position in which the event's move is written, if one is known. */
static ad_move find_move(struct ad_position *out, const struct telling *t)
{
    const struct ad_game *g = t->g;
    ad_move m;

    if (!g)
        return AD_NO_MOVE;
    *out = g->now;
    if (!g->irregular && (m = ad_act_move(out, t->e->act)) != AD_NO_MOVE)
        return m;
    if (g->count > 0 && ad_game_position(out, g, g->count - 1) &&
        (m = ad_act_move(out, t->e->act)) != AD_NO_MOVE && ad_game_ply(g, g->count)->move == m)
        return m;
    return AD_NO_MOVE;
}

static void fill_move(struct put *p, const struct telling *t)
{
    struct ad_position at;
    char text[AD_MOVE_TEXT_MAX];
    ad_move m = find_move(&at, t);

    if (m == AD_NO_MOVE)
        ad_act_text(text, sizeof text, t->e->act);
    else
        ad_san_write(text, sizeof text, &at, m, t->lang == AD_DE ? AD_DE : AD_EN,
                     t->lang == AD_DE ? AD_FORM_2017 : AD_FORM_PGN);
    put_text(p, text);
}

static void fill_square(struct put *p, const struct telling *t)
{
    if (t->e->square < AD_SQUARES)
        put_square(p, t->e->square);
    else
        put_char(p, '-');
}

static void fill_squares(struct put *p, const struct telling *t)
{
    for (unsigned i = 0; i < t->e->length && i < AD_TOUCH_MAX; i++) {
        if (i > 0)
            put_char(p, t->e->together >> i & 1 ? '+' : ' ');
        put_square(p, t->e->text[i] & 63);
    }
}

static void fill_what(struct put *p, const struct telling *t)
{
    put_text(p, ad_what_text((enum ad_what)t->e->what, t->lang));
}

static void fill_verdict(struct put *p, const struct telling *t)
{
    put_text(p, ad_verdict_text((enum ad_verdict)t->e->verdict, t->lang));
}

static void fill_offence(struct put *p, const struct telling *t)
{
    put_text(p, ad_offence_text((enum ad_offence)t->e->what, t->lang));
}

static void fill_penalty(struct put *p, const struct telling *t)
{
    put_text(p, ad_penalty_text((enum ad_penalty)t->e->what, t->lang));
}

static void fill_mode(struct put *p, const struct telling *t)
{
    put_text(p, ad_mode_text((enum ad_mode)t->e->what, t->lang));
}

static void fill_flag(struct put *p, const struct telling *t)
{
    static const char *const texts[][AD__TONGUES] = {
        {"up", "oben"}, {"down", "gefallen"}, {"hangs", "hängt"}};

    if (t->e->value >= 0 && t->e->value <= 2)
        put_text(p, texts[t->e->value][t->lang == AD_DE]);
}

static void fill_result(struct put *p, const struct telling *t)
{
    struct ad_result r = {.kind = (uint8_t)t->e->value,
                          .points = {t->e->points[0], t->e->points[1]}};
    char text[64];

    ad_result_text(text, sizeof text, &r, t->lang);
    put_text(p, text);
}

static const struct {
    const char *name;
    void (*fill)(struct put *p, const struct telling *t);
} fills[] = {
    {"side", fill_side},       {"other", fill_other},
    {"time", fill_time},       {"n", fill_n},
    {"move", fill_move},       {"square", fill_square},
    {"squares", fill_squares}, {"what", fill_what},
    {"verdict", fill_verdict}, {"offence", fill_offence},
    {"penalty", fill_penalty}, {"mode", fill_mode},
    {"flag", fill_flag},       {"result", fill_result},
    {"signed", fill_signed},   {"ply", fill_ply},
};

/* What stands in braces, if it is one of ours; returns how far it goes, or 0. */
static size_t fill_in(struct put *p, const char *text, const struct telling *t)
{
    const char *close = strchr(text, '}');

    for (size_t i = 0; close && i < sizeof fills / sizeof *fills; i++) {
        size_t len = strlen(fills[i].name);
        if ((size_t)(close - text) == len + 1 && memcmp(text + 1, fills[i].name, len) == 0) {
            fills[i].fill(p, t);
            return len + 2;
        }
    }
    return 0;
}

static void put_sentence(struct put *p, const char *text, const struct telling *t)
{
    while (*text) {
        size_t used = *text == '{' ? fill_in(p, text, t) : 0;
        if (used == 0)
            put_char(p, *text);
        text += used ? used : 1;
    }
}

static void put_event(struct put *p, const struct telling *t)
{
    const char *text = ad_reason_text((enum ad_reason)t->e->reason, t->lang);

    if (!*text && t->e->kind == AD_EVENT_RUNS && t->e->side == AD_WHO_NOBODY)
        text = t->lang == AD_DE ? "die Uhren stehen" : "the clocks stand";
    if (!*text && t->e->kind < AD_EVENTS)
        text = kind_texts[t->e->kind][ad__tongue(t->lang)];
    put_sentence(p, text, t);
}

int ad_event_sentence(char *out, size_t cap, const struct ad_game *g, const struct ad_event *e,
                      enum ad_language lang)
{
    struct put p = {out, cap, 0};

    put_event(&p, &(struct telling){g, e, lang});
    return put_end(&p);
}

int ad_event_text(char *out, size_t cap, const struct ad_game *g, const struct ad_event *e,
                  enum ad_language lang)
{
    struct put p = {out, cap, 0};

    put_event(&p, &(struct telling){g, e, lang});
    if (e->cites.count > 0 || e->point) {
        put_text(&p, " (");
        put_cites(&p, &g->table, &e->cites, lang, true);
        if (e->point) {
            put_text(&p, e->cites.count > 0 ? "; BTO " : "BTO ");
            put_text(&p, ad_point_number((enum ad_point)e->point));
        }
        put_char(&p, ')');
    }
    return put_end(&p);
}

bool ad_event_is_ruling(const struct ad_event *e)
{
    return e->cites.count > 0 || e->point || e->verdict != AD_ALLOWED ||
           e->kind == AD_EVENT_RULES || e->kind == AD_EVENT_RESULT || e->kind == AD_EVENT_ASKS ||
           e->kind == AD_EVENT_INCIDENT;
}

int ad_impossible_text(char *out, size_t cap, enum ad_reason r, const struct ad_command *c,
                       enum ad_language lang)
{
    struct ad_event e = {
        .by = c->by,
        .side = c->by,
        .what = c->what,
        .ms = c->ms,
        .ply = c->ply,
        .square = c->squares > 0 ? c->square[0] : c->act.from,
        .act = c->act,
    };
    struct put p = {out, cap, 0};

    put_sentence(&p, ad_reason_text(r, lang), &(struct telling){NULL, &e, lang});
    return put_end(&p);
}
