/*
 * fuzz/fuzz_wire_decide.c -- commands from outside: whatever can be read is decided, and what comes
 * of it is written, read and applied. And events that are damaged, or of another stream: they are
 * refused, or the state can still be asked everything.
 *
 * Input: c, C, s or k (a league of four teams, a cup of four, a club's season, a case), then commands
 * and events in JSON, a line each.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "boards.h"
#include "wire/order.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { ENTRIES = 8, MATCHES = 64, EVENTS = 128, LINES = 16, USES = 32 };

static _Alignas(max_align_t) char memory[1 << 14], other[1 << 14], scratch[1 << 18];
static char text[1 << 15];
static const struct wire_room room = {memory, sizeof memory}, second = {other, sizeof other};

/* An event through the wire: what was read is what was written. */
static void pass(enum wire_thing t, void *out, const void *event)
{
    int len = wire_thing_write(t, text, sizeof text, event);

    demand(len > 0 && len < WIRE_THING_MAX);
    demand(wire_thing_read(t, out, &second, text, (size_t)len, NULL) == 0);
}

/* An event from outside was taken: what follows need not fit any more. */
static bool foreign;

/* ---- championships ---- */

static const char league[] =
    "template pair\n name \"X\"; unit team; field set-by=committee\n"
    "stage main system=roundrobin cycles=1 ref=BTO_18\n boards 2\n"
    "order points,boards,shared ref=BTO_18.3.3\n"
    "playoff scope=place:1,relegation tied=2 steps=match,berlin@playoff,lot ref=SJ_8.4\n"
    "playoff scope=place:1,relegation tied=3+ steps=roundrobin:1,boards@playoff,lot ref=SJ_8.4\n"
    "down n=1 ref=BTO_20; title place=1 \"M {year}\" ref=BTO_1.2; withdraw half ref=BTO_33.1\n"
    "end\n";
static const char cup[] =
    "template cup\n name \"X\"; unit team; field set-by=committee\n"
    "stage cup system=knockout ref=BTO_13.1\n boards 2\n"
    "playoff scope=match tied=2 steps=berlin@match,lot ref=BTO_13.4\n"
    "title place=1 \"P {year}\" ref=BTO_1.2; withdraw none ref=BTO_33.2\nend\n";

static struct ad_competition_entry entries[ENTRIES];
static struct ad_champ_entry more[ENTRIES];
static struct ad_champ_match matches[MATCHES];
static struct ad_champ_event champ_events[EVENTS];
static struct ad_championship champ;
static struct ad_template template;

/* Read once: it takes longer than a command. */
static const struct ad_template *template_of(const char *source)
{
    static struct ad_template known[2];
    static bool read[2];
    struct ad_template_reader r = {.text = source, .len = strlen(source)};
    struct ad_template_fault fault;
    unsigned i = source == cup;

    if (!read[i]) {
        demand(ad_template_next(&known[i], &fault, &r) == 1);
        ad_template_fill(&known[i]);
    }
    read[i] = true;
    return &known[i];
}

static void decide_champ(const struct ad_champ_cmd *cmd)
{
    struct ad_champ_events out = {.event = champ_events, .cap = EVENTS};
    struct ad_champ_event read;
    char ruling[WIRE_ORDER_RULING_MAX];

    if (ad_championship_decide(&out, &champ, &template, cmd, scratch, sizeof scratch) < 0)
        return;
    demand(wire_champ_ruling_write(ruling, sizeof ruling, &out.verdict) > 0);
    for (unsigned i = 0; i < out.count; i++) {
        pass(WIRE_THING_champ_event, &read, &out.event[i]);
        demand(ad_championship_apply(&champ, &read) == 0 || foreign);
    }
}

static void ask_champ(void)
{
    static struct ad_champ_place place[ENTRIES];
    static struct ad_champ_outcome outcome[ENTRIES];
    static struct ad_champ_turn turn[8 * ENTRIES];

    for (unsigned stage = 0; stage < AD_CHAMP_STAGES; stage++)
        for (unsigned group = 0; group < 4; group++)
            ad_championship_ranking(place, ENTRIES, &champ, &template, stage, group, scratch,
                                    sizeof scratch);
    ad_championship_turned(turn, 8 * ENTRIES, &champ, &template, scratch, sizeof scratch);
    ad_championship_outcome(outcome, ENTRIES, &champ, &template, NULL, scratch, sizeof scratch);
}

static void champ_event(struct ad_champ_event *e)
{
    e->seq = champ.seq + 1;
    e->run.seq = champ.run.seq + 1;
    if (ad_championship_apply(&champ, e) == 0) {
        foreign = true;
        ask_champ();
    }
}

