/*
 * cli/play_table.c -- a game at the terminal: the state, the clock, and what is read.
 */
#include "cli/play_table.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "adoube/err.h"
#include "adoube/words.h"

/* ---- time ---- */

static int64_t monotonic_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

void play_start_clock(struct play *p)
{
    p->zero = monotonic_ms();
}

void play_tick(struct play *p)
{
    if (p->real)
        p->now = monotonic_ms() - p->zero;
}

struct ad_command play_command(const struct play *p, enum ad_command_kind kind, enum ad_who by)
{
    struct ad_command c;

    ad_command_init(&c, kind, by, p->now > p->game.at ? p->now : p->game.at);
    return c;
}

/* ---- what happens ---- */

/* A decision may add a few half-moves to the record. */
static bool make_room(struct play *p)
{
    struct ad_game *g = &p->game;
    uint32_t cap = 2 * g->cap;
    struct ad_ply *more;

    if (g->count + 8 < g->cap)
        return true;
    more = realloc(p->plies, cap * sizeof *more);
    if (!more)
        return false;
    p->plies = g->plies = more;
    g->cap = cap;
    return true;
}

static enum cli_exit refuse(const struct play *p, const struct ad_command *c)
{
    char text[AD_SENTENCE_MAX];

    ad_impossible_text(text, sizeof text, ad_game_impossible(&p->game, c), c, p->c->lang);
    printf(cli_text(p->c, W_PLAY_IMPOSSIBLE), text);
    putchar('\n');
    return CLI_OK;
}

/* The end is told below the position that it is about. */
static void show_board_once(struct play *p)
{
    play_show_board(p);
    p->changed = false;
}

static enum cli_exit fold(struct play *p, const struct ad_command *c, const struct ad_events *out)
{
    bool was_over = play_is_over(p);

    play_log(p, c);
    for (unsigned i = 0; i < out->count; i++) {
        const struct ad_event *e = &out->event[i];
        if (e->kind == AD_EVENT_RESULT && p->changed)
            show_board_once(p);
        play_tell(p, e);
        if (play_is_seen(p, e) && (e->kind == AD_EVENT_MAKES || p->press) &&
            e->kind != AD_EVENT_BACK)
            play_show_move(p, e);
        p->changed = p->changed || play_is_seen(p, e);
        if (ad_game_apply(&p->game, e) < 0)
            return cli_no_memory(p->c);
    }
    if (!was_over && play_is_over(p))
        play_tell_result(p);
    return p->log.failed || p->ending.failed ? cli_no_memory(p->c) : CLI_OK;
}

static bool is_refused(const struct ad_events *out)
{
    for (unsigned i = 0; i < out->count; i++)
        if (out->event[i].verdict == AD_REFUSED)
            return true;
    return false;
}

static enum cli_exit decide(struct play *p, const struct ad_command *c, bool trying)
{
    struct ad_events out;
    int count;

    if (!make_room(p))
        return cli_no_memory(p->c);
    count = ad_game_decide(&out, &p->game, c, p->scratch, AD_GAME_SCRATCH);
    if (trying && (count < 0 || is_refused(&out)))
        return CLI_OK;
    if (count == AD_EINVAL)
        return refuse(p, c);
    return count < 0 ? cli_no_memory(p->c) : fold(p, c, &out);
}

enum cli_exit play_do(struct play *p, const struct ad_command *c)
{
    return decide(p, c, false);
}

enum cli_exit play_try(struct play *p, const struct ad_command *c)
{
    return decide(p, c, true);
}

enum ad_who play_actor(const struct play *p)
{
    const struct ad_game *g = &p->game;
    int mover = !g->now.turn;

    if (g->clock.running <= AD_WHO_BLACK)
        return (enum ad_who)g->clock.running;
    return (enum ad_who)(g->made_unpressed[mover] ? mover : g->now.turn);
}

bool play_engine_moves(const struct play *p)
{
    return p->engine_side <= AD_WHO_BLACK && !play_is_over(p) &&
           p->game.now.turn == p->engine_side && !p->game.irregular && !p->held &&
           p->game.question.what == AD_WHAT_NOTHING && !p->game.made_unpressed[!p->engine_side];
}

/* ---- the arbiter, and what an engine has to say ---- */

/* An illegal move is on the board and the clock has been pressed. */
static bool is_irregular(const struct ad_game *g)
{
    unsigned flags = g->count > 0 ? ad_game_ply(g, g->count)->flags : 0;

    return flags & AD_FLAG_ILLEGAL && !(flags & AD_FLAG_RULED) &&
           !g->made_unpressed[ad_game_ply(g, g->count)->side];
}

static enum cli_exit notice_illegal(struct play *p)
{
    struct ad_command c;

