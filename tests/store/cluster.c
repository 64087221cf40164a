/*
 * tests/store/cluster.c -- initdb and postgres as an unprivileged user, since they refuse root.
 */
#include "cluster.h"

#include <errno.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

enum { START_MS = 60000, STEP_MS = 50 };

static struct {
    char folder[64], bin[256], address[256];
    pid_t server, owner;
} cluster;

/* ---- programs ---- */

static bool find_programs(char why[512])
{
    FILE *ask = popen("pg_config --bindir 2>/dev/null", "r");
    char path[300];

    if (ask && fgets(cluster.bin, sizeof cluster.bin, ask))
        cluster.bin[strcspn(cluster.bin, "\n")] = '\0';
    if (ask)
        pclose(ask);
    for (int i = 0; i < 2; i++) {
        snprintf(path, sizeof path, "%s/initdb", cluster.bin);
        if (access(path, X_OK) == 0)
            return true;
        strcpy(cluster.bin, "/usr/lib/postgresql/15/bin");
    }
    snprintf(why, 512, "no PostgreSQL server here: install what `packages` names");
    return false;
}

/* In the child: nobody's rights, the log for what it says, an end when the run ends. */
static void become(const char *program, char **arguments)
{
    const struct passwd *nobody = getuid() == 0 ? getpwnam("nobody") : NULL;
    char path[512];

    if (nobody && (setgid(nobody->pw_gid) || setuid(nobody->pw_uid)))
        _exit(126);
    prctl(PR_SET_PDEATHSIG, SIGQUIT);
    snprintf(path, sizeof path, "%s/log", cluster.folder);
    if (!freopen("/dev/null", "r", stdin) || !freopen(path, "a", stdout) ||
        !freopen(path, "a", stderr) || chdir(cluster.folder))
        _exit(126);
    setenv("LC_ALL", "C.UTF-8", 1);
    unsetenv("LD_PRELOAD");
    snprintf(path, sizeof path, "%s/%s", cluster.bin, program);
    arguments[0] = path; /* it looks for its companions beside itself, not in PATH */
    execv(path, arguments);
    _exit(127);
}

static pid_t start(const char *program, char **arguments)
{
    pid_t pid;

    fflush(NULL);
    pid = fork();
    if (pid == 0)
        become(program, arguments);
    return pid;
}

/* ---- the end ---- */

static void stop(void)
{
    char command[128];

    if (getpid() != cluster.owner)
        return;
    if (cluster.server > 0) {
        kill(cluster.server, SIGQUIT);
        waitpid(cluster.server, NULL, 0);
    }
    snprintf(command, sizeof command, "rm -rf %s", cluster.folder);
    if (*cluster.folder && system(command) != 0)
        perror(cluster.folder);
}

/* ---- the beginning ---- */

static bool make_folder(char why[512])
{
    const struct passwd *nobody = getuid() == 0 ? getpwnam("nobody") : NULL;

    strcpy(cluster.folder, "/tmp/adoube-pg.XXXXXX");
    if (!mkdtemp(cluster.folder) ||
        (nobody && chown(cluster.folder, nobody->pw_uid, nobody->pw_gid))) {
        snprintf(why, 512, "%s: %s", cluster.folder, strerror(errno));
        return false;
    }
    cluster.owner = getpid();
    atexit(stop);
    return true;
}

static bool init(char why[512])
{
    char data[80];
    char *arguments[] = {
        "initdb",           "-D", data, "-N", "-A", "trust", "-U", "adoube", "-E", "UTF8",
        "--locale=C.UTF-8", NULL};
    int status = -1;
    pid_t pid;

    snprintf(data, sizeof data, "%s/data", cluster.folder);
    pid = start("initdb", arguments);
    if (pid < 0 || waitpid(pid, &status, 0) < 0 || status != 0) {
        snprintf(why, 512, "initdb failed with %d; see %s/log", status, cluster.folder);
        *cluster.folder = '\0'; /* left there to be read */
        return false;
    }
    return true;
}

static bool serve(bool durable, char why[512])
{
    char data[80];
    char *sync = durable ? "fsync=on" : "fsync=off";
    char *arguments[] = {"postgres",
                         "-D",
                         data,
                         "-k",
                         cluster.folder,
                         "-c",
                         "listen_addresses=",
                         "-c",
                         sync,
                         "-c",
                         "max_connections=100",
                         "-c",
                         "autovacuum=off",
                         "-c",
                         "shared_buffers=32MB",
                         NULL};

    snprintf(data, sizeof data, "%s/data", cluster.folder);
    snprintf(cluster.address, sizeof cluster.address, "postgres:///postgres?host=%s&user=adoube",
             cluster.folder);
    cluster.server = start("postgres", arguments);
    for (int ms = 0; cluster.server > 0 && ms < START_MS; ms += STEP_MS) {
        if (PQping(cluster.address) == PQPING_OK)
            return true;
        usleep(STEP_MS * 1000);
    }
    snprintf(why, 512, "the PostgreSQL server does not answer; see %s/log", cluster.folder);
    return false;
}

const char *cluster_address(bool durable, char why[512])
{
    static bool tried, there;
    static char first[512];

    if (!tried) {
        tried = true;
        there = find_programs(first) && make_folder(first) && init(first) && serve(durable, first);
    }
    snprintf(why, 512, "%s", first);
    return there ? cluster.address : NULL;
}

bool cluster_do(const char *sql, char why[512])
{
    PGconn *conn = PQconnectdb(cluster.address);
    PGresult *result = PQexec(conn, sql);
    ExecStatusType status = PQresultStatus(result);
    bool fine = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;

    if (!fine)
        snprintf(why, 512, "%s", PQerrorMessage(conn));
    PQclear(result);
    PQfinish(conn);
    return fine;
}

void cluster_down(void)
{
    kill(cluster.server, SIGQUIT);
    waitpid(cluster.server, NULL, 0);
    cluster.server = 0;
}

bool cluster_up(char why[512])
{
    return serve(false, why);
}
