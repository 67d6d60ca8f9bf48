/*
 * The thread of a program that reads reports, and what its callbacks may do.
 */
#ifndef SIM_RANDOM_REPORTS_H
#define SIM_RANDOM_REPORTS_H

#include <stdint.h>

/** Starts the thread that processes reports now and then. */
void start_reports(void);

/** The number under which it is subscribed. */
uint64_t report_thread(void);

void stop_reports(void);

/** Callbacks that wait at the gate go on, and later ones don't wait. */
void open_gate(void);

/** Callbacks do something from now on. */
void start_callbacks(void);

/** Callbacks do nothing any more, and none does when this returns. */
void stop_callbacks(void);

#endif
