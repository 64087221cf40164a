/*
 * cli/options.c -- the flags: one vocabulary for all commands, read with getopt_long.
 *
 * A command lists the names of its flags; each flag means the same wherever it is known.
 */
#include "base/near.h"
#include "cli/cli.h"
#include "cli/forms.h"

#include <getopt.h>
#include <string.h>

#define AT(field) offsetof(struct cli, field)

/* clang-format off */
const struct cli_option cli_options[] = {
/*   name       letter type        argument values              help            where             range */
    {"fen",           'f', CLI_TEXT,   "FEN",   NULL,               W_OPT_FEN,        AT(fen),        0, 0},
    {"number",          0, CLI_NUMBER, "N",     NULL,               W_OPT_NUMBER,     AT(number),     0, 959},
    {"random",          0, CLI_FLAG,   NULL,    NULL,               W_OPT_RANDOM,     AT(random),     0, 0},
    {"chess960",        0, CLI_FLAG,   NULL,    NULL,               W_OPT_CHESS960,   AT(chess960),   0, 0},
    {"divide",          0, CLI_FLAG,   NULL,    NULL,               W_OPT_DIVIDE,     AT(divide),     0, 0},
    {"epd",             0, CLI_TEXT,   "FILE",  "FILE",             W_OPT_EPD,        AT(epd),        0, 0},
    {"max-nodes",       0, CLI_NUMBER, "N",     NULL,               W_OPT_MAX_NODES,  AT(max_nodes),  1, INT64_MAX},
    {"fast",            0, CLI_FLAG,   NULL,    NULL,               W_OPT_FAST,       AT(fast),       0, 0},
    {"full",            0, CLI_FLAG,   NULL,    NULL,               W_OPT_FULL,       AT(full),       0, 0},
    {"nodes",           0, CLI_NUMBER, "N",     NULL,               W_OPT_NODES,      AT(nodes),      1, INT64_MAX},
    {"memory",          0, CLI_NUMBER, "MB",    NULL,               W_OPT_MEMORY,     AT(memory),     1, 1 << 20},
    {"why",             0, CLI_FLAG,   NULL,    NULL,               W_OPT_WHY,        AT(why),        0, 0},
    {"endings",         0, CLI_FLAG,   NULL,    NULL,               W_OPT_ENDINGS,    AT(endings),    0, 0},
    {"to",              0, CLI_TEXT,   "FORM",  CLI_PGN_FORM_NAMES, W_OPT_TO,         AT(to),         0, 0},
    {"output",        'o', CLI_TEXT,   "FILE",  "FILE",             W_OPT_OUTPUT,     AT(output),     0, 0},
    {"threads",         0, CLI_NUMBER, "N",     NULL,               W_OPT_THREADS,    AT(threads),    1, 256},
    {"completion",      0, CLI_TEXT,   "SHELL", "bash zsh fish",    W_OPT_COMPLETION, AT(completion), 0, 0},
    {"edition",       'E', CLI_TEXT,   "EDITION", CLI_EDITION_NAMES, W_OPT_EDITION,   AT(edition),    0, 0},
    {"find",            0, CLI_TEXT,   "TEXT",  NULL,               W_OPT_FIND,       AT(find),       0, 0},
    {"date",            0, CLI_TEXT,   "DATE",  NULL,               W_OPT_DATE,       AT(date),       0, 0},
    {"term",            0, CLI_MAYBE,  "WORD",  NULL,               W_OPT_TERM,       AT(term),       0, 0},
    {"engine",          0, CLI_TEXT,   "COLOUR", "white black",     W_OPT_ENGINE,     AT(engine),     0, 0},
    {"level",           0, CLI_NUMBER, "N",     NULL,               W_OPT_LEVEL,      AT(level),      1, 20},
    {"time",            0, CLI_TEXT,   "CONTROL", NULL,             W_OPT_TIME,       AT(time),       0, 0},
    {"press",           0, CLI_FLAG,   NULL,    NULL,               W_OPT_PRESS,      AT(press),      0, 0},
    {"arbiter",         0, CLI_FLAG,   NULL,    NULL,               W_OPT_ARBITER,    AT(arbiter),    0, 0},
    {"rules",           0, CLI_TEXT,   "YEAR",  "2026 2023 2017 2009 nrw-1987", W_OPT_RULES, AT(rules), 0, 0},
    {"rounds",          0, CLI_NUMBER, "N",     NULL,               W_OPT_ROUNDS,     AT(rounds),     1, 99},
    {"order",           0, CLI_TEXT,   "LIST",  NULL,               W_OPT_ORDER,      AT(order),      0, 0},
    {"by",              0, CLI_TEXT,   "RATING", "higher elo dwz",  W_OPT_BY,         AT(by),         0, 0},
    {"receipt",         0, CLI_NUMBER, "ID",    NULL,               W_OPT_RECEIPT,    AT(receipt),    1, 9999},
    {"explain",         0, CLI_MAYBE,  "ID",    NULL,               W_OPT_EXPLAIN,    AT(explain),    0, 0},
    {"plain",           0, CLI_FLAG,   NULL,    NULL,               W_OPT_PLAIN,      AT(plain),      0, 0},
    {"write",           0, CLI_TEXT,   "FILE",  "FILE",             W_OPT_WRITE,      AT(write),      0, 0},
    {"force",           0, CLI_FLAG,   NULL,    NULL,               W_OPT_FORCE,      AT(force),      0, 0},
    {"players",         0, CLI_NUMBER, "N",     NULL,               W_OPT_PLAYERS,    AT(players),    1, 9999},
    {"seed",            0, CLI_NUMBER, "N",     NULL,               W_OPT_SEED,       AT(seed),       0, INT64_MAX},
    {"forfeits",        0, CLI_NUMBER, "N",     NULL,               W_OPT_FORFEITS,   AT(forfeits),   0, 100},
    {"byes",            0, CLI_NUMBER, "N",     NULL,               W_OPT_BYES,       AT(byes),       0, 100},
    {"withdrawals",     0, CLI_NUMBER, "N",    NULL,               W_OPT_WITHDRAWALS, AT(withdrawals), 0, 100},
    {"late",            0, CLI_NUMBER, "N",     NULL,               W_OPT_LATE,       AT(late),       0, 100},
    {"forbidden",       0, CLI_NUMBER, "N",     NULL,               W_OPT_FORBIDDEN,  AT(forbidden),  0, 100},
    {"accelerated",     0, CLI_FLAG,  NULL,    NULL,               W_OPT_ACCELERATED, AT(accelerated), 0, 0},
    {"cycles",          0, CLI_NUMBER, "N",     NULL,               W_OPT_CYCLES,     AT(cycles),     1, 99},
    {"tsv",             0, CLI_FLAG,   NULL,    NULL,               W_OPT_TSV,        AT(tsv),        0, 0},
    {"csv",             0, CLI_FLAG,   NULL,    NULL,               W_OPT_CSV,        AT(csv),        0, 0},
    {"text",            0, CLI_FLAG,   NULL,    NULL,               W_OPT_TEXT,       AT(text),       0, 0},
    {"on",              0, CLI_TEXT,   "DATE",  NULL,               W_OPT_ON,         AT(on),         0, 0},
    {"for",             0, CLI_TEXT,   "TEMPLATE", "FILE",          W_OPT_FOR,        AT(for_),       0, 0},
    {"template",        0, CLI_LIST,  "FILE",  "FILE",             W_OPT_TEMPLATE,   AT(templates),  0, CLI_LIST_MAX},
    {"team",            0, CLI_NUMBER, "N",     NULL,               W_OPT_TEAM,       AT(team),       1, 9999},
    {"field",           0, CLI_NUMBER, "N",     NULL,               W_OPT_FIELD,      AT(field),      1, 999},
    {"year",            0, CLI_NUMBER, "N",     NULL,               W_OPT_YEAR,       AT(year),       1583, 9999},
    {"groups",          0, CLI_NUMBER, "N", NULL,          W_OPT_GROUPS,     AT(groups),     1, 16},
    {"db",              0, CLI_TEXT,   "ADDRESS", "FILE",           W_OPT_DB,         AT(db),         0, 0},
    {"role",            0, CLI_TEXT,   "ROLE",  "office director arbiter board person", W_OPT_ROLE, AT(role), 0, 0},
    {"event",           0, CLI_TEXT,   "ID",    NULL,               W_OPT_EVENT,      AT(event),      0, 0},
    {"days",            0, CLI_NUMBER, "N",     NULL,               W_OPT_DAYS,       AT(days),       1, 3660},
    {"listen",          0, CLI_TEXT,   "HOST:PORT", NULL,           W_OPT_LISTEN,     AT(listen),     0, 0},
    {"per-address",     0, CLI_NUMBER, "N", NULL,               W_OPT_PER_ADDRESS, AT(per_address), 1, 8192},
    {"demo",            0, CLI_FLAG,   NULL,    NULL,               W_OPT_DEMO,       AT(demo),       0, 0},
    {"strict",          0, CLI_FLAG,   NULL,    NULL,               W_OPT_STRICT,     AT(strict),     0, 0},
    {"confirm",      0, CLI_TEXT,   "NAMES", NULL,               W_OPT_CONFIRM,    AT(confirm),    0, 0},
    {"reason",       0, CLI_TEXT,   "TEXT",  NULL,               W_OPT_REASON,     AT(reason),     0, 0},
    {"pending",      0, CLI_TEXT,   "draw",  "draw",             W_OPT_PENDING,    AT(pending),    0, 0},
    {"again",        0, CLI_FLAG,   NULL,    NULL,               W_OPT_AGAIN,      AT(again),      0, 0},
    {"by-hand",      0, CLI_FLAG,   NULL,    NULL,               W_OPT_BY_HAND,    AT(by_hand),    0, 0},
    {"rating",       0, CLI_NUMBER, "N",     NULL,               W_OPT_RATING,     AT(rating),     0, 3999},
    {"board",        0, CLI_NUMBER, "N",     NULL,               W_OPT_BOARD,      AT(board),      1, 9999},
    {"title",        0, CLI_TEXT,   "TITLE", "GM IM WGM FM WIM CM WFM WCM", W_OPT_TITLE, AT(title), 0, 0},
    {"id",           0, CLI_TEXT,   "ID",    NULL,               W_OPT_ID,         AT(id),         0, 0},
    {"federation",   0, CLI_TEXT,   "FED",   NULL,               W_OPT_FEDERATION, AT(federation), 0, 0},
    {"born",         0, CLI_TEXT,   "DATE",  NULL,               W_OPT_BORN,       AT(born),       0, 0},
    {"sex",          0, CLI_TEXT,   "SEX",   "m w",              W_OPT_SEX,        AT(sex),        0, 0},
    {"missed",       0, CLI_TEXT,   "LETTER", "Z H F",           W_OPT_MISSED,     AT(missed),     0, 0},
    {"system",       0, CLI_TEXT,   "SYSTEM", "swiss round-robin knockout", W_OPT_SYSTEM, AT(system), 0, 0},
    {"xlsx",            0, CLI_TEXT,   "FILE",  "FILE",             W_OPT_XLSX,       AT(xlsx),       0, 0},
    {"quiet",         'q', CLI_FLAG,   NULL,    NULL,               W_OPT_QUIET,      AT(quiet),      0, 0},
    {"json",          'j', CLI_FLAG,   NULL,    NULL,               W_OPT_JSON,       AT(json),       0, 0},
    {"lang",          'l', CLI_TEXT,   "LANG",  "de en",            W_OPT_LANG,       AT(lang_name),  0, 0},
    {"help",          'h', CLI_FLAG,   NULL,    NULL,               W_OPT_HELP,       AT(help),       0, 0},
    {"version",       'V', CLI_FLAG,   NULL,    NULL,               W_OPT_VERSION,    AT(version),    0, 0},
    {0},
};
/* clang-format on */

