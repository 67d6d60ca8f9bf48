/* aclsimRunOperator: workspace comes from the allocator of the stream and goes back when the stream has passed. */
#include <pthread.h>
#include <stdatomic.h>

#include "control.h"

#define SIZE 4096

struct pool {
    atomic_int allocated;
    atomic_int freed;
    size_t asked;
    bool exhausted;
    _Atomic(void *) last;
    atomic_bool freed_elsewhere;
    pthread_t caller;
};

static void *allocate(aclrtAllocator allocator, size_t size)
{
    struct pool *pool = allocator;
    pool->asked = size;
    if (pool->exhausted) {
        return NULL;
    }
    void *memory = NULL;
    OK(aclrtMalloc(&memory, size, ACL_MEM_MALLOC_HUGE_FIRST));
    (void)atomic_fetch_add(&pool->allocated, 1);
    atomic_store(&pool->last, memory);
    return memory;
}

static void give_back(aclrtAllocator allocator, aclrtAllocatorBlock block)
{
    struct pool *pool = allocator;
    CHECK(block == atomic_load(&pool->last));
    OK(aclrtFree(block));
    atomic_store(&pool->freed_elsewhere, !pthread_equal(pthread_self(), pool->caller));
    (void)atomic_fetch_add(&pool->freed, 1);
}

static void *address_of(aclrtAllocatorBlock block)
{
    return block;
}

static void register_allocator(aclrtStream stream, struct pool *pool)
{
    aclrtAllocatorDesc desc = aclrtAllocatorCreateDesc();
    CHECK(desc != NULL);
    OK(aclrtAllocatorSetObjToDesc(desc, pool));
    OK(aclrtAllocatorSetAllocFuncToDesc(desc, allocate));
    OK(aclrtAllocatorSetFreeFuncToDesc(desc, give_back));
    OK(aclrtAllocatorSetGetAddrFromBlockFuncToDesc(desc, address_of));
    OK(aclrtAllocatorRegister(stream, desc));
    OK(aclrtAllocatorDestroyDesc(desc));
}

int main(void)
{
    struct pool pool = {.caller = pthread_self()};
    aclrtStream stream = NULL;
    OK(aclrtSetDevice(0));
    OK(aclrtCreateStream(&stream));
    CHECK_IS(aclsimRunOperator(stream, SIZE), ACL_ERROR_INVALID_PARAM);
    register_allocator(stream, &pool);
    CHECK_IS(aclsimRunOperator(stream, 0), ACL_ERROR_INVALID_PARAM);
    CHECK(pool.allocated == 0);

    OK(aclsimHoldStreams(1));
    OK(aclsimRunOperator(stream, SIZE));
    CHECK(pool.allocated == 1 && pool.asked == SIZE);
    CHECK(pool.freed == 0);
    OK(aclsimHoldStreams(0));
    OK(aclrtSynchronizeStream(stream));
    CHECK(pool.freed == 1 && atomic_load(&pool.freed_elsewhere));

    pool.exhausted = true;
    CHECK_IS(aclsimRunOperator(stream, SIZE), ACL_ERROR_RT_MEMORY_ALLOCATION);
    pool.exhausted = false;

    /* Discarded work gives its workspace back too. */
    OK(aclsimHoldStreams(1));
    OK(aclsimRunOperator(stream, SIZE));
    OK(aclrtDestroyStreamForce(stream));
    OK(aclsimHoldStreams(0));
    CHECK(pool.allocated == 2 && pool.freed == 2);
    OK(aclrtAllocatorUnregister(stream));
    OK(aclrtAllocatorUnregister(stream));

    aclrtStream standard = NULL;
    OK(aclrtCtxGetCurrentDefaultStream(&standard));
    register_allocator(standard, &pool);
    OK(aclsimRunOperator(NULL, SIZE));
    OK(aclrtSynchronizeStream(NULL));
    CHECK(pool.allocated == 3 && pool.freed == 3);
    OK(aclrtAllocatorUnregister(standard));

    CHECK_IS(aclsimRunOperator((aclrtStream)&pool, SIZE), ACL_ERROR_RT_INVALID_HANDLE);
    OK(aclrtResetDevice(0));
    CHECK_IS(aclsimRunOperator(NULL, SIZE), ACL_ERROR_RT_CONTEXT_NULL);
    CHECK(alive(ACLSIM_OBJECT_KINDS) == 0);
    CHECK(findings() == 0);
    return 0;
}
