/*
 * cli/forms.h -- names for the ways to write a move: `de`, `fr-long`, `uci`, `spoken-en`.
 */
#ifndef AD_CLI_FORMS_H
#define AD_CLI_FORMS_H

#include "adoube/notation.h"
#include "adoube/spoken.h"

/* The names, for help and completion; behind a language may stand one of the endings. */
#define CLI_PGN_FORM_NAMES "en de fr it nl figurine pgn uci uci960"
#define CLI_FORM_NAMES     CLI_PGN_FORM_NAMES " spoken-de spoken-en"

enum form_kind { FORM_SAN, FORM_UCI, FORM_SPOKEN };

struct form {
    enum form_kind kind;
    enum ad_language lang;
    unsigned how; /* AD_FORM_* bits, enum ad_uci_form or enum ad_spoken_style */
};

/* The form of a name:
 *
 *     en de fr it nl figurine          letters of a language, as the Laws of 2017 write
 *     ...-2017 ...-1997 ...-pgn ...-long ...-short
 *     pgn                              en-pgn
 *     uci uci960
 *     spoken-de spoken-en              ...-plain without the names of the files
 */
bool form_find(struct form *out, const char *name);

enum ad_read form_read(struct ad_reading *out, const struct form *form, const struct ad_position *p,
                       const char *text, size_t len);

enum { FORM_TEXT_MAX = AD_SPOKEN_MAX };
int form_write(char out[FORM_TEXT_MAX], const struct form *form, const struct ad_position *p,
               ad_move m);

#endif