enum { OPTIONS_MAX = sizeof cli_options / sizeof *cli_options };

const struct cli_option *cli_next_option(const char **names)
{
    size_t len = strcspn(*names += strspn(*names, " "), " ");
    const struct cli_option *o = cli_options;

    if (!len)
        return NULL;
    while (strncmp(o->name, *names, len) != 0 || o->name[len])
        o++;
    *names += len;
    return o;
}

static const struct cli_option *with_letter(const struct cli *c, char letter)
{
    const char *names = c->command->options;
    const struct cli_option *o;

    while ((o = cli_next_option(&names)) && (!o->letter || o->letter != letter))
        ;
    return o;
}

bool cli_read_number(uint64_t *out, const char *text, size_t len, uint64_t min, uint64_t max)
{
    uint64_t n = 0;

    for (size_t i = 0; i < len; i++) {
        unsigned digit = (unsigned)(text[i] - '0');
        if (digit > 9 || n > (max - digit) / 10)
            return false;
        n = n * 10 + digit;
    }
    if (len == 0 || n < min || n > max)
        return false;
    *out = n;
    return true;
}

static enum cli_exit read_language(struct cli *c, const char *value)
{
    if (strcmp(value, "de") == 0)
        c->lang = AD_DE;
    else if (strcmp(value, "en") == 0)
        c->lang = AD_EN;
    else {
        char quoted[CLI_QUOTE];
        cli_say(c, NULL, W_BAD_LANGUAGE, cli_quote(quoted, value, strlen(value)));
        return CLI_BAD_INPUT;
    }
    return CLI_OK;
}

