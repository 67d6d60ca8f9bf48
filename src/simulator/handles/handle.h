/*
 * Handles that can be tested safely: the opaque pointers that callers hold for contexts, streams, events,
 * notifies, physical memory, pools.
 *
 * A handle is an address inside one reserved, never mapped and never released range of the process, made of a
 * slot number and the slot's generation. So a destroyed handle, a handle of another kind, a pointer to
 * unrelated memory and a random number are all told apart from a living handle without reading what the
 * caller's pointer points to.
 *
 * Life of an object: created with one reference that stands for "alive" (dropped by sim_handle_retire), plus one
 * per sim_handle_acquire. The object's destroy function runs when the last reference goes, on the thread that
 * dropped it, with no lock of this module held. After retirement sim_handle_acquire fails at once, while holders
 * keep using the object.
 *
 * Locks: acquire and release are lock-free (one atomic word per slot). Creation and the free list take the
 * module's mutex, which is a leaf: nothing is called while it is held.
 */
#ifndef SIM_HANDLES_HANDLE_H
#define SIM_HANDLES_HANDLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "aclsim.h"
#include "functions.h"

/** Ends an object whose last reference has gone. */
typedef void (*sim_handle_destroy)(void *object);

/**
 * Makes a handle for `object`, alive, counted as one more object of `kind`.
 * @return the handle, or NULL when no slot or no memory is left
 */
void *sim_handle_create(aclsimObjectKind kind, void *object, sim_handle_destroy destroy);

/** The same for objects that the library makes for itself (primary contexts, default streams): not counted, not visited. */
void *sim_handle_create_hidden(aclsimObjectKind kind, void *object, sim_handle_destroy destroy);

/**
 * The object behind a handle, with one more reference.
 * @return NULL when `handle` is not a living handle of `kind`
 */
void *sim_handle_acquire(aclsimObjectKind kind, const void *handle);

/** One more reference to an object that the caller already holds, alive or retired. */
void sim_handle_retain(const void *handle);

/** Gives one reference back. `handle` may be retired. */
void sim_handle_release(const void *handle);

/** True when `handle` was made by sim_handle_create, alive or not, of whatever kind: tells "ended before" from "never was". */
bool sim_handle_known(const void *handle);

/** True when `handle` was retired but is still referred to by somebody. */
bool sim_handle_lingers(aclsimObjectKind kind, const void *handle);

/**
 * Ends the life of a handle: from now on it is unknown to acquire. Exactly one of several racing callers wins.
 * The winner's "alive" reference is dropped by this call.
 * @return false when `handle` is not a living handle of `kind`
 */
bool sim_handle_retire(aclsimObjectKind kind, const void *handle);

/**
 * Calls `visit` for every living object of `kind`, each with a reference held during the call, in slot order.
 * Objects made or retired meanwhile may be missed. Stops when `visit` returns false.
 */
void sim_handle_each(aclsimObjectKind kind, bool (*visit)(void *object, void *argument), void *argument);

/** Who made a handle, for leak reports. */
struct sim_handle_origin {
    const void *handle;
    enum sim_function function;
    /** Thread id of the operating system. */
    uint64_t thread;
    /** sim_clock_now. */
    uint64_t time;
};

/** Calls `visit` with the origin of every living object of `kind`, in slot order, until it returns false. */
void sim_handle_each_origin(aclsimObjectKind kind, bool (*visit)(const struct sim_handle_origin *origin, void *argument),
    void *argument);

/**
 * As sim_handle_each, hidden objects included, and those whose handle has ended while somebody refers to them: a stream that
 * is being destroyed has to be woken like any other.
 */
void sim_handle_each_object(aclsimObjectKind kind, bool (*visit)(void *object, void *argument), void *argument);

#endif
