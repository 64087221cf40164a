/*
 * cli/source.c -- a file to read from: plain, or packed with zstd, or standard input.
 *
 * What is packed shows by its first bytes, so that it works through a pipe too.
 */
#include "cli/source.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zstd.h>

enum { ROOM = 1 << 17 };

static ssize_t broken(struct source *s, enum cli_exit status, enum cli_word trouble, int error)
{
    s->status = status;
    s->trouble = trouble;
    s->error = error;
    return -1;
}

static ssize_t read_disk(struct source *s, char *out, size_t cap)
{
    ssize_t n;

    do
        n = read(s->fd, out, cap);
    while (n < 0 && errno == EINTR);
    if (n < 0)
        return broken(s, CLI_FILE, W_TEXT, errno);
    atomic_fetch_add(s->read, (uint_fast64_t)n);
    return n;
}

/* A frame, or a frame that is to be skipped. */
static bool looks_packed(const char *text, size_t len)
{
    const unsigned char *b = (const unsigned char *)text;

    return len >= 4 && ((b[0] == 0x28 && b[1] == 0xb5 && b[2] == 0x2f && b[3] == 0xfd) ||
                        (b[0] >> 4 == 5 && b[1] == 0x2a && b[2] == 0x4d && b[3] == 0x18));
}

static bool is_called_packed(const char *name)
{
    size_t len = strlen(name);

    return len > 4 && strcmp(name + len - 4, ".zst") == 0;
}

static ssize_t look_at_start(struct source *s)
{
    ssize_t n = 1;

    while (n > 0 && s->len < 4) {
        n = read_disk(s, s->room + s->len, ROOM - s->len);
        if (n > 0)
            s->len += (size_t)n;
    }
    if (n < 0)
        return n;
    if (looks_packed(s->room, s->len)) {
        s->unpacker = ZSTD_createDCtx();
        return s->unpacker ? 0 : broken(s, CLI_FAULT, W_NO_MEMORY, 0);
    }
    return is_called_packed(s->name) ? broken(s, CLI_FILE, W_NOT_ZSTD, 0) : 0;
}

bool source_open(struct source *s, const struct cli *c, const char *name,
                 atomic_uint_fast64_t *read)
{
    bool standard = strcmp(name, "-") == 0;

    *s = (struct source){.c = c, .name = cli_file_name(c, name), .read = read};
    s->fd = standard ? 0 : open(name, O_RDONLY | O_CLOEXEC);
    if (s->fd < 0)
        return broken(s, CLI_FILE, W_TEXT, errno) == 0;
    s->room = malloc(ROOM);
    if (!s->room)
        return broken(s, CLI_FAULT, W_NO_MEMORY, 0) == 0;
    return look_at_start(s) == 0;
}

static ssize_t read_plain(struct source *s, char *out, size_t cap)
{
    size_t n = s->len - s->at < cap ? s->len - s->at : cap;

    if (n == 0)
        return read_disk(s, out, cap);
    memcpy(out, s->room + s->at, n);
    s->at += n;
    return (ssize_t)n;
}

static ssize_t read_packed(struct source *s, char *out, size_t cap)
{
    ZSTD_outBuffer to = {out, cap, 0};

    while (to.pos == 0) {
        if (s->at == s->len) {
            ssize_t n = read_disk(s, s->room, ROOM);
            if (n < 0)
                return -1;
            if (n == 0)
                return s->inside ? broken(s, CLI_FILE, W_ZSTD_SHORT, 0) : 0;
            s->at = 0;
            s->len = (size_t)n;
        }
        ZSTD_inBuffer from = {s->room, s->len, s->at};
        size_t left = ZSTD_decompressStream(s->unpacker, &to, &from);
        if (ZSTD_isError(left))
            return broken(s, CLI_FILE, W_ZSTD_BROKEN, 0);
        s->at = from.pos;
        s->inside = left > 0;
    }
    return (ssize_t)to.pos;
}

ssize_t source_read(struct source *s, char *out, size_t cap)
{
    return s->unpacker ? read_packed(s, out, cap) : read_plain(s, out, cap);
}

void source_close(struct source *s)
{
    ZSTD_freeDCtx(s->unpacker);
    s->unpacker = NULL;
    free(s->room);
    s->room = NULL;
    if (s->fd > 0)
        close(s->fd);
    s->fd = -1;
}

void source_say(const struct source *s)
{
    if (s->error)
        cli_file_trouble(s->c, s->name, s->error);
    else
        cli_say(s->c, &(struct cli_place){.name = s->name}, s->trouble);
}
