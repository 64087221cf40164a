/*
 * tests/stack/measure.c -- how much stack does each public function take?
 *
 * Every test runs as ever, but the library's public functions have doors before them (gen.sh). A
 * door paints the stack below itself, lets the function run, and looks how far down the paint is
 * gone. What the library calls within itself passes no door. Painting takes microseconds: who is
 * called very often is measured a thousand times, and then now and again.
 *
 * At the end every function that was called is a case: it takes at most 32 kB.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

enum { LIMIT = 32 << 10, FUNCTIONS = 1024 };

extern const char *const stack_names[]; /* NULL ends it */

/* Shared with the processes that the runner forks. */
struct stack_door {
    uint32_t calls, most;
};
struct stack_door *stack_doors;
__thread uint64_t stack_inside, stack_return, stack_sp, stack_saved[2];

/* What the doors jump to: the real function in r10, its number in r11. Nothing else may change. */
__asm__(".text\n"
        ".globl stack_enter\n"
        "stack_enter:\n"
        "    cmpq $0, %fs:stack_inside@tpoff\n" /* a callback of the library's came back */
        "    jne 1f\n"
        "    pushq %rax\n"
        "    pushq %rcx\n"
        "    pushq %rdi\n"
        "    movq stack_doors(%rip), %rdi\n"
        "    leaq (%rdi,%r11,8), %rdi\n"
        "    lock incl (%rdi)\n"
        "    movl (%rdi), %ecx\n"
        "    cmpl $1000, %ecx\n"
        "    jb 2f\n"
        "    testl $255, %ecx\n"
        "    jz 2f\n"
        "    popq %rdi\n"
        "    popq %rcx\n"
        "    popq %rax\n"
        "1:  jmp *%r10\n"
        "2:  movq %rdi, %fs:stack_inside@tpoff\n"
        "    movq 24(%rsp), %rax\n"
        "    movq %rax, %fs:stack_return@tpoff\n"
        "    leaq 24(%rsp), %rax\n"
        "    movq %rax, %fs:stack_sp@tpoff\n"
        "    leaq stack_leave(%rip), %rcx\n"
        "    movq %rcx, (%rax)\n"
        "    leaq -65536(%rax), %rdi\n"
        "    movl $8189, %ecx\n" /* up to the three words pushed above */
        "    movabsq $0x5ca1ab1e0ddba115, %rax\n"
        "    cld\n"
        "    rep stosq\n"
        "    popq %rdi\n"
        "    popq %rcx\n"
        "    popq %rax\n"
        "    jmp *%r10\n"
        "stack_leave:\n"
        "    movq %rax, %fs:stack_saved@tpoff\n"
        "    movq %rdx, %fs:stack_saved@tpoff+8\n"
        "    movq %fs:stack_sp@tpoff, %rdx\n"
        "    leaq -65536(%rdx), %rdi\n"
        "    movl $8189, %ecx\n"
        "    movabsq $0x5ca1ab1e0ddba115, %rax\n"
        "    repe scasq\n"
        "    leaq -8(%rdi), %rdi\n"
        "    subq %rdi, %rdx\n"
        "    movq %fs:stack_inside@tpoff, %rdi\n"
        "    cmpl %edx, 4(%rdi)\n"
        "    jae 3f\n"
        "    movl %edx, 4(%rdi)\n"
        "3:  movq $0, %fs:stack_inside@tpoff\n"
        "    movq %fs:stack_saved@tpoff, %rax\n"
        "    movq %fs:stack_saved@tpoff+8, %rdx\n"
        "    jmp *%fs:stack_return@tpoff\n");

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
    unsigned order[FUNCTIONS], count = 0, called = 0, failed = 0;

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
        called += d->calls > 0;
        failed += d->most > LIMIT;
    }
    printf("%u of %u functions were called\n", called, count);
    printf("%u passed, %u failed\n", called - failed, failed);
    fflush(stdout);
    _exit(failed > 0);
}
