#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>

/** Calls functions as C code of a library does, here and on another thread, and keeps what it got. */

typedef uint64_t (*function)(uint64_t, uint64_t, uint64_t, uint64_t);

#define CALLS 64

#define NO_RESULT 0x5555555555555555u

static _Atomic uint64_t results[CALLS] = {[0 ... CALLS - 1] = NO_RESULT};
static atomic_int done[CALLS];

struct job {
    function called;
    int number;
};

static struct job jobs[CALLS];

/** Leaves on the stack what a result that nobody wrote would be read from. */
__attribute__((noinline)) static uint64_t leave_marks(unsigned seed)
{
    volatile uint64_t marks[512];
    for (unsigned index = 0; index < 512; index += 1) {
        marks[index] = 0xdeadbeef00000000u + index;
    }
    return marks[seed % 512];
}

static void *call(void *argument)
{
    const struct job *job = argument;
    /* Whether it is taken for a number, an object or a text. */
    static const char text[] = "argument";
    const uint64_t given = (uint64_t)(uintptr_t)text;
    (void)leave_marks(3);
    atomic_store(&results[job->number], job->called(given, given, given, given));
    atomic_store(&done[job->number], 1);
    return NULL;
}

/** The number of a call is the caller's choice, from 0 to 63. */
void caller_here(void *called, int number)
{
    union {
        void *pointer;
        function function;
    } converted = {.pointer = called};
    jobs[number] = (struct job){.called = converted.function, .number = number};
    atomic_store(&done[number], 0);
    (void)call(&jobs[number]);
}

void caller_elsewhere(void *called, int number)
{
    union {
        void *pointer;
        function function;
    } converted = {.pointer = called};
    pthread_t thread;
    jobs[number] = (struct job){.called = converted.function, .number = number};
    atomic_store(&done[number], 0);
    (void)pthread_create(&thread, NULL, call, &jobs[number]);
    (void)pthread_detach(thread);
}

int caller_is_done(int number)
{
    return atomic_load(&done[number]);
}

uint64_t caller_result(int number)
{
    return atomic_load(&results[number]);
}
