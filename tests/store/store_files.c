/*
 * tests/store/store_files.c -- records that are old, new, foreign, damaged, locked, full or moved.
 */
#include "engines.h"

#include <errno.h>
#include <fcntl.h>
#include <pwd.h>
#include <sched.h>
#include <signal.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cluster.h"

enum { TEXT = 1000 };

/* ---- helpers ---- */

/* A record of a few streams, closed. */
static bool make(struct kit_row *row, enum engine_kind kind, char address[ADDRESS])
{
    char out[STORE_SCRIPT];
    struct store *s;

    if (!engines_fresh(address, row, kind) ||
        store_open(&s, address, &(struct store_options){.create = true}, NULL))
        return kit_fail(row, "cannot make a record");
    store_script(row, &s, address,
                 "append a@0 +x b@0 +y; append id=c1 answer=yes a@1 +z words=secret", out);
    store_close(s);
    return kit_is(row, "1 1; 2", out);
}

static bool sql(struct kit_row *row, const char *path, const char *text)
{
    sqlite3 *db;
    char *why = NULL;
    bool fine = sqlite3_open(path, &db) == SQLITE_OK &&
                sqlite3_exec(db, text, NULL, NULL, &why) == SQLITE_OK;

    if (!fine)
        kit_fail(row, "%s", why ? why : "cannot open");
    sqlite3_free(why);
    sqlite3_close(db);
    return fine;
}

/* What opening it says: "" if it can be opened. */
static const char *opened(char out[TEXT], const char *address, bool migrate)
{
    struct store_options how = {.migrate = migrate, .wait_ms = 50};
    struct store_fault fault;
    struct store *s;

    if (store_open(&s, address, &how, &fault)) {
        const char *name = strrchr(fault.place, '/'); /* without the folder */
        if (*fault.place == '/')
            memmove(fault.place, name + 1, strlen(name));
        return store_fault_text(out, TEXT, &fault, false);
    }
    store_close(s);
    return strcpy(out, "");
}

static void say_finding(void *payload, const char *place, const char *english, const char *german)
{
    char *out = payload;

    (void)german;
    if (*place != '/') /* the engine's own words come with the path */
        snprintf(out + strlen(out), TEXT - strlen(out), "%s: %s; ", place, english);
    else if (!*out)
        strcpy(out, "file; ");
}

/* What store_check finds, or the fault. */
static const char *checked(char out[TEXT], const char *address)
{
    struct store_counts counts;
    struct store_fault fault;
    struct store *s;
    uint64_t bad;

    *out = '\0';
    if (store_open(&s, address, &(struct store_options){.read_only = true}, &fault))
        return strcpy(out, "cannot be opened");
    if (store_check(s, &counts, &bad, say_finding, out, NULL, &fault))
        strcpy(out, fault.why == STORE_DAMAGED ? "damaged" : "fault");
    store_close(s);
    return out;
}

/* ---- schemas ---- */

static void older(struct kit_row *row)
{
    char address[ADDRESS], kept[ADDRESS + 16], out[TEXT];

    if (!make(row, ON_SQLITE, address) ||
        !sql(
            row, address,
            "drop table words; drop table thing; "
            "drop table roll; drop table tally; update meta set value = '1' where name = 'schema'"))
        return;
    kit_ok(row, strstr(opened(out, address, false), "from schema 1") != NULL);
    kit_is(row, "", opened(out, address, true));
    kit_is(row, "", opened(out, address, false));
    kit_is(row, "", checked(out, address));
    snprintf(kept, sizeof kept, "%s.schema-1", address);
    kit_ok(row, strstr(opened(out, kept, false), "from schema 1") != NULL);
    if (sql(row, address,
            "drop table words; drop table thing; drop table roll; drop table tally;"
            "update meta set value = '1' where name = "
            "'schema'"))
        kit_is(row, "", opened(out, address, true)); /* a copy is there: another name */
    strcat(kept, ".2");
    kit_ok(row, access(kept, F_OK) == 0);
}

