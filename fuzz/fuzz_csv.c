/*
 * fuzz/fuzz_csv.c -- any bytes as a list of players: refused with a place, or a list that can be
 * sorted and becomes a sound tournament; and cells that are read as they were written.
 */
#include "../tests/text/trf_same.h"
#include "adoube/csv.h"
#include "text/csv_inside.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(bool held)
{
    if (!held)
        abort();
}

static void check_roster(struct ad_roster *roster)
{
    static uint8_t seen[AD_ENTRANTS_MAX + 1];
    struct ad_tournament_fault fault;
    struct trf_copy c = {0};
    size_t need = ad_roster_trf_bytes(roster, 7);

    ad_roster_sort(roster, AD_ROSTER_ELO, NULL, NULL);
    for (unsigned i = 1; i < roster->count; i++)
        must(roster->players[i - 1].rating >= roster->players[i].rating);
    c.arena = malloc(need);
    must(c.arena && ad_roster_trf(&c.trf, roster, 7, c.arena, need) == 0);
    must(ad_tournament_check(&fault, &c.trf.t, seen) == AD_TOURNAMENT_FINE);
    must(trf_copy_write(&c, AD_TRF26));
    trf_copy_free(&c);
}

static void check_cell(const char *text, size_t len)
{
    size_t cap = 2 * len + 3;
    char *out = malloc(cap), *back = malloc(cap + 1);
    struct ad_csv csv;
    int n;

    must(out && back);
    n = ad_csv_write(out, cap, text, len, ';');
    must(n >= 0);
    csv = (struct ad_csv){.text = out, .len = (size_t)n, .separator = ';', .line = 1, .column = 1};
    if (n > 0 && text[0] != ' ' && text[0] != '\t' && text[len - 1] != ' ' && text[len - 1] != '\t')
        must(ad_csv_next(back, &csv) == (int)len && memcmp(back, text, len) == 0);
    free(out);
    free(back);
}

/* Forgiven, with the first columns picked; and as names a line, which then have columns. */
static void check_names(const char *text, size_t len, void *arena, size_t room)
{
    const uint8_t pick[] = {AD_COLUMN_NAME, AD_COLUMN_ELO, AD_COLUMN_UNNAMED, AD_COLUMN_NONE};
    struct ad_roster_how how = {.forgive = true, .pick = pick, .picks = (unsigned)(len % 5)};
    size_t cap = 2 * len + 64;
    char *lines = malloc(cap);
    struct ad_roster roster;
    struct ad_csv_note fault;
    int n;

    must(lines != NULL);
    if (ad_roster_read_as(&roster, &fault, text, len, &how, arena, room) == 0)
        for (unsigned i = 0; i < roster.note_count; i++)
            must(ad_roster_guess(&roster.notes[i]) < 4000);
    n = ad_roster_lines(lines, cap, text, len);
    must(n >= 0 && strncmp(lines, "Name;TWZ;", 9) == 0);
    free(lines);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct ad_roster roster;
    struct ad_csv_note fault = {0};
    size_t need;
    char *text;
    void *arena;

    if (size > 1 << 16)
        return 0;
    text = malloc(size > 0 ? size : 1); /* the end of the block is the end of the text */
    must(text != NULL);
    memcpy(text, data, size);
    need = ad_roster_bytes(text, size);
    arena = malloc(need);
    must(arena != NULL);
    if (ad_roster_read(&roster, &fault, text, size, arena, need) == 0)
        check_roster(&roster);
    else
        must(fault.why != AD_CSV_FINE && !ad_csv_why_is_forgiven(fault.why));
    check_cell(text, size);
    check_names(text, size, arena, need);
    free(arena);
    free(text);
    return 0;
}