static void start_champ(const char *source)
{
    template = *template_of(source);
    memset(&champ, 0, sizeof champ);
    champ.run.entries = entries;
    champ.run.cap = ENTRIES;
    champ.entry = more;
    champ.match = matches;
    champ.match_cap = MATCHES;
    demand(ad_championship_memory(&champ, &template) <= sizeof scratch);
    for (uint32_t who = 1; who <= 4; who++)
        for (uint8_t kind = AD_RUN_ENTER; kind <= AD_RUN_ADMIT; kind++)
            decide_champ(&(struct ad_champ_cmd){
                .kind = AD_CHAMP_RUN, .run = {.kind = kind, .who = who}, .on = AD_NO_DATE});
}

static void champ_line(const char *line, size_t len)
{
    struct ad_champ_cmd cmd;
    struct ad_champ_event e;

    if (wire_champ_command_read(&cmd, &room, line, len, NULL) == 0)
        decide_champ(&cmd);
    else if (wire_thing_read(WIRE_THING_champ_event, &e, &room, line, len, NULL) == 0)
        champ_event(&e);
}

/* ---- a club's season ---- */

static struct ad_squad_line lines[LINES];
static struct ad_lineup_use uses[USES];
static struct ad_squad squad;

static void start_squad(void)
{
    memset(&squad, 0, sizeof squad);
    squad.club = 1;
    squad.season = 1987;
    squad.lines = lines;
    squad.line_cap = LINES;
    squad.uses = uses;
    squad.use_cap = USES;
}

static void squad_line(const char *line, size_t len)
{
    static struct ad_squad_event events[EVENTS];
    static const struct ad_lineup_report fine;
    static struct ad_squad_events out;
    struct ad_squad_event read;
    struct ad_squad_cmd cmd;
    char ruling[WIRE_ORDER_RULING_MAX];

    out.event = events;
    out.cap = EVENTS;
    if (wire_thing_read(WIRE_THING_squad_event, &read, &room, line, len, NULL) == 0) {
        read.seq = squad.seq + 1;
        foreign |= ad_squad_apply(&squad, &read) == 0;
    }
    if (wire_squad_command_read(&cmd, &room, line, len, NULL) < 0)
        return;
    cmd.report = &fine;
    if (ad_squad_decide(&out, &squad, &cmd) < 0)
        return;
    demand(wire_squad_ruling_write(ruling, sizeof ruling, &out.verdict) > 0);
    for (unsigned i = 0; i < out.count; i++) {
        pass(WIRE_THING_squad_event, &read, &out.event[i]);
        demand(ad_squad_apply(&squad, &read) == 0 || foreign);
    }
}

/* ---- cases ---- */

static struct ad_case file;

static void start_case(void)
{
    struct ad_matter m = {.start = AD_START_DECIDED,
                          .first = AD_DISTRICT_DIRECTOR,
                          .incident = ad_date_make(1987, 10, 4),
                          .postmark = ad_date_make(1987, 10, 12),
                          .copies = 3,
                          .parties = 2};

    m.party[0] =
        (struct ad_party){.grounds = AD_ENTITLED_RESULT, .is_club = true, .id = 1, .club = 1};
    m.party[1] = (struct ad_party){.grounds = AD_ENTITLED_DIRECTOR, .id = 9, .club = 3};
    demand(ad_case_init(&file, 7, &m, NULL) == 0);
}

static void case_line(const char *line, size_t len)
{
    struct ad_case_command cmd;
    struct ad_case_events out;
    struct ad_case_event read;
    char ruling[WIRE_ORDER_RULING_MAX];

    if (wire_thing_read(WIRE_THING_case_event, &read, &room, line, len, NULL) == 0) {
        read.seq = file.seq + 1;
        ad_case_apply(&file, &read);
    }
    if (wire_case_command_read(&cmd, NULL, line, len, NULL) < 0)
        return;
    ad_case_decide(&out, &file, &cmd);
    for (unsigned i = 0; i < out.count; i++) {
        pass(WIRE_THING_case_event, &read, &out.event[i]);
        demand(ad_case_apply(&file, &read) == 0);
        demand(wire_case_ruling_write(ruling, sizeof ruling, &read, &file, NULL) > 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const char *at = (const char *)data + 1, *end = (const char *)data + size;
    void (*take)(const char *line, size_t len) = champ_line;

    if (size == 0)
        return 0;
    foreign = false;
    switch (data[0]) {
    case 's':
        start_squad();
        take = squad_line;
        break;
    case 'k':
        start_case();
        take = case_line;
        break;
    default: start_champ(data[0] == 'C' ? cup : league); break;
    }
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        size_t len = (size_t)((stop ? stop : end) - at);
        take(at, len);
        at += len + 1;
    }
    return 0;
}
