/*
 * core/pgn_replay.c -- follows a game's tokens on the board.
 *
 * In: tokens, one at a time. Out: the position after each, or why there is none.
 *
 * A variation replaces the last move of the line around it, so each line keeps two positions,
 * before and after its last move. They change places with every move instead of being copied.
 * Either may be unknown; what follows from an unknown one is unknown too, and nothing is said
 * about it: the cause has been told.
 *
 *   TAGS --first token of movetext--> PLAYING --AD_PGN_END--> OVER --any token--> TAGS
 */
#include "pgn_words.h"

#include "adoube/fen.h"
#include "adoube/notation.h"
#include "kernel.h"

enum phase { TAGS, PLAYING, OVER };

enum setup { SETUP_UNSAID, SETUP_NO, SETUP_YES };

enum { RESULT_UNSAID = -2 }; /* the Result tag is missing; -1 if it says something else */

static enum ad_pgn_why wrong(struct ad_pgn_replay *g, const char *where, enum ad_pgn_why why)
{
    g->where = where;
    return why;
}

static void new_game(struct ad_pgn_replay *g)
{
    g->phase = TAGS;
    g->seen = 0;
    g->setup = SETUP_UNSAID;
    g->result = RESULT_UNSAID;
    g->fen = g->refused = g->chess960 = false;
}

void ad_pgn_replay_start(struct ad_pgn_replay *g, struct ad_pgn_line *line, uint32_t lines)
{
    memset(g, 0, sizeof *g);
    g->line = line;
    g->lines = lines;
    ad_position_start(&g->start);
    new_game(g);
}

/* The present line; NULL if it is nested too deeply. */
static struct ad_pgn_line *present(const struct ad_pgn_replay *g)
{
    return g->depth < g->lines ? &g->line[g->depth] : NULL;
}

/* ---- tags ---- */

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

/* Equal but for case, blanks and hyphens, as people write "Fischer Random". */
static bool alike(const char *text, size_t len, const char *word)
{
    for (size_t i = 0; i < len; i++) {
        if (text[i] == ' ' || text[i] == '-')
            continue;
        if (*word == '\0' || lower(text[i]) != *word++)
            return false;
    }
    return *word == '\0';
}

static bool is_one_of(const char *text, size_t len, const char *const *words)
{
    while (*words != NULL && !alike(text, len, *words))
        words++;
    return *words != NULL;
}

/* clang-format off */
static const char *const chess[] = {
    "", "?", "chess", "standard", "normal", "fromposition", NULL
};
static const char *const chess960[] = {
    "chess960", "960", "fischerandom", "fischerrandom", "fischerrandomchess", "freestyle", NULL
};
/* clang-format on */

static enum ad_pgn_why follow_variant(struct ad_pgn_replay *g, const struct ad_pgn_token *t)
{
    g->chess960 = is_one_of(t->value, t->value_len, chess960);
    if (g->chess960 || is_one_of(t->value, t->value_len, chess))
        return AD_PGN_FINE;
    g->refused = true;
    return wrong(g, t->value, AD_PGN_VARIANT);
}

/* If only castling rights are wrong, the position without the wrong ones. */
static bool drop_rights(struct ad_pgn_replay *g, struct ad_setup *s)
{
    if (g->bad & ~(unsigned)(AD_BAD_CASTLING_KING | AD_BAD_CASTLING_ROOK))
        return false;
    for (int i = 0; i < 16; i++) {
        struct ad_setup one = *s;
        uint8_t *rights = &s->castling[i / 8], bit = (uint8_t)(*rights & 1 << i % 8);

        one.castling[AD_WHITE] = one.castling[AD_BLACK] = 0;
        one.castling[i / 8] = bit;
        if (ad_position_from(&g->line[0].pos[0], &one) != 0)
            *rights = (uint8_t)(*rights & ~bit);
    }
    return ad_position_from(&g->line[0].pos[0], s) == 0;
}

static enum ad_pgn_why follow_fen(struct ad_pgn_replay *g, const struct ad_pgn_token *t)
{
    struct ad_setup s;

    if (ad_fen_read(&s, t->value, t->value_len, &g->fault) < 0) {
        g->refused = true;
        return wrong(g, t->value + g->fault.at, AD_PGN_FEN);
    }
    g->bad = ad_position_from(&g->line[0].pos[0], &s);
    g->fen = g->bad == 0 || drop_rights(g, &s);
    if (!g->fen) {
        g->refused = true;
        return wrong(g, t->value, AD_PGN_POSITION);
    }
    return g->bad == 0 ? AD_PGN_FINE : wrong(g, t->value, AD_PGN_RIGHTS);
}

