/*
 * What aclsim.h tells, for tests that need the answer alone.
 */
#ifndef SIM_TEST_CONTROL_H
#define SIM_TEST_CONTROL_H

#include <stddef.h>
#include <stdint.h>

#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"

/** Objects of a kind that are alive. */
static inline uint64_t alive(aclsimObjectKind kind)
{
    uint64_t count = 0;
    OK(aclsimGetLiveObjects(kind, &count));
    return count;
}

/** Findings so far. */
static inline size_t findings(void)
{
    size_t count = 0;
    OK(aclsimGetFindingCount(&count));
    return count;
}

/** The newest finding, which has to be of the kind. */
static inline aclsimFinding last_finding(aclsimFindingKind kind)
{
    aclsimFinding finding;
    CHECK(findings() > 0);
    OK(aclsimGetFinding(findings() - 1, &finding));
    CHECK_IS(finding.kind, kind);
    return finding;
}

#endif
