/*
 * text/criteria.c -- the criteria of the Dutch system: their numbers in both editions, and what they
 * ask for.
 */
#include "text/criteria.h"

#define CRITERIA(X)                                                                           \
    X("C1", "C.1", "nobody meets twice", "niemand spielt zweimal gegeneinander")              \
    X("C2", "C.2", "nobody has the bye twice", "niemand ist zweimal spielfrei")               \
    X("C3", "C.3", "no two who must have the same colour",                                    \
      "nicht zwei, die dieselbe Farbe haben müssen")                                          \
    X("C4", "C.4", "all others can be paired", "alle anderen finden Gegner")                  \
    X("C5", "-", "the bye to the lowest score", "spielfrei, wer am wenigsten Punkte hat")     \
    X("C6", "C.5", "players who float down", "Floater nach unten")                            \
    X("C7", "C.6", "the scores of those who float down", "die Punkte der Floater")            \
    X("C8", "C.7", "floaters of the next bracket and their scores",                           \
      "Floater der nächsten Gruppe und ihre Punkte")                                          \
    X("C9", "-", "games not played of the one who has the bye",                               \
      "nicht gespielte Partien dessen, der spielfrei ist")                                    \
    X("C10", "C.8", "a colour difference above two", "Farbdifferenz größer als zwei")         \
    X("C11", "C.9", "the same colour three times running", "dreimal dieselbe Farbe in Folge") \
    X("C12", "C.10", "colour preferences", "Farbpräferenzen")                                 \
    X("C13", "C.11", "strong colour preferences", "starke Farbpräferenzen")                   \
    X("C14", "C.12", "down again as in the round before", "wie in der Vorrunde nach unten")   \
    X("C15", "C.13", "up again as in the round before", "wie in der Vorrunde nach oben")      \
    X("C16", "C.14", "down again as two rounds before", "wie vor zwei Runden nach unten")     \
    X("C17", "C.15", "up again as two rounds before", "wie vor zwei Runden nach oben")        \
    X("C18", "C.16", "score differences of those down again",                                 \
      "Punktabstände derer, die wieder nach unten gehen")                                     \
    X("C19", "C.17", "score differences of those up again",                                   \
      "Punktabstände derer, die wieder nach oben gehen")                                      \
    X("C20", "C.18", "score differences of those down again as two rounds before",            \
      "Punktabstände derer, die wie vor zwei Runden nach unten gehen")                        \
    X("C21", "C.19", "score differences of those up again as two rounds before",              \
      "Punktabstände derer, die wie vor zwei Runden nach oben gehen")

static const struct {
    const char *name, *name_2017;
    const char *en, *de;
} criteria[] = {{"-", "-", "-", "-"},
#define X(name, name_2017, en, de) {name, name_2017, en, de},
                CRITERIA(X)
#undef X
};

static unsigned known(unsigned criterion)
{
    return criterion < AD_CRITERIA ? criterion : 0;
}

const char *ad__criterion_text(unsigned criterion, enum ad_language lang)
{
    unsigned c = known(criterion);

    return lang == AD_DE ? criteria[c].de : criteria[c].en;
}

const char *ad__criterion_name(unsigned criterion, enum ad_system system)
{
    return system == AD_SWISS_DUTCH_2017 ? criteria[known(criterion)].name_2017
                                         : criteria[known(criterion)].name;
}
