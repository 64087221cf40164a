/*
 * text/script_expect.c -- expectations: a line against the events of the last command and the state.
 */
#include "text/script.h"

#include <string.h>

#include "adoube/fen.h"
#include "adoube/notation.h"
#include "adoube/order.h"
#include "adoube/spoken.h"
#include "adoube/words.h"
#include "text/put.h"
#include "laws/names.h"
#include "text/names.h"

struct checker {
    struct ad_script *s;
    struct ad__line *l;
    struct put got; /* what there is instead */
};

static const struct ad_game *game_of(const struct checker *k)
{
    return &k->s->game;
}

/* ---- what there is, for the message ---- */

static void put_cited(struct checker *k, const struct ad_event *e)
{
    for (unsigned i = 0; i < e->cites.count; i++) {
        put_char(&k->got, ' ');
        for (const char *c = ad_article_number(e->cites.article[i]); *c; c++)
            put_char(&k->got, *c == ' ' ? '_' : *c);
    }
    if (e->point) {
        put_text(&k->got, " BTO_");
        put_text(&k->got, ad_point_number((enum ad_point)e->point));
    }
}

static void put_rulings(struct checker *k)
{
    bool any = false;

    for (unsigned i = 0; i < k->s->events; i++) {
        const struct ad_event *e = &k->s->event[i];
        if (!ad_event_is_ruling(e))
            continue;
        if (any)
            put_text(&k->got, "; ");
        any = true;
        put_text(&k->got, ad_event_word((enum ad_event_kind)e->kind));
        put_char(&k->got, ' ');
        put_text(&k->got, ad_verdict_word((enum ad_verdict)e->verdict));
        put_cited(k, e);
    }
    if (k->s->impossible != AD_REASON_NONE)
        put_text(&k->got, "impossible");
    else if (!any)
        put_text(&k->got, "no ruling");
}

/* ---- articles ---- */

/* An article is written with _ for the blanks in it. */
static bool is_article(ad_article a, const struct ad__word *w)
{
    const char *number = ad_article_number(a);

    if (strlen(number) != w->len)
        return false;
    for (size_t i = 0; i < w->len; i++)
        if (number[i] != w->text[i] && !(number[i] == ' ' && w->text[i] == '_'))
            return false;
    return true;
}

static bool cites(const struct ad_event *e, const struct ad__word *w)
{
    enum ad_point point = (enum ad_point)e->point;

    for (unsigned i = 0; i < e->cites.count; i++)
        if (is_article(e->cites.article[i], w))
            return true;
    return point &&
           (ad__word_is(w, ad_point_number(point)) || ad_point_find(w->text, w->len) == point);
}

/* Is every article that is left of the line cited by some event? */
static bool all_cited(struct checker *k)
{
    struct ad__word w;
    bool all = true;

    while (ad__word_next(&w, k->l)) {
        bool found = false;
        for (unsigned i = 0; i < k->s->events && !found; i++)
            found = cites(&k->s->event[i], &w);
        all = all && found;
    }
    return all;
}

static bool cites_all(const struct ad_event *e, struct ad__line l)
{
    struct ad__word w;

    while (ad__word_next(&w, &l))
        if (!cites(e, &w))
            return false;
    return true;
}

/* ---- verdicts ---- */

static enum ad__held held(bool yes)
{
    return yes ? AD__HELD : AD__FAILED;
}

static unsigned count_verdicts(const struct checker *k, enum ad_verdict v)
{
    unsigned n = 0;

    for (unsigned i = 0; i < k->s->events; i++)
        n += k->s->event[i].verdict == v;
    return n;
}

static enum ad__held accepted(struct checker *k)
{
    if (!ad__line_end(k->l))
        return AD__UNREADABLE;
    put_rulings(k);
    return held(k->s->impossible == AD_REASON_NONE && !count_verdicts(k, AD_REFUSED));
}

static enum ad__held rejected(struct checker *k)
{
    bool no = count_verdicts(k, AD_REFUSED) > 0 || k->s->impossible != AD_REASON_NONE;

    put_rulings(k);
    return held(all_cited(k) && no);
}

static enum ad__held ruling(struct checker *k)
{
    if (!ad__line_more(k->l))
        return ad__line_bad(k->l, AD_SCRIPT_MISSING, NULL), AD__UNREADABLE;
    put_rulings(k);
    for (unsigned i = 0; i < k->s->events; i++)
        if (cites_all(&k->s->event[i], *k->l))
            return AD__HELD;
    return AD__FAILED;
}

