/*
 * Notifies, count notifies, and words that streams write and wait for.
 */
#include "operations.h"

#include <unistd.h>

static void destroy_notify(struct actor *actor)
{
    const enum kind kind = chance(actor, 60) ? NOTIFY : COUNT_NOTIFY;
    struct object notify;
    if (take(actor, kind, &notify)) {
        end(actor, kind, &notify);
    }
}

static void create_notify(struct actor *actor)
{
    if (crowded(NOTIFY) || crowded(COUNT_NOTIFY)) {
        destroy_notify(actor);
        return;
    }
    void *notify = NULL;
    if (chance(actor, 60)) {
        made(NOTIFY, aclrtCreateNotify(&notify, draw(actor, 3)), &notify, 0);
    } else {
        made(COUNT_NOTIFY, aclrtCntNotifyCreate(&notify, draw(actor, 6) == 0), &notify, 0);
    }
}

static void record_notify(struct actor *actor)
{
    (void)aclrtRecordNotify(any(actor, NOTIFY), any_stream(actor));
}

static void wait_for_notify(struct actor *actor)
{
    (void)aclrtWaitAndResetNotify(any(actor, NOTIFY), any_stream(actor), (uint32_t)draw(actor, 3));
}

static void ask_notify(struct actor *actor)
{
    uint32_t number;
    (void)aclrtGetNotifyId(any(actor, NOTIFY), &number);
    (void)aclrtCntNotifyGetId(any(actor, COUNT_NOTIFY), &number);
}

static void reset_notifies(struct actor *actor)
{
    aclrtNotify list[2] = {any(actor, NOTIFY), any(actor, NOTIFY)};
    (void)aclrtNotifyBatchReset(list, (size_t)draw(actor, 3));
}

static void share_notify(struct actor *actor)
{
    if (crowded(NOTIFY)) {
        destroy_notify(actor);
        return;
    }
    aclrtNotify notify = any(actor, NOTIFY);
    aclrtNotify opened = NULL;
    char key[KEY_BYTES] = "";
    int32_t self = getpid();
    aclrtServerPid server = {.pid = &self, .num = 1};
    const aclError error = aclrtNotifyGetExportKey(notify, key, sizeof key, PICK(actor, uint64_t, 0, 2, 2));
    (void)aclrtNotifySetImportPid(notify, &self, 1);
    (void)aclrtNotifySetImportPidInterServer(notify, &server, 1);
    if (error == ACL_SUCCESS) {
        made(NOTIFY, aclrtNotifyImportByKey(&opened, key, PICK(actor, uint64_t, 0, 2)), &opened, 0);
    }
}

static void count(struct actor *actor)
{
    aclrtCntNotifyRecordInfo info = {(aclrtCntNotifyRecordMode)draw(actor, 5), (uint32_t)draw(actor, 4)};
    (void)aclrtCntNotifyRecord(any(actor, COUNT_NOTIFY), any_stream(actor), &info);
}

static void wait_for_count(struct actor *actor)
{
    aclrtCntNotifyWaitInfo info = {
        .mode = (aclrtCntNotifyWaitMode)draw(actor, 6),
        .value = (uint32_t)draw(actor, 4),
        .timeout = (uint32_t)draw(actor, 2),
        .isClear = chance(actor, 50),
    };
    (void)aclrtCntNotifyWaitWithTimeout(any(actor, COUNT_NOTIFY), any_stream(actor), &info);
}

static void reset_count(struct actor *actor)
{
    (void)aclrtCntNotifyReset(any(actor, COUNT_NOTIFY), any_stream(actor));
}

static void write_value(struct actor *actor)
{
    size_t size;
    char *address = any_device_memory(actor, &size);
    (void)aclrtValueWrite(address + draw(actor, 2) * 4, draw(actor, 3), 0, any_stream(actor));
}

static void wait_for_value(struct actor *actor)
{
    size_t size;
    void *address = any_device_memory(actor, &size);
    (void)aclrtValueWait(address, draw(actor, 3), (uint32_t)draw(actor, 5), any_stream(actor));
}

const struct operation notify_operations[] = {
    {"create notify", create_notify, 6, ANYWHERE},
    {"destroy notify", destroy_notify, 3, ANYWHERE},
    {"record notify", record_notify, 5, ANYWHERE},
    {"wait for notify", wait_for_notify, 4, ANYWHERE},
    {"ask notify", ask_notify, 1, ANYWHERE},
    {"reset notifies", reset_notifies, 2, ANYWHERE},
    {"share notify", share_notify, 2, ANYWHERE},
    {"count", count, 3, ANYWHERE},
    {"wait for count", wait_for_count, 2, ANYWHERE},
    {"reset count", reset_count, 2, ANYWHERE},
    {"write value", write_value, 2, ANYWHERE},
    {"wait for value", wait_for_value, 2, ANYWHERE},
    {0},
};
