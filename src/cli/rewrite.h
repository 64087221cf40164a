/*
 * cli/rewrite.h -- games in the export format of PGN, one after the other.
 */
#ifndef AD_CLI_REWRITE_H
#define AD_CLI_REWRITE_H

#include "cli/forms.h"
#include "cli/text.h"

#include "adoube/pgn.h"

/* The game at hand: its tags as they came, its movetext as it is written. */
struct rewrite {
    const struct form *form; /* of moves */
    bool plain;              /* it is that of PGN itself */
    struct ad_pgn_tags tags;
    enum ad_pgn_result result; /* that the movetext gives */
    struct text head, body;    /* the writers' buffers */
    struct ad_pgn_writer writes_head, writes_body;
    bool failed; /* no memory */
};

/* `form` is borrowed. False without memory. */
bool rewrite_start(struct rewrite *r, const struct form *form, bool plain);
void rewrite_release(struct rewrite *r);

void rewrite_new_game(struct rewrite *r);

/* Take a token that `replay` has followed. Returns 0, AD_EINVAL if PGN cannot say it, or AD_EFULL if
 * the game is too large. */
int rewrite_token(struct rewrite *r, const struct ad_pgn_replay *replay,
                  const struct ad_pgn_token *t);

/* The whole game, after its AD_PGN_END. */
void rewrite_hand_out(struct text *out, const struct rewrite *r);

#endif
