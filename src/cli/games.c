/*
 * cli/games.c -- what `adoube pgn` finds in an archive: faults, sums, and the games rewritten.
 *
 * One scanner serves one thread. It follows the tokens of its blocks; a game that ends without
 * a fault is added to the sums and, if it is to be converted, to the block's output. Nothing of
 * a game with a fault gets there.
 */
#include "cli/games.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

enum {
    LINES = 100,         /* how deep variations may nest                      */
    TAGS = 1024,         /* how many tags a game may have, to be converted ... */
    TAGS_TEXT = 1 << 18, /* ... and how much text in them                     */
    GAME_MAX = 1 << 26   /* a converted game's size; one must be held whole   */
};

struct game {
    bool bad, fen;
    bool tagged; /* its tags are written */
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
    bool failed; /* no memory */

    struct text draft; /* the game as it is written; the writer's buffer */
    struct ad_pgn_writer writer;
    struct ad_pgn_tags tags;
};

static void new_game(struct scan *s)
{
    s->game = (struct game){.eco = -1};
    s->tags.count = s->tags.used = 0;
    ad_pgn_writer_start(&s->writer, s->draft.at, s->draft.cap);
}

/* ---- faults ---- */

static const char *const names[] = {
#define X(name, warning, en, de) #name,
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
    if (why == AD_PGN_ILLEGAL || why == AD_PGN_AMBIGUOUS || why == AD_PGN_UNREADABLE)
        text_addf(t, ": %u%s %s", (unsigned)ply / 2, ply % 2 ? "..." : ".",
                  cli_quote(quoted, token->text, token->len));
}

static void report(struct scan *s, struct block *b, struct ad_place place, enum ad_pgn_why why,
                   const struct ad_pgn_token *token)
{
    bool warning = ad_pgn_why_is_warning(why);
    char kind[WHY_NAME];
    struct text *t = tell(s, b, place, warning, games_why_name(kind, why),
                          ad_pgn_why_text(why, s->games->c->lang));

    s->sum.why[why]++;
    if (!warning)
        s->game.bad = true;
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
    for (int i = 0; i < 4; i++)
        to->result[i] += from->result[i];
    for (int i = 0; i < ECO_CODES; i++)
        to->eco[i] += from->eco[i];
}

/* ---- writing ---- */

/* The writer's buffer was full: make it larger. False if it may not be. */
static bool grow(struct scan *s)
{
    size_t cap = s->draft.cap ? 2 * s->draft.cap : 1 << 16;
    char *more;

    if (cap > GAME_MAX)
        return false;
    more = realloc(s->draft.at, cap);
    if (!more) {
        s->failed = true;
        return false;
    }
    s->draft.at = s->writer.out = more;
    s->draft.cap = s->writer.cap = cap;
    return true;
}

/* Text as UTF-8: what is none is Latin-1. `room` takes twice the length and one byte. */
static const char *as_utf8(char *room, size_t cap, const char *text, size_t *len)
{
    int n;

    if (ad_text_is_utf8(text, *len))
        return text;
    n = ad_latin1_to_utf8(room, cap, text, *len);
    *len = n < 0 ? 0 : (size_t)n;
    return room;
}

/* The writer would refuse control characters only once it has all tags, far from their place.
 * A tab is nothing but a blank. */
static int keep_tag(struct scan *s, const struct ad_pgn_token *t)
{
    char room[2 * AD_PGN_TOKEN_MAX + 1], plain[2 * AD_PGN_TOKEN_MAX + 1];
    struct ad_pgn_token tag = *t;

    tag.value = as_utf8(room, sizeof room, t->value, &tag.value_len);
    for (size_t i = 0; i < tag.value_len; i++) {
        unsigned char byte = (unsigned char)tag.value[i];
        if ((byte < 0x20 && byte != '\t') || byte == 0x7f)
            return AD_EINVAL;
        plain[i] = byte == '\t' ? ' ' : (char)byte;
    }
    tag.value = plain;
    return ad_pgn_tags_add(&s->tags, &tag);
}

