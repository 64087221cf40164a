/*
 * server/qr_path.h -- a text as the path of a QR code in an SVG picture: a square a module, light around it.
 */
#ifndef AD_SERVER_QR_PATH_H
#define AD_SERVER_QR_PATH_H

/* The caller's to free; NULL: too long, or no memory. *size is the width of the picture in modules. */
char *qr_path(const char *text, unsigned *size);

#endif
