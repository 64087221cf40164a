/*
 * cli/archive.c -- game archives in blocks, worked on by several threads, in order.
 */
#include "cli/archive.h"
#include "cli/parallel.h"
#include "cli/source.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "adoube/pgn.h"

enum {
    BLOCK = 1 << 18,
    BLOCKS_EACH = 3, /* a thread: one at work and some that wait for their turn to be written */
    BLOCKS_MAX = 256 * BLOCKS_EACH
};

_Static_assert((int)BLOCK_HEAD >= (int)AD_PGN_WINDOW_MIN, "what is left over fits before a block");

struct archive {
    const struct cli *c;
    const struct scanner *scanner;
    struct output *out;
    struct block block[BLOCKS_MAX];
    unsigned blocks;
    _Atomic(enum cli_exit) status; /* not CLI_OK: everybody stops */

    pthread_mutex_t input; /* of these: */
    char **file;
    int files, next_file;
    struct source source;
    char *carry; /* read, but behind the end of the last block */
    size_t carried;
    uint64_t line;
    bool open, joined; /* joined: the next block goes on with the last one's game */
    uint64_t claimed;

    pthread_mutex_t output; /* of these: */
    pthread_cond_t freed;
    uint64_t written, games;
    uint64_t before; /* games of this file in the blocks that are written */
    bool terminal, shown;
    int64_t began, due; /* in milliseconds: when to show progress next */

    atomic_uint_fast64_t read;
    uint64_t size; /* of all files; 0 if one cannot tell */
};

static void stop(struct archive *a, enum cli_exit status)
{
    enum cli_exit none = CLI_OK;

    atomic_compare_exchange_strong(&a->status, &none, status);
    pthread_mutex_lock(&a->output);
    pthread_cond_broadcast(&a->freed);
    pthread_mutex_unlock(&a->output);
}

/* ---- input ---- */

static uint64_t count_lines(const char *text, size_t len)
{
    uint64_t lines = 0;

    for (const char *end = text + len; (text = memchr(text, '\n', (size_t)(end - text))); text++)
        lines++;
    return lines;
}

static bool open_next(struct archive *a)
{
    a->open = true;
    a->carried = 0;
    a->line = 1;
    a->joined = false;
    return source_open(&a->source, a->c, a->file[a->next_file++], &a->read);
}

static void close_source(struct archive *a)
{
    source_close(&a->source);
    a->open = false;
}

/* Fill the block as far as it goes; sets `ended` at the end of the file. False on trouble. */
static bool fill(struct archive *a, struct block *b, bool *ended)
{
    ssize_t n = 1;

    memcpy(b->text, a->carry, a->carried);
    b->len = a->carried;
    while (n > 0 && b->len < BLOCK) {
        n = source_read(&a->source, b->text + b->len, BLOCK - b->len);
        if (n > 0)
            b->len += (size_t)n;
    }
    *ended = n == 0;
    return n >= 0;
}

/* End the block where a game does, if there is such a place. */
static void cut(struct archive *a, struct block *b, bool ended)
{
    size_t end = ended ? b->len : ad_pgn_boundary(b->text, b->len);

    b->name = a->source.name;
    b->line = a->line;
    b->first = !a->joined;
    b->opens = !a->joined && a->line == 1;
    b->last = ended || end > 0;
    a->carried = b->last ? b->len - end : 0;
    b->len -= a->carried;
    memcpy(a->carry, b->text + b->len, a->carried);
    a->line += count_lines(b->text, b->len);
    a->joined = !b->last;
    if (ended)
        close_source(a);
}

/* Read the next block; false if there is none. The input is ours. A file that cannot be read
 * is the end of it all, but what was read before is still worked on. */
static bool read_block(struct archive *a, struct block *b)
{
    bool ended;

    if (!a->open && a->next_file == a->files)
        return false;
    if ((!a->open && !open_next(a)) || !fill(a, b, &ended)) {
        close_source(a);
        a->next_file = a->files;
        return false;
    }
    cut(a, b, ended);
    return true;
}

/* Wait until the block that is next in the ring has been written; NULL if we are to stop. */
static struct block *wait_for_block(struct archive *a)
{
    pthread_mutex_lock(&a->output);
    while (a->claimed - a->written == a->blocks && a->status == CLI_OK)
        pthread_cond_wait(&a->freed, &a->output);
    pthread_mutex_unlock(&a->output);
    return a->status == CLI_OK ? &a->block[a->claimed % a->blocks] : NULL;
}

static struct block *claim(struct archive *a)
{
    struct block *b = wait_for_block(a);

    if (!b || !read_block(a, b))
        return NULL;
    a->claimed++;
    return b;
}

/* ---- output ---- */

static void hide_progress(struct archive *a)
{
    if (a->shown)
        fputs("\r\033[K", stderr);
    a->shown = false;
}

