/*
 * fuzz/fuzz_time.c -- any bytes as a time control and as a duration.
 */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "adoube/laws.h"
#include "boards.h"
#include "laws/names.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void check_duration(const char *text, size_t len)
{
    char written[AD_DURATION_MAX];
    int32_t ms, again;
    int n;

    if (ad_duration_read(&ms, text, len) < 0)
        return;
    demand(ms >= 0);
    n = ad_duration_write(written, sizeof written, ms);
    demand(n > 0 && ad_duration_read(&again, written, (size_t)n) == 0 && again == ms);
}

/* What was read can be written, is then read as the same, and is something in every edition. */
static void check_control(const char *text, size_t len)
{
    struct ad_time_control t, again;
    char written[AD_TIME_TEXT_MAX];
    size_t at;
    int n;

    if (ad_time_read(&t, text, len, &at) < 0) {
        demand(at <= len);
        return;
    }
    demand(t.periods > 0 && t.periods <= AD_PERIODS_MAX);
    n = ad_time_write(written, sizeof written, &t);
    demand(n > 0 && ad_time_read(&again, written, (size_t)n, NULL) == 0);
    demand(memcmp(&t, &again, sizeof t) == 0);
    for (enum ad_edition e = 0; e < AD_EDITIONS; e++)
        demand(*ad_format_name(ad_time_format(e, &t)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    check_duration((const char *)data, size);
    check_control((const char *)data, size);
    return 0;
}
