#include "memory_driver.h"

#include <stdatomic.h>

#include "entry/error.h"

static atomic_bool up;

void sim_memory_driver_start(void)
{
    atomic_store_explicit(&up, true, memory_order_relaxed);
}

bool sim_memory_driver_up(void)
{
    return atomic_load_explicit(&up, memory_order_relaxed);
}

aclError sim_memory_driver_fail(void)
{
    return sim_fail(ACL_ERROR_RT_INVALID_HANDLE, "EL9999",
        "no device was in use in this process yet; call aclrtSetDevice before memory functions");
}

aclError sim_memory_driver_check(void)
{
    return sim_memory_driver_up() ? ACL_SUCCESS : sim_memory_driver_fail();
}