static void older_server(struct kit_row *row)
{
    char address[ADDRESS], out[TEXT], why[512];

    if (!make(row, ON_SERVER, address) ||
        !kit_ok(row, cluster_do("drop table adoube.words; drop table adoube.thing;"
                                "drop table adoube.roll; drop table adoube.tally;"
                                "update adoube.meta set value = '1' where name = 'schema'",
                                why)))
        return;
    kit_ok(row, strstr(opened(out, address, false), "from schema 1") != NULL);
    kit_is(row, "", opened(out, address, true));
    kit_is(row, "", checked(out, address));
    kit_ok(row, cluster_do("select 1 / count(*) from adoube_schema_1.event", why));
}

static void newer(struct kit_row *row)
{
    static const char text[] = "made by a newer Adoube; its schema is 99";
    char address[ADDRESS], out[TEXT], why[512];

    if (make(row, ON_SQLITE, address) &&
        sql(row, address, "update meta set value = '99' where name = 'schema'"))
        kit_ok(row, strstr(opened(out, address, true), text) != NULL);
    if (make(row, ON_SERVER, address) &&
        kit_ok(row, cluster_do("update adoube.meta set value = '99' where name = 'schema'", why)))
        kit_ok(row, strstr(opened(out, address, true), text) != NULL);
}

static void foreign(struct kit_row *row)
{
    char address[ADDRESS], out[TEXT], why[512];

    engines_fresh(address, row, ON_SQLITE);
    if (sql(row, address, "create table t (x); insert into t values (1)"))
        kit_ok(row, strstr(opened(out, address, true), "not a record of Adoube") != NULL);
    if (make(row, ON_SQLITE, address) && sql(row, address, "pragma application_id = 7"))
        kit_ok(row, strstr(opened(out, address, true), "not a record of Adoube") != NULL);
    if (engines_fresh(address, row, ON_SERVER) &&
        kit_ok(row, cluster_do("create schema adoube; create table adoube.t (x int)", why)))
        kit_is(row,
               "postgres:///postgres: not a record of Adoube (relation \"meta\" does not exist)",
               opened(out, address, true));
}

/* Dumped on a server that had counted more transactions, and brought here. */
static void moved(struct kit_row *row)
{
    char address[ADDRESS], out[TEXT], why[512], script[STORE_SCRIPT];
    struct store *s;

    if (!make(row, ON_SERVER, address) ||
        !kit_ok(row, cluster_do("update adoube.event set tx = tx + 1000000", why)))
        return;
    kit_ok(row, strstr(opened(out, address, false), "moved here from another server") != NULL);
    kit_is(row, "", opened(out, address, true));
    if (!kit_ok(row, store_open(&s, address, NULL, NULL) == STORE_OK))
        return;
    store_script(row, &s, address, "append c@0 +x; feed; check", script);
    kit_is(row, "1; a.1 b.1 a.2 c.1; 0 bad, 3 streams, 4 events, 1 commands, 1 words, 0 erased",
           script);
    store_close(s);
}

/* ---- tampering: each leaves its finding ---- */

static void tampered(struct kit_row *row)
{
    static const struct {
        const char *sql, *finding;
    } list[] = {
        {"update event set bytes = x'00' where stream = 'a' and seq = 1",
         "a 1: its hash does not fit: it was changed, or one before it was; "},
        {"update event set who = 'bob' where stream = 'a' and seq = 2",
         "a 2: its hash does not fit: it was changed, or one before it was; "},
        {"update event set version = 9 where stream = 'b'",
         "b 1: its hash does not fit: it was changed, or one before it was; "},
        {"update event set at = 9 where stream = 'a' and seq = 2",
         "a 2: older than the event before it; "
         "a 2: its hash does not fit: it was changed, or one before it was; "},
        {"delete from event where stream = 'a' and seq = 1",
         "a 2: an event before it is missing; "
         "a 2: its hash does not fit: it was changed, or one before it was; "},
        {"delete from event where stream = 'a' and seq = 2",
         "a: the stream does not end where it was last written; "},
        {"delete from event where stream = 'b'", "b: all its events are missing; "},
        {"delete from stream where name = 'b'", "b: events of a stream that is not listed; "},
        {"update event set stream = 'd' where stream = 'b'",
         "d 1: its hash does not fit: it was changed, or one before it was; "
         "d: events of a stream that is not listed; b: all its events are missing; "},
    };
    char address[ADDRESS], out[TEXT];

    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        if (make(row, ON_SQLITE, address) && sql(row, address, list[i].sql))
            kit_is(row, list[i].finding, checked(out, address));
    if (make(row, ON_SQLITE, address) && sql(row, address, "update words set bytes = x'41'"))
        kit_ok(row, strstr(checked(out, address), ": these words were changed; ") != NULL);
    if (make(row, ON_SQLITE, address) && sql(row, address, "update words set erased = 5"))
        kit_ok(row, strstr(checked(out, address), ": marked as erased, and still there; ") != NULL);
}

