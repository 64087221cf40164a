/* lineup.c "1 3 2 4 5 6 7 8" -- may a first team of eight sit down like this? (BTO 16) */
#include <adoube/adoube.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    struct ad_lineup_line l[24]; /* the club's list: three teams of eight */
    struct ad_lineup_team teams[] = {{1, 10}, {2, 20}, {3, 30}};
    struct ad_lineup_case c = {.lines = l, .line_count = 24, .teams = teams, .team_count = 3};
    struct ad_lineup_report r;

    for (unsigned i = c.team = 1; i <= 24; i++)
        l[i - 1] = (struct ad_lineup_line){.rank = (uint16_t)i, .team = (uint8_t)((i + 7) / 8)};
    if (argc < 2 || ad_lineup_read(&c.lineup, argv[1], strlen(argv[1]), NULL) ||
        ad_lineup_judge(&r, &c))
        return 3;
    printf("%s %s\n", r.code ? "lost, BTO" : "fine", ad_point_number(r.list[0].by[0]));
    return r.code != 0;
}
