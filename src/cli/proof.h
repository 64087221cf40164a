/*
 * cli/proof.h -- questions that are answered with a proof: what winnable, reachable and position
 * share.
 */
#ifndef AD_CLI_PROOF_H
#define AD_CLI_PROOF_H

#include "cli/cli.h"
#include "cli/lines.h"
#include "cli/text.h"

#include <pthread.h>

#include "adoube/proof.h"

/*
 * What searches may spend. Everybody begins with the fast mode, which needs no memory. What that
 * leaves open is searched in the large memory, of which there is one, or while another thread has
 * that, in the small memory of the thread, and only then in the large one. So the memory hardly
 * grows with the number of threads. The answer is that of the last search, which does not depend on
 * how much memory there was beyond what it used: it is the same on one thread as on many. Nothing
 * is taken before it is needed.
 */
struct prover {
    const struct cli *c;
    uint64_t nodes;      /* for one question */
    size_t small, large; /* bytes; 0: there is none */
    pthread_mutex_t lock;
    void *room; /* the large one */
};

/* --fast asks for no search: then there is nothing to limit. Says so and returns CLI_BAD_INPUT. */
enum cli_exit prover_check_flags(const struct cli *c);

/* Read --fast, --nodes and --memory; the others are what holds without them. */
void prover_start(struct prover *all, const struct cli *c, uint64_t nodes, size_t small,
                  size_t large);
void prover_start_mate(struct prover *all, const struct cli *c);
void prover_start_reach(struct prover *all, const struct cli *c);
void prover_end(struct prover *all);

struct proof_seat { /* one thread's */
    struct prover *all;
    void *room;
    uint64_t quick[AD_MATE_FAST / sizeof(uint64_t)];
};

struct proof_seat *proof_sit_down(struct prover *all); /* NULL without memory */
void proof_leave(struct proof_seat *seat);

/* Ask with the fast mode, then with more, until the answer is known or all is spent. `ask`
 * returns the answer. False without memory. */
typedef enum ad_possible (*proof_ask)(void *question, const struct ad_budget *budget);
bool proof_settle(struct proof_seat *seat, proof_ask ask, void *question);

/* ---- the usual questions ---- */

bool proof_can_mate(struct proof_seat *seat, struct ad_mate *out, const struct ad_position *p,
                    int side);
bool proof_is_dead(struct proof_seat *seat, struct ad_mate *out, enum ad_possible *dead,
                   const struct ad_position *p);
bool proof_reachable(struct proof_seat *seat, struct ad_reach *out, const struct ad_setup *s);

/* The names for programs: AD_MATE_NO_ROOM is no_room, AD_REACH_BAD is bad. */
enum { PROOF_NAME = 48 };
const char *proof_name(char out[PROOF_NAME], const char *name, const char *prefix);
const char *proof_mate_name(char out[PROOF_NAME], enum ad_mate_proof proof);
const char *proof_reach_name(char out[PROOF_NAME], enum ad_reach_why why);

/* The answers for programs, by enum ad_possible. */
extern const char *const proof_mate_answer[], *const proof_reach_answer[];

/* The answers in words. */
void proof_add_mate(const struct cli *c, struct text *out, const struct ad_mate *m, int side);
void proof_add_reach(const struct cli *c, struct text *out, const struct ad_reach *r);

/* Why no game leads there, as a phrase: all faults of a setup, or the reason with its square. */
void proof_reach_reason(const struct cli *c, struct text *out, const struct ad_reach *r);

/* ---- lines of moves ---- */

/* UCI, one blank between moves. */
void proof_add_uci(struct text *out, const struct ad_position *p, const ad_move *move, unsigned n);

/* ["g1f3","e7e5"] */
void proof_add_json(struct text *out, const struct ad_position *p, const ad_move *move, unsigned n);

/* For people: numbered, in the letters of their language, in lines of at most 80 columns. */
void proof_add_movetext(const struct cli *c, struct text *out, const struct ad_position *p,
                        const ad_move *move, unsigned n);

/* ---- questions ---- */

/* Read the FEN that begins at `fen`, in the line. If it is none, or (where the position is asked
 * for) the Laws cannot be applied to it, says so and answers `error`. */
bool proof_read_setup(const struct cli *c, const struct line *line, struct ad_setup *out,
                      const char *fen, size_t len, struct text *answer, struct text *said);
bool proof_read_position(const struct cli *c, const struct line *line, struct ad_position *out,
                         const char *fen, size_t len, struct text *answer, struct text *said);

/* The same for any other reason; `at` is the byte of the line that it is about. */
void proof_bad_line(const struct cli *c, const struct line *line, size_t at, const char *why,
                    struct text *answer, struct text *said);

/* The exit code of one question. */
enum cli_exit proof_exit(enum ad_possible answer);

/* ---- what was typed ---- */

/* The operands from the first on, with a blank between them. The caller frees it; NULL without
 * memory. */
char *proof_join(const struct cli *c, int operands);

/* Is this one operand the name of a file, and not a FEN? A FEN has blanks. */
bool proof_is_file(const char *operand);

#endif
