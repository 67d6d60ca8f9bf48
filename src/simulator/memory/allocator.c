#include "allocator.h"

#include <pthread.h>
#include <stdlib.h>

#include "aclsim.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "handles/objects.h"
#include "model.h"

/** A description under construction; behind the handle that the caller holds. */
struct description {
    void *handle;
    pthread_mutex_t mutex;
    /** Guarded by mutex. */
    struct sim_allocator allocator;
};

struct registration {
    struct registration *next;
    aclrtStream stream;
    /** The description that was registered; it may be destroyed. */
    aclrtAllocatorDesc description;
    struct sim_allocator allocator;
};

/* Guards the table. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
#define BUCKETS 64u
static struct registration *buckets[BUCKETS];

static void destroy_description(void *object)
{
    struct description *description = object;
    (void)pthread_mutex_destroy(&description->mutex);
    free(description);
}

aclrtAllocatorDesc sim_aclrtAllocatorCreateDesc(void)
{
    struct description *description = calloc(1, sizeof *description);
    if (description == NULL) {
        return NULL;
    }
    (void)pthread_mutex_init(&description->mutex, NULL);
    description->handle = sim_handle_create(ACLSIM_OBJECT_ALLOCATOR_DESC, description, destroy_description);
    if (description->handle == NULL) {
        destroy_description(description);
        return NULL;
    }
    return description->handle;
}

static aclError fail_description(const void *handle)
{
    return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009",
        "argument allocatorDesc is 0x%zx, which is no living allocator description", (size_t)handle);
}

aclError sim_aclrtAllocatorDestroyDesc(aclrtAllocatorDesc allocatorDesc)
{
    SIM_REQUIRE(allocatorDesc);
    return sim_handle_retire(ACLSIM_OBJECT_ALLOCATOR_DESC, allocatorDesc) ? ACL_SUCCESS : fail_description(allocatorDesc);
}

/** The description behind a handle, locked and referenced. */
static aclError enter(aclrtAllocatorDesc handle, struct description **description)
{
    *description = sim_handle_acquire(ACLSIM_OBJECT_ALLOCATOR_DESC, handle);
    if (*description == NULL) {
        return fail_description(handle);
    }
    (void)pthread_mutex_lock(&(*description)->mutex);
    return ACL_SUCCESS;
}

static aclError leave(struct description *description)
{
    (void)pthread_mutex_unlock(&description->mutex);
    sim_handle_release(description->handle);
    return ACL_SUCCESS;
}

aclError sim_aclrtAllocatorSetObjToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocator allocator)
{
    SIM_REQUIRE(allocatorDesc);
    SIM_REQUIRE(allocator);
    struct description *description;
    SIM_TRY(enter(allocatorDesc, &description));
    description->allocator.object = allocator;
    return leave(description);
}

aclError sim_aclrtAllocatorSetAllocFuncToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocatorAllocFunc func)
{
    SIM_REQUIRE(allocatorDesc);
    SIM_REQUIRE(func);
    struct description *description;
    SIM_TRY(enter(allocatorDesc, &description));
    description->allocator.allocate = func;
    return leave(description);
}

aclError sim_aclrtAllocatorSetFreeFuncToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocatorFreeFunc func)
{
    SIM_REQUIRE(allocatorDesc);
    SIM_REQUIRE(func);
    struct description *description;
    SIM_TRY(enter(allocatorDesc, &description));
    description->allocator.free = func;
    return leave(description);
}

aclError sim_aclrtAllocatorSetAllocAdviseFuncToDesc(aclrtAllocatorDesc allocatorDesc, aclrtAllocatorAllocAdviseFunc func)
{
    SIM_REQUIRE(allocatorDesc);
    SIM_REQUIRE(func);
    struct description *description;
    SIM_TRY(enter(allocatorDesc, &description));
    description->allocator.allocate_advised = func;
    return leave(description);
}

aclError sim_aclrtAllocatorSetGetAddrFromBlockFuncToDesc(aclrtAllocatorDesc allocatorDesc,
    aclrtAllocatorGetAddrFromBlockFunc func)
{
    SIM_REQUIRE(allocatorDesc);
    SIM_REQUIRE(func);
    struct description *description;
    SIM_TRY(enter(allocatorDesc, &description));
    description->allocator.address_of = func;
    return leave(description);
}

