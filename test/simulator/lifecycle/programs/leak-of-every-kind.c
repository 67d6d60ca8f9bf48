/* Leaves one object of each kind behind that a process can make alone on the default product. */
#include <pthread.h>

#include "acl/acl_rt_memory_soma.h"
#include "control.h"

#define SIZE 4096

static void *allocate(aclrtAllocator allocator, size_t size)
{
    (void)allocator;
    (void)size;
    return NULL;
}

static void give_back(aclrtAllocator allocator, aclrtAllocatorBlock block)
{
    (void)allocator;
    (void)block;
}

static void *address_of(aclrtAllocatorBlock block)
{
    return block;
}

static void execution(aclrtStream *stream)
{
    aclrtContext context = NULL;
    aclrtEvent event = NULL;
    aclrtNotify notify = NULL;
    OK(aclrtCreateContext(&context, 0));
    OK(aclrtCreateStream(stream));
    OK(aclrtCreateEvent(&event));
    OK(aclrtCreateNotify(&notify, 0));
    OK(aclrtSubscribeReport((uint64_t)pthread_self(), *stream));
}

static void memory(aclrtStream stream)
{
    void *device = NULL;
    void *host = NULL;
    void *managed = NULL;
    void *block = NULL;
    char key[65];
    aclrtMemPool pool = NULL;
    const aclrtMemPoolProps properties = {.location = {.id = 0, .type = ACL_MEM_LOCATION_TYPE_DEVICE}};
    OK(aclrtMalloc(&device, SIZE, ACL_MEM_MALLOC_HUGE_FIRST));
    OK(aclrtIpcMemGetExportKey(device, SIZE, key, sizeof key, 0));
    OK(aclrtMallocHost(&host, SIZE));
    void *plain = aligned_alloc(4096, SIZE);
    CHECK(plain != NULL);
    OK(aclrtHostRegisterV2(plain, SIZE, ACL_HOST_REG_PINNED));
    OK(aclrtMemAllocManaged(&managed, SIZE, ACL_RT_MEM_ATTACH_GLOBAL));
    OK(aclrtMemPoolCreate(&pool, &properties));
    OK(aclrtMemPoolMallocAsync(&block, SIZE, pool, stream));
}

static void virtual_memory(void)
{
    size_t size = 0;
    void *address = NULL;
    aclrtDrvMemHandle handle = NULL;
    aclrtPhysicalMemProp properties = {
        .memAttr = ACL_HBM_MEM_HUGE,
        .location = {.id = 0, .type = ACL_MEM_LOCATION_TYPE_DEVICE},
    };
    OK(aclrtMemGetAllocationGranularity(&properties, ACL_RT_MEM_ALLOC_GRANULARITY_MINIMUM, &size));
    OK(aclrtReserveMemAddress(&address, size, 0, NULL, 0));
    OK(aclrtMallocPhysical(&handle, size, &properties, 0));
    OK(aclrtMapMem(address, size, 0, handle, 0));
}

static void allocator(aclrtStream stream)
{
    aclrtAllocatorDesc desc = aclrtAllocatorCreateDesc();
    OK(aclrtAllocatorSetObjToDesc(desc, &desc));
    OK(aclrtAllocatorSetAllocFuncToDesc(desc, allocate));
    OK(aclrtAllocatorSetFreeFuncToDesc(desc, give_back));
    OK(aclrtAllocatorSetGetAddrFromBlockFuncToDesc(desc, address_of));
    OK(aclrtAllocatorRegister(stream, desc));
}

int main(void)
{
    aclrtStream stream = NULL;
    static unsigned char data[16];
    OK(aclInit(NULL));
    OK(aclrtSetDevice(0));
    execution(&stream);
    memory(stream);
    virtual_memory();
    allocator(stream);
    /* Reachable at exit: for the address sanitizer it is no leak. */
    static aclDataBuffer *volatile buffer;
    buffer = aclCreateDataBuffer(data, sizeof data);
    CHECK(buffer != NULL);
    OK(aclFinalize());
    return 0;
}
