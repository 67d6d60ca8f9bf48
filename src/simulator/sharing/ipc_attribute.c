/*
 * Attributes that are set for a key before it is imported.
 *
 * Locks: a leaf mutex guards the list.
 */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "entry/error.h"
#include "ipc.h"
#include "model.h"
#include "queue/context.h"

#define ATTRIBUTE_VALUES 4u

struct attribute {
    struct attribute *next;
    sim_shared_key key;
    uint64_t value;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct attribute *attributes;

/** Called with the mutex. */
static struct attribute **find(sim_shared_key key)
{
    struct attribute **link = &attributes;
    while (*link != NULL && (*link)->key != key) {
        link = &(*link)->next;
    }
    return link;
}

bool sim_ipc_forget_attribute(sim_shared_key key)
{
    (void)pthread_mutex_lock(&mutex);
    struct attribute **link = find(key);
    struct attribute *found = *link;
    if (found != NULL) {
        *link = found->next;
    }
    (void)pthread_mutex_unlock(&mutex);
    free(found);
    return found != NULL;
}

aclError sim_aclrtIpcMemSetAttr(const char *key, aclrtIpcMemAttrType type, uint64_t attr)
{
    SIM_REQUIRE_RUNTIME(key);
    if (type != ACL_RT_IPC_MEM_ATTR_ACCESS_LINK) {
        return sim_fail_range("type", type, "ACL_RT_IPC_MEM_ATTR_ACCESS_LINK");
    }
    if (attr >= ATTRIBUTE_VALUES) {
        return sim_fail_range("attr", (long long)attr, "less than 4");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    sim_shared_key number;
    SIM_TRY(sim_ipc_key(key, &number));
    aclError result = ACL_SUCCESS;
    (void)pthread_mutex_lock(&mutex);
    struct attribute **link = find(number);
    if (*link == NULL) {
        *link = calloc(1, sizeof **link);
    }
    if (*link == NULL) {
        result = ACL_ERROR_RT_MEMORY_ALLOCATION;
    } else {
        (*link)->key = number;
        (*link)->value = attr;
    }
    (void)pthread_mutex_unlock(&mutex);
    return result == ACL_SUCCESS ? ACL_SUCCESS : sim_fail(result, "EL9999", "no host memory for the attribute");
}
