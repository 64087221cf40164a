/*
 * tournament/receipt.c -- the working of a value, and what it rests on.
 */
#include "tournament/tiebreak.h"

#include "core/assert.h"
#include "words/words.h"
#include "tournament/names.h"

void ad_receipt_make(struct ad_receipt *out, const struct ad_standings *s, unsigned who,
                     unsigned which)
{
    const struct ad__work *w = s->work;
    int64_t value = ad_standings_value(s, who, which);
    enum ad__family family;

    AD_ASSERT(who < s->count && which < s->tiebreaks);
    family = ad__trait_of(w->list[which].code)->family;
    if (s->dropped[which] || family == AD__DRAWN) {
        enum ad_receipt_why why = value ? AD_RECEIPT_DRAWN : AD_RECEIPT_NOT_DRAWN;

        out->count = 0;
        ad__add_value(out, s->dropped[which] ? AD_RECEIPT_PLAIN : why, value);
    } else if (family == AD__AMONG) {
        ad__show_among(out, w, which, who);
    } else {
        ad__work_out(out, w, which, who);
    }
    AD_ASSERT(out->value == value);
}

AD__TEXTS(ad_receipt_why_text, enum ad_receipt_why, AD_RECEIPT_MAP)

AD__TEXTS(ad_dropped_text, enum ad_dropped, AD_DROPPED_MAP)

/* The articles of a reason: C.07 since 2023, FIDE's rules until then, the federation's order. */
struct cite {
    const char *fide, *before, *nrw;
};

static const struct cite cites[AD_RECEIPTS] = {
    [AD_RECEIPT_TAIL_DRAWN] = {"C.07 16.3.2", "", ""},
    [AD_RECEIPT_LAST_DRAWN] = {"C.07 8.3", "", ""},
    [AD_RECEIPT_UNPLAYED_HALF] = {"", "C.07 (2022) 15.3", ""},
    [AD_RECEIPT_DUMMY_OWN] = {"C.07 16.4", "", ""},
    [AD_RECEIPT_DUMMY_OPPONENT] = {"C.07 16.4.1", "", ""},
    [AD_RECEIPT_DUMMY_HALF] = {"C.07 16.4.2", "", ""},
    [AD_RECEIPT_VIRTUAL] = {"", "C.07 (2022) 15.2", ""},
    [AD_RECEIPT_REAL_POINTS] = {"", "", "BTO 9.3, SJ 3.2"},
    [AD_RECEIPT_BYE_NOTHING] = {"", "", "BTO 9.3, SJ 3.2"},
    [AD_RECEIPT_AS_PLAYED] = {"C.07 15.2", "", "BTO 9.1"},
    [AD_RECEIPT_AS_AGREED] = {"C.07 16.6", "", ""},
    [AD_RECEIPT_CUT_LOW] = {"C.07 14.1", "", ""},
    [AD_RECEIPT_CUT_OWN] = {"C.07 16.5", "", ""},
    [AD_RECEIPT_CUT_HIGH] = {"C.07 14.3", "", ""},
    [AD_RECEIPT_CUT_ROUND] = {"C.07 14.1", "", ""},
    [AD_RECEIPT_BELOW_LIMIT] = {"C.07 9.2", "", ""},
    [AD_RECEIPT_LIMIT] = {"C.07 9.2", "", ""},
    [AD_RECEIPT_DIFFERENCE] = {"B.02 8.1.1", "B.02 8.1.1", "B.02 8.1.1"},
    [AD_RECEIPT_EXPECTED_BELOW] = {"B.02 8.1.2", "B.02 8.1.2", "B.02 8.1.2"},
    [AD_RECEIPT_LOWEST] = {"C.07 10.3", "", ""},
    [AD_RECEIPT_MEAN_OF_GAMES] = {"C.07 6.1.2", "", ""},
    [AD_RECEIPT_IN_MEAN] = {"C.07 6.1.2", "", ""},
    [AD_RECEIPT_MISSING] = {"C.07 6.3", "", ""},
    [AD_RECEIPT_DIVIDED] = {"C.07 13.4", "", ""},
    [AD_RECEIPT_BYE_WINS] = {"C.07 12", "", ""},
    [AD_RECEIPT_BLACK_DRAW] = {"BTO 9.1", "BTO 9.1", "BTO 9.1"},
    [AD_RECEIPT_EXTRA] = {"", "", "BTO 4.1"},
};

const char *ad_receipt_cite(enum ad_receipt_why why, enum ad_rules rules)
{
    const char *text = NULL;

    if ((unsigned)why < AD_RECEIPTS)
        text = rules == AD_RULES_NRW_1987 ? cites[why].nrw
               : rules == AD_RULES_2009   ? cites[why].before
                                          : cites[why].fide;
    return text ? text : "";
}

/* What the federation's order names, and where. */
static const char *const orders[AD_TIEBREAKS] = {
    [AD_TB_MPTS] = "BTO 18.2", [AD_TB_GPTS] = "BTO 18.3.3", [AD_TB_DE] = "BTO 18.3.2",
    [AD_TB_WIN] = "SJ 3.2",    [AD_TB_WON] = "BTO 9.3",     [AD_TB_BH] = "BTO 9.3",
    [AD_TB_BHS] = "SJ 3.2",    [AD_TB_SB] = "BTO 9.1",      [AD_TB_BER] = "BTO 18.3.1",
    [AD_TB_BD] = "BTO 9.1",    [AD_TB_LOT] = "BTO 18.3",
};

static const char *const articles[AD_TIEBREAKS] = {
#define X(name, code, digits, article) "C.07 " article,
    AD_TIEBREAK_MAP(X)
#undef X
};

const char *ad_tiebreak_cite(enum ad_tiebreak_code code, enum ad_rules rules)
{
    const char *text;

    if ((unsigned)code >= AD_TIEBREAKS)
        return "";
    text = articles[code];
    if (rules == AD_RULES_NRW_1987 || !text[sizeof "C.07"])
        text = orders[code];
    else if (rules == AD_RULES_2009)
        text = NULL;
    return text ? text : "";
}
