/*
 * fuzz/fuzz_script.c -- any bytes as a game script: it is refused with its place, or played to its
 * end, and every event can be told in words.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "adoube/script.h"
#include "adoube/words.h"
#include "boards.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_fault(const struct ad_script *s)
{
    char text[1024];

    demand(s->fault.why != AD_SCRIPT_FINE && s->fault.why < AD_SCRIPT_WHYS);
    demand(s->fault.line >= 1 && s->fault.column >= 1);
    demand(ad_script_fault_text(text, sizeof text, &s->fault, AD_DE) > 0);
}

static void check_events(const struct ad_script *s)
{
    char text[AD_SENTENCE_MAX];

    for (unsigned i = 0; i < s->events; i++)
        for (int lang = AD_EN; lang <= AD_DE; lang++)
            demand(ad_event_text(text, sizeof text, &s->game, &s->event[i],
                                 (enum ad_language)lang) > 0);
}

static void check_sheets(const struct ad_script *s)
{
    char text[AD_SHEET_TEXT_MAX];

    for (int side = AD_WHITE; side <= AD_BLACK; side++)
        for (uint32_t n = 1; n <= s->game.count; n++)
            demand(ad_sheet_text(text, sizeof text, &s->game, side, n) > 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    enum { PLIES = 256 };
    static struct ad_script s;
    static struct ad_ply plies[PLIES];
    static char scratch[1 << 12];
    enum ad_script_step step;

    if (ad_script_start(&s, (const char *)data, size, plies, PLIES, scratch, sizeof scratch) < 0) {
        check_fault(&s);
        return 0;
    }
    while ((step = ad_script_next(&s)) != AD_SCRIPT_END) {
        if (step == AD_SCRIPT_BAD)
            check_fault(&s);
        else
            check_events(&s);
    }
    check_sheets(&s);
    return 0;
}
