/*
 * Physical memory that processes share by a handle: 64 bits, or a structure for the exchange between servers.
 */
#include "device/device.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "machine/config.h"
#include "model.h"
#include "physical.h"
#include "queue/context.h"
#include "sharing/shared_memory.h"

#define FABRIC_MAGIC 0x666162726963ull
/** Most processes that one call may name. */
#define MOST_PIDS 65535u

/** What a fabric handle holds; the rest is 0. */
struct fabric {
    uint64_t magic;
    sim_shared_key key;
};

static aclError fail_physical(const void *handle)
{
    return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999",
        "argument handle is 0x%zx, which is no living physical memory handle", (size_t)handle);
}

/** Exports once; a second time fails as in the driver. */
static aclError export_physical(struct sim_physical *physical, uint64_t flags, sim_shared_key *key)
{
    const struct sim_shared_info info = {
        .device = physical->device < 0 ? -1 : sim_device_logical(physical->device),
        .page = physical->backing.page,
        .size = physical->size,
        .attribute = (int32_t)physical->prop.memAttr,
    };
    (void)pthread_mutex_lock(&physical->mutex);
    const bool possible = physical->exported == NULL && physical->imported == NULL;
    if (possible) {
        physical->exported = sim_shared_memory_export(&physical->backing, &info);
    }
    struct sim_shared_memory *shared = possible ? physical->exported : NULL;
    (void)pthread_mutex_unlock(&physical->mutex);
    if (!possible) {
        return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999",
            "argument handle was exported before, or imported; physical memory is exported once, by its owner");
    }
    if (shared == NULL) {
        return sim_fail(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL, "EL9999", "no more memory can be exported by this process");
    }
    /* What others write is not seen here. */
    sim_physical_show_host(physical);
    *key = sim_shared_memory_key(shared);
    if (flags == ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION) {
        (void)sim_shared_memory_allow_all(shared);
    }
    return ACL_SUCCESS;
}

static aclError export_handle(aclrtDrvMemHandle handle, uint64_t flags, sim_shared_key *key)
{
    struct sim_physical *physical = sim_physical_acquire(handle);
    if (physical == NULL) {
        return fail_physical(handle);
    }
    const aclError result = export_physical(physical, flags, key);
    sim_physical_release(physical);
    return result;
}

static aclError check_flags(uint64_t flags)
{
    return flags <= ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION ? ACL_SUCCESS
                                                                  : sim_fail_range("flags", (long long)flags, "0 or 1");
}

aclError sim_aclrtMemExportToShareableHandle(aclrtDrvMemHandle handle, aclrtMemHandleType handleType, uint64_t flags,
    uint64_t *shareableHandle)
{
    SIM_REQUIRE(handle);
    if (handleType != ACL_MEM_HANDLE_TYPE_NONE) {
        return sim_fail_value("handleType", handleType, "ACL_MEM_HANDLE_TYPE_NONE");
    }
    SIM_REQUIRE(shareableHandle);
    SIM_TRY(check_flags(flags));
    return export_handle(handle, flags, shareableHandle);
}

static aclError check_share_type(aclrtMemSharedHandleType type)
{
    return type == ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT || type == ACL_MEM_SHARE_HANDLE_TYPE_FABRIC
        ? ACL_SUCCESS
        : sim_fail_range("shareType", type, "DEFAULT or FABRIC");
}

/** Handles for the exchange between servers exist on one product. */
static aclError check_fabric(aclrtMemSharedHandleType type)
{
    if (type == ACL_MEM_SHARE_HANDLE_TYPE_FABRIC && sim_config()->product->bit != SIM_PRODUCT_A3) {
        return sim_fail_unsupported("this product shares no memory between servers");
    }
    return ACL_SUCCESS;
}

static size_t handle_size(aclrtMemSharedHandleType type)
{
    return type == ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT ? sizeof(sim_shared_key) : sizeof(aclrtMemFabricHandle);
}

static aclError write_handle(void *place, aclrtMemSharedHandleType type, sim_shared_key key)
{
    if (type == ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT) {
        return sim_caller_write(place, &key, sizeof key, "shareableHandle");
    }
    const struct fabric fabric = {FABRIC_MAGIC, key};
    return sim_caller_write(place, &fabric, sizeof fabric, "shareableHandle");
}

/** @param key receives 0 for a structure that is no fabric handle, which no export has */
static aclError read_handle(const void *place, aclrtMemSharedHandleType type, sim_shared_key *key)
{
    if (type == ACL_MEM_SHARE_HANDLE_TYPE_DEFAULT) {
        return sim_caller_read(key, place, sizeof *key, "shareableHandle");
    }
    struct fabric fabric;
    SIM_TRY(sim_caller_read(&fabric, place, sizeof fabric, "shareableHandle"));
    *key = fabric.magic == FABRIC_MAGIC ? fabric.key : 0;
    return ACL_SUCCESS;
}

aclError sim_aclrtMemExportToShareableHandleV2(aclrtDrvMemHandle handle, uint64_t flags,
    aclrtMemSharedHandleType shareType, void *shareableHandle)
{
    SIM_REQUIRE(handle);
    SIM_REQUIRE(shareableHandle);
    SIM_TRY(check_share_type(shareType));
    SIM_TRY(check_flags(flags));
    if (shareType == ACL_MEM_SHARE_HANDLE_TYPE_FABRIC) {
        int32_t device;
        SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    }
    SIM_TRY(check_fabric(shareType));
    SIM_TRY(sim_caller_clear(shareableHandle, handle_size(shareType), "shareableHandle"));
    sim_shared_key key;
    SIM_TRY(export_handle(handle, flags, &key));
    return write_handle(shareableHandle, shareType, key);
}

