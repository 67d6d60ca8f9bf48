/*
 * Pinned memory that changes under a queued copy: what is found, where the change is said to be, and what is no mistake.
 */
#include "memory.h"

#define MOST (64 * MIB)

static aclrtStream stream;
static aclrtStream other;
static unsigned char *device;
static unsigned char *host;

static void set_up(size_t size)
{
    open_device(0);
    CHECK_IS(aclsimWatchPinned(1), 0);
    stream = new_stream();
    other = new_stream();
    device = device_memory(size);
    CHECK_IS(aclrtMemset(device, size, 3, size), 0);
    host = pinned_memory(size);
    memset(host, 1, size);
}

static void hold(void)
{
    CHECK_IS(aclsimHoldStreams(1), 0);
}

static void let_go(void)
{
    CHECK_IS(aclsimHoldStreams(0), 0);
    CHECK_IS(aclrtSynchronizeStream(other), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
}

static void queue(size_t size)
{
    CHECK_IS(aclrtMemcpyAsync(device, size, host, size, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
}

/** One finding, which says this; then none any more. */
static void expect_change(const char *where, size_t size)
{
    aclsimFinding finding;
    CHECK_IS(findings(), 1);
    CHECK_IS(aclsimGetFinding(0, &finding), 0);
    CHECK_IS(finding.kind, ACLSIM_FINDING_PINNED_CHANGED);
    CHECK_IS(finding.address, (uintptr_t)host);
    CHECK_IS(finding.size, size);
    if (strstr(finding.message, where) == NULL) {
        (void)fprintf(stderr, "not \"%s\": %s\n", where, finding.message);
        exit(1);
    }
    CHECK_IS(aclsimClearFindings(), 0);
}

static void change_under_copy(size_t size, size_t at)
{
    hold();
    queue(size);
    host[at] ^= 1;
    let_go();
}

static void the_first_byte_that_changed_is_told_up_to_a_size(void)
{
    static const size_t sizes[] = {1, 7, 8, 100, 4096, 32 * KIB};
    set_up(MIB);
    for (size_t index = 0; index < sizeof sizes / sizeof sizes[0]; index++) {
        for (int part = 0; part < 3; part++) {
            char where[64];
            const size_t at = (sizes[index] - 1) * (size_t)part / 2;
            (void)snprintf(where, sizeof where, "first at byte %zu of %zu;", at, sizes[index]);
            change_under_copy(sizes[index], at);
            expect_change(where, sizes[index]);
        }
    }
    change_under_copy(MIB, MIB - 1);
    expect_change("first in the 256 bytes from byte 1048320 of 1048576 on;", MIB);
    change_under_copy(MIB - 1, 300);
    expect_change("first in the 256 bytes from byte 256 of 1048575 on;", MIB - 1);
}

static void a_large_source_is_looked_at_in_pieces(void)
{
    set_up(MOST);
    change_under_copy(MOST, 0);
    expect_change("first in the 4096 bytes from byte 0 of 67108864 on;", MOST);
    hold();
    queue(MOST);
    memset(host + MOST / 2 + 1, 2, MOST / 2 - 1);
    let_go();
    /* A piece of 4 KiB for each 16 KiB. */
    expect_change("first in the 4096 bytes from byte 33554432 of 67108864 on;", MOST);
}

static void rows_are_looked_at_and_what_lies_between_them_is_not(void)
{
    set_up(MIB);
    hold();
    CHECK_IS(aclrtMemcpy2dAsync(device, 64, host, 128, 64, 100, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    host[64] = host[127] = host[128 * 99 + 64] = 9;
    let_go();
    CHECK_IS(findings(), 0);
    hold();
    CHECK_IS(aclrtMemcpy2dAsync(device, 64, host, 128, 64, 100, ACL_MEMCPY_HOST_TO_DEVICE, stream), 0);
    host[128 * 99 + 63] = 9;
    let_go();
    expect_change("first in the 64 bytes from byte 12672 of 12736 on;", 128 * 99 + 64);
}

static void registered_memory_is_pinned_too(void)
{
    static _Alignas(4096) unsigned char own[8192];
    set_up(sizeof own);
    CHECK_IS(aclrtFreeHost(host), 0);
    host = own;
    CHECK_IS(aclrtHostRegisterV2(own, sizeof own, ACL_HOST_REG_PINNED | ACL_HOST_REG_MAPPED), 0);
    change_under_copy(sizeof own, 5000);
    expect_change("first at byte 5000 of 8192;", sizeof own);
    /* The device writes through its own address of the memory. */
    void *alias = NULL;
    CHECK_IS(aclrtHostGetDevicePointer(own, &alias, 0), 0);
    hold();
    CHECK_IS(aclrtMemcpyAsync(alias, 4096, device, 4096, ACL_MEMCPY_DEVICE_TO_DEVICE, stream), 0);
    queue(sizeof own);
    let_go();
    CHECK_IS(findings(), 0);
    CHECK_IS(aclrtHostUnregister(own), 0);
}

static void nothing_is_said_when_nothing_changed_or_nobody_asked(void)
{
    set_up(MIB);
    hold();
    queue(MIB);
    let_go();
    memset(host, 2, MIB);
    hold();
    /* Bytes beside the source, and a copy of the source that the call has made. */
    queue(100);
    host[100] = 9;
    CHECK_IS(aclrtMemcpyAsync(device, 100, host + 200, 100, ACL_MEMCPY_HOST_TO_BUF_TO_DEVICE, stream), 0);
    host[200] = 9;
    let_go();
    CHECK_IS(aclsimWatchPinned(0), 0);
    change_under_copy(MIB, 0);
    CHECK_IS(aclsimWatchPinned(2), 100000);
    CHECK_IS(findings(), 0);
    CHECK_IS(aclsimWatchPinned(1), 0);
    change_under_copy(MIB, 0);
    CHECK_IS(findings(), 1);
}

static void what_streams_write_is_no_mistake(void)
{
    set_up(MIB);
    hold();
    CHECK_IS(aclrtMemcpyAsync(host, 4096, device, 4096, ACL_MEMCPY_DEVICE_TO_HOST, stream), 0);
    queue(MIB);
    let_go();
    CHECK_IS(host[0], 3);
    CHECK_IS(findings(), 0);
}

static void write_next(void *unused)
{
    (void)unused;
    memset(host, 2, 4096);
}

/** Each way in which a stream waits for the program, and the copy behind it. */
static void behind_a_wait_for_the_program_it_may_still_write(void)
{
    set_up(MIB);
    aclrtEvent event = NULL;
    aclrtNotify notify = NULL;
    void *word = device_memory(64);
    CHECK_IS(aclrtMemset(word, 64, 0, 64), 0);

    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC), 0);
    CHECK_IS(aclrtStreamWaitEvent(stream, event), 0);
    queue(4096);
    write_next(NULL);
    CHECK_IS(aclrtRecordEvent(event, other), 0);
    let_go();

    CHECK_IS(aclrtCreateNotify(&notify, 0), 0);
    CHECK_IS(aclrtWaitAndResetNotify(notify, stream, 0), 0);
    queue(4096);
    host[1] = 7;
    CHECK_IS(aclrtRecordNotify(notify, other), 0);
    let_go();

    CHECK_IS(aclrtValueWait(word, 1, ACL_STREAM_WAIT_VALUE_EQ, stream), 0);
    queue(4096);
    host[1] = 8;
    CHECK_IS(aclrtValueWrite(word, 1, 0, other), 0);
    let_go();

    memset(host, 1, 4096);
    hold();
    CHECK_IS(aclrtLaunchHostFunc(stream, write_next, NULL), 0);
    queue(4096);
    let_go();
    CHECK_IS(host[0], 2);

    /* The same one stream further. */
    memset(host, 1, 4096);
    hold();
    CHECK_IS(aclrtLaunchHostFunc(other, write_next, NULL), 0);
    CHECK_IS(aclrtRecordEvent(event, other), 0);
    CHECK_IS(aclrtStreamWaitEvent(stream, event), 0);
    queue(4096);
    let_go();
    CHECK_IS(host[0], 2);
    CHECK_IS(findings(), 0);
}

static void behind_a_wait_for_another_stream_it_may_not(void)
{
    set_up(MIB);
    aclrtEvent event = NULL;
    CHECK_IS(aclrtCreateEventWithFlag(&event, ACL_EVENT_SYNC), 0);
    hold();
    CHECK_IS(aclrtMemsetAsync(device, 64, 1, 64, other), 0);
    CHECK_IS(aclrtRecordEvent(event, other), 0);
    CHECK_IS(aclrtStreamWaitEvent(stream, event), 0);
    queue(4096);
    host[17] = 9;
    let_go();
    expect_change("first at byte 17 of 4096;", 4096);
    /* A wait that is over. */
    CHECK_IS(aclrtLaunchHostFunc(stream, write_next, NULL), 0);
    CHECK_IS(aclrtSynchronizeStream(stream), 0);
    change_under_copy(4096, 18);
    expect_change("first at byte 18 of 4096;", 4096);
}

static void the_copies_of_a_batch_are_watched(void)
{
    set_up(MIB);
    void *to[2] = {device, device + 4096};
    void *from[2] = {host + 4096, host};
    size_t sizes[2] = {100, 100};
    size_t indexes[1] = {0};
    size_t failed = 0;
    aclrtMemcpyBatchAttr attribute = {
        .dstLoc = {0, ACL_MEM_LOCATION_TYPE_DEVICE}, .srcLoc = {0, ACL_MEM_LOCATION_TYPE_HOST}};
    hold();
    CHECK_IS(aclrtMemcpyBatchAsync(to, sizes, from, sizes, 2, &attribute, indexes, 1, &failed, stream), 0);
    host[99] = 9;
    let_go();
    expect_change("first at byte 99 of 100;", 100);
}

#ifndef __SANITIZE_THREAD__ /* It tells of the mistake itself. */
/** A change while the bytes are on their way is one as well. */
static void the_end_of_the_copy_counts(void)
{
    unsigned char last = 3;
    set_up(MIB);
    CHECK_IS(aclsimSetTransfer(MIB, 0), 0);
    queue(MIB);
    /* The last byte is there a second before the transfer is said to be over. */
    while (last == 3) {
        CHECK_IS(aclrtMemcpy(&last, 1, device + MIB - 1, 1, ACL_MEMCPY_DEVICE_TO_HOST), 0);
    }
    host[0] = 9;
    let_go();
    expect_change("first in the 256 bytes from byte 0 of 1048576 on;", MIB);
}
#endif

int main(void)
{
    ISOLATE(the_first_byte_that_changed_is_told_up_to_a_size);
    ISOLATE(a_large_source_is_looked_at_in_pieces);
    ISOLATE(rows_are_looked_at_and_what_lies_between_them_is_not);
    ISOLATE(registered_memory_is_pinned_too);
    ISOLATE(nothing_is_said_when_nothing_changed_or_nobody_asked);
    ISOLATE(what_streams_write_is_no_mistake);
    ISOLATE(behind_a_wait_for_the_program_it_may_still_write);
    ISOLATE(behind_a_wait_for_another_stream_it_may_not);
    ISOLATE(the_copies_of_a_batch_are_watched);
#ifndef __SANITIZE_THREAD__
    ISOLATE(the_end_of_the_copy_counts);
#endif
    return 0;
}
