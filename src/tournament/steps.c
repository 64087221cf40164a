/*
 * tournament/steps.c -- the words of a regulation on play-offs.
 */
#include <string.h>

#include "adoube/playoff.h"
#include "words/words.h"
#include "tournament/names.h"

static const char *const words[] = {
#define X(name, word) word,
    AD_STEP_MAP(X)
#undef X
};

enum { STEPS = sizeof words / sizeof *words };

const char *ad_step_word(enum ad_step_kind kind)
{
    return (unsigned)kind < STEPS ? words[kind] : "";
}

AD__TEXTS(ad_step_text, enum ad_step_kind, AD_STEP_MAP)

/* Is the text this word, @match standing for @event? */
static bool is_word(const char *word, const char *text, size_t len)
{
    const char *at = strchr(word, '@');
    size_t head = at ? (size_t)(at - word) : 0;

    if (strlen(word) == len && memcmp(word, text, len) == 0)
        return true;
    return at && strcmp(at, "@event") == 0 && len == head + strlen("@match") &&
           memcmp(word, text, head) == 0 && memcmp(text + head, "@match", strlen("@match")) == 0;
}

/* ":2" behind a word: 1 to 9. */
static size_t cut_number(uint8_t *out, const char *text, size_t len)
{
    *out = 1;
    if (len < 3 || text[len - 2] != ':' || text[len - 1] < '1' || text[len - 1] > '9')
        return len;
    *out = (uint8_t)(text[len - 1] - '0');
    return len - 2;
}

static int read_step(struct ad_step *out, const char *text, size_t len)
{
    size_t word = cut_number(&out->count, text, len);

    for (unsigned i = 0; i < STEPS; i++)
        if (is_word(words[i], text, word)) {
            out->kind = (uint8_t)i;
            return word == len || i == AD_STEP_MATCH || i == AD_STEP_ROUND_ROBIN ? 0 : AD_EPARSE;
        }
    return AD_EPARSE;
}

int ad_steps_read(struct ad_step *out, unsigned cap, const char *text, size_t len)
{
    unsigned n = 0;

    for (size_t at = 0; at < len; n++) {
        const char *comma = memchr(text + at, ',', len - at);
        size_t end = comma ? (size_t)(comma - text) : len;
        struct ad_step step;

        if (read_step(&step, text + at, end - at))
            return AD_EPARSE;
        if (n + 1 >= cap)
            return AD_EFULL;
        out[n] = step;
        at = end + 1;
        if (comma && at == len)
            return AD_EPARSE;
    }
    if (n >= cap)
        return AD_EFULL;
    out[n] = (struct ad_step){AD_STEP_SHARED, 1};
    return (int)n;
}
