/*
 * tests/stack/measure.c -- how much stack does each public function take?
 *
 * Every test runs as ever, but the library's public functions have doors before them (gen.sh), for
 * the tests and for the library itself. A door paints the stack below itself, lets the function run,
 * and looks how far down the paint is gone. Doors lie within doors: before another one paints anew,
 * the one around it looks, and what is used within counts for it as well. Painting takes
 * microseconds: who is called very often and takes little is measured a thousand times, and then now
 * and again.
 *
 * At the end every public function is a case: something has called it, and it takes at most 32 kB.
 */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { LIMIT = 32 << 10, PAINTED = 64 << 10, OWN = 512, FUNCTIONS = 1024, NESTED = 64 };

#define PAINT UINT64_C(0x5ca1ab1e0ddba115)

/* What runs while a function's arguments or result are in the registers. */
#define DOOR __attribute__((target("general-regs-only"), used, noinline)) static

extern const char *const stack_names[]; /* NULL ends it */

/* Shared with the processes that the runner forks. */
struct stack_door {
    uint32_t calls, most;
};
struct stack_door *stack_doors;

struct frame {
    struct stack_door *door;
    uint64_t *top, back; /* where the way back stood, and which it was */
    uint64_t *low;       /* the lowest word used so far */
};
static __thread struct frame frames[NESTED];
static __thread unsigned depth;

/* What the doors jump to: the real function in r10, its number in r11. Nothing else may change. */
__asm__(".text\n"
        ".globl stack_enter\n"
        "stack_enter:\n"
        "    pushq %rax\n"
        "    pushq %rcx\n"
        "    pushq %rdi\n"
        "    movq stack_doors(%rip), %rdi\n"
        "    leaq (%rdi,%r11,8), %rdi\n"
        "    lock incl (%rdi)\n"
        "    movl (%rdi), %ecx\n"
        "    cmpl $1000, %ecx\n"
        "    jb 1f\n"
        "    cmpl $4096, 4(%rdi)\n"
        "    jae 1f\n"
        "    testl $255, %ecx\n"
        "    jnz 2f\n"
        "1:  pushq %rsi\n"
        "    pushq %rdx\n"
        "    pushq %r8\n"
        "    pushq %r9\n"
        "    pushq %r10\n"
        "    pushq %r11\n"
        "    leaq 72(%rsp), %rsi\n"
        "    call stack_open\n"
        "    popq %r11\n"
        "    popq %r10\n"
        "    popq %r9\n"
        "    popq %r8\n"
        "    popq %rdx\n"
        "    popq %rsi\n"
        "2:  popq %rdi\n"
        "    popq %rcx\n"
        "    popq %rax\n"
        "    jmp *%r10\n"
        ".globl stack_leave\n"
        "stack_leave:\n"
        "    pushq %rax\n"
        "    pushq %rdx\n"
        "    call stack_close\n"
        "    movq %rax, %r11\n"
        "    popq %rdx\n"
        "    popq %rax\n"
        "    jmp *%r11\n");

extern char stack_leave[];

DOOR void look(struct frame *f)
{
    uint64_t *at = f->top - PAINTED / sizeof *at;

    while (at < f->low && *at == PAINT)
        at++;
    f->low = at;
}

/* A function is called; `top` holds the way back. The words next to it are this function's own. */
DOOR void stack_open(struct stack_door *door, uint64_t *top)
{
    struct frame *f = &frames[depth];
    uint64_t *own = (uint64_t *)__builtin_frame_address(0) - OWN / sizeof *own;

    if (depth == NESTED)
        return;
    if (depth)
        look(f - 1);
    *f = (struct frame){door, top, *top, top};
    *top = (uint64_t)stack_leave;
    for (volatile uint64_t *at = top - PAINTED / sizeof *at; at < own; at++)
        *at = PAINT;
    depth++;
}

/* It has returned. Gives the way back. */
DOOR uint64_t stack_close(void)
{
    struct frame *f = &frames[--depth];
    uint32_t used;

    look(f);
    used = (uint32_t)((char *)f->top - (char *)f->low);
    if (f->door->most < used)
        f->door->most = used;
    if (depth && f[-1].low > f->low)
        f[-1].low = f->low;
    return f->back;
}

static pid_t runner;

__attribute__((constructor)) static void open_doors(void)
{
    stack_doors = mmap(NULL, FUNCTIONS * sizeof *stack_doors, PROT_READ | PROT_WRITE,
                       MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (stack_doors == MAP_FAILED)
        abort();
    runner = getpid();
}

static int by_most(const void *a, const void *b)
{
    uint32_t x = stack_doors[*(const unsigned *)a].most, y = stack_doors[*(const unsigned *)b].most;

    return (x < y) - (x > y);
}

__attribute__((destructor)) static void report(void)
{
    unsigned order[FUNCTIONS], count = 0, uncalled = 0, failed = 0;

    if (getpid() != runner)
        return;
    while (stack_names[count]) {
        order[count] = count;
        count++;
    }
    qsort(order, count, sizeof *order, by_most);
    for (unsigned i = 0; i < count; i++) {
        const struct stack_door *d = &stack_doors[order[i]];

        if (i < 12 || d->most > LIMIT)
            printf("%6u bytes of stack: %s\n", d->most, stack_names[order[i]]);
        failed += d->most > LIMIT;
    }
    for (unsigned i = 0; i < count; i++)
        if (!stack_doors[i].calls)
            printf("%s %s", uncalled++ ? "" : "nothing calls:", stack_names[i]);
    printf("%s%u passed, %u failed\n", uncalled ? "\n" : "", count - failed - uncalled,
           failed + uncalled);
    fflush(stdout);
    _exit(failed + uncalled > 0);
}
