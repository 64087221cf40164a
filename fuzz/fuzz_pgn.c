/*
 * fuzz/fuzz_pgn.c -- any bytes as an archive: the same tokens however they come, and what can be
 * copied in export format is read without a fault and is its own copy.
 */
#include "../tests/core/pgn_copy.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct pgn_text whole, other, copy, copied;

static void must(bool held)
{
    if (!held)
        abort();
}

static void clear(struct pgn_text *text)
{
    text->len = 0;
    text->at[0] = '\0';
}

static void must_equal(const struct pgn_text *a, const struct pgn_text *b)
{
    must(a->len == b->len && memcmp(a->at, b->at, a->len) == 0);
}

/* Mostly a few bytes, now and then a whole window. */
static size_t by_chance(struct pgn_cut *cut, size_t left)
{
    size_t n;

    cut->state = cut->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    n = 1 + (cut->state >> 33) % (cut->state >> 60 ? 17 : AD_PGN_WINDOW_MIN);
    return n < left ? n : left;
}

static uint64_t lines_in(const char *text, size_t len)
{
    uint64_t n = 0;

    for (size_t i = 0; i < len; i++)
        n += text[i] == '\n';
    return n;
}

static void check_cuts(const char *text, size_t len)
{
    struct pgn_cut cut = {by_chance, len};
    size_t at = ad_pgn_boundary(text, len);

    clear(&whole);
    clear(&other);
    pgn_list(&whole, text, len, 1, NULL, true);
    pgn_list(&other, text, len, 1, &cut, true);
    must_equal(&whole, &other);
    if (at > 0) {
        clear(&other);
        pgn_list(&other, text, at, 1, NULL, true);
        pgn_list(&other, text + at, len - at, 1 + lines_in(text, at), NULL, true);
        must_equal(&whole, &other);
    }
}

static size_t count_errors(const struct pgn_text *text)
{
    struct pgn_source s = {.text = text->at, .len = text->len};
    struct ad_pgn_reader r;
    struct ad_pgn_token t;
    size_t n = 0;

    ad_pgn_start(&r, 1);
    while (ad_pgn_next(&t, &r) != AD_PGN_DONE) {
        if (t.kind == AD_PGN_MORE)
            pgn_more(&s, &r);
        n += t.kind == AD_PGN_ERROR;
    }
    return n;
}

static void check_copy(const char *text, size_t len)
{
    clear(&copy);
    pgn_copy(&copy, text, len);
    must(count_errors(&copy) == 0);
    clear(&copied);
    pgn_copy(&copied, copy.at, copy.len);
    must_equal(&copy, &copied);
}

static void check_helpers(const char *text, size_t len)
{
    struct ad_pgn_command c = {0};
    int64_t ms;
    int n;

    while (ad_pgn_command_next(&c, text, len))
        must(c.name_len > 0 && c.next <= len && c.value + c.value_len < text + len);
    if (ad_pgn_clock(&ms, text, len) == 0)
        must(ms >= 0);
    n = ad_pgn_unescape(other.at, len + 1, text, len);
    must(n >= 0 && (size_t)n <= len);
    n = ad_latin1_to_utf8(other.at, 2 * len + 1, text, len);
    must(n >= 0 && ad_text_is_utf8(other.at, (size_t)n));
    ad_text_is_utf8(text, len);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size > 1 << 16)
        return 0;
    char *text = malloc(size > 0 ? size : 1); /* the end of the block is the end of the text */
    must(text != NULL);
    memcpy(text, data, size);
    check_cuts(text, size);
    clear(&other);
    pgn_play(&other, text, size, 3);
    check_copy(text, size);
    check_helpers(text, size);
    free(text);
    return 0;
}
