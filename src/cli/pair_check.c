/*
 * cli/pair_check.c -- adoube pair check: every round of finished files, paired again.
 *
 * A round is paired from what was known before it: the rounds before, and who was not there. Not
 * there was whoever has neither an opponent nor a bye given by the pairing. The first colour is
 * the file's, or that of its round 1; the number of rounds likewise.
 *
 * Files are worked on by several threads and told in their order.
 */
#include "cli/pair.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/parallel.h"

/* What came of one file. */
struct checked {
    struct text out;
    enum cli_exit status;
    unsigned rounds, different;
    bool done;
};

struct checking {
    struct cli *c;
    char **files;
    size_t count;
    struct checked *file;

    pthread_mutex_t lock; /* on the rest */
    size_t told, ready;
    unsigned long long rounds, different;
    size_t bad;
    enum cli_exit status;
    bool terminal;
};

/* ---- one round as it was before it was paired ---- */

/* Whose colour was drawn: the first who had an opponent in round 1. */
static char first_colour(const struct ad_tournament *t)
{
    for (unsigned i = 0; t->played > 0 && i < t->count; i++) {
        const struct ad_meeting *m = ad_meeting_of(t, i, 0);
        if (m->opponent && m->colour != '-')
            return m->colour;
    }
    return 0;
}

/* The rounds before `round`, and in it those who were not there. */
static void cut(struct ad_tournament *out, struct ad_meeting *meetings,
                const struct ad_tournament *t, unsigned round)
{
    *out = *t;
    out->played = round;
    out->meetings = meetings;
    memset(meetings, 0, sizeof *meetings * t->count * t->stride);
    for (unsigned i = 0; i < t->count; i++) {
        const struct ad_meeting *m = ad_meeting_of(t, i, round);
        struct ad_meeting *to = meetings + (size_t)i * t->stride;
        memcpy(to, ad_meeting_of(t, i, 0), round * sizeof *to);
        if (!m->opponent && m->result != 'U')
            to[round] = (struct ad_meeting){
                .colour = '-', .result = m->result ? m->result : 'Z', .games = m->games};
    }
}

/* ---- the difference ---- */

/* Is this pair in the file? Colours count where the file has them. */
static bool file_has(const struct ad_tournament *t, unsigned round, struct ad_pair pair)
{
    const struct ad_meeting *m = ad_meeting_of(t, pair.white - 1u, round);

    if (pair.black == 0)
        return m->opponent == 0 && m->result == 'U';
    return m->opponent == pair.black && m->colour != 'b';
}

static bool ours_has(const struct pairing *p, unsigned white, unsigned black, bool any_colour)
{
    for (unsigned i = 0; i < p->round.count; i++) {
        struct ad_pair pair = p->pairs[i];
        if ((pair.white == white && pair.black == black) ||
            (any_colour && pair.white == black && pair.black == white))
            return true;
    }
    return false;
}

/* The pair of place i (from 0) in the file, told by White; false if it is not told by him. */
static bool pair_of(struct ad_pair *out, const struct ad_tournament *t, unsigned i, unsigned round)
{
    const struct ad_meeting *m = ad_meeting_of(t, i, round);

    *out = (struct ad_pair){(uint16_t)(i + 1), m->opponent};
    if (!m->opponent)
        return m->result == 'U';
    return m->colour == 'w' || (m->colour != 'b' && m->opponent > i + 1);
}

static void add_pair(struct text *out, const struct cli *c, const struct ad_tournament *t,
                     struct ad_pair pair, bool *any)
{
    unsigned white = t->entrants[pair.white - 1].number;
    unsigned black = pair.black ? t->entrants[pair.black - 1].number : 0;

    if (c->json)
        text_addf(out, "%s[%u,%u]", *any ? "," : "", white, black);
    else
        text_addf(out, "%s %u-%u", *any ? "," : "", white, black);
    *any = true;
}

static bool add_file_only(struct text *out, const struct cli *c, const struct ad_tournament *t,
                          unsigned round, const struct pairing *p)
{
    struct ad_pair pair;
    bool any = false;

    for (unsigned i = 0; i < t->count; i++)
        if (pair_of(&pair, t, i, round) &&
            !ours_has(p, pair.white, pair.black, ad_meeting_of(t, i, round)->colour == '-'))
            add_pair(out, c, t, pair, &any);
    return any;
}

static bool add_ours_only(struct text *out, const struct cli *c, const struct ad_tournament *t,
                          unsigned round, const struct pairing *p)
{
    bool any = false;

    for (unsigned i = 0; i < p->round.count; i++)
        if (!file_has(t, round, p->pairs[i]))
            add_pair(out, c, t, p->pairs[i], &any);
    return any;
}

