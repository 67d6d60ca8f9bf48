#include "endings.h"

static aclError end_stream(struct actor *actor, aclrtStream stream)
{
    return chance(actor, 50) ? aclrtDestroyStream(stream) : aclrtDestroyStreamForce(stream);
}

static aclError free_device(struct actor *actor, void *memory)
{
    return chance(actor, 20) ? aclrtFreeWithDevSync(memory) : aclrtFree(memory);
}

static aclError free_host(struct actor *actor, void *memory)
{
    return chance(actor, 20) ? aclrtFreeHostWithDevSync(memory) : aclrtFreeHost(memory);
}

static aclError call(struct actor *actor, enum kind kind, const struct object *object)
{
    switch (kind) {
    case CONTEXT:
        return aclrtDestroyContext(object->handle);
    case STREAM:
        return end_stream(actor, object->handle);
    case EVENT:
        return aclrtDestroyEvent(object->handle);
    case NOTIFY:
        return aclrtDestroyNotify(object->handle);
    case COUNT_NOTIFY:
        return aclrtCntNotifyDestroy(object->handle);
    case BLOCK:
    case MANAGED:
        return free_device(actor, object->handle);
    case PINNED:
        return free_host(actor, object->handle);
    case REGISTERED:
        return aclrtHostUnregister(object->handle);
    case RANGE:
        return aclrtReleaseMemAddress(object->handle);
    case MAPPING:
        return aclrtUnmapMem(object->handle);
    case PHYSICAL:
        return aclrtFreePhysical(object->handle);
    case POOL:
        return aclrtMemPoolDestroy(object->handle);
    case POOL_BLOCK:
        return chance(actor, 30) ? aclrtFree(object->handle) : aclrtMemPoolFreeAsync(object->handle, any_stream(actor));
    case DESCRIPTION:
        return aclrtAllocatorDestroyDesc(object->handle);
    case REGISTRATION:
        return aclrtAllocatorUnregister(object->handle);
    case BUFFER:
        return aclDestroyDataBuffer(object->handle);
    case MEMORY_KEY:
    case IMPORT:
        return aclrtIpcMemClose(object->key);
    case KINDS:
        break;
    }
    return ACL_SUCCESS;
}

/** The object has ended, by this call or otherwise, as streams do with their context. No fault rule gives these codes. */
static bool is_gone(aclError error)
{
    return error == ACL_SUCCESS || error == ACL_ERROR_RT_INVALID_HANDLE || error == ACL_ERROR_RT_PARAM_INVALID;
}

bool end_once(struct actor *actor, enum kind kind, const struct object *object)
{
    return is_gone(call(actor, kind, object));
}

static aclError call_without_waiting(enum kind kind, const struct object *object)
{
    struct actor actor = {.random = 1};
    switch (kind) {
    case STREAM:
        return aclrtDestroyStreamForce(object->handle);
    case BLOCK:
    case MANAGED:
    case POOL_BLOCK:
        return aclrtFree(object->handle);
    case PINNED:
        return aclrtFreeHost(object->handle);
    default:
        return call(&actor, kind, object);
    }
}

void end_for_good(enum kind kind, const struct object *object)
{
    aclrtContext before = NULL;
    if (kind == STREAM) {
        (void)aclrtGetCurrentContext(&before);
        (void)aclrtSetCurrentContext(object->context);
    }
    /* The watchdog may lose the devices at any time, also before this thread got its context. */
    for (int tries = 0; tries < 100 && !is_gone(call_without_waiting(kind, object)); tries++) {
        for (int32_t device = 0; device < DEVICES; device++) {
            (void)aclsimLoseDevice(device, 0);
            (void)aclrtSetDevice(device);
        }
    }
    if (before != NULL) {
        (void)aclrtSetCurrentContext(before);
    }
}
