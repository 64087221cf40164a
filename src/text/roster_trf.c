/*
 * text/roster_trf.c -- a list of players put in order, and made a tournament before round 1.
 */
#include <string.h>

#include "adoube/csv.h"
#include "base/utf8.h"
#include "text/put.h"
#include "text/trf.h"
#include "tournament/arena.h"

/* ---- order ---- */

static int16_t rating_by(const struct ad_roster_player *p, enum ad_roster_by by)
{
    if (p->twz)
        return p->twz;
    switch (by) {
    case AD_ROSTER_ELO: return p->elo ? p->elo : p->dwz;
    case AD_ROSTER_DWZ: return p->dwz ? p->dwz : p->elo;
    case AD_ROSTER_HIGHER: break;
    }
    return p->elo > p->dwz ? p->elo : p->dwz;
}

static int by_bytes(struct ad_span a, struct ad_span b)
{
    size_t n = a.len < b.len ? a.len : b.len;
    int c = n > 0 ? memcmp(a.at, b.at, n) : 0;

    return c ? c : a.len < b.len ? -1 : a.len > b.len;
}

struct order {
    ad_name_order *names;
    void *payload;
};

/* C.04.2: strength, then title, then alphabet. */
static bool before(const struct ad_roster_player *a, const struct ad_roster_player *b,
                   const struct order *o)
{
    enum ad_title ta = ad_title_of(a->title), tb = ad_title_of(b->title);

    if (a->rating != b->rating)
        return a->rating > b->rating;
    if (ta != tb)
        return ta > tb;
    return (o->names ? o->names(a->name, b->name, o->payload) : by_bytes(a->name, b->name)) < 0;
}

void ad_roster_sort(struct ad_roster *roster, enum ad_roster_by by, ad_name_order *order,
                    void *payload)
{
    struct order o = {order, payload};
    unsigned count = roster->count;

    roster->by = by;
    for (unsigned i = 0; i < count; i++)
        roster->players[i].rating = rating_by(&roster->players[i], by);
    for (unsigned width = 1; width < count; width *= 2) {
        struct ad_roster_player *from = roster->players, *to = roster->room;

        for (unsigned at = 0; at < count; at += 2 * width) {
            unsigned mid = at + width < count ? at + width : count;
            unsigned end = at + 2 * width < count ? at + 2 * width : count;

            for (unsigned a = at, b = mid, n = at; n < end; n++)
                to[n] = a < mid && (b == end || !before(&from[b], &from[a], &o)) ? from[a++]
                                                                                 : from[b++];
        }
        roster->players = to;
        roster->room = from;
    }
}

/* ---- as a tournament ---- */

enum { RECORD_MAX = 512 }; /* bytes of a national record: at most 79 characters and a line end */

static unsigned stride_of(unsigned rounds)
{
    return (rounds < AD_ROUNDS_MAX ? rounds : AD_ROUNDS_MAX) + 1;
}

static size_t line_room(const struct ad_roster *roster)
{
    size_t room = 1;

    for (unsigned i = 0; i < roster->count; i++)
        room += RECORD_MAX + roster->players[i].club.len + 16;
    return room;
}

size_t ad_roster_trf_bytes(const struct ad_roster *roster, unsigned rounds)
{
    size_t n = roster->count;

    return ad__piece(n, sizeof(struct ad_entrant)) + ad__piece(n, sizeof(struct ad_trf_player)) +
           ad__piece(n * stride_of(rounds), sizeof(struct ad_meeting)) +
           ad__piece(n, sizeof(struct ad_trf_team)) + ad__piece(n, sizeof(uint16_t)) +
           ad__piece(2 * n, sizeof(struct ad_trf_line)) + ad__piece(line_room(roster), 1) +
           AD__ARENA_SLACK;
}

