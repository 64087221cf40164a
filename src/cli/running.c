/*
 * cli/running.c -- a tournament in a report file while it is run.
 */
#include "cli/running.h"
#include "cli/text.h"
#include "tournament/names.h"

#include <stdlib.h>
#include <string.h>

/* ---- opening ---- */

/* The names of warnings behind --confirm, parted by commas. */
static enum cli_exit read_confirmed(struct running *r, const struct cli *c)
{
    char quoted[CLI_QUOTE], names[1024] = "", guess[64];

    for (const char *at = c->confirm ? c->confirm : ""; *at; at += *at == ',') {
        size_t len = strcspn(at, ",");
        enum ad_tour_warning w = ad_tour_warning_find(at, len);

        if (w == AD_TOUR_WARNINGS) {
            for (unsigned i = 0; i < AD_TOUR_WARNINGS; i++)
                snprintf(names + strlen(names), sizeof names - strlen(names), "%s ",
                         ad_tour_warning_name((enum ad_tour_warning)i));
            cli_quote(quoted, at, len);
            cli_nearest(guess, sizeof guess, quoted, names);
            cli_say(c, NULL, *guess ? W_NO_WARNING_BUT : W_NO_WARNING, quoted, guess);
            return CLI_BAD_INPUT;
        }
        r->confirmed |= 1u << w;
        at += len;
    }
    return CLI_OK;
}

/* Room for one more entry or player of a team, and for one more round where none are announced. */
static enum cli_exit take_memory(struct running *r, const struct cli *c)
{
    const struct ad_trf *trf = &r->e.trf;
    struct ad_tour_room room = ad_trf_tour_room(trf);
    size_t bytes;

    if (room.rounds == r->e.t->played && room.rounds < AD_ROUNDS_MAX)
        room.rounds++;
    room.entries++;
    room.players += trf->team_event;
    bytes = ad_tour_room_bytes(&room);
    r->state = malloc(bytes);
    r->scratch = malloc(ad_trf_tour_memory(trf));
    r->events.cap = 2 * trf->t.count + 16;
    r->events.event = calloc(r->events.cap, sizeof *r->events.event);
    if (!r->state || !r->scratch || !r->events.event)
        return cli_no_memory(c);
    return ad_tour_room_init(&r->tour, &room, r->state, bytes) < 0 ? CLI_LIMIT : CLI_OK;
}

enum cli_exit running_take(struct running *r, const struct cli *c, const char *file,
                           const struct event *e)
{
    enum cli_exit status;

    *r = (struct running){.e = *e, .file = file};
    r->e.t = e->t == &e->trf.t ? &r->e.trf.t : &r->e.trf.teams;
    status = read_confirmed(r, c);
    if (!status)
        status = take_memory(r, c);
    if (status)
        return status;
    if (ad_trf_tour_read(&r->tour, &r->e.trf, NULL, NULL, r->scratch,
                         ad_trf_tour_memory(&r->e.trf)) == 0)
        return CLI_OK;
    cli_say(c, &(struct cli_place){.name = r->e.name}, W_CANNOT_RUN);
    return CLI_BAD_INPUT;
}

enum cli_exit running_open(struct running *r, const struct cli *c, const char *file)
{
    struct event e;
    enum cli_exit status = event_read(&e, c, file);

    if (!status)
        return running_take(r, c, file, &e);
    *r = (struct running){.e = e};
    return status;
}

void running_release(struct running *r)
{
    free(r->state);
    free(r->scratch);
    free(r->arena);
    free(r->events.event);
    event_release(&r->e);
}

enum cli_exit running_run(const struct cli *c, int file, int least, int most, running_fn *what)
{
    struct running r;
    enum cli_exit status;

    if (c->operands < file + least)
        return cli_missing_operand(c);
    if (c->operands - file > most)
        return cli_refuse_operand(c, c->operand[file + most]);
    status = running_open(&r, c, c->operand[file]);
    if (!status)
        status = what(&r, c, c->operand + file + 1);
    running_release(&r);
    return status;
}