/* Of a tag that is given twice the first counts. */
static bool is_first(struct ad_pgn_replay *g, const struct ad_pgn_token *t, unsigned bit,
                     const char *name)
{
    if (!ad__same(t->text, t->len, name) || g->seen & bit)
        return false;
    g->seen = (uint8_t)(g->seen | bit);
    return true;
}

static enum ad_pgn_why follow_tag(struct ad_pgn_replay *g, const struct ad_pgn_token *t)
{
    if (is_first(g, t, 1, "FEN"))
        return follow_fen(g, t);
    if (is_first(g, t, 2, "Variant"))
        return follow_variant(g, t);
    if (is_first(g, t, 4, "SetUp"))
        g->setup = ad__same(t->value, t->value_len, "0") ? SETUP_NO : SETUP_YES;
    else if (is_first(g, t, 8, "Result"))
        g->result = (int8_t)ad__pgn_result(t->value, t->value_len);
    return AD_PGN_FINE;
}

/* ---- movetext ---- */

/* All tags are known: put up the men. */
static enum ad_pgn_why begin(struct ad_pgn_replay *g, const struct ad_pgn_token *t)
{
    struct ad_pgn_line *l = &g->line[0];
    bool own_start = g->fen && g->setup != SETUP_NO;
    bool missing = !g->fen && !g->refused && (g->setup == SETUP_YES || g->chess960);

    g->phase = PLAYING;
    if (!own_start)
        l->pos[0] = g->start;
    l->now = 0;
    l->known[0] = !g->refused && !missing;
    l->known[1] = l->moved = false;
    l->ply = 2u * l->pos[0].fullmoves + l->pos[0].turn;
    return missing ? wrong(g, t->text, AD_PGN_NO_FEN) : AD_PGN_FINE;
}

/* Pass the turn. In check that leaves a position which is none. */
static bool play_null(struct ad_position *out, const struct ad_position *p)
{
    struct ad_setup s;

    ad_position_setup(&s, p);
    s.halfmoves = ad__one_more(s.halfmoves);
    if (s.turn == AD_BLACK)
        s.fullmoves = ad__one_more(s.fullmoves);
    s.turn ^= 1;
    s.ep = AD_NO_SQUARE;
    return ad_position_from(out, &s) == 0;
}

static bool is_null(const struct ad_pgn_token *t)
{
    static const char *const words[] = {"--", "Z0", "null"};

    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (ad__same(t->text, t->len, words[i]))
            return true;
    return false;
}

static enum ad_pgn_why why_not(enum ad_read verdict)
{
    switch (verdict) {
    case AD_READ_MOVE: break;
    case AD_READ_AMBIGUOUS: return AD_PGN_AMBIGUOUS;
    case AD_READ_ILLEGAL: return AD_PGN_ILLEGAL;
    case AD_READ_UNREADABLE: return AD_PGN_UNREADABLE;
    }
    return AD_PGN_FINE;
}

/* Not inlined: moves that can be read come by the million. */
__attribute__((noinline)) static enum ad_pgn_why
play_odd(struct ad_pgn_replay *g, struct ad_position *to, const struct ad_position *from,
         const struct ad_pgn_token *t, enum ad_read verdict)
{
    struct ad_reading reading;
    size_t len;

    if (is_null(t)) {
        if (!play_null(to, from))
            return wrong(g, t->text, AD_PGN_NULL_CHECK);
        return g->depth == 0 ? wrong(g, t->text, AD_PGN_NULL_MOVE) : AD_PGN_FINE;
    }
    g->mark = (uint8_t)ad__pgn_assessment(&len, t->text, t->len);
    if (g->mark)
        verdict = ad_san_read(&reading, from, t->text, len, AD_EN);
    if (verdict != AD_READ_MOVE)
        return wrong(g, t->text, why_not(verdict));
    g->move = reading.move;
    ad_position_play(to, from, reading.move);
    return wrong(g, t->text + len, AD_PGN_ASSESSMENT);
}

/* Play from one of the line's positions to the other. */
static enum ad_pgn_why play(struct ad_pgn_replay *g, struct ad_position *to,
                            const struct ad_position *from, const struct ad_pgn_token *t)
{
    struct ad_reading reading;
    enum ad_read verdict = ad_san_read(&reading, from, t->text, t->len, AD_EN);

    if (verdict != AD_READ_MOVE)
        return play_odd(g, to, from, t, verdict);
    g->move = reading.move;
    ad_position_play(to, from, reading.move);
    return AD_PGN_FINE;
}

