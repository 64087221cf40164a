/*
 * adoube/ruling.h -- what the Laws say about something that happened.
 *
 * A ruling is data, never an error: the verdict, the articles of the edition it rests on, and a
 * reason that becomes a sentence (reason.h). Every event of a game carries one (game.h).
 */
#ifndef ADOUBE_RULING_H
#define ADOUBE_RULING_H

#include "adoube/export.h"

AD_BEGIN

enum ad_verdict {
    AD_ALLOWED,     /* within the Laws                                                   */
    AD_REFUSED,     /* against the Laws; what was tried does not count                   */
    AD_PENALTY,     /* against the Laws; effects follow (time, warning, loss of a right) */
    AD_GAME_OVER,   /* the game has ended                                                */
    AD_ASK_ARBITER, /* the Laws leave it to a person, or nothing is proven               */
    AD_VERDICTS
};

AD_END

#endif
