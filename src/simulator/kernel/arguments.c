#include "arguments.h"

#include <stdbool.h>
#include <string.h>

#include "binary.h"
#include "entry/caller_memory.h"
#include "entry/error.h"
#include "model.h"

/** Arguments stand at multiples of it. */
#define ALIGNMENT ((size_t)8)
/** Room of a list whose memory the library has. */
#define OWN_BYTES ((size_t)32768)
/** Arguments that the real library adds itself, at most. */
#define SYSTEM_ARGUMENTS ((size_t)4)
#define MAGIC 0x617267756D656E74ull

struct argument {
    size_t offset;
    size_t size;
    bool placeholder;
    /** Where the data of a placeholder begins, 0: nobody has asked for it. */
    size_t data;
};

/** A list, in memory of the thread or of the caller. */
struct list {
    uint64_t magic;
    unsigned char *bytes;
    size_t capacity;
    size_t size;
    size_t count;
    /** Data of placeholders was laid out: no argument can follow. */
    bool placed;
    bool finished;
    struct argument arguments[SIM_KERNEL_ARGUMENTS];
};

static _Thread_local struct list own_list;
static _Thread_local unsigned char own_bytes[OWN_BYTES];

static void start(struct list *list, unsigned char *bytes, size_t capacity)
{
    *list = (struct list){.magic = MAGIC, .bytes = bytes, .capacity = capacity};
}

static aclError check_kernel(const void *handle)
{
    struct sim_kernel *kernel;
    SIM_TRY(sim_kernel_check(handle, &kernel));
    sim_kernel_release(kernel);
    return ACL_SUCCESS;
}

/** The list behind a handle: memory that can be read and says that it is one. */
static aclError find(aclrtArgsHandle handle, struct list **list)
{
    uint64_t magic = 0;
    if ((uintptr_t)handle % _Alignof(struct list) != 0 ||
        sim_caller_read(&magic, handle, sizeof magic, "argsHandle") != ACL_SUCCESS || magic != MAGIC) {
        return sim_fail_handle("argsHandle", "list of arguments", handle);
    }
    *list = handle;
    return ACL_SUCCESS;
}

static aclError find_argument(const struct list *list, aclrtParamHandle handle, struct argument **argument)
{
    const uintptr_t first = (uintptr_t)list->arguments;
    const uintptr_t at = (uintptr_t)handle;
    if (at < first || (at - first) % sizeof(struct argument) != 0 || (at - first) / sizeof(struct argument) >= list->count) {
        return sim_fail_handle("paramHandle", "argument of the list", handle);
    }
    *argument = handle;
    return ACL_SUCCESS;
}

static aclError fail_state(const char *why)
{
    return sim_fail(ACL_ERROR_RT_FEATURE_NOT_SUPPORT, "EE1016", "%s", why);
}

/** Room for `size` bytes behind what is there. @return 0, or 107000 with text */
static aclError reserve(struct list *list, size_t size, size_t *offset)
{
    const size_t at = (list->size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (at > list->capacity || size > list->capacity - at) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "the list of arguments has room for %zu bytes", list->capacity);
    }
    memset(list->bytes + list->size, 0, at - list->size);
    *offset = at;
    list->size = at + size;
    return ACL_SUCCESS;
}

static aclError append(struct list *list, const void *value, size_t size, bool placeholder, aclrtParamHandle *handle)
{
    if (list->placed || list->finished) {
        return fail_state("arguments can't be appended after the buffer of a placeholder was asked for, or the list was finished");
    }
    if (list->count == SIM_KERNEL_ARGUMENTS) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "the list has %d arguments, which is the most", SIM_KERNEL_ARGUMENTS);
    }
    size_t offset;
    SIM_TRY(reserve(list, size, &offset));
    SIM_TRY(sim_caller_read(list->bytes + offset, value, size, "param"));
    struct argument *argument = &list->arguments[list->count++];
    *argument = (struct argument){.offset = offset, .size = size, .placeholder = placeholder};
    *handle = argument;
    return ACL_SUCCESS;
}

aclError sim_aclrtKernelArgsInit(aclrtFuncHandle funcHandle, aclrtArgsHandle *argsHandle)
{
    SIM_REQUIRE(funcHandle);
    SIM_REQUIRE(argsHandle);
    SIM_TRY(check_kernel(funcHandle));
    start(&own_list, own_bytes, sizeof own_bytes);
    *argsHandle = &own_list;
    return ACL_SUCCESS;
}

aclError sim_aclrtKernelArgsGetHandleMemSize(aclrtFuncHandle funcHandle, size_t *memSize)
{
    SIM_REQUIRE(funcHandle);
    SIM_REQUIRE(memSize);
    SIM_TRY(check_kernel(funcHandle));
    *memSize = sizeof(struct list);
    return ACL_SUCCESS;
}

