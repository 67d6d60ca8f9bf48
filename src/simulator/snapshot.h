/*
 * The process snapshot lock: while it is held, calls wait at the door instead of failing.
 *
 * States RUNNING → LOCKED → BACKED_UP → (restore) LOCKED → RUNNING. The gate counts the calls that are inside;
 * aclrtSnapShotProcessLock waits up to 60 s until only its own call is.
 *
 * Locks: the gate's mutex and condition are a leaf. The fast path (RUNNING) is two atomic additions.
 */
#ifndef SIM_SNAPSHOT_H
#define SIM_SNAPSHOT_H

#include "functions.h"

/** Passes the gate; blocks while the process is locked, except for functions that must work then. */
void sim_snapshot_pass(enum sim_function function);

/** Leaves the gate. */
void sim_snapshot_leave(enum sim_function function);

#endif
