/*
 * server/live.c -- who follows what. A topic for each game, face and form that somebody follows: the
 * desk's news as JSON, or the part of the page that changes, in one language. Each is written once.
 *
 *     asked for --> in the table --nobody follows, and the table grows--> gone
 *                        |
 *                        +--the session is over, or the role taken--> ended
 *
 * What the public may not see has a topic for each session that follows it. Twice a second every
 * such session is judged anew by the record, which other servers and `adoube account` change as
 * well; and at once where it was changed here. While the record cannot be asked nothing is told.
 */
#include "server/page.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "desk/tour.h"

enum {
    PLACES = 1024,
    KEEP = 32,      /* frames; who is further behind reads the record */
    KEEP_PARTS = 4, /* of pages: each is whole */
    TRIES = 4,      /* to catch up with a topic that runs on */
    FEW = 64,       /* topics that nobody follows are not looked for */
    LOOK_MS = 500,  /* between two judgements */
    TRUSTED_S = 10  /* for so long the last one holds */
};

/* What gives the right to more than the public sees; all of it nought for the public. */
struct claim {
    char token[PEOPLE_TOKEN], event[DESK_ID];
    enum desk_role least;
};

/* What is told: each event of a game, how far a tournament is, or a page's part. */
enum form { NEWS, TOUR, PART_EN, PART_DE, FORMS };

struct followed {
    struct followed *next;
    struct http_topic *topic;
    enum desk_face face;
    enum form form;
    struct claim claim;
    unsigned users; /* requests that are about to follow */
    bool ended;     /* out of the table; goes with the last user */
    char game[DESK_ID];
};

struct live {
    pthread_mutex_t lock;
    pthread_cond_t stop;
    pthread_t judge;
    bool judging, stopped;
    time_t judged;         /* when all of the claims were last known to hold */
    unsigned topics, many; /* so many are there; at so many the unused ones are looked for */
    struct followed *place[PLACES];
};

struct live *live_new(void)
{
    struct live *l = calloc(1, sizeof *l);
    pthread_condattr_t monotonic;

    if (l) {
        pthread_mutex_init(&l->lock, NULL);
        pthread_condattr_init(&monotonic);
        pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
        pthread_cond_init(&l->stop, &monotonic);
        pthread_condattr_destroy(&monotonic);
        l->many = FEW;
    }
    return l;
}

void live_stop(struct live *l)
{
    pthread_mutex_lock(&l->lock);
    l->stopped = true;
    pthread_cond_signal(&l->stop);
    pthread_mutex_unlock(&l->lock);
    if (l->judging)
        pthread_join(l->judge, NULL);
}

void live_free(struct live *l)
{
    struct followed *next;

    for (unsigned i = 0; l && i < PLACES; i++)
        for (struct followed *f = l->place[i]; f; f = next) {
            next = f->next;
            free(f);
        }
    if (l) {
        pthread_cond_destroy(&l->stop);
        pthread_mutex_destroy(&l->lock);
    }
    free(l);
}

/* ---- the table; all with the lock held ---- */

static time_t now_s(void)
{
    struct timespec now;

    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec;
}

static struct followed **place_of(struct live *l, const char *game, enum desk_face face)
{
    unsigned hash = face;

    for (const char *at = game; *at; at++)
        hash = hash * 31 + (unsigned char)*at;
    return &l->place[hash % PLACES];
}

static bool is_of(const struct followed *f, const char *game, enum desk_face face, enum form form)
{
    return f->face == face && f->form == form && strcmp(f->game, game) == 0;
}

static bool is_same(const struct claim *a, const struct claim *b)
{
    return strcmp(a->token, b->token) == 0 && strcmp(a->event, b->event) == 0 &&
           a->least == b->least;
}

static struct followed *find(struct live *l, const char *game, enum desk_face face, enum form form,
                             const struct claim *claim)
{
    struct followed *f = *place_of(l, game, face);

    while (f && !(is_of(f, game, face, form) && is_same(&f->claim, claim)))
        f = f->next;
    return f;
}

