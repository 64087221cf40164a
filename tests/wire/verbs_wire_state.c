/*
 * tests/wire/verbs_wire_state.c -- tables, games and rulings as JSON.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../kit.h"
#include "adoube/err.h"
#include "adoube/words.h"
#include "wire_random.h"
#include "laws/names.h"
#include "text/names.h"
#include "game/game_inside.h"

enum { TEXT = 1 << 17, PLIES = 64 };

static const struct wire_field *field_of(const struct wire_shape *shape, const char *name)
{
    for (unsigned i = 0; i < shape->count; i++)
        if (strcmp(shape->fields[i].name, name) == 0)
            return &shape->fields[i];
    return NULL;
}

/* ---- tables ---- */

static void random_table(struct kit_rng *rng, struct ad_table *out)
{
    const struct wire_shape *shape = &wire_table_1.shape;

    memcpy(out, shape->empty, sizeof *out);
    for (unsigned i = 0; i < shape->count; i++)
        if (kit_below(rng, 2) || !shape->fields[i].may)
            random_field(rng, &shape->fields[i], out);
    kit_random_start(&out->start, rng);
}

static void tables(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);

    for (unsigned i = 0; i < (row->long_run ? 100000 : 2000); i++) {
        struct ad_table t, again;
        char text[WIRE_TABLE_MAX], same[WIRE_TABLE_MAX];
        random_table(&rng, &t);
        int len = wire_table_write(text, sizeof text, &t);
        if (!kit_ok(row, len > 0))
            return;
        memset(&again, 0x5a, sizeof again);
        kit_ok(row, wire_table_read(&again, text, (size_t)len, NULL) == 0);
        kit_ok(row, memcmp(&t, &again, sizeof t) == 0);
        kit_ok(row, wire_table_write(same, sizeof same, &again) == len);
        kit_is(row, text, same);
    }
}

/* ---- games ---- */

/* Any half-move, once in a while one that no piece can make. */
static bool random_ply(struct kit_rng *rng, struct ad_game *g)
{
    struct ad_event e;

    wire_event_init(&e, AD_EVENT_MAKES);
    e.at = g->at;
    e.value = 1;
    e.move = kit_below(rng, 8) ? kit_random_move(rng, &g->now) : AD_NO_MOVE;
    if (e.move == AD_NO_MOVE) {
        e.act.from = (uint8_t)kit_below(rng, 64);
        e.act.to = (uint8_t)kit_below(rng, 64);
        e.flags = AD_FLAG_ILLEGAL;
    } else {
        e.act = ad_act_of(e.move);
    }
    return ad_game_apply(g, &e) == 0;
}

/* What the record does not say may be anything. */
static void random_rest(struct kit_rng *rng, struct ad_game *g)
{
    static const char *const kept[] = {"table", "now", "irregular", "plies", NULL};
    static const char *const kept_of_ply[] = {"side", "act", "move", NULL};
    const struct wire_shape *shape = &wire_game_1.shape;
    const struct wire_shape *ply = &field_of(&wire_game_1.shape, "plies")->item->record->shape;

    for (unsigned i = 0; i < shape->count; i++) {
        unsigned n = 0;
        while (kept[n] && strcmp(kept[n], shape->fields[i].name) != 0)
            n++;
        if (!kept[n] && kit_below(rng, 2))
            random_field(rng, &shape->fields[i], g);
    }
    for (uint32_t k = 0; k < g->count; k++)
        for (unsigned i = 0; i < ply->count; i++) {
            unsigned n = 0;
            while (kept_of_ply[n] && strcmp(kept_of_ply[n], ply->fields[i].name) != 0)
                n++;
            if (!kept_of_ply[n] && kit_below(rng, 2))
                random_field(rng, &ply->fields[i], &g->plies[k]);
        }
}

static bool random_game(struct kit_row *row, struct kit_rng *rng, struct ad_game *g,
                        struct ad_ply *plies)
{
    struct ad_table t;

