/*
 * Runs a function on a thread of its own and waits for it.
 */
#ifndef SIM_TEST_THREAD_H
#define SIM_TEST_THREAD_H

#include <pthread.h>
#include <time.h>

#include "check.h"

static inline void on_thread(void *(*function)(void *), void *argument)
{
    pthread_t thread;
    CHECK_IS(pthread_create(&thread, NULL, function, argument), 0);
    CHECK_IS(pthread_join(thread, NULL), 0);
}

static inline void sleep_ms(long milliseconds)
{
    const struct timespec rest = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    (void)nanosleep(&rest, NULL);
}

#endif
