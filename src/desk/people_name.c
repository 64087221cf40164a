/*
 * desk/people_name.c -- what is a name, which names are the same, and what is no password.
 *
 * Names are compared without regard to capital letters: A to Z, and those of Latin-1, which Western
 * names need (Ä, É, Ø). Everything else is compared as it is. A letter with an accent can be written
 * as one character or as two that look the same; the second way is refused, so that no account can
 * be made to look like another by it.
 */
#include "base/utf8.h"
#include "desk/people_parts.h"

#include <string.h>

#include "adoube/pgn.h"

enum { MOST_CHARACTERS = 60, LEAST_OF_PASSWORD = 10 };

/* Not to be seen, seen differently everywhere, or put onto the letter before. */
static const struct {
    uint32_t first, last;
} unseen[] = {
    {0x0000, 0x001f},    {0x007f, 0x00a0}, {0x00ad, 0x00ad}, {0x0300, 0x036f}, {0x061c, 0x061c},
    {0x115f, 0x1160},    {0x1680, 0x1680}, {0x17b4, 0x17b5}, {0x180b, 0x180f}, {0x1ab0, 0x1aff},
    {0x1dc0, 0x1dff},    {0x2000, 0x200f}, {0x2028, 0x202f}, {0x205f, 0x206f}, {0x20d0, 0x20ff},
    {0x2800, 0x2800},    {0x3000, 0x3000}, {0x3164, 0x3164}, {0xe000, 0xf8ff}, {0xfe00, 0xfe0f},
    {0xfe20, 0xfe2f},    {0xfeff, 0xfeff}, {0xffa0, 0xffa0}, {0xfff0, 0xffff}, {0x1d159, 0x1d182},
    {0xe0000, 0x10ffff},
};

static bool is_seen(uint32_t c)
{
    for (size_t i = 0; i < sizeof unseen / sizeof *unseen; i++)
        if (c >= unseen[i].first && c <= unseen[i].last)
            return false;
    return true;
}

/* The next character of text that is known to be UTF-8. */
static uint32_t next(const char **at)
{
    const uint8_t *b = (const uint8_t *)*at;
    unsigned more = *b < 0xc0 ? 0 : *b < 0xe0 ? 1 : *b < 0xf0 ? 2 : 3;
    uint32_t c = more ? *b & (0x3fu >> more) : *b;

    for (unsigned i = 1; i <= more; i++)
        c = c << 6 | (b[i] & 0x3f);
    *at += more + 1;
    return c;
}

static bool is_name(const char *name, size_t len)
{
    unsigned count = 0;
    uint32_t c = ' ';

    if (!ad_text_is_utf8(name, len))
        return false;
    for (const char *at = name; *at; count++) {
        uint32_t before = c;
        c = next(&at);
        if (!is_seen(c) || (c == ' ' && before == ' '))
            return false;
    }
    return count && count <= MOST_CHARACTERS && c != ' ';
}

static void fold(char *out, const char *text)
{
    for (uint8_t before = 0; *text; text++) {
        uint8_t c = (uint8_t)*text;
        bool latin = before == 0xc3 && c >= 0x80 && c <= 0x9e && c != 0x97; /* × is no letter */
        before = c;
        *out++ = (char)(latin || (c >= 'A' && c <= 'Z') ? c + 0x20 : c);
    }
    *out = '\0';
}

bool people__fold(char out[PEOPLE_NAME], const char *name)
{
    size_t len = strlen(name);

    if (len >= PEOPLE_NAME || !is_name(name, len))
        return false;
    fold(out, name);
    return true;
}

/* No other rules: a long sentence is a good password. */
bool people__is_weak(const char *password, const char *name)
{
    size_t len = strlen(password);
    unsigned count = 0;
    char one[PEOPLE_NAME], two[PEOPLE_NAME];

    if (len > PEOPLE_PASSWORD_MAX)
        return true;
    for (size_t i = 0; i < len; i++)
        count += !ad__utf8_goes_on(password[i]); /* characters, not bytes */
    if (count < LEAST_OF_PASSWORD)
        return true;
    if (len >= PEOPLE_NAME || strlen(name) >= PEOPLE_NAME)
        return false;
    fold(one, password);
    fold(two, name);
    return strcmp(one, two) == 0;
}

void people__key(char out[PEOPLE_KEY], const void *bytes, size_t len)
{
    uint8_t hash[32];

    crypto_generichash(hash, sizeof hash, bytes, len, NULL, 0);
    sodium_bin2hex(out, PEOPLE_KEY, hash, sizeof hash);
}