static void put_column(struct put *p, struct ad_span text, unsigned width, bool right)
{
    unsigned n = 0;

    for (size_t i = 0; i < text.len; i++) {
        n += !ad__utf8_goes_on(text.at[i]);
        if (n > width) {
            text.len = i;
            n = width;
        }
    }
    for (unsigned i = n; right && i < width; i++)
        put_char(p, ' ');
    put_bytes(p, text.at, text.len);
    for (unsigned i = n; !right && i < width; i++)
        put_char(p, ' ');
}

static void put_digits(struct put *p, unsigned n, unsigned width)
{
    char digits[8];
    struct put d = {digits, sizeof digits, 0};

    put_number(&d, n);
    put_column(p, (struct ad_span){digits, d.len}, width, true);
}

static const struct ad_span nothing = {"", 0};

/* GER, the columns of 001: DWZ as the rating, the number in the German list as the number. */
static void put_national(struct put *p, const struct ad_roster_player *who, unsigned number)
{
    put_text(p, "GER ");
    put_digits(p, number, 4);
    put_column(p, nothing, 6, false);
    put_column(p, who->name, 33, false);
    put_char(p, ' ');
    if (who->dwz)
        put_digits(p, (unsigned)who->dwz, 4);
    else
        put_column(p, nothing, 4, false);
    if (who->national_id.len > 0) {
        put_column(p, nothing, 5, false);
        put_column(p, who->national_id, 11, true);
    }
}

static void add_line(struct ad_trf *out, struct put *p, size_t from, unsigned place)
{
    out->lines[out->line_count++] = (struct ad_trf_line){
        ad__trf_key(TRF_AT_PLAYER, place, true), 0, {p->out + from, p->len - from}};
}

static void add_lines(struct ad_trf *out, struct put *p, const struct ad_roster_player *who,
                      unsigned number)
{
    struct ad_trf_player *player = &out->players[number - 1];
    size_t from = p->len;

    if (who->dwz || who->national_id.len > 0) {
        put_national(p, who, number);
        player->national = (struct ad_span){p->out + from, 3};
        player->national_rating = who->dwz;
        player->national_id = who->national_id;
        add_line(out, p, from, number);
        from = p->len;
    }
    if (who->club.len > 0) {
        put_text(p, "DAT ");
        put_digits(p, number, 4);
        put_text(p, " CLUB ");
        put_bytes(p, who->club.at, who->club.len);
        add_line(out, p, from, number);
    }
}

static void add_player(struct ad_trf *out, const struct ad_roster *roster, unsigned place)
{
    const struct ad_roster_player *who = &roster->players[place];

    out->entrants[place] = (struct ad_entrant){
        .number = (uint16_t)(place + 1),
        .rating = roster->has_elo ? who->elo : who->rating,
        .title = (uint8_t)ad_title_of(who->title),
    };
    out->players[place] = (struct ad_trf_player){
        .name = who->name,
        .title = who->title,
        .federation = who->federation,
        .id = who->id,
        .birth = who->birth,
        .sex = who->sex,
    };
}

static bool has_national(const struct ad_trf *trf)
{
    for (unsigned i = 0; i < trf->t.count; i++)
        if (trf->players[i].national.len > 0)
            return true;
    return false;
}

/* Where there are national records, 172 says how the list was ordered. */
static void name_ranking(struct ad_trf *out, const struct ad_roster *roster)
{
    static const char *const ways[] = {"GER HBFN", "GER FIDON", "GER NIDOF"};
    const char *way = roster->has_twz ? "GER OTHER" : ways[roster->by];

    out->head[AD_TRF_RANKING] = (struct ad_span){way, strlen(way)};
}

/* ---- teams ---- */

static bool is_of(const struct ad_roster_player *p, const struct ad_trf_team *t)
{
    return p->team.len == t->name.len && memcmp(p->team.at, t->name.at, t->name.len) == 0;
}

