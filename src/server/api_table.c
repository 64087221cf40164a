/*
 * server/api_table.c -- what a player's table asks beyond commands: a table for two guests, a seat at
 * it, a move in words, and what time it is here.
 */
#include "server/call.h"

#include <sodium.h>
#include <stdio.h>

#include "adoube/fen.h"
#include "adoube/script.h"
#include "adoube/spoken.h"

enum { SEAT_DAYS = 7 };

/* ---- a table ---- */

/* White has the first seat. What is by lot is drawn here. */
struct asked {
    struct ad_table table;
    struct desk_player side[2];
    int own; /* whose seat the asker takes */
};

static void bad(struct call *c, const char *place, const char *detail)
{
    call_problem(c, PROBLEM_BAD_INPUT, detail, json_pack("{s:s+}", "place", "/", place));
}

static bool read_colour(struct call *c, int *out, const char *text)
{
    if (strcmp(text, "lot") == 0)
        *out = (int)randombytes_uniform(2);
    else if (strcmp(text, "white") == 0 || strcmp(text, "black") == 0)
        *out = *text == 'b';
    else
        bad(c, "colour", "white, black, lot");
    return strcmp(text, "lot") == 0 || strcmp(text, "white") == 0 || strcmp(text, "black") == 0;
}

static void draw_960(struct ad_position *out)
{
    struct ad_setup setup;
    uint64_t entropy;
    int number;

    do
        randombytes_buf(&entropy, sizeof entropy);
    while ((number = ad_chess960_draw(entropy)) < 0);
    ad_chess960_setup(&setup, number);
    ad_position_from(out, &setup);
}

/* What the edition leaves no room for is said in its words. */
static bool read_rules(struct call *c, struct ad_table *t, const char *edition, const char *time,
                       const char *variant)
{
    enum ad_edition e = ad_edition_find(edition, strlen(edition));
    struct ad_fit fit;
    char text[AD_FIT_TEXT_MAX];

    if (e == AD_NO_EDITION || e == AD_VI_NRW) {
        bad(c, "edition", "fide-2023, …");
        return false;
    }
    ad_table_init(t, e);
    if (ad_time_read(&t->time, time, strlen(time), NULL)) {
        bad(c, "time", "5:00+3, 90:00+30");
        return false;
    }
    t->format = (uint8_t)ad_time_format(e, &t->time);
    t->supervision = AD_UNSUPERVISED;
    t->chess960 = strcmp(variant, "chess960") == 0;
    if (e == AD_FIDE_2014)
        t->fill_from = AD_FIDE_2017;
    t->quickplay = t->time.period[0].increment_ms == 0 && t->time.period[0].delay_ms == 0;
    if (t->chess960)
        draw_960(&t->start);
    fit = ad_table_fit(t);
    if (!ad_fit_refused(fit))
        return true;
    bad(c, "time", ad_fit_text(text, sizeof text, fit, c->lang));
    return false;
}

static bool is_name(const char *name)
{
    return strlen(name) <= 120;
}

static bool read_asked(struct call *c, struct asked *out, const char *const value[6])
{
    *out = (struct asked){0};
    if (!read_colour(c, &out->own, value[0]) ||
        !read_rules(c, &out->table, value[1], value[2], value[3]))
        return false;
    if (!is_name(value[4]) || !is_name(value[5])) {
        bad(c, is_name(value[4]) ? "other" : "name", "1 … 120");
        return false;
    }
    for (int i = 0; i < 2; i++) {
        struct desk_player *player = &out->side[i == 0 ? out->own : !out->own];

        snprintf(player->name, sizeof player->name, "%s", value[4 + i]);
        people_guest_id(player->person);
    }
    return true;
}

static void put_seat(struct call *c, char cookie[CALL_COOKIE], const char *game, const char *token)
{
    char name[DESK_ID + 8];

    snprintf(name, sizeof name, "seat-%s", game);
    call_cookie(cookie, c, name, token, "/", SEAT_DAYS);
    c->extra[0] = (struct http_field){"Set-Cookie", cookie};
}

