/*
 * cli/proof_reach.c -- can a game lead here? Asked and told.
 */
#include "cli/proof.h"
#include "core/names.h"

struct reach_question {
    struct ad_reach *out;
    const struct ad_setup *s;
};

static enum ad_possible ask_reachable(void *question, const struct ad_budget *budget)
{
    struct reach_question *q = question;

    ad_position_reachable(q->out, q->s, budget);
    return q->out->answer;
}

bool proof_reachable(struct proof_seat *seat, struct ad_reach *out, const struct ad_setup *s)
{
    return proof_settle(seat, ask_reachable, &(struct reach_question){out, s});
}

const char *proof_reach_name(char out[PROOF_NAME], enum ad_reach_why why)
{
    static const char *const names[] = {
#define X(name) #name,
        AD_REACH_MAP(X)
#undef X
    };
    return proof_name(out, names[why], "AD_REACH_");
}

void proof_reach_reason(const struct cli *c, struct text *out, const struct ad_reach *r)
{
    const char *between = "";

    for (unsigned bit = 1; r->why == AD_REACH_BAD && bit && bit <= r->bad; bit <<= 1)
        if (r->bad & bit) {
            text_addf(out, "%s%s", between, ad_bad_text(bit, c->lang));
            between = "; ";
        }
    if (!*between)
        text_addf(out, "%s", ad_reach_text(r->why, c->lang));
    if (r->square >= 0 && r->square < AD_SQUARES)
        text_addf(out, " (%c%c)", 'a' + ad_file_of(r->square), '1' + ad_rank_of(r->square));
}

const char *const proof_reach_answer[] = {
    [AD_POSSIBLE_NO] = "unreachable",
    [AD_POSSIBLE_YES] = "reachable",
    [AD_POSSIBLE_UNKNOWN] = "unknown",
};

void proof_add_reach(const struct cli *c, struct text *out, const struct ad_reach *r)
{
    switch (r->answer) {
    case AD_POSSIBLE_YES: text_addf(out, cli_text(c, W_GAME_LEADS), r->plies); break;
    case AD_POSSIBLE_NO:
        text_addf(out, "%s: ", cli_text(c, W_NO_GAME_LEADS));
        proof_reach_reason(c, out, r);
        break;
    case AD_POSSIBLE_UNKNOWN:
        text_addf(out, cli_text(c, W_UNKNOWN_GAME), (unsigned long long)r->nodes);
        break;
    }
}
