/*
 * Allocators of the user, registered for streams.
 */
#include "memory.h"

static int asked;

static void *allocate(aclrtAllocator allocator, size_t size)
{
    (void)allocator;
    asked++;
    return malloc(size);
}

static void give_back(aclrtAllocator allocator, aclrtAllocatorBlock block)
{
    (void)allocator;
    free(block);
}

static void *address_of(aclrtAllocatorBlock block)
{
    return block;
}

static aclrtAllocatorDesc described(void *object)
{
    aclrtAllocatorDesc desc = aclrtAllocatorCreateDesc();
    CHECK(desc != NULL);
    CHECK_IS(aclrtAllocatorSetObjToDesc(desc, object), 0);
    CHECK_IS(aclrtAllocatorSetAllocFuncToDesc(desc, allocate), 0);
    CHECK_IS(aclrtAllocatorSetFreeFuncToDesc(desc, give_back), 0);
    CHECK_IS(aclrtAllocatorSetGetAddrFromBlockFuncToDesc(desc, address_of), 0);
    return desc;
}

static void a_registration_outlives_its_description(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    int object = 0;
    aclrtAllocatorDesc desc = described(&object);
    CHECK_IS(alive(ACLSIM_OBJECT_ALLOCATOR_DESC), 1);
    CHECK_IS(aclrtAllocatorRegister(stream, desc), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_ALLOCATOR_REGISTRATION), 1);
    CHECK_IS(aclrtAllocatorDestroyDesc(desc), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_ALLOCATOR_DESC), 0);
    aclrtAllocatorDesc found = NULL;
    aclrtAllocator allocator = NULL;
    aclrtAllocatorAllocFunc alloc = NULL;
    aclrtAllocatorFreeFunc release = NULL;
    aclrtAllocatorAllocAdviseFunc advise = NULL;
    aclrtAllocatorGetAddrFromBlockFunc address = NULL;
    CHECK_IS(aclrtAllocatorGetByStream(stream, &found, &allocator, &alloc, &release, &advise, &address), 0);
    CHECK(found == desc && allocator == &object && alloc == allocate && release == give_back);
    CHECK(advise == NULL && address == address_of);
    release(allocator, alloc(allocator, 100));
    CHECK_IS(asked, 1);
    CHECK_IS(aclrtAllocatorUnregister(stream), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_ALLOCATOR_REGISTRATION), 0);
    CHECK_IS(aclrtAllocatorGetByStream(stream, &found, NULL, NULL, NULL, NULL, NULL), 100000);
}

static void the_newest_registration_counts(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    int objects[2];
    aclrtAllocatorDesc first = described(&objects[0]);
    aclrtAllocatorDesc second = described(&objects[1]);
    CHECK_IS(aclrtAllocatorRegister(stream, first), 0);
    CHECK_IS(aclrtAllocatorRegister(stream, second), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_ALLOCATOR_REGISTRATION), 1);
    aclrtAllocatorDesc found = NULL;
    aclrtAllocator allocator = NULL;
    CHECK_IS(aclrtAllocatorGetByStream(stream, &found, &allocator, NULL, NULL, NULL, NULL), 0);
    CHECK(found == second && allocator == &objects[1]);
    CHECK_IS(aclrtAllocatorUnregister(stream), 0);
    CHECK_IS(aclrtAllocatorUnregister(stream), 0);
}

static void incomplete_descriptions_are_refused(void)
{
    open_device(0);
    aclrtStream stream = new_stream();
    int object = 0;
    aclrtAllocatorDesc desc = aclrtAllocatorCreateDesc();
    CHECK_IS(aclrtAllocatorRegister(stream, desc), 100000);
    CHECK_IS(aclrtAllocatorSetObjToDesc(desc, &object), 0);
    CHECK_IS(aclrtAllocatorRegister(stream, desc), 100000);
    CHECK_IS(aclrtAllocatorRegister(NULL, desc), 100000);
    CHECK_IS(aclrtAllocatorSetAllocFuncToDesc(desc, NULL), 100000);
    CHECK_IS(aclrtAllocatorSetObjToDesc(NULL, &object), 100000);
    CHECK_IS(aclrtAllocatorSetObjToDesc(&object, &object), 100000);
    CHECK_IS(aclrtAllocatorDestroyDesc(desc), 0);
    CHECK_IS(aclrtAllocatorDestroyDesc(desc), 100000);
    CHECK_IS(aclrtAllocatorSetObjToDesc(desc, &object), 100000);
    CHECK_IS(alive(ACLSIM_OBJECT_ALLOCATOR_REGISTRATION), 0);
}

int main(void)
{
    ISOLATE(a_registration_outlives_its_description);
    ISOLATE(the_newest_registration_counts);
    ISOLATE(incomplete_descriptions_are_refused);
    return 0;
}
