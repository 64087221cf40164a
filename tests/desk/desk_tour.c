/*
 * tests/desk/desk_tour.c -- random tournaments through two desks of one record: both stand where the
 * library's own stands, also after they were opened anew, and of several commands all are done or none.
 */
#include "hall.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/err.h"
#include "desk/tour.h"
#include "wire/order.h"
#include "tournament/names.h"

enum {
    ENTRIES = 80,
    PLAYERS = 160,
    ROOM = 2 * ENTRIES + 8,
    EVENTS = 6000,
    COMMANDS = 120,
    BATCH = 4,
    TEXT = 1 << 14
};

/* The library's own: what was decided so far, and where it stands. */
struct model {
    struct ad_tour tour;
    struct ad_tour_event log[EVENTS], decided[ROOM];
    unsigned logged;
    void *state, *memory;
    size_t state_size, memory_size;
};

struct match {
    struct kit_row *row;
    struct kit_rng rng;
    struct hall hall[2];
    struct model m;
    unsigned refused, done;
};

/* ---- the model ---- */

static const struct ad_tour_room room = {ENTRIES, AD_ROUNDS_MAX, PLAYERS, 4};

/* From the log: what was begun and not finished is forgotten. */
static bool replay(struct model *m)
{
    bool good = ad_tour_room_init(&m->tour, &room, m->state, m->state_size) == 0;

    for (unsigned i = 0; good && i < m->logged; i++)
        good = ad_tour_apply(&m->tour, &m->log[i]) == 0;
    return good;
}

static bool begin(struct model *m)
{
    *m = (struct model){.state_size = ad_tour_room_bytes(&room), .memory_size = 1 << 22};
    m->state = malloc(m->state_size);
    m->memory = malloc(m->memory_size);
    return m->state && m->memory && replay(m);
}

static enum ad_tour_code model_do(struct match *x, const struct ad_tour_cmd *cmd)
{
    struct model *m = &x->m;
    struct ad_tour_events out = {.event = m->decided, .cap = ROOM};

    kit_ok(x->row, ad_tour_decide(&out, &m->tour, cmd, m->memory, m->memory_size) == 0);
    for (unsigned i = 0; i < out.count; i++)
        kit_ok(x->row, ad_tour_apply(&m->tour, &out.event[i]) == 0);
    return out.verdict.code;
}

/* ---- commands at random ---- */

static unsigned below(struct match *x, unsigned n)
{
    return kit_below(&x->rng, n);
}

static void person(struct match *x, struct wire_tour_person *p)
{
    snprintf(p->name, sizeof p->name, "Müller, %c", 'A' + (int)below(x, 26));
    p->rated.rating = (int16_t)(1500 + 10 * below(x, 60));
    p->rated.fide = below(x, 50);
    p->rated.title = (uint8_t)below(x, 9);
    p->sex = "\0mw"[below(x, 3)];
}

static void result(struct match *x, struct ad_tour_cmd *cmd)
{
    static const char results[][3] = {"10", "01", "==", "10", "01", "==", "+-", "00", "??"};
    unsigned played = x->m.tour.played;

    cmd->kind = below(x, 4) ? AD_TOUR_RESULT : AD_TOUR_CORRECT;
    cmd->round = (uint16_t)(below(x, 5) || !played ? played : 1 + below(x, played));
    if (cmd->round == 0)
        cmd->round = 1;
    cmd->board = (uint16_t)(1 + below(x, x->m.tour.count / 2 + 2));
    memcpy(cmd->result, results[below(x, sizeof results / sizeof *results)], 2);
}

/* Of teams mostly a board of the match. */
static void game(struct match *x, struct ad_tour_cmd *cmd)
{
    if (x->m.tour.rules.boards && below(x, 8))
        cmd->game = (uint16_t)(1 + below(x, x->m.tour.rules.boards));
}

static void line_up(struct match *x, struct ad_tour_cmd *cmd, uint16_t list[4])
{
    const struct ad_tour *t = &x->m.tour;

    cmd->kind = AD_TOUR_LINE_UP;
    cmd->who = (uint16_t)(1 + below(x, t->count + 1));
    cmd->round = (uint16_t)(t->played + !t->played);
    cmd->list = list;
    cmd->listed = t->rules.boards;
    for (unsigned b = 0; b < t->rules.boards; b++)
        list[b] = (uint16_t)(below(x, 9) ? ad_tour_member(t, cmd->who, b + 1 + below(x, 2)) : 0);
}

