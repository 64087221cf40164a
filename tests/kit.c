/*
 * tests/kit.c -- reads the tables, runs the cases, prints what fails, counts.
 */
#include "kit.h"

#include <dirent.h>
#include <errno.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { SHOWN = 3 }; /* failing checks printed of one case; a loop may have thousands */

/* What the workers have in common, in memory that they share. */
struct tally {
    atomic_uint next; /* the first case that nobody has taken */
    atomic_uint passed, failed;
};

/* Every worker walks all cases in the same order and runs those whose number it drew. */
struct run {
    const struct kit_suite *const *suites;
    const char *root;
    char **filters; /* ends with NULL */
    bool list, long_run, times;
    uint64_t seed;
    unsigned jobs;
    unsigned number, drawn; /* of the case that comes next; of the one to be run */
    struct tally *tally;
};

/* ---- what a failure looks like ---- */

/* Bytes as a table would hold them, so that a wanted text can be pasted back into its row. */
static void print_text(const char *label, const char *text)
{
    printf("    %-5s ", label);
    for (const char *c = text; *c; c++) {
        if (*c == '\n')
            fputs("\\n", stdout);
        else if (*c == '\\')
            fputs("\\\\", stdout);
        else if ((unsigned char)*c < ' ' || *c == 0x7f)
            printf("\\x%02x", (unsigned)*c);
        else
            putchar(*c);
    }
    putchar('\n');
}

/* Count a check; if it failed say where, and return whether there is more to print. */
static bool failed(struct kit_row *row, const char *file, int line, bool held)
{
    row->checks++;
    if (held || row->failures++ >= SHOWN)
        return false;
    if (row->file) {
        printf("%s:%d: %s\n", row->file, row->line, row->name);
    } else {
        const char *here = strstr(file, "tests/"); /* the compiler was called elsewhere */
        printf("%s:%d: %s (--seed %llu)\n", here ? here : file, line, row->name,
               (unsigned long long)row->seed);
    }
    return true;
}

static void print_board(const struct kit_row *row)
{
    char drawing[KIT_DRAWING];

    if (!row->board)
        return;
    kit_draw(drawing, row->board);
    fputs(drawing, stdout);
}

bool kit_is_at(struct kit_row *row, const char *file, int line, const char *want, const char *got)
{
    bool held = strcmp(want, got) == 0;

    if (failed(row, file, line, held)) {
        print_text("want", want);
        print_text("got", got);
        print_board(row);
    }
    return held;
}

bool kit_isf_at(struct kit_row *row, const char *file, int line, const char *want,
                const char *format, ...)
{
    char got[8192];
    va_list args;

    va_start(args, format);
    vsnprintf(got, sizeof got, format, args);
    va_end(args);
    return kit_is_at(row, file, line, want, got);
}

bool kit_ok_at(struct kit_row *row, const char *file, int line, bool cond, const char *text)
{
    if (failed(row, file, line, cond)) {
        print_text("want", text);
        print_board(row);
    }
    return cond;
}

bool kit_fail_at(struct kit_row *row, const char *file, int line, const char *format, ...)
{
    char text[8192];
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    if (failed(row, file, line, false)) {
        printf("    %s\n", text);
        print_board(row);
    }
    return false;
}

void kit_board(struct kit_row *row, const struct ad_position *p)
{
    row->board = p;
}

/* ---- chance ---- */

/* splitmix64: a Weyl sequence, well mixed. */
uint64_t kit_random(struct kit_rng *rng)
{
    uint64_t x = rng->state += 0x9e3779b97f4a7c15;

    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
    x = (x ^ x >> 27) * 0x94d049bb133111eb;
    return x ^ x >> 31;
}

unsigned kit_below(struct kit_rng *rng, unsigned n)
{
    return (unsigned)((kit_random(rng) >> 32) * n >> 32);
}

