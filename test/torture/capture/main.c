/*
 * Random programs for three streams, run as they are and as a graph that is captured once and executed as often: both leave the
 * same bytes. With failures injected into the capture: nothing is left behind, no stream stays captured.
 *
 * Arguments: the first seed and the number of programs.
 */
#include "capture.h"

#define STREAMS 3
#define BUFFERS 4
#define SIZE ((size_t)256)
#define STEPS 24
#define EVENTS 128

enum operation { COPY, FILL, REDUCE, CALL, WRITE, OPERATIONS };

struct step {
    enum operation operation;
    int stream;
    int from;
    int to;
    size_t offset;
    size_t size;
    int value;
};

static aclrtStream streams[STREAMS];
/** The last one is pinned memory of the host. */
static unsigned char *buffers[BUFFERS];
static aclrtEvent events[EVENTS];
static size_t used_events;
static uint64_t state;
static struct step steps[STEPS];
static size_t step_count;

static unsigned pick(unsigned limit)
{
    return (unsigned)(next_random(&state) >> 11) % limit;
}

static void invent(void)
{
    step_count = 1 + pick(STEPS);
    for (size_t index = 0; index < step_count; index++) {
        struct step *step = &steps[index];
        *step = (struct step){.operation = (enum operation)pick(OPERATIONS), .stream = (int)pick(STREAMS), .value = (int)pick(256)};
        step->from = (int)pick(BUFFERS);
        step->to = step->operation == COPY ? (int)((unsigned)step->from + 1 + pick(BUFFERS - 1)) % BUFFERS : (int)pick(BUFFERS - 1);
        step->offset = 8 * pick(SIZE / 16);
        step->size = 8 + 8 * pick(SIZE / 16);
        if (step->operation == CALL) {
            step->from = step->to = BUFFERS - 1;
        }
        if (step->operation == REDUCE) {
            step->from = (step->to + 1) % (BUFFERS - 1);
        }
    }
}

/** What the host function of a step does to pinned memory. */
static void turn(void *argument)
{
    const struct step *step = argument;
    for (size_t index = 0; index < step->size; index++) {
        unsigned char *byte = &buffers[BUFFERS - 1][step->offset + index];
        *byte = (unsigned char)(*byte * 3 + step->value);
    }
}

static aclError queue(const struct step *step, aclrtStream stream)
{
    unsigned char *to = buffers[step->to] + step->offset;
    switch (step->operation) {
    case COPY:
        return aclrtMemcpyAsync(to, step->size, buffers[step->from] + step->offset, step->size, ACL_MEMCPY_DEFAULT, stream);
    case FILL:
        return aclrtMemsetAsync(to, step->size, step->value, step->size, stream);
    case REDUCE:
        return aclrtReduceAsync(to, buffers[step->from] + step->offset, step->size, ACL_RT_MEMCPY_SDMA_AUTOMATIC_MAX, ACL_INT8,
            stream, NULL);
    case CALL:
        return aclrtLaunchHostFunc(stream, turn, (void *)step);
    default:
        return aclrtValueWrite(to, (uint64_t)(unsigned)step->value * 0x0101010101010101ull, 0, stream);
    }
}

/** Lets one stream wait for what another one has queued. */
static aclError order(int waiting, int earlier)
{
    if (waiting == earlier) {
        return 0;
    }
    const aclrtEvent event = events[used_events++ % EVENTS];
    const aclError recorded = aclrtRecordEvent(event, streams[earlier]);
    return recorded != 0 ? recorded : aclrtStreamWaitEvent(streams[waiting], event);
}

/** Queues the program: all streams start behind the first one and join it at the end, users of a buffer follow one another. */
static aclError queue_all(void)
{
    int last[BUFFERS] = {0};
    for (int stream = 1; stream < STREAMS; stream++) {
        const aclError error = order(stream, 0);
        if (error != 0) {
            return error;
        }
    }
    for (size_t index = 0; index < step_count; index++) {
        const struct step *step = &steps[index];
        aclError error = order(step->stream, last[step->from]);
        error = error != 0 ? error : order(step->stream, last[step->to]);
        error = error != 0 ? error : queue(step, streams[step->stream]);
        if (error != 0) {
            return error;
        }
        last[step->from] = last[step->to] = step->stream;
    }
    for (int stream = 1; stream < STREAMS; stream++) {
        const aclError error = order(0, stream);
        if (error != 0) {
            return error;
        }
    }
    return 0;
}

