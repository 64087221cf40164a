/*
 * desk/tour.c -- looking at a tournament: as a view, and as JSON.
 */
#include "desk/inside.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "adoube/trf.h"
#include "wire/order_words.h"
#include "text/names.h"

/* ---- who entered ---- */

/* By calendar years: who becomes 18 in that year is 18. */
static uint8_t age_in(ad_date day, ad_date born)
{
    int years = day == AD_NO_DATE || born == AD_NO_DATE
                    ? 0
                    : ad_date_split(day).year - ad_date_split(born).year;

    return (uint8_t)(years > 0 && years < 130 ? years : 0);
}

static void take_said(struct desk_entry *out, const struct wire_tour_person *p, enum desk_role role,
                      ad_date day)
{
    memcpy(out->name, p->name, sizeof out->name);
    memcpy(out->club, p->club, sizeof out->club);
    memcpy(out->federation, p->federation, sizeof out->federation);
    out->sex = p->sex;
    out->age = age_in(day, p->born);
    if (role >= DESK_ARBITER)
        out->born = p->born;
}

/* Looked up whenever they are shown, so that who was erased is gone at once. */
static void find_said(struct store *s, struct desk_entry *out, const char *hash,
                      enum desk_role role, ad_date day)
{
    uint8_t bytes[STORE_HASH];
    size_t got, len;
    void *said = NULL;
    struct wire_tour_person p;
    enum store_why why = STORE_NO_WORDS;

    *out = (struct desk_entry){.born = AD_NO_DATE};
    if (!sodium_hex2bin(bytes, sizeof bytes, hash, strlen(hash), NULL, &got, NULL) &&
        got == sizeof bytes)
        why = store_words_read(s, &said, &len, bytes, NULL);
    out->erased = why == STORE_ERASED;
    if (why == STORE_OK && !wire_tour_said_read(&p, said, len, NULL))
        take_said(out, &p, role, day);
    free(said);
}

enum desk_why desk__tour_view(struct desk *d, const struct desk_tour_fold *f,
                              const struct desk_event *event, enum desk_role role,
                              desk_tour_fn *look, void *payload, struct desk_fault *fault)
{
    unsigned count = f->tour.count, players = f->tour.player_count;
    struct desk_entry *entry = malloc((count + players + 1) * sizeof *entry);
    ad_date day = event->to != AD_NO_DATE ? event->to : event->from;

    if (!entry)
        return desk__fail(fault, DESK_NO_MEMORY);
    for (unsigned i = 0; i < count; i++)
        find_said(d->store, &entry[i], f->words[i], role, day);
    for (unsigned i = 0; i < players; i++)
        find_said(d->store, &entry[count + i], f->members[i], role, day);
    look(payload, &(struct desk_tour_view){.event = event,
                                           .role = role,
                                           .seq = f->seq,
                                           .now_ms = desk__now(d),
                                           .tour = &f->tour,
                                           .entry = entry,
                                           .player = entry + count});
    free(entry);
    return DESK_OK;
}

enum desk_why desk_tour_look(struct desk *d, const char *who, const char *event, desk_tour_fn *look,
                             void *payload, struct desk_fault *fault)
{
    struct desk_event about;
    enum desk_role role;
    struct desk_cell *c;
    enum desk_why why;

    if ((why = desk_event_look(d, &about, event, fault)) ||
        (why = desk__role(d, &role, who, event, fault)) ||
        (why = desk__cell_take(d, &d->tours, &c, event, false, fault)))
        return why;
    why = desk__tour_view(d, &c->tour, &about, role, look, payload, fault);
    desk__cell_give(&d->tours, c);
    return why;
}

enum desk_why desk_tour_seq(struct desk *d, uint64_t *out, const char *event,
                            struct desk_fault *fault)
{
    struct desk_cell *c;
    enum desk_why why = desk__cell_take(d, &d->tours, &c, event, false, fault);

    if (why)
        return why;
    *out = c->tour.seq;
    desk__cell_give(&d->tours, c);
    return DESK_OK;
}

/* ---- as JSON ---- */

