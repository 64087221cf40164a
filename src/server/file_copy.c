/*
 * server/file_copy.c -- the pages of an event as everybody sees them, in one archive that needs no service.
 *
 * We ask ourselves for each page, as nobody does who is signed in, and change its addresses: a page of the
 * event becomes a file beside it, what is left of the service is no link any more, and scripts go.
 *
 *     /events/ID/rounds/3?lang=de  ->  rounds-3.html          /web/look.css  ->  look.css
 */
#include "server/file.h"

#include <stdio.h>
#include <stdlib.h>

#include <minizip/zip.h>

/* ---- an archive in memory ---- */

struct memory {
    char *at;
    size_t len, room, here;
};

static voidpf open_it(voidpf memory, const char *name, int mode)
{
    (void)name;
    (void)mode;
    ((struct memory *)memory)->here = 0;
    return memory;
}

static uLong read_it(voidpf memory, voidpf stream, void *to, uLong len)
{
    struct memory *m = memory;

    (void)stream;
    if (len > m->len - m->here)
        len = (uLong)(m->len - m->here);
    memcpy(to, m->at + m->here, len);
    m->here += len;
    return len;
}

static uLong write_it(voidpf memory, voidpf stream, const void *bytes, uLong len)
{
    struct memory *m = memory;

    (void)stream;
    if (m->here + len > m->room) {
        size_t room = 2 * (m->here + len);
        void *more = realloc(m->at, room);

        if (!more)
            return 0;
        m->at = more;
        m->room = room;
    }
    memcpy(m->at + m->here, bytes, len);
    m->here += len;
    m->len = m->here > m->len ? m->here : m->len;
    return len;
}

static long tell_it(voidpf memory, voidpf stream)
{
    (void)stream;
    return (long)((struct memory *)memory)->here;
}

static long seek_it(voidpf memory, voidpf stream, uLong offset, int origin)
{
    struct memory *m = memory;
    size_t from = origin == ZLIB_FILEFUNC_SEEK_SET   ? 0
                  : origin == ZLIB_FILEFUNC_SEEK_CUR ? m->here
                                                     : m->len;

    (void)stream;
    if (from + offset > m->len)
        return -1;
    m->here = from + offset;
    return 0;
}

static int close_it(voidpf memory, voidpf stream)
{
    (void)memory;
    (void)stream;
    return 0;
}

static bool add(zipFile zip, const char *name, const char *bytes, size_t len)
{
    zip_fileinfo info = {.dosDate =
                             0x210000}; /* always 1980-01-01: the same pages, the same bytes */

    return zipOpenNewFileInZip(zip, name, &info, NULL, 0, NULL, 0, NULL, Z_DEFLATED,
                               Z_DEFAULT_COMPRESSION) == ZIP_OK &&
           zipWriteInFileInZip(zip, bytes, (unsigned)len) == ZIP_OK &&
           zipCloseFileInZip(zip) == ZIP_OK;
}

/* ---- addresses ---- */

struct copying {
    struct call *c;
    zipFile zip;
    char root[STORE_NAME_MAX + 16]; /* "/events/ID" */
    bool failed;
};

/* The file that an address of the event becomes; false: it is not copied. */
static bool file_name(char *out, size_t cap, const struct copying *w, const char *path, size_t len)
{
    static const char *const kinds[] = {"/rounds/", "/standings", "/crosstable", "/players",
                                        "/prizes"};
    size_t root = strlen(w->root), n = 0;
    bool known = false;

    len = len < strcspn(path, "?#") ? len : strcspn(path, "?#");
    if (len < root || strncmp(path, w->root, root) != 0)
        return false;
    path += root;
    len -= root;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        known = known || strncmp(path, kinds[i], strlen(kinds[i])) == 0;
    if ((!known && len > 0) || len + 6 > cap || memmem(path, len, "/why/", 5))
        return false;
    for (size_t i = 1; i < len; i++)
        out[n++] = path[i] == '/' ? '-' : path[i];
    snprintf(out + n, cap - n, n ? ".html" : "index.html");
    return true;
}

