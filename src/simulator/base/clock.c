#include "clock.h"

#include <errno.h>

#define NANOSECONDS_PER_SECOND 1000000000ull
#define NANOSECONDS_PER_MILLISECOND 1000000ull

uint64_t sim_clock_now(void)
{
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * NANOSECONDS_PER_SECOND + (uint64_t)now.tv_nsec;
}

uint64_t sim_clock_deadline(int64_t milliseconds)
{
    if (milliseconds == -1) {
        return SIM_FOREVER;
    }
    const uint64_t wait = milliseconds < 0 ? 0 : (uint64_t)milliseconds;
    return sim_clock_now() + wait * NANOSECONDS_PER_MILLISECOND;
}

void sim_clock_condition_init(pthread_cond_t *condition)
{
    pthread_condattr_t attributes;
    (void)pthread_condattr_init(&attributes);
    (void)pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
    (void)pthread_cond_init(condition, &attributes);
    (void)pthread_condattr_destroy(&attributes);
}

bool sim_clock_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t deadline)
{
    if (deadline == SIM_FOREVER) {
        (void)pthread_cond_wait(condition, mutex);
        return true;
    }
    const struct timespec until = {
        .tv_sec = (time_t)(deadline / NANOSECONDS_PER_SECOND),
        .tv_nsec = (long)(deadline % NANOSECONDS_PER_SECOND),
    };
    return pthread_cond_timedwait(condition, mutex, &until) != ETIMEDOUT;
}

void sim_clock_sleep(uint64_t nanoseconds)
{
    struct timespec rest = {
        .tv_sec = (time_t)(nanoseconds / NANOSECONDS_PER_SECOND),
        .tv_nsec = (long)(nanoseconds % NANOSECONDS_PER_SECOND),
    };
    while (clock_nanosleep(CLOCK_MONOTONIC, 0, &rest, &rest) == EINTR) {
    }
}
