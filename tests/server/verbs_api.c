/*
 * tests/server/verbs_api.c -- conversations with the service, over a socket.
 *
 * Every tests/server/ *.api is a case: a server on an empty record, and lines said one by one.
 *
 *     as anna office                       from now on Anna speaks; the first time she gets an
 *                                          account with this role everywhere. "as nobody" is nobody
 *     POST /api/v1/events {"name":"..."}   asks; $NAME in it is what was kept
 *     key k1                               the next request carries Idempotency-Key: k1
 *     header Accept-Language: de           ... and this header
 *     < 201 "name":"..."                   was answered so: the status, and what the answer holds
 *     <> one & two                         the answer holds this, and behind it that
 *     <! "sealed"                          the answer does not hold this
 *     keep event id                        $event is the text of the field "id" of the answer
 *     cookies mine                         $mine is what a browser sends back of the cookies it was given
 *     same as first                        the answer is that of `remember first`, byte for byte
 *     follow x /api/v1/games/$game/live    opens a stream and calls it x
 *     hears x "kind":"makes"               something of that comes over it
 *     missed x "kind":"makes"              nothing of that came over it so far
 *     over x                               the server ends it
 *     last NAME x                          $NAME is the id of the last that came over it
 *     restart                              the server ends and begins anew on the same record
 *
 * A row `api` is a conversation in one line, parted by " ;; ".
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "desk/people.h"
#include "kit.h"
#include "server/server.h"
#include "server/talk.h"
#include "store/engines.h"

enum { NAMES = 16, LINE = 8192, FOLLOWED = 4 };

struct conversation {
    struct kit_row *row;
    struct server *server;
    char address[ADDRESS];
    struct talk *talk, *stream[FOLLOWED];
    struct {
        char name[32], value[TALK_MAX / 8];
    } kept[NAMES];
    unsigned kept_count;
    struct {
        char name[32], token[PEOPLE_TOKEN];
    } people[NAMES];
    unsigned people_count;
    char headers[1024], session[128];
    char follow_name[FOLLOWED][32];
    unsigned follow_count;
};

/* People sign in at one moment, however long the hashing takes: what is slowed down stays so. */
static int64_t one_moment(void *payload)
{
    (void)payload;
    return INT64_C(1794000000000);
}

static bool begin(struct conversation *c)
{
    struct server_fault fault;

    if (server_start(&c->server,
                     &(struct server_options){.db = c->address, .people_ms = one_moment}, &fault)) {
        kit_fail(c->row, "the server does not start: %d %d", fault.error, (int)fault.store.why);
        c->server = NULL;
        return false;
    }
    return kit_ok(c->row, talk_open(c->talk, server_port(c->server)));
}

/* ---- what is kept ---- */

static const char *kept(const struct conversation *c, const char *name, size_t len)
{
    for (unsigned i = c->kept_count; i-- > 0;)
        if (strlen(c->kept[i].name) == len && memcmp(c->kept[i].name, name, len) == 0)
            return c->kept[i].value;
    return "";
}

static void keep(struct conversation *c, const char *name, const char *value, size_t len)
{
    unsigned n = 0;

    while (n < c->kept_count && strcmp(c->kept[n].name, name) != 0)
        n++;
    if (!kit_ok(c->row, n < NAMES && len < sizeof c->kept[0].value))
        return;
    snprintf(c->kept[n].name, sizeof c->kept[0].name, "%s", name);
    memcpy(c->kept[n].value, value, len);
    c->kept[n].value[len] = '\0';
    c->kept_count += n == c->kept_count;
}

/* The line with what was kept in it. */
static void expand(const struct conversation *c, char *out, const char *line)
{
    size_t to = 0;

    while (*line && to < LINE - 1) {
        if (*line == '$' && line[1] >= 'a' && line[1] <= 'z') {
            size_t len = strspn(line + 1, "abcdefghijklmnopqrstuvwxyz");

            to += (size_t)snprintf(out + to, LINE - to, "%s", kept(c, line + 1, len));
            line += 1 + len;
        } else {
            out[to++] = *line++;
        }
    }
    out[to < LINE ? to : LINE - 1] = '\0';
}

