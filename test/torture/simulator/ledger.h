/*
 * What a process has before a program and must have after it.
 */
#ifndef SIM_RANDOM_LEDGER_H
#define SIM_RANDOM_LEDGER_H

#include <stdint.h>

/** Notes what there is. Nothing may run. */
void open_ledger(void);

/** Compares. @return number of differences; each is told on standard error with the seed */
unsigned close_ledger(uint64_t seed);

#endif