/* ---- commands ---- */

static const char *name_of(char out[EVENT_NAME], const struct running *r, unsigned place)
{
    const struct ad_tour_entry *entry = &r->tour.entry[place - 1];

    if (entry->id > r->e.t->count)
        snprintf(out, EVENT_NAME, "%.*s", (int)r->added.name.len, r->added.name.at);
    else
        event_player(out, &r->e, entry->id - 1);
    return out;
}

/* "round 2, board 3, Weiß, Jörg – Falk, Udo", as far as it is known. */
static void add_where(struct text *out, const struct cli *c, const struct running *r,
                      const struct ad_tour_at *at)
{
    const char *between = " (";
    char name[EVENT_NAME];

    if (at->round) {
        text_addf(out, "%s%s %u", between, cli_text(c, W_LOWER_ROUND), at->round);
        between = ", ";
    }
    if (at->board) {
        text_addf(out, "%s%s %u", between, cli_text(c, W_LOWER_BOARD), at->board);
        between = ", ";
    }
    if (at->who && at->who <= r->tour.count) {
        text_addf(out, "%s%s", between, name_of(name, r, at->who));
        between = ", ";
        if (at->other && at->other <= r->tour.count)
            text_addf(out, " – %s", name_of(name, r, at->other));
    }
    if (at->count > 1)
        text_addf(out, "%s%u×", between, at->count);
    if (*between == ',' || at->count > 1)
        text_addf(out, ")");
    text_add(out, "", 1);
}

static void say_where(const struct running *r, const struct cli *c, const struct cli_place *place,
                      enum cli_word word, const char *text, const struct ad_tour_at *at,
                      const char *name)
{
    struct text where = {0};

    add_where(&where, c, r, at);
    if (!where.failed)
        cli_say(c, place, word, text, where.at, name);
    text_release(&where);
}

static void say_warnings(const struct running *r, const struct cli *c,
                         const struct cli_place *place)
{
    const struct ad_tour_verdict *v = &r->events.verdict;

    for (unsigned i = 0; i < AD_TOUR_WARNINGS; i++) {
        enum ad_tour_warning w = (enum ad_tour_warning)i;
        bool missing = v->missing >> i & 1;

        if (!(v->warned >> i & 1) || (c->quiet && !missing))
            continue;
        say_where(r, c, place,
                  !missing                    ? W_NOTE_TEXT_2
                  : v->code == AD_TOUR_LOCKED ? W_TOUR_LOCKED
                                              : W_TOUR_CONFIRM,
                  ad_tour_warning_text(w, c->lang), &v->at[i], ad_tour_warning_name(w));
    }
}

/* What was named is not there, or is none; everything else is against the rules. */
static enum cli_exit exit_of(enum ad_tour_code code)
{
    switch (code) {
    case AD_TOUR_OK: return CLI_OK;
    case AD_TOUR_NOBODY:
    case AD_TOUR_NOT_OF_TEAM:
    case AD_TOUR_LETTER:
    case AD_TOUR_NO_ROUND:
    case AD_TOUR_NO_BOARD:
    case AD_TOUR_NO_RESULT:
    case AD_TOUR_TWICE:
    case AD_TOUR_UNPAIRED_ONE:
    case AD_TOUR_BYES:
    case AD_TOUR_SYSTEM:
    case AD_TOUR_NO_REASON: return CLI_BAD_INPUT;
    case AD_TOUR_CONFIRM:
    case AD_TOUR_LOCKED:
    case AD_TOUR_PHASE:
    case AD_TOUR_STARTED:
    case AD_TOUR_SCORING:
    case AD_TOUR_ENTERED:
    case AD_TOUR_AWAY:
    case AD_TOUR_IS_IN:
    case AD_TOUR_IS_PAIRED:
    case AD_TOUR_HAS_RESULT:
    case AD_TOUR_SAME_RESULT:
    case AD_TOUR_OVER:
    case AD_TOUR_FEW:
    case AD_TOUR_IMPOSSIBLE:
    case AD_TOUR_LEVEL:
    case AD_TOUR_CLOSED:
    case AD_TOUR_CODES: break;
    }
    return CLI_NO;
}

