/*
 * adoube/language.h -- the languages of a scoresheet and of the words for people.
 *
 * All six name piece letters (notation.h). Sentences exist in German and English.
 */
#ifndef ADOUBE_LANGUAGE_H
#define ADOUBE_LANGUAGE_H

enum ad_language {
    AD_EN,       /* K Q R B N */
    AD_DE,       /* K D T L S */
    AD_FR,       /* R D T F C */
    AD_IT,       /* R D T A C */
    AD_NL,       /* K D T L P */
    AD_FIGURINE, /* U+2654 .. U+265E, as the Laws recommend for print */
    AD_LANGUAGES
};

#endif
