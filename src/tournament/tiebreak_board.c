/*
 * tournament/tiebreak_board.c -- tie-breaks of teams made of the points on each board.
 */
#include "tournament/tiebreak.h"

/* Half points on a board, as recorded; what is not known counts nothing. */
int64_t ad__on_board(const struct ad__work *w, unsigned who, unsigned round, unsigned board)
{
    const struct ad_tournament *t = w->t;
    int half = t->on_board[((size_t)who * t->stride + round) * t->boards + board];

    return half > 0 ? half * INT64_C(50) : 0;
}

int64_t ad__board_points(const struct ad__work *w, unsigned who, unsigned board)
{
    int64_t sum = 0;

    for (unsigned round = 0; round < w->how.rounds; round++) {
        const struct ad_meeting *m = ad_meeting_of(w->t, who, round);

        sum += m->result == 'U' ? 100 : ad__on_board(w, who, round, board);
    }
    return sum;
}

static bool had_bye(const struct ad__work *w, unsigned who)
{
    for (unsigned round = 0; round < w->how.rounds; round++)
        if (ad_meeting_of(w->t, who, round)->result == 'U')
            return true;
    return false;
}

/* BTO 18.3.1: what was won on the boards; a bye gives nothing to weigh. */
static int64_t played_points(const struct ad__work *w, unsigned who, unsigned board)
{
    int64_t sum = 0;

    for (unsigned round = 0; round < w->how.rounds; round++)
        if (ad_meeting_of(w->t, who, round)->opponent)
            sum += ad__on_board(w, who, round, board);
    return sum;
}

void ad__add_boards(struct ad_receipt *r, const struct ad__work *w, const struct ad_tiebreak *tb,
                    unsigned who)
{
    bool berlin = tb->code == AD_TB_BER, bye = !berlin && had_bye(w, who);
    unsigned boards = w->t->boards;

    for (unsigned board = 0; board < boards; board++) {
        struct ad_receipt_line *out = ad__board_line(r, board);

        out->scored = out->product = true;
        out->factor = (berlin ? boards - board : board + 1) * INT64_C(100);
        out->score = out->before =
            berlin ? played_points(w, who, board) : ad__board_points(w, who, board);
        out->amount = out->factor / 100 * out->score;
        out->why = bye ? AD_RECEIPT_BYE_WINS : AD_RECEIPT_PLAIN;
    }
    ad__add_value(r, AD_RECEIPT_PLAIN, ad__counted(r));
}
