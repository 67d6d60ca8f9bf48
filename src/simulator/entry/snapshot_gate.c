#include <pthread.h>
#include <stdatomic.h>

#include "base/clock.h"
#include "snapshot_gate.h"

/** Milliseconds that aclrtSnapShotProcessLock waits for running calls. */
#define PATIENCE_MS 60000

/* Written under `mutex`, read at the door without it. */
static atomic_int state = SIM_SNAPSHOT_RUNNING;
/* Calls that have passed the gate and not left. */
static atomic_int inside;
/* Guards transitions. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void make_condition(void)
{
    sim_clock_condition_init(&changed);
}

/** Functions that go through a locked gate: those that unlock it, and those that only look. */
static bool passes_locked(enum sim_function function)
{
    switch (function) {
    case SIM_FUNCTION_aclrtSnapShotProcessLock:
    case SIM_FUNCTION_aclrtSnapShotProcessUnlock:
    case SIM_FUNCTION_aclrtSnapShotProcessBackup:
    case SIM_FUNCTION_aclrtSnapShotProcessRestore:
    case SIM_FUNCTION_aclrtSnapShotCallbackRegister:
    case SIM_FUNCTION_aclrtSnapShotCallbackUnregister:
    case SIM_FUNCTION_aclGetRecentErrMsg:
    case SIM_FUNCTION_aclrtGetLastError:
    case SIM_FUNCTION_aclrtPeekAtLastError:
    case SIM_FUNCTION_aclAppLog:
        return true;
    default:
        return false;
    }
}

/** Steps back out, waits for the unlock, steps in again. */
static void wait_at_gate(void)
{
    (void)pthread_once(&once, make_condition);
    (void)pthread_mutex_lock(&mutex);
    (void)atomic_fetch_sub(&inside, 1);
    (void)pthread_cond_broadcast(&changed);
    while (atomic_load(&state) != SIM_SNAPSHOT_RUNNING) {
        (void)pthread_cond_wait(&changed, &mutex);
    }
    (void)atomic_fetch_add(&inside, 1);
    (void)pthread_mutex_unlock(&mutex);
}

void sim_snapshot_pass(enum sim_function function)
{
    if (passes_locked(function)) {
        return;
    }
    (void)atomic_fetch_add(&inside, 1);
    if (atomic_load(&state) != SIM_SNAPSHOT_RUNNING) {
        wait_at_gate();
    }
}

void sim_snapshot_leave(enum sim_function function)
{
    if (passes_locked(function)) {
        return;
    }
    (void)atomic_fetch_sub(&inside, 1);
    if (atomic_load(&state) != SIM_SNAPSHOT_RUNNING) {
        (void)pthread_once(&once, make_condition);
        (void)pthread_mutex_lock(&mutex);
        (void)pthread_cond_broadcast(&changed);
        (void)pthread_mutex_unlock(&mutex);
    }
}

enum sim_snapshot_state sim_snapshot_state(void)
{
    return (enum sim_snapshot_state)atomic_load(&state);
}

bool sim_snapshot_move(enum sim_snapshot_state from, enum sim_snapshot_state to)
{
    (void)pthread_once(&once, make_condition);
    (void)pthread_mutex_lock(&mutex);
    const bool fits = atomic_load(&state) == (int)from;
    if (fits) {
        atomic_store(&state, (int)to);
        (void)pthread_cond_broadcast(&changed);
    }
    (void)pthread_mutex_unlock(&mutex);
    return fits;
}

bool sim_snapshot_wait(void)
{
    const uint64_t deadline = sim_clock_deadline(PATIENCE_MS);
    bool in_time = true;
    (void)pthread_mutex_lock(&mutex);
    while (atomic_load(&inside) != 0 && in_time) {
        in_time = sim_clock_wait(&changed, &mutex, deadline);
    }
    (void)pthread_mutex_unlock(&mutex);
    return in_time;
}
