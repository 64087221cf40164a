/*
 * cli/play_engine.c -- Debian's stockfish as one of the two players, over UCI.
 */
#include "cli/play_engine.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "adoube/fen.h"
#include "adoube/notation.h"
#include "cli/text.h"

/* ---- the process ---- */

/* Debian puts games where not everybody's PATH goes. */
static bool find_program(char out[PATH_MAX])
{
    const char *path = getenv("PATH");
    char folders[8192];

    snprintf(folders, sizeof folders, "%s:/usr/games:/usr/local/games", path ? path : "");
    for (char *rest = folders, *folder; (folder = strsep(&rest, ":"));) {
        int len = snprintf(out, PATH_MAX, "%s/" ENGINE_NAME, folder);
        if (*folder && len < PATH_MAX && access(out, X_OK) == 0)
            return true;
    }
    return false;
}

/* In the child. It dies with its parent, also if that was killed before it could ask for this. */
static void become(const char *program, pid_t parent, int in, int out)
{
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);

    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    if (prctl(PR_SET_PDEATHSIG, SIGKILL) < 0 || getppid() != parent || dup2(in, 0) < 0 ||
        dup2(out, 1) < 0 || nowhere < 0 || dup2(nowhere, 2) < 0)
        _exit(126);
    execl(program, ENGINE_NAME, (char *)NULL);
    _exit(127);
}

static bool open_process(struct engine *e, const char *program)
{
    int to[2], from[2];
    pid_t parent = getpid();

    if (pipe2(to, O_CLOEXEC) < 0)
        return false;
    if (pipe2(from, O_CLOEXEC) < 0) {
        close(to[0]);
        close(to[1]);
        return false;
    }
    fflush(NULL); /* what is not yet written must not be written twice */
    e->pid = fork();
    if (e->pid == 0)
        become(program, parent, to[0], from[1]);
    close(to[0]);
    close(from[1]);
    e->to = to[1];
    e->from = from[0];
    if (e->pid > 0)
        return fcntl(e->from, F_SETFL, O_NONBLOCK) == 0;
    close(e->to);
    close(e->from);
    e->pid = 0;
    return false;
}

void engine_end(struct engine *e)
{
    if (e->pid == 0)
        return;
    kill(e->pid, SIGKILL); /* it has nothing to lose */
    waitpid(e->pid, NULL, 0);
    close(e->to);
    close(e->from);
    *e = (struct engine){0};
}

/* ---- lines ---- */

