#include "memory_driver.h"

#include <stdatomic.h>
#include <stdint.h>

#include "device/device.h"
#include "entry/error.h"

static atomic_bool up;

bool sim_memory_driver_up(void)
{
    if (atomic_load_explicit(&up, memory_order_relaxed)) {
        return true;
    }
    const int32_t count = sim_device_count();
    for (int32_t device = 0; device < count; device++) {
        if (sim_device_is_set(device)) {
            atomic_store_explicit(&up, true, memory_order_relaxed);
            return true;
        }
    }
    return false;
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