    ad_table_init(&t, AD_FIDE_2017);
    kit_random_start(&t.start, rng);
    if (!kit_ok(row, ad_game_init(g, &t, plies, PLIES, kit_below(rng, 2)) == 0))
        return false;
    for (unsigned n = kit_below(rng, 2 * PLIES); n > 0; n--)
        random_ply(rng, g);
    random_rest(rng, g);
    return true;
}

/* Whether the record was cut, the position moved or the room too small: nothing is read. */
static void check_refused(struct kit_row *row, struct ad_game *g, char *text)
{
    struct ad_game out, before;
    struct ad_ply plies[PLIES], untouched[PLIES];
    struct wire_fault fault = {0};
    int len = wire_game_write(text, TEXT, g);

    memset(&out, 0x5a, sizeof out);
    memset(plies, 0x5a, sizeof plies);
    memcpy(&before, &out, sizeof out);
    memcpy(untouched, plies, sizeof plies);
    if (g->count > 0) {
        kit_ok(row, wire_game_read(&out, plies, g->count - 1, text, (size_t)len, &fault) < 0);
        kit_ok(row, fault.why == WIRE_COUNT);
        kit_is(row, "/plies", fault.place);
        g->count--;
        len = wire_game_write(text, TEXT, g);
        kit_ok(row, wire_game_read(&out, plies, PLIES, text, (size_t)len, &fault) < 0);
        kit_ok(row, fault.why == WIRE_NO_SENSE);
        g->count++;
    }
    kit_ok(row, wire_game_read(&out, plies, PLIES, text, (size_t)len / 2, &fault) < 0);
    kit_ok(row, memcmp(&out, &before, sizeof out) == 0);
    kit_ok(row, memcmp(plies, untouched, sizeof plies) == 0);
}

static void check_game(struct kit_row *row, struct ad_game *g, char *text, char *same)
{
    struct ad_game again;
    struct ad_ply plies[PLIES];
    struct wire_fault fault = {0};
    int len = wire_game_write(text, TEXT, g);

    if (!kit_ok(row, len > 0 && (size_t)len < wire_game_max(g)))
        return;
    if (wire_game_read(&again, plies, PLIES, text, (size_t)len, &fault) < 0) {
        wire_fault_text(same, TEXT, &fault, AD_EN);
        kit_fail(row, "%s in %s", same, text);
        return;
    }
    kit_ok(row, ad_game_equal(g, &again));
    kit_ok(row, wire_game_write(same, (size_t)len + 1, &again) == len);
    kit_is(row, text, same);
    kit_ok(row, wire_game_write(same, (size_t)len, &again) == AD_EFULL);
    check_refused(row, g, same);
}

static void games(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    char *text = malloc(TEXT), *same = malloc(TEXT);

    if (!kit_ok(row, text && same))
        exit(2);
    for (unsigned i = 0; i < (row->long_run ? 20000 : 300); i++) {
        struct ad_game g;
        struct ad_ply plies[PLIES];
        if (random_game(row, &rng, &g, plies))
            check_game(row, &g, text, same);
    }
    free(text);
    free(same);
}

/* ---- what is decided ---- */

/* Half of the time a move or a press, so that the game goes on; else anything, but with an act
 * that a hand can do. */
static void random_command(struct kit_rng *rng, const struct ad_game *g, struct ad_command *c)
{
    int64_t at = g->at + kit_below(rng, 20000);
    ad_move m = kit_random_move(rng, &g->now);
    unsigned kind = kit_below(rng, 4);

    if (kind == 0 || m == AD_NO_MOVE) {
        ad_command_init(c, AD_DOES_PRESS, (enum ad_who)kit_below(rng, 2), at);
        return;
    }
    random_form(rng, &wire_command_1, kind == 1 ? AD_DOES_MOVE : kit_below(rng, AD_COMMANDS), c);
    c->at = at;
    c->ms %= 3600000; /* a clock holds no month */
    if (kind == 1)
        c->by = g->now.turn;
    if (c->has_act)
        c->act = ad_act_of(m);
}

