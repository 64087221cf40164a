/*
 * fuzz/fuzz_spoken.c -- any bytes as an announced move.
 *
 * Input: a byte for the position (0 .. 9 : ;), one for the language (0 .. 5), the text.
 */
#include <stddef.h>
#include <stdint.h>

#include "adoube/spoken.h"
#include "boards.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What was understood can be said, and is then understood as the same move. */
static void check_again(const struct ad_position *p, ad_move m, enum ad_language lang)
{
    for (int style = AD_SPOKEN_NAMES; style <= AD_SPOKEN_PLAIN; style++) {
        char text[AD_SPOKEN_MAX];
        struct ad_reading again;
        int len = ad_spoken_write(text, sizeof text, p, m, lang, (enum ad_spoken_style)style);
        demand(len > 0 && ad_spoken_read(&again, p, text, (size_t)len, lang) == AD_READ_MOVE);
        demand(again.move == m);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct ad_position p;
    struct ad_reading r;

    if (size < 2)
        return 0;
    fuzz_board(&p, data[0]);
    enum ad_language lang = (enum ad_language)(data[1] % AD_LANGUAGES);
    ad_spoken_read(&r, &p, (const char *)data + 2, size - 2, lang);
    demand((r.verdict == AD_READ_MOVE) == (r.move != AD_NO_MOVE));
    demand(r.verdict != AD_READ_UNREADABLE || r.at <= size - 2);
    if (r.verdict == AD_READ_MOVE) {
        demand(ad_position_is_legal(&p, r.move));
        check_again(&p, r.move, lang);
    }
    return 0;
}
