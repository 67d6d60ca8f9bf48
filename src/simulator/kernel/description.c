/*
 * Descriptions of binaries in memory of the caller, the older way to load one.
 */
#include <stdlib.h>

#include "binary.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "model.h"

/** Description of aclrtCreateBinary: the caller's memory, which is read when it is loaded. */
struct description {
    enum sim_kernel_object object;
    const void *data;
    size_t size;
};

aclrtBinary sim_aclrtCreateBinary(const void *data, size_t dataLen)
{
    if (data == NULL) {
        (void)sim_fail_null("data");
        return NULL;
    }
    struct description *description = malloc(sizeof *description);
    if (description == NULL) {
        return NULL;
    }
    *description = (struct description){SIM_KERNEL_DESCRIPTION, data, dataLen};
    void *handle = sim_handle_create_hidden(ACLSIM_OBJECT_KERNEL_BINARY, description, free);
    if (handle == NULL) {
        free(description);
    }
    return handle;
}

aclError sim_aclrtDestroyBinary(aclrtBinary binary)
{
    SIM_REQUIRE(binary);
    const struct description *description = sim_kernel_acquire(SIM_KERNEL_DESCRIPTION, binary);
    if (description == NULL || !sim_handle_retire(ACLSIM_OBJECT_KERNEL_BINARY, binary)) {
        return sim_fail_handle("binary", "binary", binary);
    }
    sim_handle_release(binary);
    return ACL_SUCCESS;
}

aclError sim_aclrtBinaryLoad(const aclrtBinary binary, aclrtBinHandle *binHandle)
{
    SIM_REQUIRE(binary);
    SIM_REQUIRE(binHandle);
    struct description *description = sim_kernel_acquire(SIM_KERNEL_DESCRIPTION, binary);
    if (description == NULL) {
        return sim_fail_handle("binary", "binary", binary);
    }
    const aclError error = sim_binary_load(description->data, description->size, "binary", binHandle);
    sim_handle_release(binary);
    return error;
}
