/*
 * tests/laws/verbs_rules.c -- small cases of the Laws: one row, one script, several editions.
 *
 *     rules | fide-2017 fide-2023 | position ... w - - 0 1; white moves Td8; expect rejected 3.9.2
 *
 * The row is played once for each edition it names. tools/lawcov reads the same rows.
 */
#include <stdio.h>
#include <string.h>

#include "../kit.h"
#include "adoube/script.h"
#include "adoube/words.h"

enum { PLIES = 2048, TEXT_MAX = 1 << 14 };

static struct ad_script script;
static struct ad_ply plies[PLIES];
static char scratch[AD_GAME_SCRATCH];

/* `;` parts the lines: a table has one line a row, and no script needs that sign. */
static size_t write_script(char out[TEXT_MAX], const char *edition, int len, const char *lines)
{
    size_t used = (size_t)snprintf(out, TEXT_MAX, "edition %.*s\n%s\n", len, edition, lines);

    for (char *at = out; (at = strchr(at, ';')); at++)
        *at = '\n';
    return used;
}

static void check(struct kit_row *row, enum ad_script_step step, const char *edition, int len)
{
    char text[1024];

    switch (step) {
    case AD_SCRIPT_HELD: kit_ok(row, true); break;
    case AD_SCRIPT_FAILED:
        kit_fail(row, "%.*s: wanted %.*s, got %s", len, edition, (int)script.line_len, script.line,
                 script.got);
        break;
    case AD_SCRIPT_IMPOSSIBLE:
        ad_impossible_text(text, sizeof text, script.impossible, &script.command, AD_EN);
        kit_fail(row, "%.*s: %.*s: %s", len, edition, (int)script.line_len, script.line, text);
        break;
    case AD_SCRIPT_BAD:
        ad_script_fault_text(text, sizeof text, &script.fault, AD_EN);
        kit_fail(row, "%.*s: line %u: %s", len, edition, (unsigned)script.fault.line, text);
        break;
    case AD_SCRIPT_EVENT:
    case AD_SCRIPT_END: break;
    }
}

static void play(struct kit_row *row, const char *edition, int len, const char *lines)
{
    static char text[TEXT_MAX];
    size_t used = write_script(text, edition, len, lines);
    enum ad_script_step step;

    if (used >= TEXT_MAX) {
        kit_fail(row, "longer than any script here");
        return;
    }
    if (ad_script_start(&script, text, used, plies, PLIES, scratch, sizeof scratch) < 0) {
        check(row, AD_SCRIPT_BAD, edition, len);
        return;
    }
    kit_board(row, &script.game.now);
    while ((step = ad_script_next(&script)) != AD_SCRIPT_END)
        check(row, step, edition, len);
    kit_board(row, NULL);
}

/* rules | editions | lines of a script, `;` between them: all expectations hold in each */
static void rules(struct kit_row *row)
{
    for (const char *at = row->field[0]; *at; at += strspn(at, " ")) {
        size_t len = strcspn(at, " ");
        play(row, at, (int)len, row->field[1]);
        at += len;
    }
}

static const struct kit_verb verbs[] = {
    {"rules", 2, rules},
    {0},
};

const struct kit_suite suite_rules = {verbs, NULL};
