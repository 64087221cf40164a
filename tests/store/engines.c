/*
 * tests/store/engines.c -- an empty record on each engine.
 */
#include "engines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cluster.h"

const char *const engine_names[ENGINES] = {"memory", "sqlite", "server"};

static char folder[64];
static pid_t owner;

static void remove_folder(void)
{
    char command[128];

    snprintf(command, sizeof command, "rm -rf %s", folder);
    if (getpid() == owner && system(command) != 0)
        perror(folder);
}

const char *engines_folder(void)
{
    if (!*folder) {
        strcpy(folder, "/dev/shm/adoube-store.XXXXXX"); /* what is forced to it costs no time */
        if (!mkdtemp(folder) && !mkdtemp(strcpy(folder, "/tmp/adoube-store.XXXXXX")))
            abort();
        chmod(folder, 0755);
        owner = getpid();
        atexit(remove_folder);
    }
    return folder;
}

static bool clear_server(struct kit_row *row, char out[ADDRESS])
{
    char why[512];
    const char *address = cluster_address(false, why);

    if (!address || !cluster_do("set client_min_messages = error;"
                                "drop schema if exists adoube cascade;"
                                "drop schema if exists adoube_schema_1 cascade;"
                                "drop schema if exists adoube_schema_2 cascade",
                                why)) {
        kit_fail(row, "%s", why);
        return false;
    }
    snprintf(out, ADDRESS, "%s", address);
    return true;
}

bool engines_fresh(char out[ADDRESS], struct kit_row *row, enum engine_kind kind)
{
    static unsigned number;

    switch (kind) {
    case ON_SQLITE: snprintf(out, ADDRESS, "%s/%u.db", engines_folder(), ++number); return true;
    case ON_SERVER: return clear_server(row, out);
    case ON_MEMORY:
    case ENGINES: break;
    }
    strcpy(out, "memory:");
    return true;
}

struct store *engines_open(struct kit_row *row, enum engine_kind kind)
{
    char address[ADDRESS], text[900];
    struct store_fault fault;
    struct store *s = NULL;

    if (engines_fresh(address, row, kind) &&
        store_open(&s, address, &(struct store_options){.create = true}, &fault))
        kit_fail(row, "%s", store_fault_text(text, sizeof text, &fault, false));
    return s;
}

static void say(void *payload, const char *place, const char *english, const char *german)
{
    (void)german;
    kit_fail((struct kit_row *)payload, "%s: %s", place, english);
}

bool engines_check(struct kit_row *row, struct store *s, struct store_counts *out)
{
    struct store_fault fault;
    char text[900];
    uint64_t bad = 0;

    if (store_check(s, out, &bad, say, row, NULL, &fault))
        return kit_fail(row, "%s", store_fault_text(text, sizeof text, &fault, false));
    return kit_ok(row, bad == 0);
}

struct store_event engines_event(const char *text, int64_t at_ms)
{
    return (struct store_event){"note", 1, at_ms, "anna", text, strlen(text)};
}
