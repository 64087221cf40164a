/*
 * tournament/tour.c -- the door of a running tournament: commands in, verdict and events out. Nothing
 * here changes the state.
 *
 *   nothing --OPEN--> running --FINISH--> finished
 *                        ^                   |
 *                        +------ REOPEN -----+
 */
#include "tournament/tour.h"

#include <string.h>

/* ---- answers ---- */

struct ad_tour_event *ad__tour_event(struct ad__tour *w, enum ad_tour_event_kind kind)
{
    struct ad_tour_events *out = w->out;
    struct ad_tour_event *e = &w->spare;

    if (out->count < out->cap)
        e = &out->event[out->count];
    else
        w->err = AD_EFULL;
    memset(e, 0, sizeof *e);
    e->seq = w->tour->seq + 1 + out->count;
    e->kind = (uint8_t)kind;
    e->command = w->cmd->kind;
    e->at_ms = w->cmd->at_ms;
    if (!w->err)
        out->count++;
    return e;
}

void ad__tour_refuse(struct ad__tour *w, enum ad_tour_code code, unsigned who)
{
    struct ad_tour_verdict *v = &w->out->verdict;

    if (v->code)
        return;
    v->code = code;
    v->where = (struct ad_tour_at){
        .who = (uint16_t)who, .round = w->cmd->round, .board = w->cmd->board, .count = 1};
}

void ad__tour_warn(struct ad__tour *w, enum ad_tour_warning warning, struct ad_tour_at at)
{
    struct ad_tour_at *first = &w->out->verdict.at[warning];
    uint16_t before = first->count, more = at.count ? at.count : 1;

    w->out->verdict.warned |= 1u << warning;
    if (!before)
        *first = at;
    first->count = (uint16_t)(before + more);
}

unsigned ad__tour_who(struct ad__tour *w)
{
    unsigned who = w->cmd->who;

    if (who && who <= w->tour->count)
        return who;
    ad__tour_refuse(w, AD_TOUR_NOBODY, who);
    return 0;
}

/* What is odd must be confirmed, and in FIDE mode some of it cannot be. A change of the rules is
 * measured by the mode before it and by the one behind it. */
static void weigh(struct ad__tour *w)
{
    const struct ad_tour_cmd *cmd = w->cmd;
    struct ad_tour_verdict *v = &w->out->verdict;
    bool fide = w->tour->rules.fide || (cmd->rules && cmd->rules->fide);
    uint32_t locked = 0, missing = 0;

    for (unsigned i = 0; i < AD_TOUR_WARNINGS; i++) {
        uint32_t bit = v->warned & 1u << i;

        if (bit && fide && ad_tour_warning_locked((enum ad_tour_warning)i))
            locked |= bit;
        if (bit && ad_tour_warning_level((enum ad_tour_warning)i) > 1)
            missing |= bit & ~cmd->confirmed;
    }
    if (v->code)
        v->warned = 0; /* it does not matter any more */
    if (v->code || !(locked | missing))
        return;
    v->code = locked ? AD_TOUR_LOCKED : AD_TOUR_CONFIRM;
    v->missing = locked ? locked : missing;
}

/* ---- the door ---- */

enum {
    AT_NOTHING = 1 << AD_TOUR_NOTHING,
    RUNNING = 1 << AD_TOUR_RUNNING,
    OVER = 1 << AD_TOUR_FINISHED
};

static const struct {
    uint8_t phases;
    void (*decide)(struct ad__tour *w);
} rows[AD_TOUR_CMDS] = {
    [AD_TOUR_OPEN] = {AT_NOTHING, ad__tour_open},
    [AD_TOUR_SET] = {RUNNING, ad__tour_set},
    [AD_TOUR_ENTER] = {RUNNING, ad__tour_enter},
    [AD_TOUR_CHANGE] = {RUNNING | OVER, ad__tour_change},
    [AD_TOUR_NUMBER] = {RUNNING, ad__tour_number},
    [AD_TOUR_CHECK_IN] = {RUNNING, ad__tour_check_in},
    [AD_TOUR_BYE] = {RUNNING, ad__tour_bye},
    [AD_TOUR_WITHDRAW] = {RUNNING, ad__tour_withdraw},
    [AD_TOUR_RETURN] = {RUNNING, ad__tour_return},
    [AD_TOUR_FORBID] = {RUNNING, ad__tour_forbid},
    [AD_TOUR_ACCELERATE] = {RUNNING, ad__tour_accelerate},
    [AD_TOUR_PAIR] = {RUNNING, ad__tour_pair},
    [AD_TOUR_BY_HAND] = {RUNNING, ad__tour_by_hand},
    [AD_TOUR_UNPAIR] = {RUNNING, ad__tour_unpair},
    [AD_TOUR_PUBLISH] = {RUNNING, ad__tour_publish},
    [AD_TOUR_RESULT] = {RUNNING, ad__tour_result},
    [AD_TOUR_CORRECT] = {RUNNING | OVER, ad__tour_correct},
    [AD_TOUR_ADJOURN] = {RUNNING, ad__tour_adjourn},
    [AD_TOUR_CLOSE] = {RUNNING, ad__tour_close},
    [AD_TOUR_FINISH] = {RUNNING, ad__tour_finish},
    [AD_TOUR_REOPEN] = {OVER, ad__tour_reopen},
    [AD_TOUR_MEMBER] = {RUNNING, ad__tour_member},
    [AD_TOUR_LINE_UP] = {RUNNING, ad__tour_line_up},
    [AD_TOUR_NOT_HERE] = {RUNNING, ad__tour_check_in},
    [AD_TOUR_PAY] = {RUNNING | OVER, ad__tour_pay},
    [AD_TOUR_REPORT] = {RUNNING, ad__tour_report},
};

