/*
 * How many objects of each kind are alive: the numbers behind aclsimGetLiveObjects and the leak report.
 */
#ifndef SIM_HANDLES_OBJECTS_H
#define SIM_HANDLES_OBJECTS_H

#include <stdint.h>

#include "aclsim.h"

/**
 * Adds `delta` (+1 or -1) to the number of living objects of `kind`. Lock-free.
 * sim_handle_create and sim_handle_retire call it for the kinds that have handles; every other kind is
 * counted by the module that owns it, in the same place where the object becomes reachable or unreachable.
 */
void sim_objects_add(aclsimObjectKind kind, int delta);

/** Living objects of `kind`. */
uint64_t sim_objects_alive(aclsimObjectKind kind);

/** English singular of a kind, for reports: "device memory block". */
const char *sim_objects_name(aclsimObjectKind kind);

#endif
