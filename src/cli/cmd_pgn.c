/*
 * cli/cmd_pgn.c -- adoube pgn: archives of games checked, converted, summed up.
 *
 * What is wrong with a game is told on standard error; the game is passed over and the exit
 * code is 1. The output is the same whatever the number of threads.
 */
#include "cli/cli.h"
#include "cli/commands.h"
#include "cli/games.h"
#include "cli/output.h"
#include "core/names.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* ---- summaries ---- */

static uint64_t count_faults(const struct games *g, bool warnings)
{
    uint64_t n = 0;

    for (int i = 0; i < AD_PGN_WHYS; i++)
        if (games_forgive(g, (enum ad_pgn_why)i) == warnings)
            n += g->sum.why[i];
    for (int i = 0; i < UNWRITTEN && !warnings; i++)
        n += g->sum.unwritten[i];
    return n;
}

static uint64_t count_endings(const struct games *g, bool notes)
{
    uint64_t n = 0;

    for (int i = 0; i < ENDINGS; i++)
        if (ending_names[i].note == notes)
            n += g->sum.ending[i];
    return n;
}

/* By kind, in the order of the library's list. */
static void print_faults(const struct games *g, FILE *out)
{
    for (int i = 0; i < AD_PGN_WHYS; i++)
        if (g->sum.why[i] > 0)
            fprintf(out, "  %" PRIu64 " × %s\n", g->sum.why[i],
                    ad_pgn_why_text((enum ad_pgn_why)i, g->c->lang));
    for (int i = 0; i < UNWRITTEN; i++)
        if (g->sum.unwritten[i] > 0)
            fprintf(out, "  %" PRIu64 " × %s\n", g->sum.unwritten[i],
                    cli_text(g->c, games_unwritten[i].word));
}

static void print_kind_json(FILE *out, const char **comma, const char *kind, uint64_t number)
{
    if (number == 0)
        return;
    fprintf(out, "%s\"%s\":%" PRIu64, *comma, kind, number);
    *comma = ",";
}

static void print_faults_json(const struct games *g, FILE *out)
{
    const char *comma = "";
    char name[WHY_NAME];

    fputs(",\"kinds\":{", out);
    for (int i = 0; i < AD_PGN_WHYS; i++)
        print_kind_json(out, &comma, games_why_name(name, (enum ad_pgn_why)i), g->sum.why[i]);
    for (int i = 0; i < UNWRITTEN; i++)
        print_kind_json(out, &comma, games_unwritten[i].name, g->sum.unwritten[i]);
    fputs("}", out);
}

/* Wrong results, notes, and what is not known. */
static void print_endings(const struct games *g, FILE *out)
{
    const uint64_t *n = g->sum.ending;
    uint64_t cautions = n[ENDING_AMENDED] + n[ENDING_UNDATED];
    uint64_t others = n[ENDING_UNDECIDED] + n[ENDING_NO_TEXT] + cautions;
    const struct cli_row rows[] = {
        {"wrong_results", W_ROW_WRONG_RESULTS, count_endings(g, false)},
        {"notes", W_ROW_NOTES, count_endings(g, true) - others},
        {"undecided", W_ROW_UNDECIDED, n[ENDING_UNDECIDED]},
        {"not_judged", W_ROW_NOT_JUDGED, n[ENDING_NO_TEXT]},
        {"cautions", W_ROW_CAUTIONS, cautions},
    };
    const char *comma = "";

    fputs(g->c->json ? ",\"endings\":{" : "", out);
    cli_print_rows(g->c, out, rows, sizeof rows / sizeof *rows);
    fputs(g->c->json ? ",\"kinds\":{" : "", out);
    for (int i = 0; i < ENDINGS; i++)
        if (g->c->json)
            print_kind_json(out, &comma, ending_names[i].name, n[i]);
        else if (n[i] > 0)
            fprintf(out, "  %" PRIu64 " × %s\n", n[i], cli_text(g->c, ending_names[i].word));
    fputs(g->c->json ? "}}" : "", out);
}

static void print_check(const struct games *g, FILE *out)
{
    const struct tally *t = &g->sum;
    const struct cli_row rows[] = {
        {"games", W_ROW_GAMES, t->games},
        {"bad_games", W_ROW_BAD_GAMES, t->bad},
        {"plies", W_ROW_PLIES, t->plies},
        {"bytes", W_ROW_BYTES, t->bytes},
        {"faults", W_ROW_FAULTS, count_faults(g, false)},
        {"warnings", W_ROW_WARNINGS, count_faults(g, true)},
    };

    cli_print_rows(g->c, out, rows, sizeof rows / sizeof *rows);
    if (g->c->json)
        print_faults_json(g, out);
    else
        print_faults(g, out);
    if (g->prover)
        print_endings(g, out);
}