/* Pairs only here and pairs only there; nothing if there are none. */
static bool compare(struct text *out, const struct cli *c, const struct event *e, unsigned round,
                    const struct pairing *p)
{
    struct text theirs = {0}, ours = {0};
    bool same = !add_file_only(&theirs, c, e->t, round, p);

    same = !add_ours_only(&ours, c, e->t, round, p) && same;
    if (!same && c->json) {
        text_addf(out, "{\"file\":");
        text_add_json(out, e->name, strlen(e->name));
        text_addf(out, ",\"round\":%u,\"possible\":%s,\"file_only\":[%.*s],\"ours_only\":[%.*s]}\n",
                  round + 1, p->round.possible ? "true" : "false", (int)theirs.len,
                  theirs.len ? theirs.at : "", (int)ours.len, ours.len ? ours.at : "");
    } else if (!same) {
        text_addf(out, cli_text(c, p->round.possible ? W_CHECK_DIFFERS : W_CHECK_IMPOSSIBLE),
                  e->name, round + 1, (int)theirs.len, theirs.len ? theirs.at : "", (int)ours.len,
                  ours.len ? ours.at : "");
        text_add(out, "\n", 1);
    }
    out->failed |= theirs.failed | ours.failed;
    text_release(&theirs);
    text_release(&ours);
    return same;
}

/* ---- one file ---- */

static enum cli_exit check_round(struct checked *f, const struct cli *c, const struct event *e,
                                 struct ad_meeting *meetings, unsigned round)
{
    struct ad_tournament t;
    struct pairing p = {0};
    enum cli_exit status;

    cut(&t, meetings, e->t, round);
    status = pairing_make(&p, c, &t);
    if (status)
        return status;
    f->rounds++;
    f->different += !compare(&f->out, c, e, round, &p);
    pairing_release(&p);
    return f->out.failed ? cli_no_memory(c) : CLI_OK;
}

static enum cli_exit check_event(struct checked *f, const struct cli *c, struct event *e)
{
    struct ad_meeting *meetings;
    enum cli_exit status = event_choose_system(e, c);

    if (status)
        return status;
    if (c->rounds)
        e->t->rounds = (unsigned)c->rounds;
    if (e->t->rounds < e->t->played)
        e->t->rounds = e->t->played;
    if (!e->t->first)
        e->t->first = first_colour(e->t);
    meetings = calloc((size_t)e->t->count * e->t->stride, sizeof *meetings);
    if (!meetings)
        return cli_no_memory(c);
    for (unsigned round = 0; !status && round < e->t->played; round++)
        status = check_round(f, c, e, meetings, round);
    free(meetings);
    return status;
}

static void check_file(struct checked *f, const struct cli *c, const char *file)
{
    struct event e;

    f->status = event_load(&e, c, file);
    if (!f->status)
        f->status = check_event(f, c, &e);
    else
        event_say_fault(&e, c);
    if (!f->status && f->different > 0)
        f->status = CLI_NO;
    event_release(&e);
}

/* ---- all files ---- */

static void hide_progress(const struct checking *all)
{
    if (all->terminal)
        fputs("\r\033[K", stderr);
}

/* Tell all files that are ready, in their order. */
static void tell(struct checking *all)
{
    for (; all->told < all->count && all->file[all->told].done; all->told++) {
        struct checked *f = &all->file[all->told];
        hide_progress(all);
        fwrite(f->out.at, 1, f->out.len, stdout);
        if (all->terminal)
            fflush(stdout); /* it may be the same terminal */
        all->rounds += f->rounds;
        all->different += f->different;
        all->bad += f->status > CLI_NO;
        if (f->status > all->status)
            all->status = f->status;
        text_release(&f->out);
    }
    if (all->terminal)
        fprintf(stderr, "\r%zu/%zu", all->ready, all->count);
}

static void job(void *all_, size_t n)
{
    struct checking *all = all_;

    check_file(&all->file[n], all->c, all->files[n]);
    pthread_mutex_lock(&all->lock);
    all->file[n].done = true;
    all->ready++;
    tell(all);
    pthread_mutex_unlock(&all->lock);
}

static void print_summary(const struct checking *all)
{
    if (all->c->json)
        printf("{\"files\":%zu,\"rounds\":%llu,\"different\":%llu,\"unreadable\":%zu}\n",
               all->count, all->rounds, all->different, all->bad);
    else
        printf(cli_text(all->c, W_CHECK_SUMMARY), all->count, all->rounds, all->different,
               all->bad);
}

enum cli_exit pair_check(struct cli *c, char **files, int count)
{
    struct checking all = {
        .c = c, .files = files, .count = (size_t)count, .terminal = isatty(2) && !c->quiet};

    all.file = calloc(all.count, sizeof *all.file);
    if (!all.file)
        return cli_no_memory(c);
    pthread_mutex_init(&all.lock, NULL);
    cli_for_each(cli_threads(c->threads), all.count, job, &all);
    hide_progress(&all);
    print_summary(&all);
    pthread_mutex_destroy(&all.lock);
    free(all.file);
    return all.status;
}
