/*
 * tests/core/verbs_mate.c -- can this side still mate? Is it dead?
 *
 * A question is asked in many ways: with every budget, with each rule off, with all rules but one
 * off, for the other colour, along the lines that were found. No two answers may contradict each
 * other, nor the plain search (plain.h); every line is played through here once more.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/fen.h"
#include "adoube/notation.h"
#include "adoube/proof.h"
#include "plain.h"
#include "queries.h"

enum { MB = 1 << 20, SMALL = 3001, GAME = 1 << 19, FULL = 8 * MB, LARGE = 64 * MB };

static const char *const answers[] = {"no", "yes", "unknown"};
static const char *const sides[] = {"white", "black"};
static const char *const proofs[] = {"-", "line", "over", "material", "room", "seen"};

static int side_of(const char *text)
{
    return strcmp(text, "black") == 0 ? AD_BLACK : AD_WHITE;
}

/* ---- what is asked ---- */

struct question {
    struct kit_row *row;
    const struct ad_position *p;
    int side;
    enum ad_possible known; /* by what was answered so far ... */
    char by[64];            /* ... when it was asked so */
};

/* One way to ask. */
struct way {
    const char *name;
    uint64_t nodes;
    size_t len, skew; /* memory, and how many bytes off its start */
    unsigned off;
    void *memory; /* NULL: a part of the static one */
};

static const struct way bare = {.name = "fast without memory"};
static const struct way fast = {"fast", 0, AD_MATE_FAST, 0, 0, NULL};
static const struct way rules = {"rules", 1, 0, 0, 0, NULL}; /* hardly a search */
static const struct way small = {"small", 500, SMALL, 1, 0, NULL};
static const struct way game = {"game", 2000, GAME, 0, 0, NULL};
static const struct way full = {"full", 30000, FULL, 0, 0, NULL};

static uint64_t memory[LARGE / sizeof(uint64_t)];

static struct ad_budget budget_of(const struct way *w)
{
    char *start = w->memory ? w->memory : (char *)memory + w->skew;

    return (struct ad_budget){w->nodes, w->len ? start : NULL, w->len, w->off};
}

/* Held against all answers so far. */
static void heard(struct question *q, enum ad_possible answer, const char *by)
{
    char fen[AD_FEN_MAX];

    if (answer == AD_POSSIBLE_UNKNOWN)
        return;
    if (q->known == AD_POSSIBLE_UNKNOWN) {
        q->known = answer;
        snprintf(q->by, sizeof q->by, "%s", by);
        return;
    }
    if (answer == q->known)
        return;
    ad_fen_write(fen, sizeof fen, q->p, AD_FEN_X);
    kit_fail(q->row, "%s | %s: %s by %s, but %s by %s", fen, sides[q->side], answers[q->known],
             q->by, answers[answer], by);
}

/* Does the line lead to a mate? By whom is told by *side. */
static bool line_mates(int *side, const struct ad_position *p, const struct ad_mate *m)
{
    struct ad_position at = *p;

    if (m->plies > AD_MATE_PLIES)
        return false;
    for (unsigned i = 0; i < m->plies; i++) {
        if (!ad_position_is_legal(&at, m->line[i]))
            return false;
        ad_position_play(&at, &at, m->line[i]);
    }
    *side = !at.turn;
    return ad_position_status(&at) == AD_CHECKMATE;
}

/* Does the kind of proof belong to the answer, and was no rule used that is off? */
static bool proof_fits(const struct ad_mate *m, unsigned off)
{
    switch (m->proof) {
    case AD_MATE_NO_PROOF: return m->answer == AD_POSSIBLE_UNKNOWN;
    case AD_MATE_BY_LINE: return m->answer == AD_POSSIBLE_YES;
    case AD_MATE_NO_MATERIAL: return m->answer == AD_POSSIBLE_NO && !(off & AD_RULE_MATERIAL);
    case AD_MATE_NO_ROOM: return m->answer == AD_POSSIBLE_NO && !(off & AD_RULE_LOCKED);
    case AD_MATE_GAME_OVER:
    case AD_MATE_ALL_SEEN: return m->answer == AD_POSSIBLE_NO;
    }
    return false;
}

static void wrong(const struct question *q, const char *what, const char *name)
{
    char fen[AD_FEN_MAX];

    ad_fen_write(fen, sizeof fen, q->p, AD_FEN_X);
    kit_fail(q->row, "%s | %s: %s, asked %s", fen, sides[q->side], what, name);
}

