/*
 * server/api_game.c -- games: opening, showing, what happened at the board.
 */
#include "server/call.h"

void api_games_list(struct call *c)
{
    const char *after = call_after(c);
    unsigned limit = after ? call_limit(c) : 0;
    struct desk_text out;
    struct desk_fault fault;

    if (limit == 0)
        return;
    if (desk_game_list(c->server->desk, &out, c->arg[0], after, limit, &fault))
        call_desk_fault(c, &fault, NULL);
    else
        call_text(c, &out);
}

void api_game_open(struct call *c)
{
    struct desk_text out;
    struct desk_fault fault;
    size_t len;
    const char *body = http_body(c->http, &len), *command = call_command_id(c);

    if (!command)
        return;
    if (desk_game_open(c->server->desk, &out, call_who(c), c->arg[0], command, body, len, &fault))
        call_desk_fault(c, &fault, NULL);
    else
        call_created(c, "/api/v1/games/", &out);
}

void api_game_show(struct call *c)
{
    struct desk_text out;
    struct desk_fault fault;

    if (desk_game_show(c->server->desk, &out, call_who(c), c->arg[0], &fault))
        call_desk_fault(c, &fault, NULL);
    else
        call_text(c, &out);
}

/* Late: the game as it is now goes along. */
static void refuse(struct call *c, const struct desk_fault *fault, struct desk_text *now)
{
    json_t *more = NULL;

    if (fault->why == DESK_CONFLICT && now->json)
        more = json_pack("{s:I, s:o}", "seq", (json_int_t)fault->seq, "game",
                         json_loadb(now->json, now->len, 0, NULL));
    desk_text_free(now);
    call_desk_fault(c, fault, more);
}

void api_game_do(struct call *c)
{
    struct desk_text out = {0};
    struct desk_fault fault;
    uint64_t expect;
    size_t len;
    const char *body = http_body(c->http, &len), *command = call_command_id(c);

    if (!command || !call_seq(c, "expect", DESK_ANY, &expect))
        return;
    if (desk_game_do(c->server->desk, &out, call_who(c), c->arg[0], command, expect, body, len,
                     &fault))
        refuse(c, &fault, &out);
    else
        call_text(c, &out);
}

/* ---- the record ---- */

enum { RECORD_MAX = 500 };

void api_game_record(struct call *c)
{
    struct desk_text out;
    struct desk_fault fault;
    uint64_t after;

    if (!call_seq(c, "after", 0, &after))
        return;
    if (desk_game_record(c->server->desk, &out, call_who(c), c->arg[0], after, RECORD_MAX, &fault))
        call_desk_fault(c, &fault, NULL);
    else
        call_text(c, &out);
}
