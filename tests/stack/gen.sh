#!/bin/sh
# gen.sh LIBRARY OBJECT ASSEMBLY -- a copy of the library whose public functions go by other names,
# and in their place doors that measure how much stack lies behind them (stack/measure.c). A function
# that is called from the file it stands in passes no door.
set -eu
library=$(realpath "$1") object=$2 assembly=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# One of several members of the same name is told by its number.
ar t "$library" | sort | uniq -c | while read -r count member; do
    while [ "$count" -gt 0 ]; do
        (cd "$work" && ar xN "$count" "$library" "$member" && mv "$member" "$count-$member")
        count=$((count - 1))
    done
done
for member in "$work"/*.o; do
    nm --defined-only "$member" |
        awk '$2 == "T" && $3 ~ /^ad_[^_]/ { print $3, "real_" $3 }' >"$work/map"
    cat "$work/map" >>"$work/all"
    [ ! -s "$work/map" ] || objcopy --redefine-syms="$work/map" "$member"
done
ld -r -o "$object" "$work"/*.o

sort "$work/all" | awk '
    { name[NR] = $1 }
    END {
        print "    .section .note.GNU-stack,\"\",@progbits\n    .text"
        for (i = 1; i <= NR; i++)
            printf "    .globl %s\n    .type %s, @function\n%s:\n    leaq real_%s(%%rip), %%r10\n" \
                "    movl $%d, %%r11d\n    jmp stack_enter\n", name[i], name[i], name[i], name[i], i - 1
        print "    .section .data.rel.ro,\"aw\"\n    .globl stack_names\nstack_names:"
        for (i = 1; i <= NR; i++)
            printf "    .quad name_%d\n", i
        print "    .quad 0\n    .section .rodata"
        for (i = 1; i <= NR; i++)
            printf "name_%d: .asciz \"%s\"\n", i, name[i]
    }' >"$assembly"
