/*
 * The process snapshot lock: while it is held, calls wait at the door instead of failing.
 *
 * States RUNNING → LOCKED → BACKED_UP → (restore) LOCKED → RUNNING. The gate counts the calls that are inside;
 * aclrtSnapShotProcessLock waits up to 60 s until none is.
 *
 * Locks: the gate's mutex and condition are a leaf. The fast path (RUNNING) is two atomic additions.
 */
#ifndef SIM_ENTRY_SNAPSHOT_GATE_H
#define SIM_ENTRY_SNAPSHOT_GATE_H

#include <stdbool.h>

#include "functions.h"

enum sim_snapshot_state { SIM_SNAPSHOT_RUNNING, SIM_SNAPSHOT_LOCKED, SIM_SNAPSHOT_BACKED_UP };

/** Passes the gate; blocks while the process is locked, except for functions that must work then. */
void sim_snapshot_pass(enum sim_function function);

/** Leaves the gate. */
void sim_snapshot_leave(enum sim_function function);

/** The state now; it may be old when the answer arrives. */
enum sim_snapshot_state sim_snapshot_state(void);

/** Moves from one state to another. @return false when the process was not in `from` */
bool sim_snapshot_move(enum sim_snapshot_state from, enum sim_snapshot_state to);

/** Waits until no call is inside. @return false when 60 seconds were not enough */
bool sim_snapshot_wait(void);

#endif
