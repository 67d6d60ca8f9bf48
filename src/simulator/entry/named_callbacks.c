#include "named_callbacks.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"

static struct sim_named **find(struct sim_named_list *list, const char *name)
{
    struct sim_named **link = &list->first;
    while (*link != NULL && strcmp((*link)->name, name) != 0) {
        link = &(*link)->next;
    }
    return link;
}

static struct sim_named *make(const char *name)
{
    struct sim_named *entry = calloc(1, sizeof *entry);
    if (entry != NULL && (entry->name = strdup(name)) == NULL) {
        free(entry);
        return NULL;
    }
    return entry;
}

static aclError set(struct sim_named_list *list, const char *name, sim_named_function function, void *argument)
{
    struct sim_named **link = find(list, name);
    if (function == NULL) {
        struct sim_named *gone = *link;
        if (gone != NULL) {
            *link = gone->next;
            free(gone->name);
            free(gone);
        }
        return ACL_SUCCESS;
    }
    if (*link != NULL) {
        return ACL_ERROR_RT_PARAM_INVALID;
    }
    *link = make(name);
    if (*link == NULL) {
        return ACL_ERROR_BAD_ALLOC;
    }
    (*link)->function = function;
    (*link)->argument = argument;
    return ACL_SUCCESS;
}

aclError sim_named_set(struct sim_named_list *list, const char *name, sim_named_function function, void *argument)
{
    (void)pthread_mutex_lock(&list->mutex);
    const aclError error = set(list, name, function, argument);
    (void)pthread_mutex_unlock(&list->mutex);
    if (error == ACL_ERROR_RT_PARAM_INVALID) {
        return sim_fail(error, "EE1011", "argument regName is \"%s\", which is registered already; remove it first", name);
    }
    return error == ACL_SUCCESS ? error : sim_fail(error, "EH0010", "no host memory is left for the registration");
}

struct sim_named *sim_named_copy(struct sim_named_list *list, size_t *count)
{
    *count = 0;
    (void)pthread_mutex_lock(&list->mutex);
    size_t total = 0;
    for (const struct sim_named *entry = list->first; entry != NULL; entry = entry->next) {
        total++;
    }
    struct sim_named *copy = total == 0 ? NULL : calloc(total, sizeof *copy);
    for (const struct sim_named *entry = list->first; copy != NULL && entry != NULL; entry = entry->next) {
        copy[*count].function = entry->function;
        copy[*count].argument = entry->argument;
        (*count)++;
    }
    (void)pthread_mutex_unlock(&list->mutex);
    return copy;
}