static uint64_t mean(uint64_t sum, uint64_t n)
{
    return n ? (sum + n / 2) / n : 0;
}

static void print_stats_rows(const struct games *g, FILE *out)
{
    const struct tally *t = &g->sum;
    uint64_t good = t->games - t->bad;
    const struct cli_row rows[] = {
        {"games", W_ROW_GAMES, t->games},
        {"bad_games", W_ROW_BAD_GAMES, t->bad},
        {"white_won", W_ROW_WHITE, t->result[AD_PGN_WHITE]},
        {"black_won", W_ROW_BLACK, t->result[AD_PGN_BLACK]},
        {"drawn", W_ROW_DRAWN, t->result[AD_PGN_DRAW]},
        {"unfinished", W_ROW_UNKNOWN, t->result[AD_PGN_UNKNOWN]},
        {"checkmates", W_ROW_MATES, t->mates},
        {"stalemates", W_ROW_STALEMATES, t->stalemates},
        {"plies", W_ROW_PLIES, t->good_plies},
        {"mean_plies", W_ROW_MEAN, mean(t->good_plies, good)},
        {"shortest", W_ROW_SHORTEST, t->shortest},
        {"longest", W_ROW_LONGEST, t->longest},
        {"comments", W_ROW_COMMENTS, t->comments},
        {"nags", W_ROW_NAGS, t->nags},
        {"variations", W_ROW_VARIATIONS, t->variations},
        {"setups", W_ROW_SETUPS, t->setups},
        {"chess960", W_ROW_CHESS960, t->chess960},
        {"bytes", W_ROW_BYTES, t->bytes},
    };

    cli_print_rows(g->c, out, rows, sizeof rows / sizeof *rows);
}

/* What the tags tell, if they do. */
static void print_tag_rows(const struct games *g, FILE *out)
{
    const struct tally *t = &g->sum;
    const struct cli_row rows[] = {
        {"first_year", W_ROW_FIRST_YEAR, t->first_year},
        {"last_year", W_ROW_LAST_YEAR, t->last_year},
        {"mean_elo", W_ROW_MEAN_ELO, mean(t->elo_sum, t->elos)},
    };

    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        if (rows[i].number > 0) {
            if (g->c->json)
                fputc(',', out);
            cli_print_rows(g->c, out, &rows[i], 1);
        }
}

static void print_eco_code(FILE *out, int code)
{
    fprintf(out, "%c%02d", 'A' + code / 100, code % 100);
}

static void print_eco_json(const struct tally *t, FILE *out)
{
    const char *comma = "";

    fputs(",\"eco\":{", out);
    for (int i = 0; i < ECO_CODES; i++)
        if (t->eco[i] > 0) {
            fprintf(out, "%s\"", comma);
            print_eco_code(out, i);
            fprintf(out, "\":%" PRIu64, t->eco[i]);
            comma = ",";
        }
    fputs("}", out);
}

/* The most frequent openings; of equals, the first by code. */
static void print_eco_text(const struct cli *c, const struct tally *t, FILE *out)
{
    enum { SHOWN = 10 };
    bool shown[ECO_CODES] = {false};

    for (int n = 0; n < SHOWN; n++) {
        int best = -1;
        for (int i = 0; i < ECO_CODES; i++)
            if (!shown[i] && t->eco[i] > (best < 0 ? 0 : t->eco[best]))
                best = i;
        if (best < 0)
            break;
        shown[best] = true;
        if (n == 0)
            fprintf(out, "%s\n", cli_text(c, W_OPENINGS));
        fputs("  ", out);
        print_eco_code(out, best);
        fprintf(out, "%*s%14" PRIu64 "\n", 24, "", t->eco[best]);
    }
}

static void print_stats(const struct games *g, FILE *out)
{
    print_stats_rows(g, out);
    print_tag_rows(g, out);
    if (g->c->json)
        print_eco_json(&g->sum, out);
    else
        print_eco_text(g->c, &g->sum, out);
}

static void print_summary(const struct games *g, FILE *out)
{
    if (g->c->json)
        fputc('{', out);
    if (g->task == GAMES_STATS)
        print_stats(g, out);
    else
        print_check(g, out);
    if (g->c->json)
        fputs("}\n", out);
}

/* ---- verbs ---- */

static const struct scanner *scanner_of(struct scanner *s, struct games *g)
{
    *s = (struct scanner){games_start, games_scan, games_end, g};
    return s;
}

static enum cli_exit verdict(const struct games *g)
{
    if (g->sum.bad + g->sum.why[AD_PGN_GARBAGE] + count_endings(g, false) > 0)
        return CLI_NO;
    return g->sum.ending[ENDING_UNDECIDED] > 0 ? CLI_LIMIT : CLI_OK;
}