/* keep NAME FIELD: the first such field of the answer, with a text or a number. */
static void keep_field(struct conversation *c, const char *rest)
{
    char name[32], field[32], sought[40];
    const char *at;

    if (!kit_ok(c->row, sscanf(rest, "%31s %31s", name, field) == 2))
        return;
    snprintf(sought, sizeof sought, "\"%s\":", field);
    at = strstr(c->talk->body, sought);
    if (!at) {
        kit_fail(c->row, "no %s in: %s", sought, c->talk->body);
        return;
    }
    at += strlen(sought);
    at += *at == '"';
    keep(c, name, at, strcspn(at, "\",}"));
}

/* cookies NAME: of each Set-Cookie what stands before the first semicolon. */
static void keep_cookies(struct conversation *c, const char *name)
{
    static const char field[] = "\r\nSet-Cookie: ";
    char all[1024] = "";
    size_t len = 0;

    for (const char *at = c->talk->text; (at = strstr(at, field)) && len < sizeof all;) {
        at += strlen(field);
        len += (size_t)snprintf(all + len, sizeof all - len, "%s%.*s", len ? "; " : "",
                                (int)strcspn(at, ";\r"), at);
    }
    keep(c, name, all, strlen(all));
}

/* ---- who speaks ---- */

static enum desk_role role_of(const char *word)
{
    enum desk_role role = DESK_NOBODY;

    people_role_read(&role, word);
    return role;
}

static bool introduce(struct conversation *c, const char *name, enum desk_role role)
{
    struct people *people = server_people(c->server);
    struct people_account account;
    unsigned n = c->people_count++;

    snprintf(c->people[n].name, sizeof c->people[n].name, "%s", name);
    return kit_ok(c->row, !people_add(people, &account, name, "a long password", NULL)) &&
           kit_ok(c->row, role <= DESK_PERSON ||
                              !people_role_set(people, "", account.id, "", role, NULL)) &&
           kit_ok(c->row,
                  !people_token(people, c->people[n].token, account.id, INT64_MAX / 2, NULL)) &&
           (keep(c, name, account.id, strlen(account.id)), true);
}

static void speak_as(struct conversation *c, const char *rest)
{
    char name[32] = "", role[32] = "person";
    unsigned i = 0;

    sscanf(rest, "%31s %31s", name, role);
    c->session[0] = '\0';
    if (strcmp(name, "nobody") == 0)
        return;
    while (i < c->people_count && strcmp(c->people[i].name, name) != 0)
        i++;
    if (i == c->people_count && !(kit_ok(c->row, i < NAMES) && introduce(c, name, role_of(role))))
        return;
    snprintf(c->session, sizeof c->session, "Authorization: Bearer %s\r\n", c->people[i].token);
}

/* ---- asking ---- */

static void ask(struct conversation *c, const char *method, const char *rest)
{
    size_t len = strcspn(rest, " ");
    char path[1024], headers[sizeof c->headers + sizeof c->session];

    snprintf(path, sizeof path, "%.*s", (int)len, rest);
    snprintf(headers, sizeof headers, "%s%s", c->session, c->headers);
    c->headers[0] = '\0';
    rest += len;
    rest += *rest == ' ';
    kit_ok(c->row, talk_ask(c->talk, method, path, headers, rest));
}

static void add_header(struct conversation *c, const char *name, const char *value)
{
    size_t len = strlen(c->headers);

    snprintf(c->headers + len, sizeof c->headers - len, "%s%s\r\n", name, value);
}

