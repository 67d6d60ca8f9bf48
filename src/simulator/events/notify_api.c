/*
 * Notify functions.
 */
#include "device/device.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "handles/handle.h"
#include "model.h"
#include "notify.h"
#include "shared_page.h"

#define KIND ACLSIM_OBJECT_NOTIFY

static uint32_t set_one(uint32_t word, uint32_t operand)
{
    (void)word;
    (void)operand;
    return 1;
}

static uint32_t set_zero(uint32_t word, uint32_t operand)
{
    (void)word;
    (void)operand;
    return 0;
}

static bool is_set(uint32_t word, uint32_t operand)
{
    (void)operand;
    return word != 0;
}

aclError sim_aclrtCreateNotify(aclrtNotify *notify, uint64_t flag)
{
    SIM_REQUIRE(notify);
    if (flag > ACL_NOTIFY_DEVICE_USE_ONLY) {
        return sim_fail_range("flag", (long long)flag, "ACL_NOTIFY_DEFAULT (0) or ACL_NOTIFY_DEVICE_USE_ONLY (1)");
    }
    int32_t device;
    SIM_TRY(sim_notify_device(&device));
    return sim_notify_create(notify, KIND, device, flag, NULL);
}

aclError sim_aclrtDestroyNotify(aclrtNotify notify)
{
    SIM_REQUIRE(notify);
    struct sim_notify *own;
    SIM_TRY(sim_notify_check(notify, KIND, "notify", &own));
    int32_t device;
    aclError error = sim_context_device(SIM_CONTEXT_IMPLICIT, &device);
    if (error == ACL_SUCCESS && !sim_handle_retire(KIND, notify)) {
        error = sim_fail_handle("notify", "notify", notify);
    }
    sim_notify_release(own);
    return error;
}

aclError sim_aclrtRecordNotify(aclrtNotify notify, aclrtStream stream)
{
    SIM_REQUIRE(notify);
    struct sim_notify *own;
    SIM_TRY(sim_notify_check(notify, KIND, "notify", &own));
    const struct sim_notify_record record = {.change = set_one};
    const aclError error = sim_notify_submit_record(own, stream, &record);
    sim_notify_release(own);
    return error;
}

aclError sim_aclrtWaitAndResetNotify(aclrtNotify notify, aclrtStream stream, uint32_t timeout)
{
    SIM_REQUIRE(notify);
    struct sim_notify *own;
    SIM_TRY(sim_notify_check(notify, KIND, "notify", &own));
    const struct sim_notify_wait wait = {.satisfied = is_set, .clears = true, .timeout_s = timeout};
    const aclError error = sim_notify_submit_wait(own, stream, &wait);
    sim_notify_release(own);
    return error;
}

aclError sim_aclrtGetNotifyId(aclrtNotify notify, uint32_t *notifyId)
{
    SIM_REQUIRE(notify);
    SIM_REQUIRE(notifyId);
    struct sim_notify *own;
    SIM_TRY(sim_notify_check(notify, KIND, "notify", &own));
    int32_t device;
    const aclError error = sim_context_device(SIM_CONTEXT_IMPLICIT, &device);
    if (error == ACL_SUCCESS) {
        *notifyId = (uint32_t)own->id;
    }
    sim_notify_release(own);
    return error;
}

aclError sim_aclrtNotifyBatchReset(aclrtNotify *notifies, size_t num)
{
    SIM_REQUIRE(notifies);
    /* The runtime below counts with 32 bits. */
    const uint32_t count = (uint32_t)num;
    if (count == 0) {
        return sim_fail_range("num", (long long)num, "1 to 4294967295");
    }
    const struct sim_notify_record reset = {.change = set_zero};
    for (uint32_t index = 0; index < count; index++) {
        struct sim_notify *own;
        SIM_REQUIRE_RUNTIME(notifies[index]);
        SIM_TRY(sim_notify_check(notifies[index], KIND, "notifies", &own));
        int32_t device;
        const aclError error = sim_context_device(SIM_CONTEXT_IMPLICIT, &device);
        if (error == ACL_SUCCESS) {
            sim_notify_change(own, &reset);
        }
        sim_notify_release(own);
        SIM_TRY(error);
    }
    return ACL_SUCCESS;
}

static aclError export_key(struct sim_notify *notify, char *key, uint64_t flags)
{
    struct sim_share *share = sim_notify_share(notify);
    if (share == NULL) {
        return sim_fail(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL, "EE1023", "the system gives no shared memory for the notify");
    }
    if (flags == ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION) {
        sim_share_allow_all(share);
    }
    sim_share_key(share, key);
    return ACL_SUCCESS;
}