/* ---- erased is gone from the file, too ---- */

static bool file_holds(const char *path, const char *text)
{
    char command[2 * ADDRESS];

    snprintf(command, sizeof command, "cat %s* | grep -q -a %s", path, text);
    return system(command) == 0;
}

static void erased(struct kit_row *row)
{
    char path[ADDRESS], out[STORE_SCRIPT];
    struct store *s;

    engines_fresh(path, row, ON_SQLITE);
    if (!kit_ok(row, !store_open(&s, path, &(struct store_options){.create = true}, NULL)))
        return;
    store_script(row, &s, path, "append a@0 +x words=GEHEIMNIS", out);
    kit_ok(row, file_holds(path, "GEHEIMNIS"));
    store_script(row, &s, path, "words 1", out); /* a reader that stays open */
    store_close(s);
    if (!kit_ok(row, !store_open(&s, path, NULL, NULL)))
        return;
    store_script(row, &s, path, "append a@1 +y words=GEHEIMNIS; erase 1; check", out);
    kit_is(row, "2; gone; 0 bad, 1 streams, 2 events, 0 commands, 2 words, 1 erased", out);
    store_close(s);
}

static void erased_leaves_nothing(struct kit_row *row)
{
    char path[ADDRESS], out[STORE_SCRIPT];
    struct store *s;

    engines_fresh(path, row, ON_SQLITE);
    if (!kit_ok(row, !store_open(&s, path, &(struct store_options){.create = true}, NULL)))
        return;
    store_script(row, &s, path, "append a@0 +x words=GEHEIMNIS; erase 1; words 1", out);
    kit_is(row, "1; gone; these words were erased", out);
    kit_ok(row, !file_holds(path, "GEHEIMNIS")); /* while it is open: neither file nor log */
    store_close(s);
    kit_ok(row, !file_holds(path, "GEHEIMNIS"));
}

/* ---- damage ---- */

/* Whatever byte is changed and wherever the file is cut: an answer, no crash, never "clean" with
 * other events than before. */
static void damaged(struct kit_row *row)
{
    unsigned rounds = row->long_run ? 2000 : 60, told = 0;
    struct kit_rng rng = kit_seed(row);
    char address[ADDRESS], broken[ADDRESS + 8], out[TEXT], command[4 * ADDRESS];
    struct stat file;

    if (!make(row, ON_SQLITE, address) || stat(address, &file) < 0)
        return;
    snprintf(broken, sizeof broken, "%s.broken", address);
    for (unsigned i = 0; i < rounds; i++) {
        off_t at = (off_t)(kit_random(&rng) % (uint64_t)file.st_size);
        char byte = (char)(1 + kit_below(&rng, 255)), was;
        snprintf(command, sizeof command, "rm -f %s*; cp %s %s", broken, address, broken);
        if (!kit_ok(row, system(command) == 0))
            return;
        int fd = open(broken, O_RDWR);
        if (i % 3 == 0)
            kit_ok(row, ftruncate(fd, at) == 0);
        else if (pread(fd, &was, 1, at) == 1) {
            byte = (char)(byte ^ was);
            kit_ok(row, pwrite(fd, &byte, 1, at) == 1);
        }
        close(fd);
        told += *checked(out, broken) != '\0';
    }
    kit_ok(row, told > rounds / 4);
}

/* ---- locked, full, read-only ---- */

