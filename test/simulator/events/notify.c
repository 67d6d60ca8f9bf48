/*
 * Notifies and count notifies, in one process and between two.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "isolate.h"
#include "thread.h"
#include "two_streams.h"

static void a_wait_takes_the_record(void)
{
    aclrtNotify notify = NULL;
    uint32_t id = 99;
    CHECK_IS(aclrtCreateNotify(NULL, 0), 100000);
    CHECK_IS(aclrtCreateNotify(&notify, 0), 107002);
    set_up();
    CHECK_IS(aclrtCreateNotify(&notify, 8), 107000);
    CHECK_IS(aclrtCreateNotify(&notify, ACL_NOTIFY_DEFAULT), 0);
    CHECK_IS(aclrtGetNotifyId(notify, &id), 0);
    CHECK_IS(id, 0);
    CHECK_IS(aclrtRecordNotify(NULL, first), 100000);
    CHECK_IS(aclrtRecordNotify(first, first), 107017);
    CHECK_IS(aclrtWaitAndResetNotify(notify, second, 0), 0);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(second, 20), 507046);
    CHECK_IS(aclrtRecordNotify(notify, first), 0);
    CHECK_IS(aclrtSynchronizeStream(second), 0);
    CHECK_IS(aclrtWaitAndResetNotify(notify, second, 1), 0);
    CHECK_IS(aclrtSynchronizeStream(second), 107019);
    CHECK_IS(aclrtRecordNotify(notify, first), 0);
    CHECK_IS(aclrtSynchronizeStream(first), 0);
    CHECK_IS(aclrtNotifyBatchReset(&notify, 1), 0);
    CHECK_IS(aclrtWaitAndResetNotify(notify, second, 1), 0);
    CHECK_IS(aclrtSynchronizeStream(second), 107019);
    CHECK_IS(aclrtDestroyNotify(notify), 0);
    CHECK_IS(aclrtDestroyNotify(notify), 107017);
    tear_down();
}

static void counts_on_products_that_have_it(void)
{
    aclrtCntNotify notify = NULL;
    aclrtCntNotifyRecordInfo add = {ACL_RT_CNT_NOTIFY_RECORD_ADD_MODE, 3};
    aclrtCntNotifyWaitInfo wait = {.mode = ACL_RT_CNT_NOTIFY_WAIT_BIGGER_OR_EQUAL_MODE, .value = 6, .isClear = 1};
    CHECK_IS(setenv("ASCENDCL_SIM_SOC", "950", 1), 0);
    set_up();
    CHECK_IS(aclrtCntNotifyCreate(NULL, 0), 107000);
    CHECK_IS(aclrtCntNotifyCreate(&notify, ACL_NOTIFY_DEVICE_USE_ONLY), 107000);
    CHECK_IS(aclrtCntNotifyCreate(&notify, 0), 0);
    CHECK_IS(aclrtCntNotifyWaitWithTimeout(notify, second, &wait), 0);
    CHECK_IS(aclrtCntNotifyRecord(notify, first, &add), 0);
    CHECK_IS(aclrtSynchronizeStream(first), 0);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(second, 20), 507046);
    CHECK_IS(aclrtCntNotifyRecord(notify, first, &add), 0);
    CHECK_IS(aclrtSynchronizeStream(second), 0);
    add.mode = (aclrtCntNotifyRecordMode)3;
    CHECK_IS(aclrtCntNotifyRecord(notify, first, &add), 107000);
    CHECK_IS(aclrtCntNotifyRecord(NULL, first, &add), 107000);
    CHECK_IS(aclrtCntNotifyDestroy(notify), 0);
    /* Handles come before modes and results. */
    CHECK_IS(aclrtCntNotifyRecord(notify, first, &add), 107017);
    CHECK_IS(aclrtCntNotifyRecord(NULL, notify, &add), 107017);
    CHECK_IS(aclrtCntNotifyGetId(notify, NULL), 107017);
    tear_down();
}

