#!/bin/sh
# gen.sh LIBRARY OBJECT ASSEMBLY -- a copy of the library whose public functions go by other names,
# and in their place doors that measure how much stack lies behind them (stack/measure.c).
set -eu
library=$1 object=$2 assembly=$3
names=$(mktemp)
trap 'rm -f "$names"' EXIT

ld -r -o "$object" --whole-archive "$library"
nm --defined-only "$object" | awk '$2 == "T" && $3 ~ /^ad_[^_]/ { print $3 }' | sort >"$names"
awk '{ print $1, "real_" $1 }' "$names" >"$names.map"
objcopy --redefine-syms="$names.map" "$object"
rm -f "$names.map"

awk '
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
    }' "$names" >"$assembly"
