/*
 * adoube/ruling.h -- what the Laws say about something that happened.
 *
 * A ruling is data: the verdict, and the article of the edition it rests on. It is never
 * an error. A ruling without an article is a defect of the library.
 */
#ifndef ADOUBE_RULING_H
#define ADOUBE_RULING_H

#include <stdint.h>

#include "adoube/export.h"

AD_BEGIN

/* A place in a book. Both strings are constants of the library: "fide-2017", "7.5.3".
 * The second article is the general one beside the specific one, or NULL. */
struct ad_citation {
    const char *edition;
    const char *article;
    const char *also;
};

enum ad_verdict {
    AD_ALLOWED,     /* within the Laws; nothing follows                                  */
    AD_REFUSED,     /* against the Laws; what was tried does not count                   */
    AD_PENALTY,     /* against the Laws; effects follow (time, warning, loss of a right) */
    AD_GAME_OVER,   /* the game has ended                                                */
    AD_ASK_ARBITER, /* the Laws leave it to a person, or nothing is proven               */
    AD_VERDICTS
};

struct ad_ruling {
    enum ad_verdict verdict;
    struct ad_citation cite;
};

AD_END

#endif