static void end_unused(struct followed *f)
{
    if (f->users > 0)
        return;
    http_topic_end(f->topic);
    free(f);
}

/* Out of the table. */
static void end(struct live *l, struct followed **at)
{
    struct followed *f = *at;

    *at = f->next;
    l->topics--;
    f->ended = true;
    end_unused(f);
}

static bool is_unused(struct followed *f, const struct claim *claim)
{
    (void)claim;
    return f->users == 0 && !http_topic_is_followed(f->topic);
}

static bool rests_on(struct followed *f, const struct claim *claim)
{
    return is_same(&f->claim, claim);
}

static void end_all(struct live *l, bool (*which)(struct followed *f, const struct claim *claim),
                    const struct claim *claim)
{
    for (unsigned i = 0; i < PLACES; i++)
        for (struct followed **at = &l->place[i]; *at;) {
            if (which(*at, claim))
                end(l, at);
            else
                at = &(*at)->next;
        }
}

/* There are never more than twice as many as are followed, or a few. */
static void make_room(struct live *l)
{
    if (l->topics < l->many)
        return;
    end_all(l, is_unused, NULL);
    l->many = 2 * l->topics > FEW ? 2 * l->topics : FEW;
}

static struct followed *add(struct live *l, struct http *http, const char *game,
                            enum desk_face face, enum form form, const struct claim *claim)
{
    struct followed *f = calloc(1, sizeof *f), **place = place_of(l, game, face);

    if (!f || !(f->topic = http_topic_new(http, form == NEWS ? KEEP : KEEP_PARTS, form != NEWS))) {
        free(f);
        return NULL;
    }
    snprintf(f->game, sizeof f->game, "%.16s", game);
    f->face = face;
    f->form = form;
    f->claim = *claim;
    f->next = *place;
    l->topics++;
    return *place = f;
}

/* ---- its users ---- */

static struct followed *take(struct server *s, const char *game, enum desk_face face,
                             enum form form, const struct claim *claim)
{
    struct live *l = s->live;
    struct followed *f;

    pthread_mutex_lock(&l->lock);
    f = find(l, game, face, form, claim);
    if (!f) {
        make_room(l);
        f = add(l, s->http, game, face, form, claim);
    }
    if (f)
        f->users++;
    pthread_mutex_unlock(&l->lock);
    return f;
}

static void give(struct live *l, struct followed *f)
{
    pthread_mutex_lock(&l->lock);
    f->users--;
    if (f->ended)
        end_unused(f);
    pthread_mutex_unlock(&l->lock);
}

unsigned live_topics(struct live *l)
{
    unsigned topics;

    pthread_mutex_lock(&l->lock);
    topics = l->topics;
    pthread_mutex_unlock(&l->lock);
    return topics;
}

/* ---- who may still see it ---- */

static int compare(const void *left, const void *right)
{
    const struct claim *a = left, *b = right;
    int order = strcmp(a->token, b->token);

    if (order == 0)
        order = strcmp(a->event, b->event);
    return order ? order : (int)a->least - (int)b->least;
}

/* All of them, each once, the caller's to free. NULL: no memory. */
static struct claim *list_claims(struct live *l, unsigned *count)
{
    struct claim *all;
    unsigned found = 0;

    pthread_mutex_lock(&l->lock);
    all = malloc((l->topics + 1) * sizeof *all);
    for (unsigned i = 0; all && i < PLACES; i++)
        for (const struct followed *f = l->place[i]; f; f = f->next)
            if (f->face != DESK_PUBLIC)
                all[found++] = f->claim;
    pthread_mutex_unlock(&l->lock);
    *count = 0;
    if (found > 0)
        qsort(all, found, sizeof *all, compare);
    for (unsigned i = 0; i < found; i++)
        if (i == 0 || !is_same(&all[i], &all[*count - 1]))
            all[(*count)++] = all[i];
    return all;
}