static void put_text(struct desk_put *p, const char *before, const char *text)
{
    if (!*text)
        return;
    desk__put(p, before);
    desk__put_string(p, text);
}

static void put_letter(struct desk_put *p, const char *before, char letter)
{
    put_text(p, before, (char[]){letter, '\0'});
}

static void put_if(struct desk_put *p, const char *before, int64_t value)
{
    if (value)
        desk__put_number(p, before, value);
}

static void put_said(struct desk_put *p, const struct desk_entry *e, int rating, uint8_t title,
                     uint64_t fide)
{
    char born[AD_DATE_TEXT_MAX];

    put_text(p, ",\"name\":", e->name);
    desk__put(p, e->erased ? ",\"erased\":true" : "");
    put_text(p, ",\"club\":", e->club);
    put_text(p, ",\"federation\":", e->federation);
    put_letter(p, ",\"sex\":", e->sex);
    if (e->born != AD_NO_DATE && ad_date_write(born, sizeof born, e->born) > 0)
        put_text(p, ",\"born\":", born);
    put_if(p, ",\"rating\":", rating);
    put_text(p, ",\"title\":", ad_title_text((enum ad_title)title));
    put_if(p, ",\"fide\":", (int64_t)fide);
}

static void put_entry(struct desk_put *p, const struct desk_tour_view *v, unsigned i)
{
    const struct ad_tour *t = v->tour;

    desk__put_number(p, i ? ",{\"place\":" : "{\"place\":", i + 1);
    desk__put_number(p, ",\"number\":", t->entrants[i].number);
    put_said(p, &v->entry[i], t->entrants[i].rating, t->entrants[i].title, t->entry[i].fide);
    put_if(p, ",\"since\":", t->entry[i].since > 1 ? t->entry[i].since : 0);
    put_if(p, ",\"left\":", t->entry[i].left);
    put_if(p, ",\"paid\":", v->role >= DESK_ARBITER ? t->entry[i].paid : 0);
    desk__put(p, t->entry[i].here ? ",\"here\":true}" : "}");
}

static void put_player(struct desk_put *p, const struct desk_tour_view *v, unsigned i)
{
    const struct ad_tour_player *one = &v->tour->players[i];

    desk__put_number(p, i ? ",{\"place\":" : "{\"place\":", i + 1);
    desk__put_number(p, ",\"team\":", one->team);
    desk__put_number(p, ",\"order\":", one->order);
    put_said(p, &v->player[i], one->rating, one->title, one->fide);
    desk__put(p, "}");
}

static const struct ad_meeting *meeting(const struct ad_tour *t, unsigned who, unsigned round)
{
    return &t->meetings[(size_t)(who - 1) * t->stride + round - 1];
}

/* A board of a match; the colour is that of the first. */
static void put_game(struct desk_put *p, const struct ad_tour *t, struct ad_pair pair,
                     unsigned round, unsigned game)
{
    const struct ad_tour_chair *first = ad_tour_chair(t, pair.white, round, game);
    const struct ad_tour_chair *second = ad_tour_chair(t, pair.black, round, game);

    desk__put_number(p, game > 1 ? ",{\"game\":" : ",\"games\":[{\"game\":", game);
    desk__put_number(p, ",\"players\":[", first->player);
    desk__put_number(p, ",", second->player);
    desk__put(p, "]");
    put_letter(p, ",\"colour\":", first->colour);
    if (first->result && first->result != '?')
        put_text(p, ",\"result\":", (char[]){first->result, second->result, '\0'});
    desk__put(p, first->adjourned ? ",\"adjourned\":true}" : "}");
    desk__put(p, game == t->rules.boards ? "]" : "");
}

static void put_board(struct desk_put *p, const struct ad_tour *t, struct ad_pair pair,
                      unsigned round, unsigned board)
{
    const struct ad_meeting *white = meeting(t, pair.white, round);

    desk__put_number(p, board > 1 ? ",{\"board\":" : "{\"board\":", board);
    desk__put_number(p, ",\"white\":", pair.white);
    desk__put_number(p, ",\"black\":", pair.black);
    if (pair.black && white->result != '?')
        put_text(p, ",\"result\":",
                 (char[]){white->result, meeting(t, pair.black, round)->result, '\0'});
    if (t->seats[(size_t)(pair.white - 1) * t->stride + round - 1].adjourned)
        desk__put(p, ",\"adjourned\":true");
    for (unsigned game = 1; pair.black && game <= t->rules.boards; game++)
        put_game(p, t, pair, round, game);
    desk__put(p, "}");
}