static aclError fail_shareable(sim_shared_key key)
{
    return sim_fail(ACL_ERROR_RT_INVALID_HANDLE, "EL9999",
        "argument shareableHandle is 0x%llx, which no living export has", (unsigned long long)key);
}

static aclError allow(sim_shared_key key, const int32_t *pids, size_t count)
{
    if (count > MOST_PIDS) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EL9999", "argument pidNum is %zu; it must be at most 65535", count);
    }
    struct sim_shared_memory *shared = sim_shared_memory_find(key);
    if (shared == NULL) {
        return fail_shareable(key);
    }
    const aclError result = sim_shared_memory_allow(shared, pids, count);
    sim_shared_memory_forget(shared);
    if (result == ACL_ERROR_RT_NO_PERMISSION) {
        return sim_fail(result, "EL9999",
            "only the exporting process may name processes, and only for an export with process check");
    }
    return result == ACL_SUCCESS ? ACL_SUCCESS : sim_fail(result, "EL9999", "too many processes are named for the handle");
}

aclError sim_aclrtMemSetPidToShareableHandle(uint64_t shareableHandle, int32_t *pid, size_t pidNum)
{
    SIM_REQUIRE(pid);
    SIM_REQUIRE_SIZE(pidNum);
    return allow(shareableHandle, pid, pidNum);
}

aclError sim_aclrtMemSetPidToShareableHandleV2(void *shareableHandle, aclrtMemSharedHandleType shareType, int32_t *pid,
    size_t pidNum)
{
    SIM_REQUIRE(shareableHandle);
    SIM_REQUIRE(pid);
    SIM_REQUIRE_SIZE(pidNum);
    SIM_TRY(check_share_type(shareType));
    SIM_TRY(check_fabric(shareType));
    sim_shared_key key;
    SIM_TRY(read_handle(shareableHandle, shareType, &key));
    return allow(key, pid, pidNum);
}

/** Makes a physical memory handle of an import. Takes the look over. */
static aclError adopt(struct sim_shared_memory *shared, const struct sim_shared_info *info, int32_t device,
    aclrtDrvMemHandle *handle)
{
    struct sim_backing backing;
    const aclError imported = sim_shared_memory_import(shared, &backing);
    if (imported != ACL_SUCCESS) {
        sim_shared_memory_forget(shared);
        return sim_fail(imported, "EL9999", "the handle can't be imported: %s",
            imported == ACL_ERROR_RT_NO_PERMISSION
                ? "this process is not among those that the exporter named (aclrtMemSetPidToShareableHandle)"
                : "the export is gone or used by too many processes");
    }
    const int32_t owner = info->device < 0 ? -1 : sim_device_user(info->device);
    const aclrtPhysicalMemProp prop = {
        .memAttr = (aclrtMemAttr)info->attribute,
        .location = {.id = (uint32_t)(owner < 0 ? device : owner),
            .type = info->device < 0 ? ACL_MEM_LOCATION_TYPE_HOST : ACL_MEM_LOCATION_TYPE_DEVICE},
    };
    struct sim_physical *physical = sim_physical_new(&prop, info->size, &backing, shared);
    if (physical == NULL) {
        sim_shared_memory_close(shared);
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for a handle");
    }
    if (info->device >= 0) {
        /* The device that it was imported for has access at once. */
        physical->device = device;
    }
    sim_physical_show_host(physical);
    void *made = sim_physical_acquire_handle(physical);
    sim_physical_release(physical);
    if (made == NULL) {
        return sim_fail(ACL_ERROR_RT_MEMORY_ALLOCATION, "EL9999", "no host memory for a handle");
    }
    *handle = made;
    return ACL_SUCCESS;
}

static aclError import(sim_shared_key key, int32_t device, int32_t current, aclrtDrvMemHandle *handle)
{
    SIM_TRY(sim_device_fault(device));
    struct sim_shared_memory *shared = sim_shared_memory_find(key);
    if (shared == NULL) {
        return fail_shareable(key);
    }
    struct sim_shared_info info;
    sim_shared_memory_info(shared, &info);
    const int32_t owner = info.device < 0 ? -1 : sim_device_user(info.device);
    if (owner >= 0 && owner != current) {
        sim_device_peer_enable(current, owner);
    }
    if (sim_shared_memory_is_own(shared) && owner == device) {
        sim_shared_memory_forget(shared);
        return sim_fail(ACL_ERROR_RT_DRV_INTERNAL_ERROR, "EL9999",
            "the process that exported the memory can't import it for the same device; use the original handle");
    }
    return adopt(shared, &info, device, handle);
}

aclError sim_aclrtMemImportFromShareableHandle(uint64_t shareableHandle, int32_t deviceId, aclrtDrvMemHandle *handle)
{
    SIM_REQUIRE(handle);
    SIM_TRY(sim_device_check(deviceId, "deviceId"));
    int32_t current;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &current));
    return import(shareableHandle, deviceId, current, handle);
}

aclError sim_aclrtMemImportFromShareableHandleV2(void *shareableHandle, aclrtMemSharedHandleType shareType,
    uint64_t flags, aclrtDrvMemHandle *handle)
{
    SIM_REQUIRE(shareableHandle);
    SIM_REQUIRE(handle);
    if (flags != 0) {
        return sim_fail_value("flags", (long long)flags, "0");
    }
    int32_t current;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &current));
    SIM_TRY(check_share_type(shareType));
    SIM_TRY(check_fabric(shareType));
    sim_shared_key key;
    SIM_TRY(read_handle(shareableHandle, shareType, &key));
    return import(key, current, current, handle);
}
