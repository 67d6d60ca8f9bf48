/*
 * Data buffers.
 */
#include "acl/acl.h"
#include "check.h"
#include "control.h"
#include "isolate.h"

static void keeps_data_buffers(void)
{
    int data = 0;
    aclDataBuffer *buffer = aclCreateDataBuffer(&data, sizeof data);
    CHECK(buffer != NULL);
    CHECK(aclGetDataBufferAddr(buffer) == &data);
    CHECK_IS(aclUpdateDataBuffer(buffer, NULL, 12), 0);
    CHECK_IS(aclGetDataBufferSizeV2(buffer), 12);
    CHECK_IS(alive(ACLSIM_OBJECT_DATA_BUFFER), 1);
    CHECK_IS(aclDestroyDataBuffer(buffer), 0);
    CHECK_IS(aclDestroyDataBuffer(NULL), 100000);
    CHECK(aclGetDataBufferAddr(NULL) == NULL);
}

int main(void)
{
    ISOLATE(keeps_data_buffers);
    return 0;
}
