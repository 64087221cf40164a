/*
 * core/names.h -- the values of enums by word, for scripts and the wire, and by text, for people.
 *
 * Never NULL; "" for what is no value. Outside the library ad_word and ad_text (words.h) say the same.
 */
#ifndef AD_CORE_NAMES_H
#define AD_CORE_NAMES_H

#include "adoube/pgn.h"
#include "adoube/position.h"
#include "adoube/proof.h"

const char *ad_pgn_why_text(enum ad_pgn_why why, enum ad_language lang);
const char *ad_pgn_result_text(enum ad_pgn_result result);
/* Of half points for White and for Black; what PGN has no word for is AD_PGN_UNKNOWN. */
enum ad_pgn_result ad_pgn_result_of(unsigned white, unsigned black);

const char *ad_bad_text(unsigned bad, enum ad_language lang);

const char *ad_mate_proof_text(enum ad_mate_proof proof, enum ad_language lang);
const char *ad_reach_text(enum ad_reach_why why, enum ad_language lang);

#endif
