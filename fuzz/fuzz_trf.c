/*
 * fuzz/fuzz_trf.c -- any bytes as a report file: refused with a place, or read as a sound record that
 * says the same when it is written and read again, in both forms, and through a tournament that goes
 * on; and takes another round.
 */
#include "../tests/text/trf_same.h"
#include "text/trf_inside.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool held)
{
    if (!held)
        abort();
}

static void must_be_sound(const struct ad_tournament *t)
{
    static uint8_t seen[AD_ENTRANTS_MAX + 1];
    struct ad_tournament_fault fault;

    must(ad_tournament_check(&fault, t, seen) == AD_TOURNAMENT_FINE);
}

/* Everybody who is there, first with second and so on. */
static void another_round(struct ad_trf *trf)
{
    struct ad_pair pairs[64];
    unsigned count = 0, white = 0;

    for (unsigned i = 0; i < trf->t.count && count < 64; i++) {
        if (ad_meeting_of(&trf->t, i, trf->t.played)->result)
            continue;
        if (white)
            pairs[count++] = (struct ad_pair){(uint16_t)white, (uint16_t)(i + 1)};
        white = white ? 0 : i + 1;
    }
    if (white && count < 64)
        pairs[count++] = (struct ad_pair){(uint16_t)white, 0};
    unsigned played = trf->t.played;
    int err = ad_trf_add_round(trf, pairs, count);
    must(err == 0 || (err == AD_EFULL && played == AD_ROUNDS_MAX));
    must(trf->t.played == played + (err == 0));
    if (err == 0 && count > 0 && pairs[0].black)
        must(ad_trf_set_result(trf, played, pairs[0].white - 1u, '1', '0') == 0);
}

static void check(struct trf_copy *c)
{
    for (unsigned i = 0; i < c->trf.note_count; i++)
        must(ad_trf_why_is_forgiven(c->trf.notes[i].why));
    must_be_sound(&c->trf.t);
    if (c->trf.teams.count > 0)
        must_be_sound(&c->trf.teams);
    must(trf_round_trip(c, AD_TRF16) == NULL);
    must(trf_round_trip(c, AD_TRF26) == NULL);
    must(trf_same_through_tour(&c->trf) == NULL);
    if (c->trf.teams.count > 0)
        return; /* the matches would not follow */
    another_round(&c->trf);
    must_be_sound(&c->trf.t);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct trf_copy c;
    char *text;

    if (size > 1 << 16)
        return 0;
    text = malloc(size > 0 ? size : 1); /* the end of the block is the end of the text */
    must(text != NULL);
    memcpy(text, data, size);
    if (trf_copy_read(&c, text, size))
        check(&c);
    else
        must(c.fault.why != AD_TRF_FINE && !ad_trf_why_is_forgiven(c.fault.why));
    trf_copy_free(&c);
    free(text);
    return 0;
}
