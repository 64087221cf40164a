/*
 * cli/games.c -- what `adoube pgn` finds in an archive: faults and sums.
 *
 * One scanner serves one thread. It follows the tokens of its blocks; a game that ends without
 * a fault is added to the sums and, if it is to be converted (rewrite.c), to the block's output.
 * Nothing of a game with a fault gets there.
 */
#include "cli/games.h"
#include "cli/rewrite.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/fen.h"
#include "core/names.h"

enum { LINES = 100 }; /* how deep variations may nest */

struct game {
    bool bad, fen, passed;
    uint64_t plies, comments, nags, variations, year, elos, elo_sum;
    int eco;
    enum ad_pgn_result result;
};

struct scan {
    struct games *games;
    struct tally sum;
    struct game game;
    struct ad_pgn_reader reader;
    struct ad_pgn_replay replay;
    struct ad_pgn_line line[LINES];
    char rest[BLOCK_HEAD]; /* what the last block left over */
    size_t rest_len;
    struct rewrite rewrite;
    struct endings *endings; /* or NULL */
    bool failed;             /* no memory */
};

static void new_game(struct scan *s)
{
    s->game = (struct game){.eco = -1};
    rewrite_new_game(&s->rewrite);
    if (s->endings)
        endings_new_game(s->endings);
}

/* ---- faults ---- */

static const char *const names[] = {
#define X(name, warning) #name,
    AD_PGN_WHY_MAP(X)
#undef X
};

const struct unwritten_name games_unwritten[UNWRITTEN] = {
    [UNWRITTEN_UNSAYABLE] = {"not_written", W_NOT_WRITTEN},
    [UNWRITTEN_LARGE] = {"too_large", W_TOO_LARGE},
};

const char *games_why_name(char out[WHY_NAME], enum ad_pgn_why why)
{
    const char *name = names[why] + strlen("AD_PGN_");
    size_t i = 0;

    for (; name[i] && i < WHY_NAME - 1; i++)
        out[i] = (char)tolower(name[i]);
    out[i] = '\0';
    return out;
}

bool games_forgive(const struct games *g, enum ad_pgn_why why)
{
    return ad_pgn_why_is_warning(why) && !(g->c->strict && ad_pgn_why_is_guess(why));
}

/* Begin the line that tells of a fault; the rest of it, if it is for people, is the caller's. */
static struct text *tell(const struct scan *s, struct block *b, struct ad_place place, bool warning,
                         const char *kind, const char *phrase)
{
    const struct cli *c = s->games->c;
    unsigned long long line = place.line, column = place.column;
    struct text *t = &b->said;

    if (c->json) {
        text_addf(t, "{\"file\":");
        text_add_json(t, b->name, strlen(b->name));
        text_addf(t, ",\"line\":%llu,\"column\":%llu,\"kind\":\"%s\",\"warning\":%s}", line, column,
                  kind, warning ? "true" : "false");
    } else {
        text_addf(t, "%s:%llu:%llu: %s%s", b->name, line, column,
                  warning ? cli_text(c, W_WARNING) : "", phrase);
    }
    return t;
}

/* What the reason is about: the move with its number, or the faults of a position. */
static void tell_more(const struct scan *s, struct text *t, enum ad_pgn_why why,
                      const struct ad_pgn_token *token)
{
    enum ad_language lang = s->games->c->lang;
    uint32_t ply = ad_pgn_ply(&s->replay) - 1; /* the line has gone on behind the move already */
    char quoted[CLI_QUOTE];

    if (why == AD_PGN_FEN)
        text_addf(t, ": %s", ad_why_text(s->replay.fault.why, lang));
    for (unsigned bit = 1; why == AD_PGN_POSITION && bit <= s->replay.bad; bit <<= 1)
        if (s->replay.bad & bit)
            text_addf(t, "; %s", ad_bad_text(bit, lang));
    if (why == AD_PGN_ILLEGAL || why == AD_PGN_AMBIGUOUS || why == AD_PGN_UNREADABLE ||
        (why == AD_PGN_ASSESSMENT && token->kind == AD_PGN_MOVE))
        text_addf(t, ": %u%s %s", (unsigned)ply / 2, ply % 2 ? "..." : ".",
                  cli_quote(quoted, token->text, token->len));
}

static void report(struct scan *s, struct block *b, struct ad_place place, enum ad_pgn_why why,
                   const struct ad_pgn_token *token)
{
    bool warning = games_forgive(s->games, why);
    char kind[WHY_NAME];
    struct text *t = tell(s, b, place, warning, games_why_name(kind, why),
                          ad_pgn_why_text(why, s->games->c->lang));

    s->sum.why[why]++;
    s->game.bad |= !warning;
    s->game.passed |= why == AD_PGN_NULL_MOVE;
    if (!s->games->c->json)
        tell_more(s, t, why, token);
    text_add(t, "\n", 1);
}

/* ---- sums ---- */

