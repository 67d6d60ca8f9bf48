/*
 * Kernels that the test says the meaning of: launches in all forms, in order, captured, updated.
 */
#include <stddef.h>
#include <unistd.h>

#include "aclsim_kernel.h"
#include "capture.h"

#define COUNT 16u
#define SIZE (COUNT * sizeof(uint32_t))

static aclrtStream stream;
static aclrtBinHandle binary;
static aclrtFuncHandle add;
static uint32_t *input;
static uint32_t *output;

/** The arguments of the kernel "add". */
struct arguments {
    const uint32_t *source;
    uint32_t *destination;
    uint32_t step;
};

/** Its name is what a kernel "add" of the file is named: the test's program is the binary. */
void add_mix_aiv(void);
void add_mix_aiv(void)
{
}

static aclError add_step(const aclsimKernelCall *call, void *user)
{
    CHECK(strcmp(call->name, "add") == 0);
    struct arguments arguments;
    const size_t used = offsetof(struct arguments, step) + sizeof arguments.step;
    CHECK(call->argsSize >= used);
    memcpy(&arguments, call->args, used);
    uint32_t values[COUNT];
    const aclError read = aclsimKernelRead(arguments.source, values, SIZE);
    if (read != 0) {
        return read;
    }
    for (unsigned index = 0; index < COUNT; index++) {
        values[index] += arguments.step;
    }
    ++*(unsigned *)user;
    return aclsimKernelWrite(arguments.destination, values, SIZE);
}

static unsigned runs;

/** The test's own program is an ELF file with functions. */
static void open_all(void)
{
    open_device(0);
    stream = new_stream();
    OK(aclrtBinaryLoadFromFile("/proc/self/exe", NULL, &binary));
    OK(aclrtBinaryGetFunction(binary, "add", &add));
    OK(aclsimRegisterKernel("add", add_step, &runs));
    input = device_memory(SIZE);
    output = device_memory(SIZE);
    OK(aclrtMemset(input, SIZE, 0, SIZE));
    OK(aclrtMemset(output, SIZE, 0, SIZE));
}

static void close_all(void)
{
    OK(aclrtFree(input));
    OK(aclrtFree(output));
    OK(aclrtBinaryUnLoad(binary));
    OK(aclrtDestroyStream(stream));
    CHECK_IS(alive(ACLSIM_OBJECT_KINDS), 0);
    CHECK_IS(findings(), 0);
    OK(aclrtResetDevice(0));
}

static uint32_t result(void)
{
    uint32_t values[COUNT];
    OK(aclrtSynchronizeStream(stream));
    download(values, output, SIZE);
    CHECK_IS(values[0], values[COUNT - 1]);
    return values[0];
}

static aclError launch(uint32_t step)
{
    struct arguments arguments = {input, output, step};
    return aclrtLaunchKernelWithHostArgs(add, 2, stream, NULL, &arguments, sizeof arguments, NULL, 0);
}

static void binaries_and_kernels_have_handles(void)
{
    open_all();
    char name[16];
    OK(aclrtGetFunctionName(add, sizeof name, name));
    CHECK(strcmp(name, "add") == 0);
    CHECK_IS(aclrtGetFunctionName(add, 0, name), 107000);
    aclrtFuncHandle again = NULL;
    OK(aclrtBinaryGetFunction(binary, "add", &again));
    CHECK(again == add);
    aclrtBinHandle owner = NULL;
    OK(aclrtFunctionGetBinary(add, &owner));
    CHECK(owner == binary);
    int64_t value;
    OK(aclrtGetFunctionAttribute(add, ACL_FUNC_ATTR_KERNEL_TYPE, &value));
    CHECK_IS(aclrtBinaryGetFunction(binary, "no_such_kernel_in_here", &again), 507000);
    CHECK_IS(aclrtBinaryGetFunction(add, "add", &again), 107017);
    CHECK_IS(aclrtGetFunctionName(binary, sizeof name, name), 107017);
    CHECK_IS(aclrtBinaryLoadFromFile("/no/such/file", NULL, &owner), 107000);
    CHECK_IS(aclrtBinaryLoadFromData("no ELF file", 11, NULL, &owner), 107000);
    CHECK_IS(aclrtBinaryLoadFromData(name, 0, NULL, &owner), 107000);
    CHECK_IS(aclrtBinaryLoadFromFile(NULL, NULL, &owner), 100000);
    aclrtBinary description = aclrtCreateBinary("no ELF file", 11);
    CHECK(description != NULL);
    CHECK_IS(aclrtBinaryLoad(description, &owner), 107000);
    CHECK_IS(aclrtBinaryUnLoad(description), 107017);
    OK(aclrtDestroyBinary(description));
    CHECK_IS(aclrtDestroyBinary(description), 107017);
    OK(launch(1));
    OK(aclrtBinaryUnLoad(binary));
    CHECK_IS(launch(1), 107017);
    CHECK_IS(aclrtBinaryUnLoad(binary), 107017);
    CHECK_IS(result(), 1);
    OK(aclrtBinaryLoadFromFile("/proc/self/exe", NULL, &binary));
    close_all();
}

