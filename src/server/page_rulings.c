/*
 * server/page_rulings.c -- what was ruled, as cards: the article in the margin, the verdict beside it.
 */
#include "server/page.h"

#include <ctype.h>
#include <time.h>

#include "adoube/laws.h"

/* ---- from the record ---- */

/* That a move was made and completed is a ruling too, and told to the arbiter; here the score says it. */
static bool is_in_score(const json_t *event)
{
    static const char *const kinds[] = {"touches", "hand", "makes", "presses", "completes"};

    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (strcmp(page_field(event, "kind"), kinds[i]) == 0)
            return strcmp(page_field(event, "verdict"), "allowed") == 0;
    return false;
}

static void take_ruling(void *list, const struct desk_news *n)
{
    json_t *all, *event;

    if (!memmem(n->json, n->len, "\"verdict\":", 10)) /* most of the record is moves */
        return;
    all = json_loadb(n->json, n->len, 0, NULL);
    event = json_object_get(all, "event");
    if (json_object_get(event, "verdict") && json_object_get(event, "en") && !is_in_score(event)) {
        json_object_set(event, "at_ms", json_object_get(all, "at_ms"));
        json_array_append(list, event);
    }
    json_decref(all);
}

static json_t *rulings_of(struct page *p, const struct page_game *g)
{
    struct desk_fault fault;
    json_t *list = json_array();

    if (list && desk_game_since(p->call->server->desk, page_field(g->all, "id"), 0, g->face,
                                take_ruling, list, &fault)) {
        json_decref(list);
        return NULL;
    }
    return list;
}

/* ---- the margin ---- */

/* "fide-2023 5.2.2": the article alone, as the reader calls it; and whose it is. */
static const char *article_of(const struct page *p, const json_t *cite, enum ad_edition *edition)
{
    const char *text = json_string_value(cite), *blank = text ? strchr(text, ' ') : NULL;

    *edition = blank ? ad_edition_find(text, (size_t)(blank - text)) : AD_NO_EDITION;
    if (!blank)
        return "";
    return ad_article_label(ad_article_find(*edition, blank + 1, strlen(blank + 1)), p->call->lang);
}

/* "FIDE 2023": its name in short, for a margin is narrow. */
static void put_edition(struct page *p, enum ad_edition edition)
{
    if (edition == AD_NO_EDITION)
        return;
    for (const char *at = ad_edition_name(edition); *at; at++)
        fputc(*at == '-' ? ' ' : toupper((unsigned char)*at), p->out);
}

/* The first one is large, if it is a number. */
static void put_article(struct page *p, const char *article, bool first)
{
    bool is_word = strlen(article) > 8;

    page_put(p, !first ? "" : is_word ? "<b class=\"word\">" : "<b>");
    page_text(p, article);
    page_put(p, first ? "</b>" : "");
}

/* "5.2.2", "with 1.5, 6.9", "FIDE 2023"; what another book says is named with that book. */
static void put_articles(struct page *p, const json_t *cites)
{
    enum ad_edition edition, own = AD_NO_EDITION;
    const json_t *cite;
    size_t i;

    json_array_foreach (cites, i, cite) {
        const char *article = article_of(p, cite, &edition);

        if (i == 0)
            own = edition;
        page_put(p, i == 0 ? "" : i == 1 ? "<span>" : ", ");
        if (i == 1) {
            page_word(p, PAGE_WITH);
            page_put(p, " ");
        }
        if (edition != own) {
            put_edition(p, edition);
            page_put(p, " ");
        }
        put_article(p, article, i == 0);
    }
    page_put(p, i > 1 ? "</span><span>" : "<span>");
    put_edition(p, own);
    page_put(p, "</span>");
}

/* ---- the card ---- */

/* The sentence without the citation, which stands in the margin; it begins and ends as one. */
static void put_sentence(struct page *p, const char *sentence, const json_t *cites)
{
    const char *first = json_string_value(json_array_get(cites, 0));
    size_t edition = first ? strcspn(first, " ") : 0;
    char text[1024];
    char *cut;

    snprintf(text, sizeof text, "%s", sentence);
    for (cut = text; edition && (cut = strstr(cut, " ("));)
        if (strncmp(cut + 2, first, edition) == 0) {
            *cut = '\0';
            break;
        } else {
            cut += 2;
        }
    if (!isdigit((unsigned char)text[1])) /* "a2a3" is a move and stays as it is */
        text[0] = (char)toupper((unsigned char)text[0]);
    page_text(p, text);
    page_put(p, ".");
}

/* The clock on the wall where the server stands. */
static void put_time(struct page *p, const json_t *event)
{
    time_t at = (time_t)(json_integer_value(json_object_get(event, "at_ms")) / 1000);
    struct tm utc, here;
    char machine[32], wall[16];

    gmtime_r(&at, &utc);
    localtime_r(&at, &here);
    strftime(machine, sizeof machine, "%Y-%m-%dT%H:%M:%SZ", &utc);
    strftime(wall, sizeof wall, "%H:%M:%S", &here);
    fprintf(p->out, "<p class=\"by\"><time datetime=\"%s\">%s</time></p>", machine, wall);
}

/* The result and an open question are large. */
static void put_card(struct page *p, const json_t *event)
{
    const char *verdict = page_field(event, "verdict");
    const json_t *cites = json_object_get(event, "cites");
    bool ends = strcmp(verdict, "game-over") == 0, asks = strcmp(verdict, "ask-arbiter") == 0;
    bool stops = strcmp(verdict, "refused") == 0 || strcmp(verdict, "penalty") == 0;

    fprintf(p->out, "<article class=\"ruling%s%s%s\"><div class=\"art\">",
            ends || asks ? "" : " small", stops ? " is-stop" : "", asks ? " is-ask" : "");
    put_articles(p, cites);
    page_put(p, "</div><div class=\"txt\"><p class=\"verdict\">");
    put_sentence(p, page_field(event, p->call->lang == AD_DE ? "de" : "en"), cites);
    page_put(p, "</p>");
    put_time(p, event);
    page_put(p, "</div></article>\n");
}

void page_rulings(struct page *p, const struct page_game *g)
{
    json_t *list = rulings_of(p, g);

    if (json_array_size(list) == 0) {
        page_put(p, "<p class=\"muted\">");
        page_word(p, list ? PAGE_NO_RULINGS : PAGE_TROUBLE);
        page_put(p, "</p>\n");
    }
    for (size_t i = json_array_size(list); i-- > 0;)
        put_card(p, json_array_get(list, i));
    json_decref(list);
}
