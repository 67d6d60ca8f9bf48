#include "context.h"

#include <stdlib.h>

#include "clock.h"
#include "device.h"
#include "errtext.h"
#include "handle.h"
#include "hostfunc.h"
#include "model.h"
#include "stream.h"
#include "stream_state.h"

/* Which context is current on this thread: at most one of the two is set. Each has a reference to its handle. */
static _Thread_local void *explicit_slot;
static _Thread_local void *primary_slot;
/* Its destructor empties the slots of a thread that ends. */
static pthread_key_t slots_key;
static pthread_once_t slots_once = PTHREAD_ONCE_INIT;

/** Puts a handle (or NULL) into a slot. */
static void put(void **slot, void *handle)
{
    void *before = *slot;
    if (before == handle) {
        return;
    }
    if (handle != NULL) {
        sim_handle_retain(handle);
    }
    *slot = handle;
    if (before != NULL) {
        sim_handle_release(before);
    }
}

static void empty_slots(void *unused)
{
    (void)unused;
    put(&explicit_slot, NULL);
    put(&primary_slot, NULL);
}

static void make_slots_key(void)
{
    (void)pthread_key_create(&slots_key, empty_slots);
}

/** Makes one context current. */
static void bind(void *explicit_handle, void *primary_handle)
{
    (void)pthread_once(&slots_once, make_slots_key);
    /* Any value but NULL makes the destructor run. */
    (void)pthread_setspecific(slots_key, &slots_key);
    put(&explicit_slot, explicit_handle);
    put(&primary_slot, primary_handle);
}

static void destroy_context(void *object)
{
    struct sim_context *context = object;
    (void)pthread_mutex_destroy(&context->mutex);
    free(context);
}

static struct sim_context *make_context(int32_t device, bool primary)
{
    struct sim_context *context = calloc(1, sizeof *context);
    if (context == NULL) {
        return NULL;
    }
    (void)pthread_mutex_init(&context->mutex, NULL);
    context->device = device;
    context->primary = primary;
    context->handle = primary ? sim_handle_create_hidden(ACLSIM_OBJECT_CONTEXT, context, destroy_context)
                              : sim_handle_create(ACLSIM_OBJECT_CONTEXT, context, destroy_context);
    if (context->handle == NULL) {
        destroy_context(context);
        return NULL;
    }
    return context;
}

/** Gives a context its default stream and makes it usable. */
static bool activate(struct sim_context *context)
{
    struct sim_stream *stream;
    if (sim_stream_create(context, 0, 0, true, &stream) != ACL_SUCCESS) {
        return false;
    }
    (void)pthread_mutex_lock(&context->mutex);
    context->default_stream = stream;
    (void)pthread_mutex_unlock(&context->mutex);
    atomic_store(&context->active, true);
    return true;
}

bool sim_context_start_primary(int32_t device, struct sim_context **primary)
{
    if (*primary == NULL) {
        *primary = make_context(device, true);
    }
    return *primary != NULL && activate(*primary);
}

struct sim_context_remains sim_context_detach(struct sim_context *context)
{
    atomic_store(&context->active, false);
    (void)pthread_mutex_lock(&context->mutex);
    const struct sim_context_remains remains = {context->streams, context->hostfunc};
    for (struct sim_stream *stream = context->streams; stream != NULL; stream = stream->next_in_context) {
        stream->linked = false;
    }
    context->streams = NULL;
    context->hostfunc = NULL;
    context->default_stream = NULL;
    (void)pthread_mutex_unlock(&context->mutex);
    atomic_store(&context->stop_error, ACL_SUCCESS);
    atomic_store(&context->stop_on_failure, false);
    return remains;
}

void sim_context_end(struct sim_context_remains *remains, bool discard)
{
    while (remains->streams != NULL) {
        struct sim_stream *stream = remains->streams;
        remains->streams = stream->next_in_context;
        sim_stream_end(stream, discard);
    }
    sim_hostfunc_end(remains->hostfunc);
    remains->hostfunc = NULL;
}