/* As far as the block goes; what lies behind it is not known yet. */
static const char *result_ahead(const struct scan *s)
{
    struct ad_pgn_reader ahead = s->reader;
    struct ad_pgn_token t;

    for (;;)
        switch (ad_pgn_next(&t, &ahead)) {
        case AD_PGN_RESULT: return ad_pgn_result_text((enum ad_pgn_result)t.number);
        case AD_PGN_END:
        case AD_PGN_MORE:
        case AD_PGN_DONE: return "*";
        case AD_PGN_TAG:
        case AD_PGN_MOVE:
        case AD_PGN_NAG:
        case AD_PGN_COMMENT:
        case AD_PGN_OPEN:
        case AD_PGN_CLOSE:
        case AD_PGN_ERROR: break;
        }
}

static bool is_decided(const char *result)
{
    return result &&
           (!strcmp(result, "1-0") || !strcmp(result, "0-1") || !strcmp(result, "1/2-1/2"));
}

/* Give the tag a value, if there is room for one more. */
static void set_tag(struct ad_pgn_tags *tags, const char *name, const char *value)
{
    for (size_t i = 0; i < tags->count; i++)
        if (strcmp(tags->tag[i].name, name) == 0) {
            tags->tag[i].value = value;
            return;
        }
    if (tags->count < tags->cap)
        tags->tag[tags->count++] = (struct ad_pgn_tag){name, value};
}

/* ---- one call of the writer each, which may find its buffer full and is then called again ---- */

/* The tags come before the moves. If they do not tell the result, the movetext does. */
static int write_tags(struct scan *s, const struct ad_pgn_token *t)
{
    const char *result = ad_pgn_tags_find(&s->tags, "Result");

    if (!is_decided(result) && t->kind == AD_PGN_RESULT)
        result = ad_pgn_result_text((enum ad_pgn_result)t->number);
    else if (!is_decided(result))
        result = result_ahead(s);
    set_tag(&s->tags, "Result", result);
    if (s->game.fen && !ad_pgn_tags_find(&s->tags, "SetUp"))
        set_tag(&s->tags, "SetUp", "1");
    s->game.tagged = true;
    return ad_pgn_write_tags(&s->writer, s->tags.tag, s->tags.count);
}

static int write_move(struct scan *s, const struct ad_pgn_token *t)
{
    const struct ad_position *before = ad_pgn_before(&s->replay);
    uint32_t ply = ad_pgn_ply(&s->replay) - 1;
    char text[FORM_TEXT_MAX];
    int len;

    if (!before || s->replay.move == AD_NO_MOVE)
        return ad_pgn_write_kept(&s->writer, ply, t->text, t->len);
    if (s->games->plain)
        return ad_pgn_write_move(&s->writer, before, s->replay.move);
    len = form_write(text, &s->games->form, before, s->replay.move);
    return ad_pgn_write_kept(&s->writer, ply, text, (size_t)len);
}

/* Behind a ; there may be a brace, which braces cannot hold. */
static int write_comment(struct scan *s, const struct ad_pgn_token *t)
{
    char room[2 * AD_PGN_TOKEN_MAX + 1], plain[2 * AD_PGN_TOKEN_MAX + 1];
    size_t len = t->len;
    const char *text = as_utf8(room, sizeof room, t->text, &len);

    for (size_t i = 0; i < len; i++)
        plain[i] = text[i] == '}' ? ')' : text[i];
    return ad_pgn_write_comment(&s->writer, plain, len, t->more);
}

/* When the tags were written the result lay behind the end of the block. Now that it is known
 * it replaces the * in the tag, and ends the game in place of the writer, who would insist on
 * that *. */
static int write_late_end(struct scan *s, const char *result)
{
    enum { WIDTH = 79 };
    static const char open[] = "\n[Result \"";
    struct ad_pgn_writer *w = &s->writer;
    size_t len = strlen(result), column;
    char *tag;

    if (w->cap - w->len < 2 * len + 4)
        return AD_EFULL;
    column = w->len - 1 - (size_t)((char *)memrchr(w->out, '\n', w->len) - w->out);
    tag = (char *)memmem(w->out, w->len, open, sizeof open - 1) + sizeof open - 1;
    memmove(tag + len, tag + 1, (size_t)(w->out + w->len - (tag + 1)));
    memcpy(tag, result, len);
    w->len += len - 1;
    w->len += (size_t)sprintf(w->out + w->len, "%s%s\n\n",
                              column == 0                ? ""
                              : column + 1 + len > WIDTH ? "\n"
                                                         : " ",
                              result);
    return 0;
}

