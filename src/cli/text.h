/*
 * cli/text.h -- text that grows, and what parts its words.
 */
#ifndef AD_CLI_TEXT_H
#define AD_CLI_TEXT_H

#include <stdbool.h>
#include <stddef.h>

static inline bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

struct text {
    char *at;
    size_t len, cap;
    bool failed; /* no memory: what was added since is missing */
};

/* Room for `more` bytes beyond len; false without memory. */
bool text_reserve(struct text *t, size_t more);

void text_add(struct text *t, const char *bytes, size_t len);
void text_addf(struct text *t, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* As a string of JSON with its quotation marks, whatever bytes there are. */
void text_add_json(struct text *t, const char *bytes, size_t len);

/* In small letters and with the end of a line, for looking things up in what people write. */
void text_add_folded(struct text *t, const char *bytes);

void text_release(struct text *t);

/* How wide UTF-8 is on a terminal: marks that stand on a letter have no width, Chinese signs and the
 * like two columns. */
size_t text_columns(const char *bytes, size_t len);

#endif
