/*
 * wire/value_chess.c -- squares, acts of a hand, moves and positions, both ways.
 */
#include <string.h>

#include "adoube/fen.h"
#include "wire/field.h"

/* ---- squares ---- */

static bool find_square(const char *text, uint8_t *out)
{
    if (text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8')
        return false;
    *out = (uint8_t)ad_square(text[0] - 'a', text[1] - '1');
    return true;
}

static void put_square_name(struct wire_out *out, unsigned square)
{
    out->invalid |= square >= AD_SQUARES;
    wire_put_bytes(out, (char[]){(char)('a' + (square & 7)), (char)('1' + (square >> 3 & 7))}, 2);
}

bool wire_take_square(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                      char *member)
{
    const char *text;
    size_t len;

    (void)f;
    (void)x;
    if (!wire_take_string(in, value, &text, &len))
        return false;
    return len == 2 && find_square(text, (uint8_t *)member) ? true
                                                            : wire_refuse(in, WIRE_NO_SQUARE);
}

void wire_put_square(struct wire_out *out, const struct wire_field *f, const char *x,
                     const char *member)
{
    (void)f;
    (void)x;
    wire_put(out, "\"");
    put_square_name(out, *(const uint8_t *)member);
    wire_put(out, "\"");
}

/* "e1", or "+e1" if it was touched together with the one before. */
static bool take_touched(struct wire_in *in, const json_t *value, bool first, uint8_t *square,
                         bool *together)
{
    const char *text;
    size_t len;

    if (!wire_take_string(in, value, &text, &len))
        return false;
    *together = text[0] == '+';
    if (*together && first)
        return wire_refuse(in, WIRE_NO_SQUARE);
    text += *together;
    len -= *together;
    return len == 2 && find_square(text, square) ? true : wire_refuse(in, WIRE_NO_SQUARE);
}

bool wire_take_squares(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                       char *member)
{
    uint8_t *list = (uint8_t *)member;
    uint32_t together = 0;

    if (!wire_take_list(in, value, 0, (size_t)f->hi))
        return false;
    for (size_t i = 0; i < json_array_size(value); i++) {
        size_t here = wire_push_index(in, i);
        bool with;
        if (!take_touched(in, json_array_get(value, i), i == 0, &list[i], &with))
            return false;
        together |= (uint32_t)with << i;
        wire_pop(in, here);
    }
    wire_set(x + f->also, 1, (int64_t)json_array_size(value));
    wire_set(x + f->third, sizeof together, together);
    return true;
}

void wire_put_squares(struct wire_out *out, const struct wire_field *f, const char *x,
                      const char *member)
{
    const uint8_t *list = (const uint8_t *)member;
    unsigned count = *((const uint8_t *)x + f->also);
    uint64_t together = (uint64_t)wire_get(x + f->third, sizeof(uint32_t), false);

    if (count > f->hi || together & 1 || together >> count) {
        out->invalid = true;
        return;
    }
    out->invalid |= !wire_rest_is_zero(list, count, (size_t)f->hi);
    wire_put(out, "[");
    for (unsigned i = 0; i < count; i++) {
        wire_put(out, i ? ",\"" : "\"");
        wire_put(out, together >> i & 1 ? "+" : "");
        put_square_name(out, list[i]);
        wire_put(out, "\"");
    }
    wire_put(out, "]");
}

/* ---- acts ---- */

static const char letters[] = "-pnbrqk";

bool wire_no_act(const struct ad_act *act)
{
    return act->from == AD_NO_SQUARE && act->to == AD_NO_SQUARE && act->promotion == AD_EMPTY &&
           act->castling == AD_CASTLING_NONE;
}

static bool find_act(const char *text, size_t len, struct ad_act *out)
{
    struct ad_act act = {AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, AD_CASTLING_NONE};
    unsigned castling;
    const char *letter;

    if (wire_find_word(&wire_words_castling, text, &castling)) {
        act.castling = (uint8_t)castling;
        *out = act;
        return true;
    }
    if (len < 4 || len > 5 || !find_square(text, &act.from) || !find_square(text + 2, &act.to))
        return false;
    if (len == 5) {
        letter = strchr(letters + 1, text[4]);
        if (!letter)
            return false;
        act.promotion = (uint8_t)(letter - letters);
    }
    *out = act;
    return true;
}

bool wire_take_act(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                   char *member)
{
    const char *text;
    size_t len;

    if (!wire_take_string(in, value, &text, &len))
        return false;
    if (!find_act(text, len, (struct ad_act *)(void *)member))
        return wire_refuse(in, WIRE_NO_ACT);
    if (f->also)
        x[f->also] = 1;
    return true;
}

static void put_castling(struct wire_out *out, const struct ad_act *act)
{
    out->invalid |=
        act->from != AD_NO_SQUARE || act->to != AD_NO_SQUARE || act->promotion != AD_EMPTY;
    wire_put_word(out, wire_word(&wire_words_castling, act->castling));
}

void wire_put_act(struct wire_out *out, const struct wire_field *f, const char *x,
                  const char *member)
{
    const struct ad_act *act = (const struct ad_act *)(const void *)member;

    out->invalid |= f->also && x[f->also] != 1;
    if (act->castling != AD_CASTLING_NONE) {
        put_castling(out, act);
        return;
    }
    wire_put(out, "\"");
    put_square_name(out, act->from);
    put_square_name(out, act->to);
    out->invalid |= act->promotion > AD_KING;
    if (act->promotion != AD_EMPTY && act->promotion <= AD_KING)
        wire_put_bytes(out, &letters[act->promotion], 1);
    wire_put(out, "\"");
}

/* ---- moves and positions ---- */

bool wire_take_move(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                    char *member)
{
    const char *text;
    size_t len;
    uint8_t from, to;
    unsigned how;

    (void)f;
    (void)x;
    if (!wire_take_string(in, value, &text, &len))
        return false;
    if (len < 6 || !find_square(text, &from) || !find_square(text + 2, &to) || text[4] != ' ' ||
        !wire_find_word(&wire_words_how, text + 5, &how))
        return wire_refuse(in, WIRE_NO_MOVE);
    ad_move move = ad_move_make(from, to, (int)how);
    memcpy(member, &move, sizeof move);
    return true;
}

void wire_put_move(struct wire_out *out, const struct wire_field *f, const char *x,
                   const char *member)
{
    ad_move move;

    (void)f;
    (void)x;
    memcpy(&move, member, sizeof move);
    const char *how = wire_word(&wire_words_how, (unsigned)ad_move_how(move));
    out->invalid |= *how == '\0';
    wire_put(out, "\"");
    put_square_name(out, (unsigned)ad_move_from(move));
    put_square_name(out, (unsigned)ad_move_to(move));
    wire_put(out, " ");
    wire_put(out, how);
    wire_put(out, "\"");
}

bool wire_take_fen(struct wire_in *in, const struct wire_field *f, const json_t *value, char *x,
                   char *member)
{
    struct ad_position *out = (struct ad_position *)(void *)member;
    const char *text;
    size_t len;
    struct ad_setup setup;

    (void)x;
    if (!wire_take_string(in, value, &text, &len))
        return false;
    if (ad_fen_read(&setup, text, len, NULL) < 0 ||
        (f->hi ? ad_position_irregular(out, &setup) : ad_position_from(out, &setup)) != 0)
        return wire_refuse(in, WIRE_NO_POSITION);
    return true;
}

/* A position that a reader would not make again is our caller's mistake. */
void wire_put_fen(struct wire_out *out, const struct wire_field *f, const char *x,
                  const char *member)
{
    const struct ad_position *p = (const struct ad_position *)(const void *)member;
    char text[AD_FEN_MAX];
    struct ad_setup setup;
    struct ad_position again;

    (void)x;
    ad_position_setup(&setup, p);
    if ((f->hi ? ad_position_irregular(&again, &setup) : ad_position_from(&again, &setup)) != 0 ||
        memcmp(&again, p, sizeof again) != 0 || ad_fen_write(text, sizeof text, p, AD_FEN_X) < 0) {
        out->invalid = true;
        return;
    }
    wire_put_word(out, text);
}
