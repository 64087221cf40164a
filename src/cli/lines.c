/*
 * cli/lines.c -- one question a line, one answer a line: in order, on several threads, as they come.
 */
#include "cli/lines.h"
#include "cli/parallel.h"
#include "cli/source.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    CHUNKS_EACH = 16, /* a thread: a slow line lets the others go on for so long */
    CHUNKS_MAX = 256 * CHUNKS_EACH
};

struct chunk {
    struct text text; /* lines, each with its end */
    uint64_t first;   /* the number of the first */
    bool cut;         /* it is one line, and too long to be kept */
    struct text out, said;
    uint64_t lines;
    bool done;
};

struct batch {
    const struct cli *c;
    const struct answerer *by;
    struct chunk *chunk;
    unsigned chunks;
    _Atomic(enum cli_exit) status; /* neither CLI_OK nor CLI_BAD_INPUT: everybody stops */

    pthread_mutex_t input; /* of these: */
    struct source source;
    atomic_uint_fast64_t read;
    char *room; /* LINE_MAX_BYTES, read but not claimed: from `at` to `len` */
    size_t at, len;
    bool ended, skipping; /* skipping: up to the end of a line that was cut */
    uint64_t line, claimed;

    pthread_mutex_t output; /* of these: */
    pthread_cond_t freed;
    uint64_t written, answered;
    bool terminal, shown;
    int64_t began, due; /* in milliseconds: when to show progress next */
};

static bool goes_on(const struct batch *b)
{
    return b->status == CLI_OK || b->status == CLI_BAD_INPUT;
}

/* A bad line is remembered; whatever else is wrong counts for more, and the first of that. */
static void note(struct batch *b, enum cli_exit status)
{
    enum cli_exit before = b->status;

    while ((before == CLI_OK || (before == CLI_BAD_INPUT && status != CLI_BAD_INPUT)) &&
           !atomic_compare_exchange_weak(&b->status, &before, status))
        ;
    if (status == CLI_BAD_INPUT)
        return;
    pthread_mutex_lock(&b->output);
    pthread_cond_broadcast(&b->freed);
    pthread_mutex_unlock(&b->output);
}

/* ---- input ---- */

/* Move what is left to the front and read behind it. False if nothing can be read. */
static bool read_more(struct batch *b)
{
    size_t left = b->len - b->at;
    ssize_t n;

    memmove(b->room, b->room + b->at, left);
    b->at = 0;
    b->len = left;
    n = source_read(&b->source, b->room + left, LINE_MAX_BYTES - left);
    b->ended = n <= 0;
    b->len += n > 0 ? (size_t)n : 0;
    return n >= 0;
}

/* Read until there is a whole line, or as much of one as we keep. False at the end. */
static bool has_line(struct batch *b)
{
    for (;;) {
        size_t left = b->len - b->at;
        const char *end = memchr(b->room + b->at, '\n', left);
        if (end && !b->skipping)
            return true;
        if (end) {
            b->at = (size_t)(end - b->room) + 1;
            b->skipping = false;
        } else if (b->ended) {
            return left > 0 && !b->skipping;
        } else {
            if (b->skipping)
                b->at = b->len;
            else if (left == LINE_MAX_BYTES)
                return true;
            if (!read_more(b))
                return false;
        }
    }
}

/* Take the lines that are there. A line that is too long has a chunk of its own. */
static void take(struct batch *b, struct chunk *k)
{
    k->first = b->line;
    k->lines = 0;
    k->text.len = 0;
    k->cut = false;
    while (k->lines < b->by->at_once && b->at < b->len) {
        const char *from = b->room + b->at, *end = memchr(from, '\n', b->len - b->at);
        size_t len = end ? (size_t)(end - from) : b->len - b->at;
        bool cut = !end && !b->ended && len == LINE_MAX_BYTES;
        if (!end && !b->ended && (!cut || k->lines > 0))
            break; /* the rest of it has not come yet */
        k->cut = b->skipping = cut;
        if (!cut)
            text_add(&k->text, from, len);
        text_add(&k->text, "\n", 1);
        b->at += len + (end != NULL);
        b->line++;
        k->lines++;
        if (cut)
            break;
    }
}

/* Wait until the chunk that is next in the ring has been written; NULL if we are to stop. */
static struct chunk *wait_for_chunk(struct batch *b)
{
    pthread_mutex_lock(&b->output);
    while (b->claimed - b->written == b->chunks && goes_on(b))
        pthread_cond_wait(&b->freed, &b->output);
    pthread_mutex_unlock(&b->output);
    return goes_on(b) ? &b->chunk[b->claimed % b->chunks] : NULL;
}

static struct chunk *claim(struct batch *b)
{
    struct chunk *k;

    pthread_mutex_lock(&b->input);
    k = wait_for_chunk(b);
    if (k && has_line(b)) {
        take(b, k);
        b->claimed++;
    } else {
        k = NULL;
    }
    pthread_mutex_unlock(&b->input);
    return k;
}

/* ---- output ---- */

static int64_t milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void hide_progress(struct batch *b)
{
    if (b->shown)
        fputs("\r\033[K", stderr);
    b->shown = false;
}

