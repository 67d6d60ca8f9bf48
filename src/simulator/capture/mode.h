/*
 * Counts of captures by mode, for the files of this room.
 */
#ifndef SIM_CAPTURE_MODE_H
#define SIM_CAPTURE_MODE_H

#include "acl/acl_rt.h"
#include "queue/context.h"

/** A capture begins, on this thread. Called with the capture lock. */
void sim_capture_mode_enter(struct sim_context *context, aclmdlRICaptureMode mode);

/** It ends; its thread knows that only when it is this one. Called with the capture lock. */
void sim_capture_mode_leave(struct sim_context *context, aclmdlRICaptureMode mode);

#endif