/* The name is part of the seed, so that a case alone sees what it saw among all. */
struct kit_rng kit_seed(const struct kit_row *row)
{
    struct kit_rng rng = {row->seed};

    for (const char *c = row->name; *c; c++)
        rng.state = kit_random(&rng) ^ (unsigned char)*c;
    return rng;
}

/* ---- one case ---- */

static const struct kit_row *current;

/* A trap is how the library reports its own bug: say which case met it. */
static void crashed(int signal_number)
{
    if (current->file)
        fprintf(stderr, "%s:%d: ", current->file, current->line);
    fprintf(stderr, "%s: crashed\n", current->name);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

static bool wanted(const struct run *run, const struct kit_row *row)
{
    char text[512];
    bool picks = false, picked = false;

    if (!run->filters[0])
        return true;
    if (row->file)
        snprintf(text, sizeof text, "%s:%d: %s", row->file, row->line, row->name);
    else
        snprintf(text, sizeof text, "%s", row->name);
    for (char **filter = run->filters; *filter; filter++) {
        bool without = **filter == '-', found = strstr(text, *filter + without);

        if (without && found)
            return false;
        picks = picks || !without;
        picked = picked || (!without && found);
    }
    return picked || !picks;
}

/* Is the next case this worker's? */
static bool mine(struct run *run)
{
    return run->number++ == run->drawn;
}

static void done(struct run *run, bool good)
{
    fflush(stdout); /* all that a case says at once, or the workers' lines would mix */
    atomic_fetch_add(good ? &run->tally->passed : &run->tally->failed, 1);
    run->drawn = atomic_fetch_add(&run->tally->next, 1);
}

static void list_case(const struct kit_row *row)
{
    if (row->file)
        printf("%s:%d: ", row->file, row->line);
    puts(row->name);
}

/* ---- what it took ---- */

static double seconds_of(struct timeval t)
{
    return (double)t.tv_sec + 1e-6 * (double)t.tv_usec;
}

struct took {
    double wall, cpu;
};

/* So far, with all that ran as a process of its own and was waited for. */
static struct took took(void)
{
    struct rusage self, children;
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    getrusage(RUSAGE_SELF, &self);
    getrusage(RUSAGE_CHILDREN, &children);
    return (struct took){(double)now.tv_sec + 1e-9 * (double)now.tv_nsec,
                         seconds_of(self.ru_utime) + seconds_of(self.ru_stime) +
                             seconds_of(children.ru_utime) + seconds_of(children.ru_stime)};
}

static void print_times(const struct kit_row *row, struct took before)
{
    struct took now = took();

    printf("%8.3f s %8.3f s of a core  ", now.wall - before.wall, now.cpu - before.cpu);
    list_case(row);
}

static void run_case(struct run *run, struct kit_row *row, void (*body)(struct kit_row *row))
{
    struct took before;

    if (!wanted(run, row))
        return;
    if (run->list) {
        list_case(row);
        return;
    }
    if (!mine(run))
        return;
    current = row;
    row->seed = run->seed;
    row->long_run = run->long_run;
    before = took();
    body(row);
    if (row->checks == 0)
        kit_fail(row, "the case checks nothing");
    if (row->failures > SHOWN)
        printf("    and %u more\n", row->failures - SHOWN);
    if (run->times)
        print_times(row, before);
    done(run, !row->failures);
}

/* A table or folder that cannot be read. */
static void unreadable(struct run *run, const char *path, const char *hint)
{
    int error = errno;

    if (!mine(run))
        return;
    printf("%s: %s%s\n", path, strerror(error), hint);
    done(run, false);
}

/* ---- tables ---- */

static char *trim(char *text)
{
    text += strspn(text, " \t");
    for (size_t n = strlen(text); n && strchr(" \t\r\n", text[n - 1]); n--)
        text[n - 1] = '\0';
    return text;
}

/* End `text` at its first bar between blanks and return what follows, or NULL. A bar may end
 * the line: the column after it is empty. */
static char *cut(char *text)
{
    for (char *bar = text; (bar = strchr(bar, '|')); bar++) {
        bool before = bar == text || bar[-1] == ' ';
        if (before && (bar[1] == ' ' || bar[1] == '\0')) {
            *bar = '\0';
            return bar + 1;
        }
    }
    return NULL;
}

/* Resolve \n \r \t \\ and \x41 in place; returns the length, or -1. */
static int unescape(char *text)
{
    char *to = text;
    unsigned byte;
    int used;

    for (const char *c = text; *c; c++) {
        const char *letter = "nrt\\", *found;
        if (*c != '\\') {
            *to++ = *c;
        } else if (c[1] && (found = strchr(letter, c[1]))) {
            *to++ = "\n\r\t\\"[found - letter];
            c += 1;
        } else if (c[1] == 'x' && sscanf(c + 2, "%2x%n", &byte, &used) == 1 && used == 2) {
            *to++ = (char)byte;
            c += 3;
        } else {
            return -1;
        }
    }
    *to = '\0';
    return (int)(to - text);
}

/* Fill in the columns; returns NULL, or what is wrong with the row. */
static const char *split(struct kit_row *row, char *text)
{
    char *rest = cut(text);

    row->name = trim(text);
    for (row->fields = 0; rest; row->fields++) {
        if (row->fields == KIT_FIELDS)
            return "more columns than a row can have";
        char *field = rest;
        rest = cut(field);
        field = trim(field);
        int len = unescape(field);
        if (len < 0)
            return "an unknown escape: there are \\n \\r \\t \\\\ and \\x41";
        row->field[row->fields] = field;
        row->len[row->fields] = (size_t)len;
    }
    return NULL;
}

static const struct kit_verb *find_verb(const struct run *run, const char *name)
{
    for (const struct kit_suite *const *s = run->suites; *s; s++)
        for (const struct kit_verb *v = (*s)->verbs; v && v->name; v++)
            if (strcmp(v->name, name) == 0)
                return v;
    return NULL;
}

/* The body of a row that cannot be run; the reason stands in its first column. */
static void cannot_run(struct kit_row *row)
{
    kit_fail(row, "%s", row->field[0]);
}

static void run_row(struct run *run, const char *file, int line, char *text)
{
    struct kit_row row = {.file = file, .line = line};
    const char *reason = split(&row, text);
    const struct kit_verb *verb = find_verb(run, row.name);
    char count[64];

    if (!reason && !verb)
        reason = "unknown verb";
    if (!reason && verb->fields != row.fields) {
        snprintf(count, sizeof count, "%u columns after the verb, not %u", verb->fields,
                 row.fields);
        reason = count;
    }
    if (reason)
        row.field[0] = reason;
    run_case(run, &row, reason ? cannot_run : verb->run);
}

static void run_table(struct run *run, const char *path)
{
    FILE *file = fopen(path, "r");
    char *text = NULL;
    size_t cap = 0;

    if (!file) {
        unreadable(run, path, "");
        return;
    }
    for (int line = 1; getline(&text, &cap, file) >= 0; line++) {
        char *start = trim(text);
        if (*start && *start != '#')
            run_row(run, path, line, start);
    }
    free(text);
    fclose(file);
}

static bool is_table(const char *name)
{
    size_t n = strlen(name);

    return n > 5 && strcmp(name + n - 5, ".test") == 0;
}

/* A file whose ending is a verb is a case as a whole. */
static void run_whole_file(struct run *run, const char *path)
{
    struct kit_row row = {.file = path, .line = 1, .name = strrchr(path, '.')};
    const struct kit_verb *verb = row.name ? find_verb(run, row.name) : NULL;

    if (verb)
        run_case(run, &row, verb->run);
}

/* Run all tables and cases below a folder, in the order of their names. */
static void run_folder(struct run *run, const char *folder)
{
    struct dirent **entry;
    int n = scandir(folder, &entry, NULL, alphasort);

    if (n < 0)
        unreadable(run, folder, "; the tests start at the top of the tree");
    for (int i = 0; i < n; i++) {
        const char *name = entry[i]->d_name;
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", folder, name);
        if (entry[i]->d_type == DT_DIR && name[0] != '.')
            run_folder(run, path);
        else if (is_table(name))
            run_table(run, path);
        else
            run_whole_file(run, path);
        free(entry[i]);
    }
    if (n >= 0)
        free(entry);
}

/* ---- the whole run ---- */

static void run_tests(struct run *run)
{
    for (const struct kit_suite *const *s = run->suites; *s; s++)
        for (const struct kit_test *t = (*s)->tests; t && t->name; t++)
            run_case(run, &(struct kit_row){.name = t->name}, t->run);
}

/* One walk over all cases. */
static void work(struct run *run)
{
    signal(SIGILL, crashed);
    signal(SIGABRT, crashed);
#ifndef AD_DEBUG /* else the sanitizers tell more */
    signal(SIGSEGV, crashed);
#endif
    run->drawn = atomic_fetch_add(&run->tally->next, 1);
    run_folder(run, run->root);
    run_tests(run);
}

/* As many walks at once as there are jobs. One that dies fails the case it was at, and those
 * that it had not drawn are left to the others. */
static void work_together(struct run *run)
{
    int status;

    fflush(stdout);
    for (unsigned i = 0; i < run->jobs; i++) {
        pid_t pid = fork();
        if (pid == 0) {
            work(run);
            exit(0);
        }
        if (pid < 0) {
            perror("fork");
            atomic_fetch_add(&run->tally->failed, 1);
        }
    }
    while (wait(&status) > 0)
        if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
            atomic_fetch_add(&run->tally->failed, 1);
}

static int usage(void)
{
    fputs("adoube-test [--list] [--long] [--times] [--jobs N] [--seed N] [--root FOLDER] "
          "[FILTER...]\n"
          "A filter is a part of `file:line: verb` or of a C test's name; -FILTER leaves those "
          "out.\n",
          stderr);
    return 3;
}

/* Read the options; what follows them are filters. */
static bool read_options(struct run *run, char **arg)
{
    for (; *arg && strncmp(*arg, "--", 2) == 0; arg++) {
        if (strcmp(*arg, "--list") == 0)
            run->list = true;
        else if (strcmp(*arg, "--long") == 0)
            run->long_run = true;
        else if (strcmp(*arg, "--times") == 0)
            run->times = true;
        else if (strcmp(*arg, "--jobs") == 0 && arg[1])
            run->jobs = (unsigned)strtoul(*++arg, NULL, 10);
        else if (strcmp(*arg, "--seed") == 0 && arg[1])
            run->seed = strtoull(*++arg, NULL, 0);
        else if (strcmp(*arg, "--root") == 0 && arg[1])
            run->root = *++arg;
        else
            return false;
    }
    run->filters = arg;
    return true;
}

int kit_main(int argc, char **argv, const struct kit_suite *const *suites)
{
    struct run run = {.suites = suites, .root = "tests", .seed = 1};
    long cores = sysconf(_SC_NPROCESSORS_ONLN);

    run.jobs = cores > 1 ? 2 * (unsigned)cores : 1; /* many cases wait for a clock or a disk */
    run.tally =
        mmap(NULL, sizeof *run.tally, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (run.tally == MAP_FAILED) {
        perror("mmap");
        return 2;
    }
    if (argc < 1 || !read_options(&run, argv + 1) || run.jobs == 0)
        return usage();
    if (run.list || run.jobs == 1)
        work(&run); /* without a fork, as a debugger likes it */
    else
        work_together(&run);
    if (run.list)
        return 0;
    printf("%u passed, %u failed\n", run.tally->passed, run.tally->failed);
    return run.tally->failed || !run.tally->passed;
}
