/*
 * text/script_run.c -- a script, one step after the other.
 */
#include "text/script.h"

#include <string.h>

#include "adoube/err.h"
#include "adoube/pgn.h"
#include "adoube/spoken.h"
#include "adoube/words.h"

/* ---- commands ---- */

int ad__script_send(struct ad_script *s, const struct ad_command *c)
{
    int count = ad_game_do(&s->out, &s->game, c, s->scratch, s->scratch_len);

    for (int i = 0; i < count && s->events < AD_SCRIPT_EVENTS_MAX; i++)
        s->event[s->events++] = s->out.event[i];
    return count < 0 ? count : 0;
}

static enum ad_script_step bad(struct ad_script *s)
{
    s->bad = true;
    s->playing = NULL;
    return AD_SCRIPT_BAD;
}

static enum ad_script_step full(struct ad_script *s, struct ad__line *l)
{
    ad__line_bad(l, AD_SCRIPT_FULL, &(struct ad__word){l->text, 0, false});
    return bad(s);
}

/* ---- looking ahead ---- */

struct deed {
    const char *who, *does;
};

static bool is_deed(struct ad__line l, const struct deed *d)
{
    struct ad__word w;

    if (ad__line_kind(&l) != AD__LINE_EVENT || !ad__word_next(&w, &l))
        return false;
    if ((*w.text == '@' || *w.text == '+') && !ad__word_next(&w, &l))
        return false;
    return (!d->who || ad__word_is(&w, d->who)) && ad__word_next(&w, &l) &&
           ad__word_is(&w, d->does);
}

/* Does it happen behind `at`, before the session ends? The first session may also end with a move
 * that is sealed early; in a later one the reply to a sealed move may be sealed, too. */
static bool happens(const struct ad_script *s, const char *at, struct deed d)
{
    static const struct deed end = {"arbiter", "session-ends"}, seal = {NULL, "seals"};
    struct ad_script_fault unused;
    struct ad__line l;
    uint32_t number = 0;

    while (ad__line_next(&l, &at, s->end, &number, &unused)) {
        if (is_deed(l, &d))
            return true;
        if (is_deed(l, &end) || (!s->resumed && is_deed(l, &seal)))
            return false;
    }
    return false;
}

/* Who arrives later in the session that begins now is not there yet. */
static void mark_absent(struct ad_script *s, const char *at)
{
    static const char *const names[] = {"white", "black"};
    struct ad_command c;

    for (int side = AD_WHITE; side <= AD_BLACK; side++) {
        if (!happens(s, at, (struct deed){names[side], "arrives"}))
            continue;
        ad_command_init(&c, AD_DOES_BE_ABSENT, (enum ad_who)side, s->now);
        ad__script_send(s, &c);
    }
}

static bool expects_rejection(const struct ad_script *s)
{
    const char *at = s->at;
    struct ad_script_fault unused;
    struct ad__line l;
    struct ad__word w;
    uint32_t number = 0;

    return ad__line_next(&l, &at, s->end, &number, &unused) && ad__word_next(&w, &l) &&
           ad__word_is(&w, "expect") && ad__word_next(&w, &l) && ad__word_is(&w, "rejected");
}

/* ---- start ---- */

static bool check_utf8(struct ad_script *s)
{
    const char *at = s->text;

    if (ad_text_is_utf8(s->text, (size_t)(s->end - s->text)))
        return true;
    for (uint32_t line = 1; at < s->end; line++) {
        const char *stop = memchr(at, '\n', (size_t)(s->end - at));
        size_t len = (size_t)((stop ? stop : s->end) - at);
        if (!ad_text_is_utf8(at, len)) {
            s->fault =
                (struct ad_script_fault){.why = AD_SCRIPT_NOT_UTF8, .line = line, .column = 1};
            return false;
        }
        at += len + 1;
    }
    return true;
}

/* The arbiter may start the clock himself: anywhere in the script. */
static bool arbiter_starts(const struct ad_script *s)
{
    static const struct deed start = {"arbiter", "starts"};
    const char *at = s->text;
    struct ad_script_fault unused;
    struct ad__line l;
    uint32_t number = 0;

    while (ad__line_next(&l, &at, s->end, &number, &unused))
        if (is_deed(l, &start))
            return true;
    return false;
}

static bool table_faulty(struct ad_script *s, enum ad_script_why why)
{
    s->fault = (struct ad_script_fault){.why = why, .line = 1, .column = 1};
    return false;
}

bool ad__line_told(const struct ad_script *s, uint32_t number)
{
    for (unsigned i = 0; i < s->tolds; i++)
        if (s->told[i] == number)
            return true;
    return false;
}

