/*
 * Callbacks on their way: queued on a stream, run by a reader.
 */
#include <stdlib.h>

#include "base/clock.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "model.h"
#include "queue/device_table.h"
#include "reader.h"
#include "subscription.h"

struct callback_task {
    struct sim_task task;
    struct sim_reader *reader;
    aclrtCallback function;
    void *argument;
    bool blocks;
};

static bool is_done(void *argument)
{
    return ((const struct sim_callback_entry *)argument)->done;
}

/** Takes an entry out of the reader's list again; false when it runs or has run. */
static bool withdraw(struct sim_reader *reader, struct sim_callback_entry *entry)
{
    struct sim_callback_entry **link = &reader->first;
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

static aclError fail_memory(void)
{
    return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the task");
}

static void hand_over(struct sim_reader *reader, struct sim_callback_entry *entry)
{
    (void)pthread_mutex_lock(&reader->gate.mutex);
    *reader->last = entry;
    reader->last = &entry->next;
    (void)pthread_cond_broadcast(&reader->gate.changed);
    (void)pthread_mutex_unlock(&reader->gate.mutex);
}

/** Waits for a callback that blocks the stream, and frees it. */
static aclError await(struct sim_reader *reader, struct sim_callback_entry *entry, struct sim_stream *stream)
{
    const aclError waited = sim_stream_wait(stream, &reader->gate, is_done, entry, SIM_FOREVER);
    bool mine = true;
    if (waited != ACL_SUCCESS) {
        (void)pthread_mutex_lock(&reader->gate.mutex);
        mine = withdraw(reader, entry) || entry->done;
        if (!mine) {
            /* It runs right now on the reader's thread, which frees it. */
            entry->blocks = false;
        }
        (void)pthread_mutex_unlock(&reader->gate.mutex);
    }
    if (mine) {
        free(entry);
    }
    return waited;
}

static aclError run_callback(struct sim_task *task, struct sim_stream *stream)
{
    const struct callback_task *own = (const struct callback_task *)task;
    struct sim_callback_entry *entry = calloc(1, sizeof *entry);
    if (entry == NULL) {
        return fail_memory();
    }
    *entry = (struct sim_callback_entry){.function = own->function, .argument = own->argument, .blocks = own->blocks};
    /* One that does not block is freed by the reader, perhaps at once. */
    hand_over(own->reader, entry);
    return own->blocks ? await(own->reader, entry, stream) : ACL_SUCCESS;
}

static void clean_callback(struct sim_task *task, bool ran)
{
    (void)ran;
    sim_reader_release(((struct callback_task *)task)->reader);
    free(task);
}

static aclError launch(struct sim_stream *stream, aclrtCallback function, void *argument, bool blocks)
{
    struct sim_reader *reader = sim_reader_of_stream(stream);
    if (reader == NULL) {
        return sim_fail(ACL_ERROR_RT_STREAM_NO_CB_REG, "EE1018",
            "no thread reads the callbacks of stream %d; call aclrtSubscribeReport first", stream->id);
    }
    struct callback_task *task = calloc(1, sizeof *task);
    if (task == NULL) {
        sim_reader_release(reader);
        return fail_memory();
    }
    *task = (struct callback_task){
        .task = {.run = run_callback, .cleanup = clean_callback, .waits = blocks},
        .reader = reader,
        .function = function,
        .argument = argument,
        .blocks = blocks,
    };
    return sim_stream_submit(stream, &task->task);
}

aclError sim_aclrtLaunchCallback(aclrtCallback fn, void *userData, aclrtCallbackBlockType blockType, aclrtStream stream)
{
    if (blockType != ACL_CALLBACK_NO_BLOCK && blockType != ACL_CALLBACK_BLOCK) {
        return sim_fail_choice("blockType", (long long)blockType, "ACL_CALLBACK_NO_BLOCK (0) or ACL_CALLBACK_BLOCK (1)");
    }
    struct sim_stream *own;
    SIM_TRY(sim_stream_check(stream, &own));
    if (fn == NULL || (own != NULL && sim_callback_owner_of(own) == SIM_CALLBACK_HOSTFUNC)) {
        const aclError error = fn == NULL ? sim_fail_runtime_null("fn") : sim_callback_owned_by_hostfunc(own);
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

/** Runs one entry outside of the gate, which the caller holds. */
static void run_entry(struct sim_reader *reader, struct sim_callback_entry *entry)
{
    (void)pthread_mutex_unlock(&reader->gate.mutex);
    if (sim_caller_runs((sim_caller_function)entry->function, "callback")) {
        entry->function(entry->argument);
    }
    (void)pthread_mutex_lock(&reader->gate.mutex);
    entry->done = true;
    if (entry->blocks) {
        (void)pthread_cond_broadcast(&reader->gate.changed);
    } else {
        free(entry);
    }
}

/** Reports are read through the primary context of the device, where there is one, else through the thread's own. */
static aclError check_context(const struct sim_reader *reader)
{
    int32_t device;
    return sim_device_has_primary(reader->device) ? ACL_SUCCESS : sim_context_device(SIM_CONTEXT_IMPLICIT, &device);
}

aclError sim_aclrtProcessReport(int32_t timeout)
{
    if (timeout == 0 || timeout < -1) {
        return sim_fail_value("timeout", timeout, "-1 (no limit) or a number of milliseconds greater than 0");
    }
    struct sim_reader *reader = sim_reader_of_thread();
    if (reader == NULL) {
        return sim_fail(ACL_ERROR_RT_THREAD_SUBSCRIBE, "EE1018",
            "this thread is not subscribed for any stream; call aclrtSubscribeReport with its id first");
    }
    const aclError error = check_context(reader);
    if (error != ACL_SUCCESS) {
        sim_reader_release(reader);
        return error;
    }
    const uint64_t deadline = sim_clock_deadline(timeout);
    bool in_time = true;
    (void)pthread_mutex_lock(&reader->gate.mutex);
    while (reader->first == NULL && in_time && sim_reader_subscribed(reader)) {
        in_time = sim_clock_wait(&reader->gate.changed, &reader->gate.mutex, deadline);
    }
    /* One batch: what is there now; callbacks launched meanwhile wait for the next call. */
    const struct sim_callback_entry *batch = reader->first;
    const bool empty = batch == NULL;
    uint32_t count = 0;
    for (const struct sim_callback_entry *entry = batch; entry != NULL; entry = entry->next) {
        count++;
    }
    for (; count > 0 && reader->first != NULL; count--) {
        struct sim_callback_entry *entry = reader->first;
        reader->first = entry->next;
        if (reader->first == NULL) {
            reader->last = &reader->first;
        }
        run_entry(reader, entry);
    }
    (void)pthread_mutex_unlock(&reader->gate.mutex);
    sim_reader_release(reader);
    return empty ? sim_fail(ACL_ERROR_RT_REPORT_TIMEOUT, NULL, "no callback came in time") : ACL_SUCCESS;
}
