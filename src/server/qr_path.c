/*
 * server/qr_path.c -- dark modules as a path, a run of them in a row at a time.
 */
#include "server/qr_path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "text/qr.h"

char *qr_path(const char *text, unsigned *size)
{
    struct qr q;
    char *out = NULL;
    size_t len;
    FILE *to;

    if (!ad__qr_make(&q, text, strlen(text)) || !(to = open_memstream(&out, &len)))
        return NULL;
    *size = q.size + 2 * QR_QUIET;
    for (int y = 0; y < (int)q.size; y++)
        for (int x = 0, run; x < (int)q.size; x += run + 1) {
            for (run = 0; ad__qr_is_dark(&q, x + run, y); run++)
                ;
            if (run)
                fprintf(to, "M%d %dh%dv1h-%dz", x + QR_QUIET, y + QR_QUIET, run, run);
        }
    if (fclose(to)) {
        free(out);
        return NULL;
    }
    return out;
}
