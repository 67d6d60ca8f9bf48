/*
 * Error text, last error, injected failures, the snapshot lock.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "isolate.h"
#include "thread.h"

static void text_names_function_argument_and_remedy(void)
{
    aclrtStream stream = NULL;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK(aclGetRecentErrMsg() == NULL);
    CHECK_IS(aclrtCreateStream(NULL), 100000);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    const char *text = aclGetRecentErrMsg();
    CHECK(strncmp(text, "EH0008", 6) == 0);
    CHECK(strstr(text, "aclrtCreateStream") != NULL);
    CHECK(strstr(text, "stream") != NULL);
    CHECK(aclGetRecentErrMsg() == NULL);
    CHECK_IS(aclrtSetTsDevice((aclrtTsId)9), 100000);
    CHECK(strncmp(aclGetRecentErrMsg(), "EH0007", 6) == 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void the_oldest_leads_and_old_text_stays_without_a_context(void)
{
    uint32_t *nothing = NULL;
    CHECK(strncmp(aclGetRecentErrMsg(), "EE1018", 6) == 0);
    CHECK(strncmp(aclGetRecentErrMsg(), "EE1018", 6) == 0);
    CHECK_IS(aclrtGetDeviceCount(nothing), 100000);
    CHECK_IS(aclrtSetDevice(2), 107001);
    CHECK(strncmp(aclGetRecentErrMsg(), "EH0008", 6) == 0);
    CHECK(strstr(aclGetRecentErrMsg(), "EH0008") != NULL);
    for (int round = 0; round < 5000; round++) {
        CHECK(strlen(aclGetRecentErrMsg()) < 200000);
    }
}

static void *fails(void *unused)
{
    CHECK_IS(aclrtCreateStream(unused), 100000);
    return NULL;
}

static void last_errors_come_from_the_runtime_only(void)
{
    int32_t device = 0;
    aclrtContext context = NULL;
    CHECK_IS(aclrtGetLastError((aclrtLastErrLevel)1), 100000);
    CHECK_IS(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 0);
    CHECK_IS(aclrtCreateStream(NULL), 100000);
    CHECK_IS(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 0);
    CHECK_IS(aclrtGetDevice(&device), 107002);
    CHECK_IS(aclrtGetCurrentContext(&context), 107002);
    CHECK_IS(aclrtSynchronizeDeviceWithTimeout(-2), 107000);
    CHECK_IS(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 0);
    CHECK_IS(aclrtSynchronizeDeviceWithTimeout(0), 107000);
    CHECK_IS(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 107000);
    CHECK_IS(aclrtSetDevice(9), 107001);
    CHECK_IS(aclrtSetDevice(0), 0);
    on_thread(fails, NULL);
    CHECK_IS(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 107001);
    CHECK_IS(aclrtGetLastError(ACL_RT_THREAD_LEVEL), 107001);
    CHECK_IS(aclrtGetLastError(ACL_RT_THREAD_LEVEL), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void calls_fail_on_request(void)
{
    aclrtStream stream = NULL;
    uint64_t calls = 0;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclsimFailCall("aclrtNothing", 1, 207001), 100000);
    CHECK_IS(aclsimFailCall("aclrtCreateStream", 0, 207001), 100000);
    CHECK_IS(aclsimFailCall("aclrtCreateStream", 2, 207008), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    stream = NULL;
    CHECK_IS(aclrtCreateStream(&stream), 207008);
    CHECK(stream == NULL);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclsimGetCallCount("aclrtCreateStream", &calls), 0);
    CHECK_IS(calls, 3);
    CHECK_IS(aclsimFailRandomly(NULL, 1.5, 1, 507899), 100000);
    CHECK_IS(aclsimFailRandomly("aclrtSynchronizeDevice", 0.5, 7, 507899), 0);
    int failures = 0;
    for (int round = 0; round < 1000; round++) {
        failures += aclrtSynchronizeDevice() == 507899;
    }
    CHECK(failures > 400 && failures < 600);
    CHECK_IS(aclsimClearFaults(), 0);
    CHECK_IS(aclrtSynchronizeDevice(), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void faults_come_from_the_environment(void)
{
    CHECK_IS(setenv("ASCENDCL_SIM_FAULTS", "aclrtSetDevice#2=507033, aclrtResetDevice~1=507899", 1), 0);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtSetDevice(0), 507033);
    CHECK_IS(aclrtResetDevice(0), 507899);
}

static int32_t stages;

static uint32_t on_stage(int32_t device, void *argument)
{
    CHECK_IS(device, 0);
    stages = stages * 10 + *(int *)argument;
    return 0;
}

static int done;

static void *calls_in(void *unused)
{
    (void)unused;
    CHECK_IS(aclrtSetDevice(0), 0);
    __atomic_store_n(&done, 1, __ATOMIC_SEQ_CST);
    return NULL;
}

static void a_snapshot_lock_holds_calls_back(void)
{
    static int numbers[] = {1, 2, 3, 4, 5, 6};
    const int self = getpid();
    uint32_t count;
    CHECK_IS(aclrtSetDevice(0), 0);
    for (int stage = 0; stage < 6; stage++) {
        CHECK_IS(aclrtSnapShotCallbackRegister((aclrtSnapShotStage)stage, on_stage, &numbers[stage]), 0);
    }
    CHECK_IS(aclrtSnapShotCallbackRegister(ACL_RT_SNAPSHOT_LOCK_PRE, on_stage, NULL), 507913);
    CHECK_IS(aclrtSnapShotCallbackRegister((aclrtSnapShotStage)6, on_stage, NULL), 107000);
    CHECK_IS(aclrtSnapShotProcessUnlock(self, NULL), 507907);
    CHECK_IS(aclrtSnapShotProcessBackup(self, NULL), 507908);
    CHECK_IS(aclrtSnapShotProcessRestore(self, NULL), 507909);
    CHECK_IS(aclrtSnapShotProcessLock(self + 1, NULL), 100000);
    CHECK_IS(aclrtSnapShotProcessLock(self, &count), 100000);
    CHECK_IS(aclrtSnapShotProcessLock(self, NULL), 0);
    pthread_t caller;
    CHECK_IS(pthread_create(&caller, NULL, calls_in, NULL), 0);
    sleep_ms(50);
    CHECK_IS(__atomic_load_n(&done, __ATOMIC_SEQ_CST), 0);
    CHECK_IS(aclrtSnapShotProcessBackup(self, NULL), 0);
    CHECK_IS(aclrtSnapShotProcessRestore(self, NULL), 0);
    CHECK_IS(aclrtSnapShotProcessUnlock(self, NULL), 0);
    CHECK_IS(pthread_join(caller, NULL), 0);
    CHECK_IS(stages, 123456);
    CHECK_IS(aclrtSnapShotCallbackUnregister(ACL_RT_SNAPSHOT_LOCK_PRE, on_stage), 0);
    CHECK_IS(aclrtSnapShotCallbackUnregister(ACL_RT_SNAPSHOT_LOCK_PRE, on_stage), 107000);
    CHECK_IS(aclrtResetDeviceForce(0), 0);
}

static void what_has_no_semantics_says_so(void)
{
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclmdlRICondHandleGetCondPtr(NULL, NULL), 207000);
    CHECK(strstr(aclGetRecentErrMsg(), "aclmdlRICondHandleGetCondPtr") != NULL);
    CHECK_IS(aclrtPeekAtLastError(ACL_RT_THREAD_LEVEL), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

static void products_and_versions_refuse_what_they_lack(void)
{
    aclrtStream stream = NULL;
    CHECK_IS(setenv("ASCENDCL_SIM_SOC", "Ascend310P3", 1), 0);
    CHECK_IS(setenv("ASCENDCL_SIM_CANN", "8.1.RC1", 1), 0);
    int32_t major;
    int32_t minor;
    int32_t patch;
    CHECK_IS(aclrtGetVersion(&major, &minor, &patch), 0);
    CHECK_IS(minor, 13);
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtLaunchHostFunc(stream, NULL, NULL), 207000);
    CHECK(strstr(aclGetRecentErrMsg(), "later CANN version") != NULL);
    int32_t has = -1;
    CHECK_IS(aclsimHasFunction("aclrtLaunchHostFunc", &has), 0);
    CHECK_IS(has, 0);
    CHECK_IS(aclsimHasFunction("aclrtStreamAbort", &has), 0); /* only the product lacks it */
    CHECK_IS(has, 1);
    CHECK_IS(aclsimHasFunction("aclrtNothing", &has), 0);
    CHECK_IS(has, 0);
    CHECK_IS(aclsimHasFunction(NULL, &has), 100000);
    CHECK_IS(aclsimHasFunction("aclrtMalloc", NULL), 100000);
    CHECK_IS(aclrtStreamAbort(stream), 207000);
    CHECK(strstr(aclGetRecentErrMsg(), "product") != NULL);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtResetDevice(0), 0);
}

int main(void)
{
    ISOLATE(text_names_function_argument_and_remedy);
    ISOLATE(the_oldest_leads_and_old_text_stays_without_a_context);
    ISOLATE(last_errors_come_from_the_runtime_only);
    ISOLATE(calls_fail_on_request);
    ISOLATE(faults_come_from_the_environment);
    ISOLATE(a_snapshot_lock_holds_calls_back);
    ISOLATE(what_has_no_semantics_says_so);
    ISOLATE(products_and_versions_refuse_what_they_lack);
    return 0;
}
