#include "device.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "aclsim.h"
#include "clock.h"
#include "config.h"
#include "context.h"
#include "errtext.h"
#include "model.h"
#include "named.h"
#include "stream.h"
#include "stream_state.h"

struct device {
    /* Guarded by `table_mutex`. */
    uint32_t sets;
    uint32_t contexts;
    struct sim_context *primary;
    /* Peers that this device may reach, one bit each. */
    atomic_uint_fast64_t peers;
    atomic_int lost;
    atomic_bool aborting;
};

/* The device table. First in the order of locks (stream.h). */
static pthread_mutex_t table_mutex = PTHREAD_MUTEX_INITIALIZER;
static struct device devices[SIM_MAX_DEVICES];

/* Written once under `visible_once`. */
static int32_t visible[SIM_MAX_DEVICES];
static int32_t visible_count;
static bool visible_broken;
static pthread_once_t visible_once = PTHREAD_ONCE_INIT;

static atomic_int default_device = -1;
static struct sim_named_list state_callbacks = SIM_NAMED_LIST;

/** Reads ASCEND_RT_VISIBLE_DEVICES: "1,0" makes device 1 the user's device 0. Ends at the first number that is no device. */
static void read_visible(const char *text, int32_t physical)
{
    while (*text != '\0' && visible_count < SIM_MAX_DEVICES) {
        char *end;
        const long id = strtol(text, &end, 10);
        bool repeated = false;
        for (int32_t index = 0; index < visible_count; index++) {
            repeated = repeated || visible[index] == id;
        }
        if (end == text || id < 0 || id >= physical || repeated || (*end != ',' && *end != '\0')) {
            visible_broken = true;
            return;
        }
        visible[visible_count++] = (int32_t)id;
        text = *end == ',' ? end + 1 : end;
    }
}

static void load_visible(void)
{
    const struct sim_config *config = sim_config();
    const char *text = getenv("ASCEND_RT_VISIBLE_DEVICES");
    if (text != NULL && text[0] != '\0') {
        read_visible(text, config->devices);
    } else {
        for (; visible_count < config->devices; visible_count++) {
            visible[visible_count] = visible_count;
        }
    }
    for (int32_t device = 0; device < SIM_MAX_DEVICES; device++) {
        atomic_store(&devices[device].lost, config->lost[device]);
    }
}

int32_t sim_device_count(void)
{
    (void)pthread_once(&visible_once, load_visible);
    return visible_count;
}

bool sim_device_valid(int32_t device)
{
    return device >= 0 && device < sim_device_count();
}

aclError sim_device_check(int32_t device, const char *argument)
{
    if (sim_device_valid(device)) {
        return ACL_SUCCESS;
    }
    if (visible_broken) {
        (void)sim_fail_quiet(ACL_ERROR_RT_INVALID_DEVICEID, "EE2002",
            "environment variable ASCEND_RT_VISIBLE_DEVICES is not a list of different device ids of this machine");
    }
    return sim_fail(ACL_ERROR_RT_INVALID_DEVICEID, "EE1003",
        "argument %s is %d; it must be the id of a visible device, 0 to %d", argument, device, sim_device_count() - 1);
}

int32_t sim_device_logical(int32_t device)
{
    (void)pthread_once(&visible_once, load_visible);
    return visible[device];
}

int32_t sim_device_user(int32_t logical)
{
    const int32_t count = sim_device_count();
    for (int32_t user = 0; user < count; user++) {
        if (visible[user] == logical) {
            return user;
        }
    }
    return -1;
}

aclError sim_device_lost(int32_t device)
{
    return atomic_load_explicit(&devices[device].lost, memory_order_relaxed);
}

aclError sim_device_fault(int32_t device)
{
    const aclError code = sim_device_lost(device);
    if (code == ACL_SUCCESS) {
        return ACL_SUCCESS;
    }
    return sim_fail(code, "EE9999", "device %d is lost; reset it and start again, or use another device", device);
}

aclError sim_device_lose(int32_t device, aclError code)
{
    if (!sim_device_valid(device)) {
        return ACL_ERROR_RT_INVALID_DEVICEID;
    }
    atomic_store(&devices[device].lost, code);
    sim_stream_wake(device);
    return ACL_SUCCESS;
}

aclError aclsimLoseDevice(int32_t deviceId, aclError code)
{
    return sim_device_lose(deviceId, code);
}

aclError sim_device_abort_check(int32_t device)
{
    if (!atomic_load_explicit(&devices[device].aborting, memory_order_relaxed)) {
        return ACL_SUCCESS;
    }
    return sim_fail(ACL_ERROR_RT_DEVICE_TASK_ABORT, "EE1016",
        "aclrtDeviceTaskAbort runs on device %d; wait until it has returned", device);
}

void sim_device_set_aborting(int32_t device, bool aborting)
{
    atomic_store(&devices[device].aborting, aborting);
}

bool sim_device_peer_enabled(int32_t device, int32_t peer)
{
    return device == peer || (atomic_load(&devices[device].peers) & ((uint64_t)1 << peer)) != 0;
}

void sim_device_peer_enable(int32_t device, int32_t peer)
{
    (void)atomic_fetch_or(&devices[device].peers, (uint64_t)1 << peer);
}

bool sim_device_peer_disable(int32_t device, int32_t peer)
{
    const uint64_t bit = (uint64_t)1 << peer;
    return (atomic_fetch_and(&devices[device].peers, ~bit) & bit) != 0;
}

int32_t sim_device_default(void)
{
    return atomic_load(&default_device);
}

void sim_device_set_default(int32_t device)
{
    atomic_store(&default_device, device);
}

