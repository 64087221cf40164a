/*
 * cli/rewrite.c -- games in the export format of PGN, one after the other.
 *
 * In: the tokens of a game without faults. Out: the game as UTF-8. The Result tag stands at the
 * top, but many archives tell the result only at the end; so the movetext is written first, and
 * the tags when it is done.
 */
#include "cli/rewrite.h"
#include "core/names.h"

#include <stdlib.h>
#include <string.h>

enum {
    TAGS = 1024,         /* how many tags a game may have ...               */
    TAGS_TEXT = 1 << 18, /* ... and how much text in them                   */
    GAME_MAX = 1 << 26   /* how large a game may be: one must be held whole */
};

bool rewrite_start(struct rewrite *r, const struct form *form, bool plain)
{
    *r = (struct rewrite){.form = form, .plain = plain};
    r->tags.tag = calloc(TAGS, sizeof *r->tags.tag);
    r->tags.cap = TAGS;
    r->tags.text = malloc(TAGS_TEXT);
    r->tags.text_cap = TAGS_TEXT;
    if (r->tags.tag && r->tags.text && text_reserve(&r->head, AD_PGN_WINDOW_MIN) &&
        text_reserve(&r->body, AD_PGN_WINDOW_MIN))
        return true;
    rewrite_release(r);
    return false;
}

void rewrite_release(struct rewrite *r)
{
    free(r->tags.tag);
    free(r->tags.text);
    text_release(&r->head);
    text_release(&r->body);
}

void rewrite_new_game(struct rewrite *r)
{
    r->tags.count = r->tags.used = 0;
    r->result = AD_PGN_UNKNOWN;
    ad_pgn_writer_start(&r->writes_head, r->head.at, r->head.cap);
    ad_pgn_writer_start(&r->writes_body, r->body.at, r->body.cap);
    ad_pgn_write_movetext(&r->writes_body);
}

void rewrite_hand_out(struct text *out, const struct rewrite *r)
{
    text_add(out, r->writes_head.out, r->writes_head.len);
    text_add(out, r->writes_body.out, r->writes_body.len);
}

/* The writer's buffer was full: make it larger. False if it may not be. */
static bool grow(struct rewrite *r, struct text *buffer, struct ad_pgn_writer *w)
{
    size_t cap = 2 * buffer->cap;
    char *more;

    if (cap > GAME_MAX)
        return false;
    more = realloc(buffer->at, cap);
    if (!more) {
        r->failed = true;
        return false;
    }
    buffer->at = w->out = more;
    buffer->cap = w->cap = cap;
    return true;
}

/* ---- tags ---- */

/* Text as UTF-8: what is none is Latin-1. `room` takes twice the length and one byte. */
static const char *as_utf8(char *room, size_t cap, const char *text, size_t *len)
{
    int n;

    if (ad_text_is_utf8(text, *len))
        return text;
    n = ad_latin1_to_utf8(room, cap, text, *len);
    *len = n < 0 ? 0 : (size_t)n;
    return room;
}

/* The writer would refuse control characters only once it has all tags, far from their place.
 * A tab is nothing but a blank. */
static int keep_tag(struct rewrite *r, const struct ad_pgn_token *t)
{
    char room[2 * AD_PGN_TOKEN_MAX + 1], plain[2 * AD_PGN_TOKEN_MAX + 1];
    struct ad_pgn_token tag = *t;

    tag.value = as_utf8(room, sizeof room, t->value, &tag.value_len);
    for (size_t i = 0; i < tag.value_len; i++) {
        unsigned char byte = (unsigned char)tag.value[i];
        if ((byte < 0x20 && byte != '\t') || byte == 0x7f)
            return AD_EINVAL;
        plain[i] = byte == '\t' ? ' ' : (char)byte;
    }
    tag.value = plain;
    return ad_pgn_tags_add(&r->tags, &tag);
}

/* Give the tag a value, if there is room for one more. */
static void set_tag(struct ad_pgn_tags *tags, const char *name, const char *value)
{
    for (size_t i = 0; i < tags->count; i++)
        if (strcmp(tags->tag[i].name, name) == 0) {
            tags->tag[i].value = value;
            return;
        }
    if (tags->count < tags->cap)
        tags->tag[tags->count++] = (struct ad_pgn_tag){name, value};
}