/* Who does not sit at a board, and why; of a round to come what was asked for. */
static void put_away(struct desk_put *p, const struct ad_tour *t, unsigned round)
{
    const char *comma = "";

    for (unsigned who = 1; who <= t->count; who++) {
        const struct ad_meeting *m = meeting(t, who, round);

        if (m->opponent || m->result == '\0' || m->result == 'U')
            continue;
        desk__put(p, comma);
        desk__put_number(p, "{\"who\":", who);
        put_letter(p, ",\"letter\":", m->result);
        desk__put(p, "}");
        comma = ",";
    }
}

static void put_round(struct desk_put *p, const struct ad_tour *t, unsigned round,
                      struct ad_pair *pairs)
{
    const struct ad_tour_round *r = &t->round[round - 1];
    unsigned count = ad_tour_boards(pairs, t, round);

    desk__put_number(p, round > 1 ? ",{\"round\":" : "{\"round\":", round);
    desk__put(p, r->published ? ",\"published\":true" : "");
    desk__put(p, r->closed ? ",\"closed\":true" : "");
    desk__put(p, r->by_hand ? ",\"by_hand\":true" : "");
    desk__put_number(p, ",\"open\":", ad_tour_open(t, round, NULL));
    desk__put(p, ",\"boards\":[");
    for (unsigned i = 0; i < count; i++)
        put_board(p, t, pairs[i], round, i + 1);
    desk__put(p, "],\"away\":[");
    put_away(p, t, round);
    desk__put(p, "]}");
}

bool desk_tour_shows(const struct desk_tour_view *v, unsigned round)
{
    const struct ad_tour_round *r = &v->tour->round[round - 1];

    return round <= v->tour->played && (v->role >= DESK_ARBITER || r->published || r->closed);
}

void desk__put_tour(void *put, const struct desk_tour_view *v)
{
    static const char *const phases[] = {"nothing", "running", "finished"};
    struct ad_pair *pairs = malloc((v->tour->count / 2 + 1) * sizeof *pairs);
    struct desk_put *p = put;

    p->failed |= !pairs;
    desk__put(p, "{\"event\":");
    desk__put_string(p, v->event->id);
    desk__put_number(p, ",\"seq\":", (int64_t)v->seq);
    desk__put_number(p, ",\"now_ms\":", v->now_ms);
    put_text(p, ",\"phase\":", phases[v->tour->phase]);
    desk__put(p, ",\"rules\":");
    desk__put_record(p, &rows_tour_rules, &v->tour->rules);
    desk__put(p, ",\"entries\":[");
    for (unsigned i = 0; i < v->tour->count; i++)
        put_entry(p, v, i);
    if (v->tour->rules.boards)
        desk__put(p, "],\"players\":[");
    for (unsigned i = 0; i < v->tour->player_count; i++)
        put_player(p, v, i);
    desk__put(p, "],\"rounds\":[");
    for (unsigned round = 1; pairs && desk_tour_shows(v, round); round++)
        put_round(p, v->tour, round, pairs);
    desk__put(p, "]}");
    free(pairs);
}

struct shown {
    struct desk_put put;
    uint64_t seq;
};

static void show(void *payload, const struct desk_tour_view *v)
{
    struct shown *s = payload;

    s->seq = v->seq;
    desk__put_tour(&s->put, v);
}

enum desk_why desk_tour_show(struct desk *d, struct desk_text *out, const char *who,
                             const char *event, struct desk_fault *fault)
{
    struct shown s = {.seq = 0};
    enum desk_why why = desk_tour_look(d, who, event, show, &s, fault);

    *out = (struct desk_text){0};
    if (why)
        return why;
    return desk__put_end(out, &s.put, s.seq) ? DESK_OK : desk__fail(fault, DESK_NO_MEMORY);
}
