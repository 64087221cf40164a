/*
 * federation/reschedule.c -- may this match be moved, may the last round be played (BTO 23, 32.2)?
 *
 *   23.1   must: a player of boards 1 to 8 is held up by an event of this rank or above, or by an
 *          official duty of the same weight, on that day
 *   23.2   may: with the opponent's consent, to an earlier day
 *   23.3   the answer is with the clubs 14 days before both days
 *   23.4   the director himself, in compelling cases; 23.5 told 14 days before the new day
 *   23.6   nothing open before the last round; no single match of it is moved
 */
#include "federation/reschedule.h"

#include "adoube/adjudication.h"
#include "federation/score.h"
#include "federation/word.h"
#include "federation/names.h"
#include "federation/date_inside.h"

const struct ad_reschedule_rules ad_reschedule_rules_usual = {.answer_days = 14, .duty_boards = 8};

AD__WORDS(reschedule, enum ad_reschedule_code, AD_RESCHEDULE_MAP)

struct ad_reschedule_request ad_reschedule_request(ad_date old_day, ad_date new_day)
{
    return (struct ad_reschedule_request){.old_day = old_day,
                                          .new_day = new_day,
                                          .filed = AD_NO_DATE,
                                          .delivered = AD_NO_DATE,
                                          .last_round = AD_NO_DATE,
                                          .reason = AD_RESCHEDULE_PRIVATE,
                                          .duty_level = AD_DISTRICT,
                                          .match_level = AD_DISTRICT,
                                          .duty_day = AD_NO_DATE,
                                          .duty_end = AD_NO_DATE,
                                          .senior = true};
}

static struct ad_reschedule_verdict say(enum ad_reschedule_code code, enum ad_point a,
                                        enum ad_point b, ad_date answer_by)
{
    return (struct ad_reschedule_verdict){code, {a, b}, code == AD_RESCHEDULE_MAY, answer_by};
}

static bool too_late(const struct ad_reschedule_request *m, ad_date by)
{
    return (m->delivered != AD_NO_DATE && m->delivered > by) ||
           (m->filed != AD_NO_DATE && m->filed > by);
}

/* 23.1; smaller teams have their own number of boards. Levels count from the top. */
static bool is_duty(const struct ad_reschedule_request *m, const struct ad_reschedule_rules *r)
{
    unsigned boards = m->boards && m->boards < r->duty_boards ? m->boards : r->duty_boards;
    ad_date end = m->duty_end != AD_NO_DATE ? m->duty_end : m->duty_day;

    if (m->reason != AD_RESCHEDULE_DUTY || m->duty_board < 1 || m->duty_board > boards)
        return false;
    if (m->duty_day == AD_NO_DATE || m->old_day < m->duty_day || m->old_day > end)
        return false;
    return m->duty_official || m->duty_level <= m->match_level;
}

struct ad_reschedule_verdict ad_reschedule_decide(const struct ad_reschedule_request *m,
                                                  const struct ad_reschedule_rules *rules)
{
    const struct ad_reschedule_rules *r = rules ? rules : &ad_reschedule_rules_usual;
    ad_date first = m->old_day < m->new_day ? m->old_day : m->new_day;
    ad_date by = ad_deadline_before(m->ex_officio ? m->new_day : first, r->answer_days);
    bool whole = m->whole_round && m->ex_officio;

    if (m->old_day == AD_NO_DATE || m->new_day == AD_NO_DATE || m->old_day == m->new_day)
        return say(AD_RESCHEDULE_BAD, AD_BTO_23_1, AD_NO_POINT, AD_NO_DATE);
    if (m->in_last_round && !whole)
        return say(AD_RESCHEDULE_REFUSE, AD_BTO_23_6,
                   m->duty_youth && m->senior ? AD_BTO_23_1 : AD_NO_POINT, by);
    if (!m->in_last_round && m->last_round != AD_NO_DATE && m->new_day >= m->last_round)
        return say(AD_RESCHEDULE_REFUSE, AD_BTO_23_6, AD_NO_POINT, by);
    if (m->ex_officio && !m->compelling)
        return say(AD_RESCHEDULE_REFUSE, AD_BTO_23_4, AD_NO_POINT, by);
    if (m->ex_officio)
        return too_late(m, by) ? say(AD_RESCHEDULE_TOO_LATE, AD_BTO_23_5, AD_NO_POINT, by)
                               : say(AD_RESCHEDULE_ORDERED, AD_BTO_23_4, AD_BTO_23_5, by);
    if (too_late(m, by))
        return say(AD_RESCHEDULE_REFUSE, AD_BTO_23_3, AD_NO_POINT, by);
    if (is_duty(m, r))
        return say(AD_RESCHEDULE_MUST, AD_BTO_23_1, AD_BTO_23_3, by);
    if (m->consent && m->new_day < m->old_day)
        return say(AD_RESCHEDULE_MAY, AD_BTO_23_2, AD_BTO_23_3, by);
    return say(AD_RESCHEDULE_REFUSE, AD_BTO_23_2,
               m->reason == AD_RESCHEDULE_DUTY ? AD_BTO_23_1 : AD_NO_POINT, by);
}

struct ad_last_round ad_last_round_check(const struct ad_fixture *f, unsigned n, unsigned last)
{
    struct ad_last_round out = {.by = {AD_BTO_23_6, AD_BTO_32_2}};

    for (unsigned i = 0; i < n; i++) {
        if (f[i].round >= last || !ad__score_open((enum ad_score)f[i].score))
            continue;
        if (out.open++ == 0) {
            out.blocked = true;
            out.first = i;
            if (f[i].score == AD_SCORE_ADJOURNED || f[i].score == AD_SCORE_ESTIMATED) {
                out.by[0] = AD_BTO_32_2;
                out.by[1] = AD_BTO_23_6;
            }
        }
    }
    return out;
}