/* It moves up to where it came first in the list. */
static void note_team(struct ad_trf *out, const struct ad_roster_player *p)
{
    unsigned at = 0;
    struct ad_trf_team t;

    while (at < out->team_count && !is_of(p, &out->team[at]))
        at++;
    if (at == out->team_count)
        out->team[out->team_count++] = (struct ad_trf_team){.name = p->team,
                                                            .match_points = AD_TRF_NO_POINTS,
                                                            .game_points = AD_TRF_NO_POINTS,
                                                            .line = p->line};
    t = out->team[at];
    t.line = p->line < t.line ? p->line : t.line;
    t.count++;
    for (; at > 0 && out->team[at - 1].line > t.line; at--)
        out->team[at] = out->team[at - 1];
    out->team[at] = t;
}

/* Of those without a board nobody knows more than their places. */
static unsigned board_of(const struct ad_roster *roster, unsigned place)
{
    unsigned board = roster->players[place].board;

    return board ? board : UINT16_MAX;
}

static void seat_team(struct ad_trf *out, const struct ad_roster *roster, unsigned n, uint32_t at)
{
    struct ad_trf_team *t = &out->team[n];

    t->number = (uint16_t)(n + 1);
    t->at = at;
    t->line = 0;
    for (unsigned i = 0; i < roster->count; i++) {
        uint32_t k = at;

        if (!is_of(&roster->players[i], t))
            continue;
        for (; k > t->at && board_of(roster, out->members[k - 1]) > board_of(roster, i); k--)
            out->members[k] = out->members[k - 1];
        out->members[k] = (uint16_t)i;
        at++;
    }
}

static void add_teams(struct ad_trf *out, const struct ad_roster *roster)
{
    uint32_t at = 0;

    for (unsigned i = 0; i < roster->count; i++)
        if (roster->players[i].team.len > 0)
            note_team(out, &roster->players[i]);
    for (unsigned n = 0; n < out->team_count; at += out->team[n++].count)
        seat_team(out, roster, n, at);
    if (out->team_count)
        out->head[AD_TRF_TEAMS] = (struct ad_span){"0", 1}; /* counted */
}

int ad_roster_trf(struct ad_trf *out, const struct ad_roster *roster, unsigned rounds, void *arena,
                  size_t arena_len)
{
    struct ad__arena a = ad__arena_of(arena, arena_len);
    size_t n = roster->count, room = line_room(roster);
    struct put p = {NULL, room, 0};
    unsigned stride = stride_of(rounds);

    if (rounds > AD_ROUNDS_MAX)
        return AD_EINVAL;
    if (arena_len < ad_roster_trf_bytes(roster, rounds))
        return AD_EFULL;
    *out = (struct ad_trf){.unknown = AD_TRF_NO_POINTS};
    out->entrants = ad__arena_take(&a, n, sizeof *out->entrants);
    out->players = ad__arena_take(&a, n, sizeof *out->players);
    out->meetings = ad__arena_take(&a, n * stride, sizeof *out->meetings);
    out->team = ad__arena_take(&a, n, sizeof *out->team);
    out->members = ad__arena_take(&a, n, sizeof *out->members);
    out->lines = ad__arena_take(&a, 2 * n, sizeof *out->lines);
    p.out = ad__arena_take(&a, room, 1);
    memset(out->meetings, 0, n * stride * sizeof *out->meetings);
    out->t = (struct ad_tournament){
        .entrants = out->entrants,
        .meetings = out->meetings,
        .count = roster->count,
        .stride = stride,
        .rounds = rounds,
        .scoring = ad_scoring_usual,
    };
    out->head[AD_TRF_PLAYERS] = out->head[AD_TRF_RATED] = (struct ad_span){"0", 1}; /* counted */
    for (unsigned i = 0; i < roster->count; i++) {
        add_player(out, roster, i);
        add_lines(out, &p, &roster->players[i], i + 1);
    }
    add_teams(out, roster);
    if (has_national(out))
        name_ranking(out, roster);
    return 0;
}
