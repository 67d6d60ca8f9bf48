/*
 * Pinned host memory and registered host memory.
 */
#include <sys/mman.h>

#include "memory.h"

static char *pages(size_t size)
{
    char *memory = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    CHECK(memory != MAP_FAILED);
    return memory;
}

static void pinned_memory_is_ordinary_memory(void)
{
    open_device(0);
    char *memory = pinned_memory(100);
    CHECK_IS((uintptr_t)memory % 64, 0);
    memset(memory, 1, 100);
    aclrtPtrAttributes attributes;
    CHECK_IS(aclrtPointerGetAttributes(memory + 50, &attributes), 0);
    CHECK_IS(attributes.location.type, ACL_MEM_LOCATION_TYPE_HOST);
    CHECK_IS(aclrtFreeHost(memory + 1), 107000);
    CHECK_IS(aclrtFreeHost(memory), 0);
    CHECK_IS(aclrtFreeHost(memory), 107000);
    (void)last_finding(ACLSIM_FINDING_DOUBLE_FREE);
    CHECK_IS(aclrtFreeHost(device_memory(10)), 107000);
    (void)last_finding(ACLSIM_FINDING_FOREIGN_FREE);
}

static void configured_host_memory_checks_its_attributes_before_the_context(void)
{
    void *memory = NULL;
    aclrtMallocAttribute attribute;
    memset(&attribute, 0, sizeof attribute);
    aclrtMallocConfig config = {&attribute, 1};
    CHECK_IS(aclrtMallocHostWithCfg(&memory, 10, &config), 107000);
    attribute.attr = ACL_RT_MEM_ATTR_MODULE_ID;
    CHECK_IS(aclrtMallocHostWithCfg(&memory, 10, &config), 107002);
    open_device(0);
    CHECK_IS(aclrtMallocHostWithCfg(&memory, 10, &config), 0);
    CHECK_IS(aclrtFreeHost(memory), 0);
    attribute.attr = ACL_RT_MEM_ATTR_VA_FLAG;
    attribute.value.vaFlag = 1;
    CHECK_IS(aclrtMallocHostWithCfg(&memory, 10, &config), 0);
    config.attrs = NULL;
    config.numAttrs = 0;
    CHECK_IS(aclrtMallocHostWithCfg(&memory, 10, &config), 107000);
}

