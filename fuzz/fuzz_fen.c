/*
 * fuzz/fuzz_fen.c -- any bytes as a FEN: refused with a place, or written and read back the same.
 */
#include <stdlib.h>
#include <string.h>

#include "adoube/fen.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool held)
{
    if (!held)
        abort();
}

static void round_trip(const struct ad_position *p, enum ad_fen_form form)
{
    struct ad_position again;
    struct ad_setup s;
    struct ad_packed a, b;
    char text[AD_FEN_MAX];
    int n = ad_fen_write(text, sizeof text, p, form);

    must(n > 0 && (size_t)n == strlen(text));
    must(ad_fen_write(text, (size_t)n, p, form) == AD_EFULL);
    must(ad_fen_write(text, (size_t)n + 1, p, form) == n);
    must(ad_fen_read(&s, text, (size_t)n, NULL) == 0);
    must(ad_position_from(&again, &s) == 0);
    ad_position_pack(&a, p);
    ad_position_pack(&b, &again);
    must(ad_packed_equal(&a, &b) && ad_position_key(p) == ad_position_key(&again));
    must(p->halfmoves == again.halfmoves && p->fullmoves == again.fullmoves);
}

/* Whatever passes the check can be played: the Laws apply to it. */
static void play(const struct ad_position *p)
{
    struct ad_moves list;
    struct ad_position next;
    unsigned n = ad_position_moves(&list, p);

    must(n == ad_position_count(p) && (n > 0) == ad_position_can_move(p));
    for (unsigned i = 0; i < n; i++) {
        must(ad_position_is_legal(p, list.move[i]));
        ad_position_play(&next, p, list.move[i]);
        must(ad_position_attackers(&next, next.king[p->turn], next.turn) == 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct ad_setup s;
    struct ad_position p;
    struct ad_fault fault;

    if (ad_fen_read(&s, (const char *)data, size, &fault) < 0) {
        must(fault.at <= size && fault.why != AD_WHY_NONE);
        return 0;
    }
    ad_chess960_number(&s);
    if (ad_position_from(&p, &s) == 0) {
        round_trip(&p, AD_FEN_X);
        round_trip(&p, AD_FEN_SHREDDER);
        play(&p);
    }
    return 0;
}
