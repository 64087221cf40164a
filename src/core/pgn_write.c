/*
 * core/pgn_write.c -- the strict writer of game archives: export format, into the caller's buffer.
 *
 * In: tags, moves, comments ... in the order of the game. Out: bytes. What it writes, the
 * reader reads as the same tokens, and written again they are the same bytes.
 *
 * Each public function works on a copy of the writer, so that a full buffer leaves no trace.
 *
 *   BETWEEN --tags or movetext--> MOVES --end--> BETWEEN
 *
 * Movetext is a row of words. A line is ended where the next word would pass column 79; brackets
 * that close may stand at the start of a line, those that open go with the word behind them.
 */
#include "pgn_words.h"

#include "adoube/notation.h"
#include "core/names.h"

enum phase { BETWEEN, MOVES };

enum comment { NO_COMMENT, OPENED, WORDS }; /* none; its brace is due; a word has been written */

enum { COLUMNS_MAX = 79 };

enum { ANY_RESULT = -1 }; /* no Result tag to agree with */

void ad_pgn_writer_start(struct ad_pgn_writer *w, char *out, size_t cap)
{
    memset(w, 0, sizeof *w);
    w->out = out;
    w->cap = cap;
}

static int commit(struct ad_pgn_writer *w, const struct ad_pgn_writer *next)
{
    if (next->full)
        return AD_EFULL;
    *w = *next;
    return 0;
}

static void put(struct ad_pgn_writer *w, const char *text, size_t len)
{
    if (len > w->cap - w->len)
        w->full = true;
    if (w->full)
        return;
    memcpy(w->out + w->len, text, len);
    w->len += len;
    w->column += (uint32_t)len;
}

static void put_text(struct ad_pgn_writer *w, const char *text)
{
    put(w, text, strlen(text));
}

static void end_line(struct ad_pgn_writer *w)
{
    put(w, "\n", 1);
    w->column = 0;
}

/* ---- tags ---- */

static const char *const roster[] = {"Event", "Site", "Date", "Round", "White", "Black", "Result"};
static const char *const unknown[] = {"?", "?", "????.??.??", "?", "?", "?", "*"};

enum { ROSTER = sizeof roster / sizeof *roster };

static bool in_roster(const char *name)
{
    for (int i = 0; i < ROSTER; i++)
        if (strcmp(name, roster[i]) == 0)
            return true;
    return false;
}

/* Of the tags outside the roster the first by name behind `name`, or NULL. There are few of
 * them, and memory to sort them in would be the caller's to bring. */
static const struct ad_pgn_tag *other_behind(const char *name, const struct ad_pgn_tag *tag,
                                             size_t tags)
{
    const struct ad_pgn_tag *best = NULL;

    for (size_t i = 0; i < tags; i++)
        if (strcmp(tag[i].name, name) > 0 &&
            (best == NULL || strcmp(tag[i].name, best->name) < 0) && !in_roster(tag[i].name))
            best = &tag[i];
    return best;
}

static const char *find_tag(const struct ad_pgn_tag *tag, size_t tags, const char *name)
{
    for (size_t i = 0; i < tags; i++)
        if (strcmp(tag[i].name, name) == 0)
            return tag[i].value;
    return NULL;
}

static bool is_name_byte(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
}

static bool is_control(char c)
{
    return (unsigned char)c < 0x20 || c == 0x7f;
}

/* A tag that can be read again: a name, no control characters, not too long. */
static bool is_good_tag(const struct ad_pgn_tag *tag)
{
    size_t len = strlen("[ \"\"]"), i;

    for (i = 0; tag->name[i] != '\0'; i++)
        if (!is_name_byte(tag->name[i]))
            return false;
    for (const char *p = tag->value; *p != '\0'; p++) {
        if (is_control(*p))
            return false;
        len += *p == '"' || *p == '\\' ? 2 : 1;
    }
    return i > 0 && len + i <= AD_PGN_TOKEN_MAX;
}

static bool are_good_tags(const struct ad_pgn_tag *tag, size_t tags)
{
    for (size_t i = 0; i < tags; i++)
        if (!is_good_tag(&tag[i]) || find_tag(tag, i, tag[i].name) != NULL)
            return false;
    return true;
}

static void put_tag(struct ad_pgn_writer *w, const char *name, const char *value)
{
    put_text(w, "[");
    put_text(w, name);
    put_text(w, " \"");
    for (; *value != '\0'; value++) {
        if (*value == '"' || *value == '\\')
            put_text(w, "\\");
        put(w, value, 1);
    }
    put_text(w, "\"]");
    end_line(w);
}

