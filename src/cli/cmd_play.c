/*
 * cli/cmd_play.c -- adoube play: a game at the terminal under the Laws.
 *
 * Two people share the terminal, or one plays against an engine. A terminal has a real clock;
 * from a pipe time passes only where a line says so, and a game is the same every time.
 */
#include "cli/commands.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "adoube/script.h"
#include "adoube/words.h"
#include "cli/law.h"
#include "cli/play_table.h"
#include "text/names.h"
#include "game/game_inside.h"

/* ---- the table ---- */

static enum cli_exit read_edition(const struct cli *c, struct ad_table *t)
{
    enum ad_edition e = c->edition ? law_edition(c, c->edition) : AD_FIDE_2023;

    if (e == AD_NO_EDITION)
        return CLI_BAD_INPUT;
    if (e == AD_VI_NRW) {
        cli_say(c, NULL, W_PLAY_NOT_ALONE, c->edition);
        return CLI_BAD_INPUT;
    }
    ad_table_init(t, e);
    if (e == AD_FIDE_2014) /* a fragment: nobody could play by it alone */
        t->fill_from = AD_FIDE_2017;
    return CLI_OK;
}

static enum cli_exit read_time(const struct cli *c, struct ad_table *t)
{
    enum ad_edition book = ad_table_book(t);
    char quoted[CLI_QUOTE];

    if (!c->time) {
        ad_time_usual(&t->time, book, AD_RAPID);
    } else if (ad_time_read(&t->time, c->time, strlen(c->time), NULL) < 0) {
        cli_say(c, NULL, W_BAD_TIME, cli_quote(quoted, c->time, strlen(c->time)));
        return CLI_BAD_INPUT;
    }
    t->format = (uint8_t)ad_time_format(book, &t->time);
    t->supervision = t->format == AD_STANDARD || c->arbiter ? AD_SUPERVISED : AD_UNSUPERVISED;
    return CLI_OK;
}

/* A castling that standard chess does not know. */
static bool needs_chess960(const struct ad_position *p)
{
    const uint64_t corners = UINT64_C(0x8100000000000081);

    for (int side = AD_WHITE; side <= AD_BLACK; side++)
        if (p->castling & p->side[side] && p->king[side] != (side == AD_WHITE ? 4 : 60))
            return true;
    return p->castling & ~corners;
}

static enum cli_exit check_fit(const struct cli *c, const struct ad_table *t)
{
    struct ad_fit fit = ad_table_fit(t);
    char text[AD_FIT_TEXT_MAX];

    if (!ad_fit_refused(fit))
        return CLI_OK;
    cli_say(c, NULL, W_TEXT, ad_fit_text(text, sizeof text, fit, c->lang));
    return CLI_BAD_INPUT;
}

static enum cli_exit read_table(const struct cli *c, struct ad_table *t)
{
    enum cli_exit status = read_edition(c, t);

    if (status == CLI_OK)
        status = read_time(c, t);
    if (status == CLI_OK)
        status = cli_start_position(c, &t->start);
    if (status)
        return status;
    t->chess960 = c->random || c->number != (uint64_t)CLI_UNSET || needs_chess960(&t->start);
    t->language[0] = t->language[1] = (uint8_t)c->lang;
    return check_fit(c, t);
}

/* ---- setting up ---- */

static enum cli_exit start_engine(struct play *p)
{
    const struct cli *c = p->c;
    unsigned level = c->level ? (unsigned)c->level : 10;

    p->engine_side = AD_WHO_NOBODY;
    if (!c->engine)
        return c->level ? cli_refuse_flag(c, "--level", "--engine") : CLI_OK;
    if (strcmp(c->engine, "white") == 0)
        p->engine_side = AD_WHITE;
    else if (strcmp(c->engine, "black") == 0)
        p->engine_side = AD_BLACK;
    else
        return cli_unknown_word(c, c->engine, "white black");
    return engine_start(&p->engine, c, level, p->game.table.chess960);
}

static enum cli_exit set_up(struct play *p, const struct cli *c)
{
    enum { FIRST = 512 };
    struct ad_table table;
    enum cli_exit status = read_table(c, &table);

    *p = (struct play){.c = c, .real = isatty(0), .press = c->press, .changed = true};
    p->prompts = p->real;
    p->live = p->real && isatty(1) && !cli_is_dumb();
    p->figurines = cli_has_figurines(stdout);
    if (status)
        return status;
    p->width = table.time.period[0].ms >= 3600000 ? 7 : 5;
    p->watched = table.supervision == AD_SUPERVISED;
    p->plies = calloc(FIRST, sizeof *p->plies);
    p->scratch = malloc(AD_GAME_SCRATCH);
    if (!p->plies || !p->scratch)
        return cli_no_memory(c);
    if (ad_game_init(&p->game, &table, p->plies, FIRST, true) < 0) {
        cli_say(c, NULL, W_TEXT, cli_text(c, W_PLAY_NO_TABLE));
        return CLI_BAD_INPUT;
    }
    return start_engine(p);
}