static void member(struct match *x, struct wire_tour_command *c)
{
    c->cmd.kind = AD_TOUR_MEMBER;
    c->cmd.who = (uint16_t)(1 + below(x, x->m.tour.count + !below(x, 9)));
    c->cmd.number = (uint16_t)below(x, 3);
    person(x, &c->person);
}

/* Those with a place; more often what moves a tournament on. */
static const uint8_t often[] = {
    AD_TOUR_ENTER,    AD_TOUR_ENTER,  AD_TOUR_ENTER,    AD_TOUR_CHANGE,
    AD_TOUR_CHECK_IN, AD_TOUR_BYE,    AD_TOUR_PAIR,     AD_TOUR_PAIR,
    AD_TOUR_UNPAIR,   AD_TOUR_RETURN, AD_TOUR_WITHDRAW, AD_TOUR_NUMBER,
    AD_TOUR_PUBLISH,  AD_TOUR_CLOSE,  AD_TOUR_FINISH,   AD_TOUR_REOPEN,
};

static void any(struct match *x, struct wire_tour_command *c, uint16_t list[4])
{
    static const char note[] = "vertauscht";

    memset(c, 0, sizeof *c);
    c->person.born = AD_NO_DATE;
    c->cmd.confirmed = below(x, 8) ? UINT32_MAX : 0;
    if (x->m.tour.rules.boards && below(x, 4) == 0) {
        if (below(x, 3) == 0)
            line_up(x, &c->cmd, list);
        else if (x->m.tour.count && x->m.tour.player_count + BATCH < PLAYERS)
            member(x, c);
        if (c->cmd.kind)
            return;
    }
    if (below(x, 2)) {
        result(x, &c->cmd);
        game(x, &c->cmd);
    } else
        c->cmd.kind = often[below(x, sizeof often)];
    if (c->cmd.kind == AD_TOUR_ENTER && x->m.tour.count + BATCH >= ENTRIES)
        c->cmd.kind = AD_TOUR_PAIR;
    if (c->cmd.kind == AD_TOUR_ENTER || c->cmd.kind == AD_TOUR_CHANGE)
        person(x, &c->person);
    if (c->cmd.kind == AD_TOUR_BYE) {
        c->cmd.round = (uint16_t)(1 + x->m.tour.played);
        c->cmd.letter = "HZF"[below(x, 3)];
    }
    if (c->cmd.kind == AD_TOUR_BYE || c->cmd.kind == AD_TOUR_CHANGE ||
        c->cmd.kind == AD_TOUR_CHECK_IN || c->cmd.kind == AD_TOUR_WITHDRAW ||
        c->cmd.kind == AD_TOUR_RETURN)
        c->cmd.who = (uint16_t)(1 + below(x, x->m.tour.count + 1));
    if ((c->cmd.kind == AD_TOUR_CORRECT || c->cmd.kind == AD_TOUR_REOPEN) && below(x, 2)) {
        c->note = note;
        c->note_len = strlen(note);
    }
}

/* ---- both ---- */

struct arrays {
    struct kit_row *row;
    const struct ad_tour *want;
    bool same;
};

static bool same(const void *a, const void *b, size_t size)
{
    return size == 0 || memcmp(a, b, size) == 0;
}

static void compare(void *payload, const struct desk_tour_view *v)
{
    struct arrays *a = payload;
    const struct ad_tour *x = v->tour, *y = a->want;
    size_t cells = (size_t)y->count * y->stride;

    a->same = x->seq == y->seq && v->seq == y->seq && x->phase == y->phase &&
              x->count == y->count && x->played == y->played && x->stride == y->stride &&
              same(x->entrants, y->entrants, y->count * sizeof *x->entrants) &&
              same(x->entry, y->entry, y->count * sizeof *x->entry) &&
              same(x->meetings, y->meetings, cells * sizeof *x->meetings) &&
              same(x->seats, y->seats, cells * sizeof *x->seats) &&
              same(x->round, y->round, y->stride * sizeof *x->round) &&
              x->player_count == y->player_count &&
              same(x->players, y->players, y->player_count * sizeof *x->players) &&
              same(x->chairs, y->chairs, cells * y->rules.boards * sizeof *x->chairs) &&
              same(x->on_board, y->on_board, cells * y->rules.boards);
    for (unsigned i = 0; i < v->tour->count; i++)
        a->same = a->same && strncmp(v->entry[i].name, "Müller, ", strlen("Müller, ")) == 0;
    for (unsigned i = 0; i < v->tour->player_count; i++)
        a->same = a->same && strncmp(v->player[i].name, "Müller, ", strlen("Müller, ")) == 0;
}