/* Ask, and check what one answer alone can show. */
static void ask(struct question *q, struct ad_mate *out, const struct way *w)
{
    struct ad_budget budget = budget_of(w);
    int by = !q->side;

    ad_position_can_mate(out, q->p, q->side, w->nodes || w->len || w->off ? &budget : NULL);
    q->row->checks++;
    if (!proof_fits(out, w->off))
        wrong(q, "the proof does not fit", w->name);
    if (w->nodes && out->nodes > w->nodes)
        wrong(q, "more nodes than allowed", w->name);
    if (out->answer == AD_POSSIBLE_YES && (!line_mates(&by, q->p, out) || by != q->side))
        wrong(q, "the line does not mate", w->name);
    heard(q, out->answer, w->name);
}

static void ask_off(struct question *q, const struct way *base, unsigned off)
{
    static struct ad_mate m;
    struct way w = *base;
    char name[64];

    snprintf(name, sizeof name, "%s, rules %#x off", base->name, off);
    w.name = name;
    w.off = off;
    ask(q, &m, &w);
}

/* Each rule off; all but one off; all off. */
static void ask_without_rules(struct question *q, const struct way *base)
{
    for (unsigned bit = 1; bit <= AD_RULES_ALL; bit <<= 1) {
        ask_off(q, base, bit);
        ask_off(q, base, AD_RULES_ALL & ~bit);
    }
    ask_off(q, base, AD_RULES_ALL);
}

/* The same question twice, whatever the memory holds: the same answer to the byte. */
static void ask_again(struct question *q, const struct way *w)
{
    static struct ad_mate a, b;

    memset(memory, 0, w->len + w->skew);
    ask(q, &a, w);
    memset(memory, 0xA5, w->len + w->skew);
    ask(q, &b, w);
    if (a.answer != b.answer || a.proof != b.proof || a.nodes != b.nodes || a.plies != b.plies ||
        memcmp(a.line, b.line, a.plies * sizeof *a.line) != 0)
        wrong(q, "another answer to the same question", w->name);
}

static void ask_flipped(struct question *q, bool files)
{
    static struct ad_mate m;
    struct ad_position flipped;
    struct question other = {q->row, &flipped, !q->side, AD_POSSIBLE_UNKNOWN, ""};

    if (!query_flip(&flipped, q->p, files)) {
        wrong(q, "no position when flipped", "");
        return;
    }
    ask(&other, &m, &fast);
    ask(&other, &m, &game);
    heard(q, other.known, "the other colour");
}

/* A yes holds at every position of its line. */
static void ask_along(const struct question *q, const struct ad_mate *found, unsigned step)
{
    static struct ad_mate m;
    unsigned off = 1;
    struct ad_position at = *q->p;
    struct question here = {q->row, &at, q->side, AD_POSSIBLE_YES, "the line it is on"};

    for (unsigned i = 0; i < found->plies && !q->row->failures; i++) {
        ad_position_play(&at, &at, found->line[i]);
        if (i % step)
            continue;
        ask(&here, &m, &rules);
        if (i % 4 == 0)
            ask_off(&here, &rules, off++ & AD_RULES_ALL);
    }
}

/* A no holds at every position that follows. */
static void ask_after(const struct question *q, struct kit_rng *rng, unsigned plies)
{
    static struct ad_mate m;
    struct ad_position at = *q->p;
    struct question here = {q->row, &at, q->side, AD_POSSIBLE_NO, "a position before"};

    while (plies-- && !q->row->failures) {
        ad_move move = kit_random_move(rng, &at);

        if (move == AD_NO_MOVE)
            return;
        ad_position_play(&at, &at, move);
        ask(&here, &m, plies ? &fast : &game);
    }
}

/* Dead: neither can mate. */
static void ask_dead(struct question q[2], const struct way *w)
{
    static struct ad_mate m;
    struct ad_budget budget = budget_of(w);
    int by = AD_WHITE;

    switch (ad_position_is_dead(&m, q->p, w->nodes || w->len ? &budget : NULL)) {
    case AD_POSSIBLE_YES:
        heard(&q[AD_WHITE], AD_POSSIBLE_NO, "a dead position");
        heard(&q[AD_BLACK], AD_POSSIBLE_NO, "a dead position");
        if (m.proof == AD_MATE_NO_PROOF || m.proof == AD_MATE_BY_LINE)
            wrong(q, "the proof of a dead position does not fit", w->name);
        break;
    case AD_POSSIBLE_NO:
        if (!line_mates(&by, q->p, &m))
            wrong(q, "the line does not refute a dead position", w->name);
        else
            heard(&q[by], AD_POSSIBLE_YES, "what refutes a dead position");
        break;
    case AD_POSSIBLE_UNKNOWN: break;
    }
}

