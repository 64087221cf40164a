/*
 * adoube/err.h -- we could not do it: error codes, and why a text could not be read.
 *
 * Three kinds of "no" never mix. Our own bug is an assertion. What we could not do is a
 * negative code from here, and nothing that was passed in has changed. A player who is
 * wrong gets a ruling (ruling.h), which is data and not an error at all.
 */
#ifndef ADOUBE_ERR_H
#define ADOUBE_ERR_H

#include <stddef.h>
#include <stdint.h>

#include "adoube/export.h"
#include "adoube/language.h"

AD_BEGIN

/* Zero or more is success; below zero we failed. */
#define AD_ERR_MAP(X)                                                                            \
    X(AD_EINVAL, -1, "argument outside its stated range", "Argument außerhalb seines Bereichs")  \
    X(AD_EPARSE, -2, "text is not in the stated notation", "Text ist nicht in dieser Notation")  \
    X(AD_EFULL, -3, "the caller's buffer is too small", "der Puffer des Aufrufers ist zu klein") \
    X(AD_ECONFLICT, -4, "the record has moved on; reload and retry",                             \
      "die Aufzeichnung ist weiter; neu laden und wiederholen")

enum ad_err {
#define X(name, value, en, de) name = value,
    AD_ERR_MAP(X)
#undef X
};

/* What a code means, in German for AD_DE and in English else. Never NULL. */
AD_API const char *ad_err_text(int err, enum ad_language lang);

/* Why a text was refused. Each reader's header says which of them it gives. */
#define AD_WHY_MAP(X)                                                                              \
    X(AD_WHY_NONE, "nothing is wrong", "nichts ist falsch")                                        \
    X(AD_WHY_EMPTY, "there is no text", "kein Text")                                               \
    X(AD_WHY_MAN, "not a piece letter, a digit or /", "weder Figurenbuchstabe noch Ziffer noch /") \
    X(AD_WHY_RANK_LONG, "more than eight squares on this rank",                                    \
      "mehr als acht Felder auf dieser Reihe")                                                     \
    X(AD_WHY_RANK_SHORT, "fewer than eight squares on this rank",                                  \
      "weniger als acht Felder auf dieser Reihe")                                                  \
    X(AD_WHY_RANKS, "not eight ranks", "nicht acht Reihen")                                        \
    X(AD_WHY_TURN, "the side to move is w or b", "am Zug ist w oder b")                            \
    X(AD_WHY_CASTLING, "not a castling letter", "kein Rochadebuchstabe")                           \
    X(AD_WHY_CASTLING_TWICE, "this castling right is given twice",                                 \
      "dieses Rochaderecht steht doppelt")                                                         \
    X(AD_WHY_EN_PASSANT, "not an en passant square: a file and rank 3 or 6, or -",                 \
      "kein En-passant-Feld: Linie und Reihe 3 oder 6, oder -")                                    \
    X(AD_WHY_NUMBER, "not a whole number from 0 to 65535", "keine ganze Zahl von 0 bis 65535")     \
    X(AD_WHY_FIELDS, "a FEN has four to six fields", "eine FEN hat vier bis sechs Felder")         \
    X(AD_WHY_MORE, "text goes on after its end", "nach dem Ende folgt noch Text")

enum ad_why {
#define X(name, en, de) name,
    AD_WHY_MAP(X)
#undef X
        AD_WHYS
};

/* Where and why reading stopped: `at` counts bytes from the start of the text. */
struct ad_fault {
    size_t at;
    enum ad_why why;
};

/* The reason as a phrase for people, in German for AD_DE and in English else. Never NULL. */
AD_API const char *ad_why_text(enum ad_why why, enum ad_language lang);

AD_END

#endif
