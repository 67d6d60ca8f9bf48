/*
 * Callbacks that are registered under a name: a second registration is refused, a null callback removes the first.
 *
 * Locks: one mutex per list, a leaf; not held while callbacks run.
 */
#ifndef SIM_ENTRY_NAMED_CALLBACKS_H
#define SIM_ENTRY_NAMED_CALLBACKS_H

#include <pthread.h>
#include <stddef.h>

#include "acl/acl_base_rt.h"

/** Stands for any callback; cast back to the real type before the call. */
typedef void (*sim_named_function)(void);

struct sim_named {
    struct sim_named *next;
    char *name;
    sim_named_function function;
    void *argument;
};

struct sim_named_list {
    pthread_mutex_t mutex;
    /** Guarded by mutex, in the order of registration. */
    struct sim_named *first;
};

#define SIM_NAMED_LIST {PTHREAD_MUTEX_INITIALIZER, NULL}

/** Adds or (null function) removes. @return 0, else with text 107000 for a name that is taken, 200000 without memory */
aclError sim_named_set(struct sim_named_list *list, const char *name, sim_named_function function, void *argument);

/**
 * Copies the list, so that callbacks can run without the lock. `name` members are not set in the copy.
 * @return the array (free it), NULL when it is empty
 */
struct sim_named *sim_named_copy(struct sim_named_list *list, size_t *count);

#endif
