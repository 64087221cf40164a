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

#include "adoube/date.h"
#include "federation/names.h"

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

static void add_numbers(struct text *out, const struct cli *c, const ad_article *cited)
{
    for (unsigned i = 0; i < AD__PROVISION_ARTICLES && cited[i] != AD_NO_ARTICLE; i++)
        text_addf(out, "%s%s", i ? ", " : "", ad_article_label(cited[i], c->lang));
}

static void add_elsewhere(struct text *out, const struct cli *c, enum ad__provision p,
                          enum ad_edition own)
{
    unsigned n = 0;

    for (enum ad_edition e = 0; e < AD_EDITIONS; e++) {
        if (e == own || ad__provisions[p][e][0] == AD_NO_ARTICLE)
            continue;
        text_addf(out, "%s%s: ", n++ ? "; " : "    ", ad_edition_name(e));
        add_numbers(out, c, ad__provisions[p][e]);
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
        add_elsewhere(out, c, p, ad_article_edition(a));
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

/* ---- its parts ---- */

static bool is_letter(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* 7.5.1 of 7.5, 10.9(a) of 10.9, F[1] of F; but 10.1 is not of 1. */
static bool is_part(ad_article a, const char *whole)
{
    const char *number = ad_article_number(a);
    size_t len = strlen(whole);

    return len > 0 && strncmp(number, whole, len) == 0 && number[len] != '\0' &&
           !(is_letter(whole[len - 1]) && is_letter(number[len]));
}

/* The next part behind article a of its edition; AD_NO_ARTICLE begins, and ends. */
static ad_article next_part(enum ad_edition e, const char *whole, ad_article a)
{
    unsigned end = ad_article_first(e) + ad_article_count(e);

    for (a = a ? (ad_article)(a + 1) : ad_article_first(e); a < end; a++)
        if (is_part(a, whole))
            return a;
    return AD_NO_ARTICLE;
}

static void add_parts(struct text *out, const struct cli *c, enum ad_edition e, const char *whole)
{
    ad_article a = next_part(e, whole, AD_NO_ARTICLE);

    if (a)
        text_addf(out, "%s\n", cli_text(c, W_LAW_PARTS));
    for (; a; a = next_part(e, whole, a))
        text_addf(out, "  %-8s %s\n", ad_article_label(a, c->lang), ad_article_summary(a, c->lang));
}

static void add_json_parts(struct text *out, enum ad_edition e, const char *whole)
{
    ad_article first = next_part(e, whole, AD_NO_ARTICLE);

    for (ad_article a = first; a; a = next_part(e, whole, a)) {
        text_addf(out, a == first ? ",\"parts\":[" : ",");
        text_add_json(out, ad_article_number(a), strlen(ad_article_number(a)));
    }
    text_addf(out, first ? "]" : "");
}

/* A number that is given to parts alone. One of them, `printed`, may stand under it in the book: then
 * that one's words are the answer. */
static void add_group(struct text *out, const struct cli *c, enum ad_edition e, const char *number,
                      ad_article printed)
{
    if (c->json) {
        text_add(out, "{", 1);
        law_add_json_text(out, "edition", ad_edition_name(e));
        law_add_json_text(out, "article", number);
        if (printed) {
            law_add_json_text(out, "en", ad_article_summary(printed, AD_EN));
            law_add_json_text(out, "de", ad_article_summary(printed, AD_DE));
        }
        add_json_parts(out, e, number);
        text_addf(out, "}\n");
        return;
    }
    text_addf(out, "%s %s (%s)\n%s\n", ad_edition_name(e), number, ad_edition_title(e, c->lang),
              printed ? ad_article_summary(printed, c->lang) : cli_text(c, W_LAW_ONLY_PARTS));
    add_parts(out, c, e, number);
}

/* The whole of what we know about it. */
static void add_article(struct text *out, const struct cli *c, ad_article a)
{
    enum ad_edition e = ad_article_edition(a);
    ad_article same = ad_article_same_as(a);

    text_addf(out, "%s %s (%s)\n%s\n", ad_edition_name(e), ad_article_label(a, c->lang),
              ad_edition_title(e, c->lang), ad_article_summary(a, c->lang));
    add_parts(out, c, e, ad_article_number(a));
    add_roles(out, c, a);
    if (same != AD_NO_ARTICLE)
        text_addf(out, "%s: %s %s\n", cli_text(c, W_LAW_SAME_AS),
                  ad_edition_name(ad_article_edition(same)), ad_article_label(same, c->lang));
    add_proofs(out, c, a);
    add_subjects(out, c, a);
}

/* One line of a list. */
void law_add_line(struct text *out, const struct cli *c, ad_article a)
{
    text_addf(out, "%s %-8s %-3s %s\n", ad_edition_name(ad_article_edition(a)),
              ad_article_label(a, c->lang), ad_article_role(a), ad_article_summary(a, c->lang));
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
    add_json_parts(out, ad_article_edition(a), ad_article_number(a));
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

/* In the edition, or in one that it is laid over. */
static ad_article find(enum ad_edition e, const char *number)
{
    ad_article a = AD_NO_ARTICLE;

    for (enum ad_edition i = e; a == AD_NO_ARTICLE && i != AD_NO_EDITION; i = ad_edition_over(i))
        a = ad_article_find(i, number, strlen(number));
    return a == AD_NO_ARTICLE ? find_short(e, number) : a;
}

/* Of these the first in which the number has parts. */
static enum ad_edition find_group(enum ad_edition e, const char *number)
{
    while (e != AD_NO_EDITION && next_part(e, number, AD_NO_ARTICLE) == AD_NO_ARTICLE)
        e = ad_edition_over(e);
    return e;
}

/* ---- searching ---- */

/* Is it in the number, or in what either language says? */
static bool holds(struct text *folded, ad_article a, const struct text *wanted)
{
    folded->len = 0;
    text_add_folded(folded, ad_article_number(a));
    text_add_folded(folded, ad_article_summary(a, AD_EN));
    text_add_folded(folded, ad_article_summary(a, AD_DE));
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

    text_add_folded(&wanted, c->find);
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

static void add_edition_row(struct text *out, const struct cli *c, enum ad_edition e)
{
    if (c->json)
        add_edition_json(out, c, e);
    else
        add_edition(out, c, e);
}

static void add_editions(struct text *out, const struct cli *c)
{
    for (enum ad_edition e = 0; e < AD_EDITIONS; e++)
        add_edition_row(out, c, e);
}

static void add_contents(struct text *out, const struct cli *c, enum ad_edition e)
{
    for (unsigned i = 0; i < ad_article_count(e); i++)
        add_one(out, c, (ad_article)(ad_article_first(e) + i));
}

/* ---- the command ---- */

/* The operands as one: "8.11 3)" may come as two. */
static void add_operands(struct text *out, const struct cli *c)
{
    text_add(out, "", 0);
    for (int i = 0; i < c->operands; i++)
        text_addf(out, "%s%s", i ? " " : "", c->operand[i]);
}

/* What another edition says, because this one is laid over it, is told to be that one's. */
static enum cli_exit show_number(struct text *out, const struct cli *c, enum ad_edition e,
                                 const char *number)
{
    ad_article a = find(e, number), printed = ad__article_printed(e, number, strlen(number));
    enum ad_edition of = a ? ad_article_edition(a) : find_group(e, number);

    if (of == AD_NO_EDITION && printed) {
        a = printed;
        of = e;
    }
    if (printed)
        cli_say(c, NULL, W_LAW_MISPRINT, ad_edition_name(e), ad_article_number(printed), number);
    if (of == AD_NO_EDITION) {
        say_missing(c, e, number);
        return CLI_NO;
    }
    if (of != e)
        cli_say(c, NULL, W_LAW_FROM_OVER, ad_edition_name(e), number, ad_edition_name(of));
    if (!a)
        add_group(out, c, of, number, printed);
    else if (c->json)
        law_add_json(out, a);
    else
        add_article(out, c, a);
    return CLI_OK;
}

static enum cli_exit show_article(struct text *out, const struct cli *c, enum ad_edition e)
{
    struct text number = {0};
    enum cli_exit status;

    add_operands(&number, c);
    status = number.failed ? cli_no_memory(c) : show_number(out, c, e, number.at);
    text_release(&number);
    return status;
}

static enum cli_exit show_term(struct text *out, const struct cli *c)
{
    struct text word = {0};
    bool found;

    if (!*c->term && c->operands == 0) {
        law_add_terms(out, c);
        return CLI_OK;
    }
    if (*c->term && c->operands > 0)
        return cli_refuse_operand(c, c->operand[0]);
    add_operands(&word, c);
    if (word.failed)
        return cli_no_memory(c);
    found = law_add_term(out, c, *c->term ? c->term : word.at);
    text_release(&word);
    return found ? CLI_OK : CLI_NO;
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

    if (c->term)
        return show_term(out, c);
    if (c->find && c->operands > 0)
        return cli_refuse_operand(c, c->operand[0]);
    if (c->find)
        return add_search(out, c, e) ? CLI_OK : CLI_NO;
    if (diff && (c->edition || c->date)) {
        cli_say(c, NULL, W_FLAGS_CLASH, "diff", c->edition ? "--edition" : "--date");
        return CLI_BAD_INPUT;
    }
    if (diff)
        return show_diff(out, c);
    if (c->operands > 0)
        return show_article(out, c, e == AD_NO_EDITION ? default_edition : e);
    if (c->date)
        add_edition_row(out, c, e);
    else if (e == AD_NO_EDITION)
        add_editions(out, c);
    else
        add_contents(out, c, e);
    return CLI_OK;
}

struct law_text law_text_at(const struct cli *c, uint32_t first, uint32_t last)
{
    enum ad_text_state state[2];
    enum ad_edition before = ad_edition_at(&state[0], first), e = ad_edition_at(&state[1], last);
    const char *caution = ad_edition_caution(first, c->lang);

    return (struct law_text){
        .edition = e,
        .judges = before == e && state[0] <= AD_TEXT_AMENDED && state[1] <= AD_TEXT_AMENDED,
        .caution = *caution ? caution : ad_edition_caution(last, c->lang),
    };
}

/* The edition in force on the day of --date; what is stored of it may be another text. */
static enum cli_exit choose_by_date(const struct cli *c, enum ad_edition *out)
{
    struct ad_date_fault fault = {AD_DATE_FINE, 0};
    char quoted[CLI_QUOTE];
    struct law_text text;
    struct ad_day d;
    uint32_t day;
    ad_date date;

    if (ad_date_read(&date, c->date, strlen(c->date), &fault) < 0) {
        cli_say(c, NULL, W_BAD_DATE, "date", cli_quote(quoted, c->date, strlen(c->date)),
                ad_date_bad_text(fault.why, c->lang));
        return CLI_BAD_INPUT;
    }
    d = ad_date_split(date);
    day = (uint32_t)(d.year * 10000 + d.month * 100 + d.day);
    text = law_text_at(c, day, day);
    *out = text.edition;
    if (*text.caution)
        cli_say(c, NULL, W_TEXT, text.caution);
    return *out == AD_NO_EDITION ? CLI_NO : CLI_OK;
}

static enum cli_exit choose(const struct cli *c, enum ad_edition *out)
{
    *out = AD_NO_EDITION;
    if (c->date && c->edition) {
        cli_say(c, NULL, W_FLAGS_CLASH, "--date", "--edition");
        return CLI_BAD_INPUT;
    }
    if (c->date)
        return choose_by_date(c, out);
    if (c->edition && (*out = law_edition(c, c->edition)) == AD_NO_EDITION)
        return CLI_BAD_INPUT;
    return CLI_OK;
}

static enum cli_exit run(struct cli *c)
{
    struct text told = {0}, out = {0};
    struct output to;
    enum ad_edition e;
    enum cli_exit status = choose(c, &e);

    if (status)
        return status;
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
    .synopsis = "law [--edition EDITION] [--date DATE] [--json] [ARTICLE]\n"
                "law [--edition EDITION] [--date DATE] [--json] --find TEXT\n"
                "law [--json] --term [WORD]\n"
                "law diff [--json] EDITION EDITION",
    .options = "edition date find term json lang help",
    .operands = "diff " CLI_EDITION_NAMES,
    .summary = W_LAW_SUMMARY,
    .details = W_LAW_DETAILS,
    .run = run,
};
