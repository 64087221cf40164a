/*
 * tests/wire/wire_damage.c -- events that were damaged, or are of another stream.
 */
#include "wire_damage.h"

#include <stdio.h>
#include <string.h>

#include "adoube/err.h"
#include "federation/squad_inside.h"

struct damage damage;

enum {
    TEXT = 1 << 13,
    KEPT = 16,
    TRIES = 4,
    ENTRIES = 64,
    MATCHES = 512,
    LINES = 512,
    USES = 1024
};

static _Alignas(max_align_t) char memory[1 << 16], scratch[1 << 19];

static unsigned below(unsigned n)
{
    return kit_below(&damage.rng, n);
}

/* Not while it applies and asks itself. */
static bool begin(void)
{
    bool now = damage.row && !damage.busy && (!damage.one_in || below(damage.one_in) == 0);

    damage.busy = damage.busy || now;
    return now;
}

/* ---- another event ---- */

/* The start of the nth number that is a value, or its end; NULL: there are not so many. */
static char *number_at(char *text, unsigned n)
{
    for (char *p = text; *p; p++)
        if (strchr(":,[", *p) && (p[1] == '-' || (p[1] >= '0' && p[1] <= '9')) && n-- == 0)
            return p + 1;
    return NULL;
}

static void change_number(char text[TEXT])
{
    static const char *const others[] = {"0",  "1",  "2",   "3",   "4",     "5",
                                         "9",  "15", "16",  "17",  "31",    "32",
                                         "64", "99", "100", "255", "-1",    "-9",
                                         "33", "8",  "512", "513", "65535", "9007199254740991"};
    char rest[TEXT], *at;
    unsigned n = 0;

    while (number_at(text, n))
        n++;
    if (n == 0)
        return;
    at = number_at(text, below(n));
    snprintf(rest, sizeof rest, "%s", at + strspn(at, "-0123456789"));
    snprintf(at, (size_t)(text + TEXT - at), "%s%s", others[below(sizeof others / sizeof *others)],
             rest);
}

/* One that came by before takes the place of this one, which is kept in its turn. */
static void exchange(enum wire_thing t, char text[TEXT])
{
    static char kept[WIRE_THINGS][KEPT][TEXT];
    char *other = kept[t][below(KEPT)], mine[TEXT];

    strcpy(mine, text);
    if (*other)
        strcpy(text, other);
    strcpy(other, mine);
}

/* False: it cannot be read. */
static bool make(enum wire_thing t, void *out, const void *event)
{
    const struct wire_room room = {memory, sizeof memory};
    char text[TEXT];
    bool foreign = below(3) == 0;

    if (wire_thing_write(t, text, sizeof text, event) < 0)
        return false;
    if (foreign)
        exchange(t, text);
    for (unsigned n = below(2) + !foreign; n > 0; n--)
        change_number(text);
    return wire_thing_read(t, out, &room, text, strlen(text), NULL) == 0;
}

static void count(enum wire_thing t, int err)
{
    damage.refused[t] += err < 0;
    damage.taken[t] += err == 0;
    kit_ok(damage.row, err == 0 || err == AD_EINVAL || err == AD_EFULL || err == AD_ECONFLICT);
}

/* ---- championships ---- */

struct champ_copy {
    struct ad_championship c;
    struct ad_competition_entry entries[ENTRIES];
    struct ad_champ_entry entry[ENTRIES];
    struct ad_champ_match match[MATCHES];
};

static struct champ_copy champ, champ_before;

static bool copy_champ(const struct ad_championship *c)
{
    if (c->run.count > ENTRIES || c->matches > MATCHES)
        return false;
    memset(&champ, 0, sizeof champ);
    memcpy(&champ.c, c, sizeof champ.c);
    memcpy(champ.entries, c->run.entries, c->run.count * sizeof *champ.entries);
    memcpy(champ.entry, c->entry, c->run.count * sizeof *champ.entry);
    memcpy(champ.match, c->match, c->matches * sizeof *champ.match);
    champ.c.run.entries = champ.entries;
    champ.c.run.cap = ENTRIES;
    champ.c.entry = champ.entry;
    champ.c.match = champ.match;
    champ.c.match_cap = MATCHES;
    memcpy(&champ_before, &champ, sizeof champ);
    return true;
}

