/*
 * Managed memory: one address for host and devices, advice, prefetches.
 */
#include "memory.h"

static unsigned char *managed_memory(size_t size)
{
    void *memory = NULL;
    CHECK_IS(aclrtMemAllocManaged(&memory, size, ACL_RT_MEM_ATTACH_GLOBAL), 0);
    CHECK_IS((uintptr_t)memory % (2 * MIB), 0);
    return memory;
}

static int32_t value_of(const void *memory, size_t size, aclrtMemManagedRangeAttribute attribute)
{
    int32_t value = 77;
    CHECK_IS(aclrtMemManagedGetAttr(attribute, memory, size, &value, sizeof value), 0);
    return value;
}

static void host_and_device_use_one_address(void)
{
    open_device(0);
    unsigned char *memory = managed_memory(3 * MIB);
    aclrtStream stream = new_stream();
    memory[3 * MIB - 1] = 4;
    char *device = device_memory(64);
    CHECK_IS(aclrtMemcpy(device, 1, memory + 3 * MIB - 1, 1, ACL_MEMCPY_HOST_TO_DEVICE), 0);
    CHECK_IS(aclrtMemcpyAsync(memory, 1, device, 1, ACL_MEMCPY_DEFAULT, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(memory[0], 4);
    aclrtPtrAttributes attributes;
    CHECK_IS(aclrtPointerGetAttributes(memory, &attributes), 0);
    CHECK_IS(attributes.location.type, ACL_MEM_LOCATION_TYPE_MANAGED);
    CHECK_IS(aclrtFree(memory + 1), 107000);
    CHECK_IS(aclrtFree(memory), 0);
    CHECK_IS(aclrtFree(memory), 107000);
    CHECK_IS(alive(ACLSIM_OBJECT_MANAGED_MEMORY), 0);
}

static void advice_is_kept_by_pages(void)
{
    open_device(0);
    unsigned char *memory = managed_memory(8 * MIB);
    const aclrtMemManagedLocation device = {ACL_MEM_LOCATIONTYPE_DEVICE, 1};
    const aclrtMemManagedLocation host = {ACL_MEM_LOCATIONTYPE_HOST, 0};
    CHECK_IS(value_of(memory, 8 * MIB, ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY), 0);
    CHECK_IS(value_of(memory, 8 * MIB, ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION), -2);
    CHECK_IS(aclrtMemManagedAdvise(memory, 4 * MIB, ACL_MEM_ADVISE_SET_READ_MOSTLY, host), 0);
    CHECK_IS(value_of(memory, 4 * MIB, ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY), 1);
    CHECK_IS(value_of(memory, 5 * MIB, ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY), 0);
    CHECK_IS(aclrtMemManagedAdvise(memory, 8 * MIB, ACL_MEM_ADVISE_SET_PREFERRED_LOCATION, device), 0);
    CHECK_IS(value_of(memory, 8 * MIB, ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION), 1);
    CHECK_IS(value_of(memory, 8 * MIB, ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_TYPE), ACL_MEM_LOCATIONTYPE_DEVICE);
    CHECK_IS(value_of(memory, 8 * MIB, ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION_ID), 1);
    CHECK_IS(aclrtMemManagedAdvise(memory, MIB, ACL_MEM_ADVISE_SET_PREFERRED_LOCATION, host), 0);
    CHECK_IS(value_of(memory, MIB, ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION), -1);
    CHECK_IS(value_of(memory, 8 * MIB, ACL_MEM_RANGE_ATTRIBUTE_PREFERRED_LOCATION), -2);
    CHECK_IS(aclrtMemManagedAdvise(memory, MIB, ACL_MEM_ADVISE_SET_ACCESSED_BY, device), 0);
    CHECK_IS(aclrtMemManagedAdvise(memory, MIB, ACL_MEM_ADVISE_SET_ACCESSED_BY, host), 0);
    int32_t places[3];
    CHECK_IS(aclrtMemManagedGetAttr(ACL_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, memory, MIB, places, sizeof places), 0);
    CHECK(places[0] == 1 && places[1] == -1 && places[2] == -2);
    CHECK_IS(aclrtMemManagedAdvise(memory, MIB, ACL_MEM_ADVISE_UNSET_ACCESSED_BY, device), 0);
    void *data[2] = {&places[0], &places[1]};
    size_t sizes[2] = {4, 4};
    aclrtMemManagedRangeAttribute both[2] = {ACL_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY};
    CHECK_IS(aclrtMemManagedGetAttrs(both, 2, memory, MIB, data, sizes), 0);
    CHECK(places[0] == -1 && places[1] == 1);
}

static void the_last_device_is_not_taken_for_the_host(void)
{
    CHECK_IS(setenv("ASCENDCL_SIM_DEVICES", "64", 1), 0);
    CHECK_IS(setenv("ASCENDCL_SIM_MEMORY", "1G", 1), 0);
    open_device(0);
    unsigned char *memory = managed_memory(2 * MIB);
    const aclrtMemManagedLocation last = {ACL_MEM_LOCATIONTYPE_DEVICE, 63};
    const aclrtMemManagedLocation host = {ACL_MEM_LOCATIONTYPE_HOST, 0};
    int32_t places[3];
    CHECK_IS(aclrtMemManagedAdvise(memory, MIB, ACL_MEM_ADVISE_SET_ACCESSED_BY, last), 0);
    CHECK_IS(aclrtMemManagedGetAttr(ACL_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, memory, MIB, places, sizeof places), 0);
    CHECK(places[0] == 63 && places[1] == -2);
    CHECK_IS(aclrtMemManagedAdvise(memory, MIB, ACL_MEM_ADVISE_SET_ACCESSED_BY, host), 0);
    CHECK_IS(aclrtMemManagedGetAttr(ACL_MEM_RANGE_ATTRIBUTE_ACCESSED_BY, memory, MIB, places, sizeof places), 0);
    CHECK(places[0] == 63 && places[1] == -1 && places[2] == -2);
}

static void prefetches_happen_on_the_stream(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    unsigned char *memory = managed_memory(4 * MIB);
    const aclrtMemManagedLocation device = {ACL_MEM_LOCATIONTYPE_DEVICE, 1};
    const aclrtMemManagedLocation wrong = {ACL_MEM_LOCATIONTYPE_DEVICE, 7};
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemManagedPrefetchAsync(memory, 4 * MIB, device, 0, stream), 0);
    CHECK_IS(value_of(memory, MIB, ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION), -2);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(value_of(memory, 4 * MIB, ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION), 1);
    const void *pieces[2] = {memory, memory + 2 * MIB};
    size_t sizes[2] = {MIB, MIB};
    aclrtMemManagedLocation places[2] = {{ACL_MEM_LOCATIONTYPE_HOST, 0}, device};
    size_t indexes[2] = {0, 1};
    CHECK_IS(aclrtMemManagedPrefetchBatchAsync(pieces, sizes, 2, places, indexes, 2, 0, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(value_of(memory, MIB, ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION), -1);
    CHECK_IS(value_of(memory + 2 * MIB, MIB, ACL_MEM_RANGE_ATTRIBUTE_LAST_PREFETCH_LOCATION_ID), 1);
    CHECK_IS(aclrtMemManagedPrefetchAsync(memory, 4 * MIB, wrong, 0, stream), 107000);
    CHECK_IS(aclrtMemManagedPrefetchAsync(device_memory(10), 10, device, 0, stream), 107000);
    CHECK_IS(aclrtMemManagedPrefetchAsync(memory, 4 * MIB, device, 1, stream), 100000);
    CHECK_IS(aclrtMemManagedPrefetchBatchAsync(pieces, sizes, 1, places, indexes, 2, 0, stream), 100000);
    sizes[0] = 0;
    CHECK_IS(aclrtMemManagedPrefetchBatchAsync(pieces, sizes, 1, places, indexes, 1, 0, stream), 107000);
    indexes[1] = 0;
    CHECK_IS(aclrtMemManagedPrefetchBatchAsync(pieces, sizes, 2, places, indexes, 2, 0, stream), 107000);
}

static void wrong_arguments_are_told(void)
{
    void *memory = NULL;
    CHECK_IS(aclrtMemAllocManaged(NULL, 1, 1), 100000);
    CHECK_IS(aclrtMemAllocManaged(&memory, 1, 2), 100000);
    CHECK_IS(aclrtMemAllocManaged(&memory, 0, 1), 107000);
    CHECK_IS(aclrtMemAllocManaged(&memory, 1, 1), 107002);
    open_device(0);
    unsigned char *own = managed_memory(2 * MIB);
    const aclrtMemManagedLocation host = {ACL_MEM_LOCATIONTYPE_HOST, 0};
    CHECK_IS(aclrtMemManagedAdvise(own, 2 * MIB, (aclrtMemManagedAdviseType)6, host), 107000);
    CHECK_IS(aclrtMemManagedAdvise(own, 3 * MIB, ACL_MEM_ADVISE_SET_READ_MOSTLY, host), 107000);
    CHECK_IS(aclrtMemManagedAdvise(NULL, 1, ACL_MEM_ADVISE_SET_READ_MOSTLY, host), 100000);
    int64_t value = 0;
    CHECK_IS(aclrtMemManagedGetAttr(ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, own, 1, &value, 8), 107000);
    CHECK_IS(aclrtMemManagedGetAttr((aclrtMemManagedRangeAttribute)9, own, 1, &value, 4), 107000);
}

int main(void)
{
    ISOLATE(host_and_device_use_one_address);
    ISOLATE(advice_is_kept_by_pages);
    ISOLATE(the_last_device_is_not_taken_for_the_host);
    ISOLATE(prefetches_happen_on_the_stream);
    ISOLATE(wrong_arguments_are_told);
    return 0;
}