static void check(struct match *x, unsigned desk)
{
    struct hall *h = &x->hall[desk];
    struct arrays a = {x->row, &x->m.tour, false};

    kit_ok(x->row, desk_tour_look(h->desk, "carl", h->event, compare, &a, NULL) == DESK_OK);
    if (!a.same)
        kit_fail(x->row, "desk %u stands elsewhere at %u", desk, x->m.tour.seq);
}

/* The model's id is the place, as the desk's is. */
static enum ad_tour_code model_all(struct match *x, struct wire_tour_command *c, unsigned n,
                                   unsigned *nth)
{
    enum ad_tour_code code = AD_TOUR_OK;

    for (*nth = 0; *nth < n; ++*nth) {
        struct ad_tour_cmd cmd = c[*nth].cmd;

        cmd.person = c[*nth].person.rated;
        cmd.person.id = cmd.kind == AD_TOUR_CHANGE   ? cmd.who
                        : cmd.kind == AD_TOUR_MEMBER ? x->m.tour.player_count + 1
                                                     : x->m.tour.count + 1;
        cmd.note = c[*nth].note_len > 0;
        cmd.lot[0] = 1;
        unsigned before = x->m.tour.seq;
        if ((code = model_do(x, &cmd)))
            return code;
        for (unsigned i = 0; i < x->m.tour.seq - before; i++)
            x->m.log[before + i] = x->m.decided[i];
    }
    x->m.logged = x->m.tour.seq;
    return code;
}

static size_t write_all(struct match *x, char *out, struct wire_tour_command *c, unsigned n)
{
    size_t len = (size_t)sprintf(out, "{\"commands\":[");

    for (unsigned i = 0; i < n; i++) {
        int one = wire_tour_command_write(out + len + (i > 0), TEXT - len - 4, &c[i]);
        if (!kit_ok(x->row, one > 0))
            return 0;
        if (i > 0)
            out[len++] = ',';
        len += (size_t)one;
    }
    return len + (size_t)sprintf(out + len, "]}");
}

static bool send(struct match *x, struct wire_tour_command *c, unsigned n)
{
    struct hall *h = &x->hall[below(x, 2)];
    struct desk_fault fault = {0};
    struct desk_text t;
    char text[TEXT], why[1200];
    size_t len = write_all(x, text, c, n);
    unsigned nth;
    enum ad_tour_code code = model_all(x, c, n, &nth);
    enum desk_why got =
        len ? desk_tour_do(h->desk, &t, "dora", h->event, "", DESK_ANY, text, len, &fault)
            : DESK_NO_MEMORY;

    if (got != (code ? DESK_REFUSED : DESK_OK) ||
        (code && (fault.tour.code != code || fault.nth != nth)))
        return kit_fail(x->row, "%s, not %s of %u: %s",
                        desk_fault_text(why, sizeof why, &fault, AD_EN), ad_tour_code_name(code),
                        nth, text);
    x->refused += code != AD_TOUR_OK;
    x->done += code == AD_TOUR_OK;
    desk_text_free(&t);
    return !code || kit_ok(x->row, replay(&x->m));
}

/* ---- a tournament ---- */

static bool open_tour(struct match *x)
{
    static const uint8_t systems[] = {AD_SWISS_DUTCH_2026, AD_SWISS_DUTCH_2017, AD_ROUND_ROBIN,
                                      AD_SWISS_TEAM_2026};
    struct ad_tour_rules rules;
    struct wire_tour_command c;

    memset(&rules, 0, sizeof rules);
    memset(&c, 0, sizeof c);
    rules.system = systems[below(x, 4)];
    rules.rounds = (uint8_t)(rules.system == AD_ROUND_ROBIN ? 0 : 5 + below(x, 4));
    rules.first = "wb"[below(x, 2)];
    rules.fide = below(x, 4) == 0;
    rules.scoring = rules.games = ad_scoring_usual;
    if (rules.system == AD_SWISS_TEAM_2026 || (rules.system == AD_ROUND_ROBIN && below(x, 2)))
        rules.boards = (uint8_t)(2 + below(x, 3));
    c.person.born = AD_NO_DATE;
    c.cmd.kind = AD_TOUR_OPEN;
    c.cmd.rules = &rules;
    return send(x, &c, 1);
}

static bool reopen(struct match *x, struct store *s, unsigned desk)
{
    char event[DESK_ID];

    memcpy(event, x->hall[desk].event, DESK_ID);
    hall_close(&x->hall[desk]);
    if (!hall_open(&x->hall[desk], x->row, s, 2000000, false))
        return false;
    memcpy(x->hall[desk].event, event, DESK_ID);
    return true;
}

