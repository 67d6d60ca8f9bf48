/*
 * AscendCL interface: acl_rt/dump.h.
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
 * TODO aclmdlInitDump.
 */
ACL_FUNC_VISIBILITY aclError aclmdlInitDump(void);

/**
 * TODO aclmdlSetDump.
 * @param[in] dumpCfgPath
 */
ACL_FUNC_VISIBILITY aclError aclmdlSetDump(const char *dumpCfgPath);

/**
 * TODO aclmdlFinalizeDump.
 */
ACL_FUNC_VISIBILITY aclError aclmdlFinalizeDump(void);

#ifdef __cplusplus
}
#endif

#endif /* ASCENDCL_ACL_RT_DUMP_H_ */