static void begin_movetext(struct ad_pgn_writer *w)
{
    w->phase = MOVES;
    w->number = true;
}

int ad_pgn_write_tags(struct ad_pgn_writer *w, const struct ad_pgn_tag *tag, size_t tags)
{
    struct ad_pgn_writer next = *w;
    const char *result = find_tag(tag, tags, "Result");
    const struct ad_pgn_tag *other;

    if (w->phase != BETWEEN || !are_good_tags(tag, tags))
        return AD_EINVAL;
    next.result = (int8_t)(result ? ad__pgn_result(result, strlen(result)) : AD_PGN_UNKNOWN);
    if (next.result < 0)
        return AD_EINVAL;
    for (int i = 0; i < ROSTER; i++) {
        const char *value = find_tag(tag, tags, roster[i]);
        put_tag(&next, roster[i], value ? value : unknown[i]);
    }
    other = other_behind("", tag, tags);
    for (; other != NULL; other = other_behind(other->name, tag, tags))
        put_tag(&next, other->name, other->value);
    end_line(&next);
    begin_movetext(&next);
    return commit(w, &next);
}

int ad_pgn_write_movetext(struct ad_pgn_writer *w)
{
    if (w->phase != BETWEEN)
        return AD_EINVAL;
    w->result = ANY_RESULT;
    begin_movetext(w);
    return 0;
}

/* ---- movetext ---- */

static bool in_movetext(const struct ad_pgn_writer *w)
{
    return w->phase == MOVES && w->comment == NO_COMMENT;
}

/* Make room for a word of `len` bytes, and write the brackets that stand before it. */
static void space(struct ad_pgn_writer *w, size_t len)
{
    if (w->column > 0 && w->column + 1 + w->opens + len > COLUMNS_MAX)
        end_line(w);
    else if (w->column > 0)
        put(w, " ", 1);
    for (; w->opens > 0; w->opens--)
        put(w, "(", 1);
}

static void put_word(struct ad_pgn_writer *w, const char *text, size_t len)
{
    space(w, len);
    put(w, text, len);
}

/* A bracket that closes: no blank before it. */
static void put_closing(struct ad_pgn_writer *w, const char *bracket)
{
    if (w->opens > 0)
        space(w, 1);
    else if (w->column >= COLUMNS_MAX)
        end_line(w);
    put(w, bracket, 1);
}

/* The decimal digits of `n`, then `dots`. */
static void put_number(struct ad_pgn_writer *w, uint32_t n, const char *dots)
{
    char text[16], *at = text + sizeof text - strlen(dots);

    memcpy(at, dots, strlen(dots));
    do
        *--at = (char)('0' + n % 10);
    while ((n /= 10) > 0);
    put_word(w, at, (size_t)(text + sizeof text - at));
}

static int put_move(struct ad_pgn_writer *w, uint32_t number, bool black, const char *text,
                    size_t len)
{
    struct ad_pgn_writer next = *w;

    if (!black || w->number)
        put_number(&next, number, black ? "..." : ".");
    put_word(&next, text, len);
    next.number = false;
    return commit(w, &next);
}

int ad_pgn_write_move(struct ad_pgn_writer *w, const struct ad_position *p, ad_move m)
{
    char text[AD_MOVE_TEXT_MAX];
    int len;

    if (!in_movetext(w) || !ad_position_is_legal(p, m))
        return AD_EINVAL;
    len = ad_san_write(text, sizeof text, p, m, AD_EN, AD_FORM_PGN);
    return put_move(w, p->fullmoves, p->turn == AD_BLACK, text, (size_t)len);
}

static bool is_word_byte(char c)
{
    return is_name_byte(c) || (unsigned char)c >= 0x80 || c == '+' || c == '#' || c == '=' ||
           c == ':' || c == '-' || c == '/';
}

/* Would the reader find a move in it, and nothing else? */
static bool is_move_text(const char *text, size_t len)
{
    size_t digits = 0;

    for (size_t i = 0; i < len; i++)
        if (!is_word_byte(text[i]))
            return false;
    while (digits < len && text[digits] >= '0' && text[digits] <= '9')
        digits++;
    if (digits > 0 && (digits == len || (text[digits] != '-' && text[digits] != '/')))
        return false;
    return len > 0 && len <= AD_PGN_WORD_MAX && ad__pgn_result(text, len) < 0;
}

int ad_pgn_write_kept(struct ad_pgn_writer *w, uint32_t ply, const char *text, size_t len)
{
    if (!in_movetext(w) || !is_move_text(text, len))
        return AD_EINVAL;
    return put_move(w, ply / 2, ply % 2 != 0, text, len);
}

