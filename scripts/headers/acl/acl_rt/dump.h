/*
 * Start, setting and end of a dump of model data.
 *
 * Interface of CANN 9.1.0, written for this project: names, types and values are facts of the C interface.
 */
#ifndef ASCENDCL_ACL_RT_DUMP_H_
#define ASCENDCL_ACL_RT_DUMP_H_

#include "acl/acl_base_rt.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Starts the dump service, after aclInit and before models are loaded. Fails if aclInit already configured a
 * dump.
 *
 * Pairs with aclmdlFinalizeDump; the pair can be repeated.
 */
ACL_FUNC_VISIBILITY aclError aclmdlInitDump(void);

/**
 * Configures the dump from a JSON file, for models loaded afterwards. A later call replaces the
 * configuration.
 * @param[in] dumpCfgPath path of the JSON file
 * @see aclmdlInitDump
 */
ACL_FUNC_VISIBILITY aclError aclmdlSetDump(const char *dumpCfgPath);

/**
 * Writes out what is left and stops the dump service.
 */
ACL_FUNC_VISIBILITY aclError aclmdlFinalizeDump(void);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_DUMP_H_ */