static void people_no(struct call *c, enum people_why why, const struct store_fault *fault)
{
    if (why == PEOPLE_SLOW)
        call_problem(c, PROBLEM_LIMIT,
                     c->lang == AD_DE ? "von dieser Adresse sind schon so viele Tische offen"
                                      : "so many tables are open from this address already",
                     NULL);
    else
        call_people_fault(c, why, fault);
}

static void open_table(struct call *c, const struct asked *a)
{
    char token[2][PEOPLE_TOKEN], id[2][DESK_ID], cookie[CALL_COOKIE], path[PEOPLE_TOKEN + 8];
    const char *peer = http_peer(c->http);
    struct people *people = c->server->people;
    struct store_fault store;
    struct desk_fault fault;
    struct desk_text game;
    enum people_why why = people_guest_room(people, peer, &store);

    if (why) {
        people_no(c, why, &store);
        return;
    }
    if (desk_free_open(c->server->desk, &game, &a->table, a->side, &fault)) {
        call_desk_fault(c, &fault, NULL);
        return;
    }
    for (int i = 0; i < 2; i++)
        snprintf(id[i], DESK_ID, "%.16s", a->side[i == 0 ? a->own : !a->own].person);
    why = people_guests(people, token, (const char(*)[DESK_ID])id, game.id, peer, &store);
    if (why) {
        people_no(c, why, &store);
    } else {
        put_seat(c, cookie, game.id, token[0]);
        snprintf(path, sizeof path, "/sit#%s", token[1]);
        call_json(c, 201,
                  json_pack("{s:s, s:s, s:s}", "game", game.id, "key", token[1], "path", path));
    }
    desk_text_free(&game);
}

void api_table_open(struct call *c)
{
    static const char *const fields[] = {"colour", "edition", "time", "variant", "name", "other"};
    const char *value[6];
    struct asked asked;
    json_t *body;

    if (!call_body(c, &body, fields, value, 6))
        return;
    if (read_asked(c, &asked, value))
        open_table(c, &asked);
    json_decref(body);
}

void api_table_sit(struct call *c)
{
    static const char *const fields[] = {"key"};
    char seat[PEOPLE_TOKEN], game[DESK_ID], cookie[CALL_COOKIE];
    struct store_fault fault;
    enum people_why why;
    const char *key;
    json_t *body;

    if (!call_body(c, &body, fields, &key, 1))
        return;
    why = people_guest_sit(c->server->people, seat, game, key, &fault);
    json_decref(body);
    if (why) {
        call_people_fault(c, why, &fault);
        return;
    }
    put_seat(c, cookie, game, seat);
    call_json(c, 200, json_pack("{s:s}", "game", game));
}

/* ---- a move in words ---- */

enum read { READ_FINE, READ_NOT, READ_FORBIDDEN };

struct words {
    const char *text, *does;
    enum ad_language lang;
    enum read read;
    enum ad_colour by;
    struct ad_act act;
};

static int only(uint64_t set)
{
    for (int square = 0; square < AD_SQUARES; square++)
        if (set == UINT64_C(1) << square)
            return square;
    return -1;
}

/* As it is said at the board, in German or English. An illegal one must name its man. */
static bool read_spoken(struct ad_act *out, const struct ad_position *p, const char *text)
{
    static const enum ad_language voices[] = {AD_DE, AD_EN};
    struct ad_reading r;

    for (unsigned i = 0; i < 2; i++) {
        enum ad_read verdict = ad_spoken_read(&r, p, text, strlen(text), voices[i]);

        if (verdict == AD_READ_UNREADABLE)
            continue;
        if (verdict == AD_READ_MOVE)
            *out = ad_act_of(r.move);
        else if (r.castling)
            *out = (struct ad_act){AD_NO_SQUARE, AD_NO_SQUARE, AD_EMPTY, r.castling};
        else if (only(r.from) >= 0 && r.to < AD_SQUARES)
            *out = (struct ad_act){(uint8_t)only(r.from), r.to, r.promotion, AD_CASTLING_NONE};
        else
            return false;
        return true;
    }
    return false;
}

