/* flag.c FEN white|black -- a flag falls: has the opponent won, or is it a draw? (6.9) */
#include <adoube/adoube.h>
#include <stdio.h>
#include <string.h>

int main(int argc, char **argv)
{
    static char memory[1 << 20];
    struct ad_budget budget = {.nodes = 1000000, .scratch = memory, .len = sizeof memory};
    struct ad_setup told;
    struct ad_position p;
    struct ad_mate mate;

    if (argc < 3 || ad_fen_read(&told, argv[1], strlen(argv[1]), NULL) ||
        ad_position_from(&p, &told))
        return 3;
    ad_position_can_mate(&mate, &p, argv[2][0] == 'w' ? AD_BLACK : AD_WHITE, &budget);
    puts((const char *[]){"a draw", "lost", "ask the arbiter"}[mate.answer]);
    return 0;
}
