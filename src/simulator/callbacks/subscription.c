/*
 * Who reads the callbacks of which stream.
 */
#include "reader.h"

#include <stdlib.h>
#include <unistd.h>

#include "entry/error.h"
#include "handles/objects.h"
#include "model.h"
#include "subscription.h"

#define MAX_READERS 1024u

/* Guards the list of readers, their counts, and owner and reader of every stream. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct sim_reader *readers;
static uint32_t reader_count;

/** Called with the mutex. */
static struct sim_reader **find(uint64_t thread)
{
    struct sim_reader **link = &readers;
    while (*link != NULL && (*link)->thread != thread) {
        link = &(*link)->next;
    }
    return link;
}

static void free_reader(struct sim_reader *reader)
{
    while (reader->first != NULL) {
        struct sim_callback_entry *entry = reader->first;
        reader->first = entry->next;
        if (!entry->blocks) {
            free(entry);
        }
    }
    sim_gate_destroy(&reader->gate);
    free(reader);
}

void sim_reader_release(struct sim_reader *reader)
{
    (void)pthread_mutex_lock(&mutex);
    const bool last = --reader->references == 0;
    (void)pthread_mutex_unlock(&mutex);
    if (last) {
        free_reader(reader);
    }
}

struct sim_reader *sim_reader_of_stream(const struct sim_stream *stream)
{
    (void)pthread_mutex_lock(&mutex);
    struct sim_reader *reader = stream->reader;
    if (reader != NULL) {
        reader->references++;
    }
    (void)pthread_mutex_unlock(&mutex);
    return reader;
}

struct sim_reader *sim_reader_of_thread(void)
{
    (void)pthread_mutex_lock(&mutex);
    struct sim_reader *reader = *find((uint64_t)pthread_self());
    if (reader == NULL) {
        reader = *find((uint64_t)gettid());
    }
    if (reader != NULL) {
        reader->references++;
    }
    (void)pthread_mutex_unlock(&mutex);
    return reader;
}

bool sim_reader_subscribed(struct sim_reader *reader)
{
    (void)pthread_mutex_lock(&mutex);
    const bool subscribed = reader->streams > 0;
    (void)pthread_mutex_unlock(&mutex);
    return subscribed;
}

static struct sim_reader *make_reader(uint64_t thread, int32_t device)
{
    struct sim_reader *reader = calloc(1, sizeof *reader);
    if (reader != NULL) {
        reader->thread = thread;
        reader->device = device;
        reader->references = 1;
        reader->last = &reader->first;
        sim_gate_init(&reader->gate);
    }
    return reader;
}

/** Takes the subscription off under the mutex. The stream's reference to the reader goes to the caller. */
static struct sim_reader *unsubscribe(struct sim_stream *stream, struct sim_reader **orphan)
{
    struct sim_reader *reader = stream->reader;
    stream->reader = NULL;
    stream->callback_owner = SIM_CALLBACK_NONE;
    *orphan = NULL;
    if (--reader->streams == 0) {
        *find(reader->thread) = reader->next;
        reader_count--;
        *orphan = reader;
    }
    return reader;
}

enum sim_callback_owner sim_callback_owner_of(struct sim_stream *stream)
{
    (void)pthread_mutex_lock(&mutex);
    const enum sim_callback_owner owner = stream->callback_owner;
    (void)pthread_mutex_unlock(&mutex);
    return owner;
}

bool sim_callback_claim(struct sim_stream *stream)
{
    (void)pthread_mutex_lock(&mutex);
    const bool free_for_it = stream->callback_owner != SIM_CALLBACK_USER;
    if (free_for_it) {
        stream->callback_owner = SIM_CALLBACK_HOSTFUNC;
    }
    (void)pthread_mutex_unlock(&mutex);
    return free_for_it;
}

static void finish_unsubscribe(struct sim_reader *reader, struct sim_reader *orphan)
{
    sim_objects_add(ACLSIM_OBJECT_SUBSCRIPTION, -1);
    sim_reader_release(reader);
    if (orphan != NULL) {
        /* The list's own reference. Whoever waits in aclrtProcessReport looks again. */
        (void)pthread_mutex_lock(&orphan->gate.mutex);
        (void)pthread_cond_broadcast(&orphan->gate.changed);
        (void)pthread_mutex_unlock(&orphan->gate.mutex);
        sim_reader_release(orphan);
    }
}

