#include "watchdog.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "reports.h"

#define ACTORS 32
#define MILLISECOND 1000000u
/** How many times the patience before it is called a hang. */
#define HANG 100

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
/* Guarded by the mutex. */
static struct actor *watched[ACTORS];

static uint64_t patience;
static atomic_uint_fast64_t running;
static atomic_bool rescued;

static uint64_t now(void)
{
    struct timespec time;
    (void)clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000 * MILLISECOND + (uint64_t)time.tv_nsec;
}

void watch(struct actor *actor, const char *doing)
{
    atomic_store(&actor->doing, doing);
    atomic_store(&actor->since, now());
    (void)pthread_mutex_lock(&mutex);
    for (int index = 0; index < ACTORS; index++) {
        if (watched[index] == NULL) {
            watched[index] = actor;
            break;
        }
    }
    (void)pthread_mutex_unlock(&mutex);
}

void unwatch(struct actor *actor)
{
    (void)pthread_mutex_lock(&mutex);
    for (int index = 0; index < ACTORS; index++) {
        if (watched[index] == actor) {
            watched[index] = NULL;
            break;
        }
    }
    (void)pthread_mutex_unlock(&mutex);
    atomic_store(&actor->since, 0);
}

void watch_program(uint64_t seed)
{
    atomic_store(&running, seed);
}

void forget_rescue(void)
{
    atomic_store(&rescued, false);
}

bool was_rescued(void)
{
    return atomic_load(&rescued);
}

/** The longest time that anything takes. Called with the mutex. */
static uint64_t longest(void)
{
    const uint64_t time = now();
    uint64_t most = 0;
    for (int index = 0; index < ACTORS; index++) {
        const uint64_t since = watched[index] == NULL ? 0 : atomic_load(&watched[index]->since);
        most = since != 0 && time > since && time - since > most ? time - since : most;
    }
    return most;
}

static void tell_hang(void)
{
    (void)fprintf(stderr, "program %llu hangs:\n", (unsigned long long)atomic_load(&running));
    for (int index = 0; index < ACTORS; index++) {
        if (watched[index] != NULL) {
            (void)fprintf(stderr, "  %s (depth %u)\n", atomic_load(&watched[index]->doing), watched[index]->depth);
        }
    }
    abort();
}

static void rescue(void)
{
    atomic_store(&rescued, true);
    open_gate();
    (void)aclsimHoldStreams(0);
    for (int32_t device = 0; device < DEVICES; device++) {
        (void)aclsimLoseDevice(device, ACL_ERROR_RT_LOST_HEARTBEAT);
    }
}

static void *look_on(void *unused)
{
    for (;;) {
        (void)nanosleep(&(struct timespec){.tv_nsec = 20 * MILLISECOND}, NULL);
        (void)pthread_mutex_lock(&mutex);
        const uint64_t time = longest();
        if (time > patience * HANG) {
            tell_hang();
        }
        /*
         * Again and again: the program may hold streams and close the gate meanwhile. With the mutex, so that who has called
         * unwatch loses no device any more.
         */
        if (time > patience) {
            rescue();
        }
        (void)pthread_mutex_unlock(&mutex);
    }
    return unused;
}

void start_watchdog(unsigned patience_ms)
{
    pthread_t thread;
    patience = (uint64_t)patience_ms * MILLISECOND;
    (void)pthread_create(&thread, NULL, look_on, NULL);
    (void)pthread_detach(thread);
}
