#include "objects.h"

#include <stdatomic.h>

static atomic_int_fast64_t alive[ACLSIM_OBJECT_KINDS];

static const char *const names[ACLSIM_OBJECT_KINDS] = {
    [ACLSIM_OBJECT_CONTEXT] = "context",
    [ACLSIM_OBJECT_STREAM] = "stream",
    [ACLSIM_OBJECT_EVENT] = "event",
    [ACLSIM_OBJECT_NOTIFY] = "notify",
    [ACLSIM_OBJECT_COUNT_NOTIFY] = "counting notify",
    [ACLSIM_OBJECT_DEVICE_MEMORY] = "device memory block",
    [ACLSIM_OBJECT_HOST_MEMORY] = "pinned host memory block",
    [ACLSIM_OBJECT_HOST_REGISTRATION] = "host memory registration",
    [ACLSIM_OBJECT_RESERVATION] = "address reservation",
    [ACLSIM_OBJECT_PHYSICAL_MEMORY] = "physical memory handle",
    [ACLSIM_OBJECT_MAPPING] = "mapping",
    [ACLSIM_OBJECT_MANAGED_MEMORY] = "managed memory block",
    [ACLSIM_OBJECT_MEMORY_POOL] = "memory pool",
    [ACLSIM_OBJECT_POOL_BLOCK] = "pool block",
    [ACLSIM_OBJECT_ALLOCATOR_DESC] = "allocator description",
    [ACLSIM_OBJECT_ALLOCATOR_REGISTRATION] = "allocator registration",
    [ACLSIM_OBJECT_IPC_EXPORT] = "exported memory key",
    [ACLSIM_OBJECT_IPC_IMPORT] = "imported memory",
    [ACLSIM_OBJECT_SUBSCRIPTION] = "callback subscription",
    [ACLSIM_OBJECT_LABEL] = "label",
    [ACLSIM_OBJECT_DATA_BUFFER] = "data buffer",
    [ACLSIM_OBJECT_MODEL] = "model running instance",
    [ACLSIM_OBJECT_KERNEL_BINARY] = "kernel binary",
};

void sim_objects_add(aclsimObjectKind kind, int delta)
{
    (void)atomic_fetch_add_explicit(&alive[kind], delta, memory_order_relaxed);
}

uint64_t sim_objects_alive(aclsimObjectKind kind)
{
    const int64_t count = atomic_load_explicit(&alive[kind], memory_order_relaxed);
    return count < 0 ? 0 : (uint64_t)count;
}

const char *sim_objects_name(aclsimObjectKind kind)
{
    return (unsigned)kind < ACLSIM_OBJECT_KINDS ? names[kind] : "object";
}