static void show_progress(struct batch *b)
{
    enum { EVERY = 200 };
    int64_t now = milliseconds();

    if (now < b->due)
        return;
    b->due = now + EVERY;
    b->shown = true;
    fputc('\r', stderr);
    fprintf(stderr, cli_text(b->c, b->by->progress), (unsigned long long)b->answered,
            (double)b->answered * 1000 / (double)(now - b->began));
}

static enum cli_exit write_chunk(struct batch *b, struct chunk *k)
{
    size_t len = k->out.len;

    if (k->said.len > 0) {
        hide_progress(b);
        fwrite(k->said.at, 1, k->said.len, stderr);
    }
    b->answered += k->lines;
    k->said.len = k->out.len = 0;
    k->done = false;
    if (len == 0 || fwrite(k->out.at, 1, len, stdout) == len)
        return CLI_OK;
    return cli_file_trouble(b->c, cli_text(b->c, W_STDOUT), errno);
}

static enum cli_exit write_ready(struct batch *b)
{
    enum cli_exit status = CLI_OK;
    uint64_t before = b->written;
    struct chunk *oldest;

    while (!status && goes_on(b) && (oldest = &b->chunk[b->written % b->chunks])->done) {
        status = write_chunk(b, oldest);
        b->written++;
    }
    if (!status && b->written > before && fflush(stdout))
        status = cli_file_trouble(b->c, cli_text(b->c, W_STDOUT), errno);
    return status;
}

static void finish(struct batch *b, struct chunk *k)
{
    enum cli_exit status;

    pthread_mutex_lock(&b->output);
    k->done = true;
    status = write_ready(b);
    if (b->terminal)
        show_progress(b);
    pthread_cond_broadcast(&b->freed);
    pthread_mutex_unlock(&b->output);
    if (status)
        note(b, status);
}

/* ---- the work ---- */

/* Some editors put a byte order mark before the text: it is none of it. */
static size_t mark_before(const char *line, size_t len)
{
    static const char mark[] = "\xef\xbb\xbf";

    return len >= 3 && memcmp(line, mark, 3) == 0 ? 3 : 0;
}

static enum cli_exit answer_line(struct batch *b, void *self, struct chunk *k, struct line line)
{
    size_t mark = line.number == 1 ? mark_before(line.text, line.len) : 0;

    line.text += mark;
    line.len -= mark;
    while (line.len > 0 && is_blank(line.text[line.len - 1]))
        line.len--;
    if (line.len > 0 || line.cut)
        return b->by->answer(self, &line, &k->out, &k->said);
    if (!b->c->json)
        text_add(&k->out, "\n", 1);
    return CLI_OK;
}

static void answer_chunk(struct batch *b, void *self, struct chunk *k)
{
    const char *at = k->text.at, *all = at + k->text.len, *end;
    enum cli_exit status;

    for (uint64_t number = k->first; goes_on(b) && at < all; at = end + 1, number++) {
        end = memchr(at, '\n', (size_t)(all - at));
        status = answer_line(b, self, k,
                             (struct line){b->source.name, number, at, (size_t)(end - at), k->cut});
        if (status)
            note(b, status);
    }
    if (k->text.failed || k->out.failed || k->said.failed)
        note(b, cli_no_memory(b->c));
}

static void work(void *batch)
{
    struct batch *b = batch;
    void *self = b->by->start(b->by->context);
    struct chunk *k;

    if (!self) {
        note(b, cli_no_memory(b->c));
        return;
    }
    while ((k = claim(b))) {
        answer_chunk(b, self, k);
        finish(b, k);
    }
    b->by->end(self);
}

static void release(struct batch *b)
{
    for (unsigned i = 0; b->chunk && i < b->chunks; i++) {
        text_release(&b->chunk[i].text);
        text_release(&b->chunk[i].out);
        text_release(&b->chunk[i].said);
    }
    source_close(&b->source);
    free(b->chunk);
    free(b->room);
    free(b);
}

static enum cli_exit answer_source(struct batch *b, unsigned threads)
{
    b->chunk = calloc(b->chunks, sizeof *b->chunk);
    b->room = malloc(LINE_MAX_BYTES);
    if (!b->chunk || !b->room)
        return cli_no_memory(b->c);
    cli_on_threads(threads, work, b);
    hide_progress(b);
    if (goes_on(b) && b->source.status) {
        source_say(&b->source);
        return b->source.status;
    }
    return b->status;
}

enum cli_exit lines_answer(const struct cli *c, const char *file, const struct answerer *by)
{
    struct batch *b = calloc(1, sizeof *b);
    unsigned threads = cli_threads(c->threads);
    enum cli_exit status;

    if (!b)
        return cli_no_memory(c);
    b->c = c;
    b->by = by;
    b->chunks = threads * CHUNKS_EACH;
    b->line = 1;
    b->terminal = isatty(2) && !isatty(1); /* answers that scroll by are progress enough */
    b->began = milliseconds();
    b->due = b->began + 1000;
    pthread_mutex_init(&b->input, NULL);
    pthread_mutex_init(&b->output, NULL);
    pthread_cond_init(&b->freed, NULL);
    if (source_open(&b->source, c, file, &b->read)) {
        status = answer_source(b, threads);
    } else {
        source_say(&b->source);
        status = b->source.status;
    }
    release(b);
    return status;
}
