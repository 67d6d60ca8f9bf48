#include "callback.h"

#include <stdlib.h>
#include <unistd.h>

#include "clock.h"
#include "errtext.h"
#include "model.h"
#include "objects.h"

#define MAX_READERS 1024u

struct entry {
    struct entry *next;
    aclrtCallback function;
    void *argument;
    /** The stream waits for it; the entry then belongs to the task, which outlives it. */
    bool blocks;
    /* Guarded by the reader's gate. */
    bool done;
};

/** A thread that reads callbacks of one or more streams. */
struct sim_reader {
    struct sim_reader *next;
    /** As the caller gave it: pthread_self() or the thread id of the operating system. */
    uint64_t thread;
    int32_t device;
    /* Guarded by `mutex`. Streams that are subscribed, and everybody who holds the reader. */
    uint32_t streams;
    uint32_t references;
    struct sim_gate gate;
    /* Guarded by the gate. */
    struct entry *first;
    struct entry **last;
};

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
        struct entry *entry = reader->first;
        reader->first = entry->next;
        if (!entry->blocks) {
            free(entry);
        }
    }
    sim_gate_destroy(&reader->gate);
    free(reader);
}

static void release(struct sim_reader *reader)
{
    (void)pthread_mutex_lock(&mutex);
    const bool last = --reader->references == 0;
    (void)pthread_mutex_unlock(&mutex);
    if (last) {
        free_reader(reader);
    }
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

/** Subscribes under the mutex; 0 or the code. */
static aclError subscribe(uint64_t thread, struct sim_stream *stream)
{
    if (stream->callback_owner != SIM_CALLBACK_NONE) {
        return ACL_ERROR_RT_STREAM_SUBSCRIBE;
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
    return ACL_SUCCESS;
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

enum sim_callback_owner sim_callback_owner(struct sim_stream *stream)
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
    release(reader);
    if (orphan != NULL) {
        /* The list's own reference. Whoever waits in aclrtProcessReport looks again. */
        (void)pthread_mutex_lock(&orphan->gate.mutex);
        (void)pthread_cond_broadcast(&orphan->gate.changed);
        (void)pthread_mutex_unlock(&orphan->gate.mutex);
        release(orphan);
    }
}

void sim_callback_forget(struct sim_stream *stream)
{
    struct sim_reader *orphan = NULL;
    (void)pthread_mutex_lock(&mutex);
    struct sim_reader *reader = stream->reader == NULL ? NULL : unsubscribe(stream, &orphan);
    (void)pthread_mutex_unlock(&mutex);
    if (reader != NULL) {
        finish_unsubscribe(reader, orphan);
    }
}

/** The stream, or the default stream of the current context, which only that case needs. */
static aclError enter(aclrtStream handle, struct sim_stream **stream)
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

static aclError owned_by_hostfunc(const struct sim_stream *stream)
{
    return sim_fail(ACL_ERROR_RT_STREAM_SUBSCRIBE, "EE1016",
        "stream %d runs host functions (aclrtLaunchHostFunc); a stream can't use both callback models", stream->id);
}

aclError sim_aclrtSubscribeReport(uint64_t threadId, aclrtStream stream)
{
    struct sim_stream *own;
    SIM_TRY(enter(stream, &own));
    aclError error;
    if (sim_callback_owner(own) == SIM_CALLBACK_HOSTFUNC) {
        error = owned_by_hostfunc(own);
    } else {
        (void)pthread_mutex_lock(&mutex);
        error = subscribe(threadId, own);
        (void)pthread_mutex_unlock(&mutex);
        if (error == ACL_SUCCESS) {
            sim_objects_add(ACLSIM_OBJECT_SUBSCRIPTION, 1);
        } else {
            (void)sim_fail(error, "EE1018", error == ACL_ERROR_RT_STREAM_SUBSCRIBE
                    ? "the stream is subscribed already; unsubscribe it first"
                    : error == ACL_ERROR_RT_THREAD_SUBSCRIBE ? "the thread reads callbacks of another device already"
                                                             : "too many threads read callbacks (1024 at most)");
        }
    }
    sim_stream_release(own);
    return error;
}

aclError sim_aclrtUnSubscribeReport(uint64_t threadId, aclrtStream stream)
{
    struct sim_stream *own;
    SIM_TRY(enter(stream, &own));
    if (sim_callback_owner(own) == SIM_CALLBACK_HOSTFUNC) {
        const aclError error = owned_by_hostfunc(own);
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
        (void)sim_fail(error, "EE1018", error == ACL_ERROR_RT_STREAM_SUBSCRIBE
                ? "the stream is not subscribed"
                : "another thread is subscribed for the stream; argument threadId must name it");
    }
    sim_stream_release(own);
    return error;
}

struct callback_task {
    struct sim_task task;
    struct sim_reader *reader;
    struct entry *entry;
};

static bool is_done(void *argument)
{
    return ((const struct entry *)argument)->done;
}

/** Takes an entry out of the reader's list again; false when it runs or has run. */
static bool withdraw(struct sim_reader *reader, struct entry *entry)
{
    struct entry **link = &reader->first;
    while (*link != NULL && *link != entry) {
        link = &(*link)->next;
    }
    if (*link == NULL) {
        return false;
    }
    *link = entry->next;
    if (*link == NULL) {
        reader->last = link;
    }
    return true;
}

static aclError run_callback(struct sim_task *task, struct sim_stream *stream)
{
    struct callback_task *own = (struct callback_task *)task;
    struct sim_reader *reader = own->reader;
    struct entry *entry = own->entry;
    const bool blocks = entry->blocks;
    if (!blocks) {
        /* The reader frees it, perhaps before this function ends. */
        own->entry = NULL;
    }
    (void)pthread_mutex_lock(&reader->gate.mutex);
    *reader->last = entry;
    reader->last = &entry->next;
    (void)pthread_cond_broadcast(&reader->gate.changed);
    (void)pthread_mutex_unlock(&reader->gate.mutex);
    if (!blocks) {
        return ACL_SUCCESS;
    }
    const aclError waited = sim_stream_wait(stream, &reader->gate, is_done, entry, SIM_FOREVER);
    if (waited == ACL_SUCCESS) {
        return ACL_SUCCESS;
    }
    (void)pthread_mutex_lock(&reader->gate.mutex);
    if (!withdraw(reader, entry) && !entry->done) {
        /* It runs right now on the reader's thread, which frees it. */
        entry->blocks = false;
        own->entry = NULL;
    }
    (void)pthread_mutex_unlock(&reader->gate.mutex);
    return waited;
}

static void clean_callback(struct sim_task *task, bool ran)
{
    (void)ran;
    struct callback_task *own = (struct callback_task *)task;
    free(own->entry);
    release(own->reader);
    free(own);
}

static aclError launch(struct sim_stream *stream, aclrtCallback function, void *argument, bool blocks)
{
    (void)pthread_mutex_lock(&mutex);
    struct sim_reader *reader = stream->reader;
    if (reader != NULL) {
        reader->references++;
    }
    (void)pthread_mutex_unlock(&mutex);
    if (reader == NULL) {
        return sim_fail(ACL_ERROR_RT_STREAM_NO_CB_REG, "EE1018",
            "no thread reads the callbacks of stream %d; call aclrtSubscribeReport first", stream->id);
    }
    struct callback_task *task = calloc(1, sizeof *task);
    struct entry *entry = calloc(1, sizeof *entry);
    if (task == NULL || entry == NULL) {
        free(task);
        free(entry);
        release(reader);
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the task");
    }
    *entry = (struct entry){.function = function, .argument = argument, .blocks = blocks};
    task->task.run = run_callback;
    task->task.cleanup = clean_callback;
    task->reader = reader;
    task->entry = entry;
    return sim_stream_submit(stream, &task->task);
}

aclError sim_aclrtLaunchCallback(aclrtCallback fn, void *userData, aclrtCallbackBlockType blockType, aclrtStream stream)
{
    if (blockType != ACL_CALLBACK_NO_BLOCK && blockType != ACL_CALLBACK_BLOCK) {
        return sim_fail_value("blockType", (long long)blockType, "ACL_CALLBACK_NO_BLOCK (0) or ACL_CALLBACK_BLOCK (1)");
    }
    struct sim_stream *own;
    SIM_TRY(sim_stream_check(stream, &own));
    if (fn == NULL || (own != NULL && sim_callback_owner(own) == SIM_CALLBACK_HOSTFUNC)) {
        const aclError error = fn == NULL ? sim_fail_runtime_null("fn") : owned_by_hostfunc(own);
        sim_stream_release(own);
        return error;
    }
    sim_stream_release(own);
    struct sim_context *context;
    SIM_TRY(sim_stream_enter(stream, SIM_CONTEXT_IMPLICIT, &own, &context));
    const aclError error = launch(own, fn, userData, blockType == ACL_CALLBACK_BLOCK);
    sim_stream_release(own);
    sim_context_release(context);
    return error;
}

/** The calling thread's reader with a reference, NULL when it has none. */
static struct sim_reader *own_reader(void)
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

static bool still_subscribed(struct sim_reader *reader)
{
    (void)pthread_mutex_lock(&mutex);
    const bool subscribed = reader->streams > 0;
    (void)pthread_mutex_unlock(&mutex);
    return subscribed;
}

/** Runs one entry outside of the gate, which the caller holds. */
static void run_entry(struct sim_reader *reader, struct entry *entry)
{
    (void)pthread_mutex_unlock(&reader->gate.mutex);
    entry->function(entry->argument);
    (void)pthread_mutex_lock(&reader->gate.mutex);
    entry->done = true;
    if (entry->blocks) {
        (void)pthread_cond_broadcast(&reader->gate.changed);
    } else {
        free(entry);
    }
}

aclError sim_aclrtProcessReport(int32_t timeout)
{
    if (timeout == 0 || timeout < -1) {
        return sim_fail_value("timeout", timeout, "-1 (no limit) or a number of milliseconds greater than 0");
    }
    struct sim_reader *reader = own_reader();
    if (reader == NULL) {
        return sim_fail(ACL_ERROR_RT_THREAD_SUBSCRIBE, "EE1018",
            "this thread is not subscribed for any stream; call aclrtSubscribeReport with its id first");
    }
    const uint64_t deadline = sim_clock_deadline(timeout);
    bool in_time = true;
    (void)pthread_mutex_lock(&reader->gate.mutex);
    while (reader->first == NULL && in_time && still_subscribed(reader)) {
        in_time = sim_clock_wait(&reader->gate.changed, &reader->gate.mutex, deadline);
    }
    /* One batch: what is there now; callbacks launched meanwhile wait for the next call. */
    const struct entry *batch = reader->first;
    const bool empty = batch == NULL;
    uint32_t count = 0;
    for (const struct entry *entry = batch; entry != NULL; entry = entry->next) {
        count++;
    }
    for (; count > 0 && reader->first != NULL; count--) {
        struct entry *entry = reader->first;
        reader->first = entry->next;
        if (reader->first == NULL) {
            reader->last = &reader->first;
        }
        run_entry(reader, entry);
    }
    (void)pthread_mutex_unlock(&reader->gate.mutex);
    release(reader);
    return empty ? sim_fail_silent(ACL_ERROR_RT_REPORT_TIMEOUT) : ACL_SUCCESS;
}
