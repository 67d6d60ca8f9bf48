/*
 * What tests of memory share: a device, a stream, memory, bytes.
 */
#ifndef SIM_TEST_MEMORY_H
#define SIM_TEST_MEMORY_H

#include <stdint.h>

#include "acl/acl.h"
#include "check.h"
#include "control.h"
#include "isolate.h"
#include "random.h"
#include "thread.h"

#define KIB ((size_t)1024)
#define MIB ((size_t)1 << 20)
#define GIB ((size_t)1 << 30)

/** Sanitizers have their own use for RAM and addresses. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

/** What fresh device memory reads as. */
#define FRESH 0xA5

static inline void open_device(int32_t device)
{
    CHECK_IS(aclrtSetDevice(device), 0);
}

static inline aclrtStream new_stream(void)
{
    aclrtStream stream = NULL;
    CHECK_IS(aclrtCreateStream(&stream), 0);
    return stream;
}

static inline void *device_memory(size_t size)
{
    void *memory = NULL;
    CHECK_IS(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST), 0);
    CHECK(memory != NULL);
    return memory;
}

static inline void *pinned_memory(size_t size)
{
    void *memory = NULL;
    CHECK_IS(aclrtMallocHost(&memory, size), 0);
    CHECK(memory != NULL);
    return memory;
}

static inline size_t free_memory(aclrtMemAttr attr)
{
    size_t free_bytes = 0;
    size_t total = 0;
    CHECK_IS(aclrtGetMemInfo(attr, &free_bytes, &total), 0);
    CHECK(free_bytes <= total);
    return free_bytes;
}

static inline void upload(void *device, const void *host, size_t size)
{
    CHECK_IS(aclrtMemcpy(device, size, host, size, ACL_MEMCPY_HOST_TO_DEVICE), 0);
}

static inline void download(void *host, const void *device, size_t size)
{
    CHECK_IS(aclrtMemcpy(host, size, device, size, ACL_MEMCPY_DEVICE_TO_HOST), 0);
}

/** Bytes that differ from place to place and from seed to seed. */
static inline void fill_pattern(unsigned char *bytes, size_t size, unsigned seed)
{
    for (size_t index = 0; index < size; index++) {
        bytes[index] = (unsigned char)(index * 31 + index / 251 + seed);
    }
}

static inline aclrtPhysicalMemProp device_property(uint32_t device)
{
    aclrtPhysicalMemProp prop;
    memset(&prop, 0, sizeof prop);
    prop.memAttr = ACL_HBM_MEM_HUGE;
    prop.location.type = ACL_MEM_LOCATION_TYPE_DEVICE;
    prop.location.id = device;
    return prop;
}

#endif