static void is_refused_on_products_without_it(void)
{
    aclrtCntNotify notify = NULL;
    set_up();
    CHECK_IS(aclrtCntNotifyCreate(&notify, 0), 207000);
    CHECK_IS(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 207000);
    CHECK_IS(aclrtCntNotifyCreate(NULL, 0), 107000);
    CHECK_IS(aclrtCntNotifyDestroy(NULL), 107000);
    tear_down();
}

/** The child records what the parent waits for. */
static void reaches_another_process(void)
{
    int keys[2];
    int answers[2];
    char key[65] = {0};
    char answer = 0;
    CHECK_IS(pipe(keys), 0);
    CHECK_IS(pipe(answers), 0);
    const pid_t child = fork();
    /* Each process keeps its own ends: when one of them fails, the other reads the end of the pipe and fails, too. */
    CHECK_IS(close(child == 0 ? keys[1] : keys[0]), 0);
    CHECK_IS(close(child == 0 ? answers[0] : answers[1]), 0);
    if (child == 0) {
        aclrtNotify notify = NULL;
        aclrtContext other = NULL;
        set_up();
        CHECK(read(keys[0], key, sizeof key) == (ssize_t)sizeof key);
        CHECK_IS(aclrtNotifyImportByKey(&notify, key, 0), 207006);
        CHECK(write(answers[1], "1", 1) == 1);
        CHECK(read(keys[0], key, sizeof key) == (ssize_t)sizeof key);
        CHECK_IS(aclrtNotifyImportByKey(&notify, key, ACL_RT_NOTIFY_IMPORT_FLAG_ENABLE_PEER_ACCESS), 0);
        CHECK_IS(aclrtCreateContext(&other, 1), 0);
        CHECK_IS(aclrtWaitAndResetNotify(notify, NULL, 0), 107000);
        CHECK_IS(aclrtDestroyContext(other), 0);
        CHECK_IS(aclrtSetDevice(0), 0);
        CHECK_IS(aclrtRecordNotify(notify, first), 0);
        CHECK_IS(aclrtSynchronizeStream(first), 0);
        /* On the device of the notify another process may wait, too; the parent has taken its record. */
        CHECK(read(keys[0], key, sizeof key) == (ssize_t)sizeof key);
        CHECK_IS(aclrtRecordNotify(notify, second), 0);
        CHECK_IS(aclrtWaitAndResetNotify(notify, second, 0), 0);
        CHECK_IS(aclrtResetDevice(0), 0);
        CHECK_IS(aclrtDestroyNotify(notify), 0);
        tear_down();
        exit(0);
    }
    aclrtNotify notify = NULL;
    int32_t pid = child;
    int status = -1;
    set_up();
    CHECK_IS(aclrtCreateNotify(&notify, 0), 0);
    CHECK_IS(aclrtWaitAndResetNotify(notify, second, 0), 0);
    CHECK_IS(aclrtSynchronizeStreamWithTimeout(second, 20), 507046);
    CHECK_IS(aclrtNotifyGetExportKey(notify, key, 64, 0), 107000);
    CHECK_IS(aclrtNotifyGetExportKey(notify, key, sizeof key, 1), 107000);
    CHECK_IS(aclrtNotifyGetExportKey(notify, key, sizeof key, 0), 0);
    CHECK(write(keys[1], key, sizeof key) == (ssize_t)sizeof key);
    CHECK(read(answers[0], &answer, 1) == 1);
    CHECK_IS(aclrtNotifySetImportPid(notify, &pid, 1), 0);
    CHECK(write(keys[1], key, sizeof key) == (ssize_t)sizeof key);
    CHECK_IS(aclrtSynchronizeStream(second), 0);
    CHECK(write(keys[1], key, sizeof key) == (ssize_t)sizeof key);
    CHECK(waitpid(child, &status, 0) == child);
    CHECK_IS(status, 0);
    CHECK_IS(aclrtDestroyNotify(notify), 0);
    tear_down();
}

int main(void)
{
    ISOLATE(a_wait_takes_the_record);
    ISOLATE(counts_on_products_that_have_it);
    ISOLATE(is_refused_on_products_without_it);
    ISOLATE(reaches_another_process);
    return 0;
}