void live_judge(struct server *s)
{
    struct live *l = s->live;
    time_t since = now_s();
    unsigned count;
    struct claim *all = list_claims(l, &count);
    bool sure = all;

    for (unsigned i = 0; i < count; i++) {
        enum people_why why =
            people_still(s->people, all[i].token, all[i].event, all[i].least, NULL);

        sure = sure && (!why || why == PEOPLE_UNKNOWN);
        if (why == PEOPLE_UNKNOWN) {
            pthread_mutex_lock(&l->lock);
            end_all(l, rests_on, &all[i]);
            pthread_mutex_unlock(&l->lock);
        }
    }
    pthread_mutex_lock(&l->lock);
    if (sure && since > l->judged)
        l->judged = since;
    pthread_mutex_unlock(&l->lock);
    free(all);
}

static bool pause_is_over(struct live *l)
{
    struct timespec until;
    bool on;

    clock_gettime(CLOCK_MONOTONIC, &until);
    until.tv_nsec += LOOK_MS * 1000000L;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_mutex_lock(&l->lock);
    while (!l->stopped && pthread_cond_timedwait(&l->stop, &l->lock, &until) == 0)
        ;
    on = !l->stopped;
    pthread_mutex_unlock(&l->lock);
    return on;
}

static void *judge_on(void *server)
{
    struct server *s = server;

    while (pause_is_over(s->live))
        live_judge(s);
    return NULL;
}

int live_start(struct server *s)
{
    int error;

    s->live->judged = now_s(); /* the thread reads it from its first look on */
    error = pthread_create(&s->live->judge, NULL, judge_on, s);
    s->live->judging = error == 0;
    return error;
}

/* ---- frames ---- */

struct frames {
    char *text;
    size_t len, cap;
    uint64_t seq; /* of the last one */
    bool full;
    struct call *call; /* whose they are, if they are somebody's */
    enum desk_face face;
    enum form form;
};

static void put(struct frames *out, const char *name, const char *text, size_t len)
{
    size_t need = out->len + strlen(name) + len + 2;

    if (need > out->cap) {
        size_t cap = need * 2;
        char *text_now = realloc(out->text, cap);

        if (!text_now) {
            out->full = true;
            return;
        }
        out->text = text_now;
        out->cap = cap;
    }
    out->len += (size_t)sprintf(out->text + out->len, "%s", name);
    memcpy(out->text + out->len, text, len);
    out->len += len;
    out->text[out->len++] = '\n';
}

/* An id is a face and its number: the place in the record would tell how much else is kept. */
char live_letter(enum desk_face face)
{
    return "pwba"[face];
}

static void put_id(struct frames *out, enum desk_face face, uint64_t seq)
{
    char id[24];

    snprintf(id, sizeof id, "%c%" PRIu64, live_letter(face), seq);
    put(out, "id: ", id, strlen(id));
    out->seq = seq;
}

/* JSON of ours has no line ends in it. */
static bool put_news(void *frames, const struct desk_news *n)
{
    struct frames *out = frames;

    if (out->call && n->face != out->face) { /* his role has changed meanwhile */
        out->full = true;
        return false;
    }
    put_id(out, n->face, n->seq);
    put(out, "data: ", n->json, n->len);
    put(out, "", "", 0);
    return !out->full;
}

static void put_part(struct frames *out, const struct desk_view *v, enum form form)
{
    char *part = page_game_write(v, form == PART_DE ? AD_DE : AD_EN);

    out->full |= !part;
    put_id(out, v->face, v->seq);
    for (const char *at = part; at && *at;) {
        size_t len = strcspn(at, "\n");

        put(out, "data: ", at, len);
        at += len + (at[len] != '\0');
    }
    put(out, "", "", 0);
    free(part);
}

/* ---- what the desk tells ---- */

/* By anybody, or soon. */
static bool is_followed(struct live *l, const char *game, enum desk_face face, enum form form)
{
    struct followed *f = *place_of(l, game, face);

    while (f && !(is_of(f, game, face, form) && !is_unused(f, NULL)))
        f = f->next;
    return f;
}

