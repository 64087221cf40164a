/*
 * tournament/tiebreak_board.c -- tie-breaks of teams made of the points on each board.
 */
#include "tournament/tiebreak.h"

/* The half points on the boards of one round, as recorded. */
static const int8_t *recorded(const struct ad_tournament *t, unsigned who, unsigned round)
{
    return t->on_board + ((size_t)who * t->stride + round) * t->boards;
}

/* Do the boards add up to what the round gave? A file may tell a forfeited match by its teams alone,
 * and a bye never has boards. */
static bool is_told(const struct ad_tournament *t, const int8_t *half, const struct ad_meeting *m)
{
    int sum = 0;

    for (unsigned board = 0; board < t->boards; board++)
        sum += half[board] > 0 ? 5 * half[board] : 0;
    return sum == m->games;
}

/* What is not known counts nothing; but where nobody played every board has its share of what the
 * team was given, so that the boards and the board points are one record. */
int64_t ad__on_board(const struct ad__work *w, unsigned who, unsigned round, unsigned board)
{
    const struct ad_tournament *t = w->t;
    const struct ad_meeting *m = ad_meeting_of(t, who, round);
    const int8_t *half = recorded(t, who, round);

    if (!ad_meeting_played(m) && !is_told(t, half, m))
        return m->games * INT64_C(10) / (int64_t)t->boards;
    return half[board] > 0 ? half[board] * INT64_C(50) : 0;
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