aclError sim_aclrtNotifyGetExportKey(aclrtNotify notify, char *key, size_t len, uint64_t flags)
{
    SIM_REQUIRE(notify);
    SIM_REQUIRE(key);
    struct sim_notify *own;
    SIM_TRY(sim_notify_check(notify, KIND, "notify", &own));
    aclError error;
    if (len < SIM_SHARE_KEY) {
        error = sim_fail_range("len", (long long)len, "at least 65");
    } else if (flags != ACL_RT_NOTIFY_EXPORT_FLAG_DEFAULT && flags != ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION) {
        error = sim_fail_range("flags", (long long)flags, "0 or ACL_RT_NOTIFY_EXPORT_FLAG_DISABLE_PID_VALIDATION (2)");
    } else {
        error = export_key(own, key, flags);
    }
    sim_notify_release(own);
    return error;
}

/** Puts processes on the list of those that may import. */
static aclError allow(struct sim_notify *notify, const int32_t *pid, size_t num)
{
    struct sim_share *share = sim_notify_share(notify);
    if (share == NULL) {
        return sim_fail(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL, "EE1023", "the system gives no shared memory for the notify");
    }
    if (sim_share_is_open(share)) {
        return sim_fail(ACL_ERROR_RT_NO_PERMISSION, "EE1018",
            "argument notify was exported without process validation, so it has no list of processes");
    }
    for (size_t index = 0; index < num; index++) {
        int32_t one;
        SIM_TRY(sim_caller_read(&one, &pid[index], sizeof one, "pid"));
        if (!sim_share_allow(share, one)) {
            return sim_fail(ACL_ERROR_RT_RESOURCE_ALLOC_FAIL, "EE1023", "the list of processes is full");
        }
    }
    return ACL_SUCCESS;
}

aclError sim_aclrtNotifySetImportPid(aclrtNotify notify, int32_t *pid, size_t num)
{
    SIM_REQUIRE(notify);
    SIM_REQUIRE(pid);
    struct sim_notify *own;
    SIM_TRY(sim_notify_check(notify, KIND, "notify", &own));
    /* The runtime below takes an int. */
    const int32_t count = (int32_t)num;
    int32_t device;
    aclError error =
        count > 0 ? sim_context_device(SIM_CONTEXT_IMPLICIT, &device) : sim_fail_range("num", count, "greater than 0");
    if (error == ACL_SUCCESS) {
        error = allow(own, pid, (size_t)count);
    }
    sim_notify_release(own);
    return error;
}

aclError sim_aclrtNotifySetImportPidInterServer(aclrtNotify notify, aclrtServerPid *serverPids, size_t num)
{
    SIM_REQUIRE_RUNTIME(notify);
    SIM_REQUIRE_RUNTIME(serverPids);
    if (num == 0) {
        return sim_fail_range("num", 0, "greater than 0");
    }
    struct sim_notify *own;
    SIM_TRY(sim_notify_check(notify, KIND, "notify", &own));
    aclError error = ACL_SUCCESS;
    /* All servers of the simulated pod are this machine. */
    for (size_t index = 0; index < num && error == ACL_SUCCESS; index++) {
        const bool valid = serverPids[index].pid != NULL && serverPids[index].num == 1;
        error = valid ? allow(own, serverPids[index].pid, 1)
                      : sim_fail_range("serverPids[].num", (long long)serverPids[index].num, "a list of one process");
    }
    sim_notify_release(own);
    return error;
}

aclError sim_aclrtNotifyImportByKey(aclrtNotify *notify, const char *key, uint64_t flags)
{
    SIM_REQUIRE(notify);
    SIM_REQUIRE(key);
    /* The runtime below has 32 bits for the flags. */
    if ((uint32_t)flags > (ACL_NOTIFY_DEVICE_USE_ONLY | ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS)) {
        return sim_fail_range("flags", (long long)flags, "0 or ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS (2)");
    }
    int32_t device;
    SIM_TRY(sim_context_device(SIM_CONTEXT_IMPLICIT, &device));
    struct sim_share *share = sim_share_open(SIM_SHARE_NOTIFY, key);
    if (share == NULL) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
            "argument key names no notify: it is wrong, or the process that made it is gone");
    }
    aclError error;
    if (!sim_share_allowed(share)) {
        error = sim_fail(ACL_ERROR_RT_NO_PERMISSION, "EE1018",
            "this process is not on the list of the exporter (aclrtNotifySetImportPid)");
    } else {
        error = sim_notify_create(notify, KIND, device, (uint32_t)flags, share);
    }
    if (error != ACL_SUCCESS) {
        sim_share_close(share);
        return error;
    }
    const int32_t peer = sim_share_device(share);
    if ((flags & ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS) != 0 && sim_device_valid(peer)) {
        sim_device_peer_enable(device, peer);
    }
    return ACL_SUCCESS;
}