int ad_pgn_write_nag(struct ad_pgn_writer *w, unsigned number)
{
    struct ad_pgn_writer next = *w;
    char text[4] = {'$'};
    size_t len = 1;

    if (!in_movetext(w) || number > 255)
        return AD_EINVAL;
    for (unsigned unit = number > 99 ? 100 : number > 9 ? 10 : 1; unit > 0; unit /= 10)
        text[len++] = (char)('0' + number / unit % 10);
    put_word(&next, text, len);
    return commit(w, &next);
}

int ad_pgn_write_open(struct ad_pgn_writer *w)
{
    if (!in_movetext(w))
        return AD_EINVAL;
    w->depth++;
    w->opens++;
    w->number = true;
    return 0;
}

int ad_pgn_write_close(struct ad_pgn_writer *w)
{
    struct ad_pgn_writer next = *w;

    if (!in_movetext(w) || w->depth == 0)
        return AD_EINVAL;
    put_closing(&next, ")");
    next.depth--;
    next.number = true;
    return commit(w, &next);
}

/* ---- comments ---- */

static bool is_space(char c)
{
    return c == ' ' || (c >= '\t' && c <= '\r');
}

/* At the start of a line these would not be read as words of a comment. */
static bool may_start_line(const char *text, size_t len)
{
    static const char event[] = "[Event";

    return *text != '%' && (len < strlen(event) || memcmp(text, event, strlen(event)) != 0);
}

static void put_comment_word(struct ad_pgn_writer *w, const char *text, size_t len)
{
    if (w->comment == OPENED) {
        space(w, len + 1);
        put(w, "{", 1);
    } else if (w->blank && may_start_line(text, len)) {
        space(w, len);
    } else if (w->blank) {
        put(w, " ", 1);
    }
    put(w, text, len);
    w->comment = WORDS;
    w->blank = false;
}

static void put_words(struct ad_pgn_writer *w, const char *text, size_t len)
{
    for (size_t i = 0, start; i < len;) {
        for (; i < len && is_space(text[i]); i++)
            w->blank = true;
        for (start = i; i < len && !is_space(text[i]); i++)
            ;
        if (i > start)
            put_comment_word(w, text + start, i - start);
    }
}

int ad_pgn_write_comment(struct ad_pgn_writer *w, const char *text, size_t len, bool more)
{
    struct ad_pgn_writer next = *w;

    if (w->phase != MOVES || memchr(text, '}', len) != NULL)
        return AD_EINVAL;
    if (w->comment == NO_COMMENT)
        next.comment = OPENED;
    put_words(&next, text, len);
    if (!more) {
        if (next.comment == OPENED)
            put_comment_word(&next, "", 0);
        put_closing(&next, "}");
        next.comment = NO_COMMENT;
        next.blank = false;
        next.number = true;
    }
    return commit(w, &next);
}

int ad_pgn_write_end(struct ad_pgn_writer *w, enum ad_pgn_result result)
{
    struct ad_pgn_writer next = *w;
    const char *text = ad_pgn_result_text(result);

    if (!in_movetext(w) || w->depth > 0 || (w->result != ANY_RESULT && w->result != (int)result))
        return AD_EINVAL;
    put_word(&next, text, strlen(text));
    end_line(&next);
    end_line(&next);
    next.phase = BETWEEN;
    return commit(w, &next);
}

/* ---- tags kept for later ---- */

const char *ad_pgn_tags_find(const struct ad_pgn_tags *tags, const char *name)
{
    return find_tag(tags->tag, tags->count, name);
}

int ad_pgn_tags_add(struct ad_pgn_tags *tags, const struct ad_pgn_token *t)
{
    char *name = tags->text + tags->used, *value = name + t->len + 1;
    size_t room = tags->text_cap - tags->used;
    int len;

    if (memchr(t->value, '\0', t->value_len) != NULL)
        return AD_EINVAL;
    if (t->len + 1 >= room)
        return AD_EFULL;
    memcpy(name, t->text, t->len);
    name[t->len] = '\0';
    if (ad_pgn_tags_find(tags, name) != NULL)
        return 0;
    if (tags->count == tags->cap)
        return AD_EFULL;
    len = ad_pgn_unescape(value, room - t->len - 1, t->value, t->value_len);
    if (len < 0)
        return len;
    tags->tag[tags->count++] = (struct ad_pgn_tag){name, value};
    tags->used += t->len + 1 + (size_t)len + 1;
    return 0;
}
