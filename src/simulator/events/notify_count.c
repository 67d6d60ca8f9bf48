/*
 * Count notifies: numbers that streams change and compare.
 */
#include "entry/error.h"
#include "handles/handle.h"
#include "machine/config.h"
#include "model.h"
#include "notify.h"

#define KIND ACLSIM_OBJECT_COUNT_NOTIFY

static uint32_t set_value(uint32_t word, uint32_t operand)
{
    (void)word;
    return operand;
}

static uint32_t add_value(uint32_t word, uint32_t operand)
{
    return word + operand;
}

static uint32_t or_value(uint32_t word, uint32_t operand)
{
    return word | operand;
}

static uint32_t and_value(uint32_t word, uint32_t operand)
{
    return word & operand;
}

static bool is_less(uint32_t word, uint32_t operand)
{
    return word < operand;
}

static bool is_equal(uint32_t word, uint32_t operand)
{
    return word == operand;
}

static bool is_bigger(uint32_t word, uint32_t operand)
{
    return word > operand;
}

static bool is_bigger_or_equal(uint32_t word, uint32_t operand)
{
    return word >= operand;
}

static bool has_bits(uint32_t word, uint32_t operand)
{
    return (word & operand) == operand;
}

aclError sim_aclrtCntNotifyCreate(aclrtCntNotify *cntNotify, uint64_t flag)
{
    if (flag != ACL_NOTIFY_DEFAULT) {
        return sim_fail_range("flag", (long long)flag, "ACL_NOTIFY_DEFAULT (0)");
    }
    int32_t device;
    SIM_TRY(sim_notify_device(&device));
    SIM_REQUIRE_RUNTIME(cntNotify);
    if (sim_config()->product->bit != SIM_PRODUCT_950) {
        return sim_fail_unsupported("this product has no count notifies");
    }
    return sim_notify_create(cntNotify, KIND, device, flag, NULL);
}

aclError sim_aclrtCntNotifyDestroy(aclrtCntNotify cntNotify)
{
    SIM_REQUIRE_RUNTIME(cntNotify);
    return sim_handle_retire(KIND, cntNotify) ? ACL_SUCCESS : sim_fail_handle("cntNotify", "count notify", cntNotify);
}

/** Handles that are given must live, before anything else is looked at. */
static aclError check_handles(aclrtCntNotify handle, aclrtStream stream)
{
    if (handle != NULL) {
        struct sim_notify *own;
        SIM_TRY(sim_notify_check(handle, KIND, "cntNotify", &own));
        sim_notify_release(own);
    }
    SIM_TRY(sim_stream_check_handle(stream));
    SIM_REQUIRE_RUNTIME(handle);
    return ACL_SUCCESS;
}

static aclError record(aclrtCntNotify handle, aclrtStream stream, const struct sim_notify_record *change)
{
    struct sim_notify *own;
    SIM_TRY(sim_notify_check(handle, KIND, "cntNotify", &own));
    const aclError error = sim_notify_submit_record(own, stream, change);
    sim_notify_release(own);
    return error;
}

aclError sim_aclrtCntNotifyRecord(aclrtCntNotify cntNotify, aclrtStream stream, aclrtCntNotifyRecordInfo *info)
{
    SIM_REQUIRE(info);
    SIM_TRY(check_handles(cntNotify, stream));
    struct sim_notify_record change = {.operand = info->value};
    switch (info->mode) {
    case ACL_RT_CNT_NOTIFY_RECORD_SET_VALUE_MODE:
        change.change = set_value;
        break;
    case ACL_RT_CNT_NOTIFY_RECORD_ADD_MODE:
        change.change = add_value;
        break;
    case ACL_RT_CNT_NOTIFY_RECORD_BIT_OR_MODE:
        change.change = or_value;
        break;
    case ACL_RT_CNT_NOTIFY_RECORD_BIT_AND_MODE:
        change.change = and_value;
        break;
    default:
        return sim_fail_range("info->mode", (long long)info->mode, "a value of aclrtCntNotifyRecordMode");
    }
    return record(cntNotify, stream, &change);
}

aclError sim_aclrtCntNotifyReset(aclrtCntNotify cntNotify, aclrtStream stream)
{
    const struct sim_notify_record change = {.change = set_value};
    SIM_TRY(check_handles(cntNotify, stream));
    return record(cntNotify, stream, &change);
}

aclError sim_aclrtCntNotifyWaitWithTimeout(aclrtCntNotify cntNotify, aclrtStream stream, aclrtCntNotifyWaitInfo *info)
{
    static bool (*const conditions[])(uint32_t, uint32_t) = {is_less, is_equal, is_bigger, is_bigger_or_equal, has_bits};
    SIM_REQUIRE(info);
    SIM_TRY(check_handles(cntNotify, stream));
    if ((unsigned)info->mode >= sizeof conditions / sizeof conditions[0]) {
        return sim_fail_range("info->mode", (long long)info->mode, "a value of aclrtCntNotifyWaitMode");
    }
    struct sim_notify *own;
    SIM_TRY(sim_notify_check(cntNotify, KIND, "cntNotify", &own));
    const struct sim_notify_wait wait = {
        .satisfied = conditions[info->mode],
        .operand = info->value,
        .clears = info->isClear != 0,
        .timeout_s = info->timeout,
    };
    const aclError error = sim_notify_submit_wait(own, stream, &wait);
    sim_notify_release(own);
    return error;
}

aclError sim_aclrtCntNotifyGetId(aclrtCntNotify cntNotify, uint32_t *notifyId)
{
    SIM_TRY(check_handles(cntNotify, NULL));
    SIM_REQUIRE_RUNTIME(notifyId);
    struct sim_notify *own;
    SIM_TRY(sim_notify_check(cntNotify, KIND, "cntNotify", &own));
    *notifyId = (uint32_t)own->id;
    sim_notify_release(own);
    return ACL_SUCCESS;
}