/* `1-0` holds for a forfeit too, `+/-` only for one. */
static bool same_result(const struct ad_result *want, const struct ad_result *is)
{
    bool points = want->kind == AD_RESULT_PLAYED || want->kind == AD_RESULT_FORFEIT;

    if (want->kind != is->kind &&
        !(want->kind == AD_RESULT_PLAYED && is->kind == AD_RESULT_FORFEIT))
        return false;
    return !points || (want->points[0] == is->points[0] && want->points[1] == is->points[1]);
}

static enum ad__held result(struct checker *k)
{
    const struct ad_result *is = &game_of(k)->result;
    struct ad_result want;
    struct ad__word w;
    char text[32];

    if (!ad__word_need(&w, k->l))
        return AD__UNREADABLE;
    if (ad_result_read(&want, w.text, w.len) < 0)
        return ad__line_bad(k->l, AD_SCRIPT_RESULT, &w), AD__UNREADABLE;
    ad_result_word(text, sizeof text, is);
    put_text(&k->got, text);
    put_text(&k->got, "; ");
    put_rulings(k);
    return held(all_cited(k) && same_result(&want, is));
}

static enum ad__held ask(struct checker *k)
{
    bool asked = game_of(k)->question.what != AD_WHAT_NOTHING;

    if (!ad__line_end(k->l))
        return AD__UNREADABLE;
    for (unsigned i = 0; i < k->s->events; i++)
        asked = asked || k->s->event[i].kind == AD_EVENT_ASKS;
    put_rulings(k);
    return held(asked);
}

/* ---- time ---- */

static enum ad__held clock_shows(struct checker *k)
{
    int32_t want, left;
    uint8_t side;

    if (!ad__need_side(&side, k->l, false) || !ad__need_time(&want, k->l) || !ad__line_end(k->l))
        return AD__UNREADABLE;
    left = ad_game_time_left(game_of(k), side, k->s->now);
    put_time(&k->got, left);
    return held(left / 1000 == want / 1000);
}

/* What this event has decided about a player's time: increments and new periods come by
 * themselves. */
static int64_t time_change(const struct ad_script *s, int side)
{
    int64_t sum = 0;

    for (unsigned i = 0; i < s->events; i++) {
        const struct ad_event *e = &s->event[i];
        bool whose = e->side == side || e->side == AD_WHO_BOTH;
        if (e->kind == AD_EVENT_TIME && whose && e->reason != AD_TIME_INCREMENT)
            sum += e->ms;
    }
    return sum;
}

static enum ad__held change(struct checker *k, int sign)
{
    int64_t sum;
    int32_t want;
    uint8_t side;

    if (!ad__need_side(&side, k->l, false) || !ad__need_time(&want, k->l) || !ad__line_end(k->l))
        return AD__UNREADABLE;
    sum = sign * time_change(k->s, side);
    put_time(&k->got, sum);
    return held(sum / 1000 == want / 1000);
}

static enum ad__held adds(struct checker *k)
{
    return change(k, 1);
}

static enum ad__held takes(struct checker *k)
{
    return change(k, -1);
}

/* ---- counters ---- */

static enum ad__held side_number(struct checker *k, const unsigned is[2])
{
    uint32_t want;
    uint8_t side;

    if (!ad__need_side(&side, k->l, false) || !ad__need_number(&want, k->l, 0, UINT16_MAX) ||
        !ad__line_end(k->l))
        return AD__UNREADABLE;
    put_number(&k->got, is[side]);
    return held(is[side] == want);
}

static enum ad__held completed(struct checker *k)
{
    const struct ad_side_clock *side = game_of(k)->clock.side;

    return side_number(k, (unsigned[]){side[0].completed, side[1].completed});
}

static enum ad__held period(struct checker *k)
{
    const struct ad_side_clock *side = game_of(k)->clock.side;

    return side_number(k, (unsigned[]){side[0].period + 1u, side[1].period + 1u});
}

static enum ad__held offences(struct checker *k)
{
    struct ad__word w;
    uint32_t want;
    uint8_t side, is;
    int group;

    if (!ad__need_side(&side, k->l, false) || !ad__word_need(&w, k->l))
        return AD__UNREADABLE;
    group = ad__offence_group(&game_of(k)->table, &w);
    if (group < 0)
        return ad__line_bad(k->l, AD_SCRIPT_GROUP, &w), AD__UNREADABLE;
    if (!ad__need_number(&want, k->l, 0, UINT8_MAX) || !ad__line_end(k->l))
        return AD__UNREADABLE;
    is = game_of(k)->offences[side][group];
    put_number(&k->got, is);
    return held(is == want);
}

static enum ad__held format(struct checker *k)
{
    enum ad_format is = (enum ad_format)game_of(k)->table.format;
    const char *names[AD_FORMATS];
    struct ad__word w;