static enum ad_pgn_why follow_move(struct ad_pgn_replay *g, const struct ad_pgn_token *t)
{
    struct ad_pgn_line *l = present(g);
    enum ad_pgn_why why = AD_PGN_FINE;
    int now, next;

    g->move = AD_NO_MOVE;
    g->mark = 0;
    if (l == NULL)
        return AD_PGN_FINE;
    now = l->now;
    next = now ^ 1;
    if (l->known[now])
        why = play(g, &l->pos[next], &l->pos[now], t);
    l->known[next] = l->known[now] && (why == AD_PGN_FINE || ad_pgn_why_is_warning(why));
    l->now = (uint8_t)next;
    l->moved = true;
    l->ply++;
    return why;
}

static enum ad_pgn_why follow_open(struct ad_pgn_replay *g, const struct ad_pgn_token *t)
{
    const struct ad_pgn_line *around = present(g);
    struct ad_pgn_line *l;
    int before;

    g->depth++;
    l = present(g);
    if (l == NULL)
        return around ? wrong(g, t->text, AD_PGN_DEEP) : AD_PGN_FINE;
    before = around->now ^ 1;
    l->now = 0;
    l->known[0] = around->known[before];
    l->known[1] = l->moved = false;
    l->ply = around->ply - around->moved;
    if (l->known[0])
        l->pos[0] = around->pos[before];
    return around->moved ? AD_PGN_FINE : wrong(g, t->text, AD_PGN_NO_MOVE_YET);
}

static enum ad_pgn_why follow_result(struct ad_pgn_replay *g, const struct ad_pgn_token *t)
{
    if (g->result == RESULT_UNSAID || g->result == t->number)
        return AD_PGN_FINE;
    return wrong(g, t->text, AD_PGN_RESULT_DIFFERS);
}

static enum ad_pgn_why follow_movetext(struct ad_pgn_replay *g, const struct ad_pgn_token *t)
{
    switch (t->kind) {
    case AD_PGN_MOVE: return follow_move(g, t);
    case AD_PGN_OPEN: return follow_open(g, t);
    case AD_PGN_CLOSE: g->depth -= g->depth > 0; break;
    case AD_PGN_RESULT: return follow_result(g, t);
    case AD_PGN_END:
        g->depth = 0;
        g->phase = OVER;
        break;
    case AD_PGN_NAG:
        if (!strchr("$!?", *t->text))
            return wrong(g, t->text, AD_PGN_ASSESSMENT);
        break;
    case AD_PGN_COMMENT:
    case AD_PGN_TAG:
    case AD_PGN_ERROR:
    case AD_PGN_MORE:
    case AD_PGN_DONE: break;
    }
    return AD_PGN_FINE;
}

/* A token that is not plainly the next one of a game under way. Not inlined: moves come by
 * the million, and their way should be short. */
__attribute__((noinline)) static enum ad_pgn_why follow_first(struct ad_pgn_replay *g,
                                                              const struct ad_pgn_token *t)
{
    enum ad_pgn_why why, also;

    if (t->kind == AD_PGN_ERROR || t->kind == AD_PGN_MORE || t->kind == AD_PGN_DONE)
        return AD_PGN_FINE;
    if (g->phase == OVER)
        new_game(g);
    if (t->kind == AD_PGN_TAG)
        return follow_tag(g, t);
    why = begin(g, t);
    also = follow_movetext(g, t);
    return why != AD_PGN_FINE ? why : also;
}

enum ad_pgn_why ad_pgn_follow(struct ad_pgn_replay *g, const struct ad_pgn_token *t)
{
    if (g->phase != PLAYING)
        return follow_first(g, t);
    return t->kind == AD_PGN_MOVE ? follow_move(g, t) : follow_movetext(g, t);
}

static const struct ad_position *position(const struct ad_pgn_replay *g, int which)
{
    const struct ad_pgn_line *l = present(g);

    if (g->phase == TAGS || l == NULL || !l->known[which ^ l->now])
        return NULL;
    return &l->pos[which ^ l->now];
}

const struct ad_position *ad_pgn_now(const struct ad_pgn_replay *g)
{
    return position(g, 0);
}

const struct ad_position *ad_pgn_before(const struct ad_pgn_replay *g)
{
    return position(g, 1);
}

uint32_t ad_pgn_ply(const struct ad_pgn_replay *g)
{
    uint32_t depth = g->depth < g->lines ? g->depth : g->lines - 1;

    return g->phase == TAGS ? 0 : g->line[depth].ply;
}
