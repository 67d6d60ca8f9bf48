/*
 * Resource limits: how many cores a device, a stream and a thread may use. A stream's setting comes before the process's, and
 * that before the hardware.
 */
#include "device/device.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "machine/config.h"
#include "model.h"
#include "queue/context.h"
#include "queue/device_table.h"
#include "queue/stream.h"

#define TYPES 2u

/** Handle of the stream whose settings the thread uses, NULL: none. */
static _Thread_local void *thread_stream;

static uint32_t hardware(aclrtDevResLimitType type)
{
    const struct sim_product *product = sim_config()->product;
    return type == ACL_RT_DEV_RES_CUBE_CORE ? product->cube_cores : product->vector_cores;
}

static aclError check_type(aclrtDevResLimitType type)
{
    return (unsigned)type < TYPES
        ? ACL_SUCCESS
        : sim_fail_range("type", (long long)type, "ACL_RT_DEV_RES_CUBE_CORE (0) or ACL_RT_DEV_RES_VECTOR_CORE (1)");
}

static aclError check_value(aclrtDevResLimitType type, uint32_t value)
{
    if (value <= hardware(type)) {
        return ACL_SUCCESS;
    }
    return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument value is %u; it must be at most %u", value, hardware(type));
}

static uint32_t device_limit(int32_t device, aclrtDevResLimitType type)
{
    const uint32_t own = sim_device_limit(device, type);
    return own != 0 ? own - 1 : hardware(type);
}

/** One more than what the stream itself was given, 0: nothing. */
static uint32_t own_limit(struct sim_stream *stream, aclrtDevResLimitType type)
{
    (void)pthread_mutex_lock(&stream->mutex);
    const uint32_t own = stream->resource_limit[type];
    (void)pthread_mutex_unlock(&stream->mutex);
    return own;
}

static uint32_t stream_limit(struct sim_stream *stream, aclrtDevResLimitType type)
{
    const uint32_t own = own_limit(stream, type);
    return own != 0 ? own - 1 : device_limit(stream->device, type);
}

/** A negative id is refused before the other arguments are looked at. */
static aclError check_sign(int32_t device)
{
    return device >= 0 ? ACL_SUCCESS : sim_device_check(device, "deviceId");
}

static aclError need_set(int32_t device)
{
    return sim_device_is_set(device)
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_DEV_SETUP_ERROR, "EE9999", "device %d is not set; call aclrtSetDevice first", device);
}

aclError sim_aclrtGetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t *value)
{
    SIM_REQUIRE(value);
    SIM_TRY(check_sign(deviceId));
    SIM_TRY(check_type(type));
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    SIM_TRY(need_set(deviceId));
    *value = device_limit(deviceId, type);
    return ACL_SUCCESS;
}

aclError sim_aclrtSetDeviceResLimit(int32_t deviceId, aclrtDevResLimitType type, uint32_t value)
{
    SIM_TRY(check_sign(deviceId));
    SIM_TRY(check_type(type));
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    SIM_TRY(need_set(deviceId));
    SIM_TRY(check_value(type, value));
    sim_device_set_limit(deviceId, type, value + 1);
    return ACL_SUCCESS;
}

aclError sim_aclrtResetDeviceResLimit(int32_t deviceId)
{
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    SIM_TRY(need_set(deviceId));
    sim_device_set_limit(deviceId, ACL_RT_DEV_RES_CUBE_CORE, 0);
    sim_device_set_limit(deviceId, ACL_RT_DEV_RES_VECTOR_CORE, 0);
    return ACL_SUCCESS;
}

aclError sim_aclrtGetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t *value)
{
    SIM_REQUIRE(value);
    struct sim_stream *own;
    SIM_TRY(sim_stream_check_handle(stream));
    SIM_TRY(check_type(type));
    SIM_TRY(sim_stream_enter_any(stream, &own));
    *value = stream_limit(own, type);
    sim_stream_release(own);
    return ACL_SUCCESS;
}

aclError sim_aclrtSetStreamResLimit(aclrtStream stream, aclrtDevResLimitType type, uint32_t value)
{
    struct sim_stream *own;
    SIM_TRY(sim_stream_check_handle(stream));
    SIM_TRY(check_type(type));
    SIM_TRY(sim_stream_enter_any(stream, &own));
    const aclError error = check_value(type, value);
    if (error == ACL_SUCCESS) {
        (void)pthread_mutex_lock(&own->mutex);
        own->resource_limit[type] = value + 1;
        (void)pthread_mutex_unlock(&own->mutex);
    }
    sim_stream_release(own);
    return error;
}

aclError sim_aclrtResetStreamResLimit(aclrtStream stream)
{
    struct sim_stream *own;
    SIM_TRY(sim_stream_enter_any(stream, &own));
    (void)pthread_mutex_lock(&own->mutex);
    own->resource_limit[ACL_RT_DEV_RES_CUBE_CORE] = 0;
    own->resource_limit[ACL_RT_DEV_RES_VECTOR_CORE] = 0;
    (void)pthread_mutex_unlock(&own->mutex);
    sim_stream_release(own);
    return ACL_SUCCESS;
}

static aclError use(aclrtStream stream, bool on)
{
    struct sim_stream *own;
    SIM_TRY(sim_stream_enter_any(stream, &own));
    if (on) {
        thread_stream = own->handle;
    } else if (thread_stream == own->handle) {
        thread_stream = NULL;
    }
    sim_stream_release(own);
    return ACL_SUCCESS;
}

aclError sim_aclrtUseStreamResInCurrentThread(aclrtStream stream)
{
    return use(stream, true);
}

aclError sim_aclrtUnuseStreamResInCurrentThread(aclrtStream stream)
{
    return use(stream, false);
}

aclError sim_aclrtGetResInCurrentThread(aclrtDevResLimitType type, uint32_t *value)
{
    SIM_REQUIRE(value);
    SIM_TRY(check_type(type));
    struct sim_stream *stream = thread_stream == NULL ? NULL : sim_handle_acquire(ACLSIM_OBJECT_STREAM, thread_stream);
    const uint32_t own = stream == NULL ? 0 : own_limit(stream, type);
    sim_stream_release(stream);
    if (own != 0) {
        *value = own - 1;
        return ACL_SUCCESS;
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    *value = device_limit(device, type);
    return ACL_SUCCESS;
}