static struct desk_wants wants(void *payload, const char *game)
{
    struct live *l = payload;
    struct desk_wants w = {0, 0};

    pthread_mutex_lock(&l->lock);
    for (enum desk_face face = 0; face < DESK_FACES; face++) {
        w.news |= (unsigned)is_followed(l, game, face, NEWS) << face;
        w.stands |=
            (unsigned)(is_followed(l, game, face, PART_EN) || is_followed(l, game, face, PART_DE))
            << face;
    }
    pthread_mutex_unlock(&l->lock);
    return w;
}

/* A frame that cannot be written ends the topics: who follows them reads the record. */
static void say(struct live *l, const char *game, enum desk_face face, enum form form,
                struct frames *frame)
{
    bool fine;

    pthread_mutex_lock(&l->lock);
    fine = !frame->full && (face == DESK_PUBLIC || now_s() - l->judged <= TRUSTED_S);
    for (struct followed **at = place_of(l, game, face); !l->stopped && *at;) {
        struct followed *f = *at;

        if (!is_of(f, game, face, form)) {
            at = &f->next;
        } else if (fine) {
            http_topic_say(f->topic, frame->seq, frame->text, frame->len);
            at = &f->next;
        } else {
            end(l, at);
        }
    }
    pthread_mutex_unlock(&l->lock);
    free(frame->text);
}

static void hear_news(void *payload, const struct desk_news *n)
{
    struct frames frame = {0};

    put_news(&frame, n);
    say(payload, n->game, n->face, NEWS, &frame);
}

static void hear_stands(void *payload, const struct desk_view *v)
{
    struct live *l = payload;

    for (enum form form = PART_EN; form < FORMS; form++) {
        struct frames frame = {0};
        bool followed;

        pthread_mutex_lock(&l->lock);
        followed = is_followed(l, v->id, v->face, form);
        pthread_mutex_unlock(&l->lock);
        if (followed) {
            put_part(&frame, v, form);
            say(l, v->id, v->face, form, &frame);
        }
    }
}

/* Of a tournament its sequence: who wants more asks for it, as who he is. */
static void put_tour(struct frames *out, uint64_t seq)
{
    char text[32];

    put_id(out, DESK_PUBLIC, seq);
    put(out, "data: ", text, (size_t)snprintf(text, sizeof text, "{\"seq\":%" PRIu64 "}", seq));
    put(out, "", "", 0);
}

static bool wants_tour(void *payload, const char *event)
{
    struct live *l = payload;
    bool wanted;

    pthread_mutex_lock(&l->lock);
    wanted = is_followed(l, event, DESK_PUBLIC, TOUR);
    pthread_mutex_unlock(&l->lock);
    return wanted;
}

static void hear_tour(void *payload, const char *event, uint64_t seq)
{
    struct frames frame = {0};

    put_tour(&frame, seq);
    say(payload, event, DESK_PUBLIC, TOUR, &frame);
}

void live_listen(struct live *l, struct desk_listener *out)
{
    *out = (struct desk_listener){wants, hear_news, hear_stands, l, wants_tour, hear_tour};
}

/* ---- following ---- */

/* A first look: what his face rests on. */
struct judged {
    struct call *call;
    enum desk_face face;
    struct claim claim;
};

static void judge(void *payload, const struct desk_view *v)
{
    struct judged *j = payload;

    j->face = v->face;
    if (v->face == DESK_PUBLIC)
        return;
    j->claim.least = v->face == DESK_ARBITERS ? DESK_ARBITER : DESK_PERSON;
    snprintf(j->claim.token, sizeof j->claim.token, "%s", call_token(j->call));
    snprintf(j->claim.event, sizeof j->claim.event, "%s", v->event);
}

/* What the caller had last of this face; 0: nothing. Another face counts otherwise, and to tell him
 * where he stands in this one would tell him what that one knows. A page says it in its address. */