static bool set_up(struct ad_script *s)
{
    struct ad_table table;

    if (!check_utf8(s) || !ad__script_table(s, &table))
        return false;
    if (ad_game_init(&s->game, &table, s->plies, s->cap, !arbiter_starts(s)) < 0)
        return table_faulty(s, AD_SCRIPT_TABLE);
    if (!ad__script_record(s))
        return false;
    mark_absent(s, s->text);
    s->events = 0;
    return true;
}

int ad_script_start(struct ad_script *s, const char *text, size_t len, struct ad_ply *plies,
                    uint32_t cap, void *scratch, size_t scratch_len)
{
    memset(s, 0, sizeof *s);
    s->text = s->at = text;
    s->end = text + len;
    s->scratch = scratch;
    s->scratch_len = scratch_len;
    s->plies = plies;
    s->cap = cap;
    if (set_up(s))
        return 0;
    s->bad = s->unset = true;
    return AD_EPARSE;
}

/* The settings once more without those whose fault was told: is there another fault of a line? If
 * not, events can be read on the table, or nothing can without it. */
static bool another_fault(struct ad_script *s)
{
    enum ad_script_why was = s->fault.why;

    if (was == AD_SCRIPT_NOT_UTF8 || s->tolds == AD_SCRIPT_TOLD_MAX) {
        s->at = s->end;
        return s->unset = false;
    }
    s->told[s->tolds++] = s->fault.line;
    s->fault = (struct ad_script_fault){.why = AD_SCRIPT_FINE};
    s->name[0] = s->name[1] = NULL;
    s->unset = !set_up(s);
    if (!s->unset)
        return false;
    if (s->fault.why != AD_SCRIPT_NO_EDITION && s->fault.why != AD_SCRIPT_TABLE &&
        s->fault.why != AD_SCRIPT_UNFIT)
        return true;
    s->at = s->end;
    return s->unset = false;
}

/* ---- one event ---- */

static enum ad_script_step impossible(struct ad_script *s, const struct ad_command *c)
{
    enum ad_reason why = ad_game_impossible(&s->game, c);

    s->impossible = why != AD_REASON_NONE ? why : AD_IMPOSSIBLE_WHO;
    return expects_rejection(s) ? AD_SCRIPT_EVENT : AD_SCRIPT_IMPOSSIBLE;
}

/* A new session begins: who comes later is absent from its start. */
static void begin_session(struct ad_script *s, const struct ad_command *c)
{
    if (c->kind != AD_DOES_RESTART || s->game.mode[AD_MODE_SESSION] != AD_SESSION_ADJOURNED)
        return;
    s->resumed = true;
    s->now = c->at;
    mark_absent(s, s->at);
    s->events = 0;
}

static enum ad_script_step happen(struct ad_script *s, struct ad__line *l)
{
    const struct ad_command *c = &s->command;
    int status;

    if (c->at >= s->now)
        begin_session(s, c);
    status = ad__script_send(s, c);
    if (status == AD_EFULL)
        return full(s, l);
    if (status < 0)
        return impossible(s, c);
    s->now = c->at;
    return AD_SCRIPT_EVENT;
}

/* ---- both play ---- */

/* Where somebody does not see the board, a move is announced before the clock is pressed. */
static int announce(struct ad_script *s, const struct ad_position *before)
{
    const struct ad_table *t = &s->game.table;
    struct ad_command c;
    char text[AD_SPOKEN_MAX];
    ad_move m = ad_act_move(before, s->command.act);
    int side = s->command.by, len;

    if (!(t->blind[AD_WHITE] || t->blind[AD_BLACK]) || m == AD_NO_MOVE)
        return 0;
    ad_command_init(&c, AD_DOES_ANNOUNCE, (enum ad_who)side, s->now);
    c.act = s->command.act;
    c.has_act = true;
    len = ad_spoken_write(text, sizeof text, before, m, t->language[side] == AD_EN ? AD_EN : AD_DE,
                          AD_SPOKEN_NAMES);
    c.length = (uint8_t)(len > 0 && len <= AD_TEXT_MAX ? len : 0);
    memcpy(c.text, text, c.length);
    return ad__script_send(s, &c);
}

static int press(struct ad_script *s)
{
    struct ad_command c;

    if (s->game.result.kind != AD_RESULT_NONE)
        return 0;
    ad_command_init(&c, AD_DOES_PRESS, (enum ad_who)s->command.by, s->now);
    return ad__script_send(s, &c);
}

