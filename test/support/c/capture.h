/*
 * Captures in tests: begin, end, execute.
 */
#ifndef SIM_TEST_CAPTURE_H
#define SIM_TEST_CAPTURE_H

#include "memory.h"

static inline void begin_capture(aclrtStream stream)
{
    OK(aclmdlRICaptureBegin(stream, ACL_MODEL_RI_CAPTURE_MODE_GLOBAL));
}

static inline aclmdlRI end_capture(aclrtStream stream)
{
    aclmdlRI model = NULL;
    OK(aclmdlRICaptureEnd(stream, &model));
    CHECK(model != NULL);
    return model;
}

/** Ends a capture that can't be used. */
static inline void fail_capture(aclrtStream stream, aclError code)
{
    aclmdlRI model = stream;
    CHECK_IS(aclmdlRICaptureEnd(stream, &model), code);
    CHECK(model == NULL);
}

static inline void execute(aclmdlRI model, aclrtStream stream)
{
    OK(aclmdlRIExecuteAsync(model, stream));
    OK(aclrtSynchronizeStream(stream));
}

static inline aclrtEvent new_event(void)
{
    aclrtEvent event = NULL;
    OK(aclrtCreateEventExWithFlag(&event, ACL_EVENT_SYNC));
    return event;
}

static inline aclmdlRICaptureStatus capture_status(aclrtStream stream)
{
    aclmdlRICaptureStatus status = ACL_MODEL_RI_CAPTURE_STATUS_NONE;
    OK(aclmdlRICaptureGetInfo(stream, &status, NULL));
    return status;
}

#endif
