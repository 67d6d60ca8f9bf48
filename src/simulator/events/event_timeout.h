/*
 * The process-wide default time-out of wait tasks (aclrtSetOpWaitTimeout).
 */
#ifndef SIM_EVENTS_EVENT_TIMEOUT_H
#define SIM_EVENTS_EVENT_TIMEOUT_H

#include <stdint.h>

/** Seconds, 0: no limit. */
uint32_t sim_event_wait_timeout(void);

#endif
