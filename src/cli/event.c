/*
 * cli/event.c -- a tournament file: read, and what is wrong with it told.
 */
#include "base/utf8.h"
#include "cli/event.h"
#include "cli/output.h"
#include "cli/text.h"
#include "text/names.h"
#include "tournament/names.h"

#include <stdlib.h>
#include <string.h>

/* Who came with the extensions of TRF16 goes with them. */
static enum ad_trf_form form_of(const char *text)
{
    for (; text; text = strpbrk(text, "\r\n")) {
        text += strspn(text, "\r\n");
        if (strncmp(text, "XX", 2) == 0 || strncmp(text, "BB", 2) == 0)
            return AD_TRF16;
    }
    return AD_TRF26;
}

/* The reader lets nothing through that the library would stumble over; if it does, that is ours. */
static enum cli_exit check_record(const struct event *e, const struct cli *c)
{
    uint8_t *seen = calloc(1, AD_ENTRANTS_MAX + 1);
    struct ad_tournament_fault fault;
    enum ad_tournament_bad why;

    if (!seen)
        return cli_no_memory(c);
    why = ad_tournament_check(&fault, e->t, seen);
    free(seen);
    if (!why)
        return CLI_OK;
    cli_say(c,
            &(struct cli_place){e->name, e->t == &e->trf.t ? e->trf.players[fault.who].line : 0,
                                92 + 10 * (uint64_t)fault.round},
            W_TEXT, ad_tournament_bad_text(why, c->lang));
    return CLI_BAD_INPUT;
}

static enum cli_exit read_text(struct event *e, const struct cli *c, const char *text, size_t len)
{
    size_t bytes = ad_trf_bytes(text, len);

    e->arena = malloc(bytes ? bytes : 1);
    if (!e->arena)
        return cli_no_memory(c);
    if (ad_trf_read(&e->trf, &e->fault, text, len, e->arena, bytes) < 0)
        return CLI_BAD_INPUT;
    e->form = form_of(text);
    e->t = e->trf.team_event && e->trf.teams.count > 0 ? &e->trf.teams : &e->trf.t;
    return check_record(e, c);
}

enum cli_exit event_load(struct event *e, const struct cli *c, const char *file)
{
    char *text;
    size_t len;
    enum cli_exit status;

    *e = (struct event){.name = cli_file_name(c, file)};
    status = cli_read_file(c, &text, &len, file);
    if (status)
        return status;
    status = read_text(e, c, text, len);
    free(text);
    return status;
}

void event_say_fault(const struct event *e, const struct cli *c)
{
    if (e->fault.why)
        cli_say(c, &(struct cli_place){e->name, e->fault.line, e->fault.column}, W_TEXT,
                ad_trf_why_text(e->fault.why, c->lang));
}

/* ---- what was forgiven ---- */

static unsigned count_alike(const struct event_note *from, const struct event_note *end,
                            const char *text)
{
    unsigned n = 0;

    for (; from < end; from++)
        n += from->text == text;
    return n;
}

/* All behind `first` that say the same, in one line. */
static void say_alike(const struct cli *c, const char *name, const struct event_note *first,
                      const struct event_note *end)
{
    struct text places = {0};

    for (const struct event_note *n = first + 1; n < end; n++) {
        if (n->text != first->text)
            continue;
        text_addf(&places, "%s%u", places.len ? ", " : "", n->line);
        if (n->column)
            text_addf(&places, ":%u", n->column);
    }
    text_add(&places, "", 1);
    if (!places.failed)
        cli_say(c, &(struct cli_place){.name = name}, W_SAME_NOTES, places.at);
    text_release(&places);
}

/* A file with one fault of a kind often has it on every line. */
void event_say_notes(const struct cli *c, const char *name, const struct event_note *notes,
                     unsigned count, unsigned all)
{
    enum { EACH = 5 };
    const struct event_note *end = notes + count;

    for (const struct event_note *n = notes; n < end; n++) {
        bool many = count_alike(notes, end, n->text) > EACH;

        if (many && count_alike(notes, n, n->text) > 0)
            continue;
        cli_say(c, &(struct cli_place){name, n->line, n->column}, W_NOTE_TEXT, n->text);
        if (many)
            say_alike(c, name, n, end);
    }
    if (all > count)
        cli_say(c, &(struct cli_place){.name = name}, W_MORE_NOTES, all - count);
}

static void say_notes(const struct event *e, const struct cli *c)
{
    struct event_note notes[AD_TRF_NOTES_MAX];

    for (unsigned i = 0; i < e->trf.note_count; i++) {
        const struct ad_trf_note *n = &e->trf.notes[i];

        notes[i] = (struct event_note){ad_trf_why_text(n->why, c->lang), n->line, n->column};
    }
    event_say_notes(c, e->name, notes, e->trf.note_count, e->trf.notes_all);
}