static void check_event(struct kit_row *row, const struct ad_game *g, const struct ad_event *e)
{
    char text[WIRE_EVENT_MAX], ruling[WIRE_RULING_MAX];
    struct ad_event again;
    int len = wire_event_write(text, sizeof text, e);

    if (len < 0) {
        kit_fail(row, "an event of the kind %s is not carried: reason %s, what %u, value %d",
                 ad_event_word((enum ad_event_kind)e->kind),
                 ad_reason_word((enum ad_reason)e->reason), e->what, (int)e->value);
        return;
    }
    memset(&again, 0x5a, sizeof again);
    kit_ok(row, wire_event_read(&again, text, (size_t)len, NULL) == 0);
    kit_ok(row, memcmp(e, &again, sizeof again) == 0);
    kit_ok(row, wire_ruling_write(ruling, sizeof ruling, g, e) > 0);
}

/* One game of random commands, in any edition; what follows from each is carried, and so is the
 * state that it leads to. */
static void decided_game(struct kit_row *row, struct kit_rng *rng, char *text, char *same)
{
    static uint64_t scratch[AD_GAME_SCRATCH / sizeof(uint64_t)];
    struct ad_table t;
    struct ad_game g;
    struct ad_ply plies[PLIES];
    struct ad_events events;
    struct ad_command c;

    ad_table_init(&t, (enum ad_edition)kit_below(rng, AD_EDITIONS));
    t.format = (uint8_t)kit_below(rng, AD_FORMATS);
    t.adjourn = (uint8_t)kit_below(rng, 2);
    t.blind[1] = kit_below(rng, 4) == 0;
    if (ad_game_init(&g, &t, plies, PLIES, true) < 0)
        return;
    for (unsigned n = 0; n < 200 && g.result.kind == AD_RESULT_NONE; n++) {
        random_command(rng, &g, &c);
        if (ad_game_decide(&events, &g, &c, scratch, sizeof scratch) < 0)
            continue;
        for (unsigned i = 0; i < events.count; i++) {
            check_event(row, &g, &events.event[i]);
            kit_ok(row, ad_game_apply(&g, &events.event[i]) == 0);
        }
    }
    check_game(row, &g, text, same);
}

static void decided(struct kit_row *row)
{
    struct kit_rng rng = kit_seed(row);
    char *text = malloc(TEXT), *same = malloc(TEXT);

    if (!kit_ok(row, text && same))
        exit(2);
    for (unsigned i = 0; i < (row->long_run ? 20000 : 200); i++)
        decided_game(row, &rng, text, same);
    free(text);
    free(same);
}

/* ---- samples ---- */

static bool first_line(struct kit_row *row, char *out, const char *name)
{
    FILE *file = fopen(name, "r");
    bool good = file && fgets(out, TEXT, file);

    if (file)
        fclose(file);
    if (good)
        out[strcspn(out, "\n")] = '\0';
    return kit_ok(row, good);
}

static void samples(struct kit_row *row)
{
    char *line = malloc(TEXT), *text = malloc(TEXT);
    struct wire_fault fault = {0};
    struct ad_table t;
    struct ad_game g;
    struct ad_ply plies[PLIES];

    if (!kit_ok(row, line && text))
        exit(2);
    if (first_line(row, line, "tests/wire/v1/table.json")) {
        kit_ok(row, wire_table_read(&t, line, strlen(line), &fault) == 0);
        kit_is(row, "", fault.place);
        kit_ok(row, wire_table_write(text, TEXT, &t) > 0);
        kit_is(row, line, text);
    }
    if (first_line(row, line, "tests/wire/v1/game.json")) {
        kit_ok(row, wire_game_read(&g, plies, PLIES, line, strlen(line), &fault) == 0);
        kit_is(row, "", fault.place);
        kit_ok(row, wire_game_write(text, TEXT, &g) > 0);
        kit_is(row, line, text);
    }
    free(line);
    free(text);
}