static bool send(struct engine *e, const char *text, size_t len)
{
    while (len > 0) {
        ssize_t n = write(e->to, text, len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        text += n;
        len -= (size_t)n;
    }
    return true;
}

static bool say(struct engine *e, const char *line)
{
    return send(e, line, strlen(line)) && send(e, "\n", 1);
}

/* Read what is there. 1: something, 0: nothing for now, -1: it is gone. */
static int fill(struct engine *e)
{
    ssize_t n;

    if (e->len == sizeof e->line - 1)
        e->len = 0; /* no line of the protocol is as long: it was none for us */
    do
        n = read(e->from, e->line + e->len, sizeof e->line - 1 - e->len);
    while (n < 0 && errno == EINTR);
    if (n < 0)
        return errno == EAGAIN ? 0 : -1;
    e->len += (size_t)n;
    return n > 0 ? 1 : -1;
}

/* Take the first whole line out of the buffer. */
static bool next_line(struct engine *e, char out[ENGINE_LINE])
{
    char *end = memchr(e->line, '\n', e->len);
    size_t len = end ? (size_t)(end - e->line) : 0;

    if (!end)
        return false;
    memcpy(out, e->line, len);
    out[len] = '\0';
    e->len -= len + 1;
    memmove(e->line, end + 1, e->len);
    out[strcspn(out, "\r")] = '\0';
    return true;
}

/* ---- the beginning ---- */

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Ask, and wait for the answer; ten seconds are enough on any machine. */
static bool ask(struct engine *e, const char *question, const char *answer)
{
    int64_t end = now_ms() + 10000, left;
    char line[ENGINE_LINE];

    if (!say(e, question))
        return false;
    while ((left = end - now_ms()) > 0) {
        struct pollfd fd = {.fd = e->from, .events = POLLIN};
        while (next_line(e, line))
            if (strcmp(line, answer) == 0)
                return true;
        if (poll(&fd, 1, (int)left) > 0 && fill(e) < 0)
            return false;
    }
    return false;
}

/* It takes its time from the clock, but a person waits: it shall use less of it than it would. */
static bool agree(struct engine *e, unsigned level, bool chess960)
{
    char options[256];

    snprintf(options, sizeof options,
             "setoption name Skill Level value %u\nsetoption name Hash value 16\n"
             "setoption name Slow Mover value 30\nsetoption name UCI_Chess960 value %s\nucinewgame",
             level, chess960 ? "true" : "false");
    return ask(e, "uci", "uciok") && say(e, options) && ask(e, "isready", "readyok");
}

enum cli_exit engine_start(struct engine *e, const struct cli *c, unsigned level, bool chess960)
{
    char program[PATH_MAX];

    *e = (struct engine){0};
    if (!find_program(program)) {
        cli_say(c, NULL, W_PLAY_NO_ENGINE, ENGINE_NAME);
        return CLI_FILE;
    }
    if (open_process(e, program) && agree(e, level, chess960))
        return CLI_OK;
    engine_end(e);
    cli_say(c, NULL, W_PLAY_ENGINE_SILENT, program);
    return CLI_FILE;
}

/* ---- its move ---- */

/* All moves, so that it knows of repetitions; after an irregularity the board alone. */
static void add_position(struct text *out, const struct ad_game *g)
{
    enum ad_uci_form form = g->table.chess960 ? AD_UCI_960 : AD_UCI_STANDARD;
    enum ad_fen_form fen_form = g->table.chess960 ? AD_FEN_SHREDDER : AD_FEN_X;
    struct ad_position at = g->table.start;
    char fen[AD_FEN_MAX], move[AD_MOVE_TEXT_MAX];
    size_t before = out->len;

    ad_fen_write(fen, sizeof fen, &at, fen_form);
    text_addf(out, "position fen %s", fen);
    for (uint32_t n = 1; n <= g->count; n++) {
        ad_move m = ad_game_ply(g, n)->move;
        if (m == AD_NO_MOVE) {
            out->len = before;
            ad_fen_write(fen, sizeof fen, &g->now, fen_form);
            text_addf(out, "position fen %s", fen);
            break;
        }
        ad_uci_write(move, sizeof move, &at, m, form);
        text_addf(out, "%s%s", n == 1 ? " moves " : " ", move);
        ad_position_play(&at, &at, m);
    }
    text_addf(out, "\n");
}

static const struct ad_period *period_of(const struct ad_game *g, int side)
{
    unsigned n = g->clock.side[side].period, last = g->table.time.periods - 1u;

    return &g->table.time.period[n < last ? n : last];
}

static void add_times(struct text *out, const struct ad_game *g, int64_t at)
{
    const struct ad_period *mine = period_of(g, g->now.turn);
    int left = mine->moves - g->clock.side[g->now.turn].completed;

    text_addf(out, "go wtime %d btime %d winc %d binc %d", ad_game_time_left(g, AD_WHITE, at),
              ad_game_time_left(g, AD_BLACK, at), period_of(g, AD_WHITE)->increment_ms,
              period_of(g, AD_BLACK)->increment_ms);
    if (mine->moves > 0 && left > 0)
        text_addf(out, " movestogo %d", left);
    text_addf(out, "\n");
}

bool engine_go(struct engine *e, const struct ad_game *g, int64_t at, bool clock)
{
    struct text out = {0};
    bool sent;

    add_position(&out, g);
    if (clock)
        add_times(&out, g, at);
    else
        text_addf(&out, "go nodes 20000\n");
    sent = !out.failed && send(e, out.at, out.len);
    text_release(&out);
    e->thinking = sent;
    e->unwanted = false;
    return sent;
}

void engine_forget(struct engine *e)
{
    if (e->thinking && !e->unwanted)
        e->unwanted = say(e, "stop");
}

/* "info ... score cp -31 ..." or "... score mate 4 ..." */
static void note_score(struct engine *e, const char *line)
{
    static const char cp[] = " score cp ", mate[] = " score mate ";
    const char *found;

    if ((found = strstr(line, cp)))
        e->score = atoi(found + strlen(cp));
    else if ((found = strstr(line, mate)))
        e->score = atoi(found + strlen(mate)) > 0 ? 30000 : -30000;
}

static bool take_move(char move[ENGINE_MOVE], const char *line)
{
    static const char word[] = "bestmove ";
    size_t len;

    if (strncmp(line, word, strlen(word)) != 0)
        return false;
    line += strlen(word);
    len = strcspn(line, " ");
    snprintf(move, ENGINE_MOVE, "%.*s", (int)len, line);
    return true;
}

enum engine_said engine_hear(struct engine *e, char move[ENGINE_MOVE])
{
    char line[ENGINE_LINE];
    int more;

    do {
        more = fill(e);
        while (next_line(e, line)) {
            note_score(e, line);
            if (!e->thinking || !take_move(move, line))
                continue;
            bool wanted = !e->unwanted;
            e->thinking = e->unwanted = false;
            if (wanted)
                return ENGINE_MOVES;
        }
    } while (more > 0);
    return more < 0 ? ENGINE_GONE : ENGINE_NOTHING;
}

bool engine_takes_draw(const struct engine *e, const struct ad_game *g)
{
    return e->score <= 0 && g->now.fullmoves > 20;
}
