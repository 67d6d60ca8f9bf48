/*
 * Devices: reference counts and primary contexts.
 */
#include "device_table.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "context.h"
#include "device/device.h"
#include "entry/address_limit.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "entry/named_callbacks.h"
#include "machine/config.h"
#include "model.h"
#include "stream.h"
#include "stream_state.h"

#define RESOURCE_TYPES 2

struct device {
    uint32_t sets;
    uint32_t contexts;
    struct sim_context *primary;
    /** One more than the value, 0: not set; index aclrtDevResLimitType. */
    uint32_t limit[RESOURCE_TYPES];
};

/* The device table. First in the order of locks (stream.h). */
static pthread_mutex_t table_mutex = PTHREAD_MUTEX_INITIALIZER;
/* Guarded by `table_mutex`. */
static struct device devices[SIM_MAX_DEVICES];

static atomic_int default_device = -1;
static struct sim_named_list state_callbacks = SIM_NAMED_LIST;

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
        if (sim_caller_runs(callbacks[index].function, "device state callback")) {
            ((aclrtDeviceStateCallback)callbacks[index].function)(device, state, callbacks[index].argument);
        }
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

void sim_device_retain(int32_t device)
{
    if (!sim_device_is_set(device)) {
        tell_state(device, ACL_RT_DEVICE_STATE_SET_PRE);
    }
    (void)pthread_mutex_lock(&table_mutex);
    devices[device].contexts++;
    (void)pthread_mutex_unlock(&table_mutex);
    sim_device_note_opened();
}

/** What a device was told ends with its last reference. Called with the table's mutex. */
static void close_unused(int32_t device)
{
    if (devices[device].sets + devices[device].contexts == 0) {
        memset(devices[device].limit, 0, sizeof devices[device].limit);
    }
}

void sim_device_release(int32_t device)
{
    (void)pthread_mutex_lock(&table_mutex);
    devices[device].contexts--;
    close_unused(device);
    (void)pthread_mutex_unlock(&table_mutex);
}

aclError sim_device_set(int32_t device)
{
    SIM_TRY(sim_device_fault(device));
    struct device *own = &devices[device];
    (void)pthread_mutex_lock(&table_mutex);
    const bool first = own->sets == 0;
    const bool closed = own->sets + own->contexts == 0;
    (void)pthread_mutex_unlock(&table_mutex);
    if (closed) {
        tell_state(device, ACL_RT_DEVICE_STATE_SET_PRE);
    }
    (void)pthread_mutex_lock(&table_mutex);
    const bool started = own->sets > 0 || sim_context_start_primary(device, &own->primary);
    own->sets += started;
    (void)pthread_mutex_unlock(&table_mutex);
    if (started) {
        sim_device_note_opened();
    }
    if (!started) {
        SIM_TRY(sim_address_limit_fail(ACL_ERROR_RT_DEV_SETUP_ERROR, "EE1023", "to start device %d", device));
        return sim_fail(ACL_ERROR_RT_DEV_SETUP_ERROR, "EE1023", "device %d can't be started: no memory or stream is left",
            device);
    }
    sim_context_bind_primary(own->primary);
    if (first) {
        tell_default_stream(own->primary);
    }
    /* Each aclrtSetDevice says so, also when the device was open. */
    tell_state(device, ACL_RT_DEVICE_STATE_SET_POST);
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
    struct sim_context_remains remains = {NULL, NULL, NULL};
    (void)pthread_mutex_lock(&table_mutex);
    const bool known = own->sets > 0;
    if (known) {
        own->sets = force ? 0 : own->sets - 1;
    }
    const bool last = known && own->sets == 0;
    if (last) {
        remains = sim_context_detach(own->primary);
        close_unused(device);
    }
    (void)pthread_mutex_unlock(&table_mutex);
    if (!known) {
        return sim_fail(ACL_ERROR_RT_CONTEXT_RELEASE_ERROR, "EE1018",
            "device %d has not been set or was reset already; each reset needs an aclrtSetDevice before it", device);
    }
    if (last) {
        sim_context_unbind_primary(own->primary);
        /* The default stream of a device is recycled by no other stream, so that it is waited for. */
        sim_context_end(&remains, !force);
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
    const aclError before = sim_last_error_put(ACL_SUCCESS);
    const aclError error = reset(deviceId, true);
    /* A failure of this function leaves text, but no last error. */
    (void)sim_last_error_put(before);
    return error;
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
    return sim_fail(ACL_ERROR_RT_CONTEXT_NULL, NULL, "this thread has no device");
}

aclError sim_aclrtGetPrimaryCtxState(int32_t deviceId, uint32_t *flags, int32_t *active)
{
    SIM_REQUIRE(active);
    if (flags != NULL) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0012", "argument flags is reserved; pass a null pointer");
    }
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    *active = sim_device_has_primary(deviceId);
    return ACL_SUCCESS;
}

bool sim_device_is_set(int32_t device)
{
    (void)pthread_mutex_lock(&table_mutex);
    const bool set = devices[device].sets + devices[device].contexts > 0;
    (void)pthread_mutex_unlock(&table_mutex);
    return set;
}

bool sim_device_has_primary(int32_t device)
{
    (void)pthread_mutex_lock(&table_mutex);
    const bool has = devices[device].sets > 0;
    (void)pthread_mutex_unlock(&table_mutex);
    return has;
}

uint32_t sim_device_limit(int32_t device, aclrtDevResLimitType type)
{
    (void)pthread_mutex_lock(&table_mutex);
    const uint32_t limit = devices[device].limit[type];
    (void)pthread_mutex_unlock(&table_mutex);
    return limit;
}

void sim_device_set_limit(int32_t device, aclrtDevResLimitType type, uint32_t limit)
{
    (void)pthread_mutex_lock(&table_mutex);
    devices[device].limit[type] = limit;
    (void)pthread_mutex_unlock(&table_mutex);
}

aclError sim_aclrtRegDeviceStateCallback(const char *regName, aclrtDeviceStateCallback callback, void *args)
{
    SIM_REQUIRE(regName);
    return sim_named_set(&state_callbacks, regName, (sim_named_function)callback, args);
}
