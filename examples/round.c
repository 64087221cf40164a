/* round.c <FILE.trf -- the next round of a Swiss, board by board; 0 is the bye. */
#include <adoube/adoube.h>
#include <stdio.h>
#include <stdlib.h>

int main(void)
{
    static char text[1 << 20];
    size_t len = fread(text, 1, sizeof text, stdin), bytes = ad_trf_bytes(text, len);
    struct ad_trf trf;
    struct ad_pair p[5000]; /* places in the file, from 1 */
    struct ad_swiss_round next = {.pairs = p};

    if (ad_trf_read(&trf, NULL, text, len, malloc(bytes), bytes))
        return 3;
    bytes = ad_swiss_bytes(&trf.t, AD_SWISS_FAST);
    ad_swiss_pair(&next, &trf.t, &(struct ad_swiss){AD_SWISS_FAST, malloc(bytes), bytes});
    for (unsigned i = 0; i < next.count; i++)
        printf("%u %u\n", p[i].white, p[i].black);
}
