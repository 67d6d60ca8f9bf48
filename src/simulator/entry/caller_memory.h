/*
 * Pointers of the caller that lead to structs, lists and results in its own memory: read and written so that a pointer
 * that leads nowhere is an error of the call.
 *
 * For what a struct or an array of the caller points to in turn, and for results whose place is a plain address. Costs a
 * system call each.
 */
#ifndef SIM_ENTRY_CALLER_MEMORY_H
#define SIM_ENTRY_CALLER_MEMORY_H

#include <stdbool.h>
#include <stddef.h>

#include "acl/acl_base_rt.h"

/**
 * Checks that a list of `count` elements of `size` bytes begins and ends in memory that can be read, so that a count that
 * is no count is found before its elements are looked at one by one.
 * @return 0; 107000 with text
 */
aclError sim_caller_check_list(const void *list, size_t count, size_t size, const char *argument);

/** Reads `size` bytes. @return 0; 107000 with text when they can't be read */
aclError sim_caller_read(void *into, const void *source, size_t size, const char *argument);

/** Writes `size` bytes. @return 0; 107000 with text when they can't be written */
aclError sim_caller_write(void *destination, const void *bytes, size_t size, const char *argument);

/** Writes zeros first, to know before something is done that its result can be stored. Same answers. */
aclError sim_caller_clear(void *destination, size_t size, const char *argument);

/** A function of the caller, whatever its type. */
typedef void (*sim_caller_function)(void);

/**
 * Whether a function of the caller can be run: false with text when the kernel says that nothing can run at its address.
 * For the moment of the call: when it is registered the real library does not look at it.
 */
bool sim_caller_runs(sim_caller_function function, const char *what);

#endif