int ad_tour_decide(struct ad_tour_events *out, const struct ad_tour *tour,
                   const struct ad_tour_cmd *cmd, void *memory, size_t size)
{
    struct ad__tour w = {.out = out, .tour = tour, .cmd = cmd, .arena = ad__arena_of(memory, size)};

    out->count = 0;
    memset(&out->verdict, 0, sizeof out->verdict);
    if (cmd->kind >= AD_TOUR_CMDS)
        return AD_EINVAL;
    ad_tour_view(&w.t, tour);
    if (rows[cmd->kind].phases & 1u << tour->phase)
        rows[cmd->kind].decide(&w);
    else
        ad__tour_refuse(&w, AD_TOUR_PHASE, 0);
    weigh(&w);
    if (w.err || out->verdict.code)
        out->count = 0;
    if (out->count) {
        out->event[0].confirmed = out->verdict.warned & cmd->confirmed;
        out->event[0].note = cmd->note;
    }
    return w.err;
}

/* ---- the state's memory ---- */

/* Enough for clubs that are kept apart, and for points by rounds. */
static unsigned rows_for(unsigned entries)
{
    return 2 * entries + 64;
}

size_t ad_tour_room_bytes(const struct ad_tour_room *room)
{
    unsigned entries = room->entries, rounds = room->rounds;
    size_t cells = (size_t)entries * (rounds + 1), more = rows_for(entries);

    return AD__ARENA_SLACK + ad__piece(entries, sizeof(struct ad_entrant)) +
           ad__piece(entries, sizeof(struct ad_tour_entry)) +
           ad__piece(cells, sizeof(struct ad_meeting)) +
           ad__piece(cells, sizeof(struct ad_tour_seat)) +
           ad__piece(rounds + 1, sizeof(struct ad_tour_round)) +
           ad__piece(more, sizeof(struct ad_forbidden)) + ad__piece(4 * more, sizeof(uint16_t)) +
           ad__piece(4 * more, sizeof(struct ad_virtual)) +
           ad__piece(room->players, sizeof(struct ad_tour_player)) +
           ad__piece(cells * room->boards, sizeof(struct ad_tour_chair)) +
           ad__piece(cells * room->boards, 1);
}

/* One round more than there will be: who pairs looks at the cells of the round to come. */
int ad_tour_room_init(struct ad_tour *out, const struct ad_tour_room *room, void *memory,
                      size_t size)
{
    struct ad__arena a = ad__arena_of(memory, size);
    unsigned entries = room->entries, rounds = room->rounds;
    size_t cells = (size_t)entries * (rounds + 1);

    if (entries > AD_ENTRANTS_MAX || rounds > AD_ROUNDS_MAX || room->players > AD_ENTRANTS_MAX ||
        room->boards > AD_TOUR_BOARDS_MAX)
        return AD_EINVAL;
    if (size < ad_tour_room_bytes(room))
        return AD_EFULL;
    memset(memory, 0, size);
    *out = (struct ad_tour){.cap = entries,
                            .stride = rounds + 1,
                            .rows = rows_for(entries),
                            .player_cap = room->players,
                            .boards = room->boards};
    out->entrants = ad__arena_take(&a, entries, sizeof *out->entrants);
    out->entry = ad__arena_take(&a, entries, sizeof *out->entry);
    out->meetings = ad__arena_take(&a, cells, sizeof *out->meetings);
    out->seats = ad__arena_take(&a, cells, sizeof *out->seats);
    out->round = ad__arena_take(&a, rounds + 1, sizeof *out->round);
    out->forbidden = ad__arena_take(&a, out->rows, sizeof *out->forbidden);
    out->forbidden_who = ad__arena_take(&a, (size_t)4 * out->rows, sizeof *out->forbidden_who);
    out->virtuals = ad__arena_take(&a, (size_t)4 * out->rows, sizeof *out->virtuals);
    out->players = ad__arena_take(&a, room->players, sizeof *out->players);
    out->chairs = ad__arena_take(&a, cells * room->boards, sizeof *out->chairs);
    out->on_board = ad__arena_take(&a, cells * room->boards, 1);
    return 0;
}

