/*
 * cli/cmd_law.c -- adoube law: what an edition says, in our own words, and what proves it.
 *
 * An article is looked for in the edition that was asked for. What is found in the edition that
 * it is laid over is shown as that edition's, and a message says so.
 */
#include "cli/commands.h"
#include "cli/law.h"
#include "cli/output.h"
#include "cli/wrap.h"

#include <limits.h>
#include <string.h>

enum { NEAREST = 6 };

static const enum ad_edition default_edition = AD_FIDE_2023;

enum ad_edition law_edition(const struct cli *c, const char *name)
{
    enum ad_edition e = ad_edition_find(name, strlen(name));
    char names[256] = "";

    if (e != AD_NO_EDITION)
        return e;
    for (enum ad_edition i = 0; i < AD_EDITIONS; i++) {
        strcat(names, i ? " " : "");
        strcat(names, ad_edition_name(i));
    }
    cli_unknown_word(c, name, names);
    return AD_NO_EDITION;
}

/* ---- an article ---- */

static enum cli_word role_word(char role)
{
    switch (role) {
    case 'D': return W_ROLE_DECIDES;
    case 'R': return W_ROLE_RECORDS;
    case 'A': return W_ROLE_ASKS;
    default: return W_ROLE_INFORMS;
    }
}

static void add_roles(struct text *out, const struct cli *c, ad_article a)
{
    const char *begin = ad_article_role(a);

    text_addf(out, "%s:", cli_text(c, W_LAW_ADOUBE));
    for (const char *role = begin; *role; role++)
        text_addf(out, "%s%s", role > begin ? ", " : " ", cli_text(c, role_word(*role)));
    text_add(out, "\n", 1);
}

static bool proves(const struct law_proof *p, ad_article a)
{
    return strcmp(p->edition, ad_edition_name(ad_article_edition(a))) == 0 &&
           strcmp(p->article, ad_article_number(a)) == 0;
}

static void add_proofs(struct text *out, const struct cli *c, ad_article a)
{
    unsigned n = 0;

    text_addf(out, "%s:", cli_text(c, W_LAW_TESTS));
    for (const struct law_proof *p = law_proofs; p->test; p++)
        if (proves(p, a))
            text_addf(out, "%s%s", n++ ? ", " : " ", p->test);
    text_addf(out, "%s\n", n ? "" : cli_text(c, W_LAW_NO_TESTS));
}

/* ---- its subjects, and where the other editions deal with them ---- */

static bool is_about(ad_article a, enum ad__provision p)
{
    const ad_article *cited = ad__provisions[p][ad_article_edition(a)];

    for (unsigned i = 0; i < AD__PROVISION_ARTICLES; i++)
        if (cited[i] == a)
            return true;
    return false;
}

static void add_numbers(struct text *out, const ad_article *cited)
{
    for (unsigned i = 0; i < AD__PROVISION_ARTICLES && cited[i] != AD_NO_ARTICLE; i++)
        text_addf(out, "%s%s", i ? ", " : "", ad_article_number(cited[i]));
}

static void add_elsewhere(struct text *out, enum ad__provision p, enum ad_edition own)
{
    unsigned n = 0;

    for (enum ad_edition e = 0; e < AD_EDITIONS; e++) {
        if (e == own || ad__provisions[p][e][0] == AD_NO_ARTICLE)
            continue;
        text_addf(out, "%s%s: ", n++ ? "; " : "    ", ad_edition_name(e));
        add_numbers(out, ad__provisions[p][e]);
    }
    if (n)
        text_add(out, "\n", 1);
}

static void add_subjects(struct text *out, const struct cli *c, ad_article a)
{
    bool any = false;

    for (enum ad__provision p = 0; p < AD__PROVISIONS; p++) {
        if (!is_about(a, p))
            continue;
        if (!any)
            text_addf(out, "%s\n", cli_text(c, W_LAW_BY_SUBJECT));
        any = true;
        text_addf(out, "  %s\n", law_subject_title(p, c->lang));
        add_elsewhere(out, p, ad_article_edition(a));
    }
}

static void add_json_elsewhere(struct text *out, enum ad__provision p, enum ad_edition own)
{
    const char *comma = "";

    text_addf(out, ",\"elsewhere\":{");
    for (enum ad_edition e = 0; e < AD_EDITIONS; e++) {
        const ad_article *cited = ad__provisions[p][e];
        if (e == own || cited[0] == AD_NO_ARTICLE)
            continue;
        text_addf(out, "%s\"%s\":[", comma, ad_edition_name(e));
        for (unsigned i = 0; i < AD__PROVISION_ARTICLES && cited[i] != AD_NO_ARTICLE; i++) {
            text_add(out, ",", i ? 1 : 0);
            text_add_json(out, ad_article_number(cited[i]), strlen(ad_article_number(cited[i])));
        }
        text_addf(out, "]");
        comma = ",";
    }
    text_addf(out, "}");
}

