/*
 * Callbacks of the snapshot stages.
 */
#include <pthread.h>
#include <stdlib.h>

#include "device/device.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "model.h"
#include "queue/device_table.h"
#include "snapshot.h"

struct hook {
    struct hook *next;
    aclrtSnapShotStage stage;
    aclrtSnapShotCallBack callback;
    void *argument;
};

/* Guards the list; not held while callbacks run. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct hook *hooks;

/** Where the hook is linked, or the end of the list. Called with the mutex. */
static struct hook **find(aclrtSnapShotStage stage, aclrtSnapShotCallBack callback)
{
    struct hook **link = &hooks;
    while (*link != NULL && ((*link)->stage != stage || (*link)->callback != callback)) {
        link = &(*link)->next;
    }
    return link;
}

static aclError check(aclrtSnapShotStage stage, aclrtSnapShotCallBack callback)
{
    if ((unsigned)stage > ACL_RT_SNAPSHOT_UNLOCK_POST) {
        return sim_fail_range("stage", (long long)stage, "a value of aclrtSnapShotStage");
    }
    SIM_REQUIRE_RUNTIME(callback);
    return ACL_SUCCESS;
}

aclError sim_aclrtSnapShotCallbackRegister(aclrtSnapShotStage stage, aclrtSnapShotCallBack callback, void *args)
{
    SIM_TRY(check(stage, callback));
    struct hook *made = calloc(1, sizeof *made);
    if (made == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EE1013", "no host memory is left for the registration");
    }
    *made = (struct hook){.stage = stage, .callback = callback, .argument = args};
    (void)pthread_mutex_lock(&mutex);
    struct hook **link = find(stage, callback);
    const bool fresh = *link == NULL;
    if (fresh) {
        *link = made;
    }
    (void)pthread_mutex_unlock(&mutex);
    if (fresh) {
        return ACL_SUCCESS;
    }
    free(made);
    return sim_fail(ACL_ERROR_SNAPSHOT_REGISTER_CALLBACK_FAILED, "EE1017",
        "argument callback is registered for this stage already; unregister it first");
}

aclError sim_aclrtSnapShotCallbackUnregister(aclrtSnapShotStage stage, aclrtSnapShotCallBack callback)
{
    SIM_TRY(check(stage, callback));
    (void)pthread_mutex_lock(&mutex);
    struct hook **link = find(stage, callback);
    struct hook *gone = *link;
    if (gone != NULL) {
        *link = gone->next;
    }
    (void)pthread_mutex_unlock(&mutex);
    free(gone);
    return gone != NULL ? ACL_SUCCESS
                        : sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
                              "argument callback is not registered for this stage");
}

/** Copies the hooks of a stage, so that they can run without the lock. */
static struct hook *copy_hooks(aclrtSnapShotStage stage, size_t *count)
{
    (void)pthread_mutex_lock(&mutex);
    size_t total = 0;
    for (const struct hook *hook = hooks; hook != NULL; hook = hook->next) {
        total += hook->stage == stage;
    }
    struct hook *copy = total == 0 ? NULL : calloc(total, sizeof *copy);
    *count = 0;
    for (const struct hook *hook = hooks; copy != NULL && hook != NULL; hook = hook->next) {
        if (hook->stage == stage) {
            copy[(*count)++] = *hook;
        }
    }
    (void)pthread_mutex_unlock(&mutex);
    return copy;
}

static bool tell_devices(const struct hook *hook)
{
    const int32_t devices = sim_device_count();
    for (int32_t device = 0; device < devices; device++) {
        if (sim_device_is_set(device) &&
            (!sim_caller_runs((sim_caller_function)hook->callback, "snapshot callback") ||
                hook->callback(device, hook->argument) != 0)) {
            return false;
        }
    }
    return true;
}

aclError sim_snapshot_tell(aclrtSnapShotStage stage)
{
    size_t count;
    struct hook *copy = copy_hooks(stage, &count);
    bool fine = true;
    for (size_t index = 0; index < count && fine; index++) {
        fine = tell_devices(&copy[index]);
    }
    free(copy);
    return fine ? ACL_SUCCESS
                : sim_fail(ACL_ERROR_SNAPSHOT_CALLBACK_FAILED, "EE1001",
                      "a callback registered for this stage of the snapshot returned a failure");
}