    if (play_is_over(p) || !is_irregular(&p->game))
        return CLI_OK;
    if (p->watched)
        c = play_command(p, AD_DOES_SEE, AD_WHO_ARBITER);
    else if (p->engine_side == !ad_game_ply(&p->game, p->game.count)->side)
        c = play_command(p, AD_DOES_CLAIM, (enum ad_who)p->engine_side);
    else
        return CLI_OK;
    c.what = AD_WHAT_ILLEGAL_MOVE;
    return play_try(p, &c);
}

static enum cli_exit answer_offer(struct play *p)
{
    struct ad_command c;
    bool takes;

    if (play_is_over(p) || p->engine_side > AD_WHO_BLACK || p->game.offer.by != !p->engine_side ||
        p->game.question.what != AD_WHAT_NOTHING)
        return CLI_OK;
    takes = engine_takes_draw(&p->engine, &p->game);
    c = play_command(p, takes ? AD_DOES_ACCEPT : AD_DOES_DECLINE, (enum ad_who)p->engine_side);
    return play_try(p, &c);
}

/* After a ruling the clocks stand until somebody starts them; here nobody needs to be asked. Only the
 * hour of resumption comes when it is told. */
static enum cli_exit restart(struct play *p)
{
    struct ad_command c = play_command(p, AD_DOES_RESTART, AD_WHO_ARBITER);

    if (play_is_over(p) || p->held || p->game.clock.running <= AD_WHO_BLACK ||
        p->game.question.what != AD_WHAT_NOTHING ||
        p->game.mode[AD_MODE_SESSION] >= AD_SESSION_ADJOURNED)
        return CLI_OK;
    return play_try(p, &c);
}

enum cli_exit play_settle(struct play *p)
{
    enum cli_exit status = notice_illegal(p);

    if (status == CLI_OK)
        status = answer_offer(p);
    return status == CLI_OK ? restart(p) : status;
}

static enum cli_exit see_flag(struct play *p, int side)
{
    bool engine = p->engine_side == !side;
    struct ad_command c = p->watched ? play_command(p, AD_DOES_SEE, AD_WHO_ARBITER)
                                     : play_command(p, AD_DOES_CLAIM, (enum ad_who)p->engine_side);

    if (!p->watched && !engine)
        return CLI_OK;
    c.what = AD_WHAT_FLAG;
    c.side = (uint8_t)side;
    return play_try(p, &c);
}

enum cli_exit play_flags(struct play *p)
{
    int64_t falls = ad_game_flag_falls_at(&p->game), now = p->now;
    int side = p->game.clock.running;
    struct ad_command c;
    enum cli_exit status;

    if (play_is_over(p) || falls > now)
        return CLI_OK;
    play_clear_prompt(p);
    p->now = falls;
    c = play_command(p, AD_DOES_FALL, AD_WHO_CLOCK);
    c.side = (uint8_t)side;
    status = play_do(p, &c);
    if (status == CLI_OK)
        status = see_flag(p, side);
    if (status == CLI_OK)
        status = play_settle(p);
    p->now = now;
    return status;
}

/* ---- moves ---- */

enum cli_exit play_move(struct play *p, enum ad_who by, struct ad_act act, bool offer)
{
    struct ad_command c = play_command(p, AD_DOES_MOVE, by);
    uint32_t before = p->game.count;
    enum cli_exit status;

    c.act = act;
    c.has_act = true;
    status = play_do(p, &c);
    if (status || p->game.count <= before || play_is_over(p) ||
        ad_game_ply(&p->game, p->game.count)->flags & AD_FLAG_ILLEGAL)
        return status;
    if (offer) {
        c = play_command(p, AD_DOES_OFFER, by);
        status = play_do(p, &c);
    }
    if (status || (p->press && (int)by != p->engine_side) || play_is_over(p))
        return status;
    c = play_command(p, AD_DOES_PRESS, by);
    return play_do(p, &c);
}

/* ---- what is typed ---- */

bool play_take_line(struct play *p, char **out)
{
    char *end = p->input.len > 0 ? memchr(p->input.at, '\n', p->input.len) : NULL;
    size_t len = end ? (size_t)(end - p->input.at) : p->input.len, taken = len + (end != NULL);

    if (!end && (!p->ended_input || p->input.len == 0))
        return false;
    *out = strndup(p->input.at, len);
    p->input.len -= taken;
    memmove(p->input.at, p->input.at + taken, p->input.len);
    return *out != NULL;
}

enum cli_exit play_read_input(struct play *p)
{
    enum { TOO_LONG = 1 << 16 };
    ssize_t n;

    if (p->input.len > TOO_LONG)
        p->input.len = 0; /* whatever that is, no player typed it */
    if (!text_reserve(&p->input, 4096))
        return cli_no_memory(p->c);
    do
        n = read(0, p->input.at + p->input.len, 4096);
    while (n < 0 && errno == EINTR);
    if (n < 0)
        return cli_file_trouble(p->c, cli_text(p->c, W_STDIN), errno);
    p->input.len += (size_t)n;
    p->ended_input = n == 0;
    return CLI_OK;
}