/* What stands in href or src: where it leads in the copy, "" for nowhere. */
static void put_address(FILE *out, const struct copying *w, const char *at, size_t len,
                        const char *name)
{
    char file[128];

    if (len > 5 && strncmp(at, "/web/", 5) == 0)
        fprintf(out, " %s=\"%.*s\"", name, (int)(len - 5), at + 5);
    else if (*at == '#')
        fprintf(out, " %s=\"%.*s\"", name, (int)len, at);
    else if (file_name(file, sizeof file, w, at, len))
        fprintf(out, " %s=\"%s\"", name, file);
}

/* Scripts, and what leads to pages that are not copied. */
static const char *skipped(const char *html)
{
    static const struct {
        const char *begin, *end;
    } parts[] = {{"<script", "</script>"},
                 {"<p class=\"line papers", "</p>"},
                 {"<nav class=\"parts", "</nav>"},
                 {"<span class=\"line small noprint", "</span>"},
                 {"<div class=\"end\">", "</div>"}};

    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        const char *end = strncmp(html, parts[i].begin, strlen(parts[i].begin)) == 0
                              ? strstr(html, parts[i].end)
                              : NULL;

        if (end)
            return end + strlen(parts[i].end);
    }
    return NULL;
}

static void rewrite(FILE *out, const struct copying *w, const char *html)
{
    while (*html) {
        const char *end = skipped(html);

        if (end) {
            html = end;
        } else if (strncmp(html, " href=\"", 7) == 0) {
            end = strchr(html + 7, '"');
            put_address(out, w, html + 7, (size_t)(end - html - 7), "href");
            html = end + 1;
        } else {
            fputc(*html++, out);
        }
    }
}

static void copy_page(struct copying *w, const char *folder)
{
    char path[STORE_NAME_MAX + 80], name[STORE_NAME_MAX + 80], *text = NULL, *fresh = NULL;
    size_t len, fresh_len;
    FILE *out;

    snprintf(path, sizeof path, "%s%s", w->root, folder);
    if (!file_name(name, sizeof name, w, path, strlen(path)) ||
        !server_ask(w->c, path, &text, &len) || !(out = open_memstream(&fresh, &fresh_len))) {
        w->failed = true;
        free(text);
        return;
    }
    rewrite(out, w, text);
    fclose(out);
    w->failed |= !add(w->zip, name, fresh, fresh_len);
    free(fresh);
    free(text);
}

static void copy_web(struct copying *w, const char *name)
{
    char path[64], *text = NULL;
    size_t len;

    snprintf(path, sizeof path, "/web/%s", name);
    if (!server_ask(w->c, path, &text, &len) || !add(w->zip, name, text, len))
        w->failed = true;
    free(text);
}

static void copy_all(struct copying *w, unsigned rounds, unsigned players)
{
    static const char *const folders[] = {"", "/standings", "/players", "/prizes"};
    char folder[64];

    for (size_t i = 0; i < sizeof folders / sizeof *folders; i++)
        copy_page(w, folders[i]);
    if (rounds)
        copy_page(w, "/crosstable");
    for (unsigned n = 1; n <= rounds; n++) {
        snprintf(folder, sizeof folder, "/rounds/%u", n);
        copy_page(w, folder);
    }
    for (unsigned n = 1; n <= players; n++) {
        snprintf(folder, sizeof folder, "/players/%u", n);
        copy_page(w, folder);
    }
    copy_web(w, "look.css");
    copy_web(w, "icon.svg");
}

bool file_copy(struct file *out, struct call *c, unsigned rounds, unsigned players)
{
    struct memory memory = {0};
    zlib_filefunc_def how = {.zopen_file = open_it,
                             .zread_file = read_it,
                             .zwrite_file = write_it,
                             .ztell_file = tell_it,
                             .zseek_file = seek_it,
                             .zclose_file = close_it,
                             .zerror_file = close_it,
                             .opaque = &memory};
    struct copying w = {.c = c};

    snprintf(w.root, sizeof w.root, "/events/%s", c->arg[0]);
    w.zip = zipOpen2("", APPEND_STATUS_CREATE, NULL, &how);
    w.failed = !w.zip;
    if (w.zip) {
        copy_all(&w, rounds, players);
        w.failed |= zipClose(w.zip, NULL) != ZIP_OK;
    }
    *out = (struct file){memory.at, memory.len, "application/zip"};
    return !w.failed;
}