    for (int f = 0; f < AD_FORMATS; f++)
        names[f] = ad_format_name((enum ad_format)f);
    if (!ad__word_need(&w, k->l) || ad__word_find(k->l, &w, names, AD_FORMATS) < 0 ||
        !ad__line_end(k->l))
        return AD__UNREADABLE;
    put_text(&k->got, ad_format_name(is));
    return held(ad__word_is(&w, ad_format_name(is)));
}

static enum ad__held offer(struct checker *k)
{
    static const char *const names[] = {"white", "black", "none"};
    uint8_t is = game_of(k)->offer.by;
    struct ad__word w;
    int want;

    if (!ad__word_need(&w, k->l) || (want = ad__word_find(k->l, &w, names, 3)) < 0 ||
        !ad__line_end(k->l))
        return AD__UNREADABLE;
    is = is <= AD_WHO_BLACK ? is : 2;
    put_text(&k->got, names[is]);
    return held(is == want);
}

/* ---- moves that are open ---- */

static void put_open(struct checker *k, const struct ad_moves *open)
{
    const struct ad_position *p = &game_of(k)->now;
    char text[AD_MOVE_TEXT_MAX];

    for (unsigned i = 0; i < open->count; i++) {
        ad_uci_write(text, sizeof text, p, open->move[i], AD_UCI_STANDARD);
        if (i > 0)
            put_char(&k->got, ' ');
        put_text(&k->got, text);
    }
    if (open->count == 0)
        put_text(&k->got, "none");
}

/* Is it open? A promotion that names no piece stands for all of them. */
static unsigned count_open(const struct ad_moves *open, struct ad_act act)
{
    unsigned n = 0;

    for (unsigned i = 0; i < open->count; i++) {
        struct ad_act one = ad_act_of(open->move[i]);
        n += one.from == act.from && one.to == act.to && one.castling == act.castling &&
             (one.promotion == act.promotion || act.promotion == AD_EMPTY);
    }
    return n;
}

enum openness { MUST, MAY, MAY_NOT };

/* Is the text in no language one of the legal moves, nor several of them? */
static bool means_nothing_legal(const struct ad_position *p, const struct ad__word *w)
{
    struct ad_reading r;

    for (int l = AD_EN; l <= AD_NL; l++) {
        enum ad_read verdict = ad_san_read(&r, p, w->text, w->len, (enum ad_language)l);
        if (verdict == AD_READ_MOVE || verdict == AD_READ_AMBIGUOUS)
            return false;
    }
    return true;
}

/* How many open moves the next word names. Whether a move is clear depends on the position, so an
 * unclear one is no fault of the script; and one that is not legal names none. */
static bool named_moves(unsigned *out, bool *unclear, struct checker *k,
                        const struct ad_moves *open)
{
    const struct ad_game *g = game_of(k);
    struct ad_script_fault *fault = k->l->fault;
    struct ad_act act;

    *out = 0;
    if (ad__need_move(&act, k->l, &g->now, (enum ad_language)g->table.language[g->now.turn])) {
        *out = count_open(open, act);
        return true;
    }
    if (fault->why != AD_SCRIPT_NO_MAN && fault->why != AD_SCRIPT_AMBIGUOUS)
        return false;
    if (!means_nothing_legal(&g->now, &(struct ad__word){fault->word, fault->len, false}))
        *unclear = true;
    *fault = (struct ad_script_fault){0};
    return true;
}

static enum ad__held open_moves(struct checker *k, enum openness how)
{
    struct ad_moves open;
    unsigned named = 0, n;
    bool good = true, unclear = false;

    if (!ad__line_more(k->l))
        return ad__line_bad(k->l, AD_SCRIPT_MISSING, NULL), AD__UNREADABLE;
    ad_game_open_moves(&open, game_of(k));
    put_open(k, &open);
    while (ad__line_more(k->l)) {
        if (!named_moves(&n, &unclear, k, &open))
            return AD__UNREADABLE;
        good = good && (n > 0) == (how != MAY_NOT);
        named += n;
    }
    return held(good && !unclear && (how != MUST || named == open.count));
}

static enum ad__held must(struct checker *k)
{
    return open_moves(k, MUST);
}

static enum ad__held may(struct checker *k)
{
    return open_moves(k, MAY);
}

static enum ad__held may_not(struct checker *k)
{
    return open_moves(k, MAY_NOT);
}

/* ---- the position ---- */

static unsigned count_words(struct ad__line l)
{
    struct ad__word w;
    unsigned n = 0;

    while (ad__word_next(&w, &l))
        n++;
    return n;
}

