/*
 * gentemplates FILE.order... -- writes the texts of the templates as a C file to standard output.
 *
 * In the order of the arguments; each is named after its file. What they say is read when somebody
 * asks for one, and by the tests.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void fail(const char *file, const char *why)
{
    fprintf(stderr, "gentemplates: %s: %s\n", file, why);
    exit(1);
}

static void put_byte(int c)
{
    if (c == '\n')
        printf("\\n\"\n     \"");
    else if (c == '"' || c == '\\')
        printf("\\%c", c);
    else if (c >= 0x20 && c < 0x7F)
        putchar(c);
    else
        printf("\\%03o", (unsigned)c);
}

static void put_file(const char *path)
{
    const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    const char *dot = strrchr(name, '.');
    FILE *f = fopen(path, "rb");
    int c;

    if (!f)
        fail(path, "cannot be opened");
    if (!dot || strcmp(dot, ".order") != 0)
        fail(path, "its name does not end with .order");
    printf("    {\"%.*s\",\n     \"", (int)(dot - name), name);
    while ((c = getc(f)) != EOF)
        put_byte(c);
    printf("\"},\n");
    if (ferror(f))
        fail(path, "cannot be read");
    fclose(f);
}

int main(int argc, char **argv)
{
    printf("/* Written by tools/gentemplates.c from templates/. */\n"
           "#include \"text/template_shipped.h\"\n\n"
           "const struct ad__shipped ad__shipped[] = {\n");
    for (int i = 1; i < argc; i++)
        put_file(argv[i]);
    printf("};\nconst unsigned ad__shipped_count = %d;\n", argc - 1);
    return fflush(stdout) == 0 ? 0 : 1;
}
