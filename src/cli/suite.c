/*
 * cli/suite.c -- a perft suite: lines `FEN ;D1 n ;D2 n ...` checked against our own counts.
 *
 * The whole file is read and understood before anything is counted. Then the counts are
 * shared out to threads; what differs is said as soon as everything before it is known, so
 * the messages come in the order of the file.
 */
#include "cli/suite.h"
#include "cli/parallel.h"
#include "cli/text.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

struct count {
    size_t position;
    uint64_t line;
    uint64_t want, got;
    unsigned depth;
    bool done;
};

struct suite {
    const struct cli *c;
    const char *name;
    struct ad_position *position;
    size_t positions, position_cap;
    struct count *count;
    size_t counts, count_cap;
    uint64_t left_out;

    pthread_mutex_t lock; /* of all below */
    size_t told;          /* counts that are done, with all before them */
    uint64_t wrong, nodes;
    bool terminal;
};

/* Room for one more; false if there is no memory. */
static bool grow(void **list, size_t *cap, size_t used, size_t size)
{
    size_t more = *cap ? *cap * 2 : 256;
    void *grown;

    if (used < *cap)
        return true;
    grown = realloc(*list, more * size);
    if (!grown)
        return false;
    *list = grown;
    *cap = more;
    return true;
}

/* ---- reading ---- */

/* Read `D3 8902`; returns NULL, or the place where it went wrong. */
static const char *read_count(struct count *out, const char *at, const char *end)
{
    uint64_t depth;
    const char *word;

    while (at < end && is_blank(*at))
        at++;
    if (at == end || *at != 'D')
        return at;
    for (word = ++at; at < end && !is_blank(*at);)
        at++;
    if (!cli_read_number(&depth, word, (size_t)(at - word), 0, 255))
        return word;
    while (at < end && is_blank(*at))
        at++;
    while (end > at && is_blank(end[-1]))
        end--;
    out->depth = (unsigned)depth;
    return cli_read_number(&out->want, at, (size_t)(end - at), 0, UINT64_MAX) ? NULL : at;
}

static enum cli_exit add_count(struct suite *s, const struct count *count)
{
    if (count->want > s->c->max_nodes) {
        s->left_out++;
        return CLI_OK;
    }
    if (!grow((void **)&s->count, &s->count_cap, s->counts, sizeof *s->count))
        return cli_no_memory(s->c);
    s->count[s->counts++] = *count;
    return CLI_OK;
}

/* All `;D1 n` of a line from its first semicolon on. */
static enum cli_exit read_counts(struct suite *s, struct cli_place place, const char *line,
                                 const char *field, const char *end)
{
    enum cli_exit status = CLI_OK;

    for (const char *next, *wrong; field && !status; field = next) {
        struct count count = {.position = s->positions, .line = place.line};
        field++;
        next = memchr(field, ';', (size_t)(end - field));
        wrong = read_count(&count, field, next ? next : end);
        if (wrong) {
            place.column = (uint64_t)(wrong - line) + 1;
            cli_say(s->c, &place, W_SUITE_BAD_COUNT);
            return CLI_BAD_INPUT;
        }
        status = add_count(s, &count);
    }
    return status;
}

static enum cli_exit read_line(struct suite *s, uint64_t number, const char *line, const char *end)
{
    const char *counts = memchr(line, ';', (size_t)(end - line)), *fen_end = counts ? counts : end;
    struct cli_place place = {s->name, number, 1};
    enum cli_exit status;

    while (fen_end > line && is_blank(fen_end[-1]))
        fen_end--;
    if (fen_end == line || *line == '#')
        return CLI_OK;
    if (!grow((void **)&s->position, &s->position_cap, s->positions, sizeof *s->position))
        return cli_no_memory(s->c);
    if (!cli_read_position(s->c, &s->position[s->positions], NULL, &place, line,
                           (size_t)(fen_end - line)))
        return CLI_BAD_INPUT;
    if (!counts) {
        place.column = (uint64_t)(end - line) + 1;
        cli_say(s->c, &place, W_SUITE_NO_COUNT);
        return CLI_BAD_INPUT;
    }
    status = read_counts(s, place, line, counts, end);
    s->positions++;
    return status;
}

static enum cli_exit read_lines(struct suite *s, const char *text, size_t len)
{
    const char *line = text, *all = text + len;
    enum cli_exit status;

    for (uint64_t number = 1; line < all; number++) {
        const char *end = memchr(line, '\n', (size_t)(all - line));
        if (!end)
            end = all;
        if ((status = read_line(s, number, line, end)))
            return status;
        line = end + 1;
    }
    if (s->positions == 0) {
        cli_say(s->c, &(struct cli_place){.name = s->name}, W_SUITE_EMPTY);
        return CLI_BAD_INPUT;
    }
    return CLI_OK;
}

/* ---- counting ---- */

static void tell(struct suite *s, const struct count *count)
{
    struct cli_place place = {s->name, count->line, 0};

    s->nodes += count->got;
    if (count->got == count->want)
        return;
    s->wrong++;
    if (s->terminal)
        fputs("\r\033[K", stderr);
    cli_say(s->c, &place, W_SUITE_WRONG, count->depth, (unsigned long long)count->got,
            (unsigned long long)count->want);
}

static void check(void *suite, size_t n)
{
    struct suite *s = suite;
    struct count *count = &s->count[n];

    count->got = ad_position_perft(&s->position[count->position], count->depth);
    pthread_mutex_lock(&s->lock);
    count->done = true;
    while (s->told < s->counts && s->count[s->told].done)
        tell(s, &s->count[s->told++]);
    if (s->terminal)
        fprintf(stderr, "\r%zu/%zu", s->told, s->counts);
    pthread_mutex_unlock(&s->lock);
}

static void summarise(const struct suite *s)
{
    if (s->c->json)
        printf("{\"positions\":%zu,\"counts\":%zu,\"wrong\":%" PRIu64 ",\"left_out\":%" PRIu64
               ",\"nodes\":%" PRIu64 "}\n",
               s->positions, s->counts, s->wrong, s->left_out, s->nodes);
    else {
        printf(cli_text(s->c, W_SUITE_SUMMARY), s->name, s->positions, s->counts,
               (unsigned long long)s->wrong, (unsigned long long)s->left_out,
               (unsigned long long)s->nodes);
        putchar('\n');
    }
}

enum cli_exit cli_check_suite(const struct cli *c)
{
    struct suite s = {.c = c, .lock = PTHREAD_MUTEX_INITIALIZER, .terminal = isatty(2)};
    enum cli_exit status;
    char *text;
    size_t len;

    if (c->fen || c->divide) {
        cli_say(c, NULL, W_FLAGS_CLASH, "--epd", c->fen ? "--fen" : "--divide");
        return CLI_BAD_INPUT;
    }
    if ((status = cli_read_file(c, &text, &len, c->epd)))
        return status;
    s.name = cli_file_name(c, c->epd);
    status = read_lines(&s, text, len);
    free(text);
    if (!status) {
        cli_for_each(c->threads == (uint64_t)CLI_UNSET ? 1 : (unsigned)c->threads, s.counts, check,
                     &s);
        if (s.terminal)
            fputs("\r\033[K", stderr);
        summarise(&s);
        status = s.wrong ? CLI_NO : CLI_OK;
    }
    free(s.position);
    free(s.count);
    return status;
}