/* ---- reading for a command ---- */

enum cli_exit event_read(struct event *e, const struct cli *c, const char *file)
{
    enum cli_exit status = event_load(e, c, file);

    if (status)
        event_say_fault(e, c);
    else if (!c->quiet)
        say_notes(e, c);
    return status;
}

enum cli_exit event_read_only(struct event *e, const struct cli *c)
{
    *e = (struct event){0};
    if (c->operands != 1)
        return c->operands ? cli_refuse_operand(c, c->operand[1]) : cli_missing_operand(c);
    return event_read(e, c, c->operand[0]);
}

void event_release(struct event *e)
{
    free(e->arena);
    e->arena = NULL;
}

enum cli_exit event_write(const struct cli *c, const struct ad_trf *trf, enum ad_trf_form form,
                          const char *file)
{
    struct output out;
    size_t cap = ad_trf_length(trf, form);
    char *text = malloc(cap);
    enum cli_exit status;
    int len;

    if (!text)
        return cli_no_memory(c);
    len = ad_trf_write(text, cap, trf, form);
    status = len < 0 ? CLI_FAULT : output_open(&out, c, file);
    if (!status) {
        bool whole = output_write(&out, c, text, (size_t)len);
        status = output_close(&out, c, whole);
        status = whole ? status : CLI_FILE;
    }
    free(text);
    return status;
}

static void say_other_system(const struct event *e, const struct cli *c)
{
    const struct ad_span *code = &e->trf.head[AD_TRF_CODE], *type = &e->trf.head[AD_TRF_TYPE];
    const struct ad_span *said = code->len > 0 ? code : type;
    char quoted[CLI_QUOTE];

    cli_say(c, &(struct cli_place){.name = e->name}, W_PAIR_OTHER,
            cli_quote(quoted, said->at ? said->at : "", said->len));
}

enum cli_exit event_choose_system(const struct event *e, const struct cli *c)
{
    const struct cli_place place = {.name = e->name};
    bool teams = e->t->teams;

    if (c->rules && strcmp(c->rules, "2017") == 0 && teams) {
        cli_say(c, &place, W_BAD_RULES, "2017", "2026");
        return CLI_BAD_INPUT;
    }
    if (c->rules && strcmp(c->rules, "2017") == 0)
        e->t->system = AD_SWISS_DUTCH_2017;
    else if (c->rules)
        e->t->system = teams ? AD_SWISS_TEAM_2026 : AD_SWISS_DUTCH_2026;
    switch (e->t->system) {
    case AD_SWISS_DUTCH_2026:
    case AD_SWISS_DUTCH_2017:
    case AD_SWISS_TEAM_2026: return CLI_OK;
    case AD_ROUND_ROBIN: cli_say(c, &place, W_PAIR_ROBIN); break;
    case AD_KNOCKOUT: cli_say(c, &place, W_PAIR_KNOCKOUT); break;
    case AD_OTHER_SYSTEM: say_other_system(e, c); break;
    }
    return CLI_BAD_INPUT;
}

/* ---- names and numbers ---- */

/* Cut between two characters. */
static const char *keep(char out[EVENT_NAME], const char *text, size_t len)
{
    len = ad__utf8_cut(text, len, EVENT_NAME - 1);
    if (len > 0)
        memcpy(out, text, len);
    out[len] = '\0';
    return out;
}

const char *event_player(char out[EVENT_NAME], const struct event *e, unsigned place)
{
    const struct ad_span *name =
        e->t == &e->trf.teams ? &e->trf.team[place].name : &e->trf.players[place].name;

    return keep(out, name->at, name->len);
}

const char *event_title(char out[EVENT_NAME], const struct event *e)
{
    const struct ad_span *name = &e->trf.head[AD_TRF_NAME];

    return name->len > 0 ? keep(out, name->at, name->len) : keep(out, e->name, strlen(e->name));
}

const char *event_points(char out[16], ad_points points)
{
    int size = points < 0 ? -points : points;

    snprintf(out, 16, "%s%d.%d", points < 0 ? "-" : "", size / 10, size % 10);
    return out;
}

unsigned event_open_games(const struct ad_tournament *t, unsigned round)
{
    unsigned n = 0;

    for (unsigned i = 0; i < t->count; i++) {
        const struct ad_meeting *m = ad_meeting_of(t, i, round);
        n += m->opponent > i + 1 && m->result == '?';
    }
    return n;
}

int event_find(const struct ad_tournament *t, unsigned number)
{
    for (unsigned i = 0; i < t->count; i++)
        if (t->entrants[i].number == number)
            return (int)i;
    return -1;
}
