/*
 * tournament/category.c -- parts of a table.
 */
#include "adoube/category.h"

#include <string.h>

#include "words/words.h"

/* A whole number from 1 to 9999 that is all of the text. */
static bool read_limit(uint16_t *out, const char *text, size_t len)
{
    unsigned n = 0;

    if (len < 1 || len > 4 || *text == '0')
        return false;
    for (size_t i = 0; i < len; i++) {
        if (text[i] < '0' || text[i] > '9')
            return false;
        n = 10 * n + (unsigned)(text[i] - '0');
    }
    *out = (uint16_t)n;
    return true;
}

static bool begins(const char *text, size_t len, const char *with)
{
    return len > strlen(with) && memcmp(text, with, strlen(with)) == 0;
}

static int read_text(struct ad_category *c, const char *text, size_t len)
{
    size_t skip = c->kind == AD_CATEGORY_CLUB ? 5 : 4;

    if (len - skip >= sizeof c->text)
        return AD_EPARSE;
    memcpy(c->text, text + skip, len - skip);
    return 0;
}

static int read_number(struct ad_category *c, enum ad_category_kind kind, const char *text,
                       size_t len)
{
    c->kind = (uint8_t)kind;
    return read_limit(&c->limit, text, len) ? 0 : AD_EPARSE;
}

int ad_category_read(struct ad_category *out, const char *text, size_t len)
{
    struct ad_category c = {.kind = AD_CATEGORY_SEX};
    int status = AD_EPARSE;

    if (len == 1 && (*text == 'w' || *text == 'm')) {
        c.sex = *text;
        status = 0;
    } else if (begins(text, len, "u")) {
        status = read_number(&c, AD_CATEGORY_UNDER_AGE, text + 1, len - 1);
    } else if (begins(text, len, "<")) {
        status = read_number(&c, AD_CATEGORY_BELOW_RATING, text + 1, len - 1);
    } else if (begins(text, len, ">=")) {
        status = read_number(&c, AD_CATEGORY_FROM_RATING, text + 2, len - 2);
    } else if (begins(text, len, "club:") || begins(text, len, "fed:")) {
        c.kind = *text == 'c' ? AD_CATEGORY_CLUB : AD_CATEGORY_FEDERATION;
        status = read_text(&c, text, len);
    } else if (len > 1 && text[len - 1] == '+') {
        status = read_number(&c, AD_CATEGORY_FROM_AGE, text, len - 1);
    }
    if (status == 0)
        *out = c;
    return status;
}

/* A number between two texts; 0 is none. */
static int join(char *out, size_t cap, const char *before, unsigned number, const char *behind)
{
    char digits[8], *at = digits + sizeof digits - 1;
    size_t one = strlen(before), two, three = strlen(behind);

    *at = '\0';
    for (; number; number /= 10)
        *--at = (char)('0' + number % 10);
    two = strlen(at);
    if (one + two + three >= cap)
        return AD_EFULL;
    memcpy(out, before, one);
    memcpy(out + one, at, two);
    memcpy(out + one + two, behind, three + 1);
    return (int)(one + two + three);
}

int ad_category_write(char *out, size_t cap, const struct ad_category *c)
{
    switch ((enum ad_category_kind)c->kind) {
    case AD_CATEGORY_SEX: return join(out, cap, (char[]){c->sex, '\0'}, 0, "");
    case AD_CATEGORY_UNDER_AGE: return join(out, cap, "u", c->limit, "");
    case AD_CATEGORY_FROM_AGE: return join(out, cap, "", c->limit, "+");
    case AD_CATEGORY_BELOW_RATING: return join(out, cap, "<", c->limit, "");
    case AD_CATEGORY_FROM_RATING: return join(out, cap, ">=", c->limit, "");
    case AD_CATEGORY_CLUB: return join(out, cap, "club:", 0, c->text);
    case AD_CATEGORY_FEDERATION: return join(out, cap, "fed:", 0, c->text);
    }
    return AD_EINVAL;
}

/* A phrase in which # stands for the number. */
static int say(char *out, size_t cap, const char *phrase, unsigned number)
{
    char before[AD_CATEGORY_MAX];
    size_t len = strcspn(phrase, "#");

    memcpy(before, phrase, len);
    before[len] = '\0';
    return join(out, cap, before, number, phrase + len + (phrase[len] == '#'));
}

int ad_category_text(char *out, size_t cap, const struct ad_category *c, enum ad_language lang)
{
    switch ((enum ad_category_kind)c->kind) {
    case AD_CATEGORY_SEX:
        return say(
            out, cap,
            c->sex == 'w' ? AD__SAY(AD_CATEGORY_WOMEN, lang) : AD__SAY(AD_CATEGORY_MEN, lang), 0);
    case AD_CATEGORY_UNDER_AGE:
        return say(out, cap, AD__SAY(AD_CATEGORY_UNDER_AGE, lang), c->limit);
    case AD_CATEGORY_FROM_AGE: return say(out, cap, AD__SAY(AD_CATEGORY_FROM_AGE, lang), c->limit);
    case AD_CATEGORY_BELOW_RATING:
        return say(out, cap, AD__SAY(AD_CATEGORY_BELOW_RATING, lang), c->limit);
    case AD_CATEGORY_FROM_RATING:
        return say(out, cap, AD__SAY(AD_CATEGORY_FROM_RATING, lang), c->limit);
    case AD_CATEGORY_CLUB:
    case AD_CATEGORY_FEDERATION: return join(out, cap, c->text, 0, "");
    }
    return AD_EINVAL;
}

bool ad_category_has(const struct ad_category *c, const struct ad_traits *who)
{
    switch ((enum ad_category_kind)c->kind) {
    case AD_CATEGORY_SEX: return who->sex == c->sex;
    case AD_CATEGORY_UNDER_AGE: return who->age && who->age <= c->limit;
    case AD_CATEGORY_FROM_AGE: return who->age && who->age >= c->limit;
    case AD_CATEGORY_BELOW_RATING: return who->rating > 0 && who->rating < c->limit;
    case AD_CATEGORY_FROM_RATING: return who->rating > 0 && who->rating >= c->limit;
    case AD_CATEGORY_CLUB: return strcmp(who->club, c->text) == 0;
    case AD_CATEGORY_FEDERATION: return strcmp(who->federation, c->text) == 0;
    }
    return false;
}