/* The next move of the line. */
static enum ad_script_step play_one(struct ad_script *s, struct ad__line *l,
                                    const struct ad__word *w)
{
    struct ad_position before = s->game.now;
    int side = before.turn, status;

    ad_command_init(&s->command, AD_DOES_MOVE, (enum ad_who)side, s->now + s->each);
    s->command.has_act = true;
    if (!ad__move_of_word(&s->command.act, l, w, &before,
                          (enum ad_language)s->game.table.language[side]))
        return bad(s);
    s->events = 0;
    status = ad__script_send(s, &s->command);
    if (status == 0) {
        s->now = s->command.at;
        status = announce(s, &before);
    }
    if (status == 0)
        status = press(s);
    if (status == AD_EFULL)
        return full(s, l);
    return status < 0 ? impossible(s, &s->command) : AD_SCRIPT_EVENT;
}

static enum ad_script_step play_on(struct ad_script *s, struct ad__line *l)
{
    uint32_t count = s->game.count;
    enum ad_script_step step;
    struct ad__line rest;
    struct ad__word w;

    s->playing = NULL;
    if (!ad__movetext_next(&w, l)) {
        ad__line_bad(l, AD_SCRIPT_MISSING, NULL);
        return bad(s);
    }
    step = play_one(s, l, &w);
    rest = *l;
    if (step == AD_SCRIPT_BAD || s->impossible != AD_REASON_NONE || !ad__movetext_next(&w, &rest))
        return step;
    if (s->game.count == count) {
        ad__line_bad(l, AD_SCRIPT_STUCK, &w);
        return bad(s);
    }
    s->playing = l->at;
    return step;
}

/* ---- steps ---- */

static enum ad_script_step event_line(struct ad_script *s, struct ad__line *l)
{
    bool play;

    s->events = 0;
    s->impossible = AD_REASON_NONE;
    if (!ad__script_event(s, &s->command, &play, l))
        return bad(s);
    return play ? play_on(s, l) : happen(s, l);
}

static enum ad_script_step expect_line(struct ad_script *s, struct ad__line *l)
{
    switch (ad__script_expect(s, l)) {
    case AD__HELD: return AD_SCRIPT_HELD;
    case AD__FAILED: return AD_SCRIPT_FAILED;
    case AD__UNREADABLE: break;
    }
    return bad(s);
}

/* The rest of a `both play` line is read where it stopped. */
static void same_line(struct ad__line *out, struct ad_script *s)
{
    const char *start = s->line;

    while (start > s->text && start[-1] != '\n')
        start--;
    *out =
        (struct ad__line){s->line, s->line + s->line_len, s->playing, start, s->number, &s->fault};
}

static enum ad_script_step next_step(struct ad_script *s)
{
    struct ad__line l;

    if (s->unset && another_fault(s))
        return AD_SCRIPT_BAD;
    if (s->playing) {
        same_line(&l, s);
        return play_on(s, &l);
    }
    do {
        if (!ad__line_next(&l, &s->at, s->end, &s->number, &s->fault))
            return AD_SCRIPT_END;
        s->line = l.text;
        s->line_len = (size_t)(l.end - l.text);
        if (!ad__line_whole(&l))
            return bad(s);
    } while (ad__line_told(s, s->number) || (!s->begun && ad__line_kind(&l) == AD__LINE_SETTING));
    s->begun = true;
    switch (ad__line_kind(&l)) {
    case AD__LINE_EVENT: return event_line(s, &l);
    case AD__LINE_EXPECT: return expect_line(s, &l);
    case AD__LINE_SETTING:
        ad__line_bad(&l, AD_SCRIPT_LATE, &(struct ad__word){l.text, 0, false});
        return bad(s);
    case AD__LINE_UNKNOWN: break;
    }
    ad__line_unknown(&l);
    return bad(s);
}

enum ad_script_step ad_script_next(struct ad_script *s)
{
    enum ad_script_step step;
    bool was_bad;

    do {
        was_bad = s->bad;
        step = next_step(s);
    } while (step != AD_SCRIPT_END && s->bad &&
             (step != AD_SCRIPT_BAD || (was_bad && ad__fault_follows(&s->fault))));
    return step;
}

int ad_script_command(struct ad_command *out, struct ad_script *s, const char *text, size_t len)
{
    struct ad__line l = {text, text + len, text, text, 1, &s->fault};
    uint32_t number = 0;
    bool play;

    if (ad__line_next(&l, &text, text + len, &number, &s->fault) && !ad__line_whole(&l))
        return AD_EPARSE;
    if (!ad__script_event(s, out, &play, &l))
        return AD_EPARSE;
    if (!play)
        return 0;
    ad__line_bad(&l, AD_SCRIPT_MORE, &(struct ad__word){l.text, (size_t)(l.end - l.text), false});
    return AD_EPARSE;
}