static enum cli_exit store_next(const struct cli *c, const struct cli_option *o, const char **list,
                                const char *value)
{
    size_t n = 0;

    while (list[n])
        n++;
    if (n == o->max) {
        cli_say(c, NULL, W_FLAG_TOO_OFTEN, o->name, (unsigned)o->max);
        return CLI_BAD_INPUT;
    }
    list[n] = value;
    return CLI_OK;
}

static enum cli_exit store(struct cli *c, const struct cli_option *o, const char *value)
{
    char *place = (char *)c + o->place, quoted[CLI_QUOTE];

    switch (o->type) {
    case CLI_FLAG: *(bool *)place = true; break;
    case CLI_TEXT: *(const char **)(void *)place = value; break;
    case CLI_MAYBE: *(const char **)(void *)place = value ? value : ""; break;
    case CLI_LIST: return store_next(c, o, (const char **)(void *)place, value);
    case CLI_NUMBER:
        if (!cli_read_number((uint64_t *)(void *)place, value, strlen(value), o->min, o->max)) {
            cli_say(c, NULL, W_BAD_NUMBER, o->name, cli_quote(quoted, value, strlen(value)),
                    (unsigned long long)o->min, (unsigned long long)o->max);
            return CLI_BAD_INPUT;
        }
        break;
    }
    return o->place == AT(lang_name) ? read_language(c, value) : CLI_OK;
}

