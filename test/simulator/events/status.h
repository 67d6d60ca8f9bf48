/*
 * Whether an event is complete.
 */
#ifndef SIM_TEST_STATUS_H
#define SIM_TEST_STATUS_H

#include "acl/acl.h"
#include "check.h"

static inline aclrtEventRecordedStatus status_of(aclrtEvent event)
{
    aclrtEventRecordedStatus status = (aclrtEventRecordedStatus)9;
    CHECK_IS(aclrtQueryEventStatus(event, &status), 0);
    return status;
}

#endif