/* The Result tag, if it names a result; else what the movetext ends with. */
static enum ad_pgn_result decided(const struct rewrite *r)
{
    static const enum ad_pgn_result all[] = {AD_PGN_WHITE, AD_PGN_BLACK, AD_PGN_DRAW};
    const char *tag = ad_pgn_tags_find(&r->tags, "Result");

    for (size_t i = 0; tag && i < sizeof all / sizeof *all; i++)
        if (strcmp(tag, ad_pgn_result_text(all[i])) == 0)
            return all[i];
    return r->result;
}

static int write_tags(struct rewrite *r)
{
    int done;

    set_tag(&r->tags, "Result", ad_pgn_result_text(decided(r)));
    if (ad_pgn_tags_find(&r->tags, "FEN") && !ad_pgn_tags_find(&r->tags, "SetUp"))
        set_tag(&r->tags, "SetUp", "1");
    do
        done = ad_pgn_write_tags(&r->writes_head, r->tags.tag, r->tags.count);
    while (done == AD_EFULL && grow(r, &r->head, &r->writes_head));
    return done;
}

/* ---- movetext ---- */

static int write_move(struct rewrite *r, const struct ad_pgn_replay *replay,
                      const struct ad_pgn_token *t)
{
    const struct ad_position *before = ad_pgn_before(replay);
    uint32_t ply = ad_pgn_ply(replay) - 1;
    char text[FORM_TEXT_MAX];
    int len;

    if (!before || replay->move == AD_NO_MOVE)
        return ad_pgn_write_kept(&r->writes_body, ply, t->text, t->len);
    if (r->plain)
        return ad_pgn_write_move(&r->writes_body, before, replay->move);
    len = form_write(text, r->form, before, replay->move);
    return ad_pgn_write_kept(&r->writes_body, ply, text, (size_t)len);
}

/* Behind a ; there may be a brace, which braces cannot hold. */
static int write_comment(struct rewrite *r, const struct ad_pgn_token *t)
{
    char room[2 * AD_PGN_TOKEN_MAX + 1], plain[2 * AD_PGN_TOKEN_MAX + 1];
    size_t len = t->len;
    const char *text = as_utf8(room, sizeof room, t->text, &len);

    for (size_t i = 0; i < len; i++)
        plain[i] = text[i] == '}' ? ')' : text[i];
    return ad_pgn_write_comment(&r->writes_body, plain, len, t->more);
}

static int write_movetext(struct rewrite *r, const struct ad_pgn_replay *replay,
                          const struct ad_pgn_token *t)
{
    switch (t->kind) {
    case AD_PGN_MOVE: return write_move(r, replay, t);
    case AD_PGN_COMMENT: return write_comment(r, t);
    case AD_PGN_NAG: return ad_pgn_write_nag(&r->writes_body, t->number);
    case AD_PGN_OPEN: return ad_pgn_write_open(&r->writes_body);
    case AD_PGN_CLOSE: return ad_pgn_write_close(&r->writes_body);
    case AD_PGN_END: return ad_pgn_write_end(&r->writes_body, decided(r));
    case AD_PGN_RESULT: /* comments may follow: it is written at the end */
    case AD_PGN_TAG:
    case AD_PGN_ERROR:
    case AD_PGN_MORE:
    case AD_PGN_DONE: break;
    }
    return 0;
}

int rewrite_token(struct rewrite *r, const struct ad_pgn_replay *replay,
                  const struct ad_pgn_token *t)
{
    int done;

    if (t->kind == AD_PGN_TAG)
        return keep_tag(r, t);
    if (t->kind == AD_PGN_RESULT)
        r->result = (enum ad_pgn_result)t->number;
    do
        done = write_movetext(r, replay, t);
    while (done == AD_EFULL && grow(r, &r->body, &r->writes_body));
    if (done < 0)
        return done;
    if (t->kind == AD_PGN_MOVE && replay->mark)
        return rewrite_token(r, replay,
                             &(struct ad_pgn_token){.kind = AD_PGN_NAG, .number = replay->mark});
    return t->kind == AD_PGN_END ? write_tags(r) : done;
}