static void clean_up(struct play *p)
{
    engine_end(&p->engine);
    free(p->plies);
    free(p->scratch);
    text_release(&p->log);
    text_release(&p->ending);
    text_release(&p->input);
}

static void greet(const struct play *p)
{
    const struct ad_table *t = &p->game.table;
    char time[AD_TIME_TEXT_MAX];

    ad_time_write(time, sizeof time, &t->time);
    printf("%s, %s, %s\n", ad_edition_title((enum ad_edition)t->edition, p->c->lang),
           ad_format_text((enum ad_format)t->format, p->c->lang), time);
    if (!p->prompts)
        return;
    play_line(p, p->watched ? W_PLAY_WATCHED : W_PLAY_UNWATCHED);
    play_line(p, W_PLAY_SHORT_HELP);
}

/* ---- waiting ---- */

/* Until the next second of the clock in the prompt, or the fall of a flag. A clock that stands at
 * nothing tells nothing more. */
static int patience(const struct play *p)
{
    int64_t falls = ad_game_flag_falls_at(&p->game), left = falls - p->now, second;

    if (!p->real || play_is_over(p) || falls == INT64_MAX)
        return -1;
    second = ad_game_time_left(&p->game, p->game.clock.running, p->now) % 1000 + 1;
    if (p->live && second < left)
        left = second;
    return (int)(left < 0 ? 0 : left > 60000 ? 60000 : left);
}

enum heard { HEARD_NOTHING, HEARD_INPUT, HEARD_ENGINE };

/* Lines from a pipe wait until the engine has moved: they are the player's next moves. */
static enum heard listen(const struct play *p)
{
    bool deaf = p->engine.thinking && !p->real;
    struct pollfd fd[2] = {{.fd = deaf || p->ended_input ? -1 : 0, .events = POLLIN},
                           {.fd = p->engine.thinking ? p->engine.from : -1, .events = POLLIN}};

    if (poll(fd, 2, patience(p)) <= 0)
        return HEARD_NOTHING;
    if (fd[1].revents)
        return HEARD_ENGINE;
    return fd[0].revents ? HEARD_INPUT : HEARD_NOTHING;
}

/* ---- the engine's turn ---- */

static enum cli_exit engine_gone(const struct play *p)
{
    play_clear_prompt(p);
    cli_say(p->c, NULL, W_PLAY_ENGINE_GONE, ENGINE_NAME);
    return CLI_FAULT;
}

static enum cli_exit engine_moves(struct play *p, const char *text)
{
    struct ad_act act;
    uint32_t before = p->game.count;
    enum cli_exit status;

    if (ad_act_read(&act, &p->game.now, text, strlen(text), AD_EN) != AD_SCRIPT_FINE)
        return engine_gone(p);
    play_tick(p);
    if ((status = play_flags(p)) || play_is_over(p))
        return status;
    play_clear_prompt(p);
    status = play_move(p, (enum ad_who)p->engine_side, act, false);
    if (status == CLI_OK && p->game.count == before) /* an engine that does not know the Laws */
        return engine_gone(p);
    return status == CLI_OK ? play_settle(p) : status;
}

static enum cli_exit hear_engine(struct play *p)
{
    char move[ENGINE_MOVE];

    switch (engine_hear(&p->engine, move)) {
    case ENGINE_NOTHING: break;
    case ENGINE_MOVES: return engine_moves(p, move);
    case ENGINE_GONE: return engine_gone(p);
    }
    return CLI_OK;
}

static enum cli_exit let_engine_think(struct play *p)
{
    bool wanted = play_engine_moves(p);

    if (p->engine.thinking && !wanted)
        engine_forget(&p->engine);
    if (p->engine.thinking || !wanted)
        return CLI_OK;
    return engine_go(&p->engine, &p->game, p->now, p->real) ? CLI_OK : engine_gone(p);
}

/* ---- the game ---- */

static bool take_line(struct play *p, char **line)
{
    bool deaf = p->engine.thinking && !p->real;

    return !deaf && play_take_line(p, line);
}

static enum cli_exit wait_and_see(struct play *p)
{
    enum cli_exit status = CLI_OK;
    enum heard heard = listen(p);
    bool over = play_is_over(p);