/* < STATUS TEXT: each part of TEXT, parted by " & ", is there. */
static void was_answered(struct conversation *c, const char *rest)
{
    char *end;
    unsigned status = (unsigned)strtoul(rest, &end, 10);
    char part[LINE];

    if (c->talk->status != status)
        kit_fail(c->row, "wanted %u, got %u: %s", status, c->talk->status, c->talk->text);
    for (const char *at = end + strspn(end, " "); *at;) {
        const char *next = strstr(at, " & ");
        size_t len = next ? (size_t)(next - at) : strlen(at);

        snprintf(part, sizeof part, "%.*s", (int)len, at);
        if (!strstr(c->talk->text, part))
            kit_fail(c->row, "wanted %s in: %s", part, c->talk->text);
        at += len + (next ? 3 : 0);
    }
    kit_ok(c->row, true);
}

static void holds_in_order(struct conversation *c, const char *rest)
{
    const char *from = c->talk->body;
    char part[LINE];

    for (const char *at = rest; *at && from;) {
        const char *next = strstr(at, " & ");
        size_t len = next ? (size_t)(next - at) : strlen(at);

        snprintf(part, sizeof part, "%.*s", (int)len, at);
        from = strstr(from, part);
        if (!from)
            kit_fail(c->row, "wanted %s later in: %s", part, c->talk->body);
        at += len + (next ? 3 : 0);
    }
    kit_ok(c->row, *rest);
}

static void does_not_hold(struct conversation *c, const char *text)
{
    if (strstr(c->talk->body, text))
        kit_fail(c->row, "%s is in: %s", text, c->talk->body);
    kit_ok(c->row, *c->talk->body);
}

/* ---- streams ---- */

static struct talk *stream_of(struct conversation *c, const char *name, size_t len)
{
    for (unsigned i = 0; i < c->follow_count; i++)
        if (strlen(c->follow_name[i]) == len && memcmp(c->follow_name[i], name, len) == 0)
            return c->stream[i];
    return NULL;
}

static void follow(struct conversation *c, const char *rest)
{
    char path[1024], headers[sizeof c->headers + sizeof c->session];
    struct talk *t = malloc(sizeof *t);
    unsigned n = c->follow_count;

    snprintf(headers, sizeof headers, "%s%s", c->session, c->headers);
    c->headers[0] = '\0';
    if (!kit_ok(c->row,
                t && n < FOLLOWED && sscanf(rest, "%31s %1023s", c->follow_name[n], path) == 2)) {
        free(t);
        return;
    }
    c->stream[c->follow_count++] = t;
    kit_ok(c->row, talk_open(t, server_port(c->server)) && talk_follow(t, path, headers) &&
                       t->status == 200);
}

static void hears(struct conversation *c, const char *rest)
{
    size_t len = strcspn(rest, " ");
    struct talk *t = stream_of(c, rest, len);

    if (kit_ok(c->row, t && rest[len] == ' ') && !talk_hear(t, rest + len + 1))
        kit_fail(c->row, "never heard %s in: %s", rest + len + 1, t->body);
    kit_ok(c->row, true);
}

static void missed(struct conversation *c, const char *rest)
{
    size_t len = strcspn(rest, " ");
    struct talk *t = stream_of(c, rest, len);

    if (kit_ok(c->row, t && rest[len] == ' ') && strstr(t->body, rest + len + 1))
        kit_fail(c->row, "%s came: %s", rest + len + 1, t->body);
}

/* It has ended as a body of chunks does. */
static void is_over(struct conversation *c, const char *name)
{
    struct talk *t = stream_of(c, name, strlen(name));

    kit_ok(c->row, t && talk_hear(t, "\r\n0\r\n\r\n"));
}

static void keep_last(struct conversation *c, const char *rest)
{
    char name[32] = "", stream[32] = "";
    struct talk *t;

    sscanf(rest, "%31s %31s", name, stream);
    t = stream_of(c, stream, strlen(stream));
    for (const char *at = t ? strstr(t->body, "id: ") : NULL; at; at = strstr(at + 4, "\nid: "))
        keep(c, name, at + 4 + (*at == '\n'), strcspn(at + 4 + (*at == '\n'), "\r\n"));
    kit_ok(c->row, *kept(c, name, strlen(name)));
}