static uint64_t had(struct call *c, enum desk_face face)
{
    const char *last = http_header(c->http, "Last-Event-ID");

    if (!last)
        last = http_query(c->http, "after");
    return last && *last == live_letter(face) ? strtoull(last + 1, NULL, 10) : 0;
}

/* The whole state first, for who is new, or had more than there is: another record. */
static void put_state(struct frames *out, const struct desk_view *v)
{
    struct desk_text state;

    if (out->seq > 0 && out->seq <= v->seq)
        return;
    out->seq = v->seq;
    out->full |= !desk_view_write(&state, v);
    if (out->full)
        return;
    put(out, "event: ", "state", 5);
    put(out, "data: ", state.json, state.len);
    put(out, "", "", 0);
    desk_text_free(&state);
}

/* A second look. */
static void put_first(void *payload, const struct desk_view *v)
{
    struct frames *out = payload;

    out->face = v->face;
    out->seq = had(out->call, v->face);
    if (out->form == NEWS)
        put_state(out, v);
    else if (out->seq != v->seq)
        put_part(out, v, out->form);
}

/* What came while we looked is in the topic already or comes from the record; a part is whole. */
static bool catch_up(struct call *c, struct followed *f, struct frames *first,
                     struct desk_fault *fault)
{
    for (unsigned i = 0; !first->full && i < TRIES; i++) {
        if (f->form == NEWS && desk_game_since(c->server->desk, call_who(c), f->game, first->seq,
                                               put_news, first, fault))
            return false;
        if (!first->full && http_follow(c->http, f->topic, first->seq, first->text, first->len))
            return true;
    }
    *fault = (struct desk_fault){.why = DESK_NO_MEMORY};
    return false;
}

/* He is judged again now that he holds the topic: from here on a role that is taken away ends it. */
static bool begin(struct call *c, struct followed *f, struct desk_fault *fault)
{
    struct frames first = {.call = c, .form = f->form};
    bool done;

    put(&first, "retry: ", "1000", 4);
    done = !desk_game_look(c->server->desk, call_who(c), c->arg[0], put_first, &first, fault);
    if (done && first.face != f->face) {
        fault->why = DESK_CONFLICT;
        done = false;
    }
    done = done && catch_up(c, f, &first, fault);
    free(first.text);
    return done;
}

static void follow(struct call *c, enum form form)
{
    struct judged j = {.call = c};
    struct desk_fault fault = {.why = DESK_NO_MEMORY};
    struct followed *f = NULL;

    if (!desk_game_look(c->server->desk, call_who(c), c->arg[0], judge, &j, &fault))
        f = take(c->server, c->arg[0], j.face, form, &j.claim);
    if (!f || !begin(c, f, &fault))
        call_desk_fault(c, &fault, NULL);
    if (f)
        give(c->server->live, f);
}

/* ---- following a tournament ---- */

static bool begin_tour(struct call *c, struct followed *f, struct desk_fault *fault)
{
    struct frames first = {.call = c, .seq = had(c, DESK_PUBLIC)};
    uint64_t seq;
    bool done = !desk_tour_seq(c->server->desk, &seq, c->arg[0], fault);

    put(&first, "retry: ", "1000", 4);
    if (done && first.seq != seq)
        put_tour(&first, seq);
    done = done && catch_up(c, f, &first, fault);
    free(first.text);
    return done;
}

void api_tour_live(struct call *c)
{
    struct desk_fault fault = {.why = DESK_NO_MEMORY};
    struct followed *f = NULL;
    uint64_t seq;

    if (!desk_tour_seq(c->server->desk, &seq, c->arg[0], &fault))
        f = take(c->server, c->arg[0], DESK_PUBLIC, TOUR, &(struct claim){.least = 0});
    if (!f || !begin_tour(c, f, &fault))
        call_desk_fault(c, &fault, NULL);
    if (f)
        give(c->server->live, f);
}

void api_game_live(struct call *c)
{
    follow(c, NEWS);
}

void page_game_live(struct call *c)
{
    follow(c, c->lang == AD_DE ? PART_DE : PART_EN);
}
