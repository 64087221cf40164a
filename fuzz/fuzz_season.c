/*
 * fuzz/fuzz_season.c -- any bytes as a season script: it is refused with its place, or run to its
 * end. Every answer is a text with points of the order, and a second run gives the same ones,
 * whatever was in the memory before and whatever language its lines for people are in.
 */
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/pgn.h"
#include "adoube/season_script.h"
#include "boards.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_text(const char *text, size_t room)
{
    const char *end = memchr(text, '\0', room);

    demand(end && ad_text_is_utf8(text, (size_t)(end - text)));
}

static void check_fault(const struct ad_script_fault *fault)
{
    char text[1024];

    demand(fault->why != AD_SCRIPT_FINE && fault->why < AD_SCRIPT_WHYS);
    demand(fault->line >= 1 && fault->column >= 1);
    for (int lang = AD_EN; lang <= AD_DE; lang++) {
        demand(ad_script_fault_text(text, sizeof text, fault, (enum ad_language)lang) > 0);
        check_text(text, sizeof text);
    }
}

static void check_answer(const struct ad_season_answer *a)
{
    char text[AD_SEASON_GOT_MAX], point[AD_POINT_TEXT_MAX];

    check_text(a->code, sizeof a->code);
    check_text(a->facts, sizeof a->facts);
    demand(a->code[0] != '\0' && a->points <= AD_SEASON_POINTS);
    for (unsigned i = 0; i < a->points; i++) {
        int len = ad_point_write(point, sizeof point, a->by[i]);

        demand(len > 0 && ad_point_find(point, (size_t)len) == a->by[i]);
        demand(ad_point_summary(a->by[i], AD_DE)[0] != '\0');
    }
    demand(ad_season_script_answer_write(text, sizeof text, a) > 0);
}

static void check_step(const struct ad_season_script *r, enum ad_season_step step)
{
    demand(r->number >= 1 && r->line >= r->text && r->line + r->line_len <= r->end);
    if (step == AD_SEASON_BAD)
        check_fault(&r->fault);
    if (step == AD_SEASON_ANSWER) {
        demand(r->answered);
        check_answer(&r->answer);
    }
    if (step == AD_SEASON_FAILED)
        check_text(r->got, sizeof r->got);
    if (r->block)
        demand(ad_text_is_utf8(r->block, r->block_len));
}

/* What was answered as a number: another answer gives another one, most likely. */
static uint64_t fold(uint64_t sum, const struct ad_season_script *r, enum ad_season_step step)
{
    char text[AD_SEASON_GOT_MAX];
    int len = r->answered ? ad_season_script_answer_write(text, sizeof text, &r->answer) : 0;

    sum = (sum ^ (uint64_t)step) * UINT64_C(0x100000001b3);
    for (int i = 0; i < len; i++)
        sum = (sum ^ (uint8_t)text[i]) * UINT64_C(0x100000001b3);
    return sum;
}

static uint64_t run(const uint8_t *data, size_t size, enum ad_language lang)
{
    static struct ad_season_script r;
    static void *memory; /* large: once for all inputs */
    enum ad_season_step step;
    uint64_t sum = 0;
    char *text = malloc(size > 0 ? size : 1); /* the end of the block is the end of the text */

    memory = memory ? memory : malloc(ad_season_script_size());
    demand(text && memory);
    memset(memory, lang == AD_EN ? 0 : 0xa5,
           ad_season_script_size()); /* nobody reads what nobody set */
    memcpy(text, data, size);
    if (ad_season_script_start(&r, text, size, memory, ad_season_script_size()) < 0) {
        check_fault(&r.fault);
    } else {
        r.lang = lang;
        while ((step = ad_season_script_next(&r)) != AD_SEASON_END) {
            check_step(&r, step);
            sum = fold(sum, &r, step);
        }
    }
    free(text);
    return sum;
}

/* Numbers for many clubmates are searched for up to half a second, and a hundred times that long
 * here: few of them will do. */
static bool takes_long(const uint8_t *data, size_t size)
{
    static const char verb[] = "numbers";
    enum { LEN = sizeof verb - 1, MOST = 50 };

    for (size_t i = 0; i + LEN + MOST < size; i++)
        if (memcmp(data + i, verb, LEN) == 0)
            return true;
    return false;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size <= 1 << 14 && !takes_long(data, size))
        demand(run(data, size, AD_EN) == run(data, size, AD_DE));
    return 0;
}
