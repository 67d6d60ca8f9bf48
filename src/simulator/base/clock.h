/*
 * Time: one monotonic clock for stamps, waits and time-outs.
 */
#ifndef SIM_BASE_CLOCK_H
#define SIM_BASE_CLOCK_H

#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

/** Waits without end. */
#define SIM_FOREVER UINT64_MAX

/** Nanoseconds of the monotonic clock. Safe from any thread. */
uint64_t sim_clock_now(void);

/**
 * The moment `milliseconds` from now as nanoseconds of the monotonic clock; -1 gives SIM_FOREVER.
 * Other negative values are the caller's mistake and count as 0.
 */
uint64_t sim_clock_deadline(int64_t milliseconds);

/** A condition variable whose timed wait uses the monotonic clock. */
void sim_clock_condition_init(pthread_cond_t *condition);

/**
 * Waits on `condition` until it is signalled or `deadline` (sim_clock_deadline) has passed.
 * `mutex` is held by the caller and held again at return. Wakes spuriously: test the predicate in a loop.
 * @return false when the deadline has passed
 */
bool sim_clock_wait(pthread_cond_t *condition, pthread_mutex_t *mutex, uint64_t deadline);

/** Sleeps for `nanoseconds`; no lock may be held. */
void sim_clock_sleep(uint64_t nanoseconds);

#endif
