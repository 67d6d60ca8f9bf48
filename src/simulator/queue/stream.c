#include "stream.h"

#include <stdlib.h>

#include "capture_hook.h"
#include "device/device.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "machine/config.h"
#include "stream_state.h"

#define LEAST_PRIORITY 7u

uint32_t sim_stream_priority(uint32_t wanted)
{
    if (wanted > INT32_MAX) {
        return 0;
    }
    return wanted > LEAST_PRIORITY ? LEAST_PRIORITY : wanted;
}

static void destroy_stream(void *object)
{
    struct sim_stream *stream = object;
    sim_queue_destroy(stream);
    sim_context_release(stream->context);
    free(stream);
}

/** A stream with its handle: complete before it gets that, because visitors of all streams see it from then on. */
static struct sim_stream *make_stream(struct sim_context *context, uint32_t priority, uint32_t flags,
    enum sim_stream_use use)
{
    struct sim_stream *stream = calloc(1, sizeof *stream);
    if (stream == NULL) {
        return NULL;
    }
    sim_handle_retain(context->handle);
    stream->context = context;
    stream->device = context->device;
    stream->use = use;
    stream->flags = flags;
    stream->priority = priority;
    stream->queue_priority = priority;
    stream->custom_tag = UINT32_MAX;
    sim_queue_init(stream);
    stream->id = sim_device_take(context->device, SIM_RESOURCE_STREAM);
    stream->handle = stream->id < 0 ? NULL
        : use != SIM_STREAM_OF_CALLER
        ? sim_handle_create_hidden(ACLSIM_OBJECT_STREAM, stream, destroy_stream)
        : sim_handle_create(ACLSIM_OBJECT_STREAM, stream, destroy_stream);
    if (stream->handle == NULL) {
        sim_device_give(context->device, SIM_RESOURCE_STREAM, stream->id);
        destroy_stream(stream);
        return NULL;
    }
    return stream;
}

/** False when the context has ended meanwhile: nobody would end the stream. */
static bool link_in(struct sim_stream *stream, struct sim_context *context)
{
    (void)pthread_mutex_lock(&context->mutex);
    const bool open = stream->use == SIM_STREAM_DEFAULT || atomic_load(&context->active);
    if (open) {
        stream->next_in_context = context->streams;
        stream->linked = true;
        context->streams = stream;
    }
    (void)pthread_mutex_unlock(&context->mutex);
    return open;
}

aclError sim_stream_create(struct sim_context *context, uint32_t priority, uint32_t flags, enum sim_stream_use use,
    struct sim_stream **stream)
{
    struct sim_stream *made = make_stream(context, priority, flags, use);
    if (made == NULL) {
        return sim_device_fail_resource(ACL_ERROR_RT_NO_STREAM_RESOURCE, context->device, SIM_RESOURCE_STREAM);
    }
    sim_handle_retain(made->handle);
    if (!link_in(made, context)) {
        sim_stream_end(made, true);
        sim_stream_release(made);
        return sim_fail_context();
    }
    *stream = made;
    return ACL_SUCCESS;
}

bool sim_stream_unlink(struct sim_stream *stream)
{
    struct sim_context *context = stream->context;
    (void)pthread_mutex_lock(&context->mutex);
    const bool linked = stream->linked;
    struct sim_stream **link = &context->streams;
    while (linked && *link != stream) {
        link = &(*link)->next_in_context;
    }
    if (linked) {
        *link = stream->next_in_context;
        stream->linked = false;
    }
    (void)pthread_mutex_unlock(&context->mutex);
    return linked;
}