static void locked(struct kit_row *row)
{
    char address[ADDRESS], out[TEXT];
    struct store_options how = {.wait_ms = 100};
    struct store_event e = engines_event("x", 2000);
    struct store_part part = {"a", STORE_ANY, &e, 1};
    struct store_request r = {.part = &part, .parts = 1};
    struct store_result result = {0};
    struct store_fault fault;
    struct store *s;
    sqlite3 *db;

    if (!make(row, ON_SQLITE, address) || !kit_ok(row, !store_open(&s, address, &how, NULL)))
        return;
    kit_ok(row, sqlite3_open(address, &db) == SQLITE_OK);
    kit_ok(row, sqlite3_exec(db, "begin immediate", NULL, NULL, NULL) == SQLITE_OK);
    kit_ok(row, store_append(s, &result, &r, &fault) == STORE_BUSY);
    kit_ok(row, strstr(store_fault_text(out, TEXT, &fault, false), "does not let go") != NULL);
    kit_ok(row, sqlite3_exec(db, "rollback", NULL, NULL, NULL) == SQLITE_OK);
    sqlite3_close(db);
    kit_ok(row, store_append(s, &result, &r, &fault) == STORE_OK);
    store_close(s);
    kit_is(row, "", checked(out, address));
}

/* In a process of its own, as limits and rights are a process's. Returns what it exits with. */
static int in_child(const char *address, int (*work)(const char *address))
{
    int status = 0;
    pid_t pid;

    fflush(NULL);
    pid = fork();
    if (pid == 0)
        _exit(work(address));
    waitpid(pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 200 + WTERMSIG(status);
}

static enum store_why append_one(struct store *s, size_t len)
{
    static char bytes[1 << 16];
    struct store_event e = {"note", 1, 2000, "anna", bytes, len};
    struct store_part part = {"a", STORE_ANY, &e, 1};
    struct store_request r = {.part = &part, .parts = 1};
    struct store_result result = {0};

    return store_append(s, &result, &r, NULL);
}

/* Until it is refused, and then once more. */
static int fill_up(struct store *s)
{
    enum store_why why = STORE_OK;

    for (int i = 0; !why && i < 1000; i++)
        why = append_one(s, 1 << 16);
    if (append_one(s, 1 << 16) != why)
        return 101;
    return (int)why;
}

static int limited_file(const char *address)
{
    struct rlimit limit = {1 << 20, 1 << 20};
    struct store *s;
    int why;

    signal(SIGXFSZ, SIG_IGN);
    if (setrlimit(RLIMIT_FSIZE, &limit) < 0 || store_open(&s, address, NULL, NULL))
        return 100;
    why = fill_up(s);
    store_close(s);
    return why == STORE_IO || why == STORE_FULL ? 0 : why;
}

static bool put(const char *path, const char *text)
{
    int fd = open(path, O_WRONLY);
    bool fine = fd >= 0 && write(fd, text, strlen(text)) == (ssize_t)strlen(text);

    if (fd >= 0)
        close(fd);
    return fine;
}

/* A file system of one megabyte that only this process sees; not every machine allows it. */
static bool mount_small(const char *folder)
{
    char user[32], group[32];

    snprintf(user, sizeof user, "0 %u 1", getuid());
    snprintf(group, sizeof group, "0 %u 1", getgid());
    return unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0 && put("/proc/self/setgroups", "deny") &&
           put("/proc/self/uid_map", user) && put("/proc/self/gid_map", group) &&
           mount("tmpfs", folder, "tmpfs", 0, "size=1m") == 0;
}

static int small_disk(const char *folder)
{
    struct store_options make = {.create = true};
    char path[ADDRESS], out[TEXT];
    struct store *s;
    int why;

    if (!mount_small(folder))
        return 0;
    snprintf(path, sizeof path, "%s/full.db", folder);
    if (store_open(&s, path, &make, NULL))
        return 100;
    why = fill_up(s);
    store_close(s);
    return *checked(out, path) ? 102 : why == STORE_FULL ? 0 : why;
}

static void full(struct kit_row *row)
{
    char address[ADDRESS], folder[ADDRESS + 8], out[TEXT];

    if (!make(row, ON_SQLITE, address))
        return;
    kit_isf(row, "0", "%d", in_child(address, limited_file));
    kit_is(row, "", checked(out, address));
    snprintf(folder, sizeof folder, "%s.disk", address);
    if (kit_ok(row, mkdir(folder, 0700) == 0))
        kit_isf(row, "0", "%d", in_child(folder, small_disk));
}

/* As somebody who may read the file and nothing else. */
static int read_only(const char *address)
{
    const struct passwd *nobody = getuid() == 0 ? getpwnam("nobody") : NULL;
    struct store_counts counts;
    struct store_fault fault;
    struct store *s;
    uint64_t bad = 1;

    if (nobody && (setgid(nobody->pw_gid) || setuid(nobody->pw_uid)))
        return 100;
    if (store_open(&s, address, NULL, &fault) == STORE_OK) {
        enum store_why why = append_one(s, 1);
        store_close(s);
        if (why != STORE_READ_ONLY)
            return 101;
    } else if (fault.why != STORE_READ_ONLY && fault.why != STORE_DENIED) {
        return 102;
    }
    if (store_open(&s, address, &(struct store_options){.read_only = true}, NULL))
        return 103;
    if (append_one(s, 1) != STORE_READ_ONLY ||
        store_check(s, &counts, &bad, NULL, NULL, NULL, NULL))
        return 104;
    store_close(s);
    return bad ? 105 : 0;
}

static void protected(struct kit_row *row)
{
    char address[ADDRESS], copy[ADDRESS + 8];
    struct store *s;

    if (!make(row, ON_SQLITE, address) ||
        !kit_ok(row, !store_open(&s, address, &(struct store_options){.read_only = true}, NULL)))
        return;
    snprintf(copy, sizeof copy, "%s.copy", address); /* without a log, as backups are */
    kit_ok(row, store_backup(s, copy, false, NULL, NULL) == STORE_OK);
    store_close(s);
    chmod(copy, 0444);
    kit_isf(row, "0", "%d", in_child(copy, read_only));
}

/* ---- how it is kept ---- */

static int take_number(void *payload, int columns, char **value, char **name)
{
    (void)columns, (void)name;
    snprintf(payload, 32, "%s", value[0]);
    return 0;
}

static void log_is_ahead(struct kit_row *row)
{
    char address[ADDRESS], mode[32] = "";
    sqlite3 *db;

    if (!make(row, ON_SQLITE, address))
        return;
    sqlite3_open(address, &db);
    sqlite3_exec(db, "pragma journal_mode", take_number, mode, NULL);
    sqlite3_close(db);
    kit_is(row, "wal", mode);
}

static void copy_of_broken(struct kit_row *row)
{
    char address[ADDRESS];
    struct store_counts counts;
    struct store_fault fault;
    struct store *from, *to = engines_open(row, ON_MEMORY);

    if (!make(row, ON_SQLITE, address) ||
        !sql(row, address, "update event set bytes = x'00' where stream = 'a' and seq = 1") ||
        !kit_ok(row, !store_open(&from, address, NULL, NULL)))
        return;
    kit_ok(row, store_copy(to, from, &counts, NULL, &fault) == STORE_DAMAGED);
    kit_ok(row, counts.events == 0);
    store_close(from);
    store_close(to);
}

static const struct kit_test tests[] = {
    {"store: an older schema is migrated after a backup, sqlite", older},
    {"store: an older schema is migrated after a backup, server", older_server},
    {"store: a newer schema is refused", newer},
    {"store: what is not ours is refused", foreign},
    {"store: moved from another server", moved},
    {"store: tampering is found", tampered},
    {"store: words with a salt each, erased one by one", erased},
    {"store: erased words leave the file", erased_leaves_nothing},
    {"store: cut and changed files", damaged},
    {"store: a lock that another program holds", locked},
    {"store: a full disk", full},
    {"store: a file that can only be read", protected},
    {"store: the log is written ahead", log_is_ahead},
    {"store: what is broken is not copied", copy_of_broken},
    {0},
};

const struct kit_suite suite_store_files = {NULL, tests};
