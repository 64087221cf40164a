/*
 * store/sqlite_place.c -- a file as others may treat it while we have it open: removed, moved, or
 * another put in its place. SQLite goes on writing to what has no name any more, and all of that is
 * gone at the end; so nothing is acknowledged before the names were looked at once more.
 *
 * And a log whose end is cut or broken is to SQLite a log that ends there, and a file that is missing
 * one that was never made. So there is a witness beside the file, one line: the record's id, and the
 * number of requests it had seen when the last of them was answered.
 */
#include "store/sqlite.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { LOOK_MS = 250 };

/* Asked for its number alone: a kernel that was asked for times must keep finer ones with the next
 * write, and the commit waits for that. */
static bool look_up(struct lite_id *out, const char *name)
{
    struct statx now;

    if (statx(AT_FDCWD, name, AT_STATX_DONT_SYNC, STATX_INO, &now) < 0)
        return false;
    *out = (struct lite_id){now.stx_dev_major, now.stx_dev_minor, now.stx_ino};
    return true;
}

/* Through a link the log lies beside the file, and not beside the link. */
void lite_place_take(struct lite_place *p, const struct lite *c)
{
    const char *name[LITE_FILES] = {c->path,
                                    sqlite3_filename_wal(sqlite3_db_filename(c->db, "main"))};

    for (unsigned i = 0; i < LITE_FILES; i++) {
        snprintf(p->file[i].name, sizeof p->file[i].name, "%s", name[i]);
        p->file[i].watched = look_up(&p->file[i].id, p->file[i].name);
    }
}

static bool is_there(const struct lite_place *p)
{
    struct lite_id now;

    for (unsigned i = 0; i < LITE_FILES; i++)
        if (p->file[i].watched &&
            (!look_up(&now, p->file[i].name) || now.inode != p->file[i].id.inode ||
             now.major != p->file[i].id.major || now.minor != p->file[i].id.minor))
            return false;
    return true;
}

static int64_t now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC_COARSE, &t);
    return t.tv_sec * INT64_C(1000) + t.tv_nsec / 1000000;
}

enum store_why lite_there(struct lite_place *p, bool at_once, struct store_fault *fault)
{
    int64_t now = now_ms();
    bool gone = atomic_load(&p->gone);

    if (at_once || now - atomic_load(&p->looked_ms) >= LOOK_MS) {
        gone = !is_there(p);
        atomic_store(&p->gone, gone);
        atomic_store(&p->looked_ms, now);
    }
    return gone ? engine_fault(fault, STORE_GONE, p->file[0].name, NULL) : STORE_OK;
}

/* ---- the witness ---- */

enum { LINE = ENGINE_ID - 1 + 1 + 20 + 1 };

static int open_witness(const char *path, int flags)
{
    char name[LITE_PATH + 8];

    snprintf(name, sizeof name, "%s" LITE_WITNESS, path);
    return open(name, flags | O_CLOEXEC | O_NOFOLLOW, 0600);
}

bool lite_witness_read(uint64_t *out, const char *path, const char *id)
{
    char line[LINE + 1] = "";
    int fd = open_witness(path, O_RDONLY);

    *out = 0;
    if (fd < 0)
        return false;
    if (pread(fd, line, LINE, 0) == LINE && memcmp(line, id, ENGINE_ID - 1) == 0)
        *out = strtoull(line + ENGINE_ID, NULL, 10);
    close(fd);
    return true;
}

void lite_witness_open(struct lite_place *p)
{
    int fd = open_witness(p->file[0].name, O_RDWR | O_CREAT);

    if (fd > 0 && fchmod(fd, 0600) == 0)
        p->witness = fd;
    else if (fd >= 0)
        close(fd);
}

void lite_witness_write(struct lite_place *p, const char *id, uint64_t requests)
{
    char line[LINE + 1];

    if (!p->witness || requests == p->witnessed)
        return;
    snprintf(line, sizeof line, "%s %020" PRIu64 "\n", id, requests);
    if (pwrite(p->witness, line, LINE, 0) == LINE)
        p->witnessed = requests;
}

void lite_witness_close(struct lite_place *p)
{
    if (!p->witness)
        return;
    fsync(p->witness);
    close(p->witness);
    p->witness = 0;
}

void lite_witness_remove(const char *path)
{
    char name[LITE_PATH + 8];

    snprintf(name, sizeof name, "%s" LITE_WITNESS, path);
    unlink(name);
}