static void launches_take_arguments_in_all_forms(void)
{
    open_all();
    struct arguments arguments = {input, output, 5};
    struct arguments *on_device = device_memory(sizeof arguments);
    upload(on_device, &arguments, sizeof arguments);
    OK(aclrtLaunchKernel(add, 1, on_device, sizeof arguments, stream));
    CHECK_IS(result(), 5);
    arguments.step = 6;
    upload(on_device, &arguments, sizeof arguments);
    OK(aclrtLaunchKernelV2(add, 1, on_device, sizeof arguments, NULL, stream));
    CHECK_IS(result(), 6);
    OK(aclrtFree(on_device));
    OK(launch(7));
    CHECK_IS(result(), 7);
    aclrtArgsHandle list = NULL;
    aclrtParamHandle place = NULL;
    aclrtParamHandle parameter = NULL;
    void *buffer = NULL;
    OK(aclrtKernelArgsInit(add, &list));
    OK(aclrtKernelArgsAppendPlaceHolder(list, &place));
    OK(aclrtKernelArgsAppend(list, &output, sizeof output, &parameter));
    OK(aclrtKernelArgsAppend(list, &arguments.step, sizeof arguments.step, &parameter));
    CHECK_IS(aclrtLaunchKernelWithConfig(add, 1, stream, NULL, list, NULL), 107000);
    OK(aclrtKernelArgsGetPlaceHolderBuffer(list, place, SIZE, &buffer));
    memset(buffer, 0, SIZE);
    CHECK_IS(aclrtKernelArgsAppend(list, &output, sizeof output, &parameter), 207000);
    CHECK_IS(aclrtKernelArgsGetPlaceHolderBuffer(list, parameter, SIZE, &buffer), 107000);
    OK(aclrtKernelArgsFinalize(list));
    OK(aclrtLaunchKernelWithConfig(add, 1, stream, NULL, list, NULL));
    CHECK_IS(result(), 6);
    const uint32_t other = 8;
    OK(aclrtKernelArgsParaUpdate(list, parameter, (void *)&other, sizeof other));
    CHECK_IS(aclrtKernelArgsParaUpdate(list, parameter, (void *)&other, 2), 107000);
    OK(aclrtKernelArgsFinalize(list));
    OK(aclrtLaunchKernelWithConfig(add, 1, stream, NULL, list, NULL));
    CHECK_IS(result(), 8);
    close_all();
}

static void lists_of_arguments_may_be_the_callers(void)
{
    open_all();
    size_t handle_size;
    size_t size;
    OK(aclrtKernelArgsGetHandleMemSize(add, &handle_size));
    OK(aclrtKernelArgsGetMemSize(add, sizeof(struct arguments), &size));
    void *list = malloc(handle_size);
    void *bytes = malloc(size);
    aclrtParamHandle parameter = NULL;
    const uint32_t step = 3;
    OK(aclrtKernelArgsInitByUserMem(add, list, bytes, size));
    OK(aclrtKernelArgsAppend(list, &input, sizeof input, &parameter));
    OK(aclrtKernelArgsAppend(list, &output, sizeof output, &parameter));
    OK(aclrtKernelArgsAppend(list, (void *)&step, sizeof step, &parameter));
    OK(aclrtKernelArgsFinalize(list));
    OK(aclrtLaunchKernelWithConfig(add, 1, stream, NULL, list, NULL));
    CHECK_IS(result(), 3);
    CHECK_IS(aclrtKernelArgsFinalize(bytes), 107017);
    CHECK_IS(aclrtKernelArgsFinalize((void *)8), 107017);
    free(list);
    free(bytes);
    close_all();
}

static void launches_check_their_arguments(void)
{
    open_all();
    struct arguments arguments = {input, output, 1};
    aclrtLaunchKernelAttr none = {.id = (aclrtLaunchKernelAttrId)77};
    aclrtLaunchKernelCfg config = {&none, 1};
    CHECK_IS(aclrtLaunchKernelWithHostArgs(NULL, 1, stream, NULL, &arguments, sizeof arguments, NULL, 0), 100000);
    CHECK_IS(aclrtLaunchKernelWithHostArgs(add, 1, stream, NULL, NULL, sizeof arguments, NULL, 0), 100000);
    CHECK_IS(aclrtLaunchKernelWithHostArgs(stream, 1, stream, NULL, &arguments, sizeof arguments, NULL, 0), 107017);
    CHECK_IS(aclrtLaunchKernelWithHostArgs(add, 0, stream, NULL, &arguments, sizeof arguments, NULL, 0), 107000);
    CHECK_IS(aclrtLaunchKernelWithHostArgs(add, 1, add, NULL, &arguments, sizeof arguments, NULL, 0), 107017);
    CHECK_IS(aclrtLaunchKernelWithHostArgs(add, 1, stream, &config, &arguments, sizeof arguments, NULL, 0), 107000);
    aclrtPlaceHolderInfo outside = {0, 4096};
    CHECK_IS(aclrtLaunchKernelWithHostArgs(add, 1, stream, NULL, &arguments, sizeof arguments, &outside, 1), 107000);
    CHECK_IS(aclrtLaunchKernelWithConfig(add, 0, stream, NULL, &arguments, NULL), 100000);
    CHECK_IS(aclrtLaunchKernelWithConfig(add, 1, stream, NULL, &arguments, NULL), 107017);
    close_all();
}

