/*
 * The limit of the process's address space (RLIMIT_AS, `ulimit -v`). The simulator reserves far more addresses than it uses;
 * where the process may not have so many, it takes a part of what is left, and says so when that does not do.
 */
#ifndef SIM_ENTRY_ADDRESS_LIMIT_H
#define SIM_ENTRY_ADDRESS_LIMIT_H

#include <stddef.h>

#include "acl/acl_base_rt.h"

/** A size, made as small as the `share`-th part of the addresses that the process may still take; whole huge pages then. */
size_t sim_address_limit_share(size_t size, size_t share);

/**
 * Fails for want of addresses when the process has a limit.
 * @param format printf format that completes "there is no room"
 * @return `code` with a text that names the limit; 0 when there is no limit, so that the cause is another one
 */
aclError sim_address_limit_fail(aclError code, const char *id, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