static bool is_called(const struct ad_pgn_token *t, const char *name)
{
    return strlen(name) == t->len && memcmp(t->text, name, t->len) == 0;
}

static bool read_digits(uint64_t *out, const struct ad_pgn_token *t, size_t from, size_t len)
{
    return t->value_len >= from + len && cli_read_number(out, t->value + from, len, 1, UINT32_MAX);
}

static void note_tag(struct game *g, const struct ad_pgn_token *t)
{
    uint64_t n;

    if (is_called(t, "FEN")) {
        g->fen = true;
    } else if (is_called(t, "Date")) {
        if (read_digits(&n, t, 0, 4))
            g->year = n;
    } else if (is_called(t, "WhiteElo") || is_called(t, "BlackElo")) {
        if (read_digits(&n, t, 0, t->value_len)) {
            g->elos++;
            g->elo_sum += n;
        }
    } else if (is_called(t, "ECO") && t->value_len >= 3) {
        const char *v = t->value;
        if (v[0] >= 'A' && v[0] <= 'E' && isdigit((unsigned char)v[1]) &&
            isdigit((unsigned char)v[2]))
            g->eco = (v[0] - 'A') * 100 + (v[1] - '0') * 10 + (v[2] - '0');
    }
}

static void note(struct scan *s, const struct ad_pgn_token *t)
{
    struct game *g = &s->game;

    switch (t->kind) {
    case AD_PGN_MOVE: g->plies += s->replay.depth == 0 && s->replay.move != AD_NO_MOVE; break;
    case AD_PGN_TAG:
        if (s->games->task != GAMES_CHECK)
            note_tag(g, t);
        break;
    case AD_PGN_COMMENT: g->comments += !t->more; break;
    case AD_PGN_NAG: g->nags++; break;
    case AD_PGN_OPEN: g->variations++; break;
    case AD_PGN_RESULT: g->result = (enum ad_pgn_result)t->number; break;
    case AD_PGN_CLOSE:
    case AD_PGN_END:
    case AD_PGN_ERROR:
    case AD_PGN_MORE:
    case AD_PGN_DONE: break;
    }
}

static void add_status(struct scan *s)
{
    const struct ad_position *p = ad_pgn_now(&s->replay);

    if (!p || ad_position_can_move(p))
        return;
    if (ad_position_checkers(p))
        s->sum.mates++;
    else
        s->sum.stalemates++;
}

static void add_good_game(struct scan *s)
{
    const struct game *g = &s->game;
    struct tally *sum = &s->sum;

    sum->result[g->result]++;
    sum->good_plies += g->plies;
    if (sum->games - sum->bad == 1 || g->plies < sum->shortest)
        sum->shortest = g->plies;
    if (g->plies > sum->longest)
        sum->longest = g->plies;
    sum->setups += g->fen;
    sum->chess960 += s->replay.chess960;
    sum->comments += g->comments;
    sum->nags += g->nags;
    sum->variations += g->variations;
    sum->elos += g->elos;
    sum->elo_sum += g->elo_sum;
    if (g->eco >= 0)
        sum->eco[g->eco]++;
    if (g->year && (!sum->first_year || g->year < sum->first_year))
        sum->first_year = g->year;
    if (g->year > sum->last_year)
        sum->last_year = g->year;
    if (s->games->task == GAMES_STATS)
        add_status(s);
}

static void add_tally(struct tally *to, const struct tally *from)
{
    uint64_t good = to->games - to->bad, more = from->games - from->bad;

    if (more > 0 && (good == 0 || from->shortest < to->shortest))
        to->shortest = from->shortest;
    if (from->longest > to->longest)
        to->longest = from->longest;
    if (from->first_year && (!to->first_year || from->first_year < to->first_year))
        to->first_year = from->first_year;
    if (from->last_year > to->last_year)
        to->last_year = from->last_year;
    to->games += from->games;
    to->bad += from->bad;
    to->bytes += from->bytes;
    to->plies += from->plies;
    to->good_plies += from->good_plies;
    to->mates += from->mates;
    to->stalemates += from->stalemates;
    to->setups += from->setups;
    to->chess960 += from->chess960;
    to->comments += from->comments;
    to->nags += from->nags;
    to->variations += from->variations;
    to->elos += from->elos;
    to->elo_sum += from->elo_sum;
    for (int i = 0; i < AD_PGN_WHYS; i++)
        to->why[i] += from->why[i];
    for (int i = 0; i < UNWRITTEN; i++)
        to->unwritten[i] += from->unwritten[i];
    for (int i = 0; i < ENDINGS; i++)
        to->ending[i] += from->ending[i];
    for (int i = 0; i < 4; i++)
        to->result[i] += from->result[i];
    for (int i = 0; i < ECO_CODES; i++)
        to->eco[i] += from->eco[i];
}

/* ---- following ---- */

