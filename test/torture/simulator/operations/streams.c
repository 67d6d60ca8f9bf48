/*
 * Contexts and streams.
 */
#include "operations.h"

static void destroy_context(struct actor *actor)
{
    struct object context;
    if (take(actor, CONTEXT, &context)) {
        end(actor, CONTEXT, &context);
    } else {
        (void)aclrtDestroyContext(any(actor, CONTEXT));
    }
}

static void create_context(struct actor *actor)
{
    if (crowded(CONTEXT)) {
        destroy_context(actor);
        return;
    }
    aclrtContext context = NULL;
    const int32_t device = draw_device(actor);
    made(CONTEXT, aclrtCreateContext(&context, device), &context, 0);
}

static void set_context(struct actor *actor)
{
    (void)aclrtSetCurrentContext(any(actor, CONTEXT));
}

static void ask_context(struct actor *actor)
{
    aclrtContext context = NULL;
    aclrtStream stream = NULL;
    int32_t active = 0;
    (void)aclrtGetCurrentContext(&context);
    (void)aclrtCtxGetCurrentDefaultStream(&stream);
    (void)aclrtGetPrimaryCtxState(draw_device(actor), NULL, &active);
}


static void destroy_stream(struct actor *actor)
{
    struct object stream;
    if (chance(actor, 5)) {
        (void)aclrtDestroyStream(any(actor, STREAM));
    } else if (take(actor, STREAM, &stream)) {
        end(actor, STREAM, &stream);
    }
}

static void create_stream(struct actor *actor)
{
    if (crowded(STREAM)) {
        destroy_stream(actor);
        return;
    }
    struct object object = {.handle = NULL};
    const uint32_t flags = PICK(actor, uint32_t, ACL_STREAM_FAST_LAUNCH, ACL_STREAM_FAST_SYNC, 0, ACL_STREAM_HUGE,
        ACL_STREAM_PERSISTENT, ACL_STREAM_DEVICE_USE_ONLY, ACL_STREAM_CPU_SCHEDULE);
    const aclError error = chance(actor, 60) ? aclrtCreateStream(&object.handle)
                                             : aclrtCreateStreamWithConfig(&object.handle, (uint32_t)draw(actor, 9), flags);
    if (error == ACL_SUCCESS) {
        (void)aclrtGetCurrentContext(&object.context);
        keep(STREAM, &object);
    }
}

static void synchronize_stream(struct actor *actor)
{
    if (chance(actor, 60)) {
        (void)aclrtSynchronizeStreamWithTimeout(any_stream(actor), PICK(actor, int32_t, 1, 5, 20, 0, -2));
    } else {
        (void)aclrtSynchronizeStream(any_stream(actor));
    }
}

static void query_stream(struct actor *actor)
{
    aclrtStreamStatus status;
    (void)aclrtStreamQuery(any_stream(actor), &status);
}

static void abort_stream(struct actor *actor)
{
    (void)(chance(actor, 70) ? aclrtStreamAbort(any_stream(actor)) : aclrtStreamStop(any_stream(actor)));
}

static void ask_stream(struct actor *actor)
{
    aclrtStream stream = any_stream(actor);
    int32_t id;
    uint32_t word;
    (void)aclrtStreamGetId(stream, &id);
    (void)aclrtStreamGetFlags(stream, &word);
    (void)aclrtStreamGetPriority(stream, &word);
    (void)aclrtGetStreamOverflowSwitch(stream, &word);
    (void)aclrtGetStreamAvailableNum(&word);
    (void)aclrtGetThreadLastTaskId(&word);
}

static void set_stream_attribute(struct actor *actor)
{
    const aclrtStreamAttr attribute = (aclrtStreamAttr)(1 + draw(actor, 6));
    aclrtStreamAttrValue value = {.failureMode = draw(actor, 3)};
    (void)aclrtSetStreamAttribute(any_stream(actor), attribute, &value);
    (void)aclrtGetStreamAttribute(any_stream(actor), attribute, &value);
}

static void set_failure_mode(struct actor *actor)
{
    (void)aclrtSetStreamFailureMode(any_stream(actor), draw(actor, 3));
}

static void set_overflow_switch(struct actor *actor)
{
    (void)aclrtSetStreamOverflowSwitch(any_stream(actor), (uint32_t)draw(actor, 3));
}

static void clean_persistent(struct actor *actor)
{
    (void)aclrtPersistentTaskClean(any_stream(actor));
}

static void stream_limits(struct actor *actor)
{
    aclrtStream stream = any_stream(actor);
    uint32_t value = (uint32_t)draw(actor, 30);
    const aclrtDevResLimitType type = (aclrtDevResLimitType)draw(actor, 3);
    switch (draw(actor, 5)) {
    case 0:
        (void)aclrtSetStreamResLimit(stream, type, value);
        break;
    case 1:
        (void)aclrtGetStreamResLimit(stream, type, &value);
        break;
    case 2:
        (void)aclrtResetStreamResLimit(stream);
        break;
    case 3:
        (void)aclrtUseStreamResInCurrentThread(stream);
        (void)aclrtGetResInCurrentThread(type, &value);
        break;
    default:
        (void)aclrtUnuseStreamResInCurrentThread(stream);
        break;
    }
}

static void capture(struct actor *actor)
{
    aclmdlRICaptureStatus status;
    aclmdlRI model = NULL;
    aclmdlRICaptureMode mode = (aclmdlRICaptureMode)draw(actor, 4);
    (void)aclmdlRICaptureGetInfo(any_stream(actor), &status, &model);
    (void)aclmdlRICaptureThreadExchangeMode(&mode);
}

const struct operation stream_operations[] = {
    {"create context", create_context, 3, ENDS},
    {"destroy context", destroy_context, 2, ENDS},
    {"set context", set_context, 3, ANYWHERE},
    {"ask for the context", ask_context, 2, ANYWHERE},
    {"create stream", create_stream, 14, ENDS},
    {"destroy stream", destroy_stream, 9, ENDS},
    {"synchronize stream", synchronize_stream, 8, WAITS},
    {"query stream", query_stream, 4, ANYWHERE},
    {"abort stream", abort_stream, 2, WAITS},
    {"ask stream", ask_stream, 3, ANYWHERE},
    {"set stream attribute", set_stream_attribute, 2, ANYWHERE},
    {"set failure mode", set_failure_mode, 2, ANYWHERE},
    {"set overflow switch", set_overflow_switch, 1, ANYWHERE},
    {"clean persistent tasks", clean_persistent, 1, ANYWHERE},
    {"limits of a stream", stream_limits, 2, ANYWHERE},
    {"capture", capture, 1, ANYWHERE},
    {0},
};
