/*
 * server/page_rulings.c -- what was ruled, as cards: the article in the margin, the verdict beside it.
 */
#include "server/page.h"

#include <ctype.h>
#include <time.h>

#include "adoube/laws.h"

/* ---- the margin ---- */

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
static void put_articles(struct page *p, const struct ad_cites *cites)
{
    enum ad_edition own = ad_article_edition(cites->count ? cites->article[0] : 0);

    for (unsigned i = 0; i < cites->count; i++) {
        enum ad_edition edition = ad_article_edition(cites->article[i]);

        page_put(p, i == 0 ? "" : i == 1 ? "<span>" : ", ");
        if (i == 1) {
            page_word(p, PAGE_WITH);
            page_put(p, " ");
        }
        if (edition != own) {
            put_edition(p, edition);
            page_put(p, " ");
        }
        put_article(p, ad_article_label(cites->article[i], p->lang), i == 0);
    }
    page_put(p, cites->count > 1 ? "</span><span>" : "<span>");
    put_edition(p, own);
    page_put(p, "</span>");
}

/* ---- the card ---- */

/* It begins and ends as a sentence does; "a2a3" is a move and stays as it is. */
static void put_sentence(struct page *p, const char *sentence)
{
    char first[2] = {*sentence, '\0'};

    if (!isdigit((unsigned char)sentence[1]))
        *first = (char)toupper((unsigned char)*first);
    page_text(p, first);
    page_text(p, sentence + 1);
    page_put(p, ".");
}

/* The clock on the wall where the server stands. */
static void put_time(struct page *p, int64_t at_ms)
{
    time_t at = (time_t)(at_ms / 1000);
    struct tm utc, here;
    char machine[32], wall[16];

    gmtime_r(&at, &utc);
    localtime_r(&at, &here);
    strftime(machine, sizeof machine, "%Y-%m-%dT%H:%M:%SZ", &utc);
    strftime(wall, sizeof wall, "%H:%M:%S", &here);
    fprintf(p->out, "<p class=\"by\"><time datetime=\"%s\">%s</time></p>", machine, wall);
}

/* The result and an open question are large. */
void page_ruling(struct page *p, const struct desk_ruling *r)
{
    bool ends = r->event.verdict == AD_GAME_OVER, asks = r->event.verdict == AD_ASK_ARBITER;
    bool stops = r->event.verdict == AD_REFUSED || r->event.verdict == AD_PENALTY;

    fprintf(p->out, "<article class=\"ruling%s%s%s\"><div class=\"art\">",
            ends || asks ? "" : " small", stops ? " is-stop" : "", asks ? " is-ask" : "");
    put_articles(p, &r->event.cites);
    page_put(p, "</div><div class=\"txt\"><p class=\"verdict\">");
    put_sentence(p, r->sentence[p->lang]);
    page_put(p, "</p>");
    put_time(p, r->at_ms);
    page_put(p, "</div></article>\n");
}

void page_rulings(struct page *p, const struct desk_view *v)
{
    bool none = true;

    for (size_t i = v->rulings; i-- > 0;)
        if (v->ruling[i].faces >> v->face & 1) {
            page_ruling(p, &v->ruling[i]);
            none = false;
        }
    if (none) {
        page_put(p, "<p class=\"muted\">");
        page_word(p, PAGE_NO_RULINGS);
        page_put(p, "</p>\n");
    }
}
