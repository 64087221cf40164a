/*
 * tests/store/store_place.c -- a record's files under the hands of others: removed, moved, replaced, and
 * who may read them.
 */
#include "engines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static enum store_why append(struct store *s, struct store_fault *fault)
{
    struct store_event e = engines_event("x", 2000);
    struct store_part part = {"a", STORE_ANY, &e, 1};
    struct store_result result = {0};

    return store_append(s, &result, &(struct store_request){.part = &part, .parts = 1}, fault);
}

static bool none(void *payload, const struct store_row *row)
{
    (void)payload, (void)row;
    return true;
}

static enum store_why look(struct store *s)
{
    return store_read(s, "a", 0, 10, none, NULL, NULL);
}

/* ---- gone ---- */

/* Done to a record in use at $D: nothing is acknowledged from then on, and soon nothing is read. What
 * undoes it, if anything can, is enough. */
static void gone(struct kit_row *row)
{
    static const struct {
        const char *deed, *undone;
    } list[] = {
        {"rm $D", NULL},
        {"mv $D $D.away", "mv $D.away $D"},
        {"cp $D $D.new && mv $D.new $D", NULL},
        {"rm $D $D-wal $D-shm && cp $D.before $D", NULL},
        {"rm $D-wal", NULL},
        {"mv $D-wal $D.log", "mv $D.log $D-wal"},
    };

    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        struct store_fault fault = {0};
        char path[ADDRESS], copy[ADDRESS + 8];
        struct store *s;

        engines_fresh(path, row, ON_SQLITE);
        if (!kit_ok(row, !store_open(&s, path, &(struct store_options){.create = true}, NULL)))
            return;
        snprintf(copy, sizeof copy, "%s.before", path);
        kit_ok(row, !append(s, NULL) && !look(s) && !store_there(s, NULL));
        kit_ok(row, !store_backup(s, copy, true, NULL, NULL));
        setenv("D", path, 1);
        kit_ok(row, system(list[i].deed) == 0);
        kit_ok(row, append(s, &fault) == STORE_GONE && strcmp(fault.place, path) == 0);
        kit_ok(row, append(s, NULL) == STORE_GONE);
        usleep(300000);
        kit_ok(row, look(s) == STORE_GONE && store_there(s, NULL) == STORE_GONE);
        if (list[i].undone) {
            kit_ok(row, system(list[i].undone) == 0);
            usleep(300000);
            kit_ok(row, !append(s, NULL) && !look(s) && !store_there(s, NULL));
        }
        store_close(s);
    }
}

/* ---- rights ---- */

static const char *rights(char out[8], const char *path, const char *end)
{
    char name[ADDRESS + 16];
    struct stat file;

    snprintf(name, sizeof name, "%s%s", path, end);
    if (stat(name, &file) < 0)
        return "none";
    snprintf(out, 8, "%o", file.st_mode & 07777);
    return out;
}

/* Whatever the umask. */
static void owner_alone(struct kit_row *row)
{
    static const mode_t masks[] = {0, 022, 0277};

    for (size_t i = 0; i < sizeof masks / sizeof *masks; i++) {
        char path[ADDRESS], copy[ADDRESS + 8], got[8];
        struct store_counts counts;
        struct store *s;
        mode_t before;

        engines_fresh(path, row, ON_SQLITE);
        snprintf(copy, sizeof copy, "%s.copy", path);
        before = umask(masks[i]);
        if (kit_ok(row, !store_open(&s, path, &(struct store_options){.create = true}, NULL))) {
            kit_ok(row, !append(s, NULL) && store_notes(s)->made && !store_notes(s)->exposed);
            kit_is(row, "600", rights(got, path, ""));
            kit_is(row, "600", rights(got, path, "-wal"));
            kit_is(row, "600", rights(got, path, "-shm"));
            kit_is(row, "600", rights(got, path, ".witness"));
            kit_ok(row, !store_backup(s, copy, true, NULL, NULL));
            kit_is(row, "600", rights(got, copy, ""));
            unlink(copy);
            kit_ok(row, !store_copy_to(copy, s, &counts, NULL, NULL));
            kit_is(row, "600", rights(got, copy, ""));
            store_close(s);
        }
        umask(before);
    }
}

static void exposed(struct kit_row *row)
{
    static const struct {
        mode_t mode;
        bool told;
    } list[] = {{0600, false}, {0640, false}, {0644, true}, {0602, true}};
    char path[ADDRESS];
    struct store *s = engines_open(row, ON_SQLITE);

    snprintf(path, sizeof path, "%s", store_address(s));
    store_close(s);
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        chmod(path, list[i].mode);
        if (kit_ok(row, !store_open(&s, path, NULL, NULL)))
            kit_ok(row, store_notes(s)->exposed == list[i].told && !store_notes(s)->made);
        store_close(s);
    }
}

