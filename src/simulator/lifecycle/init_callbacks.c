#include "init_callbacks.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "entry/caller_memory.h"
#include "entry/error.h"
#include "model.h"

/** Any callback; cast back to the real type before the call. */
typedef void (*callback)(void);

struct entry {
    struct entry *next;
    aclRegisterCallbackType type;
    callback function;
    void *argument;
};

/* Guards both lists and the text. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct entry *init_entries;
static struct entry *finalize_entries;
static char *config_text;

/** The types that are told, in their order; the others may register, but nobody calls them. */
#define TYPES 4u
static const aclRegisterCallbackType init_order[TYPES] = {
    ACL_REG_TYPE_ACL_MODEL, ACL_REG_TYPE_ACL_OP_EXECUTOR, ACL_REG_TYPE_ACL_DVPP, ACL_REG_TYPE_OTHER};
static const aclRegisterCallbackType finalize_order[TYPES] = {
    ACL_REG_TYPE_ACL_OP_COMPILER, ACL_REG_TYPE_ACL_MODEL, ACL_REG_TYPE_ACL_DVPP, ACL_REG_TYPE_OTHER};

static aclError add(struct entry **list, aclRegisterCallbackType type, callback function, void *argument)
{
    struct entry *made = calloc(1, sizeof *made);
    if (made == NULL) {
        return sim_fail(ACL_ERROR_BAD_ALLOC, "EH0010", "no host memory is left for the registration");
    }
    *made = (struct entry){.type = type, .function = function, .argument = argument};
    bool taken = false;
    (void)pthread_mutex_lock(&mutex);
    struct entry **link = list;
    for (; *link != NULL; link = &(*link)->next) {
        taken = taken || ((*link)->type == type && type != ACL_REG_TYPE_OTHER);
    }
    if (!taken) {
        *link = made;
    }
    (void)pthread_mutex_unlock(&mutex);
    if (!taken) {
        return ACL_SUCCESS;
    }
    free(made);
    return sim_fail(ACL_ERROR_INTERNAL_ERROR, "EH9999", "a callback of type %d is registered already", (int)type);
}

static aclError take_off(struct entry **list, aclRegisterCallbackType type, callback function)
{
    (void)pthread_mutex_lock(&mutex);
    struct entry **link = list;
    while (*link != NULL && ((*link)->type != type || (*link)->function != function)) {
        link = &(*link)->next;
    }
    struct entry *gone = *link;
    if (gone != NULL) {
        *link = gone->next;
    }
    (void)pthread_mutex_unlock(&mutex);
    free(gone);
    return gone != NULL ? ACL_SUCCESS
                        : sim_fail(ACL_ERROR_INTERNAL_ERROR, "EH9999", "no such callback of type %d is registered", (int)type);
}

/** Copies the callbacks in the order of their types, so that they can run without the lock. */
static struct entry *copy(struct entry *const *list, const aclRegisterCallbackType *order, size_t *count)
{
    *count = 0;
    (void)pthread_mutex_lock(&mutex);
    size_t total = 0;
    for (const struct entry *entry = *list; entry != NULL; entry = entry->next) {
        total++;
    }
    struct entry *chosen = total == 0 ? NULL : calloc(total, sizeof *chosen);
    for (size_t type = 0; chosen != NULL && type < TYPES; type++) {
        for (const struct entry *entry = *list; entry != NULL; entry = entry->next) {
            if (entry->type == order[type]) {
                chosen[(*count)++] = *entry;
            }
        }
    }
    (void)pthread_mutex_unlock(&mutex);
    return chosen;
}

aclError sim_init_callbacks_run(const char *config, bool configured)
{
    size_t count;
    struct entry *chosen = copy(&init_entries, init_order, &count);
    aclError result = ACL_SUCCESS;
    for (size_t index = 0; index < count && result == ACL_SUCCESS; index++) {
        if (chosen[index].type == ACL_REG_TYPE_ACL_OP_EXECUTOR && !configured) {
            continue;
        }
        result = sim_caller_runs(chosen[index].function, "initialisation callback")
            ? ((aclInitCallbackFunc)chosen[index].function)(config, strlen(config), chosen[index].argument)
            : ACL_ERROR_RT_PARAM_INVALID;
    }
    free(chosen);
    return result;
}

aclError sim_finalize_callbacks_run(void)
{
    size_t count;
    struct entry *chosen = copy(&finalize_entries, finalize_order, &count);
    aclError result = ACL_SUCCESS;
    for (size_t index = 0; index < count && result == ACL_SUCCESS; index++) {
        result = sim_caller_runs(chosen[index].function, "finalisation callback")
            ? ((aclFinalizeCallbackFunc)chosen[index].function)(chosen[index].argument)
            : ACL_ERROR_RT_PARAM_INVALID;
    }
    free(chosen);
    return result;
}

void sim_init_callbacks_set_config(const char *config)
{
    char *text = strdup(config);
    (void)pthread_mutex_lock(&mutex);
    free(config_text);
    config_text = text;
    (void)pthread_mutex_unlock(&mutex);
}

static char *copy_config(void)
{
    (void)pthread_mutex_lock(&mutex);
    char *text = strdup(config_text == NULL ? "" : config_text);
    (void)pthread_mutex_unlock(&mutex);
    return text;
}

aclError sim_aclInitCallbackRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc, void *userData)
{
    SIM_REQUIRE(cbFunc);
    SIM_TRY(add(&init_entries, type, (callback)cbFunc, userData));
    if (sim_init_is_done()) {
        char *text = copy_config();
        if (text != NULL && sim_caller_runs((sim_caller_function)cbFunc, "initialisation callback")) {
            /* Too late to fail aclInit: the result has no place to go. */
            (void)cbFunc(text, strlen(text), userData);
        }
        free(text);
    }
    return ACL_SUCCESS;
}

aclError sim_aclInitCallbackUnRegister(aclRegisterCallbackType type, aclInitCallbackFunc cbFunc)
{
    SIM_REQUIRE(cbFunc);
    return take_off(&init_entries, type, (callback)cbFunc);
}

aclError sim_aclFinalizeCallbackRegister(aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc, void *userData)
{
    SIM_REQUIRE(cbFunc);
    return add(&finalize_entries, type, (callback)cbFunc, userData);
}

aclError sim_aclFinalizeCallbackUnRegister(aclRegisterCallbackType type, aclFinalizeCallbackFunc cbFunc)
{
    SIM_REQUIRE(cbFunc);
    return take_off(&finalize_entries, type, (callback)cbFunc);
}
