/*
 * Pointers that lead nowhere: where the real library would read them and crash, the call fails.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "isolate.h"

#include <string.h>
#include <sys/mman.h>
#include <sys/utsname.h>

#define WILD ((void *)0x1000)
#define PAGE ((size_t)4096)

static void tells_data_buffers_from_anything_else(void)
{
    int unrelated = 0;
    aclDataBuffer *dead = aclCreateDataBuffer(NULL, 7);
    CHECK_IS(aclDestroyDataBuffer(dead), 0);
    aclDataBuffer *const none[] = {WILD, (aclDataBuffer *)&unrelated, (aclDataBuffer *)-1, dead};
    for (size_t index = 0; index < sizeof none / sizeof none[0]; index++) {
        CHECK_IS(aclGetDataBufferSizeV2(none[index]), 0);
        CHECK(aclGetDataBufferAddr(none[index]) == NULL);
        CHECK_IS(aclUpdateDataBuffer(none[index], NULL, 1), 100000);
        CHECK_IS(aclDestroyDataBuffer(none[index]), 100000);
    }
    CHECK(strstr(aclGetRecentErrMsg(), "no living data buffer") != NULL);
}

static void tells_exceptions_from_anything_else(void)
{
    CHECK_IS(aclrtGetTaskIdFromExceptionInfo(WILD), 0xFFFFFFFF);
    CHECK_IS(aclrtGetErrorCodeFromExceptionInfo(WILD), 0xFFFFFFFF);
    CHECK(strstr(aclGetRecentErrMsg(), "running exception callback") != NULL);
}

static void reads_attributes_with_care(void)
{
    void *memory = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    aclrtMallocAttribute attribute = {.attr = ACL_RT_MEM_ATTR_MODULE_ID};
    aclrtMallocConfig config = {.attrs = WILD, .numAttrs = 1};
    CHECK_IS(aclrtMallocWithCfg(&memory, 64, ACL_MEM_MALLOC_HUGE_FIRST, &config), 107000);
    CHECK_IS(aclrtMallocHostWithCfg(&memory, 64, &config), 107000);
    config = (aclrtMallocConfig){.attrs = &attribute, .numAttrs = SIZE_MAX / 4};
    CHECK_IS(aclrtMallocWithCfg(&memory, 64, ACL_MEM_MALLOC_HUGE_FIRST, &config), 107000);
    CHECK_IS(aclrtMallocHostWithCfg(&memory, 64, &config), 107000);
    config.numAttrs = 1;
    CHECK_IS(aclrtMallocHostWithCfg(&memory, 64, &config), 0);
    CHECK_IS(aclrtFreeHost(memory), 0);
}

static void writes_results_with_care(void)
{
    CHECK_IS(aclrtSetDevice(0), 0);
    const aclrtMemPoolProps props = {.location = {.type = ACL_MEM_LOCATION_TYPE_DEVICE}};
    aclrtMemPool pool;
    CHECK_IS(aclrtMemPoolCreate(&pool, &props), 0);
    CHECK_IS(aclrtMemPoolGetAttr(pool, ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD, WILD), 107000);
    CHECK_IS(aclrtMemPoolSetAttr(pool, ACL_RT_MEM_POOL_ATTR_RELEASE_THRESHOLD, WILD), 107000);
    CHECK_IS(aclrtMemPoolDestroy(pool), 0);
    void *managed = NULL;
    CHECK_IS(aclrtMemAllocManaged(&managed, 4096, 1), 0);
    CHECK_IS(aclrtMemManagedGetAttr(ACL_MEM_RANGE_ATTRIBUTE_READ_MOSTLY, managed, 4096, WILD, 4), 107000);
    CHECK_IS(aclrtFree(managed), 0);
}

static bool kernel_tells_rights(void)
{
    struct utsname name;
    int major = 0;
    int minor = 0;
    CHECK_IS(uname(&name), 0);
    CHECK_IS(sscanf(name.release, "%d.%d", &major, &minor), 2);
    return major > 6 || (major == 6 && minor >= 11);
}

static void copies_nothing_over_a_hole(void)
{
    if (!kernel_tells_rights()) {
        return;
    }
    CHECK_IS(aclrtSetDevice(0), 0);
    const size_t size = 16 * PAGE;
    char *host = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    void *block = NULL;
    CHECK_IS(aclrtMalloc(&block, size, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK_IS(aclrtMemset(block, size, 1, size), 0);
    CHECK_IS(mprotect(host + 8 * PAGE, PAGE, PROT_READ), 0);
    CHECK_IS(aclrtMemcpy(host, size, block, size, ACL_MEMCPY_DEVICE_TO_HOST), 507899);
    CHECK_IS(aclrtMemset(host, size, 1, size), 507899);
    CHECK_IS(aclrtMemcpy(block, size, host, size, ACL_MEMCPY_HOST_TO_DEVICE), 0);
    CHECK_IS(mprotect(host + 8 * PAGE, PAGE, PROT_NONE), 0);
    CHECK_IS(aclrtMemcpy(block, size, host, size, ACL_MEMCPY_HOST_TO_DEVICE), 507899);
    CHECK_IS(mprotect(host + 8 * PAGE, PAGE, PROT_READ | PROT_WRITE), 0);
    CHECK_IS(aclrtMemcpy(host, size, block, size, ACL_MEMCPY_DEVICE_TO_HOST), 0);
    CHECK_IS(aclrtFree(block), 0);
    CHECK_IS(munmap(host, size), 0);
}

static void runs_no_function_where_none_is(void)
{
    if (!kernel_tells_rights()) {
        return;
    }
    aclrtStream stream;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    /* Queueing it is no mistake that the real library would notice. */
    CHECK_IS(aclrtLaunchHostFunc(stream, (aclrtHostFunc)(uintptr_t)WILD, NULL), 0);
    CHECK(aclrtSynchronizeStream(stream) != 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtRegStreamStateCallback("wild", (aclrtStreamStateCallback)(uintptr_t)WILD, NULL), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
}

int main(void)
{
    ISOLATE(tells_data_buffers_from_anything_else);
    ISOLATE(tells_exceptions_from_anything_else);
    ISOLATE(reads_attributes_with_care);
    ISOLATE(writes_results_with_care);
    ISOLATE(copies_nothing_over_a_hole);
    ISOLATE(runs_no_function_where_none_is);
    return 0;
}
