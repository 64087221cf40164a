/*
 * fuzz/fuzz_san.c -- any bytes as a written move: algebraic and UCI.
 *
 * Input: a byte for the position (0 .. 9 : ;), one for the language (0 .. 5), the text.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "adoube/notation.h"
#include "boards.h"
#include "core/san.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What was read can be written, and is then read as the same move. */
static void check_again(const struct ad_position *p, ad_move m, enum ad_language lang)
{
    char text[AD_MOVE_TEXT_MAX];
    struct ad_reading again;

    int len = ad_san_write(text, sizeof text, p, m, lang, AD_FORM_2017);
    demand(len > 0 && ad_san_read(&again, p, text, (size_t)len, lang) == AD_READ_MOVE);
    demand(again.move == m);
    len = ad_uci_write(text, sizeof text, p, m, AD_UCI_STANDARD);
    demand(len > 0 && ad_uci_read(&again, p, text, (size_t)len) == AD_READ_MOVE);
    demand(again.move == m);
}

static void check_reading(const struct ad_position *p, const struct ad_reading *r, size_t len,
                          enum ad_language lang)
{
    demand((r->verdict == AD_READ_MOVE) == (r->move != AD_NO_MOVE));
    demand(r->verdict != AD_READ_UNREADABLE || r->at <= len);
    if (r->verdict != AD_READ_MOVE)
        return;
    demand(ad_position_is_legal(p, r->move));
    check_again(p, r->move, lang);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct ad_position p;
    struct ad_reading fast = {0}, slow = {0};

    if (size < 2)
        return 0;
    fuzz_board(&p, data[0]);
    enum ad_language lang = (enum ad_language)(data[1] % AD_LANGUAGES);
    const char *text = (const char *)data + 2;
    size_t len = size - 2;

    ad_san_read(&fast, &p, text, len, lang);
    ad__san_read_any(&slow, &p, text, len, lang);
    demand(fast.verdict == slow.verdict && fast.move == slow.move && fast.from == slow.from &&
           fast.kind == slow.kind && fast.to == slow.to && fast.promotion == slow.promotion &&
           fast.marks == slow.marks && fast.at == slow.at);
    check_reading(&p, &fast, len, lang);
    ad_uci_read(&fast, &p, text, len);
    check_reading(&p, &fast, len, lang);
    return 0;
}