static void hang_up(struct conversation *c)
{
    for (unsigned i = 0; i < c->follow_count; i++) {
        talk_close(c->stream[i]);
        free(c->stream[i]);
    }
    c->follow_count = 0;
    talk_close(c->talk);
    server_stop(c->server);
    c->server = NULL;
}

static void restart(struct conversation *c)
{
    hang_up(c);
    begin(c);
}

/* ---- lines ---- */

static bool is(const char *line, const char *word, const char **rest)
{
    size_t len = strlen(word);

    *rest = line + len + (line[len] == ' ');
    return strncmp(line, word, len) == 0 && (line[len] == ' ' || !line[len]);
}

static void obey(struct conversation *c, const char *text)
{
    static const char *const methods[] = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"};
    char line[LINE];
    const char *rest;

    expand(c, line, text);
    for (unsigned i = 0; i < sizeof methods / sizeof *methods; i++)
        if (is(line, methods[i], &rest)) {
            ask(c, methods[i], rest);
            return;
        }
    if (is(line, "<", &rest))
        was_answered(c, rest);
    else if (is(line, "<>", &rest))
        holds_in_order(c, rest);
    else if (is(line, "<!", &rest))
        does_not_hold(c, rest);
    else if (is(line, "as", &rest))
        speak_as(c, rest);
    else if (is(line, "key", &rest))
        add_header(c, "Idempotency-Key: ", rest);
    else if (is(line, "header", &rest))
        add_header(c, "", rest);
    else if (is(line, "keep", &rest))
        keep_field(c, rest);
    else if (is(line, "cookies", &rest))
        keep_cookies(c, rest);
    else if (is(line, "remember", &rest))
        keep(c, rest, c->talk->body, strlen(c->talk->body));
    else if (is(line, "same as", &rest))
        kit_is(c->row, kept(c, rest, strlen(rest)), c->talk->body);
    else if (is(line, "follow", &rest))
        follow(c, rest);
    else if (is(line, "hears", &rest))
        hears(c, rest);
    else if (is(line, "missed", &rest))
        missed(c, rest);
    else if (is(line, "over", &rest))
        is_over(c, rest);
    else if (is(line, "last", &rest))
        keep_last(c, rest);
    else if (is(line, "restart", &rest))
        restart(c);
    else
        kit_fail(c->row, "what is %s?", line);
}

/* Lines end with `parting`; on a file each failure names its line. */
static void converse(struct kit_row *row, enum engine_kind engine, char *text, const char *parting)
{
    struct conversation *c = calloc(1, sizeof *c);

    if (!kit_ok(row, c && (c->talk = malloc(sizeof *c->talk)))) {
        free(c);
        return;
    }
    c->row = row;
    if (engines_fresh(c->address, row, engine) && begin(c)) {
        bool file = *parting == '\n';

        for (char *at = text, *next; at && row->failures == 0; at = next) {
            next = strstr(at, parting);
            if (next) {
                *next = '\0';
                next += strlen(parting);
            }
            row->line += file;
            if (*at && *at != '#')
                obey(c, at);
        }
        hang_up(c);
    }
    free(c->talk);
    free(c);
}

static void api_file(struct kit_row *row)
{
    static char text[1 << 16];
    FILE *file = fopen(row->file, "rb");
    size_t len = file ? fread(text, 1, sizeof text - 1, file) : 0;

    if (file)
        fclose(file);
    text[len] = '\0';
    row->line = 0;
    if (kit_ok(row, len > 0 && len < sizeof text - 1))
        converse(row, ON_SQLITE, text, "\n");
}

static void api_row(struct kit_row *row)
{
    char text[LINE];

    if (!kit_ok(row, row->len[0] < sizeof text))
        return;
    snprintf(text, sizeof text, "%s", row->field[0]);
    converse(row, ON_MEMORY, text, " ;; ");
}

static const struct kit_verb verbs[] = {
    {".api", 0, api_file},
    {"api", 1, api_row},
    {0},
};

const struct kit_suite suite_api = {verbs, NULL};
