/*
 * Host functions, callbacks by subscription, and callbacks that the library calls when something happens.
 */
#include "operations.h"

#include <pthread.h>
#include <time.h>

#include "../reports.h"

/** Callbacks of callbacks of callbacks are enough. */
#define DEEPEST 2

static pthread_mutex_t gate_mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t gate_opened = PTHREAD_COND_INITIALIZER;
/* Guarded by the mutex. */
static bool gate_open = true;

static atomic_bool callbacks_act;
static atomic_int acting;

static void rest(void *unused)
{
    (void)unused;
    (void)nanosleep(&(struct timespec){.tv_nsec = 200000}, NULL);
}

static void set_gate(bool open)
{
    (void)pthread_mutex_lock(&gate_mutex);
    gate_open = open;
    (void)pthread_cond_broadcast(&gate_opened);
    (void)pthread_mutex_unlock(&gate_mutex);
}

void open_gate(void)
{
    set_gate(true);
}

void start_callbacks(void)
{
    atomic_store(&callbacks_act, true);
}

void stop_callbacks(void)
{
    atomic_store(&callbacks_act, false);
    while (atomic_load(&acting) > 0) {
        rest(NULL);
    }
}

static void wait_at_gate(void *unused)
{
    (void)unused;
    (void)pthread_mutex_lock(&gate_mutex);
    while (!gate_open) {
        (void)pthread_cond_wait(&gate_opened, &gate_mutex);
    }
    (void)pthread_mutex_unlock(&gate_mutex);
}

/** How deep the callbacks of this thread are, counted also where the library calls them from its own threads. */
static _Thread_local unsigned depth;

/** Goes on with operations of its own; the argument is the start of its random numbers. */
static void go_on(void *argument)
{
    if (depth >= DEEPEST) {
        return;
    }
    depth++;
    (void)atomic_fetch_add(&acting, 1);
    struct actor actor = {.random = (uint64_t)(uintptr_t)argument | 1, .depth = depth};
    for (uint64_t step = draw(&actor, 3); step > 0 && atomic_load(&callbacks_act); step--) {
        act(&actor);
    }
    (void)atomic_fetch_sub(&acting, 1);
    depth--;
}

/** A function and its argument for the library to call. */
static aclrtCallback any_function(struct actor *actor, void **argument)
{
    *argument = (void *)(uintptr_t)draw(actor, UINT32_MAX);
    switch (draw(actor, 8)) {
    case 0:
        return wait_at_gate;
    case 1:
    case 2:
        return go_on;
    default:
        return rest;
    }
}

static void launch_host_function(struct actor *actor)
{
    void *argument;
    aclrtCallback function = any_function(actor, &argument);
    (void)aclrtLaunchHostFunc(any_stream(actor), chance(actor, 2) ? NULL : function, argument);
}

static void launch_callback(struct actor *actor)
{
    void *argument;
    aclrtCallback function = any_function(actor, &argument);
    (void)aclrtLaunchCallback(function, argument, (aclrtCallbackBlockType)draw(actor, 2), any_stream(actor));
}

static void subscribe(struct actor *actor)
{
    const uint64_t thread = chance(actor, 90) ? report_thread() : (uint64_t)pthread_self();
    if (chance(actor, 75)) {
        (void)aclrtSubscribeReport(thread, any_stream(actor));
    } else {
        (void)aclrtUnSubscribeReport(thread, any_stream(actor));
    }
}

static void process_reports(struct actor *actor)
{
    (void)aclrtProcessReport(PICK(actor, int32_t, 1, 5, 0));
}

static void gate(struct actor *actor)
{
    set_gate(chance(actor, 60));
}

static void on_device_state(int32_t device, aclrtDeviceState state, void *argument)
{
    (void)device;
    (void)state;
    go_on(argument);
}

static void on_stream_state(aclrtStream stream, aclrtStreamState state, void *argument)
{
    (void)stream;
    (void)state;
    go_on(argument);
}

static int32_t on_abort(int32_t device, aclrtDeviceTaskAbortStage stage, uint32_t timeout, void *argument)
{
    (void)device;
    (void)stage;
    (void)timeout;
    go_on(argument);
    return 0;
}

static void on_exception(aclrtExceptionInfo *info)
{
    void *address;
    uint32_t length;
    aclrtFuncHandle function;
    (void)aclrtGetTaskIdFromExceptionInfo(info);
    (void)aclrtGetStreamIdFromExceptionInfo(info);
    (void)aclrtGetThreadIdFromExceptionInfo(info);
    (void)aclrtGetDeviceIdFromExceptionInfo(info);
    (void)aclrtGetArgsFromExceptionInfo(info, &address, &length);
    (void)aclrtGetFuncHandleFromExceptionInfo(info, &function);
    go_on((void *)(uintptr_t)aclrtGetErrorCodeFromExceptionInfo(info));
}

static void register_callbacks(struct actor *actor)
{
    const bool off = chance(actor, 40);
    void *argument = (void *)(uintptr_t)draw(actor, UINT32_MAX);
    switch (draw(actor, 4)) {
    case 0:
        (void)aclrtRegDeviceStateCallback("random", off ? NULL : on_device_state, argument);
        break;
    case 1:
        (void)aclrtRegStreamStateCallback("random", off ? NULL : on_stream_state, argument);
        break;
    case 2:
        (void)aclrtSetDeviceTaskAbortCallback("random", off ? NULL : on_abort, argument);
        break;
    default:
        (void)aclrtSetExceptionInfoCallback(off ? NULL : on_exception);
        break;
    }
}

const struct operation callback_operations[] = {
    {"launch a host function", launch_host_function, 7, ANYWHERE},
    {"launch a callback", launch_callback, 5, ANYWHERE},
    {"subscribe", subscribe, 4, ANYWHERE},
    {"process reports", process_reports, 2, WAITS},
    {"open or close the gate", gate, 5, ANYWHERE},
    {"register callbacks", register_callbacks, 2, ANYWHERE},
    {0},
};
