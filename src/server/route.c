/*
 * server/route.c -- everything that can be asked, a row each; and which row a request means.
 */
#include "server/call.h"

#include <stdio.h>

/* clang-format off */
const struct route routes[] = {
    {HTTP_GET,    "/",                                page_home,         NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}",                  page_event,        NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/players",          page_entries,      NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/links",            page_links,        NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/card",             page_own,          NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/kiosk",            page_kiosk,        NULL, NULL, NULL},
    {HTTP_GET,    "/pass",                            page_pass_open,    NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/import",           page_import,       NULL, NULL, NULL},
    {HTTP_POST,   "/events/{event}/import",           page_import_read,  NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/rounds/{round}",   page_round,        NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/rounds/{round}/why/{board}", page_why, NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/standings",        page_standings,    NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/crosstable",       page_crosstable,   NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/players/{player}", page_card,         NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/print/{sheet}",    page_print,        NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/screen",           page_screen,       NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/files",            page_files,        NULL, NULL, NULL},
    {HTTP_GET,    "/events/{event}/files/{table}",    api_file,          NULL, "file",
     "players, rounds, standings, crosstable as .csv, .xlsx or .json; tournament.trf, event.ics, games.pgn, pages.zip"},
    {HTTP_GET,    "/events/{event}/prizes",           page_prizes,       NULL, NULL, NULL},
    {HTTP_GET,    "/new-event",                       page_new_event,    NULL, NULL, NULL},
    {HTTP_GET,    "/games/{game}",                    page_game,         NULL, NULL, NULL},
    {HTTP_GET,    "/games/{game}/part",               page_game_part,    NULL, NULL, NULL},
    {HTTP_GET,    "/games/{game}/live",               page_game_live,    NULL, "stream", NULL},
    {HTTP_GET,    "/sign-in",                         page_sign_in,      NULL, NULL, NULL},
    {HTTP_GET,    "/set-up",                          page_set_up,       NULL, NULL, NULL},
    {HTTP_GET,    "/people",                          page_people,       NULL, NULL, NULL},
    {HTTP_GET,    "/people/audit",                    page_audit,        NULL, NULL, NULL},
    {HTTP_GET,    "/account",                         page_account,      NULL, NULL, NULL},
    {HTTP_GET,    "/link",                            page_link_open,    NULL, NULL, NULL},
    {HTTP_GET,    "/web/{file}",                      page_asset,        NULL, NULL, NULL},
    {HTTP_GET,    "/healthz",                         api_health,        NULL, "text",
     "Can requests be answered, and the record be read and written?"},
    {HTTP_GET,    "/metrics",                         api_metrics,       NULL, "text",
     "Counts and durations, as Prometheus reads them"},
    {HTTP_GET,    "/api/v1/openapi.json",             api_openapi,       NULL, "openapi",
     "This description"},
    {HTTP_POST,   "/api/v1/set-up",                   api_set_up,        "set-up", "person",
     "Make the first account, the office's, with the key that the service showed when it was started"},
    {HTTP_POST,   "/api/v1/demo",                     api_demo_start,    "demo", "event-id",
     "A demonstration: an open of sixty in which results come in. The office, or with the key of the set-up"},
    {HTTP_POST,   "/api/v1/events/{event}/take-over", api_demo_take_over, "nothing", "person",
     "Direct the demonstration oneself; from then on nothing happens there by itself"},
    {HTTP_POST,   "/api/v1/session",                  api_session_open,  "sign-in", "person",
     "Sign in; sets a cookie, and answers with a token for programs"},
    {HTTP_GET,    "/api/v1/session",                  api_session_show,  NULL, "person",
     "Who am I?"},
    {HTTP_DELETE, "/api/v1/session",                  api_session_close, NULL, NULL,
     "Sign out"},
    {HTTP_GET,    "/api/v1/account/sessions",         api_sessions_list, NULL, "sessions",
     "One's own sessions"},
    {HTTP_DELETE, "/api/v1/account/sessions/{session}", api_session_end, NULL, NULL,
     "End one of one's own sessions"},
    {HTTP_PUT,    "/api/v1/session/password",         api_password_change, "password", "person",
     "Change one's own password; all sessions end, and a new one begins"},
    {HTTP_GET,    "/api/v1/people",                   api_people_list,   NULL, "people",
     "Everybody who has an account: the office"},
    {HTTP_GET,    "/api/v1/audit",                    api_audit_list,    NULL, "audit",
     "Who came in or was refused, and what became of roles, locks and links, the latest first, at most ?limit=: the office"},
    {HTTP_PUT,    "/api/v1/people/{person}/lock",     api_person_lock,   NULL, NULL,
     "Lock an account, which ends its sessions: the office, and not its own"},
    {HTTP_DELETE, "/api/v1/people/{person}/lock",     api_person_unlock, NULL, NULL,
     "Unlock it"},
    {HTTP_GET,    "/api/v1/links",                    api_links_list,    NULL, "links",
     "Links that were made and not used yet: one's own, or for the office all"},
    {HTTP_POST,   "/api/v1/links/invitation",         api_link_invite,   "invitation", "made-link",
     "Invite to a role: the office, or a director to what is below in the event. Good once, for seven days"},
    {HTTP_POST,   "/api/v1/links/password",           api_link_password, "whose", "made-link",
     "A link by which somebody sets a new password: the office"},
    {HTTP_POST,   "/api/v1/links/browser",            api_link_browser,  "whose", "made-link",
     "A link that makes a browser known for somebody: there no guesser makes him wait: himself, or the office"},
    {HTTP_POST,   "/api/v1/links/look",               api_link_look,     "link-key", "link",
     "What is this link for?"},
    {HTTP_POST,   "/api/v1/links/use",                api_link_use,      "set-up", "person",
     "By a link: an account with the role, or a new password (name \"\"), and signed in; or a known browser (both \"\")"},
    {HTTP_POST,   "/api/v1/links/take",               api_link_take,     "link-key", NULL,
     "By a link: the role, for who is signed in"},
    {HTTP_DELETE, "/api/v1/links/{link}",             api_link_withdraw, NULL, NULL,
     "Withdraw a link: who made it, or the office"},
    {HTTP_GET,    "/api/v1/events",                   api_events_list,   NULL, "events",
     "Events, behind ?after=ID, at most ?limit="},
    {HTTP_POST,   "/api/v1/events",                   api_event_open,    "new-event", "event",
     "Open an event: the office"},
    {HTTP_GET,    "/api/v1/events/{event}",           api_event_show,    NULL, "event",
     "One event"},
    {HTTP_PUT,    "/api/v1/events/{event}/roles/{person}", api_role_set, "role", NULL,
     "Make somebody arbiter or board (a director does) or director (the office does) of an event"},
    {HTTP_GET,    "/api/v1/events/{event}/passes",    api_passes_list,   NULL, "passes",
     "Links of an event that need no account: arbiters"},
    {HTTP_POST,   "/api/v1/events/{event}/passes",    api_pass_make,     "pass-kind", "passes",
     "Make one: a kiosk at which results are entered, a player's own card, or the cards of all; what a player had is over"},
    {HTTP_DELETE, "/api/v1/events/{event}/passes/{pass}", api_pass_withdraw, NULL, NULL,
     "Withdraw it"},
    {HTTP_POST,   "/api/v1/pass",                     api_pass_open,     "link-key", "pass",
     "Open such a link; sets a cookie"},
    {HTTP_POST,   "/api/v1/roster",                   api_roster_read,   "roster", "players",
     "Read a list of players as a spreadsheet has it; nothing is changed"},
    {HTTP_GET,    "/api/v1/events/{event}/games",     api_games_list,    NULL, "games",
     "Games of an event, behind ?after=ID, at most ?limit="},
    {HTTP_POST,   "/api/v1/events/{event}/games",     api_game_open,     "new-game", "game",
     "Open a game: arbiters and directors"},
    {HTTP_GET,    "/api/v1/events/{event}/tournament", api_tour_show,    NULL, "tournament",
     "The tournament of an event, as the caller may see it"},
    {HTTP_POST,   "/api/v1/events/{event}/tournament/commands", api_tour_do, "tour-commands", "tour-done",
     "Open, enter, pair, results: one command or several, all or none. ?expect=SEQ: only if it is there"},
    {HTTP_GET,    "/api/v1/events/{event}/tournament/live", api_tour_live, NULL, "stream",
     "Server-sent events: how far the tournament is; resumes by Last-Event-ID"},
    {HTTP_GET,    "/api/v1/events/{event}/prizes",    api_prizes_show,   NULL, "prizes",
     "The list of prizes of an event"},
    {HTTP_PUT,    "/api/v1/events/{event}/prizes",    api_prizes_change, "prizes", NULL,
     "Change it: a director"},
    {HTTP_GET,    "/api/v1/games/{game}",             api_game_show,     NULL, "game",
     "One game, as the caller may see it"},
    {HTTP_POST,   "/api/v1/games/{game}/commands",    api_game_do,       "command", "ruled",
     "What happened at the board; answers with the rulings. ?expect=SEQ: only if the game is there"},
    {HTTP_GET,    "/api/v1/games/{game}/record",      api_game_record,   NULL, "record",
     "What happened behind ?after=SEQ, as the caller may see it"},
    {HTTP_GET,    "/api/v1/games/{game}/live",        api_game_live,     NULL, "stream",
     "Server-sent events: the state, then everything that happens; resumes by Last-Event-ID"},
    {HTTP_GET,    "/games/{game}/explain",            page_explain,      NULL, NULL, NULL},
    {HTTP_GET,    "/play",                            page_play,         NULL, NULL, NULL},
    {HTTP_GET,    "/sit",                             page_sit,          NULL, NULL, NULL},
    {HTTP_POST,   "/api/v1/tables",                   api_table_open,    "new-table", "open-table",
     "Open a table for two guests: a seat for the caller, and a link to the other seat"},
    {HTTP_POST,   "/api/v1/tables/sit",               api_table_sit,     "link-key", "seated",
     "By that link, once: the other seat"},
    {HTTP_POST,   "/api/v1/games/{game}/words",       api_words,         "move-words", "ruled",
     "A player's move as he writes or says it: made, written down, claimed with, announced, repeated"},
    {HTTP_GET,    "/api/v1/time",                     api_time,          NULL, "time",
     "What time it is here, as views of games have it in now_ms"},
    {0},
};
/* clang-format on */

/* Does the path fit the pattern? What stands for {...} goes to c->arg. */
static bool fits(struct call *c, const char *pattern, const char *path)
{
    unsigned n = 0;

    while (*pattern && *path) {
        if (*pattern == '{') {
            size_t len = strcspn(path, "/");

            if (len == 0 || len > STORE_NAME_MAX || n == CALL_ARGS)
                return false;
            memcpy(c->arg[n], path, len);
            c->arg[n++][len] = '\0';
            path += len;
            pattern += strcspn(pattern, "}") + 1;
        } else if (*pattern++ != *path++) {
            return false;
        }
    }
    return !*pattern && !*path;
}

const struct route *route_find(struct call *c, enum http_method method, const char *path,
                               bool *known)
{
    *known = false;
    for (const struct route *r = routes; r->path; r++) {
        if (!fits(c, r->path, path))
            continue;
        if (r->method == method || (method == HTTP_HEAD && r->method == HTTP_GET))
            return r;
        *known = true;
    }
    return NULL;
}

void route_methods(char *out, size_t cap, const char *path)
{
    static const char *const words[] = {"GET, HEAD", NULL, "POST", "PUT", "PATCH", "DELETE"};
    struct call nowhere;
    size_t len = 0;

    *out = '\0';
    for (const struct route *r = routes; r->path; r++)
        if (fits(&nowhere, r->path, path) && len < cap)
            len += (size_t)snprintf(out + len, cap - len, "%s%s", len > 0 ? ", " : "",
                                    words[r->method]);
}