static enum cli_exit scan(struct games *g)
{
    const struct cli *c = g->c;
    struct scanner s;
    enum cli_exit status =
        archive_scan(c, c->operand + 1, c->operands - 1, NULL, scanner_of(&s, g));

    if (status)
        return status;
    print_summary(g, stdout);
    return verdict(g);
}

/* What an archive may cost for each game whose ending does not show at once. */
#define ENDING_NODES  (UINT64_C(1) << 22)
#define ENDING_MEMORY ((size_t)64 << 20)

static enum cli_exit scan_endings(struct games *g)
{
    const struct cli *c = g->c;
    struct prover prover;
    enum cli_exit status = prover_check_flags(c);

    if (status)
        return status;
    g->edition = c->edition ? ad_edition_find(c->edition, strlen(c->edition)) : AD_NO_EDITION;
    if (c->edition && g->edition == AD_NO_EDITION)
        return cli_unknown_word(c, c->edition, CLI_EDITION_NAMES);
    if (c->edition &&
        (g->edition == AD_FIDE_2014 || ad_edition_over(g->edition) != AD_NO_EDITION)) {
        cli_say(c, NULL, W_PLAY_NOT_ALONE, c->edition);
        return CLI_BAD_INPUT;
    }
    prover_start(&prover, c, ENDING_NODES, ENDING_MEMORY, 0);
    g->prover = &prover;
    status = scan(g);
    prover_end(&prover);
    return status;
}

static enum cli_exit inspect(const struct cli *c, enum games_task task)
{
    struct games g = {.c = c, .task = task};

    if (c->to || c->output)
        return cli_refuse_flag(c, c->to ? "--to" : "--output", "pgn convert");
    return c->endings ? scan_endings(&g) : scan(&g);
}

/* The first flag that is there and that only `pgn check --endings` has a use for, or NULL. */
static const char *flag_for_endings(const struct cli *c)
{
    return c->edition                         ? "--edition"
           : c->fast                          ? "--fast"
           : c->nodes != (uint64_t)CLI_UNSET  ? "--nodes"
           : c->memory != (uint64_t)CLI_UNSET ? "--memory"
                                              : NULL;
}

/* The games go to standard output, so the summary does not. */
static enum cli_exit convert(const struct cli *c)
{
    struct games g = {.c = c, .task = GAMES_CONVERT, .plain = true};
    struct output o;
    struct scanner s;
    enum cli_exit status, closed;

    if (c->to && (!form_find(&g.form, c->to) || g.form.kind == FORM_SPOKEN))
        return cli_unknown_word(c, c->to, CLI_PGN_FORM_NAMES);
    if (c->to)
        g.plain = strcmp(c->to, "pgn") == 0;
    g.form.how &= g.form.kind == FORM_SAN ? ~(unsigned)AD_FORM_EN_PASSANT : ~0u; /* holds a dot */
    if ((status = output_open(&o, c, c->output)))
        return status;
    status = archive_scan(c, c->operand + 1, c->operands - 1, &o, scanner_of(&s, &g));
    closed = output_close(&o, c, status == CLI_OK);
    if (closed || status)
        return closed ? closed : status;
    print_summary(&g, stderr);
    return verdict(&g);
}

static enum cli_exit run(struct cli *c)
{
    const char *verb = c->operands > 0 ? c->operand[0] : "check";
    bool check = strcmp(verb, "check") == 0, stats = strcmp(verb, "stats") == 0;

    if (!check && !stats && strcmp(verb, "convert") != 0)
        return cli_unknown_word(c, verb, cmd_pgn.verbs);
    if (c->endings && !check)
        return cli_refuse_flag(c, "--endings", "pgn check");
    if (!c->endings && flag_for_endings(c))
        return cli_refuse_flag(c, flag_for_endings(c), "pgn check --endings");
    if (c->operands < 2)
        return cli_missing_operand(c);
    if (check || stats)
        return inspect(c, check ? GAMES_CHECK : GAMES_STATS);
    return convert(c);
}

const struct cli_command cmd_pgn = {
    .name = "pgn",
    .verbs = "check convert stats",
    .synopsis =
        "pgn check [--strict] [--threads N] [--json] FILE ...\n"
        "pgn check --endings [--edition EDITION] [--fast | --nodes N --memory MB] "
        "[--strict] [--threads N] [--json] FILE ...\n"
        "pgn convert [--to FORM] [--output FILE] [--strict] [--threads N] [--json] FILE ...\n"
        "pgn stats [--strict] [--threads N] [--json] FILE ...",
    .options = "to output threads endings edition fast nodes memory strict json lang help",
    .files = true,
    .summary = W_PGN_SUMMARY,
    .details = W_PGN_DETAILS,
    .run = run,
};