static void registration_gives_the_device_an_address_of_the_same_bytes(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    char *memory = pages(3 * 4096);
    void *alias = NULL;
    CHECK_IS(aclrtHostRegister(memory, 2 * 4096, ACL_HOST_REGISTER_MAPPED, &alias), 0);
    CHECK(alias != NULL && alias != (void *)memory);
    strcpy(memory + 4096, "host side");
    char *device = device_memory(4096);
    /* The device reads the alias; what it writes there the host sees. */
    CHECK_IS(aclrtMemcpyAsync(device, 10, (char *)alias + 4096, 10, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtMemsetAsync(alias, 5, 'd', 5, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(memcmp(memory, "ddddd", 6), 0);
    char back[10] = "";
    download(back, device, 10);
    CHECK(strcmp(back, "host side") == 0);
    void *asked = NULL;
    CHECK_IS(aclrtHostGetDevicePointer(memory + 100, &asked, 0), 0);
    CHECK(asked == (char *)alias + 100);
    aclrtPtrAttributes attributes;
    CHECK_IS(aclrtPointerGetAttributes(memory, &attributes), 0);
    CHECK_IS(attributes.location.type, ACL_MEM_LOCATION_TYPE_HOST);
    CHECK_IS(aclrtHostUnregister(memory + 4096), 507911);
    CHECK_IS(aclrtHostUnregister(memory), 0);
    CHECK_IS(aclrtMemset(alias, 5, 0, 5), 507899);
    CHECK_IS(aclrtPointerGetAttributes(memory, &attributes), 0);
    CHECK_IS(attributes.location.type, ACL_MEM_LOCATION_TYPE_UNREGISTERED);
    CHECK_IS(alive(ACLSIM_OBJECT_HOST_REGISTRATION), 0);
}

static void registrations_do_not_overlap(void)
{
    open_device(0);
    char *memory = pages(4 * 4096);
    void *alias = NULL;
    CHECK_IS(aclrtHostRegisterV2(memory + 4096, 2 * 4096, ACL_HOST_REG_MAPPED | ACL_HOST_REG_PINNED), 0);
    CHECK_IS(aclrtHostRegisterV2(memory + 4097, 1, ACL_HOST_REG_PINNED), 507910);
    CHECK_IS(aclrtHostRegisterV2(memory, 4 * 4096, ACL_HOST_REG_MAPPED), 507910);
    CHECK_IS(aclrtHostRegister(memory, 2 * 4096, ACL_HOST_REGISTER_MAPPED, &alias), 507910);
    CHECK_IS(aclrtHostRegister(memory, 4096, ACL_HOST_REGISTER_MAPPED, &alias), 0);
    CHECK_IS(aclrtHostRegister(memory + 3 * 4096 + 8, 100, ACL_HOST_REGISTER_MAPPED, &alias), 507899);
    CHECK_IS(aclrtHostRegister(memory, 4096, (aclrtHostRegisterType)2, &alias), 207000);
    CHECK_IS(aclrtHostRegisterV2(memory + 3 * 4096, 4096, 1), 107000);
    CHECK_IS(aclrtHostRegister((void *)0x100000, 4096, ACL_HOST_REGISTER_MAPPED, &alias), 507899);
    CHECK_IS(aclrtHostRegister(device_memory(4096), 4096, ACL_HOST_REGISTER_MAPPED, &alias), 107000);
    CHECK_IS(aclrtHostUnregister(memory), 0);
    CHECK_IS(aclrtHostUnregister(memory + 4096), 0);
    CHECK_IS(aclrtHostUnregister(memory + 4096), 507911);
}

static void pinned_memory_can_be_registered_too(void)
{
    open_device(0);
    char *memory = pinned_memory(8192);
    void *alias = NULL;
    CHECK_IS(aclrtHostRegister(memory, 8192, ACL_HOST_REGISTER_MAPPED, &alias), 0);
    CHECK_IS(aclrtMemset(alias, 10, 4, 10), 0);
    CHECK_IS(memory[9], 4);
    CHECK_IS(aclrtHostUnregister(memory), 0);
    CHECK_IS(aclrtFreeHost(memory), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
}

static void pinned_memory_freed_while_registered_is_reported_and_safe(void)
{
    open_device(0);
    char *memory = pinned_memory(8192);
    void *alias = NULL;
    CHECK_IS(aclrtHostRegister(memory, 8192, ACL_HOST_REGISTER_MAPPED, &alias), 0);
    CHECK_IS(aclrtFreeHost(memory), 0);
    CHECK_IS(last_finding(ACLSIM_FINDING_HOST_FREED_IN_USE).address, (uintptr_t)memory);
    (void)aclrtMemset(alias, 8192, 4, 8192);
    CHECK_IS(aclrtHostUnregister(memory), 0);
}

static void registered_memory_is_copied_later_and_may_vanish(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    char *device = device_memory(4096);
    char *memory = pages(4096);
    char seen = 0;
    CHECK_IS(aclrtHostRegisterV2(memory, 4096, ACL_HOST_REG_PINNED), 0);
    memory[0] = 1;
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemcpyAsync(device, 4096, memory, 4096, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    memory[0] = 2;
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    download(&seen, device, 1);
    CHECK_IS(seen, 2);
    CHECK_IS(aclsimHoldStreams(1), 0);
    CHECK_IS(aclrtMemcpyAsync(device, 4096, memory, 4096, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtHostUnregister(memory), 0);
    (void)last_finding(ACLSIM_FINDING_HOST_CHANGED_IN_USE);
    CHECK_IS(munmap(memory, 4096), 0);
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 507013);
    /* Unmapped without a word to the library. */
    memory = pages(4096);
    CHECK_IS(aclrtHostRegisterV2(memory, 4096, ACL_HOST_REG_PINNED), 0);
    CHECK_IS(munmap(memory, 4096), 0);
    CHECK_IS(aclrtMemcpyAsync(device, 4096, memory, 4096, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 507013);
}

int main(void)
{
    ISOLATE(pinned_memory_is_ordinary_memory);
    ISOLATE(configured_host_memory_checks_its_attributes_before_the_context);
    ISOLATE(registration_gives_the_device_an_address_of_the_same_bytes);
    ISOLATE(registrations_do_not_overlap);
    ISOLATE(pinned_memory_can_be_registered_too);
    ISOLATE(pinned_memory_freed_while_registered_is_reported_and_safe);
    ISOLATE(registered_memory_is_copied_later_and_may_vanish);
    return 0;
}
