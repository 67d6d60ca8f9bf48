/*
 * Finds what hangs. A program may wait for what never comes: an event that nobody records, a callback that nobody runs.
 * After a while it is freed as a person would free it: streams are let go, the gate opens, the devices are lost, which ends
 * all waits. What waits even then hangs: the watchdog says where, and aborts.
 */
#ifndef SIM_RANDOM_WATCHDOG_H
#define SIM_RANDOM_WATCHDOG_H

#include "world.h"

/** Starts the thread that looks on. @param patience_ms how long a call may take before it is freed */
void start_watchdog(unsigned patience_ms);

/** The program that runs from now on, for the message. */
void watch_program(uint64_t seed);

/** An actor starts something, and has ended it. */
void watch(struct actor *actor, const char *doing);
void unwatch(struct actor *actor);

/** Once more from the start: nothing was freed yet. */
void forget_rescue(void);

/** True when the running program had to be freed. */
bool was_rescued(void);

#endif
