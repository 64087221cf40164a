/*
 * fuzz/fuzz_wire.c -- any bytes as JSON of a game or of what the federation decides.
 *
 * Input: a letter, then the text. c, e, t, g: a command, an event, a table, a game; A, B ...: the
 * things of wire/order.h in their order; *: a template.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "boards.h"
#include "wire/order.h"
#include "wire/wire.h"
#include "game/game_inside.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* What is refused says where, in the text or in the object. */
static void check_fault(const struct wire_fault *fault, size_t len)
{
    char words[256];

    demand(fault->why > WIRE_FINE && fault->why < WIRE_WHYS);
    demand(fault->in_text ? fault->at <= len : memchr(fault->place, '\0', WIRE_PLACE_MAX) != NULL);
    demand(wire_fault_text(words, sizeof words, fault, AD_DE) < sizeof words);
}

static void check_command(const char *text, size_t len)
{
    struct ad_command c, again;
    struct wire_fault fault = {0};
    char written[WIRE_COMMAND_MAX];

    if (wire_command_read(&c, text, len, &fault) < 0) {
        check_fault(&fault, len);
        return;
    }
    int n = wire_command_write(written, sizeof written, &c);
    demand(n > 0 && wire_command_read(&again, written, (size_t)n, NULL) == 0);
    demand(memcmp(&c, &again, sizeof c) == 0);
}

static void check_event(const char *text, size_t len)
{
    struct ad_event e, again;
    struct wire_fault fault = {0};
    char written[WIRE_EVENT_MAX];

    if (wire_event_read(&e, text, len, &fault) < 0) {
        check_fault(&fault, len);
        return;
    }
    int n = wire_event_write(written, sizeof written, &e);
    demand(n > 0 && wire_event_read(&again, written, (size_t)n, NULL) == 0);
    demand(memcmp(&e, &again, sizeof e) == 0);
}

static void check_table(const char *text, size_t len)
{
    struct ad_table t, again;
    struct wire_fault fault = {0};
    char written[WIRE_TABLE_MAX];

    if (wire_table_read(&t, text, len, &fault) < 0) {
        check_fault(&fault, len);
        return;
    }
    int n = wire_table_write(written, sizeof written, &t);
    demand(n > 0 && wire_table_read(&again, written, (size_t)n, NULL) == 0);
    demand(memcmp(&t, &again, sizeof t) == 0);
}

static void check_game(const char *text, size_t len)
{
    enum { PLIES = 32 };
    static char written[1 << 16];
    struct ad_ply plies[PLIES], same[PLIES];
    struct ad_game g, again;
    struct wire_fault fault = {0};

    if (wire_game_read(&g, plies, PLIES, text, len, &fault) < 0) {
        check_fault(&fault, len);
        return;
    }
    demand(wire_game_max(&g) <= sizeof written);
    int n = wire_game_write(written, wire_game_max(&g), &g);
    demand(n > 0 && wire_game_read(&again, same, PLIES, written, (size_t)n, NULL) == 0);
    demand(ad_game_equal(&g, &again));
}

/* What was read is written, and read again is written the same. */
static void check_thing(enum wire_thing t, const char *text, size_t len)
{
    static _Alignas(max_align_t) char memory[1 << 16], other[1 << 16], x[4096], again[4096];
    static char written[1 << 18], same[1 << 18];
    const struct wire_room room = {memory, sizeof memory}, second = {other, sizeof other};
    struct wire_fault fault = {0};

    demand(wire_thing_size(t) <= sizeof x);
    if (wire_thing_read(t, x, &room, text, len, &fault) < 0) {
        check_fault(&fault, len);
        return;
    }
    int n = wire_thing_write(t, written, sizeof written, x);
    demand(n > 0 && wire_thing_read(t, again, &second, written, (size_t)n, NULL) == 0);
    demand(wire_thing_write(t, same, sizeof same, again) == n);
    demand(memcmp(written, same, (size_t)n) == 0);
}

static void check_template(const char *text, size_t len)
{
    static char written[WIRE_TEMPLATE_MAX];
    struct ad_template t, again;
    struct wire_fault fault = {0};

    if (wire_template_read(&t, text, len, &fault) < 0) {
        check_fault(&fault, len);
        return;
    }
    int n = wire_template_write(written, sizeof written, &t);
    demand(n > 0 && wire_template_read(&again, written, (size_t)n, NULL) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *text = (const char *)data + 1;

    if (size == 0)
        return 0;
    if (data[0] >= 'A' && data[0] < 'A' + WIRE_THINGS) {
        check_thing((enum wire_thing)(data[0] - 'A'), text, size - 1);
        return 0;
    }
    switch (data[0]) {
    case '*': check_template(text, size - 1); break;
    case 'c': check_command(text, size - 1); break;
    case 't': check_table(text, size - 1); break;
    case 'g': check_game(text, size - 1); break;
    default: check_event(text, size - 1); break;
    }
    return 0;
}