static int write_end(struct scan *s)
{
    static const enum ad_pgn_result all[] = {AD_PGN_WHITE, AD_PGN_BLACK, AD_PGN_DRAW};
    const char *result = ad_pgn_tags_find(&s->tags, "Result");

    if (!is_decided(result) && s->game.result != AD_PGN_UNKNOWN)
        return write_late_end(s, ad_pgn_result_text(s->game.result));
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (strcmp(result, ad_pgn_result_text(all[i])) == 0)
            return ad_pgn_write_end(&s->writer, all[i]);
    return ad_pgn_write_end(&s->writer, AD_PGN_UNKNOWN);
}

static int write_movetext(struct scan *s, const struct ad_pgn_token *t)
{
    switch (t->kind) {
    case AD_PGN_MOVE: return write_move(s, t);
    case AD_PGN_COMMENT: return write_comment(s, t);
    case AD_PGN_NAG: return ad_pgn_write_nag(&s->writer, t->number);
    case AD_PGN_OPEN: return ad_pgn_write_open(&s->writer);
    case AD_PGN_CLOSE: return ad_pgn_write_close(&s->writer);
    case AD_PGN_END: return write_end(s);
    case AD_PGN_RESULT: /* comments may follow: it is written at the end */
    case AD_PGN_TAG:
    case AD_PGN_ERROR:
    case AD_PGN_MORE:
    case AD_PGN_DONE: break;
    }
    return 0;
}

static int until_it_fits(int (*write)(struct scan *, const struct ad_pgn_token *), struct scan *s,
                         const struct ad_pgn_token *t)
{
    int done;

    do
        done = write(s, t);
    while (done == AD_EFULL && grow(s));
    return done;
}

/* AD_EINVAL if PGN cannot say it, AD_EFULL if it is too large. */
static int write_token(struct scan *s, const struct ad_pgn_token *t)
{
    int done = 0;

    if (t->kind == AD_PGN_TAG)
        return keep_tag(s, t);
    if (!s->game.tagged)
        done = until_it_fits(write_tags, s, t);
    return done < 0 ? done : until_it_fits(write_movetext, s, t);
}

static void refuse_to_write(struct scan *s, struct block *b, const struct ad_pgn_token *t, int err)
{
    enum unwritten why = err == AD_EFULL ? UNWRITTEN_LARGE : UNWRITTEN_UNSAYABLE;
    const struct unwritten_name *name = &games_unwritten[why];
    struct ad_place place = ad_pgn_place(&s->reader, t->text);

    s->game.bad = true;
    s->sum.unwritten[why]++;
    text_add(tell(s, b, place, false, name->name, cli_text(s->games->c, name->word)), "\n", 1);
}

/* ---- following ---- */

static void end_game(struct scan *s, struct block *b)
{
    s->sum.games++;
    s->sum.plies += s->game.plies;
    s->sum.bad += s->game.bad;
    b->games++;
    if (!s->game.bad) {
        add_good_game(s);
        if (s->games->task == GAMES_CONVERT)
            text_add(&b->out, s->writer.out, s->writer.len);
    }
    new_game(s);
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
    if (s->games->task == GAMES_CONVERT && !s->game.bad)
        err = write_token(s, t);
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
    return !s->failed && !b->said.failed && !b->out.failed;
}

void *games_start(void *games)
{
    struct scan *s = calloc(1, sizeof *s);

    if (!s)
        return NULL;
    s->games = games;
    s->tags.tag = calloc(TAGS, sizeof *s->tags.tag);
    s->tags.cap = TAGS;
    s->tags.text = malloc(TAGS_TEXT);
    s->tags.text_cap = TAGS_TEXT;
    if (s->tags.tag && s->tags.text && text_reserve(&s->draft, 1 << 16))
        return s;
    free(s->tags.tag);
    free(s->tags.text);
    free(s);
    return NULL;
}

void games_end(void *self)
{
    struct scan *s = self;

    add_tally(&s->games->sum, &s->sum);
    free(s->tags.tag);
    free(s->tags.text);
    text_release(&s->draft);
    free(s);
}
