/*
 * Everything that a program of the AscendCL runtime includes.
 */
#ifndef ASCENDCL_ACL_H_
#define ASCENDCL_ACL_H_

#include "acl/acl_base.h"
#include "acl/acl_rt.h"

#endif /* ASCENDCL_ACL_H_ */
