/*
 * wire/face.c -- what each face is told of an event.
 *
 * At the board a player sees hands, clocks and scoresheet, and hears what the arbiter says. He is
 * told that much and no more, for advice of any kind is forbidden (2023 11.3.1, 2017 11.3.1, 1997
 * 12.2, 1984 15.1): not that the move he let go is illegal, not how often a position has occurred,
 * not what is put to the arbiter. So the table below names, for each kind, what is a *fact* and
 * whether the *ruling* in it was said aloud.
 *
 * A move that is made and one that was let go and is illegal look the same: "moves", once, when the
 * hand lets go. What follows at the press is not told (2023 7.5: it waits until it is noticed).
 */
#include <string.h>

#include "adoube/words.h"
#include "wire/field.h"
#include "text/names.h"

/* Who is told. */
enum told { NONE, OWNER, BOTH, ALL };

struct row {
    const char *word;   /* on this face; NULL: as the record calls it */
    const char *fields; /* facts, by their names on the wire */
    enum told told;
    bool ruling; /* verdict, reason, articles and sentences: said aloud at the board */
};

/* clang-format off */
#define E(kind) [AD_EVENT_##kind]
static const struct row rows[AD_EVENTS] = {
    /* kind         word     facts                     who    ruling  why */
    E(RULES)     = {NULL,    "side what",              ALL,   true},  /* but see is_advice */
    E(TOUCHES)   = {NULL,    "side squares",           ALL,   false}, /* seen; not what is open */
    E(HAND)      = {NULL,    "side square man does",   ALL,   false}, /* seen */
    E(LETS_GO)   = {"moves", "side act",               ALL,   false}, /* 7.5: it looks like made */
    E(MAKES)     = {"moves", "side act",               ALL,   false}, /* 9.2: positions uncounted */
    E(PRESSES)   = {NULL,    "side",                   ALL,   false}, /* 7.5.3: moved or not */
    E(COMPLETES) = {NULL,    "",                       NONE,  false}, /* 7.5: some lack it */
    E(RUNS)      = {NULL,    "side ms",                ALL,   true},  /* the clock shows it */
    E(TIME)      = {NULL,    "side ms",                ALL,   true},  /* likewise */
    E(PERIOD)    = {NULL,    "side ms value",          ALL,   true},  /* likewise */
    E(FLAG)      = {NULL,    "side flag",              ALL,   false}, /* 6.8: seen, not called */
    E(OFFERS)    = {NULL,    "side",                   ALL,   true},  /* 9.1: said aloud */
    E(DUTY)      = {NULL,    "side act",               ALL,   true},  /* the arbiter has said so */
    E(OFFENCE)   = {NULL,    "side offence value",     BOTH,  true},  /* his and the arbiter's */
    E(BACK)      = {NULL,    "ply",                    ALL,   true},  /* the arbiter has said so */
    E(ASKS)      = {NULL,    "",                       ALL,   false}, /* that, not what: a hint */
    E(ANSWERED)  = {NULL,    "",                       ALL,   true},  /* the arbiter has said so */
    E(RESULT)    = {NULL,    "side result points",     ALL,   true},  /* for all */
    E(SHEET)     = {NULL,    "side ply act",           OWNER, false}, /* 8.1: his own */
    E(MODE)      = {NULL,    "mode value",             ALL,   false}, /* but see is_open_mode */
    E(SEALS)     = {NULL,    "side",                   ALL,   false}, /* the envelope is closed */
    E(PENALTY)   = {NULL,    "side penalty ms points", BOTH,  true},  /* his and the arbiter's */
    E(INCIDENT)  = {NULL,    "",                       NONE,  false}, /* noted for the arbiter */
    E(WAITS)     = {NULL,    "",                       NONE,  false}, /* told when it is asked */
};
#undef E
/* clang-format on */

/* States of the table that everybody sees. */
static bool is_open_mode(unsigned mode)
{
    return mode == AD_MODE_PRESENT_WHITE || mode == AD_MODE_PRESENT_BLACK ||
           mode == AD_MODE_SESSION || mode == AD_MODE_STARTED || mode == AD_MODE_SIGNED;
}

/* Consent that nobody asked for tells a player about his position: that no move is open with what
 * he touched, that the position is not dead. */