static void unknown_flag(const struct cli *c, const char *flag)
{
    char names[512] = "", guess[64], quoted[CLI_QUOTE];
    const char *list = c->command->options;
    const struct cli_option *o;
    size_t len = strcspn(flag, "=");

    while ((o = cli_next_option(&list)))
        snprintf(names + strlen(names), sizeof names - strlen(names), "--%s ", o->name);
    cli_quote(quoted, flag, len);
    cli_nearest(guess, sizeof guess, quoted, names);
    if (*guess)
        cli_say(c, NULL, W_NO_SUCH_FLAG_BUT, quoted, guess);
    else
        cli_say(c, NULL, W_NO_SUCH_FLAG, quoted, *c->command->name ? " help " : " help",
                c->command->name);
}

/* What getopt answers for an option without a letter: where it stands. */
enum { FIRST = 256 };

static const struct cli_option *found(const struct cli *c, int key)
{
    return key >= FIRST ? &cli_options[key - FIRST] : with_letter(c, (char)key);
}

/* getopt found something wrong in argv[optind - 1] or, for a single letter, in optopt. */
static void refuse_flag(const struct cli *c, int result, char **argv)
{
    const struct cli_option *o = optopt ? found(c, optopt) : NULL;
    char letter[] = {'-', (char)optopt, '\0'};

    if (result == ':' && o)
        cli_say(c, NULL, W_FLAG_NEEDS, o->name, o->arg);
    else if (o)
        cli_say(c, NULL, W_FLAG_TAKES_NONE, o->name);
    else
        unknown_flag(c, optopt ? letter : argv[optind - 1]);
}

enum cli_exit cli_read_flags(struct cli *c, int argc, char **argv)
{
    static const int needs[] = {no_argument, required_argument, required_argument,
                                optional_argument, required_argument};
    static const char *const colons[] = {"", ":", ":", "::", ":"};
    struct option list[OPTIONS_MAX] = {{0}};
    const char *names = c->command->options;
    const struct cli_option *o;
    char letters[3 * OPTIONS_MAX + 3];
    size_t n = 0, at = 0;

