#include "history.h"

#include <stdio.h>

#include "base/clock.h"
#include "machine/function_lookup.h"

#define NANOSECONDS_PER_SECOND 1e9

/** When the library was loaded: times in texts count from here. */
static uint64_t start;

__attribute__((constructor)) static void remember_start(void)
{
    start = sim_clock_now();
}

int sim_finding_history(char *text, size_t size, const char *verb, enum sim_function function, uint64_t thread,
    uint64_t time)
{
    const double seconds = (double)(time - start) / NANOSECONDS_PER_SECOND;
    const char *name = sim_function_name(function);
    return snprintf(text, size, "%s%s%s in thread %llu, %.6f s after the start", verb, name[0] == '\0' ? "" : " by ", name,
        (unsigned long long)thread, seconds);
}
