/*
 * cli/words.c -- the table of sentences.
 */
#include "cli/words.h"

const char *const cli_words[CLI_WORDS_COUNT][2] = {
#define X(name, en, de) {en, de},
    CLI_WORDS(X)
#undef X
};