static void a_failing_kernel_fails_its_stream(void)
{
    open_all();
    void *gone = device_memory(SIZE);
    OK(aclrtFree(gone));
    struct arguments arguments = {gone, output, 1};
    OK(aclrtLaunchKernelWithHostArgs(add, 1, stream, NULL, &arguments, sizeof arguments, NULL, 0));
    CHECK(aclrtSynchronizeStream(stream) != 0);
    (void)last_finding(ACLSIM_FINDING_USE_AFTER_FREE);
    OK(aclsimClearFindings());
    CHECK_IS(aclsimKernelRead(input, &arguments, 8), 100000);
    close_all();
}

static void memory_of_arguments_is_watched(void)
{
    open_all();
    void *mine = device_memory(SIZE);
    struct arguments arguments = {mine, output, 1};
    OK(aclsimHoldStreams(1));
    OK(aclrtLaunchKernelWithHostArgs(add, 1, stream, NULL, &arguments, sizeof arguments, NULL, 0));
    OK(aclrtFree(mine));
    (void)last_finding(ACLSIM_FINDING_FREE_IN_USE);
    OK(aclsimHoldStreams(0));
    (void)aclrtSynchronizeStream(stream);
    OK(aclsimClearFindings());
    close_all();
}

static void launches_are_captured(void)
{
    open_all();
    runs = 0;
    begin_capture(stream);
    OK(launch(1));
    OK(aclrtMemcpyAsync(input, SIZE, output, SIZE, ACL_MEMCPY_DEVICE_TO_DEVICE, stream));
    const aclmdlRI model = end_capture(stream);
    CHECK_IS(runs, 0);
    for (uint32_t round = 1; round <= 5; round++) {
        OK(aclmdlRIExecuteAsync(model, stream));
        CHECK_IS(result(), round);
    }
    CHECK_IS(runs, 5);
    OK(aclmdlRIDestroy(model));
    close_all();
}

static void groups_of_launches_are_updated(void)
{
    open_all();
    aclrtTaskGrp group = NULL;
    CHECK_IS(aclmdlRICaptureTaskGrpBegin(stream), 107029);
    begin_capture(stream);
    CHECK_IS(aclmdlRICaptureTaskGrpEnd(stream, &group), 107033);
    OK(aclmdlRICaptureTaskGrpBegin(stream));
    CHECK_IS(aclmdlRICaptureTaskGrpBegin(stream), 107033);
    OK(launch(1));
    OK(aclmdlRICaptureTaskGrpEnd(stream, &group));
    CHECK_IS(aclmdlRICaptureTaskUpdateBegin(stream, group), 107027);
    const aclmdlRI model = end_capture(stream);
    execute(model, stream);
    CHECK_IS(result(), 1);
    CHECK_IS(aclmdlRICaptureTaskUpdateBegin(stream, stream), 107017);
    CHECK_IS(aclmdlRICaptureTaskUpdateEnd(stream), 107033);
    OK(aclmdlRICaptureTaskUpdateBegin(stream, group));
    CHECK_IS(aclmdlRICaptureTaskUpdateBegin(stream, group), 107033);
    OK(launch(9));
    CHECK_IS(launch(10), 507000);
    OK(aclmdlRICaptureTaskUpdateEnd(stream));
    CHECK_IS(result(), 1);
    execute(model, stream);
    CHECK_IS(result(), 9);
    OK(aclmdlRICaptureTaskUpdateBegin(stream, group));
    CHECK_IS(aclmdlRICaptureTaskUpdateEnd(stream), 507000);
    OK(aclmdlRIDestroy(model));
    close_all();
}