static void reset_buffers(void)
{
    unsigned char bytes[SIZE];
    for (int buffer = 0; buffer < BUFFERS; buffer++) {
        fill_pattern(bytes, SIZE, (unsigned)buffer + 1);
        if (buffer < BUFFERS - 1) {
            upload(buffers[buffer], bytes, SIZE);
        } else {
            memcpy(buffers[buffer], bytes, SIZE);
        }
    }
}

static void read_buffers(unsigned char bytes[BUFFERS][SIZE])
{
    for (int buffer = 0; buffer < BUFFERS - 1; buffer++) {
        download(bytes[buffer], buffers[buffer], SIZE);
    }
    memcpy(bytes[BUFFERS - 1], buffers[BUFFERS - 1], SIZE);
}

static void compare(uint64_t seed)
{
    static unsigned char direct[BUFFERS][SIZE];
    static unsigned char replayed[BUFFERS][SIZE];
    const unsigned rounds = 1 + pick(3);
    reset_buffers();
    for (unsigned round = 0; round < rounds; round++) {
        OK(queue_all());
        OK(aclrtSynchronizeStream(streams[0]));
    }
    read_buffers(direct);
    reset_buffers();
    begin_capture(streams[0]);
    OK(queue_all());
    const aclmdlRI model = end_capture(streams[0]);
    for (unsigned round = 0; round < rounds; round++) {
        OK(aclmdlRIExecuteAsync(model, streams[pick(STREAMS)]));
        OK(aclrtSynchronizeDevice());
    }
    read_buffers(replayed);
    OK(aclmdlRIDestroy(model));
    if (memcmp(direct, replayed, sizeof direct) != 0) {
        (void)fprintf(stderr, "seed %llu: the graph leaves other bytes\n", (unsigned long long)seed);
        exit(1);
    }
}

/** Events that were recorded outside would spoil a capture: fresh ones. */
static void renew_events(void)
{
    for (size_t index = 0; index < EVENTS; index++) {
        if (events[index] != NULL) {
            OK(aclrtDestroyEvent(events[index]));
        }
        events[index] = new_event();
    }
}

static void with_failures(uint64_t seed)
{
    OK(aclsimFailRandomly(NULL, 0.05, seed + 1, 507899));
    aclmdlRI model = NULL;
    if (aclmdlRICaptureBegin(streams[0], ACL_MODEL_RI_CAPTURE_MODE_GLOBAL) == 0) {
        (void)queue_all();
        (void)aclmdlRICaptureEnd(streams[0], &model);
    }
    OK(aclsimClearFaults());
    if (capture_status(streams[0]) != ACL_MODEL_RI_CAPTURE_STATUS_NONE) {
        (void)aclmdlRICaptureEnd(streams[0], &model);
    }
    for (int stream = 0; stream < STREAMS; stream++) {
        CHECK_IS(capture_status(streams[stream]), ACL_MODEL_RI_CAPTURE_STATUS_NONE);
    }
    if (model != NULL) {
        OK(aclmdlRIExecuteAsync(model, streams[0]));
        OK(aclrtSynchronizeDevice());
        OK(aclmdlRIDestroy(model));
    }
    OK(aclrtSynchronizeDevice());
    CHECK_IS(alive(ACLSIM_OBJECT_MODEL), 0);
    uint32_t left;
    OK(aclrtGetStreamAvailableNum(&left));
    static uint32_t first_left;
    first_left = first_left == 0 ? left : first_left;
    CHECK_IS(left, first_left);
}

int main(int argc, char **argv)
{
    CHECK(argc == 3);
    const uint64_t first = strtoull(argv[1], NULL, 10);
    const uint64_t count = strtoull(argv[2], NULL, 10);
    open_device(0);
    for (int stream = 0; stream < STREAMS; stream++) {
        streams[stream] = new_stream();
    }
    for (int buffer = 0; buffer < BUFFERS - 1; buffer++) {
        buffers[buffer] = device_memory(SIZE);
    }
    buffers[BUFFERS - 1] = pinned_memory(SIZE);
    for (uint64_t seed = first; seed < first + count; seed++) {
        state = seed * 2654435761u + 1;
        invent();
        renew_events();
        compare(seed);
        renew_events();
        with_failures(seed);
    }
    CHECK_IS(findings(), 0);
    return 0;
}