static void add_json_subjects(struct text *out, ad_article a)
{
    const char *comma = "";

    text_addf(out, ",\"subjects\":[");
    for (enum ad__provision p = 0; p < AD__PROVISIONS; p++) {
        if (!is_about(a, p))
            continue;
        text_addf(out, "%s{", comma);
        law_add_json_subject(out, p);
        law_add_json_titles(out, p);
        add_json_elsewhere(out, p, ad_article_edition(a));
        text_addf(out, "}");
        comma = ",";
    }
    text_addf(out, "]");
}

/* The whole of what we know about it. */
static void add_article(struct text *out, const struct cli *c, ad_article a)
{
    enum ad_edition e = ad_article_edition(a);
    ad_article same = ad_article_same_as(a);

    text_addf(out, "%s %s (%s)\n%s\n", ad_edition_name(e), ad_article_number(a),
              ad_edition_title(e, c->lang), ad_article_summary(a, c->lang));
    add_roles(out, c, a);
    if (same != AD_NO_ARTICLE)
        text_addf(out, "%s: %s %s\n", cli_text(c, W_LAW_SAME_AS),
                  ad_edition_name(ad_article_edition(same)), ad_article_number(same));
    add_proofs(out, c, a);
    add_subjects(out, c, a);
}

/* One line of a list. */
void law_add_line(struct text *out, const struct cli *c, ad_article a)
{
    text_addf(out, "%s %-8s %-3s %s\n", ad_edition_name(ad_article_edition(a)),
              ad_article_number(a), ad_article_role(a), ad_article_summary(a, c->lang));
}

void law_add_json_text(struct text *out, const char *key, const char *value)
{
    text_addf(out, "%s\"%s\":", out->len && out->at[out->len - 1] == '{' ? "" : ",", key);
    text_add_json(out, value, strlen(value));
}

void law_add_json(struct text *out, ad_article a)
{
    ad_article same = ad_article_same_as(a);
    const char *comma = "";

    text_add(out, "{", 1);
    law_add_json_text(out, "edition", ad_edition_name(ad_article_edition(a)));
    law_add_json_text(out, "article", ad_article_number(a));
    law_add_json_text(out, "role", ad_article_role(a));
    law_add_json_text(out, "en", ad_article_summary(a, AD_EN));
    law_add_json_text(out, "de", ad_article_summary(a, AD_DE));
    if (same != AD_NO_ARTICLE)
        law_add_json_text(out, "same_as", ad_article_number(same));
    text_addf(out, ",\"tests\":[");
    for (const struct law_proof *p = law_proofs; p->test; p++) {
        if (!proves(p, a))
            continue;
        text_addf(out, "%s", comma);
        text_add_json(out, p->test, strlen(p->test));
        comma = ",";
    }
    text_addf(out, "]");
    add_json_subjects(out, a);
    text_addf(out, "}\n");
}

/* ---- an article that is not there ---- */

static size_t alike(const char *a, const char *b)
{
    size_t n = 0;

    while (a[n] && a[n] == b[n])
        n++;
    return n;
}

/* The longest beginning of the number that any article of the edition shares. */
static size_t most_alike(enum ad_edition e, const char *number)
{
    ad_article first = ad_article_first(e);
    size_t best = 1;

    for (unsigned i = 0; i < ad_article_count(e); i++) {
        size_t len = alike(ad_article_number((ad_article)(first + i)), number);
        best = len > best ? len : best;
    }
    return best;
}

/* Of the articles that begin like it: those around the place where it would stand. */
static void add_nearest(struct text *out, enum ad_edition e, const char *number)
{
    ad_article first = ad_article_first(e);
    size_t best = most_alike(e, number);
    unsigned before = 0, n = 0;

    for (int show = 0; show < 2; show++) /* count first */
        for (unsigned i = 0; i < ad_article_count(e); i++) {
            const char *other = ad_article_number((ad_article)(first + i));
            if (alike(other, number) < best)
                continue;
            if (!show)
                before += strverscmp(other, number) < 0;
            else if (n++ + NEAREST / 2 >= before && n <= before + NEAREST / 2)
                text_addf(out, "%s%s", out->len ? ", " : "", other);
        }
}

static void add_others(struct text *out, const char *number)
{
    unsigned n = 0;

    for (enum ad_edition e = 0; e < AD_EDITIONS; e++)
        if (ad_article_find(e, number, strlen(number)) != AD_NO_ARTICLE)
            text_addf(out, "%s%s", n++ ? ", " : "", ad_edition_name(e));
}