static bool is_advice(const struct ad_event *e)
{
    bool by_player = e->by == AD_WHO_WHITE || e->by == AD_WHO_BLACK;

    return e->kind == AD_EVENT_RULES && e->verdict == AD_ALLOWED &&
           (by_player || e->reason == AD_NOT_DEAD);
}

static bool is_told(const struct ad_event *e, enum wire_face face)
{
    if (face == WIRE_ARBITERS)
        return true;
    if (is_advice(e) || (e->kind == AD_EVENT_MODE && !is_open_mode(e->what)))
        return false;
    if (e->kind == AD_EVENT_LETS_GO &&
        e->flags == 0) /* waits to be announced (vi-nrw); told when made */
        return false;
    switch (rows[e->kind].told) {
    case NONE: return false;
    case OWNER:
        return (face == WIRE_WHITE && e->side == AD_WHO_WHITE) ||
               (face == WIRE_BLACK && e->side == AD_WHO_BLACK);
    case BOTH: return face != WIRE_PUBLIC;
    case ALL: break;
    }
    return true;
}

bool wire_ruling_is_told(const struct ad_event *e, enum wire_face face)
{
    if (e->kind >= AD_EVENTS || !is_told(e, face))
        return false;
    return ad_event_is_ruling(e) && (face == WIRE_ARBITERS || rows[e->kind].ruling);
}

/* Was this act on the board already, let go and not made? Then it has been told. */
static bool stood_already(const struct ad_game *before, const struct ad_event *e)
{
    return e->kind == AD_EVENT_MAKES && before->hand.flags &&
           memcmp(&before->hand.stands, &e->act, sizeof e->act) == 0;
}

bool wire_event_is_told(const struct ad_game *before, const struct ad_event *e, enum wire_face face)
{
    return e->kind < AD_EVENTS && is_told(e, face) &&
           (face == WIRE_ARBITERS || !stood_already(before, e));
}

/* ---- writing ---- */

static bool is_named(const char *list, const char *name)
{
    size_t len = strlen(name);

    for (const char *at = list; (at = strstr(at, name)); at += len)
        if ((at == list || at[-1] == ' ') && (at[len] == ' ' || !at[len]))
            return true;
    return false;
}

/* The fields of an event that have these names, as bits. */
static uint64_t mask_of(const char *list)
{
    const struct wire_shape *shape = &wire_event_1.shape;
    uint64_t mask = 0;

    for (unsigned i = 0; i < shape->count; i++)
        if (is_named(list, shape->fields[i].name))
            mask |= UINT64_C(1) << i;
    return mask;
}

static void put_sentence(struct wire_out *out, const char *name, const struct ad_game *g,
                         const struct ad_event *e, enum ad_language lang)
{
    char text[AD_SENTENCE_MAX];
    int len = ad_event_text(text, sizeof text, g, e, lang);

    if (len <= 0) {
        out->invalid |= len < 0;
        return;
    }
    wire_put(out, name);
    wire_put_string(out, text, (size_t)len);
}

int wire_event_face_write(char *text, size_t cap, const struct ad_game *before,
                          const struct ad_event *e, enum wire_face face)
{
    struct wire_out out = {text, cap, 0, false};
    bool ruling = wire_ruling_is_told(e, face), all = face == WIRE_ARBITERS;

    if (!wire_event_is_told(before, e, face))
        return 0;
    const struct row *row = &rows[e->kind];
    struct wire_kind has = wire_kind_of(&wire_event_1, e->kind);
    uint64_t shown = all ? UINT64_MAX : mask_of("by at") | mask_of(row->fields);
    if (ruling)
        shown |= mask_of("verdict reason cites point");
    wire_put(&out, "{\"v\":1,\"kind\":");
    wire_put_word(&out, all || !row->word ? ad_event_word(e->kind) : row->word);
    wire_put_fields(&out, &wire_event_1.shape, shown & (has.must | has.may), has.must, e);
    if (ruling) {
        put_sentence(&out, ",\"en\":", before, e, AD_EN);
        put_sentence(&out, ",\"de\":", before, e, AD_DE);
    }
    wire_put(&out, "}");
    return wire_put_end(&out);
}
