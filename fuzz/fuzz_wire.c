/*
 * fuzz/fuzz_wire.c -- any bytes as a command or an event in JSON.
 *
 * Input: c or e, then the text.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "boards.h"
#include "wire/wire.h"

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

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size == 0)
        return 0;
    if (data[0] == 'c')
        check_command((const char *)data + 1, size - 1);
    else
        check_event((const char *)data + 1, size - 1);
    return 0;
}