static int64_t milliseconds(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void show_progress(struct archive *a)
{
    enum { EVERY = 200 };
    int64_t now = milliseconds();
    double read = (double)a->read / 1e6;

    if (now < a->due)
        return;
    a->due = now + EVERY;
    a->shown = true;
    if (a->size > 0)
        fprintf(stderr, "\r%.1f/%.1f MB, ", read, (double)a->size / 1e6);
    else
        fprintf(stderr, "\r%.1f MB, ", read);
    fprintf(stderr, cli_text(a->c, W_PROGRESS_GAMES), (unsigned long long)a->games,
            (double)a->games * 1000 / (double)(now - a->began));
}

/* A place in what is said, and the number within the block that is to stand there. */
struct number {
    size_t at;
    uint64_t game;
};

void block_add_number(struct block *b)
{
    struct number n = {b->said.len, b->games + 1};

    text_add(&b->numbers, (const char *)&n, sizeof n);
}

static void say_block(struct archive *a, struct block *b)
{
    size_t from = 0;
    struct number n;

    for (size_t i = 0; i < b->numbers.len; i += sizeof n) {
        memcpy(&n, b->numbers.at + i, sizeof n);
        fwrite(b->said.at + from, 1, n.at - from, stderr);
        fprintf(stderr, "%llu", (unsigned long long)(a->before + n.game));
        from = n.at;
    }
    fwrite(b->said.at + from, 1, b->said.len - from, stderr);
}

static void write_block(struct archive *a, struct block *b)
{
    if (b->opens)
        a->before = 0;
    if (b->said.len > 0) {
        hide_progress(a);
        say_block(a, b);
    }
    if (b->out.len > 0 && !output_write(a->out, a->c, b->out.at, b->out.len))
        a->status = CLI_FILE;
    a->games += b->games;
    a->before += b->games;
    b->said.len = b->out.len = b->numbers.len = 0;
    b->games = 0;
    b->done = false;
}

static void finish(struct archive *a, struct block *b)
{
    struct block *oldest;

    pthread_mutex_lock(&a->output);
    b->done = true;
    while (a->status == CLI_OK && (oldest = &a->block[a->written % a->blocks])->done) {
        write_block(a, oldest);
        a->written++;
    }
    if (a->terminal)
        show_progress(a);
    pthread_cond_broadcast(&a->freed);
    pthread_mutex_unlock(&a->output);
}

/* ---- the work ---- */

/* One block; false at the end. Who has a game that goes on keeps the input for the next. */
static bool work_on_block(struct archive *a, void *scanner)
{
    struct block *b;
    bool last = false;

    pthread_mutex_lock(&a->input);
    while (!last && (b = claim(a))) {
        last = b->last;
        if (last)
            pthread_mutex_unlock(&a->input);
        if (!a->scanner->scan(scanner, b))
            stop(a, cli_no_memory(a->c));
        finish(a, b);
    }
    if (!last)
        pthread_mutex_unlock(&a->input);
    return last;
}

static void work(void *archive)
{
    struct archive *a = archive;
    void *scanner = a->scanner->start(a->scanner->context);

    if (!scanner) {
        stop(a, cli_no_memory(a->c));
        return;
    }
    while (work_on_block(a, scanner))
        ;
    pthread_mutex_lock(&a->input);
    a->scanner->end(scanner);
    pthread_mutex_unlock(&a->input);
}

static bool allocate(struct archive *a)
{
    bool good = (a->carry = malloc(BLOCK)) != NULL;

    for (unsigned i = 0; i < a->blocks; i++) {
        a->block[i].room = malloc(BLOCK_HEAD + BLOCK);
        a->block[i].text = a->block[i].room ? a->block[i].room + BLOCK_HEAD : NULL;
        good = good && a->block[i].room;
    }
    return good;
}

static void release(struct archive *a)
{
    for (unsigned i = 0; i < a->blocks; i++) {
        free(a->block[i].room);
        text_release(&a->block[i].out);
        text_release(&a->block[i].said);
        text_release(&a->block[i].numbers);
    }
    if (a->open)
        close_source(a);
    free(a->carry);
    free(a);
}

/* A file that is not there is found before anything is read or written. */
static enum cli_exit look_at_files(struct archive *a)
{
    bool known = true;

    for (int i = 0; i < a->files; i++) {
        struct stat info;
        bool standard = strcmp(a->file[i], "-") == 0;
        if (standard ? fstat(0, &info) < 0 : stat(a->file[i], &info) < 0)
            return cli_file_trouble(a->c, cli_file_name(a->c, a->file[i]), errno);
        if (S_ISDIR(info.st_mode))
            return cli_file_trouble(a->c, cli_file_name(a->c, a->file[i]), EISDIR);
        if (!standard && access(a->file[i], R_OK) < 0)
            return cli_file_trouble(a->c, a->file[i], errno);
        known = known && S_ISREG(info.st_mode);
        a->size += (uint64_t)info.st_size;
    }
    if (!known)
        a->size = 0;
    return CLI_OK;
}

enum cli_exit archive_scan(const struct cli *c, char **files, int count, struct output *out,
                           const struct scanner *scanner)
{
    struct archive *a = calloc(1, sizeof *a);
    unsigned threads = cli_threads(c->threads);
    enum cli_exit status;

    if (!a)
        return cli_no_memory(c);
    a->c = c;
    a->scanner = scanner;
    a->out = out;
    a->file = files;
    a->files = count;
    a->blocks = threads * BLOCKS_EACH;
    a->terminal = isatty(2);
    a->began = milliseconds();
    a->due = a->began + 1000; /* what is quick needs no progress */
    pthread_mutex_init(&a->input, NULL);
    pthread_mutex_init(&a->output, NULL);
    pthread_cond_init(&a->freed, NULL);
    status = look_at_files(a);
    if (!status && !allocate(a))
        status = cli_no_memory(c);
    if (!status) {
        cli_on_threads(threads, work, a);
        hide_progress(a);
        status = a->status;
    }
    if (!status && a->source.status) {
        source_say(&a->source);
        status = a->source.status;
    }
    release(a);
    return status;
}
