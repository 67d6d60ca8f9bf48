/*
 * What every exported function does before and after its semantics; the generated entry points call it.
 *
 * Order at the door: count the call → fault injection → product and version → snapshot gate → the function.
 *
 * Locks: counters and fault rules are atomics; the snapshot gate is described in snapshot_gate.h. No lock is held
 * while the function itself runs.
 */
#ifndef SIM_ENTRY_ENTRY_H
#define SIM_ENTRY_ENTRY_H

#include <stdbool.h>
#include <stdint.h>

#include "acl/acl_base_rt.h"
#include "functions.h"

/**
 * Enters a function on the calling thread. Nests: a callback that calls back keeps its own level.
 * @param result receives the code to return when the answer is false
 * @return false when the function must not run: an injected fault, or not part of the product or version
 */
bool sim_entry_enter(enum sim_function function, aclError *result);

/**
 * Sets who is told of the first call of a process, in it: one function, before any call.
 * @param told gets true in a child made by fork whose parent had called before
 */
void sim_entry_on_first_call(void (*told)(bool inherited));

/** Leaves the function that the thread entered last. Every sim_entry_enter has one, also after false. */
void sim_entry_leave(enum sim_function function);

/** The innermost function that the calling thread has entered, or SIM_FUNCTION_NONE on worker threads. */
enum sim_function sim_entry_current(void);

/** Number that the system gives the thread that called (gettid): the calling one, or the one that a worker speaks for. */
uint64_t sim_entry_thread(void);

/** Name of that function, "" when there is none. Never NULL. */
const char *sim_entry_current_name(void);

/**
 * Lets a worker thread speak for the call that queued its task: texts and findings name that function and its thread.
 * SIM_FUNCTION_NONE ends it.
 */
void sim_entry_assume(enum sim_function function, uint64_t thread);

/** Calls of a function since load or the last aclsimResetCallCounts. */
uint64_t sim_entry_calls(enum sim_function function);

/** Sets all counters to 0. */
void sim_entry_reset_calls(void);

/** The answer of a function that has no semantics here: 207000 with a text that names it. */
aclError sim_not_modelled(enum sim_function function);

#endif
