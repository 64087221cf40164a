/*
 * cli/play_table.h -- a game at the terminal: the state, the clock, what is typed and told.
 *
 * Everything that happens is a command to adoube/game.h, and what the Laws make of it is told in
 * one sentence each. Players get no help: nothing here says which moves there are, how often a
 * position has occurred, or that there is a check.
 */
#ifndef AD_CLI_PLAY_TABLE_H
#define AD_CLI_PLAY_TABLE_H

#include "adoube/game.h"
#include "adoube/script.h"
#include "cli/cli.h"
#include "cli/play_engine.h"
#include "cli/text.h"

struct play {
    const struct cli *c;
    struct ad_game game;
    struct ad_ply *plies;
    void *scratch;
    struct engine engine;
    int engine_side;    /* AD_WHO_NOBODY: two people play                          */
    bool real;          /* time passes by itself; else the lines tell it           */
    bool prompts, live; /* ... and the clock in the prompt is kept up to date      */
    bool figurines;
    int width;    /* of a time in the prompt */
    bool press;   /* the players press the clock themselves                         */
    bool watched; /* we are the arbiter who sees flags and illegal moves            */
    bool held;    /* the clocks were stopped by a player, and stand until he is back */
    bool changed; /* the board is to be shown again                                 */
    bool quit;
    int64_t zero;            /* of the monotonic clock, when the game began */
    int64_t now;             /* ms since then                               */
    struct text log;         /* what happened, as lines of a game script */
    const char *typed;       /* the line that is obeyed, if it is one of a script */
    struct ad_script script; /* reads such a line */
    struct text ending;      /* the sentence that ended the game         */
    struct text input;       /* read, and not yet taken                  */
    bool ended_input;
};

/* ---- time ---- */

/* This moment is the first. */
void play_start_clock(struct play *p);

/* Let the present moment be what the clock on the wall says, if time passes by itself. */
void play_tick(struct play *p);

/* Flags that have fallen by now fall; who watches for them says so. */
enum cli_exit play_flags(struct play *p);

/* ---- what happens ---- */

/* An empty command at the present moment. */
struct ad_command play_command(const struct play *p, enum ad_command_kind kind, enum ad_who by);

/* Decide, apply, tell. What cannot have happened is told and changes nothing. */
enum cli_exit play_do(struct play *p, const struct ad_command *c);

/* The same by an arbiter or an engine: what would be refused is not even tried. */
enum cli_exit play_try(struct play *p, const struct ad_command *c);

/* After what a player did: the arbiter's part, and the engine's. */
enum cli_exit play_settle(struct play *p);

/* A move, and the press if the players do not press themselves; `offer`: a draw with it. */
enum cli_exit play_move(struct play *p, enum ad_who by, struct ad_act act, bool offer);

static inline bool play_is_over(const struct play *p)
{
    return p->game.result.kind != AD_RESULT_NONE;
}

/* Who is to do something: he whose clock runs, or he who has the move. */
enum ad_who play_actor(const struct play *p);

/* Is it the engine's turn to think? */
bool play_engine_moves(const struct play *p);

/* ---- what is seen ---- */

/* Tell an event that is worth it, and show the move of one that makes it. The state is the one
 * before the event. */
void play_tell(struct play *p, const struct ad_event *e);
void play_show_move(const struct play *p, const struct ad_event *e);
void play_tell_result(const struct play *p);

/* Does the board look different now? */
bool play_is_seen(const struct play *p, const struct ad_event *e);

void play_line(const struct play *p, enum cli_word word);
void play_show_board(const struct play *p);
void play_show_clocks(const struct play *p);
void play_prompt(const struct play *p);
void play_refresh_prompt(const struct play *p); /* time has passed */
void play_clear_prompt(const struct play *p);   /* something is told while somebody may be typing */

/* ---- what is typed ---- */

/* Take a line that has been read; false if there is none yet. The caller frees *out. */
bool play_take_line(struct play *p, char **out);
enum cli_exit play_read_input(struct play *p);

/* Obey what a player, or the arbiter, typed. */
enum cli_exit play_obey(struct play *p, char *line);

/* Does the line only look at something? Then it starts no clock. */
bool play_only_looks(const char *line);

/* ---- what is kept ---- */

void play_log(struct play *p, const struct ad_command *c);

/* Write the game: NAME.pgn as PGN, else as a game script. */
enum cli_exit play_save(struct play *p, const char *name);

void play_show_sheet(const struct play *p, int side);

#endif