static void refuse_to_write(struct scan *s, struct block *b, const struct ad_pgn_token *t, int err)
{
    enum unwritten why = err == AD_EFULL ? UNWRITTEN_LARGE : UNWRITTEN_UNSAYABLE;
    const struct unwritten_name *name = &games_unwritten[why];
    struct ad_place place = ad_pgn_place(&s->reader, t->text);

    s->game.bad = true;
    s->sum.unwritten[why]++;
    text_add(tell(s, b, place, false, name->name, cli_text(s->games->c, name->word)), "\n", 1);
}

static void end_game(struct scan *s, struct block *b)
{
    s->sum.games++;
    s->sum.plies += s->game.plies;
    s->sum.bad += s->game.bad;
    b->games++;
    if (!s->game.bad) {
        add_good_game(s);
        if (s->games->task == GAMES_CONVERT)
            rewrite_hand_out(&b->out, &s->rewrite);
    }
    new_game(s);
}

/* Where the turn passed a move may be missing: how that game ended nobody can say. */
static void look_at_ending(struct scan *s, struct block *b, const struct ad_pgn_token *t)
{
    endings_note(s->endings, &s->replay, t);
    if (t->kind == AD_PGN_RESULT && !s->game.bad && !s->game.passed &&
        !endings_judge(s->endings, s->sum.ending, &s->replay, &s->reader, b, t))
        s->failed = true;
}

/* The tag as it goes on: the FEN without the rights that were left out. */
static struct ad_pgn_token mended(const struct scan *s, const struct ad_pgn_token *t,
                                  char fen[AD_FEN_MAX])
{
    struct ad_pgn_token tag = *t;

    tag.value = fen;
    tag.value_len = (size_t)ad_fen_write(fen, AD_FEN_MAX, &s->line[0].pos[0], AD_FEN_X);
    return tag;
}

static int rewrite(struct scan *s, const struct ad_pgn_token *t, enum ad_pgn_why why)
{
    char fen[AD_FEN_MAX];
    struct ad_pgn_token tag;

    if (why != AD_PGN_RIGHTS)
        return rewrite_token(&s->rewrite, &s->replay, t);
    tag = mended(s, t, fen);
    return rewrite_token(&s->rewrite, &s->replay, &tag);
}

static void follow(struct scan *s, struct block *b, const struct ad_pgn_token *t)
{
    enum ad_pgn_why why;
    int err = 0;

    if (t->kind == AD_PGN_ERROR) {
        report(s, b, t->place, t->why, t);
        if (t->why == AD_PGN_GARBAGE)
            s->game.bad = false; /* it belongs to no game */
        return;
    }
    why = ad_pgn_follow(&s->replay, t);
    if (why != AD_PGN_FINE)
        report(s, b, ad_pgn_place(&s->reader, s->replay.where), why, t);
    note(s, t);
    if (s->endings)
        look_at_ending(s, b, t);
    if (s->games->task == GAMES_CONVERT && !s->game.bad)
        err = rewrite(s, t, why);
    if (err < 0)
        refuse_to_write(s, b, t, err);
    if (t->kind == AD_PGN_END)
        end_game(s, b);
}

/* Put the block behind what the last one left over. */
static void feed(struct scan *s, struct block *b)
{
    struct ad_pgn_token ask;

    if (b->first) {
        ad_pgn_start(&s->reader, b->line);
        ad_pgn_replay_start(&s->replay, s->line, LINES);
        new_game(s);
        s->rest_len = 0;
        ad_pgn_next(&ask, &s->reader); /* it asks for its first window */
    }
    memcpy(b->text - s->rest_len, s->rest, s->rest_len);
    ad_pgn_feed(&s->reader, b->text - s->rest_len, s->rest_len + b->len, b->last);
    s->sum.bytes += b->len;
}

bool games_scan(void *self, struct block *b)
{
    struct scan *s = self;
    struct ad_pgn_token t;

    feed(s, b);
    while (ad_pgn_next(&t, &s->reader) != AD_PGN_DONE && t.kind != AD_PGN_MORE)
        follow(s, b, &t);
    if (t.kind == AD_PGN_MORE) {
        s->rest_len = ad_pgn_rest(&s->reader);
        memcpy(s->rest, b->text + b->len - s->rest_len, s->rest_len);
    }
    return !s->rewrite.failed && !s->failed && !b->said.failed && !b->out.failed &&
           !b->numbers.failed;
}

void *games_start(void *games)
{
    struct scan *s = calloc(1, sizeof *s);

    if (!s)
        return NULL;
    s->games = games;
    if (s->games->prover && !(s->endings = endings_start(s->games->prover, s->games->edition))) {
        free(s);
        return NULL;
    }
    if (rewrite_start(&s->rewrite, &s->games->form, s->games->plain))
        return s;
    if (s->endings)
        endings_end(s->endings);
    free(s);
    return NULL;
}

void games_end(void *self)
{
    struct scan *s = self;

    add_tally(&s->games->sum, &s->sum);
    rewrite_release(&s->rewrite);
    if (s->endings)
        endings_end(s->endings);
    free(s);
}
