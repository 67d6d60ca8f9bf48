#include "entry.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "error.h"
#include "fault.h"
#include "outcomes.h"
#include "machine/config.h"
#include "machine/function_lookup.h"
#include "snapshot_gate.h"

/** Calls nest when a user callback calls back; deeper levels than this are counted but not remembered. */
#define DEPTH 16

static _Thread_local struct {
    unsigned depth;
    enum sim_function stack[DEPTH];
    /** On a worker that runs a task: the thread that queued it; else 0. */
    uint64_t spoken_for;
} calls;

/* Number of this thread, 0: not asked for yet. The system is slow to tell it. */
static _Thread_local uint64_t own_thread;

static atomic_uint_fast64_t counters[SIM_FUNCTION_COUNT];

/* Written once under `prepare_once`, read after `prepared`. */
static bool available[SIM_FUNCTION_COUNT];
static atomic_bool prepared;
static pthread_once_t prepare_once = PTHREAD_ONCE_INIT;
/* Set while the library is loaded. */
static void (*first_call)(bool inherited);
/* The process that was told of, 0: none. */
static atomic_int announced;

/** Tells on stderr what of the configuration is wrong. */
static void tell_problems(void)
{
    for (const char *line = sim_config_problems(); *line != '\0';) {
        const size_t length = strcspn(line, "\n");
        (void)fprintf(stderr, "ascendcl simulator: %.*s\n", (int)length, line);
        line += length + (line[length] != '\0');
    }
}

void sim_entry_on_first_call(void (*told)(bool inherited))
{
    first_call = told;
}

/** The thread that goes on in a forked child has another number there, and its first call is the child's first. */
static void go_on_in_child(void)
{
    own_thread = 0;
    atomic_store(&prepared, false);
}

/** Functions that look at their arguments before they refuse a product. */
static bool refuses_itself(enum sim_function function)
{
    switch (function) {
    case SIM_FUNCTION_aclrtCntNotifyCreate:
    case SIM_FUNCTION_aclrtCntNotifyDestroy:
    case SIM_FUNCTION_aclrtCntNotifyGetId:
    case SIM_FUNCTION_aclrtCntNotifyRecord:
    case SIM_FUNCTION_aclrtCntNotifyReset:
    case SIM_FUNCTION_aclrtCntNotifyWaitWithTimeout:
        return true;
    default:
        return false;
    }
}

static void prepare(void)
{
    tell_problems();
    (void)pthread_atfork(NULL, NULL, go_on_in_child);
    const struct sim_config *config = sim_config();
    for (int index = 0; index < SIM_FUNCTION_COUNT; index++) {
        const struct sim_function_info *info = &sim_function_table[index];
        const bool product =
            (info->products & (uint32_t)config->product->bit) != 0 || refuses_itself((enum sim_function)index);
        available[index] = product && sim_function_in_version((enum sim_function)index);
    }
    sim_fault_load(config->faults);
}

/** Before the first call of a process, also of a forked child. */
static void begin(void)
{
    (void)pthread_once(&prepare_once, prepare);
    const int process = getpid();
    const int before = atomic_exchange(&announced, process);
    if (before != process && first_call != NULL) {
        first_call(before != 0);
    }
    atomic_store_explicit(&prepared, true, memory_order_release);
}

static aclError refuse_unavailable(enum sim_function function)
{
    const struct sim_config *config = sim_config();
    const struct sim_function_info *info = &sim_function_table[function];
    if ((info->products & (uint32_t)config->product->bit) == 0) {
        return sim_fail_missing("the function is not supported on this product");
    }
    return sim_fail_missing(info->since > config->version.code
            ? "the function came with a later CANN version than the simulated one"
            : "the function is gone in the simulated CANN version");
}

bool sim_entry_enter(enum sim_function function, aclError *result)
{
    if (!atomic_load_explicit(&prepared, memory_order_acquire)) {
        begin();
    }
    if (calls.depth < DEPTH) {
        calls.stack[calls.depth] = function;
    }
    calls.depth++;
    (void)atomic_fetch_add_explicit(&counters[function], 1, memory_order_relaxed);
    if (calls.depth == 1) {
        sim_snapshot_pass(function);
    }
    const aclError injected = sim_fault_check(function);
    if (injected != ACL_SUCCESS) {
        *result = sim_fail(injected, "EE9999", "this call was made to fail on request of the test (aclsim.h)");
        return false;
    }
    if (!available[function]) {
        *result = refuse_unavailable(function);
        return false;
    }
    return true;
}

void sim_entry_leave(enum sim_function function)
{
    if (calls.depth == 1) {
        sim_snapshot_leave(function);
    }
    calls.depth--;
}

uint64_t sim_entry_thread(void)
{
    /* What a callback of the program calls on a worker is its own doing. */
    if (calls.spoken_for != 0 && calls.depth == 1) {
        return calls.spoken_for;
    }
    if (own_thread == 0) {
        own_thread = (uint64_t)gettid();
    }
    return own_thread;
}

enum sim_function sim_entry_current(void)
{
    if (calls.depth == 0) {
        return SIM_FUNCTION_NONE;
    }
    return calls.stack[calls.depth <= DEPTH ? calls.depth - 1 : DEPTH - 1];
}

const char *sim_entry_current_name(void)
{
    return sim_function_name(sim_entry_current());
}

void sim_entry_assume(enum sim_function function, uint64_t thread)
{
    if (calls.depth <= 1) {
        calls.stack[0] = function;
        calls.depth = function == SIM_FUNCTION_NONE ? 0 : 1;
        calls.spoken_for = function == SIM_FUNCTION_NONE ? 0 : thread;
    }
}

uint64_t sim_entry_calls(enum sim_function function)
{
    return atomic_load_explicit(&counters[function], memory_order_relaxed);
}

void sim_entry_reset_calls(void)
{
    for (int index = 0; index < SIM_FUNCTION_COUNT; index++) {
        atomic_store_explicit(&counters[index], 0, memory_order_relaxed);
    }
}

aclError sim_not_modelled(enum sim_function function)
{
    return sim_fail(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, SIM_ID_MISSING,
        "%s has no semantics in the simulator: it needs hardware or software that is not simulated",
        sim_function_name(function));
}
