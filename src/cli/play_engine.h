/*
 * cli/play_engine.h -- Debian's stockfish as one of the two players, over UCI.
 *
 * The engine is a process of ours and ends with us, however we end.
 */
#ifndef AD_CLI_PLAY_ENGINE_H
#define AD_CLI_PLAY_ENGINE_H

#include <sys/types.h>

#include "adoube/game.h"
#include "cli/cli.h"

#define ENGINE_NAME "stockfish"

enum { ENGINE_LINE = 4096, ENGINE_MOVE = 8 };

struct engine {
    pid_t pid;     /* 0: there is none */
    int to, from;  /* pipes; poll `from` while it thinks */
    bool thinking; /* a bestmove is still to come   */
    bool unwanted; /* ... which nobody waits for    */
    int score;     /* its last judgement, in hundredths of a pawn; for itself */
    char line[ENGINE_LINE];
    size_t len;
};

/* Find it, start it, agree on the protocol; says what is wrong. */
enum cli_exit engine_start(struct engine *e, const struct cli *c, unsigned level, bool chess960);

/* Let it think about the game. Without a clock that runs it gets a number of nodes. */
bool engine_go(struct engine *e, const struct ad_game *g, int64_t at, bool clock);

/* The game went on without its move. */
void engine_forget(struct engine *e);

enum engine_said { ENGINE_NOTHING, ENGINE_MOVES, ENGINE_GONE };

/* What has it said by now? With ENGINE_MOVES its move is in `move`, as UCI. */
enum engine_said engine_hear(struct engine *e, char move[ENGINE_MOVE]);

/* Would it take a draw? */
bool engine_takes_draw(const struct engine *e, const struct ad_game *g);

void engine_end(struct engine *e);

#endif
