/*
 * Open devices, contexts and the two slots of a thread.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "control.h"
#include "isolate.h"
#include "thread.h"

static void counts_references_of_a_device(void)
{
    int32_t device = -7;
    CHECK_IS(aclrtGetDevice(&device), 107002);
    CHECK_IS(device, -7);
    CHECK_IS(aclrtSetDevice(-1), 107001);
    CHECK_IS(aclrtSetDevice(2), 107001);
    CHECK_IS(aclrtResetDevice(0), 507007);
    CHECK_IS(aclrtResetDevice(99), 107001);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
    CHECK_IS(aclrtGetDevice(&device), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
    CHECK_IS(aclrtGetDevice(&device), 107002);
    CHECK_IS(aclrtResetDevice(0), 507007);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtResetDeviceForce(0), 0);
    CHECK_IS(aclrtResetDeviceForce(0), 507007);
}

static void a_reset_leaves_the_other_device_unbound(void)
{
    aclrtContext context = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtSetDevice(1), 0);
    CHECK_IS(aclrtGetCurrentContext(&context), 0);
    CHECK_IS(aclrtResetDevice(1), 0);
    CHECK_IS(aclrtGetCurrentContext(&context), 107002);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtResetDeviceForce(0), 0);
}

static void the_primary_context_keeps_its_handle(void)
{
    aclrtContext first = NULL;
    aclrtContext second = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtGetCurrentContext(&first), 0);
    CHECK_IS(aclrtDestroyContext(first), 107002);
    CHECK_IS(aclrtResetDevice(0), 0);
    CHECK_IS(aclrtSetCurrentContext(first), 107000);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtGetCurrentContext(&second), 0);
    CHECK(first == second);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void a_reset_ends_streams_but_not_events_or_explicit_contexts(void)
{
    aclrtStream stream = NULL;
    aclrtEvent event = NULL;
    aclrtContext context = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtCreateEvent(&event), 0);
    CHECK_IS(aclrtCreateContext(&context, 0), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 107017);
    CHECK_IS(aclrtSynchronizeStream(NULL), 0);
    CHECK_IS(aclrtDestroyEvent(event), 0);
    CHECK_IS(aclrtDestroyEvent(event), 107017);
    CHECK_IS(aclrtDestroyContext(context), 0);
    CHECK_IS(aclrtDestroyContext(context), 107002);
    CHECK_IS(aclrtSetCurrentContext(context), 107000);
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
}

static void creating_and_destroying_contexts_moves_the_slots(void)
{
    aclrtContext primary = NULL;
    aclrtContext first = NULL;
    aclrtContext second = NULL;
    aclrtContext current = NULL;
    aclrtStream stream = NULL;
    CHECK_IS(aclrtCreateContext(NULL, 0), 100000);
    CHECK_IS(aclrtCreateContext(&first, 99), 107001);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtGetCurrentContext(&primary), 0);
    CHECK_IS(aclrtCreateContext(&first, 0), 0);
    CHECK_IS(aclrtCreateContext(&second, 1), 0);
    CHECK_IS(aclrtGetCurrentContext(&current), 0);
    CHECK(current == second);
    CHECK_IS(aclrtDestroyContext(first), 0);
    CHECK_IS(aclrtGetCurrentContext(&current), 0);
    CHECK(current == second);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_STREAM), 1);
    CHECK_IS(aclrtDestroyContext(second), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_STREAM), 0);
    CHECK_IS(aclrtGetCurrentContext(&current), 107002);
    CHECK_IS(aclrtSynchronizeStream(stream), 107017);
    CHECK_IS(aclrtSetCurrentContext(NULL), 100000);
    CHECK_IS(aclrtSetCurrentContext(primary), 0);
    CHECK_IS(aclrtSynchronizeDevice(), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void *starts_empty(void *main_stream)
{
    aclrtContext context = NULL;
    aclrtStream stream = NULL;
    aclrtRunMode mode = ACL_DEVICE;
    CHECK_IS(aclrtGetCurrentContext(&context), 107002);
    CHECK_IS(aclrtGetRunMode(&mode), 0);
    CHECK_IS(mode, ACL_HOST);
    CHECK_IS(aclrtCreateStream(&stream), 107002);
    CHECK_IS(aclrtSynchronizeStream(main_stream), 107002);
    CHECK_IS(aclrtSynchronizeStream(NULL), 107002);
    CHECK_IS(aclrtSynchronizeDevice(), 107002);
    CHECK_IS(aclrtDestroyStream(main_stream), 107002);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtSynchronizeStream(main_stream), 0);
    return NULL;
}

static void *resets(void *argument)
{
    (void)argument;
    CHECK_IS(aclrtResetDeviceForce(0), 0);
    return NULL;
}

static void every_thread_has_its_own_context(void)
{
    aclrtStream stream = NULL;
    aclrtContext context = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    on_thread(starts_empty, stream);
    CHECK(aclGetRecentErrMsg() == NULL);
    CHECK_IS(aclrtGetCurrentContext(&context), 0);
    on_thread(resets, NULL);
    CHECK_IS(aclrtGetCurrentContext(&context), 107002);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void *destroys(void *context)
{
    CHECK_IS(aclrtDestroyContext(context), 0);
    CHECK_IS(aclrtDestroyContext(context), 507007);
    CHECK_IS(aclrtSetCurrentContext(context), 107000);
    return NULL;
}

static void a_context_destroyed_elsewhere_is_found_dead(void)
{
    aclrtContext context = NULL;
    aclrtContext current = NULL;
    CHECK_IS(aclrtCreateContext(&context, 1), 0);
    on_thread(destroys, context);
    CHECK_IS(aclrtGetCurrentContext(&current), 107002);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtDestroyContext(context), 107002);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void sets_options_of_contexts(void)
{
    aclrtContext context = NULL;
    aclrtStream stream = NULL;
    int64_t value = 0;
    int32_t active = -1;
    uint32_t flags = 0;
    CHECK_IS(aclrtGetPrimaryCtxState(0, &flags, &active), 100000);
    CHECK_IS(aclrtGetPrimaryCtxState(0, NULL, &active), 0);
    CHECK_IS(active, 0);
    CHECK_IS(aclrtCreateContext(&context, 0), 0);
    CHECK_IS(aclrtCtxGetSysParamOpt(ACL_OPT_DETERMINISTIC, &value), 107021);
    CHECK_IS(aclrtCtxSetSysParamOpt((aclSysParamOpt)3, 1), 100000);
    CHECK_IS(aclrtCtxSetSysParamOpt(ACL_OPT_DETERMINISTIC, 1), 0);
    CHECK_IS(aclrtCtxGetSysParamOpt(ACL_OPT_DETERMINISTIC, &value), 0);
    CHECK_IS(value, 1);
    CHECK_IS(aclrtCtxGetCurrentDefaultStream(&stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtDestroyStream(stream), 107000);
    CHECK_IS(aclrtDestroyContext(context), 0);
}

static int state_calls;

static void on_state(int32_t device, aclrtDeviceState state, void *argument)
{
    CHECK_IS(device, 1);
    CHECK(argument == &state_calls);
    state_calls = state_calls * 10 + (int)state + 1;
}

static void tells_state_callbacks(void)
{
    CHECK_IS(aclrtRegDeviceStateCallback(NULL, on_state, NULL), 100000);
    CHECK_IS(aclrtRegDeviceStateCallback("test", on_state, &state_calls), 0);
    CHECK_IS(aclrtRegDeviceStateCallback("test", on_state, &state_calls), 107000);
    CHECK_IS(aclrtSetDevice(1), 0);
    CHECK_IS(aclrtSetDevice(1), 0);
    CHECK_IS(aclrtResetDeviceForce(1), 0);
    CHECK_IS(state_calls, 12234);
    CHECK_IS(aclrtRegDeviceStateCallback("test", NULL, NULL), 0);
    CHECK_IS(aclrtSetDevice(1), 0);
    CHECK_IS(state_calls, 12234);
    CHECK_IS(aclrtResetDevice(1), 0);
}

/** A context opens its device, and keeps it open: setting it then is no start. */
static void tells_of_the_start_once(void)
{
    aclrtContext context = NULL;
    CHECK_IS(aclrtRegDeviceStateCallback("test", on_state, &state_calls), 0);
    CHECK_IS(aclrtCreateContext(&context, 1), 0);
    CHECK_IS(state_calls, 1);
    CHECK_IS(aclrtSetDevice(1), 0);
    CHECK_IS(aclrtResetDevice(1), 0);
    CHECK_IS(state_calls, 1234);
    CHECK_IS(aclrtDestroyContext(context), 0);
    CHECK_IS(aclrtSetDevice(1), 0);
    CHECK_IS(state_calls, 123412);
    CHECK_IS(aclrtResetDevice(1), 0);
}

int main(void)
{
    ISOLATE(counts_references_of_a_device);
    ISOLATE(a_reset_leaves_the_other_device_unbound);
    ISOLATE(the_primary_context_keeps_its_handle);
    ISOLATE(a_reset_ends_streams_but_not_events_or_explicit_contexts);
    ISOLATE(creating_and_destroying_contexts_moves_the_slots);
    ISOLATE(every_thread_has_its_own_context);
    ISOLATE(a_context_destroyed_elsewhere_is_found_dead);
    ISOLATE(sets_options_of_contexts);
    ISOLATE(tells_state_callbacks);
    ISOLATE(tells_of_the_start_once);
    return 0;
}