/** Ends the subscription of a stream that ends. */
static void forget(struct sim_stream *stream)
{
    struct sim_reader *orphan = NULL;
    (void)pthread_mutex_lock(&mutex);
    struct sim_reader *reader = stream->reader == NULL ? NULL : unsubscribe(stream, &orphan);
    (void)pthread_mutex_unlock(&mutex);
    if (reader != NULL) {
        finish_unsubscribe(reader, orphan);
    }
}

/** Subscribes under the mutex; 0 or the code. */
static aclError subscribe(uint64_t thread, struct sim_stream *stream)
{
    if (stream->callback_owner != SIM_CALLBACK_NONE) {
        return ACL_ERROR_RT_STREAM_SUBSCRIBE;
    }
    /* Who ends the stream says so first and then looks whether there is something to forget: one of the two is seen. */
    atomic_store(&stream->on_end, forget);
    if (atomic_load(&stream->stopping)) {
        return ACL_ERROR_RT_INVALID_HANDLE;
    }
    struct sim_reader **link = find(thread);
    if (*link != NULL && (*link)->device != stream->device) {
        return ACL_ERROR_RT_THREAD_SUBSCRIBE;
    }
    if (*link == NULL) {
        struct sim_reader *made = reader_count < MAX_READERS ? make_reader(thread, stream->device) : NULL;
        if (made == NULL) {
            return ACL_ERROR_RT_INTERNAL_ERROR;
        }
        made->next = *link;
        *link = made;
        reader_count++;
    }
    (*link)->streams++;
    (*link)->references++;
    stream->reader = *link;
    stream->callback_owner = SIM_CALLBACK_USER;
    sim_objects_add(ACLSIM_OBJECT_SUBSCRIPTION, 1);
    return ACL_SUCCESS;
}

aclError sim_callback_owned_by_hostfunc(const struct sim_stream *stream)
{
    return sim_fail(ACL_ERROR_RT_STREAM_SUBSCRIBE, "EE1016",
        "stream %d runs host functions (aclrtLaunchHostFunc); a stream can't use both callback models", stream->id);
}

/** A subscription takes an event, for which the calling thread needs a context. */
static aclError subscribe_here(uint64_t thread, struct sim_stream *stream)
{
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    (void)pthread_mutex_lock(&mutex);
    const aclError error = subscribe(thread, stream);
    (void)pthread_mutex_unlock(&mutex);
    if (error == ACL_SUCCESS) {
        return ACL_SUCCESS;
    }
    if (error == ACL_ERROR_RT_INVALID_HANDLE) {
        return sim_fail_handle("stream", "stream", stream->handle);
    }
    return sim_fail(error, "EE9999", error == ACL_ERROR_RT_STREAM_SUBSCRIBE
            ? "the stream is subscribed already; unsubscribe it first"
            : error == ACL_ERROR_RT_THREAD_SUBSCRIBE ? "the thread reads callbacks of another device already"
                                                     : "too many threads read callbacks (1024 at most)");
}

aclError sim_aclrtSubscribeReport(uint64_t threadId, aclrtStream stream)
{
    struct sim_stream *own;
    SIM_TRY(sim_stream_enter_any(stream, &own));
    const aclError error = sim_callback_owner_of(own) == SIM_CALLBACK_HOSTFUNC ? sim_callback_owned_by_hostfunc(own)
                                                                            : subscribe_here(threadId, own);
    sim_stream_release(own);
    return error;
}

aclError sim_aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream)
{
    struct sim_stream *own;
    SIM_TRY(sim_stream_enter_any(stream, &own));
    if (sim_callback_owner_of(own) == SIM_CALLBACK_HOSTFUNC) {
        const aclError error = sim_callback_owned_by_hostfunc(own);
        sim_stream_release(own);
        return error;
    }
    struct sim_reader *reader = NULL;
    struct sim_reader *orphan = NULL;
    aclError error = ACL_SUCCESS;
    (void)pthread_mutex_lock(&mutex);
    if (own->reader == NULL) {
        error = ACL_ERROR_RT_STREAM_SUBSCRIBE;
    } else if (own->reader->thread != threadId) {
        error = ACL_ERROR_RT_THREAD_SUBSCRIBE;
    } else {
        reader = unsubscribe(own, &orphan);
    }
    (void)pthread_mutex_unlock(&mutex);
    if (reader != NULL) {
        finish_unsubscribe(reader, orphan);
    } else {
        (void)sim_fail(error, "EE9999", error == ACL_ERROR_RT_STREAM_SUBSCRIBE
                ? "the stream is not subscribed"
                : "another thread is subscribed for the stream; argument threadId must name it");
    }
    sim_stream_release(own);
    return error;
}