void sim_context_bind_primary(const struct sim_context *primary)
{
    bind(NULL, primary->handle);
}

void sim_context_bind_explicit(const struct sim_context *context)
{
    bind(context->handle, NULL);
}

void sim_context_unbind_primary(const struct sim_context *primary)
{
    if (primary_slot == primary->handle) {
        put(&primary_slot, NULL);
    }
}

struct sim_context *sim_context_peek(void)
{
    const void *handle = explicit_slot != NULL ? explicit_slot : primary_slot;
    if (handle == NULL) {
        return NULL;
    }
    struct sim_context *context = sim_handle_acquire(ACLSIM_OBJECT_CONTEXT, handle);
    if (context != NULL && !atomic_load(&context->active)) {
        sim_context_release(context);
        return NULL;
    }
    return context;
}

void sim_context_release(struct sim_context *context)
{
    if (context != NULL) {
        sim_handle_release(context->handle);
    }
}

aclError sim_context_acquire(enum sim_context_need need, struct sim_context **context)
{
    *context = sim_context_peek();
    if (*context == NULL && need == SIM_CONTEXT_IMPLICIT && sim_device_default() >= 0) {
        SIM_TRY(sim_device_set(sim_device_default()));
        *context = sim_context_peek();
    }
    if (*context == NULL) {
        return sim_fail_context();
    }
    if (need == SIM_CONTEXT_TEARDOWN) {
        return ACL_SUCCESS;
    }
    const aclError fault = sim_device_fault((*context)->device);
    if (fault != ACL_SUCCESS) {
        sim_context_release(*context);
        *context = NULL;
    }
    return fault;
}

aclError sim_context_device(enum sim_context_need need, int32_t *device)
{
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(need, &context));
    *device = context->device;
    sim_context_release(context);
    return ACL_SUCCESS;
}

/** Every stream of the context with a reference, so that they can be waited for without the lock. */
static struct sim_stream **list_streams(struct sim_context *context, size_t *count)
{
    *count = 0;
    (void)pthread_mutex_lock(&context->mutex);
    size_t total = 0;
    for (struct sim_stream *stream = context->streams; stream != NULL; stream = stream->next_in_context) {
        total++;
    }
    struct sim_stream **list = total == 0 ? NULL : calloc(total, sizeof(struct sim_stream *));
    for (struct sim_stream *stream = context->streams; list != NULL && stream != NULL;
         stream = stream->next_in_context) {
        sim_handle_retain(stream->handle);
        list[(*count)++] = stream;
    }
    (void)pthread_mutex_unlock(&context->mutex);
    return list;
}

aclError sim_context_synchronize(struct sim_context *context, uint64_t deadline)
{
    size_t count;
    struct sim_stream **streams = list_streams(context, &count);
    aclError first = ACL_SUCCESS;
    for (size_t index = 0; index < count; index++) {
        const bool waits = (streams[index]->flags & SIM_STREAM_UNWAITED) == 0;
        const aclError error = waits ? sim_stream_synchronize(streams[index], deadline) : ACL_SUCCESS;
        first = first == ACL_SUCCESS ? error : first;
        sim_stream_release(streams[index]);
    }
    free(streams);
    return first;
}

aclError sim_aclrtCreateContext(aclrtContext *context, int32_t deviceId)
{
    SIM_REQUIRE(context);
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    SIM_TRY(sim_device_fault(deviceId));
    struct sim_context *made = make_context(deviceId, false);
    if (made == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the context");
    }
    (void)sim_device_retain(deviceId);
    if (!activate(made)) {
        (void)sim_handle_retire(ACLSIM_OBJECT_CONTEXT, made->handle);
        sim_device_release(deviceId);
        return sim_fail(ACL_ERROR_RT_DEV_SETUP_ERROR, "EE1023",
            "no stream of device %d is left for the context's default stream", deviceId);
    }
    bind(made->handle, NULL);
    *context = made->handle;
    sim_stream_state_tell(made->default_stream->handle, ACL_RT_STREAM_STATE_CREATE_POST);
    return ACL_SUCCESS;
}