static void command_champ(enum ad_champ_cmd_kind kind, unsigned n)
{
    static struct ad_champ_event event[1024];
    static const struct ad_board boards[AD_CHAMP_BOARDS] = {{'1', '0'}};
    struct ad_champ_events out = {.event = event, .cap = 1024};
    struct ad_champ_cmd cmd = {.kind = (uint8_t)kind,
                               .on = AD_NO_DATE,
                               .match = (uint16_t)n,
                               .boards = boards,
                               .point = AD_BTO_16_4,
                               .instance = AD_TRIBUNAL};

    cmd.run.confirmed = true;
    cmd.run.kind = AD_RUN_WITHDRAW;
    cmd.run.who = champ.c.run.count ? champ.entries[below(champ.c.run.count)].who : 0;
    ad_championship_decide(&out, &champ.c, damage.template, &cmd, scratch, sizeof scratch);
}

/* Whatever it says: it says something. */
static void ask_champ(void)
{
    static struct ad_champ_place place[ENTRIES];
    static struct ad_champ_outcome outcome[ENTRIES];
    static struct ad_champ_turn turn[8 * ENTRIES];
    const struct ad_championship *c = &champ.c;
    const struct ad_template *t = damage.template;

    if (ad_championship_memory(c, t) > sizeof scratch)
        return;
    for (unsigned stage = 0; stage < AD_CHAMP_STAGES; stage++)
        for (unsigned group = 0; group <= AD_CHAMP_GROUPS; group++)
            ad_championship_ranking(place, ENTRIES, c, t, stage, group, scratch, sizeof scratch);
    ad_championship_turned(turn, 8 * ENTRIES, c, t, scratch, sizeof scratch);
    ad_championship_outcome(outcome, ENTRIES, c, t, NULL, scratch, sizeof scratch);
    for (unsigned kind = 0; kind < AD_CHAMP_CMDS; kind++)
        command_champ((enum ad_champ_cmd_kind)kind, below(c->matches + 1));
}

void damage_champ(const struct ad_championship *c, const struct ad_champ_event *e)
{
    struct ad_champ_event other;

    if (!begin())
        return;
    for (unsigned i = 0; i < TRIES && damage.template; i++) {
        if (!make(WIRE_THING_champ_event, &other, e) || !copy_champ(c))
            continue;
        other.seq = c->seq + 1;
        other.run.seq = c->run.seq + 1;
        int err = ad_championship_apply(&champ.c, &other);
        count(WIRE_THING_champ_event, err);
        if (err)
            kit_ok(damage.row, memcmp(&champ, &champ_before, sizeof champ) == 0);
        else
            ask_champ();
    }
    damage.busy = false;
}

/* ---- clubs' seasons ---- */

static struct {
    struct ad_squad s;
    struct ad_squad_line lines[LINES];
    struct ad_lineup_use uses[USES];
} squad, squad_before;

static bool copy_squad(const struct ad_squad *s)
{
    if (s->line_count > LINES || s->use_count > USES)
        return false;
    memset(&squad, 0, sizeof squad);
    memcpy(&squad.s, s, sizeof squad.s);
    if (s->line_count)
        memcpy(squad.lines, s->lines, s->line_count * sizeof *squad.lines);
    if (s->use_count)
        memcpy(squad.uses, s->uses, s->use_count * sizeof *squad.uses);
    squad.s.lines = squad.lines;
    squad.s.line_cap = LINES;
    squad.s.uses = squad.uses;
    squad.s.use_cap = USES;
    memcpy(&squad_before, &squad, sizeof squad);
    return true;
}

