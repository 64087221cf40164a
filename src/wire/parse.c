/*
 * wire/parse.c -- a text to JSON: jansson reads it, we say what was wrong and where.
 */
#include "wire/field.h"

enum { DEPTH_MAX = 8 };

/* Deep nesting is refused before a parser follows it. */
static bool shallow(struct wire_in *in, const char *text, size_t len)
{
    unsigned depth = 0;
    bool quoted = false;

    for (size_t i = 0; i < len; i++) {
        if (quoted && text[i] == '\\')
            i++;
        else if (text[i] == '"')
            quoted = !quoted;
        else if (!quoted && (text[i] == '{' || text[i] == '[') && ++depth > DEPTH_MAX)
            return wire_refuse_byte(in, i, WIRE_DEEP);
        else if (!quoted && (text[i] == '}' || text[i] == ']') && depth > 0)
            depth--;
    }
    return true;
}

static enum wire_why parse_why(enum json_error_code code)
{
    switch ((int)code) { /* the others cannot happen, or are not worth a word */
    case json_error_premature_end_of_input: return WIRE_CUT;
    case json_error_end_of_input_expected: return WIRE_MORE;
    case json_error_duplicate_key: return WIRE_TWICE;
    case json_error_invalid_utf8: return WIRE_UTF8;
    case json_error_null_character:
    case json_error_null_byte_in_key: return WIRE_NUL;
    case json_error_numeric_overflow: return WIRE_LOSSY;
    case json_error_stack_overflow: return WIRE_DEEP;
    case json_error_unknown: /* what jansson leaves when it could not allocate */
    case json_error_out_of_memory: return WIRE_NO_MEMORY;
    default: return WIRE_SYNTAX;
    }
}

static void refuse_parse(struct wire_in *in, const json_error_t *error)
{
    enum wire_why why = parse_why(json_error_code(error));

    if (why == WIRE_NO_MEMORY)
        wire_refuse(in, why);
    else
        wire_refuse_byte(in, error->position > 0 ? (size_t)error->position : 0, why);
}

json_t *wire_parse(struct wire_in *in, const char *text, size_t len, size_t max)
{
    json_error_t error;

    if (len > max) {
        wire_refuse_byte(in, max, WIRE_LONG);
        return NULL;
    }
    if (!shallow(in, text, len))
        return NULL;
    json_t *json = json_loadb(len ? text : "", len, JSON_REJECT_DUPLICATES, &error);
    if (!json) {
        refuse_parse(in, &error);
        return NULL;
    }
    if (json_is_object(json))
        return json;
    wire_refuse(in, WIRE_NO_OBJECT);
    json_decref(json);
    return NULL;
}