aclError sim_aclrtDestroyContext(aclrtContext context)
{
    SIM_REQUIRE(context);
    struct sim_context *own = sim_handle_acquire(ACLSIM_OBJECT_CONTEXT, context);
    if (own == NULL && sim_handle_lingers(ACLSIM_OBJECT_CONTEXT, context)) {
        return sim_fail(ACL_ERROR_RT_CONTEXT_RELEASE_ERROR, "EE1018",
            "argument context was destroyed already, and is still the current context of another thread");
    }
    if (own == NULL) {
        return sim_fail(ACL_ERROR_RT_CONTEXT_NULL, "EE1017",
            "argument context (%p) is no living context: it was destroyed, or is another object", context);
    }
    if (own->primary) {
        sim_context_release(own);
        return sim_fail(ACL_ERROR_RT_CONTEXT_NULL, "EE1017",
            "argument context is the primary context of its device; it ends with aclrtResetDevice");
    }
    if (!sim_handle_retire(ACLSIM_OBJECT_CONTEXT, context)) {
        sim_context_release(own);
        return sim_fail(ACL_ERROR_RT_CONTEXT_RELEASE_ERROR, "EE1018", "the context is being destroyed by another thread");
    }
    if (explicit_slot == context) {
        put(&explicit_slot, NULL);
    }
    struct sim_context_remains remains = sim_context_detach(own);
    sim_context_end(&remains, false);
    sim_device_release(own->device);
    sim_context_release(own);
    return ACL_SUCCESS;
}

aclError sim_aclrtSetCurrentContext(aclrtContext context)
{
    SIM_REQUIRE(context);
    struct sim_context *own = sim_handle_acquire(ACLSIM_OBJECT_CONTEXT, context);
    const bool usable = own != NULL && atomic_load(&own->active);
    if (usable) {
        sim_context_bind_explicit(own);
    }
    sim_context_release(own);
    return usable
        ? ACL_SUCCESS
        : sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
              "argument context (%p) is no living context: it was destroyed, reset, or is another object", context);
}

aclError sim_aclrtGetCurrentContext(aclrtContext *context)
{
    SIM_REQUIRE(context);
    struct sim_context *own = sim_context_peek();
    if (own == NULL) {
        return sim_fail_context();
    }
    *context = own->handle;
    sim_context_release(own);
    return ACL_SUCCESS;
}

aclError sim_aclrtCtxGetCurrentDefaultStream(aclrtStream *stream)
{
    SIM_REQUIRE(stream);
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    struct sim_stream *own = NULL;
    sim_stream_default(&own, context);
    *stream = own == NULL ? NULL : own->handle;
    sim_stream_release(own);
    sim_context_release(context);
    return ACL_SUCCESS;
}

static aclError check_option(aclSysParamOpt opt)
{
    if ((unsigned)opt < SIM_SYSTEM_OPTIONS) {
        return ACL_SUCCESS;
    }
    return sim_fail_value("opt", (long long)opt, "a value of aclSysParamOpt");
}

aclError sim_aclrtCtxSetSysParamOpt(aclSysParamOpt opt, int64_t value)
{
    SIM_TRY(check_option(opt));
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    (void)pthread_mutex_lock(&context->mutex);
    context->system_option[opt] = value;
    context->system_option_set[opt] = true;
    (void)pthread_mutex_unlock(&context->mutex);
    sim_context_release(context);
    return ACL_SUCCESS;
}

aclError sim_aclrtCtxGetSysParamOpt(aclSysParamOpt opt, int64_t *value)
{
    SIM_REQUIRE(value);
    SIM_TRY(check_option(opt));
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    (void)pthread_mutex_lock(&context->mutex);
    const bool known = context->system_option_set[opt];
    if (known) {
        *value = context->system_option[opt];
    }
    (void)pthread_mutex_unlock(&context->mutex);
    sim_context_release(context);
    return known ? ACL_SUCCESS
                 : sim_fail(ACL_ERROR_RT_SYSPARAMOPT_NOT_SET, "EE1016", "the option has no value in this context yet");
}