/* ---- words ---- */

/* Where the library has words of its own for the same, they are the same. */
static void words(struct kit_row *row)
{
    for (unsigned i = 0; i < wire_words_who.count; i++)
        kit_is(row, ad_who_word((enum ad_who)i), wire_word(&wire_words_who, i));
    for (unsigned i = 0; i < AD_VERDICTS; i++)
        kit_is(row, ad_verdict_word((enum ad_verdict)i), wire_word(&wire_words_verdict, i));
    for (unsigned i = 1; i < AD_PENALTIES; i++)
        kit_is(row, ad_penalty_word((enum ad_penalty)i), wire_word(&wire_words_penalty, i));
    for (unsigned i = 1; i < AD_REASONS; i++)
        kit_is(row, ad_reason_word((enum ad_reason)i), wire_word(&wire_words_reason, i));
    for (unsigned i = 0; i < AD_LANGUAGES; i++)
        kit_is(row, ad_language_word((enum ad_language)i), wire_word(&wire_words_language, i));
    for (unsigned i = 0; i < AD_FORMATS; i++)
        kit_is(row, ad_format_name((enum ad_format)i), wire_word(&wire_words_format, i));
    for (unsigned i = 0; i < wire_words_item.count; i++)
        kit_is(row, ad_item_word((enum ad_item)(1 << i)), wire_word(&wire_words_item, i));
}

/* The empty command is the library's. */
static void empty(struct kit_row *row)
{
    struct ad_command a, b;

    for (unsigned kind = 0; kind < AD_COMMANDS; kind++) {
        memset(&b, 0x5a, sizeof b);
        wire_command_init(&a, (enum ad_command_kind)kind);
        ad_command_init(&b, (enum ad_command_kind)kind, AD_WHO_NOBODY, 0);
        kit_ok(row, memcmp(&a, &b, sizeof a) == 0);
    }
}

/* ---- rulings ---- */

static void rulings(struct kit_row *row)
{
    struct ad_table t;
    struct ad_game g;
    struct ad_event e;
    char text[WIRE_RULING_MAX];

    ad_table_init(&t, AD_FIDE_2017);
    kit_ok(row, ad_game_init(&g, &t, NULL, 0, true) == 0);
    wire_event_init(&e, AD_EVENT_RULES);
    e.verdict = AD_REFUSED;
    e.reason = AD_IMPOSSIBLE_EMPTY;
    e.square = 20;
    e.cites.count = 1;
    e.cites.article[0] = ad_article_find(AD_FIDE_2017, "4.3", 3);
    kit_ok(row, wire_ruling_write(text, sizeof text, NULL, &e) > 0);
    kit_is(
        row,
        "{\"verdict\":\"refused\",\"reason\":\"IMPOSSIBLE_EMPTY\",\"cites\":[\"fide-2017 4.3\"]}",
        text);
    kit_ok(row, wire_ruling_write(text, sizeof text, &g, &e) > 0);
    json_t *json = json_loads(text, JSON_REJECT_DUPLICATES, NULL);
    kit_ok(row, json_string_length(json_object_get(json, "en")) > 0);
    kit_ok(row, json_string_length(json_object_get(json, "de")) > 0);
    json_decref(json);
    kit_ok(row, wire_ruling_write(text, 10, NULL, &e) == AD_EFULL);
}

static const struct kit_test tests[] = {
    {"wire: a table is read as it was written", tables},
    {"wire: a game is read as it was written", games},
    {"wire: what is decided is carried", decided},
    {"wire: samples of version 1, states", samples},
    {"wire: the words are the library's", words},
    {"wire: the empty command is the library's", empty},
    {"wire: rulings", rulings},
    {0},
};

const struct kit_suite suite_wire_state = {NULL, tests};