static void say_missing(const struct cli *c, enum ad_edition e, const char *number)
{
    struct text near = {0}, others = {0};
    char quoted[CLI_QUOTE];

    cli_quote(quoted, number, strlen(number));
    add_nearest(&near, e, number);
    add_others(&others, number);
    if (near.len)
        cli_say(c, NULL, W_LAW_NO_ARTICLE_BUT, ad_edition_name(e), quoted, near.at);
    else
        cli_say(c, NULL, W_LAW_NO_ARTICLE, ad_edition_name(e), quoted, ad_edition_name(e));
    if (others.len)
        cli_say(c, NULL, W_LAW_ELSEWHERE, others.at);
    text_release(&near);
    text_release(&others);
}

/* A4.2 is what arbiters, and scripts under `supervision`, call A.4.2. */
static ad_article find_short(enum ad_edition e, const char *number)
{
    struct text dotted = {0};
    ad_article a = AD_NO_ARTICLE;

    if (number[0] < 'A' || number[0] > 'Z' || number[1] < '0' || number[1] > '9')
        return a;
    text_addf(&dotted, "%c.%s", number[0], number + 1);
    if (!dotted.failed)
        a = ad_article_find(e, dotted.at, dotted.len);
    text_release(&dotted);
    return a;
}

/* In the edition, or in one that it is laid over: then it is said. */
static ad_article find(const struct cli *c, enum ad_edition e, const char *number)
{
    ad_article a = AD_NO_ARTICLE;

    for (enum ad_edition i = e; a == AD_NO_ARTICLE && i != AD_NO_EDITION; i = ad_edition_over(i))
        a = ad_article_find(i, number, strlen(number));
    if (a == AD_NO_ARTICLE)
        a = find_short(e, number);
    if (a == AD_NO_ARTICLE)
        say_missing(c, e, number);
    else if (ad_article_edition(a) != e)
        cli_say(c, NULL, W_LAW_FROM_OVER, ad_edition_name(e), ad_article_number(a),
                ad_edition_name(ad_article_edition(a)));
    return a;
}

/* ---- searching ---- */

/* Small letters: of ASCII, and of what UTF-8 begins with C3, which is where umlauts are. */
static void add_folded(struct text *out, const char *text)
{
    unsigned char before = 0;

    for (; *text; text++) {
        unsigned char byte = (unsigned char)*text;
        bool upper = (byte >= 'A' && byte <= 'Z') ||
                     (before == 0xc3 && byte >= 0x80 && byte <= 0x9e && byte != 0x97);
        char small = (char)(upper ? byte + 0x20 : byte);
        text_add(out, &small, 1);
        before = byte;
    }
    text_add(out, "\n", 1);
}

/* Is it in the number, or in what either language says? */
static bool holds(struct text *folded, ad_article a, const struct text *wanted)
{
    folded->len = 0;
    add_folded(folded, ad_article_number(a));
    add_folded(folded, ad_article_summary(a, AD_EN));
    add_folded(folded, ad_article_summary(a, AD_DE));
    return !folded->failed && memmem(folded->at, folded->len, wanted->at, wanted->len) != NULL;
}

static void add_one(struct text *out, const struct cli *c, ad_article a)
{
    if (c->json)
        law_add_json(out, a);
    else
        law_add_line(out, c, a);
}

static void add_found(struct text *out, const struct cli *c, enum ad_edition e,
                      const struct text *wanted)
{
    struct text folded = {0};
    ad_article first = ad_article_first(e);

    for (unsigned i = 0; i < ad_article_count(e); i++)
        if (holds(&folded, (ad_article)(first + i), wanted))
            add_one(out, c, (ad_article)(first + i));
    out->failed |= folded.failed;
    text_release(&folded);
}

/* In one edition, or, for AD_NO_EDITION, in all of them. */
static bool add_search(struct text *out, const struct cli *c, enum ad_edition only)
{
    struct text wanted = {0};
    char quoted[CLI_QUOTE];

    add_folded(&wanted, c->find);
    if (wanted.len)
        wanted.len--; /* the end of the line */
    for (enum ad_edition e = 0; e < AD_EDITIONS; e++)
        if (only == AD_NO_EDITION || only == e)
            add_found(out, c, e, &wanted);
    out->failed |= wanted.failed;
    text_release(&wanted);
    if (!out->len)
        cli_say(c, NULL, W_LAW_NOT_FOUND, cli_quote(quoted, c->find, strlen(c->find)));
    return out->len > 0;
}

/* ---- lists ---- */

static void add_edition_json(struct text *out, const struct cli *c, enum ad_edition e)
{
    text_add(out, "{", 1);
    law_add_json_text(out, "edition", ad_edition_name(e));
    law_add_json_text(out, "title", ad_edition_title(e, c->lang));
    if (ad_edition_over(e) != AD_NO_EDITION)
        law_add_json_text(out, "over", ad_edition_name(ad_edition_over(e)));
    text_addf(out, ",\"from\":%u,\"articles\":%u}\n", (unsigned)ad_edition_from(e),
              ad_article_count(e));
}