static void run(struct match *x, struct store *const s[2])
{
    struct wire_tour_command c[BATCH];
    uint16_t list[BATCH][4];

    for (unsigned i = 0; i < COMMANDS && x->row->failures == 0; i++) {
        unsigned n = below(x, 3) ? 1 : 1 + below(x, BATCH), desk = below(x, 2);

        for (unsigned k = 0; k < n; k++)
            any(x, &c[k], list[k]);
        if (x->m.tour.seq + ROOM * BATCH > EVENTS || !send(x, c, n))
            break;
        if (below(x, 40) == 0 && !reopen(x, s[desk], desk))
            break;
        check(x, below(x, 2));
    }
    check(x, 0);
    check(x, 1);
}

static void play(struct kit_row *row, struct kit_rng rng, enum engine_kind kind)
{
    struct match *x = calloc(1, sizeof *x);
    struct store *s[2];

    if (!kit_ok(row, x) || !hall_stores(row, kind, &s[0], &s[1])) {
        free(x);
        return;
    }
    x->row = row;
    x->rng = rng;
    if (kit_ok(row, begin(&x->m)) && hall_open(&x->hall[0], row, s[0], 1000000, false) &&
        hall_open(&x->hall[1], row, s[1], 1000000, false) && hall_event(&x->hall[0])) {
        memcpy(x->hall[1].event, x->hall[0].event, DESK_ID);
        if (open_tour(x))
            run(x, s);
        kit_ok(row, x->done > 20 && x->refused > 5);
    }
    hall_close(&x->hall[0]);
    hall_close(&x->hall[1]);
    free(x->m.state);
    free(x->m.memory);
    free(x);
    store_close(s[0]);
    if (s[1] != s[0])
        store_close(s[1]);
}

static void random_tours(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);

    for (unsigned i = 0; i < (row->long_run ? 200 : 10) && row->failures == 0; i++) {
        rng.state += i;
        play(row, rng, i % 2 ? ON_SQLITE : ON_MEMORY);
    }
}

/* ---- many entries, and somebody who is erased ---- */

static void count_entries(void *payload, const struct desk_tour_view *v)
{
    unsigned *named = payload;

    for (unsigned i = 0; i < v->tour->count; i++)
        named[v->entry[i].erased]++;
}

static bool take_hash(void *payload, const struct store_row *row)
{
    struct wire_tour_event e;

    if (!wire_tour_event_read(&e, NULL, row->event.bytes, row->event.len, NULL))
        memcpy(payload, e.words, sizeof e.words);
    return true;
}

static void many(struct kit_row *row)
{
    static const char open[] = "{\"do\":\"open\",\"rules\":{\"system\":\"dutch-2026\"}}";
    static char text[1 << 16];
    struct store *s[2];
    struct hall h;
    struct desk_text t;
    char stream[32], hash[WIRE_TOUR_HASH] = "";
    unsigned named[2] = {0, 0}, len = (unsigned)sprintf(text, "{\"commands\":[");
    uint8_t bytes[STORE_HASH];

    for (unsigned i = 0; i < 500; i++)
        len += (unsigned)sprintf(text + len, "%s{\"do\":\"enter\",\"person\":{\"name\":\"N %u\"}}",
                                 i ? "," : "", i);
    len += (unsigned)sprintf(text + len, "]}");
    if (!hall_stores(row, ON_MEMORY, &s[0], &s[1]) || !hall_open(&h, row, s[0], 1000000, false) ||
        !hall_event(&h))
        return;
    kit_ok(row, !desk_tour_do(h.desk, &t, "dora", h.event, "", 0, open, strlen(open), NULL));
    desk_text_free(&t);
    kit_ok(row, !desk_tour_do(h.desk, &t, "otto", h.event, "", 1, text, len, NULL));
    kit_ok(row, t.seq == 501);
    desk_text_free(&t);
    snprintf(stream, sizeof stream, "tour/%s", h.event);
    kit_ok(row, !store_read(s[0], stream, 500, 1, take_hash, hash, NULL));
    for (unsigned i = 0; i < STORE_HASH; i++)
        sscanf(hash + 2 * i, "%2hhx", &bytes[i]);
    kit_ok(row, !store_words_erase(s[0], bytes, 1000000, NULL));
    kit_ok(row, !desk_tour_look(h.desk, "", h.event, count_entries, named, NULL));
    kit_ok(row, named[0] == 499 && named[1] == 1);
    hall_close(&h);
    store_close(s[0]);
}

static const struct kit_test tests[] = {
    {"desk: random tournaments through two desks", random_tours},
    {"desk: a tournament of many, and one who is erased", many},
    {0},
};

const struct kit_suite suite_desk_tour = {NULL, tests};