/* Pairs in as much memory as the fast way takes, else the plain one. */
static int decide(struct running *r, const struct ad_tour_cmd *cmd)
{
    int error = AD_EFULL;

    for (unsigned i = 0; i < 2 && error == AD_EFULL; i++) {
        size_t bytes = ad_tour_memory(&r->tour, i ? AD_SWISS_PLAIN : (enum ad_swiss_way)cmd->way);

        free(r->scratch);
        r->scratch = malloc(bytes);
        if (r->scratch)
            error = ad_tour_decide(&r->events, &r->tour, cmd, r->scratch, bytes);
    }
    return error;
}

enum cli_exit running_do(struct running *r, const struct cli *c, struct ad_tour_cmd *cmd,
                         const struct cli_place *place)
{
    const struct ad_tour_verdict *v = &r->events.verdict;
    const struct cli_place whole = {.name = r->e.name};
    int error;

    cmd->confirmed = r->confirmed;
    cmd->note = c->reason != NULL;
    error = decide(r, cmd);
    for (unsigned i = 0; !error && i < r->events.count; i++)
        error = ad_tour_apply(&r->tour, &r->events.event[i]);
    if (error) {
        cli_say(c, place ? place : &whole, W_TEXT, ad_err_text(error, c->lang));
        return error == AD_EFULL ? CLI_LIMIT : CLI_FAULT;
    }
    say_warnings(r, c, place ? place : &whole);
    if (v->code && !v->missing)
        say_where(r, c, place ? place : &whole, W_TEXT_2, ad_tour_code_text(v->code, c->lang),
                  &v->where, "");
    return exit_of(v->code);
}

/* ---- writing ---- */

enum cli_exit running_put(struct running *r, const struct cli *c, const char *log)
{
    size_t len = ad_trf_tour_bytes(&r->e.trf, &r->tour);

    r->arena = malloc(len);
    if (!r->arena)
        return cli_no_memory(c);
    return ad_trf_tour_write(&r->after, &r->e.trf, &r->tour, &r->added, log, r->arena, len) < 0
               ? CLI_FAULT
               : CLI_OK;
}

enum cli_exit running_write(const struct running *r, const struct cli *c, const char *file)
{
    return event_write(c, &r->after, r->e.form, file);
}

enum cli_exit running_save(struct running *r, const struct cli *c, const char *log)
{
    enum cli_exit status = running_put(r, c, log);

    return status ? status : running_write(r, c, r->file);
}

/* ---- operands ---- */

static enum cli_exit read_operand(uint16_t *out, const struct cli *c, const char *text,
                                  enum cli_word what, uint64_t max)
{
    char quoted[CLI_QUOTE];
    uint64_t n;

    if (cli_read_number(&n, text, strlen(text), 1, max)) {
        *out = (uint16_t)n;
        return CLI_OK;
    }
    cli_say(c, NULL, what, cli_quote(quoted, text, strlen(text)));
    return CLI_BAD_INPUT;
}

enum cli_exit running_numbered(uint16_t *out, const struct running *r, const struct cli *c,
                               unsigned number)
{
    *out = (uint16_t)ad_tour_numbered(&r->tour, number);
    if (*out)
        return CLI_OK;
    cli_say(c, &(struct cli_place){.name = r->e.name},
            r->tour.rules.boards ? W_NO_SUCH_TEAM : W_NO_SUCH_PLAYER, number);
    return CLI_BAD_INPUT;
}

enum cli_exit running_who(uint16_t *out, const struct running *r, const struct cli *c,
                          const char *number)
{
    enum cli_exit status = read_operand(out, c, number, W_NOT_A_NUMBER, AD_ENTRANTS_MAX);

    return status ? status : running_numbered(out, r, c, *out);
}

enum cli_exit running_round(uint16_t *out, const struct cli *c, const char *round)
{
    return read_operand(out, c, round, W_NOT_A_ROUND, AD_ROUNDS_MAX);
}
