/*
 * server/api_tour.c -- the tournament of an event: looking at it, and commands to it.
 */
#include "server/call.h"

#include "desk/tour.h"
#include "tournament/names.h"

void api_tour_show(struct call *c)
{
    struct desk_text out;
    struct desk_fault fault;

    if (desk_tour_show(c->server->desk, &out, call_who(c), c->arg[0], &fault))
        call_desk_fault(c, &fault, NULL);
    else
        call_text(c, &out);
}

/* ---- no ---- */

static json_t *warnings(const struct ad_tour_verdict *v, enum ad_language lang)
{
    json_t *list = json_array();

    for (enum ad_tour_warning w = 0; w < AD_TOUR_WARNINGS; w++)
        if (v->warned >> w & 1)
            json_array_append_new(list,
                                  json_pack("{s:s, s:i, s:s, s:b}", "name", ad_tour_warning_name(w),
                                            "level", (int)ad_tour_warning_level(w), "text",
                                            ad_tour_warning_text(w, lang), "locked",
                                            v->code == AD_TOUR_LOCKED && v->missing >> w & 1));
    return list;
}

/* What it is about, as far as that is told. */
static json_t *place(const struct ad_tour_at *at)
{
    const struct {
        const char *name;
        unsigned value;
    } parts[] = {
        {"who", at->who}, {"other", at->other}, {"round", at->round}, {"board", at->board}};
    json_t *out = json_object();

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (parts[i].value)
            json_object_set_new(out, parts[i].name, json_integer(parts[i].value));
    return out;
}

static void refuse(struct call *c, const struct desk_fault *f)
{
    const struct ad_tour_verdict *v = &f->tour;
    const char *text = ad_tour_code_text(v->code, c->lang);
    json_t *more =
        json_pack("{s:s, s:s, s:i, s:o, s:o}", "code", ad_tour_code_name(v->code), "text", text,
                  "nth", (int)f->nth, "where", place(&v->where), "warnings", warnings(v, c->lang));

    call_problem(c, v->code == AD_TOUR_CONFIRM ? PROBLEM_CONFIRM : PROBLEM_REFUSED, text, more);
}

/* Late: the tournament as it is now goes along. */
static void late(struct call *c, const struct desk_fault *f, const struct desk_text *now)
{
    json_t *more = NULL;

    if (now->json)
        more = json_pack("{s:I, s:o}", "seq", (json_int_t)f->seq, "tournament",
                         json_loadb(now->json, now->len, 0, NULL));
    call_desk_fault(c, f, more);
}

void api_tour_do(struct call *c)
{
    struct desk_text out = {0};
    struct desk_fault fault;
    uint64_t expect;
    size_t len;
    const char *body = http_body(c->http, &len), *command = call_command_id(c);
    enum desk_why why;

    if (!command || !call_seq(c, "expect", DESK_ANY, &expect))
        return;
    why = desk_tour_do(c->server->desk, &out, call_who(c), c->arg[0], command, expect, body, len,
                       &fault);
    if (!why)
        call_text(c, &out);
    else if (why == DESK_REFUSED)
        refuse(c, &fault);
    else
        late(c, &fault, &out);
    desk_text_free(&out);
}
