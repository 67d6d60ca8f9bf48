/*
 * A library opened by path: one pointer for each function that the headers declare, of the type that they declare.
 *
 * functions.inc holds FUNCTION(name) for each of them; the test makes it from the headers before it compiles the probe.
 */
#ifndef PROBE_LIBRARY_H
#define PROBE_LIBRARY_H

#include "acl/acl.h"
#include "acl/acl_dump.h"
#include "acl/acl_platform.h"
#include "acl/acl_prof.h"
#include "acl/acl_rt_allocator.h"
#include "acl/acl_rt_memory_soma.h"
#include "acl/acl_tdt.h"
#include "acl/acl_tdt_queue.h"

struct library {
#define FUNCTION(name) __typeof__(&name) name;
#include "functions.inc"
#undef FUNCTION
    /** The simulator's own control; NULL in another library. */
    aclError (*aclsimHoldStreams)(int hold);
};

/**
 * Opens the library and fills the pointers; names each missing function on standard output.
 * @return how many are missing, -1 when the library can't be opened
 */
int library_open(const char *path, struct library *library);

#endif