/* ---- random questions ---- */

struct effort {
    unsigned first, second; /* positions of the plain search: always; where a no is not confirmed */
    unsigned closer;        /* one in so many questions is asked in all ways */
};

/* A yes has shown its line. A no is what the plain search must confirm, or fail to refute. */
static void ask_plain(struct question *q, struct plain *s, const struct effort *e)
{
    enum ad_possible found;

    if (q->known != AD_POSSIBLE_NO)
        return;
    found = plain_can_mate(s, q->p, q->side, e->first, PLAIN_BROAD);
    for (int order = PLAIN_KEEN; order < PLAIN_ORDERS && found == AD_POSSIBLE_UNKNOWN; order++)
        found = plain_can_mate(s, q->p, q->side, e->second, (enum plain_order)order);
    heard(q, found, "the plain search");
    if (found == AD_POSSIBLE_UNKNOWN)
        ask_off(q, &full, AD_RULES_ALL); /* it finds mates that are further away */
}

/* With less and more memory, with rules off, twice, for the other colour. */
static void ask_closer(struct question *q, struct kit_rng *rng)
{
    static struct ad_mate m;

    ask(q, &m, &small);
    ask_off(q, &game, 1 + kit_below(rng, AD_RULES_ALL));
    if (kit_below(rng, 4) == 0)
        ask_again(q, &game);
    if (kit_below(rng, 8) == 0)
        ask(q, &m, &full);
    ask_flipped(q, kit_below(rng, 2));
}

static void ask_all(struct question *q, struct kit_rng *rng, struct plain *s,
                    const struct effort *e)
{
    static struct ad_mate m;
    ask(q, &m, &bare);
    ask(q, &m, &fast);
    ask(q, &m, &fast);
    ask(q, &m, &game);
    if (m.answer == AD_POSSIBLE_YES && kit_below(rng, 4) == 0)
        ask_along(q, &m, 1 + kit_below(rng, 4));
    ask_off(q, &fast, 1 + kit_below(rng, AD_RULES_ALL));
    if (kit_below(rng, e->closer) == 0)
        ask_closer(q, rng);
    ask_plain(q, s, e);
    if (q->known == AD_POSSIBLE_NO)
        ask_after(q, rng, 4);
}

/* Both sides of one position. */
static void ask_both(struct kit_row *row, struct kit_rng *rng, const struct ad_position *p,
                     struct plain *s, const struct effort *e)
{
    struct question q[2];

    kit_board(row, p);
    for (int side = 0; side < 2; side++) {
        q[side] = (struct question){row, p, side, AD_POSSIBLE_UNKNOWN, ""};
        ask_all(&q[side], rng, s, e);
    }
    if (kit_below(rng, 2))
        ask_dead(q, &fast);
    else if (kit_below(rng, e->closer) == 0)
        ask_dead(q, &game);
    kit_board(row, NULL);
}

static const struct effort in_short = {2000, 4000, 8}, in_long = {20000, 40000, 32};

static void contradicts_nobody(struct kit_row *row)
{
    const struct effort *e = row->long_run ? &in_long : &in_short;
    unsigned positions = row->long_run ? 600000 : 8000 / KIT_PART;
    struct kit_rng rng = kit_seed(row);
    struct plain s;

    if (!kit_ok(row, plain_init(&s, e->second)))
        return;
    for (unsigned i = 0; i < positions && row->failures < 10; i++) {
        struct ad_position p;

        query_draw(&p, &rng, (enum query_kind)(i % QUERY_KINDS));
        ask_both(row, &rng, &p, &s, e);
    }
    plain_release(&s);
}

/* The plain search is believed because it is short; what it finds is played through all the same,
 * and its order does not change its answer. */
static void plain_is_right(struct kit_row *row)
{
    static struct ad_mate m;
    struct kit_rng rng = kit_seed(row);
    struct plain s;

    if (!kit_ok(row, plain_init(&s, 2000)))
        return;
    for (unsigned i = 0; i < (row->long_run ? 100000u : 500u / KIT_PART) && !row->failures; i++) {
        struct ad_position p;
        struct question q = {row, &p, (int)(i & 1), AD_POSSIBLE_UNKNOWN, ""};

        query_draw(&p, &rng, (enum query_kind)(i % QUERY_KINDS));
        for (int order = PLAIN_BROAD; order < PLAIN_ORDERS; order++) {
            enum ad_possible found = plain_can_mate(&s, &p, q.side, 2000, (enum plain_order)order);
            int by = !q.side;

            row->checks++;
            heard(&q, found, "the plain search");
            m.plies = s.plies;
            memcpy(m.line, s.line, sizeof m.line);
            if (found == AD_POSSIBLE_YES && s.plies <= AD_MATE_PLIES &&
                (!line_mates(&by, &p, &m) || by != q.side))
                wrong(&q, "the plain search has no mate", "");
        }
    }
    plain_release(&s);
}

