/*
 * Memory that two processes use. The second process is this program again, with the keys as arguments.
 */
#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "memory.h"

static const char *program;

/** Starts the second process; `result` is what it has to end with. */
static void run_other(const char *role, const char *first, const char *second, int result)
{
    (void)fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        (void)execl(program, program, role, first, second, (char *)NULL);
        _exit(99);
    }
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status));
    CHECK_IS(WEXITSTATUS(status), result);
}

static void text_of(char *text, uint64_t number)
{
    (void)snprintf(text, 24, "%llu", (unsigned long long)number);
}

/** The other process imports physical memory, reads "from A" and writes "from B". */
static int map_in_other(const char *key)
{
    open_device(1);
    aclrtDrvMemHandle handle = NULL;
    const aclError imported = aclrtMemImportFromShareableHandle(strtoull(key, NULL, 10), 1, &handle);
    if (imported != 0) {
        return imported == 207006 ? 6 : imported == 107017 ? 17 : 1;
    }
    void *place = NULL;
    char text[8] = "";
    CHECK_IS(aclrtReserveMemAddress(&place, 2 * MIB, 0, NULL, 0), 0);
    CHECK_IS(aclrtMapMem(place, 2 * MIB, 0, handle, 0), 0);
    download(text, place, 7);
    CHECK(strcmp(text, "from A") == 0);
    upload(place, "from B", 7);
    aclrtStream stream = new_stream();
    char *own = device_memory(8);
    CHECK_IS(aclrtMemcpyAsync(own, 7, place, 7, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    CHECK_IS(aclrtUnmapMem(place), 0);
    CHECK_IS(aclrtFreePhysical(handle), 0);
    CHECK_IS(aclrtReleaseMemAddress(place), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_PHYSICAL_MEMORY), 0);
    return 0;
}

static int import_in_other(const char *key)
{
    open_device(0);
    char *memory = NULL;
    char *again = NULL;
    const aclError imported = aclrtIpcMemImportByKey((void **)&memory, key, 0);
    if (imported != 0) {
        return imported == 207006 ? 6 : 1;
    }
    CHECK_IS(aclrtIpcMemImportByKey((void **)&again, key, 1), 0);
    CHECK(again == memory);
    CHECK_IS(alive(ACLSIM_OBJECT_IPC_IMPORT), 1);
    char text[8] = "";
    download(text, memory + 100, 7);
    CHECK(strcmp(text, "from A") == 0);
    upload(memory + 100, "from B", 7);
    CHECK_IS(aclrtFree(memory), 107000);
    CHECK_IS(aclrtIpcMemClose(key), 0);
    CHECK_IS(aclrtMemset(memory, 1, 0, 1), 0);
    CHECK_IS(aclrtIpcMemClose(key), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_IPC_IMPORT), 0);
    CHECK_IS(aclrtMemset(memory, 1, 0, 1), 507899);
    CHECK_IS(aclrtIpcMemClose(key), 507899);
    return 0;
}

/** The exporter frees while this process has the memory open. */
static int keep_in_other(const char *key, const char *fifo)
{
    open_device(0);
    aclrtDrvMemHandle handle = NULL;
    CHECK_IS(aclrtMemImportFromShareableHandle(strtoull(key, NULL, 10), 0, &handle), 0);
    void *place = NULL;
    CHECK_IS(aclrtReserveMemAddress(&place, 2 * MIB, 0, NULL, 0), 0);
    CHECK_IS(aclrtMapMem(place, 2 * MIB, 0, handle, 0), 0);
    const int file = open(fifo, O_RDWR);
    CHECK(file >= 0 && write(file, "1", 1) == 1);
    char byte;
    do {
        CHECK(pread(file, &byte, 1, 0) == 1);
        sleep_ms(5);
    } while (byte != '2');
    char text[8] = "";
    download(text, place, 7);
    CHECK(strcmp(text, "from A") == 0);
    /* Ends without giving anything back: the exporter must notice. */
    _exit(0);
}

