/*
 * Contexts as objects: their streams and their end.
 */
#include "context.h"

#include <stdlib.h>

#include "capture_hook.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "stream.h"

static void destroy_context(void *object)
{
    struct sim_context *context = object;
    (void)pthread_mutex_destroy(&context->mutex);
    free(context);
}

struct sim_context *sim_context_make(int32_t device, bool primary)
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

bool sim_context_activate(struct sim_context *context)
{
    struct sim_stream *stream;
    if (sim_stream_create(context, 0, ACL_STREAM_FAST_LAUNCH | ACL_STREAM_FAST_SYNC, SIM_STREAM_DEFAULT, &stream) != ACL_SUCCESS) {
        return false;
    }
    (void)pthread_mutex_lock(&context->mutex);
    context->default_stream = stream;
    (void)pthread_mutex_unlock(&context->mutex);
    sim_stream_release(stream);
    atomic_store(&context->active, true);
    return true;
}

bool sim_context_start_primary(int32_t device, struct sim_context **primary)
{
    if (*primary == NULL) {
        *primary = sim_context_make(device, true);
    }
    return *primary != NULL && sim_context_activate(*primary);
}

struct sim_context_remains sim_context_detach(struct sim_context *context)
{
    atomic_store(&context->active, false);
    (void)pthread_mutex_lock(&context->mutex);
    const struct sim_context_remains remains = {context->streams, context->host_functions, context->graphs};
    for (struct sim_stream *stream = context->streams; stream != NULL; stream = stream->next_in_context) {
        stream->linked = false;
    }
    context->streams = NULL;
    context->host_functions = NULL;
    context->graphs = NULL;
    context->default_stream = NULL;
    (void)pthread_mutex_unlock(&context->mutex);
    atomic_store(&context->stop_error, ACL_SUCCESS);
    atomic_store(&context->stop_on_failure, false);
    return remains;
}

static void end_part(struct sim_context_part **part)
{
    if (*part != NULL) {
        (*part)->end(*part);
        *part = NULL;
    }
}

void sim_context_end(struct sim_context_remains *remains, bool finish_default)
{
    while (remains->streams != NULL) {
        struct sim_stream *stream = remains->streams;
        remains->streams = stream->next_in_context;
        sim_stream_end(stream, !finish_default || stream->use != SIM_STREAM_DEFAULT);
    }
    end_part(&remains->graphs);
    end_part(&remains->host_functions);
}

void sim_context_release(struct sim_context *context)
{
    if (context != NULL) {
        sim_handle_release(context->handle);
    }
}

/** Every stream of the context with a reference, so that they can be waited for without the lock. @return false without memory */
static bool list_streams(struct sim_context *context, struct sim_stream ***list, size_t *count)
{
    *count = 0;
    (void)pthread_mutex_lock(&context->mutex);
    size_t total = 0;
    for (struct sim_stream *stream = context->streams; stream != NULL; stream = stream->next_in_context) {
        total++;
    }
    *list = total == 0 ? NULL : calloc(total, sizeof(struct sim_stream *));
    for (struct sim_stream *stream = context->streams; *list != NULL && stream != NULL;
         stream = stream->next_in_context) {
        sim_handle_retain(stream->handle);
        (*list)[(*count)++] = stream;
    }
    (void)pthread_mutex_unlock(&context->mutex);
    return *count == total;
}

static bool waits_for(const struct sim_stream *stream)
{
    return (stream->flags & SIM_STREAM_UNWAITED) == 0 && stream->use != SIM_STREAM_INTERNAL;
}

aclError sim_context_synchronize(struct sim_context *context, uint64_t deadline)
{
    struct sim_stream **streams;
    size_t count;
    if (!list_streams(context, &streams, &count)) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left to wait for all streams");
    }
    aclError first = ACL_SUCCESS;
    for (size_t index = 0; index < count && first == ACL_SUCCESS; index++) {
        first = waits_for(streams[index]) ? sim_stream_not_captured(streams[index]) : ACL_SUCCESS;
    }
    const bool captured = first != ACL_SUCCESS;
    for (size_t index = 0; index < count; index++) {
        const bool waits = !captured && waits_for(streams[index]);
        const aclError error = waits ? sim_stream_synchronize(streams[index], deadline) : ACL_SUCCESS;
        first = first == ACL_SUCCESS ? error : first;
        sim_stream_release(streams[index]);
    }
    free(streams);
    return first;
}
