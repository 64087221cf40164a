/*
 * text/qr.h -- a text as a QR code (ISO/IEC 18004): bytes, level M, versions 1 to 10; at most 213 bytes.
 */
#ifndef AD_TEXT_QR_H
#define AD_TEXT_QR_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { QR_SIZE_MAX = 57, QR_BYTES_MAX = 213, QR_QUIET = 4 }; /* light around it, on each side */

struct qr {
    unsigned size;              /* modules in a row */
    uint64_t dark[QR_SIZE_MAX]; /* a row each; its bit x is column x */
};

/* False: it is too long. */
bool ad__qr_make(struct qr *out, const void *bytes, size_t len);

/* Is it dark there? Outside it is light. */
bool ad__qr_is_dark(const struct qr *q, int x, int y);

/* The codewords by which `count` others are mended (Reed and Solomon, over GF(256)): for tests alone. */
void ad__qr_correct(uint8_t *out, unsigned wanted, const uint8_t *data, unsigned count);

#endif
