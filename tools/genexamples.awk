# The examples in the opening comments of headers, as one C test each: lines ` *     code`
# of a header that asserts something. Usage: awk -f genexamples.awk HEADER... > examples.c
function flush() {
    if (code ~ /assert\(/) {
        printf "static void example_%d(struct kit_row *row)\n{\n%s}\n\n", ++n, code
        name[n] = file
    }
    code = ""
}
BEGIN {
    print "/* Made from the headers by tools/genexamples.awk. */"
    print "#include <stdio.h>\n#include <stdlib.h>\n#include <string.h>\n"
    print "#include \"adoube/adoube.h\"\n#include \"kit.h\"\n"
    for (i = 1; i < ARGC; i++) # a room's own
        if (match(ARGV[i], /src\/[^\/]*\/[^\/]*$/)) print "#include \"" substr(ARGV[i], RSTART + 4) "\""
    print "#define assert(x) kit_ok(row, x)\n"
}
FNR == 1 { flush(); file = FILENAME; sub(/.*\//, "", file); top = 1; printf "" }
/\*\// { top = 0 }
top && /^ \*     / { code = code sprintf("#line %d \"%s\"\n%s\n", FNR, FILENAME, substr($0, 3)) }
END {
    flush()
    print "static const struct kit_test tests[] = {"
    for (i = 1; i <= n; i++)
        printf "    {\"example: %s\", example_%d},\n", name[i], i
    print "    {0},\n};\n\nconst struct kit_suite suite_examples = {NULL, tests};"
}