void sim_stream_end(struct sim_stream *stream, bool discard)
{
    if (stream->use != SIM_STREAM_INTERNAL) {
        sim_stream_state_tell(stream->handle, ACL_RT_STREAM_STATE_DESTROY_PRE);
    }
    /* Held until the end of this function: retiring drops the reference that stands for "alive". */
    sim_handle_retain(stream->handle);
    (void)sim_handle_retire(ACLSIM_OBJECT_STREAM, stream->handle);
    if (sim_stream_captured(stream)) {
        sim_capture_hooks_get()->forget(stream);
    }
    sim_queue_end(stream, discard);
    void (*const on_end)(struct sim_stream *) = atomic_load(&stream->on_end);
    if (on_end != NULL) {
        on_end(stream);
    }
    sim_device_give(stream->device, SIM_RESOURCE_STREAM, stream->id);
    sim_handle_release(stream->handle);
}

aclError sim_stream_check(aclrtStream handle, struct sim_stream **stream)
{
    *stream = NULL;
    if (handle == NULL) {
        return ACL_SUCCESS;
    }
    *stream = sim_handle_acquire(ACLSIM_OBJECT_STREAM, handle);
    return *stream != NULL ? ACL_SUCCESS : sim_fail_handle("stream", "stream", handle);
}

aclError sim_stream_check_handle(aclrtStream handle)
{
    struct sim_stream *stream;
    SIM_TRY(sim_stream_check(handle, &stream));
    sim_stream_release(stream);
    return ACL_SUCCESS;
}

void sim_stream_default(struct sim_stream **stream, struct sim_context *context)
{
    if (*stream != NULL) {
        return;
    }
    (void)pthread_mutex_lock(&context->mutex);
    *stream = context->default_stream;
    if (*stream != NULL) {
        sim_handle_retain((*stream)->handle);
    }
    (void)pthread_mutex_unlock(&context->mutex);
}

aclError sim_stream_named(aclrtStream handle, struct sim_stream **stream)
{
    SIM_TRY(sim_stream_check(handle, stream));
    if (*stream != NULL) {
        return ACL_SUCCESS;
    }
    if (!sim_config()->product->control_queue) {
        return sim_fail_runtime_null("stream");
    }
    struct sim_context *context = sim_context_peek();
    if (context != NULL) {
        sim_stream_default(stream, context);
        sim_context_release(context);
    }
    return *stream != NULL ? ACL_SUCCESS
                           : sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1018",
                                 "argument stream is null, which means the default stream of the thread's context, and the "
                                 "thread has none");
}

aclError sim_stream_enter_any(aclrtStream handle, struct sim_stream **stream)
{
    SIM_TRY(sim_stream_check(handle, stream));
    if (*stream != NULL) {
        return ACL_SUCCESS;
    }
    struct sim_context *context;
    SIM_TRY(sim_context_acquire(SIM_CONTEXT_IMPLICIT, &context));
    sim_stream_default(stream, context);
    sim_context_release(context);
    return *stream != NULL ? ACL_SUCCESS : sim_fail_context();
}

aclError sim_stream_foreign(void)
{
    return sim_fail(ACL_ERROR_RT_STREAM_CONTEXT, "EE1010",
        "argument stream belongs to another context; make its context current with aclrtSetCurrentContext, or use a stream of "
        "the current one");
}

aclError sim_stream_resolve(struct sim_stream **stream, struct sim_context *context)
{
    sim_stream_default(stream, context);
    if (*stream == NULL) {
        return sim_fail_context();
    }
    if ((*stream)->context == context) {
        return ACL_SUCCESS;
    }
    sim_stream_release(*stream);
    *stream = NULL;
    return sim_stream_foreign();
}

aclError sim_stream_enter(aclrtStream handle, enum sim_context_need need, struct sim_stream **stream,
    struct sim_context **context)
{
    SIM_TRY(sim_stream_check(handle, stream));
    aclError error = sim_context_acquire(need, context);
    if (error != ACL_SUCCESS) {
        sim_stream_release(*stream);
        *stream = NULL;
        return error;
    }
    error = sim_stream_resolve(stream, *context);
    if (error != ACL_SUCCESS) {
        sim_context_release(*context);
        *context = NULL;
    }
    return error;
}

void sim_stream_release(struct sim_stream *stream)
{
    if (stream != NULL) {
        sim_handle_release(stream->handle);
    }
}