/* ---- rows ---- */

/* mates | fen | white or black | yes, no, unknown | line, over, material, room, seen or nothing */
static void mates(struct kit_row *row)
{
    static const struct way until = {"until decided", 5000000, LARGE, 0, 0, NULL};
    static const struct effort effort = {5000 / KIT_PART, 5000 / KIT_PART, 1};
    static struct ad_mate m;
    struct kit_rng rng = kit_seed(row);
    struct ad_position p;
    struct plain s;

    if (!kit_position(&p, row, row->field[0]) || !kit_ok(row, plain_init(&s, effort.second)))
        return;
    kit_board(row, &p);
    struct question q = {row, &p, side_of(row->field[1]), AD_POSSIBLE_UNKNOWN, ""};
    ask(&q, &m, &until);
    kit_is(row, row->field[2], answers[m.answer]);
    if (row->len[3])
        kit_is(row, row->field[3], proofs[m.proof]);
    if (m.answer == AD_POSSIBLE_YES)
        ask_along(&q, &m, 1);
    ask_without_rules(&q, &fast);
    if (KIT_PART == 1 || row->long_run)
        ask_without_rules(&q, &game);
    ask_again(&q, &small);
    ask_all(&q, &rng, &s, &effort);
    plain_release(&s);
}

/* dead | fen | yes, no, unknown */
static void dead(struct kit_row *row)
{
    static const struct way until = {"until decided", 5000000, LARGE, 0, 0, NULL};
    static struct ad_mate m;
    struct ad_budget budget = budget_of(&until);
    struct ad_position p;

    if (!kit_position(&p, row, row->field[0]))
        return;
    kit_board(row, &p);
    kit_is(row, row->field[1], answers[ad_position_is_dead(&m, &p, &budget)]);

    struct question q[2] = {{row, &p, AD_WHITE, AD_POSSIBLE_UNKNOWN, ""},
                            {row, &p, AD_BLACK, AD_POSSIBLE_UNKNOWN, ""}};
    ask(&q[0], &m, &until);
    ask(&q[1], &m, &until);
    ask_dead(q, &fast);
    ask_dead(q, &game);
    ask_dead(q, &until);
}

/* ---- files of positions, where they are at hand ---- */

/* A file of the large suites, which are not part of the tree; without it there is nothing to do. */
static FILE *open_data(struct kit_row *row, const char *name)
{
    const char *folder = getenv("ADOUBE_DATA");
    char path[4096];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s", folder ? folder : "../shared/data", name);
    file = fopen(path, "r");
    kit_ok(row, true);
    return file;
}

/* The next line, cut at its tabs; returns how many columns it has, -1 at the end. */
static int next_line(FILE *file, char *text, size_t cap, char *column[4])
{
    int n = 0;

    if (!fgets(text, (int)cap, file))
        return -1;
    text[strcspn(text, "\n")] = '\0';
    for (char *at = text; at && n < 4; n++) {
        column[n] = at;
        at = strchr(at, '\t');
        if (at)
            *at++ = '\0';
    }
    return n;
}

static bool read_position(struct ad_position *out, const char *fen)
{
    struct ad_setup s;

    return ad_fen_read(&s, fen, strlen(fen), NULL) == 0 && ad_position_from(out, &s) == 0;
}

/* What a run through the file has seen. */
struct census {
    unsigned asked, hard, hard_seen;
};

static void ask_line(struct kit_row *row, struct census *c, char *column[4], const struct way *w)
{
    static struct ad_mate m;
    struct ad_position p;
    struct question q = {row, &p, side_of(column[1]), AD_POSSIBLE_UNKNOWN, "the file"};
    bool yes = strcmp(column[2], "winnable") == 0, hard = strstr(column[3], "tests/positions");

    if (!read_position(&p, column[0])) {
        kit_fail(row, "no position: %s", column[0]);
        return;
    }
    q.known = yes ? AD_POSSIBLE_YES : AD_POSSIBLE_NO;
    ask(&q, &m, w);
    if (w->nodes && m.answer == AD_POSSIBLE_UNKNOWN)
        wrong(&q, "unknown", w->name);
    c->asked++;
    c->hard += hard && !yes;
    c->hard_seen += hard && !yes && m.answer == AD_POSSIBLE_NO;
}

