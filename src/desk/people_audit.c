/*
 * desk/people_audit.c -- what is written down about who came in. A note goes in the very request it is about: what
 * was done is noted, and what is noted was done. Only a refusal is a request of its own, and if it cannot be
 * written the answer stays the same.
 *
 * Notes are sorted by time, the latest first. With every 64th the oldest go.
 */
#include "desk/people_parts.h"

#include <stdlib.h>
#include <string.h>

enum { TRIM_EVERY = 64, TRIM_AT_ONCE = 2 * TRIM_EVERY };

static const struct {
    const char *word, *text[2];
} whats[] = {
#define X(name, word, en, de) [name] = {word, {en, de}},
    PEOPLE_WHAT_MAP(X)
#undef X
};

const char *people_what_word(enum people_what what)
{
    return whats[what].word;
}

const char *people_what_text(enum people_what what, enum ad_language lang)
{
    return whats[what].text[lang == AD_DE];
}

static bool read_what(enum people_what *out, const char *word)
{
    for (unsigned i = 0; i < PEOPLE_WHATS; i++)
        if (strcmp(whats[i].word, word) == 0) {
            *out = (enum people_what)i;
            return true;
        }
    return false;
}

static bool copy(char *out, size_t cap, const char *text)
{
    if (strlen(text) >= cap)
        return false;
    strcpy(out, text);
    return true;
}

/* What cannot be read is passed over. */
static bool read_note(struct people_note *out, const struct store_thing *t)
{
    json_t *json = json_loadb(t->bytes, t->len, 0, NULL);
    const char *what, *by, *whom, *event, *role, *peer;
    json_int_t at;
    bool fine =
        !json_unpack(json, "{s:I, s:s, s:s, s:s, s:s, s:s, s:s}", "at", &at, "what", &what, "by",
                     &by, "whom", &whom, "event", &event, "role", &role, "peer", &peer);

    *out = (struct people_note){0};
    if (fine) {
        out->at_ms = at;
        fine = read_what(&out->what, what) && people_role_read(&out->role, role) &&
               copy(out->by, sizeof out->by, by) && copy(out->whom, sizeof out->whom, whom) &&
               copy(out->event, sizeof out->event, event) &&
               copy(out->peer, sizeof out->peer, peer);
    }
    json_decref(json);
    return fine;
}

/* ---- the oldest go ---- */

struct trim {
    unsigned kept[2], gone; /* all else, refused */
    char key[TRIM_AT_ONCE][sizeof((struct note_put *)0)->key];
};

static bool trim_one(void *payload, const struct store_thing *t)
{
    struct trim *m = payload;
    struct people_note n;
    bool refused = read_note(&n, t) && n.what == PEOPLE_REFUSED;

    if (m->kept[refused] < PEOPLE_NOTES)
        m->kept[refused]++;
    else
        copy(m->key[m->gone++], sizeof *m->key, t->key);
    return m->gone < TRIM_AT_ONCE;
}

/* If it cannot be done, it is another time. */
static void trim(struct people *p)
{
    struct trim *m = calloc(1, sizeof *m);
    struct store_change change[TRIM_AT_ONCE];
    struct store_listing l = {.shelf = SHELF_AUDIT, .limit = 4 * PEOPLE_NOTES};

    if (m && !store_things(p->store, &l, trim_one, m, NULL)) {
        for (unsigned i = 0; i < m->gone; i++)
            change[i] = (struct store_change){
                STORE_REMOVE, STORE_ANY, {.shelf = SHELF_AUDIT, .key = m->key[i]}};
        if (m->gone)
            store_things_change(p->store, change, m->gone, NULL);
    }
    free(m);
}

/* ---- writing ---- */

static void write_big_endian(uint8_t *out, unsigned bytes, uint64_t value)
{
    for (unsigned i = bytes; i-- > 0; value >>= 8)
        out[i] = (uint8_t)value;
}

struct store_change people__note(struct people *p, struct note_put *put, struct people_note n)
{
    uint8_t lot[8];
    unsigned count = atomic_fetch_add(&p->notes, 1);
    json_t *json;

    n.at_ms = p->now_ms(p->clock);
    json = json_pack("{s:I, s:s, s:s, s:s, s:s, s:s, s:s}", "at", (json_int_t)n.at_ms, "what",
                     people_what_word(n.what), "by", n.by, "whom", n.whom, "event", n.event, "role",
                     people_role_word(n.role), "peer", n.peer);
    size_t len = json ? json_dumpb(json, put->text, sizeof put->text, JSON_COMPACT) : 0;
    json_decref(json);
    randombytes_buf(lot, sizeof lot);
    sodium_bin2hex(put->key, sizeof put->key, lot, sizeof lot);
    write_big_endian(put->sort, 8, ~(uint64_t)n.at_ms);
    write_big_endian(put->sort + 8, 4, ~count);
    if (count % TRIM_EVERY == 0)
        trim(p);
    return (struct store_change){STORE_PUT,
                                 0,
                                 {.shelf = SHELF_AUDIT,
                                  .key = put->key,
                                  .sort = put->sort,
                                  .sort_len = sizeof put->sort,
                                  .bytes = put->text,
                                  .len = len}};
}

/* ---- reading ---- */

struct reading {
    struct people_note *note;
    unsigned count;
};

static bool keep_note(void *payload, const struct store_thing *t)
{
    struct reading *r = payload;

    r->count += read_note(&r->note[r->count], t);
    return true;
}

enum people_why people_audit(struct people *p, unsigned limit, people_note_fn *each, void *payload,
                             struct store_fault *fault)
{
    struct reading r = {calloc(limit, sizeof *r.note), 0};
    struct store_listing l = {.shelf = SHELF_AUDIT, .limit = limit};
    enum people_why why = r.note
                              ? people__store_why(store_things(p->store, &l, keep_note, &r, fault))
                              : PEOPLE_NO_MEMORY;

    for (unsigned i = 0; !why && i < r.count && each(payload, &r.note[i]); i++)
        continue;
    free(r.note);
    return why;
}