/* ---- the witness ---- */

static void say(void *payload, const char *place, const char *english, const char *german)
{
    (void)place, (void)german;
    snprintf(payload, 100, "%s", english);
}

/* What the check says last, and whether it can be opened to go on. */
static enum store_why reopened(char found[100], const char *path)
{
    struct store_counts counts;
    struct store_fault fault;
    struct store *s;
    uint64_t bad;
    enum store_why why = store_open(&s, path, &(struct store_options){.read_only = true}, &fault);

    *found = '\0';
    if (!why)
        store_check(s, &counts, &bad, say, found, NULL, NULL);
    store_close(s);
    if (!why)
        why = store_open(&s, path, &(struct store_options){.create = true}, &fault);
    if (!why)
        store_close(s);
    return why;
}

/* As a process that is killed leaves it: requests in the log, and nobody to fold it. */
static bool killed(struct kit_row *row, char path[ADDRESS], unsigned requests)
{
    struct store *s;
    int status;
    pid_t pid;

    engines_fresh(path, row, ON_SQLITE);
    fflush(NULL);
    pid = fork();
    if (pid == 0) {
        if (store_open(&s, path, &(struct store_options){.create = true}, NULL))
            _exit(1);
        while (requests-- > 0)
            if (append(s, NULL))
                _exit(2);
        _exit(0);
    }
    return kit_ok(row, pid > 0 && waitpid(pid, &status, 0) == pid && status == 0);
}

/* SQLite takes a log that is broken for one that ends there. A request of this kind is 4 frames of
 * 4120 bytes. */
static void end_of_log(struct kit_row *row)
{
    static const struct {
        const char *deed, *found;
    } list[] = {
        {":", ""},
        {"truncate -s -1 $D-wal", "its end is missing: 1 requests that were answered"},
        {"printf x | dd of=$D-wal bs=1 seek=$(($(stat -c %s $D-wal) - 100)) conv=notrunc "
         "2>/dev/null",
         "its end is missing: 1 requests that were answered"},
        {"truncate -s -$((3 * 4 * 4120)) $D-wal", "its end is missing: 3 requests"},
        {"rm -f $D-shm; truncate -s -$((3 * 4 * 4120)) $D-wal", "its end is missing: 3 requests"},
    };

    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        char path[ADDRESS], found[100];
        enum store_why why;

        if (!killed(row, path, 7))
            return;
        setenv("D", path, 1);
        kit_ok(row, system(list[i].deed) == 0);
        why = reopened(found, path);
        found[strlen(list[i].found)] = '\0';
        kit_is(row, list[i].found, found);
        kit_ok(row, why == (*list[i].found ? STORE_BEHIND : STORE_OK));
        kit_ok(row, system("rm $D.witness") == 0);
        kit_ok(row, reopened(found, path) == STORE_OK && !*found);
    }
}

/* Something else where the record was: what is told, and what is meant to be there. */
static void another(struct kit_row *row)
{
    static const struct {
        const char *deed;
        enum store_why why;
    } list[] = {
        {"rm $D", STORE_MISSING},          {": >$D", STORE_MISSING},
        {"cp $D.before $D", STORE_BEHIND}, {"cp $D.other $D", STORE_OK},
        {"rm $D $D.witness", STORE_OK},
    };

    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        char path[ADDRESS], copy[ADDRESS + 8];
        struct store_counts counts;
        struct store_fault fault = {0};
        struct store *s;
        enum store_why why;

        engines_fresh(path, row, ON_SQLITE);
        if (!kit_ok(row, !store_open(&s, path, &(struct store_options){.create = true}, NULL)))
            return;
        kit_ok(row, !append(s, NULL));
        snprintf(copy, sizeof copy, "%s.other", path);
        kit_ok(row, !store_copy_to(copy, s, &counts, NULL, NULL));
        snprintf(copy, sizeof copy, "%s.before", path);
        kit_ok(row, !store_backup(s, copy, false, NULL, NULL) && !append(s, NULL));
        store_close(s);
        setenv("D", path, 1);
        kit_ok(row, system(list[i].deed) == 0);
        why = store_open(&s, path, &(struct store_options){.create = true}, &fault);
        kit_isf(row, "0", "%d", (int)why - (int)list[i].why);
        if (!why)
            store_close(s);
        else if (kit_ok(row, !store_restore(path, copy, true, NULL, NULL)))
            kit_ok(row, !store_open(&s, path, NULL, NULL) && (store_close(s), true));
    }
}

static const struct kit_test tests[] = {
    {"store: the end of a log is cut or broken", end_of_log},
    {"store: another file where the record was, or none", another},
    {"store: a file that is gone, or another's", gone},
    {"store: a record is its owner's alone", owner_alone},
    {"store: a file that everybody can open is told", exposed},
    {0},
};

const struct kit_suite suite_store_place = {NULL, tests};
