/*
 * cli/pair_running.c -- rounds that become part of the file: paired by the rules, paired again, or by
 * hand.
 */
#include "cli/pair.h"
#include "cli/running.h"
#include "tournament/names.h"

#include <stdlib.h>
#include <string.h>

/* A number of a player behind `at`, which moves on; place from 1, 0 for nobody. False: no number. */
static bool read_number(uint16_t *out, const struct running *r, const char **at)
{
    size_t len = strspn(*at += strspn(*at, " \t"), "0123456789");
    uint64_t n;

    if (!cli_read_number(&n, *at, len, 0, AD_ENTRANTS_MAX))
        return false;
    *at += len;
    *out = n ? (uint16_t)ad_tour_numbered(&r->tour, (unsigned)n) : 0;
    return !n || *out;
}

/* WHITE BLACK, a line a board; 0, or nothing, is the bye. */
static enum cli_exit read_pairs(struct ad_tour_cmd *cmd, struct ad_pair *pairs, unsigned room,
                                const struct running *r, const struct cli *c, const char *text)
{
    struct cli_place place = {.name = cli_file_name(c, "-")};
    char quoted[CLI_QUOTE];

    for (const char *line = text, *end; *line; line = *end ? end + 1 : end) {
        const char *at = line + strspn(line, " \t");
        struct ad_pair p = {0, 0};
        bool good;

        end = line + strcspn(line, "\n");
        place.line++;
        if (!*at || *at == '\r' || *at == '\n' || *at == '#')
            continue;
        good = read_number(&p.white, r, &at) && p.white && cmd->pair_count < room;
        if (good && at[strspn(at, " \t\r")] != '\n' && at[strspn(at, " \t\r")])
            good = read_number(&p.black, r, &at) && strchr("\r\n", at[strspn(at, " \t")]);
        if (!good) {
            cli_say(c, &place, W_NOT_A_PAIR, cli_quote(quoted, line, strcspn(line, "\r\n")));
            return CLI_BAD_INPUT;
        }
        pairs[cmd->pair_count++] = p;
    }
    return CLI_OK;
}

static enum cli_exit by_hand(struct running *r, const struct cli *c)
{
    struct ad_tour_cmd cmd = {.kind = AD_TOUR_BY_HAND};
    unsigned room = r->tour.count + 1;
    struct ad_pair *pairs = calloc(room, sizeof *pairs);
    char *text = NULL;
    size_t len;
    enum cli_exit status = pairs ? cli_read_file(c, &text, &len, "-") : cli_no_memory(c);

    cmd.pairs = pairs;
    if (!status)
        status = read_pairs(&cmd, pairs, room, r, c, text);
    if (!status)
        status = running_do(r, c, &cmd, NULL);
    free(text);
    free(pairs);
    return status;
}

static enum cli_exit print_round(const struct running *r, const struct cli *c)
{
    struct ad_pair *pairs = calloc(r->tour.count + 1, sizeof *pairs);
    unsigned count;

    if (!pairs)
        return cli_no_memory(c);
    count = ad_tour_boards(pairs, &r->tour, r->tour.played);
    printf("%u\n", count);
    for (unsigned i = 0; i < count; i++)
        printf("%u %u\n", r->tour.entrants[pairs[i].white - 1].number,
               pairs[i].black ? r->tour.entrants[pairs[i].black - 1].number : 0);
    free(pairs);
    return CLI_OK;
}

/* What was not as usual stays in the file. */
static void write_log(char *out, size_t cap, const struct running *r, const struct cli *c)
{
    uint32_t confirmed = r->events.count ? r->events.event[0].confirmed : 0;
    const char *between = "; confirmed: ";

    *out = '\0';
    if (!c->again && !c->by_hand && !confirmed)
        return;
    snprintf(out, cap, "round %u paired%s%s", r->tour.played, c->again ? " again" : "",
             c->by_hand ? " by hand" : "");
    for (unsigned i = 0; i < AD_TOUR_WARNINGS; i++)
        if (confirmed >> i & 1) {
            snprintf(out + strlen(out), cap - strlen(out), "%s%s", between,
                     ad_tour_warning_name((enum ad_tour_warning)i));
            between = ", ";
        }
}

static enum cli_exit pair_round(struct running *r, const struct cli *c)
{
    struct ad_tour_cmd take_back = {.kind = AD_TOUR_UNPAIR};
    struct ad_tour_cmd pair = {.kind = AD_TOUR_PAIR,
                               .way = c->plain ? AD_SWISS_PLAIN : AD_SWISS_FAST};
    enum cli_exit status = CLI_OK;
    char log[400];

    if (c->pending)
        r->confirmed |= 1u << AD_TOUR_OPEN_RESULTS;
    if (c->again)
        status = running_do(r, c, &take_back, NULL);
    if (!status)
        status = c->by_hand ? by_hand(r, c) : running_do(r, c, &pair, NULL);
    if (!status)
        status = print_round(r, c);
    if (status || !c->write)
        return status;
    write_log(log, sizeof log, r, c);
    status = running_put(r, c, *log ? log : NULL);
    return status ? status : running_write(r, c, c->write);
}

enum cli_exit pair_running(const struct cli *c, const char *file, const struct event *e)
{
    struct running r;
    enum cli_exit status = running_take(&r, c, file, e);

    if (!status && c->rounds)
        r.tour.rules.rounds = (uint8_t)c->rounds;
    if (!status)
        status = pair_round(&r, c);
    running_release(&r);
    return status;
}