    play_tick(p);
    if (heard == HEARD_ENGINE)
        status = hear_engine(p);
    else if (heard == HEARD_INPUT)
        status = play_read_input(p);
    else if (!over && ad_game_flag_falls_at(&p->game) <= p->now)
        status = play_flags(p);
    else
        play_refresh_prompt(p);
    return status;
}

static void show(struct play *p)
{
    if (p->changed)
        play_show_board(p);
    p->changed = false;
    play_prompt(p);
}

/* Something was told since the prompt was written. */
static bool is_news(const struct play *p, uint32_t seq)
{
    return p->changed || p->game.seq != seq;
}

static enum cli_exit next_line(struct play *p, char **line)
{
    enum cli_exit status;

    *line = NULL;
    show(p);
    if (fflush(stdout)) /* nobody sees the board any more */
        return cli_file_trouble(p->c, cli_text(p->c, W_STDOUT), errno);
    while ((status = let_engine_think(p)) == CLI_OK && !take_line(p, line)) {
        uint32_t seq = p->game.seq;
        if (p->ended_input && (p->real || !p->engine.thinking))
            return CLI_OK;
        if ((status = wait_and_see(p)))
            return status;
        if (is_news(p, seq))
            show(p);
        fflush(stdout);
    }
    play_tick(p);
    return status;
}

/* What has been played stays, also if the terminal goes away. */
static bool saves_as_we_go(const struct play *p)
{
    return p->c->output && strcmp(p->c->output, "-") != 0;
}

static enum cli_exit play(struct play *p)
{
    uint32_t saved = p->game.seq;
    enum cli_exit status;
    char *line;

    do {
        status = next_line(p, &line);
        if (!line)
            break;
        status = play_obey(p, line);
        free(line);
        if (status == CLI_OK && saves_as_we_go(p) && p->game.seq != saved) {
            saved = p->game.seq;
            status = play_save(p, p->c->output);
            if (status == CLI_FILE) /* said; no reason to end a game, and tried again later */
                status = CLI_OK;
        }
    } while (status == CLI_OK && !p->quit);
    if (p->prompts && !p->quit)
        putchar('\n');
    return status;
}

static bool has_line(const struct play *p)
{
    return p->input.len > 0 && memchr(p->input.at, '\n', p->input.len);
}

static enum cli_exit wait_for_line(struct play *p)
{
    enum cli_exit status = CLI_OK;

    printf("%s ", cli_text(p->c, W_PLAY_START));
    fflush(stdout);
    while (status == CLI_OK && !p->ended_input && !has_line(p))
        status = play_read_input(p);
    return status;
}

/* The clock starts when both are ready; a line that says more than that is the first move. One that
 * only looks at something is obeyed before. */
static enum cli_exit await_start(struct play *p)
{
    enum cli_exit status = wait_for_line(p);
    char *line;

    while (status == CLI_OK && !p->quit && has_line(p)) {
        bool starts = *p->input.at == '\n';
        if (!starts && !play_only_looks(p->input.at))
            break;
        if (!play_take_line(p, &line))
            return cli_no_memory(p->c);
        status = play_obey(p, line);
        free(line);
        if (starts || status)
            break;
        if (p->changed)
            play_show_board(p);
        p->changed = false;
        if (!p->quit)
            status = wait_for_line(p);
    }
    return status;
}

static enum cli_exit begin(struct play *p)
{
    enum cli_exit status;

    greet(p);
    if (ad_position_status(&p->game.now) != AD_PLAYING) {
        play_show_board(p);
        play_line(p, W_PLAY_NO_GAME);
        p->quit = true;
    }
    if (!p->real || p->quit)
        return CLI_OK;
    play_show_board(p);
    p->changed = false;
    status = await_start(p);
    play_start_clock(p);
    return status;
}

static enum cli_exit run(struct cli *c)
{
    struct play *p = malloc(sizeof *p);
    enum cli_exit status, saved;

    if (c->operands > 0) {
        free(p);
        return cli_refuse_operand(c, c->operand[0]);
    }
    if (!p)
        return cli_no_memory(c);
    status = set_up(p, c);
    if (status == CLI_OK)
        status = begin(p);
    if (status == CLI_OK && !p->quit)
        status = play(p);
    if (status == CLI_OK && c->output && (saved = play_save(p, c->output)))
        status = saved;
    clean_up(p);
    free(p);
    return status;
}

const struct cli_command cmd_play = {
    .name = "play",
    .synopsis = "play [--engine COLOUR [--level N]] [--time CONTROL] [--edition EDITION] "
                "[--press] [--arbiter] [--output FILE] [--fen FEN | --number N | --random]",
    .options = "engine level time edition press arbiter output fen number random lang help",
    .summary = W_PLAY_SUMMARY,
    .details = W_PLAY_DETAILS,
    .run = run,
};
