/*
 * Modes of threads, and what is told of streams that are not captured.
 */
#include "acl/acl.h"
#include "check.h"
#include "thread.h"

static aclrtStream stream;

static void no_stream_is_captured(void)
{
    aclmdlRICaptureStatus status = ACL_MODEL_RI_CAPTURE_STATUS_ACTIVE;
    aclmdlRI model = stream;
    CHECK_IS(aclmdlRICaptureGetInfo(stream, &status, &model), 0);
    CHECK_IS(status, ACL_MODEL_RI_CAPTURE_STATUS_NONE);
    CHECK(model == NULL);
    CHECK_IS(aclmdlRICaptureGetInfo(stream, &status, NULL), 0);
    CHECK_IS(aclmdlRICaptureGetInfo(stream, NULL, &model), 0);
    CHECK_IS(aclmdlRICaptureGetInfo(stream, NULL, NULL), 100000);
    CHECK_IS(aclmdlRICaptureGetInfo(NULL, &status, &model), 100000);
}

static aclmdlRICaptureMode exchange(aclmdlRICaptureMode mode)
{
    CHECK_IS(aclmdlRICaptureThreadExchangeMode(&mode), 0);
    return mode;
}

static void *begins_with_the_global_mode(void *unused)
{
    aclmdlRICaptureMode mode = ACL_MODEL_RI_CAPTURE_MODE_RELAXED;
    CHECK_IS(aclmdlRICaptureThreadExchangeMode(&mode), 107002);
    CHECK_IS(mode, ACL_MODEL_RI_CAPTURE_MODE_RELAXED);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(exchange(ACL_MODEL_RI_CAPTURE_MODE_THREAD_LOCAL), ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    CHECK_IS(aclrtResetDevice(0), 0);
    return unused;
}

static void each_thread_has_its_mode(void)
{
    aclmdlRICaptureMode none = ACL_MODEL_RI_CAPTURE_MODE_RELAXED + 1;
    CHECK_IS(aclmdlRICaptureThreadExchangeMode(NULL), 100000);
    CHECK_IS(aclmdlRICaptureThreadExchangeMode(&none), 107000);
    CHECK_IS(exchange(ACL_MODEL_RI_CAPTURE_MODE_RELAXED), ACL_MODEL_RI_CAPTURE_MODE_GLOBAL);
    on_thread(begins_with_the_global_mode, NULL);
    CHECK_IS(exchange(ACL_MODEL_RI_CAPTURE_MODE_GLOBAL), ACL_MODEL_RI_CAPTURE_MODE_RELAXED);
}

int main(void)
{
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    no_stream_is_captured();
    each_thread_has_its_mode();
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
    return 0;
}