/** Where the registration of a stream is linked, or the end of its chain. Called with the mutex. */
static struct registration **find(aclrtStream stream)
{
    struct registration **link = &buckets[((uintptr_t)stream >> 4) * 2654435761u % BUCKETS];
    while (*link != NULL && (*link)->stream != stream) {
        link = &(*link)->next;
    }
    return link;
}

static aclError put(aclrtStream stream, aclrtAllocatorDesc description, const struct sim_allocator *allocator)
{
    aclError result = ACL_SUCCESS;
    (void)pthread_mutex_lock(&mutex);
    struct registration **link = find(stream);
    if (*link == NULL) {
        *link = calloc(1, sizeof **link);
        sim_objects_add(ACLSIM_OBJECT_ALLOCATOR_REGISTRATION, *link != NULL);
    }
    if (*link == NULL) {
        result = ACL_ERROR_BAD_ALLOC;
    } else {
        (*link)->stream = stream;
        (*link)->description = description;
        (*link)->allocator = *allocator;
    }
    (void)pthread_mutex_unlock(&mutex);
    return result == ACL_SUCCESS ? ACL_SUCCESS : sim_fail(result, "EH0010", "no host memory for the registration");
}

aclError sim_aclrtAllocatorRegister(aclrtStream stream, aclrtAllocatorDesc allocatorDesc)
{
    SIM_REQUIRE(stream);
    SIM_REQUIRE(allocatorDesc);
    struct description *description;
    SIM_TRY(enter(allocatorDesc, &description));
    const struct sim_allocator allocator = description->allocator;
    (void)leave(description);
    SIM_REQUIRE(allocator.object);
    SIM_REQUIRE(allocator.allocate);
    SIM_REQUIRE(allocator.free);
    SIM_REQUIRE(allocator.address_of);
    return put(stream, allocatorDesc, &allocator);
}

/** Copies a registration. @return false when the stream has none */
static bool get(aclrtStream stream, struct registration *registration)
{
    (void)pthread_mutex_lock(&mutex);
    const struct registration *found = *find(stream);
    if (found != NULL) {
        *registration = *found;
    }
    (void)pthread_mutex_unlock(&mutex);
    return found != NULL;
}

aclError sim_aclrtAllocatorGetByStream(aclrtStream stream, aclrtAllocatorDesc *allocatorDesc, aclrtAllocator *allocator,
    aclrtAllocatorAllocFunc *allocFunc, aclrtAllocatorFreeFunc *freeFunc, aclrtAllocatorAllocAdviseFunc *allocAdviseFunc,
    aclrtAllocatorGetAddrFromBlockFunc *getAddrFromBlockFunc)
{
    SIM_REQUIRE(allocatorDesc);
    SIM_REQUIRE(stream);
    struct registration found;
    if (!get(stream, &found)) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0012", "argument stream has no allocator; call aclrtAllocatorRegister first");
    }
    *allocatorDesc = found.description;
    if (allocator != NULL) {
        *allocator = found.allocator.object;
    }
    if (allocFunc != NULL) {
        *allocFunc = found.allocator.allocate;
    }
    if (freeFunc != NULL) {
        *freeFunc = found.allocator.free;
    }
    if (allocAdviseFunc != NULL) {
        *allocAdviseFunc = found.allocator.allocate_advised;
    }
    if (getAddrFromBlockFunc != NULL) {
        *getAddrFromBlockFunc = found.allocator.address_of;
    }
    return ACL_SUCCESS;
}

aclError sim_aclrtAllocatorUnregister(aclrtStream stream)
{
    SIM_REQUIRE(stream);
    (void)pthread_mutex_lock(&mutex);
    struct registration **link = find(stream);
    struct registration *found = *link;
    if (found != NULL) {
        *link = found->next;
        sim_objects_add(ACLSIM_OBJECT_ALLOCATOR_REGISTRATION, -1);
    }
    (void)pthread_mutex_unlock(&mutex);
    free(found);
    return ACL_SUCCESS;
}

bool sim_allocator_of(aclrtStream stream, struct sim_allocator *allocator)
{
    struct registration found;
    if (!get(stream, &found)) {
        return false;
    }
    *allocator = found.allocator;
    return true;
}