aclError sim_aclrtKernelArgsGetMemSize(aclrtFuncHandle funcHandle, size_t userArgsSize, size_t *actualArgsSize)
{
    SIM_REQUIRE(funcHandle);
    SIM_REQUIRE(actualArgsSize);
    SIM_TRY(check_kernel(funcHandle));
    /* How many arguments there will be is not known here: padding for the most. */
    *actualArgsSize = userArgsSize + (SYSTEM_ARGUMENTS + SIM_KERNEL_ARGUMENTS) * ALIGNMENT;
    return ACL_SUCCESS;
}

aclError sim_aclrtKernelArgsInitByUserMem(aclrtFuncHandle funcHandle, aclrtArgsHandle argsHandle, void *userHostMem,
    size_t actualArgsSize)
{
    SIM_REQUIRE(funcHandle);
    SIM_REQUIRE(argsHandle);
    SIM_REQUIRE(userHostMem);
    SIM_REQUIRE_SIZE(actualArgsSize);
    SIM_TRY(check_kernel(funcHandle));
    if ((uintptr_t)argsHandle % _Alignof(struct list) != 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1003", "argument argsHandle must be aligned to %zu bytes", _Alignof(struct list));
    }
    SIM_TRY(sim_caller_clear(argsHandle, sizeof(struct list), "argsHandle"));
    start(argsHandle, userHostMem, actualArgsSize);
    return ACL_SUCCESS;
}

aclError sim_aclrtKernelArgsAppend(aclrtArgsHandle argsHandle, void *param, size_t paramSize, aclrtParamHandle *paramHandle)
{
    SIM_REQUIRE(argsHandle);
    SIM_REQUIRE(param);
    SIM_REQUIRE_SIZE(paramSize);
    SIM_REQUIRE(paramHandle);
    struct list *list;
    SIM_TRY(find(argsHandle, &list));
    return append(list, param, paramSize, false, paramHandle);
}

aclError sim_aclrtKernelArgsAppendPlaceHolder(aclrtArgsHandle argsHandle, aclrtParamHandle *paramHandle)
{
    SIM_REQUIRE(argsHandle);
    SIM_REQUIRE(paramHandle);
    static const uint64_t nothing = 0;
    struct list *list;
    SIM_TRY(find(argsHandle, &list));
    return append(list, &nothing, sizeof nothing, true, paramHandle);
}

aclError sim_aclrtKernelArgsGetPlaceHolderBuffer(aclrtArgsHandle argsHandle, aclrtParamHandle paramHandle, size_t dataSize,
    void **bufferAddr)
{
    SIM_REQUIRE(argsHandle);
    SIM_REQUIRE(paramHandle);
    SIM_REQUIRE_SIZE(dataSize);
    SIM_REQUIRE(bufferAddr);
    struct list *list;
    struct argument *argument = NULL;
    SIM_TRY(find(argsHandle, &list));
    SIM_TRY(find_argument(list, paramHandle, &argument));
    if (list->finished) {
        return fail_state("the list of arguments is finished");
    }
    if (!argument->placeholder || argument->data != 0) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
            "argument paramHandle is no placeholder, or its buffer was asked for before");
    }
    SIM_TRY(reserve(list, dataSize, &argument->data));
    list->placed = true;
    *bufferAddr = list->bytes + argument->data;
    return ACL_SUCCESS;
}

aclError sim_aclrtKernelArgsParaUpdate(aclrtArgsHandle argsHandle, aclrtParamHandle paramHandle, void *param, size_t paramSize)
{
    SIM_REQUIRE(argsHandle);
    SIM_REQUIRE(paramHandle);
    SIM_REQUIRE(param);
    SIM_REQUIRE_SIZE(paramSize);
    struct list *list;
    struct argument *argument = NULL;
    SIM_TRY(find(argsHandle, &list));
    SIM_TRY(find_argument(list, paramHandle, &argument));
    if (argument->placeholder || paramSize != argument->size) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
            "argument paramHandle is a placeholder, or paramSize is not the %zu bytes that were appended", argument->size);
    }
    SIM_TRY(sim_caller_read(list->bytes + argument->offset, param, paramSize, "param"));
    list->finished = false;
    return ACL_SUCCESS;
}

aclError sim_aclrtKernelArgsFinalize(aclrtArgsHandle argsHandle)
{
    SIM_REQUIRE(argsHandle);
    struct list *list;
    SIM_TRY(find(argsHandle, &list));
    list->finished = true;
    return ACL_SUCCESS;
}

aclError sim_arguments_read(aclrtArgsHandle handle, struct sim_launch *launch, aclrtPlaceHolderInfo *places)
{
    struct list *list;
    SIM_TRY(find(handle, &list));
    if (!list->finished) {
        return sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1017",
            "argument argsHandle is not finished; call aclrtKernelArgsFinalize before the launch");
    }
    launch->arguments = list->bytes;
    launch->size = list->size;
    for (size_t index = 0; index < list->count; index++) {
        const struct argument *argument = &list->arguments[index];
        if (argument->placeholder && argument->data != 0) {
            places[launch->place_count++] = (aclrtPlaceHolderInfo){(uint32_t)argument->offset, (uint32_t)argument->data};
        }
    }
    return ACL_SUCCESS;
}
