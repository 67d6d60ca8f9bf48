/*
 * Base types of every AscendCL header.
 */
#ifndef ASCENDCL_ACL_BASE_H_
#define ASCENDCL_ACL_BASE_H_

#include "acl/acl_base_rt.h"

#endif /* ASCENDCL_ACL_BASE_H_ */
