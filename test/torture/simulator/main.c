/*
 * Random programs against the simulator: SEED COUNT [PATIENCE_MS]. Nothing may crash, hang or stay behind; sanitizers
 * watch. A program is what its seed says; the machine is what a group of seeds says, so that each program runs alone the same.
 */
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "ledger.h"
#include "operations/operations.h"
#include "reports.h"
#include "watchdog.h"

/** Seeds that share a machine, and a process at most. */
#define GROUP 100
#define MOST_THREADS 4
#define MOST_STEPS 80

/** Spreads seeds: neighbours must not be alike. */
static uint64_t scatter(uint64_t seed, uint64_t part)
{
    uint64_t mixed = (seed + 1) * 0x9E3779B97F4A7C15ull + part * 0xBF58476D1CE4E5B9ull;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9ull;
    return (mixed ^ mixed >> 27) | 1;
}

struct thread {
    struct actor actor;
    pthread_t thread;
    uint64_t steps;
};

static void *run_thread(void *argument)
{
    struct thread *own = argument;
    if (chance(&own->actor, 90)) {
        (void)aclrtSetDevice((int32_t)draw(&own->actor, DEVICES));
    }
    for (uint64_t step = 0; step < own->steps; step++) {
        act(&own->actor);
    }
    return NULL;
}

static void set_machine(uint64_t group)
{
    static const char *const chips[] = {"Ascend910B1", "Ascend910B1", "Ascend910_9391", "Ascend910_9391", "Ascend950PR_9599", "Ascend310P3"};
    static const char *const versions[] = {"9.1.0", "9.1.0", "9.1.0", "9.0.0", "8.5.0", "8.1.RC1"};
    struct actor actor = {.random = scatter(group, 0)};
    (void)setenv("ASCENDCL_SIM_DEVICES", "2", 1);
    (void)setenv("ASCENDCL_SIM_MEMORY", chance(&actor, 30) ? "64M" : "2G", 1);
    (void)setenv("ASCENDCL_SIM_SOC", chips[draw(&actor, sizeof chips / sizeof chips[0])], 1);
    (void)setenv("ASCENDCL_SIM_CANN", versions[draw(&actor, sizeof versions / sizeof versions[0])], 1);
    (void)setenv("ASCENDCL_SIM_FINDINGS", "off", 0);
}

/** Some programs meet failures all the time, most of them none but those that they ask for. */
static void set_faults(struct actor *actor)
{
    static const char *const functions[] = {NULL, "aclrtCreateStream", "aclrtDestroyStream", "aclrtMalloc", "aclrtFree",
        "aclrtMemcpyAsync", "aclrtRecordEvent", "aclrtStreamWaitEvent", "aclrtSynchronizeStream", "aclrtLaunchHostFunc",
        "aclrtDestroyEvent", "aclrtResetDevice", "aclrtSetDevice", "aclrtUnmapMem", "aclrtSubscribeReport", "aclrtProcessReport"};
    if (!chance(actor, 30)) {
        return;
    }
    for (uint64_t rules = 1 + draw(actor, 6); rules > 0; rules--) {
        (void)aclsimFailRandomly(functions[draw(actor, sizeof functions / sizeof functions[0])], 0.05, draw(actor, 1000),
            PICK(actor, aclError, 507010, 207001, 507899));
    }
}

/** Nothing is wrong with the machine any more. */
static void repair_machine(void)
{
    open_gate();
    (void)aclsimClearFaults();
    (void)aclsimHoldStreams(0);
    (void)aclsimSetTransfer(0, 0);
    for (int32_t device = 0; device < DEVICES; device++) {
        (void)aclsimLoseDevice(device, 0);
    }
    (void)aclrtRegDeviceStateCallback("random", NULL, NULL);
    (void)aclrtRegStreamStateCallback("random", NULL, NULL);
    (void)aclrtSetDeviceTaskAbortCallback("random", NULL, NULL);
    (void)aclrtSetExceptionInfoCallback(NULL);
}

static void clean_up(struct actor *actor)
{
    watch(actor, "repair");
    repair_machine();
    unwatch(actor);
    watch(actor, "wait for callbacks");
    stop_callbacks();
    unwatch(actor);
    watch(actor, "clean up");
    for (int32_t device = 0; device < DEVICES; device++) {
        (void)aclrtSetDevice(device);
    }
    end_all(actor);
    unwatch(actor);
    watch(actor, "last reset");
    for (int32_t device = 0; device < DEVICES; device++) {
        (void)aclrtResetDeviceForce(device);
    }
    stop_reports();
    unwatch(actor);
    while (aclFinalize() == ACL_SUCCESS) {
    }
}

static unsigned run_program(uint64_t seed)
{
    struct thread threads[MOST_THREADS] = {0};
    struct actor actor = {.random = scatter(seed, 1)};
    watch_program(seed);
    forget_rescue();
    start_reports();
    start_callbacks();
    set_faults(&actor);
    const uint64_t count = chance(&actor, 40) ? 1 : 2 + draw(&actor, MOST_THREADS - 1);
    for (uint64_t index = 0; index < count; index++) {
        threads[index].actor.random = scatter(seed, 2 + index);
        threads[index].actor.alone = count == 1;
        threads[index].steps = 1 + draw(&actor, MOST_STEPS);
        (void)pthread_create(&threads[index].thread, NULL, run_thread, &threads[index]);
    }
    for (uint64_t index = 0; index < count; index++) {
        (void)pthread_join(threads[index].thread, NULL);
    }
    clean_up(&actor);
    /* The watchdog may have lost the devices meanwhile. */
    repair_machine();
    return close_ledger(seed);
}

int main(int argc, char **argv)
{
    const uint64_t first = argc > 1 ? strtoull(argv[1], NULL, 10) : 0;
    const uint64_t count = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    set_machine(first / GROUP);
    start_watchdog(argc > 3 ? (unsigned)strtoul(argv[3], NULL, 10) : 300);
    open_ledger();
    /* What one program leaves behind would be found again after each later one. */
    for (uint64_t seed = first; seed < first + count; seed++) {
        if (run_program(seed) != 0) {
            return 1;
        }
    }
    return 0;
}
