/*
 * server/file_pgn.c -- games that were played here and are over, as PGN.
 *
 * A game that is over shows the same to everybody. From an illegal move that stood on there is nothing
 * that PGN could say: there the moves end, and a comment says so.
 */
#include "server/file.h"

#include <stdio.h>
#include <stdlib.h>

#include "adoube/fen.h"
#include "adoube/pgn.h"
#include "core/names.h"

struct writing {
    struct call *c;
    const struct desk_event *event;
    FILE *out;
    struct ad_pgn_writer w;
    char buffer[2 * AD_PGN_WINDOW_MIN];
    bool failed;
};

static void note(struct writing *p, int status)
{
    p->failed = p->failed || status < 0;
    fwrite(p->buffer, 1, p->w.len, p->out);
    p->w.len = 0;
}

/* PGN knows three results. */
static enum ad_pgn_result result_of(const struct ad_result *r)
{
    bool over = r->kind == AD_RESULT_PLAYED || r->kind == AD_RESULT_FORFEIT;

    return over ? ad_pgn_result_of(r->points[0], r->points[1]) : AD_PGN_UNKNOWN;
}

static void write_tags(struct writing *p, const struct desk_view *v)
{
    const struct ad_table *t = &v->game->table;
    char date[16] = "????.??.??", round[24], fen[AD_FEN_MAX];
    struct ad_position standard;
    struct ad_pgn_tag tags[10];
    size_t n = 0;

    if (p->event->from != AD_NO_DATE && p->event->from == p->event->to) {
        struct ad_day d = ad_date_split(p->event->from);

        snprintf(date, sizeof date, "%04d.%02u.%02u", d.year, d.month, d.day);
    }
    snprintf(round, sizeof round, "%u.%u", v->round, v->board);
    tags[n++] = (struct ad_pgn_tag){"Event", p->event->name};
    tags[n++] = (struct ad_pgn_tag){"Site", *p->event->place ? p->event->place : "?"};
    tags[n++] = (struct ad_pgn_tag){"Date", date};
    tags[n++] = (struct ad_pgn_tag){"Round", v->round ? round : "?"};
    for (int side = AD_WHITE; side <= AD_BLACK; side++)
        tags[n++] = (struct ad_pgn_tag){side == AD_WHITE ? "White" : "Black",
                                        *v->side[side].name ? v->side[side].name : "?"};
    tags[n++] = (struct ad_pgn_tag){"Result", ad_pgn_result_text(result_of(&v->game->result))};
    ad_position_start(&standard);
    if (memcmp(&standard, &t->start, sizeof standard) != 0) {
        ad_fen_write(fen, sizeof fen, &t->start, t->chess960 ? AD_FEN_SHREDDER : AD_FEN_X);
        tags[n++] = (struct ad_pgn_tag){"SetUp", "1"};
        tags[n++] = (struct ad_pgn_tag){"FEN", fen};
    }
    note(p, ad_pgn_write_tags(&p->w, tags, n));
}

static void write_moves(struct writing *p, const struct ad_game *g)
{
    static const char stood[] = "an illegal move stood here; the rest is in the record";
    struct ad_position at;

    for (uint32_t n = 1; n <= g->count; n++) {
        const struct ad_ply *ply = ad_game_ply(g, n);

        if (ply->move == AD_NO_MOVE || !ad_game_position(&at, g, n - 1)) {
            note(p, ad_pgn_write_comment(&p->w, stood, strlen(stood), false));
            return;
        }
        note(p, ad_pgn_write_move(&p->w, &at, ply->move));
    }
}

static void write_game(void *payload, const struct desk_view *v)
{
    struct writing *p = payload;

    ad_pgn_writer_start(&p->w, p->buffer, sizeof p->buffer);
    write_tags(p, v);
    write_moves(p, v->game);
    note(p, ad_pgn_write_end(&p->w, result_of(&v->game->result)));
    fputc('\n', p->out);
}

struct games {
    struct desk_listed *game;
    size_t count, room;
    bool failed;
};

static void take_game(void *payload, const struct desk_listed *one)
{
    struct games *g = payload;

    if (one->result.kind == AD_RESULT_NONE)
        return;
    if (g->count == g->room) {
        size_t room = g->room ? 2 * g->room : 64;
        void *more = realloc(g->game, room * sizeof *g->game);

        g->failed |= !more;
        if (!more)
            return;
        g->game = more;
        g->room = room;
    }
    g->game[g->count++] = *one;
}

static int by_board(const void *left, const void *right)
{
    const struct desk_listed *a = left, *b = right;

    return a->round != b->round ? a->round - b->round : a->board - b->board;
}

static enum desk_why list(struct games *out, struct call *c, struct desk_fault *fault)
{
    char after[DESK_ID] = "", next[DESK_ID];
    enum desk_why why;

    do {
        why = desk_game_each(c->server->desk, next, c->arg[0], after, 200, take_game, out, fault);
        memcpy(after, next, sizeof after);
    } while (!why && *next);
    if (out->count)
        qsort(out->game, out->count, sizeof *out->game, by_board);
    return why;
}

bool file_pgn(struct file *out, struct call *c)
{
    struct writing *p = calloc(1, sizeof *p);
    struct games games = {0};
    struct desk_fault fault = {.why = DESK_NO_MEMORY};
    struct desk_event event;
    bool made = false;

    if (p)
        p->out = open_memstream(&out->bytes, &out->len);
    if (p && p->out && !desk_event_look(c->server->desk, &event, c->arg[0], &fault) &&
        !list(&games, c, &fault)) {
        p->c = c;
        p->event = &event;
        made = !games.failed;
        for (size_t i = 0; i < games.count; i++)
            desk_game_look(c->server->desk, "", games.game[i].game, write_game, p, NULL);
        made = made && !p->failed;
    }
    if (p && p->out)
        fclose(p->out);
    if (!made)
        call_desk_fault(c, &fault, NULL);
    out->type = "application/vnd.chess-pgn; charset=utf-8";
    free(games.game);
    free(p);
    return made;
}