/* In the position that it is about: what is written down may be the move just made. */
static void read_words(void *payload, const struct desk_view *v)
{
    struct words *w = payload;
    struct ad_position p = v->game->now;

    w->read = READ_FORBIDDEN;
    if (v->face != DESK_WHITE && v->face != DESK_BLACK)
        return;
    w->by = v->face == DESK_BLACK ? AD_BLACK : AD_WHITE;
    if (strcmp(w->does, "writes") == 0 && p.turn == w->by && v->game->count > 0 &&
        ad_act_read(&w->act, &p, w->text, strlen(w->text), w->lang) != AD_SCRIPT_FINE)
        ad_game_position(&p, v->game, v->game->count - 1);
    w->read = ad_act_read(&w->act, &p, w->text, strlen(w->text), w->lang) == AD_SCRIPT_FINE ||
                      read_spoken(&w->act, &p, w->text)
                  ? READ_FINE
                  : READ_NOT;
}

static void write_act(char out[8], struct ad_act act)
{
    static const char letters[] = "-pnbrqk";

    if (act.castling)
        snprintf(out, 8, "%s", act.castling == AD_CASTLING_SHORT ? "O-O" : "O-O-O");
    else
        snprintf(out, 8, "%c%c%c%c%.1s", 'a' + ad_file_of(act.from), '1' + ad_rank_of(act.from),
                 'a' + ad_file_of(act.to), '1' + ad_rank_of(act.to),
                 act.promotion ? &letters[act.promotion] : "");
}

/* The command that the words are, as if it had been sent. */
static void do_words(struct call *c, const struct words *w, const char *what)
{
    const char *command = call_command_id(c);
    struct desk_text out = {0};
    struct desk_fault fault;
    char act[8], *text;
    json_t *json;

    if (!command)
        return;
    write_act(act, w->act);
    json = json_pack("{s:i, s:s, s:s, s:s}", "v", 1, "kind", w->does, "by",
                     w->by == AD_WHITE ? "white" : "black", "act", act);
    if (*what)
        json_object_set_new(json, "what", json_string(what));
    if (strcmp(w->does, "announces") == 0 || strcmp(w->does, "repeats") == 0)
        json_object_set_new(json, "text", json_string(w->text));
    text = json_dumps(json, JSON_COMPACT);
    json_decref(json);
    if (!text)
        call_problem(c, PROBLEM_MEMORY, NULL, NULL);
    else if (desk_game_do(c->server->desk, &out, call_who(c), c->arg[0], command, DESK_ANY, text,
                          strlen(text), &fault))
        call_desk_fault(c, &fault, NULL);
    else
        call_text(c, &out);
    free(text);
}

void api_words(struct call *c)
{
    static const char *const fields[] = {"does", "what", "text"};
    const char *value[3];
    struct words w = {.lang = c->lang};
    struct desk_fault fault;
    json_t *body;

    if (!call_body(c, &body, fields, value, 3))
        return;
    w.does = value[0];
    w.text = value[2];
    if (desk_game_look(c->server->desk, call_who(c), c->arg[0], read_words, &w, &fault))
        call_desk_fault(c, &fault, NULL);
    else if (w.read == READ_FORBIDDEN)
        call_desk_fault(c, &(struct desk_fault){.why = DESK_FORBIDDEN}, NULL);
    else if (w.read == READ_NOT)
        bad(c, "text",
            c->lang == AD_DE ? "das ist nicht genau ein Zug: bitte mit dem Ausgangsfeld schreiben"
                             : "that is not one move: please write the square it comes from");
    else
        do_words(c, &w, value[1]);
    json_decref(body);
}

/* ---- the time ---- */

/* For clocks on pages: a page finds out how far its own is from this one. */
void api_time(struct call *c)
{
    call_json(c, 200, json_pack("{s:I}", "now_ms", (json_int_t)desk_now(c->server->desk)));
}
