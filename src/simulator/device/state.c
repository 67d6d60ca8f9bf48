/*
 * What happens to devices: loss, abort of tasks, peer access.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#include "device.h"
#include "entry/error.h"
#include "machine/config.h"

struct state {
    /** Code of the loss, 0: the device works. */
    atomic_int lost;
    atomic_bool aborting;
    /** Peers that the device may reach, one bit each. */
    atomic_uint_fast64_t peers;
};

static atomic_bool opened;
static struct state states[SIM_MAX_DEVICES];
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void)
{
    const struct sim_config *config = sim_config();
    for (int32_t device = 0; device < SIM_MAX_DEVICES; device++) {
        atomic_store(&states[device].lost, config->lost[device]);
    }
}

aclError sim_device_lost(int32_t device)
{
    (void)pthread_once(&once, load);
    return atomic_load_explicit(&states[device].lost, memory_order_relaxed);
}

aclError sim_device_fault(int32_t device)
{
    const aclError code = sim_device_lost(device);
    const char *problems = sim_config_problems();
    if (problems[0] != '\0') {
        return sim_fail(ACL_ERROR_RT_DEV_SETUP_ERROR, "EE1001", "device %d can't be used: %.*s", device,
            (int)strcspn(problems, "\n"), problems);
    }
    if (code == ACL_SUCCESS) {
        return ACL_SUCCESS;
    }
    return sim_fail(code, "EE9999", "device %d is lost; reset it and start again, or use another device", device);
}

void sim_device_set_lost(int32_t device, aclError code)
{
    (void)pthread_once(&once, load);
    atomic_store(&states[device].lost, code);
}

void sim_device_note_opened(void)
{
    atomic_store_explicit(&opened, true, memory_order_relaxed);
}

bool sim_device_ever_opened(void)
{
    return atomic_load_explicit(&opened, memory_order_relaxed);
}

aclError sim_device_abort_check(int32_t device)
{
    if (!atomic_load_explicit(&states[device].aborting, memory_order_relaxed)) {
        return ACL_SUCCESS;
    }
    return sim_fail(ACL_ERROR_RT_DEVICE_TASK_ABORT, "EE1016",
        "aclrtDeviceTaskAbort runs on device %d; wait until it has returned", device);
}

void sim_device_set_aborting(int32_t device, bool aborting)
{
    atomic_store(&states[device].aborting, aborting);
}

bool sim_device_peer_enabled(int32_t device, int32_t peer)
{
    return device == peer || (atomic_load(&states[device].peers) & ((uint64_t)1 << peer)) != 0;
}

void sim_device_peer_enable(int32_t device, int32_t peer)
{
    (void)atomic_fetch_or(&states[device].peers, (uint64_t)1 << peer);
}

bool sim_device_peer_disable(int32_t device, int32_t peer)
{
    const uint64_t bit = (uint64_t)1 << peer;
    return (atomic_fetch_and(&states[device].peers, ~bit) & bit) != 0;
}
