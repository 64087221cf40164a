/*
 * text/trf_head.c -- lines about the tournament, one text each, and the few that mean something:
 * rounds (142, XXR), first colour (152, XXC), colours of the boards (352).
 */
#include "text/trf.h"

static bool read_rounds(struct trf_reader *r, const struct trf_row *row, struct ad_span value)
{
    int rounds = ad__trf_number(value, AD_ROUNDS_MAX);
    struct ad_tournament *t = &r->out->t;

    if (rounds <= 0)
        return ad__trf_fail(r, AD_TRF_ROUND, row->line, 5);
    if (t->rounds && t->rounds != (unsigned)rounds)
        ad__trf_note(r, AD_TRF_TWICE, row->line, 5);
    else
        t->rounds = (unsigned)rounds;
    return true;
}

static void set_first(struct trf_reader *r, const struct trf_row *row, char first)
{
    struct ad_tournament *t = &r->out->t;

    if (t->first && t->first != first)
        ad__trf_note(r, AD_TRF_TWICE, row->line, 5);
    else
        t->first = first;
}

static bool read_first(struct trf_reader *r, const struct trf_row *row, struct ad_span value)
{
    char c = ad__trf_upper(value.at[0]);

    if (!ad__trf_is(value, "W") && !ad__trf_is(value, "B") && !ad__trf_is(value, "white1") &&
        !ad__trf_is(value, "black1"))
        return ad__trf_fail(r, AD_TRF_FIRST_COLOUR, row->line, 5);
    set_first(r, row, c == 'W' ? 'w' : 'b');
    return true;
}

static bool read_boards(struct trf_reader *r, const struct trf_row *row, struct ad_span value)
{
    struct ad_trf *out = r->out;

    if (value.len >= sizeof out->board_colours)
        return ad__trf_fail(r, AD_TRF_BOARDS, row->line, 5);
    for (size_t i = 0; i < value.len; i++) {
        out->board_colours[i] = ad__trf_upper(value.at[i]);
        if (out->board_colours[i] != 'W' && out->board_colours[i] != 'B')
            return ad__trf_fail(r, AD_TRF_BOARDS, row->line, 5 + (unsigned)i);
    }
    out->board_colours[value.len] = '\0';
    return true;
}

/* Words we do not know stay: the line is written back beside what we made of it. */
static void read_config(struct trf_reader *r, struct trf_row *row)
{
    struct trf_line line;
    struct ad_span word;
    size_t at = 3;

    ad__trf_line(&line, row->text, row->line);
    while ((word = ad__trf_word(&line, &at)).len > 0) {
        if (ad__trf_is(word, "white1") || ad__trf_is(word, "black1"))
            set_first(r, row, ad__trf_is(word, "white1") ? 'w' : 'b');
        else if (!ad__trf_is(word, "rank")) {
            ad__trf_note(r, AD_TRF_UNKNOWN, row->line, ad__trf_column(&line, word.at));
            row->keep = true;
        }
    }
}

static bool read_head(struct trf_reader *r, struct trf_row *row)
{
    struct ad_span all = {row->text.at + 3, row->text.len - 3}, value = ad__trf_trim(all);
    struct ad_span *head = &r->out->head[row->head];

    if (value.len == 0)
        return true;
    if (all.at[0] != ' ' && all.at[0] != '\t')
        ad__trf_note(r, AD_TRF_NO_SPACE, row->line, 4);
    if (row->head == AD_TRF_ROUNDS && !read_rounds(r, row, value))
        return false;
    if (row->head == AD_TRF_FIRST && !read_first(r, row, value))
        return false;
    if (row->head == AD_TRF_BOARD_COLOURS && head->len == 0 && !read_boards(r, row, value))
        return false;
    if (head->len > 0) /* more deputies, mostly */
        row->keep = row->head != AD_TRF_ROUNDS && row->head != AD_TRF_FIRST &&
                    row->head != AD_TRF_GAME_POINTS;
    else if (row->head == AD_TRF_DATES && all.at[0] == ' ') /* its columns count */
        *head = (struct ad_span){all.at + 1, all.len - 1};
    else
        *head = value;
    return true;
}

bool ad__trf_heads(struct trf_reader *r)
{
    r->match_scoring = (struct ad_scoring){.win = {20, 20},
                                           .draw = {10, 10},
                                           .forfeit_win = 20,
                                           .full_bye = 20,
                                           .half_bye = 10,
                                           .pairing_bye = 10}; /* C.04.6: as a draw */
    for (unsigned i = 0; i < r->row_count; i++) {
        struct trf_row *row = &r->rows[i];
        struct ad_span rest = {row->text.at + 3, row->text.len >= 3 ? row->text.len - 3 : 0};

        r->has_310 |= row->kind == TRF_310;
        r->has_teams |= row->kind == TRF_310 || row->kind == TRF_013;
        row->keep |= row->kind >= TRF_299 && row->kind != TRF_013 && row->kind != TRF_310;
        if (row->kind == TRF_HEAD && !read_head(r, row))
            return false;
        if (row->kind == TRF_XXR && !read_rounds(r, row, ad__trf_trim(rest)))
            return false;
        if (row->kind == TRF_XXC)
            read_config(r, row);
    }
    ad__trf_system(r);
    return ad__trf_scoring(r);
}