static void tell_state(int32_t device, aclrtDeviceState state)
{
    size_t count;
    struct sim_named *callbacks = sim_named_copy(&state_callbacks, &count);
    for (size_t index = 0; index < count; index++) {
        ((aclrtDeviceStateCallback)callbacks[index].function)(device, state, callbacks[index].argument);
    }
    free(callbacks);
}

static void tell_default_stream(struct sim_context *primary)
{
    struct sim_stream *stream = NULL;
    sim_stream_default(&stream, primary);
    if (stream != NULL) {
        sim_stream_state_tell(stream->handle, ACL_RT_STREAM_STATE_CREATE_POST);
        sim_stream_release(stream);
    }
}

aclError sim_device_retain(int32_t device)
{
    (void)pthread_mutex_lock(&table_mutex);
    devices[device].contexts++;
    (void)pthread_mutex_unlock(&table_mutex);
    return ACL_SUCCESS;
}

void sim_device_release(int32_t device)
{
    (void)pthread_mutex_lock(&table_mutex);
    devices[device].contexts--;
    (void)pthread_mutex_unlock(&table_mutex);
}

aclError sim_device_set(int32_t device)
{
    SIM_TRY(sim_device_fault(device));
    struct device *own = &devices[device];
    (void)pthread_mutex_lock(&table_mutex);
    const bool first = own->sets == 0;
    (void)pthread_mutex_unlock(&table_mutex);
    if (first) {
        tell_state(device, ACL_RT_DEVICE_STATE_SET_PRE);
    }
    (void)pthread_mutex_lock(&table_mutex);
    const bool started = own->sets > 0 || sim_context_start_primary(device, &own->primary);
    own->sets += started;
    (void)pthread_mutex_unlock(&table_mutex);
    if (!started) {
        return sim_fail(ACL_ERROR_RT_DEV_SETUP_ERROR, "EE1023", "device %d can't be started: no memory or stream is left",
            device);
    }
    sim_context_bind_primary(own->primary);
    if (first) {
        tell_default_stream(own->primary);
        tell_state(device, ACL_RT_DEVICE_STATE_SET_POST);
    }
    return ACL_SUCCESS;
}

aclError sim_aclrtSetDevice(int32_t deviceId)
{
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    return sim_device_set(deviceId);
}

static aclError reset(int32_t device, bool force)
{
    SIM_TRY(sim_device_check(device, "deviceId"));
    struct device *own = &devices[device];
    (void)pthread_mutex_lock(&table_mutex);
    const uint32_t sets = own->sets;
    (void)pthread_mutex_unlock(&table_mutex);
    if (sets == 1 || (force && sets > 0)) {
        tell_state(device, ACL_RT_DEVICE_STATE_RESET_PRE);
    }
    struct sim_context_remains remains = {NULL, NULL};
    (void)pthread_mutex_lock(&table_mutex);
    const bool known = own->sets > 0;
    if (known) {
        own->sets = force ? 0 : own->sets - 1;
    }
    const bool last = known && own->sets == 0;
    if (last) {
        remains = sim_context_detach(own->primary);
    }
    (void)pthread_mutex_unlock(&table_mutex);
    if (!known) {
        return sim_fail(ACL_ERROR_RT_CONTEXT_RELEASE_ERROR, "EE1018",
            "device %d has not been set or was reset already; each reset needs an aclrtSetDevice before it", device);
    }
    if (last) {
        sim_context_unbind_primary(own->primary);
        sim_context_end(&remains, force);
        tell_state(device, ACL_RT_DEVICE_STATE_RESET_POST);
    }
    return ACL_SUCCESS;
}

aclError sim_aclrtResetDevice(int32_t deviceId)
{
    return reset(deviceId, false);
}

aclError sim_aclrtResetDeviceForce(int32_t deviceId)
{
    return reset(deviceId, true);
}

aclError sim_aclrtGetDeviceCount(uint32_t *count)
{
    SIM_REQUIRE(count);
    *count = (uint32_t)sim_device_count();
    return ACL_SUCCESS;
}

aclError sim_aclrtGetDevice(int32_t *deviceId)
{
    SIM_REQUIRE(deviceId);
    struct sim_context *context = sim_context_peek();
    if (context != NULL) {
        *deviceId = context->device;
        sim_context_release(context);
        return ACL_SUCCESS;
    }
    if (sim_device_default() >= 0) {
        *deviceId = sim_device_default();
        return ACL_SUCCESS;
    }
    return sim_fail_silent(ACL_ERROR_RT_CONTEXT_NULL);
}

aclError sim_aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t *flags, int32_t *active)
{
    if (flags != NULL) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0012", "argument flags is reserved; pass a null pointer");
    }
    SIM_REQUIRE(active);
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    (void)pthread_mutex_lock(&table_mutex);
    *active = devices[deviceId].sets > 0;
    (void)pthread_mutex_unlock(&table_mutex);
    return ACL_SUCCESS;
}

bool sim_device_is_set(int32_t device)
{
    (void)pthread_mutex_lock(&table_mutex);
    const bool set = devices[device].sets + devices[device].contexts > 0;
    (void)pthread_mutex_unlock(&table_mutex);
    return set;
}

aclError sim_aclrtRegDeviceStateCallback(const char *regName, aclrtDeviceStateCallback callback, void *args)
{
    SIM_REQUIRE(regName);
    if (!sim_named_set(&state_callbacks, regName, (sim_named_function)callback, args)) {
        return sim_fail(ACL_ERROR_BAD_ALLOC, "EH0010", "no host memory is left for the registration");
    }
    return ACL_SUCCESS;
}