static uint64_t export_memory(void **place, aclrtDrvMemHandle *handle, uint64_t flags)
{
    const aclrtPhysicalMemProp prop = device_property(0);
    uint64_t key = 0;
    CHECK_IS(aclrtMallocPhysical(handle, 2 * MIB, &prop, 0), 0);
    CHECK_IS(aclrtReserveMemAddress(place, 2 * MIB, 0, NULL, 0), 0);
    CHECK_IS(aclrtMapMem(*place, 2 * MIB, 0, *handle, 0), 0);
    upload(*place, "from A", 7);
    CHECK_IS(aclrtMemExportToShareableHandle(*handle, ACL_MEM_HANDLE_TYPE_NONE, flags, &key), 0);
    return key;
}

static void physical_memory_is_shared_with_any_process(void)
{
    open_device(0);
    void *place = NULL;
    aclrtDrvMemHandle handle = NULL;
    char key[24];
    text_of(key, export_memory(&place, &handle, ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION));
    uint64_t second = 0;
    CHECK_IS(aclrtMemExportToShareableHandle(handle, ACL_MEM_HANDLE_TYPE_NONE, 0, &second), 507899);
    int32_t pid = getpid();
    CHECK_IS(aclrtMemSetPidToShareableHandle(strtoull(key, NULL, 10), &pid, 1), 207006);
    run_other("map", key, "", 0);
    char text[8] = "";
    download(text, place, 7);
    CHECK(strcmp(text, "from B") == 0);
    CHECK_IS(aclrtUnmapMem(place), 0);
    CHECK_IS(aclrtFreePhysical(handle), 0);
    CHECK_IS(free_memory(ACL_HBM_MEM), 64 * GIB);
    run_other("map", key, "", 17);
}

static void processes_that_are_not_named_are_kept_out(void)
{
    open_device(0);
    void *place = NULL;
    aclrtDrvMemHandle handle = NULL;
    char key[24];
    text_of(key, export_memory(&place, &handle, 0));
    run_other("map", key, "", 6);
    int32_t pids[2] = {1, getpid()};
    CHECK_IS(aclrtMemSetPidToShareableHandle(strtoull(key, NULL, 10), pids, 2), 0);
    run_other("map", key, "", 6);
    CHECK_IS(aclrtMemSetPidToShareableHandle(12345, pids, 2), 107017);
    aclrtDrvMemHandle own = NULL;
    CHECK_IS(aclrtMemImportFromShareableHandle(strtoull(key, NULL, 10), 0, &own), 507899);
    CHECK_IS(aclrtMemImportFromShareableHandle(0, 0, &own), 107017);
    CHECK_IS(aclrtMemImportFromShareableHandle(0, 9, &own), 107001);
}

static void ipc_keys_share_blocks(void)
{
    open_device(0);
    char *memory = device_memory(4096);
    char key[65];
    CHECK_IS(aclrtIpcMemGetExportKey(memory, 4096, key, 64, 1), 107000);
    CHECK_IS(aclrtIpcMemGetExportKey(memory + 64, 64, key, 65, 1), 507899);
    CHECK_IS(aclrtIpcMemGetExportKey(memory, 4096, key, 65, 1), 0);
    upload(memory + 100, "from A", 7);
    run_other("ipc", key, "", 0);
    char text[8] = "";
    download(text, memory + 100, 7);
    CHECK(strcmp(text, "from B") == 0);
    CHECK_IS(aclrtIpcMemClose(key), 0);
    CHECK_IS(aclrtIpcMemClose(key), 507899);
    run_other("ipc", key, "", 1);
    CHECK_IS(aclrtIpcMemGetExportKey(memory, 4096, key, 65, 0), 0);
    run_other("ipc", key, "", 6);
    int32_t pid = 1;
    CHECK_IS(aclrtIpcMemSetImportPid(key, &pid, 1), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_IPC_EXPORT), 1);
    CHECK_IS(aclrtFree(memory), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
    CHECK_IS(free_memory(ACL_HBM_MEM), 64 * GIB);
    CHECK_IS(aclrtIpcMemClose("no key"), 507899);
    CHECK_IS(aclrtIpcMemClose(""), 107000);
}