/* Board, turn, castling as rights, en passant where it is possible; counters only if given. */
static bool same_setup(const struct ad_setup *want, const struct ad_setup *is, unsigned fields)
{
    return memcmp(want->on, is->on, sizeof want->on) == 0 && want->turn == is->turn &&
           memcmp(want->castling, is->castling, sizeof want->castling) == 0 && want->ep == is->ep &&
           (fields < 5 || want->halfmoves == is->halfmoves) &&
           (fields < 6 || want->fullmoves == is->fullmoves);
}

static enum ad__held fen(struct checker *k)
{
    const struct ad_game *g = game_of(k);
    unsigned fields = count_words(*k->l);
    struct ad_setup want, is;
    struct ad_position p;
    struct ad_fault fault;
    struct ad__word w;
    char text[AD_FEN_MAX];

    if (!ad__word_rest(&w, k->l))
        return AD__UNREADABLE;
    if (ad_fen_read(&want, w.text, w.len, &fault) < 0) {
        ad__line_bad(k->l, AD_SCRIPT_FEN, &(struct ad__word){w.text + fault.at, 0, false});
        k->l->fault->detail = fault.why;
        return AD__UNREADABLE;
    }
    ad_position_setup(&is, &g->now);
    if (ad_position_irregular(&p, &want) == 0)
        ad_position_setup(&want, &p); /* without an en passant square that nobody can use */
    ad_fen_write(text, sizeof text, &g->now, g->table.chess960 ? AD_FEN_SHREDDER : AD_FEN_X);
    put_text(&k->got, text);
    return held(same_setup(&want, &is, fields));
}

/* ---- sheets and announcements ---- */

/* Does the text go on with this piece? Then it moves past it. */
static bool goes_on(struct ad__word *w, const char *piece)
{
    size_t len = strlen(piece);

    if (w->len < len || memcmp(w->text, piece, len) != 0)
        return false;
    w->text += len;
    w->len -= len;
    return true;
}

static enum ad__held sheet(struct checker *k)
{
    const struct ad_game *g = game_of(k);
    char text[AD_SHEET_TEXT_MAX];
    struct ad__word w;
    uint8_t side;
    bool same = true;

    if (!ad__need_side(&side, k->l, false) || !ad__word_need(&w, k->l) || !ad__line_end(k->l))
        return AD__UNREADABLE;
    for (uint32_t n = 1; n <= g->count; n++) {
        const char *blank = n > 1 ? " " : "";
        ad_sheet_text(text, sizeof text, g, side, n);
        put_text(&k->got, blank);
        put_text(&k->got, text);
        same = same && goes_on(&w, blank) && goes_on(&w, text);
    }
    return held(same && w.len == 0);
}

/* The last move made, as its player would announce it. */
static void put_spoken(struct checker *k)
{
    const struct ad_game *g = game_of(k);
    const struct ad_ply *ply = g->count ? ad_game_ply(g, g->count) : NULL;
    struct ad_position before;
    char text[AD_SPOKEN_MAX];

    if (!ply || ply->move == AD_NO_MOVE || !ad_game_position(&before, g, g->count - 1))
        return;
    if (ad_spoken_write(text, sizeof text, &before, ply->move,
                        g->table.language[ply->side] == AD_EN ? AD_EN : AD_DE, AD_SPOKEN_NAMES) > 0)
        put_text(&k->got, text);
}

static enum ad__held says(struct checker *k)
{
    struct ad__word w;

    if (!ad__word_rest(&w, k->l))
        return AD__UNREADABLE;
    if (k->s->said && k->s->said_len == w.len && memcmp(k->s->said, w.text, w.len) == 0)
        return AD__HELD;
    put_spoken(k);
    return held(k->got.len == w.len && memcmp(k->got.out, w.text, w.len) == 0);
}

/* ---- all of them ---- */

enum ad__held ad__script_expect(struct ad_script *s, struct ad__line *l)
{
    static const char *const names[] = {
        "accepted", "rejected", "result",   "ruling", "clock", "adds",      "takes",
        "must",     "may",      "may-not",  "offer",  "ask",   "completed", "period",
        "format",   "fen",      "offences", "sheet",  "says",
    };
    static enum ad__held (*const checks[])(struct checker * k) = {
        accepted, rejected, result,    ruling, clock_shows, adds, takes,    must,  may,  may_not,
        offer,    ask,      completed, period, format,      fen,  offences, sheet, says,
    };
    struct checker k = {s, l, {s->got, sizeof s->got, 0}};
    struct ad__word w;
    enum ad__held answer;
    int found;

    ad__word_next(&w, l); /* expect */
    if (!ad__word_need(&w, l) ||
        (found = ad__word_find(l, &w, names, sizeof names / sizeof *names)) < 0)
        return AD__UNREADABLE;
    s->got[0] = '\0';
    answer = checks[found](&k);
    if (k.got.len < k.got.cap) /* else the beginning is enough for a message */
        put_end(&k.got);
    return answer;
}