size_t ad_tour_memory(const struct ad_tour *tour, enum ad_swiss_way way)
{
    struct ad_tournament t;

    ad_tour_view(&t, tour);
    return AD__ARENA_SLACK + 2 * ad__piece(t.count + 1, sizeof(struct ad_pair)) +
           2 * ad__piece(t.count + 1, sizeof(uint16_t)) + ad_swiss_bytes(&t, way);
}

/* ---- questions ---- */

void ad_tour_view(struct ad_tournament *out, const struct ad_tour *tour)
{
    *out = (struct ad_tournament){
        .system = (enum ad_system)tour->rules.system,
        .entrants = tour->entrants,
        .count = tour->count,
        .meetings = tour->meetings,
        .stride = tour->stride,
        .played = tour->played,
        .rounds = ad__tour_rounds(tour),
        .first = tour->rules.first,
        .scoring = tour->rules.scoring,
        .virtuals = tour->virtuals,
        .virtual_count = tour->virtual_count,
        .forbidden = tour->forbidden,
        .forbidden_count = tour->forbidden_count,
        .forbidden_who = tour->forbidden_who,
        .teams = tour->rules.boards > 0,
        .strong_colours = tour->rules.strong_colours,
        .boards = tour->rules.boards,
        .on_board = tour->rules.boards ? tour->on_board : NULL,
    };
}

unsigned ad__tour_rounds(const struct ad_tour *tour)
{
    unsigned rounds = 0;

    if (tour->rules.rounds || tour->count < 2)
        return tour->rules.rounds;
    if (tour->rules.system == AD_ROUND_ROBIN)
        return ad_schedule_rounds(
            &(struct ad_schedule){.table = (enum ad_schedule_table)tour->rules.table,
                                  .count = tour->count,
                                  .cycles = tour->rules.cycles});
    for (unsigned left = tour->count; tour->rules.system == AD_KNOCKOUT && left > 1; rounds++)
        left = (left + 1) / 2;
    return rounds;
}

unsigned ad_tour_numbered(const struct ad_tour *tour, unsigned number)
{
    for (unsigned i = 0; i < tour->count; i++)
        if (tour->entrants[i].number == number)
            return i + 1;
    return 0;
}

unsigned ad_tour_find(const struct ad_tour *tour, uint32_t id)
{
    for (unsigned i = 0; i < tour->count; i++)
        if (tour->entry[i].id == id)
            return i + 1;
    return 0;
}

unsigned ad_tour_boards(struct ad_pair *out, const struct ad_tour *tour, unsigned round)
{
    unsigned pairs = round && round <= tour->played ? tour->round[round - 1].pairs : 0;

    memset(out, 0, pairs * sizeof *out);
    for (unsigned who = 1; pairs && who <= tour->count; who++) {
        const struct ad_meeting *m = ad__tour_meeting(tour, who, round);
        unsigned board = ad__tour_seat(tour, who, round)->board;

        if (board && (m->colour == 'b' || out[board - 1].white))
            out[board - 1].black = (uint16_t)who;
        else if (board)
            out[board - 1].white = (uint16_t)who;
    }
    return pairs;
}

/* Games of a match that nobody knows the result of; of two players their game. */
static void count_open(unsigned *open, unsigned *later, const struct ad_tour *tour, unsigned who,
                       unsigned round)
{
    unsigned before = *open + *later;

    for (unsigned game = 1; game <= tour->rules.boards; game++) {
        const struct ad_tour_chair *chair = ad_tour_chair(tour, who, round, game);

        *later += chair->result == '?' && chair->adjourned;
        *open += chair->result == '?' && !chair->adjourned;
    }
    if (*open + *later > before)
        return;
    if (ad__tour_seat(tour, who, round)->adjourned)
        ++*later;
    else
        ++*open;
}

unsigned ad_tour_open(const struct ad_tour *tour, unsigned round, unsigned *adjourned)
{
    unsigned open = 0, later = 0;

    for (unsigned who = 1; round && round <= tour->played && who <= tour->count; who++) {
        const struct ad_meeting *m = ad__tour_meeting(tour, who, round);

        if (m->opponent > who && m->result == '?')
            count_open(&open, &later, tour, who, round);
    }
    if (adjourned)
        *adjourned = later;
    return open;
}