/** Every character of a key counts: something that only resembles it opens and closes nothing. */
static void keys_are_compared_whole(void)
{
    open_device(0);
    char *memory = device_memory(4096);
    char key[65];
    CHECK_IS(aclrtIpcMemGetExportKey(memory, 4096, key, 65, 1), 0);
    char *imported = NULL;
    CHECK_IS(aclrtIpcMemImportByKey((void **)&imported, key, 0), 0);
    const size_t length = strlen(key);
    for (size_t index = 0; index <= length + 1; index++) {
        char alias[68];
        (void)snprintf(alias, sizeof alias, index > length ? " %s" : "%s", key);
        if (index < length) {
            alias[index] = alias[index] == '1' ? '2' : '1';
        } else if (index == length) {
            alias[length] = '0';
            alias[length + 1] = '\0';
        }
        void *other = NULL;
        CHECK_IS(aclrtIpcMemImportByKey(&other, alias, 0), 507899);
        CHECK_IS(aclrtIpcMemClose(alias), 507899);
    }
    CHECK_IS(aclrtMemset(imported, 1, 0, 1), 0);
    CHECK_IS(alive(ACLSIM_OBJECT_IPC_IMPORT), 1);
    CHECK_IS(alive(ACLSIM_OBJECT_IPC_EXPORT), 1);
    CHECK_IS(aclrtIpcMemClose(key), 0);
    CHECK_IS(aclrtIpcMemClose(key), 0);
}

static void one_product_lets_an_importer_choose_its_link(void)
{
    CHECK_IS(setenv("ASCENDCL_SIM_SOC", "A3", 1), 0);
    CHECK_IS(aclrtIpcMemSetAttr(NULL, ACL_RT_IPC_MEM_ATTR_ACCESS_LINK, 0), 107000);
    CHECK_IS(aclrtIpcMemSetAttr("no key", ACL_RT_IPC_MEM_ATTR_ACCESS_LINK, 4), 107000);
    CHECK_IS(aclrtIpcMemSetAttr("no key", ACL_RT_IPC_MEM_ATTR_ACCESS_LINK, 1), 107002);
    open_device(0);
    char key[65];
    CHECK_IS(aclrtIpcMemGetExportKey(device_memory(4096), 4096, key, 65, 0), 0);
    CHECK_IS(aclrtIpcMemSetAttr(key, ACL_RT_IPC_MEM_ATTR_ACCESS_LINK, 1), 0);
}

static void shared_pages_stay_until_the_last_process_has_gone(void)
{
    open_device(0);
    void *place = NULL;
    aclrtDrvMemHandle handle = NULL;
    char key[24];
    text_of(key, export_memory(&place, &handle, ACL_RT_VMM_EXPORT_FLAG_DISABLE_PID_VALIDATION));
    char path[] = P_tmpdir "/ascendcl-share-XXXXXX";
    const int file = mkstemp(path);
    CHECK(file >= 0 && write(file, "0", 1) == 1);
    (void)fflush(stdout);
    const pid_t child = fork();
    if (child == 0) {
        (void)execl(program, program, "keep", key, path, (char *)NULL);
        _exit(99);
    }
    char byte;
    do {
        CHECK(pread(file, &byte, 1, 0) == 1);
        sleep_ms(5);
    } while (byte != '1');
    CHECK_IS(aclrtUnmapMem(place), 0);
    CHECK_IS(aclrtFreePhysical(handle), 0);
    CHECK_IS(free_memory(ACL_HBM_MEM), 64 * GIB - 2 * MIB);
    /* Fresh memory is not those pages. */
    char *other = device_memory(2 * MIB - 64);
    CHECK_IS(aclrtMemset(other, 2 * MIB - 64, 0, 2 * MIB - 64), 0);
    CHECK(pwrite(file, "2", 1, 0) == 1);
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child && WIFEXITED(status) && WEXITSTATUS(status) == 0);
    CHECK_IS(aclrtFree(other), 0);
    CHECK_IS(free_memory(ACL_HBM_MEM), 64 * GIB);
    CHECK_IS(unlink(path), 0);
}

int main(int count, char **arguments)
{
    program = arguments[0];
    if (count >= 4) {
        if (strcmp(arguments[1], "map") == 0) {
            return map_in_other(arguments[2]);
        }
        return strcmp(arguments[1], "ipc") == 0 ? import_in_other(arguments[2]) : keep_in_other(arguments[2], arguments[3]);
    }
    ISOLATE(physical_memory_is_shared_with_any_process);
    ISOLATE(processes_that_are_not_named_are_kept_out);
    ISOLATE(ipc_keys_share_blocks);
    ISOLATE(keys_are_compared_whole);
    ISOLATE(one_product_lets_an_importer_choose_its_link);
    ISOLATE(shared_pages_stay_until_the_last_process_has_gone);
    return 0;
}