static void add_edition(struct text *out, const struct cli *c, enum ad_edition e)
{
    unsigned from = (unsigned)ad_edition_from(e);
    enum ad_edition over = ad_edition_over(e);
    char day[40];

    if (c->lang == AD_DE)
        snprintf(day, sizeof day, "%u.%u.%u", from % 100, from / 100 % 100, from / 10000);
    else
        snprintf(day, sizeof day, "%04u-%02u-%02u", from / 10000, from / 100 % 100, from % 100);
    text_addf(out, "%-10s %-10s %4u  %s", ad_edition_name(e), day, ad_article_count(e),
              ad_edition_title(e, c->lang));
    if (over != AD_NO_EDITION)
        text_addf(out, " (%s %s)", cli_text(c, W_LAW_OVER), ad_edition_name(over));
    text_add(out, "\n", 1);
}

static void add_editions(struct text *out, const struct cli *c)
{
    for (enum ad_edition e = 0; e < AD_EDITIONS; e++) {
        if (c->json)
            add_edition_json(out, c, e);
        else
            add_edition(out, c, e);
    }
}

static void add_contents(struct text *out, const struct cli *c, enum ad_edition e)
{
    for (unsigned i = 0; i < ad_article_count(e); i++)
        add_one(out, c, (ad_article)(ad_article_first(e) + i));
}

/* ---- the command ---- */

/* The number that the operands make: "8.11 3)" may come as two. */
static enum cli_exit show_article(struct text *out, const struct cli *c, enum ad_edition e)
{
    struct text number = {0};
    ad_article a;

    for (int i = 0; i < c->operands; i++)
        text_addf(&number, "%s%s", i ? " " : "", c->operand[i]);
    if (number.failed)
        return cli_no_memory(c);
    a = find(c, e == AD_NO_EDITION ? default_edition : e, number.at);
    text_release(&number);
    if (a == AD_NO_ARTICLE)
        return CLI_NO;
    if (c->json)
        law_add_json(out, a);
    else
        add_article(out, c, a);
    return CLI_OK;
}

static enum cli_exit show_diff(struct text *out, const struct cli *c)
{
    enum ad_edition from, to;

    if (c->operands < 3)
        return cli_missing_operand(c);
    if (c->operands > 3)
        return cli_refuse_operand(c, c->operand[3]);
    from = law_edition(c, c->operand[1]);
    if (from == AD_NO_EDITION)
        return CLI_BAD_INPUT;
    to = law_edition(c, c->operand[2]);
    if (to == AD_NO_EDITION)
        return CLI_BAD_INPUT;
    law_add_diff(out, c, from, to);
    return CLI_OK;
}

static enum cli_exit show(struct text *out, const struct cli *c, enum ad_edition e)
{
    bool diff = c->operands > 0 && strcmp(c->operand[0], "diff") == 0;

    if (c->find && c->operands > 0)
        return cli_refuse_operand(c, c->operand[0]);
    if (c->find)
        return add_search(out, c, e) ? CLI_OK : CLI_NO;
    if (diff && c->edition) {
        cli_say(c, NULL, W_FLAGS_CLASH, "diff", "--edition");
        return CLI_BAD_INPUT;
    }
    if (diff)
        return show_diff(out, c);
    if (c->operands > 0)
        return show_article(out, c, e);
    if (e == AD_NO_EDITION)
        add_editions(out, c);
    else
        add_contents(out, c, e);
    return CLI_OK;
}

static enum cli_exit run(struct cli *c)
{
    enum ad_edition e = AD_NO_EDITION;
    struct text told = {0}, out = {0};
    struct output to;
    enum cli_exit status;

    if (c->edition && (e = law_edition(c, c->edition)) == AD_NO_EDITION)
        return CLI_BAD_INPUT;
    status = show(&told, c, e);
    if (told.len)
        wrap_add_lines(&out, told.at, told.len, c->json ? UINT_MAX : wrap_columns(UINT_MAX), 4);
    if (told.failed || out.failed)
        status = cli_no_memory(c);
    else if (output_open(&to, c, NULL) || !output_write(&to, c, out.at, out.len))
        status = CLI_FILE;
    text_release(&told);
    text_release(&out);
    return status;
}

const struct cli_command cmd_law = {
    .name = "law",
    .synopsis = "law [--edition EDITION] [--json] [ARTICLE]\n"
                "law [--edition EDITION] [--json] --find TEXT\n"
                "law diff [--json] EDITION EDITION",
    .options = "EFjlh",
    .operands = "diff " CLI_EDITION_NAMES,
    .summary = W_LAW_SUMMARY,
    .details = W_LAW_DETAILS,
    .run = run,
};
