/*
 * base/collate.c -- names in the order of a German phone book.
 */
#include "base/collate.h"

#include <string.h>

enum { KEY = 512 };

/* The letters of U+00C0 to U+017F, which UTF-8 has behind the bytes C3 to C5. */
static const char *const plain[3][64] = {
    {"a", "a", "a", "a", "ae", "a", "ae", "c", "e", "e", "e", "e", "i",  "i", "i",  "i",
     "d", "n", "o", "o", "o",  "o", "oe", "",  "o", "u", "u", "u", "ue", "y", "th", "ss",
     "a", "a", "a", "a", "ae", "a", "ae", "c", "e", "e", "e", "e", "i",  "i", "i",  "i",
     "d", "n", "o", "o", "o",  "o", "oe", "",  "o", "u", "u", "u", "ue", "y", "th", "y"},
    {"a", "a", "a",  "a",  "a", "a", "c", "c", "c", "c", "c", "c", "c", "c", "d", "d",
     "d", "d", "e",  "e",  "e", "e", "e", "e", "e", "e", "e", "e", "g", "g", "g", "g",
     "g", "g", "g",  "g",  "h", "h", "h", "h", "i", "i", "i", "i", "i", "i", "i", "i",
     "i", "i", "ij", "ij", "j", "j", "k", "k", "k", "l", "l", "l", "l", "l", "l", "l"},
    {"l", "l", "l",  "n",  "n", "n", "n", "n", "n", "n", "n", "n", "o", "o", "o", "o",
     "o", "o", "oe", "oe", "r", "r", "r", "r", "r", "r", "s", "s", "s", "s", "s", "s",
     "s", "s", "t",  "t",  "t", "t", "t", "t", "u", "u", "u", "u", "u", "u", "u", "u",
     "u", "u", "u",  "u",  "w", "w", "y", "y", "y", "z", "z", "z", "z", "z", "z", "s"}};

/* A name as it is compared; cut if it is very long. */
static void write_key(char out[KEY], const char *name, size_t len)
{
    size_t n = 0;

    for (size_t i = 0; i < len && n < KEY - 3; i++) {
        unsigned char byte = (unsigned char)name[i];
        const char *letters = NULL;

        if (byte >= 0xc3 && byte <= 0xc5 && i + 1 < len)
            letters = plain[byte - 0xc3][(unsigned char)name[++i] & 63];
        while (letters && *letters)
            out[n++] = *letters++;
        if (!letters)
            out[n++] = (char)(byte >= 'A' && byte <= 'Z' ? byte + 32 : byte);
    }
    out[n] = '\0';
}

int ad__collate(const char *a, size_t a_len, const char *b, size_t b_len)
{
    char one[KEY], two[KEY];

    write_key(one, a, a_len);
    write_key(two, b, b_len);
    return strcmp(one, two);
}
