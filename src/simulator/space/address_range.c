/*
 * Questions about the range that an address lies in.
 */
#include "address_map.h"
#include "entry/error.h"
#include "model.h"

aclError sim_aclrtMemGetAddressRange(void *ptr, void **pbase, size_t *psize)
{
    SIM_REQUIRE(ptr);
    if (pbase == NULL && psize == NULL) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1022", "arguments pbase and psize are both null; one of them must be given");
    }
    struct sim_range *range = sim_space_acquire((uintptr_t)ptr);
    const bool has_memory = range != NULL && range->kind != SIM_SPACE_RESERVED && range->kind != SIM_SPACE_REGISTERED &&
        range->kind != SIM_SPACE_ALIAS;
    if (!has_memory) {
        sim_space_release(range);
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
            "argument ptr is 0x%zx, which is no address of memory from this library", (size_t)ptr);
    }
    if (pbase != NULL) {
        *pbase = (void *)range->base;
    }
    if (psize != NULL) {
        *psize = range->size;
    }
    sim_space_release(range);
    return ACL_SUCCESS;
}