static void ask_squad(void)
{
    static struct ad_squad_event event[2048];
    static struct ad_lineup_line lines[LINES];
    static struct ad_squad_events out;
    static const struct ad_lineup_report fine;
    struct ad_lineup_case c;
    struct ad_squad_cmd cmd = {
        .on = 6000, .deadline = AD_NO_DATE, .team = {.number = 1}, .report = &fine};

    ad_squad_case(&c, lines, LINES, &squad.s, NULL);
    cmd.list = squad.lines;
    cmd.list_count = squad.s.line_count;
    for (unsigned kind = 0; kind < AD_SQUAD_CMDS; kind++) {
        out.event = event;
        out.cap = 2048;
        cmd.kind = (uint8_t)kind;
        cmd.list_count = kind == AD_SQUAD_ADD ? squad.s.line_count > 0 : squad.s.line_count;
        ad_squad_decide(&out, &squad.s, &cmd);
    }
}

void damage_squad(const struct ad_squad *s, const struct ad_squad_event *e)
{
    struct ad_squad_event other;

    if (!begin())
        return;
    for (unsigned i = 0; i < TRIES; i++) {
        if (!make(WIRE_THING_squad_event, &other, e) || !copy_squad(s))
            continue;
        other.seq = s->seq + 1;
        int err = ad_squad_apply(&squad.s, &other);
        count(WIRE_THING_squad_event, err);
        if (err)
            kit_ok(damage.row, memcmp(&squad, &squad_before, sizeof squad) == 0);
        else
            ask_squad();
    }
    damage.busy = false;
}

/* ---- cases and games ---- */

static void ask_case(const struct ad_case *c, const struct ad_case_event *e)
{
    char text[WIRE_ORDER_RULING_MAX];
    struct ad_case_events out;

    wire_case_ruling_write(text, sizeof text, e, c, NULL);
    for (unsigned kind = 0; kind < AD_CASE_COMMANDS; kind++) {
        struct ad_case_command cmd = ad_case_command((enum ad_case_command_kind)kind, e->on);
        cmd.party = (uint8_t)below(AD_CASE_PARTIES + 1);
        cmd.instance = (uint8_t)below(AD_INSTANCES);
        cmd.money = ad_money(5000, "DEM");
        ad_case_decide(&out, c, &cmd);
    }
}

void damage_case(const struct ad_case *c, const struct ad_case_event *e)
{
    struct ad_case_event other;
    struct ad_case copy;

    if (!begin())
        return;
    for (unsigned i = 0; i < TRIES; i++) {
        if (!make(WIRE_THING_case_event, &other, e))
            continue;
        memcpy(&copy, c, sizeof copy);
        other.seq = c->seq + 1;
        int err = ad_case_apply(&copy, &other);
        count(WIRE_THING_case_event, err);
        if (err)
            kit_ok(damage.row, memcmp(&copy, c, sizeof copy) == 0);
        else
            ask_case(&copy, &other);
    }
    damage.busy = false;
}

void damage_adjudication(const struct ad_adjudication *a, const struct ad_adj_event *e)
{
    struct ad_adj_event other, next;
    struct ad_adjudication copy;

    if (!begin())
        return;
    for (unsigned i = 0; i < TRIES; i++) {
        if (!make(WIRE_THING_adjudication_event, &other, e))
            continue;
        memcpy(&copy, a, sizeof copy);
        other.seq = a->seq + 1;
        if (below(2))
            other.after.seq = other.seq;
        int err = ad_adjudication_apply(&copy, &other);
        count(WIRE_THING_adjudication_event, err);
        if (err)
            kit_ok(damage.row, memcmp(&copy, a, sizeof copy) == 0);
        for (unsigned kind = 0; kind < AD_ADJ_COMMANDS && !err; kind++) {
            struct ad_adj_command cmd = ad_adj_command((enum ad_adj_command_kind)kind, other.on);
            cmd.side = (uint8_t)below(3);
            ad_adjudication_decide(&next, &copy, &cmd);
        }
    }
    damage.busy = false;
}