    if (!*c->command->name)
        letters[at++] = '+'; /* before the command's name: what follows is not ours */
    letters[at++] = ':';
    while ((o = cli_next_option(&names))) {
        list[n++] = (struct option){o->name, needs[o->type], NULL,
                                    o->letter ? o->letter : FIRST + (int)(o - cli_options)};
        if (!o->letter)
            continue;
        letters[at++] = o->letter;
        at = (size_t)(stpcpy(letters + at, colons[o->type]) - letters);
    }
    letters[at] = '\0';

    optind = 0; /* glibc: start anew */
    opterr = 0;
    for (int key; (key = getopt_long(argc, argv, letters, list, NULL)) != -1;) {
        if (key == '?' || key == ':') {
            refuse_flag(c, key, argv);
            return CLI_BAD_INPUT;
        }
        enum cli_exit status = store(c, found(c, key), optarg);
        if (status)
            return status;
    }
    c->operand = argv + optind;
    c->operands = argc - optind;
    return CLI_OK;
}

/* ---- did you mean ---- */

void cli_nearest(char *out, size_t cap, const char *text, const char *names)
{
    size_t len = strlen(text);
    unsigned best = 1 + ad__near_enough(len);

    *out = '\0';
    for (const char *name = names; *name; name += strspn(name, " ")) {
        size_t name_len = strcspn(name, " ");
        unsigned d = ad__distance(text, len, name, name_len);

        if (d < best && name_len < cap) {
            best = d;
            snprintf(out, cap, "%.*s", (int)name_len, name);
        }
        name += name_len;
    }
}

/* ---- operands ---- */

enum cli_exit cli_unknown_word(const struct cli *c, const char *word, const char *names)
{
    char guess[64], quoted[CLI_QUOTE];

    cli_quote(quoted, word, strlen(word));
    cli_nearest(guess, sizeof guess, word, names);
    if (*guess)
        cli_say(c, NULL, W_NO_SUCH_WORD_BUT, c->command->name, quoted, guess);
    else
        cli_say(c, NULL, W_NO_SUCH_WORD, c->command->name, quoted, names, c->command->name);
    return CLI_BAD_INPUT;
}

enum cli_exit cli_refuse_operand(const struct cli *c, const char *operand)
{
    char quoted[CLI_QUOTE];

    cli_say(c, NULL, W_TOO_MUCH, c->command->name, cli_quote(quoted, operand, strlen(operand)));
    return CLI_BAD_INPUT;
}

enum cli_exit cli_refuse_flag(const struct cli *c, const char *flag, const char *only_for)
{
    cli_say(c, NULL, W_FLAG_ONLY_FOR, flag, only_for);
    return CLI_BAD_INPUT;
}

/* "pgn check [--json] FILE ..." begins with "pgn" and the verb "check". */
static bool has_verb(const char *form, const char *verb)
{
    size_t name = strcspn(form, " "), len = strlen(verb);

    return form[name] == ' ' && strncmp(form + name + 1, verb, len) == 0 &&
           strchr(" \n", form[name + 1 + len]) != NULL;
}

/* A form of the synopsis without what may be left out: "pgn check FILE ...". */
static void print_form(const char *form)
{
    unsigned depth = 0;

    fputs("    adoube ", stderr);
    for (; *form && *form != '\n'; form++) {
        depth += *form == '[';
        if (depth == 0 && !(*form == ' ' && (form[1] == '[' || form[1] == '\n')))
            fputc(*form, stderr);
        depth -= *form == ']';
    }
    fputc('\n', stderr);
}

/* With the forms that can be meant: those of the verb, if one was given. */
enum cli_exit cli_missing_operand(const struct cli *c)
{
    const char *verb = c->operands > 0 ? c->operand[0] : NULL, *form;
    bool known = false;

    cli_say(c, NULL, W_TOO_LITTLE, c->command->name, c->command->name);
    for (int pass = verb ? 0 : 1; pass < 2 && !known; pass++)
        for (form = c->command->synopsis; *form; form += strcspn(form, "\n"), form += *form != 0)
            if (pass == 1 || has_verb(form, verb)) {
                print_form(form);
                known = true;
            }
    return CLI_BAD_INPUT;
}