static void groups_hold_kernels_only(void)
{
    open_all();
    const aclrtStream side = new_stream();
    const aclrtEvent there = new_event();
    aclrtTaskGrp group = stream;
    begin_capture(stream);
    OK(aclmdlRICaptureTaskGrpBegin(stream));
    CHECK_IS(aclrtMemsetAsync(output, SIZE, 0, SIZE, stream), 507009);
    CHECK_IS(aclmdlRICaptureTaskGrpEnd(stream, &group), 507009);
    CHECK(group == NULL);
    fail_capture(stream, 507903);
    begin_capture(stream);
    OK(aclrtRecordEvent(there, stream));
    OK(aclrtStreamWaitEvent(side, there));
    OK(aclmdlRICaptureTaskGrpBegin(stream));
    CHECK_IS(aclrtMemsetAsync(output, SIZE, 0, SIZE, side), 107034);
    fail_capture(stream, 507903);
    begin_capture(stream);
    OK(aclmdlRICaptureTaskGrpBegin(stream));
    fail_capture(stream, 107033);
    OK(aclrtDestroyEvent(there));
    OK(aclrtDestroyStream(side));
    close_all();
}

static void tasks_of_a_graph_can_be_read_and_changed(void)
{
    open_all();
    begin_capture(stream);
    OK(launch(4));
    OK(aclrtValueWrite(output, 7, 0, stream));
    OK(aclrtMemsetAsync(input, SIZE, 0, SIZE, stream));
    const aclmdlRI model = end_capture(stream);
    aclrtStream streams[2];
    uint32_t count = 2;
    OK(aclmdlRIGetStreams(model, streams, &count));
    CHECK_IS(count, 1);
    CHECK(streams[1] == NULL);
    aclmdlRITask tasks[3];
    count = 2;
    CHECK_IS(aclmdlRIGetTasksByStream(streams[0], tasks, &count), 107039);
    count = 3;
    OK(aclmdlRIGetTasksByStream(streams[0], tasks, &count));
    CHECK_IS(aclmdlRIGetTasksByStream(stream, tasks, &count), 107000);
    aclmdlRITaskType type;
    uint32_t id;
    OK(aclmdlRITaskGetType(tasks[0], &type));
    CHECK_IS(type, ACL_MODEL_RI_TASK_KERNEL);
    OK(aclmdlRITaskGetSeqId(tasks[2], &id));
    CHECK_IS(id, 2);
    CHECK_IS(aclmdlRITaskGetType(stream, &type), 107017);
    aclmdlRITaskParams params;
    OK(aclmdlRITaskGetParams(tasks[0], &params));
    CHECK(params.kernelTaskParams.funcHandle == add);
    CHECK_IS(params.kernelTaskParams.numBlocks, 2);
    OK(aclmdlRITaskGetParams(tasks[1], &params));
    CHECK_IS(params.valueWriteTaskParams.value, 7);
    CHECK_IS(aclmdlRITaskGetParams(tasks[2], &params), 107000);
    OK(aclmdlRITaskGetParams(tasks[1], &params));
    params.valueWriteTaskParams.value = 11;
    OK(aclmdlRITaskSetParams(tasks[1], &params));
    CHECK_IS(aclmdlRIExecuteAsync(model, stream), 507011);
    OK(aclmdlRITaskDisable(tasks[0]));
    OK(aclmdlRIUpdate(model));
    execute(model, stream);
    uint64_t word;
    download(&word, output, sizeof word);
    CHECK_IS(word, 11);
    CHECK_IS(aclmdlRITaskDisable(tasks[2]), 107000);
    CHECK_IS(aclmdlRIUpdate(model), 107040);
    OK(aclmdlRIDestroy(model));
    close_all();
}

static void graphs_are_printed(void)
{
    open_all();
    begin_capture(stream);
    OK(launch(4));
    const aclmdlRI model = end_capture(stream);
    char path[] = "/tmp/ascendcl-graph-XXXXXX";
    const int file = mkstemp(path);
    CHECK(file >= 0);
    OK(aclmdlRIDebugJsonPrint(model, path, 0));
    char text[1024] = "";
    CHECK(read(file, text, sizeof text - 1) > 0);
    CHECK(strstr(text, "\"Task Type\":\"KERNEL_AICORE\"") != NULL);
    (void)close(file);
    (void)unlink(path);
    CHECK_IS(aclmdlRIDebugJsonPrint(model, "/no/such/folder/file", 0), 107000);
    OK(aclmdlRIDestroy(model));
    close_all();
}

int main(void)
{
    ISOLATE(binaries_and_kernels_have_handles);
    ISOLATE(launches_take_arguments_in_all_forms);
    ISOLATE(lists_of_arguments_may_be_the_callers);
    ISOLATE(launches_check_their_arguments);
    ISOLATE(a_failing_kernel_fails_its_stream);
    ISOLATE(memory_of_arguments_is_watched);
    ISOLATE(launches_are_captured);
    ISOLATE(groups_of_launches_are_updated);
    ISOLATE(groups_hold_kernels_only);
    ISOLATE(tasks_of_a_graph_can_be_read_and_changed);
    ISOLATE(graphs_are_printed);
    return 0;
}