static void take_census(struct kit_row *row, struct census *c, FILE *file, const struct way *w)
{
    char text[1024], *column[4];
    unsigned step = row->long_run ? 1 : w->nodes ? 10 * KIT_PART : KIT_PART;
    int n;

    for (unsigned line = 0; (n = next_line(file, text, sizeof text, column)) >= 0; line++)
        if (n == 4 && line % step == step - 1 && strcmp(column[0], "fen") != 0 &&
            (row->long_run || !strstr(column[3], "issue 48")))
            ask_line(row, c, column, w);
}

/* positions | file | fast or full | so many hard ones of a hundred must be seen as unwinnable. A
 * short run asks the full mode every tenth line, and leaves out the two positions that take
 * seconds. */
static void positions(struct kit_row *row)
{
    struct way w = {"full", UINT64_MAX, LARGE, 0, 0, NULL};
    FILE *file = open_data(row, row->field[0]);
    struct census c = {0};

    if (!file)
        return;
    if (strcmp(row->field[1], "fast") == 0) {
        w = fast;
    } else if (row->long_run) {
        w.len = (size_t)1024 * MB;
        w.memory = malloc(w.len);
    }
    take_census(row, &c, file, &w);
    kit_ok(row, c.asked > 100 && c.hard > 20);
    kit_ok(row, 100 * c.hard_seen >= (unsigned)atoi(row->field[2]) * c.hard);
    free(w.memory);
    fclose(file);
}

/* The moves of a line, as far as they can be read. */
static void read_line(struct ad_mate *out, const struct ad_position *p, const char *moves)
{
    struct ad_position at = *p;
    struct ad_reading r;

    for (out->plies = 0; *moves && out->plies < AD_MATE_PLIES; moves += *moves == ' ') {
        size_t len = strcspn(moves, " ");

        if (ad_uci_read(&r, &at, moves, len) != AD_READ_MOVE)
            return;
        ad_position_play(&at, &at, r.move);
        out->line[out->plies++] = r.move;
        moves += len;
    }
}

/* helpmates | file: its lines mate, and nobody says no on the way. */
static void helpmates(struct kit_row *row)
{
    static struct ad_mate m;
    static char text[16384];
    FILE *file = open_data(row, row->field[0]);
    char *column[4];
    int n, by;

    for (unsigned i = 0; file && (n = next_line(file, text, sizeof text, column)) >= 0; i++) {
        struct ad_position p;
        struct question q = {row, &p, AD_WHITE, AD_POSSIBLE_YES, "the file"};

        if (n < 4 || strcmp(column[0], "fen") == 0 || (!row->long_run && i % KIT_PART))
            continue;
        q.side = by = side_of(column[1]);
        if (!kit_ok(row, read_position(&p, column[0])))
            continue;
        read_line(&m, &p, column[3]);
        kit_ok(row, line_mates(&by, &p, &m) && by == q.side);
        ask_along(&q, &m, row->long_run ? 1 : 31);
    }
    if (file)
        fclose(file);
}

/* Positions of the file with a man or two changed: where one analyser was wrong others may be. */
static void changed_positions(struct kit_row *row)
{
    const struct effort *e = row->long_run ? &in_long : &in_short;
    unsigned one_in = row->long_run ? 1 : 40 * KIT_PART;
    struct kit_rng rng = kit_seed(row);
    FILE *file = open_data(row, "winnability/positions.tsv");
    char text[1024], *column[4];
    struct ad_setup setup;
    struct plain s;

    if (!kit_ok(row, plain_init(&s, e->second)))
        return;
    while (file && next_line(file, text, sizeof text, column) >= 0 && row->failures < 10) {
        struct ad_position p;

        if (kit_below(&rng, one_in) || ad_fen_read(&setup, column[0], strlen(column[0]), NULL) ||
            !query_change(&p, &rng, setup, kit_below(&rng, 4)))
            continue;
        ask_both(row, &rng, &p, &s, e);
    }
    if (file)
        fclose(file);
    plain_release(&s);
}

static const struct kit_verb verbs[] = {
    {"mates", 4, mates},
    {"dead", 2, dead},
    {"positions", 3, positions},
    {"helpmates", 1, helpmates},
    {0},
};

static const struct kit_test tests[] = {
    {"mate: the plain search is right", plain_is_right},
    {"mate: nobody is contradicted", contradicts_nobody},
    {"mate: known positions, changed", changed_positions},
    {0},
};

const struct kit_suite suite_mate = {verbs, tests};
